"""A second account of AP fire, written from the rules alone: angles, hits, places, basic damage, bail-out."""

from __future__ import annotations

import math

Hex = tuple[int, int]  # column, row; odd columns lie half a hex lower, as in `lands`

BASE = {"P": 90, "S": 70, "M": 50, "L": 30, "E": 10}
SHARES = {"N": (0, 0), "Q": (0, 20), "R": (10, 30), "F": (20, 40)}


def centre(h: Hex) -> tuple[float, float]:
    """East and north of a flat-top hex, with sides of length 1."""
    column, row = h
    return 1.5 * column, -math.sqrt(3) * (row + (0.5 if column % 2 else 0.0))


def off_facing(target: Hex, facing: int, firer: Hex) -> float:
    """Degrees between a vehicle's front and the line to the firer; facing 0 is north, then clockwise."""
    east, north = (a - b for a, b in zip(centre(firer), centre(target), strict=True))
    bearing = math.degrees(math.atan2(east, north)) - 60 * facing
    return abs((bearing + 180) % 360 - 180)


def aspects(target: Hex, facing: int, firer: Hex, advanced: bool) -> set[str]:
    """R-08: the sectors that hold the line, both where it is their border."""
    degrees = off_facing(target, facing, firer)
    rows = [("front", 0, 30), ("front_side", 30, 90), ("rear_side", 90, 150), ("rear", 150, 180)]
    if not advanced:
        rows = [("front", 0, 90), ("rear", 90, 180)]
    return {name for name, low, high in rows if low - 1e-6 <= degrees <= high + 1e-6}


def hit_number(net: int, factor: str) -> int:
    """The rule by which the hit table was rebuilt, with its cap and its last row (R-25)."""
    row = max(-10, min(5, net))
    if row == -10:
        return {"P": 5, "S": 4, "M": 3, "L": 2, "E": 0}[factor]
    return min(98, BASE[factor] * (10 + row) // 10)


def hits(number: int, rate: str, roll: int) -> int:
    """6.5.2.1: shares of the hit number for three hits and for two."""
    if roll > number:
        return 0
    three, two = (number * share // 100 for share in SHARES[rate])
    return 3 if roll <= three else 2 if roll <= two else 1


def basic_result(difference: int, damaged: bool) -> str:
    """4.4.3.2.6."""
    if difference < 0:
        return "nothing"
    if difference <= 3:
        return "ko" if damaged else "dm"
    return "ko" if difference <= 9 else "bu"
