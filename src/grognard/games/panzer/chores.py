"""Questions about the whole map whose cost `grognard bench` measures."""

from __future__ import annotations

from typing import Final

from .command.available import possible_commands
from .spotting.phase import all_spotters
from .state import PanzerState

#: Who spots whom, and which commands every unit may be given.
CHORES: Final = ("spotting", "commands")


def chore(s: PanzerState, name: str) -> int:
    """Answers one of them for a position; what was found, as a number."""
    if name == "spotting":
        return sum(spotters.bit_count() for spotters in all_spotters(s))
    if name == "commands":
        return sum(possible_commands(s, u).bit_count() for u in range(s.sc.units))
    raise KeyError(name)
