# mypyc: interpreted
"""The form of a scenario's file (COH-1.0), and the box as a whole; its components: `component_types`."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.core.loading.box import ChecklistRow

from .component_types import (
    ActionCard,
    BoardFile,
    BombType,
    BonusCard,
    Constants,
    Count,
    Fortification,
    HitType,
    ObaType,
    OverlayPiece,
    Points,
    Ruling,
    Side,
    Slug,
    TerrainType,
    Text,
    UnitType,
    VeteranCard,
    WeaponCard,
)

MessageId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)+$")]
UnitKey = Annotated[str, Meta(pattern=r"^[GS]-[A-Z0-9]+-[1-9][0-9]*$")]
Facing = Annotated[int, Meta(ge=0, le=5)]
Round = Annotated[int, Meta(ge=1, le=30)]
Chapter = Annotated[int, Meta(ge=1, le=21)]

When = Literal["each_round_end", "game_end"]
Role = Literal["attacks", "defends", "meets"]
SpecialRule = Literal[
    "oba_preplanned",  # targets that need no spotter (COH-12.3(3)): hexes
    "replot_hidden",  # hidden units may be plotted again at set-up: columns
    "oba_before_battle",  # batteries are plotted at set-up and strike in round 1 (COH-0.6(2), 1.0(8))
    "no_smoke",  # this side's mortars and batteries fire no smoke (COH-13.1(1))
    "smoke_shells",  # these tanks and guns may fire smoke (COH-13.1(1)): units
    "vehicles_in_pits",  # this side's vehicles may use gun pits (COH-18.2(3))
    "trucks_return",  # a destroyed truck may enter again in the next round (COH-E.11(2))
    "surprised",  # the printed FP of this side's units is halved in round 1 (COH-F.14)
    "bonus_off_road",  # these wheeled vehicles have their bonus in the open as well (COH-E.11(3)): units
]
EventEffect = Literal["cap", "cards", "smoke", "reinforcement"]
Drawer = Literal["drawer", "other", "both"]
GoalKind = Literal["hold", "destroy", "survive", "exit"]


class SideNames(Struct, frozen=True, forbid_unknown_fields=True):
    """Names per side."""

    german: tuple[str, ...] = ()
    soviet: tuple[str, ...] = ()

    def of(self, side: str) -> tuple[str, ...]:
        """Return one side's names."""
        return self.german if side == "german" else self.soviet


class SideNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """A number per side."""

    german: Points
    soviet: Points

    def of(self, side: str) -> int:
        """Return one side's number."""
        return self.german if side == "german" else self.soviet


class OverlayPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where an overlay lies: its anchor hex."""

    overlay: str
    anchor: str


class CardPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The action deck of a scenario (COH-1.0(7), 8.1)."""

    numbers: tuple[Points, ...]
    deal: Count
    draw_per_round: Count
    switch: Literal["fixed", "off", "on"] = "fixed"  # off, on: an option of the players, with this default


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit set up on the map. `facing` None: its owner chooses (COH-1.0(4))."""

    key: UnitKey
    unit: str
    hex: str
    facing: Facing | None = None
    hidden: bool = False
    carried_by: str = ""  # key of the vehicle it is loaded on
    inside: str = ""  # key of the fortification it occupies


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a reinforcement."""

    key: UnitKey
    unit: str
    carried_by: str = ""
    bombs: Annotated[tuple[str, ...], Meta(max_length=12)] = ()


class Reinforcement(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that may enter from a round on (COH-5.1)."""

    side: Side
    round: Round
    entry: Annotated[tuple[str, ...], Meta(min_length=1)]
    units: Annotated[tuple[Arrival, ...], Meta(min_length=1)]
    event: bool = False  # they come with the Firefight Event, not before `round` (COH-C.B3)


class Fortified(Struct, frozen=True, forbid_unknown_fields=True):
    """A fortification, wire or mine on the map (COH-18). `mark`: green trench, wire impassable on foot."""

    key: Slug
    kind: str
    hex: str
    facing: Facing | None = None
    hidden: bool = False  # mines only
    mark: Literal["", "green", "impassable"] = ""
    side: Literal["", "german", "soviet"] = ""  # whose it is; a hidden mine must say so


class VictoryHex(Struct, frozen=True, forbid_unknown_fields=True):
    """VP for the player who controls a hex, at every round's end or at the game's (COH-2.4)."""

    hex: str
    vp: Points
    when: When


class UnitValue(Struct, frozen=True, forbid_unknown_fields=True):
    """What a destroyed unit of this type is worth instead (G-04)."""

    unit: str
    vp: Points


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of a side may leave the map here, for VP each (COH-5.1(4))."""

    side: Side
    hexes: Annotated[tuple[str, ...], Meta(min_length=1)]
    vp: Points


class InstantWin(Struct, frozen=True, forbid_unknown_fields=True):
    """A side that has all this at a round's end wins at once (COH-2.3(3), G-48)."""

    side: Side
    hexes: tuple[str, ...] = ()  # it controls all of them
    lead: Points = 0  # it has so many VP more than the other


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """What VP are given for (COH-2.4)."""

    per_enemy_unit: Points
    hexes: tuple[VictoryHex, ...]
    initial_control: SideNames = field(default_factory=SideNames)
    unit_vp: tuple[UnitValue, ...] = ()
    exit: Exit | None = None
    instant: tuple[InstantWin, ...] = ()


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a side may set up these units as it likes (COH-1.0(4), 1.0(8)); their `hex` is the proposal.

    The hexes named, or all in these columns and rows: first and last, counted from 1 over the whole map.
    """

    side: Side
    units: Annotated[tuple[str, ...], Meta(min_length=1)]  # keys
    hexes: tuple[str, ...] = ()
    columns: tuple[Count, ...] = ()  # left out: all
    rows: tuple[Count, ...] = ()
    hidden: bool = False  # they are plotted hidden, in cover terrain only


class ScoreCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Score card gives (COH-C.B1): VP to who draws it, or to who controls each of these hexes."""

    vp: Points
    hexes: tuple[str, ...] = ()


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Firefight Event does (COH-C.B3).

    cap: `value` CAP more in this round; cards: `value` cards drawn; smoke: a +2 counter in each of `hexes`;
    reinforcement: the reinforcements with `event = true` may enter from now on.
    """

    effect: EventEffect
    who: Drawer = "both"  # of cap and cards
    value: Count = 0
    hexes: tuple[str, ...] = ()


class GameEndsCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The card Game Ends (COH-C.B4), shuffled into the last `bottom` cards of the deck; 0: anywhere."""

    bottom: Count = 0


class CardGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """What an objective card asks of a side at the game's end (COH-C.B2).

    hold: all of `hexes` are under control; destroy: at least `count` enemy units were destroyed; survive: at
    most `count` own units were lost; exit: at least `count` own units left the map.
    """

    kind: GoalKind
    hexes: tuple[str, ...] = ()
    count: Count = 0


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret objective (COH-C.B2): what it asks of the player who draws it, and its VP."""

    number: Annotated[int, Meta(ge=1, le=4)]
    vp: Points
    german: CardGoal
    soviet: CardGoal

    def of(self, side: str) -> CardGoal:
        """Return one side's goal."""
        return self.german if side == "german" else self.soviet


class BonusPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus and event cards of a scenario (COH-C.B1 to C.B4). All but the objectives go into the deck."""

    score: ScoreCard | None = None
    event: EventCard | None = None
    game_ends: GameEndsCard | None = None
    objectives: tuple[Objective, ...] = ()  # shuffled apart; each side draws one in secret


class WeaponUses(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon card used, or a battery fired, more often than once (COH-E.3, 12.3(5))."""

    side: Side
    weapon: str
    times: Annotated[int, Meta(ge=1, le=9)]


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """Games between two equal computers, and how many of them each side won."""

    bot: Literal["random", "recruit", "sergeant", "captain"]
    german: Annotated[int, Meta(ge=0, le=100_000)]
    soviet: Annotated[int, Meta(ge=0, le=100_000)]
    nobody: Annotated[int, Meta(ge=0, le=100_000)] = 0  # on a tie both lose (COH-2.4(1))
    favours: Literal["", "german", "soviet"] = ""  # the scenario says that it is easier for this side


class VeteranUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """Veteran cards assigned to a unit at set-up (COH-8.3)."""

    unit: str  # its key
    cards: tuple[str, ...]


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario's special rule: a named switch with its parameters."""

    rule: SpecialRule
    side: Side
    hexes: tuple[str, ...] = ()  # oba_preplanned: targets that need no spotter
    columns: tuple[Count, ...] = ()  # replot_hidden: first and last column allowed
    units: tuple[str, ...] = ()  # keys of the units it is about


class SideRoles(Struct, frozen=True, forbid_unknown_fields=True):
    """What each side does in a scenario, for the list of scenarios (message `coh-role-<role>`)."""

    german: Role = "meets"
    soviet: Role = "meets"

    def of(self, side: str) -> str:
        """Return one side's role."""
        return self.german if side == "german" else self.soviet


class SeatedArmy(Struct, frozen=True, forbid_unknown_fields=True):
    """One army of three or four players (COH-21.0): its CAP and its units by key."""

    side: Side
    cap: Points
    units: tuple[str, ...]


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios/<name>.toml (COH-1.0). Title and place are English; readers see the catalogue's messages."""

    id: Annotated[str, Meta(pattern=r"^[A-Z0-9]+-[A-Z0-9]+$")]
    name: Slug  # the file's name
    title: Text
    date: datetime.date
    uses: Annotated[tuple[Chapter, ...], Meta(min_length=1)]
    layout: Annotated[tuple[Annotated[tuple[int, ...], Meta(min_length=1)], ...], Meta(min_length=1)]
    rounds: Round
    cap: SideNumbers
    units: Annotated[tuple[Placed, ...], Meta(min_length=1)]
    victory: Victory
    place: Annotated[str, Meta(max_length=200)] = ""
    intro: MessageId = "coh-scenario-own-intro"
    text: Annotated[str, Meta(max_length=2000)] = ""  # the introduction of a scenario that is not in the box
    minutes: Annotated[int, Meta(ge=5, le=600)] = 60  # how long two people play it
    complexity: Annotated[int, Meta(ge=1, le=5)] = 3
    roles: SideRoles = field(default_factory=SideRoles)
    cards: CardPlan | None = None
    overlays: tuple[OverlayPlace, ...] = ()
    reinforcements: tuple[Reinforcement, ...] = ()
    fortifications: tuple[Fortified, ...] = ()
    weapons: SideNames = field(default_factory=SideNames)
    veterans: tuple[VeteranUnit, ...] = ()
    special: tuple[Special, ...] = ()
    seats: tuple[SeatedArmy, ...] = ()
    zones: tuple[Zone, ...] = ()
    bonus: BonusPlan | None = None
    weapon_uses: tuple[WeaponUses, ...] = ()
    balance: Balance | None = None

    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the options its players have, each with its values, the default first."""
        if self.cards is None or self.cards.switch == "fixed":
            return {}
        return {"cards": ("off", "on") if self.cards.switch == "off" else ("on", "off")}


class Box(Struct, frozen=True):
    """Everything in the box that is the same in all scenarios, by id and in the order of the files."""

    units: Mapping[str, UnitType]
    hits: Mapping[str, tuple[HitType, ...]]  # by pool
    terrain: Mapping[str, TerrainType]
    codes: Mapping[str, TerrainType]  # ground by its letter in the grids
    fortifications: Mapping[str, Fortification]
    oba: Mapping[str, ObaType]
    bombs: Mapping[str, BombType]
    action_cards: Mapping[str, ActionCard]
    weapon_cards: Mapping[str, WeaponCard]
    veteran_cards: Mapping[str, VeteranCard]
    bonus_cards: Mapping[str, BonusCard]
    boards: Mapping[int, BoardFile]
    overlays: Mapping[str, OverlayPiece]
    constants: Constants
    checklist: Mapping[str, ChecklistRow]
    rulings: Mapping[str, Ruling]
