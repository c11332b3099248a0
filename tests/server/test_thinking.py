"""Computers that think for long do it in a process of their own."""

from __future__ import annotations

import pytest

from grognard.bots import choose
from grognard.core.game import new
from grognard.server import computers
from grognard.server.thinking import is_quick, think

from .support import Visitor, Worker, until


def test_a_choice_is_the_same_in_another_process() -> None:
    game = new("coh/first-steps", 3)
    for _ in range(12):
        player = game.decisions[0].player
        key = choose(game.seat(player), "recruit", b"secret", game.state.ply)
        assert think(game.text(), player, "recruit", b"secret", game.state.ply) == key
        game.play(key, player)


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
