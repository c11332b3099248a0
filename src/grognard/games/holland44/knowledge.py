"""What each side may know: everything but the dice. Face-down units are drawn when they are met (H44-25.5).

Nobody may look under them, and what is left in the cup follows from what has been seen, so both sides know
the same.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.core.knowledge import redact_columns
from grognard.core.rules import Rules

from .state import HollandState


def redact(rules: Rules, s: HollandState, player: int) -> HollandState:
    """The State as a player (-1: the public) knows it: without the dice to come."""
    known = s.copy()
    known.shared = [len(lane) for lane in known.lanes]
    redact_columns(rules, known, player)
    return known


def sample(known: HollandState, seed: bytes) -> HollandState:
    """Nothing is hidden: only new dice are put in."""
    s = known.copy()
    s.seed = seed
    return s


def worlds(known: HollandState) -> list[tuple[Fraction, HollandState]]:
    """There is one world."""
    return [(Fraction(1), sample(known, b"odds"))]
