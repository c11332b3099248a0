"""Questions about the whole map whose cost `grognard bench` measures."""

from __future__ import annotations

from typing import Final

from .command.available import possible_commands
from .spotting.looking import spotters_of
from .state import PanzerState

#: Who spots whom, and which commands every unit may be given.
CHORES: Final = ("spotting", "commands")


def chore(s: PanzerState, name: str) -> int:
    """Answers one of them for a position; what was found, as a number."""
    total = 0
    for u in range(s.sc.units):
        if name == "spotting":
            total += spotters_of(s, u).bit_count()
        elif name == "commands":
            total += possible_commands(s, u).bit_count()
        else:
            raise KeyError(name)
    return total
