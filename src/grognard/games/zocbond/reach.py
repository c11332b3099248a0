"""How far a move can go: every place within reach of units with its price and path (H44-8, S42-5).

For the page, which shows it when a unit is pointed at, and for computer opponents. What is unknown or up to
the enemy on the way (a face-down unit, a mined bridge) is taken as it stands: such hexes are not entered,
such bridges hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.ints import bytes_filled, filled

from . import steps
from .kinds import TACTICAL
from .state import ZocState

NOT_REACHED: Final = 255  # as a price: more half MP than anybody has


class ReachedPlace:
    """A place within reach and what it costs to get there."""

    def __init__(self, place: i64, price: i64, search: Reach, node: i64) -> None:
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

    Every step costs something. A node is a place together with the tally of `MovementRules.tally_after`: of
    two ways into a hex the more expensive one may be better to go on from.
    """

    def __init__(
        self,
        s: ZocState,
        units: list[int],
        gait: i64,
        start: i64,
        spent: i64,
        left: i64,
        tally: i64,
        one_end: bool = False,
    ) -> None:
        self.s = s
        self.one_end = one_end  # the search is over when it has found a place where the move may end
        self.ended = False
        self.units = units
        self.alone = units[0] if len(units) == 1 else -1
        self.gait = gait
        self.mask = 0  # of several units, as bits
        if len(units) > 1:
            for u in units:
                self.mask |= 1 << u
        self.start = start
        self.spent = spent  # before the search
        self.left: i64 = min(left, NOT_REACHED - 1)
        tactical = gait == TACTICAL  # every step counts one then, and nothing is tallied
        self.tallies: i64 = 1 if tactical else s.zoc.movement_rules.most_tally + 1
        self.least = filled(len(s.zoc.least_price), 1) if tactical else s.zoc.least_price
        self.first = start * self.tallies + tally
        self.cost = bytes_filled(s.zoc.box * self.tallies, NOT_REACHED)  # per node
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
                cost: int = self.cost[node]
                if cost != price:
                    continue
                place = node // self.tallies
                if node != self.first:
                    self.reached.append(node)
                    if price == self.left or steps.must_stop(s, self.units, self.gait, place):
                        continue
                self.expand(node, place, price, buckets)
                if self.ended:
                    return

    def expand(self, node: i64, place: i64, price: i64, buckets: list[list[int]]) -> None:
        """Try every step out of a place."""
        sc = self.s.zoc
        holder = self.s.holder
        tally = node % self.tallies
        if place >= sc.n:
            for to in steps.beside(self.s, place):
                if to < sc.n and holder[to] == 1 - sc.owner[self.units[0]]:
                    continue
                self.try_step(node, tally, to, -1, price, buckets)
            return
        n = sc.n
        neighbour = sc.neighbour
        road = sc.road
        least = self.least
        cost = self.cost
        tallies = self.tallies
        left = self.left
        enemy = 1 - sc.owner[self.units[0]]
        for d in range(6):
            side = 6 * place + d
            to = neighbour[side]
            if 0 <= to < n and holder[to] != enemy:
                total = price + least[road[side]]
                known: int = cost[to * tallies]
                if total <= left and total < known and (tally == 0 or not self.settled(to, tally, total)):
                    self.try_step(node, tally, to, d, price, buckets)
                    if self.ended:
                        return
        if sc.gate_of[place] >= 0:
            self.try_step(node, tally, sc.gate_of[place], -1, price, buckets)

    def settled(self, to: i64, tally: i64, total: i64) -> bool:
        """Whether a place has been reached as cheaply, with no higher tally."""
        first = to * self.tallies
        for at in range(first, first + tally + 1):
            known: int = self.cost[at]
            if known <= total:
                return True
        return False

    def try_step(self, node: i64, tally: i64, to: i64, d: i64, price: i64, buckets: list[list[int]]) -> None:
        place = node // self.tallies
        leg = self.step_price(place, to, d, self.spent + price, tally)
        total = price + leg
        if leg < 0 or total > self.left:
            return
        there = to
        if self.tallies > 1:
            there = to * self.tallies + tally_after(self.s, self.units, self.gait, place, to, tally)
        known: int = self.cost[there]
        if total < known:
            cost: int = total
            self.cost[there] = cost
            self.came[there] = node
            buckets[total].append(there)
            if self.one_end and to != self.start and self.may_end(to):
                self.ended = True

    def step_price(self, place: i64, to: i64, d: i64, spent: i64, tally: i64) -> i64:
        s = self.s
        if self.alone >= 0:
            if d >= 0:
                return steps.hex_price(s, self.alone, self.gait, place, d, spent, tally)
            return steps.step_price(s, self.alone, self.gait, place, to, spent, tally)
        price = steps.stack_price(s, self.units, self.gait, place, to, spent, tally)
        refusal = s.zoc.movement_rules.stack_refusal(s, self.mask, self.gait, place, to) if price >= 0 else 0
        return -refusal if refusal else price

    def path(self, node: i64) -> list[int]:
        """The places on the way to a node, without the start."""
        path: list[int] = []
        while node != self.first:
            path.append(node // self.tallies)
            node = self.came[node]
        path.reverse()
        return path

    def shortcuts(self) -> list[ReachedPlace]:
        """Every place where the move may end, cheapest first."""
        shortcuts: list[ReachedPlace] = []
        seen: set[int] = set()
        for node in self.reached:
            place = node // self.tallies
            if place not in seen and place != self.start and self.may_end(place):
                seen.add(place)
                price: int = self.cost[node]
                shortcuts.append(ReachedPlace(place, price, self, node))
        return shortcuts

    def may_end(self, place: i64) -> bool:
        for u in self.units:
            if self.s.zoc.movement_rules.end_refusal(self.s, u, self.gait, place):
                return False
        return True


def tally_after(s: ZocState, units: list[int], gait: i64, here: i64, there: i64, tally: i64) -> i64:
    """The tally of a stack after a step: the highest of its units'."""
    if there >= s.zoc.n:
        return tally
    most = tally
    for u in units:
        most = max(most, s.zoc.movement_rules.tally_after(s, u, gait, here, there, tally))
    return most


def reach(s: ZocState, u: i64, gait: i64) -> list[ReachedPlace]:
    """Every place that a unit which has not moved could get to, alone."""
    if s.zoc.movement_rules.gait_refusal(s, u, gait):
        return []
    units = [u]
    left = steps.points_left(s, units, gait)
    return Reach(s, units, gait, s.place[u], s.used[u], left, 0).shortcuts()


def can_end_beyond(
    s: ZocState, units: list[int], gait: i64, start: i64, spent: i64, left: i64, tally: i64
) -> bool:
    """Whether units that pass through a place where they may not end can get to one where they may."""
    if steps.must_stop(s, units, gait, start):
        return False
    if len(units) == 1 and next_step_ends(s, units[0], gait, start, spent, left, tally):
        return True
    return Reach(s, units, gait, start, spent, left, tally, one_end=True).ended


def next_step_ends(s: ZocState, u: i64, gait: i64, start: i64, spent: i64, left: i64, tally: i64) -> bool:
    """Whether a unit can end its move with one more step: mostly it can, and no search is needed."""
    for to in steps.beside(s, start):
        if not s.zoc.movement_rules.end_refusal(s, u, gait, to):
            if 0 <= steps.step_price(s, u, gait, start, to, spent, tally) <= left:
                return True
    return False
