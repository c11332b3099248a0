# mypyc: interpreted
"""The map of a scenario (H44-2.2.2): the part that is played on, a margin around it, and the entry areas."""

from __future__ import annotations

from itertools import pairwise

from grognard.core.telling.table import Cell, Edge, Label, Way
from grognard.games.zocbond.box.mapping import Point, centre
from grognard.games.zocbond.show.area_cells import area_cells, within

from ..box.data_files import load_scenario
from ..box.map_files import load_map
from ..scenario import HollandScenario
from . import chart

_NEAR = 1.75  # sides: how far from a centre its hex and its neighbours' nearest points are
_LABEL = 2.6  # a name that far from every hex shown belongs to somewhere else


def map_parts(sc: HollandScenario) -> tuple[list[Cell], list[Edge], list[Way], list[Label]]:
    """Cells, hexsides, ways and names of what is shown."""
    printed = load_map()
    victory = {hex for award in load_scenario(sc.name).victory.awards for hex in award.hexes}
    cells = chart.cells(printed, sc.board, victory)
    edges = chart.edges(printed, sc.board)
    ways = chart.ways(printed, sc.board)
    labels = chart.labels(printed, sc.board)
    shown = hexes_shown(sc)
    if len(shown) < sc.n:
        names = {sc.board.name(h) for h in shown}
        spots = [centre(sc.board, h) for h in sorted(shown)]
        cells = [_margin(sc, cell) for cell in cells if cell.name in names]
        edges = [edge for edge in edges if edge.a in names or edge.b in names]
        ways = [part for way in ways for part in _parts(way, spots)]
        labels = [label for label in labels if within(spots, (label.x, label.y), _LABEL)]
    areas = area_cells(sc, [(label.x, label.y) for label in labels if label.kind.startswith("entry")])
    taken = {(cell.x, cell.y) for cell in areas}
    return [cell for cell in cells if (cell.x, cell.y) not in taken] + areas, edges, ways, labels


def hexes_shown(sc: HollandScenario) -> set[int]:
    """What is played on, and the hexes around it."""
    hexes = {h for h in range(sc.n) if sc.in_play[h]}
    for h in list(hexes):
        hexes.update(at for at in sc.neighbour[6 * h : 6 * h + 6] if 0 <= at < sc.n)
    return hexes


def _margin(sc: HollandScenario, cell: Cell) -> Cell:
    """A hex out of play is drawn as such; what is on it plays no part."""
    if sc.in_play[sc.board.hex(cell.name)]:
        return cell
    return Cell(cell.name, cell.x, cell.y, "out-of-play")


def _parts(way: Way, spots: list[Point]) -> list[Way]:
    """The stretches of a way that are shown."""
    parts: list[Way] = []
    points: list[Point] = []
    for a, b in pairwise(way.points):
        if within(spots, a, _NEAR / 4) and within(spots, b, _NEAR):
            points = [*(points or [a]), b]
        elif within(spots, b, _NEAR / 4):
            points = [a, b] if not points else [*points, b]
        elif points:
            parts.append(Way(way.kind, points))
            points = []
    return [*parts, Way(way.kind, points)] if points else parts
