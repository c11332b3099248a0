# mypyc: interpreted
"""map.toml from geography.toml and corrections.toml: what `grognard map build stalingrad42` does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import convert
from msgspec.structs import replace

from grognard.core.geometry.board import Board
from grognard.core.loading.load import read_toml
from grognard.games.zocbond.box.mapping import side_text
from grognard.games.zocbond.box.mapping_ground import apply_grounds, both_ways, country, sites
from grognard.games.zocbond.box.mapping_text import toml
from grognard.games.zocbond.box.mapping_types import Way
from grognard.games.zocbond.box.mapping_waters import Lattice, chains
from grognard.games.zocbond.box.mapping_ways import Course, Crossing, Tracer, courses

from .map_files import MAP, bare_board
from .map_types import (
    Bridge,
    Corrections,
    Extent,
    HexRow,
    MapFile,
    Place,
    PlaceFact,
    PlaceSize,
    RailKind,
    Railway,
    Road,
    RoadKind,
    SouthRussia,
    StartLine,
    WaterKind,
    Waterway,
)

EXTENT: Final = Extent(columns=(8, 80), rows=(1, 66))
FILE: Final = MAP.path

#: Country that is no ground, by the word of geography.toml: terrain and part of a hex.
PARTS: Final = {
    "black_sea": ("sea", "black"),
    "azov_sea": ("sea", "azov"),
    "caspian_sea": ("sea", "caspian"),
    "floodplain": ("out_of_play", "floodplain"),
    "delta": ("out_of_play", "delta"),
    "crimea": ("out_of_play", "crimea"),
}

Sides = dict[str, list[tuple[int, int]]]
_MINOR: Final = 0.5  # of a hex more for a way that crosses a minor river
_RAILS: Final = ("green", "plain", "unfinished", "never")
_HEAD: Final = """\
# The map of Stalingrad '42 hex by hex (S42-2.2.1), made by `grognard map build stalingrad42` out of
# geography.toml and corrections.toml: change those, never this file.
"""


def build() -> str:
    """The text of map.toml."""
    geography = read_toml(MAP.source("geography.toml"), SouthRussia)
    return toml(_HEAD, build_map(geography, read_toml(MAP.source("corrections.toml"), Corrections)))


def committed() -> str:
    """The text of map.toml as it lies in the package."""
    return MAP.source("map.toml").text


def build_map(geography: SouthRussia, corrections: Corrections) -> MapFile:
    """The whole map."""
    board = bare_board(EXTENT)
    land = country(board, geography, "clear")
    apply_grounds(board, land, corrections, ())
    waters, crests = _chains(board, geography, corrections, land)
    places = sites(board, geography, corrections)
    kinds = {side: water.kind for water in geography.waters for side in both_ways(board, waters[water.key])}
    kinds |= {side: "alpine" for sides in crests.values() for side in both_ways(board, sides)}
    ways = _Ways(board, geography, corrections, kinds, places, land)
    roads, railways = ways.roads(), ways.railways()
    for start, end in ways.tracer.idle:
        raise ValueError(f"the correction of the way {start} - {end} changes nothing; take it out")
    waterways = tuple(
        Waterway(water.key, _water_kind(water.kind), water.label, _texts(board, waters[water.key]))
        for water in geography.waters
    )
    waterways = tuple(replace(water, freezes=water.key in corrections.freezing) for water in waterways)
    return MapFile(
        extent=EXTENT,
        sheets=corrections.sheets,
        scenarios=corrections.scenarios,
        hexes=_hexes(board, geography, land, places),
        places=_places(board, geography, corrections, places),
        waterways=waterways,
        alpine=tuple(text for sides in crests.values() for text in _texts(board, sides)),
        passes=corrections.passes,
        bridges=_bridges(waterways, corrections, roads, railways),
        crossings=corrections.crossings,
        flotilla=_flotilla(waterways, corrections.flotilla_to),
        links=corrections.links,
        roads=roads,
        railways=railways,
        areas=corrections.areas,
        forts=corrections.forts,
        start_line=_start_line(board, corrections.front),
        lands=corrections.lands,
    )


# -- hexsides ----------------------------------------------------------------------------------------------


def _chains(
    board: Board, geography: SouthRussia, corrections: Corrections, land: Sequence[str]
) -> tuple[Sides, Sides]:
    """The hexsides of every water and of every crest as hex and direction, in the order of its course."""
    lattice = Lattice(board)
    lattice.flood([h for h in range(board.n) if PARTS.get(land[h], ("", ""))[0] == "sea"])
    crossings: dict[str, list[str]] = {}
    for bridge in corrections.bridges:
        crossings.setdefault(bridge.water, []).append(bridge.hexside)
    for crossing in corrections.crossings:
        crossings.setdefault(crossing.water, []).append(crossing.hexside)
    ranges = replace(geography, waters=geography.crests)
    both = (chains(lattice, geography, corrections, crossings), chains(lattice, ranges, corrections, {}))
    waters, crests = (
        {key: [lattice.cell_of[side] for side in sides] for key, sides in each.items()} for each in both
    )
    return waters, crests


def _texts(board: Board, sides: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(side_text(board, cell, d) for cell, d in sides)


def _water_kind(kind: str) -> WaterKind:
    """The kind as the map knows it; raises `ValueError` for any other word."""
    water_kind: WaterKind = convert(kind, WaterKind)
    return water_kind


def _bridges(
    waterways: Sequence[Waterway],
    corrections: Corrections,
    roads: Sequence[Road],
    railways: Sequence[Railway],
) -> tuple[Bridge, ...]:
    """A bridge wherever a road or a railway crosses a river (S42-5.5.4), but for trains on a ferry."""
    rivers = {text: water.key for water in waterways if water.kind != "lake" for text in water.hexsides}
    ferries = {crossing.hexside for crossing in corrections.crossings}
    by_road = {text for road in roads for text in _steps(road.hexes)}
    by_rail = {text for railway in railways if railway.kind != "never" for text in _steps(railway.hexes)}
    bridges = [Bridge(text, rivers[text], "road") for text in by_road if text in rivers]
    bridges += [Bridge(text, rivers[text], "rail") for text in by_rail - by_road - ferries if text in rivers]
    return tuple(sorted(bridges, key=lambda bridge: bridge.hexside))


def _steps(hexes: Sequence[str]) -> list[str]:
    return ["/".join(sorted(pair)) for pair in pairwise(hexes)]


def _flotilla(waterways: Sequence[Waterway], last: str) -> tuple[str, ...]:
    """The Volga from the edge of the map down to a hexside (S42-5.5.3)."""
    volga = next(water.hexsides for water in waterways if water.kind == "volga")
    return volga[: volga.index(last) + 1]


def _start_line(board: Board, front: StartLine) -> StartLine:
    """The hexsides between the hexes of one side and those of the other, from north to south."""
    soviet = {board.hex(name) for name in front.soviet}
    sides = []
    for h in [board.hex(name) for name in front.axis]:
        around = [d for d in range(6) if board.neighbour[6 * h + d] in soviet]
        sides += [side_text(board, h, d) for d in around]
    return replace(front, hexsides=tuple(sides))


# -- hexes -------------------------------------------------------------------------------------------------


def _hexes(
    board: Board, geography: SouthRussia, land: Sequence[str], places: Mapping[str, int]
) -> dict[str, HexRow]:
    """Base terrain: the country, then cities, but none on ground out of play."""
    terrain = list(land)
    for site in geography.sites:
        h = places[site.name]
        if site.size.endswith("_city") and terrain[h] not in PARTS:
            terrain[h] = site.size
    rows = {}
    for h in sorted(range(board.n), key=board.name):
        ground, part = PARTS.get(terrain[h], (terrain[h], ""))
        row: HexRow = convert({"terrain": ground, "part": part}, HexRow)
        rows[board.name(h)] = row
    return rows


def _places(
    board: Board, geography: SouthRussia, corrections: Corrections, places: Mapping[str, int]
) -> tuple[Place, ...]:
    """Every place with what the rules say of it, in the order of the hexes."""
    facts = {fact.name: fact for fact in corrections.facts}
    lost = [name for name in facts if name not in places]
    if lost:
        raise ValueError(f"the rules speak of places that are not there: {', '.join(lost)}")
    rows = []
    for site in geography.sites:
        fact = facts.get(site.name, PlaceFact(site.name))
        rows.append(
            Place(
                site.name,
                board.name(places[site.name]),
                convert(site.size, PlaceSize),
                fact.victory,
                fact.if_soviet,
                fact.temporary,
                fact.port,
                fact.oil,
            )
        )
    return tuple(sorted(rows, key=lambda place: place.hex))


# -- ways --------------------------------------------------------------------------------------------------


class _Ways:
    """Roads first, in the order of the file, then railways beside them."""

    def __init__(
        self,
        board: Board,
        geography: SouthRussia,
        corrections: Corrections,
        kinds: Mapping[tuple[int, int], str],
        places: Mapping[str, int],
        land: Sequence[str],
    ) -> None:
        self.board = board
        self.geography = geography
        self.corrections = corrections
        self.kinds = kinds
        self.tracer = Tracer(board, places, corrections)
        self.closed = {h for h in range(board.n) if land[h] in PARTS}
        bridges = [bridge.hexside for bridge in corrections.bridges if bridge.kind == "road"]
        self.over_road = self._sides([*bridges, *corrections.passes])
        rails = [bridge.hexside for bridge in corrections.bridges]
        rails += [crossing.hexside for crossing in corrections.crossings if crossing.rail]
        self.over_rail = self._sides(rails)

    def _sides(self, texts: Sequence[str]) -> set[tuple[int, int]]:
        return both_ways(self.board, [divmod(self.board.side(text), 6) for text in texts])

    def _crossing(self, open_sides: set[tuple[int, int]]) -> Crossing:
        """Not through sea and ground out of play; over large waters and crests only where that is allowed."""

        def crossing(h: int, d: int) -> float:
            if self.board.neighbour[6 * h + d] in self.closed:
                return -1.0
            kind = self.kinds.get((h, d), "")
            if kind == "minor":
                return _MINOR
            return 0.0 if not kind or (h, d) in open_sides else -1.0

        return crossing

    def roads(self) -> tuple[Road, ...]:
        ways = [way for way in self.geography.ways if way.kind not in _RAILS]
        paths = self._paths(ways, self._crossing(self.over_road))
        return tuple(Road(convert(way.kind, RoadKind), *path) for way, path in zip(ways, paths, strict=True))

    def railways(self) -> tuple[Railway, ...]:
        """What is never used is only drawn, over the sea too (S42-5.6.6)."""
        turns = {(opening.start, opening.end): opening.turn for opening in self.corrections.openings}
        railways = []
        for used in (True, False):
            ways = [
                way for way in self.geography.ways if way.kind in _RAILS and (way.kind != "never") == used
            ]
            crossing = self._crossing(self.over_rail) if used else _anywhere
            for way, path in zip(ways, self._paths(ways, crossing), strict=True):
                opens = turns.pop((way.via[0], way.via[-1]), 0) if way.kind == "unfinished" else 0
                railways.append(Railway(convert(way.kind, RailKind), *path, opens))
        if turns:
            raise ValueError(f"no railway is being built from {' to '.join(next(iter(turns)))}")
        return tuple(railways)

    def _paths(self, ways: Sequence[Way], crossing: Crossing) -> list[Course]:
        """The names of the hexes, and of the hexsides by which each way leaves the map."""
        return courses(self.tracer, ways, crossing, lambda h, d: self.kinds.get((h, d), "minor") != "minor")


def _anywhere(h: int, d: int) -> float:
    return 0.0
