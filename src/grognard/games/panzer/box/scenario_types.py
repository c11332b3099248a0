# mypyc: interpreted
"""The form of scenarios/<name>.toml (PZR-2.0): boards, formations, zones, victory, what is switched on."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .board_files import BoardPlace
from .plain_types import Count, Grade, Percent, Side, Slug, Text

MessageId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$")]
GroupKey = Annotated[str, Meta(pattern=r"^[GS]-[A-Z0-9]+$")]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Turn = Annotated[int, Meta(ge=1, le=40)]
Points = Annotated[int, Meta(ge=0, le=2000)]
Columns = Annotated[str, Meta(pattern=r"^[A-Y]-[A-Y]$")]
Row = Annotated[int, Meta(ge=0, le=12)]

#: What a scenario may switch on beside the Basic Game (5, 6); each is the chapter it names.
Module = Literal[
    "command_control",
    "leg_and_towed",
    "gp_fire",
    "advanced_ap",
    "ammo_limits",
    "indirect_fire",
    "close_combat",
    "transport",
    "hull_down",
    "buildings",
    "air",
    "heat_haze",
]
#: Names kept for the optional rules of chapter 7, whose text is not at hand: none is played (PZR-7.X).
Reserved = Literal[
    "or_7_1", "or_7_2", "or_7_3", "or_7_4", "or_7_5", "or_7_6", "or_7_7", "or_7_8", "or_7_9", "or_7_10",
    "or_7_11", "or_7_12", "or_7_13", "or_7_14", "or_7_15", "or_7_16", "or_7_17", "or_7_18", "or_7_19",
    "or_7_20", "or_7_21", "or_7_22", "or_7_23", "or_7_24", "or_7_25", "or_7_26", "or_7_27", "or_7_28",
    "or_7_29", "or_7_30", "or_7_31", "or_7_32", "or_7_33", "or_7_34", "or_7_35", "or_7_36", "or_7_37",
    "or_7_42", "or_7_52",
]  # fmt: skip
LATE_1943 = datetime.date(1943, 10, 1)  # when tungsten became rare in Germany
Role = Literal["CHQ", "BHQ", "RHQ", "FO", "recon", "engineer"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Position = Literal["", "full_cover", "entrenched", "improved_position", "hull_down", "partial_hull_down"]
SpecialRule = Literal[
    "column",  # the units of `zone` enter by road, one behind the other, in the order of the file
    "first_player",  # `side` is the First Player in `turn` without a roll
    "barred",  # nobody may enter these hexes
    "bridge_gpd",  # the bridge of `hexes` can be destroyed: its GPD is `value`
    "works_gpd",  # the block or wire of `hexes` can be destroyed: its GPD is `value`
    "delayed",  # the units of `zone` have N/C until `turn`, or until one of them is fired at
]


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its force grade (PZR-6.3.2), what it is to do."""

    grade: Grade
    role: Literal["attacks", "defends", "meets"]


class Forces(Struct, frozen=True, forbid_unknown_fields=True):
    german: Force
    soviet: Force

    def of(self, side: str) -> Force:
        """One side's force."""
        return self.german if side == "german" else self.soviet


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one card in a formation: `count` of them, with the keys `<key>-1`, `<key>-2` ...

    `rides`: the group that carries them at the start, unit by unit. `weapons`: support weapons of each.
    """

    key: GroupKey
    card: str
    count: Annotated[int, Meta(ge=1, le=30)]
    zone: str
    roles: tuple[Role, ...] = ()
    weapons: tuple[str, ...] = ()
    rides: str = ""
    facing: Facing | None = None
    position: Position = ""
    mount: Literal["", "motorcycle", "bicycle", "cavalry"] = ""  # of leg units (PZR-6.6.4.4, 6.6.4.5)
    grade: Grade | None = None  # of each unit; without it that of the formation (PZR-5.8.3)


class Formation(Struct, frozen=True, forbid_unknown_fields=True):
    """A company or its like (PZR-6.2); units share commands. Text: `panzer-formation-<scenario>-<key>`."""

    key: Key
    side: Side
    name: Text
    grade: Grade
    units: Annotated[tuple[Group, ...], Meta(min_length=1)]


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """Columns of a board, and rows if not all of them."""

    board: int
    columns: Columns
    rows: tuple[Row, ...] = ()  # first and last


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Where units are set up, or with `turn` where they enter the map from that turn on (R-40, R-45)."""

    key: Key
    side: Side
    areas: tuple[Area, ...] = ()
    hexes: tuple[str, ...] = ()
    turn: Turn | None = None
    facing: Facing | None = None


class BatteryPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Off-board batteries (PZR-6.5.1.3): attached to a formation, or organic to the whole force."""

    key: GroupKey
    side: Side
    card: str
    count: Annotated[int, Meta(ge=1, le=6)] = 1
    attached: str = ""  # key of the formation; left out: organic
    organic: tuple[Key, ...] = ()  # ... to these formations; left out: to the whole force
    registered: Count = 0  # pre-registered points of each (PZR-6.5.1.4)
    plots: Count = 0  # scheduled missions of each (PZR-6.5.1.11)


class AircraftPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Aircraft that may arrive from a turn on (PZR-6.7.2.1)."""

    key: GroupKey
    side: Side
    card: str
    count: Annotated[int, Meta(ge=1, le=6)] = 1
    turn: Turn = 1


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    """Terrain markers on the map (PZR-6.1.4.3)."""

    kind: Literal["block", "ditch", "wire", "improved_position", "hasty_entrenchment"]
    hexes: Annotated[tuple[str, ...], Meta(min_length=1)]
    facing: Facing | None = None  # of improved positions: the hexside from which they protect


class SidePercent(Struct, frozen=True, forbid_unknown_fields=True):
    """A percentage for each side."""

    german: Annotated[int, Meta(ge=0, le=500)] = 0
    soviet: Annotated[int, Meta(ge=0, le=500)] = 0


class SidePoints(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for each side."""

    german: Points = 0
    soviet: Points = 0


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes that are worth points to who controls them at the end, each hex or all together (PZR-3.6)."""

    key: Key
    hexes: Annotated[tuple[str, ...], Meta(min_length=1)]
    points: Points
    each: bool = False  # for every hex; otherwise for all of them
    hold: Annotated[int, Meta(ge=0, le=5)] = 1  # full turns of occupation that take it
    held: Literal["", "german", "soviet"] = ""  # who has it at the start


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of a side may leave the map here, for points each, or for a share of their card points."""

    side: Side
    hexes: Annotated[tuple[str, ...], Meta(min_length=1)]
    points: Points = 0
    percent: Percent = 0
    cards: tuple[str, ...] = ()  # only these count; left out: all vehicles


class Survivor(Struct, frozen=True, forbid_unknown_fields=True):
    """Points to a side for every unit of a card that is alive and not abandoned at the end."""

    side: Side
    card: str
    points: Points


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts. Kills: percent of the card points that the enemy lost; `damaged`: of what is damaged."""

    kills: SidePercent = field(default_factory=SidePercent)
    damaged: Percent = 0
    objectives: tuple[Objective, ...] = ()
    exits: tuple[Exit, ...] = ()
    survivors: tuple[Survivor, ...] = ()
    start: SidePoints = field(default_factory=SidePoints)
    draw: Points = 0  # a smaller difference is nobody's victory


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of this scenario alone."""

    rule: SpecialRule
    side: Literal["", "german", "soviet"] = ""
    zone: str = ""
    hexes: tuple[str, ...] = ()
    turn: Turn | None = None
    value: Count = 0


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """Games between two equal computers, and how many of them each side won."""

    bot: Literal["random", "recruit", "sergeant", "captain"]
    german: Annotated[int, Meta(ge=0, le=100_000)]
    soviet: Annotated[int, Meta(ge=0, le=100_000)]
    nobody: Annotated[int, Meta(ge=0, le=100_000)] = 0  # too small a lead (PZR-4.6.2)
    favours: Literal["", "german", "soviet"] = ""  # the scenario says that it is easier for this side


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios/<name>.toml. Words: `panzer-scenario-<name>-title`, `-place`, `-intro`, `-history`.

    A scenario of one's own has the id PZ-OWN and is told by its `title`, `place` and `text` as they stand.
    """

    id: Annotated[str, Meta(pattern=r"^PZ-(S[0-9]{2}|OWN)$")]
    name: Slug
    title: Text
    date: datetime.date
    place: Text
    layer: Literal["basic", "advanced"]
    boards: Annotated[tuple[BoardPlace, ...], Meta(min_length=1, max_length=6)]
    turns: Turn
    set_up: tuple[Side, Side]  # in this order
    forces: Forces
    zones: Annotated[tuple[Zone, ...], Meta(min_length=2)]
    formations: Annotated[tuple[Formation, ...], Meta(min_length=2)]
    victory: Victory
    teaches: Annotated[tuple[Key, ...], Meta(min_length=1)]
    until: datetime.date | None = None
    text: Annotated[str, Meta(max_length=4000)] = ""  # the introduction of a scenario of one's own
    modules: tuple[Literal[Module, Reserved], ...] = ()
    german_apcr: Literal["unrestricted", "plus1", "plus2", "none"] = "unrestricted"  # PZR-5.16.2.7
    batteries: tuple[BatteryPlan, ...] = ()
    aircraft: tuple[AircraftPlan, ...] = ()
    works: tuple[Works, ...] = ()
    special: tuple[Special, ...] = ()
    balance: Balance | None = None

    def tungsten(self) -> str:
        """PZR-5.16.2.7: what German APCR suffers; before late 1943 nothing."""
        return self.german_apcr if self.date >= LATE_1943 else "unrestricted"

    def has(self, module: str) -> bool:
        """Whether a chapter is switched on."""
        return module in self.modules


def unit_keys(group: Group) -> list[str]:
    """The keys of the units of a group."""
    return [f"{group.key}-{number}" for number in range(1, group.count + 1)]
