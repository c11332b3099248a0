"""Stakes: what hexes, steps and units are worth to both sides, in thousandths of a victory point.

A game fills them from its conditions of victory; everything else here weighs with them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.games.zocbond.kinds import ELITE, GHOST, STRIDE
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.state import ZocState

POINT: Final = 1000
STEP: Final = 250  # a step that brings nobody points is worth something, too
STRENGTH: Final = 40  # of a unit, for each point of strength
ELITE_WORTH: Final = 150
EVEN: Final = 100  # what is given in hundredths


def twin(s: ZocState) -> ZocState:
    """A copy to try things on."""
    other = s.copy()
    assert isinstance(other, ZocState)
    return other


class Aim:
    """Something to take, to hold or to go to: its hexes, and what it brings to each player."""

    def __init__(self, hexes: list[int], worth: int, wanted: int) -> None:
        self.hexes = hexes
        self.worth = worth
        self.wanted = wanted  # bits: the players whom it draws


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes:
    """What a position is about."""

    def __init__(self, s: ZocState) -> None:
        self.s = s
        n = s.zoc.n
        self.aims: list[Aim] = []
        self.step = [STEP, STEP]  # per player: a step he loses
        self.prize = [0] * n  # per hex: what it brings to stand in it at the end
        self.beyond = [[0] * n, [0] * n]  # per player and hex: what a step of his brings there
        self.holding = [EVEN, EVEN]  # per player: how much he is out to hold ground, in hundredths
        self.cover = [EVEN] * n  # how much better one defends in a hex
        self.thorough = False  # whether a step counts for more where it brings something

    def renew(self, s: ZocState) -> None:
        """The same stakes of a position with units elsewhere."""
        self.s = s

    def counts_beyond(self, u: int) -> bool:
        """Whether a unit is one of those that bring something by being beyond a line."""
        return True

    def supplied(self, u: int, place: int) -> bool:
        """Whether a unit could be supplied in a place."""
        return True

    def errand(self, u: int, place: int) -> int:
        """What a unit with work of its own gains by being in a place."""
        return 0

    def opens(self, player: int, h: int) -> int:
        """What a player gains by driving the enemy from a hex, beside what lies in it and behind it."""
        return 0

    def way_of(self, u: int) -> int:
        """How a unit goes: 0, 1 or 2, as kinds of units differ in what steps cost."""
        return 0

    def unit_step(self, u: int) -> int:
        """What the next step that a unit loses is worth."""
        s = self.s
        sc = s.zoc
        steps = max(1, s.steps[u])
        at = STRIDE * u + steps
        worth = self.step[sc.owner[u]] + STRENGTH * (sc.attack[at] + sc.defence[at]) // steps
        if self.thorough and 0 <= s.place[u] < sc.n and self.counts_beyond(u):
            worth += self.beyond[sc.owner[u]][s.place[u]]
        return worth + ELITE_WORTH if sc.traits[u] & ELITE else worth

    def unit(self, u: int) -> int:
        return self.unit_step(u) * max(1, self.s.steps[u])


def material(s: ZocState, player: int) -> int:
    """What all units of a player in play could still do, whatever their loss brings the enemy."""
    sc = s.zoc
    total = 0
    for u in sc.units_of[player]:
        if in_play(s, u) and not sc.traits[u] & GHOST:
            at = STRIDE * u + max(1, s.steps[u])
            total += STEP * max(1, s.steps[u]) + STRENGTH * (sc.attack[at] + sc.defence[at])
            if sc.traits[u] & ELITE:
                total += ELITE_WORTH
    return total
