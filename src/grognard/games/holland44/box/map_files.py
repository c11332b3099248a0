# mypyc: interpreted
"""The map: map.toml read, checked and made into a board (H44-2)."""

from __future__ import annotations

from typing import Final, get_args

from grognard.core.geometry.address import CCRR, ODD
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.core.geometry.grid import POINTY
from grognard.core.loading.load import Source, Where, nearest
from grognard.games.zocbond.box.map_files import MapCheck, MapFolder, add_features, lay

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


def bare_board(extent: Extent) -> Board:
    """The grid alone: lines from south to north, odd ones half a hex to the east."""
    section = MapSection(CCRR(POINTY, first_line=69, line_growth=-1, shifted=ODD))
    section.fill(extent.lines, extent.places)
    return Board([Placement(section)], link_kinds=TRACKS)


# -- the board ---------------------------------------------------------------------------------------------


def make_board(map_file: MapFile) -> Board:
    """The map as the engine's tables, with its areas."""
    board = bare_board(map_file.extent)
    for name, row in map_file.hexes.items():
        board.terrain[board.hex(name)] = TERRAIN_IDS.index(row.terrain)
    for water in map_file.waterways:
        add_features(board, water.hexsides, WATER_BITS[water.kind])
    for bridge in map_file.bridges:
        add_features(board, [bridge.hexside], RAIL_BRIDGE if bridge.kind == "rail" else BRIDGE)
    add_features(board, [ferry.hexside for ferry in map_file.ferries], FERRY)
    for boundary in map_file.boundaries:
        add_features(board, boundary.hexsides, BOUNDARY)
    for road in map_file.roads:
        lay(board, TRACKS.index(road.kind), road.hexes, road.exits)
    for railway in map_file.railways:
        lay(board, RAIL, railway.hexes, railway.exits)
    _add_areas(board, map_file)
    return board


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
    check.waters(map_file)
    check.crossings(map_file)
    check.ways(map_file)
    check.areas(map_file)
    check.others(map_file)


class _Check(MapCheck):
    """One pass over a map; every check raises at the first fault."""

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
        self.all_there(map_file.hexes)

    def waters(self, map_file: MapFile) -> None:
        """One water on a hexside, each under its own key."""
        self.lay_waters(map_file.waterways)
        keys = [water.key for water in map_file.waterways]
        for i, key in enumerate(keys):
            if key in keys[:i]:
                raise self.source.error(("waterways", i, "key"), f"{key!r} stands twice")

    def crossings(self, map_file: MapFile) -> None:
        """Bridges over canals and major rivers, ferries over major rivers, each hexside once."""
        kinds = {water.key: water.kind for water in map_file.waterways}
        seen: set[int] = set()
        rows = [("bridges", i, bridge.hexside, bridge.water) for i, bridge in enumerate(map_file.bridges)]
        rows += [("ferries", i, ferry.hexside, ferry.water) for i, ferry in enumerate(map_file.ferries)]
        for field, i, text, water in rows:
            if water not in kinds:
                raise self.source.error((field, i, "water"), f"no water {water!r}", nearest(water, kinds))
            side = self.side((field, i, "hexside"), text)
            if self.water.get(side) != water:
                raise self.source.error((field, i, "hexside"), f"{text} is not on the {water}")
            wanted = ("major",) if field == "ferries" else ("major", "canal")
            if kinds[water] not in wanted:
                raise self.source.error((field, i, "water"), f"the {water} is a {kinds[water]} water")
            if side in seen:
                raise self.source.error((field, i, "hexside"), f"{text} has two crossings")
            seen.add(side)

    def ways(self, map_file: MapFile) -> None:
        """Roads and railways go from hex to next hex, over canals and major rivers by a bridge."""
        minor = {water.key for water in map_file.waterways if water.kind == "minor"}
        bridges = {self.board.side(bridge.hexside): bridge.kind for bridge in map_file.bridges}
        lines = [("roads", i, road.hexes, road.exits) for i, road in enumerate(map_file.roads)]
        lines += [("railways", i, rail.hexes, rail.exits) for i, rail in enumerate(map_file.railways)]
        for field, i, names, exits in lines:
            cells = [self.hex((field, i, "hexes", k), name) for k, name in enumerate(names)]
            for where, side, step in self.steps((field, i), names, cells):
                water = self.water.get(side, "")
                if water and water not in minor and bridges.get(side) not in ("road", field[:4]):
                    raise self.source.error(where, f"no bridge over the {water} at {step}")
            self.leaves((field, i), exits, cells)

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
        self.lands(map_file.lands)
        for i, region in enumerate(map_file.regions):
            for k, name in enumerate(region.hexes):
                self.hex(("regions", i, "hexes", k), name)


MAP: Final = MapFolder("grognard.games.holland44", MapFile, HexRow, check_map)
load_map = MAP.load
read_map = MAP.read
