"""Holland '44 at first sight: what is at stake, and the answers to the questions that it alone asks."""

from __future__ import annotations

from grognard.bots.zocbond.greedy import Greedy
from grognard.bots.zocbond.judge import KINDS, Judge
from grognard.bots.zocbond.office import Office
from grognard.bots.zocbond.ways import Prices
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.state import ZocState

from . import answers
from .stakes import HollandStakes


class HollandOffice(Office):
    """Looks at positions of Holland '44."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf: list[Prices | None] = [None] * (2 * KINDS)  # per player and kind of ways

    def new_judge(self, s: ZocState, player: int, simple: bool) -> Judge:
        assert isinstance(s, HollandState)
        return Judge(s, HollandStakes(s), player, simple, self.shelf)


class HollandGreedy(Greedy):
    """Every decision by what it looks worth at once."""

    def __init__(self, simple: bool = True) -> None:
        super().__init__(HollandOffice(), simple)

    def marshal(self, s: ZocState, judge: Judge, options: list[Option]) -> int:
        """Replacements, and guns for those who look twice."""
        assert isinstance(s, HollandState)
        at = answers.replaced(s, judge, options)
        return answers.artillery(s, judge, options) if at < 0 and not self.simple else at

    def other_answer(self, s: ZocState, judge: Judge, frame: Frame, options: list[Option]) -> int:
        assert isinstance(s, HollandState)
        return answers.answer(s, judge, frame, options)
