"""Chapter 27.1 (optional): instead of attacking, a unit may try to get away from the enemy."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.zocbond import bonds
from grognard.games.zocbond import events as family_events
from grognard.games.zocbond.breakdown import split_fighter
from grognard.games.zocbond.combat import CombatPhaseRules
from grognard.games.zocbond.disorder import become
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import (
    ADVANCED,
    ARMOUR,
    ATTACKED,
    DISRUPTED,
    ELITE,
    ENGAGED,
    GHOST,
    GOOD,
    POOR,
    SHATTERED,
    WITHDRAWN,
)
from grognard.games.zocbond.losses import lose_step, successor
from grognard.games.zocbond.modifiers import tell_roll
from grognard.games.zocbond.refusals import (
    LEGAL,
    NOT_ON_MAP,
    NOT_YOURS,
    RETREAT_FATAL,
    RETREAT_ORDER,
    SEQUENCE,
)
from grognard.games.zocbond.retreat_paths import steady_there
from grognard.games.zocbond.steps import beside, direction
from grognard.games.zocbond.verbs import HALT, SPLIT, TO
from grognard.games.zocbond.zoc import in_zoc, near_enemy

from . import boundaries, breakdown, events
from .box.dice_tables import AWAY_LOSING, NOT_AWAY
from .kinds import CROSSED
from .refusals import BOUNDARY, CANNOT_DISENGAGE, NO_DISENGAGEMENT
from .state import HollandState
from .verbs import DISENGAGE

D6: Final = Die(1, 6)
AT_ROLL: Final = 0
AT_CHOOSE: Final = 1
AT_END: Final = 2
AT_LOST: Final = 3


class HollandCombatPhase(CombatPhaseRules[HollandState]):
    """Disengagement, and splitting units that have advanced."""

    def options(self, s: HollandState, player: int) -> list[Option]:
        return options(s, player) + breakdown.advanced_options(s, player)

    def refusal(self, s: HollandState, player: int, o: Option) -> int:
        if o.verb == SPLIT:
            return breakdown.advanced_refusal(s, player, o)
        return refusal(s, player, o.a) if o.verb == DISENGAGE else SEQUENCE

    def choose(self, s: HollandState, player: int, o: Option) -> None:
        if o.verb == SPLIT:
            split_fighter(s, o.a, o.b)
        else:
            s.push(Disengagement(o.a))

    def rolls(self, o: Option) -> bool:
        return o.verb == DISENGAGE


def refusal(s: HollandState, player: int, u: int) -> int:
    """0 or why a unit cannot try (H44-27.1.2)."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not sc.disengagement:
        return NO_DISENGAGEMENT
    if not 0 <= s.place[u] < sc.n:
        return NOT_ON_MAP
    if s.order[u] != GOOD or sc.traits[u] & GHOST or sc.allowance[u] == 0 or has_fought(s, u):
        return CANNOT_DISENGAGE
    return LEGAL if near_enemy(s, s.place[u], player) else CANNOT_DISENGAGE


def has_fought(s: HollandState, u: int) -> bool:
    """Whether a unit has had its combat of this phase: it gets away instead of attacking (H44-27.1.1).

    Units that made up an automatic DS attack nobody in this phase, but may advance and break through
    (H44-8.7). Engineers who advance with an assault have taken part in it (H44-9.5.3, 15.1).
    """
    return s.marks[u] & (ATTACKED | SHATTERED) != 0 or (s.has_mark(u, CROSSED) and s.has_mark(u, ADVANCED))


def options(s: HollandState, player: int) -> list[Option]:
    if not s.sc.disengagement:
        return []
    return [Option(DISENGAGE, u) for u in s.sc.units_of[player] if refusal(s, player, u) == LEGAL]


def modifier(s: HollandState, u: int, ledger: Ledger | None) -> int:
    """H44-27.1.2."""
    figures = s.sc.figures
    traits = s.sc.traits[u]
    total = 0
    for trait, name, value in (
        (ELITE, "disengagement-elite", figures["optional.disengagement_morale.elite"]),
        (POOR, "disengagement-poor", figures["optional.disengagement_morale.poor"]),
        (ARMOUR, "disengagement-armor", figures["optional.disengagement_armor"]),
    ):
        if traits & trait:
            total += value
            if ledger is not None:
                ledger.add("H44-27.1.2", name, value, u)
    return total


def beyond_boundary(s: HollandState, u: int, here: int, to: int) -> bool:
    """The unit moves by choice: the boundary of its corps binds it as in movement (H44-23.4)."""
    return to < s.sc.n and s.turn <= s.sc.boundary_last_turn and boundaries.forbids(s, u, to, here)


def can_go(s: HollandState, u: int, here: int, to: int) -> bool:
    """Whether it can go, as in a retreat; into an EZOC only to friends not retreated (H44-27.1.1, 13.2)."""
    sc = s.sc
    player = sc.owner[u]
    if to >= sc.n:
        return sc.zone_rules.own_area(s, to, player) and sc.retreat_rules.retreats_off(s, u, here, to)
    d = direction(s, here, to)
    if not sc.in_play[to] or s.holder[to] == 1 - player:
        return False
    if beyond_boundary(s, u, here, to):
        return False
    if in_zoc(s, to, 1 - player) and not steady_there(s, to, player, 1 << u):
        return False
    return sc.retreat_rules.retreats_across(s, u, here, d) and not bonds.bars(s, 1 - player, here, d)


class Disengagement(OpenEnded):
    """The roll, and where the unit goes: up to two hexes, or nowhere."""

    NAME = "Disengagement"
    STEPS = ("roll", "choose", "end", "lost")
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),
        Column("hexes", SCALAR, NUMBER),
        Column("losing", SCALAR, NUMBER),  # it loses a step if it goes
    )

    def __init__(self, unit: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.hexes = 0
        self.losing = 0

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_ROLL:
            self.roll(s)
        elif self.step == AT_CHOOSE and self.ways(s):
            s.ask(s.sc.owner[self.unit])
        else:
            if self.hexes and self.step != AT_LOST:
                become(s, self.unit, DISRUPTED)
                s.clear_mark(self.unit, ENGAGED)  # H44-11.5.2
                s.set_mark(self.unit, WITHDRAWN)
            s.pop()

    def roll(self, s: HollandState) -> None:
        table = s.sc.turn_tables.disengagement
        ledger = Ledger("disengagement")
        drm = modifier(s, self.unit, ledger)
        face = s.roll(D6, table.classes(drm))
        total = min(max(face + drm, 1), 6)
        result = table.result(total)
        s.mark(events.O_NOT_AWAY if result == NOT_AWAY else events.O_AWAY, self.unit)
        tell_roll(s, ledger, events.DISENGAGES, self.unit, total, result)
        s.set_mark(self.unit, ATTACKED)
        self.losing = 1 if result == AWAY_LOSING else 0
        self.step = AT_END if result == NOT_AWAY else AT_CHOOSE

    def ways(self, s: HollandState) -> list[int]:
        """Where the unit can go now; it does not pay with its last step."""
        if self.losing and s.steps[self.unit] == 1:
            return []
        return self.ways_from(s, s.place[self.unit], self.hexes)

    def ways_from(self, s: HollandState, here: int, hexes: int) -> list[int]:
        """The places with room that the unit can go to, and those it can pass through to one."""
        if here >= s.sc.n or hexes >= s.sc.figures["optional.disengagement_hexes"]:
            return []
        places: list[int] = []
        for to in beside(s, here):
            if to == s.place[self.unit]:
                continue
            if can_go(s, self.unit, here, to) and (self.has_room(s, to) or self.ways_from(s, to, hexes + 1)):
                places.append(to)
        return places

    def has_room(self, s: HollandState, to: int) -> bool:
        return to >= s.sc.n or not s.sc.stacking_rules.crowds(s, 1 << self.unit, to, 0)

    def may_stay(self, s: HollandState) -> bool:
        return self.hexes == 0 or self.has_room(s, s.place[self.unit])

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        choices = [Option(TO, to) for to in self.ways(s)]
        return [*choices, Option(HALT)] if self.may_stay(s) else choices

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb == HALT:
            return LEGAL if self.may_stay(s) else RETREAT_ORDER
        if o.verb != TO or self.step != AT_CHOOSE:
            return SEQUENCE
        if o.a in self.ways(s):
            return LEGAL
        here = s.place[self.unit]
        beside_it = o.a >= 0 and direction(s, here, o.a) >= 0
        return BOUNDARY if beside_it and beyond_boundary(s, self.unit, here, o.a) else RETREAT_FATAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == HALT:
            self.step = AT_END
            return
        if self.losing:
            self.losing = 0
            lose_step(s, self.unit)
            now = successor(s, self.unit)
            if now < 0:  # no remnant counter was left
                self.step = AT_LOST
                return
            self.unit = now
        here = s.place[self.unit]
        s.put(self.unit, o.a)
        s.tell(family_events.RETREATS, self.unit, o.a, here)
        self.hexes += 1
