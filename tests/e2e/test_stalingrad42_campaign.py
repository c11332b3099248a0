"""The large scenarios of Stalingrad '42 in the browser: where they open, what is lit, stacks on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import SLOW, Visit
from .support import DESKTOP, PHONE, Size, Visitor, until
from .test_stalingrad42 import Front

SEEN = """(places) => {
  const stage = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]')?.getBoundingClientRect();
  const low = Math.min(stage.bottom, sheet?.top ?? stage.bottom);
  const at = places.map((place) => window.grognardMap.screenOf(place));
  return at.filter(({x, y}) => x > stage.left && x < stage.right && y > stage.top && y < low).length;
}"""


def seen(me: Visitor, table: Front, owner: int) -> int:
    """How many counters of a player are in sight."""
    pieces = table.asked()["scene"]["pieces"]
    places = [piece["place"] for piece in pieces if piece["owner"] == owner and piece["place"][:1].isdigit()]
    return int(me.page.evaluate(SEEN, places))


def test_the_campaign_opens_at_the_front(visit: Visit, size: Size) -> None:
    """Both sides' counters are in sight, on a phone as well, not an empty edge of the map."""
    me = visit(size)
    table = Front(me, "stalingrad42/campaign")
    table.open()
    until(lambda: seen(me, table, 0) >= 5 and seen(me, table, 1) >= 5, SLOW)
    me.shot("stalingrad42-campaign-opens")


def test_what_is_lit_and_who_is_next(visit: Visit) -> None:
    """S42-5.5.3: the Volga waits for the flotilla's button; the next unit is near the one before."""
    me = visit(DESKTOP)
    table = Front(me, "stalingrad42/uranus")
    table.open()
    side = me.page.locator("path.side.legal")
    expect(me.id("act-flotilla")).to_be_visible()
    expect(side).to_have_count(0)
    me.id("act-flotilla").click()
    expect(side.first).to_be_attached()
    me.page.keyboard.press("Escape")
    for _ in range(3):
        me.id("next").click()
        expect(me.id("prompt")).to_contain_text("choose where to go")
        assert seen(me, table, 1) >= 5


def test_a_tap_opens_a_stack_on_a_phone(visit: Visit) -> None:
    """It picks nobody of what it opens under the finger; the second tap does."""
    me = visit(PHONE)
    table = Front(me, "stalingrad42/uranus")
    table.open()
    pieces = table.asked()["scene"]["pieces"]
    places = [piece["place"] for piece in pieces if piece["owner"] == table.asked()["player"]]
    me.tap(next(place for place in places if place[:1].isdigit() and places.count(place) == 3))
    expect(me.page.locator("[data-fan-unit]")).to_have_count(3)
    me.page.locator("[data-fan-unit]").nth(1).tap()
    expect(me.id("prompt")).to_contain_text("choose where to go")
