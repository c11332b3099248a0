"""What the computers at a table did last, and what for: made from the record when somebody asks."""

from __future__ import annotations

from grognard.bots import purpose
from grognard.core.referee.film import Reel, repeat
from grognard.core.referee.game import Game
from grognard.core.referee.record import Standing
from grognard.core.referee.replay import opening
from grognard.core.referee.snapshot import at_position
from grognard.core.telling.message import Message

from ..wire import Doing

FAR = 24  # choices to look back: a turn of a computer has about five of them
MOST = 4  # sentences
SMALL = "-why-other"  # a choice without a further purpose


class Retelling:
    """A game played again as far as it had come when somebody asked last.

    The next to ask waits only for the rest: a campaign has ten thousand choices.
    """

    def __init__(self, game: Game, start: Reel | None = None) -> None:
        """At the beginning, or at the end of a reel of the game."""
        self.now = opening(game)
        self.played: list[Standing] = []
        if start is not None:
            self.now = at_position(game.rules, game.scenario, start.position)
            self.played = game.record.standing()[: start.ply]
        self.purposes: dict[int, tuple[int, Message]] = {}  # of a choice by its number: whose, and what for

    def leads_to(self, standing: list[Standing]) -> bool:
        """Whether nothing of what was played has been taken back since."""
        return self.played == standing[: len(self.played)]

    def doings(self, standing: list[Standing], computers: list[str]) -> list[Doing]:
        """The last run of choices by computers, a sentence for each thing they did; the latest last.

        What was chosen in secret, in a lane of its player's own, is not spoken of, nor counted.
        """
        seats = self.now.scenario.seats
        first = len(standing)
        while first > max(0, len(standing) - FAR) and computers[seats.index(standing[first - 1].choice.seat)]:
            first -= 1
        for at in range(len(self.played), len(standing)):
            self.play(standing[at], computers, at >= first)
        said: list[tuple[int, Message]] = []
        for at in range(first, len(standing)):
            if at in self.purposes and self.purposes[at] not in said:
                said.append(self.purposes[at])
        self.purposes = {at: known for at, known in self.purposes.items() if at >= first}
        return [Doing(seats[player], text) for player, text in said[-MOST:]]

    def play(self, stands: Standing, computers: list[str], tells: bool) -> None:
        """One more choice, and what it was for."""
        if tells and len(self.now.state.lanes) == 1:
            player = self.now.scenario.seats.index(stands.choice.seat)
            text = purpose(self.now.seat(player), computers[player], stands.choice.key)
            if not text.id.endswith(SMALL):
                self.purposes[len(self.played)] = (player, text)
        repeat(self.now, stands)
        self.played.append(stands)
