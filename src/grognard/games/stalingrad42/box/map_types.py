# mypyc: interpreted
"""What map.toml holds (S42-2.2.1): the map hex by hex, as `grognard map build` writes it; and what
geography.toml and corrections.toml hold besides what every map of the family has.

Hexes are "CCRR" and hexsides "2403/2503", lower number first. A hexside at the edge of the map names the hex
that would lie outside: "2501/2600".
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.games.zocbond.box.mapping_types import Entry, Fixes, Geography, Land, Water

Column = Annotated[int, Meta(ge=8, le=80)]
Row = Annotated[int, Meta(ge=1, le=66)]
Turn = Annotated[int, Meta(ge=0, le=36)]
Points = Annotated[int, Meta(ge=-3, le=3)]

Ground = Literal[
    "clear",
    "desert",
    "rough",
    "forest",
    "rough_forest",
    "marsh",
    "seasonal_marsh",
    "mountain",
    "minor_city",
    "major_city",
    "sea",
    "out_of_play",
]
Part = Literal["", "azov", "black", "caspian", "floodplain", "delta", "crimea"]
Sea = Literal["", "azov", "black", "caspian"]
PlaceSize = Literal["town", "minor_city", "major_city", "landmark"]
WaterKind = Literal["minor", "major", "volga", "lake"]
RoadKind = Literal["main", "secondary"]
RailKind = Literal["green", "plain", "unfinished", "never"]
BridgeKind = Literal["road", "rail"]
SideName = Literal["axis", "soviet"]
SheetName = Literal["A", "B", "C1", "C2"]
ScenarioName = Literal["C1", "C2", "C3", "C4", "O1"]  # those of the rules, and ours


class Extent(Entry, frozen=True):
    """First and last column (CC) and row (RR)."""

    columns: tuple[Column, Column]
    rows: tuple[Row, Row]

    def holds(self, name: str) -> bool:
        """Whether a hex lies within."""
        column, row = int(name[:2]), int(name[2:])
        return self.columns[0] <= column <= self.columns[1] and self.rows[0] <= row <= self.rows[1]


class Sheet(Entry, frozen=True):
    """One of the four sheets of the map."""

    key: SheetName
    columns: tuple[Column, Column]
    rows: tuple[Row, Row]


class ScenarioMap(Entry, frozen=True):
    """The sheets of a scenario and the lines its own rules draw on them (S42-C1 to C4).

    `crossed_row`: a German unit south of the Don below it counts (S42-C1.3). `entry_first`, `entry_later`:
    from hex to hex of the northern edge, where the Axis enters (S42-C2). `trigger_row`: an Axis unit south of
    it wakes the Transcaucasus (S42-30). `winter_row`: down to it the winter bites (S42-23.4).
    """

    key: ScenarioName
    sheets: tuple[SheetName, ...]
    columns: tuple[Column, Column] | None = None  # only so much of the sheets
    rows: tuple[Row, Row] | None = None
    crossed_row: Row | None = None
    entry_first: tuple[str, str] | None = None
    entry_later: tuple[str, str] | None = None
    supply_west_of: str = ""
    first_railhead: str = ""
    second_railheads: tuple[str, ...] = ()
    trigger_row: Row | None = None
    winter_row: Row | None = None


class HexRow(Entry, frozen=True):
    """A hex: its one base terrain; of a sea which, of ground out of play why."""

    terrain: Ground
    part: Part = ""


class Place(Entry, frozen=True):
    """A city, town or landmark (S42-2.2.1). `victory` counts while the Axis holds it, `if_soviet` (negative)
    while the Soviets do, `temporary` only for the turns the rules name (S42-24).
    """

    name: str
    hex: str
    size: PlaceSize
    victory: Points = 0
    if_soviet: Points = 0
    temporary: bool = False
    port: Sea = ""
    oil: bool = False


class Waterway(Entry, frozen=True):
    """A river or lake: one unbroken chain of hexsides in the order of its course; `freezes`: a lake of the
    Kalmyk steppe (S42-23.4).
    """

    key: str
    kind: WaterKind
    label: str
    hexsides: tuple[str, ...]
    freezes: bool = False


class Bridge(Entry, frozen=True):
    """Where a road, or only a railway, crosses a river (S42-5.5.4)."""

    hexside: str
    water: str
    kind: BridgeKind


class Crossing(Entry, frozen=True):
    """A crossing of the Volga or Don that is always there (S42-5.5.6); `rail`: it carries trains too."""

    hexside: str
    name: str
    water: str
    rail: bool = False


class SpecialLink(Entry, frozen=True):
    """What joins two hexes that are no neighbours on land: the ferry of Vladimirovka (S42-5.5.7) and the
    strait of Kerch (S42-5.7.2).
    """

    kind: Literal["rail_ferry", "strait"]
    name: str
    hexes: tuple[str, str]
    side: SideName
    per_turn: int
    over: tuple[str, ...] = ()
    area: str = ""


class Road(Entry, frozen=True):
    """A road from hex to hex; `exits`: the hexsides at the map's edge by which it leaves the map."""

    kind: RoadKind
    hexes: tuple[str, ...]
    exits: tuple[str, ...] = ()


class Railway(Entry, frozen=True):
    """A railway from hex to hex (S42-17): what is `unfinished` opens on a turn, what is `never` is only
    printed (S42-5.6.6).
    """

    kind: RailKind
    hexes: tuple[str, ...]
    exits: tuple[str, ...] = ()
    opens: Turn = 0


class Forts(Entry, frozen=True):
    """A group of printed Soviet forts (S42-9.7.7)."""

    group: Literal["north", "south", "rostov"]
    hexes: tuple[str, ...]


class StartLine(Entry, frozen=True):
    """The front of 28 June 1942: the hexsides from the northern edge to the sea, and who stood along it."""

    axis: tuple[str, ...]
    soviet: tuple[str, ...]
    hexsides: tuple[str, ...] = ()


class EntryArea(Entry, frozen=True):
    """An area off the map (S42-22): in which scenarios it is in play, and whose.

    It opens on those of its `hexes` that are on the scenario's sheets. `axis_in`: scenarios in which it is
    the Axis'. `c3_hexes`: further hexes in scenario C3. `victory`: of the town named in it. `at`: where its
    letter is printed if it opens on no edge.
    """

    letter: str
    side: SideName
    group: str
    real: str
    scenarios: tuple[ScenarioName, ...]
    hexes: tuple[str, ...]
    axis_in: tuple[ScenarioName, ...] = ()
    c3_hexes: tuple[str, ...] = ()
    victory: Points = 0
    oil: bool = False
    at: str = ""

    def side_in(self, scenario: str) -> SideName:
        return "axis" if scenario in self.axis_in else self.side

    def hexes_in(self, scenario: str) -> tuple[str, ...]:
        return self.hexes + self.c3_hexes if scenario == "C3" else self.hexes


class MapFile(Entry, frozen=True):
    """The whole map."""

    extent: Extent
    sheets: tuple[Sheet, ...]
    scenarios: tuple[ScenarioMap, ...]
    hexes: dict[str, HexRow]
    places: tuple[Place, ...]
    waterways: tuple[Waterway, ...]
    alpine: tuple[str, ...]
    passes: tuple[str, ...]
    bridges: tuple[Bridge, ...]
    crossings: tuple[Crossing, ...]
    flotilla: tuple[str, ...]
    links: tuple[SpecialLink, ...]
    roads: tuple[Road, ...]
    railways: tuple[Railway, ...]
    areas: tuple[EntryArea, ...]
    forts: tuple[Forts, ...]
    start_line: StartLine
    lands: tuple[Land, ...]

    def scenario(self, key: str) -> ScenarioMap:
        return next(one for one in self.scenarios if one.key == key)

    def extent_of(self, key: str) -> Extent:
        """The sheets of a scenario, which together are a rectangle, or the part of them that it names."""
        own = self.scenario(key)
        if own.columns is not None and own.rows is not None:
            return Extent(own.columns, own.rows)
        used = [sheet for sheet in self.sheets if sheet.key in self.scenario(key).sheets]
        return Extent(
            (min(sheet.columns[0] for sheet in used), max(sheet.columns[1] for sheet in used)),
            (min(sheet.rows[0] for sheet in used), max(sheet.rows[1] for sheet in used)),
        )


# -- geography.toml, corrections.toml ----------------------------------------------------------------------


class SouthRussia(Geography, frozen=True):
    """The land of the map; the crests are those of the Caucasus, laid along hexsides like waters."""

    crests: tuple[Water, ...]


class Opening(Entry, frozen=True):
    """The turn on which a railway that is being built opens, by its first and last waypoint (S42-17.5)."""

    start: str
    end: str
    turn: Turn


class PlaceFact(Entry, frozen=True):
    """What the rules say of a place."""

    name: str
    victory: Points = 0
    if_soviet: Points = 0
    temporary: bool = False
    port: Sea = ""
    oil: bool = False


class Corrections(Fixes, frozen=True):
    """What is set by hand: what the computation gets wrong, and what no geography knows."""

    sheets: tuple[Sheet, ...]
    scenarios: tuple[ScenarioMap, ...]
    facts: tuple[PlaceFact, ...]
    freezing: tuple[str, ...]
    bridges: tuple[Bridge, ...]  # over major rivers and the Volga; minor rivers are bridged by every road
    passes: tuple[str, ...]
    crossings: tuple[Crossing, ...]
    flotilla_to: str  # the last hexside of the Volga on which the flotilla serves
    links: tuple[SpecialLink, ...]
    openings: tuple[Opening, ...]
    areas: tuple[EntryArea, ...]
    forts: tuple[Forts, ...]
    front: StartLine
    lands: tuple[Land, ...]
