"""Luck: how much better than average a roll fell, in the evaluation's own measure.

Taken off the result of a trial it leaves what the choices brought. It need not be exact for that, only zero
on average: what a roll is about is told before it falls, and the chances of the dice are exact.
"""

from __future__ import annotations

from typing import Final

from grognard.games.coh.attack import Fire
from grognard.games.coh.caps import AT_ROLL, Roll
from grognard.games.coh.frames import CohFrame
from grognard.games.coh.rally import Rally
from grognard.games.coh.state import CohState

from .field import unit_worth
from .ground import FIRST_HIT, SECOND_HIT, at_least

# What a hit or a rally changes in the evaluation some turns later, in hundredths of what it takes or gives at
# once: fitted by least squares to trials from positions of battles between greedy players.
AFTER_HIT: Final = 200
AFTER_RALLY: Final = 130


def luck(s: CohState, player: int, total: int) -> int:
    """By how much the dice of this total are better than the average for a player."""
    stack = s.lanes[s.lane]
    roll = stack[-1]
    if not isinstance(roll, Roll) or roll.step != AT_ROLL or roll.dice != 2 or len(stack) < 2:
        return 0
    below = stack[-2]
    sc = s.sc
    if isinstance(below, Fire):
        if below.row >= 0:
            return 0
        t = below.target
        gain = over_average(s, below, hit_values(s, t), roll.commit, total) * AFTER_HIT
        return (gain if sc.side[t] != sc.side_of[player] else -gain) // 3600
    if isinstance(below, Rally):
        u = below.unit
        back = unit_worth(sc, u, max(0, sc.rounds - s.round)) * FIRST_HIT // 1000
        gain = over_average(s, below, [back], roll.commit, total) * AFTER_RALLY
        return (gain if sc.side[u] == sc.side_of[player] else -gain) // 3600
    return 0


def hit_values(s: CohState, t: int) -> list[int]:
    """What the first step of a hit takes, and what the second one takes beside."""
    worth = unit_worth(s.sc, t, max(0, s.sc.rounds - s.round))
    if s.hit[t]:
        return [worth * SECOND_HIT // 1000]
    return [worth * FIRST_HIT // 1000, worth * (1000 - FIRST_HIT) // 1000]


def over_average(s: CohState, below: CohFrame, values: list[int], commit: int, total: int) -> int:
    """What a total wins, less what is won on average; in 36ths."""
    result = 0
    for need, value in zip(below.bands(s), values, strict=True):
        won = 36 if total + commit >= need else 0
        result += (won - at_least(need - commit)) * value
    return result
