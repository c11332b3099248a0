"""Railways once more (S42-5.6.3, 17.4): trains, the network and railheads, as near to the rules as can be."""

from __future__ import annotations

from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.scenario import COMMANDER
from grognard.games.zocbond.kinds import GOOD

from .reference import AXIS, SOVIET, Reference


class Railways:
    """The railways of one position."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self.s = reference.s
        self.sc = reference.sc
        self.converted = {h for h in range(self.sc.n) if self.s.gauge[h]}
        self.ways: dict[int, list[int]] = {h: [] for h in reference.chart.rail_gates}
        self.green: dict[int, list[int]] = {}
        for pair, (is_green, opens) in reference.chart.rails.items():
            if opens <= self.s.turn:  # S42-17.5
                for h in pair:
                    (other,) = pair - {h}
                    self.ways.setdefault(h, []).append(other)
                    if is_green:
                        self.green.setdefault(h, []).append(other)

    # -- trains (S42-5.6.3) ----------------------------------------------------------------------------

    def is_free(self, h: int, player: int) -> bool:
        """No enemy, no EZOC whoever is there, the right gauge; no railhead of the enemy."""
        if h not in self.ways or self.reference.present(h, 1 - player) or self.reference.zoc(h, 1 - player):
            return False
        return h in self.converted if player == AXIS else h not in self.s.railhead

    def reached(self, player: int, start: int) -> set[int]:
        """Every place that a train gets to from a hex or an area."""
        gates = self.reference.chart.rail_gates
        first = [start] if start < self.sc.n else [h for h in gates if self.sc.gate_of[h] == start]
        seen = {h for h in first if self.is_free(h, player)}
        grows = True
        while grows:
            more = {to for h in seen for to in self.ways[h] if self.is_free(to, player)} - seen
            grows = bool(more)
            seen |= more
        areas = {self.sc.gate_of[h] for h in seen & gates}
        return seen | {area for area in areas if self.reference.owns(area, player)}

    def ends(self, u: int) -> set[int]:
        """Where a unit can be brought by rail."""
        player = self.sc.owner[u]
        here = self.s.place[u]
        if self.s.order[u] != GOOD or self.is_full(u):
            return set()
        found = self.reached(player, here) - {here}
        if self.reference.is_fighter(u):
            found -= {h for h in found if h < self.sc.n and self.has_train(h, player)}
        return found

    def is_full(self, u: int) -> bool:
        """S42-5.6.2: four, one of them from the map; commanders besides."""
        from_map = self.s.place[u] < self.sc.n and self.s.railed_from_map >= 1
        return not self.sc.kind[u] & COMMANDER and (self.s.railed >= 4 or from_map)

    def has_train(self, h: int, player: int) -> bool:
        return any(self.s.marks[u] & TRAIN for u in self.reference.fighters(h, player))

    # -- the network (S42-17.4) ------------------------------------------------------------------------

    def network(self, player: int) -> set[int]:
        sources = self.reference.sources(player)
        gates = {h for h in self.reference.chart.rail_gates if self.sc.gate_of[h] in sources}
        seen: set[int] = set()
        waiting = [*sources, *gates]
        while waiting:
            h = waiting.pop()
            if h in seen or h not in self.ways or self.reference.present(h, 1 - player):
                continue
            if self.reference.bare(h, player) or (player == AXIS and h not in self.converted):
                continue
            seen.add(h)
            waiting += self.ways[h]
        return seen

    # -- railheads (S42-17.2.1, 17.3) --------------------------------------------------------------------

    def advances(self) -> set[tuple[int, int]]:
        """Every step that a railhead can take, as far as its own moves allow."""
        network = self.network(AXIS)
        found: set[tuple[int, int]] = set()
        for h in self.s.railhead:
            if h in network:
                ahead = [to for to in self.green.get(h, []) if to not in self.converted]
                found |= {(h, to) for to in ahead if self.is_quiet(to)}
        return found

    def is_quiet(self, h: int) -> bool:
        """No Soviet unit, and not in a Soviet ZOC."""
        return not self.reference.present(h, SOVIET) and not self.reference.zoc(h, SOVIET)

    def converted_between(self) -> set[int]:
        """S42-17.1: what lies on plain railways between two converted hexes, and is not converted."""
        found: set[int] = set()
        grows = True
        while grows:
            more: set[int] = set()
            done = self.converted | found
            for start in done & self.ways.keys():
                waiting = [[start]]
                while waiting:
                    path = waiting.pop()
                    for to in self.ways[path[-1]]:
                        if to in done and to != start and len(path) > 1:
                            more |= set(path[1:])
                        elif to not in done and to not in path and to not in self.green_hexes():
                            waiting.append([*path, to])
            grows = bool(more - found)
            found |= more
        return found

    def green_hexes(self) -> set[int]:
        return {h for pair, (is_green, _) in self.reference.chart.rails.items() if is_green for h in pair}

    def pressed(self, h: int) -> bool:
        """S42-17.3.1: a Soviet unit is there, or its ZOC and no Axis unit."""
        return self.reference.present(h, SOVIET) or self.reference.bare(h, AXIS)

    def fallbacks(self, h: int) -> set[int]:
        """Where a railhead that is pushed back may end: the first free hexes on its shortest lines west."""
        found: set[int] = set()
        ring = {h}
        while ring:
            free = {at for at in ring if not self.pressed(at)}
            found |= free
            ring = {to for at in ring - free for to in self.steps(at) if self.is_next(h, at, to)}
        return found or {-1}

    def steps(self, h: int) -> list[int]:
        return [to for to in self.ways.get(h, []) if to in self.converted]

    def is_next(self, h: int, at: int, to: int) -> bool:
        home = self.way_home(h)
        return home[at] == home[to] + self.length(at, to)

    def length(self, at: int, to: int) -> int:
        """Off the green lines only where there is no other way, but behind the front of 28 June."""
        return 1 if to in self.green.get(at, []) or self.sc.west[to] else 1000

    def way_home(self, h: int) -> dict[int, int]:
        """How far each converted hex that is joined to a railhead is from the westernmost end of its line."""
        joined = {h}
        waiting = [h]
        while waiting:
            more = [to for to in self.steps(waiting.pop()) if to not in joined]
            joined |= set(more)
            waiting += more
        areas = {at: self.sc.gate_of[at] - self.sc.size for at in self.reference.chart.rail_gates & joined}
        ends = {at for at, area in areas.items() if self.sc.area_owner[area] == AXIS} or joined
        west = min(int(self.sc.place_names[at][:2]) for at in ends)
        return min(
            (self.lengths_to(at, joined) for at in sorted(ends) if int(self.sc.place_names[at][:2]) == west),
            key=lambda lengths: lengths[h],
        )

    def lengths_to(self, end: int, joined: set[int]) -> dict[int, int]:
        found = {end: 0}
        grows = True
        while grows:
            grows = False
            for at in joined:
                for to in self.steps(at):
                    if to in found and found[to] + self.length(at, to) < found.get(at, 10**9):
                        found[at] = found[to] + self.length(at, to)
                        grows = True
        return found
