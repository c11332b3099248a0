"""PZR-3.7, 4.5.1.1.1, 6.6.2: how many points a unit has for its move, and what a hit leaves of them."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.box.data_files import load_tables

# What shortens a move, as bits.
SHORT: Final = 1  # SHORT HALT
HURT: Final = 2  # DMGD
SHAKEN: Final = 4  # suppressed (PZR-6.6.2)

#: The rows of the table by these bits.
STATES: Final = (
    "move",
    "short_halt",
    "damaged_move",
    "damaged_short_halt",
    "suppressed_move",
    "suppressed_short_halt",
    "suppressed_damaged_move",
    "suppressed_damaged_short_halt",
)


class Fractions:
    """The table of fractions, ready to be asked."""

    def __init__(self) -> None:
        table = load_tables().movement.fractions
        shares = {row.id: row.fraction for row in table.row}
        self.least: int = table.least
        #: By the bits above: what an allowance is divided by.
        self.divisors = [_divisor(shares[name]) for name in STATES]
        #: What a vehicle pays for mounting and dismounting in one hex (PZR-6.6.7.1.1), as a divisor.
        self.mounting = _divisor(table.mounting)

    def allowance(self, points: int, state: int) -> int:
        """A whole move: round down, never below 1 (PZR-3.7); who has no points at all has none."""
        if points <= 0:
            return 0
        return max(self.least, points // self.divisors[state])


def _divisor(fraction: str) -> int:
    return int(fraction.partition("/")[2] or "1")


def after_harm(limit: int, spent: int) -> int:
    """PZR-6.6.2: damaged or suppressed on its way, a unit has half of what is left (R-32, R2-24).

    The least of 1 is for the allowance of a whole move: one point left becomes none.
    """
    return spent + max(0, limit - spent) // 2


def way_limit(road: int, trail: int, roads: int, trails: int) -> int:
    """PZR-4.5.1.1.5, R-38: the rate of the more numerous kind of hex entered so far, a tie being road."""
    return road if roads >= trails else trail
