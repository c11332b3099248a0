"""Jobs for the tests of crews; this module imports little, so that a process that needs it starts quickly."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from grognard.server.faults import not_found

MEGABYTE = 1024 * 1024


def pid() -> int:
    return os.getpid()


def nap(seconds: float, mark: str = "") -> int:
    if mark:
        Path(mark).write_text(str(os.getpid()))
    time.sleep(seconds)
    return os.getpid()


def refuse() -> None:
    raise not_found()


def fail() -> None:
    raise IndexError("a mistake")


def crash(mark: str) -> str:
    """Dies at the first try."""
    if not Path(mark).exists():
        Path(mark).write_text("")
        os.kill(os.getpid(), signal.SIGSEGV)
    return "at last"


def crash_always() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def hoard(megabytes: int) -> int:
    return len(bytearray(megabytes * MEGABYTE))


_kept: list[bytearray] = []


def keep(megabytes: int) -> int:
    _kept.append(bytearray(megabytes * MEGABYTE))
    return os.getpid()


def niceness() -> int:
    return os.nice(0)
