"""The files of the built page, in memory, compressed where the build has compressed them."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from msgspec import Struct

from .library import etag

ROUTES_OF_PAGE = re.compile(
    r"/|/(g|i|r|w|replay|rules|workshop|cards)/[^/]+|/(gallery|account|replays|rules|workshop|cards)"
)
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class PageFile(Struct, frozen=True):
    media: str
    tag: str
    bodies: dict[str, bytes]  # by encoding, "" plain


class Page:
    """All files of the page in memory; they are few and small."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, PageFile] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = "/" + path.relative_to(folder).as_posix()
                if path.is_file() and path.suffix not in (".br", ".gz") and "/." not in name:
                    self.files[name] = _read(path)  # what begins with a dot is the build's own

    def find(self, path: str) -> tuple[PageFile | None, int]:
        """A file and the status to send it with: other addresses get the page, which says so."""
        if path in self.files and path != "/index.html":
            return self.files[path], 200
        looks_like_a_file = "." in path.rpartition("/")[2]
        index = None if looks_like_a_file else self.files.get("/index.html")
        return index, 200 if ROUTES_OF_PAGE.fullmatch(path) else 404


def _read(path: Path) -> PageFile:
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for name, suffix in ENCODINGS:
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[name] = beside.read_bytes()
    return PageFile(media, etag(body), bodies)
