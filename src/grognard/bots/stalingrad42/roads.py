"""Roads: what steps cost each kind of unit, and how far it is from everywhere to a place, whoever is between.

The map is large and the weather changes seldom, so what was found is kept: it follows from the scenario, the
side, the kind of unit and the weather alone.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.ways import step_prices
from grognard.games.stalingrad42.ground import is_wet, is_winter, terrain_at
from grognard.games.stalingrad42.scenario import (
    BY_TRUCK,
    ON_FOOT,
    ON_WHEELS,
    OVER_MOUNTAINS,
    StalingradScenario,
)
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import HELPER

FARTHEST: Final = 600  # half MP: what is farther counts as that far
DOUBLED: Final = 100  # hundredths that ground which doubles adds to a defence
SHIFTED: Final = 35  # ... or that shifts a column
KEPT: Final = 24  # maps of roads: sides, kinds and weathers of some scenarios
FIELDS: Final = 64  # goals of a map: those of a game change with its front
WAY_OF: Final = (ON_FOOT, BY_TRUCK, ON_WHEELS, ON_FOOT)  # by cost class: mountain divisions go on foot, too


def way_of(sc: StalingradScenario, u: int) -> int:
    """The kind of ways that a unit goes."""
    return WAY_OF[sc.cost_class[u]]


class Roads:
    """The steps of one kind of unit of a side in some weather."""

    def __init__(self, s: StalingradState, player: int, kind: int) -> None:
        self.sc = s.sc
        self.player = player
        self.kind = kind
        self.wet = is_wet(s)
        self.winter = is_winter(s)
        self.fields: dict[tuple[int, ...], list[int]] = {}  # per goals
        u = walker(s.sc, player, kind)
        self.price = step_prices(s, u) if u >= 0 else [-1] * (6 * s.sc.n)

    def holds(self, s: StalingradState, player: int, kind: int) -> bool:
        if s.sc is not self.sc or self.player != player or self.kind != kind:
            return False
        return self.wet == is_wet(s) and self.winter == is_winter(s)

    def to(self, goals: list[int]) -> list[int]:
        """From every hex the half MP to the nearest of some goals, found once."""
        key = tuple(goals)
        distances = self.fields.get(key)
        if distances is None:
            distances = self.spread(goals)
            if len(self.fields) == FIELDS:
                self.fields = {}
            self.fields[key] = distances
        return distances

    def spread(self, goals: list[int]) -> list[int]:
        """The search behind `to`."""
        n = self.sc.n
        neighbour = self.sc.neighbour
        prices = self.price
        distances = [FARTHEST] * n
        levels: list[list[int]] = [[] for _ in range(FARTHEST)]
        for h in goals:
            if 0 <= h < n and distances[h]:
                distances[h] = 0
                levels[0].append(h)
        for reached in range(FARTHEST):
            for h in levels[reached]:
                if distances[h] != reached:
                    continue
                for d in range(6):
                    at = neighbour[6 * h + d]
                    if 0 <= at < n:
                        price = prices[6 * at + (d + 3) % 6]
                        total = reached + price
                        if price >= 0 and total < distances[at] and total < FARTHEST:
                            distances[at] = total
                            levels[total].append(at)
        return distances


def walker(sc: StalingradScenario, player: int, kind: int) -> int:
    """A combat unit that goes such ways, or -1."""
    for u in sc.units_of[player]:
        if sc.allowance[u] and not sc.traits[u] & HELPER and sc.cost_class[u] != OVER_MOUNTAINS:
            if way_of(sc, u) == kind:
                return u
    return -1


class Atlas:
    """All maps of roads that are in use, which hexes lie around others, and what cover they give."""

    def __init__(self) -> None:
        self.maps: list[Roads] = []
        self.sc: StalingradScenario | None = None  # whose hexes these are
        self.rings: dict[int, list[int]] = {}  # per distance and hex
        self.covers: list[list[int]] = [[], []]  # before and after the first rain: per hex, in hundredths

    def open(self, sc: StalingradScenario) -> None:
        """Opens the maps of a scenario."""
        if self.sc is not sc:
            self.sc = sc
            self.rings = {}
            self.covers = [[], []]

    def cover(self, s: StalingradState) -> list[int]:
        """How much better one defends in a hex, without forts."""
        self.open(s.sc)
        cover = self.covers[1 if s.rained else 0]
        if not cover:
            fight = s.sc.fight
            for h in range(s.sc.n):
                ground = terrain_at(s, h)
                doubled = DOUBLED if fight.doubles[ground] else 0
                cover.append(100 + doubled - SHIFTED * fight.ground_shift[ground])
        return cover

    def around(self, sc: StalingradScenario, h: int, far: int) -> list[int]:
        """The hexes within a distance, found once."""
        self.open(sc)
        key = sc.n * far + h
        hexes = self.rings.get(key)
        if hexes is None:
            hexes = [h] if far == 0 else list(self.around(sc, h, far - 1))
            seen = set(hexes)
            for at in hexes[:]:
                for to in sc.neighbour[6 * at : 6 * at + 6]:
                    if far and 0 <= to < sc.n and to not in seen:
                        seen.add(to)
                        hexes.append(to)
            self.rings[key] = hexes
        return hexes

    def roads(self, s: StalingradState, player: int, kind: int) -> Roads:
        for one in self.maps:
            if one.holds(s, player, kind):
                return one
        roads = Roads(s, player, kind)
        self.maps = [roads, *self.maps[: KEPT - 1]]
        return roads
