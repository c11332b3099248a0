# mypyc: interpreted
"""The map: map.toml read, checked and made into a board (H44-2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, get_args

from grognard.core.address import CCRR, ODD, BadAddress
from grognard.core.board import Board, Placement, Section
from grognard.core.grid import POINTY
from grognard.core.load import LoadError, Source, Where, convert, nearest, parse_toml, read_toml

from .map_types import Extent, Ground, HexRow, MapFile

# Bits of Board.side_feature: what is printed on a hexside.
MINOR: Final = 1
CANAL: Final = 2
MAJOR: Final = 4
BRIDGE: Final = 8
RAIL_BRIDGE: Final = 16
FERRY: Final = 32
BOUNDARY: Final = 64

WATER_BITS: Final = {"minor": MINOR, "canal": CANAL, "major": MAJOR}

# Kinds of track, and of links to areas.
TRACKS: Final = ("highway", "road", "rail")
HIGHWAY: Final = 0
ROAD: Final = 1
RAIL: Final = 2
BY_LAND: Final = 0
BY_FERRY: Final = 1

#: Board.terrain is an index into this.
TERRAIN_IDS: Final[tuple[str, ...]] = get_args(Ground)

MAP: Final = files("grognard.games.holland44") / "data" / "map"


def map_source(file: str) -> Source:
    """Open a file of data/map; messages call it by its path in data."""
    return Source.open(MAP / file, f"map/{file}")


@cache
def load_map() -> MapFile:
    """The map of the game."""
    return read_map(map_source("map.toml"))


def read_map(source: Source) -> MapFile:
    """Read and check a map; raises one `LoadError`."""
    try:
        found = read_toml(source, MapFile)
    except LoadError:
        _check_rows(source)
        raise
    check_map(source, found)
    return found


def _check_rows(source: Source) -> None:
    """Hexes have names instead of numbers in the file: a fault in one is told with its name."""
    rows = parse_toml(source).get("hexes")
    for name, row in rows.items() if isinstance(rows, dict) else ():
        try:
            convert(source, row, HexRow)
        except LoadError as error:
            raise source.error(("hexes", name, error.field), error.problem, error.hint) from None


def bare_board(extent: Extent) -> Board:
    """The grid alone: lines from south to north, odd ones half a hex to the east."""
    section = Section(CCRR(POINTY, first_line=69, line_growth=-1, shifted=ODD))
    section.fill(extent.lines, extent.places)
    return Board([Placement(section)], link_kinds=TRACKS)


# -- the board ---------------------------------------------------------------------------------------------


def make_board(map_file: MapFile) -> Board:
    """The map as the engine's tables, with its areas."""
    board = bare_board(map_file.extent)
    for name, row in map_file.hexes.items():
        board.terrain[board.hex(name)] = TERRAIN_IDS.index(row.terrain)
    for water in map_file.waterways:
        _mark(board, water.hexsides, WATER_BITS[water.kind])
    for bridge in map_file.bridges:
        _mark(board, [bridge.hexside], RAIL_BRIDGE if bridge.kind == "rail" else BRIDGE)
    _mark(board, [ferry.hexside for ferry in map_file.ferries], FERRY)
    for boundary in map_file.boundaries:
        _mark(board, boundary.hexsides, BOUNDARY)
    for road in map_file.roads:
        _lay(board, TRACKS.index(road.kind), road.hexes, road.exits)
    for railway in map_file.railways:
        _lay(board, RAIL, railway.hexes, railway.exits)
    _add_areas(board, map_file)
    return board


def _mark(board: Board, sides: Iterable[str], bits: int) -> None:
    for text in sides:
        cell, d = divmod(board.side(text), 6)
        board.add_feature(cell, d, bits)


def _lay(board: Board, kind: int, hexes: Iterable[str], exits: Iterable[str]) -> None:
    for a, b in pairwise([board.hex(name) for name in hexes]):
        board.add_track(kind, a, board.direction_to(a, b))
    for text in exits:
        cell, d = divmod(board.side(text), 6)
        board.add_track(kind, cell, d)


def _add_areas(board: Board, map_file: MapFile) -> None:
    """Areas reach over the edge except where a major river runs along it (H44-19.3.2)."""
    ferries = {ferry.area: ferry.hexside for ferry in map_file.ferries if ferry.area}
    taken: set[int] = set()
    for area in map_file.areas:
        open_hexes = [board.hex(name) for name in area.hexes if name not in area.ferry_only]
        ring = [cell for h in open_hexes for cell in _beyond(board, h) if cell not in taken]
        if area.letter in ferries:
            ring.append(board.neighbour[board.side(ferries[area.letter])])
        taken.update(ring)
        node = board.add_area(area.letter, open_hexes, ring)
        for name in area.ferry_only:
            board.add_link(node, board.hex(name), BY_FERRY)


def _beyond(board: Board, h: int) -> list[int]:
    """The cells off the map next to an edge hex, those behind a major river left out."""
    around = [6 * h + d for d in range(6)]
    return [
        board.neighbour[side]
        for side in around
        if board.neighbour[side] >= board.n and not board.side_feature[side] & MAJOR
    ]


# -- checks ------------------------------------------------------------------------------------------------


def check_map(source: Source, map_file: MapFile) -> None:
    """What the struct alone does not say: every place exists, chains are unbroken, bridges are over water."""
    board = bare_board(map_file.extent)
    check = _Check(source, board)
    check.hexes(map_file)
    kinds = check.waters(map_file)
    check.crossings(map_file, kinds)
    check.ways(map_file, kinds)
    check.areas(map_file)
    check.others(map_file)


class _Check:
    """One pass over a map; every check raises at the first fault."""

    def __init__(self, source: Source, board: Board) -> None:
        self.source = source
        self.board = board

    def hex(self, where: Where, name: str) -> int:
        h = self.board.book.find(name)
        if h < 0:
            names = self.board.book.names
            raise self.source.error(
                where, f"no hex {name!r} on the map", f"hexes run from {min(names)} to {max(names)}"
            )
        return h

    def side(self, where: Where, text: str) -> int:
        try:
            return self.board.side(text)
        except BadAddress as error:
            raise self.source.error(where, str(error)) from None

    def hexes(self, map_file: MapFile) -> None:
        for name, row in map_file.hexes.items():
            self.hex(("hexes", name), name)
            built = row.terrain in ("town", "city")
            if built != bool(row.name):
                raise self.source.error(
                    ("hexes", name, "name"), "towns and cities have a name, nothing else has"
                )
            if built and row.village:
                raise self.source.error(("hexes", name, "village"), "a town or city hex has no village")
            if row.heath and row.terrain != "clear":
                raise self.source.error(("hexes", name, "heath"), "heath is clear ground")
        missing = [name for name in self.board.book.names if name not in map_file.hexes]
        if missing:
            raise self.source.error(
                ("hexes",), f"{len(missing)} hexes are missing, the first is {missing[0]}", "add them"
            )

    def waters(self, map_file: MapFile) -> dict[int, str]:
        """The water of every hexside, by its key."""
        found: dict[int, str] = {}
        for i, water in enumerate(map_file.waterways):
            for k, text in enumerate(water.hexsides):
                where: Where = ("waterways", i, "hexsides", k)
                side = self.side(where, text)
                if side in found:
                    raise self.source.error(
                        where, f"{text} already has the {found[side]}", "a hexside has one water"
                    )
                found[side] = water.key
        keys = [water.key for water in map_file.waterways]
        for i, key in enumerate(keys):
            if key in keys[:i]:
                raise self.source.error(("waterways", i, "key"), f"{key!r} stands twice")
        return found

    def crossings(self, map_file: MapFile, waters: dict[int, str]) -> None:
        """Bridges over canals and major rivers, ferries over major rivers, each hexside once."""
        kinds = {water.key: water.kind for water in map_file.waterways}
        seen: set[int] = set()
        rows = [("bridges", i, bridge.hexside, bridge.water) for i, bridge in enumerate(map_file.bridges)]
        rows += [("ferries", i, ferry.hexside, ferry.water) for i, ferry in enumerate(map_file.ferries)]
        for field, i, text, water in rows:
            if water not in kinds:
                raise self.source.error((field, i, "water"), f"no water {water!r}", nearest(water, kinds))
            side = self.side((field, i, "hexside"), text)
            if waters.get(side) != water:
                raise self.source.error((field, i, "hexside"), f"{text} is not on the {water}")
            wanted = ("major",) if field == "ferries" else ("major", "canal")
            if kinds[water] not in wanted:
                raise self.source.error((field, i, "water"), f"the {water} is a {kinds[water]} water")
            if side in seen:
                raise self.source.error((field, i, "hexside"), f"{text} has two crossings")
            seen.add(side)

    def ways(self, map_file: MapFile, waters: dict[int, str]) -> None:
        """Roads and railways go from hex to next hex, over canals and major rivers by a bridge."""
        minor = {water.key for water in map_file.waterways if water.kind == "minor"}
        bridges = {self.board.side(bridge.hexside): bridge.kind for bridge in map_file.bridges}
        lines = [("roads", i, road.hexes, road.exits) for i, road in enumerate(map_file.roads)]
        lines += [("railways", i, rail.hexes, rail.exits) for i, rail in enumerate(map_file.railways)]
        for field, i, names, exits in lines:
            cells = [self.hex((field, i, "hexes", k), name) for k, name in enumerate(names)]
            where: Where
            for k, (a, b) in enumerate(pairwise(cells), 1):
                where = (field, i, "hexes", k)
                d = self.board.direction_to(a, b)
                if d < 0:
                    raise self.source.error(where, f"{names[k]} is no neighbour of {names[k - 1]}")
                side = self.board.canonical_side(a, d)
                water = waters.get(side, "")
                if water and water not in minor and bridges.get(side) not in ("road", field[:4]):
                    raise self.source.error(where, f"no bridge over the {water} at {names[k - 1]}/{names[k]}")
            for k, text in enumerate(exits):
                cell, d = divmod(self.side((field, i, "exits", k), text), 6)
                if self.board.neighbour[6 * cell + d] < self.board.n or cell not in cells:
                    raise self.source.error(
                        (field, i, "exits", k), f"{text} does not lead off the map from here"
                    )

    def areas(self, map_file: MapFile) -> None:
        """Edge hexes, each of one area; what touches is known."""
        letters = [area.letter for area in map_file.areas]
        owner: dict[str, str] = {}
        for i, area in enumerate(map_file.areas):
            for k, name in enumerate(area.hexes):
                where: Where = ("areas", i, "hexes", k)
                h = self.hex(where, name)
                if all(self.board.neighbour[6 * h + d] < self.board.n for d in range(6)):
                    raise self.source.error(where, f"{name} is not on the edge of the map")
                if name in owner:
                    raise self.source.error(where, f"{name} already belongs to area {owner[name]}")
                owner[name] = area.letter
            for k, name in enumerate(area.ferry_only):
                if name not in area.hexes:
                    raise self.source.error(("areas", i, "ferry_only", k), f"{name} is not among the hexes")
        for i, pair in enumerate(map_file.touching):
            for letter in pair:
                if letter not in letters:
                    raise self.source.error(("touching", i), f"no area {letter!r}", nearest(letter, letters))
        for i, ferry in enumerate(map_file.ferries):
            if ferry.area and ferry.area not in letters:
                raise self.source.error(
                    ("ferries", i, "area"), f"no area {ferry.area!r}", nearest(ferry.area, letters)
                )

    def others(self, map_file: MapFile) -> None:
        for i, boundary in enumerate(map_file.boundaries):
            for k, text in enumerate(boundary.hexsides):
                self.side(("boundaries", i, "hexsides", k), text)
        for i, drop in enumerate(map_file.drops):
            self.hex(("drops", i, "hex"), drop.hex)
        for i, name in enumerate(map_file.unknown_starts):
            self.hex(("unknown_starts", i), name)
        for i, land in enumerate(map_file.lands):
            self.hex(("lands", i, "hex"), land.hex)
        for i, region in enumerate(map_file.regions):
            for k, name in enumerate(region.hexes):
                self.hex(("regions", i, "hexes", k), name)
