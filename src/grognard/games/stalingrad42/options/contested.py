"""Chapter 29: contested cities, where units of both sides are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.zocbond.kinds import TACTICAL
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.zoc import bare_zoc

from ..refusals import CONTESTED_ENTRY, CONTESTED_ZOC
from ..state import StalingradState
from ..units import is_combat_unit

RULE: Final = "contested"  # the name of the optional rule


def is_contested(s: StalingradState, h: int) -> bool:
    """Whether units of both sides are in a hex."""
    return 0 <= h < s.sc.n and s.contested[h] >= 0 and both_there(s, h)


def both_there(s: StalingradState, h: int) -> bool:
    owners = 0
    u = s.first[h]
    while u >= 0:
        if is_combat_unit(s, u):
            owners |= 1 << s.sc.owner[u]
        u = s.under[u]
    return owners == 3


def entry_refusal(s: StalingradState, gait: i64, to: i64) -> int:
    """0 or why nobody enters a contested city in this way (S42-29.1.2)."""
    return CONTESTED_ENTRY if s.contested[to] >= 0 and gait != TACTICAL and both_there(s, to) else LEGAL


def move_refusal(s: StalingradState, u: int, gait: int, h: int, to: int) -> int:
    """0 or why a unit cannot enter or leave a contested city in this way, on foot or by sea (S42-29.1.2)."""
    refusal = entry_refusal(s, gait, to)
    if refusal:
        return refusal
    if s.contested[h] >= 0 and both_there(s, h) and bare_zoc(s, to, 1 - s.sc.owner[u]):
        return CONTESTED_ZOC
    return LEGAL
