# mypyc: interpreted
"""What the texts of refusals name (unit, hex, cause), and what somebody who points at a thing means."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.kernel.kinds import CARD, HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.telling.message import Arg, Ref

from ..air.acquire import hexes_held, needed_hexes
from ..air.flight import Flight
from ..air.weapons import enemies_in
from ..box.board_files import HALF_TURN
from ..movement.entering import first_in_column
from ..movement.move import Move
from ..movement.movement import Movement
from ..refusals import NO_SIGHT, REFUSALS
from ..state import PanzerState
from ..verbs import (
    ADVANCE,
    AHEAD,
    APPROACH,
    ASSAULT,
    AT,
    BACK,
    BOMB,
    CALL,
    CHECK,
    CONTINUE,
    DIVE,
    DROP,
    ENTER,
    EXIT,
    FIRE,
    FLAK,
    FLY,
    FLY_IN,
    GUIDE,
    LOAD,
    MOVE,
    ORDER,
    OVER,
    OVERRUN,
    PIVOT,
    PLACE,
    PLOT,
    PRIMARY,
    REACT,
    REGISTER,
    RESOLVE,
    ROCKET,
    SHIFT,
    SHIFT_PLOT,
    SHOW,
    SPREAD,
    STRAFE,
    TAKE,
    VERBS,
    WITH,
)
from .refs import hex_ref, source_ref, unit_ref
from .sightlines import blocked, unseen


class Attempt:
    """An option that was refused, and where."""

    def __init__(self, s: PanzerState, lane: int, o: Option, refusal: int) -> None:
        self.s = s
        self.o = o
        self.refusal = refusal
        self.frame = s.top(lane)
        self.player = s.asked[lane]

    def operand(self, kind: int, name: str = "") -> int:
        """The option's operand of a kind, or of a name; -1: it has none."""
        for i, operand in enumerate(VERBS[self.o.verb].operands):
            if operand.kind == kind and (not name or operand.name == name):
                return self.o.operand(i)
        return -1

    def known_unit(self, u: int) -> int:
        return u if 0 <= u < self.s.sc.units else -1

    def unit(self) -> int:
        """The unit that the refusal is about: the one named, the one with a duty, the one in hand."""
        u = self.known_unit(self.operand(UNIT, "unit"))
        if u < 0 and isinstance(self.frame, Movement):
            u = self.frame.duty(self.s)
        return u if u >= 0 else self.actor()

    def actor(self) -> int:
        return next(iter(self.frame.actors(self.s)), -1)

    def firer(self) -> int:
        u = self.known_unit(self.operand(UNIT, "unit"))
        return u if u >= 0 else self.actor()

    def target(self) -> int:
        return self.known_unit(self.operand(UNIT, "target"))

    def hex(self) -> int:
        """The hex that the refusal is about: named, or ahead of or behind the mover."""
        h = self.operand(HEX)
        if h < 0:
            h = self.step_hex()
        u = self.unit()
        if not 0 <= h < self.s.sc.n and u >= 0 and self.s.on_map(u):
            h = self.s.place[u]
        return h if 0 <= h < self.s.sc.n else 0

    def step_hex(self) -> int:
        u = self.actor()
        if u < 0 or self.o.verb not in (AHEAD, BACK) or not self.s.on_map(u):
            return -1
        d = self.s.facing[u] if self.o.verb == AHEAD else (self.s.facing[u] + HALF_TURN) % 6
        return self.s.sc.neighbour[6 * self.s.place[u] + d]

    def pair(self) -> bool:
        firer, target = self.firer(), self.target()
        return firer >= 0 and target >= 0 and self.s.on_map(firer) and self.s.on_map(target)

    def range(self) -> int:
        """Hexes from the firer to the target."""
        if not self.pair():
            return 0
        a, b = self.s.place[self.firer()], self.s.place[self.target()]
        return self.s.sc.distance[self.s.sc.n * a + b]

    def why(self) -> Arg:
        """Why the firer does not see its target."""
        if not self.pair():
            return ""
        if self.refusal == NO_SIGHT:
            return blocked(self.s, self.firer(), self.target())
        return unseen(self.s, self.firer(), self.target())

    def ahead(self) -> int:
        """The unit that has to enter before this one."""
        u = first_in_column(self.s, self.unit())
        return u if u >= 0 else self.unit()

    def source(self) -> int:
        """The battery or unit on the map that is to fire."""
        r = self.operand(CARD)
        return r if 0 <= r < len(self.s.sc.source_names) else 0

    def price(self) -> int:
        return self.frame.price(self.s, self.o)

    def held(self) -> int:
        """Hexes of flight with the target in front and in sight."""
        frame, t = self.frame, self.air_target()
        if not isinstance(frame, Flight) or t < 0:
            return 0
        return hexes_held(self.s, frame.course(), frame.last, t, self.needed())

    def needed(self) -> int:
        """Hexes of flight that acquire a target."""
        frame = self.frame
        if not isinstance(frame, Flight):
            return 0
        return needed_hexes(self.s, frame.unit, frame.speed, frame.altitude)

    def air_target(self) -> int:
        """The first enemy in the hex that an aircraft would attack, or -1."""
        h = self.operand(HEX)
        if not isinstance(self.frame, Flight) or not 0 <= h < self.s.sc.n:
            return -1
        return next(iter(enemies_in(self.s, self.frame.player, h)), -1)

    def left(self) -> int:
        """The points that a mover has left."""
        return self.frame.facts(self.s)[0] if isinstance(self.frame, Move) else 0


FACTS: dict[str, Callable[[Attempt], Arg]] = {
    "unit": lambda a: unit_ref(a.s, a.unit()),
    "firer": lambda a: unit_ref(a.s, a.firer()),
    "target": lambda a: unit_ref(a.s, a.target()),
    "ahead": lambda a: unit_ref(a.s, a.ahead()),
    "source": lambda a: source_ref(a.s, a.source()),
    "hex": lambda a: hex_ref(a.s, a.hex()),
    "why": lambda a: a.why(),
    "range": lambda a: a.range(),
    "price": lambda a: a.price(),
    "left": lambda a: a.left(),
    "held": lambda a: a.held(),
    "needed": lambda a: a.needed(),
}


def facts(s: PanzerState, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
    """The values of what the refusal's text names."""
    attempt = Attempt(s, lane, o, refusal)
    return {name: FACTS[name](attempt) for name in REFUSALS[refusal].facts}


# -- what somebody means who points at a hex or a unit -------------------------------------------------------

_OWN = {ORDER: 9, FIRE: 9, MOVE: 9, TAKE: 9, PRIMARY: 9, WITH: 8, SHOW: 8, ADVANCE: 8, PIVOT: 5}
_OWN |= {FLY_IN: 9, FLAK: 9, CONTINUE: 7, LOAD: 5, CHECK: 3}
_OWN |= {AT: 4}  # with a firer in hand: one's own are no targets
_ENEMY = {AT: 9, ASSAULT: 9, DROP: 9, RESOLVE: 8, REACT: 8, SPREAD: 7, OVERRUN: 7, CALL: 6, GUIDE: 6}
_ENEMY |= {SHIFT: 5}
_GROUND = {PLACE: 9, ENTER: 8, APPROACH: 7, AHEAD: 6, BACK: 5, EXIT: 2}
_GROUND |= {REGISTER: 7, PLOT: 6, CALL: 6, SHIFT_PLOT: 6, SHIFT: 5}
_GROUND |= {OVER: 9, STRAFE: 9, BOMB: 9, DIVE: 8, ROCKET: 8, FLY: 7}


def likelihood(s: PanzerState, player: int, clicked: Ref, o: Option) -> int:
    """Own units are chosen, enemies are fired at, ground is entered; -1: not meant at all."""
    if clicked.kind == "unit" and 0 <= clicked.index < s.sc.units:
        own = s.sc.side[clicked.index] == player
        return (_OWN if own else _ENEMY).get(o.verb, -1)
    return _GROUND.get(o.verb, -1)
