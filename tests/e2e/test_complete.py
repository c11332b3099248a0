"""What the whole game adds to the page: setting up, secret targets, cards, flying, armies, the report."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Finished, Visit
from .support import HOT_SEAT, Json, Size, Visitor

BRIDGE = "coh/bridge-on-the-pena"  # begins with setting up
ROCKETS = "coh/road-to-prokhorovka"  # begins with plotting
SKY = "coh/steel-sky-over-ponyri"  # aircraft; four may play it
FOUR = ("german", "soviet", "german-2", "soviet-2")


def open_game(me: Visitor, game: str) -> None:
    me.go(f"/g/{game}")
    expect(me.id("game")).to_be_visible()
    expect(me.id("game")).not_to_have_attribute("aria-busy", "true")
    me.page.wait_for_function("() => window.grognardMap !== undefined")
    if me.page.get_by_test_id("curtain").count():
        me.id("curtain").get_by_role("button").click()


def offers(view: Json, verb: str) -> list[Json]:
    return [offer for offer in view["question"]["offers"] if offer["key"].split(" ")[0] == verb]


def asked(me: Visitor, game: str) -> tuple[str, Json]:
    seat = me.info(game)["asked"][0]
    return seat, me.view(game, seat)


# -- setting up and secret targets -------------------------------------------------------------------------


def test_units_are_placed_one_after_the_other(visit: Visit, size: Size) -> None:
    me = visit(size)
    game = me.new_game(HOT_SEAT, BRIDGE)
    open_game(me, game)
    seat, view = asked(me, game)
    units = list(dict.fromkeys(offer["key"].split(" ")[1] for offer in offers(view, "place")))
    assert len(units) > 1
    me.id(f"subject-{units[1]}").click()
    expect(me.id(f"subject-{units[1]}")).to_have_attribute("aria-pressed", "true")
    target = next(o for o in offers(view, "place") if o["key"].split(" ")[1] == units[1])["anchors"][0]["key"]
    me.tap(target)
    if size.touch:
        me.id("commit").click()
    expect(me.id(f"subject-{units[1]}")).to_have_count(0)
    placed = next(p for p in me.view(game, seat)["scene"]["pieces"] if p["key"] == units[1])
    assert placed["place"] == target
    me.shot("deploy")


def test_a_target_is_plotted_in_secret(visit: Visit) -> None:
    me = visit()
    game = me.new_game(HOT_SEAT, ROCKETS)
    open_game(me, game)
    seat, view = asked(me, game)
    target = offers(view, "plot")[40]["anchors"][0]["key"]
    expect(me.id("subjects")).to_be_visible()
    x, y = me.spot(target)
    with me.page.expect_response("**/overlay") as shown:
        me.page.mouse.move(x, y)
    assert shown.value.json()["name"] == "barrage"
    me.tap(target)
    menu = me.page.get_by_role("menuitem")
    if menu.count():  # shells or smoke
        menu.first.click()
    expect(me.id("subjects")).to_have_count(0)
    mine = me.view(game, seat)["scene"]
    assert [mark["place"] for mark in mine["marks"] if mark["kind"].startswith("plot")] == [target]
    other = next(each for each in HOT_SEAT if each != seat)
    assert target not in [
        m["place"] for m in me.view(game, other)["scene"]["marks"] if m["kind"] != "objective"
    ]
    me.shot("plot")


# -- cards -------------------------------------------------------------------------------------------------


def test_cards_say_what_they_do_and_why_not(visit: Visit, size: Size) -> None:
    me = visit(size)
    game = me.new_game(HOT_SEAT, ROCKETS)
    open_game(me, game)
    _, view = asked(me, game)
    held = next(hand for hand in view["scene"]["hands"] if hand["owner"] == view["player"])["cards"]
    if size.touch:
        me.page.get_by_role("button", name="Log").click()
        me.page.get_by_role("button", name="Cards").click()
    card = me.id(f"card-{held[0]}")
    expect(card).to_contain_text("COH-C.")
    expect(card).to_contain_text("Not now")
    me.shot("cards")


# -- the report --------------------------------------------------------------------------------------------


def test_the_report_of_a_finished_game(visit: Visit, size: Size, finished: Finished) -> None:
    me = visit(size, storage_state=finished.cookies)
    open_game(me, finished.game)
    me.id("to-report").click()
    report = me.id("report-dialog")
    expect(report.get_by_role("heading", name="Losses")).to_be_visible()
    expect(report.get_by_role("heading", name="All dice")).to_be_visible()
    me.shot("report")


def test_the_report_of_a_running_game_is_what_one_knows(visit: Visit) -> None:
    me = visit()
    game = me.new_game({"german": "me", "soviet": "computer:random"})
    open_game(me, game)
    me.id("menu").click()
    me.id("menu-report").click()
    expect(me.id("report-dialog")).to_contain_text("So far, as you know it.")


# -- overlays, the computer, four armies -------------------------------------------------------------------


def test_heights_and_blind_hexes(visit: Visit) -> None:
    me = visit()
    game = me.new_game(HOT_SEAT, "coh/hill-228")
    open_game(me, game)
    me.id("overlay-height").click()
    expect(me.page.get_by_role("list", name="On the map")).to_contain_text("Level 2")
    me.id("overlay-blind").click()
    me.page.mouse.move(*me.spot(me.view(game, "soviet")["scene"]["marks"][0]["place"]))
    me.shot("height")


def test_what_the_computer_is_doing(visit: Visit) -> None:
    me = visit()
    game = me.new_game({"german": "computer:recruit", "soviet": "me"})
    open_game(me, game)
    me.id("computer-why").click()
    expect(me.id("computer-says")).not_to_be_empty()
    expect(me.id("computer-says")).not_to_contain_text("Asking")
    expect(me.id("computer-says")).not_to_contain_text("cannot be told")


@pytest.mark.parametrize("players", [FOUR])
def test_four_armies(visit: Visit, size: Size, players: tuple[str, ...]) -> None:
    me = visit(size)
    game = me.new_game(dict.fromkeys(players, "me"), SKY, options={"armies": "seats"})
    open_game(me, game)
    header = me.page.get_by_role("banner")
    expect(header.locator(".chip")).to_have_count(4)
    me.shot("four")


def test_flying_by_the_instruments(visit: Visit, size: Size) -> None:
    me = visit(size)
    game = me.new_game(HOT_SEAT, SKY)
    seat, view = asked(me, game)
    while not (view["question"]["kind"] == "Flight.fly" and view["question"]["prompt"]["args"]["hexes"]):
        me.play(game, seat, towards_the_sky(view))
        seat, view = asked(me, game)
    open_game(me, game)
    panel = me.id("flight").first
    expect(panel).to_contain_text("Impulses left")
    before = view["question"]["prompt"]["args"]["metres"]
    panel.get_by_role("button", name="Dive").click()
    if me.page.get_by_test_id("commit").count():
        me.id("commit").click()
    expect(panel).not_to_contain_text(f"{before} m")
    me.shot("flight")


def towards_the_sky(view: Json) -> str:
    """The choice that soonest leads to an aircraft over the map."""
    keys: list[str] = [offer["key"] for offer in view["question"]["offers"]]
    for wanted in (
        "face G-JU87",
        "level",
        "forward",
        "ap G-JU87",
        "activate G-JU87",
        "done",
        "commit 0",
        "pass",
    ):
        found = [key for key in keys if key.startswith(wanted)]
        if found:
            return found[-1]
    return keys[0]
