"""Supply lines (H44-18.3, S42-16.3.1): from a unit some hexes off the road, then along roads to a source.

The road part is followed from the sources outward, so one search answers for every hex of the map; the
off-road part, as it is short, from the hexes that are asked about. What was found stays with the State
(`ZocState.line_maps`, `road_maps`) until something changes that lines depend on.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.ints import filled, ints

from . import bonds
from .line_map import NOT_ASKED, NOT_REACHED, LineMap
from .state import S, ZocState
from .steps import direction
from .zoc import bare_zoc

ANY_LENGTH: Final = 1 << 20  # an off-road part without limit (H44-27.2.1, S42-16.5.1)
FAR: Final = 8  # an off-road part that may be longer is followed from the sources too
MOST_MISSES: Final = 4  # ... and after so many hexes without a line: to find none takes longest
MOST_MAPS: Final = 6  # kept with a State
ALL_AROUND: Final = ints(list(range(6)))


class RoadPart:
    """The hexes of a road part in the order in which they were found, and those from which it may go on."""

    def __init__(self, n: int) -> None:
        self.hexes = filled(n, 0)
        self.count: i64 = 0  # how many
        self.open = filled(n, 0)
        self.top: i64 = 0  # how many are left


class SupplyField:
    """From where a player can trace a supply line to given sources."""

    def __init__(self, s: ZocState, line_map: LineMap) -> None:
        self.s = s
        self.map = line_map
        self.player = line_map.player
        self.reach = line_map.reach
        self.length = line_map.length
        self.next: list[int] = []  # while lines are traced, per hex: the place that follows on the line

    def reaches(self, h: i64) -> bool:
        """Whether a unit in a hex is in supply by these sources."""
        return self.length_from(h) != NOT_REACHED

    def by_road(self, h: i64) -> bool:
        """Whether roads alone lead from a hex to a source."""
        return self.map.roads and self.length[h] == 0

    def length_from(self, h: i64) -> i64:
        """The off-road part for a unit in a hex, or -1.

        A hex in an EZOC that is empty now is not empty when a unit is there that asks: it may begin its line
        with a step into another such hex. Enemies there who are no combat units it has taken (S42-19.3).
        """
        best = self.off_road(h)
        enemy = 1 - self.player
        if best < 0 and self.s.occupant[h] == enemy and self.s.holder[h] != enemy:
            best = self.shortest(h)
        at = self.first_step(h) if best < 0 else -1
        return best if at < 0 else at >> 16

    def first_step(self, h: i64) -> i64:
        """length << 16 | next place of the best line out of a hex that the search did not reach; -1."""
        s = self.s
        sc = s.zoc
        shared = sc.zone_rules.shares_hexes and sc.zone_rules.is_shared(s, h)  # with the enemy (S42-29.1.1)
        if not shared and not bare_zoc(s, h, 1 - self.player):
            return -1
        best = -1
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if not 0 <= to < sc.n or s.occupant[to] == 1 - self.player:
                continue
            if self.off_road(to) >= 0 and not bonds.bars(s, 1 - self.player, h, d):
                if sc.control_row[to] >= 0 and not sc.supply_rules.line_hex(s, to, self.player):
                    continue
                price = self.price(h, d)
                length = self.length[to] + price
                if price >= 0 and length <= self.reach and (best < 0 or length < best >> 16):
                    best = length << 16 | to
        return best

    def price(self, h: i64, d: i64) -> i64:
        """What a hexside counts for the off-road part; -1 closed."""
        side = 6 * h + d
        if self.s.zoc.water[side] == self.map.shut_water and not self.s.span[side]:
            return -1
        return self.s.zoc.supply_rules.offroad_price(self.s, h, d, self.player)

    def line(self, h: i64) -> list[int]:
        """The places of the supply line from a hex, the hex first, the source last; empty if none."""
        if not self.reaches(h):
            return []
        if not self.next:
            self.trace()
        path = [h]
        at = self.next[h] if self.length[h] >= 0 else self.first_step(h) & 0xFFFF
        while at >= 0:
            path.append(at)
            at = self.next[at] if at < self.s.zoc.n else NOT_REACHED
        return path

    def trace(self) -> None:
        """Searches once more and notes the ways: only those who look at lines need them."""
        self.length = filled(self.s.zoc.n, NOT_REACHED)
        self.next = [NOT_REACHED] * self.s.zoc.n
        self.search()

    # -- the off-road part out of one hex ----------------------------------------------------------

    def off_road(self, h: i64) -> i64:
        """The off-road part from a hex, or -1."""
        length = self.length[h]
        if length == NOT_ASKED:
            length = self.shortest(h) if self.s.occupant[h] != 1 - self.player else NOT_REACHED
            self.length[h] = length
            if length == NOT_REACHED:
                self.map.misses += 1
                if self.map.misses == MOST_MISSES:
                    self.fill()
        return length

    def complete(self) -> None:
        """Looks at once for all off-road parts, for who will ask about the whole map."""
        if not self.map.whole:
            self.fill()

    def fill(self) -> None:
        """All off-road parts at once, from the sources."""
        self.map.whole = True
        roads: list[int] = []
        for h in range(self.s.zoc.n):
            if self.length[h] == 0:
                roads.append(h)
            else:
                self.length[h] = NOT_REACHED
        self.follow_ground(self.map.sources, roads)

    def shortest(self, start: i64) -> i64:
        """Finds the off-road part: cheapest first towards roads, sources and hexes that were asked before."""
        best = self.into_area(start)
        cost: dict[int, int] = {start: 0}
        levels: list[list[int]] = [[start]]
        at_length = 0
        while at_length < len(levels) and at_length + 1 < best and at_length < self.reach:
            for h in levels[at_length]:
                if cost[h] == at_length:
                    best = min(best, self.approach(h, at_length, cost, levels))
                    if best == at_length + 1:
                        break
            at_length += 1
        return best if best <= self.reach else NOT_REACHED

    def into_area(self, h: i64) -> i64:
        """1 if the off-road part may end with a step from a hex into an area that is a source."""
        sc = self.s.zoc
        area = sc.gate_of[h]
        if area < 0 or area not in self.map.sources:
            return ANY_LENGTH
        return 1 if sc.supply_rules.ground_to_area(self.s, h, self.player) else ANY_LENGTH

    def approach(self, h: i64, so_far: i64, cost: dict[int, int], levels: list[list[int]]) -> i64:
        """From a hex into those around it, towards a source; the length of the best line that was found."""
        s = self.s
        sc = s.zoc
        length = self.length
        grip = s.grip
        enemy = 1 - self.player
        zoc = enemy * sc.n
        gripped = grip[zoc + h] > 0
        shut_water = self.map.shut_water
        best = ANY_LENGTH
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if not 0 <= to < sc.n or length[to] == NOT_REACHED or s.occupant[to] == enemy:
                continue
            if to in cost and cost[to] <= so_far + 1:
                continue
            if gripped or grip[zoc + to] > 0:
                # The line may not go through a bond (H44-7.4.2, S42-7.2).
                if bonds.hex_bond(s, enemy, to) or self.severed(to, h):
                    continue
            if sc.control_row[to] >= 0 and not sc.supply_rules.line_hex(s, to, self.player):
                continue
            price = 1 if shut_water < 0 and to in sc.open_ground[h] else self.price(h, d)
            if price <= 0:
                continue
            if length[to] >= 0:
                best = min(best, so_far + price + length[to])
                if best == so_far + 1:
                    return best
            else:
                best = min(best, so_far + price + self.into_area(to))
                cost[to] = so_far + price
                while len(levels) <= so_far + price:
                    levels.append([])
                levels[so_far + price].append(to)
        return best

    # -- the search from the sources ---------------------------------------------------------------

    def search(self) -> None:
        sources = self.map.sources
        if self.map.roads:
            roads = self.follow_roads(sources)
            self.follow_ground(sources, list(roads.hexes[: roads.count]))
        else:
            self.follow_ground(sources, self.own_hexes(sources))

    def start_from(self, source: i64) -> list[int]:
        """The hexes at the end of a line: the source's own hex, or those next to an entry area."""
        sc = self.s.zoc
        if source < sc.n:
            return [source]
        return sc.gates[source - sc.size]

    def own_hexes(self, sources: list[int]) -> list[int]:
        """The ends of lines that use no road."""
        for source in sources:
            if source < self.s.zoc.n:
                self.length[source] = 0
        return [source for source in sources if source < self.s.zoc.n]

    def follow_roads(self, sources: list[int]) -> RoadPart:
        """Road part: every hex from which roads lead to a source through hexes that may be entered."""
        s = self.s
        sc = s.zoc
        supply_rules = sc.supply_rules
        length = self.length
        occupant = s.occupant
        enemy = 1 - self.player
        road = RoadPart(sc.n)
        for source in sources:
            for h in self.start_from(source):
                by_road = source < sc.n or supply_rules.road_to_area(s, h, source, self.player)
                if by_road and length[h] < 0 and occupant[h] != enemy:
                    self.enter_road(h, NOT_REACHED if source < sc.n else source, road)
        open_roads = sc.open_roads
        grip = s.grip
        zoc = enemy * sc.n
        while road.top > 0:
            road.top -= 1
            here = road.open[road.top]
            gripped = grip[zoc + here] > 0
            for at in open_roads[here]:
                if length[at] < 0 and occupant[at] != enemy:
                    if not ((gripped or grip[zoc + at] > 0) and self.barred(here, at)):
                        self.enter_road(at, here, road)
            for d in sc.asked_roads[here]:
                at = sc.neighbour[6 * here + d]
                if length[at] < 0 and occupant[at] != enemy and not self.barred(here, at):
                    if supply_rules.supply_road(s, at, (d + 3) % 6, self.player):
                        self.enter_road(at, here, road)
        return road

    def enter_road(self, h: i64, following: i64, road: RoadPart) -> None:
        """A hex on the road part. It goes on from there if the line may pass through.

        A line may begin its road part in a hex that the road part could not enter, such as a road hex in an
        EZOC: it was entered off the road, or is the unit's own.
        """
        s = self.s
        self.length[h] = 0
        if self.next:
            self.next[h] = following
        road.hexes[road.count] = h
        road.count += 1
        sc = s.zoc
        zoc = s.grip[(1 - self.player) * sc.n + h] > 0
        if not (zoc or sc.control_row[h] >= 0) or sc.supply_rules.supply_road_hex(s, h, self.player):
            road.open[road.top] = h
            road.top += 1

    def barred(self, h: i64, at: i64) -> bool:
        """Whether a bond closes the way from a hex into the next one, towards a source.

        Where there is a bond, one of the two hexes lies in the ZOC of its ends: its line runs there.
        """
        s = self.s
        enemy = 1 - self.player
        zoc = enemy * s.zoc.n
        if s.grip[zoc + at] == 0 and s.grip[zoc + h] == 0:
            return False
        return bonds.bars(s, enemy, at, direction(s, at, h))

    def follow_ground(self, sources: list[int], roads: list[int]) -> None:
        """Off-road part: outward from roads and sources, cheapest first, as far as it may go."""
        s = self.s
        sc = s.zoc
        levels: list[list[int]] = [roads]
        for source in sources:
            if source >= sc.n:
                for h in self.start_from(source):
                    open_to_it = sc.supply_rules.ground_to_area(s, h, self.player)
                    if open_to_it and s.occupant[h] != 1 - self.player:
                        self.enter_ground(h, 1, source, levels)
        at_length = 0
        while at_length < len(levels) and at_length < self.reach:
            for h in levels[at_length]:
                if self.length[h] == at_length:
                    self.spread(h, at_length, levels)
            at_length += 1

    def spread(self, h: i64, so_far: i64, levels: list[list[int]]) -> None:
        """From a hex into those around it, away from the source."""
        s = self.s
        sc = s.zoc
        length = self.length
        occupant = s.occupant
        grip = s.grip
        enemy = 1 - self.player
        zoc = enemy * sc.n
        gripped = grip[zoc + h] > 0
        if gripped and bonds.hex_bond(s, enemy, h):
            return  # the line may not come through here (H44-7.4.2, S42-7.2)
        if sc.control_row[h] >= 0 and not sc.supply_rules.line_hex(s, h, self.player):
            return
        asked = sc.asked_ground[h]
        if self.map.shut_water < 0:
            nearest = so_far + 1  # not beyond the reach, or nobody would go on from here
            if len(levels) <= nearest:
                levels.append([])
            following = levels[nearest]
            for at in sc.open_ground[h]:
                if not 0 <= length[at] <= nearest and occupant[at] != enemy:
                    if not ((gripped or grip[zoc + at] > 0) and self.severed(h, at)):
                        length[at] = nearest
                        following.append(at)
                        if self.next:
                            self.next[at] = h
        else:
            asked = ALL_AROUND
        for d in asked:
            at = sc.neighbour[6 * h + d]
            if 0 <= at < sc.n and not 0 <= length[at] <= so_far + 1 and occupant[at] != enemy:
                price = self.price(at, (d + 3) % 6)
                if price > 0 and not self.severed(h, at):
                    self.enter_ground(at, so_far + price, h, levels)

    def severed(self, h: i64, at: i64) -> bool:
        """Whether EZOC or a bond on the hexside keep a line from coming from one hex into another."""
        s = self.s
        enemy = 1 - self.player
        zoc = enemy * s.zoc.n
        here = s.grip[zoc + h] > 0
        there = s.grip[zoc + at] > 0
        if not here and not there:
            return False
        if here and there and s.occupant[h] != self.player and s.occupant[at] != self.player:
            return True
        return bonds.side_bond(s, enemy, h, direction(s, h, at))

    def enter_ground(self, h: i64, length: i64, following: i64, levels: list[list[int]]) -> None:
        if length <= self.reach and not 0 <= self.length[h] <= length:
            self.length[h] = length
            if self.next:
                self.next[h] = following
            while len(levels) <= length:
                levels.append([])
            levels[length].append(h)


def roads_to(s: ZocState, player: i64, sources: list[int]) -> SupplyField:
    """From where roads alone lead to one of the sources.

    The roads to the first source may be known: then only the roads to the others are followed.
    """
    besides = s.zoc.supply_rules.roads_depend(s, player)
    part: LineMap | None = None
    for kept in s.road_maps:
        if kept.player == player and kept.besides == besides:
            if kept.sources == sources:
                return SupplyField(s, kept)
            if kept.sources == sources[: len(kept.sources)]:
                part = kept
    line_map = LineMap(player, sources, 0, True, -1, besides)
    line_map.length = filled(s.zoc.n, NOT_ASKED) if part is None else part.length[:]
    field = SupplyField(s, line_map)
    field.follow_roads(sources if part is None else sources[len(part.sources) :])
    s.road_maps = [line_map, *s.road_maps[: MOST_MAPS - 1]]
    return field


def supply_field(
    s: ZocState, player: i64, sources: list[int], reach: i64, roads: bool = True, shut_water: i64 = -1
) -> SupplyField:
    """From where a player's units can trace a supply line to one of the sources (hexes or areas).

    `shut_water`: a kind of water that no line crosses off the road without a bridge.
    """
    besides = s.zoc.supply_rules.lines_depend(s, player)
    for kept in s.line_maps:
        if kept.answers(player, sources, reach, roads, shut_water, besides):
            return SupplyField(s, kept)
    line_map = LineMap(player, sources, reach, roads, shut_water, besides)
    line_map.length = roads_to(s, player, sources).length[:] if roads else filled(s.zoc.n, NOT_ASKED)
    field = SupplyField(s, line_map)
    if not roads:
        field.own_hexes(sources)
    if reach > FAR:
        field.fill()
    s.line_maps = [line_map, *s.line_maps[: MOST_MAPS - 1]]
    return field


def is_open_gate(s: ZocState, h: i64, player: i64) -> bool:
    """Whether a line leads over the edge of the map: neither through a bond nor across one (H44-18.3.1)."""
    return not (bare_zoc(s, h, 1 - player) and bonds.bars_entry(s, 1 - player, h))


@mypyc_attr(allow_interpreted_subclasses=True)
class SupplyRules(Generic[S]):
    """What a game answers about supply lines (H44-18.3, 19.3; S42-16.3.1, 22.3)."""

    units_open_roads = False  # own units cancel EZOC for the road part (S42-16.3.3; not H44-18.3.2)

    def offroad_price(self, s: S, h: i64, d: i64, player: i64) -> i64:
        """What a hexside counts for the off-road part going from h in direction d: 1 or more; -1 closed."""
        raise NotImplementedError

    def line_hex(self, s: S, h: i64, player: i64) -> bool:
        """Whether a line may lead on through a hex for which it counts who passed last (S42-16.3.4)."""
        return True

    def roads_depend(self, s: S, player: int) -> list[int]:
        """The same as `lines_depend` for the road part alone."""
        return []

    def lines_depend(self, s: S, player: int) -> list[int]:
        """What `offroad_price` and the like look at beside hexes, ZOC, bonds, bridges and who passed last."""
        return []

    def supply_road(self, s: S, h: i64, d: i64, player: i64) -> bool:
        """Whether the road part may cross a hexside: a road is there and nothing about it forbids."""
        raise NotImplementedError

    def supply_road_hex(self, s: S, h: i64, player: i64) -> bool:
        """Whether the road part may enter a hex that holds no enemy (EZOC, cities of the enemy).

        Only asked where there is an EZOC or it counts who passed last.
        """
        raise NotImplementedError

    def road_to_area(self, s: S, h: i64, area: i64, player: i64) -> bool:
        """Whether a road leads from an edge hex into an entry area."""
        raise NotImplementedError

    def ground_to_area(self, s: S, h: i64, player: i64) -> bool:
        """Whether a line off the road goes from an edge hex into its entry area (H44-19.3.2)."""
        return True
