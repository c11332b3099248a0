"""What somebody new would stumble over: looks that act, cards on the map, "Show me" that shows nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .guided import start_guided
from .support import DESKTOP, PHONE, Json, Size, Visitor, until
from .test_hands import COVERED
from .test_holland44 import Table, ready
from .test_stalingrad42 import FALL_BLAU, Front, offered

GUIDED = [
    ("coh", "first-steps"),
    ("holland44", "grave"),
    ("stalingrad42", "voronezh"),
    ("panzer", "two-and-two"),
]

# The lit hexes, and those that a lesson points at, on which its card lies.
UNDER_THE_CARD = """() => {
  const card = document.querySelector('[data-testid="lesson"]').getBoundingClientRect();
  const lit = [...document.querySelectorAll('.layer path.legal, .layer path.target, .layer g.lesson')];
  return lit.map((mark) => mark.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x, y }) => x > card.left && x < card.right && y > card.top && y < card.bottom).length;
}"""

# How much of the screen is map that nothing covers, on a phone.
FREE = """() => {
  const map = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]').getBoundingClientRect();
  const card = document.querySelector('[data-testid="lesson"]')?.getBoundingClientRect();
  return (sheet.top - Math.max(map.top, card ? card.bottom : 0)) / innerHeight;
}"""

HALF = 0.5
LINE = 0.08  # of the screen: the card of a lesson, folded


# -- looking at a unit ---------------------------------------------------------------------------------------


def test_a_look_at_a_unit_begins_no_fort(visit: Visit) -> None:
    """S42-9.7.2: in the initial phase a click tells what could be done there; the menu does it."""
    me = visit(DESKTOP)
    table = Front(me, FALL_BLAU)
    table.reach("Initial.choose")
    view = table.asked()
    table.open()
    ready(me, table, "Initial.choose")
    forts = {key.split(" ")[1] for key in offered(table, "fortify")}
    pieces = [piece["place"] for piece in view["scene"]["pieces"] if piece["owner"] == view["player"]]
    place = next(place for place in pieces if place in forts and pieces.count(place) == 1)
    me.tap(place)
    expect(me.id("pick-menu")).to_contain_text(re.compile("fort", re.I))
    me.shot("initial-phase-menu")
    assert table.asked()["seq"] == view["seq"]
    me.page.keyboard.press("Escape")
    expect(me.id("pick-menu")).to_have_count(0)
    assert table.asked()["seq"] == view["seq"]
    me.tap(place)
    me.id("pick-menu").get_by_role("menuitem", name=re.compile("fort", re.I)).click()
    until(lambda: table.asked()["seq"] != view["seq"])


# -- the card of a lesson ------------------------------------------------------------------------------------


def to_the_first_act(me: Visitor) -> None:
    """Past the cards that are only to be read."""
    for _ in range(4):
        if me.id("lesson-show").count():
            return
        me.id("lesson-next").click()
        me.page.wait_for_timeout(300)


@pytest.mark.parametrize(("game", "name"), GUIDED, ids=[game for game, _ in GUIDED])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_the_card_of_a_lesson_lies_on_nothing_that_is_lit(
    visit: Visit, game: str, name: str, size: Size
) -> None:
    me = visit(size)
    start_guided(me, game, name)
    expect(me.id("lesson")).to_be_visible()
    to_the_first_act(me)
    until(lambda: me.page.evaluate(UNDER_THE_CARD) == 0, 5)
    me.shot(f"lesson-stands-{game}")


def test_a_landing_leaves_the_map_to_a_phone(visit: Visit) -> None:
    """The card is one line, which opens it; a finger on the map folds it again."""
    me = visit(PHONE)
    start_guided(me, "holland44", "grave")
    to_the_first_act(me)
    expect(me.page.locator("[data-testid=lesson][data-folded]")).to_be_visible()
    me.page.wait_for_timeout(400)
    assert me.page.evaluate(FREE) >= HALF - LINE
    me.shot("lesson-folded")
    me.id("lesson-open").tap()
    expect(me.id("lesson-fold")).to_be_visible()
    me.shot("lesson-opened")
    sheet = me.id("sheet").bounding_box()
    card = me.id("lesson").bounding_box()
    assert sheet is not None
    assert card is not None
    assert card["y"] + card["height"] <= sheet["y"]
    me.page.touchscreen.tap(100, (card["y"] + card["height"] + sheet["y"]) / 2)
    expect(me.page.locator("[data-testid=lesson][data-folded]")).to_be_visible()


# -- "Show me" -----------------------------------------------------------------------------------------------


def test_a_unit_that_is_to_be_set_up_is_shown_with_where_it_could_go(visit: Visit, size: Size) -> None:
    me = visit(size)
    start_guided(me, "panzer", "two-and-two")
    to_the_first_act(me)
    me.page.evaluate("() => window.grognardMap.centre('2X6')")  # far from it
    me.id("lesson-show").click()
    expect(me.page.locator("g.shown")).to_be_attached()
    expect(me.page.locator(".beats")).to_be_visible()
    until(lambda: in_sight(me, "2D6"))
    me.shot("show-set-up")


def test_the_target_of_a_battery_is_shown_every_time(visit: Visit) -> None:
    me = visit(DESKTOP)
    start_guided(me, "coh", "steel-and-shells")
    to_the_first_act(me)
    for _ in range(2):  # the second time it is in the middle already
        me.id("lesson-show").click()
        expect(me.page.locator("g.shown")).to_be_attached()
        until(lambda: in_sight(me, "7-F10"))
        me.shot("show-target")
        expect(me.page.locator("g.shown")).to_have_count(0)


def in_sight(me: Visitor, place: str) -> bool:
    at: Json = me.page.evaluate("(place) => window.grognardMap.screenOf(place)", place)
    box = me.id("map").bounding_box()
    assert box is not None
    return bool(
        box["x"] < at["x"] < box["x"] + box["width"] and box["y"] < at["y"] < box["y"] + box["height"]
    )


def moving(me: Visitor) -> Table:
    """The first day of Holland '44 at the first movement, on the page."""
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    ready(me, table, "Movement.choose")
    return table


# -- notices -------------------------------------------------------------------------------------------------


def test_a_notice_makes_room_when_the_map_moves_under_it(visit: Visit) -> None:
    me = visit(DESKTOP)
    table = moving(me)
    me.tap("1204")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    me.tap("1405")  # beyond the canal
    expect(me.id("toast")).to_be_visible()
    me.id("toast").hover(force=True)
    me.id("toast").get_by_role("button").last.focus()  # it stays while it is focused
    reach = [way["place"] for way in table.ways("2-Devon")]
    for place in reach[:4]:
        me.page.evaluate("(place) => window.grognardMap.centre(place)", place)
        until(lambda: me.page.evaluate(COVERED, reach) == [], 5)
    expect(me.id("toast")).to_be_visible()
    me.shot("notice-aside")


# -- room for the map ----------------------------------------------------------------------------------------


def test_a_stack_in_hand_leaves_half_of_a_phone_to_the_map(visit: Visit) -> None:
    me = visit(PHONE)
    table = moving(me)
    view = table.asked()
    places = [piece["place"] for piece in view["scene"]["pieces"] if piece["owner"] == view["player"]]
    movers = {
        ref["key"]
        for offer in view["question"]["offers"]
        if offer["group"] == "move"
        for ref in offer["anchors"]
    }
    stack = next(
        piece["place"]
        for piece in view["scene"]["pieces"]
        if piece["key"] in movers and places.count(piece["place"]) > 1 and piece["place"][0].isdigit()
    )
    me.tap(stack)
    me.page.locator("[data-fan-unit]").first.tap()
    expect(me.id("prompt")).to_contain_text("choose where to go")
    me.page.wait_for_timeout(400)
    me.shot("stack-in-hand")
    assert me.page.evaluate(FREE) >= HALF


# The names of a city, and the counters that lie on them.
HIDDEN = """(name) => {
  const written = [...document.querySelectorAll('[data-name], [data-label]')]
    .filter((text) => text.textContent.trim().toUpperCase() === name)
    .filter((text) => getComputedStyle(text).visibility !== 'hidden')
    .map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0);
  const counters = [...document.querySelectorAll('[data-unit]')].map((unit) => unit.getBoundingClientRect());
  const over = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return { found: written.length, hidden: written.map((box) => {
    const covered = counters.reduce((sum, unit) => sum + over(box, unit), 0);
    return covered / (box.width * box.height);
  }) };
}"""


@pytest.mark.parametrize("width", [30, 52, 80])
def test_nijmegen_is_read_beside_the_counters(visit: Visit, width: int) -> None:
    me = visit(DESKTOP)
    game = me.new_game({"allied": "me", "german": "me"}, "holland44/nijmegen")
    me.go(f"/g/{game}")
    me.page.wait_for_function("() => window.grognardMap !== undefined")
    expect(me.page.locator(".game[data-asked]:not([data-asked=''])")).to_be_visible()
    expect(me.id("drawing")).to_have_count(0, timeout=60_000)  # the ground is there
    me.page.evaluate("(width) => window.grognardMap.zoom(width)", width)
    me.page.wait_for_timeout(500)
    me.shot(f"nijmegen-{width}")
    found = me.page.evaluate(HIDDEN, "NIJMEGEN")
    assert found["found"] == 1
    assert max(found["hidden"]) <= 0.3, found
