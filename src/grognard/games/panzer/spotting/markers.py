"""PZR-3.4, 4.1.5, 5.7, 6.1.3, R-03: SPOT markers: what sets them, replaces them and takes them away."""

from __future__ import annotations

from typing import Final

UNMARKED: Final = 0
MOVED: Final = 1
FIRED: Final = 2
FIRED_SMALL_ARMS: Final = 3


def after_move(marker: int) -> int:
    """The newer act replaces the marker, so a short halt ends as SPOT/MOVE. Dismounting is moving (6.1.3)."""
    return MOVED


def after_fire(marker: int, small_arms_only: bool) -> int:
    """Small arms alone are harder to spot, unless the marker still tells of another weapon (6.1.3)."""
    if not small_arms_only or marker == FIRED:
        return FIRED
    return FIRED_SMALL_ARMS


def after_spotting(marker: int, spotted: bool) -> int:
    """PZR-4.1.5: at the end of the Spotting Phase a unit that no enemy spots loses its marker."""
    return marker if spotted else UNMARKED
