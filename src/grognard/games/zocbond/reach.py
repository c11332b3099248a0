"""How far a move can go: every place within reach of units with its price and path (H44-8, S42-5).

For the page, which shows it when a unit is pointed at, and for computer opponents. What is unknown or up to
the enemy on the way (a face-down unit, a mined bridge) is taken as it stands: such hexes are not entered,
such bridges hold.
"""

from __future__ import annotations

from typing import Final

from . import steps
from .kinds import TACTICAL
from .state import ZocState

NOT_REACHED: Final = 255  # as a price: more half MP than anybody has


class Shortcut:
    """A place within reach and what it costs to get there."""

    def __init__(self, place: int, price: int, search: Reach, node: int) -> None:
        self.place = place
        self.price = price
        self.search = search
        self.node = node

    @property
    def path(self) -> list[int]:
        """The places passed on the way, itself the last."""
        return self.search.path(self.node)


class Reach:
    """A search for the cheapest way to every place, as far as the points of some units go.

    Every step costs something. A node is a place together with the tally of `Variation.tally_after`: of two
    ways into a hex the dearer one may be better to go on from.
    """

    def __init__(
        self,
        s: ZocState,
        units: list[int],
        gait: int,
        start: int,
        spent: int,
        left: int,
        tally: int,
        one_end: bool = False,
    ) -> None:
        self.s = s
        self.one_end = one_end  # the search is over when it has found a place where the move may end
        self.ended = False
        self.units = units
        self.alone = units[0] if len(units) == 1 else -1
        self.gait = gait
        self.mask = 0  # of several units
        if len(units) > 1:
            for u in units:
                self.mask |= 1 << u
        self.start = start
        self.spent = spent  # before the search
        self.left = min(left, NOT_REACHED - 1)
        tactical = gait == TACTICAL  # every step counts one then, and nothing is tallied
        self.tallies = 1 if tactical else s.zoc.variation.most_tally + 1
        self.least = [1] * len(s.zoc.least_price) if tactical else s.zoc.least_price
        self.first = start * self.tallies + tally
        self.cost = [NOT_REACHED] * (s.zoc.box * self.tallies)  # per node
        self.came: dict[int, int] = {}  # per node that was reached: the one before it
        self.reached: list[int] = []  # nodes in the order of their price
        self.search()

    def search(self) -> None:
        s = self.s
        buckets: list[list[int]] = [[] for _ in range(self.left + 1)]
        self.cost[self.first] = 0
        buckets[0].append(self.first)
        for price in range(self.left + 1):
            for node in buckets[price]:
                if self.cost[node] != price:
                    continue
                place = node // self.tallies
                if node != self.first:
                    self.reached.append(node)
                    if price == self.left or steps.must_stop(s, self.units, self.gait, place):
                        continue
                self.expand(node, place, price, buckets)
                if self.ended:
                    return

    def expand(self, node: int, place: int, price: int, buckets: list[list[int]]) -> None:
        """Try every step out of a place."""
        sc = self.s.zoc
        holder = self.s.holder
        cost = self.cost
        tally = node % self.tallies
        if place >= sc.n:
            for to in steps.beside(self.s, place):
                self.try_step(node, tally, to, -1, price, buckets)
            return
        n = sc.n
        tallies = self.tallies
        road = sc.road
        least = self.least
        enemy = 1 - sc.owner[self.units[0]]
        side = 6 * place
        for to in sc.neighbour[side : side + 6]:
            if 0 <= to < n and holder[to] != enemy:
                total = price + least[road[side]]
                if total <= self.left and total < cost[to * tallies]:
                    if tally == 0 or not self.settled(to, tally, total):
                        self.try_step(node, tally, to, side - 6 * place, price, buckets)
                        if self.ended:
                            return
            side += 1
        if sc.gate_of[place] >= 0:
            self.try_step(node, tally, sc.gate_of[place], -1, price, buckets)

    def settled(self, to: int, tally: int, total: int) -> bool:
        """Whether a place has been reached as cheaply, with no higher tally."""
        first = to * self.tallies
        for at in range(first, first + tally + 1):
            if self.cost[at] <= total:
                return True
        return False

    def try_step(self, node: int, tally: int, to: int, d: int, price: int, buckets: list[list[int]]) -> None:
        place = node // self.tallies
        step = self.step_price(place, to, d, self.spent + price, tally)
        total = price + step
        if step < 0 or total > self.left:
            return
        there = to
        if self.tallies > 1:
            there = to * self.tallies + tally_after(self.s, self.units, self.gait, place, to, tally)
        if total < self.cost[there]:
            self.cost[there] = total
            self.came[there] = node
            buckets[total].append(there)
            if self.one_end and to != self.start and self.may_end(to):
                self.ended = True

    def step_price(self, place: int, to: int, d: int, spent: int, tally: int) -> int:
        s = self.s
        if self.alone >= 0:
            if d >= 0:
                return steps.hex_price(s, self.alone, self.gait, place, d, spent, tally)
            return steps.step_price(s, self.alone, self.gait, place, to, spent, tally)
        step = steps.stack_price(s, self.units, self.gait, place, to, spent, tally)
        refusal = s.zoc.variation.stack_refusal(s, self.mask, self.gait, place, to) if step >= 0 else 0
        return -refusal if refusal else step

    def path(self, node: int) -> list[int]:
        """The places on the way to a node, without the start."""
        found: list[int] = []
        while node != self.first:
            found.append(node // self.tallies)
            node = self.came[node]
        found.reverse()
        return found

    def shortcuts(self) -> list[Shortcut]:
        """Every place where the move may end, cheapest first."""
        found: list[Shortcut] = []
        seen: set[int] = set()
        for node in self.reached:
            place = node // self.tallies
            if place not in seen and place != self.start and self.may_end(place):
                seen.add(place)
                found.append(Shortcut(place, self.cost[node], self, node))
        return found

    def may_end(self, place: int) -> bool:
        for u in self.units:
            if self.s.zoc.variation.end_refusal(self.s, u, self.gait, place):
                return False
        return True


def tally_after(s: ZocState, units: list[int], gait: int, here: int, there: int, tally: int) -> int:
    """The tally of a stack after a step: the highest of its units'."""
    if there >= s.zoc.n:
        return tally
    most = tally
    for u in units:
        most = max(most, s.zoc.variation.tally_after(s, u, gait, here, there, tally))
    return most


def reach(s: ZocState, u: int, gait: int) -> list[Shortcut]:
    """Every place that a unit which has not moved could get to, alone."""
    if s.zoc.variation.gait_refusal(s, u, gait):
        return []
    units = [u]
    left = steps.points_left(s, units, gait)
    return Reach(s, units, gait, s.place[u], s.used[u], left, 0).shortcuts()


def can_end_beyond(
    s: ZocState, units: list[int], gait: int, start: int, spent: int, left: int, tally: int
) -> bool:
    """Whether units that pass through a place where they may not end can get to one where they may."""
    if steps.must_stop(s, units, gait, start):
        return False
    if len(units) == 1 and next_step_ends(s, units[0], gait, start, spent, left, tally):
        return True
    return Reach(s, units, gait, start, spent, left, tally, one_end=True).ended


def next_step_ends(s: ZocState, u: int, gait: int, start: int, spent: int, left: int, tally: int) -> bool:
    """Whether a unit can end its move with one more step: mostly it can, and no search is needed."""
    for to in steps.beside(s, start):
        if not s.zoc.variation.end_refusal(s, u, gait, to):
            if 0 <= steps.step_price(s, u, gait, start, to, spent, tally) <= left:
                return True
    return False
