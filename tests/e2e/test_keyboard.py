"""A game without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import NEXT, Player
from .support import AGAINST_COMPUTER, DESKTOP, Json

FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"


def tab_to(page: Page, testid: str, most: int = 80) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(most):
        if page.evaluate(FOCUSED) == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {testid}")


class Typist(Player):
    """Chooses with keys alone: numbers and arrows in the list, Enter, Tab in dialogs."""

    def choose(self, now: Json) -> None:
        listed = self.listed()
        n = self.lots.randrange(len(listed))
        keys = self.page.keyboard
        keys.press(str(min(n, 8) + 1))
        for _ in range(n - 8):
            keys.press("ArrowDown")
        assert self.page.evaluate(FOCUSED) == listed[n]
        keys.press("Enter")
        done: list[str] = []
        while True:
            wanted = self.page.wait_for_function(NEXT, arg=[now["seat"], now["seq"], done]).json_value()
            if wanted == "done":
                return
            if wanted == "odds":
                keys.press("Enter")
            elif wanted == "regret":
                tab_to(self.page, "regret-yes")
                keys.press("Enter")
            done.append(wanted)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.go("/")
    expect(me.id("play-guided")).to_be_visible()
    keys = me.page.keyboard
    tab_to(me.page, "play-coh-first-steps")
    keys.press("Enter")
    tab_to(me.page, "side-german")
    keys.press("ArrowDown")  # the other side
    expect(me.id("side-soviet")).to_be_checked()
    tab_to(me.page, "start")
    keys.press("Enter")
    me.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    game = me.page.url.rpartition("/")[2]
    typist = Typist(me, game, seed=5)
    typist.settle()
    keys.press("1")
    me.shot("game-keyboard")
    typist.play()
    assert me.info(game)["status"] == "over"
    expect(me.id("outcome")).to_be_visible()
    tab_to(me.page, "to-replay", 200)
    keys.press("Enter")
    expect(me.id("scrubber")).to_be_visible()


def test_the_map_is_walked_and_described(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER)
    Player(me, game, seed=1).open()
    tab_to(me.page, "map")
    said = me.page.locator('[data-testid="map"] ~ p, .stage p.sr-only').last
    heard = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        me.page.keyboard.press(key)
        heard.add(said.inner_text())
    assert len(heard) == 3
    assert all(re.match(r"(.+, )?[A-L]\d\d\. ", text) for text in heard), heard


def test_keys_of_the_game(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER)
    Player(me, game, seed=1).open()
    keys = me.page.keyboard
    keys.press("h")
    expect(me.id("said")).not_to_be_empty()
    width = me.page.evaluate("() => window.grognardMap.zoom()")
    keys.press("+")
    me.page.wait_for_function("(width) => window.grognardMap.zoom() > width", arg=width)
    keys.press("v")
    keys.press("d")
    expect(me.id("overlay-defence")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(me.id("overlay-defence")).to_have_attribute("aria-pressed", "false")
    keys.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
