"""Chapter 6: how many units may stand in a hex, and which of them do not count."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.kinds import ARMOUR, GHOST, SOURCE
from grognard.games.zocbond.stacking import StackingRules

from .state import HollandState


class HollandStacking(StackingRules[HollandState]):
    """Chapter 6: two units and those that are free."""

    def overstacked(self, s: HollandState, h: int) -> bool:
        """More than any two units beside the free ones (H44-6.1). Areas have no limit (H44-19.4)."""
        if not 0 <= h < s.sc.n:
            return False
        units = s.stack_at(h)
        return len(units) > s.sc.stack_units and self.counted(s, units) > s.sc.stack_units

    def excess_steps(self, s: HollandState, h: int) -> int:
        """Steps above nine in an overstacked hex (H44-6.4.1); sources and face-down units are not counted."""
        if not self.overstacked(s, h):
            return 0
        total = 0
        u = s.first[h]
        while u >= 0:
            if self.may_trim(s, u):
                total += s.steps[u]
            u = s.under[u]
        return max(0, total - s.sc.stack_steps)

    def may_trim(self, s: HollandState, u: int) -> bool:
        return not s.sc.traits[u] & (SOURCE | GHOST)

    def crowds(self, s: HollandState, units: int, h: int, leaving: int = 0) -> bool:
        """Whether a hex would be overstacked with some units in it too, and without those that leave it."""
        there = units
        for u in s.stack_at(h):
            there |= 1 << u
        together = bit_list(there & ~leaving)
        sources = [u for u in together if s.sc.traits[u] & SOURCE]
        return self.counted(s, together) > s.sc.stack_units or len(sources) > 1

    def counted(self, s: HollandState, units: list[int]) -> int:
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
