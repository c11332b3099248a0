"""The levels that search: the commands of a turn by a table of trials.

Everything else is answered as the recruit does, because so it was in the trials: moves to the best place at
first sight, shots and reactions by their exact expected value.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Mind
from grognard.bots.player import Situation, lane_of
from grognard.bots.search import Follower
from grognard.core.kernel.option import Option
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.state import PanzerState

from .greedy import planned
from .scripts import give, weigher_of
from .table import Thought, commands_of

LOTS: Final = b"commands"

#: How much each level thinks about the commands of a turn.
THOUGHTS: Final = {
    "sergeant": Thought(rows=6, columns=1, repeats=12, turns=3, changes=0, effort=900),
    "captain": Thought(rows=6, columns=2, repeats=24, turns=3, changes=2, effort=4000),
}


class Officer(Follower):
    """Thinks about the commands of a turn, and follows its plans of moves while they last."""

    def __init__(self, mind: Mind, thought: Thought) -> None:
        super().__init__(mind)
        self.thought = thought

    def think(self, at: Situation, start: int) -> list[Option]:
        s = self.world(at, start, 0)
        assert isinstance(s, PanzerState)
        lane = lane_of(s, at.player)
        frame = s.top(lane)
        if not isinstance(frame, Orders):
            return planned(s, lane, frame.options(s))
        fixed = at.rules.sample(at.known, at.player, LOTS)  # the same lots for all questions of the phase
        assert isinstance(fixed, PanzerState)
        script = commands_of(fixed, at.player, self.mind, self.thought)
        return [give(s, frame, script, weigher_of(s, at.player))]
