"""Mind: what a game knows about playing it well; one per game, made by its package here (`bots.coh`).

Everything in it looks at full States, sampled from what a seat knows; nobody hands it the true one.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grognard.core.message import Message
from grognard.core.option import Option
from grognard.core.policy import Policy
from grognard.core.scenario import Scenario
from grognard.core.state import State


class Macro:
    """A whole action: choices to make one after the other, and how good it looks at first sight.

    What is asked on the way or after it and is not in `path` the greedy policy answers.
    """

    def __init__(self, path: list[Option], score: int) -> None:
        self.path = path
        self.score = score


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's greedy policy, its evaluation and its whole actions."""

    def greedy(self) -> Policy:
        """The policy of the first level; it keeps nothing between choices."""
        raise NotImplementedError

    def evaluate(self, s: State, player: int) -> int:
        """How good a State is for a player: whole numbers, zero where both stand alike."""
        raise NotImplementedError

    def macros(self, s: State, lane: int) -> list[Macro]:
        """The sensible whole actions of the player asked, the best looking first; never empty."""
        raise NotImplementedError

    def plan(self, s: State, lane: int) -> list[Option]:
        """What the greedy policy would do next, as far ahead as it can be told; never empty."""
        raise NotImplementedError

    def complete(self, s: State, lane: int, path: list[Option]) -> list[Option]:
        """A whole action with what only its last step shows to be useful: others who take part in it."""
        return path

    def clock(self, s: State) -> int:
        """A number that changes with every turn, so that a look ahead knows how far it went."""
        raise NotImplementedError

    def ending(self, s: State) -> bool:
        """Whether the game is so near its end that a look ahead should go on to it."""
        raise NotImplementedError

    def size(self, s: State) -> int:
        """How many units are in play: the time that a look ahead takes grows with their square."""
        raise NotImplementedError

    def side(self, scenario: Scenario, player: int) -> int:
        """The side a player is on: those of one side win and lose together."""
        return player

    def margin(self, s: State, player: int) -> int:
        """By how many points a player is ahead."""
        raise NotImplementedError

    def why(self, s: State, lane: int, o: Option) -> Message:
        """What a choice is for, in a sentence that all who see the choice may read."""
        raise NotImplementedError
