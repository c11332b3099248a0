# mypyc: interpreted
"""map.toml from geography.toml and corrections.toml: what `grognard map build holland44` does."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import convert

from grognard.core.geometry.board import Board
from grognard.core.loading.load import read_toml
from grognard.games.zocbond.box.mapping import side_text
from grognard.games.zocbond.box.mapping_ground import apply_grounds, bank, both_ways, country, sites
from grognard.games.zocbond.box.mapping_text import toml
from grognard.games.zocbond.box.mapping_types import Geography, Way
from grognard.games.zocbond.box.mapping_waters import Lattice, chains
from grognard.games.zocbond.box.mapping_ways import Course, Tracer, courses

from .map_files import MAP, bare_board
from .map_types import (
    Boundary,
    BoundaryLine,
    Corrections,
    Extent,
    Ground,
    HexRow,
    MapFile,
    Railway,
    Region,
    Road,
    WaterKind,
    Waterway,
)

EXTENT: Final = Extent(lines=(10, 69), places=(1, 26))
FILE: Final = MAP.path

_MINOR: Final = 0.5  # of a hex more for a road that crosses a brook
_HEAD: Final = """\
# The map of Holland '44 hex by hex (H44-2), made by `grognard map build holland44` out of geography.toml and
# corrections.toml: change those, never this file.
"""


def build() -> str:
    """The text of map.toml."""
    geography = read_toml(MAP.source("geography.toml"), Geography)
    return toml(_HEAD, build_map(geography, read_toml(MAP.source("corrections.toml"), Corrections)))


def committed() -> str:
    """The text of map.toml as it lies in the package."""
    return MAP.source("map.toml").text


def build_map(geography: Geography, corrections: Corrections) -> MapFile:
    """The whole map."""
    board = bare_board(EXTENT)
    waters = _waters(board, geography, corrections)
    kinds = _kinds(board, geography, waters)
    barrier = {side for side, kind in kinds.items() if kind == "major"}
    places = sites(board, geography, corrections)
    ways = _Ways(board, geography, corrections, kinds, places)
    roads, railways = ways.roads(), ways.railways()
    for start, end in ways.tracer.idle:
        raise ValueError(f"the correction of the way {start} - {end} changes nothing; take it out")
    return MapFile(
        extent=EXTENT,
        hexes=_hexes(board, geography, corrections, places, barrier),
        waterways=tuple(
            Waterway(water.key, convert(water.kind, WaterKind), water.label, _texts(board, waters[water.key]))
            for water in geography.waters
        ),
        bridges=tuple(sorted(corrections.bridges, key=lambda bridge: bridge.hexside)),
        ferries=tuple(sorted(corrections.ferries, key=lambda ferry: ferry.hexside)),
        roads=roads,
        railways=railways,
        areas=corrections.areas,
        touching=corrections.touching,
        boundaries=tuple(_boundary(board, line) for line in corrections.boundaries),
        drops=corrections.drops,
        unknown_starts=corrections.unknown_starts,
        regions=_regions(board, corrections, barrier),
        lands=corrections.lands,
    )


def _waters(board: Board, geography: Geography, corrections: Corrections) -> dict[str, list[tuple[int, int]]]:
    """The hexsides of every water as hex and direction, in the order of its course."""
    lattice = Lattice(board)
    crossings: dict[str, list[str]] = {}
    for bridge in corrections.bridges:
        crossings.setdefault(bridge.water, []).append(bridge.hexside)
    for ferry in corrections.ferries:
        crossings.setdefault(ferry.water, []).append(ferry.hexside)
    water_chains = chains(lattice, geography, corrections, crossings)
    return {key: [lattice.cell_of[side] for side in sides] for key, sides in water_chains.items()}


def _kinds(
    board: Board, geography: Geography, waters: Mapping[str, Sequence[tuple[int, int]]]
) -> dict[tuple[int, int], str]:
    """The kind of water on each hexside, seen from both its hexes."""
    return {side: water.kind for water in geography.waters for side in both_ways(board, waters[water.key])}


def _texts(board: Board, sides: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(side_text(board, cell, d) for cell, d in sides)


def _hexes(
    board: Board,
    geography: Geography,
    corrections: Corrections,
    places: Mapping[str, int],
    barrier: Collection[tuple[int, int]],
) -> dict[str, HexRow]:
    """Base terrain, then towns and cities; of several places in a hex the largest is on the map."""
    terrain = country(board, geography, "clear")
    apply_grounds(board, terrain, corrections, barrier)
    built: dict[int, str] = {}
    villages: dict[int, str] = {}
    for site in geography.sites:
        if site.size == "village":
            villages.setdefault(places[site.name], site.name)
        elif site.size == "town":
            terrain[places[site.name]] = "town"
            built[places[site.name]] = site.name
    for city in corrections.cities:
        for name in city.hexes:
            terrain[board.hex(name)] = "city"
            built[board.hex(name)] = city.name
    heath = {board.hex(name) for name in corrections.heath}
    return {
        board.name(h): HexRow(
            _ground(terrain[h]), built.get(h, ""), "" if h in built else villages.get(h, ""), h in heath
        )
        for h in sorted(range(board.n), key=board.name)
    }


def _ground(terrain: str) -> Ground:
    """The terrain as the map knows it; raises `ValueError` for any other word."""
    ground: Ground = convert(terrain, Ground)
    return ground


class _Ways:
    """Roads first, in the order of the file, then railways beside them."""

    def __init__(
        self,
        board: Board,
        geography: Geography,
        corrections: Corrections,
        kinds: Mapping[tuple[int, int], str],
        places: Mapping[str, int],
    ) -> None:
        self.board = board
        self.geography = geography
        self.kinds = kinds
        self.tracer = Tracer(board, places, corrections)
        self.bridges: dict[tuple[int, int], str] = {}
        for bridge in corrections.bridges:
            for side in both_ways(board, [divmod(board.side(bridge.hexside), 6)]):
                self.bridges[side] = bridge.kind

    def roads(self) -> tuple[Road, ...]:
        ways = [way for way in self.geography.ways if way.kind != "railway"]
        paths = self._paths(ways, ("road",))
        return tuple(
            Road("highway" if way.kind == "highway" else "road", *path)
            for way, path in zip(ways, paths, strict=True)
        )

    def railways(self) -> tuple[Railway, ...]:
        ways = [way for way in self.geography.ways if way.kind == "railway"]
        return tuple(Railway(*path) for path in self._paths(ways, ("road", "rail")))

    def _paths(self, ways: Sequence[Way], bridges: Collection[str]) -> list[Course]:
        """The names of the hexes, and of the hexsides by which each way leaves the map."""

        def crossing(h: int, d: int) -> float:
            kind = self.kinds.get((h, d), "")
            if kind in ("", "minor"):
                return _MINOR if kind else 0.0
            return 0.0 if self.bridges.get((h, d)) in bridges else -1.0

        return courses(self.tracer, ways, crossing, lambda h, d: self.kinds.get((h, d)) == "major")


def _boundary(board: Board, line: BoundaryLine) -> Boundary:
    """All hexsides between the hexes west and east of the line."""
    first, last = line.lines
    sides = []
    for h in range(board.n):
        for d in range(6):
            other = board.neighbour[6 * h + d]
            if h < other < board.n:
                (aa, bb), (cc, dd) = (_numbers(board, cell) for cell in (h, other))
                inside = first <= min(aa, cc) and max(aa, cc) <= last
                if inside and (bb <= line.east_of) != (dd <= line.east_of):
                    sides.append((h, d))
    return Boundary(line.between, tuple(sorted(_texts(board, sides))))


def _numbers(board: Board, h: int) -> tuple[int, int]:
    name = board.name(h)
    return int(name[:2]), int(name[2:])


def _regions(
    board: Board, corrections: Corrections, barrier: Collection[tuple[int, int]]
) -> tuple[Region, ...]:
    regions = []
    for region in corrections.regions:
        hexes = {h for name in region.around for h in bank(board, board.hex(name), barrier)}
        regions.append(Region(region.key, tuple(sorted(board.name(h) for h in hexes))))
    return tuple(regions)
