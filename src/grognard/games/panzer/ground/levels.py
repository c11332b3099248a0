"""PZR-4.1.4.2: height levels of units, and how many hexes an obstacle hides from somebody above it."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.box.data_files import load_tables

from .terrain import Land

#: From this many levels below the upper unit on, an obstacle hides the least there is (4.1.4.2.4).
FAR_BELOW: Final = 4


class DeadZones:
    """PZR-4.1.4.2.4: the table of dead zones."""

    def __init__(self) -> None:
        table = load_tables().spotting.dead_zones
        self.least: int = table.least
        self.divisors = [0] * (FAR_BELOW + 1)  # by levels below; 0: the least
        for row in table.row:
            self.divisors[row.row] = row.divisor

    def length(self, distance: int, below: int) -> int:
        """Hexes hidden by an obstacle `distance` hexes from the upper unit and `below` levels under it."""
        divisor = self.divisors[min(below, FAR_BELOW)]
        return max(self.least, distance // divisor) if divisor else self.least


def unit_level(land: Land, h: int, upstairs: bool = False) -> int:
    """PZR-4.1.4.2, 6.1.4.3.1: the ground of its hex, or the upper floor: one level less than the building."""
    return land.ground[h] + land.floors[h] - 1 if upstairs else land.ground[h]


def has_upper_floor(land: Land, h: int, rubble: bytes = b"") -> bool:
    """PZR-6.1.4.3.1: buildings of two floors or more have one, until they fall."""
    return land.floors[h] >= 2 and not (rubble and rubble[h])


def automatic_partial(target_level: int, firer_level: int, distance: int) -> bool:
    """PZR-6.1.4.1.3: whether fire from below finds a vehicle partially hull down by the slope alone."""
    return distance <= target_level - firer_level
