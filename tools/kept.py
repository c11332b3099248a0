"""What was compiled, kept by content outside the clone: a second clone compiles only what differs.

An entry is one file. Its name is the digest of everything that decides its content, and the file begins with
the digest of its content: an entry that was damaged is thrown away and made anew. Entries that were not used
for longest go first when the folder grows beyond its limit.

GROGNARD_CACHE=0         use nothing, keep nothing
GROGNARD_CACHE=folder    keep entries there instead of in ${XDG_CACHE_HOME:-~/.cache}/grognard
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import tempfile
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path

LIMIT = 1_000_000_000  # bytes of all entries together
DIGEST = 32  # bytes of a digest
LEFT_BEHIND = 3600.0  # seconds after which a half-written file has no writer any more


def folder() -> Path | None:
    """Where entries are kept; None if none are."""
    named = os.environ.get("GROGNARD_CACHE", "")
    if named == "0":
        return None
    if named:
        return Path(named).absolute()
    base = os.environ.get("XDG_CACHE_HOME", "")
    try:
        return (Path(base) if base else Path.home() / ".cache") / "grognard"
    except RuntimeError:  # nobody's home
        return None


def key_of(*parts: str | bytes) -> str:
    """The name of an entry, from everything that decides its content."""
    digest = hashlib.blake2b(digest_size=DIGEST)
    for part in parts:
        body = part.encode() if isinstance(part, str) else part
        digest.update(len(body).to_bytes(8, "big"))
        digest.update(body)
    return digest.hexdigest()


def take(key: str) -> bytes | None:
    """The content of an entry; None if there is none, or none that is whole."""
    home = folder()
    if home is None:
        return None
    path = home / key
    try:
        text = path.read_bytes()
    except OSError:
        return None
    body = text[DIGEST:]
    with contextlib.suppress(OSError):
        if text[:DIGEST] == _seal(key, body):
            os.utime(path)  # it was used
            return body
        path.unlink()
    return None


def keep(key: str, body: bytes) -> None:
    """Keep an entry. A folder that cannot be written, or a full disk, is no reason to fail."""
    home = folder()
    if home is None:
        return
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", dir=home)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_seal(key, body))
                file.write(body)
            os.replace(name, home / key)  # an entry is there whole or not at all
        except OSError:
            os.unlink(name)
            raise
        sweep(home)


def sweep(home: Path, limit: int | None = None) -> None:
    """Remove the entries that were not used for longest, until the rest is within the limit."""
    entries = []
    for path in home.iterdir():
        with contextlib.suppress(OSError):
            entry = path.stat()
            if path.name.startswith("."):
                if time.time() - entry.st_mtime > LEFT_BEHIND:
                    path.unlink()
            else:
                entries.append((entry.st_mtime, entry.st_size, path))
    entries.sort()
    excess = sum(size for _, size, _ in entries) - (LIMIT if limit is None else limit)
    for _, size, path in entries:
        if excess <= 0:
            return
        path.unlink(missing_ok=True)
        excess -= size


def _seal(key: str, body: bytes) -> bytes:
    """The digest an entry begins with."""
    return hashlib.blake2b(body, key=key.encode()[:64], digest_size=DIGEST).digest()


# -- several files in one entry --------------------------------------------------------------------------


def take_files(key: str) -> dict[str, bytes] | None:
    body = take(key)
    if body is None:
        return None
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def keep_files(key: str, files: Mapping[str, bytes]) -> None:
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    keep(key, body.getvalue())
