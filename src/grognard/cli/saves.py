"""Where games are saved automatically: the user's data folder, one file per game, the newest is the last."""

from __future__ import annotations

import os
import time
from pathlib import Path

from grognard.core.telling.message import msg

from .common import Complaint

SUFFIX = ".record"


def folder() -> Path:
    """`grognard/games` in the user's data folder (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "grognard" / "games"


def new_file(game: str, scenario: str) -> Path:
    """A file for a new game, named after it and the time it began."""
    name = scenario.split(":")[1] if scenario.startswith("own:") else scenario
    stem = f"{game}-{name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def last_file() -> Path | None:
    """The game saved last, or None."""
    files = list(folder().glob("*" + SUFFIX))
    return max(files, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def file_to_resume(given: str) -> Path:
    """The file named, or the last autosave."""
    if given:
        return Path(given)
    path = last_file()
    if path is None:
        raise Complaint(msg("cli-no-save", folder=str(folder())))
    return path


def shown(path: Path) -> str:
    """A path as short as it can be typed."""
    try:
        return "~/" + path.resolve().relative_to(Path.home()).as_posix()
    except ValueError:
        return str(path)
