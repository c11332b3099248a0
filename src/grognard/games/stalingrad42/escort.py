"""Chapter 9.3.7: with which of the attackers an air unit stays that has supported them."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import NUMBER, UNITS, bit_list
from grognard.core.option import Option
from grognard.core.state import Frame, State
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.losses import survivors
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE

from . import air, events
from .refusals import NOT_ESCORTED
from .scenario import AXIS
from .state import StalingradState
from .verbs import ESCORT


def escort(s: StalingradState, b: Battle) -> Frame | None:
    """The question, if the attackers are in several places; otherwise there is nothing to choose."""
    units = survivors(s, b.units)
    row = air.posted(s, units) if air.follows(s, b) else -1
    if row < 0 or len({s.place[u] for u in bit_list(units)}) < 2:
        return None
    return Escort(units, row)


class Escort(Frame):
    """The Axis names one of the attackers: the air unit stays with the group that it is in."""

    NAME = "Escort"
    STEPS = ("choose",)
    FIELDS = (Column("units", SCALAR, UNITS), Column("row", SCALAR, NUMBER))  # the attackers, the air unit

    def __init__(self, units: int = 0, row: int = 0) -> None:
        super().__init__()
        self.units = units
        self.row = row

    def copy(self) -> Escort:
        f = Escort(self.units, self.row)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        s.ask(AXIS)

    def options(self, s: State) -> list[Option]:
        return [Option(ESCORT, u) for u in bit_list(self.units)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != ESCORT:
            return SEQUENCE
        return LEGAL if o.a >= 0 and self.units >> o.a & 1 else NOT_ESCORTED

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        s.air_with[self.row] = o.a
        s.tell(events.ESCORTED, o.a)
        s.pop()
