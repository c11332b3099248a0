"""PZR-4.5: one side's half of the movement step: every MOVE and SHORT HALT, one unit at a time."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.close.landing import LANDED, STORMED, Landing, sighted, storm_targets
from grognard.games.panzer.close.overrun import overrun_ledgers, overrun_refusal, overrun_targets
from grognard.games.panzer.close.starting import is_enemy_near
from grognard.games.panzer.fire.reactions import ALL_PASSED, HELD, window
from grognard.games.panzer.frames import PanzerFrame, turn_up
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.indirect.entering import IntoBarrage, waiting_shells
from grognard.games.panzer.refusals import (
    CANNOT_MOVE,
    HAS_MOVED,
    LEGAL,
    MUST_MOVE,
    NO_MOVE_ORDER,
    NOT_ON_MAP,
    NOT_YOURS,
    OVERRUN_CLOSED,
    SEQUENCE,
)
from grognard.games.panzer.state import DONE, FRESH, HALF_DONE, MOVING, PanzerState, with_cell
from grognard.games.panzer.state import MOVE as MOVE_COMMAND
from grognard.games.panzer.verbs import DISMOUNT, MOVE, OVERRUN
from grognard.games.panzer.verbs import DONE as END_OF_HALF

from .arrival import take_free_position
from .entering import may_enter, waiting_refusal, waits
from .in_column import take_place, turn_refusal
from .march import begun
from .modes import has_move_order, immobile
from .move import ALL_MAY_PASS, HAS_OVERRUN, Move
from .transport import dismount, may_unload, places_off, unload_refusal

AT_UNIT: Final = 0
AT_MOVE: Final = 1
AT_WINDOW: Final = 2
AT_END: Final = 3
AT_LANDED: Final = 4


def able(s: PanzerState, u: int) -> bool:
    """Whether the unit can execute a move at all, by open facts: it is there and mobile, or it can enter."""
    if waits(s, u):
        return s.carrier[u] < 0 and may_enter(s, begun(s, u))
    return s.active(u) and not immobile(s, u)


def may_move(s: PanzerState, u: int) -> bool:
    """Whether by what everybody knows the unit may have a move to make."""
    if s.acted[u] == HALF_DONE:
        return s.command_may[u] & MOVING != 0 and able(s, u)  # a short halt that has fired
    return s.may_be(u, MOVING) and able(s, u)


def has_duty(s: PanzerState, u: int) -> bool:
    """PZR-4.2.1: whether its owner must still execute its command.

    A leg unit whose assault came to nothing has done so: it may move, and need not (R2-32).
    """
    if s.acted[u] == HALF_DONE and s.command[u] == MOVE_COMMAND and s.sc.kind[u] == LEG:
        return False
    return s.acted[u] != DONE and has_move_order(s, u) and able(s, u)


class Movement(PanzerFrame):
    """One side moves. It is asked while by open facts one of its counters may be MOVE or SHORT HALT."""

    NAME = "Movement"
    STEPS = ("unit", "move", "window", "end", "landed")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("passed", SCALAR, NUMBER),  # the opponent lets all units of this half-step pass
        Column("mover", SCALAR, UNIT, -1),  # who moves, or has just got off
        Column("overrun", SCALAR, UNITS),  # units whose overruns have begun to be resolved (PZR-6.6.10[3])
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.passed = 0
        self.mover = -1
        self.overrun = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_MOVE:
            if s.result & ALL_MAY_PASS:
                self.passed = 1
            if s.result & HAS_OVERRUN:
                self.overrun |= 1 << s.fought[self.mover]
            self.mover = -1
            self.step = AT_UNIT
        elif self.step == AT_END:
            self.end(s)
        elif self.step == AT_LANDED:
            self.run_landed(s)
        elif self.step == AT_WINDOW:
            self.step = AT_UNIT
            take_free_position(s, self.mover)
            self.mover = -1
            if s.result == ALL_PASSED:
                self.passed = 1
        elif any(may_move(s, u) or may_unload(s, u) for u in s.sc.units_of[self.player]):
            s.ask(self.player)
        else:
            self.step = AT_END

    def end(self, s: PanzerState) -> None:
        """What is still face down is no MOVE; one that could not be executed is turned up (as R-42)."""
        own = [u for u in s.sc.units_of[self.player] if not s.is_lost(u)]
        s.consult(any(s.may_be(u, MOVING) for u in own))
        for u in own:
            if s.acted[u] == FRESH and has_move_order(s, u):
                turn_up(s, u, DONE)
                s.tell(events.VOID, u, s.command[u])
            elif s.acted[u] == HALF_DONE:
                s.acted[u] = DONE
            elif s.acted[u] == FRESH:
                s.command_may[u] &= ~MOVING
        s.settle_smoke()
        s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        mine = s.sc.units_of[self.player]
        out = [Option(MOVE, u) for u in mine if not self.move_refusal(s, u)]
        if s.sc.transport:
            for u in mine:
                if s.carrier[u] >= 0 and s.on_map(u):
                    out += [Option(DISMOUNT, u, h) for h in places_off(s, u) if not unload_refusal(s, u, h)]
        if s.sc.close_combat:
            for u in mine:
                out += [Option(OVERRUN, u, t) for t in overrun_targets(s, u) if not self.overrun >> t & 1]
        if self.duty(s) < 0:
            out.append(Option(END_OF_HALF))
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if o.verb == END_OF_HALF:
            return MUST_MOVE if self.duty(s) >= 0 else LEGAL
        if o.verb == DISMOUNT:
            if not self.is_own(s, o.a):
                return NOT_YOURS
            return unload_refusal(s, o.a, o.b)
        if o.verb == OVERRUN:
            return self.overrun_check(s, o.a, o.b)
        if o.verb != MOVE:
            return SEQUENCE
        return self.move_refusal(s, o.a)

    def is_own(self, s: PanzerState, u: int) -> bool:
        return 0 <= u < s.sc.units and s.sc.side[u] == self.player

    def overrun_check(self, s: PanzerState, u: int, t: int) -> int:
        """PZR-6.6.10[3]: all overruns of a target are declared before the first of them is resolved."""
        if not self.is_own(s, u):
            return NOT_YOURS
        if 0 <= t < s.sc.units and self.overrun >> t & 1:
            return OVERRUN_CLOSED
        return overrun_refusal(s, u, t)

    def duty(self, s: PanzerState) -> int:
        """The first unit that must still move, or -1."""
        for u in s.sc.units_of[self.player]:
            if has_duty(s, u):
                return u
        return -1

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """PZR-6.6.10.1: the numbers of an overrun before it is declared, as its attack will have them."""
        assert isinstance(s, PanzerState)
        return overrun_ledgers(s, o.a, o.b) if o.verb == OVERRUN else []

    def move_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit may not begin its move now."""
        if not self.is_own(s, u):
            return NOT_YOURS
        if not s.on_map(u) and not waits(s, u):
            return NOT_ON_MAP
        if not has_move_order(s, u):
            return NO_MOVE_ORDER
        if s.acted[u] == DONE:
            return HAS_MOVED
        if waits(s, u):
            why = waiting_refusal(s, begun(s, u))
        else:
            why = LEGAL if able(s, u) else CANNOT_MOVE
        if why or not s.column_at[u]:
            return why
        return turn_refusal(s, u, [v for v in s.sc.units_of[self.player] if has_duty(s, v)])

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == END_OF_HALF:
            self.step = AT_END
            return
        if o.verb == DISMOUNT:
            self.unload(s, o.a, o.b)
            return
        if o.verb == OVERRUN:
            self.declare(s, o.a, o.b)
            return
        self.step = AT_MOVE
        self.mover = o.a
        face_down = s.acted[o.a] == FRESH
        turn_up(s, o.a, DONE)
        take_place(s, o.a)
        if face_down:
            s.tell(events.SHOWN, o.a, s.command[o.a])
        s.push(Move(o.a, self.passed, s.fought[o.a] if s.is_vehicle(o.a) else -1))

    def declare(self, s: PanzerState, u: int, t: int) -> None:
        """An overrun is declared: the counter is turned up, the move is still to come."""
        turn_up(s, u, HALF_DONE)
        s.tell(events.SHOWN, u, s.command[u])
        s.fought = with_cell(s.fought, u, t)
        s.tell(events.CHASES, u, t)

    def unload(self, s: PanzerState, u: int, h: int) -> None:
        """R2-31: a passenger gets off a vehicle that stands still; it may attack at once (R-67)."""
        was = s.place[u]
        seen = sighted(s, self.player) if s.sc.close_combat and is_enemy_near(s, u) else 0
        dismount(s, u, h)
        self.mover = u
        self.step = AT_LANDED
        s.result = LANDED
        if storm_targets(s, u, seen):
            s.push(Landing(u, seen))
        if h != was and waiting_shells(s, u, h):  # a new hex for it: shells before all else (PZR-6.6.6)
            s.push(IntoBarrage(u))

    def run_landed(self, s: PanzerState) -> None:
        """Getting off may be fired at, unless the unit has attacked (PZR-6.6.1.1[12])."""
        self.step = AT_WINDOW
        quiet = self.passed or s.result == STORMED or not s.on_map(self.mover)
        frame = None if quiet else window(s, self.mover, -1)
        s.result = HELD
        if frame is not None:
            s.push(frame)

    def default(self, s: State) -> int:
        """The first unit with a duty, else the end of the half-step."""
        return 0

    def rolls(self, s: State, o: Option) -> bool:
        """Who gets off into a barrage is attacked at once (PZR-6.6.6)."""
        assert isinstance(s, PanzerState)
        return o.verb == DISMOUNT and o.b != s.place[o.a] and bool(waiting_shells(s, o.a, o.b))
