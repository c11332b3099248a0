"""The kernel on both builds: the same texts, dice and numbers, compiled or not.

The other tests of the kernel use the tiny game, whose classes compiled ones do not let in.
"""

from __future__ import annotations

import msgspec
import pytest

from grognard.core.kernel.chance import Die, Script, every_outcome
from grognard.core.kernel.playout import mix, playout
from grognard.core.kernel.state import State
from grognard.core.referee.game import load, new
from grognard.core.referee.keys import parse_key
from grognard.core.referee.position import parse_position, position_hash, position_text, same_cells
from grognard.games.coh import RULES as COH
from grognard.testing.battery import random_game

pytestmark = pytest.mark.both_builds
SCENARIO = "dawn-at-the-granary"


def test_sealed_dice_are_the_same_on_every_machine() -> None:
    """Golden: if these change, every record in the world breaks."""
    s = COH.start(COH.load(SCENARIO, {}), b"golden")
    s.ply = 7
    assert [s.roll(Die(1, 6)) for _ in range(8)] == [6, 1, 3, 1, 2, 1, 5, 2]
    s.taken = 0
    assert [s.roll(Die(1, 100)) for _ in range(4)] == [90, 59, 99, 50]


def test_given_rolls_and_all_rolls() -> None:
    s = COH.start(COH.load(SCENARIO, {}), b"x")
    s.chance = Script([[2, 5], 3])
    assert [s.roll(Die(2, 6)), s.roll(Die(1, 6))] == [7, 3]
    s.chance = None
    assert len(every_outcome(s, rolls, 100)) == 11


def rolls(s: State) -> None:
    s.roll(Die(2, 6))


@pytest.mark.parametrize("scenario", COH.scenarios())
def test_coh_reads_back(scenario: str) -> None:
    game = random_game(COH, 11, 130, COH.load(scenario, {}))
    text = position_text(COH, game.state)
    again = parse_position(COH, text)
    assert position_text(COH, again) == text
    assert same_cells(COH, again, game.state, derived=True) == []


def test_it_loads_to_the_same_game() -> None:
    game = random_game(COH, 5, 60, COH.load(SCENARIO, {}))
    game.takeback(4)
    game.play(game.decision.options[0])
    text = game.text()
    again = load(text)
    assert again.hash() == game.hash()
    assert again.text() == text
    assert again.state.epoch == 1
    assert [e.kind for e in again.events] == [e.kind for e in game.events]


def test_every_key_on_offer_is_its_option() -> None:
    game = new(f"coh/{SCENARIO}", seed=2)
    for o in game.decision.options:
        assert parse_key(COH, game.scenario, game.key(o)).same(o)


def test_mix_is_the_same_everywhere() -> None:
    assert [mix(1, n) for n in range(3)] == [140701155, 3663185467, 307736434]
    assert mix(1, 0) != mix(2, 0)


def test_a_playout_ends_and_repeats() -> None:
    ends = []
    for _ in range(2):
        s = new(f"coh/{SCENARIO}", seed=8).state.copy()
        ends.append((playout(s, 5), position_hash(COH, s), s.outcome))
    assert ends[0] == ends[1]
    assert ends[0][2] >= 0


def test_no_seed_in_a_view() -> None:
    game = random_game(COH, 3, 100, COH.load(SCENARIO, {}))
    for player in (0, 1, -1):
        wire = msgspec.json.encode(game.seat(player).view())
        assert game.state.seed.hex().encode() not in wire
        assert b"seed" not in wire
        assert b'"ply"' not in wire  # as a field: somebody is asked for his reply


def test_prices_and_offers_are_made_from_what_is_known() -> None:
    game = random_game(COH, 4, 40, COH.load(SCENARIO, {}))
    d = game.decision
    question = game.seat(d.player).view().question
    assert question is not None
    assert [offer.key for offer in question.offers] == [game.key(o) for o in d.options]
    assert question.kind == d.kind


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    scenario = COH.load(SCENARIO, {})
    texts = {random_game(COH, 6, 90, scenario).text() for _ in range(2)}
    assert len(texts) == 1
