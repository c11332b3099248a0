"""Chapters 23.4 and 23.6: boundaries between the British corps, and garrisons that wait."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import AWAKE

from .scenario import ALLIED
from .state import HollandState
from .units import corps_of


def forbids(s: HollandState, u: i64, h: i64, here: i64 = -1) -> bool:
    """Whether a hex lies too far inside another corps' zone for a unit (H44-23.4).

    One that a retreat has carried too far may come back hex by hex: `here` is where it comes from. Retreats
    are forced, and none of their rules looks at the line (H44-13.1.3, 13.2).
    """
    corps = corps_of(s, u)
    if corps < 0 or len(s.sc.zone_depth) <= corps:
        return False
    depth = s.sc.zone_depth[corps]
    if depth[h] <= s.sc.boundary_hexes:
        return False
    return not 0 <= here < s.sc.n or depth[h] >= depth[here]


def wake(s: HollandState, h: i64) -> None:
    """An Allied unit has come to a hex: garrisons near it no longer wait (H44-23.6)."""
    sc = s.sc
    for u in sc.garrisons:
        at = s.place[u]
        if 0 <= at < sc.n and not s.marks[u] & AWAKE:
            if sc.board.distance_between(at, h) <= sc.locked_distance:
                s.set_mark(u, AWAKE)


def wake_all(s: HollandState) -> None:
    """The same for every Allied unit that came in another way than by moving."""
    sc = s.sc
    for u in sc.units_of[ALLIED]:
        if 0 <= s.place[u] < sc.n:
            wake(s, s.place[u])
