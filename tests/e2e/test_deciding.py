"""Doing things on the game page: previews, odds, refusals and rules, undo, regret, overlays, the log."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player, offer_id, place_of, unit_of
from .support import AGAINST_COMPUTER, DAWN, DESKTOP, PHONE, Moment, Size, Visitor, lead_to, verb

DRAWN = ".layer .fill, .layer .rim, .layer text"  # what an overlay puts on the map
RULE = re.compile(r"COH-\d+(\.\d+)*")


def sit_down(me: Visitor, moment: Moment) -> Player:
    return Player(me, moment.game, seed=1).open()


def percents(me: Visitor) -> list[int]:
    """The chances in the popover, or in the sheet of the phone."""
    return [int(re.sub(r"\D", "", text)) for text in me.page.locator(".odds dd").all_inner_texts()]


# -- odds ------------------------------------------------------------------------------------------------


def test_pointing_at_a_target_shows_chances_and_their_ledger(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to(me, verb("fire"))
    player = sit_down(me, moment)
    place = place_of(moment.offer, moment.view)
    me.page.mouse.move(*player.point(place))
    odds = me.id("odds")
    expect(odds.locator("dd").first).to_be_visible()
    assert sum(percents(me)) == 100
    rows = odds.locator("table tbody tr")
    assert rows.count() >= 2
    for row in rows.all():
        expect(row.locator(".rule")).to_have_text(RULE)
    me.shot("game-odds")
    player.press(place)  # pinned: now the mouse may leave the target
    odds.locator("table .rule button").first.click()
    expect(me.id("rule-panel").first).to_contain_text(RULE)
    me.shot("game-rule")
    me.page.keyboard.press("Escape")


def test_the_first_click_on_a_target_only_previews(visit: Visit, size: Size) -> None:
    me = visit(size)
    moment = lead_to(me, verb("fire"))
    player = sit_down(me, moment)
    before = player.settle()["seq"]
    player.press(place_of(moment.offer, moment.view))
    shown = me.id("commit") if size is PHONE else me.id("odds").locator("dd").first
    expect(shown).to_be_visible()
    expect(me.page.locator(".odds dd").first).to_be_visible()
    assert sum(percents(me)) == 100
    me.shot("game-preview")
    assert player.settle()["seq"] == before, "a preview has rolled dice"
    assert me.view(moment.game, moment.seat)["seq"] == before


def test_dice_are_seen_and_stay_in_the_log(visit: Visit) -> None:
    me = visit(DESKTOP, reduced_motion="no-preference")
    moment = lead_to(me, verb("fire"))
    player = sit_down(me, moment)
    now = player.settle()
    player.in_list(moment.offer["key"], now)
    for _ in range(6):  # whoever may add CAP to the roll declines
        now = player.settle()
        if me.page.locator('[data-testid="log"] .dice').count():
            break
        view = me.view(moment.game, now["seat"])
        if not view["question"] or ".commit" not in view["question"]["kind"]:
            break
        player.in_list("commit 0", now)
    expect(me.id("dice")).to_be_visible()
    expect(me.id("log").locator(".dice").last).to_be_visible()
    expect(me.id("log").locator("details").last).to_be_attached()
    me.shot("game-dice")


# -- moving ----------------------------------------------------------------------------------------------


def test_a_movement_shows_its_price_and_way_before_the_click(visit: Visit, size: Size) -> None:
    me = visit(size)
    moment = lead_to(me, verb("move"))
    player = sit_down(me, moment)
    before = player.settle()["seq"]
    place = place_of(moment.offer, moment.view)
    if size is PHONE:
        player.press(place)
        expect(me.id("commit")).to_be_visible()
        expect(me.id("sheet")).to_contain_text(re.compile(r"\d+ (AP|CAP)|Move"))
    else:
        me.page.mouse.move(*player.point(place))
        expect(me.page.locator(".counter.ghost")).to_be_visible()
    me.shot("game-move")
    assert player.settle()["seq"] == before


# -- why not ---------------------------------------------------------------------------------------------


def far_hex(me: Visitor, moment: Moment) -> str:
    """A hex that nothing on offer names and nobody stands on."""
    table = me.get(f"/games/{moment.game}/table")
    named = {ref["key"] for offer in moment.view["question"]["offers"] for ref in offer["anchors"]}
    taken = {piece["place"] for piece in moment.view["scene"]["pieces"]}
    cells = [cell["name"] for cell in table["cells"] if cell["name"] not in named | taken]
    return str(cells[len(cells) // 2])


def test_clicking_what_is_not_lit_says_why_and_opens_the_rule(visit: Visit, size: Size) -> None:
    me = visit(size)
    moment = lead_to(me, verb("move"))
    player = sit_down(me, moment)
    before = player.settle()["seq"]
    player.press(far_hex(me, moment))
    toast = me.id("toast")
    expect(toast).to_contain_text(RULE)
    rule = RULE.search(toast.inner_text())
    assert rule is not None
    me.shot("game-why-not")
    toast.get_by_role("button", name=re.compile(re.escape(rule.group()))).first.click()
    expect(me.id("rule-panel").first).to_contain_text(rule.group())
    assert player.settle()["seq"] == before


def test_clicking_a_unit_that_may_not_act_says_why(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to(me, lambda offer: bool(offer["key"].startswith("activate")))
    player = sit_down(me, moment)
    before = player.settle()["seq"]
    on_map = [piece for piece in moment.view["scene"]["pieces"] if piece["place"][0] == "7"]
    enemy = next(piece for piece in on_map if piece["key"][0] != moment.seat[0].upper())
    player.press(enemy["place"])
    expect(me.id("toast")).to_contain_text(RULE)
    assert player.settle()["seq"] == before


# -- undo ------------------------------------------------------------------------------------------------


def test_undo_and_redo_follow_the_guard(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to(me, verb("move"))
    player = sit_down(me, moment)
    unit = unit_of(moment.offer) or moment.offer["key"].split(" ")[1]
    place = next(p["place"] for p in moment.view["scene"]["pieces"] if p["key"] == unit)

    def where() -> str:
        pieces = me.view(moment.game, moment.seat)["scene"]["pieces"]
        return str(next(p["place"] for p in pieces if p["key"] == unit))

    now = player.settle()
    player.in_list(moment.offer["key"], now)
    player.settle()
    assert where() != place
    expect(me.id("undo")).to_have_attribute("aria-disabled", "false")
    me.id("undo").click()
    me.page.wait_for_function(
        "(id) => document.querySelector(`[data-testid='${id}']`)", arg=offer_id(moment.offer["key"])
    )
    assert where() == place
    expect(me.id("redo")).to_have_attribute("aria-disabled", "false")
    me.id("redo").click()
    expect(me.id("redo")).to_have_attribute("aria-disabled", "true")
    assert where() != place


def test_nothing_is_undone_once_dice_have_rolled(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game({"german": "me", "soviet": "computer:random"})
    player = Player(me, game, seed=1).open()
    player.play(1)  # the initiative is rolled, or the other side commits next
    player.settle()
    if me.id("undo").get_attribute("aria-disabled") == "false":
        player.play(1)
        player.settle()
    expect(me.id("undo")).to_have_attribute("aria-disabled", "true")
    me.id("undo").click(force=True)
    expect(me.id("toast")).to_be_visible()


# -- regret ----------------------------------------------------------------------------------------------


def test_what_may_be_regretted_is_asked_about_once(visit: Visit, size: Size) -> None:
    me = visit(size)
    moment = lead_to(me, lambda offer: offer["regret"] is not None)
    player = sit_down(me, moment)
    now = player.settle()
    if size is PHONE:
        player.act(moment.offer["key"].split(" ")[0])
    else:
        player.show_list()
        me.id(offer_id(moment.offer["key"])).click()
    expect(me.id("regret")).to_contain_text("?")
    me.shot("game-regret")
    me.id("regret").get_by_role("button").first.click()
    expect(me.id("regret")).to_have_count(0)
    assert me.view(moment.game, moment.seat)["seq"] == now["seq"], "it was done although it was regretted"


# -- overlays --------------------------------------------------------------------------------------------


def test_overlays_come_and_go(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER, DAWN)
    player = Player(me, game, seed=1).open()
    key = me.page.get_by_role("list", name="On the map")
    bare = me.page.locator(DRAWN).count()
    for name in ("defence", "control", "threat"):
        me.id(f"overlay-{name}").click()
        expect(key).to_be_visible()
        assert me.page.locator(DRAWN).count() > bare
        me.shot(f"overlay-{name}")
        me.id(f"overlay-{name}").click()
        expect(me.page.locator(DRAWN)).to_have_count(bare)
    me.id("overlay-sight").click()
    units = [p for p in me.view(game, "soviet")["scene"]["pieces"] if p["key"].startswith("S-")]
    me.page.mouse.move(*player.point(units[0]["place"]))
    expect(key).to_be_visible()
    assert me.page.locator(DRAWN).count() > bare
    me.shot("overlay-sight")
    me.page.keyboard.press("Escape")
    expect(me.id("overlay-sight")).to_have_attribute("aria-pressed", "false")


def test_overlays_on_a_phone(visit: Visit) -> None:
    me = visit(PHONE)
    game = me.new_game(AGAINST_COMPUTER, DAWN)
    Player(me, game, seed=1).open()
    me.id("tool-overlays").tap()
    me.page.get_by_role("menuitem").nth(2).tap()
    expect(me.page.get_by_role("list", name="On the map")).to_be_visible()
    me.shot("overlay")


# -- the log ---------------------------------------------------------------------------------------------


def played(me: Visitor, choices: int) -> tuple[str, Player]:
    game = me.new_game(AGAINST_COMPUTER, DAWN)
    player = Player(me, game, seed=5).open()
    player.play(choices)
    player.settle()
    return game, player


def pieces(me: Visitor) -> dict[str, str]:
    """Where the page draws every unit."""
    found: dict[str, str] = me.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-unit]')]
            .map((unit) => [unit.dataset.unit, unit.style.left + ' ' + unit.style.top]))"""
    )
    return found


def test_the_log_links_filters_and_leads_back(visit: Visit) -> None:
    me = visit(DESKTOP)
    played(me, 14)
    lines = me.id("log-line")
    all_lines = lines.count()
    assert all_lines > 5  # small print belongs to the line above it
    link = lines.locator("button.thing").last
    link.click()
    expect(me.id("unit-card")).to_be_visible()

    now = pieces(me)
    line = lines.nth(3)
    line.scroll_into_view_if_needed()
    line.hover()
    line.locator("button.jump").click()
    expect(me.id("lookback")).to_be_visible()
    assert pieces(me) != now, "the earlier moment looks like the present"
    expect(me.id("choices").locator("[data-choice]")).to_have_count(0)
    me.shot("game-lookback")
    me.id("lookback").get_by_role("button").click()
    expect(me.id("lookback")).to_have_count(0)
    assert pieces(me) == now

    me.id("log-filter").select_option("combat")
    assert lines.count() < all_lines
    me.id("log-filter").select_option("all")
    expect(lines).to_have_count(all_lines)


def test_a_phone_has_unit_log_and_rule_in_its_sheet(visit: Visit) -> None:
    me = visit(PHONE)
    played(me, 6)
    for _ in range(2):
        me.page.locator(".grip").tap()
    expect(me.id("unit-card")).to_be_visible()
    me.shot("game-sheet")
    me.id("sheet").get_by_role("button", name="Log").tap()
    me.shot("game-sheet-log")
    expect(me.id("log")).to_be_visible()
    assert me.id("log-line").count() > 3
