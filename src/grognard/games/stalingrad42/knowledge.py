"""What each side may know: everything but the dice to come."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.knowledge import redact_columns
from grognard.core.rules import Rules

from .state import StalingradState


def redact(rules: Rules, s: StalingradState, player: int) -> StalingradState:
    """The State as a player (-1: the public) knows it: without the dice to come."""
    known = s.copy()
    known.shared = [len(lane) for lane in known.lanes]
    redact_columns(rules, known, player)
    return known


def sample(known: StalingradState, seed: bytes) -> StalingradState:
    """Nothing is hidden: only new dice are put in."""
    s = known.copy()
    s.seed = seed
    return s


def worlds(known: StalingradState) -> list[tuple[Fraction, StalingradState]]:
    """There is one world."""
    return [(Fraction(1), sample(known, b"odds"))]
