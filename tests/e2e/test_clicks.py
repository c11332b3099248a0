"""Clicks of the common acts of operational games, counted in the browser (the table in docs/page.md)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .support import DESKTOP, Json, Visitor, until
from .test_holland44 import CLICKS, clicks, ready
from .test_stalingrad42 import Front

VORONEZH = "stalingrad42/voronezh"
MOST = 12  # games until the dice have brought what is wanted


def on_its_way(visit: Visit) -> Visitor:
    me = visit(DESKTOP)
    me.page.add_init_script(CLICKS)
    return me


def fought(me: Visitor, kind: str, verb: str) -> Front:
    """A game in which an attack, made past the page, has led to this question with a choice of this verb."""
    for _ in range(MOST):
        table = Front(me, VORONEZH)
        attacks = 0
        while (view := table.asked()) is not None and attacks < 3:
            question = view["question"]
            keys = [offer["key"] for offer in question["offers"]]
            if question["kind"] == kind and any(key.startswith(f"{verb} ") for key in keys):
                return table
            joins = [key for key in keys if key.split(" ")[0] in ("attack", "with")]
            builds = question["kind"] in ("Combat.attacks", "Attack.attackers")
            attacks += question["kind"] == "Combat.attacks"
            table.play(view, joins[0] if builds and joins else keys[question["default"]])
    raise AssertionError(f"no attack has led to {kind}")


def after_a_fight(visit: Visit, kind: str, verb: str) -> tuple[Visitor, Front]:
    """The page at a question that an attack has led to."""
    me = on_its_way(visit)
    table = fought(me, kind, verb)
    open_at(me, table)
    return me, table


def open_at(me: Visitor, table: Front) -> Json:
    """The page at the question that is asked now; what it is."""
    view = table.asked()
    me.page.goto(f"{me.server.address}/g/{table.game}")
    me.page.wait_for_function("() => window.grognardMap !== undefined")
    ready(me, table, view["question"]["kind"])
    return view


@pytest.mark.new_windows
def test_a_plain_attack_is_three_clicks(visit: Visit) -> None:
    """S42-8.3: the target, which all who may attack; on to the support, of which none is taken; the die."""
    me = on_its_way(visit)
    table = Front(me, VORONEZH)
    table.reach("Combat.attacks")
    view = open_at(me, table)
    before = clicks(me)
    me.tap(next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("attack ")).split()[1])
    go = me.id("attack-go")
    expect(go).to_have_text("Next: support")
    go.click()
    expect(go).to_contain_text("Roll")
    go.click()
    until(lambda: table.kind() != "Attack.support", 20)
    assert clicks(me) - before == 3


@pytest.mark.new_windows
def test_a_retreat_is_one_click(visit: Visit) -> None:
    """S42-12.1: on the hex where it ends, or on the best way."""
    me, table = after_a_fight(visit, "Retreat.go", "to")
    unit = going(table)
    before = clicks(me)
    me.id("course-best").click()
    until(lambda: going(table) != unit, 20)
    assert clicks(me) - before == 1


def going(table: Front) -> str:
    """Who retreats now."""
    view = table.asked()
    if view["question"]["kind"] != "Retreat.go":
        return ""
    wish = {"seat": view["seats"][view["player"]], "name": "courses", "at": []}
    notes = table.visitor.post(f"/games/{table.game}/overlay", wish)["notes"]
    return next((str(note["about"][0]["key"]) for note in notes if note["kind"] == "why"), "")


@pytest.mark.new_windows
def test_an_advance_of_all_is_two_clicks_and_a_breakthrough_one_more_a_hex(visit: Visit) -> None:
    """S42-14.1, 14.2: all go together, each hex is a click."""
    me, table = after_a_fight(visit, "Advance.choose", "with")
    before = clicks(me)
    hexes = 0
    if me.id("course-all").count():
        me.id("course-all").click()
    else:
        me.page.locator("[data-testid^=course-with]").first.click()
    until(lambda: not offered(table, "with"), 20)
    while (steps := offered(table, "to")) and hexes < 2:
        seq = table.asked()["seq"]
        ready(me, table, "Advance.choose")
        me.tap(steps[0].split()[1])
        until(lambda seq=seq: table.asked()["seq"] != seq, 20)  # type: ignore[misc]
        hexes += 1
    assert hexes >= 1
    assert clicks(me) - before == 1 + hexes


def offered(table: Front, verb: str) -> list[str]:
    question = table.asked()["question"]
    keys = [offer["key"] for offer in question["offers"] if question["kind"] == "Advance.choose"]
    return [key for key in keys if key.startswith(f"{verb} ")]
