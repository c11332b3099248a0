"""Questions about the whole map whose cost is measured (`grognard bench`), as far as games share them."""

from __future__ import annotations

from .kinds import EXTENDED, MARCH, TACTICAL
from .losses import in_play
from .reach import reach
from .state import ZocState


def all_moves(s: ZocState) -> int:
    """Every place that a unit of either side could get to now, in each way of moving (H44-8, S42-5)."""
    count = 0
    for u in range(s.zoc.units):
        if in_play(s, u):
            for gait in (MARCH, EXTENDED, TACTICAL):
                count += len(reach(s, u, gait))
    return count
