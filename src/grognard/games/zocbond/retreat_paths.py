"""Where units can retreat to (H44-13.1.3, 13.2; S42-12.1.3, 12.2): every whole way, and the best of them.

A pure solver: it walks all ways of the allowed lengths, leaves out those that would be the end of a unit, and
ranks the others by the rulebook's ordered list. A unit must take one of its best ways; units that stay
together must take one that is best for each of them.
"""

from __future__ import annotations

from typing import Final

from . import bonds
from .kinds import RETREATED
from .state import ZocState

HERE: Final = -1  # in place of the next hex: the retreat ends where the units are


class RetreatWay:
    """One whole retreat, from where the units are now to its end."""

    def __init__(self, first: int, end: int, able: int, rank: int) -> None:
        self.first = first  # the next place on it, or HERE
        self.end = end
        self.able = able  # who survives it: bits by position in RetreatSearch.units
        self.rank = rank  # how well it meets the list, before supply and stacking; 0 is best


def steady_there(s: ZocState, h: int, player: int, fleeing: int) -> bool:
    """Whether a player has a unit in a hex that neither retreats now nor has retreated in this phase."""
    if s.occupant[h] != player:
        return False
    u: int = s.first[h]
    while u >= 0:
        if not fleeing >> u & 1 and not s.marks[u] & RETREATED and s.zoc.owner[u] == player:
            if s.zoc.retreat_rules.helpers_steady or s.zoc.zone_rules.is_combat_unit(s, u):
                return True
        u = s.under[u]
    return False


class RetreatSearch:
    """Every way by which units that stand together can complete a retreat."""

    def __init__(
        self, s: ZocState, units: list[int], origin: int, shortest: int, longest: int, fleeing: int
    ) -> None:
        self.s = s
        self.units = units
        self.player = s.zoc.owner[units[0]]
        self.origin = origin  # the hex they are driven out of
        self.shortest = shortest
        self.longest = longest
        self.fleeing = fleeing  # all who retreat from there
        self.at = s.place[units[0]]
        self.ways: list[RetreatWay] = []
        self.straight = False  # only ways that lead straight away from the origin
        self.chosen = False  # they go of their own will: whether there is supply does not matter (S42-27.2.3)
        self.trail: list[int] = []  # hexes behind them that they must not enter again (S42-12.1.3)
        # too short, but they end with friends: ranked by the steps they cost
        self.refuges: list[RetreatWay] = []
        self.ends: list[int] = []  # the places where the lowest ranked ways end, and who has supply there
        self.supplied: list[int] = []

    def search(self, hexes: int = 0, bare: bool = False, exposed: int = 0, shunned: bool = False) -> None:
        """All ways, from what the units have behind them: hexes, EZOC, hexes to be avoided.

        Where the list wants the full distance first, ways that lead straight away are enough if each unit
        has one and none can leave the map, which is as good by any way.
        """
        everybody = (1 << len(self.units)) - 1
        onward = self.s.zoc.retreat_rules.retreats_onward and self.shortest == self.longest
        self.straight = onward and not self.near_area(self.longest - hexes)
        self.walk(self.at, hexes, everybody, bare, exposed, shunned, HERE)
        if self.straight and not self.all_saved():
            self.search_all(hexes, bare, exposed, shunned)

    def near_area(self, hexes: int) -> bool:
        """Whether an own entry area may be within so many hexes."""
        sc = self.s.zoc
        for number, gates in enumerate(sc.gates):
            if gates and sc.zone_rules.own_area(self.s, sc.size + number, self.player):
                for h in gates:
                    if sc.board.distance_between(self.at, h) < hexes:
                        return True
        return False

    def search_all(self, hexes: int, bare: bool, exposed: int, shunned: bool) -> None:
        """All ways, also those that do not lead straight away."""
        self.straight = False
        self.ways = []
        self.refuges = []
        self.walk(self.at, hexes, (1 << len(self.units)) - 1, bare, exposed, shunned, HERE)

    def all_saved(self) -> bool:
        """Whether each unit has a way with which nothing is wrong."""
        saved = 0
        for way in self.ways:
            if way.rank == 0:
                saved |= way.able
        return saved == (1 << len(self.units)) - 1

    def walk(
        self, at: int, hexes: int, able: int, bare: bool, exposed: int, shunned: bool, first: int
    ) -> None:
        sc = self.s.zoc
        if hexes >= self.shortest and not bare:
            self.ways.append(RetreatWay(first, at, able, self.rank(at, hexes, exposed, shunned)))
        elif 0 < hexes < self.shortest and sc.retreat_rules.shortens:
            if steady_there(self.s, at, self.player, self.fleeing):
                self.refuges.append(RetreatWay(first, at, able, self.shortest - hexes))
        if hexes >= self.longest + sc.retreat_rules.retreat_extra or (hexes >= self.longest and not bare):
            return
        if sc.gate_of[at] >= 0:
            self.leave(at, hexes, able, exposed, shunned, first)
        for d in range(6):
            to = sc.neighbour[6 * at + d]
            if to < 0 or to == self.origin or to in self.trail:
                continue
            if to >= sc.n:
                self.leave(at, hexes, able, exposed, shunned, first)
                continue
            if self.straight and sc.board.distance_between(self.origin, to) != hexes + 1:
                continue
            left = self.who_passes(at, d, able)
            if not left:
                continue
            into = self.is_bare(to)
            if not (bare and into):
                shuns = shunned or sc.retreat_rules.retreat_shuns(self.s, to, self.player)
                start = to if first == HERE else first
                if sc.retreat_rules.retreats_onward:
                    self.trail.append(at)
                    self.walk(to, hexes + 1, left, into, exposed + int(into), shuns, start)
                    self.trail.pop()
                else:
                    self.walk(to, hexes + 1, left, into, exposed + int(into), shuns, start)

    def rank(self, at: int, hexes: int, exposed: int, shunned: bool) -> int:
        """How well a way to a hex meets the list."""
        retreat_rules = self.s.zoc.retreat_rules
        distance = self.s.zoc.board.distance_between(self.origin, at)
        penalty = retreat_rules.retreat_penalty(self.shortest, self.longest, hexes, distance)
        return retreat_rules.retreat_rank(hexes, distance, exposed, shunned) + penalty

    def leave(self, at: int, hexes: int, able: int, exposed: int, shunned: bool, first: int) -> None:
        """Off the map there is only an own entry area, where every retreat ends (H44-19.5, S42-12.2)."""
        sc = self.s.zoc
        area = sc.gate_of[at]
        if area < 0 or not sc.zone_rules.own_area(self.s, area, self.player):
            return
        left = 0
        for i in range(len(self.units)):
            if able >> i & 1 and sc.retreat_rules.retreats_off(self.s, self.units[i], at, area):
                left |= 1 << i
        if left:
            rank = sc.retreat_rules.retreat_rank(self.longest, self.longest, exposed, shunned)
            rank += sc.retreat_rules.retreat_penalty(self.shortest, self.longest, hexes + 1, self.longest)
            self.ways.append(RetreatWay(area if first == HERE else first, area, left, rank))

    def who_passes(self, at: int, d: int, able: int) -> int:
        """Who of the units survives a step (H44-13.2, S42-12.2)."""
        s = self.s
        sc = s.zoc
        to = sc.neighbour[6 * at + d]
        enemy = 1 - self.player
        if not sc.in_play[to] or s.holder[to] == enemy:
            return 0
        gripped = s.grip[enemy * sc.n + at] > 0 or s.grip[enemy * sc.n + to] > 0
        if gripped and bonds.bars(s, enemy, at, d, True):
            return 0
        left = 0
        for i in range(len(self.units)):
            if able >> i & 1 and sc.retreat_rules.retreats_across(s, self.units[i], at, d):
                left |= 1 << i
        return left

    def is_bare(self, h: int) -> bool:
        """Whether a hex is in an EZOC, without a friend who cancels it."""
        s = self.s
        if s.grip[(1 - self.player) * s.zoc.n + h] <= 0:
            return False
        return not steady_there(s, h, self.player, self.fleeing)

    # -- the best ways -----------------------------------------------------------------------------

    def survives(self, i: int) -> bool:
        """Whether there is any way for one of the units."""
        if any(way.able >> i & 1 for way in self.ways):
            return True
        return any(way.able >> i & 1 and self.can_pay(way) for way in self.refuges)

    def best(self, i: int) -> list[RetreatWay]:
        """The best ways of one unit if it goes alone; none: it is lost."""
        ways = [way for way in self.ways if way.able >> i & 1]
        if ways:
            rank = min([way.rank for way in ways])
            ways = [way for way in ways if way.rank == rank]
        else:
            ways = [way for way in self.refuges if way.able >> i & 1 and self.can_pay(way)]
        if not self.chosen and any(way.end != ways[0].end for way in ways):
            supplied = [way for way in ways if self.has_supply(way.end) >> i & 1]
            ways = supplied or ways
        roomy = [way for way in ways if not self.crowds(1 << self.units[i], way.end)]
        return roomy or ways

    def can_pay(self, way: RetreatWay) -> bool:
        """Whether those who can go a way that is too short survive what it costs in all (S42-12.1.3)."""
        steps = way.rank
        for i in range(len(self.units)):
            u = self.units[i]
            if way.able >> i & 1 and self.s.zoc.zone_rules.is_combat_unit(self.s, u):
                steps -= self.s.steps[u]
        return steps < 0

    def has_supply(self, place: int) -> int:
        """Who of the units could trace a supply line from the end of a way."""
        if not self.ends:
            for way in self.ways + self.refuges:
                if way.end not in self.ends:
                    self.ends.append(way.end)
            self.supplied = self.s.zoc.retreat_rules.retreat_supply(self.s, self.units, self.ends)
        return self.supplied[self.ends.index(place)]

    def crowds(self, units: int, place: int) -> bool:
        sc = self.s.zoc
        return (
            sc.retreat_rules.minds_crowds and place < sc.n and sc.stacking_rules.crowds(self.s, units, place)
        )

    def together(self) -> list[RetreatWay]:
        """The ways that are best for each of the units, with all of them on it."""
        ways = self.best(0)
        strict = self.is_strict(0, ways)
        for i in range(1, len(self.units)):
            own = self.best(i)
            strict = strict or self.is_strict(i, own)
            ways = [way for way in ways if way in own]
        if strict and len(self.units) > 1:
            everybody = 0
            for u in self.units:
                everybody |= 1 << u
            ways = [way for way in ways if not self.crowds(everybody, way.end)]
        return ways

    def is_strict(self, i: int, best: list[RetreatWay]) -> bool:
        """Whether a unit can, and so must, avoid ending in an overstacked hex."""
        return len(best) > 0 and not self.crowds(1 << self.units[i], best[0].end)

    def who_stops(self, d: int) -> int:
        """Who of the units can go in a direction and stop there at once, by position (H44-13.3)."""
        sc = self.s.zoc
        to = sc.neighbour[6 * self.at + d]
        if not 0 <= to < sc.n or to == self.origin or self.is_bare(to):
            return 0
        friends = steady_there(self.s, to, self.player, self.fleeing)
        if not sc.retreat_rules.may_stop(self.s, to, friends):
            return 0
        return self.who_passes(self.at, d, (1 << len(self.units)) - 1)

    def may_stop(self, d: int) -> bool:
        """Whether all of the units can."""
        return self.who_stops(d) == (1 << len(self.units)) - 1


def firsts(ways: list[RetreatWay]) -> list[int]:
    """The next places of some ways, each once."""
    places: list[int] = []
    for way in ways:
        if way.first not in places:
            places.append(way.first)
    return places
