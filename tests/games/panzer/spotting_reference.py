"""Spotting a second time, from the rules alone (4.1.3, 6.1.1 to 6.1.3): nothing is shared with the engine."""

from __future__ import annotations

from fractions import Fraction

from .sight_reference import Hex, centre

#: Rows +2 to -5 of the table for vehicles, large and small targets.
RANGES = {
    "V": (40, 30, 20, 10, 7, 5, 3, 1),
    "L": (30, 22, 15, 7, 5, 3, 2, 1),
    "S": (20, 15, 10, 5, 3, 2, 1, 1),
}
#: The neighbour that each facing points at, north first and clockwise.
FACINGS = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))


def reach(size: str, cover: str, marker: str, *, target_fc: bool, spotter_fc: bool, suppressed: bool) -> int:
    """How far away a target is spotted."""
    row = {"none": 0, "light": -1, "medium": -2, "heavy": -3}[cover]
    row += {"": 0, "move": 2, "fire": 3, "small arms": 1}[marker]
    row -= 2 * target_fc + 4 * spotter_fc + 2 * suppressed
    return RANGES[size][2 - max(-5, min(2, row))]


def in_front(a: Hex, facing: int, b: Hex) -> bool:
    """Whether b is within 30 degrees of the facing, by the cosine: its square is at least three quarters."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    x, y, fx, fy = bx - ax, by - ay, *FACINGS[facing]
    dot = x * fx + 3 * y * fy  # the axes of the grid are to each other as 1 to the root of 3
    lengths = (x * x + 3 * y * y) * (fx * fx + 3 * fy * fy)
    return dot > 0 and Fraction(dot * dot, lengths) >= Fraction(3, 4)
