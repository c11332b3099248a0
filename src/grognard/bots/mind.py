"""Mind: what a game knows about playing it well; one per game, made by its package here (`bots.coh`).

Everything in it looks at full States, sampled from what a seat knows; nobody hands it the true one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.core.telling.message import Message

from .player import ComputerPlayer

SOME: Final = 100  # things weighed in a turn of a small battle


class Macro:
    """A whole action: choices to make one after the other, and how good it looks at first sight.

    The greedy policy answers what is asked on the way or after it and is not in `path`.
    """

    def __init__(self, path: list[Option], score: int) -> None:
        self.path = path
        self.score = score


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's greedy policy, its evaluation and its whole actions."""

    reasons = 2  # sentences that advice about one action is given with

    def greedy(self) -> Policy:
        """The policy of the first level; it keeps nothing between choices."""
        raise NotImplementedError

    def searches(self) -> bool:
        """Whether the levels that search can play this game; if not, it has the first levels only."""
        return True

    def player(self, level: str, scale: float) -> ComputerPlayer | None:
        """A searching player of the game's own for a level; None: the common search plays it."""
        return None

    def evaluate(self, s: State, player: int) -> int:
        """How good a State is for a player: whole numbers, zero where both stand alike."""
        raise NotImplementedError

    def macros(self, s: State, lane: int) -> list[Macro]:
        """The sensible whole actions of the player asked, the best looking first; never empty."""
        raise NotImplementedError

    def plan(self, s: State, lane: int) -> list[Option]:
        """What the greedy policy would do next, as far ahead as it can be told; never empty."""
        raise NotImplementedError

    def plans_ahead(self) -> bool:
        """Whether what `plan` tells is so long that the first level follows it instead of asking again."""
        return False

    def begins_early(self) -> bool:
        """Whether the levels that search begin with what is settled while the rest is still weighed."""
        return False

    def complete(self, s: State, lane: int, path: list[Option]) -> list[Option]:
        """A whole action with what only its last step shows to be useful: others who take part in it."""
        return path

    def clock(self, s: State) -> int:
        """A number that changes with every turn, so that a look ahead knows how far it went."""
        raise NotImplementedError

    def ahead(self, s: State, turns: int) -> int:
        """How many changes of the clock make a look ahead of some turns: where a turn is long, fewer."""
        return turns

    def effort(self, effort: int) -> int:
        """How many things are weighed about one decision: more where a few decisions decide a turn."""
        return effort

    def round(self, s: State) -> int:
        """A number that changes where both sides stand alike again; without rounds, with every turn."""
        return self.clock(s)

    def luck(self, s: State, player: int, total: int) -> int:
        """How much better dice that fall now are for a player than on average, as `evaluate` counts.

        Zero on average over all throws, and where a game has no idea of it.
        """
        return 0

    def ending(self, s: State) -> bool:
        """Whether the game is so near its end that a look ahead should go on to it."""
        raise NotImplementedError

    def breadth(self, s: State) -> int:
        """How many things there are to be weighed in a turn: the time of a look ahead grows with them."""
        return SOME

    def side(self, scenario: Scenario, player: int) -> int:
        """The side a player is on: those of one side win and lose together."""
        return player

    def margin(self, s: State, player: int) -> int:
        """By how many points a player is ahead."""
        raise NotImplementedError

    def purpose(self, s: State, lane: int, o: Option, level: str = "") -> Message:
        """What a choice of a level is for, in a sentence that all who see the choice may read."""
        raise NotImplementedError

    def advises(self, s: State, lane: int, o: Option) -> Message | None:
        """Why one might make a choice, told to its own player; None where it speaks for itself.

        `s` is a State that his knowledge allows, so it may name what only he may see.
        """
        return self.purpose(s, lane, o)


def advised(purpose: Message, own: frozenset[str]) -> Message | None:
    """A purpose as it is told to the player himself, where its own words are for his opponent.

    `own`: which purposes have words for him, `<game>-hint-<purpose>`. What names no purpose is left out.
    """
    game, _, name = purpose.id.partition("-why-")
    if name in ("other", "secret"):
        return None
    return Message(f"{game}-hint-{name}", purpose.args) if name in own else purpose
