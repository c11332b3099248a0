# mypyc: interpreted
"""What map.toml holds (H44-2): the map hex by hex, as `grognard map build holland44` writes it; and what
corrections.toml holds: all that geography does not say.

Hexes are "AABB" and hexsides "1303/1404", lower number first. A hexside at the edge of the map names the hex
that would lie outside: "5526/5627".
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.games.zocbond.box.mapping_types import Entry, Fixes, Land

Line = Annotated[int, Meta(ge=10, le=69)]
Place = Annotated[int, Meta(ge=1, le=26)]
Turn = Annotated[int, Meta(ge=0, le=40)]

Ground = Literal["clear", "woods", "polder", "polder_woods", "marsh", "town", "city"]
WaterKind = Literal["major", "canal", "minor"]
BridgeKind = Literal["road", "rail"]
BridgeStart = Literal["MINED", "BLOWN", "SAFE", "OPEN"]
RoadKind = Literal["highway", "road"]
SideName = Literal["german", "allied"]


class Extent(Entry, frozen=True):
    """First and last line (AA) and place (BB)."""

    lines: tuple[Line, Line]
    places: tuple[Place, Place]


class HexRow(Entry, frozen=True):
    """A hex: its one base terrain; `name` of the town or city, `village` on other ground (H44-13.3)."""

    terrain: Ground
    name: str = ""
    village: str = ""
    heath: bool = False  # how clear ground looks; no rule


class Waterway(Entry, frozen=True):
    """A river or canal: one unbroken chain of hexsides in the order of its course (H44-2.2.2)."""

    key: str
    kind: WaterKind
    label: str
    hexsides: tuple[str, ...]


class Bridge(Entry, frozen=True):
    """A bridge over a canal or major river (H44-5); minor rivers are bridged by every road.

    OPEN: no marker, and none can be placed on what is `never_blown` (H44-5.7). `printed` is the name beside
    it on the map, where no town has it.
    """

    hexside: str
    name: str
    water: str
    kind: BridgeKind
    start: BridgeStart
    never_blown: bool = False
    spared_turn_1: bool = False
    printed: str = ""


class Ferry(Entry, frozen=True):
    """A ferry over a major river (H44-8.5.5); `area`: the entry area it leads to."""

    hexside: str
    name: str
    water: str
    area: str = ""


class Road(Entry, frozen=True):
    """A road from hex to hex; `exits`: the hexsides at the map's edge by which it leaves the map."""

    kind: RoadKind
    hexes: tuple[str, ...]
    exits: tuple[str, ...] = ()


class Railway(Entry, frozen=True):
    """A railway from hex to hex; only its bridges matter in play."""

    hexes: tuple[str, ...]
    exits: tuple[str, ...] = ()


class EntryArea(Entry, frozen=True):
    """An area off the map (H44-19): whose it is, and from which turn it is the Allies' (0: never changes).

    `hexes` are the edge hexes it opens on; those of `ferry_only` are joined to it by a ferry alone.
    """

    letter: str
    side: SideName
    real: str
    hexes: tuple[str, ...]
    allied_from: Turn = 0
    corps: str = ""
    ferry_only: tuple[str, ...] = ()


class Boundary(Entry, frozen=True):
    """A boundary between two corps (H44-23.4)."""

    between: tuple[str, str]
    hexsides: tuple[str, ...]


class DropHex(Entry, frozen=True):
    """A hex where units land (H44-22.2.1); two hexes may share a code."""

    code: str
    division: str
    hex: str


class Region(Entry, frozen=True):
    """Hexes that rules speak of together (H44-26, S1.3)."""

    key: str
    hexes: tuple[str, ...]


class MapFile(Entry, frozen=True):
    """The whole map."""

    extent: Extent
    hexes: dict[str, HexRow]
    waterways: tuple[Waterway, ...]
    bridges: tuple[Bridge, ...]
    ferries: tuple[Ferry, ...]
    roads: tuple[Road, ...]
    railways: tuple[Railway, ...]
    areas: tuple[EntryArea, ...]
    touching: tuple[tuple[str, str], ...]
    boundaries: tuple[Boundary, ...]
    drops: tuple[DropHex, ...]
    unknown_starts: tuple[str, ...]
    regions: tuple[Region, ...]
    lands: tuple[Land, ...]

    def region(self, key: str) -> frozenset[str]:
        """The hexes of a region by its key: north_of_neder_rijn, north_of_waal."""
        return next(frozenset(region.hexes) for region in self.regions if region.key == key)


# -- corrections.toml --------------------------------------------------------------------------------------


class CityHexes(Entry, frozen=True):
    """The hexes of a city (H44-26.5.1)."""

    name: str
    hexes: tuple[str, ...]


class BoundaryLine(Entry, frozen=True):
    """A boundary east of a place number, through these lines."""

    between: tuple[str, str]
    east_of: Place
    lines: tuple[Line, Line]


class BankRegion(Entry, frozen=True):
    """The land around each of these hexes, as far as it can be reached without crossing a major river."""

    key: str
    around: tuple[str, ...]


class Corrections(Fixes, frozen=True):
    """What is set by hand: what the computation gets wrong, and what no geography knows."""

    cities: tuple[CityHexes, ...]
    heath: tuple[str, ...]
    bridges: tuple[Bridge, ...]
    ferries: tuple[Ferry, ...]
    areas: tuple[EntryArea, ...]
    touching: tuple[tuple[str, str], ...]
    boundaries: tuple[BoundaryLine, ...]
    drops: tuple[DropHex, ...]
    unknown_starts: tuple[str, ...]
    regions: tuple[BankRegion, ...]
    lands: tuple[Land, ...]
