"""Stalingrad '42 in the browser: three turns of Fall Blau, and what a campaign needs at a glance."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import SLOW, Visit
from .support import DESKTOP, PHONE, Json, Size, Visitor, until
from .test_holland44 import CLICKS as COUNT_CLICKS
from .test_holland44 import Table, clicks, ready

FALL_BLAU = "stalingrad42/fall-blau"
HOT_SEAT = {"axis": "me", "soviet": "me"}
LAST = 3  # the turn with which the test ends


class Front(Table):
    """A game of Fall Blau at one screen."""

    def __init__(self, visitor: Visitor, scenario: str = FALL_BLAU) -> None:
        self.visitor = visitor
        self.game = visitor.new_game(HOT_SEAT, scenario)

    def ways(self, *units: str) -> list[Json]:
        at = [f"unit:{unit}" for unit in units]
        wish = {"seat": "axis", "name": "reach", "at": at}
        found = self.visitor.post(f"/games/{self.game}/overlay", wish)["shortcuts"]
        taken = {piece["place"] for piece in self.visitor.view(self.game, "axis")["scene"]["pieces"]}
        return sorted((way for way in found if way["place"] not in taken), key=lambda way: len(way["path"]))

    def place(self, unit: str) -> str:
        pieces = self.visitor.view(self.game, "axis")["scene"]["pieces"]
        return str(next(piece["place"] for piece in pieces if piece["key"] == unit))

    def turn(self) -> int:
        view = self.asked()
        tracks = [] if view is None else view["scene"]["tracks"]
        return next((int(track["value"]) for track in tracks if track["name"] == "turn"), LAST + 1)


def move(me: Visitor, table: Front, unit: str) -> None:
    """S42-5.1: two clicks, the unit and the place."""
    way = table.ways(unit)[0]
    x, y = me.spot(table.place(unit))
    me.page.mouse.click(x, y)
    expect(me.id("prompt")).to_contain_text("choose where to go")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    x, y = me.page.evaluate(
        "(place) => Object.values(window.grognardMap.screenOf(place)).slice(0, 2)", way["place"]
    )
    me.page.mouse.click(x, y)
    until(lambda: table.place(unit) == way["place"], SLOW)
    ready(me, table, "Movement.choose")


def offered(table: Front, verb: str) -> list[str]:
    offers = table.asked()["question"]["offers"]
    return [offer["key"] for offer in offers if offer["key"].startswith(f"{verb} ")]


def end(me: Visitor, table: Front) -> None:
    """A phase is left by one click, and one more if something would be lost."""
    seq = table.asked()["seq"]
    me.id("act-done").click()
    agree(me, table, seq)


def agree(me: Visitor, table: Front, seq: int) -> None:
    """Says yes where the page asks whether it is meant, until the game goes on."""

    def gone_on() -> bool:
        if me.id("regret-yes").count():
            me.id("regret-yes").click()
        view = table.asked()
        return view is None or view["seq"] != seq

    until(gone_on, SLOW)


BUILT = ("Attack.attackers", "Attack.support")  # the questions while an attack is drawn up


def attack(me: Visitor, table: Front) -> None:
    """S42-8.3: the first attack on offer: all attackers, no support, the die."""
    me.tap(offered(table, "attack")[0].split()[1])
    panel = me.id("attack")
    expect(panel).to_be_visible()
    if table.kind() == "Attack.attackers":
        until(lambda: not offered(table, "with"), SLOW)  # all who may take part
    expect(me.id("attack-odds")).to_be_visible()
    me.shot("stalingrad42-attack")
    while table.kind().startswith((*BUILT, "Combat.attacks")):
        seq = table.asked()["seq"]
        at_one_stroke = (
            me.id("attack-go").inner_text() == "Shatter them"
        )  # the page goes through support by itself
        me.id("attack-go").click()
        agree(me, table, seq)
        if at_one_stroke:
            until(lambda: not table.kind().startswith(BUILT), SLOW)
        if table.kind() == "Combat.attacks":
            return


# What a person who wants no more presses, by the kind of question; other kinds have a button that ends them.
PRESSED = {
    "Attack.support": "[data-testid=attack-go]",
    "Attack.answer": "[data-testid^=choice-commit]",
    "Lose.choose": "[data-testid^=course-]",
    "LastStep.choose": "[data-testid^=choice-]",
    "Stand.choose": "[data-testid^=choice-]",
}


def press(me: Visitor, table: Front) -> None:
    """Answers one question by a click: as the panel offers it first, or by leaving the phase."""
    view = table.asked()
    question = view["question"]
    if question["kind"] == "Trim.choose":  # what this test is not about
        table.play(view, question["offers"][0]["key"])
        return
    ready(me, table, question["kind"])
    steps = [key.split()[1] for key in offered(table, "to")]
    if question["kind"] in ("Retreat.go", "Advance.choose") and steps:
        expect(me.id("course")).to_contain_text(re.compile("S42-1[24]"))
        me.tap(steps[0])
    elif question["kind"] == "Advance.choose":  # all go together; who could fight on stops
        ways = ("=course-all", "^=course-with", "=course-halt")
        me.id("course").locator(", ".join(f"[data-testid{way}]" for way in ways)).first.click()
    elif question["kind"] == "Retreat.go":
        me.id("course").locator("[data-testid^=course-]").first.click()
    else:
        me.page.locator(PRESSED.get(question["kind"], "[data-testid=act-done]")).first.click()
    agree(me, table, view["seq"])


@pytest.mark.new_windows
def test_three_turns_of_fall_blau(visit: Visit) -> None:
    """Both sides at one screen: replacements, moves and attacks by clicks, then on to the fourth turn."""
    me = visit(DESKTOP)
    me.page.add_init_script(COUNT_CLICKS)
    table = Front(me)
    table.open()
    expect(me.id("left")).to_contain_text("2 resource points are not spent")
    end(me, table)
    ready(me, table, "Movement.choose")
    before = clicks(me)
    units = ["DE-ID-44", "DE-MOT-16"]
    for unit in units:
        move(me, table, unit)
    assert clicks(me) - before <= 2 * len(units)
    end(me, table)
    ready(me, table, "Combat.attacks")
    attack(me, table)
    while table.turn() <= LAST:
        press(me, table)
    me.shot("stalingrad42-turn")


def test_overwhelming_odds_need_no_die(visit: Visit) -> None:
    """S42-8.6.1: the panel says what happens and what it costs; one click leaves the attack again."""
    me = visit(DESKTOP)
    table = Front(me)
    table.open()
    end(me, table)
    ready(me, table, "Movement.choose")
    me.tap(offered(table, "shatter")[0].split()[1])
    ready(me, table, "Automatic.gather")
    me.id("attack-all").click()
    expect(me.id("attack-note")).to_contain_text("No die")
    expect(me.id("attack-note")).to_contain_text("S42-8.6.1")
    expect(me.id("attack-go")).to_have_text("Shatter them")
    me.id("attack-leave").click()
    ready(me, table, "Movement.choose")


def test_trains_and_other_orders_have_their_buttons(visit: Visit) -> None:
    """S42-5.6.1: the unit in hand goes by rail by a button, and every hex the train can get to is lit."""
    me = visit(DESKTOP)
    table = Front(me)
    table.answer(lambda view: view["player"] == 1 and view["question"]["kind"] == "Movement.choose")
    table.open()
    places = [piece["place"] for piece in table.asked()["scene"]["pieces"]]
    trains = [table.place(key.split()[1]) for key in offered(table, "rail")]
    me.tap(next(place for place in trains if places.count(place) == 1))
    expect(me.id("act-rail")).to_be_visible()
    expect(me.id("act-regroup")).to_have_count(0)
    me.id("act-rail").click()
    ready(me, table, "RailMove.choose")
    assert len(offered(table, "to")) > 20
    expect(me.page.locator("path.legal").first).to_be_attached()
    expect(me.id("act-to")).to_have_count(0)  # they are lit: a button for them would say nothing


def test_names_on_the_whole_map(visit: Visit) -> None:
    """Cities and goals are read over the counters, and no name is cut by the edge of the map."""
    me = visit(DESKTOP)
    Front(me).open()
    me.id("tool-fit").click()
    frame = me.id("map").bounding_box()
    assert frame is not None
    for name in ("Kharkov", "Voronezh", "Rostov", "Kupyansk", "Millerovo"):
        spot = me.page.locator(".name", has_text=name)
        expect(spot).to_be_visible()
        box = spot.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    me.shot("stalingrad42-whole-map")


# Pairs of names on the whole map that lie on each other.
ON_EACH_OTHER = """() => {
  const names = [...document.querySelectorAll('.name')]
    .map((name) => [name.textContent, name.getBoundingClientRect()]);
  return names.flatMap(([a, one], i) => names.slice(i + 1).flatMap(([b, two]) => {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return wide > 0 && high > 0 ? [`${a} on ${b}`] : [];
  }));
}"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_no_name_lies_on_another(visit: Visit, locale: str) -> None:
    """Grozny and Makhachkala, near each other at the edge of the map, have the least room."""
    me = visit(DESKTOP, locale=locale)
    Front(me, "stalingrad42/caucasus").open()
    me.id("tool-fit").click()
    expect(me.page.locator(".name").first).to_be_visible()
    me.page.wait_for_timeout(400)  # the zoom comes to rest and is laid out anew
    assert me.page.evaluate(ON_EACH_OTHER) == []


def test_armies_calendar_and_the_front(visit: Visit) -> None:
    """S42-22.1.1, 32: who stands where and who comes when; the front when the map is far away."""
    me = visit(DESKTOP)
    table = Front(me)
    table.open()
    me.page.locator("#tab-armies").click()
    me.id("army-DE-PZ-16").click()
    expect(me.id("unit-card")).to_contain_text("16th Panzer Division")
    me.page.keyboard.press("Escape")
    me.id("tool-calendar").click()
    expect(me.id("calendar-4")).to_contain_text("July")
    me.shot("stalingrad42-calendar")
    me.page.keyboard.press("Escape")
    me.page.evaluate("() => grognardMap.zoom(16)")
    expect(me.page.locator("path.frontline:not(.halo)").first).to_be_attached()
    me.shot("stalingrad42-front")


@pytest.mark.parametrize("scenario", ["uranus", "caucasus", "campaign"])
def test_every_scenario_opens(visit: Visit, scenario: str, size: Size) -> None:
    """S42-C2.1, C3.1, C4.1: on both screens, with the railways laid over the map on the larger."""
    if size is PHONE and scenario != "campaign":
        pytest.skip("one is enough for a phone")
    me = visit(size)
    table = Front(me, f"stalingrad42/{scenario}")
    table.open()
    expect(me.id("prompt")).to_be_visible()
    if size is DESKTOP:
        me.id("overlay-rail").click()
        expect(me.id("says-rail")).to_contain_text("joined to a source")
    me.shot(f"stalingrad42-{scenario}")
