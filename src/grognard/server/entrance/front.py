"""The front: what happens to every request before and after anything else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..metrics import REQUEST_SECONDS, REQUESTS
from ..problems import fault
from .pack import Packer
from .proxies import Proxies
from .refusals import Refusals

log = logging.getLogger("grognard.requests")

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PACKED = ("/api/", "/schema/")  # the page's files are packed when it is built
BODY_SECONDS = 20
TOO_MANY = 429
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
STRICT = (b"strict-transport-security", b"max-age=31536000")


class Front:
    """Security headers, a number for the request, its line in the log and its place in the figures."""

    def __init__(self, app: ASGIApp, https: bool, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies
        self.https = https
        self.packer = Packer()
        self.refusals = Refusals()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            self.proxies.put_right(scope)
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        id = secrets.token_hex(6)
        status = 500

        async def send_marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY:
                    await self.refusals.in_turn(_address(scope), receive)
                headers = list(message.get("headers", []))
                there = {name for name, _ in headers}
                headers += [(name, value) for name, value in HEADERS if name not in there]
                headers.append((b"x-request-id", id.encode()))
                if scope["path"].startswith("/api/") and b"cache-control" not in there:
                    headers.append((b"cache-control", b"no-store"))
                if self.https:
                    headers.append(STRICT)
                message["headers"] = headers
            await send(message)

        scope.setdefault("state", {})
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        packing = b"gzip" in accepted and scope["path"].startswith(PACKED)
        try:
            sender = self.packer.sender(send_marked) if packing else send_marked
            await self.app(scope, in_time(receive), sender)
        finally:
            self._note(scope, id, status, time.perf_counter() - begun)

    def _note(self, scope: Any, id: str, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "")
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(method, route, str(status)).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        facts = {
            "request": id,
            "method": method,
            "route": route,
            "path": _without_tokens(scope["path"]),
            "status": status,
            "ms": round(seconds * 1000, 1),
            "person": scope["state"].get("person", ""),
            "game": scope.get("path_params", {}).get("game_id", ""),
            "address": _address(scope),
        }
        level = logging.ERROR if status >= 500 else logging.INFO
        log.log(level, "request", extra=facts)


def in_time(receive: Receive) -> Receive:
    """A body must arrive while a route waits for it; after that only a disconnect is listened for."""
    end = asyncio.get_running_loop().time() + BODY_SECONDS
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message: Any = await receive()
        except TimeoutError:
            raise fault(408, "bad-request", "too-slow") from None
        whole = not message.get("more_body", False)
        return message

    return receive_in_time


def _address(scope: Any) -> str:
    """Where a request comes from, "" if it is not known."""
    return str((scope.get("client") or ("",))[0])


def _without_tokens(path: str) -> str:
    """A path as it may be logged: the links of invitations and replays give access, so they are left out."""
    parts = path.split("/")
    for at, word in enumerate(parts[:-1]):
        if word in ("invitations", "shared", "i", "r"):
            parts[at + 1] = "..."
    return "/".join(parts)
