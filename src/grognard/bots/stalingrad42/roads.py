"""Roads: what steps cost each kind of unit, and how far it is from everywhere to a place, whoever is between.

The map is large and the weather changes seldom, so what was found is kept: it follows from the scenario, the
side, the kind of unit and the weather alone.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.ways import step_prices
from grognard.games.stalingrad42.ground import is_wet, is_winter
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
KEPT: Final = 24  # maps of roads: sides, kinds and weathers of some scenarios
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
        self.fields: dict[int, list[int]] = {}  # per goal
        u = walker(s.sc, player, kind)
        self.price = step_prices(s, u) if u >= 0 else [-1] * (6 * s.sc.n)

    def holds(self, s: StalingradState, player: int, kind: int) -> bool:
        if s.sc is not self.sc or self.player != player or self.kind != kind:
            return False
        return self.wet == is_wet(s) and self.winter == is_winter(s)

    def to(self, goals: list[int]) -> list[int]:
        """From every hex the half MP to the nearest of some goals, found once."""
        key = goals[0] + self.sc.n * len(goals)
        found = self.fields.get(key)
        if found is None:
            found = self.spread(goals)
            self.fields[key] = found
        return found

    def spread(self, goals: list[int]) -> list[int]:
        """The same, looked for."""
        n = self.sc.n
        neighbour = self.sc.neighbour
        prices = self.price
        found = [FARTHEST] * n
        levels: list[list[int]] = [[] for _ in range(FARTHEST)]
        for h in goals:
            if 0 <= h < n and found[h]:
                found[h] = 0
                levels[0].append(h)
        for reached in range(FARTHEST):
            for h in levels[reached]:
                if found[h] != reached:
                    continue
                for d in range(6):
                    at = neighbour[6 * h + d]
                    if 0 <= at < n:
                        price = prices[6 * at + (d + 3) % 6]
                        total = reached + price
                        if price >= 0 and total < found[at] and total < FARTHEST:
                            found[at] = total
                            levels[total].append(at)
        return found


def walker(sc: StalingradScenario, player: int, kind: int) -> int:
    """A combat unit that goes such ways, or -1."""
    for u in sc.units_of[player]:
        if sc.allowance[u] and not sc.traits[u] & HELPER and sc.cost_class[u] != OVER_MOUNTAINS:
            if way_of(sc, u) == kind:
                return u
    return -1


class Atlas:
    """All maps of roads that are in use."""

    def __init__(self) -> None:
        self.maps: list[Roads] = []

    def roads(self, s: StalingradState, player: int, kind: int) -> Roads:
        for one in self.maps:
            if one.holds(s, player, kind):
                return one
        found = Roads(s, player, kind)
        self.maps = [found, *self.maps[: KEPT - 1]]
        return found
