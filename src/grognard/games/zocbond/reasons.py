# mypyc: interpreted
"""Why not, in words: what the texts of refusals name beside the option."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.describe import ref
from grognard.core.kinds import GROUP, HEX, PLACE, PLAYER, UNIT
from grognard.core.message import Arg
from grognard.core.option import Option, Verb
from grognard.core.reason import Refusal
from grognard.core.state import Frame

from . import steps
from .attackers import barred
from .combat import Combat
from .kinds import TACTICAL
from .movement import Move, Movement
from .state import ZocState


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
