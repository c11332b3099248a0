"""Chapter 2.3: what a counter is now, where that depends on markers or on the unit it was made from."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import ARMOUR, MECHANISED, PART, REMNANT

from .kinds import DISMOUNTED, RECON
from .scenario import ALLIED, BY_TRUCK, ON_FOOT, HollandScenario
from .state import HollandState


def is_mechanised(s: HollandState, u: i64) -> bool:
    """H44-2.3.13; a breakdown unit is what its parent is (H44-21.2), the dismounted walk (H44-18.6)."""
    if s.marks[u] & DISMOUNTED:
        return False
    return s.sc.traits[u] & MECHANISED != 0 or on_trucks(s, u)


def on_trucks(s: HollandState, u: i64) -> bool:
    """Whether a breakdown unit lies on its mechanized side."""
    if s.sc.mech_allowance[u] == 0:
        return False
    parent = s.parent[u]
    return parent >= 0 and s.sc.traits[parent] & MECHANISED != 0


def cost_class(s: HollandState, u: i64) -> i64:
    """The column of the terrain effects chart by which a unit moves now."""
    if s.marks[u] & DISMOUNTED:
        return ON_FOOT
    return BY_TRUCK if s.sc.mech_allowance[u] and on_trucks(s, u) else s.sc.cost_class[u]


def formation_of(s: HollandState, u: i64) -> i64:
    """Remnants and breakdown units fight in the formation of the unit they come from (H44-10.2.2)."""
    parent = s.parent[u]
    if parent >= 0 and s.sc.traits[u] & (PART | REMNANT):
        return s.sc.formation[parent]
    return s.sc.formation[u]


def division_of(s: HollandState, u: i64) -> i64:
    """The airborne division of a unit; a borrowed counter is a step of its battalion (H44-8.5.7, 18.2.2)."""
    parent = s.parent[u]
    if parent >= 0 and s.sc.traits[u] & (PART | REMNANT):
        return s.sc.division[parent]
    return s.sc.division[u]


def corps_of(s: HollandState, u: i64) -> i64:
    """The corps whose boundaries bind a unit (H44-23.4); -1 none."""
    parent = s.parent[u]
    if parent >= 0 and s.sc.traits[u] & (PART | REMNANT):
        return s.sc.corps[parent]
    return s.sc.corps[u]


def remnant_fits(sc: HollandScenario, remnant: i64, u: i64) -> bool:
    """Whether a remnant counter can stand for a unit (H44-11.4): armor or not, and its airborne division."""
    if sc.owner[remnant] != sc.owner[u] or sc.division[remnant] != sc.division[u]:
        return False
    return sc.traits[remnant] & ARMOUR == sc.traits[u] & ARMOUR


def part_fits(sc: HollandScenario, part: i64, u: i64) -> bool:
    """Whether a breakdown counter can come from a unit: armor from British tanks, infantry from all others,
    airborne ones from their division (H44-21.2, 21.3).
    """
    if sc.owner[part] != sc.owner[u] or sc.division[part] != sc.division[u]:
        return False
    tanks = sc.owner[u] == ALLIED and sc.traits[u] & ARMOUR != 0 and not sc.traits[u] & RECON
    return (sc.traits[part] & ARMOUR != 0) == tanks


def is_general(sc: HollandScenario, part: i64) -> bool:
    """Whether a breakdown counter is infantry of no airborne division."""
    return sc.division[part] < 0 and not sc.traits[part] & ARMOUR
