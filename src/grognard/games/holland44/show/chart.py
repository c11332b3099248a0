# mypyc: interpreted
"""The printed map (H44-2) as `core.telling.table` shows it: cells, hexsides, ways, names.

Lengths are in sides of a hex, y grows southward; what is drawn how is `grognard.render.svg.kinds`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import dist
from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.telling.message import Message
from grognard.core.telling.table import Cell, Edge, Label, Way
from grognard.games.zocbond.box.mapping import Point, Spot, centre, ends_of, plane
from grognard.games.zocbond.show.chart import centre_of, edge, label, middle, point, side_edge
from grognard.games.zocbond.show.names import on_map

from ..box.map_files import MAJOR
from ..box.map_types import Boundary, Bridge, EntryArea, MapFile

#: Ids for `Table.terrains` in the order of a legend: ground, hexsides, crossings, ways.
TERRAINS: Final = (
    *("clear", "woods", "polder", "polder_woods", "marsh", "village", "town", "city"),
    *("major_river", "canal", "minor_river"),
    *("bridge", "bridge_gold", "rail_bridge", "ferry"),
    *("highway", "road", "railway"),
)

_WATERS: Final = {"major": "major_river", "canal": "canal", "minor": "minor_river"}
_STATES: Final = {"MINED": "bridge_mined", "BLOWN": "bridge_blown", "SAFE": "bridge_safe", "OPEN": "bridge"}
_LETTERS: Final = 1.3  # of the large type to a hexside, at most
_APART: Final = 26  # hexsides from one name of a river to its next
_OUT_X: Final = 1.44  # sides from the outermost centres to the letters of areas
_OUT_Y: Final = 1.55


def cells(map_file: MapFile, board: Board, victory: Collection[str] = ()) -> list[Cell]:
    """All hexes; what lies on their ground are features, and whether they count for victory."""
    hex_cells = []
    for h in range(board.n):
        row = map_file.hexes[board.name(h)]
        features = ["village"] if row.village else []
        if row.heath:
            features.append("heath")
        if board.name(h) in victory:
            features.append("victory")
        x, y = point(centre(board, h))
        hex_cells.append(Cell(board.name(h), x, y, row.terrain, features=features))
    return hex_cells


def edges(map_file: MapFile, board: Board, states: Mapping[str, str] | None = None) -> list[Edge]:
    """Waters, bridges, ferries, boundaries, and the edge of the map by who enters there.

    `states` are those of bridges, by hexside; without them all are drawn alike, for markers to lie on.
    """
    hexsides = []
    for water in map_file.waterways:
        hexsides += [edge(board, _WATERS[water.kind], text) for text in water.hexsides]
    for bridge in map_file.bridges:
        hexsides.append(edge(board, _bridge(bridge, states or {}), bridge.hexside))
    hexsides += [edge(board, "ferry", ferry.hexside) for ferry in map_file.ferries]
    for boundary in map_file.boundaries:
        hexsides += [edge(board, "boundary", text) for text in boundary.hexsides]
    for area in map_file.areas:
        hexsides += _strip(board, area)
    return [*hexsides, *_forks(map_file, board)]


def _forks(map_file: MapFile, board: Board) -> list[Edge]:
    """Where two rivers part at the edge of the map: a stretch of the one they come from, off the map."""
    ends: dict[Spot, int] = {}
    for water in map_file.waterways:
        if water.kind == "major":
            for text in (water.hexsides[0], water.hexsides[-1]):
                for spot in ends_of(board, *divmod(board.side(text), 6)):
                    ends[spot] = ends.get(spot, 0) + 1
    hexsides = []
    for cell in range(board.n, board.size):
        for d in range(6):
            a, b = ends_of(board, cell, d)
            other = board.neighbour[6 * cell + d]
            if other > cell and 2 in (ends.get(a), ends.get(b)):
                (x1, y1), (x2, y2) = (point(plane(board.orientation, spot)) for spot in (a, b))
                hexsides.append(Edge("major_river", "", "", (x1, y1, x2, y2)))
    return hexsides


def _bridge(bridge: Bridge, states: Mapping[str, str]) -> str:
    if bridge.kind == "rail":
        return "rail_bridge"
    if bridge.never_blown:
        return "bridge_gold"
    return _STATES[states.get(bridge.hexside, "OPEN")]


def _strip(board: Board, area: EntryArea) -> list[Edge]:
    """The hexsides over which an area opens on the map: not where a major river runs along the edge."""
    hexsides = []
    for name in area.hexes:
        h = board.hex(name)
        for d in range(6):
            off = board.neighbour[6 * h + d] >= board.n
            if off and not board.side_feature[6 * h + d] & MAJOR and name not in area.ferry_only:
                hexsides.append(side_edge(board, f"entry-{_colour(area)}", h, d))
    return hexsides


def _colour(area: EntryArea) -> str:
    """Side a is the Germans', c the Allies', ac first one and then the other."""
    if area.side == "allied":
        return "c"
    return "ac" if area.allied_from else "a"


def ways(map_file: MapFile, board: Board) -> list[Way]:
    """Roads and railways, to the middle of the edge where they leave the map."""
    lines: list[tuple[str, tuple[str, ...], tuple[str, ...]]]
    lines = [(road.kind, road.hexes, road.exits) for road in map_file.roads]
    lines += [("railway", railway.hexes, railway.exits) for railway in map_file.railways]
    routes = []
    for kind, hexes, exits in lines:
        points = [point(centre_of(board, name)) for name in hexes]
        for text in exits:
            end = middle(board, text)
            if board.name(board.side(text) // 6) == hexes[0]:
                points.insert(0, end)
            else:
                points.append(end)
        routes.append(Way(kind, points))
    return routes


# -- names ---------------------------------------------------------------------------------------------------


def labels(map_file: MapFile, board: Board) -> list[Label]:
    """Every name on the map."""
    names = [*_places(map_file, board), *_rivers(map_file, board), *_areas(map_file, board)]
    for land in map_file.lands:
        names.append(label(_said("land", land.name), "region", centre_of(board, land.hex)))
    for boundary in map_file.boundaries:
        names += _zones(board, boundary)
    for drop in map_file.drops:
        names.append(label(drop.code, "drop", centre_of(board, drop.hex)))
    for bridge in map_file.bridges:
        if bridge.printed:
            names.append(label(_said("sign", bridge.printed), "bridge", middle(board, bridge.hexside)))
    return names


def _said(kind: str, name: str) -> Message:
    return on_map("holland44", kind, name)


def _places(map_file: MapFile, board: Board) -> list[Label]:
    """Cities once, over the middle of their hexes."""
    names = []
    named: dict[str, list[Point]] = {}
    for name, row in sorted(map_file.hexes.items()):
        at = centre_of(board, name)
        if row.terrain == "city":
            named.setdefault(row.name, []).append(at)
        elif row.name or row.village:
            text = _said("site", row.name or row.village)
            names.append(label(text, "town" if row.name else "village", at))
    for name, points in named.items():
        names.append(label(_said("site", name), "city", _heart(points)))
    return names


def _heart(points: Sequence[Point]) -> Point:
    """The point a city's name is for: below the middle of its hexes if that is in one, else the hex nearest
    to their middle.
    """
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    low = max(at for _, at in points)
    if any(abs(at_x - x) < 0.9 and at_y == low for at_x, at_y in points):
        return x, low
    return min(points, key=lambda at: round(dist(at, (x, y)), 6))


def _zones(board: Board, boundary: Boundary) -> list[Label]:
    """The two corps either side of the northern end of their boundary."""
    x, y = middle(board, boundary.hexsides[-1])
    west, east = boundary.between
    return [label(west, "zone", (x - 0.55, y + 0.3)), label(east, "zone", (x + 0.55, y + 0.3))]


def _rivers(map_file: MapFile, board: Board) -> list[Label]:
    """The name of a water, again and again along its course; of brooks too short for it none."""
    names = []
    for water in map_file.waterways:
        roomy = len(water.label) < _LETTERS * len(water.hexsides)
        kind = "water" if water.kind == "major" and roomy else "stream"
        count = max(1, round(len(water.hexsides) / _APART))
        for k in range(count):
            text = water.hexsides[(2 * k + 1) * len(water.hexsides) // (2 * count)]
            if len(water.hexsides) > 4:
                names.append(label(_said("waterway", water.label), kind, middle(board, text)))
    return names


def _areas(map_file: MapFile, board: Board) -> list[Label]:
    """The letter of an area beside the middle of its edge, and where it leads."""
    centres = [centre(board, h) for h in range(board.n)]
    west, east = min(x for x, _ in centres) - _OUT_X, max(x for x, _ in centres) + _OUT_X
    north, south = min(y for _, y in centres) - _OUT_Y, max(y for _, y in centres) + _OUT_Y
    names = []
    for area in map_file.areas:
        hexes = [name for name in area.hexes if name not in area.ferry_only]
        h = board.hex(hexes[len(hexes) // 2])
        x, y = centre(board, h)
        around = [board.neighbour[6 * h + d] >= board.n for d in range(6)]
        if around[1] or around[4]:  # beside the map: its name runs down the edge
            at, name = (east if around[1] else west, y), (east if around[1] else west, y + 0.45)
        else:
            at, name = (x, north if around[0] else south), (x + 0.45, north if around[0] else south)
        names.append(label(area.letter, f"entry-{_colour(area)}", at))
        names.append(label(_said("beyond", area.letter), "entry", name))
    return names
