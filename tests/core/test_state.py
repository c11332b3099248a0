"""A State is small and quick to copy, and holds nothing that is not declared."""

from __future__ import annotations

import gc
import time
import timeit
import tracemalloc

import pytest

from grognard.core.kernel.column import SCALAR
from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import Frame, State, choose
from grognard.core.referee.game import game_names, new, rules_of
from grognard.core.referee.position import position_text
from grognard.games.coh import RULES
from grognard.testing.battery import random_game

SCENARIOS = RULES.scenarios()
LONG = 10_000  # plies that no game lasts


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_copying_costs_little(scenario: str) -> None:
    """The target is 10 microseconds; a slow machine gets a margin, a busy one its own time."""
    game = random_game(RULES, 7, 120, RULES.load(scenario, {}))
    best = min(timeit.repeat(game.state.copy, number=500, repeat=7, timer=time.process_time)) / 500
    assert best < 25e-6


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS[::5])
def test_a_resting_state_is_small(scenario: str) -> None:
    """A whole resting game, played to its end: State, log, record and undo, beyond the shared scenario.

    So much for the State, and so much for each choice, its record and what was told of it.
    """
    loaded = RULES.load(scenario, {"groups": "on"})
    game = random_game(RULES, 0, LONG, loaded)  # whatever is made once for all games
    assert game.over
    assert game.state.ply > 50
    used = min(
        memory_of_a_game(loaded), memory_of_a_game(loaded)
    )  # the interpreter's own tables grow by leaps
    assert used < 40_000 + 350 * game.state.ply


def memory_of_a_game(loaded: Scenario) -> int:
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        game = random_game(RULES, 0, LONG, loaded)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert game.over
    return used


def test_the_memory_measure_can_fail() -> None:
    game = new(f"coh/{SCENARIOS[0]}").state
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        states = [game.copy() for _ in range(200)]
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(states) == 200
    assert used > 100_000


@pytest.mark.both_builds
def test_copies_do_not_share_dice_scratch_or_sink() -> None:
    game = new(f"coh/{SCENARIOS[0]}", seed=1)
    copy = game.state.copy()
    assert game.state.sink is not None
    assert copy.sink is None, "what is tried on a copy is in nobody's log"
    assert copy.chance is None
    assert copy.dice is not game.state.dice
    assert copy.seed == game.state.seed


@pytest.mark.both_builds
def test_a_copy_plays_on_exactly_like_its_original() -> None:
    game = new(f"coh/{SCENARIOS[0]}", seed=3)
    other = game.state.copy()
    for _ in range(60):
        options = game.decision.options
        o = options[mix(9, game.state.ply) * len(options) >> 32]
        choose(other, game.decision.lane, o)
        game.play(o)
        assert position_text(RULES, other) == position_text(RULES, game.state)


@pytest.mark.pure
@pytest.mark.parametrize("game", game_names())
def test_a_state_holds_the_columns_it_declares_and_copies_every_one(game: str) -> None:
    """Also where a game writes its copy out to be faster; rows are shared exactly if they are `replaced`."""
    rules = rules_of(game)
    s = rules.blank(rules.load(rules.scenarios()[0], {}))
    kernel = vars(State(s.scenario, b""))
    held = [name for name, value in vars(s).items() if name not in kernel and value is not s.scenario]
    assert sorted(held) == sorted([*(column.name for column in rules.columns), *s.CACHES])
    for number, column in enumerate(rules.columns, 1):
        old = getattr(s, column.name)
        setattr(s, column.name, number if column.per == SCALAR else type(old)([number] * (len(old) or 1)))
    written, plain = s.copy(), State.copy(s)
    for column in rules.columns:
        cells = getattr(s, column.name)
        for other in (written, plain):
            assert getattr(other, column.name) == cells, column.name
            shared = column.per == SCALAR or column.replaced
            assert (getattr(other, column.name) is cells) == shared, column.name


def test_the_base_class_says_what_a_game_must_write() -> None:
    bare = State(Scenario("x", "y", {}, ["a"]), b"s")
    with pytest.raises(NotImplementedError):
        bare.copy()
    with pytest.raises(NotImplementedError):
        bare.blank()
    frame = Frame()
    for call in (lambda: frame.run(bare), lambda: frame.options(bare)):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        frame.check(bare, Option(0))
    with pytest.raises(NotImplementedError):
        frame.choose(bare, Option(0))
    assert (frame.several(bare), frame.default(bare), frame.price(bare, Option(0))) == (False, 0, -1)
