"""On screens of all widths: nothing is cut, nothing lies on what can be clicked, nothing jumps."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import Player, place_of
from .support import DAWN, DESKTOP, PHONE, Json, Questions, Size, Visitor, lead_to, until, verb
from .test_hands import OUT_OF_SIGHT, lit, spot
from .test_holland44 import Table, ready

NARROW = [Size("laptop", 1100, 720, False), Size("tablet", 768, 1024, False)]

# What floats over the map, and the lit hexes that it lies on.
COVERED = """(places) => {
  const floating = '[data-testid="toast"], [data-testid="odds"], [data-testid="fan"], [data-testid="dice"]';
  const boxes = [...document.querySelectorAll(floating)]
    .map((element) => (element.closest('.panel') ?? element).getBoundingClientRect());
  const map = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]')?.getBoundingClientRect().top ?? innerHeight;
  return { shown: boxes.length, covered: places.filter((place) => {
    const { x, y } = window.grognardMap.screenOf(place);
    if (x < map.left || x > map.right || y < map.top || y > Math.min(map.bottom, sheet)) return false;
    return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  }) };
}"""

GAMES = (
    (DAWN, {"german": "me", "soviet": "me"}),
    ("holland44/the-first-day", {"allied": "me", "german": "me"}),
    ("stalingrad42/voronezh", {"axis": "me", "soviet": "me"}),
)


def show(me: Visitor, game: str) -> None:
    me.go(f"/g/{game}")
    me.page.wait_for_function("() => window.grognardMap !== undefined")
    expect(me.page.locator(".game[data-asked]:not([data-asked=''])")).to_be_visible()


@pytest.mark.parametrize(("scenario", "seats"), GAMES, ids=[name for name, _ in GAMES])
def test_the_header_is_whole_on_a_tablet(visit: Visit, scenario: str, seats: dict[str, str]) -> None:
    me = visit(NARROW[1])
    show(me, me.new_game(seats, scenario))
    for name in ("menu", "rules", "settings"):
        box = me.id(name).bounding_box()
        assert box is not None
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= NARROW[1].width, name
    me.shot(f"header-{scenario.rpartition('/')[2]}")


@pytest.mark.parametrize("size", [DESKTOP, NARROW[0]], ids=lambda size: size.name)
def test_the_map_stays_where_it_is_when_a_unit_is_taken_up(visit: Visit, size: Size) -> None:
    me = visit(size)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    ready(me, table, "Movement.choose")
    before = me.id("map").bounding_box()
    me.tap("1204")
    expect(me.id("prompt")).to_contain_text("choose where to go")
    assert me.id("map").bounding_box() == before
    text = me.id("prompt").bounding_box()
    bar = me.page.locator("footer.bar").bounding_box()
    assert text is not None
    assert bar is not None
    assert text["y"] >= bar["y"]
    assert text["y"] + text["height"] <= bar["y"] + bar["height"]
    hint = me.id("prompt").locator("p").nth(1).bounding_box()
    assert hint is not None
    assert hint["y"] + hint["height"] <= bar["y"] + bar["height"]
    me.shot("prompt-of-a-unit")


def test_each_chance_stands_in_one_line(visit: Visit) -> None:
    """An outcome, its bar and its figure beside each other."""
    me = visit(DESKTOP)
    moment = lead_to(me, verb("fire"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    me.page.mouse.move(*player.point(place_of(moment.offer, moment.view)))
    rows = me.id("odds").locator("dl .row")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        name, bar, figure = (row.locator(part).bounding_box() for part in ("dt", ".bar", "dd"))
        assert name is not None
        assert bar is not None
        assert figure is not None
        assert name["x"] + name["width"] <= bar["x"]
        assert bar["x"] + bar["width"] <= figure["x"]
        assert abs(name["y"] - figure["y"]) < 12
    expect(me.id("odds").locator("tfoot")).to_have_count(me.id("odds").locator("table").count())
    me.shot("chances")


def test_a_phone_tells_what_must_be_rolled_and_shows_both_ends(visit: Visit) -> None:
    me = visit(PHONE)
    moment = lead_to(me, verb("fire"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    target = place_of(moment.offer, moment.view)
    player.press(target)
    expect(me.id("odds-roll")).to_have_text(re.compile(r"Roll \d+ or more: \w+"))
    expect(me.id("sheet").locator("tfoot").first).to_contain_text(re.compile(r"Total\s*\d+"))
    unit = moment.offer["key"].split(" ")[1]
    shooter = next(p["place"] for p in moment.view["scene"]["pieces"] if p["key"] == unit)
    seen = """(places) => {
      const sheet = document.querySelector('[data-testid="sheet"]').getBoundingClientRect().top;
      return places.every((place) => window.grognardMap.screenOf(place).y < sheet);
    }"""
    until(lambda: me.page.evaluate(OUT_OF_SIGHT, [target, shooter]) == [], 5)
    assert me.page.evaluate(seen, [target, shooter])
    me.shot("phone-shot")


@pytest.mark.parametrize("size", [*NARROW, PHONE], ids=lambda size: size.name)
def test_nothing_lies_on_what_can_be_clicked(visit: Visit, size: Size) -> None:
    """A refusal, the chances of a shot and dice, where the screen has no room beside the map."""
    me = visit(size)
    moment = lead_to(me, verb("fire"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    places = lit(moment.view)
    enemies = [p["place"] for p in moment.view["scene"]["pieces"] if p["owner"] != moment.view["player"]]
    for place in [place for place in enemies if place[0] not in "@-?" and place not in places][:3]:
        x, y = spot(me, place)
        box = me.id("map").bounding_box()
        assert box is not None
        if not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]):
            continue
        me.page.mouse.click(x, y)
        me.page.wait_for_timeout(250)
        found: Json = me.page.evaluate(COVERED, places)
        assert found["covered"] == [], place
    player.press(place_of(moment.offer, moment.view))
    me.page.wait_for_timeout(400)
    others = [place for place in places if place != place_of(moment.offer, moment.view)]
    assert me.page.evaluate(COVERED, others)["covered"] == []
    me.shot("narrow-chances")


def to_bridges(me: Visitor) -> tuple[str, Json]:
    """A game in which several bridges can be blown up, and what their player sees."""
    lots = random.Random(1)
    for _ in range(20):
        game = me.new_game({"allied": "me", "german": "me"}, "holland44/nijmegen")
        questions = Questions(me, game)
        for _ in range(120):
            view = questions.ask()
            if view is None:
                break
            keys = [offer["key"] for offer in view["question"]["offers"]]
            if len([key for key in keys if key.startswith("blow ")]) > 1:
                return game, view
            questions.answer("done" if "done" in keys and lots.random() < 0.5 else lots.choice(keys))
    raise AssertionError("no bridges could be blown up")


def test_what_is_chosen_from_a_menu_is_done_by_enter(visit: Visit) -> None:
    """H44-5.2: the pop-up of a bridge that is to be blown up has a button, and Enter opens no menu again."""
    me = visit(DESKTOP)
    game, view = to_bridges(me)
    show(me, game)
    me.id("act-blow").click()
    me.page.get_by_role("menuitem").first.click()
    expect(me.id("odds-go")).to_be_focused()
    me.shot("blow")
    me.page.keyboard.press("Enter")
    until(lambda: me.info(game)["status"] == "over" or now(me, game) != view["seq"])


def now(me: Visitor, game: str) -> int:
    return int(me.view(game, me.info(game)["asked"][0])["seq"])
