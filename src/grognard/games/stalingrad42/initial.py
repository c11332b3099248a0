"""Chapter 3.B.1: the initial phase, in which a player unloads trains, builds, buys, rebuilds and receives."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import PLAYER
from grognard.core.option import Option
from grognard.core.state import Frame, State
from grognard.games.zocbond.kinds import HOST, TRAIN
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.verbs import DONE

from . import events
from .scenario import BEGUN
from .state import StalingradState


class Initial(Frame):
    """The initial phase of a player; in any order, as he likes (S42-3.B)."""

    NAME = "Initial"
    STEPS = ("begin", "choose", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def copy(self) -> Initial:
        f = Initial(self.player)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == 0:
            begin(s, self.player)
            self.step = 1
        elif self.step == 1:
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        return [Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        return LEGAL if self.step == 1 and o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        self.step = 2

    def default(self, s: State) -> int:
        return len(self.options(s)) - 1


def begin(s: StalingradState, player: int) -> None:
    """What happens of itself: trains unload, forts are finished, the turn's points come."""
    sc = s.sc
    for u in sc.units_of[player]:
        if s.has_mark(u, TRAIN):
            s.clear_mark(u, TRAIN)
            s.tell(events.UNLOADED, u)
        s.clear_mark(u, HOST)
    for h in range(sc.n):
        if s.fort[h] == player + 1 + BEGUN:
            s.set_fort(h, player + 1)
            s.tell(events.FORT_DONE, player, h)
    s.resource_points = sc.resources[player][s.turn]
    s.replacement = sc.replacements[player][s.turn].copy()
