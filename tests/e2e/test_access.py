"""axe-core finds no violation on any page, in the light and in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .axe import check
from .conftest import Finished, Visit
from .player import Player, place_of
from .support import AGAINST_COMPUTER, DESKTOP, INVITING, PHONE, Size, Visitor, lead_to, verb

PAGES = (
    ("/account", "[data-testid=make-account]", "account"),
    ("/replays", "h1", "replays"),
    ("/rules/coh#COH-7.2", "#COH-7\\.2", "rules"),
    ("/gallery", ".gallery .map [data-unit]", "gallery"),
)
SMALL = 2  # the others have thousands of elements: they are looked at once in each size and each scheme


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def shot(me: Visitor, name: str, scheme: str) -> None:
    if scheme == "dark":
        me.shot(f"{name}-dark")


def test_the_pages_around_the_game(visit: Visit, size: Size, scheme: str) -> None:
    me = visit(size, color_scheme=scheme)
    me.go("/")
    expect(me.id("play-guided")).to_be_visible()
    check(me.page, "lobby")
    shot(me, "lobby", scheme)
    me.id("play-coh-first-steps").click()
    expect(me.id("start")).to_be_visible()
    me.shot("new-game" if scheme == "light" else "new-game-dark")
    check(me.page, "new game")
    me.page.keyboard.press("Escape")
    for path, ready, name in PAGES if (size is PHONE) == (scheme == "dark") else PAGES[:SMALL]:
        me.go(path)
        me.page.wait_for_selector(ready)
        check(me.page, name)
        me.shot(name if scheme == "light" else f"{name}-dark")


def test_invitation_and_waiting_room(visit: Visit, scheme: str) -> None:
    host, guest = visit(DESKTOP, color_scheme=scheme), visit(PHONE, color_scheme=scheme)
    game = host.new_game(INVITING)
    host.go(f"/w/{game}")
    link = host.id("invitation-german")
    expect(link).to_be_visible()
    check(host.page, "waiting room")
    guest.page.goto(link.input_value())
    expect(guest.id("accept")).to_be_visible()
    check(guest.page, "invitation")
    shot(guest, "invitation", scheme)


def test_the_game_while_it_is_played(visit: Visit, size: Size, scheme: str) -> None:
    me = visit(size, color_scheme=scheme)
    moment = lead_to(me, verb("fire"))
    player = Player(me, moment.game, seed=1).open()
    check(me.page, "a unit is to act")
    player.press(place_of(moment.offer, moment.view))
    expect(me.page.locator(".odds dd").first).to_be_visible()
    check(me.page, "odds")
    shot(me, "game-odds", scheme)
    me.page.locator(".odds .rule-link, .odds .rule button").first.click()
    expect(me.id("rule-panel").first).to_be_visible()
    check(me.page, "a rule beside the game")
    if size is DESKTOP:
        me.page.keyboard.press("Escape")
        player.show_list()
        me.id("chat").click()
        check(me.page, "list of choices and chat")
    me.id("menu").click()
    expect(me.page.get_by_role("menu")).to_be_visible()
    check(me.page, "menu")


def test_the_game_at_its_beginning_and_at_its_end(visit: Visit, size: Size, scheme: str) -> None:
    me = visit(size, color_scheme=scheme)
    game = me.new_game(AGAINST_COMPUTER)
    Player(me, game, seed=2).open()
    check(me.page, "a number is asked for")
    shot(me, "game-start", scheme)
    me.post(f"/games/{game}/resign", {"seat": "soviet"})
    expect(me.id("outcome")).to_be_visible()
    check(me.page, "the game is over")


def test_the_dialogs_of_the_game(visit: Visit, scheme: str) -> None:
    me = visit(DESKTOP, color_scheme=scheme)
    game = me.new_game(AGAINST_COMPUTER)
    Player(me, game, seed=2).open()
    me.id("settings").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    check(me.page, "settings")
    shot(me, "game-settings", scheme)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.id("tool-legend").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    check(me.page, "legend")
    me.shot("game-legend" if scheme == "light" else "game-legend-dark")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    check(me.page, "keys")


def test_a_replay(visit: Visit, finished: Finished, size: Size, scheme: str) -> None:
    me = visit(size, color_scheme=scheme, storage_state=finished.cookies)
    me.go(f"/replay/{finished.game}#6")
    expect(me.id("scrubber")).to_have_attribute("aria-valuenow", "6")
    check(me.page, "replay")
    shot(me, "replay", scheme)
    if size is PHONE:
        me.id("replay-side").tap()
    expect(me.id("report")).to_be_visible()
    check(me.page, "report")
    me.id("share").click()
    expect(me.id("share-link")).to_be_visible()
    check(me.page, "share")
