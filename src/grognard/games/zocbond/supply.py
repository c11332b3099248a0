"""Supply lines (H44-18.3, S42-16.3): from a unit some hexes off the road, then along roads to a source.

The lines are followed from the sources outward, so one search answers for every hex of the map. What was
found stays with the State (`ZocState.line_maps`) until something changes that lines depend on.
"""

from __future__ import annotations

from typing import Final

from . import bonds
from .line_map import NOT_REACHED, LineMap
from .state import ZocState
from .zoc import bare_zoc

ANY_LENGTH: Final = 1 << 20  # an off-road part without limit (H44-27.2.1, S42-16.5.1)
MOST_MAPS: Final = 6  # kept with a State


class SupplyField:
    """From where a player can trace a supply line to given sources, and along which hexes."""

    def __init__(self, s: ZocState, found: LineMap) -> None:
        self.s = s
        self.map = found
        self.player = found.player
        self.reach = found.reach
        self.length = found.length
        self.next = found.next
        self.by_road = found.by_road

    def reaches(self, h: int) -> bool:
        """Whether a unit in a hex is in supply by these sources."""
        return self.length_from(h) != NOT_REACHED

    def length_from(self, h: int) -> int:
        """The off-road part for a unit in a hex, or -1.

        A hex in an EZOC that is empty now is not empty when a unit is there that asks: it may begin its line
        with a step into another such hex.
        """
        best = self.length[h]
        at = self.first_step(h) if best < 0 else -1
        return best if at < 0 else at >> 16

    def first_step(self, h: int) -> int:
        """length << 16 | next place of the best line out of a hex that the search did not reach; -1."""
        s = self.s
        sc = s.zoc
        if not bare_zoc(s, h, 1 - self.player):
            return -1
        best = -1
        for d in range(6):
            to = sc.neighbour[6 * h + d]
            if 0 <= to < sc.n and self.length[to] >= 0 and not bonds.bars(s, 1 - self.player, h, d):
                price = self.price(h, d)
                length = self.length[to] + price
                if price >= 0 and length <= self.reach and (best < 0 or length < best >> 16):
                    best = length << 16 | to
        return best

    def price(self, h: int, d: int) -> int:
        """What a hexside counts for the off-road part; -1 closed."""
        side = 6 * h + d
        if self.s.zoc.water[side] == self.map.shut_water and not self.s.span[side]:
            return -1
        return self.s.zoc.variation.offroad_price(self.s, h, d, self.player)

    def line(self, h: int) -> list[int]:
        """The places of the supply line from a hex, the hex first, the source last; empty if none."""
        if not self.reaches(h):
            return []
        found = [h]
        at = self.next[h] if self.length[h] >= 0 else self.first_step(h) & 0xFFFF
        while at >= 0:
            found.append(at)
            at = self.next[at] if at < self.s.zoc.n else NOT_REACHED
        return found

    # -- the search ------------------------------------------------------------------------------

    def start_from(self, source: int) -> list[int]:
        """The hexes at the end of a line: the source's own hex, or those next to an entry area."""
        sc = self.s.zoc
        if source < sc.n:
            return [source]
        return sc.gates[source - sc.size]

    def follow_roads(self, sources: list[int]) -> list[int]:
        """Road part: every hex from which roads lead to a source through hexes that may be entered.

        A line may begin its road part in a hex that the road part could not enter, such as a road hex in an
        EZOC: it was entered off the road, or is the unit's own.
        """
        s = self.s
        sc = s.zoc
        variation = sc.variation
        found: list[int] = []
        queue: list[int] = []
        for source in sources:
            for h in self.start_from(source):
                by_road = source < sc.n or variation.road_to_area(s, h, source, self.player)
                if by_road and self.length[h] < 0 and s.holder[h] != 1 - self.player:
                    self.reach_by_road(h, NOT_REACHED if source < sc.n else source, found)
                    if self.passable(h):
                        queue.append(h)
        enemy = 1 - self.player
        zoc = enemy * sc.n
        length = self.length
        while queue:
            h = queue.pop()
            for d in sc.road_directions[h]:
                at = sc.neighbour[6 * h + d]
                if length[at] >= 0 or s.holder[at] == enemy:
                    continue
                back = (d + 3) % 6
                if not sc.open_road[6 * h + d] and not variation.supply_road(s, at, back, self.player):
                    continue
                # Where there is a bond, one of the two hexes lies in the ZOC of its ends.
                gripped = s.grip[zoc + at] > 0 or s.grip[zoc + h] > 0
                if not (gripped and bonds.bars(s, enemy, at, back)):
                    self.reach_by_road(at, h, found)
                    if self.passable(at):
                        queue.append(at)
        return found

    def passable(self, h: int) -> bool:
        """Whether the road part may go on through a hex in which no enemy stands."""
        s = self.s
        if s.grip[(1 - self.player) * s.zoc.n + h] == 0 and s.zoc.control_row[h] < 0:
            return True
        return s.zoc.variation.supply_road_hex(s, h, self.player)

    def own_hexes(self, sources: list[int]) -> list[int]:
        """The ends of lines that use no road."""
        for source in sources:
            if source < self.s.zoc.n:
                self.length[source] = 0
        return [source for source in sources if source < self.s.zoc.n]

    def reach_by_road(self, h: int, following: int, found: list[int]) -> None:
        self.length[h] = 0
        self.next[h] = following
        self.by_road[h] = 1
        found.append(h)

    def follow_ground(self, sources: list[int], roads: list[int]) -> None:
        """Off-road part: outward from roads and sources, cheapest first, as far as it may go."""
        s = self.s
        sc = s.zoc
        levels: list[list[int]] = [roads]
        for source in sources:
            if source >= sc.n:
                for h in self.start_from(source):
                    if sc.variation.ground_to_area(s, h):
                        self.reach_off_road(h, 1, source, levels)
        at_length = 0
        while at_length < len(levels) and at_length < self.reach:
            for h in levels[at_length]:
                if self.length[h] == at_length:
                    self.spread(h, levels)
            at_length += 1

    def spread(self, h: int, levels: list[list[int]]) -> None:
        """Bonds and EZOC count only where there is a ZOC: every bond lies in that of its ends."""
        s = self.s
        sc = s.zoc
        length = self.length
        holder = s.holder
        player = self.player
        enemy = 1 - player
        zoc = enemy * sc.n
        gripped = s.grip[zoc + h] > 0
        bare = gripped and holder[h] != player
        if gripped and bonds.hex_bond(s, enemy, h):
            return  # the line may not come through here (H44-7.4.2, S42-7.2)
        so_far = length[h]
        fixed = self.map.shut_water < 0
        for side in sc.ground_sides[h]:
            at = sc.neighbour[side]
            if 0 <= length[at] <= so_far + 1 or holder[at] == enemy:
                continue
            near = s.grip[zoc + at] > 0
            if bare and near and holder[at] != player:
                continue
            price = sc.ground_price[side] if fixed else 0
            if price == 0:
                price = self.price(at, (side - 6 * h + 3) % 6)
            if price > 0 and not ((gripped or near) and bonds.side_bond(s, enemy, h, side - 6 * h)):
                self.reach_off_road(at, so_far + price, h, levels)

    def reach_off_road(self, h: int, length: int, following: int, levels: list[list[int]]) -> None:
        if length > self.reach or self.s.holder[h] == 1 - self.player:
            return
        if self.length[h] < 0 or length < self.length[h]:
            self.length[h] = length
            self.next[h] = following
            while len(levels) <= length:
                levels.append([])
            levels[length].append(h)


def roads_to(s: ZocState, player: int, sources: list[int]) -> bytearray:
    """Per hex 1 where roads alone lead to one of the sources: every search from them has found that."""
    for kept in s.line_maps:
        if kept.player == player and kept.roads and kept.sources == sources:
            return kept.by_road
    return supply_field(s, player, sources, 0).by_road


def supply_field(
    s: ZocState, player: int, sources: list[int], reach: int, roads: bool = True, shut_water: int = -1
) -> SupplyField:
    """From where a player's units can trace a supply line to one of the sources (hexes or areas).

    `shut_water`: a kind of water that no line crosses off the road without a bridge.
    """
    besides = s.zoc.variation.lines_depend(s, player)
    for kept in s.line_maps:
        if kept.answers(player, sources, reach, roads, shut_water, besides):
            return SupplyField(s, kept)
    found = LineMap(s.zoc.n, player, sources, reach, roads, shut_water, besides)
    field = SupplyField(s, found)
    ends = field.follow_roads(sources) if roads else field.own_hexes(sources)
    field.follow_ground(sources, ends)
    s.line_maps = [found, *s.line_maps[: MOST_MAPS - 1]]
    return field
