"""Chapters 3.B.5, 16.1, 16.5, 17.2: the supply phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import IN_SUPPLY, ISOLATED, OUT_OF_SUPPLY
from grognard.games.zocbond.losses import lose_step
from grognard.games.zocbond.modifiers import tell_roll
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.supply import SupplyField
from grognard.games.zocbond.verbs import DONE

from . import attrition, events, supply, supply_points
from .initial import turn_over
from .scenario import AXIS
from .state import StalingradState
from .transport import rail, railheads
from .verbs import RAILHEAD, SPEND

D6: Final = Die(1, 6)

AT_BEGIN: Final = 0
AT_RAILHEADS: Final = 1
AT_STATUS: Final = 2
AT_ATTRITION: Final = 3
AT_ARTILLERY: Final = 4
AT_END: Final = 5


class SupplyPhase(OpenEnded):
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

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_BEGIN:
            railheads.begin(s)
            self.step = AT_RAILHEADS if self.player == AXIS else AT_STATUS
        elif self.step in (AT_RAILHEADS, AT_ARTILLERY):
            if len(self.options(s)) > 1:
                s.ask(self.player)
            else:
                self.pass_on()
        elif self.step == AT_STATUS:
            check_status(s, self.player)
            self.step = AT_ATTRITION
        elif self.step == AT_ATTRITION:
            self.unit = self.following(s)
            if self.unit < 0:
                self.step = AT_ARTILLERY
            else:
                self.rolled |= 1 << self.unit
                roll(s, self.unit)
        else:
            s.pop()

    def pass_on(self) -> None:
        self.step = AT_STATUS if self.step == AT_RAILHEADS else AT_END

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
        if self.step == AT_RAILHEADS:
            return [*railheads.options(s), Option(DONE)]
        return [*supply_points.flip_options(s, self.player), Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb == RAILHEAD and self.step == AT_RAILHEADS:
            return railheads.refusal(s, o.a, o.b, rail.network(s, AXIS))
        if o.verb == SPEND and self.step == AT_ARTILLERY:
            return supply_points.flip_refusal(s, self.player, o.a, o.b)
        return LEGAL if o.verb == DONE and self.step in (AT_RAILHEADS, AT_ARTILLERY) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == RAILHEAD:
            railheads.move(s, o.a, o.b)
        elif o.verb == SPEND:
            turn_over(s, o.a, o.b)
        else:
            self.pass_on()


def roll(s: StalingradState, u: int) -> None:
    """One roll for a unit, which may eliminate it (S42-16.5.2, 16.5.3)."""
    ledger = Ledger("attrition")
    drm = attrition.modifier(s, u, ledger)
    safe = s.sc.endures_at
    face = s.roll(D6, bytes([0, *(int(f + drm < safe) for f in range(1, 7))]))
    lost = face + drm < safe
    tell_roll(s, ledger, events.ATTRITION, u, face + drm, int(lost))
    if lost:
        lose_step(s, u)
    else:
        s.mark(events.O_ENDURES, u)


def check_status(s: StalingradState, player: int) -> None:
    """Every unit gets or loses its marker (S42-16.1, 16.5.1); at Baku by the hexes beside it (S42-24.1.2)."""
    sc = s.sc
    lines = supply.lines(s, player)
    endless: SupplyField | None = None  # only needed for units that are cut off
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
