"""Holland '44 in the browser: from the landings of the first day to the victory."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import SLOW, Visit
from .support import DESKTOP, PHONE, Json, Questions, Visitor, until

FIRST_DAY = "holland44/the-first-day"
HOT_SEAT = {"allied": "me", "german": "me"}


class Table:
    """A game at one screen, and a helper who answers past the page what a test is not about."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.game = visitor.new_game(HOT_SEAT, FIRST_DAY)

    def asked(self) -> Json:
        """The view of whoever is asked; None when the game is over."""
        while True:
            info = self.visitor.info(self.game)
            if info["status"] == "over":
                return None
            view = self.visitor.view(self.game, info["asked"][0])
            if view["question"] is not None:  # else another was asked in between
                return view

    def answer(self, stop: Callable[[Json], bool], most: int = 400) -> None:
        """Answers as a question suggests, until one comes at which to stop, or the game is over."""
        questions = Questions(self.visitor, self.game)
        for _ in range(most):
            view = questions.ask()
            if view is None or stop(view):
                return
            question = view["question"]
            questions.answer(question["offers"][question["default"]]["key"])
        raise AssertionError("that question did not come")

    def reach(self, kind: str) -> None:
        """The same, until a question of that kind."""
        self.answer(lambda view: view["question"]["kind"] == kind)

    def play(self, view: Json, *keys: str) -> None:
        seat = view["seats"][view["player"]]
        wish = {"seat": seat, "keys": list(keys), "seq": view["seq"]}
        self.visitor.post(f"/games/{self.game}/play", wish)

    def kind(self) -> str:
        view = self.asked()
        return "" if view is None else str(view["question"]["kind"])

    def ways(self, *units: str) -> list[Json]:
        """Where units that stand together can be sent, nearest first."""
        at = [f"unit:{unit}" for unit in units]
        wish = {"seat": "allied", "name": "reach", "at": at}
        found = self.visitor.post(f"/games/{self.game}/overlay", wish)["shortcuts"]
        return sorted(found, key=lambda way: len(way["path"]))

    def place(self, unit: str) -> str:
        pieces = self.visitor.view(self.game, "allied")["scene"]["pieces"]
        return str(next(piece["place"] for piece in pieces if piece["key"] == unit))

    def open(self) -> None:
        self.visitor.go(f"/g/{self.game}")
        self.visitor.page.wait_for_function("() => window.grognardMap !== undefined")
        expect(self.visitor.page.locator(".game[data-asked]:not([data-asked=''])")).to_be_visible()


ASKS = """([kind, seq]) => {
  const game = document.querySelector('[data-testid="game"]');
  const { asked, seq: shown } = game.dataset;
  return asked === kind && shown === seq && game.getAttribute('aria-busy') === 'false';
}"""


def ready(me: Visitor, table: Table, kind: str) -> None:
    """Waits until the page asks the question that the server asks, of that kind."""
    until(lambda: at_rest(me, table)["question"]["kind"] == kind, SLOW)


def at_rest(me: Visitor, table: Table) -> Json:
    """The view in which page and server ask the same, after the answers that the page gives by itself.

    None when the game is over.
    """
    views = [table.asked()]

    def question() -> list[str]:
        return [] if views[-1] is None else [views[-1]["question"]["kind"], str(views[-1]["seq"])]

    def same() -> bool:
        shown = question()
        at_page = not shown or bool(me.page.evaluate(ASKS, shown))
        views.append(table.asked())
        return at_page and question() == shown

    until(same, SLOW)
    return views[-1]


def before_an_attack(me: Visitor) -> Table:
    """The page asks which hex is attacked."""
    table = Table(me)
    table.reach("Combat.attacks")
    table.open()
    ready(me, table, "Combat.attacks")
    return table


CLICKS = "addEventListener('pointerdown', () => (window.clicks = (window.clicks ?? 0) + 1), true)"


def clicks(me: Visitor) -> int:
    """How often the reader has clicked so far."""
    return int(me.page.evaluate("() => window.clicks ?? 0"))


# -- the phases of a turn ----------------------------------------------------------------------------------


def land(me: Visitor, table: Table) -> None:
    """H44-22: one unit is put down on the map, the others at one stroke; the panel tells the chances."""
    ready(me, table, "Airlanding.place")
    unit, hex = table.asked()["question"]["offers"][0]["key"].split(" ")[1:]
    me.tap(hex)
    until(lambda: table.place(unit) == hex)
    me.id("landing-all").click()
    expect(me.id("landing")).to_contain_text("Scattered: 33 %")
    expect(me.id("landing-all")).to_have_count(0)
    me.id("landing-go").click()
    until(lambda: table.kind() != "Airlanding.place")
    while table.kind() == "Airlanding.scatter":
        seq = table.asked()["seq"]
        me.page.locator("[data-testid^=choice-scatter]").first.click()
        until(lambda seq=seq: table.asked()["seq"] != seq)  # type: ignore[misc]
    ready(me, table, "Movement.choose")


def refused(me: Visitor, table: Table) -> None:
    """H44-8: what is out of reach says why; one step back takes a whole move back."""
    me.tap("1204")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    me.shot("holland44-reach")
    me.tap("1205")
    until(lambda: table.place("2-Devon") == "1205")
    ready(me, table, "Movement.choose")
    me.id("undo").click()
    until(lambda: table.place("2-Devon") == "1204")
    ready(me, table, "Movement.choose")
    me.tap("1204")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    me.tap("1405")  # beyond the canal
    expect(me.id("toast")).to_contain_text(re.compile("H44-|out of reach"))
    me.id("toast").get_by_role("button").last.click()  # it would cover the next place
    expect(me.id("toast")).to_have_count(0)


def move(me: Visitor, table: Table, *units: str) -> None:
    """Two clicks: the unit, or all of its stack, and the place."""
    way = table.ways(*units)[0]
    x, y = me.spot(table.place(units[0]))
    if len(units) > 1:
        me.page.mouse.move(x, y)
        me.id("fan-all").click()
    else:
        me.page.mouse.click(x, y)
    expect(me.id("prompt")).to_contain_text("choose where to go")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    x, y = me.page.evaluate(
        "(place) => Object.values(window.grognardMap.screenOf(place)).slice(0, 2)", way["place"]
    )
    me.page.mouse.click(x, y)
    until(lambda: all(table.place(unit) == way["place"] for unit in units), 20)
    ready(me, table, "Movement.choose")


def attack(me: Visitor, table: Table) -> None:
    """H44-9.3: attackers are ticked, odds and chances stand beside them, the die is rolled."""
    me.tap("1405")
    panel = me.id("attack")
    expect(panel).to_be_visible()
    expect(panel.locator(".member[aria-pressed=true]")).to_have_count(
        3
    )  # all who may, until one is taken out
    expect(me.id("attack-odds")).to_contain_text("2-1")
    me.id("attack-go").click()
    expect(panel.get_by_test_id("attack-lead_gds")).to_contain_text("2-1")
    panel.get_by_test_id("attack-lead_gds").click()
    ready(me, table, "Attack.support")
    panel.get_by_test_id("support-Gds-Div").click()
    expect(me.id("attack-odds").locator(".shift").first).to_contain_text("+2")  # H44-23.1.3
    me.shot("holland44-support")
    me.id("attack-go").click()
    until(lambda: table.kind() != "Attack.support")


def end(me: Visitor, table: Table) -> None:
    """A phase is left by one click."""
    before = table.kind()
    me.id("act-done").click()
    until(lambda: table.kind() != before)


# What a person who wants no more presses, by the kind of question.
PRESSED = {
    "Airlanding.place": "[data-testid=landing-go]",
    "Movement.choose": "[data-testid=act-done]",
    "Combat.attacks": "[data-testid=act-done]",
    "BridgePhase.choose": "[data-testid=act-done]",
    "TrafficPhase.place": "[data-testid=act-done]",
    "Airlanding.scatter": "[data-testid^=choice-]",
    "Demolition.choose": "[data-testid^=choice-]",
    "Lose.choose": "[data-testid^=course-]",
    "Stand.choose": "[data-testid^=choice-]",
}


def play_on(me: Visitor, table: Table, most: int = 120) -> None:
    """Plays to the end on the page: phases are left, choices taken as the panel offers them first."""
    for _ in range(most):
        view = at_rest(me, table)
        if view is None:
            return
        answer(me, view)
        try:
            until(lambda view=view: gone_on(me, table, view), 12)  # type: ignore[misc]
        except AssertionError:  # a busy page has drawn itself anew under the press: people press again
            answer(me, view)
            until(lambda view=view: gone_on(me, table, view), 20)  # type: ignore[misc]
    raise AssertionError("the game did not end")


def answer(me: Visitor, view: Json) -> None:
    kind = view["question"]["kind"]
    if kind in FOLLOWED:
        follow(me, view)
    else:
        me.page.locator(PRESSED[kind]).first.click()


def gone_on(me: Visitor, table: Table, view: Json) -> bool:
    """Whether the game has gone on.

    If the page asks whether reinforcements are to stay outside, they are; if a hex clicked on has more to
    choose from, because friends stand in it, the first is taken: going there.
    """
    if me.id("regret-yes").is_visible():
        me.id("regret-yes").click()
    choices = me.page.get_by_role("menuitem")
    if choices.count():
        choices.first.click()
    now = table.asked()
    return now is None or bool(now["seq"] != view["seq"])


FOLLOWED = ("Retreat.go", "Advance.choose")


def follow(me: Visitor, view: Json) -> None:
    """H44-13, 15: the panel says why, who, and what each hex means; the hex is clicked on the map."""
    question = view["question"]
    panel = me.id("course")
    expect(panel).to_contain_text(
        re.compile("H44-13.1.1" if question["kind"] == "Retreat.go" else "H44-15.2")
    )
    steps = [offer for offer in question["offers"] if offer["key"].startswith("to ")]
    if not steps:  # who advances
        panel.locator("[data-testid^=course-with]").first.click()
        return
    key = steps[0]["key"]
    expect(me.id(f"course-{key.replace(' ', '_')}").locator(".note")).not_to_be_empty()
    me.shot(f"holland44-{question['kind']}")
    me.tap(key.split(" ")[1])


# -- tests -------------------------------------------------------------------------------------------------


@pytest.mark.new_windows
def test_the_first_day_from_the_landings_to_the_victory(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.page.add_init_script(CLICKS)
    table = Table(me)
    table.open()
    land(me, table)
    me.shot("holland44-landed")
    refused(me, table)
    expect(me.id("left-enter")).to_contain_text("1 reinforcement has not come")
    before = clicks(me)
    stacks = [("2-Devon",), ("2-506", "3-506"), ("XXX-Bridging",)]
    for units in stacks:
        move(me, table, *units)
    expect(me.id("left-enter")).to_have_count(0)
    end(me, table)
    ready(me, table, "Combat.attacks")
    assert clicks(me) - before <= 2 * len(stacks) + 1  # taken up and put down, and the end of the phase
    before = clicks(me)
    attack(me, table)
    assert clicks(me) - before == 5  # the target, on to the support, who leads, the guns, the die
    play_on(me, table)
    expect(me.id("outcome")).to_be_visible()
    expect(me.id("goal")).to_contain_text("win")  # what it took, beside what it came to
    assert me.info(table.game)["status"] == "over"
    me.shot("holland44-over")


def test_an_attack_shows_what_each_result_would_bring(visit: Visit) -> None:
    """H44-11, 12, 13: in words, as chances with a determined defence in them, and as ways back on the map."""
    me = visit(DESKTOP)
    before_an_attack(me)
    me.tap("1405")
    expect(me.id("attack-all")).to_have_count(0)  # all who may take part
    me.id("result-5").hover()
    result = me.id("attack-result")
    expect(result).to_contain_text("The defender retreats 2 hexes")
    expect(result).to_contain_text("They would end in 1606")
    expect(result).to_contain_text("A determined defence holds")
    expect(me.page.locator("path.retreat:not(.halo)")).to_have_count(4)
    me.shot("holland44-attack")


def test_the_end_of_a_phase_asks_for_what_was_forgotten(visit: Visit) -> None:
    """H44-19.1: reinforcements that have just come; the list leads to them, the next unit is a key away."""
    me = visit(DESKTOP)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    me.id("left-move").click()
    expect(me.id("prompt")).to_contain_text("choose where to go")
    me.page.keyboard.press("Escape")
    me.id("next").click()
    expect(me.id("prompt")).to_contain_text("choose where to go")
    me.page.keyboard.press("Escape")
    me.id("act-done").click()
    expect(me.id("regret")).to_contain_text("1 reinforcement has not come")
    me.shot("holland44-forgotten")
    me.id("regret-yes").click()
    ready(me, table, "Combat.attacks")
    expect(me.id("left")).to_contain_text("3 hexes can be attacked")


def test_armies_calendar_and_the_summary_of_a_turn(visit: Visit) -> None:
    """Who stands where, who is to come, and what the enemy did."""
    me = visit(DESKTOP)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    me.page.locator("#tab-armies").click()
    me.id("army-2-Devon").click()
    expect(me.id("unit-card")).to_contain_text("2nd Devons")
    expect(me.id("prompt")).to_contain_text("choose where to go")
    me.page.keyboard.press("Escape")
    me.id("tool-calendar").click()
    expect(me.id("calendar-2")).to_contain_text("17 Sept, night")
    expect(me.id("calendar-2").locator(".units .counter").first).to_be_visible()
    me.page.keyboard.press("Escape")
    table.answer(lambda view: view["player"] == 1)
    table.answer(lambda view: view["player"] == 0 and view["question"]["kind"] == "Movement.choose")
    me.page.reload()
    expect(me.id("news")).to_contain_text("arrives in area")
    me.id("news-close").click()
    expect(me.id("news")).to_have_count(0)
    me.id("menu").click()
    me.id("menu-news").click()
    expect(me.id("news")).to_be_visible()


def test_the_front_is_seen_when_zoomed_out(visit: Visit) -> None:
    me = visit(DESKTOP)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    expect(me.page.locator("path.frontline")).to_have_count(0)
    me.page.evaluate("() => grognardMap.zoom(24)")
    expect(me.page.locator("path.frontline:not(.halo)").first).to_be_attached()
    me.shot("holland44-front")


def test_overlays_name_what_they_show(visit: Visit) -> None:
    """H44-7, 18: zones of control and supply lines of the reader's side, and in words what cuts a line."""
    me = visit(DESKTOP)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    me.id("overlay-zoc").click()
    me.id("overlay-supply").click()
    expect(me.page.locator(".key li")).to_have_count(2)
    expect(me.id("says-supply")).to_contain_text("can trace a supply line")
    me.spot("1404")
    me.shot("holland44-overlays")


def test_the_whole_map_at_three_zooms(visit: Visit) -> None:
    """The country between the Belgian border and Arnhem, for the eye."""
    me = visit(DESKTOP)
    game = me.new_game(HOT_SEAT, "holland44/campaign")
    me.go(f"/g/{game}")
    me.page.wait_for_selector(".ground svg", timeout=90_000)
    for width in (19, 34, 81):
        me.page.evaluate(
            "([place, width]) => { grognardMap.zoom(width); grognardMap.centre(place); }", ["4414", width]
        )
        me.page.wait_for_timeout(400)  # the zoom comes to rest and is laid out anew
        me.shot(f"holland44-map-{width}")


def test_an_attack_on_a_phone(visit: Visit) -> None:
    """The panel has every choice; the bar does not repeat them."""
    me = visit(PHONE)
    table = Table(me)
    table.reach("Combat.attacks")
    table.play(table.asked(), "attack 1405", "with 2-HCR", "with 1-Hamps")
    table.open()
    expect(me.page.get_by_text("Attack on 1405").first).to_be_visible()
    expect(me.id("attack-go")).to_be_visible()
    expect(me.page.locator("nav [data-testid^=act-]")).to_have_count(0)
    me.shot("holland44-attack")


# The chances of an attack that are below the part of the sheet that a phone shows.
BELOW = """() => {
  const sheet = document.querySelector('[data-testid="sheet"]').getBoundingClientRect();
  const rows = [...document.querySelectorAll('[data-testid="attack-odds"] p strong')]
    .map((row) => row.getBoundingClientRect());
  const low = Math.min(sheet.bottom, innerHeight);
  const hidden = rows.filter(({ top, bottom }) => top < sheet.top || bottom > low);
  return { rows: rows.length, hidden: hidden.length };
}"""


def test_the_chances_of_an_attack_are_seen_on_a_phone_without_scrolling(visit: Visit) -> None:
    me = visit(PHONE)
    before_an_attack(me)
    me.tap("1405")
    me.id("commit").tap()
    expect(me.id("attack-odds").locator("p strong").first).to_be_attached()
    me.shot("holland44-attack-chances")
    found = me.page.evaluate(BELOW)
    assert found["rows"] > 0
    assert found["hidden"] == 0, found
