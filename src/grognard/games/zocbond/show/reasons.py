# mypyc: interpreted
"""Why not, in words: what the texts of refusals name beside the option."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import GROUP, HEX, PLACE, PLAYER, UNIT
from grognard.core.kernel.option import Option, Verb
from grognard.core.kernel.reason import Refusal
from grognard.core.kernel.state import Frame
from grognard.core.telling.message import Arg, Ref

from .. import steps
from ..attackers import barred
from ..automatic import why_not
from ..combat import Combat
from ..kinds import TACTICAL
from ..movement import Move, Movement
from ..state import ZocState
from ..verbs import (
    ABSORB,
    ALONE,
    ATTACH,
    ATTACK,
    EXTEND,
    FOLLOW,
    JOIN,
    LOSE,
    MARCH,
    SHATTER,
    SPLIT,
    STRIKE,
    SUPPORT,
    TO,
    WITH,
)
from ..verbs import TACTICAL as TACTICAL_MOVE


class Attempt:
    """An option that was refused, and what it is about."""

    def __init__(self, s: ZocState, lane: int, verb: Verb, o: Option, refusal: int) -> None:
        self.s = s
        self.o = o
        self.refusal = refusal
        self.frame: Frame = s.top(lane)
        self.verb = verb
        self.u = self.unit()
        self.place = self.where()

    def operand(self, kind: int) -> int:
        for i, operand in enumerate(self.verb.operands):
            if operand.kind == kind:
                return self.o.operand(i)
        return -1

    def unit(self) -> int:
        """The unit named, else the one of those who act that is to blame."""
        named = self.operand(UNIT)
        if 0 <= named < self.s.zoc.units:
            return named
        if isinstance(self.frame, Movement) and self.o.verb == SHATTER:
            return max(0, why_not(self.s, self.frame.player, self.o.a)[0])
        if isinstance(self.frame, Movement):
            return max(0, self.frame.unfinished(self.s))
        if isinstance(self.frame, Combat):
            return max(0, barred(self.s, self.frame.player, self.operand(HEX))[0])
        return self.culprit(self.frame.actors(self.s))

    def culprit(self, units: list[int]) -> int:
        to = self.operand(PLACE)
        if isinstance(self.frame, Move) and (self.s.zoc.is_hex(to) or self.s.zoc.is_area(to)):
            for u in units:
                if self.frame.alone_price(self.s, u, to) == -self.refusal:
                    return u
        return units[0] if units else 0

    def where(self) -> int:
        """The place named, else the one of the unit."""
        for kind in (PLACE, HEX):
            named = self.operand(kind)
            if 0 <= named < self.s.zoc.places:
                return named
        return max(0, self.s.place[self.u])

    def price(self) -> Arg:
        f = self.frame
        if not isinstance(f, Move):
            return 0
        units = f.actors(self.s)
        spent = self.s.used[units[0]]
        price = steps.stack_price(self.s, units, f.gait, f.place(self.s), self.place, spent, f.tally)
        return self.whole(max(0, price))

    def left(self) -> Arg:
        f = self.frame
        return self.whole(steps.points_left(self.s, f.actors(self.s), f.gait)) if isinstance(f, Move) else 0

    def whole(self, half: int) -> Arg:
        """Movement points as they are counted aloud; hexes where the move is tactical."""
        tactical = isinstance(self.frame, Move) and self.frame.gait == TACTICAL
        return half if tactical else half // 2 if half % 2 == 0 else f"{half // 2 or ''}½"


FACTS: dict[str, Callable[[Attempt], Arg]] = {
    "unit": lambda a: ref(a.s.zoc, UNIT, a.u),
    "owner": lambda a: ref(a.s.zoc, PLAYER, a.s.zoc.owner[a.u]),
    "hex": lambda a: ref(a.s.zoc, PLACE if a.place >= a.s.zoc.n else HEX, a.place),
    "place": lambda a: ref(a.s.zoc, PLACE, a.place),
    "formation": lambda a: ref(a.s.zoc, GROUP, a.operand(GROUP)),
    "price": lambda a: a.price(),
    "left": lambda a: a.left(),
}


def facts(s: ZocState, lane: int, verb: Verb, o: Option, refusal: Refusal, number: int) -> dict[str, Arg]:
    """The values of what a refusal's text names; `number` is the refusal's index."""
    attempt = Attempt(s, lane, verb, o, number)
    return {name: FACTS[name](attempt) for name in refusal.facts}


# -- what somebody who points at a thing most likely means -------------------------------------------------

_OWN = {MARCH: 9, WITH: 9, LOSE: 9, SUPPORT: 8, ATTACH: 7, TACTICAL_MOVE: 6, EXTEND: 5, ALONE: 4}
_AT_ENEMY = {ATTACK: 9, STRIKE: 9, SHATTER: 8, FOLLOW: 4, JOIN: 4, TO: 6}
_ON_GROUND = {TO: 9}
_NEEDS_ENEMY = (ATTACK, SHATTER, STRIKE, FOLLOW, JOIN)  # who points at empty ground does not mean these


class Guess:
    """How likely each verb is meant, by what is pointed at: the family's, and a game's own beside them.

    `rare` verbs are never what a click alone means.
    """

    def __init__(self, own: dict[int, int], on_ground: dict[int, int], rare: tuple[int, ...]) -> None:
        self.own = {**_OWN, **own}
        self.on_ground = {**_ON_GROUND, **on_ground}
        self.rare = (SPLIT, ABSORB, *rare)

    def likelihood(self, s: ZocState, player: int, clicked: Ref, verb: Verb, o: Option) -> int:
        """Enemies are attacked, free ground is entered, own units are chosen; -1: not meant at all."""
        sc = s.zoc
        kinds = [operand.kind for operand in verb.operands]
        if o.verb in self.rare or not kinds:
            return -1
        if clicked.kind == "unit" and 0 <= clicked.index < sc.units:
            own = sc.owner[clicked.index] == player
            if own and kinds[0] == UNIT and o.a == clicked.index:
                return self.own.get(o.verb, 3)
            if own:
                return 2 if o.verb == TO else -1
            return _AT_ENEMY.get(o.verb, 1 if kinds[0] == UNIT else 0)
        if UNIT in kinds and not (HEX in kinds or PLACE in kinds):
            return 1  # a unit that stands where the reader points
        h = clicked.index if clicked.kind == "hex" else -1
        held = 0 <= h < sc.n and s.holder[h] == 1 - player
        if not held and o.verb in _NEEDS_ENEMY:
            return -1
        return (_AT_ENEMY if held else self.on_ground).get(o.verb, 0)
