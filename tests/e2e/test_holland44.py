"""Holland '44 in the browser: from the landings of the first day to the victory."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Visit
from .support import PHONE, Json, Size, Visitor, until

FIRST_DAY = "holland44/the-first-day"
HOT_SEAT = {"allied": "me", "german": "me"}
LAPTOP = Size("laptop", 1280, 800, False)


class Table:
    """A game at one screen, and a helper who answers past the page what a test is not about."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.game = visitor.new_game(HOT_SEAT, FIRST_DAY)

    def asked(self) -> Json:
        """The view of whoever is asked; None when the game is over."""
        info = self.visitor.info(self.game)
        return None if info["status"] == "over" else self.visitor.view(self.game, info["asked"][0])

    def answer(self, stop: Callable[[Json], bool], most: int = 400) -> None:
        """Answers as a question suggests, until one comes at which to stop, or the game is over."""
        for _ in range(most):
            view = self.asked()
            if view is None or stop(view):
                return
            question = view["question"]
            key = question["offers"][question["default"]]["key"]
            self.play(view, key)
        raise AssertionError("that question did not come")

    def play(self, view: Json, *keys: str) -> None:
        seat = view["seats"][view["player"]]
        wish = {"seat": seat, "keys": list(keys), "seq": view["seq"]}
        self.visitor.post(f"/games/{self.game}/play", wish)

    def kind(self) -> str:
        view = self.asked()
        return "" if view is None else str(view["question"]["kind"])

    def place(self, unit: str) -> str:
        pieces = self.visitor.view(self.game, "allied")["scene"]["pieces"]
        return str(next(piece["place"] for piece in pieces if piece["key"] == unit))

    def open(self) -> None:
        self.visitor.go(f"/g/{self.game}")
        self.visitor.page.wait_for_function("() => window.grognardMap !== undefined")
        expect(self.visitor.page.locator(".game[data-asked]:not([data-asked=''])")).to_be_visible()


def ready(me: Visitor, kind: str) -> None:
    """Waits until the page asks a question."""
    expect(me.id("game")).to_have_attribute("data-asked", kind)


def land(me: Visitor, table: Table) -> None:
    """H44-22: the first unit is put down on the map, the others past the page."""
    ready(me, "Airlanding.place")
    first = table.asked()["question"]["offers"][0]
    unit, hex = first["key"].split(" ")[1:]
    me.tap(hex)
    until(lambda: table.place(unit) == hex)
    while (view := table.asked())["question"]["kind"] != "Movement.choose":
        question = view["question"]
        at = 0 if question["kind"] == "Airlanding.place" else question["default"]
        table.play(view, question["offers"][at]["key"])
    ready(me, "Movement.choose")


def move(me: Visitor, table: Table) -> None:
    """H44-8: two clicks move a unit or a stack; what is out of reach says why; undo takes it back."""
    me.tap("1204")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    me.shot("holland44-reach")
    me.tap("1205")
    until(lambda: table.place("2-Devon") == "1205")
    ready(me, "Movement.choose")
    me.id("undo").click()
    until(lambda: table.place("2-Devon") == "1204")
    ready(me, "Movement.choose")
    me.tap("1204")
    expect(me.page.locator("svg rect[rx='18']").first).to_be_visible()
    me.tap("1505")  # beyond the canal
    expect(me.id("toast")).to_contain_text("H44-")
    me.page.keyboard.press("Escape")


def attack(me: Visitor, table: Table) -> None:
    """H44-9.3: attackers are ticked, odds and chances stand beside them, the die is rolled."""
    ready(me, "Combat.attacks")
    me.tap("1405")
    panel = me.id("attack")
    expect(panel).to_be_visible()
    me.id("attack-all").click()
    expect(panel.locator("[aria-pressed=true]")).to_have_count(3)
    expect(me.id("attack-odds")).to_contain_text("2-1")
    me.shot("holland44-attack")
    me.id("attack-go").click()
    expect(panel.get_by_test_id("attack-lead_gds")).to_be_visible()
    panel.get_by_test_id("attack-lead_gds").click()
    ready(me, "Attack.support")
    panel.get_by_test_id("support-Gds-Div").click()
    expect(me.id("attack-odds").locator(".shift").first).to_contain_text("+2")  # H44-23.1.3
    me.shot("holland44-support")
    me.id("attack-go").click()
    until(lambda: table.kind() != "Attack.support")


def test_the_first_day_from_the_landings_to_the_victory(visit: Visit) -> None:
    me = visit(LAPTOP)
    table = Table(me)
    table.open()
    land(me, table)
    me.shot("holland44-landed")
    move(me, table)
    me.id("act-done").click()
    attack(me, table)
    table.answer(lambda view: view["question"]["kind"] == "Combat.attacks" and view["player"] == 0)
    table.answer(lambda view: view["player"] == 1)
    expect(me.id("game")).to_have_attribute("data-seat", "german")
    me.shot("holland44-german")
    table.answer(lambda view: False)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(table.game)["status"] == "over"
    me.shot("holland44-over")


def test_overlays_name_what_they_show(visit: Visit) -> None:
    """H44-7, 18: zones of control and supply lines of the reader's side."""
    me = visit(LAPTOP)
    table = Table(me)
    table.answer(lambda view: view["question"]["kind"] == "Movement.choose")
    table.open()
    me.id("overlay-zoc").click()
    me.id("overlay-supply").click()
    expect(me.page.locator(".key li")).to_have_count(2)
    me.spot("1404")
    me.shot("holland44-overlays")


def test_an_attack_on_a_phone(visit: Visit) -> None:
    me = visit(PHONE)
    table = Table(me)
    table.answer(lambda view: view["question"]["kind"] == "Combat.attacks")
    table.play(table.asked(), "attack 1405", "with 2-HCR", "with 1-Hamps")
    table.open()
    me.shot("holland44-attack")
    expect(me.page.get_by_text("Attack on 1405").first).to_be_visible()
