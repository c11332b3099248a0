# mypyc: interpreted
"""The form of scenarios/<name>.toml (S42-C1 to C4); docs/scenarios-stalingrad42.md is for authors."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.games.stalingrad42.box.data_names import Area, Card, Part, Side, Track, Turn, UnitKey, Weather
from grognard.games.zocbond.box.data_names import Bot, Count, Hex, MessageId, Slug, Task, Text, Wins

Opening = Literal[  # where the first turn begins
    "initial",  # with the initial phase of who moves first (S42-C1.2, C4.2)
    "preliminary",  # Soviet movement first, then the Axis movement phase (S42-C2.4)
    "soviet_movement",  # with the Soviet movement phase; the Axis has a mini-turn only (S42-C3.4)
]
OPTIONAL_RULES = ("reserves", "plans", "disengagement", "commanders", "contested")  # S42-25 to 29
OptionalRule = Literal["reserves", "plans", "disengagement", "commanders", "contested"]
CampaignRule = Literal[
    "transcaucasus",  # S42-30.0
    "reserve_armies",  # S42-31.0
    "withdrawals",  # S42-32
    "winter_offensive",  # S42-33
    "maskirovka",  # S42-34
]


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that come otherwise than the card says."""

    turn: Turn
    areas: Annotated[tuple[Area, ...], Meta(min_length=1)]
    keys: Annotated[tuple[UnitKey, ...], Meta(min_length=1)]


class ReserveArmy(Struct, frozen=True, forbid_unknown_fields=True):
    """A Soviet reserve army that stands still until it is activated (S42-31.0).

    From `turn` on its owner may activate it, with `free` it may move without that. An Axis unit within
    `distance` hexes of `near` activates it as well.
    """

    army: Annotated[int, Meta(ge=5, le=8)]
    keys: Annotated[tuple[UnitKey, ...], Meta(min_length=1)]
    turn: Turn
    free: bool = False
    near: Annotated[str, Meta(pattern=r"^([0-9]{4})?$")] = ""
    distance: Count = 0


class Withdrawal(Struct, frozen=True, forbid_unknown_fields=True):
    """Who leaves in the initial phase of a turn (S42-32).

    named: the `keys`, wherever they are; with `penalty` a weakened one costs the next special replacement.
    infantry_division: one supplied full German infantry division of three steps. tank_divisions: as S42-32.1
    says, with the `keys`. tank_corps: one of its owner's choice, nominally the `keys` (S42-32.2). air: a
    German air unit (S42-9.3.9).
    """

    turn: Turn
    side: Side
    kind: Literal["named", "infantry_division", "tank_divisions", "tank_corps", "air"]
    keys: tuple[UnitKey, ...] = ()
    penalty: bool = False


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Withdrawn units that come back at full strength, of their owner's choice."""

    turn: Turn
    side: Side
    kind: Literal["tank_division", "tank_corps"]
    count: Annotated[int, Meta(ge=1, le=3)]
    areas: Annotated[tuple[Area, ...], Meta(min_length=1)]


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter that takes another's place from a turn on (S42-32.4, 32.5); before the start: it has."""

    turn: Turn
    key: UnitKey
    becomes: UnitKey


class SupplyPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A supply point at the start: with a unit, in a hex or in an entry area (S42-18.6.1)."""

    side: Side
    at: Annotated[str, Meta(pattern=r"^([0-9]{4}|[A-Z]|[A-Z]+(-[A-Z0-9]+)+)$")]
    mode: Literal["mobile", "ready", "immobile"] = "mobile"


class Railhead(Struct, frozen=True, forbid_unknown_fields=True):
    """A railhead that appears in the Axis initial phase of a turn (S42-C2.2)."""

    turn: Turn
    hex: Hex


class AirUnits(Struct, frozen=True, forbid_unknown_fields=True):
    """Axis air units (S42-9.3.1, C2.2); from the first to the last turn of `grounded` none of them flies.

    africa: none leaves for North Africa, and later weather keeps none on the ground, if false (S42-9.3.9).
    bases: areas behind which they have airfields that are not on the map (S42-9.3.5).
    """

    german: Count
    romanian: Count = 0
    grounded: tuple[Turn, Turn] | None = None
    africa: bool = True
    bases: tuple[str, ...] = ()


class Forts(Struct, frozen=True, forbid_unknown_fields=True):
    """Completed forts at the start, besides those printed on the map (S42-9.7.1)."""

    axis: tuple[Hex, ...] = ()
    soviet: tuple[Hex, ...] = ()


class Contested(Struct, frozen=True, forbid_unknown_fields=True):
    """A city hex that both sides are in (S42-29.1.1): the level of its marker and who controls it."""

    hex: Hex
    controller: Side
    level: Annotated[int, Meta(ge=1, le=2)]


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for mechanized steps that left the map by one of the areas (S42-C1.3)."""

    areas: Annotated[tuple[Area, ...], Meta(min_length=1)]
    steps: Annotated[int, Meta(ge=1, le=20)]
    vp: Annotated[int, Meta(ge=1, le=9)]


class Hold(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes of which the Axis must hold one until the start of its half of a turn (S42-C3.5)."""

    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    until: Turn


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """Fewer points at the end of the Axis half of a turn: the Soviets win at once (S42-C4.4)."""

    turn: Turn
    vp: Count


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """The Axis wins with `vp` points after the last turn, with `any_turn` after any; else the Soviets."""

    vp: Count
    any_turn: bool = False
    start_vp: Count = 0
    benchmarks: bool = False  # automatic victory (S42-24.2)
    isolated: bool = False  # hexes cut off from every Soviet source count without being taken (S42-C1.3)
    exits: tuple[Exit, ...] = ()
    beyond: Count = 0  # for a German combat unit south of the Don beyond the row of the map (S42-C1.3)
    hold: Hold | None = None
    check: Check | None = None


class SideTasks(Struct, frozen=True, forbid_unknown_fields=True):
    """What each side does in a scenario, for the list of scenarios (message `stalingrad42-role-<task>`)."""

    axis: Task = "attacks"
    soviet: Task = "defends"


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """Games between two equal computers, and how many of them each side won."""

    bot: Bot
    axis: Wins
    soviet: Wins
    favours: Literal["", "axis", "soviet"] = ""


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios/<name>.toml. Title and place are English; readers see the catalogue's messages."""

    id: Annotated[str, Meta(pattern=r"^S42-[A-Z0-9]+$")]
    name: Slug  # the file's name
    title: Text
    first_turn: Turn
    last_turn: Turn
    part: Part  # of the map: its sheets, entry areas and lines; what lies elsewhere is out of play
    card: Card  # who starts and who comes; what is out of play stays out
    track: Track  # of resource points and replacements
    air: AirUnits
    victory: Victory
    place: Annotated[str, Meta(max_length=200)] = ""
    intro: MessageId = "stalingrad42-scenario-own-intro"
    text: Annotated[str, Meta(max_length=2000)] = ""
    minutes: Annotated[int, Meta(ge=5, le=6000)] = 300
    complexity: Annotated[int, Meta(ge=1, le=5)] = 4
    roles: SideTasks = field(default_factory=SideTasks)
    first_player: Side = "axis"
    opening: Opening = "initial"
    weather: Weather = "clear"  # of the first turn, unless it is rolled for
    tactical: Literal["", "axis", "soviet"] = ""  # whose combat units move only so on the first turn
    always: tuple[OptionalRule, ...] = ()  # optional rules that are in force in any case
    campaign_rules: tuple[CampaignRule, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    reserve_armies: tuple[ReserveArmy, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()
    returns: tuple[Return, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    axis_hexes: tuple[
        Hex, ...
    ] = ()  # cities and VP hexes the Axis controls; all others are Soviet (S42-16.3.4)
    railheads: tuple[Hex, ...] = ()
    later_railheads: tuple[Railhead, ...] = ()
    supply_points: tuple[SupplyPoint, ...] = ()
    forts: Forts = field(default_factory=Forts)
    contested: tuple[Contested, ...] = ()
    ready_plans: tuple[UnitKey, ...] = ()  # headquarters with a ready planned offensive (S42-33.2.1)
    flotilla: Annotated[str, Meta(pattern=r"^([0-9]{4}/[0-9]{4})?$")] = ""  # S42-5.5.3
    balance: Balance | None = None

    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the options its players have, each with its values, the default first (S42-25 to 29)."""
        return {rule: ("off", "on") for rule in OPTIONAL_RULES if rule not in self.always}
