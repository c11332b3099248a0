"""Chapter 4: how many units may stand in a hex, and which of them do not count."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.stacking import StackingRules

from .scenario import ARMY, CORPS, FREE, SOVIET, SUPPORT
from .state import StalingradState
from .units import is_combat_unit


class StalingradStacking(StackingRules[StalingradState]):
    """Chapter 4: a limit for each side, and those that are free."""

    trims_units = True

    def overstacked(self, s: StalingradState, h: int) -> bool:
        """S42-4.1; areas have no limit (S42-22.4)."""
        return self.excess_steps(s, h) > 0

    def excess_steps(self, s: StalingradState, h: int) -> int:
        """How many units must go from a hex (S42-4.4)."""
        if not 0 <= h < s.sc.n or s.first[h] < 0 or s.under[s.first[h]] < 0:
            return 0  # there is room for one anywhere
        return max(excess_of(s, player, own_units(s, player, h)) for player in (0, 1))

    def may_trim(self, s: StalingradState, u: int) -> bool:
        """Whether the hex of a unit would be less crowded without it (S42-4.4)."""
        if not is_combat_unit(s, u) or s.sc.kind[u] & SUPPORT or waits_here(s, u):
            return False
        units = own_units(s, s.sc.owner[u], s.place[u])
        before = excess_of(s, s.sc.owner[u], units)
        return excess_of(s, s.sc.owner[u], [v for v in units if v != u]) < before

    def crowds(self, s: StalingradState, units: int, h: int, leaving: int = 0) -> bool:
        """Whether a hex would be overstacked with some units in it too, and without those that leave it.

        In a contested city each side has its own limit (S42-29.1.1).
        """
        player = s.sc.owner[units.bit_length() - 1]
        there = units
        for u in own_units(s, player, h):
            there |= 1 << u
        return excess_of(s, player, bit_list(there & ~leaving)) > 0

    def counted(self, s: StalingradState, units: list[int]) -> int:
        """One free unit less than those that count at all (S42-4.2)."""
        total, free = count(s, units)
        return total - min(free, s.sc.free_units)


def count(s: StalingradState, units: list[int]) -> tuple[int, int]:
    """How many of some units count: no support and non-combat units; and how many of them are free."""
    total = 0
    free = 0
    for u in units:
        if is_combat_unit(s, u) and not s.sc.kind[u] & SUPPORT:
            total += 1
            if s.sc.kind[u] & FREE:
                free += 1
    return total, free


def limit_of(s: StalingradState, player: int, units: list[int]) -> int:
    """How many may; a Soviet army headquarters makes room for one, a second does not (S42-4.3, 20.1.1)."""
    if player == SOVIET and any(s.sc.kind[u] & ARMY for u in units):
        return s.sc.stack_with_army
    return s.sc.stack_limit[player]


def excess_of(s: StalingradState, player: int, units: list[int]) -> int:
    """How many units of a player are too many together.

    An army headquarters that commands few tanks leaves no room for a third corps of them, and another
    headquarters in the hex does not change that (S42-4.3).
    """
    sc = s.sc
    waiting = [u for u in units if not waits_here(s, u)]
    over = s.sc.stacking_rules.counted(s, waiting) - limit_of(s, player, waiting)
    if any(sc.limited_army[u] for u in waiting):
        corps = sum(1 for u in waiting if sc.kind[u] & CORPS)
        over = max(over, corps - sc.limited_corps)
    return max(0, over)


def waits_here(s: StalingradState, u: int) -> bool:
    """A reserve army ignores stacking until it is activated (S42-31.0)."""
    army = s.sc.army_of[u]
    return army >= 0 and not s.activated >> army & 1


def own_units(s: StalingradState, player: int, h: int) -> list[int]:
    return [u for u in s.stack_at(h) if s.sc.owner[u] == player]
