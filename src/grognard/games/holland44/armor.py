"""Chapters 10.3 to 10.5: armor classes, the armor shifts, the anti-tank modifier, unsupported armor."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.battle import Battle, approach, defenders
from grognard.games.zocbond.kinds import ANTI_TANK, ARMOUR, GHOST, INFANTRY
from grognard.games.zocbond.strength import VOID_ROUTED, VOID_SOURCE

from .box.combat_figures import NEVER
from .formations import is_lead
from .state import HollandState
from .zones import vehicles_pass


def fighting_defenders(s: HollandState, b: Battle) -> list[int]:
    """The defenders that count for armor and morale: all but the routed (H44-14.3.2) and supply sources.

    A unit that retreated there before adds no strength but keeps its class (H44-13.5, 14.2).
    """
    units: list[int] = []
    for u in defenders(s, b.target, b.player):
        if s.sc.combat_rules.defence_void(s, b, u) not in (VOID_ROUTED, VOID_SOURCE):
            units.append(u)
    return units


def attacking_class(s: HollandState, u: int) -> int:
    """The armor class of an attacker; anti-tank units attack with one less (H44-10.3.3)."""
    armor = s.sc.armour[u]
    if armor and s.sc.traits[u] & ANTI_TANK:
        armor += s.sc.fight.anti_tank_attacking
    return armor


def best_attacking_class(s: HollandState, b: Battle) -> int:
    best = 0
    for u in bit_list(b.units):
        best = max(best, attacking_class(s, u))
    return best


def best_defending_class(s: HollandState, b: Battle) -> int:
    best = 0
    for u in fighting_defenders(s, b):
        best = max(best, s.sc.armour[u])
    return best


def outgunned(s: HollandState, b: Battle, u: int) -> bool:
    """Armor is halved where the defenders have a better class than any attacker (H44-10.4)."""
    if not s.sc.traits[u] & ARMOUR:
        return False
    return best_defending_class(s, b) > best_attacking_class(s, b)


def can_earn(s: HollandState, b: Battle, u: int) -> bool:
    """Whether the ground lets an armor unit of the lead earn the shift (H44-10.3.4, 10.8.3, 10.8.4)."""
    sc = s.sc
    if not sc.traits[u] & ARMOUR or sc.fight.armor_ground[sc.terrain[b.target]] == NEVER:
        return False
    side = approach(s, u, b.target)
    return side < 0 or vehicles_pass(s, side)


def attacker_shift(s: HollandState, b: Battle) -> bool:
    """Armor in the lead, and the best class of all attackers is above that of the defenders (H44-10.3.1)."""
    for u in bit_list(b.units):
        if is_lead(s, b, u) and can_earn(s, b, u):
            return best_attacking_class(s, b) > best_defending_class(s, b)
    return False


def defender_shift(s: HollandState, b: Battle) -> bool:
    """Armor in the attacked hex, and no armor class at all in the lead (H44-10.3.2)."""
    for u in bit_list(b.units):
        if is_lead(s, b, u) and s.sc.armour[u]:
            return False
    for u in fighting_defenders(s, b):
        if s.sc.traits[u] & ARMOUR:
            return True
    return False


def unsupported(s: HollandState, b: Battle) -> bool:
    """Armor without infantry beside it, attacked by infantry of the lead (H44-10.5.2).

    Somebody unknown is taken for infantry until he is shown (H44-25.4).
    """
    armor = False
    for u in fighting_defenders(s, b):
        if s.sc.traits[u] & (INFANTRY | GHOST):
            return False
        armor = armor or s.sc.traits[u] & ARMOUR != 0
    if not armor:
        return False
    for u in bit_list(b.units):
        if is_lead(s, b, u) and s.sc.traits[u] & INFANTRY:
            return True
    return False
