"""A question about the whole map whose cost is measured (`grognard bench`)."""

from __future__ import annotations

from grognard.games.zocbond.losses import in_play

from . import supply
from .state import StalingradState


def supply_check(s: StalingradState) -> int:
    """Every unit of both sides, with nothing known beforehand (S42-16.3.1)."""
    s.forget_all_lines()
    supplied = 0
    for player in range(2):
        lines = supply.lines(s, player)
        for u in s.sc.units_of[player]:
            if in_play(s, u) and (s.place[u] >= s.sc.n or lines.reaches(s.place[u])):
                supplied += 1
    return supplied
