"""Chapter 19: entry areas off the map: arriving, entering the map, leaving it, going to the next one."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.events import BECOMES
from grognard.games.zocbond.kinds import DISRUPTED, GOOD, ROUTED, TACTICAL, WAITING
from grognard.games.zocbond.movement_rules import AreaRules

from . import ferries, movement
from .events import ARRIVES
from .refusals import (
    AREA_APART,
    AREA_WHOLE,
    CANAL_FAR,
    EDGE_RIVER,
    FIRST_DAY_AREA,
    NO_BRIDGE,
    NO_ROAD,
)
from .scenario import CANAL, CLOSED, GERMAN, MAJOR, ON_WHEELS
from .state import HollandState
from .units import cost_class
from .zones import area_owner


class HollandAreas(AreaRules[HollandState]):
    """Chapter 19: what a step from or to an entry area costs."""

    def entry_price(self, s: HollandState, u: i64, gait: i64, area: i64, h: i64, spent: i64) -> i64:
        """What the first hex costs a unit that comes out of an area; -(refusal) if it cannot (H44-19.1)."""
        sc = s.sc
        refusal = movement.arrival_refusal(s, u, gait, h) or edge_refusal(s, u, gait, h)
        if refusal:
            return -refusal
        if gait == TACTICAL:
            return 1
        traffic = movement.traffic_price(s, u, h)
        if sc.gate_road[h]:
            return sc.road_price[sc.gate_road[h]] + traffic
        kind = cost_class(s, u)
        return sc.hex_price[kind][sc.terrain[h]] + sc.water_price[kind][sc.gate_water[h]] + traffic

    def exit_price(self, s: HollandState, u: i64, gait: i64, h: i64, area: i64, spent: i64) -> i64:
        """What it costs to leave the map; -(refusal) (H44-19.3.1)."""
        if first_day_shut(s, u, area):
            return -FIRST_DAY_AREA
        refusal = edge_refusal(s, u, gait, h)
        if refusal:
            return -refusal
        return 1 if gait == TACTICAL else s.sc.enter_area_cost

    def transfer_price(self, s: HollandState, u: i64, gait: i64, area: i64, to: i64, spent: i64) -> i64:
        """The next area takes the whole allowance; areas with a gap between them do not touch (H44-19.6)."""
        if to not in s.sc.area_links[area - s.sc.size]:
            return -AREA_APART
        if first_day_shut(s, u, to):
            return -FIRST_DAY_AREA
        return -AREA_WHOLE if spent else s.sc.movement_rules.allowance(s, u, gait)


def edge_refusal(s: HollandState, u: i64, gait: i64, h: i64) -> i64:
    """0 or what lies between an edge hex and its area that a unit cannot pass (H44-19.3.2)."""
    sc = s.sc
    if sc.gate_closed[h]:
        refusal = ferries.crossing_refusal(s, [u], gait, ferries.edge_side(s, h))
        return EDGE_RIVER if refusal and gait != TACTICAL else refusal
    if sc.gate_road[h]:
        return 0
    kind = cost_class(s, u)
    water = sc.gate_water[h]
    if water == MAJOR:
        return EDGE_RIVER
    if water and kind == ON_WHEELS:
        return NO_BRIDGE
    if water == CANAL:
        return CANAL_FAR
    return NO_ROAD if sc.hex_price[kind][sc.terrain[h]] == CLOSED else 0


def first_day_shut(s: HollandState, u: i64, area: i64) -> bool:
    """In turn 1 Germans enter no areas but those that will change hands (H44-23.1.2)."""
    changes = 0 < s.sc.area_allied_from[area - s.sc.size] <= s.sc.areas_change
    return s.turn == 1 and s.sc.owner[u] == GERMAN and not changes


def place_reinforcements(s: HollandState, player: i64) -> None:
    """Units whose turn has come are placed in their area before the movement phase (H44-19.1)."""
    sc = s.sc
    for u in sc.units_of[player]:
        if s.place[u] != sc.box + WAITING or sc.arrival_place[u] < 0 or sc.rolls_in[u]:
            continue
        if 0 < sc.arrival_turn[u] <= s.turn:
            arrive(s, u)


def arrive(s: HollandState, u: i64) -> None:
    """A unit comes into its area, or into the next own one if the enemy has taken that (H44-19.2.1)."""
    area = own_area_near(s, s.sc.arrival_place[u], s.sc.owner[u])
    s.put(u, area)
    s.began[u] = area
    s.tell(ARRIVES, u, area)


def own_area_near(s: HollandState, area: i64, player: i64) -> i64:
    """An area if it is a player's, else the first one touching it that is."""
    if area_owner(s, area) == player:
        return area
    for other in s.sc.area_links[area - s.sc.size]:
        if area_owner(s, other) == player:
            return other
    return area


def evict(s: HollandState) -> None:
    """When areas change hands the Germans in them go to the next ones, and suffer for it (H44-19.2.2)."""
    sc = s.sc
    for u in sc.units_of[GERMAN]:
        area = s.place[u]
        if sc.size <= area < sc.box and area_owner(s, area) != GERMAN:
            s.put(u, own_area_near(s, area, GERMAN))
            s.set_order(u, DISRUPTED if s.order[u] == GOOD else ROUTED)
            s.tell(BECOMES, u, s.order[u])
