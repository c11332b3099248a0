"""Chapter 6: how many units may stand in a hex, and which of them do not count."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kinds import bit_list
from grognard.games.zocbond.kinds import ARMOUR, GHOST, SOURCE

from .state import HollandState


def counted(s: HollandState, h: i64) -> i64:
    """The units in a hex that count for stacking (H44-6.1 to 6.3)."""
    return counted_of(s, s.stack_at(h))


def counted_of(s: HollandState, units: list[int]) -> int:
    """How many of some units would count if they stood together.

    One of each free type does not count, nor a lone armor unit of one step, supply sources and face-down
    units; two halves of a battalion are one. Whose they are does not matter (H44-6.5).
    """
    sc = s.sc
    total = 0
    types = 0  # free types seen, as bits
    halves = 0  # battalions of which a half has been seen
    armor = 0
    weak_armor = 0
    for u in units:
        traits = sc.traits[u]
        if traits & (SOURCE | GHOST):
            pass
        elif sc.free[u] and not types >> sc.free[u] & 1:
            types |= 1 << sc.free[u]
        elif sc.half[u] >= 0 and halves >> sc.half[u] & 1:
            pass
        else:
            total += 1
            if sc.half[u] >= 0:
                halves |= 1 << sc.half[u]
        if traits & ARMOUR:
            armor += 1
            weak_armor = 1 if s.steps[u] <= sc.free_armor_steps else 0
    return total - 1 if armor == 1 and weak_armor else total


def overstacked(s: HollandState, h: i64) -> bool:
    """More than any two units beside the free ones (H44-6.1). Areas have no limit (H44-19.4)."""
    if not 0 <= h < s.sc.n:
        return False
    units = s.stack_at(h)
    return len(units) > s.sc.stack_units and counted_of(s, units) > s.sc.stack_units


def crowds(s: HollandState, units: int, h: int, leaving: int) -> bool:
    """Whether a hex would be overstacked with some units in it too, and without those that leave it."""
    there = units
    for u in s.stack_at(h):
        there |= 1 << u
    together = bit_list(there & ~leaving)
    sources = [u for u in together if s.sc.traits[u] & SOURCE]
    return counted_of(s, together) > s.sc.stack_units or len(sources) > 1


def excess_steps(s: HollandState, h: int) -> int:
    """Steps above nine in an overstacked hex (H44-6.4.1); sources and face-down units are not counted."""
    if not overstacked(s, h):
        return 0
    total = 0
    u = s.first[h]
    while u >= 0:
        if may_trim(s, u):
            total += s.steps[u]
        u = s.under[u]
    return max(0, total - s.sc.stack_steps)


def may_trim(s: HollandState, u: int) -> bool:
    return not s.sc.traits[u] & (SOURCE | GHOST)
