"""PZR-4.1.4.1.5, 4.1.4.1.10, 6.1.4.3.2: crests, hedges and walls that a line meets."""

from __future__ import annotations

from grognard.core.geometry.grid import ALONG, CROSSES
from grognard.core.geometry.sight import line_sides
from grognard.games.panzer.box.board_files import CREST, HEDGE, SIDE_BITS, WALL
from grognard.games.panzer.box.data_files import load_tables

from .terrain import Land


def side_heights() -> list[int]:
    """Height of the hexsides that block by themselves, by feature bits: the highest of them."""
    heights = [0] * (2 * max(SIDE_BITS.values()))
    for row in load_tables().hexsides.hexsides.row:
        if row.blocks:
            for bits in range(len(heights)):
                if bits & SIDE_BITS[row.id]:
                    heights[bits] = max(heights[bits], row.height)
    return heights


def met(land: Land, a: int, b: int, features: int) -> list[int]:
    """The hexsides with one of these features that the line crosses or runs along, in order from a.

    Those on the edge of the two hexes themselves count; one that the line only touches at its end does not
    (R-31).
    """
    sides: list[int] = []
    pairs = line_sides(land.board, a, b)
    for i in range(0, len(pairs), 2):
        if pairs[i + 1] in (CROSSES, ALONG) and land.board.side_feature[pairs[i]] & features:
            sides.append(pairs[i])
    return sides


def blocking(land: Land, a: int, b: int) -> list[int]:
    """The crests and hedges on the line; slopes and cliffs are part of their hills (R-22)."""
    return met(land, a, b, CREST | HEDGE) if land.blocking_sides else []


def over_wall(land: Land, a: int, b: int) -> bool:
    """PZR-6.1.4.3.2: whether the line crosses a wall or runs along one, wherever that wall is (R-13)."""
    return bool(met(land, a, b, WALL))


def side_cells(land: Land, side: int) -> list[int]:
    """The hexes of the map on both sides of a hexside."""
    cells = (side // 6, land.board.neighbour[side])
    return [cell for cell in cells if 0 <= cell < land.board.n]


def side_level(land: Land, side: int, heights: list[int]) -> int:
    """R-31: the higher of the two grounds, and the crest or hedge on it."""
    ground = max(land.ground[cell] for cell in side_cells(land, side))
    return ground + heights[land.board.side_feature[side]]
