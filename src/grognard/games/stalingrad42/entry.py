"""Chapter 22: entry areas off the map: entering the map, leaving it, going to another one; the strait."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import EXTENDED, GOOD, MARCH, REFITTED, TACTICAL
from grognard.games.zocbond.movement_rules import AreaRules
from grognard.games.zocbond.refusals import AREA_SHUT, BOND, EXTENDED_NEAR, LEGAL

from .campaign import maskirovka
from .ground import is_beside_enemy, is_wet, is_winter, terrain_at
from .kinds import DUMP
from .movement import is_full_box, tactical_only
from .options.contested import entry_refusal
from .refusals import (
    AREA_APART,
    AREA_BAKU,
    AREA_LADEN,
    AREA_WHOLE,
    AREA_WINTER,
    ARMY_MANNED,
    BLUECHER_BOUND,
    BOX_FULL,
    ENTRY_LATER,
    ENTRY_RAIL,
    NO_ROAD,
    REFITTING,
    SMALL_TURN_MOVE,
    STOCK_LIMIT,
    STRAIT_FULL,
    STRAIT_HELD,
    STRAIT_ONE_WAY,
)
from .scenario import AXIS, BLUECHER, CLOSED, SMALL, SOVIET, STOCK
from .state import StalingradState
from .supply_points import is_full


class StalingradAreas(AreaRules[StalingradState]):
    """Chapter 22: what a step from or to an entry area costs; the strait."""

    def shut_refusal(self, s: StalingradState, place: i64, player: i64) -> i64:
        """Winter, Axis units at Baku, or the area is the enemy's (S42-22.4)."""
        if s.sc.area_owner[place - s.sc.size] != player:
            return AREA_SHUT
        return AREA_WINTER if place == s.sc.closed_area and is_winter(s) else AREA_BAKU

    def entry_price(self, s: StalingradState, u: i64, gait: i64, area: i64, h: i64, spent: i64) -> i64:
        """What the first hex costs a unit that comes out of an area; -(refusal) (S42-22.1.2, 22.3.1)."""
        sc = s.sc
        if s.turn < sc.entry_from[h]:
            return -ENTRY_LATER
        if sc.exit_row[area - sc.size] >= 0 and sc.areas_of[u] and area not in sc.areas_of[u]:
            return -ENTRY_RAIL
        over_strait = area == sc.strait_area and h == sc.strait_hex
        refusal = strait_refusal(s, u) if over_strait else LEGAL
        if refusal:
            return -refusal
        if s.first[h] >= 0 and maskirovka.is_closed(s, u, h):
            return -ARMY_MANNED
        refusal = entry_refusal(s, gait, h)
        if refusal:
            return -refusal
        if gait == EXTENDED and is_beside_enemy(s, h, sc.owner[u]):  # in a contested city, too (S42-29.1.1)
            return -EXTENDED_NEAR
        if sc.kind[u] & STOCK and not s.marks[u] & DUMP and is_full(s, sc.owner[u]):
            return -STOCK_LIMIT
        if over_strait:
            return -AREA_WHOLE if spent else sc.movement_rules.allowance(s, u, gait)
        kind = sc.cost_class[u]
        ground = sc.hex_price[kind][terrain_at(s, h)]
        road = sc.gate_road[h]
        if not road and ground == CLOSED:
            return -NO_ROAD
        if gait == TACTICAL:
            return 1
        if road:
            return sc.wet_road_price[kind][road] if is_wet(s) else sc.road_price[kind][road]
        return ground

    def exit_price(self, s: StalingradState, u: i64, gait: i64, h: i64, area: i64, spent: i64) -> i64:
        """What it costs to leave the map; -(refusal) (S42-22.3.1)."""
        if area == s.sc.strait_area:
            return -STRAIT_ONE_WAY
        player = s.sc.owner[u]
        if not s.sc.zone_rules.own_area(s, area, player) and bonds.bars_exit(s, 1 - player, h):
            return -BOND
        return 1 if gait == TACTICAL else s.sc.enter_area_cost

    def transfer_price(self, s: StalingradState, u: i64, gait: i64, area: i64, to: i64, spent: i64) -> i64:
        """Another area of the group takes the whole allowance (S42-22.6.1, 22.6.2, 22.6.3, 22.6.4)."""
        sc = s.sc
        if to not in sc.area_links[area - sc.size]:
            return -AREA_APART
        if sc.kind[u] & BLUECHER:
            return -BLUECHER_BOUND
        if s.marks[u] & REFITTED:
            return -REFITTING
        if any(s.order[v] != GOOD or s.marks[v] & REFITTED for v in maskirovka.inside(s, u)):
            return -AREA_LADEN
        if is_full_box(s, to, [u]):
            return -BOX_FULL
        if spent:
            return -AREA_WHOLE
        bound = tactical_only(s, u, MARCH) if gait == TACTICAL else LEGAL
        if bound:
            return -bound  # tactical movement has no whole allowance
        return sc.movement_rules.allowance(s, u, gait)


def strait_refusal(s: StalingradState, u: int) -> int:
    """0 or why a unit cannot cross the strait of Kerch (S42-5.7.2, 20.7, 33.2.3)."""
    sc = s.sc
    if s.turn_kind == SMALL:
        return SMALL_TURN_MOVE
    if any(sc.owner[v] == SOVIET for v in s.stack_at(sc.strait_hex)):
        return STRAIT_HELD
    if s.strait_used >= sc.figures["sea.strait_units"]:
        return STRAIT_FULL
    if sc.kind[u] & BLUECHER and s.control[sc.control_row[sc.strait_hex]] != AXIS:
        return BLUECHER_BOUND
    return 0
