"""ZOC, bonds, supply lines, retreats and advances once more, as slowly and near to the rules as can be.

Nothing here is shared with the engine but the map, the counters and the raw columns (who is where, with how
many steps, in which order). Holland '44 lends its terrain; the functions name the sections they spell out.
What is asked again and again is remembered, nothing else is clever.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.games.holland44.kinds import EXHAUSTED
from grognard.games.holland44.scenario import (
    ALLIED,
    CANAL,
    CITY,
    MAJOR,
    MARSH,
    MINOR,
    ON_WHEELS,
    POLDER,
    POLDER_WOODS,
    SAFE,
    HollandScenario,
)
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.units import cost_class
from grognard.games.zocbond.kinds import (
    ARMOUR,
    FLED,
    GHOST,
    GOOD,
    INFANTRY,
    MECHANISED,
    ROUTED,
    SOURCE,
    VEHICLE,
)


@cache
def surroundings(sc: HollandScenario) -> list[list[int]]:
    """Per hex the six cells around it."""
    return [[sc.neighbour[6 * h + d] for d in range(6)] for h in range(sc.n)]


class Reference:
    """The rules for one position."""

    def __init__(self, s: HollandState) -> None:
        self.s = s
        self.sc = s.sc
        self.around = surroundings(s.sc)
        self.at: dict[int, list[int]] = {}
        self.in_zoc = cache(self.find_zoc)
        self.bars = cache(self.find_bond)
        self.shunned = cache(self.find_contact)
        self.supplied = cache(self.find_line)
        self.by_road = cache(self.find_road)
        for u in range(s.sc.units):
            if 0 <= s.place[u] < s.sc.n:
                self.at.setdefault(s.place[u], []).append(u)

    # -- the map -----------------------------------------------------------------------------------

    def neighbours(self, h: int) -> list[int]:
        return [to for to in self.around[h] if 0 <= to < self.sc.n]

    def side(self, a: int, b: int) -> int:
        """The hexside between two neighbours, seen from the one that is a hex."""
        if a < self.sc.n:
            return 6 * a + self.around[a].index(b)
        return 6 * b + self.around[b].index(a)

    def water(self, a: int, b: int) -> int:
        return self.sc.water[self.side(a, b)]

    def bridged(self, a: int, b: int) -> bool:
        return self.s.span[self.side(a, b)] != 0

    def dry_for_zoc(self, a: int, b: int) -> bool:
        """H44-7.1: not across an unbridged major river."""
        return self.water(a, b) != MAJOR or self.bridged(a, b)

    def units(self, h: int, player: int) -> list[int]:
        return [u for u in self.at.get(h, []) if self.sc.owner[u] == player]

    # -- ZOC (H44-7.1) -------------------------------------------------------------------------------

    def find_zoc(self, h: int, player: int) -> bool:
        """Whether some unit of a player that is not in full retreat is next to a hex."""
        for to in self.neighbours(h):
            for u in self.units(to, player):
                if self.s.order[u] != ROUTED and self.dry_for_zoc(h, to):
                    return True
        return False

    # -- bonds (H44-7.4) -----------------------------------------------------------------------------

    def bond_steps(self, h: int, player: int, on_foot: bool) -> int:
        """H44-7.4.1, 7.4.6: steps in good order; of vehicles only where they could go."""
        total = 0
        for u in self.units(h, player):
            counts = self.s.order[u] == GOOD and not self.sc.traits[u] & (SOURCE | GHOST)
            if counts and not (on_foot and self.sc.traits[u] & VEHICLE):
                total += self.s.steps[u]
        return total

    def vehicles_go(self, a: int, b: int) -> bool:
        """H44-8.5.2, 8.6.2: by road over bridges, else dry and not out of or into polder and marsh."""
        side = self.side(a, b)
        if self.sc.road[side] and (not self.sc.water[side] or self.s.span[side]):
            return True
        if self.sc.water[side]:
            return False
        soft = (POLDER, POLDER_WOODS, MARSH)
        return not any(h < self.sc.n and self.sc.terrain[h] in soft for h in (a, b))

    def is_end(self, cell: int, player: int, on_foot: bool) -> bool:
        """H44-7.4.1, 7.4.5: two steps, or an own entry area."""
        if cell >= self.sc.n:
            area = self.sc.edge_area[cell]
            return area >= 0 and self.s.sc.zone_rules.own_area(self.s, area, player)
        return self.bond_steps(cell, player, on_foot) >= 2

    def line_holds(self, a: int, x: int, b: int, player: int) -> bool:
        """H44-7.4.6: the bond of a and b can run through x."""
        if not (self.is_end(a, player, False) and self.is_end(b, player, False)):
            return False
        if not 0 <= x < self.sc.n or self.sc.terrain[x] == CITY or self.units(x, 1 - player):
            return False
        if not (self.dry_for_zoc(x, a) and self.dry_for_zoc(x, b)):
            return False
        on_foot = not (self.vehicles_go(x, a) and self.vehicles_go(x, b))
        return self.is_end(a, player, on_foot) and self.is_end(b, player, on_foot)

    def find_bond(self, player: int, here: int, to: int, mover: bool = False) -> bool:
        """H44-7.4.2: a bond of a player fills the hex `to`, or lies on the hexside that is crossed.

        A unit on its way is in the hex `here`, as others may be.
        """
        for d in range(3):
            a, b = self.around[to][d], self.around[to][d + 3]
            if 0 <= a < self.sc.n and 0 <= b < self.sc.n and self.line_holds(a, to, b, player):
                return True
        common = [cell for cell in self.around[here] if cell >= 0 and cell in self.around[to]]
        if len(common) != 2 or all(cell >= self.sc.n for cell in common):
            return False
        a, b = common
        both = (mover or self.units(here, 1 - player)) and self.units(to, 1 - player)  # H44-7.4.3
        sides = (to,) if mover else (here, to)
        return not both and any(self.line_holds(a, x, b, player) for x in sides)

    # -- supply (H44-18.3) -----------------------------------------------------------------------------

    def areas(self, player: int) -> list[int]:
        return [
            place
            for place in range(self.sc.size, self.sc.box)
            if self.s.sc.zone_rules.own_area(self.s, place, player)
        ]

    def find_line(self, u: int, h: int) -> bool:
        """Whether a unit could trace a line from a hex to an own area or the source of its division."""
        player = self.sc.owner[u]
        ends = frozenset(self.areas(player))
        if self.traces(player, h, ends):
            return True
        division = self.sc.division[u]
        if division < 0:
            return False
        source = self.sc.sources[division]
        where = self.s.place[source]
        if not 0 <= where < self.sc.n or self.s.marks[source] & EXHAUSTED:
            return False
        return self.traces(player, h, frozenset([where]))

    def traces(self, player: int, h: int, ends: frozenset[int]) -> bool:
        """H44-18.3.1: up to four hexes off the road, to an end or to a road that leads to one."""
        seen = {(h, 0, False)}
        waiting = [(h, 0, False)]
        while waiting:
            at, length, bare = waiting.pop()
            if at in ends or self.by_road(player, at, ends):
                return True
            if length == 4:
                continue
            if self.sc.gate_of[at] in ends and self.off_map(at):
                return True
            for to in self.neighbours(at):
                after = self.goes_off_road(player, at, to, bare)
                if after is not None and (to, length + 1, after) not in seen:
                    seen.add((to, length + 1, after))
                    waiting.append((to, length + 1, after))
        return False

    def goes_off_road(self, player: int, at: int, to: int, bare: bool) -> bool | None:
        """None if the off-road part cannot go there, else whether that hex is an EZOC empty of friends."""
        enemy = 1 - player
        if not self.sc.in_play[to] or self.units(to, enemy) or self.bars(enemy, at, to):
            return None
        if self.water(at, to) == MAJOR and not self.bridged(at, to) and not self.raft(player, at, to):
            return None
        into = self.in_zoc(to, enemy) and not self.units(to, player)
        return None if bare and into else into

    def raft(self, player: int, a: int, b: int) -> bool:
        """H44-23.3.1: an engineer in good order beside it."""
        if player != ALLIED:
            return False
        return any(self.s.place[e] in (a, b) and self.s.order[e] == GOOD for e in self.sc.engineers)

    def off_map(self, h: int) -> bool:
        """H44-19.3.2: nothing passes a major river at the edge but by road."""
        if self.sc.gate_road[h]:
            return True
        return self.sc.gate_water[h] != MAJOR and not self.sc.gate_closed[h]

    def find_road(self, player: int, start: int, ends: frozenset[int]) -> bool:
        """H44-18.3.2: along roads from a hex to an end."""
        seen = {start}
        waiting = [start]
        while waiting:
            at = waiting.pop()
            if at in ends or (self.sc.gate_of[at] in ends and self.sc.gate_road[at]):
                return True
            for to in self.neighbours(at):
                if to not in seen and self.goes_by_road(player, at, to):
                    seen.add(to)
                    waiting.append(to)
        return False

    def goes_by_road(self, player: int, at: int, to: int) -> bool:
        enemy = 1 - player
        side = self.side(at, to)
        if not self.sc.road[side] or not self.sc.in_play[to] or self.units(to, enemy):
            return False
        if self.in_zoc(to, enemy) or self.bars(enemy, at, to):
            return False
        row = self.sc.control_row[to]
        empty = not self.units(to, player)
        if self.sc.terrain[to] == CITY and empty and row >= 0 and self.s.control[row] == enemy:
            return False
        if self.sc.water[side] and not self.s.span[side]:
            return False
        bridge = self.sc.bridge_of[side]
        return bridge < 0 or (self.s.bridge[bridge] == SAFE) == (player == ALLIED)

    # -- retreat (H44-13) --------------------------------------------------------------------------------

    def steady(self, h: int, player: int, fleeing: set[int]) -> bool:
        return any(u not in fleeing and not self.s.marks[u] & FLED for u in self.units(h, player))

    def step_kills(self, u: int, at: int, to: int) -> bool:
        """H44-13.2: enemies, bonds, water without a bridge, ground that a vehicle cannot enter or leave."""
        player = self.sc.owner[u]
        if not self.sc.in_play[to] or self.units(to, 1 - player) or self.bars(1 - player, at, to, True):
            return True
        if self.water(at, to) in (CANAL, MAJOR) and not self.bridged(at, to):
            return True
        return cost_class(self.s, u) == ON_WHEELS and not self.vehicles_go(at, to)

    def find_contact(self, h: int, player: int) -> bool:
        """H44-13.1.3 (4)."""
        if not self.units(h, player):
            return False
        for to in self.neighbours(h):
            river = self.water(h, to) in (MINOR, MAJOR) and not self.bridged(h, to)
            if self.units(to, 1 - player) and not river:
                return True
        return False

    def paths(self, u: int, origin: int, lengths: range) -> Iterator[list[int]]:
        """Every way of the lengths that leaves the defended hex; an area ends it."""
        waiting: list[list[int]] = [[]]
        while waiting:
            path = waiting.pop()
            at = path[-1] if path else origin
            if at >= self.sc.n:
                yield path
                continue
            if len(path) in lengths:
                yield path
            if len(path) < lengths[-1]:
                waiting += [[*path, to] for to in self.neighbours(at) if to != origin]
                if self.sc.gate_of[at] >= 0:
                    waiting.append([*path, self.sc.gate_of[at]])

    def survives(self, u: int, origin: int, path: list[int], fleeing: set[int]) -> bool:
        """H44-13.2, 19.5."""
        player = self.sc.owner[u]
        before = False
        at = origin
        for to in path:
            if to >= self.sc.n:
                return self.leaves_map(u, at, to)
            if self.step_kills(u, at, to):
                return False
            bare = self.in_zoc(to, 1 - player) and not self.steady(to, player, fleeing)
            if bare and before:
                return False
            before, at = bare, to
        return not before

    def leaves_map(self, u: int, at: int, area: int) -> bool:
        """H44-19.3.2, 19.5: into an own area, as one could march there."""
        wheels = cost_class(self.s, u) == ON_WHEELS
        water = self.sc.gate_water[at]
        soft = self.sc.terrain[at] in (POLDER, POLDER_WOODS, MARSH)
        shut = water in (CANAL, MAJOR) or (wheels and (water or soft))
        if not self.s.sc.zone_rules.own_area(self.s, area, self.sc.owner[u]) or self.sc.gate_closed[at]:
            return False
        return bool(self.sc.gate_road[at]) or not shut

    def merit(self, u: int, origin: int, path: list[int], fleeing: set[int], crowds: bool) -> tuple[int, ...]:
        """The ordered list of H44-13.1.3, worst last."""
        player = self.sc.owner[u]
        end = path[-1]
        hexes = [h for h in path if h < self.sc.n]
        area = end >= self.sc.n
        near = not area and self.sc.board.distance_between(origin, end) < 2
        bare = [h for h in hexes if self.in_zoc(h, 1 - player) and not self.steady(h, player, fleeing)]
        return (
            int(near),
            len(bare),
            int(any(self.shunned(h, player) for h in hexes)),
            int(not (area or self.supplied(u, end))),
            int(crowds),
        )

    # -- advance (H44-15) ----------------------------------------------------------------------------------

    def advance_ends(self, u: int, vacated: int, hexes: int, limited: bool) -> set[int]:
        """Where a unit that advances alone may end; where it is, if it stays."""
        start = self.s.place[u]
        drives = self.sc.traits[u] & MECHANISED and not limited
        found = {start}
        waiting: list[list[int]] = [[]]
        while waiting:
            path = waiting.pop()
            at = path[-1] if path else start
            if path and self.may_end(u, path, hexes):
                found.add(at)
            if at >= self.sc.n or (path and self.stuck(path[-2] if len(path) > 1 else start, at)):
                continue
            for to in [*self.neighbours(at), *[a for a in [self.sc.gate_of[at]] if a >= 0]]:
                longer = [*path, to]
                by_road = all(self.along_road(a, b) for a, b in zip([start, *path], longer, strict=True))
                if len(longer) > hexes + (1 if drives and by_road else 0) or (limited and to != vacated):
                    continue
                if self.advances(u, start, at, to, vacated, not path):
                    waiting.append(longer)
        return found

    def along_road(self, a: int, b: int) -> bool:
        if b >= self.sc.n:
            return bool(self.sc.gate_road[a])
        return bool(self.sc.road[self.side(a, b)]) and (not self.water(a, b) or self.bridged(a, b))

    def stuck(self, at: int, to: int) -> bool:
        """H44-15.6: off the road a marsh ends an advance."""
        return self.sc.terrain[to] == MARSH and not self.along_road(at, to)

    def advances(self, u: int, start: int, at: int, to: int, vacated: int, first: bool) -> bool:
        """H44-15.5.1, 15.5.2, 15.6: whether a unit may take one step."""
        player = self.sc.owner[u]
        enemy = 1 - player
        if to >= self.sc.n:
            return self.leaves_map(u, at, to)
        if not self.sc.in_play[to] or self.units(to, enemy):
            return False
        if self.bars(enemy, at, to) and not (first and to == vacated):
            return False
        assault = self.water(start, vacated) == MAJOR and not self.bridged(start, vacated)
        if assault and first and to != vacated:  # H44-15.3, 9.5.3
            return False
        friend = [v for v in self.units(to, player) if v != u]
        if to != vacated and not friend and self.gripped_by(at, enemy) & self.gripped_by(to, enemy):
            return False
        return self.along_road(at, to) or self.wades(u, start, at, to, vacated, first)

    def gripped_by(self, h: int, enemy: int) -> set[int]:
        """The enemy units in whose ZOC a hex lies."""
        around = [to for to in self.neighbours(h) if self.dry_for_zoc(h, to)]
        return {u for to in around for u in self.units(to, enemy) if self.s.order[u] != ROUTED}

    def wades(self, u: int, start: int, at: int, to: int, vacated: int, first: bool) -> bool:
        """H44-15.6: off the road; unbridged water only with the first hex, if they attacked across it."""
        if cost_class(self.s, u) == ON_WHEELS:
            return not self.water(at, to) and self.vehicles_go(at, to)
        water = self.water(at, to)
        if not water or self.bridged(at, to):
            return True
        if not first or not self.sc.traits[u] & INFANTRY:
            return False
        if water == CANAL:
            return self.water(start, vacated) == CANAL
        return water == MINOR or to == vacated

    def may_end(self, u: int, path: list[int], hexes: int) -> bool:
        """H44-15.1, 15.4: two units that count; with the road bonus one."""
        end = path[-1]
        if end >= self.sc.n:
            return True
        there = [*[v for v in self.units(end, self.sc.owner[u]) if v != u], u]
        return self.counted(there) <= (1 if len(path) > hexes else 2)

    def counted(self, units: list[int]) -> int:
        """H44-6.1, 6.2: not one of each free type, a lone armor unit of one step, sources, the unknown."""
        types: set[int] = set()
        total = 0
        armor = [u for u in units if self.sc.traits[u] & ARMOUR]
        for u in units:
            kind = self.sc.free[u]
            free = self.sc.traits[u] & (SOURCE | GHOST) or (kind and kind not in types)
            if kind:
                types.add(kind)
            total += 0 if free or (armor == [u] and self.s.steps[u] == 1) else 1
        return total
