"""The workshop: a battle made from nothing, a random one, and both tried at once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .axe import check
from .conftest import Visit
from .player import Player
from .support import DESKTOP, PHONE, Size, Visitor


def open_workshop(me: Visitor, address: str = "/workshop") -> None:
    me.go(address)
    expect(me.id("workshop")).to_have_attribute("aria-busy", "false")


def put(me: Visitor, unit: str, place: str) -> None:
    me.id(f"shop-unit-{unit}").click()
    me.tap(place)


def test_a_battle_from_nothing(visit: Visit) -> None:
    me = visit(DESKTOP)
    open_workshop(me)
    expect(me.id("shop-try")).to_be_disabled()
    me.id("shop-counters").click()
    put(me, "G_INF", "7-F05")
    put(me, "G_HMG", "7-G04")
    me.id("shop-soviet").click()
    put(me, "S_RIF", "7-F12")
    put(me, "S_ZIS", "7-B16")  # a truck in a wood: that is wrong
    expect(me.id("shop-problems")).to_contain_text("7-B16")
    me.shot("workshop-flaw")
    me.id("shop-undo").click()
    put(me, "S_ZIS", "7-F15")
    me.id("shop-goals").click()
    me.id("shop-title").fill("Test of strength")
    me.id("shop-title").blur()
    me.id("shop-victory").click()
    me.tap("7-F10")
    expect(me.id("shop-problems")).to_contain_text("This can be played.")
    expect(me.id("shop-try")).to_be_enabled()
    me.shot("workshop-draft")
    me.id("shop-against").select_option("random")
    me.id("shop-try").click()
    game = me.opened_game()
    player = Player(me, game, seed=4)
    player.open()
    assert player.play(8) == 8
    names = {piece["key"] for piece in me.view(game, "german")["scene"]["pieces"]}
    assert names == {"G-INF-1", "G-HMG-1", "S-RIF-1", "S-ZIS-1"}


def test_a_random_battle_and_its_text(visit: Visit) -> None:
    me = visit(DESKTOP)
    open_workshop(me)
    me.id("shop-random").click()
    expect(me.page.get_by_role("heading", level=1)).not_to_have_text("My battle")
    expect(me.id("shop-try")).to_be_enabled()
    me.shot("workshop-random")
    me.id("shop-text").click()
    source = me.id("shop-source")
    written = source.input_value()
    source.fill(re.sub(r'(?m)^title = ".*"$', 'title = "By my own hand"', written))
    expect(me.page.get_by_role("heading", level=1)).to_have_text("By my own hand")
    source.fill("title = [")
    expect(me.id("shop-try")).to_be_disabled()
    source.fill(written)
    expect(me.id("shop-try")).to_be_enabled()
    me.id("shop-try").click()
    Player(me, me.opened_game(), seed=2).open().play(4)


def test_what_is_kept_is_there_again(visit: Visit) -> None:
    me = visit(DESKTOP)
    open_workshop(me)
    me.id("shop-box").select_option("hill-228")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Hill 228")
    me.id("shop-keep").click()
    open_workshop(me)
    me.page.get_by_role("button", name="Hill 228", exact=True).click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Hill 228")


def test_what_is_wrong_is_said_in_the_language_of_the_page(visit: Visit) -> None:
    me = visit(DESKTOP, locale="ru-RU")
    open_workshop(me, "/workshop/panzer")
    expect(me.id("shop-try")).to_be_disabled()
    problems = me.id("shop-problems")
    expect(problems.locator("li").first).to_contain_text(re.compile("[а-я]{3}"))
    expect(problems).not_to_contain_text("nothing")
    me.shot("workshop-ru")


def test_it_can_be_read_on_a_phone(visit: Visit) -> None:
    me = visit(PHONE)
    open_workshop(me)
    me.id("shop-random").tap()
    expect(me.id("shop-try")).to_be_enabled()
    me.shot("workshop")


def test_nothing_keeps_readers_out(visit: Visit, size: Size) -> None:
    me = visit(size)
    open_workshop(me)
    for tab in ("start", "ground", "counters", "goals", "orders", "text"):
        me.id(f"shop-{tab}").click()
        check(me.page, f"workshop {tab}")


def test_a_battle_of_panzer_from_nothing(visit: Visit) -> None:
    me = visit(DESKTOP)
    open_workshop(me, "/workshop/panzer")
    expect(me.id("shop-try")).to_be_disabled()
    me.id("shop-counters").click()
    for side, card in (("german", "G-PZ4G"), ("soviet", "S-T34-76")):
        me.id(f"shop-{side}").click()
        me.id("shop-formation").click()
        me.id(f"shop-add-{side}-1").select_option(card)
    expect(me.id("shop-problems")).to_contain_text("This can be played.")
    me.id("shop-goals").click()
    me.id("shop-title").fill("Test of steel")
    me.id("shop-title").blur()
    me.id("shop-victory").click()
    me.tap("2M6")
    expect(me.id("shop-objective-1")).to_contain_text("2M6")
    expect(me.id("shop-try")).to_be_enabled()
    me.shot("workshop-panzer")
    me.id("shop-undo").click()
    expect(me.id("shop-objective-1")).to_have_count(0)
    me.id("shop-ground").click()
    me.id("shop-zone-west-first").select_option("F")  # the columns run backward
    expect(me.id("shop-problems")).to_contain_text("runs backward")
    me.id("shop-undo").click()
    expect(me.id("shop-try")).to_be_enabled()
    me.id("shop-try").click()
    game = me.opened_game()
    names = {piece["key"] for piece in me.view(game, "german")["scene"]["pieces"]}
    assert names == {"G-PZ4GA-1", "S-T3476A-1"}


def test_a_random_battle_of_panzer(visit: Visit) -> None:
    me = visit(DESKTOP)
    open_workshop(me)
    me.id("shop-game").select_option("panzer")
    me.page.wait_for_url(re.compile(r"/workshop/panzer$"))
    expect(me.id("workshop")).to_have_attribute("aria-busy", "false")
    me.id("shop-random").click()
    expect(me.page.get_by_role("heading", level=1)).not_to_have_text("My battle")
    expect(me.id("shop-try")).to_be_enabled()
    for tab in ("start", "ground", "counters", "goals", "text"):
        me.id(f"shop-{tab}").click()
        check(me.page, f"workshop of Panzer, {tab}")
    expect(me.id("shop-source")).to_have_value(re.compile(r"^id = \"PZ-OWN\""))
    me.shot("workshop-panzer-random")
