"""A question about the whole map whose cost is measured (`grognard bench`)."""

from __future__ import annotations

from grognard.games.zocbond.kinds import GHOST
from grognard.games.zocbond.losses import in_play

from .state import HollandState
from .supply import Lines


def supply_check(s: HollandState) -> int:
    """Every unit of both sides, with nothing known beforehand (H44-18.3)."""
    s.forget_all_lines()
    supplied = 0
    for player in range(2):
        lines = Lines(s, player)
        for u in s.sc.units_of[player]:
            if in_play(s, u) and not s.sc.traits[u] & GHOST and lines.reaches(u):
                supplied += 1
    return supplied
