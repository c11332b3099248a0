"""Plays on the game page as a person does: reads what is lit and listed, points, taps, confirms.

What is on offer is asked of the server as well, to know where on the map it lies; on a desktop the page's
list must offer exactly the same.
"""

from __future__ import annotations

import random
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

from .support import Json, Visitor, point, press

SETTLED = """() => {
  const game = document.querySelector('[data-testid="game"]');
  if (!game || game.getAttribute('aria-busy') === 'true') return false;
  if (document.querySelector('[data-testid="curtain"], [data-testid="outcome"]')) return true;
  return game.dataset.asked !== '';
}"""

SEAT = """() => {
  const game = document.querySelector('[data-testid="game"]');
  const has = (id) => document.querySelector(`[data-testid="${id}"]`) !== null;
  return {
    seat: game.dataset.seat, seq: Number(game.dataset.seq ?? -1), asked: game.dataset.asked,
    curtain: has('curtain'), over: has('outcome'),
  };
}"""

# What the page wants next after something was pointed at: "done" as soon as the game has gone on.
NEXT = """([seat, seq, not]) => {
  const game = document.querySelector('[data-testid="game"]');
  const has = (id) => document.querySelector(`[data-testid="${id}"]`) !== null;
  const busy = game.getAttribute('aria-busy') === 'true';
  const moved = game.dataset.seat !== seat || Number(game.dataset.seq) !== seq;
  if (!busy && (moved || has('outcome') || has('curtain'))) return 'done';
  const found = [];
  if (has('regret-yes')) found.push('regret');
  if (document.querySelector('.popup[role="menu"]')) found.push('menu');
  if (has('fan')) found.push('fan');
  const commit = document.querySelector('[data-testid="commit"]');
  if (commit && !commit.disabled) found.push('commit');
  if (document.querySelector('.wheel')) found.push('wheel');
  if (has('odds')) found.push('odds');
  if (has('toast')) found.push('toast');
  return found.find((name) => !not.includes(name)) ?? null;
}"""


class Player:
    """One person at one game; `seed` makes him choose the same every time."""

    def __init__(self, visitor: Visitor, game: str, seed: int, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.game = game
        self.lots = random.Random(seed)
        self.share = (
            0.5  # of choices with a place that are clicked on the map; the others are taken from the list
        )
        self.by_list = 0
        self.by_map = 0
        self.by_button = 0

    # -- the whole game ----------------------------------------------------------------------------

    def open(self) -> Player:
        if not self.page.url.endswith(f"/g/{self.game}"):
            self.page.goto(f"{self.visitor.server.address}/g/{self.game}")
        self.settle()
        return self

    def settle(self) -> Json:
        """Waits until the page asks something, or the game is over; then says who is asked."""
        self.page.wait_for_function(SETTLED)
        return self.page.evaluate(SEAT)

    def play(self, most: int = 400) -> int:
        """Plays until the outcome is shown, or so many choices were made."""
        made = 0
        while made < most:
            now = self.settle()
            if now["over"]:
                break
            if now["curtain"]:
                self.page.get_by_test_id("curtain").get_by_role("button").click()
                continue
            self.choose(now)
            made += 1
        return made

    def choose(self, now: Json) -> None:
        view = self.visitor.view(self.game, now["seat"])
        if view["seq"] != now["seq"]:
            self.page.wait_for_function(
                NEXT, arg=[now["seat"], now["seq"], ["odds", "toast", "wheel", "fan"]]
            )
            return  # the computer has answered in between
        offers = view["question"]["offers"]
        if not self.visitor.size.touch:
            listed = self.listed()
            assert set(listed) == {offer_id(offer["key"]) for offer in offers}, (
                "the list offers something else"
            )
        self.take(self.lots.choice(offers), view, now)

    def take(self, offer: Json, view: Json, now: Json) -> None:
        """Makes a choice with what the screen has: on the map or in the list, or with a finger."""
        if self.visitor.size.touch:
            self.on_phone(offer, view, now)
            return
        place = place_of(offer, view)
        if place and self.lots.random() < self.share:
            self.on_map(place, now, offer)
        else:
            self.in_list(offer["key"], now)

    # -- the list of choices -------------------------------------------------------------------------

    def listed(self) -> list[str]:
        """The choices of this moment in the list, without those that would take something back first."""
        found: list[str] = self.page.evaluate(
            """() => {
              const ids = [];
              for (const item of document.querySelectorAll('[data-testid="choices"] li')) {
                if (item.classList.contains('label')) break;
                ids.push(item.querySelector('[data-choice]').dataset.testid);
              }
              return ids;
            }"""
        )
        return found

    def show_list(self) -> None:
        if self.page.get_by_test_id("tool-list").get_attribute("aria-pressed") != "true":
            self.page.get_by_test_id("tool-list").click()

    def in_list(self, key: str, now: Json) -> None:
        self.show_list()
        line = self.page.get_by_test_id(offer_id(key))
        line.click()
        self.by_list += 1
        self.finish(now, line)

    # -- the map -------------------------------------------------------------------------------------

    def point(self, place: str) -> tuple[float, float]:
        return point(self.page, self.visitor.size, place)

    def press(self, place: str) -> None:
        press(self.page, self.visitor.size, place)

    def on_map(self, place: str, now: Json, offer: Json) -> None:
        self.take_up(offer)
        self.press(place)
        self.by_map += 1
        self.finish(now, None, place, offer)

    def take_up(self, offer: Json) -> None:
        """Where several things are to be put somewhere, first the one that is meant."""
        for ref in offer["anchors"][1:]:
            subject = self.page.get_by_test_id(f"subject-{ref['key']}")
            if subject.count() and subject.get_attribute("aria-pressed") != "true":
                subject.click()

    def finish(self, now: Json, line: Locator | None, place: str = "", offer: Json = None) -> None:
        """Confirms whatever the page asks until the choice is made."""
        done: list[str] = ["fan"] if line or not offer else []
        while True:
            arg = [now["seat"], now["seq"], done]
            wanted = self.page.wait_for_function(NEXT, arg=arg).json_value()
            if wanted == "done":
                return
            assert wanted != "toast", f"refused: {self.page.get_by_test_id('toast').inner_text()}"
            self.confirm(wanted, line, place, offer)
            done = [*done, wanted] if wanted != "menu" else done

    def confirm(self, wanted: str, line: Locator | None, place: str, offer: Json) -> None:
        if wanted == "regret":
            self.page.get_by_test_id("regret-yes").click()
        elif wanted == "menu":
            items = self.page.locator('.popup[role="menu"] [role="menuitem"]')
            items.nth(self.lots.randrange(items.count())).click()
        elif wanted == "fan":
            meant = self.page.locator(
                f'[data-fan-unit="{unit_of(offer)}"]'
            )  # else anybody there: the hex is meant
            (meant if meant.count() else self.page.locator("[data-fan-unit]").first).click()
        elif wanted == "commit":
            self.page.get_by_test_id("commit").tap()
        elif wanted == "odds" and line is not None:
            with suppress(TimeoutError):  # if the first click was enough, the line is gone
                line.click(timeout=3000)
        elif wanted == "odds" and place:
            self.press(place)
        elif wanted == "odds":
            self.page.keyboard.press("Enter")

    # -- a phone ---------------------------------------------------------------------------------------

    def on_phone(self, offer: Json, view: Json, now: Json) -> None:
        offers = view["question"]["offers"]
        place = place_of(offer, view)
        if is_number(offers):
            self.number(offers.index(offer), now)
        elif facing_of(offer):
            self.turn(offer, now)
        elif place:
            self.on_map(place, now, offer)
        elif card_of(offer):
            self.card(offer, now)
        elif unit_of(offer):
            self.beside(offer, now)
        else:
            self.button(offer, now)

    def number(self, at: int, now: Json) -> None:
        box = self.page.locator(".number").first
        box.locator("label").nth(at).tap()
        box.locator("button.primary").tap()
        self.by_button += 1
        self.finish(now, None)

    def turn(self, offer: Json, now: Json) -> None:
        wheel = self.page.locator(f'.wheel [data-facing="{facing_of(offer)}"]')
        if not wheel.is_visible():
            self.act(offer["group"])
        place = self.page.evaluate(
            "(key) => document.querySelector(`[data-unit='${key}']`) !== null", unit_of(offer)
        )
        assert place, "the unit that turns is not on the map"
        wheel.tap()
        self.by_map += 1
        self.finish(now, None, "", offer)

    def act(self, name: str) -> None:
        """A button of the bar at the bottom, or of what is behind "More"."""
        button = self.page.get_by_test_id(f"act-{name}")
        if not button.is_visible():
            self.page.get_by_test_id("nav-more").tap()
        button.tap()

    def beside(self, offer: Json, now: Json) -> None:
        """A unit that waits beside the map: how it is paid for is changed afterwards."""
        self.page.get_by_test_id(f"beside-{unit_of(offer)}").tap()
        self.by_button += 1
        self.finish(now, None)

    def card(self, offer: Json, now: Json) -> None:
        """From the hand, which the button for cards opens if there is more than one to play."""
        self.act("card")
        play = self.page.get_by_test_id(f"card-{card_of(offer)}").locator("button.primary").first
        if play.is_visible():
            play.tap()
        self.by_button += 1
        self.finish(now, None)

    def button(self, offer: Json, now: Json) -> None:
        verb = offer["key"].split(" ")[0]
        names = [offer["key"], verb, offer["group"]]
        self.page.wait_for_selector("nav button")
        there = [name for name in names if self.page.get_by_test_id(f"act-{name}").count()]
        if not there:
            self.page.get_by_test_id("nav-more").tap()
            there = [name for name in names if self.page.get_by_test_id(f"act-{name}").count()]
        assert there, f"no button for {offer['key']}"
        self.page.get_by_test_id(f"act-{there[0]}").tap()
        self.by_button += 1
        self.finish(now, None)


def offer_id(key: str) -> str:
    return "offer-" + key.replace(" ", "_")


def unit_of(offer: Json) -> str:
    if not offer:
        return ""
    return next((ref["key"] for ref in offer["anchors"] if ref["kind"] == "unit"), "")


def card_of(offer: Json) -> str:
    """The card an offer plays, "" if it is not chosen from the hand."""
    first = offer["anchors"][0] if offer["anchors"] else {"kind": "", "key": ""}
    return str(first["key"]) if first["kind"] == "card" else ""


def facing_of(offer: Json) -> str:
    return next((ref["key"] for ref in offer["anchors"] if ref["kind"] == "facing"), "")


def place_of(offer: Json, view: Json) -> str:
    """The hex one points at for an offer, "" if it is not chosen on the map."""
    if not offer["anchors"] or facing_of(offer):
        return ""
    first = offer["anchors"][0]
    if first["kind"] == "hex":
        return str(first["key"])
    if first["kind"] != "unit":
        return ""
    places = (piece["place"] for piece in view["scene"]["pieces"] if piece["key"] == first["key"])
    return next((place for place in places if place and place[0] not in "@-?"), "")


def is_number(offers: list[Json]) -> bool:
    """Whether the page asks for a number."""
    ids = {offer["text"]["id"] for offer in offers}
    return (
        len(offers) > 1
        and len(ids) == 1
        and all(not offer["anchors"] and len(offer["text"]["args"]) == 1 for offer in offers)
        and all(isinstance(arg, int) for offer in offers for arg in offer["text"]["args"].values())
    )
