"""Chapter 8.3.3: units that give up their move so that others can pass a hex next to the enemy."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import GHOST, MOVED, SOURCE
from grognard.games.zocbond.refusals import HAS_MOVED, LEGAL, MUST_LEAVE, NOT_ON_MAP
from grognard.games.zocbond.zoc import in_zoc

from . import events
from .disorder import owes_leaving
from .kinds import SPENT
from .refusals import NO_SCREEN, SPENT_UNIT
from .scenario import TOWN, WOODS
from .state import HollandState


def screens(s: HollandState, u: int) -> bool:
    """Whether a unit has given up its whole move; one that was spent in an attack has used up some of it."""
    return s.marks[u] & SPENT != 0 and s.used[u] == 0


def is_screened(s: HollandState, player: i64, h: i64) -> bool:
    """Whether enough steps hold a woods or town hex open."""
    if s.sc.terrain[h] not in (WOODS, TOWN) or s.holder[h] != player:
        return False
    return screened_steps(s, h, False) >= s.sc.figures["movement.infiltration_steps"]


def screened_steps(s: HollandState, h: int, could: bool) -> int:
    """Steps that hold a hex open, or `could` if all did who have not moved."""
    total = 0
    u = s.first[h]
    while u >= 0:
        able = not s.marks[u] & (MOVED | SPENT) and not s.sc.traits[u] & (GHOST | SOURCE)
        if screens(s, u) or (could and able and not owes_leaving(s, u)):
            total += s.steps[u]
        u = s.under[u]
    return total


def screen_refusal(s: HollandState, u: i64) -> i64:
    """0 or why a unit cannot give up its move for others."""
    sc = s.sc
    h = s.place[u]
    if not 0 <= h < sc.n:
        return NOT_ON_MAP
    if s.marks[u] & SPENT:
        return SPENT_UNIT
    if s.marks[u] & MOVED:
        return HAS_MOVED
    if sc.terrain[h] not in (WOODS, TOWN) or not in_zoc(s, h, 1 - sc.owner[u]):
        return NO_SCREEN
    if sc.traits[u] & (GHOST | SOURCE):
        return NO_SCREEN
    if owes_leaving(s, u):
        return MUST_LEAVE
    enough = screened_steps(s, h, True) >= sc.figures["movement.infiltration_steps"]
    return LEGAL if enough else NO_SCREEN


def screen(s: HollandState, u: int) -> None:
    """The unit is spent: no move, no attack (H44-8.3.3)."""
    s.set_mark(u, SPENT | MOVED)
    s.tell(events.SCREENED, u)
