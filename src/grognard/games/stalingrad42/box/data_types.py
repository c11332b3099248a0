# mypyc: interpreted
"""The form of the box's data files (S42-2.1): one struct per row, table or file. The map's are in map_types.

All names are plain strings; the rules code turns them into ints. Movement costs are in half movement points,
so that every figure is whole. `origin` says where a row comes from: `text` is stated in the rules text,
`ours` is rebuilt by us because the printed component is lost.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.core.loading.box import ChecklistRow
from grognard.games.stalingrad42.box.data_constants import Constants
from grognard.games.stalingrad42.box.data_names import (
    Branch,
    Dot,
    Nation,
    Quality,
    Replacement,
    Role,
    Season,
    Side,
    Size,
    Turn,
    UnitKey,
    Weather,
)
from grognard.games.zocbond.box.data_names import (
    CostClass,
    Count,
    Figure,
    Ground,
    HalfPoints,
    Name,
    Text,
)
from grognard.games.zocbond.box.data_types import (
    Band,
    Counter,
    CrtColumn,
    DefenceRow,
    GroundCosts,
    Hexes,
    Provenance,
    Result,
    Totals,
)
from grognard.games.zocbond.box.rulings import Ruling

AnyCount = Count | None  # None: all there are


class UnitType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of types.csv: what a symbol means (S42-2.3.6, 14.2.2, 21.1.2)."""

    id: Name
    costs: CostClass  # the column of the terrain effects chart it moves by
    mech: bool
    infantry: bool  # doubled in cities and mountains (S42-9.6.1)
    combat: bool  # a combat unit; the others are those of S42-19
    rate: Hexes  # of advance after combat (S42-14.2.2)
    origin: Provenance
    replacement: tuple[Replacement, ...] = ()  # any of these kinds; none: it is not rebuilt so
    support: bool = False  # an artillery support unit (S42-18.2.1)
    free: bool = False  # one in a hex does not count for stacking (S42-4.2)
    cavalry: bool = False
    mountain: bool = False  # S42-20.2
    marine: bool = False  # S42-5.7.1
    nkvd: bool = False  # S42-20.3


class UnitRow(Counter, frozen=True, kw_only=True):
    """A row of units.csv: one counter (S42-2.3.2). Where it starts is on the cards.

    A unit of three steps has no figures for its last one: its remnant's are used (S42-10.4.1). A non-combat
    unit has one step that it never loses.
    """

    key: UnitKey  # as records write it
    side: Side
    nation: Nation
    branch: Branch
    steps: Annotated[int, Meta(ge=1, le=4)]
    quality: Quality
    size: Size = ""
    dot: Dot = ""  # tanks black, elite tanks red, anti-tank white (S42-2.3.3)
    bracketed: bool = False  # S42-9.8
    no_extended: bool = False  # MA in a black box (S42-2.3.2)
    garrison: bool = False  # S42-20.4
    n_caucasus: bool = False  # S42-20.6
    bluecher: bool = False  # S42-20.7
    transcaucasus: bool = False  # S42-30.0
    role: Role = "unit"


class CardRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of cards/<name>.csv: where a unit starts, or when and where it arrives (S42-22.1.1).

    `place` is a hex, or the entry areas its owner chooses from, or one of the boxes: `lost` for who has been
    eliminated before, `volunteers` (S42-20.8), `transcaucasus` (S42-30.0).
    """

    key: str
    place: tuple[str, ...]
    army: Text  # whom it belongs to, for readers of the file
    origin: Provenance
    turn: Annotated[int, Meta(ge=0, le=36)] = 0  # 0: it is there at the start
    lost: Annotated[int, Meta(ge=0, le=2)] = 0  # steps
    mark: Literal["", "C", "TC", "South"] = ""  # printed on the card (S42-22.1.1, C2.3, C3.2)


class Terrain(GroundCosts, frozen=True, forbid_unknown_fields=True):
    """A row of terrain.csv: the hexes of the terrain effects chart. Costs in half MP; None: by road only."""

    mountain_unit: HalfPoints  # what it costs mountain divisions (S42-20.2)
    doubles: Literal["none", "infantry", "all"]  # which defenders (S42-9.5.4, 9.6)
    shift: Figure  # columns; to the left is negative (S42-9.9)
    tank_shift: bool  # S42-9.2.3
    wet: bool  # attackers in it count as attacking across a river (S42-9.5.1)
    dd: Ground
    ends_advance: bool  # who enters it off the road (S42-14.5)
    supply_cost: Count  # hexes it counts off the road (S42-16.3.2)
    fort: bool  # may be built in it (S42-9.7.3)
    city_battles: Count  # levels of the marker (S42-11.6.2)
    attrition: Figure  # S42-16.5.4
    wet_as: str  # what it is after the first rain (S42-23.2.3)
    costs_origin: Provenance
    origin: Provenance


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of features.csv: a town, a landmark or a fort; the terrain rules where nothing is said."""

    id: Literal["town", "landmark", "fort"]
    shift: Figure
    tank_shift: bool | None  # None: as the terrain
    dd: Ground | None
    airfield: bool  # S42-16.5.4
    origin: Provenance


class Hexside(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hexsides.csv. Costs are added, in half MP, without a bridge; None: it cannot be crossed so."""

    id: Literal[
        "minor", "minor_wet", "major", "major_frozen", "volga", "alpine", "lake", "lake_frozen", "sea"
    ]
    foot: HalfPoints | None
    mech: HalfPoints | None
    mountain_unit: HalfPoints | None
    start_adjacent: bool  # only as the first move of who starts beside it (S42-5.5.2)
    halves: bool  # each attacker across it (S42-9.5.2)
    doubles_all: bool  # the defender, if all attackers are across water (S42-9.5.1)
    tank_shift: bool  # for tanks attacking across it (S42-9.2.3)
    attack: Literal["yes", "crossing", "mountain", "no"]  # S42-9.5.3, 9.5.6, 9.6.2
    zoc: bool  # S42-6.1
    bond: Literal["yes", "once", "no"]  # once: a bond crosses one such side, not two (S42-7.6)
    retreat: bool  # S42-12.2
    supply: bool  # S42-16.3.2
    origin: Provenance


class Bridge(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of bridges.csv: what crossing a river costs on it, in half MP (S42-5.5.4 to 5.5.6)."""

    id: Literal["road", "rail", "pontoon", "crossing"]
    foot: HalfPoints
    mech: HalfPoints
    origin: Provenance


class RoadType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of roads.csv: cost of a hex entered along it, in half MP (S42-5.2, 23.2.3)."""

    id: Literal["main", "secondary"]
    foot: HalfPoints
    mech: HalfPoints
    mech_wet: HalfPoints  # in rain and mud
    origin: Provenance


class CombatResult(Result, frozen=True, kw_only=True):
    """A row of results.csv: what a code of the CRT means (S42-10.1)."""

    attacker_chooser: Literal["owner", "opponent"]
    defender_chooser: Literal["owner", "opponent"]
    advance: Hexes
    limited: bool  # only into the hex, and only if all defenders are gone (S42-14.2.3)
    advance_origin: Provenance
    marker: Literal["", "disrupted", "routed"] = ""


class AdvanceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of advance.csv: what weather makes of an advance result (S42-14.2.1, 23.2)."""

    hexes: Hexes
    wet: Hexes
    snow: Hexes
    breakthrough_goes_on: bool  # after a breakthrough combat (S42-15.2.8)
    origin: Provenance


class WeatherRow(Totals, frozen=True, forbid_unknown_fields=True):
    """A row of weather.csv: what totals bring in each season (S42-23.1)."""

    june_august: Weather
    september: Weather
    mud: Weather
    winter: Weather
    origin: Provenance


class WeatherEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of weather_effects.csv (S42-23.2.1, 9.3.9)."""

    id: Weather
    german_air: AnyCount
    german_air_late: AnyCount  # after North Africa (S42-9.3.9)
    romanian_air: AnyCount
    wet: bool  # the effects of rain; those of mud too (S42-23.3.3)
    snow: bool
    again: Figure  # added to the next turn's roll (S42-23.1)
    origin: Provenance


class ReplacementKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of replacements.csv: for which kinds one may stand (S42-21.1.2)."""

    id: Replacement
    serves: tuple[Replacement, ...]
    nation: Literal["own", "allied"]  # own: no Axis ally of Germany
    origin: Provenance


class TurnRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of turns.csv: the turn track (S42-3.A, 24.2)."""

    turn: Turn
    start: datetime.date
    end: datetime.date
    season: Season
    benchmark: Count
    origin: Provenance


class TrackRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of tracks/<name>.csv: resource points and replacements of a turn (S42-18.1, 21.1.1)."""

    turn: Turn
    axis_resources: Count
    axis_tank: Count
    axis_infantry: Count
    axis_special: Count
    axis_allied: Count
    soviet_resources: Count
    soviet_tank: Count
    soviet_infantry: Count
    soviet_cavalry: Count
    soviet_special: Count
    origin: Provenance


class Box(Struct, frozen=True):
    """Everything in the box that is the same in all scenarios, by id and in the order of the files."""

    types: Mapping[str, UnitType]
    units: Mapping[str, UnitRow]
    cards: Mapping[str, tuple[CardRow, ...]]
    terrain: Mapping[str, Terrain]
    features: Mapping[str, Feature]
    hexsides: Mapping[str, Hexside]
    bridges: Mapping[str, Bridge]
    roads: Mapping[str, RoadType]
    crt: tuple[CrtColumn, ...]
    results: Mapping[str, CombatResult]
    determined: tuple[DefenceRow, ...]
    advance: Mapping[int, AdvanceRow]
    recovery: tuple[Band, ...]
    attrition: tuple[Band, ...]
    disengagement: tuple[Band, ...]
    weather: tuple[WeatherRow, ...]
    weather_effects: Mapping[str, WeatherEffect]
    replacements: Mapping[str, ReplacementKind]
    turns: tuple[TurnRow, ...]
    tracks: Mapping[str, tuple[TrackRow, ...]]
    constants: Constants
    checklist: Mapping[str, ChecklistRow]
    rulings: tuple[Ruling, ...]
