"""Range factors and what a gun pierces at a range (PZR-3.5.2, 4.4.3.2.1, 4.4.3.2.5)."""

from collections.abc import Sequence
from typing import Final

from grognard.games.panzer.box.card_types import Gun

OUT_OF_RANGE: Final = -1


def range_factor(ranges: Sequence[int], hexes: int) -> int:
    """The first column P S M L E, as 0 to 4, that reaches so far; OUT_OF_RANGE beyond the last."""
    for column, farthest in enumerate(ranges):
        if hexes <= farthest:
            return column
    return OUT_OF_RANGE


def penetration(gun: Gun, hexes: int, special: bool = False) -> int:
    """What AP ammunition pierces at a range, basic or special; -1 if it does not reach or there is none."""
    ranges = gun.special_r if special else gun.ap_r
    figures = gun.special_p if special else gun.ap_p
    column = range_factor(ranges, hexes)
    return figures[column] if column >= 0 else -1
