"""PanzerMind: the doors to greedy policy and reasons of Panzer."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Mind
from grognard.bots.player import ComputerPlayer
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import State
from grognard.core.telling.message import Message
from grognard.games.panzer.scenario import GERMAN, SOVIET
from grognard.games.panzer.setting.victory import points
from grognard.games.panzer.state import PanzerState

from .evaluate import evaluate
from .greedy import Greedy, planned
from .luck import luck
from .officer import THOUGHTS, Officer, skill_of
from .purpose import advice_text, purpose_text
from .skill import NOVICE


class PanzerMind(Mind):
    """How to play Panzer."""

    def greedy(self) -> Policy:
        return Greedy(NOVICE)

    def player(self, level: str, scale: float) -> ComputerPlayer | None:
        """Both give commands at once: the common search, in which one answers the other, does not fit."""
        thought = THOUGHTS.get(level)
        return Officer(self, skill_of(level), None if thought is None else thought.scaled(scale))

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, PanzerState)
        return evaluate(s, player)

    def luck(self, s: State, player: int, total: int) -> int:
        assert isinstance(s, PanzerState)
        return luck(s, player, total)

    def plans_ahead(self) -> bool:
        """A unit's move is told as a whole."""
        return True

    def plan(self, s: State, lane: int) -> list[Option]:
        assert isinstance(s, PanzerState)
        return planned(s, lane, s.top(lane).options(s), NOVICE)

    def margin(self, s: State, player: int) -> int:
        assert isinstance(s, PanzerState)
        ahead = points(s, GERMAN) - points(s, SOVIET)
        return ahead if player == GERMAN else -ahead

    def purpose(self, s: State, lane: int, o: Option, level: str = "") -> Message:
        return purpose_text(s, lane, o, skill_of(level))

    def advises(self, s: State, lane: int, o: Option) -> Message | None:
        return advice_text(s, lane, o)


MIND: Final = PanzerMind()
