"""Chapters 2.2, 5.5, 23: what the ground is now: marsh after the first rain, frozen rivers, bridges."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.zoc import near_enemy, near_units

from .options.contested import RULE, is_contested
from .scenario import (
    ALPINE,
    ALPINE_SHUT,
    CROSSING,
    MAJOR,
    MAJOR_CITY,
    MAJOR_FROZEN,
    MINOR_CITY,
    RAIL_BRIDGE,
    SHUT,
    SNOW,
    SOVIET,
    VOLGA,
)
from .state import StalingradState


def terrain_at(s: StalingradState, h: i64) -> i64:
    """The terrain of a hex; seasonal marsh is marsh once it has rained (S42-23.2.3)."""
    terrain = s.sc.terrain[h]
    return s.sc.wet_terrain[terrain] if s.rained else terrain


def is_city(s: StalingradState, h: i64) -> bool:
    """Whether a hex is a city, of either size."""
    return s.sc.terrain[h] in (MINOR_CITY, MAJOR_CITY)


def is_winter(s: StalingradState) -> bool:
    """S42-23.4."""
    return s.turn >= s.sc.winter_turn


def is_wet(s: StalingradState) -> bool:
    """Whether there is rain, or mud, which has the same effects (S42-23.2.3, 23.3.3)."""
    return s.mud != 0 or s.sc.wet[s.weather] != 0


def is_snow(s: StalingradState) -> bool:
    return s.weather == SNOW


def water_at(s: StalingradState, side: i64) -> i64:
    """What lies on a hexside now: rivers and lakes freeze, alpine hexsides are shut (S42-23.4)."""
    return s.sc.winter_water[side] if s.turn >= s.sc.winter_turn else s.sc.water[side]


def is_impassable(s: StalingradState, side: i64) -> bool:
    """Whether nobody can cross a hexside: units on either side of it are not adjacent (S42-2.2.3)."""
    return barrier_at(s, side) == SHUT


def barrier_at(s: StalingradState, side: i64) -> i64:
    return s.sc.winter_barrier[side] if s.turn >= s.sc.winter_turn else s.sc.barrier[side]


def is_beside_enemy(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether an enemy combat unit is next to a hex or in it, perhaps in a contested city (S42-29.1.1)."""
    if near_enemy(s, h, player) or is_contested(s, h):
        return True
    if not s.sc.has_rule(RULE):
        return False
    return any(
        is_contested(s, s.sc.neighbour[side]) and not is_impassable(s, side)
        for side in range(6 * h, 6 * h + 6)
    )


def is_beside_unit(s: StalingradState, h: i64, player: i64) -> bool:
    """The same with units that cannot fight: an enemy unit of any kind is next to a hex (S42-13.3.2)."""
    return near_units(s, h, player) or is_beside_enemy(s, h, player)


def is_pontoon(s: StalingradState, player: i64, side: i64) -> bool:
    """Whether combat units of a player on both banks of a major river make a bridge (S42-5.5.5)."""
    to = s.sc.neighbour[side]
    if water_at(s, side) != MAJOR or not 0 <= to < s.sc.n:
        return False
    return is_manned(s, side // 6, player) and is_manned(s, to, player)


def is_manned(s: StalingradState, h: i64, player: i64) -> bool:
    """Whether combat units of a player are in a hex, perhaps together with enemies (S42-29.1.1)."""
    return s.holder[h] == player or is_contested(s, h)


def is_flotilla(s: StalingradState, side: i64) -> bool:
    """Whether the Volga flotilla serves a hexside (S42-5.5.3)."""
    if s.flotilla < 0 or not s.sc.flotilla_side[side]:
        return False
    other = s.sc.neighbour[s.flotilla]
    return side == s.flotilla or side == 6 * other + (s.flotilla % 6 + 3) % 6


def is_fought_across(s: StalingradState, side: i64) -> bool:
    """Whether units of both sides fight across a hexside of the Volga (S42-9.5.3).

    They do at crossings, at the bridge of Saratov and where the flotilla is.
    """
    return s.sc.bridge[side] != 0 or is_flotilla(s, side)


def crossing_of(s: StalingradState, player: i64, side: i64) -> i64:
    """The bridge that a player finds on a hexside: a number of Scenario.bridge; 0 none.

    A pontoon and the flotilla serve as crossings; the railway bridge of Saratov is the Soviets' alone
    (S42-5.5.3 to 5.5.6).
    """
    bridge = s.sc.bridge[side]
    water = water_at(s, side)
    if bridge == RAIL_BRIDGE and water == VOLGA:
        return RAIL_BRIDGE if player == SOVIET else 0
    if bridge:
        return bridge
    if water == VOLGA:
        return CROSSING if player == SOVIET and is_flotilla(s, side) else 0
    return CROSSING if is_pontoon(s, player, side) else 0


def is_bridged(s: StalingradState, player: i64, side: i64) -> bool:
    """Whether a river on a hexside is no obstacle to a player: bridge, pontoon, crossing, ice (S42-14.5)."""
    return water_at(s, side) == MAJOR_FROZEN or crossing_of(s, player, side) != 0


def is_by_road(s: StalingradState, side: i64) -> bool:
    """Whether one can go along a road over a hexside: its rivers are bridged, the passes open in summer."""
    return s.sc.road[side] != 0 and water_at(s, side) != ALPINE_SHUT


def is_alpine(s: StalingradState, side: i64) -> bool:
    """Whether only mountain divisions cross a hexside (S42-9.6.2)."""
    return water_at(s, side) == ALPINE and not s.sc.road[side]
