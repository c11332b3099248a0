"""Seat: four different errors, each leaving the game as it was; views, explanations and samples."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.referee.errors import NotYours, NoUndo, Refused, Stale, Unreadable
from grognard.core.referee.game import Game, new
from grognard.core.referee.position import position_text
from grognard.core.telling.view import View
from grognard.games.coh import RULES as COH
from tests.core.mini import HOLD, RULES, new_mini
from tests.core.test_machine import fighting

SCENARIO = COH.scenarios()[0]


# -- errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "keys", "seq", "error"),
    [
        (0, ["order A1 sing"], None, Unreadable),
        (0, ["order A1 hold"], 99, Stale),
        (0, ["order B1 hold"], None, Refused),
        (-1, ["order A1 hold"], None, NotYours),
    ],
)
def test_errors_leave_the_game_as_it_was(
    player: int, keys: list[str], seq: int | None, error: type[Exception]
) -> None:
    game = new_mini()
    before = (game.text(), [game.seat(p).view() for p in (0, 1, 2, -1)])
    with pytest.raises(error):
        game.seat(player).play(keys, seq)
    assert (game.text(), [game.seat(p).view() for p in (0, 1, 2, -1)]) == before


def test_who_is_not_asked_may_not_choose() -> None:
    game = fighting(1)
    with pytest.raises(NotYours, match="bob is not asked now; to decide: ann"):
        game.seat(1).play(["pass"])
    with pytest.raises(NotYours, match="a spectator is not asked"):
        game.seat(-1).why("pass")
    for call in (game.seat(-1).undo, game.seat(-1).redo):
        with pytest.raises(NotYours):
            call()


def test_a_choice_on_an_old_view_is_stale() -> None:
    game = fighting(1)
    seat = game.seat(0)
    old = seat.view().seq
    seat.play(["stance low"], old)
    with pytest.raises(Stale, match="look again"):
        seat.play(["attack B1"], old)
    seat.play(["attack B1"], seat.view().seq)


def test_others_choosing_in_secret_do_not_make_a_view_stale() -> None:
    game = new_mini()
    seq = game.seat(0).view().seq
    game.play("order B1 hold", 1)
    game.play("order C1 hold", 2)
    game.seat(0).play(["order A1 hold"], seq)


@settings(max_examples=200)
@given(st.text(max_size=25))
def test_any_key_is_one_of_three_errors_or_legal(key: str) -> None:
    game = shared_game()
    before = game.hash()
    try:
        game.seat(game.decision.player).why(key)
        game.seat(game.decision.player).play([key])
    except (Unreadable, Refused):
        assert game.hash() == before
    else:
        game.undo(0)


_shared: list[Game] = []


def shared_game() -> Game:
    if not _shared:
        _shared.append(new(f"coh/{SCENARIO}", seed=1))
    return _shared[0]


# -- explaining ---------------------------------------------------------------------------


def test_explain_says_why_not() -> None:
    game = fighting(1)
    seat = game.seat(0)
    assert seat.why("stance low") is None
    reason = seat.why("attack B1")
    assert reason is not None
    assert reason.rule == "MINI-1"
    assert seat.why("stance low", "attack B1") is None
    reason = seat.why("stance low", "attack A2")
    assert reason is not None
    assert reason.rule == "MINI-2"
    with pytest.raises(Unreadable):
        seat.why("attack Z9")


def test_explain_stops_where_others_are_asked() -> None:
    game = fighting(1)
    before = game.hash()
    assert game.seat(0).why("stance low", "attack B1", "ready") is None
    assert game.hash() == before


# -- views ---------------------------------------------------------------------------


def test_a_view_is_json_and_back() -> None:
    game = fighting(1)
    view = game.seat(0).view()
    again = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert again == view
    assert view.path == ["Round.fight", "Attack.stance"]
    assert view.question is not None
    assert [offer.key for offer in view.question.offers] == ["stance low", "stance high"]


def test_only_the_asked_player_has_a_question() -> None:
    game = fighting(1)
    assert [game.seat(p).view().question is not None for p in (0, 1, 2, -1)] == [True, False, False, False]
    assert len({tuple(game.seat(p).view().asked) for p in (0, 1, 2, -1)}) == 1


def test_a_view_says_whether_undo_and_redo_are_possible() -> None:
    game = fighting(1)
    seat = game.seat(0)
    assert (seat.view().undo, seat.view().redo) == (False, False)
    seat.play(["stance low"])
    assert (seat.view().undo, seat.view().redo) == (True, False)
    seat.undo()
    assert (seat.view().undo, seat.view().redo) == (False, True)
    seat.redo()
    assert (seat.view().undo, seat.view().redo) == (True, False)
    assert not game.seat(1).view().undo
    with pytest.raises(NoUndo):
        game.seat(1).undo()


def test_a_sample_has_other_dice_and_changes_nothing() -> None:
    game = fighting(1, order=HOLD)
    before = game.hash()
    world = game.seat(0).sample(b"seed")
    assert world.seed not in (b"", game.state.seed)
    assert game.hash() == before
    known = position_text(RULES, game.seat(0).known())
    assert position_text(RULES, RULES.redact(world, 0)) == known
