"""Light connections to a server: thousands fit into one process, so what is measured is the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

Json: TypeAlias = Any


class Gone(ConnectionError):
    """The server closed the connection before it had answered: nobody knows whether it did what was asked."""


class Answer(Struct, frozen=True):
    status: int
    body: bytes
    cookies: dict[str, str]

    def good(self) -> Json:
        """The answer's JSON; a refusal is an error."""
        if self.status >= 400:
            raise RuntimeError(f"{self.status} {self.body[:300].decode(errors='replace')}")
        return json.loads(self.body) if self.body else None


class Wire:
    """One HTTP/1.1 connection that is kept open, one request at a time."""

    def __init__(self, address: str, source: str = "") -> None:
        """`source`: the address it comes from, where several people on one machine are to be told apart."""
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.source = (source, 0) if source else None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def ask(
        self, method: str, path: str, body: Json = None, cookies: dict[str, str] | None = None
    ) -> Answer:
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: {self.host}:{self.port}",
            f"content-length: {len(content)}",
        ]
        if body is not None:
            lines.append("content-type: application/json")
        if cookies:
            lines.append("cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items()))
            lines.append(f"x-csrf-token: {cookies.get('grognard-csrf', '')}")
        async with self._turn:
            try:
                return await self._exchange("\r\n".join([*lines, "", ""]).encode() + content)
            except (OSError, EOFError, ValueError) as e:
                self.close()
                raise Gone(str(e)) from e
            except BaseException:
                self.close()  # the answer is still to come: this connection is of no more use
                raise

    async def _exchange(self, request: bytes) -> Answer:
        if self._streams is not None and self._streams[0].at_eof():
            self.close()  # servers close connections that rest
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                self.host, self.port, limit=2**25, local_addr=self.source
            )
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        cookies: dict[str, str] = {}
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                cookies[key] = rest.partition(";")[0]
        return Answer(int(head[0].split()[1]), await reader.readexactly(length), cookies)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Guest:
    """Somebody with a session; many may share a wire."""

    def __init__(self, wire: Wire, cookies: dict[str, str]) -> None:
        self.wire = wire
        self.cookies = cookies

    @classmethod
    async def arrive(cls, wire: Wire) -> Guest:
        answer = await wire.ask("GET", "/api/me")
        answer.good()
        return cls(wire, answer.cookies)

    async def get(self, path: str) -> Json:
        return (await self.wire.ask("GET", f"/api{path}", None, self.cookies)).good()

    async def ask(self, path: str, body: Json) -> Answer:
        return await self.wire.ask("POST", f"/api{path}", body, self.cookies)

    async def post(self, path: str, body: Json) -> Json:
        return (await self.ask(path, body)).good()

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())
