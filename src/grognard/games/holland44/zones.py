"""Chapter 7: ZOC and bonds where this game says more than the family: waters, cities, vehicles, own areas."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import GHOST, SOURCE
from grognard.games.zocbond.zoc import ZoneRules

from .kinds import LIMBERED
from .scenario import ALLIED, CITY, CLOSED, MAJOR, ON_WHEELS, HollandScenario
from .state import HollandState


class HollandZones(ZoneRules[HollandState]):
    """Chapter 7, and 19.2: waters, cities, vehicles, own areas."""

    weighty_marks = LIMBERED
    # Until paratroopers have fought the enemies in their hex only Germans retreat, and to them the hex is an
    # enemy's, with ZOC and bonds (H44-7.1, 13.2, 22.6).
    intruder = ALLIED

    def __init__(self, sc: HollandScenario) -> None:
        self.bond_needs = sc.bond_steps

    def bond_weight(self, s: HollandState, u: i64) -> i64:
        """Supply sources and face-down units never contribute (H44-7.4.1)."""
        return 0 if s.sc.traits[u] & (SOURCE | GHOST) else s.steps[u]

    def bars_zoc(self, s: HollandState, side: i64) -> bool:
        """ZOC does not cross an unbridged major river (H44-7.1); a ferry is no bridge."""
        return s.sc.water[side] == MAJOR and not s.span[side]

    def bond_line_open(self, s: HollandState, a: i64, x: i64, b: i64) -> i64:
        """Not through a city or across an unbridged major river; vehicles where they can go (H44-7.4.6)."""
        sc = s.sc
        if sc.terrain[x] == CITY:
            return bonds.CLOSED
        state = bonds.OPEN
        for d in range(6):
            side = 6 * x + d
            if sc.neighbour[side] == a or sc.neighbour[side] == b:
                if self.bars_zoc(s, side):
                    return bonds.CLOSED
                if not vehicles_pass(s, side):
                    state = bonds.ON_FOOT
        return state

    def own_area(self, s: HollandState, place: i64, player: i64) -> bool:
        """H44-19.2.1: A and L change hands in the course of the game."""
        return area_owner(s, place) == player


def vehicles_pass(s: HollandState, side: i64) -> bool:
    """Whether vehicles could cross a hexside of a hex: by road, or dry between hexes open to them."""
    sc = s.sc
    unbridged = sc.water[side] != 0 and not s.span[side]
    if sc.road[side] and not unbridged:
        return True
    if sc.water[side]:
        return False
    here, there = side // 6, sc.neighbour[side]
    price = sc.hex_price[ON_WHEELS]
    if price[sc.terrain[here]] == CLOSED:
        return False
    return not 0 <= there < sc.n or price[sc.terrain[there]] != CLOSED


def area_owner(s: HollandState, place: i64) -> i64:
    return ALLIED if s.turn >= s.sc.area_allied_from[place - s.sc.size] else 1 - ALLIED
