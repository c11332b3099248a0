"""Chapter 22: entry areas off the map: entering the map, leaving it, going to another one; the strait."""

from __future__ import annotations

from grognard.core.kinds import bit_list
from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import DUMP, EXTENDED, GOOD, REFITTED, TACTICAL
from grognard.games.zocbond.refusals import AREA_SHUT, BOND, EXTENDED_NEAR, LEGAL

from . import maskirovka
from .ground import is_beside_enemy, is_wet, is_winter, terrain_at
from .refusals import (
    AREA_APART,
    AREA_BAKU,
    AREA_DISORDER,
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
from .stocks import is_full
from .units import is_combat_unit


def leaves_area_refusal(s: StalingradState, u: int) -> int:
    """Only units in good order leave an area (S42-22.3.1, 13.2.1)."""
    return 0 if s.order[u] == GOOD else AREA_DISORDER


def entry_price(s: StalingradState, u: int, gait: int, area: int, h: int, spent: int, whole: int) -> int:
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
    if gait == EXTENDED and is_beside_enemy(s, h, sc.owner[u]):  # in a contested city, too (S42-29.1.1)
        return -EXTENDED_NEAR
    if sc.kind[u] & STOCK and not s.marks[u] & DUMP and is_full(s, sc.owner[u]):
        return -STOCK_LIMIT
    if over_strait:
        return -AREA_WHOLE if spent else whole
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


def is_full_box(s: StalingradState, area: int, u: int, more: int = 1) -> bool:
    """Whether an area is the Caspian box and has no room for so many combat units more (S42-22.6.4)."""
    if area != s.sc.caspian_box or not is_combat_unit(s, u):
        return False
    inside = sum(1 for v in s.stack_at(area) if is_combat_unit(s, v))
    return inside + more > s.sc.figures["areas.box_units"]


def stack_refusal(s: StalingradState, units: int, here: int, there: int) -> int:
    """0 or why units in an area cannot take a step together that each of them could take (S42-5.7.2)."""
    sc = s.sc
    together = bit_list(units)
    if here == sc.strait_area and there == sc.strait_hex:
        return STRAIT_FULL if s.strait_used + len(together) > sc.figures["sea.strait_units"] else LEGAL
    fighters = [u for u in together if is_combat_unit(s, u)]
    if fighters and is_full_box(s, there, fighters[0], len(fighters)):
        return BOX_FULL
    mobile = sum(1 for u in together if sc.kind[u] & STOCK and not s.marks[u] & DUMP)
    if there < sc.n and mobile and is_full(s, sc.owner[together[0]], mobile):
        return STOCK_LIMIT
    return LEGAL


def shut_refusal(s: StalingradState, area: int, player: int) -> int:
    """Why an area is not open to a player: winter, Axis units at Baku, or it is the enemy's (S42-22.4)."""
    if s.sc.area_owner[area - s.sc.size] != player:
        return AREA_SHUT
    return AREA_WINTER if area == s.sc.closed_area and is_winter(s) else AREA_BAKU


def exit_price(s: StalingradState, u: int, gait: int, h: int, area: int) -> int:
    """What it costs to leave the map; -(refusal) (S42-22.3.1)."""
    if area == s.sc.strait_area:
        return -STRAIT_ONE_WAY
    player = s.sc.owner[u]
    if not s.sc.zone_rules.own_area(s, area, player) and bonds.bars_exit(s, 1 - player, h):
        return -BOND
    return 1 if gait == TACTICAL else s.sc.enter_area_cost


def transfer_price(s: StalingradState, u: int, area: int, to: int, spent: int, whole: int) -> int:
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
    if is_full_box(s, to, u):
        return -BOX_FULL
    return -AREA_WHOLE if spent else whole
