"""One step of an advance (H44-15.2 to 15.6, S42-14.2 to 14.5): whether a group may enter the next place."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from grognard.core.kernel.kinds import bit_list

from . import bonds
from .battle import Battle
from .refusals import (
    ADVANCE_APART,
    ADVANCE_BOND,
    ADVANCE_CROWD,
    ADVANCE_LIMITED,
    ADVANCE_OVER,
    ADVANCE_ROAD,
    ADVANCE_ZOC,
    AREA_SHUT,
    ENEMY_THERE,
    LEGAL,
    NOT_ADJACENT,
    OUT_OF_PLAY,
    STRIKE_NEVER,
    STRIKE_ONCE,
)
from .results import LIMITED, LONG
from .state import S, ZocState
from .steps import beside, direction
from .zoc import grippers


class Leg:
    """A group on its way: what it has behind it, and what it may still do."""

    def __init__(self, player: int, vacated: int, hexes: int, kind: int) -> None:
        self.player = player
        self.vacated = vacated
        self.hexes = hexes
        self.kind = kind
        self.units = 0
        self.free = -1
        self.went = 0
        self.entered = 0
        self.off_road = False
        self.over = False
        self.struck = False  # they have fought on their way
        self.haven = -1  # the hex they are in, if combat has emptied it (S42-14.4.2)
        self.air = 0  # air units that go with them (S42-9.3.7)
        self.direct = False  # they went through the vacated hex, or have paid not to (S42-15.2.4)

    def left(self, s: ZocState, u: int) -> int:
        """Hexes that a unit of the group may still use, without a bonus."""
        return s.zoc.advance_rules.unit_advance(s, u, self.hexes, self.kind) - self.went

    def place(self, s: ZocState) -> int:
        """Where the group is; while it forms, where one of it is."""
        return s.place[self.units.bit_length() - 1]

    def is_spread(self, s: ZocState) -> bool:
        """Whether its units are not in one place yet."""
        here = self.place(s)
        return any(s.place[u] != here for u in bit_list(self.units))

    def beyond(self, s: ZocState, here: int, there: int) -> Leg:
        """The same group when it has gone one step further."""
        leg = Leg(self.player, self.vacated, self.hexes, self.kind)
        leg.units = self.units
        leg.went = self.went + (0 if there == self.free else 1)
        leg.entered = self.entered + 1
        leg.off_road = self.off_road or not s.zoc.advance_rules.advances_by_road(s, here, there)
        leg.over = self.over or there >= s.zoc.n
        leg.haven = there if self.is_haven(s, there) else -1
        for u in bit_list(self.units):
            leg.over = leg.over or s.zoc.advance_rules.advance_stops(s, u, here, there)
        return leg

    def came_direct(self, s: ZocState) -> bool:
        """Whether they went through the vacated hex first, or were in it before (S42-15.2.4, 29.1.3)."""
        return self.direct or (self.entered == 0 and self.place(s) == self.vacated)

    def is_halted(self, s: ZocState, here: int) -> bool:
        """Whether an EZOC holds them in a hex they have entered (S42-14.4.2)."""
        sc = s.zoc
        if not sc.advance_rules.halts_in_zoc or not self.entered or here == self.haven or here >= sc.n:
            return False
        return s.grip[(1 - self.player) * sc.n + here] > 0

    def is_haven(self, s: ZocState, to: int) -> bool:
        """Whether a hex that the group enters next is one that combat has emptied before it.

        The one first attacked may have to be the first that they enter (H44-15.5.1); else it is one from
        wherever they come (S42-14.4.2).
        """
        first = self.entered == 0 or s.zoc.advance_rules.halts_in_zoc
        return to == self.free or (to == self.vacated and first)


def group_refusal(s: ZocState, leg: Leg, to: int) -> int:
    """0 or why a group cannot enter a place next."""
    if leg.is_spread(s):
        if to != leg.vacated:
            return ADVANCE_APART
        outside = [u for u in bit_list(leg.units) if s.place[u] != to]  # others may be there (S42-29.1.3)
        for u in outside:
            refusal = step_refusal(s, leg, u, s.place[u], to)
            if refusal:
                return refusal
        return room_refusal(s, leg, s.place[outside[-1]], to)
    return from_refusal(s, leg, leg.place(s), to)


def from_refusal(s: ZocState, leg: Leg, here: int, to: int) -> int:
    """The same for a group that is, or would be, together in a place."""
    for u in bit_list(leg.units):
        refusal = step_refusal(s, leg, u, here, to)
        if refusal:
            return refusal
    return room_refusal(s, leg, here, to)


def step_refusal(s: ZocState, leg: Leg, u: int, here: int, to: int) -> int:
    """0 or why a unit cannot go from a place into the next."""
    sc = s.zoc
    if leg.over and to != leg.free:
        return over_refusal(s, leg)
    if leg.kind == LIMITED and to != leg.vacated:
        return ADVANCE_LIMITED
    if to != leg.free and leg.left(s, u) <= 0:
        refusal = bonus_refusal(s, leg, u, here, to)
        if refusal:
            return refusal
    if here >= sc.n or to >= sc.n:
        return edge_refusal(s, leg, u, here, to)
    d = direction(s, here, to)
    if d < 0:
        return NOT_ADJACENT
    if not sc.in_play[to]:
        return OUT_OF_PLAY
    enemy = 1 - leg.player
    if s.holder[to] == enemy:
        return ENEMY_THERE
    if not leg.is_haven(s, to) and bonds.bars(s, enemy, here, d):
        return ADVANCE_BOND
    if to != leg.free and leg.is_halted(s, here):
        return ADVANCE_ZOC
    refusal = sc.advance_rules.advance_zoc_refusal(s, leg, here, to)
    return refusal or sc.advance_rules.advance_refusal(s, u, here, d, leg.vacated, leg.entered == 0)


def over_refusal(s: ZocState, leg: Leg) -> int:
    """Why a group goes no further: it had to stop, or its last combat lets nobody go on (S42-15.2.7)."""
    return STRIKE_ONCE if leg.struck and not s.zoc.advance_rules.strikes_once else ADVANCE_OVER


def bonus_refusal(s: ZocState, leg: Leg, u: int, here: int, to: int) -> int:
    """0, or why a unit has no hex of the road bonus left (H44-15.2)."""
    advance_rules = s.zoc.advance_rules
    if leg.left(s, u) + advance_rules.road_bonus(s, u, leg.kind) <= 0:
        return ADVANCE_OVER
    if leg.off_road or not advance_rules.advances_by_road(s, here, to):
        return ADVANCE_OVER
    return LEGAL


def edge_refusal(s: ZocState, leg: Leg, u: int, here: int, to: int) -> int:
    """0 or why not: from an area only into the vacated hex, else only into an own area (H44-19.3.1, 19.7).

    An EZOC that holds a group keeps it from leaving the map, too (S42-14.4.2).
    """
    sc = s.zoc
    if here >= sc.n:
        if to >= sc.n or to != leg.vacated or leg.entered or sc.gate_of[to] != here:
            return NOT_ADJACENT
        if s.holder[to] == 1 - leg.player:  # driven there by a breakthrough in between
            return ENEMY_THERE
        return sc.advance_rules.advance_edge_refusal(s, u, to)
    if sc.gate_of[here] != to:
        return NOT_ADJACENT
    if not sc.zone_rules.own_area(s, to, leg.player):
        return AREA_SHUT
    if leg.is_halted(s, here):
        return ADVANCE_ZOC
    return sc.advance_rules.advance_edge_refusal(s, u, here)


def same_zoc(s: ZocState, here: int, there: int, enemy: int) -> bool:
    """Whether the ZOC of the same enemy stack covers two hexes (H44-15.5.2)."""
    beyond = grippers(s, there, enemy)
    return any(h in beyond for h in grippers(s, here, enemy))


# -- where it may end (H44-15.1, 15.4; S42-14.1) ---------------------------------------------------------


def end_refusal(s: ZocState, leg: Leg, place: int, leaving: int) -> int:
    """0 or why a group cannot end its advance in a place. `leaving`: units there that go on."""
    sc = s.zoc
    if place >= sc.n:
        return LEGAL
    if leg.went > leg.hexes and not alone_there(s, leg, place, leaving):
        return ADVANCE_ROAD
    return ADVANCE_CROWD if sc.stacking_rules.crowds(s, leg.units, place, leaving) else LEGAL


def alone_there(s: ZocState, leg: Leg, place: int, leaving: int = 0) -> bool:
    """Whether a group that has used the road bonus would be a single unit, but for free ones (H44-15.4)."""
    units = leg.units
    for u in s.stack_at(place):
        units |= 1 << u
    return s.zoc.stacking_rules.counted(s, bit_list(units & ~leaving)) <= 1


def room_refusal(s: ZocState, leg: Leg, here: int, to: int) -> int:
    """0, or why a group could neither end in a place nor get on from there (L4)."""
    beyond = leg.beyond(s, here, to)
    refusal = end_refusal(s, beyond, to, 0)
    if refusal == LEGAL or can_end_beyond(s, beyond, to):
        return LEGAL
    return refusal


def can_end_beyond(s: ZocState, leg: Leg, here: int) -> bool:
    """Whether a group that passes through a place can get to one where it may end.

    It is tried on a copy, because the hexes that the group leaves hold no friend for it any more.
    """
    if leg.over:
        return False
    trial = s.copy()
    assert isinstance(trial, ZocState)
    for u in bit_list(leg.units):
        trial.put(u, here)
    for to in beside(trial, here):
        if from_refusal(trial, leg, here, to) == LEGAL:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AdvanceRules(Generic[S]):
    """What a game answers about advance and breakthrough (H44-15, 16; S42-14, 15)."""

    joins_attacks = False  # a breakthrough group may join another attack (H44-16.5)
    strikes_once = True  # it fights one breakthrough combat (H44-16.3.2; not S42-15.2.8)
    strikes_apart = True  # not where units are that took no part in the attack (H44-16.2)
    picks_up = True  # a group on its way takes units along that it comes to (H44-16.2; not S42-15.2.3)
    companions_go = False  # who cannot go is not taken along (S42-14.5)
    parts_go_on = False  # who leaves a breakthrough group may advance further (S42-15.2.10)
    halts_in_zoc = False  # an advance stops in an EZOC, but not in a hex that combat has emptied (S42-14.4.2)
    advances_over_last = False  # if the last step dies while it holds, the hex may be entered (S42-11.4.2)
    withdrawal_advance = 1

    def advance_kind(self, s: S, code: int) -> int:
        """What kind of advance a result allows (H44-15.2, S42-14.2)."""
        return s.zoc.combat.advance_kind[code]

    def advance_hexes(self, s: S, code: int) -> int:
        """How far at most (S42-14.2.1: less in bad weather)."""
        return s.zoc.combat.advance[code]

    def overruns(self, s: S, code: int) -> bool:
        """Whether a group whose breakthrough combat has this result goes on (H44-16.3.3, S42-15.2.8)."""
        return s.zoc.combat.advance_kind[code] == LONG

    def automatic_advance(self, s: S) -> int:
        """How many hexes units advance that met no resistance (H44-8.7, 25.3.4; S42-8.6.2)."""
        raise NotImplementedError

    def advance_units(self, s: S, b: Battle) -> int:
        """Who of the surviving attackers may advance (H44-15.1, S42-14.1)."""
        raise NotImplementedError

    def advance_party(self, s: S, b: Battle, units: int) -> int:
        """Those of them who count as having taken part in the attack (H44-16.3.5)."""
        return units

    def shatter_followers(self, s: S, b: Battle) -> int:
        """Units that may follow up an automatic DS, then stay: with engineers (H44-9.5.3; not S42-8.6.2)."""
        raise NotImplementedError

    def unit_advance(self, s: S, u: int, hexes: int, kind: int) -> int:
        """How far a unit goes in an advance of so many hexes (S42-14.2.1)."""
        return hexes

    def road_bonus(self, s: S, u: int, kind: int) -> int:
        """Hexes more for a unit that advances only along roads (H44-15.2)."""
        return 0

    def advance_refusal(self, s: S, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        """0 or what ground and water forbid an advance from a hex in direction d (H44-15.6, S42-14.5)."""
        raise NotImplementedError

    def advance_zoc_refusal(self, s: S, leg: Leg, here: int, to: int) -> int:
        """0 or what EZOC forbid an advance into a hex (H44-15.5.2, S42-14.4.2)."""
        raise NotImplementedError

    def advance_edge_refusal(self, s: S, u: int, h: int) -> int:
        """0 or why a unit cannot advance between an edge hex and its entry area (H44-19.3.2, 19.7)."""
        raise NotImplementedError

    def advance_stops(self, s: S, u: int, here: int, to: int) -> bool:
        """Whether a unit must end its advance in the place it enters (H44-15.6, 24.2; S42-14.4.2, 14.5)."""
        raise NotImplementedError

    def advances_by_road(self, s: S, here: int, to: int) -> bool:
        """Whether a step of an advance goes along a road."""
        raise NotImplementedError

    def before_advance(self, s: S, units: int, to: int, stage: int) -> bool:
        """Pushes what happens before units advance into a place, like `before_step` (H44-5.4).

        They are still where they come from. The step is checked again when the frame has ended.
        """
        return False

    def advanced(self, s: S, u: int, here: int, to: int) -> None:
        """A unit has advanced from a place into the next (H44-5.7, 23.6)."""

    def after_advance(self, s: S, units: int, to: int, stage: int) -> bool:
        """Pushes what happens when units have advanced into a place."""
        return False

    def strike_price(self, s: S, direct: bool) -> int:
        """Hexes that breakthrough combat costs; `direct`: see `Leg` (H44-16.3.1, S42-15.2.4)."""
        return 1

    def strikes(self, s: S, party: int, units: int) -> None:
        """Some of a party of attackers begin breakthrough combat (S42-9.3.7)."""

    def strike_refusal(self, s: S, leg: Leg, target: int) -> int:
        """0 or what of the game's own forbids a group to fight against a hex (S42-15.2.9)."""
        return 0

    def never_strikes(self, s: S, units: int) -> int:
        """Why units do not fight in an advance that is no breakthrough (S42-25.2.3)."""
        return STRIKE_NEVER
