"""PZR-4.5: one side's half of the movement step: every MOVE and SHORT HALT, one unit at a time."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.fire.reactions import ALL_PASSED, HELD, window
from grognard.games.panzer.frames import PanzerFrame, turn_up
from grognard.games.panzer.refusals import (
    CANNOT_MOVE,
    HAS_MOVED,
    LEGAL,
    MUST_MOVE,
    NO_MOVE_ORDER,
    NOT_ON_MAP,
    NOT_YOURS,
    SEQUENCE,
)
from grognard.games.panzer.state import DONE, FRESH, HALF_DONE, MOVING, PanzerState
from grognard.games.panzer.verbs import DISMOUNT, MOVE
from grognard.games.panzer.verbs import DONE as END_OF_HALF

from .entering import may_enter, waiting_refusal, waits
from .march import begun
from .modes import has_move_order, immobile
from .move import ALL_MAY_PASS, Move
from .transport import dismount, may_unload, places_off, unload_refusal

AT_UNIT: Final = 0
AT_MOVE: Final = 1
AT_WINDOW: Final = 2
AT_END: Final = 3


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
    """PZR-4.2.1: whether its owner must still execute its command."""
    return s.acted[u] != DONE and has_move_order(s, u) and able(s, u)


class Movement(PanzerFrame):
    """One side moves. It is asked while by open facts one of its counters may be MOVE or SHORT HALT."""

    NAME = "Movement"
    STEPS = ("unit", "move", "window", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("passed", SCALAR, NUMBER),  # the opponent lets all units of this half-step pass
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.passed = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_MOVE:
            if s.result == ALL_MAY_PASS:
                self.passed = 1
            self.step = AT_UNIT
        elif self.step == AT_END:
            self.end(s)
        elif self.step == AT_WINDOW:
            self.step = AT_UNIT
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
        tries = [Option(MOVE, u) for u in s.sc.units_of[self.player]]
        if s.sc.transport:
            for u in s.sc.units_of[self.player]:
                if s.carrier[u] >= 0 and s.on_map(u):
                    tries += [Option(DISMOUNT, u, h) for h in places_off(s, u)]
        tries.append(Option(END_OF_HALF))
        return [o for o in tries if not self.check(s, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if o.verb == END_OF_HALF:
            return MUST_MOVE if self.duty(s) >= 0 else LEGAL
        if o.verb == DISMOUNT:
            if o.a not in s.sc.units_of[self.player]:
                return NOT_YOURS
            return unload_refusal(s, o.a, o.b)
        if o.verb != MOVE:
            return SEQUENCE
        return self.move_refusal(s, o.a)

    def duty(self, s: PanzerState) -> int:
        """The first unit that must still move, or -1."""
        for u in s.sc.units_of[self.player]:
            if has_duty(s, u):
                return u
        return -1

    def move_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit may not begin its move now."""
        if u not in s.sc.units_of[self.player]:
            return NOT_YOURS
        if not s.on_map(u) and not waits(s, u):
            return NOT_ON_MAP
        if not has_move_order(s, u):
            return NO_MOVE_ORDER
        if s.acted[u] == DONE:
            return HAS_MOVED
        if waits(s, u):
            return waiting_refusal(s, begun(s, u))
        return LEGAL if able(s, u) else CANNOT_MOVE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == END_OF_HALF:
            self.step = AT_END
            return
        if o.verb == DISMOUNT:
            self.unload(s, o.a, o.b)
            return
        self.step = AT_MOVE
        face_down = s.acted[o.a] == FRESH
        turn_up(s, o.a, DONE)
        if face_down:
            s.tell(events.SHOWN, o.a, s.command[o.a])
        s.push(Move(o.a, self.passed))

    def unload(self, s: PanzerState, u: int, h: int) -> None:
        """R2-31: a passenger gets off a vehicle that stands still; that may be fired at too."""
        dismount(s, u, h)
        s.result = HELD
        self.step = AT_WINDOW
        frame = None if self.passed else window(s, u, -1)
        if frame is not None:
            s.push(frame)

    def default(self, s: State) -> int:
        """The first unit with a duty, else the end of the half-step."""
        return 0
