"""Greedy: weighs every choice at first sight. The first level, and the others' hand for small questions."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond import answers as family
from grognard.bots.zocbond import walking
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.state import Frame, State
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.attack_record import ANSWER, SUPPORTING
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import APPROACH, Retreat
from grognard.games.zocbond.verbs import AIR, COMMIT

from . import answers
from .judge import StalingradJudge
from .roads import Atlas
from .stakes import StalingradStakes

KEPT: Final = 3  # judges


class Office:
    """The last looks at positions, kept while nothing changes that they depend on; the roads for ever."""

    def __init__(self) -> None:
        self.atlas = Atlas()
        self.judges: list[StalingradJudge] = []

    def judge(self, s: StalingradState, player: int, simple: bool) -> StalingradJudge:
        for judge in self.judges:
            if judge.player == player and judge.simple == simple and judge.still_holds(s):
                judge.look_again(s)
                return judge
        judge = StalingradJudge(s, StalingradStakes(s, self.atlas), player, simple, self.atlas)
        self.judges = [judge, *self.judges[: KEPT - 1]]
        return judge


class Greedy(Policy):
    """Every decision by what it looks worth at once, without danger, lines and supply."""

    name = "greedy"

    def __init__(self) -> None:
        self.office = Office()

    def choose(self, s: State, lane: int) -> int:
        assert isinstance(s, StalingradState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1:
            return 0
        player = s.asked[lane]
        judge = self.office.judge(s, player, True)
        return self.answer(s, judge, frame, options, lane)

    def answer(
        self, s: StalingradState, judge: StalingradJudge, frame: Frame, options: list[Option], lane: int
    ) -> int:
        if isinstance(frame, Movement):
            at = answers.marshalling(s, judge, options)
            return at if at >= 0 else walking.movement(s, judge, frame, options)
        if isinstance(frame, Move):
            return walking.move(s, judge, frame, options)
        if isinstance(frame, Automatic):
            return len(options) - 1
        if isinstance(frame, Retreat) and frame.cause == APPROACH:
            return answers.flee(s, judge, frame, options)
        if isinstance(frame, Attack):
            at = self.attack(s, judge, frame, options)
            if at >= 0:
                return at
        if isinstance(frame, Stand):
            at = answers.to_the_last(s, frame, options)
            if at >= 0:
                return at
        at = family.answer(s, judge, judge.player, options, lane)
        return at if at >= 0 else answers.answer(s, judge, frame, options)

    def attack(self, s: StalingradState, judge: StalingradJudge, frame: Attack, options: list[Option]) -> int:
        """What this game asks in an attack; -1 where it is the family's question."""
        if frame.step == ANSWER:
            return answers.find_first(options, AIR)
        if frame.step != SUPPORTING:
            return -1
        at = answers.below_the_table(options)
        if at >= 0:
            return at
        at = family.attack(s, judge, frame, options)
        if options[at].verb == COMMIT:
            more = answers.more_support(s, judge, frame, options)
            return more if more >= 0 else at
        return at
