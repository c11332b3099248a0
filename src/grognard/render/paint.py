"""Colours of a terminal, or none: ANSI codes only where they will be understood."""

from __future__ import annotations

import os
import re
from typing import TextIO

_CODES = re.compile("\x1b\\[[0-9;]*[A-Za-z]")
CLEAR = "\x1b[2J\x1b[H"
FORGET = "\x1b[2J\x1b[3J\x1b[H"  # also clears what has scrolled away


def colours_wanted(stream: TextIO) -> bool:
    """Whether to paint on this stream: a terminal, and NO_COLOR is not set."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


class Paint:
    """Puts text into colours of the 256-colour table; without colours it gives the text back."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(
        self,
        text: str,
        ink: int | None = None,
        ground: int | None = None,
        bold: bool = False,
        faint: bool = False,
        line: bool = False,
    ) -> str:
        if not self.on or not text:
            return text
        codes = ["1"] * bold + ["2"] * faint + ["4"] * line
        codes += [] if ink is None else [f"38;5;{ink}"]
        codes += [] if ground is None else [f"48;5;{ground}"]
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text


def plain(text: str) -> str:
    """The text without its colours."""
    return _CODES.sub("", text)


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(plain(text))


def pad(text: str, columns: int) -> str:
    """The text filled up with spaces to that many columns."""
    return text + " " * (columns - width(text))
