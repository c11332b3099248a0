"""Chapters 3.B.5, 16.1, 16.5: the supply phase."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import PLAYER
from grognard.core.state import Frame, State
from grognard.games.zocbond.kinds import IN_SUPPLY, ISOLATED, OUT_OF_SUPPLY

from . import events, supply
from .state import StalingradState
from .zones import own_area


class SupplyPhase(Frame):
    """The supply phase of a player, in the order of the book (S42-3.B)."""

    NAME = "SupplyPhase"
    STEPS = ("status", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def copy(self) -> SupplyPhase:
        f = SupplyPhase(self.player)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == 0:
            check_status(s, self.player)
            self.step = 1
        else:
            s.pop()


def check_status(s: StalingradState, player: int) -> None:
    """Every unit gets or loses its marker (S42-16.1, 16.5.1)."""
    sc = s.sc
    lines = supply.lines(s, player)
    endless = supply.endless_lines(s, player)
    for u in sc.units_of[player]:
        place = s.place[u]
        if not 0 <= place < sc.box:
            continue
        if place >= sc.n:
            status = IN_SUPPLY if own_area(s, place, player) else OUT_OF_SUPPLY
        elif lines.reaches(place):
            status = IN_SUPPLY
        else:
            status = OUT_OF_SUPPLY if endless.reaches(place) else ISOLATED
        if status != s.supply[u]:
            s.supply[u] = status
            s.tell((events.SUPPLIED, events.CUT_OFF, events.ISOLATED)[status], u)
