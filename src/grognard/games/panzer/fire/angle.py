"""PZR-4.4.3.2.4, PZR-6.5.2.2, R-08: the angle at which a shot meets a vehicle."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import FRONT180, REAR180, sector_mask
from grognard.games.panzer.cards.armour import FRONT, FRONT_SIDE, REAR, REAR_SIDE
from grognard.games.panzer.spotting.arcs import in_arc

#: Aspects by sector, clockwise from the front: right and left are alike on the cards.
BY_SECTOR: Final = (FRONT, FRONT_SIDE, REAR_SIDE, REAR, REAR_SIDE, FRONT_SIDE)


def angles(board: Board, target: int, facing: int, firer: int, advanced: bool) -> list[int]:
    """The aspects that a shot from one hex at a vehicle in another may meet, front first.

    Two where the line is their border: then the vehicle's owner chooses. The hexes must differ: for fire
    within one hex give the hex from which the vehicle came (`came_from`).
    """
    if not advanced:
        halves = ((FRONT, FRONT180), (REAR, REAR180))
        return [aspect for aspect, half in halves if in_arc(board, target, facing, firer, half)]
    x, y = board.x[firer] - board.x[target], board.y[firer] - board.y[target]
    mask = sector_mask(board.orientation, x, y, facing)
    aspects = {BY_SECTOR[sector] for sector in range(6) if mask >> sector & 1}
    return sorted(aspects)


def stands_for(target: int, firer: int, came_from: int) -> int:
    """The hex in which a target counts as standing where directions are asked.

    A vehicle that drives through the hex of its enemy is shot at from no direction. It is taken to be still
    where it came from, so that arc, traverse and angle follow from the hexside it entered by (R-55).
    """
    return came_from if target == firer and came_from >= 0 else target
