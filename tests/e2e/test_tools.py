"""What is at hand around the map: units that hold, arrows to what is out of sight, the full screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DAWN, DESKTOP, HOT_SEAT, lead_to, until, verb
from .test_hands import OUT_OF_SIGHT
from .test_holland44 import CLICKS, Table, clicks, ready


@pytest.mark.new_windows
def test_a_unit_that_holds_is_off_the_list_of_what_is_left(visit: Visit) -> None:
    """Two clicks, the unit and "Hold"; it stays so when the page is opened anew."""
    me = visit(DESKTOP)
    me.page.add_init_script(CLICKS)
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    ready(me, table, "Movement.choose")
    left = me.id("left")
    expect(left).to_contain_text("have not moved")
    units = int(left.get_by_text("have not moved").inner_text().split()[0])
    before = clicks(me)
    me.tap("1204")
    expect(me.id("prompt")).to_contain_text("choose where to go")
    me.id("hold").click()
    assert clicks(me) - before == 2
    expect(left).to_contain_text(f"{units - 1} units have not moved")
    me.page.reload()
    expect(me.id("left")).to_contain_text(f"{units - 1} units have not moved")


def test_an_arrow_at_the_edge_leads_to_who_acts(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to(me, verb("move"), DAWN)
    Player(me, moment.game, seed=1).open().settle()
    unit = moment.offer["key"].split(" ")[1]
    place = next(p["place"] for p in moment.view["scene"]["pieces"] if p["key"] == unit)
    far = next(p["place"] for p in moment.view["scene"]["pieces"] if p["owner"] != moment.view["player"])
    me.page.evaluate("() => window.grognardMap.zoom(180)")
    me.page.evaluate("(place) => window.grognardMap.centre(place)", far)
    arrow = me.page.locator(f'[data-testid="arrow"][data-place="{place}"]')
    expect(arrow).to_be_visible()
    assert me.page.evaluate(OUT_OF_SIGHT, [place]) == [place]
    me.shot("arrow")
    arrow.click()
    until(lambda: me.page.evaluate(OUT_OF_SIGHT, [place]) == [])
    expect(arrow).to_have_count(0)


@pytest.mark.new_windows
def test_the_full_screen_is_one_key_or_two_clicks(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(HOT_SEAT)
    Player(me, game, seed=1).open().settle()
    full = "() => document.fullscreenElement !== null"
    me.page.keyboard.press("f")
    me.page.wait_for_function(full)
    me.id("menu").click()
    me.id("menu-full").click()
    me.page.wait_for_function(f"() => !({full})()")
    me.id("menu").click()
    me.id("menu-full").click()
    me.page.wait_for_function(full)
