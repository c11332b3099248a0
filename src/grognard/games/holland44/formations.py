"""Chapter 10.2: the lead formation, the unit attached to it, and who fights at half strength."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.battle import Battle

from .state import HollandState
from .units import formation_of


def is_lead(s: HollandState, b: Battle, u: int) -> bool:
    """Whether an attacker belongs to the lead formation or is attached to it."""
    if b.joined >> u & 1:
        return False
    return u == b.attached or formation_of(s, u) == b.lead


def lead_units(s: HollandState, b: Battle) -> int:
    """The attackers of the lead formation with the one attached, which counts as part of it."""
    units = 0
    for u in bit_list(b.units):
        if is_lead(s, b, u):
            units |= 1 << u
    return units
