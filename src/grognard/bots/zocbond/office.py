"""Office: the last look at a position, kept while nothing changes that it depends on.

What it keeps follows from the State alone, so whoever asks again is told the same.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grognard.games.zocbond.state import ZocState

from .judge import KINDS, Judge
from .stakes import Stakes
from .ways import Prices


@mypyc_attr(allow_interpreted_subclasses=True)
class Office:
    """Makes stakes and judges for positions; a game says how."""

    def __init__(self) -> None:
        self.judges: list[Judge] = []
        self.shelf: list[Prices | None] = [None] * (2 * KINDS)

    def stakes(self, s: ZocState) -> Stakes:
        raise NotImplementedError

    def judge(self, s: ZocState, player: int, simple: bool) -> Judge:
        """A judge of a position. The enemy, the bridges and who controls what must be as he knows them."""
        for judge in self.judges:
            if judge.player == player and judge.simple == simple and judge.still_holds(s):
                judge.look_again(s)
                return judge
        judge = Judge(s, self.stakes(s), player, simple, self.shelf)
        self.judges = [judge, *self.judges[:3]]
        return judge
