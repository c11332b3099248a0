"""The levels there are, and how they answer for a seat."""

from __future__ import annotations

from hashlib import blake2b

from grognard.core.referee.keys import key_of, parse_key
from grognard.core.referee.seat import Seat
from grognard.core.telling.message import Message, msg

from .commander import Commander
from .minds import mind_of
from .player import Chancer, ComputerPlayer, Plain, Situation, lane_of
from .search import Budget, Follower, Searcher
from .trier import Trier

RANDOM = "random"
GREEDY = "recruit"
SEARCHING = {
    "sergeant": Budget(160, 400_000, turns=8),
    "captain": Budget(1200, 8_000_000, turns=10, worlds=16, branches=4, whole=True),
}


QUICK = (RANDOM, GREEDY)  # levels that answer in milliseconds

_PLAYERS: dict[str, ComputerPlayer] = {}  # those that choose for seats, with the plans they follow


class UnknownLevel(ValueError):
    """There is no computer player of that name for that game."""


def levels(game: str) -> list[str]:
    """The computer players of a game, the easiest first; two of them without a mind that searches."""
    mind = mind_of(game)
    return [RANDOM, GREEDY, *SEARCHING] if mind is not None and mind.searches() else [RANDOM, GREEDY]


def player_of(game: str, level: str, scale: float = 1.0) -> ComputerPlayer:
    """The computer player of a level; `scale` changes the budgets of those that search, for measurements."""
    if level == RANDOM:
        return Chancer()
    if level not in levels(game):
        raise UnknownLevel(f"there is no computer player '{level[:40]}'")
    mind = mind_of(game)
    if mind is None:
        return Trier()
    if level == GREEDY:
        return Follower(mind) if mind.plans_ahead() else Plain(mind.greedy())
    own = mind.player(level, scale)
    if own is not None:
        return own
    budget = SEARCHING[level].scaled(scale)
    budget.effort = mind.effort(budget.effort)
    return Commander(mind, budget) if mind.begins_early() else Searcher(mind, budget)


def sitting(game: str, level: str) -> ComputerPlayer:
    """The one player of a level that answers for all seats in this process."""
    name = f"{game} {level}"
    player = _PLAYERS.get(name)
    if player is None:
        player = _PLAYERS[name] = player_of(game, level)
    return player


def situation(seat: Seat, level: str, secret: bytes, number: int) -> Situation:
    """What the seat that is asked knows, with the choices its player has made since the last barrier.

    If others have chosen since, there are no such choices and the State is that of now. `number` is that of
    the choice to come; all choices of one run draw the lots of the first.
    """
    game = seat.game
    alone = len(game.state.lanes) == 1 and all(made.player == seat.player for made in game.since)
    made = game.since if alone else []
    since = [parse_key(game.rules, game.scenario, one.key) for one in made]
    known = game.rules.redact(game.base if alone else game.state, seat.player)
    if len(game.state.lanes) > 1:  # how much others have chosen in secret must show in nothing
        number = game.seqs[seat.player]
    text = f"{level} {seat.player} {number - len(since)}"
    if game.state.epoch:  # something was taken back: whoever comes there again draws other lots
        text += f" {game.state.epoch}"
    seed = blake2b(text.encode(), key=secret[:64], digest_size=32).digest()
    return Situation(game.rules, known, seat.player, since, seed)


def choose(seat: Seat, level: str, secret: bytes, number: int) -> str:
    """The key a computer plays on a seat that is asked.

    It looks at States sampled from what the seat knows, never at the true one, and the same secret and
    number lead to the same choice.
    """
    game = seat.game
    player = sitting(game.rules.name, level)
    return key_of(game.rules, game.scenario, player.choose(situation(seat, level, secret, number)))


def purpose(seat: Seat, level: str, key: str) -> Message:
    """What a choice that a computer made is for, as everybody at the table may read it.

    The game stands before the choice; the sentence is made from what the seat knew then.
    """
    rules = seat.game.rules
    mind = mind_of(rules.name)
    if mind is None or level == RANDOM:
        return does(level)
    s = seat.sample(b"reason")
    return mind.purpose(s, lane_of(s, seat.player), parse_key(rules, seat.game.scenario, key), level)


def does(level: str) -> Message:
    """What a computer that has no reasons of its own goes by."""
    return msg("core-level-random-does" if level == RANDOM else "core-level-recruit-does")
