"""Compressed answers: what may be kept is packed well and once, the rest quickly."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Any

from litestar.types import Send

SMALLEST = 1400  # bytes; less fits into one packet anyway
KEPT_LEVEL = 6
QUICK_LEVEL = 1
MOST_KEPT = 200


class Packer:
    """The packed answers of one worker that have an ETag."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def pack(self, body: bytes, tag: bytes) -> bytes:
        if not tag:
            return gzip.compress(body, QUICK_LEVEL, mtime=0)
        if tag not in self._kept:
            self._kept[tag] = gzip.compress(body, KEPT_LEVEL, mtime=0)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[tag]

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
                    packed = self.pack(body, names.get(b"etag", b""))
                    kept = [each for each in start["headers"] if each[0] != b"content-length"]
                    more = [(b"content-encoding", b"gzip"), (b"content-length", str(len(packed)).encode())]
                    start = {**start, "headers": [*kept, *more, (b"vary", b"accept-encoding")]}
                    message = {**message, "body": packed}
                await send(start)
                start = None
            await send(message)

        return send_packed
