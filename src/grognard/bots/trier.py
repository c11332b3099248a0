"""The first level of a game without a mind of its own: it tries its choices, and lots say what comes of them.

It knows nothing but the rules and `Rules.lead`. The trials are few, so that it answers at once: all choices
get some, the best of them more.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix, playout
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import State, choose

from .player import ComputerPlayer, Situation, lane_of

WIDEST: Final = 40  # choices that are tried; of more, as many by lot
FIRST: Final = 2  # trials of each
BEST: Final = 5  # choices that get more trials
MORE: Final = 6
FAR: Final = 40  # choices that a trial looks ahead
WON: Final = 10_000  # what a won game counts, in units of `Rules.lead`


class Tried:
    """A choice, and what its trials came to."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0
        self.trials = 0

    def mean(self) -> float:
        return self.total / max(1, self.trials)


class Trier(ComputerPlayer):
    """Tries its choices."""

    def choose(self, at: Situation) -> Option:
        s = at.now(0)
        lane = lane_of(s, at.player)
        seed = int.from_bytes(at.seed[:4], "big") ^ s.ply
        options = list(s.top(lane).options(s))
        while len(options) > WIDEST:
            options.pop(mix(seed, len(options)) % len(options))
        tried = [Tried(option) for option in options]
        if len(tried) > 1:
            self.try_all(at.rules, s, lane, tried, FIRST, seed)
            tried.sort(key=Tried.mean, reverse=True)
            self.try_all(at.rules, s, lane, tried[:BEST], MORE, seed ^ 0x5BD1E995)
        return max(tried[:BEST], key=Tried.mean).option

    def try_all(self, rules: Rules, s: State, lane: int, tried: list[Tried], times: int, seed: int) -> None:
        """Some trials of each; the same number of the trial means the same lots for all of them."""
        player = s.asked[lane]
        for number in range(times):
            for each in tried:
                world = s.copy()
                world.seed = mix(seed, number).to_bytes(4, "big")
                choose(world, lane, each.option)
                playout(world, mix(seed, number + times), FAR)
                each.total += value(rules, world, player)
                each.trials += 1


def value(rules: Rules, s: State, player: int) -> int:
    """What a position is worth to a player."""
    if s.outcome > 0:
        return WON if s.outcome >> player & 1 else -WON
    return rules.lead(s, player)
