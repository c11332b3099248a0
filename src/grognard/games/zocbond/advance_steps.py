"""One step of an advance (H44-15.2 to 15.6, S42-14.2 to 14.5): whether a group may enter the next place."""

from __future__ import annotations

from grognard.core.kinds import bit_list

from . import bonds
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
    STRIKE_ONCE,
)
from .results import LIMITED
from .state import ZocState
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
        return s.zoc.variation.unit_advance(s, u, self.hexes, self.kind) - self.went

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
        leg.off_road = self.off_road or not s.zoc.variation.advances_by_road(s, here, there)
        leg.over = self.over or there >= s.zoc.n
        leg.haven = there if self.is_haven(s, there) else -1
        for u in bit_list(self.units):
            leg.over = leg.over or s.zoc.variation.advance_stops(s, u, here, there)
        return leg

    def came_direct(self, s: ZocState) -> bool:
        """Whether they went through the vacated hex first, or were in it before (S42-15.2.4, 29.1.3)."""
        return self.direct or (self.entered == 0 and self.place(s) == self.vacated)

    def is_halted(self, s: ZocState, here: int) -> bool:
        """Whether an EZOC holds them in a hex they have entered (S42-14.4.2)."""
        sc = s.zoc
        if not sc.variation.halts_in_zoc or not self.entered or here == self.haven or here >= sc.n:
            return False
        return s.grip[(1 - self.player) * sc.n + here] > 0

    def is_haven(self, s: ZocState, to: int) -> bool:
        """Whether a hex that they enter next is one that combat has emptied before them.

        The one first attacked may have to be the first that they enter (H44-15.5.1); else it is one from
        wherever they come (S42-14.4.2).
        """
        first = self.entered == 0 or s.zoc.variation.halts_in_zoc
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
    refusal = sc.variation.advance_zoc_refusal(s, leg, here, to)
    return refusal or sc.variation.advance_refusal(s, u, here, d, leg.vacated, leg.entered == 0)


def over_refusal(s: ZocState, leg: Leg) -> int:
    """Why a group goes no further: it had to stop, or its last combat lets nobody go on (S42-15.2.7)."""
    return STRIKE_ONCE if leg.struck and not s.zoc.variation.strikes_once else ADVANCE_OVER


def bonus_refusal(s: ZocState, leg: Leg, u: int, here: int, to: int) -> int:
    """0, or why a unit has no hex of the road bonus left (H44-15.2)."""
    variation = s.zoc.variation
    if leg.left(s, u) + variation.road_bonus(s, u, leg.kind) <= 0:
        return ADVANCE_OVER
    if leg.off_road or not variation.advances_by_road(s, here, to):
        return ADVANCE_OVER
    return LEGAL


def edge_refusal(s: ZocState, leg: Leg, u: int, here: int, to: int) -> int:
    """Out of an entry area into the vacated hex, or into an own one (H44-19.3.1, 19.7).

    An EZOC that holds a group keeps it from leaving the map, too (S42-14.4.2).
    """
    sc = s.zoc
    if here >= sc.n:
        if to >= sc.n or to != leg.vacated or leg.entered or sc.gate_of[to] != here:
            return NOT_ADJACENT
        return sc.variation.advance_edge_refusal(s, u, to)
    if sc.gate_of[here] != to:
        return NOT_ADJACENT
    if not sc.zone_rules.own_area(s, to, leg.player):
        return AREA_SHUT
    if leg.is_halted(s, here):
        return ADVANCE_ZOC
    return sc.variation.advance_edge_refusal(s, u, here)


def same_zoc(s: ZocState, here: int, there: int, enemy: int) -> bool:
    """Whether the ZOC of one and the same enemy stack covers two hexes (H44-15.5.2)."""
    beyond = grippers(s, there, enemy)
    return any(h in beyond for h in grippers(s, here, enemy))


# -- where it may end (H44-15.1, 15.4; S42-14.1) ---------------------------------------------------------


def stand_refusal(s: ZocState, leg: Leg, place: int, leaving: int) -> int:
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
    refusal = stand_refusal(s, beyond, to, 0)
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
