"""The levels that search: commands by a table of trials, moves and initiative by trials of whole actions.

Everything else is answered as the greedy policy sees it: shots by their exact expected value.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro, Mind
from grognard.bots.player import Situation, lane_of
from grognard.bots.search import Budget, Searcher, pick
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.state import PanzerState

from .choices import choices
from .greedy import planned, rehearsed
from .intents import remember
from .scripts import give, weigher_of
from .table import Thought, commands_of

LOTS: Final = b"commands"


class Officer(Searcher):
    """Thinks about the commands of a turn and about moves, and follows its plans while they last."""

    def __init__(self, mind: Mind, thought: Thought, budget: Budget) -> None:
        super().__init__(mind, budget)
        self.thought = thought

    def think(self, at: Situation, start: int) -> list[Option]:
        s = self.world(at, start, 0)
        assert isinstance(s, PanzerState)
        lane = lane_of(s, at.player)
        frame = s.top(lane)
        if isinstance(frame, Orders):
            fixed = at.rules.sample(at.known, at.player, LOTS)  # the same lots for all questions of the phase
            assert isinstance(fixed, PanzerState)
            script = commands_of(fixed, at.player, self.mind, self.thought)
            return [give(s, frame, script, weigher_of(s, at.player))]
        options = frame.options(s)
        if len(options) == 1 or lane > 0 or not self.budget.trials:
            return planned(s, lane, options)
        return self.tried(at, start, s, options)

    def tried(self, at: Situation, start: int, s: PanzerState, options: list[Option]) -> list[Option]:
        """The whole action that does best in possible worlds."""
        found = choices(s, options)
        if len(found) == 1:
            return planned(s, 0, options)
        macros: list[Macro] = [*found]
        candidates = pick(macros, self.budget.widest, self.budget.prior)
        worlds: list[State] = [s]
        for number in range(1, min(self.budget.worlds, self.budget.trials)):
            worlds.append(self.world(at, start, number))
        path = self.halve(candidates, worlds, at.player, at.seed).path
        told = rehearsed(s, path)
        frame = s.top(0)
        for each in found:
            if each.path is path and each.goal is not None:
                unit = frame.unit if isinstance(frame, Move) else path[0].a
                remember(s, unit, each.goal, told)
        return told or planned(s, 0, options)


#: What each level thinks over: the commands of a turn, and other choices; no trials: as the recruit does.
THOUGHTS: Final = {
    "sergeant": Thought(rows=6, columns=1, repeats=12, turns=3, changes=0, effort=900),
    "captain": Thought(rows=6, columns=3, repeats=12, turns=3, changes=2, effort=4000),
}
BUDGETS: Final = {
    "sergeant": Budget(0, 0),
    "captain": Budget(48, 10_000, turns=2, prior=4),
}


def officer_of(level: str, mind: Mind, scale: float) -> Officer | None:
    """The player of a level that searches."""
    if level not in THOUGHTS:
        return None
    budget = BUDGETS[level]
    if budget.trials:
        budget = budget.scaled(scale)
    return Officer(mind, THOUGHTS[level].scaled(scale), budget)
