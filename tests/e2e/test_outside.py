"""Games that the page has no part for: the small game of the house, and one from another package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.outside import install_recipe

from .conftest import Visit
from .player import Player
from .support import DESKTOP, Server, Size


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the game of docs/adding-a-game.md is installed."""
    site = install_recipe(tmp_path_factory.mktemp("site"))
    started = Server(tmp_path_factory.mktemp("outside"), site=site)
    yield started
    started.stop()


def test_skirmish_is_played_on_the_page(visit: Visit, size: Size) -> None:
    me = visit(size)
    game = me.new_game({"blue": "me", "red": "computer:recruit"}, "skirmish/the-wood")
    player = Player(me, game, seed=2).open()
    me.shot("skirmish-start")
    assert player.play(8) == 8
    me.shot("skirmish-running")
    player.play()
    expect(me.id("outcome")).to_be_visible()
    me.shot("skirmish-over")


def test_a_game_from_another_package_is_played_on_the_page(visit: Visit, outside: Server, size: Size) -> None:
    me = visit(size, server=outside)
    me.go("/")
    expect(me.id("play-courier-the-letter")).to_be_visible()
    me.shot("outside-lobby")
    game = me.new_game({"courier": "me", "guards": "computer:recruit"}, "courier/the-letter")
    player = Player(me, game, seed=1).open()
    me.shot("outside-start")
    player.play()
    expect(me.id("outcome")).to_be_visible()
    me.shot("outside-over")


def test_its_rules_are_read_on_the_page(visit: Visit, outside: Server) -> None:
    me = visit(DESKTOP, server=outside)
    page = me.go("/rules/courier#CR-3")
    expect(page.get_by_text("in woods 5 or more")).to_be_visible()
    me.shot("outside-rules")
