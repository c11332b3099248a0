"""Chapter 24: victory points, and who has won."""

from __future__ import annotations

from . import supply
from .scenario import AXIS, SOVIET
from .state import StalingradState


def points(s: StalingradState) -> int:
    """What the Axis has now: hexes it controls and can supply, less what the Soviets hold behind the front of
    28 June (S42-24.1.1, 24.1.4).
    """
    sc = s.sc
    lines = supply.lines(s, AXIS)
    total = 0
    for row, h in enumerate(sc.control_hexes):
        if s.control[row] == AXIS and sc.points[h] and not sc.temporary[h] and lines.reaches(h):
            total += sc.points[h]
        if s.holder[h] == SOVIET:
            total += sc.points_if_soviet[h]
    for area, row in enumerate(sc.exit_row):
        counted = row >= 0 and row not in sc.exit_row[:area]
        if counted and s.exited[row] >= sc.exit_steps[row] and is_followed(s, row):
            total += sc.exit_points[row]
    return total


def is_followed(s: StalingradState, row: int) -> bool:
    """Whether a supply line of the Axis leads to one of the areas by which units left (S42-C1.3)."""
    lines = supply.lines(s, AXIS)
    gates = [h for area, each in enumerate(s.sc.exit_row) if each == row for h in s.sc.gates[area]]
    return any(lines.reaches(h) for h in gates)


def check_victory(s: StalingradState) -> None:
    """The victory phase (S42-3.D): automatic victory, or the count after the last turn."""
    sc = s.sc
    won = points(s) >= sc.victory_points
    if s.turn >= sc.last_turn:
        s.finish(1 << (AXIS if won else SOVIET))
    elif won and sc.victory_any_turn:
        s.finish(1 << AXIS)
    elif sc.has_benchmarks:
        margin = points(s) - sc.benchmark[s.turn]
        if abs(margin) >= sc.figures["points.margin"]:
            s.finish(1 << (AXIS if margin > 0 else SOVIET))
