# mypyc: interpreted
"""The map: map.toml read, checked and made into the board of a scenario (S42-2.2.1)."""

from __future__ import annotations

from typing import Final, get_args

from grognard.core.geometry.address import CCRR, EVEN
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.core.geometry.grid import FLAT
from grognard.core.loading.load import Source, Where, nearest
from grognard.games.zocbond.box.map_files import MapCheck, MapFolder, add_features, lay

from .map_types import Extent, Ground, HexRow, MapFile

# Bits of Board.side_feature: what is printed on a hexside.
MINOR: Final = 1
MAJOR: Final = 2
VOLGA: Final = 4
LAKE: Final = 8
FREEZING: Final = 16  # a lake that freezes
ALPINE: Final = 32
SEA: Final = 64  # between two land hexes: the strait of Kerch
BRIDGE: Final = 128
RAIL_BRIDGE: Final = 256
CROSSING: Final = 512
FLOTILLA: Final = 1024
FRONT: Final = 2048  # of 28 June

WATER_BITS: Final = {"minor": MINOR, "major": MAJOR, "volga": VOLGA, "lake": LAKE}

# Kinds of track: roads, then railways; and kinds of links.
TRACKS: Final = ("main", "secondary", "green", "plain", "unfinished")
MAIN: Final = 0
SECONDARY: Final = 1
GREEN: Final = 2
PLAIN: Final = 3
UNFINISHED: Final = 4
BY_LAND: Final = 0
BY_STRAIT: Final = 1
BY_RAIL_FERRY: Final = 2

#: Board.terrain is an index into this.
TERRAIN_IDS: Final[tuple[str, ...]] = get_args(Ground)
CLOSED: Final = ("sea", "out_of_play")  # terrain nobody enters

CAMPAIGN: Final = "C4"


def bare_board(extent: Extent) -> Board:
    """The grid alone: columns from west to east, even ones half a hex to the south."""
    section = MapSection(CCRR(FLAT, shifted=EVEN))
    section.fill(extent.columns, extent.rows)
    return Board([Placement(section)], link_kinds=TRACKS)


# -- the board ---------------------------------------------------------------------------------------------


def make_board(map_file: MapFile, scenario: str = CAMPAIGN) -> Board:
    """The sheets of a scenario as the engine's tables, with its areas; the campaign's by default."""
    return _Maker(map_file, scenario).board


class _Maker:
    """Lays on the sheets of a scenario what lies at least partly on them."""

    def __init__(self, map_file: MapFile, scenario: str) -> None:
        self.map_file = map_file
        self.scenario = scenario
        self.extent = map_file.extent_of(scenario)
        self.board = bare_board(self.extent)
        for h in range(self.board.n):
            row = map_file.hexes[self.board.name(h)]
            self.board.terrain[h] = TERRAIN_IDS.index(row.terrain)
        self._hexsides()
        self._ways()
        self._areas()
        self._links()

    def _hexsides(self) -> None:
        map_file = self.map_file
        for water in map_file.waterways:
            add_features(
                self.board, water.hexsides, WATER_BITS[water.kind] | (FREEZING if water.freezes else 0)
            )
        add_features(self.board, map_file.alpine, ALPINE)
        for bridge in map_file.bridges:
            add_features(self.board, [bridge.hexside], RAIL_BRIDGE if bridge.kind == "rail" else BRIDGE)
        add_features(self.board, [crossing.hexside for crossing in map_file.crossings], CROSSING)
        add_features(self.board, map_file.flotilla, FLOTILLA)
        add_features(self.board, map_file.start_line.hexsides, FRONT)
        add_features(
            self.board, ["/".join(link.hexes) for link in map_file.links if link.kind == "strait"], SEA
        )

    def _ways(self) -> None:
        for road in self.map_file.roads:
            lay(self.board, TRACKS.index(road.kind), road.hexes, road.exits)
        for railway in self.map_file.railways:
            if railway.kind != "never":
                lay(self.board, TRACKS.index(railway.kind), railway.hexes, railway.exits)

    def _areas(self) -> None:
        """The areas in play (S42-22); one that touches no hex of the edge is a box or lies over a strait."""
        for area in self.map_file.areas:
            if self.scenario in area.scenarios:
                on_map = [name for name in area.hexes_in(self.scenario) if self.extent.holds(name)]
                self.board.add_area(area.letter, [self.board.hex(name) for name in on_map])

    def _links(self) -> None:
        for link in self.map_file.links:
            if not all(self.extent.holds(name) for name in link.hexes):
                continue
            a, b = (self.board.hex(name) for name in link.hexes)
            if link.area:
                self.board.add_link(self.board.place(f"@{link.area}"), b, BY_STRAIT)
            else:
                self.board.add_link(a, b, BY_RAIL_FERRY)


# -- checks ------------------------------------------------------------------------------------------------


def check_map(source: Source, map_file: MapFile) -> None:
    """What the struct alone does not say: every place exists, ways are unbroken, bridges are over water."""
    check = _Check(source, map_file, bare_board(map_file.extent))
    check.hexes()
    check.places()
    check.waters()
    check.crossings()
    check.ways()
    check.areas()
    check.others()


class _Check(MapCheck):
    """One pass over a map; every check raises at the first fault."""

    def __init__(self, source: Source, map_file: MapFile, board: Board) -> None:
        super().__init__(source, board)
        self.map = map_file
        self.kind = {water.key: water.kind for water in map_file.waterways}

    def open_hex(self, where: Where, name: str) -> int:
        """A hex that can be entered."""
        h = self.hex(where, name)
        if self.map.hexes[name].terrain in CLOSED:
            raise self.source.error(where, f"nobody can enter {name}")
        return h

    def hexes(self) -> None:
        """Every hex once; the sea and what is out of play say which."""
        for name, row in self.map.hexes.items():
            self.hex(("hexes", name), name)
            if (row.terrain in CLOSED) != bool(row.part):
                problem = "the sea and what is out of play have a part, nothing else has"
                raise self.source.error(("hexes", name, "part"), problem)
        self.all_there(self.map.hexes)

    def places(self) -> None:
        """One place to a hex, and a city on its own terrain."""
        seen: dict[str, str] = {}
        for i, place in enumerate(self.map.places):
            where: Where = ("places", i, "hex")
            self.hex(where, place.hex)
            if place.hex in seen:
                raise self.source.error(where, f"{place.hex} already has {seen[place.hex]}")
            seen[place.hex] = place.name
            terrain = self.map.hexes[place.hex].terrain
            if place.size.endswith("city") and terrain not in (place.size, "out_of_play"):
                raise self.source.error(where, f"{place.name} is a {place.size}, its hex is {terrain}")

    def waters(self) -> None:
        """A hexside has one water."""
        self.lay_waters(self.map.waterways)
        if len(self.kind) < len(self.map.waterways):
            raise self.source.error(("waterways",), "two waters have one key")

    def crossings(self) -> None:
        """Bridges over rivers; crossings over the Volga and major rivers."""
        rows = [("bridges", i, row.hexside, row.water) for i, row in enumerate(self.map.bridges)]
        rows += [("crossings", i, row.hexside, row.water) for i, row in enumerate(self.map.crossings)]
        for field, i, text, water in rows:
            if water not in self.kind:
                raise self.source.error((field, i, "water"), f"no water {water!r}", nearest(water, self.kind))
            if self.water.get(self.side((field, i, "hexside"), text)) != water:
                raise self.source.error((field, i, "hexside"), f"{text} is not on the {water}")
            if field == "crossings" and self.kind[water] not in ("volga", "major"):
                raise self.source.error((field, i, "water"), f"the {water} needs no crossing")

    def ways(self) -> None:
        """Roads and railways go from hex to next hex that can be entered, over rivers by a bridge."""
        roads = {self.board.side(row.hexside) for row in self.map.bridges if row.kind == "road"}
        rails = {self.board.side(row.hexside) for row in self.map.bridges}
        rails |= {self.board.side(row.hexside) for row in self.map.crossings if row.rail}
        passes = {self.side(("passes", i), text) for i, text in enumerate(self.map.passes)}
        self.water |= {self.side(("alpine", i), text): "crest" for i, text in enumerate(self.map.alpine)}
        for i, road in enumerate(self.map.roads):
            self._way(("roads", i), road.hexes, road.exits, roads | passes)
        for i, railway in enumerate(self.map.railways):
            if railway.kind != "never":
                self._way(("railways", i), railway.hexes, railway.exits, rails)
            if (railway.kind == "unfinished") != bool(railway.opens):
                raise self.source.error(("railways", i, "opens"), "what is unfinished opens on a turn")

    def _way(
        self, where: tuple[str, int], names: tuple[str, ...], exits: tuple[str, ...], bridges: set[int]
    ) -> None:
        cells = [self.open_hex((*where, "hexes", k), name) for k, name in enumerate(names)]
        for step, side, text in self.steps(where, names, cells):
            if side in self.water and side not in bridges:
                problem = f"no way over the {self.water[side]} at {text}"
                raise self.source.error(step, problem)
        self.leaves(where, exits, cells[-1:])

    def areas(self) -> None:
        """Hexes of the edge of every scenario's sheets; links lead to areas that are there."""
        letters = [area.letter for area in self.map.areas]
        for i, area in enumerate(self.map.areas):
            for scenario in area.scenarios:
                extent = self.map.extent_of(scenario)
                for k, name in enumerate(area.hexes_in(scenario)):
                    self.open_hex(("areas", i, "hexes", k), name)
                    if extent.holds(name) and not _on_edge(extent, name):
                        problem = f"{name} is not on the edge of the map of {scenario}"
                        raise self.source.error(("areas", i, "hexes", k), problem)
        for i, link in enumerate(self.map.links):
            for k, name in enumerate(link.hexes):
                self.hex(("links", i, "hexes", k), name)
            if link.area and link.area not in letters:
                raise self.source.error(
                    ("links", i, "area"), f"no area {link.area!r}", nearest(link.area, letters)
                )

    def others(self) -> None:
        for i, forts in enumerate(self.map.forts):
            for k, name in enumerate(forts.hexes):
                self.open_hex(("forts", i, "hexes", k), name)
        for k, text in enumerate(self.map.start_line.hexsides):
            self.side(("start_line", "hexsides", k), text)
        for k, text in enumerate(self.map.flotilla):
            if self.kind.get(self.water.get(self.side(("flotilla", k), text), "")) != "volga":
                raise self.source.error(("flotilla", k), f"{text} is not on the Volga")
        for i, area in enumerate(self.map.areas):
            if not area.hexes:
                self.hex(("areas", i, "at"), area.at)
        self.lands(self.map.lands)


def _on_edge(extent: Extent, name: str) -> bool:
    return int(name[:2]) in extent.columns or int(name[2:]) in extent.rows


MAP: Final = MapFolder("grognard.games.stalingrad42", MapFile, HexRow, check_map)
load_map = MAP.load
read_map = MAP.read
