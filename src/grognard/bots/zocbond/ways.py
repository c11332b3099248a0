"""Ways over the map: what steps cost a kind of unit, and how far it is from everywhere to some goals."""

from __future__ import annotations

from typing import Final

from grognard.games.zocbond.kinds import MARCH, TACTICAL
from grognard.games.zocbond.state import ZocState

FARTHEST: Final = 240  # half MP: what is farther counts as that far
WADE: Final = 10  # a step that only tactical movement allows takes most of a turn
HELD: Final = 10  # to get through a hex that the enemy holds
GRIPPED: Final = 4  # to get through his ZOC


def step_prices(s: ZocState, u: int) -> list[int]:
    """Per side of every hex what the step over it costs a unit; -1 where it cannot go."""
    sc = s.zoc
    prices = [-1] * (6 * sc.n)
    movement_rules = sc.movement_rules
    for h in range(sc.n):
        if not sc.in_play[h]:
            continue
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if not 0 <= to < sc.n or not sc.in_play[to]:
                continue
            price = movement_rules.step_price(s, u, MARCH, h, d, 0, 0)
            if price < 0 and movement_rules.step_price(s, u, TACTICAL, h, d, 0, 0) >= 0:
                price = WADE
            prices[6 * h + d] = price
    return prices


class Prices:
    """The price of every step of a kind of unit, as the bridges stand now."""

    def __init__(self, s: ZocState, u: int) -> None:
        sc = s.zoc
        self.owner = sc.owner[u]
        self.turn = s.turn
        self.span = s.span
        self.of = step_prices(s, u)

    def still_hold(self, s: ZocState) -> bool:
        return self.turn == s.turn and self.span == s.span


class Ways:
    """The ways of a kind of unit in a position, in which the enemy hinders it."""

    def __init__(self, s: ZocState, prices: Prices) -> None:
        self.s = s
        self.price = prices.of
        self.enemy = 1 - prices.owner

    def distances(self, goals: list[int]) -> list[int]:
        """From every hex the half MP to the nearest goal, and more where the enemy is in the way."""
        s = self.s
        sc = s.zoc
        distances = [FARTHEST] * sc.n
        levels: list[list[int]] = [[] for _ in range(FARTHEST)]
        for h in goals:
            if 0 <= h < sc.n and distances[h]:
                distances[h] = 0
                levels[0].append(h)
        for reached in range(FARTHEST):
            for h in levels[reached]:
                if distances[h] == reached:
                    self.spread(h, reached + self.hindrance(h), distances, levels)
        return distances

    def hindrance(self, h: int) -> int:
        """What the enemy in a hex, or his ZOC, costs a unit that wants to pass."""
        s = self.s
        if s.holder[h] == self.enemy:
            return HELD
        return GRIPPED if s.grip[self.enemy * s.zoc.n + h] > 0 else 0

    def spread(self, h: int, reached: int, distances: list[int], levels: list[list[int]]) -> None:
        sc = self.s.zoc
        for d in range(6):
            at = sc.neighbour[6 * h + d]
            if 0 <= at < sc.n:
                price = self.price[6 * at + (d + 3) % 6]
                total = reached + price
                if price >= 0 and total < distances[at] and total < FARTHEST:
                    distances[at] = total
                    levels[total].append(at)
