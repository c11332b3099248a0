"""Greedy: weighs every choice at first sight. The first level, and the others' hand for small questions."""

from __future__ import annotations

from grognard.bots.zocbond import answers as family
from grognard.bots.zocbond import walking
from grognard.bots.zocbond.office import Office
from grognard.bots.zocbond.stakes import Stakes
from grognard.core.policy import Policy
from grognard.core.state import State
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.state import ZocState

from . import answers
from .stakes import HollandStakes


class HollandOffice(Office):
    """Looks at positions of Holland '44."""

    def stakes(self, s: ZocState) -> Stakes:
        assert isinstance(s, HollandState)
        return HollandStakes(s)


class Greedy(Policy):
    """Every decision by what it looks worth at once. `simple`: without danger, lines and supply."""

    name = "greedy"

    def __init__(self, simple: bool = True) -> None:
        self.simple = simple
        self.office = HollandOffice()

    def choose(self, s: State, lane: int) -> int:
        assert isinstance(s, HollandState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1:
            return 0
        player = s.asked[lane]
        judge = self.office.judge(s, player, self.simple)
        if isinstance(frame, Movement):
            at = answers.replaced(s, judge, options)
            if at < 0 and not self.simple:
                at = answers.artillery(s, judge, options)
            return at if at >= 0 else walking.movement(s, judge, frame, options)
        if isinstance(frame, Move):
            return walking.move(s, judge, frame, options)
        if isinstance(frame, Automatic):
            return len(options) - 1
        at = family.answer(s, judge, player, options, lane)
        return at if at >= 0 else answers.answer(s, judge, frame, options)
