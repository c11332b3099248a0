"""Compressed answers: what may be kept is packed well and once, the rest quickly."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

from litestar.types import Send

SMALLEST = 1400  # bytes; less fits into one packet anyway
KEPT_LEVEL = 9  # once, and in a thread where it takes long
QUICK_LEVEL = 1
MOST_KEPT = 200
LARGE = 128 * 1024  # bytes times level: a few milliseconds


async def compressed(body: bytes, level: int) -> bytes:
    """A large body is packed in a thread, which does not hold up the event loop."""
    if len(body) * level < LARGE:
        return gzip.compress(body, level, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, level, mtime=0)


class Packer:
    """The packed answers of one worker that have an ETag."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def pack(self, body: bytes, tag: bytes) -> bytes:
        if not tag:
            return await compressed(body, QUICK_LEVEL)
        packed = self._kept.get(tag)
        if packed is None:
            packed = self._kept[tag] = await compressed(body, KEPT_LEVEL)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return packed

    def sender(self, send: Send) -> Send:
        """Packs an answer that comes in one piece and is not packed yet."""
        start: Any = None

        async def send_packed(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                names = dict(start["headers"])
                body = message.get("body", b"")
                plain = b"content-encoding" not in names and not message.get("more_body")
                if plain and len(body) >= SMALLEST:
                    packed = await self.pack(body, names.get(b"etag", b""))
                    kept = [each for each in start["headers"] if each[0] != b"content-length"]
                    more = [(b"content-encoding", b"gzip"), (b"content-length", str(len(packed)).encode())]
                    start = {**start, "headers": [*kept, *more, (b"vary", b"accept-encoding")]}
                    message = {**message, "body": packed}
                await send(start)
                start = None
            await send(message)

        return send_packed
