# mypyc: interpreted
"""Entry areas on the table (H44-19, S42-22).

An area is a cell just off the map beside the middle of the hexes it opens on, so that its units can be seen
and pointed at like others.
"""

from __future__ import annotations

from math import dist

from grognard.core.telling.table import Cell

from ..box.mapping import Point, centre
from ..scenario import ZocScenario

_CLEAR = 1.5  # sides: an area's cell keeps so far from letters


def within(spots: list[Point], at: Point, reach: float) -> bool:
    """Whether a point is nearer than that to one of some spots."""
    return any(dist(spot, at) < reach for spot in spots)


def area_cells(sc: ZocScenario, written: list[Point]) -> list[Cell]:
    """The entry areas of the scenario, clear of what is written beside the map if they can."""
    cells: list[Cell] = []
    taken: set[Point] = set()
    for letter, gates in zip(sc.board.areas, sc.gates, strict=True):
        free = [at for at in _outside(sc, gates) if at not in taken]
        clear = [at for at in free if not within(written, at, _CLEAR)]
        if free:
            spot = (clear or free)[0]
            taken.add(spot)
            cells.append(Cell(f"@{letter}", *spot, "entry-area"))
    return cells


def _outside(sc: ZocScenario, gates: list[int]) -> list[Point]:
    """The cells off the map beside the hexes of an area, those of the middle ones first."""
    points: list[Point] = []
    middle = (len(gates) - 1) / 2
    for _, h in sorted((abs(at - middle), h) for at, h in enumerate(gates)):
        for cell in sc.neighbour[6 * h : 6 * h + 6]:
            if cell >= sc.n or (cell >= 0 and not sc.in_play[cell]):
                x, y = centre(sc.board, cell)
                points.append((round(x, 4), round(y, 4)))
    return points
