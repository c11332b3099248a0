"""What a drawing is named after: what it shows, and every file that it could depend on.

A drawing of a game of this package depends on the core, the renderer, the press and that game, with the
family packages of `grognard.games`; so a change in another game leaves it as it is. What lists all games, and
what packages of others bring, depends on everything.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

import grognard
from grognard.core.referee.finding import game_names, own_names, sources_elsewhere

PACKAGE = Path(grognard.__file__).parent
PRINTS = PACKAGE / "server" / "prints"  # what was drawn when the package was built
SUFFIXES = (".py", ".toml", ".csv", ".ftl", ".md")
PARTS = ("*.py", "core/**/*", "bots/**/*", "render/**/*")
PARTS_OF_SERVER = ("server/press/*.py", "server/wire.py", "server/texts/**/*")


def name_of(kind: str, args: tuple[object, ...]) -> str:
    """The name of what the function `kind` of `draw` makes of these arguments."""
    editions = read()
    game = str(args[1 if kind == "texts" else 0]) if args else ""
    key = editions[game if game in own_names() else ""]
    return blake2b(msgspec.json.encode((kind, args)), key=key, digest_size=16).hexdigest()


def known() -> bool:
    """Whether the files have been read: the first time takes a while."""
    return read.cache_info().currsize > 0


@cache
def read() -> dict[str, bytes]:
    """The editions: of each game of this package by its name, of everything by ""."""
    common = _digest([path for part in (*PARTS, *PARTS_OF_SERVER) for path in PACKAGE.glob(part)])
    folders = sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir())
    by_folder = {path.name: _digest(path.rglob("*")) for path in folders}
    families = [by_folder[name] for name in by_folder if name not in own_names()]
    elsewhere = [_digest(path.rglob("*") if path.is_dir() else [path]) for path in sources_elsewhere()]
    everything = [" ".join(game_names()).encode(), common, *by_folder.values(), *elsewhere]
    editions = {game: _joined([common, *families, by_folder[game]]) for game in own_names()}
    return {**editions, "": _joined(everything)}


def _digest(files: Iterable[Path]) -> bytes:
    """Of the contents of those files that decide anything, in the order of their names."""
    digest = blake2b(digest_size=16)
    for file in sorted(files):
        if file.suffix in SUFFIXES:
            digest.update(file.read_bytes())
    return digest.digest()


def _joined(parts: list[bytes]) -> bytes:
    return blake2b(b"".join(parts), digest_size=16).digest()


# -- what was printed --------------------------------------------------------------------------------------


def printed(name: str) -> bytes | None:
    """What was drawn when the package was built; None: it was not, or from other files."""
    try:
        return zlib.decompress((PRINTS / name).read_bytes())
    except (OSError, zlib.error):
        return None
