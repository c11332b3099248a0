# mypyc: interpreted
"""The form of the box's data files (H44-2.1): one struct per row, table or file. The map's are in map_types.

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
from grognard.games.holland44.box.data_constants import Constants
from grognard.games.holland44.box.data_names import (
    Corps,
    Division,
    FreeType,
    Landing,
    Morale,
    Nation,
    Role,
    Side,
    Size,
    Turn,
    TurnKind,
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
    Strength,
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


class UnitType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of types.csv: what a symbol means (H44-2.3.13 to 2.3.16)."""

    id: Name
    costs: CostClass  # the column of the terrain effects chart it moves by
    mech: bool
    veh: bool
    armor: bool
    infantry: bool
    anti_tank: bool  # its armor class stands in a box: one less when attacking (H44-10.3.3)
    origin: Provenance
    recon: bool = False  # H44-23.7
    free: FreeType = ""  # one of each kind does not count for stacking (H44-6.2)
    landing: Landing = ""  # on which ground it may land (H44-22.2.3)


class Formation(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of formations.csv (H44-10.2.2): units of one colour."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9]+$")]
    side: Side
    colour: Name
    name: Text
    origin: Provenance
    corps_troops: bool = False  # H44-10.2.4


class UnitRow(Counter, frozen=True, kw_only=True):
    """A row of units.csv: one counter (H44-2.3). What is reduced has one step less than printed.

    A unit of three steps has no figures for its last one: its remnant's are used (H44-11.4). Where it starts:
    `hex`; or from `turn` on in an entry `area`; or landing from `turn` on at the hexes of its `drop` code.
    """

    key: UnitKey  # as records write it
    side: Side
    nation: Nation
    formation: str
    steps: Annotated[int, Meta(ge=1, le=3)]
    morale: Morale
    size: Size = ""
    ac: Annotated[int, Meta(ge=0, le=6)] = 0  # armor class; 0: none
    division: Division = ""  # of airborne units; their remnants and breakdown units are of the same
    corps: Corps = ""  # which boundaries bind it (H44-23.4)
    half: str = ""  # of half a battalion: the battalion (H44-6.3)
    also: str = ""  # a second formation it may support (H44-17.6.1)
    locked: bool = False  # a garrison that waits (H44-23.6)
    role: Role = "unit"
    mech_ma: Strength = 0  # of a breakdown unit: MA on its mechanized side (H44-21.2)
    hex: Annotated[str, Meta(pattern=r"^([0-9]{4})?$")] = ""
    turn: Annotated[int, Meta(ge=0, le=20)] = 0
    area: Literal["", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"] = ""
    drop: Annotated[str, Meta(pattern=r"^([A-Z][0-9]?|ASS)?$")] = ""  # ASS: at its source (H44-22.1.3)
    rolls: bool = False  # arrives by a roll (H44-23.5)


class UnknownType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of unknown.csv: what may be under a "?" and how often (H44-25.1). All have one step."""

    id: Name
    count: Count
    type: str
    attack: Strength
    defense: Strength
    ma: Strength
    morale: Morale
    origin: Provenance
    ac: Annotated[int, Meta(ge=0, le=6)] = 0
    empty: bool = False  # nobody is there: removed when revealed


class Terrain(GroundCosts, frozen=True, forbid_unknown_fields=True):
    """A row of terrain.csv: the hexes of the terrain effects chart. Costs in half MP; None: by road only."""

    doubles: bool  # defenders that are no vehicles (H44-10.8.1)
    veh_attack_halved: bool  # out of it or into it (H44-10.8.3, 10.8.4)
    wet: bool  # attackers in it count as attacking across water (H44-10.8.2)
    armor_shift: Literal["yes", "road", "no"]
    dd: Ground
    dd_veh: Ground
    bond: bool  # a bond may run through it (H44-7.4.6)
    one_hex_stop: bool  # a retreat may end in its first hex (H44-13.3)
    ends_advance: bool  # off-road, for infantry (H44-15.6)
    parachute: bool
    glider: bool
    landing_drm: Figure
    costs_origin: Provenance
    origin: Provenance


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hexsides.csv: waters of the terrain effects chart. Costs are added, in half MP."""

    id: Literal["minor", "canal", "major"]
    foot: HalfPoints | None
    mech: HalfPoints | None
    veh: HalfPoints | None
    tactical: bool  # without a bridge only by tactical movement (H44-8.5.3, 8.5.4)
    ferries: bool  # may be crossed by ferries and with engineers
    halves_all: bool  # all attackers across it, by bridge too (H44-10.8.2)
    attack_unbridged: bool  # H44-9.5.1
    zoc_unbridged: bool  # ZOC reach across it without a bridge (H44-7.1)
    bond_unbridged: bool
    retreat_unbridged: bool  # H44-13.2
    supply_unbridged: bool  # H44-18.3.1
    costs_origin: Provenance
    origin: Provenance


class RoadType(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of roads.csv: cost of a hex entered along it, in half MP, for every unit (H44-8.4)."""

    id: Literal["highway", "road"]
    cost: HalfPoints
    origin: Provenance


class CombatResult(Result, frozen=True, kw_only=True):
    """A row of results.csv: what a code of the CRT means (H44-11.1)."""

    chooser: Literal["owner", "opponent"]
    retreat_most: Hexes
    advance: Name  # a row of advance.csv
    breakthrough: bool
    marker: Literal["", "disrupted", "routed", "engaged"] = ""


class Advance(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of advance.csv (H44-15.2)."""

    id: Literal["none", "limited", "normal", "extended"]
    hexes: Hexes
    road_hexes: Hexes
    vacated_only: bool
    origin: Provenance


class WeatherRow(Totals, frozen=True, forbid_unknown_fields=True):
    """A row of weather.csv: what totals bring in the two turns (H44-4.3)."""

    am: Weather
    pm: Weather
    origin: Provenance


class WeatherEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of weather_effects.csv (H44-4.4)."""

    id: Weather
    landings: Count  # airlanding points
    air_units: Count
    artillery: Count | None  # airborne artillery that may flip; None: all
    origin: Provenance


class Displacement(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of displacement.csv: where units may land in which turns (H44-22.2.1)."""

    first: Turn
    last: Turn
    hexes: Literal["own", "division", "any"]  # drop hexes of its code, of its division, of all
    sources: Literal["none", "division", "any"]  # supply sources that serve as drop hexes
    adjacent: bool
    origin: Provenance


class TurnRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of turns.csv: the turn track (H44-3.0)."""

    turn: Turn
    date: datetime.date
    kind: TurnKind
    weather_drm: Figure
    origin: Provenance


class Box(Struct, frozen=True):
    """Everything in the box that is the same in all scenarios, by id and in the order of the files."""

    types: Mapping[str, UnitType]
    formations: Mapping[str, Formation]
    units: Mapping[str, UnitRow]
    unknown: Mapping[str, UnknownType]
    terrain: Mapping[str, Terrain]
    waters: Mapping[str, Water]
    roads: Mapping[str, RoadType]
    crt: tuple[CrtColumn, ...]
    results: Mapping[str, CombatResult]
    determined: tuple[DefenceRow, ...]
    advance: Mapping[str, Advance]
    demolition: tuple[Band, ...]
    recovery: tuple[Band, ...]
    landing: tuple[Band, ...]
    disengagement: tuple[Band, ...]
    isolation: tuple[Band, ...]
    weather: tuple[WeatherRow, ...]
    weather_effects: Mapping[str, WeatherEffect]
    displacement: tuple[Displacement, ...]
    turns: tuple[TurnRow, ...]
    constants: Constants
    checklist: Mapping[str, ChecklistRow]
    rulings: tuple[Ruling, ...]
