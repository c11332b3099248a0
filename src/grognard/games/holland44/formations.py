"""Chapter 10.2: the lead formation, the unit attached to it, and who fights at half strength."""

from __future__ import annotations

from grognard.core.kinds import bit_list
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.kinds import CORPS
from grognard.games.zocbond.refusals import ATTACH_APART, ATTACHED_BEFORE, LEGAL, OF_LEAD

from .state import HollandState
from .units import formation_of


def leads(s: HollandState, b: Battle) -> list[int]:
    """The formations of the attackers; a breakthrough group that joins never leads (H44-10.2.1, 16.5).

    Units that were face down belong to none: among themselves they fight as one, beside others at half.
    """
    found: list[int] = []
    for u in bit_list(b.units & ~b.joined):
        formation = formation_of(s, u)
        if formation >= 0 and formation not in found:
            found.append(formation)
    found.sort()
    return found


def is_lead(s: HollandState, b: Battle, u: int) -> bool:
    """Whether an attacker belongs to the lead formation or is attached to it."""
    if b.joined >> u & 1:
        return False
    return u == b.attached or formation_of(s, u) == b.lead


def lead_units(s: HollandState, b: Battle) -> int:
    """The attackers of the lead formation with the one attached, which counts as part of it."""
    found = 0
    for u in bit_list(b.units):
        if is_lead(s, b, u):
            found |= 1 << u
    return found


def attach_refusal(s: HollandState, b: Battle, u: int) -> int:
    """One unit of another formation, stacked with the lead; corps troops anywhere (H44-10.2.3, 10.2.4)."""
    if b.attached >= 0:
        return ATTACHED_BEFORE
    if b.joined >> u & 1:
        return ATTACH_APART
    if formation_of(s, u) == b.lead:
        return OF_LEAD
    if s.sc.traits[u] & CORPS and s.parent[u] < 0:
        return LEGAL
    for v in bit_list(b.units & ~b.joined):
        if s.place[v] == s.place[u] and formation_of(s, v) == b.lead:
            return LEGAL
    return ATTACH_APART
