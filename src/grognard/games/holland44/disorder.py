"""Chapters 14.2 and 14.4: the duty of poor units in disorder, and recovery."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.disorder import RecoveryRules
from grognard.games.zocbond.kinds import ENGAGED, GOOD, MOVED, REFITTED

from .kinds import SCATTERED, SPENT
from .state import HollandState


class HollandRecovery(RecoveryRules[HollandState]):
    """Chapter 14.4."""

    recovery_marks = SCATTERED | ENGAGED | REFITTED | SPENT  # H44-14.4.3, 11.5.3


def owes_leaving(s: HollandState, u: i64) -> bool:
    """Whether a poor unit in disorder has still to get out of an EZOC, before its move is over (H44-14.2).

    So it neither gives up its move for others, nor takes in or hands over a step (H44-8.3.3, 21.4, 21.5).
    """
    return s.order[u] != GOOD and not s.marks[u] & MOVED and s.sc.movement_rules.must_leave(s, u)
