"""Chapters 3.B.5, 16.1, 16.5, 17.2: the supply phase."""

from __future__ import annotations

from typing import Final

from grognard.core.chance import Die
from grognard.core.column import SCALAR, Column
from grognard.core.event import Event
from grognard.core.kinds import PLAYER, UNIT, UNITS
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import Frame, State
from grognard.games.zocbond.kinds import IN_SUPPLY, ISOLATED, OUT_OF_SUPPLY
from grognard.games.zocbond.losses import lose_step
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.supply import SupplyField
from grognard.games.zocbond.verbs import DONE

from . import attrition, events, rail, railheads, stocks, supply
from .initial import turn_over
from .scenario import AXIS
from .state import StalingradState
from .verbs import RAILHEAD, SPEND

D6: Final = Die(1, 6)

BEGIN: Final = 0
RAILHEADS: Final = 1
STATUS: Final = 2
ATTRITION: Final = 3
ARTILLERY: Final = 4


class SupplyPhase(Frame):
    """The supply phase of a player, in the order of the book; the Soviets have no railheads (S42-3.C)."""

    NAME = "SupplyPhase"
    STEPS = ("begin", "railheads", "status", "attrition", "artillery", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("rolled", SCALAR, UNITS),  # those for whom a die has been rolled (S42-16.5.3)
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1
        self.rolled = 0

    def copy(self) -> SupplyPhase:
        f = SupplyPhase(self.player)
        f.step = self.step
        f.unit = self.unit
        f.rolled = self.rolled
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == BEGIN:
            railheads.begin(s)
            self.step = RAILHEADS if self.player == AXIS else STATUS
        elif self.step in (RAILHEADS, ARTILLERY):
            if len(self.options(s)) > 1:
                s.ask(self.player)
            else:
                self.step += 1
        elif self.step == STATUS:
            check_status(s, self.player)
            self.step = ATTRITION
        elif self.step == ATTRITION:
            self.unit = self.following(s)
            if self.unit < 0:
                self.step = ARTILLERY
            else:
                self.rolled |= 1 << self.unit
                roll(s, self.unit)
        else:
            s.pop()

    def following(self, s: StalingradState) -> int:
        """The next unit after the last one that suffers, or -1; not the remnant of one that has rolled."""
        for u in s.sc.units_of[self.player]:
            if u > self.unit and attrition.suffers(s, u):
                parent = int(s.parent[u])  # the bits of all units are more than a machine word
                if parent < 0 or not self.rolled >> parent & 1:
                    return u
        return -1

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        if self.step == RAILHEADS:
            return [*railheads.options(s), Option(DONE)]
        return [*stocks.flip_options(s, self.player), Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb == RAILHEAD and self.step == RAILHEADS:
            return railheads.refusal(s, o.a, o.b, rail.network(s, AXIS))
        if o.verb == SPEND and self.step == ARTILLERY:
            return stocks.flip_refusal(s, self.player, o.a, o.b)
        return LEGAL if o.verb == DONE and self.step in (RAILHEADS, ARTILLERY) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == RAILHEAD:
            railheads.move(s, o.a, o.b)
        elif o.verb == SPEND:
            turn_over(s, o.a, o.b)
        else:
            self.step += 1

    def default(self, s: State) -> int:
        return len(self.options(s)) - 1


def roll(s: StalingradState, u: int) -> None:
    """One roll for a unit, which may be its end (S42-16.5.2, 16.5.3)."""
    ledger = Ledger("attrition")
    drm = attrition.modifier(s, u, ledger)
    safe = s.sc.endures_at
    face = s.roll(D6, bytes([0, *(int(f + drm < safe) for f in range(1, 7))]))
    lost = face + drm < safe
    if s.sink is not None:
        s.emit(Event(events.ATTRITION, u, face + drm, int(lost), ledgers=[ledger], dice=s.dice))
    if lost:
        lose_step(s, u)
    else:
        s.mark(events.O_ENDURES, u)


def check_status(s: StalingradState, player: int) -> None:
    """Every unit gets or loses its marker (S42-16.1, 16.5.1); at Baku by the hexes beside it (S42-24.1.2)."""
    sc = s.sc
    lines = supply.lines(s, player)
    endless: SupplyField | None = None  # only who is cut off asks for it
    for u in sc.units_of[player]:
        place = s.place[u]
        if not 0 <= place < sc.box:
            continue
        if supply.is_reached(s, lines, place):
            status = IN_SUPPLY
        else:
            endless = endless or supply.endless_lines(s, player)
            status = OUT_OF_SUPPLY if supply.is_reached(s, endless, place) else ISOLATED
        if status != s.supply[u]:
            s.supply[u] = status
            s.tell((events.SUPPLIED, events.CUT_OFF, events.ISOLATED)[status], u)
