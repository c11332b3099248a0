"""Rolls: when CAP, Luck or a second throw are worth it (COH-3.23, C.12, C.V14)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.coh.actions.action import Action
from grognard.games.coh.air.air_combat import AirFire
from grognard.games.coh.attack import Fire
from grognard.games.coh.caps import Roll
from grognard.games.coh.frames import CohFrame
from grognard.games.coh.mines import Mines
from grognard.games.coh.rally import Rally, rally_modifier
from grognard.games.coh.snipers import Spotting
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import COMMIT, LOWER, LUCK, REROLL

from .deeds import rallied_gain
from .field import Battlefield
from .ground import FIRST_HIT, SECOND_HIT, at_least
from .plans import Purse

LUCK_PAYS: Final = 120  # what a roll should be about for a card
STUCK: Final = 300  # what it costs a vehicle to bog down
SNIPER_WORTH: Final = 150  # what it brings to find a sniper


def roll(s: CohState, frame: Roll, options: list[Option]) -> int:
    """CAP on a roll while a point more is worth more than a CAP."""
    below = s.lanes[0][-2]
    assert isinstance(below, CohFrame)
    values = stakes(s, below)
    if options[0].verb != COMMIT:
        return second_chance(frame, values, options)
    price = Purse(s, frame.player).cap_price
    best, score = 0, -(10**9)
    for i, o in enumerate(options):
        value = expected(values, o.a, frame.dice) - abs(o.a) * price
        if value > score:
            best, score = i, value
    return best


def stakes(s: CohState, below: CohFrame) -> list[tuple[int, int]]:
    """What is won, or lost, at which total of the dice: pairs of the total and what reaching it adds."""
    bands = below.bands(s)
    if not bands:
        return []
    if isinstance(below, Fire):
        side = s.sc.side_of[below.player]
        sign = 1 if s.sc.side[below.target] != side else -1
        return hits(bands, sign * Battlefield(s, side).worth[below.target])
    if isinstance(below, AirFire):
        return hits(bands, air_worth(s, below.target))
    if isinstance(below, Mines):
        return hits(bands, -Battlefield(s, s.sc.side[below.unit]).worth[below.unit])
    if isinstance(below, Rally):
        u = below.unit
        number = s.sc.hit_rally[s.hit[u]]
        return [(number - rally_modifier(s, u), rallied_gain(Battlefield(s, s.sc.side[u]), u))]
    if isinstance(below, Spotting):
        return [(bands[0], SNIPER_WORTH)]
    return [(bands[0], STUCK)] if isinstance(below, Action) else []


def hits(bands: list[int], worth: int) -> list[tuple[int, int]]:
    """What a hit and what a second one are worth."""
    if len(bands) < 2:
        return [(bands[0], worth * SECOND_HIT // 1000)]
    return [(bands[0], worth * FIRST_HIT // 1000), (bands[1], worth * (1000 - FIRST_HIT) // 1000)]


def air_worth(s: CohState, t: int) -> int:
    return 1000 * s.sc.unit_vp[t] + 400


def expected(values: list[tuple[int, int]], add: int, dice: int) -> int:
    """What a roll brings on average with some CAP on it."""
    if dice == 1:
        return sum(min(6, max(0, 7 - need + add)) * value for need, value in values) // 6
    return sum(at_least(need - add) * value for need, value in values) // 36


def second_chance(frame: Roll, values: list[tuple[int, int]], options: list[Option]) -> int:
    """A near miss may be turned: by two with Luck, mostly as one likes; with Combat Hardened by a new die."""
    best, score = 0, LUCK_PAYS
    for i, o in enumerate(options):
        gain = 0
        if o.verb == LUCK:
            gain = (5 * won(values, frame.total + 2) + won(values, frame.total - 2)) // 6
        elif o.verb == LOWER:
            gain = (5 * won(values, frame.total - 2) + won(values, frame.total + 2)) // 6
        elif o.verb == REROLL:
            gain = sum(won(values, frame.total - o.a + face) for face in range(1, 7)) // 6
        gain -= won(values, frame.total)
        if o.verb == REROLL:
            gain += LUCK_PAYS - 10  # the card can be used again every turn
        if o.verb in (LUCK, LOWER, REROLL) and gain > score:
            best, score = i, gain
    return best


def won(values: list[tuple[int, int]], total: int) -> int:
    return sum(value for need, value in values if total >= need)
