"""Questions about the whole map whose cost is measured (`grognard bench`)."""

from __future__ import annotations

from grognard.games.zocbond.chores import all_moves
from grognard.games.zocbond.kinds import GHOST
from grognard.games.zocbond.losses import in_play

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
