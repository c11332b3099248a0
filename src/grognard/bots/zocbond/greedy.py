"""Greedy: weighs every choice at first sight. The first level, and the others' hand for small questions."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.state import ZocState

from . import answers, walking
from .judge import Judge
from .office import Office


class Greedy(Policy):
    """Every decision by what it looks worth at once. `simple`: without danger, lines and supply."""

    name = "greedy"

    def __init__(self, office: Office, simple: bool = True) -> None:
        self.simple = simple
        self.office = office

    def choose(self, s: State, lane: int) -> int:
        assert isinstance(s, ZocState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1:
            return 0
        player = s.asked[lane]
        judge = self.office.judge(s, player, self.simple)
        if isinstance(frame, Movement):
            at = self.marshal(s, judge, options)
            return at if at >= 0 else walking.movement(s, judge, frame, options)
        if isinstance(frame, Move):
            return walking.move(s, judge, frame, options)
        if isinstance(frame, Automatic):
            return len(options) - 1
        at = self.own_answer(s, judge, frame, options)
        if at < 0:
            at = answers.answer(s, judge, player, options, lane)
        return at if at >= 0 else self.other_answer(s, judge, frame, options)

    def marshal(self, s: ZocState, judge: Judge, options: list[Option]) -> int:
        """What a movement phase is for beside marching; or -1."""
        raise NotImplementedError

    def own_answer(self, s: ZocState, judge: Judge, frame: Frame, options: list[Option]) -> int:
        """What a game answers otherwise than the family does; or -1."""
        return -1

    def other_answer(self, s: ZocState, judge: Judge, frame: Frame, options: list[Option]) -> int:
        """The answer to a question that only one game asks."""
        raise NotImplementedError
