# mypyc: interpreted
"""Acts: what a computer does next, as far as that is settled, cut into acts that somebody can look at."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State, choose
from grognard.core.referee.keys import key_of
from grognard.core.referee.seat import Seat

from .commander import Commander
from .levels import RANDOM, sitting, situation
from .minds import mind_of
from .player import Situation, lane_of

MOST = 60  # choices of an act


def acts_ahead(seat: Seat, level: str, secret: bytes, most: int = 1000) -> list[list[str]]:
    """What a computer does next on a seat that is asked, act by act, as far as that is settled by now.

    It holds as long as no die falls, no secret comes out and nobody else chooses. Where plans have many moves
    an act is a whole one of them, or all that comes before a die, else a single choice.
    """
    game = seat.game
    rules = game.rules
    at = situation(seat, level, secret, game.state.ply + 1)
    player = sitting(rules.name, level)
    path = player.ahead(at)
    mind = mind_of(rules.name)
    if level == RANDOM or mind is None or not mind.begins_early():
        ends = list(range(1, len(path) + 1))
    else:
        if isinstance(player, Commander):
            path = path + answers_after(player, at, path)
        ends = whole_moves(at.now(0), at.player, path, most)
    acts = zip([0, *ends], ends[:most], strict=False)
    return [[key_of(rules, game.scenario, o) for o in path[begin:end]] for begin, end in acts]


def answers_after(commander: Commander, at: Situation, path: list[Option]) -> list[Option]:
    """What follows a path that is settled to its end, as long as nothing need be weighed for it."""
    more: list[Option] = []
    s = at.now(0)
    if not plays_on(s, at.player, path) or is_racing(commander, at):
        return more
    while len(more) < MOST:
        since = [*at.since, *path, *more]
        then = Situation(at.rules, at.known, at.player, since, at.seed)
        thought = commander.thought(then, len(since))
        if thought.heats is not None:
            break
        more += thought.path
        if not plays_on(s, at.player, thought.path):
            break
    return more


def is_racing(commander: Commander, at: Situation) -> bool:
    """Whether plans are being weighed against each other: what follows is theirs to say."""
    own = b"%s %s" % (at.seed, at.position())
    thoughts = commander.thoughts.items()
    return any(thought.heats is not None for key, thought in thoughts if key.endswith(own))


def plays_on(s: State, player: int, path: list[Option]) -> bool:
    """Plays choices of a player; whether he is asked again, and nothing has come out."""
    for o in path:
        choose(s, lane_of(s, player), o)
    return not s.barrier and s.outcome < 0 and player in s.asked


def whole_moves(s: State, player: int, path: list[Option], most: int) -> list[int]:
    """Where the first acts of a path end: where the frame that asked for a move, or one below, asks again.

    A choice that is final stands alone: what leads to the dice is seen before they fall.
    """
    ends: list[int] = []
    begun = 0
    height = len(s.lanes[lane_of(s, player)])
    for i, o in enumerate(path):
        if not plays_on(s, player, [o]):
            if i > begun:
                ends.append(i)
            ends.append(i + 1)
            break
        now = len(s.lanes[lane_of(s, player)])
        if now <= height or i + 1 == len(path) or i + 1 - begun == MOST:
            ends.append(i + 1)
            begun, height = i + 1, now
            if len(ends) >= most:
                break
    return ends
