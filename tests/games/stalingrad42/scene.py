"""A moment of Stalingrad '42, with what the slow reference says about it on the printed map."""

from __future__ import annotations

from functools import cache

from grognard.games.stalingrad42.ground import water_at
from grognard.games.stalingrad42.scenario import (
    ALPINE,
    ALPINE_SHUT,
    ARMY,
    AXIS,
    CORPS,
    CROSSING,
    FREE,
    LAKE,
    LAKE_FROZEN,
    MAJOR,
    MAJOR_CITY,
    MAJOR_FROZEN,
    MARSH,
    MINOR,
    MINOR_CITY,
    MOUNTAIN,
    SEA,
    SEAS,
    SEASONAL_MARSH,
    SUPPORT,
    VOLGA,
    StalingradScenario,
)
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import STRIDE
from tests.games.zocbond.barriers import Scene

from .reference import Chart, Reference

WATERS = {
    MINOR: "minor",
    MAJOR: "major",
    VOLGA: "volga",
    ALPINE: "alpine",
    LAKE: "lake",
    SEA: "sea",
    MAJOR_FROZEN: "frozen",
    LAKE_FROZEN: "frozen",
    ALPINE_SHUT: "shut",
}


SOFT_GROUND = {MARSH: "marsh", SEASONAL_MARSH: "seasonal_marsh", MOUNTAIN: "mountain"}


class MapChart(Chart):
    """The printed map of a scenario, as far as ZOC, bonds and supply lines ask for it."""

    def __init__(self, sc: StalingradScenario) -> None:
        self.sc = sc
        self.around = [[sc.neighbour[6 * h + d] for d in range(6)] for h in range(sc.n)]
        self.terrain = [SOFT_GROUND.get(kind, "land") for kind in sc.terrain]
        for h in range(sc.n):
            if not sc.in_play[h]:
                self.terrain[h] = "sea"
        sides = [side for side in range(6 * sc.n) if 0 <= sc.neighbour[side] < sc.n]
        pairs = {side: frozenset((side // 6, sc.neighbour[side])) for side in sides}
        self.roads = {pairs[side] for side in sides if sc.road[side]}
        self.bridges = {pairs[side]: "crossing" for side in sides if sc.bridge[side] == CROSSING}
        self.road_gates = {h for h in range(sc.n) if sc.gate_road[h]}
        self.road_hexes = self.road_gates | {h for pair in self.roads for h in pair}
        self.places = {h: self.words(h) for h in range(sc.n)}
        self.letter = {place: sc.place_names[place][1:] for place in range(sc.size, sc.box)}

    def words(self, h: int) -> str:
        """What a place is, in the words of test maps."""
        sc = self.sc
        city = "city " if sc.terrain[h] in (MINOR_CITY, MAJOR_CITY) else ""
        points = "points " if sc.points[h] or sc.points_if_soviet[h] else ""
        return city + points + f"port={SEAS[sc.port[h]]}"


@cache
def chart_of_map(sc: StalingradScenario) -> MapChart:
    return MapChart(sc)


class MapReference(Reference):
    """ZOC and bonds on the printed map; in a contested city nobody has either (S42-29.1.1)."""

    def water(self, a: int, b: int) -> str:
        """What lies between two neighbours now; `ground` knows what has frozen (S42-23.4)."""
        d = self.chart.around[a].index(b)
        return WATERS.get(water_at(self.s, 6 * a + d), "")

    def owns(self, area: int, player: int) -> bool:
        return self.s.sc.zone_rules.own_area(self.s, area, player)

    def fighters(self, h: int, player: int) -> list[int]:
        found = super().fighters(h, player)
        return [] if found and super().fighters(h, 1 - player) else found


class StalingradScene(Scene):
    """A moment of Stalingrad '42."""

    def __init__(self, s: StalingradState) -> None:
        super().__init__(s)
        self.s: StalingradState = s
        self.sc: StalingradScenario = s.sc
        self.found: MapReference | None = None

    @property
    def reference(self) -> MapReference:
        if self.found is None:
            self.found = MapReference(chart_of_map(self.sc), self.s)
        return self.found

    def gripped(self, h: int, player: int) -> bool:
        return self.reference.zoc(h, player)

    def crossed_bond(self, owner: int, at: int, to: int) -> bool:
        return self.reference.bars(owner, at, to, True)

    def line(self, a: int, x: int, b: int, owner: int) -> bool:
        return self.reference.line_holds(a, x, b, owner)

    def fights(self, u: int) -> bool:
        """A combat unit (S42-2.3.1)."""
        return max(self.sc.defence[STRIDE * u : STRIDE * u + STRIDE]) > 0

    def foes(self, h: int, player: int) -> list[int]:
        units = [u for u in self.s.stack_at(h) if self.fights(u)]
        return [u for u in units if self.sc.owner[u] != player]

    def contested(self, h: int) -> bool:
        return len({self.sc.owner[u] for u in self.s.stack_at(h) if self.fights(u)}) > 1

    def army_waits(self, u: int) -> bool:
        """A unit of a reserve army that is not activated (S42-31.0)."""
        army = self.sc.army_of[u]
        return army >= 0 and not self.s.activated >> army & 1

    def counts(self, units: list[int]) -> int:
        """S42-4.1 to 4.3; who waits in a reserve army is not counted (S42-31.0)."""
        units = [u for u in units if not self.army_waits(u)]
        counted = [u for u in units if self.fights(u) and not self.sc.kind[u] & SUPPORT]
        free = any(self.sc.kind[u] & FREE for u in counted)
        armies = [u for u in units if self.sc.kind[u] & ARMY]
        limit = 3 if self.sc.owner[units[0]] == AXIS or armies else 2
        over = len(counted) - int(free) - limit
        if any(self.sc.limited_army[u] for u in armies):
            over = max(over, sum(1 for u in units if self.sc.kind[u] & CORPS) - 2)
        return over

    def water(self, at: int, to: int) -> int:
        return int(water_at(self.s, self.side(at, to)))

    def in_normal_attack(self) -> bool:
        """Not breakthrough combat, where who has retreated defends as others do (S42-15.3)."""
        frames = [f for f in self.s.lanes[0] if isinstance(f, Attack)]
        return bool(frames) and frames[-1].kind == NORMAL

    def rail_hex(self, place: int) -> bool:
        return self.is_area(place) or bool(self.sc.rail_hex[place])

    def by_road(self, at: int, to: int) -> bool:
        return bool(self.sc.road[self.side(at, to)])
