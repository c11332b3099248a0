"""Chapters 10.3 and 10.4: remnants, and the owner's choice to do without one."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import PLAYER, UNIT
from grognard.core.option import Option
from grognard.core.state import Frame, State
from grognard.games.zocbond.kinds import HELPER, POOL
from grognard.games.zocbond.losses import eliminate, form_remnant
from grognard.games.zocbond.refusals import LEGAL, LOSS_NOT_HERE, SEQUENCE

from . import air, city_battles, railheads
from .entering import remove_helper
from .state import StalingradState
from .units import remnant_fits
from .verbs import DISBAND, REMNANT


def remnant_for(s: StalingradState, u: int) -> int:
    """A remnant counter of the right kind that is not in use; -1 none (S42-10.4.1, 10.4.2)."""
    for r in s.sc.remnants[s.sc.owner[u]]:
        if s.place[r] == s.sc.box + POOL and remnant_fits(s.sc, r, u):
            return r
    return -1


def when_eliminated(s: StalingradState, u: int) -> None:
    """Non-combat units come back later (S42-19.4); air units lose those they were with, cities attackers."""
    if s.sc.traits[u] & HELPER:
        remove_helper(s, u)
    s.besieges[u] = -1
    s.plans[u] = 0
    s.plans_made[u] = 0
    air.returns(s, u)
    city_battles.lapse(s)
    railheads.push_back(s)  # it may have covered one (S42-17.3.1)


class LastStep(Frame):
    """Whether the last step of a unit of three stays as a remnant, or the unit waits for a rebuilding."""

    NAME = "LastStep"
    STEPS = ("choose",)
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit

    def copy(self) -> LastStep:
        f = LastStep(self.player, self.unit)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        return [Option(REMNANT, self.unit), Option(DISBAND, self.unit)]

    def check(self, s: State, o: Option) -> int:
        if o.verb not in (REMNANT, DISBAND):
            return SEQUENCE
        return LEGAL if o.a == self.unit else LOSS_NOT_HERE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        s.pop()
        if o.verb == REMNANT:
            form_remnant(s, self.unit)
        else:
            eliminate(s, self.unit)
