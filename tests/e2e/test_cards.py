"""The data cards of Panzer in the browser: found, drawn, compared, and what they do to each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .axe import check
from .conftest import Visit
from .support import DESKTOP, PHONE, SHOTS, Server, Size, Visitor


@pytest.fixture(scope="module")
def carded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the cards."""
    started = Server(tmp_path_factory.mktemp("cards"))
    yield started
    started.stop()


def open_cards(me: Visitor, pair: str = "G-TIG1/S-T34-76") -> None:
    me.go(f"/cards/panzer#{pair}")
    first, second = pair.split("/")
    expect(me.id(f"sheet-{first}")).to_be_visible()
    expect(me.id(f"duel-{first}-{second}").get_by_test_id("hit")).to_be_visible()


def open_list(me: Visitor) -> None:
    if me.size.touch:
        me.id("cards-fold").click()
    expect(me.id("cards-search")).to_be_visible()


def test_the_page_is_found_where_a_game_has_cards(visit: Visit, carded: Server) -> None:
    me = visit(DESKTOP, server=carded)
    me.go("/rules")
    me.page.get_by_role("navigation").get_by_role("link", name="Cards").click()
    expect(me.page).to_have_url(re.compile("/cards$"))
    expect(me.id("cards-list").locator("li")).to_have_count(112)


def test_cards_are_found_by_nation_year_kind_and_name(visit: Visit, carded: Server, size: Size) -> None:
    me = visit(size, server=carded)
    open_cards(me)
    open_list(me)
    found = me.id("cards-list").locator("li")
    expect(found).to_have_count(112)
    me.id("cards-side").select_option("soviet")
    me.id("cards-family").select_option("vehicle")
    expect(found).to_have_count(25)
    me.id("cards-year").select_option("1941")
    me.id("cards-kind").select_option("tank")
    assert {row.split("\n")[0] for row in found.all_inner_texts()} == {
        *("T-26 m39", "BT-7 m37", "T-60", "T-34/76 m41", "KV-1 m41"),
    }
    me.shot("cards-list")
    me.id("cards-search").fill("kv")
    expect(found).to_have_count(1)
    me.id("card-S-KV1").click()
    expect(me.id("sheet-S-KV1")).to_be_visible()
    expect(me.page).to_have_url(re.compile("#S-KV1/S-T34-76$"))


def test_a_duel_says_what_a_shot_comes_to(visit: Visit, carded: Server, size: Size) -> None:
    me = visit(size, server=carded)
    open_cards(me)
    there, back = me.id("duel-G-TIG1-S-T34-76"), me.id("duel-S-T34-76-G-TIG1")
    expect(there.get_by_test_id("hit")).to_have_text("90 %")
    expect(there.get_by_test_id("destroyed")).to_have_text("57 %")
    expect(back.get_by_test_id("destroyed")).to_have_text("0 %")
    me.id("cards-range").fill("3")
    me.page.get_by_text("Rear", exact=True).first.click()
    expect(back.get_by_test_id("destroyed")).to_have_text("53 %")
    me.id("ammunition-S-T34-76-HVAP").click()
    expect(back.get_by_test_id("destroyed")).not_to_have_text("0 %")
    me.id("cards-conditions").click()
    me.id("condition-cover").select_option("heavy")
    me.id("condition-moving").select_option("moving")
    expect(there.get_by_test_id("hit")).to_have_text("27 %")
    me.id("cards-range").fill("20")
    expect(back).to_contain_text("Out of range: HVAP reaches 12 hexes.")


def test_the_range_is_set_from_the_keyboard(visit: Visit, carded: Server) -> None:
    me = visit(DESKTOP, server=carded)
    open_cards(me)
    me.id("cards-range").focus()
    for _ in range(5):
        me.page.keyboard.press("ArrowRight")
    expect(me.id("duel-G-TIG1-S-T34-76").get_by_test_id("hit")).to_have_text("70 %")
    me.id("card-G-TIG2").focus()
    me.page.keyboard.press("Enter")
    expect(me.id("sheet-G-TIG2")).to_be_visible()
    me.id("slot-second").click()
    me.id("card-S-IS2").focus()
    me.page.keyboard.press("Space")
    expect(me.id("sheet-S-IS2")).to_be_visible()
    me.id("cards-swap").click()
    expect(me.page).to_have_url(re.compile("#S-IS2/G-TIG2$"))


def test_every_kind_of_card_can_be_shown(visit: Visit, carded: Server, size: Size) -> None:
    me = visit(size, server=carded)
    for card in (
        "GT-PAK40",
        "GL-RIF",
        "GW-PF",
        "SB-VH",
        "SA-IL2M3",
        "G-OPEL",
        "G-251-1",
        "S-SU76M",
        "G-WIRB",
    ):
        me.go(f"/cards/panzer#{card}/S-T34-85")
        expect(me.id(f"sheet-{card}")).to_be_visible()
        wide = me.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{card} is wider than the screen by {wide}"
    expect(me.id("duel-G-WIRB-S-T34-85")).to_be_visible()


# Each two of screen, colours and language meet once: contrast and names do not depend on all three.
@pytest.mark.parametrize(
    ("size", "scheme", "lang"),
    [(DESKTOP, "light", "en"), (DESKTOP, "dark", "ru"), (PHONE, "light", "ru"), (PHONE, "dark", "en")],
    ids=["desktop-light-en", "desktop-dark-ru", "phone-light-ru", "phone-dark-en"],
)
def test_nothing_bars_readers_with_other_eyes_or_hands(
    visit: Visit, carded: Server, size: Size, scheme: str, lang: str
) -> None:
    me = visit(size, server=carded, color_scheme=scheme, locale="ru-RU" if lang == "ru" else "en-GB")
    open_cards(me)
    assert me.page.locator("html").get_attribute("lang") == lang
    me.id("cards-conditions").click()
    if size is PHONE:
        open_list(me)
    check(me.page, f"cards {scheme} {lang}")
    me.page.screenshot(path=str(SHOTS / f"cards-{scheme}-{lang}-{size.name}.png"), full_page=True)
