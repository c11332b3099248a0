"""What the computers at a table did last, and what for: made from the record when somebody asks."""

from __future__ import annotations

from grognard.bots import reason
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.replay import again

from .wire import Doing

FAR = 24  # choices to look back: a turn of a computer is a handful of them
MOST = 4  # sentences
SMALL = "-why-other"  # a choice that is for nothing but itself


def doings(game: Game, computers: list[str]) -> list[Doing]:
    """The last run of choices by computers, a sentence for each thing they did; the latest last.

    What was chosen in secret, in a lane of its player's own, is not spoken of, nor counted.
    """
    seats = game.scenario.seats
    choices = [stands.choice for stands in game.record.standing()]
    start = len(choices)
    while start > max(0, len(choices) - FAR) and computers[seats.index(choices[start - 1].seat)]:
        start -= 1
    said: list[tuple[int, Message]] = []
    for at, (now, _, _) in enumerate(again(game)):
        if start <= at < len(choices) and len(now.state.lanes) == 1:
            player = seats.index(choices[at].seat)
            text = reason(now.seat(player), computers[player], choices[at].key)
            if not text.id.endswith(SMALL) and (player, text) not in said:
                said.append((player, text))
    return [Doing(seats[player], text) for player, text in said[-MOST:]]
