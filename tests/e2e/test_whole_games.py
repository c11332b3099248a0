"""Whole games through the page, from the lobby to the victory."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import AGAINST_COMPUTER, DESKTOP, HOT_SEAT, PHONE, Visitor


def start_against_computer(visitor: Visitor, scenario: str) -> str:
    visitor.go("/")
    visitor.id(f"play-coh-{scenario}").click()
    visitor.id("play-computer-random").check()
    visitor.id("side-soviet").check()
    visitor.id("start").click()
    return visitor.opened_game()


def test_a_whole_scenario_against_the_computer(visit: Visit) -> None:
    """On a desktop; on a phone the game of two is played whole."""
    me = visit(DESKTOP)
    game = start_against_computer(me, "dawn-at-the-granary")
    player = Player(me, game, seed=3)
    player.open()
    me.shot("game-start")
    assert player.play(12) == 12
    me.shot("game-running")
    player.play()
    expect(me.id("outcome")).to_be_visible()
    info = me.info(game)
    assert info["status"] == "over"
    assert player.by_map > 5, "nothing was done on the map"
    assert player.by_list > 5
    me.shot("game-over")
    me.go("/")
    expect(me.id(f"game-{game}")).to_have_attribute("href", f"/replay/{game}")


def test_a_whole_game_of_two_at_one_screen(visit: Visit) -> None:
    me = visit(PHONE)
    me.go("/")
    me.id("play-hotseat").click()
    me.page.get_by_test_id("new-game").locator("select").first.select_option("coh/first-steps")
    me.id("start").click()
    game = me.opened_game()
    player = Player(me, game, seed=8)
    player.open()
    seats = set()
    for _ in range(400):
        now = player.settle()
        if now["over"]:
            break
        seats.add(now["seat"])
        player.play(1)
    assert seats == set(HOT_SEAT), "the screen was not handed over"
    assert player.by_map > 5, "nothing was done on the map"
    assert player.by_button > 2
    expect(me.id("outcome")).to_be_visible()
    assert me.info(game)["status"] == "over"


def test_the_result_says_who_won_and_offers_another_game(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER)
    Player(me, game, seed=1).open().play()
    won = me.info(game)["winners"] == ["soviet"]
    outcome = me.id("outcome")
    expect(outcome.get_by_role("heading")).to_have_text("You have won." if won else "You have lost.")
    outcome.get_by_test_id("rematch").click()
    me.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=game)
    assert me.info(me.opened_game())["status"] == "running"
    Player(me, me.opened_game(), seed=1).play(1)
