# mypyc: interpreted
"""The printed map (S42-2.2.1) as `core.telling.table` shows it: cells, hexsides, ways, names.

Everything is made for the board of one scenario: what lies on none of its sheets is left out. Lengths are in
sides of a hex, y grows southward; what is drawn how is `grognard.render.svg.kinds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.telling.message import Message
from grognard.core.telling.table import Cell, Edge, Label, Way
from grognard.games.zocbond.box.mapping import Point, centre
from grognard.games.zocbond.show.chart import centre_of, edge, label, middle, on_board, point, side_edge
from grognard.games.zocbond.show.names import on_map

from ..box.map_files import CAMPAIGN
from ..box.map_types import EntryArea, MapFile, Waterway

#: Ids for `Table.terrains` in the order of a legend: ground, places, hexsides, crossings, ways, signs.
TERRAINS: Final = (
    *("clear", "desert", "rough", "forest", "rough_forest", "marsh", "seasonal_marsh", "mountain"),
    *("village", "minor_city", "major_city", "sea", "out_of_play"),
    *("volga", "major_river", "minor_river", "narrow_lake", "alpine", "front"),
    *("bridge", "rail_bridge", "ferry"),
    *("main_road", "secondary_road", "railway_green", "railway", "railway_unfinished"),
    *("fort", "port", "oil"),
)

_WATERS: Final = {"volga": "volga", "major": "major_river", "minor": "minor_river", "lake": "narrow_lake"}
_ROADS: Final = {"main": "main_road", "secondary": "secondary_road"}
_RAILS: Final = {
    "green": "railway_green",
    "plain": "railway",
    "unfinished": "railway_unfinished",
    "never": "railway_unfinished",
}
_NAMES: Final = {"major_city": "city", "minor_city": "town", "town": "village", "landmark": "village"}
_COLOURS: Final = {"axis": "a", "soviet": "b"}
_LETTERS: Final = 1.3  # of the large type to a hexside, at most
_APART: Final = 40  # hexsides from one name of a river to its next
_OUT: Final = 1.5  # sides from the outermost centres to the letters of areas
_ASIDE: Final = 0.45  # sides from the letter of an area to its name


def cells(map_file: MapFile, board: Board) -> list[Cell]:
    """All hexes with their sheet; what lies on their ground, and whether they count for victory."""
    features = _features(map_file)
    hex_cells = []
    for h in range(board.n):
        name = board.name(h)
        x, y = point(centre(board, h))
        terrain = map_file.hexes[name].terrain
        hex_cells.append(Cell(name, x, y, terrain, 0, _sheet(map_file, name), features.get(name, [])))
    return hex_cells


def _features(map_file: MapFile) -> dict[str, list[str]]:
    features: dict[str, list[str]] = {}
    for place in map_file.places:
        signs = {
            "village": place.size == "town",
            "peak": place.size == "landmark" and map_file.hexes[place.hex].terrain == "mountain",
            "landmark": place.size == "landmark" and map_file.hexes[place.hex].terrain != "mountain",
            "port": bool(place.port),
            "oil": place.oil,
            "victory": bool(place.victory or place.if_soviet),
        }
        features[place.hex] = [sign for sign, there in signs.items() if there]
    for forts in map_file.forts:
        for name in forts.hexes:
            features.setdefault(name, []).append("fort")
    return features


def _sheet(map_file: MapFile, name: str) -> str:
    column, row = int(name[:2]), int(name[2:])
    return next(
        sheet.key
        for sheet in map_file.sheets
        if sheet.columns[0] <= column <= sheet.columns[1] and sheet.rows[0] <= row <= sheet.rows[1]
    )


# -- hexsides ------------------------------------------------------------------------------------------------


def edges(map_file: MapFile, board: Board, scenario: str = CAMPAIGN) -> list[Edge]:
    """Waters, crests, bridges over wide rivers, crossings, the front of 28 June, and the edge of the map by
    who enters there.
    """
    rows: list[tuple[str, Iterable[str]]] = []
    rows += [(_WATERS[water.kind], water.hexsides) for water in map_file.waterways]
    rows.append(("alpine", map_file.alpine))
    rows.append(("front", map_file.start_line.hexsides))
    wide = {water.key for water in map_file.waterways if water.kind in ("major", "volga")}
    for bridge in map_file.bridges:
        if bridge.water in wide:
            rows.append(("rail_bridge" if bridge.kind == "rail" else "bridge", [bridge.hexside]))
    rows.append(("ferry", [crossing.hexside for crossing in map_file.crossings]))
    hexsides = [edge(board, kind, text) for kind, texts in rows for text in on_board(board, texts)]
    for area in map_file.areas:
        if scenario in area.scenarios:
            hexsides += _strip(board, area, scenario)
    return hexsides


def _strip(board: Board, area: EntryArea, scenario: str) -> list[Edge]:
    """The hexsides over which an area opens on the map."""
    kind = f"entry-{_COLOURS[area.side_in(scenario)]}"
    hexes = [board.book.find(name) for name in area.hexes_in(scenario)]
    return [
        side_edge(board, kind, h, d)
        for h in hexes
        for d in range(6)
        if h >= 0 and board.neighbour[6 * h + d] >= board.n
    ]


# -- ways ----------------------------------------------------------------------------------------------------


def ways(map_file: MapFile, board: Board) -> list[Way]:
    """Roads and railways, to the middle of the edge where they leave the sheets; ferries over water."""
    lines: list[tuple[str, tuple[str, ...], tuple[str, ...]]]
    lines = [(_ROADS[road.kind], road.hexes, road.exits) for road in map_file.roads]
    lines += [(_RAILS[railway.kind], railway.hexes, railway.exits) for railway in map_file.railways]
    routes = [Way(kind, run) for kind, hexes, exits in lines for run in _runs(board, hexes, exits)]
    for link in map_file.links:
        if all(board.book.find(name) >= 0 for name in link.hexes):
            routes.append(Way("ferry_line", [point(centre_of(board, name)) for name in link.hexes]))
    return routes


def _runs(board: Board, hexes: Sequence[str], exits: Iterable[str]) -> list[list[Point]]:
    """The parts of a way that are on the board, each over its edge if it goes on."""
    steps = [*("/".join(sorted(pair)) for pair in pairwise(hexes)), *exits]
    runs: list[list[Point]] = []
    run: list[Point] = []
    for k, text in enumerate(steps):
        at = board.book.find(hexes[k])
        after = board.book.find(hexes[k + 1]) if k + 1 < len(hexes) else -1
        if at >= 0:
            run.append(point(centre(board, at)))
        if (at >= 0) != (after >= 0):
            run.append(middle(board, text))
        if run and after < 0:
            runs.append(run)
            run = []
    last = board.book.find(hexes[-1])
    if run and last >= 0:
        runs.append([*run, point(centre(board, last))])
    return [run for run in runs if len(run) > 1]


# -- names ---------------------------------------------------------------------------------------------------


def labels(map_file: MapFile, board: Board, scenario: str = CAMPAIGN) -> list[Label]:
    """Every name on the sheets."""
    places = [place for place in map_file.places if board.book.find(place.hex) >= 0]
    lands = [land for land in map_file.lands if board.book.find(land.hex) >= 0]
    names = [
        label(_said("site", place.name), _NAMES[place.size], centre_of(board, place.hex)) for place in places
    ]
    for water in map_file.waterways:
        names += _river(board, water)
    names += [label(_said("land", land.name), "region", centre_of(board, land.hex)) for land in lands]
    for area in map_file.areas:
        if scenario in area.scenarios:
            names += _area(board, area, scenario)
    return names


def _said(kind: str, name: str) -> Message:
    return on_map("stalingrad42", kind, name)


def _river(board: Board, water: Waterway) -> list[Label]:
    """The name of a water, again and again along its course; of what is too short for it none."""
    sides = on_board(board, water.hexsides)
    if len(sides) < 5:
        return []
    roomy = len(water.label) < _LETTERS * len(sides)
    kind = "water" if water.kind in ("volga", "major") and roomy else "stream"
    count = max(1, round(len(sides) / _APART)) if kind == "water" else 1
    return [
        label(
            _said("waterway", water.label),
            kind,
            middle(board, sides[(2 * k + 1) * len(sides) // (2 * count)]),
        )
        for k in range(count)
    ]


def _area(board: Board, area: EntryArea, scenario: str) -> list[Label]:
    """The letter of an area beside the middle of its edge, and where it leads."""
    colour = f"entry-{_COLOURS[area.side_in(scenario)]}"
    hexes = [board.hex(name) for name in area.hexes_in(scenario) if board.book.find(name) >= 0]
    if not hexes:
        return [label(area.letter, colour, centre_of(board, area.at))]
    x, y = centre(board, hexes[len(hexes) // 2])
    (west, north), (east, south) = _corners(board)
    if min(x - west, east - x) < min(y - north, south - y):  # beside the map: its name runs down the edge
        x = west - _OUT if x - west < east - x else east + _OUT
        name = (x, y + _ASIDE)
    else:
        y = north - _OUT if y - north < south - y else south + _OUT
        name = (x + _ASIDE, y)
    return [label(area.letter, colour, (x, y)), label(_said("beyond", area.letter), "entry", name)]


def _corners(board: Board) -> tuple[Point, Point]:
    """The outermost centres in the north-west and in the south-east."""
    centres = [centre(board, h) for h in range(board.n)]
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    return (min(xs), min(ys)), (max(xs), max(ys))
