"""Perft of a scenario's first position."""

from __future__ import annotations

from grognard.core.kernel.rules import Rules
from grognard.core.referee.game import new
from grognard.testing import perft, perft_by_choice


def assert_perft_agrees(rules: Rules, scenario: str, depth: int) -> list[int]:
    """By choice it sums to the whole, and the State is as it was; the counts."""
    game = new(f"{rules.name}/{scenario}", seed=5)
    before = game.hash()
    counts = perft(rules, game.state, depth)
    by_choice = perft_by_choice(rules, game.state, depth)
    assert sum(by_choice.values()) == counts[-1]
    assert len(by_choice) == counts[0] == sum(len(decision.options) for decision in game.decisions)
    assert game.hash() == before
    return counts
