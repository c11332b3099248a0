"""CohMind: the doors to greedy policy, evaluation and whole actions of Conflict of Heroes."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro, Mind
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.core.telling.message import Message
from grognard.games.coh.scenario import CohScenario
from grognard.games.coh.state import CohState
from grognard.games.coh.turns import Turn
from grognard.games.coh.verbs import PASS

from .ahead import breadth, planned, reinforced
from .evaluate import evaluate, lead
from .greedy import Greedy, turn_plans
from .luck import luck
from .purpose import advice_text, purpose_text


class CohMind(Mind):
    """How to play Conflict of Heroes."""

    def greedy(self) -> Policy:
        return Greedy()

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, CohState)
        return evaluate(s, player)

    def macros(self, s: State, lane: int) -> list[Macro]:
        assert isinstance(s, CohState)
        frame = s.top(lane)
        options = frame.options(s)
        if isinstance(frame, Turn) and options[0].verb == PASS:
            return list(turn_plans(s, s.asked[lane], options))
        best = Greedy().choose(s, lane)
        return [Macro([options[best]], 0)]

    def plan(self, s: State, lane: int) -> list[Option]:
        assert isinstance(s, CohState)
        return planned(s, lane)

    def complete(self, s: State, lane: int, path: list[Option]) -> list[Option]:
        assert isinstance(s, CohState)
        return reinforced(s, lane, path)

    def clock(self, s: State) -> int:
        assert isinstance(s, CohState)
        return 8 * s.round + s.turn + 1

    def round(self, s: State) -> int:
        assert isinstance(s, CohState)
        return s.round

    def ending(self, s: State) -> bool:
        assert isinstance(s, CohState)
        return s.round >= s.sc.rounds

    def breadth(self, s: State) -> int:
        assert isinstance(s, CohState)
        return breadth(s)

    def side(self, scenario: Scenario, player: int) -> int:
        assert isinstance(scenario, CohScenario)
        return scenario.side_of[player]

    def margin(self, s: State, player: int) -> int:
        assert isinstance(s, CohState)
        return lead(s, player)

    def luck(self, s: State, player: int, total: int) -> int:
        assert isinstance(s, CohState)
        return luck(s, player, total)

    def purpose(self, s: State, lane: int, o: Option, level: str = "") -> Message:
        return purpose_text(s, lane, o)

    def advises(self, s: State, lane: int, o: Option) -> Message | None:
        return advice_text(s, lane, o)


MIND: Final = CohMind()
