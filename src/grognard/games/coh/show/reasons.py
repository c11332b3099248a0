# mypyc: interpreted
"""What the texts of refusals name (unit, hex, cause), and what somebody who points at a thing means."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.kernel.kinds import HEX, UNIT, bit_list
from grognard.core.kernel.option import Option
from grognard.core.telling.message import Arg, Ref, msg

from .. import movement
from ..actions.action import Action
from ..actions.action_list import ACTIONS, VERBS, cheapest
from ..air.aircraft import leaver, quarry
from ..air.flight import Flight
from ..hidden import is_hidden
from ..refusals import CANNOT_FIRE, CANNOT_MOVE, CANNOT_PIVOT, CARRIED, FIRE_OUT, REFUSALS, STUNNED
from ..scenario import NO_FIRE, NO_MOVE, NO_PIVOT, ONLY_RALLY
from ..sight import blockers, in_sight
from ..state import CohState
from ..verbs import (
    ACTIVATE,
    AGAINST,
    AP,
    ASSAULT,
    BANK,
    BOMB,
    BY_AP,
    CAP,
    CARD,
    DEPART,
    DOGFIGHT,
    FIRE,
    FLAK,
    FORWARD,
    INDIRECT,
    MOVE,
    OPP,
    PIVOT,
    PLOT,
    RALLY,
    SNEAK,
    STRAFE,
    USE,
    WEAPON,
    WITH,
)
from .overlays import hex_of, hex_ref, known_range, sight_cause, unit_ref

FORBIDS = {STUNNED: ONLY_RALLY, CANNOT_FIRE: NO_FIRE, CANNOT_MOVE: NO_MOVE, CANNOT_PIVOT: NO_PIVOT}


class Attempt:
    """An option that was refused, and where."""

    def __init__(self, s: CohState, lane: int, o: Option, refusal: int) -> None:
        self.s = s
        self.o = o
        self.refusal = refusal
        self.frame = s.top(lane)
        self.player = s.asked[lane]
        self.u = self._operand(UNIT)
        if not 0 <= self.u < s.sc.units:
            self.u = next(iter(self.frame.actors(s)), -1)
        self.h = self._operand(HEX)
        if o.verb in (FLAK, DOGFIGHT) and 0 <= o.b < s.sc.units:
            self.h = s.over[o.b]  # the hex below the aircraft that is aimed at
        if not 0 <= self.h < s.sc.n:
            self.h = self.at()

    def _operand(self, kind: int) -> int:
        for i, operand in enumerate(VERBS[self.o.verb].operands):
            if operand.kind == kind:
                return self.o.operand(i)
        return -1

    def at(self) -> int:
        """The hex of the option's unit, or -1."""
        return hex_of(self.s, self.u) if self.u >= 0 else -1

    def pair(self) -> int:
        """From the unit's hex to the one named, as an index of the tables of pairs; -1: not both known."""
        return self.at() * self.s.sc.n + self.h if min(self.at(), self.h) >= 0 else -1

    def distance(self) -> int:
        return self.s.sc.distance[self.pair()] if self.pair() >= 0 else 0

    def blocker(self) -> int:
        blocking = blockers(self.s, self.at(), self.h) if self.pair() >= 0 else []
        return blocking[0] if blocking else self.h

    def who(self) -> int:
        """The unit that the refusal is about: the acting one, or one that acts with it."""
        s = self.s
        members = bit_list(self.frame.members) if isinstance(self.frame, Action) else []
        for v in [self.u, *members]:
            if v < 0:
                continue
            if self.refusal in FORBIDS:
                concerned = s.sc.hit_effects[max(0, s.hit[v])] & FORBIDS[self.refusal] != 0
            elif self.refusal == CARRIED:
                concerned = s.carrier[v] >= 0
            else:
                assert self.refusal == FIRE_OUT
                concerned = hex_of(s, v) >= 0 and s.contested(hex_of(s, v))
            if concerned:
                return v
        return self.u

    def price(self) -> int:
        """What the option would cost: the action itself, or the least that the unit could do."""
        if isinstance(self.frame, Flight):
            return self.frame.due + self.frame.extra(self.s, self.o.verb)
        payment = self.frame.payment if isinstance(self.frame, Action) else BY_AP
        if self.o.verb in ACTIONS:
            return ACTIONS[self.o.verb].price(self.s, self.o, payment)
        return cheapest(self.s, self.u)

    def barrier(self) -> str:
        """Whether the ground of the hex bars the way, or what lies between the two hexes."""
        sc = self.s.sc
        return "ground" if sc.hex_cost[sc.move_class[self.u]][self.h] < 0 else "slope"

    def ground(self, h: int) -> Arg:
        return msg(f"coh-terrain-{self.s.sc.terrain_names[h] if h >= 0 else 'open'}")


def _hit(a: Attempt) -> Arg:
    return msg(f"coh-word-{a.s.sc.hit_names[max(0, a.s.hit[a.who()])]}")


def _entries(a: Attempt) -> Arg:
    aircraft = a.s.sc.impulses[a.u] != 0  # enemies on the ground do not keep it out (COH-20.0(12))
    hexes = a.s.sc.entry[a.u] if aircraft else movement.entry_hexes(a.s, a.u)
    return tuple(hex_ref(a.s, h) for h in hexes)


def _leaver(a: Attempt) -> Arg:
    """The aircraft that must leave the map before anything else: his own, or the enemy's."""
    own = leaver(a.s, a.player)
    return unit_ref(a.s, own if own >= 0 else next(iter(bit_list(quarry(a.s, a.player))), a.u))


def _pool(a: Attempt) -> Arg:
    return tuple(unit_ref(a.s, u) for u in bit_list(a.s.active[a.player]))


FACTS: dict[str, Callable[[Attempt], Arg]] = {
    "unit": lambda a: unit_ref(a.s, a.u),
    "who": lambda a: unit_ref(a.s, a.who()),
    "owner": lambda a: Ref("player", a.s.sc.army[a.u], a.s.sc.seats[a.s.sc.army[a.u]]),
    "pool": _pool,
    "hex": lambda a: hex_ref(a.s, a.h),
    "distance": lambda a: a.distance(),
    "reach": lambda a: known_range(a.s, a.u) * a.s.sc.long_factor,
    "least": lambda a: max(1, a.s.sc.min_range[a.u]),
    "pivot": lambda a: a.s.sc.pivot_ap,
    "sight": lambda a: sight_cause(a.s, a.at(), a.h) if a.pair() >= 0 else "terrain",
    "blocker": lambda a: hex_ref(a.s, a.blocker()),
    "between": lambda a: a.ground(a.blocker()),
    "barrier": lambda a: a.barrier(),
    "ground": lambda a: a.ground(a.h),
    "hit": _hit,
    "entries": _entries,
    "price": lambda a: a.price(),
    "leaver": _leaver,
    "ap": lambda a: a.s.ap[a.player],
    "cap": lambda a: a.s.cap[a.player],
}


def facts(s: CohState, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
    """The values of what the refusal's text names."""
    attempt = Attempt(s, lane, o, refusal)
    return {name: FACTS[name](attempt) for name in REFUSALS[refusal].facts}


# -- what somebody means who points at a hex or a unit -------------------------------------------------------

_CHOSEN = {
    ACTIVATE: 9,
    USE: 9,
    AGAINST: 9,
    AP: 8,
    WITH: 8,
    OPP: 7,
    PIVOT: 6,
    CAP: 6,
    RALLY: 5,
    CARD: 5,
    ASSAULT: 4,
    FLAK: 10,
    DOGFIGHT: 10,
    DEPART: 10,
    BANK: 6,
}
_IN_THE_AIR = (FLAK, DOGFIGHT, DEPART, BANK)  # only meant of an aircraft over the map
_ENEMY_CHOSEN = {AGAINST: 9, USE: 8, ACTIVATE: 1}
_AT_ENEMY = {FIRE: 9, STRAFE: 9, BOMB: 8, FORWARD: 6, MOVE: 5, WEAPON: 4}
_ON_GROUND = {PLOT: 9, MOVE: 8, FORWARD: 8, FIRE: 3, STRAFE: 3, BOMB: 2}


def likelihood(s: CohState, player: int, clicked: Ref, o: Option) -> int:
    """Enemies are fired at, free ground is entered, own units are chosen; -1: not meant at all."""
    sc = s.sc
    kinds = [operand.kind for operand in VERBS[o.verb].operands]
    acts = kinds[0] != UNIT or (0 <= o.a < sc.units and sc.army[o.a] == player)
    if o.verb in _IN_THE_AIR:
        return _CHOSEN[o.verb] if clicked.kind == "unit" and s.over[clicked.index] >= 0 else -1
    if HEX not in kinds:
        return _CHOSEN.get(o.verb, -1) if acts else _ENEMY_CHOSEN.get(o.verb, -1)
    if clicked.kind == "unit" and sc.army[clicked.index] == player:
        return -1  # a counter of one's own is no place to go
    if not acts:
        return 1
    h = o.operand(kinds.index(HEX))
    if s.here[h] & sc.mask_of[1 - sc.side_of[player]]:
        if o.verb == INDIRECT and sc.indirect[o.a] and s.place[o.a] < sc.n:
            return 0 if in_sight(s, s.place[o.a], h) else 10
        return _AT_ENEMY.get(o.verb, 0)
    return 10 if o.verb == SNEAK and is_hidden(s, o.a) else _ON_GROUND.get(o.verb, 0)


# -- what he may think of ------------------------------------------------------------------------------------


def thoughts(known: CohState, player: int) -> list[Option]:
    """Every card of the player's hand (COH-8.1): those that cannot be played now say why."""
    cards = len(known.sc.card_names)
    held = known.hand[player * cards : (player + 1) * cards] if player >= 0 else []
    return [Option(CARD, card) for card, count in enumerate(held) if count > 0]
