"""The pages around the game: rules, gallery, account, and addresses that lead nowhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .support import AGAINST_COMPUTER, DESKTOP, HOT_SEAT, NAMES, Size, Visitor


def test_rules_are_searched_and_linked(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/rules/coh")
    me.id("rules-search").fill("rally")
    expect(me.id("rules-results").locator("li").first).to_be_visible()
    me.shot("rules-search")
    result = me.id("rules-results").locator("a").first
    rule = result.get_attribute("href")
    result.click()
    expect(me.page).to_have_url(re.compile(re.escape(str(rule)) + "$"))
    expect(me.page.locator("section.wanted")).to_be_visible()
    see = me.page.locator("section.wanted a[href^='#COH']").last
    see.click()
    me.id("rules-back").click()
    expect(me.page).to_have_url(re.compile(re.escape(str(rule)) + "$"))


def test_a_word_of_the_other_language_is_found_too(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.go("/rules/coh")
    me.id("rules-search").fill("укрыти")
    expect(me.id("rules-results").locator("li").first).to_be_visible()


def test_the_gallery_shows_every_counter_and_zooms(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/gallery")
    me.page.wait_for_selector(".gallery .map [data-unit]")
    faces = me.get("/tables/coh/dawn-at-the-granary")["faces"]
    assert me.page.locator(".faces li").count() >= len(faces)
    pictures = me.page.locator(".faces svg")
    assert pictures.count() >= 2 * len(faces)


def fill_in(me: Visitor, form: str, name: str, password: str = "correct horse battery") -> None:
    """A form with a name and a password, filled in and sent."""
    me.id(form).locator("[name=username]").fill(name)
    me.id(form).locator("[name=password]").fill(password)
    me.id(form).get_by_role("button").click()


def make_account(me: Visitor, name: str) -> None:
    fill_in(me, "make-account", name)
    expect(me.id("log-out")).to_be_visible()


def test_a_guest_keeps_his_games_on_another_device(visit: Visit) -> None:
    me, elsewhere = visit(DESKTOP), visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER)
    name = f"reader{next(NAMES)}"
    me.go("/account")
    me.shot("account")
    make_account(me, name)
    me.shot("account-made")
    elsewhere.go("/account")
    fill_in(elsewhere, "log-in", name)
    expect(elsewhere.id("log-out")).to_be_visible()
    elsewhere.go("/")
    expect(elsewhere.id(f"game-{game}")).to_be_visible()
    elsewhere.go("/account")
    elsewhere.id("log-out").click()
    expect(elsewhere.id("log-in")).to_be_visible()


def test_a_wrong_password_is_refused_in_words(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.go("/account")
    me.allow(r"status 40[13]", r"status of 40[13]")
    fill_in(me, "log-in", "nobody-of-this-name", "wrong wrong wrong")
    expect(me.id("log-in").get_by_role("alert")).to_be_visible()


def test_addresses_that_lead_nowhere_say_so(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.allow(r"status 404", r"404 \(Not Found\)")
    for path in ("/nowhere", "/g/nothing", "/i/nothing", "/r/nothing", "/replay/nothing"):
        me.go(path)
        expect(me.page.locator("main")).to_have_text(re.compile(r"\w+ \w+"))
        expect(me.page.locator("a[href='/']").first).to_be_visible()
    me.shot("not-found")


def test_the_lobby_searches_and_starts_games(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/")
    expect(me.id("scenario-coh-dawn-at-the-granary")).to_be_visible()
    me.page.get_by_role("searchbox").fill("crossroads in the")
    expect(me.id("scenario-coh-crossroads-in-the-wheat")).to_be_visible()
    expect(me.id("scenario-coh-dawn-at-the-granary")).to_have_count(0)
    me.page.get_by_role("searchbox").fill("")
    me.id("play-coh-dawn-at-the-granary").click()
    expect(me.id("new-game")).to_be_visible()
    me.shot("new-game")
    me.id("start").click()
    me.page.wait_for_url(re.compile(r"/[gw]/[^/]+$"))
    game = me.page.url.rpartition("/")[2]
    me.go("/")
    expect(me.id(f"game-{game}")).to_contain_text("Dawn at the Granary")
    me.shot("lobby")


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER)
    me.go(f"/g/{game}")
    expect(me.page).to_have_title(re.compile("your turn", re.IGNORECASE))


def test_who_is_signed_out_from_another_device_is_told_so(visit: Visit, size: Size) -> None:
    me, elsewhere = visit(DESKTOP), visit(size)
    name = f"reader{next(NAMES)}"
    me.go("/account")
    make_account(me, name)
    game = me.new_game(HOT_SEAT)
    elsewhere.allowed.append("401")
    elsewhere.go("/account")
    fill_in(elsewhere, "log-in", name)
    expect(elsewhere.id("sessions")).to_be_visible()
    elsewhere.go("/")
    expect(elsewhere.id(f"game-{game}")).to_be_visible()
    me.go("/account")
    me.id("end-others").click()
    expect(me.id("others-ended")).to_be_visible()
    me.shot("others-ended")
    expect(elsewhere.id("signed-out")).to_be_visible()
    expect(elsewhere.id(f"game-{game}")).to_be_hidden()
    elsewhere.shot("signed-out")
    elsewhere.id("signed-out-login").click()
    expect(elsewhere.id("log-in")).to_be_visible()


def test_a_password_is_changed_and_other_browsers_are_signed_out(visit: Visit) -> None:
    me, elsewhere = visit(DESKTOP), visit(DESKTOP)
    name = f"reader{next(NAMES)}"
    me.go("/account")
    make_account(me, name)
    elsewhere.go("/account")
    fill_in(elsewhere, "log-in", name)
    expect(elsewhere.id("sessions").locator("li")).to_have_count(2)
    elsewhere.shot("account-sessions")
    form = me.id("change-password")
    form.locator("[name=proof]").fill("correct horse battery")
    form.locator("[name=fresh]").fill("another horse entirely")
    form.get_by_role("button").click()
    expect(me.id("said")).to_have_text(re.compile("password is changed"))
    expect(me.id("sessions").locator("li")).to_have_count(1)
    elsewhere.go("/account")
    expect(elsewhere.id("log-in")).to_be_visible()
    me.id("delete-account").click()
    expect(me.id("delete-yes")).to_be_disabled()
    me.id("delete-password").fill("another horse entirely")
    me.shot("account-delete")
    me.id("delete-yes").click()
    expect(me.id("log-in")).to_be_visible()


def test_a_forgotten_password_is_set_with_a_code(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.allow(r"status 403", r"status of 403")
    me.go("/account")
    me.id("forgotten").click()
    form = me.id("reset-password")
    form.locator("[name=proof]").fill("not-a-code")
    form.locator("[name=fresh]").fill("another horse entirely")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_be_visible()
    me.shot("account-forgotten")
