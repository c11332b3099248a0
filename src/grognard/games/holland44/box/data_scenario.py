# mypyc: interpreted
"""The form of scenarios/<name>.toml (H44-S1, S2): docs/scenarios-holland44.md describes it for authors."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.games.holland44.box.data_names import Area, Side, Turn, Weather
from grognard.games.zocbond.box.data_names import Bot, Count, Hex, Hexside, MessageId, Slug, Task, Text, Wins

Marker = Annotated[int, Meta(ge=1, le=6)]
BridgeState = Literal["mined", "safe", "blown", "repair", "open"]
UnitState = Literal["disrupted", "routed", "engaged", "out_of_supply", "fired", "exhausted", "limbered"]
SpecialRule = Literal[
    "no_replacements",  # no replacement points come (H44-20.2.1)
    "allied_areas_early",  # areas A and L are Allied from the first turn of the scenario (H44-19.2.1)
]


class Span(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the map: its lines from south to north, its places from west to east."""

    lines: tuple[Annotated[int, Meta(ge=10, le=69)], Annotated[int, Meta(ge=10, le=69)]]
    places: tuple[Annotated[int, Meta(ge=1, le=26)], Annotated[int, Meta(ge=1, le=26)]]


class Gate(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an entry area lies in this scenario: the hexes it opens on, instead of the map's (H44-19)."""

    area: Area
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=1)]


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit set up: in a hex, or in an entry area."""

    key: str
    hex: Annotated[str, Meta(pattern=r"^([0-9]{4})?$")] = ""
    area: Annotated[str, Meta(pattern=r"^[A-O]?$")] = ""
    lost: Annotated[int, Meta(ge=0, le=2)] = 0  # steps; two of three: its remnant stands there
    state: tuple[UnitState, ...] = ()


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit that comes: into an entry area from a turn on, or by air at a drop code."""

    key: str
    turn: Turn
    area: Annotated[str, Meta(pattern=r"^[A-O]?$")] = ""
    drop: Annotated[str, Meta(pattern=r"^([A-Z][0-9]?|ASS)?$")] = ""


class BridgeSetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a bridge at the start, where it is not the map's (H44-S1.2)."""

    hexside: Hexside
    state: BridgeState


class TrafficArrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A traffic marker that comes into the box (H44-24.5)."""

    turn: Turn
    marker: Marker


class TrafficPlaced(Struct, frozen=True, forbid_unknown_fields=True):
    """A traffic marker on the map."""

    hex: Hex
    marker: Marker


class TrafficSetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Traffic markers: in the box, on the turn track, on the map (H44-24.5)."""

    box: tuple[Marker, ...] = ()
    track: tuple[TrafficArrival, ...] = ()
    map: tuple[TrafficPlaced, ...] = ()


class Award(Struct, frozen=True, forbid_unknown_fields=True):
    """What brings points to a side, counted at the end of the last turn.

    hold: each of `hexes` it controls; bridge: each of `bridges` that is not blown and that it controls
    (H44-5.3.2); beyond: each of its steps in `region` (with `ground_only` none that is airborne); exit: each
    of its steps in the entry `area`; losses: each enemy step eliminated.
    """

    kind: Literal["hold", "bridge", "beyond", "exit", "losses"]
    side: Side
    points: Annotated[int, Meta(ge=1, le=20)]
    hexes: tuple[Hex, ...] = ()
    bridges: tuple[Hexside, ...] = ()
    region: Literal["", "north_of_neder_rijn", "north_of_waal"] = ""
    area: Annotated[str, Meta(pattern=r"^[A-O]?$")] = ""
    ground_only: bool = False


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wins.

    campaign: chapter 26. crossing: the Allies, if at the end `steps` of their non-airborne steps are in
    `region` (H44-S1.3). points: the Allies, if at the end they have at least `lead` points more than the
    Germans.
    """

    kind: Literal["campaign", "crossing", "points"]
    region: Literal["", "north_of_neder_rijn", "north_of_waal"] = ""
    steps: Count = 0
    lead: Annotated[int, Meta(ge=-99, le=99)] = 0
    awards: tuple[Award, ...] = ()


class SideTasks(Struct, frozen=True, forbid_unknown_fields=True):
    """What each side does in a scenario, for the list of scenarios (message `holland44-role-<task>`)."""

    allied: Task = "attacks"
    german: Task = "defends"


class AirborneReplacements(Struct, frozen=True, forbid_unknown_fields=True):
    """Airborne replacement points at the start (H44-22.7, S1.2)."""

    us101: Count = field(default=0, name="101")
    us82: Count = field(default=0, name="82")
    british: Count = field(default=0, name="1Abn")


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """Games between two equal computers, and how many of them each side won."""

    bot: Bot
    allied: Wins
    german: Wins
    favours: Literal["", "allied", "german"] = ""


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios/<name>.toml. Title and place are English; readers see the catalogue's messages."""

    id: Annotated[str, Meta(pattern=r"^H44-[A-Z0-9]+$")]
    name: Slug  # the file's name
    title: Text
    first_turn: Turn
    last_turn: Turn
    set_up: Literal["printed", "listed"]  # printed: as the counters say (H44-2.3.11); listed: only `units`
    victory: Victory
    place: Annotated[str, Meta(max_length=200)] = ""
    intro: MessageId = "holland44-scenario-own-intro"
    text: Annotated[str, Meta(max_length=2000)] = ""
    minutes: Annotated[int, Meta(ge=5, le=2000)] = 60
    complexity: Annotated[int, Meta(ge=1, le=5)] = 3
    roles: SideTasks = field(default_factory=SideTasks)
    first_phase: Literal["weather", "airlanding"] = "weather"  # where the first turn begins (H44-S1.1)
    weather: Weather = "clear"  # of the first turn, unless it is rolled for
    extent: tuple[Span, ...] = ()  # hexes outside are out of play; none: the whole map
    gates: tuple[Gate, ...] = ()
    units: tuple[Placed, ...] = ()
    unknown: tuple[Hex, ...] | None = None  # face-down unknown units; left out: as the map says
    arrivals: tuple[Arrival, ...] = ()
    bridges: tuple[BridgeSetUp, ...] = ()
    allied_hexes: tuple[Hex, ...] = ()  # controlled by the Allies; all others are German (H44-26.5.1)
    traffic: TrafficSetUp = field(default_factory=TrafficSetUp)
    airborne_replacements: AirborneReplacements = field(default_factory=AirborneReplacements)
    special: tuple[SpecialRule, ...] = ()
    balance: Balance | None = None

    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the options its players have, each with its values, the default first (H44-27)."""
        return {"disengagement": ("off", "on"), "isolation": ("off", "on")}
