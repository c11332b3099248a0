"""PZR-4.4.3.1, 5.1, 5.2, 6.5.2.2: arcs of fire and sight, and the angle at which fire meets a unit (R-08)."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import (
    ALL_ROUND,
    FRONT60,
    FRONT180,
    REAR60,
    REAR180,
    arc_mask,
    sector_mask,
)

#: Hit angles by sector, clockwise from the front (6.5.2.2).
ANGLES: Final = ("front", "front_side", "rear_side", "rear", "rear_side", "front_side")


def firing_arc(turret: int, rear_gun: bool = False) -> int:
    """Turrets (1 to 3: PZR-4.4.3.1.1) and open mounts (360: PZR-4.4.3.1.2) fire all round.

    Fixed guns (0: PZR-4.4.3.1.3) fire within 60 degrees of one end, the front (PZR-4.4.3.1.4) or the rear
    (PZR-4.4.3.1.5).
    """
    if turret > 0:
        return ALL_ROUND
    return REAR60 if rear_gun else FRONT60


def spotting_arc(suppressed: bool, rear_gun: bool = False) -> int:
    """PZR-4.1.2, 6.1.2, 6.1.3.1: all round; suppressed, 60 degrees to the front, or the rear with its gun."""
    if not suppressed:
        return ALL_ROUND
    return REAR60 if rear_gun else FRONT60


def in_arc(board: Board, a: int, facing: int, b: int, arc: int) -> bool:
    """Whether b is in this arc of a unit in a; a hex on a ray is inside, the unit's own hex always is."""
    x, y = board.x[b] - board.x[a], board.y[b] - board.y[a]
    return bool(arc_mask(board.orientation, x, y, arc) >> facing & 1)


def hit_angles(board: Board, target: int, facing: int, firer: int) -> list[str]:
    """PZR-6.5.2.2: the angle of fire at a unit; two where the line is their border, its owner choosing."""
    x, y = board.x[firer] - board.x[target], board.y[firer] - board.y[target]
    mask = sector_mask(board.orientation, x, y, facing)
    angles: list[str] = []
    for sector, name in enumerate(ANGLES):
        if mask >> sector & 1 and name not in angles:
            angles.append(name)
    return angles


def basic_angles(board: Board, target: int, facing: int, firer: int) -> list[str]:
    """PZR-4.4.3.2.4: front or rear half; both where the line divides them, its owner choosing."""
    angles: list[str] = []
    for name, half in (("front", FRONT180), ("rear", REAR180)):
        if in_arc(board, target, facing, firer, half):
            angles.append(name)
    return angles
