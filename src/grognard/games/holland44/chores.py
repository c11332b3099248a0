"""Questions about the whole map whose cost is measured (`grognard bench`)."""

from __future__ import annotations

from grognard.games.zocbond.kinds import EXTENDED, GHOST, MARCH, TACTICAL
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.reach import reach

from .state import HollandState
from .supply import Lines

CHORES = ["supply", "moves"]


def chore(s: HollandState, name: str) -> int:
    """What was found, as a number: the units in supply, or the places that units can move to."""
    return supply_check(s) if name == "supply" else all_moves(s)


def supply_check(s: HollandState) -> int:
    """Every unit of both sides, with nothing known beforehand (H44-18.3)."""
    s.forget_all_lines()
    found = 0
    for player in range(2):
        lines = Lines(s, player)
        for u in s.sc.units_of[player]:
            if in_play(s, u) and not s.sc.traits[u] & GHOST and lines.reaches(u):
                found += 1
    return found


def all_moves(s: HollandState) -> int:
    """Every place that a unit of either side could get to now, in each of its ways of moving (H44-8)."""
    found = 0
    for u in range(s.sc.units):
        if in_play(s, u):
            for gait in (MARCH, EXTENDED, TACTICAL):
                found += len(reach(s, u, gait))
    return found
