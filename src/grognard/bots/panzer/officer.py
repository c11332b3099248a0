"""The levels above the recruit: the sergeant by skill alone, the captain by a table of trials as well.

Trials are about the commands of a turn. Everything else is answered without them, because so it was in the
trials: moves to the best place at first sight, shots and reactions by their exact expected value.
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
from .skill import NOVICE, SEASONED, VETERAN, Skill
from .table import Thought, commands_of

LOTS: Final = b"commands"

SKILLS: Final = {"recruit": NOVICE, "sergeant": SEASONED, "captain": VETERAN}

#: How much each level thinks about the commands of a turn.
THOUGHTS: Final = {
    "captain": Thought(rows=6, columns=2, repeats=12, turns=3, changes=2, effort=2000),
}


def skill_of(level: str) -> Skill:
    """What a level knows."""
    return SKILLS.get(level, VETERAN)


class Officer(Follower):
    """Follows its plans of moves while they last; thinks about the commands of a turn if its level does."""

    def __init__(self, mind: Mind, skill: Skill, thought: Thought | None = None) -> None:
        super().__init__(mind)
        self.skill = skill
        self.thought = thought

    def think(self, at: Situation, start: int) -> list[Option]:
        s = self.world(at, start, 0)
        assert isinstance(s, PanzerState)
        lane = lane_of(s, at.player)
        frame = s.top(lane)
        if self.thought is None or not isinstance(frame, Orders):
            return planned(s, lane, frame.options(s), self.skill)
        fixed = at.rules.sample(at.known, at.player, LOTS)  # the same lots for all questions of the phase
        assert isinstance(fixed, PanzerState)
        script = commands_of(fixed, at.player, self.mind, self.thought)
        return [give(s, frame, script, weigher_of(s, at.player, self.skill))]
