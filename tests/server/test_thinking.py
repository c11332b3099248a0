"""Computers that think for long do it in a process of their own."""

from __future__ import annotations

import pytest

from grognard.bots import choose
from grognard.core.game import new
from grognard.core.seat import Seat
from grognard.server import computers
from grognard.server.thinking import KEPT, Memory, Thinking, is_quick, think

from .support import Visitor, Worker, until


def test_a_long_turn_goes_by_faster() -> None:
    """An army of a hundred units is not watched one by one; the first choices are, whatever the game."""
    assert computers.breath(0.25, 1) == 0.25
    assert computers.breath(0.25, 400) == 0.05


def test_a_choice_is_the_same_in_another_process() -> None:
    game = new("coh/first-steps", 3)
    for _ in range(12):
        player = game.decisions[0].player
        key = choose(game.seat(player), "recruit", b"secret", game.state.ply)
        assert think(game.text(), player, "recruit", b"secret", game.state.ply) == key
        game.play(key, player)


def test_a_thinker_goes_on_in_the_games_it_has_seen() -> None:
    """It plays what is new, with the same choices of the last player still open as on the server."""
    memory = Memory()
    game = new("coh/first-steps", 3)
    kept = memory.game(game.text())
    for _ in range(20):
        decision = game.decisions[0]
        game.play(decision.options[len(decision.options) // 2], decision.player)
        assert memory.game(game.text()) is kept
        assert kept.hash() == game.hash()
        assert [made.key for made in kept.since] == [made.key for made in game.since]
        assert [made.key for made in Memory().game(game.text()).since] == [made.key for made in game.since]


def test_a_thinker_begins_anew_where_something_was_taken_back() -> None:
    memory = Memory()
    game = new("coh/first-steps", 3)
    for _ in range(6):
        game.play(game.decisions[0].options[0])
    kept = memory.game(game.text())
    game.takeback(2)
    again = memory.game(game.text())
    assert again is not kept
    assert again.hash() == game.hash()
    game.play(game.decisions[0].options[-1])
    assert memory.game(game.text()) is again
    assert again.hash() == game.hash()


def test_a_thinker_remembers_a_few_games() -> None:
    memory = Memory()
    texts = [new("coh/first-steps", seed).text() for seed in range(KEPT + 1)]
    first = memory.game(texts[0])
    assert memory.game(texts[0]) is first
    for text in texts[1:]:
        memory.game(text)
    assert len(memory.games) == KEPT
    assert memory.game(texts[0]) is not first


def test_only_the_levels_that_search_are_slow() -> None:
    assert [level for level in ("random", "recruit", "sergeant", "captain") if is_quick(level)] == [
        "random",
        "recruit",
    ]


def test_the_table_is_free_while_a_computer_thinks(shared: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "is_quick", lambda level: False)
    me = Visitor(shared.address)
    game = me.new({"german": "me", "soviet": "computer:recruit"}, "coh/first-steps")
    until(lambda: "german" in me.info(game)["asked"], 60)
    me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"], 60)


@pytest.mark.parametrize("slow", [False, True])
def test_a_computer_that_fails_does_not_stop_the_game(
    shared: Worker, monkeypatch: pytest.MonkeyPatch, slow: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A lower level makes the choice, and the operator is told."""

    def fail(seat: Seat, level: str, secret: bytes, number: int) -> str:
        if level != "random":
            raise IndexError("a plan without end")
        return choose(seat, level, secret, number)

    async def give_up(*_: object) -> str:
        raise IndexError("a thought without end")

    monkeypatch.setattr(computers, "choose", fail)
    monkeypatch.setattr(Thinking, "find", give_up)
    me = Visitor(shared.address)
    level = "sergeant" if slow else "recruit"
    game = me.new({"german": "me", "soviet": f"computer:{level}"}, "coh/first-steps")
    until(lambda: "german" in me.info(game)["asked"], 60)
    me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"], 60)
    assert f"the {level} failed" in caplog.text
