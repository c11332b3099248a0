"""Office: the last looks at positions, kept while nothing changes that they depend on.

What it keeps follows from the State alone, so asking again gives the same answer.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grognard.games.zocbond.state import ZocState

from .judge import Judge


@mypyc_attr(allow_interpreted_subclasses=True)
class Office:
    """Makes judges of positions; a game says how."""

    kept = 4  # judges

    def __init__(self) -> None:
        self.judges: list[Judge] = []

    def new_judge(self, s: ZocState, player: int, simple: bool) -> Judge:
        """A judge who has never looked at a position before."""
        raise NotImplementedError

    def judge(self, s: ZocState, player: int, simple: bool) -> Judge:
        """A judge of a position. The enemy, the bridges and who controls what must be as it knows them."""
        for judge in self.judges:
            if judge.player == player and judge.simple == simple and judge.still_holds(s):
                judge.look_again(s)
                return judge
        judge = self.new_judge(s, player, simple)
        self.judges = [judge, *self.judges[: self.kept - 1]]
        return judge
