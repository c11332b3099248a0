"""Stalingrad '42 at first sight: its judges, and the answers to the questions that it alone asks."""

from __future__ import annotations

from grognard.bots.zocbond import answers as family
from grognard.bots.zocbond.greedy import Greedy
from grognard.bots.zocbond.judge import Judge
from grognard.bots.zocbond.office import Office
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.attack_record import AT_ANSWER, AT_SUPPORT
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.retreat import APPROACH, Retreat
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import AIR, COMMIT

from . import answers
from .judge import StalingradJudge
from .roads import Atlas
from .stakes import StalingradStakes


class StalingradOffice(Office):
    """Looks at positions of Stalingrad '42; the roads are kept for ever."""

    kept = 3

    def __init__(self) -> None:
        super().__init__()
        self.atlas = Atlas()

    def new_judge(self, s: ZocState, player: int, simple: bool) -> Judge:
        assert isinstance(s, StalingradState)
        return StalingradJudge(s, StalingradStakes(s, self.atlas), player, simple, self.atlas)


class StalingradGreedy(Greedy):
    """Every decision by what it looks worth at once, without danger, lines and supply."""

    def __init__(self) -> None:
        super().__init__(StalingradOffice())

    def marshal(self, s: ZocState, judge: Judge, options: list[Option]) -> int:
        assert isinstance(s, StalingradState)
        return answers.marshalling(s, judge, options)

    def own_answer(self, s: ZocState, judge: Judge, frame: Frame, options: list[Option]) -> int:
        assert isinstance(s, StalingradState)
        if isinstance(frame, Retreat) and frame.cause == APPROACH:
            return answers.flee(s, judge, frame, options)
        if isinstance(frame, Attack):
            return self.attack(s, judge, frame, options)
        return answers.to_the_last(s, frame, options) if isinstance(frame, Stand) else -1

    def attack(self, s: StalingradState, judge: Judge, frame: Attack, options: list[Option]) -> int:
        """What this game asks in an attack; -1 where it is the family's question."""
        if frame.step == AT_ANSWER:
            return family.last(options, AIR)
        if frame.step != AT_SUPPORT:
            return -1
        at = answers.below_the_table(options)
        if at >= 0:
            return at
        at = family.attack(s, judge, frame, options)
        if options[at].verb == COMMIT:
            more = answers.more_support(s, judge, frame, options)
            return more if more >= 0 else at
        return at

    def other_answer(self, s: ZocState, judge: Judge, frame: Frame, options: list[Option]) -> int:
        assert isinstance(s, StalingradState)
        return answers.answer(s, judge, frame, options)
