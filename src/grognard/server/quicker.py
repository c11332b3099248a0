"""The quicker build that is compiled while this server runs on the sources, and the change over to it.

`make play` opens the page at once and compiles beside it (`tools/play.py`). It names a note in the
environment: there it writes how far it is, and this server writes beside it that it ends to be started anew.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from grognard.core.telling.message import msg

from .wire import Quicker

VARIABLE = "GROGNARD_QUICKER"  # the path of the note
MINUTE = 60


class BuildProgress(Struct):
    """How far it is: `state` is "making", "ready" or "failed", `share` a part of 1."""

    state: str
    share: float = 0.0
    seconds: float = 0.0  # that are left, as far as can be told; 0: that cannot be told


def path() -> Path | None:
    named = os.environ.get(VARIABLE, "")
    return Path(named) if named else None


def awaited() -> bool:
    """Whether a quicker build is being made for this server."""
    note = path()
    return note is not None and note.exists()


def how_far() -> Quicker:
    """For the page. Where nothing is made, the state is ""."""
    note = path()
    progress = BuildProgress("")
    if note is not None:
        with suppress(OSError, msgspec.MsgspecError):
            progress = msgspec.json.decode(note.read_bytes(), type=BuildProgress)
    texts = {
        "making": msg(
            "server-quicker-making", percent=int(progress.share * 100), minutes=minutes(progress.seconds)
        ),
        "ready": msg("server-quicker-ready"),
        "failed": msg("server-quicker-failed"),
    }
    if progress.state not in texts:
        return Quicker()
    return Quicker(progress.state, progress.share, texts[progress.state], msg("server-quicker-restart"))


def minutes(seconds: float) -> int:
    return max(1, round(seconds / MINUTE))


def end_for(port: int) -> None:
    """Notes that the server is to be started anew, on the same port."""
    note = path()
    assert note is not None
    note.with_suffix(".again").write_text(str(port), encoding="utf-8")
