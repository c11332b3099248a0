"""What moves that were thought over are for: kept for the sentences about their steps."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import choose
from grognard.games.panzer.state import PanzerState

from .marching import Goal

MOST_KEPT: Final = 400
_KEPT: dict[str, Goal] = {}


def where(s: PanzerState, u: int) -> str:
    """The open position in which a step of a unit is chosen."""
    return f"{s.sc.name} {s.turn} {u} {s.place} {s.facing} {s.acted}"


def remember(s: PanzerState, u: int, goal: Goal, path: list[Option]) -> None:
    """Notes the goal for every step of a move that can be played without a question to the opponent."""
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.clear()
    trial = s.copy()
    for o in path:
        _KEPT[where(trial, u)] = goal
        choose(trial, 0, o)


def intended(s: PanzerState, u: int) -> Goal | None:
    """The goal of the move to which the next step of a unit belongs; None if it was not thought over here."""
    return _KEPT.get(where(s, u))
