"""Chapters 9.5 and 23.3.2: attacks across rivers, and the river assault with engineers."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL, Battle, approach
from grognard.games.zocbond.kinds import ATTACKED, ENGAGED, EXTENDED, GOOD, INFANTRY, STILL, VEHICLE
from grognard.games.zocbond.refusals import LEGAL

from .kinds import CROSSED, ENGINEER
from .refusals import ASSAULT_INFANTRY, ASSAULT_LATER, ENGAGED_WATER, RIVER_BARRED, STRIKE_WATER
from .scenario import ALLIED
from .state import HollandState


def bridged(s: HollandState, u: int, side: int) -> bool:
    """Whether a unit attacks over a bridge; railway bridges serve no vehicles."""
    if not s.span[side]:
        return False
    return not s.sc.traits[u] & VEHICLE or s.sc.road[side] != 0


def water_refusal(s: HollandState, u: int, target: int, kind: int) -> int:
    """0 or why a unit cannot attack across the water before it (H44-9.5.1, 11.5.1, 16.3.5)."""
    sc = s.sc
    side = approach(s, u, target)
    water = sc.water[side] if side >= 0 else 0
    if not water:
        return LEGAL
    if s.has_mark(u, ENGAGED) and sc.fight.halves_all[water]:
        return ENGAGED_WATER
    if bridged(s, u, side):
        return LEGAL
    if kind == BREAKTHROUGH:
        return STRIKE_WATER
    if sc.fight.attack_unbridged[water]:
        return LEGAL
    if not assault_possible(s, s.place[u]):
        return RIVER_BARRED
    return ASSAULT_LATER if kind != NORMAL and sc.figures["rulings.assaults_in_combat_phase_only"] else LEGAL


def needs_assault(s: HollandState, u: int, target: int) -> bool:
    """Whether a unit can attack only in a river assault."""
    side = approach(s, u, target)
    if side < 0 or s.sc.fight.attack_unbridged[s.sc.water[side]]:
        return False
    return not bridged(s, u, side)


def assault_engineer(s: HollandState, h: int) -> int:
    """An Allied engineer in a hex who has had neither a ferry nor an assault in this turn; or -1."""
    if not 0 <= h < s.sc.n:
        return -1
    for u in s.stack_at(h):
        if s.sc.traits[u] & ENGINEER and s.sc.owner[u] == ALLIED:
            if not s.has_mark(u, CROSSED) and s.gait[u] != EXTENDED:
                return u
    return -1


def unmoved_infantry(s: HollandState, u: int) -> bool:
    """Infantry that began the turn in its hex and has not moved (H44-9.5.3)."""
    if not s.sc.traits[u] & INFANTRY or s.order[u] != GOOD:
        return False
    if s.began[u] != s.place[u] or s.gait[u] != STILL or s.used[u]:
        return False
    return not s.has_mark(u, ATTACKED) and s.sc.strength_rules.attack_strength(s, u) > 0


def assault_possible(s: HollandState, h: int) -> bool:
    """Whether an engineer is there, and beside him infantry that has not moved (H44-9.5.3)."""
    engineer = assault_engineer(s, h)
    if engineer < 0:
        return False
    for u in s.stack_at(h):
        if u != engineer and unmoved_infantry(s, u):
            return True
    return False


def assault_order_refusal(s: HollandState, b: Battle, u: int) -> int:
    """The unmoved infantry comes first: without it there is no assault from its hex."""
    if not needs_assault(s, u, b.target):
        return LEGAL
    h = s.place[u]
    engineer = assault_engineer(s, h)
    for v in bit_list(b.units):
        if s.place[v] == h and v != engineer and unmoved_infantry(s, v):
            return LEGAL
    return LEGAL if u != engineer and unmoved_infantry(s, u) else ASSAULT_INFANTRY


def assault_hexes(s: HollandState, b: Battle) -> list[int]:
    """The hexes out of which this attack assaults across a river."""
    hexes: list[int] = []
    for u in bit_list(b.units):
        if needs_assault(s, u, b.target) and s.place[u] not in hexes:
            hexes.append(s.place[u])
    return hexes


def engineers_of(s: HollandState, b: Battle) -> int:
    """The engineers of the hexes that assaulted: they may advance with the infantry (H44-9.5.3)."""
    units = 0
    for h in assault_hexes(s, b):
        for u in s.stack_at(h):
            if s.sc.traits[u] & ENGINEER and s.has_mark(u, CROSSED):
                units |= 1 << u
    return units


def infantry_of(s: HollandState, b: Battle) -> int:
    """All infantry stacked with these engineers may advance too, whether it took part or not (H44-9.5.3)."""
    units = 0
    for e in bit_list(engineers_of(s, b)):
        for u in s.stack_at(s.place[e]):
            if s.sc.traits[u] & INFANTRY and s.sc.allowance[u] > 0:
                units |= 1 << u
    return units
