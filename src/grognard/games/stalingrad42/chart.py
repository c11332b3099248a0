# mypyc: interpreted
"""The printed map (S42-2.2.1) as `core.table` shows it: cells, hexsides, ways, names.

Everything is made for the board of one scenario: what lies on none of its sheets is left out. Lengths are in
sides of a hex, y grows southward; what is drawn how is `grognard.render.svg.kinds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from grognard.core.board import Board
from grognard.core.table import Cell, Edge, Label, Way
from grognard.games.zocbond.mapping import Point, centre, ends_of, plane

from .map_files import CAMPAIGN
from .map_types import EntryArea, MapFile, Waterway

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
    found = []
    for h in range(board.n):
        name = board.name(h)
        x, y = _point(centre(board, h))
        terrain = map_file.hexes[name].terrain
        found.append(Cell(name, x, y, terrain, 0, _sheet(map_file, name), features.get(name, [])))
    return found


def _features(map_file: MapFile) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place in map_file.places:
        signs = {
            "village": place.size == "town",
            "peak": place.size == "landmark" and map_file.hexes[place.hex].terrain == "mountain",
            "landmark": place.size == "landmark" and map_file.hexes[place.hex].terrain != "mountain",
            "port": bool(place.port),
            "oil": place.oil,
            "victory": bool(place.victory or place.if_soviet),
        }
        found[place.hex] = [sign for sign, there in signs.items() if there]
    for forts in map_file.forts:
        for name in forts.hexes:
            found.setdefault(name, []).append("fort")
    return found


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
    found = [_edge(board, kind, text) for kind, texts in rows for text in _on(board, texts)]
    for area in map_file.areas:
        if scenario in area.scenarios:
            found += _strip(board, area, scenario)
    return found


def _on(board: Board, texts: Iterable[str]) -> list[str]:
    """The hexsides of which at least one hex is on the board."""
    return [text for text in texts if any(board.book.find(name) >= 0 for name in text.split("/"))]


def _edge(board: Board, kind: str, text: str) -> Edge:
    return _side(board, kind, *divmod(board.side(text), 6))


def _side(board: Board, kind: str, cell: int, d: int) -> Edge:
    (x1, y1), (x2, y2) = (_point(plane(board.orientation, spot)) for spot in ends_of(board, cell, d))
    names = [board.name(h) if h < board.n else "" for h in (cell, board.neighbour[6 * cell + d])]
    return Edge(kind, names[0], names[1], (x1, y1, x2, y2))


def _strip(board: Board, area: EntryArea, scenario: str) -> list[Edge]:
    """The hexsides over which an area opens on the map."""
    kind = f"entry-{_COLOURS[area.side_in(scenario)]}"
    hexes = [board.book.find(name) for name in area.hexes_in(scenario)]
    return [
        _side(board, kind, h, d)
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
    found = [Way(kind, run) for kind, hexes, exits in lines for run in _runs(board, hexes, exits)]
    for link in map_file.links:
        if all(board.book.find(name) >= 0 for name in link.hexes):
            found.append(Way("ferry_line", [_point(_centre(board, name)) for name in link.hexes]))
    return found


def _runs(board: Board, hexes: Sequence[str], exits: Iterable[str]) -> list[list[Point]]:
    """The parts of a way that are on the board, each over its edge if it goes on."""
    steps = [*("/".join(sorted(pair)) for pair in pairwise(hexes)), *exits]
    runs: list[list[Point]] = []
    run: list[Point] = []
    for k, text in enumerate(steps):
        at = board.book.find(hexes[k])
        after = board.book.find(hexes[k + 1]) if k + 1 < len(hexes) else -1
        if at >= 0:
            run.append(_point(centre(board, at)))
        if (at >= 0) != (after >= 0):
            run.append(_middle(board, text))
        if run and after < 0:
            runs.append(run)
            run = []
    last = board.book.find(hexes[-1])
    if run and last >= 0:
        runs.append([*run, _point(centre(board, last))])
    return [run for run in runs if len(run) > 1]


def _middle(board: Board, text: str) -> Point:
    cell, d = divmod(board.side(text), 6)
    (x1, y1), (x2, y2) = (plane(board.orientation, spot) for spot in ends_of(board, cell, d))
    return _point(((x1 + x2) / 2, (y1 + y2) / 2))


def _point(at: Point) -> Point:
    return round(at[0], 4), round(at[1], 4)


# -- names ---------------------------------------------------------------------------------------------------


def labels(map_file: MapFile, board: Board, scenario: str = CAMPAIGN) -> list[Label]:
    """Every name on the sheets. Names of places are the land's own and the same in every language."""
    places = [place for place in map_file.places if board.book.find(place.hex) >= 0]
    lands = [land for land in map_file.lands if board.book.find(land.hex) >= 0]
    found = [_label(place.name, _NAMES[place.size], _centre(board, place.hex)) for place in places]
    for water in map_file.waterways:
        found += _river(board, water)
    found += [_label(land.name, "region", _centre(board, land.hex)) for land in lands]
    for area in map_file.areas:
        if scenario in area.scenarios:
            found += _area(board, area, scenario)
    return found


def _centre(board: Board, name: str) -> Point:
    return centre(board, board.hex(name))


def _label(text: str, kind: str, at: Point) -> Label:
    x, y = _point(at)
    return Label(text, kind, x, y)


def _river(board: Board, water: Waterway) -> list[Label]:
    """The name of a water, again and again along its course; of what is too short for it none."""
    sides = _on(board, water.hexsides)
    if len(sides) < 5:
        return []
    roomy = len(water.label) < _LETTERS * len(sides)
    kind = "water" if water.kind in ("volga", "major") and roomy else "stream"
    count = max(1, round(len(sides) / _APART)) if kind == "water" else 1
    return [
        _label(water.label, kind, _middle(board, sides[(2 * k + 1) * len(sides) // (2 * count)]))
        for k in range(count)
    ]


def _area(board: Board, area: EntryArea, scenario: str) -> list[Label]:
    """The letter of an area beside the middle of its edge, and where it leads."""
    colour = f"entry-{_COLOURS[area.side_in(scenario)]}"
    hexes = [board.hex(name) for name in area.hexes_in(scenario) if board.book.find(name) >= 0]
    if not hexes:
        return [_label(area.letter, colour, _centre(board, area.at))]
    x, y = centre(board, hexes[len(hexes) // 2])
    (west, north), (east, south) = _corners(board)
    if min(x - west, east - x) < min(y - north, south - y):  # beside the map: its name runs down the edge
        x = west - _OUT if x - west < east - x else east + _OUT
        name = (x, y + _ASIDE)
    else:
        y = north - _OUT if y - north < south - y else south + _OUT
        name = (x + _ASIDE, y)
    return [_label(area.letter, colour, (x, y)), _label(area.real, "entry", name)]


def _corners(board: Board) -> tuple[Point, Point]:
    """The outermost centres in the north-west and in the south-east."""
    centres = [centre(board, h) for h in range(board.n)]
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    return (min(xs), min(ys)), (max(xs), max(ys))
