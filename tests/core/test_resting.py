"""What a game keeps while nobody chooses: little, and enough to go on and to undo."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from grognard.core.kernel.playout import mix
from grognard.core.referee.game import Game, new
from grognard.core.referee.position import position_text, same_cells

CAMPAIGN = "stalingrad42/campaign"
LARGEST = 1_000_000  # bytes of a resting campaign beyond the shared scenario


def played(name: str, number: int, choices: int) -> Game:
    game = new(name, seed=number)
    for _ in range(choices):
        top = game.state.top()
        options = top.options(game.state)
        game.play(options[mix(number, game.state.ply) % len(options)])
    game.rest()
    return game


@pytest.mark.both_builds
def test_a_resting_campaign_is_small() -> None:
    """State, log, record and undo, in the middle of a phase; the first game makes what all games share."""
    played(CAMPAIGN, 0, 150)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    game = played(CAMPAIGN, 1, 150)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert game.since
    assert taken < 0.8 * LARGEST  # what is told and chosen in 36 turns comes to less than the rest


@pytest.mark.both_builds
@pytest.mark.parametrize("name", [CAMPAIGN, "holland44/campaign", "coh/dawn-at-the-granary"])
def test_the_position_behind_undo_is_whole_when_it_is_asked_for(name: str) -> None:
    game = new(name, seed=3)
    while not game.since or game.state.ply < 40:
        options = game.decision.options
        game.play(options[mix(3, game.state.ply) % len(options)])
    base = game.base
    assert base.ply == game.state.ply - len(game.since)
    for made in reversed(game.since):
        game.undo(made.player)
    assert position_text(game.rules, game.state) == position_text(game.rules, base)
    assert same_cells(game.rules, game.state, base, derived=True) == []
    fresh = game.state.copy()
    game.rules.derive(fresh)
    assert same_cells(game.rules, base, fresh, derived=True) == []
