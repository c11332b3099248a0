"""Game, the referee: what it accepts, what it refuses, undo, redo, takeback and epochs."""

from __future__ import annotations

import re

import pytest

from grognard.core.kernel.chance import Script
from grognard.core.kernel.option import Option
from grognard.core.loading.load import LoadError
from grognard.core.referee.errors import NotYours, NoUndo, Refused, Unreadable
from grognard.core.referee.game import Game, game_names, load, new, replay, rules_of, seed_bytes
from grognard.core.referee.position import position_text
from grognard.core.referee.record import parse_record
from grognard.games.coh import RULES as COH
from grognard.testing.battery import random_game
from tests.core.mini import ATTACK, DASH, HOLD, PASS, RULES, MiniState, new_mini
from tests.core.test_machine import fighting, with_orders

SKIRMISH = RULES.load("skirmish", {})


def untouched(game: Game, before: str) -> bool:
    return game.text() == before


# -- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "player", "error"),
    [
        ("order B1 hold", 0, Refused),
        ("ready", 0, Refused),
        ("attack B1", 0, Refused),
        ("sing", 0, Unreadable),
        ("order A1", 0, Unreadable),
        ("order Z1 hold", 0, Unreadable),
        ("", 0, Unreadable),
        (Option(99), 0, Unreadable),
        (Option(-1), 0, Unreadable),
        (Option(PASS, 5), 0, Unreadable),
        (Option(ATTACK, 10**9), 0, Refused),
        (Option(ATTACK, -3), 0, Refused),
        ("order A1 hold", 7, NotYours),
        ("order A1 hold", -1, NotYours),
    ],
)
def test_a_bad_choice_is_one_clear_error_and_changes_nothing(
    choice: str | Option, player: int, error: type[Exception]
) -> None:
    game = new_mini()
    before = game.text()
    with pytest.raises(error) as caught:
        game.play(choice, player)
    assert str(caught.value)
    assert untouched(game, before)


def test_a_refusal_names_rule_facts_and_what_would_be_legal() -> None:
    game = fighting(1)
    game.play("stance low", 0)
    with pytest.raises(Refused) as caught:
        game.play("attack A2", 0)
    reason = caught.value.reason
    assert reason.rule == "MINI-2"
    assert reason.text.id == "mini-refusal-no-unit"
    assert [ref.key for ref in reason.facts] == ["A2", "ann"], "what was tried, and what the text names"
    assert reason.instead == ["attack B1", "attack B2", "attack C1", "attack C2"]


@pytest.mark.pure
def test_an_option_that_passes_its_check_but_is_not_offered_is_our_own_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = fighting(1)
    monkeypatch.setattr(type(game.state.top()), "check", lambda self, s, o: 0)
    with pytest.raises(AssertionError, match="passes its check but is not offered"):
        game.play(Option(ATTACK, 2), 0)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = random_game(RULES, 2, 10_000, SKIRMISH)
    assert game.over
    assert game.outcome > 0
    assert game.decisions == []
    with pytest.raises(NotYours, match="the game is over"):
        game.play("pass")
    with pytest.raises(NotYours):
        _ = game.decision


def test_seats_there_are() -> None:
    game = new_mini()
    for bad in (-3, 3):
        with pytest.raises(ValueError, match="no seat"):
            game.seat(bad)


# -- lists of keys ---------------------------------------------------------------------------


def test_a_list_runs_until_something_interrupts() -> None:
    game = fighting(1)
    played = game.play(["stance low", "attack B1", "stance low"], 0)
    assert (played.choices, played.interrupted) == (2, True)
    assert game.decision.player == 1


def test_a_list_stops_at_a_secret() -> None:
    game = random_game(RULES, 0, 0, SKIRMISH)
    for player, units in ((0, ("A1", "A2")), (1, ("B1", "B2")), (2, ("C1", "C2"))):
        game.play([f"order {u} dash" for u in units] + ["ready"], player)
    target = next(game.key(o).split()[1] for o in probes(game))
    played = game.play([f"probe {target}", f"attack {target}"], 0)
    assert (played.choices, played.interrupted) == (1, True)


def probes(game: Game) -> list[Option]:
    game.play("stance low", 0)
    return [o for o in game.decision.options if game.key(o).startswith("probe")]


def test_a_list_that_goes_wrong_keeps_what_went_right() -> None:
    game = new_mini()
    with pytest.raises(Refused) as caught:
        game.play(["order A1 hold", "order A1 dash"], 0)
    assert caught.value.reason.text.id == "mini-refusal-no-unit"
    assert game.state.ply == 1
    game.undo(0)
    assert game.state.ply == 0


# -- undo ---------------------------------------------------------------------------


def test_undo_and_redo_several() -> None:
    game = new_mini()
    texts = [game.record.text()]
    for key in ("order A1 hold", "order A2 dash", "ready"):
        game.play(key, 0)
        texts.append(game.record.text())
    for at in (2, 1, 0):
        game.undo(0)
        assert game.record.text() == texts[at]
    with pytest.raises(NoUndo, match="core-undo-nothing"):
        game.undo(0)
    for at in (1, 2, 3):
        game.redo(0)
        assert game.record.text() == texts[at]
    with pytest.raises(NoUndo, match="core-redo-nothing"):
        game.redo(0)


def test_undo_in_lanes_rewinds_only_ones_own() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    game.play("order B1 dash", 1)
    game.play("order A2 dash", 0)
    game.play("order C1 ambush", 2)
    game.undo(0)
    assert isinstance(game.state, MiniState)
    assert game.state.order == [HOLD, 0, DASH, 0, 3, 0]
    game.undo(0)
    assert game.state.order == [0, 0, DASH, 0, 3, 0]
    assert not game.can_undo(0)
    assert game.can_undo(1)
    game.redo(0)
    game.undo(1)
    assert game.state.order == [HOLD, 0, 0, 0, 3, 0]


def test_another_choice_forgets_what_could_be_redone() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    game.undo(0)
    game.play("order A1 dash", 0)
    with pytest.raises(NoUndo, match="core-redo-nothing"):
        game.redo(0)


def test_another_players_choice_keeps_what_could_be_redone() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    game.undo(0)
    game.play("order B1 dash", 1)
    game.redo(0)
    assert isinstance(game.state, MiniState)
    assert game.state.order[0] == HOLD


def test_undo_stops_where_all_orders_are_put_together() -> None:
    game = with_orders({"A1": DASH, "A2": HOLD}, HOLD)
    for player in range(3):
        with pytest.raises(NoUndo, match="core-undo-secret"):
            game.undo(player)


@pytest.mark.pure
def test_lanes_put_together_are_final_even_if_a_game_forgets_to_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(MiniState, "consult", lambda self, uncertain: None)
    game = new_mini(tokens="off")
    for player, units in ((1, ("B1", "B2")), (2, ("C1", "C2")), (0, ("A1", "A2"))):
        game.play([*(f"order {u} dash" for u in units), "ready"], player)
    assert game.decision.player == 0, "the last to be ready is asked again at once"
    for player in range(3):
        assert not game.can_undo(player)


def test_undo_stops_at_a_die_and_a_handover() -> None:
    game = fighting(100, order=HOLD)
    game.play("stance low", 0)
    game.undo(0)
    game.play(["stance low", "attack B1"], 0)
    with pytest.raises(NoUndo, match="core-undo-handover"):
        game.undo(0)
    game.play("pass", 1)
    for player in range(3):
        with pytest.raises(NoUndo, match="core-undo-die"):
            game.undo(player)


def test_undo_keeps_given_rolls() -> None:
    game = fighting(100, order=HOLD)
    game.play("stance low", 0)
    game.undo(0)
    assert isinstance(game.state.chance, Script)
    game.play(["stance low", "attack B1"], 0)
    game.play("pass", 1)
    assert isinstance(game.state, MiniState)
    assert game.state.alive[2] == 0, "100 hits"


def test_undo_takes_events_and_hashes_back_but_keeps_notes() -> None:
    game = new_mini()
    events = len(game.events)
    game.play("order A1 hold", 0)
    game.note("hm")
    game.undo(0)
    assert len(game.events) == events
    assert "# hm" in game.text()
    assert replay(RULES, parse_record(game.text()), check=True).hash() == game.hash()


# -- takeback and epochs ---------------------------------------------------------------------------


def test_takeback_goes_over_any_barrier_and_changes_the_dice() -> None:
    rolled = set()
    game = random_game(COH, 1, 60, COH.load(COH.scenarios()[0], {}))
    for _ in range(3):
        game.takeback(game.state.ply - 20)
        assert game.state.ply == 20
        while not game.over and game.state.ply < 32:
            game.play(game.decision.options[0])
        rolled.add(tuple((e.a, e.b, e.c) for e in game.events if COH.events[e.kind].name == "rolled"))
    assert game.state.epoch == 3
    assert len(rolled) > 1, "the same choices, other dice"
    assert load(game.text()).hash() == game.hash()


def test_takeback_of_everything() -> None:
    game = random_game(RULES, 3, 20, SKIRMISH)
    game.takeback(20)
    fresh = random_game(RULES, 3, 0, SKIRMISH)
    assert (game.state.ply, game.state.epoch) == (0, 1)
    assert position_text(RULES, game.state).replace("clock 1 0", "clock 0 0") == position_text(
        RULES, fresh.state
    )
    assert replay(RULES, parse_record(game.text()), check=True).hash() == game.hash()


@pytest.mark.parametrize("plies", [0, -1, 6])
def test_takeback_of_more_than_there_is(plies: int) -> None:
    game = random_game(RULES, 3, 5, SKIRMISH)
    before = game.text()
    with pytest.raises(ValueError, match="cannot take back"):
        game.takeback(plies)
    assert untouched(game, before)


def test_a_game_with_given_rolls_cannot_be_taken_back() -> None:
    game = fighting(1)
    game.play("stance low", 0)
    before = game.hash()
    with pytest.raises(ValueError, match="given rolls"):
        game.takeback(1)
    assert game.hash() == before


def test_nothing_can_be_undone_behind_a_takeback() -> None:
    game = new_mini()
    game.play("order A1 hold", 0)
    game.play("order A2 hold", 0)
    game.takeback(1)
    with pytest.raises(NoUndo):
        game.undo(0)
    game.play("order A2 dash", 0)
    game.undo(0)
    assert game.state.ply == 1


# -- names and seeds ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "..", "", "co h", "core", "coh.rules"])
def test_games_that_are_not_there(name: str) -> None:
    with pytest.raises(Unreadable):
        rules_of(name)
    with pytest.raises(Unreadable):
        new(f"{name}/somewhere")


def test_games_there_are() -> None:
    assert "coh" in game_names()
    assert "zocbond" not in game_names(), "a family is no game"
    assert rules_of("coh") is COH


@pytest.mark.parametrize("scenario", ["", "nowhere", "../dawn-at-the-granary", "dawn-at-the-granary.toml"])
def test_scenarios_that_are_not_there(scenario: str) -> None:
    with pytest.raises(
        LoadError, match=rf"^{re.escape(scenario)}: (there is no such scenario|cannot be read)"
    ):
        new(f"coh/{scenario}")


def test_seeds() -> None:
    assert seed_bytes(7) == b"7"
    assert seed_bytes("x") == b"x"
    for bad in (b"", b"x" * 65):
        with pytest.raises(ValueError, match="1 to 64 bytes"):
            seed_bytes(bad)


# -- holding a choice that only hands over -----------------------------------------------------------


def held_game() -> Game:
    """A German pivot by opportunity: it ends his turn, rolls nothing and shows nothing."""
    game = new("coh/dawn-at-the-granary", seed=3)
    while game.decision.kind != "Turn.choose":
        game.play("commit 0")
    game.hold = True
    player = game.decision.player
    unit = "G-INF-1" if player == 0 else "S-RIF-1"
    game.play(f"opp {unit}")
    game.play(f"pivot {unit} NE")
    assert game.held == player
    return game


def test_a_held_choice_asks_nobody_until_it_is_released() -> None:
    game = held_game()
    player, other = game.held, 1 - game.held
    assert game.decisions == []
    assert game.seat(player).view().held
    assert not game.seat(other).view().held
    assert game.seat(other).view().question is None
    before = game.hash()
    with pytest.raises(NotYours):
        game.play("pass", other)
    with pytest.raises(NotYours):
        game.seat(other).release()
    assert game.hash() == before
    game.seat(player).release()
    assert game.decision.player == other
    with pytest.raises(NoUndo):
        game.undo(player)


def test_a_held_choice_can_be_taken_back_and_made_again() -> None:
    game = held_game()
    player = game.held
    after = game.hash()
    game.undo(player)
    assert game.held == -1
    assert game.decision.kind == "Action.choose"
    game.redo(player)
    assert (game.held, game.hash()) == (player, after)
    game.release(player)
    assert load(game.text()).hash() == game.hash()


def test_a_roll_is_never_held() -> None:
    game = new("coh/dawn-at-the-granary", seed=3)
    game.hold = True
    while game.decision.kind != "Turn.choose":
        game.play("commit 0")
        if game.held >= 0:
            game.release(game.held)
    assert game.held == -1
