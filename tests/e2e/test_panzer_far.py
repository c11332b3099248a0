"""Panzer on the page: artillery from the call to the check, smoke, assaults, aircraft, secret points."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError, expect

from . import axe
from .conftest import Visit
from .player import Player, offer_id
from .support import DESKTOP, HOT_SEAT, Json, Questions, Size, Visitor

#: An observer with a battery and a tank in his sight, two squads beside each other, one aircraft.
SCENARIO = """
id = "PZ-OWN"
name = "far-and-near"
title = "Far and Near"
date = 1944-07-01
place = "on the range"
layer = "advanced"
modules = ["advanced_ap", "leg_and_towed", "gp_fire", "close_combat", "indirect_fire", "air"]
boards = [{ board = 2 }]
turns = 12
set_up = ["soviet", "german"]
teaches = ["artillery"]
forces.german = { grade = "veteran", role = "attacks" }
forces.soviet = { grade = "seasoned", role = "defends" }
victory.kills = { german = 100, soviet = 100 }
zones = [
    { key = "observer", side = "german", hexes = ["2M9"], facing = "N" },
    { key = "squad", side = "german", hexes = ["2C4"], facing = "N" },
    { key = "tank", side = "soviet", hexes = ["2M4"], facing = "S" },
    { key = "rifles", side = "soviet", hexes = ["2C3"], facing = "S" },
]
batteries = [{ key = "G-BAT", side = "german", card = "GB-MED", attached = "company", registered = 1 }]
aircraft = [{ key = "S-IL2", side = "soviet", card = "SA-IL2M3", count = 1, turn = 1 }]

[[formations]]
key = "company"
side = "german"
name = "Company"
grade = "veteran"
units = [
    { key = "G-FO", card = "GL-SEC", count = 1, zone = "observer", roles = ["FO"] },
    { key = "G-INF", card = "GL-INF", count = 1, zone = "squad" },
]

[[formations]]
key = "platoon"
side = "soviet"
name = "Platoon"
grade = "seasoned"
units = [
    { key = "S-T34", card = "S-T34-76", count = 1, zone = "tank" },
    { key = "S-RIF", card = "SL-RIF", count = 1, zone = "rifles" },
]
"""

PERCENT = re.compile(r"\d+ %")
Wanted = Callable[[str, list[str]], bool]


#: The same with the tank behind the squad.
NEAR = SCENARIO.replace('hexes = ["2M4"], facing = "S"', 'hexes = ["2C6"], facing = "N"')


def lead(me: Visitor, wanted: Wanted, tank: str = "watch-order", text: str = SCENARIO) -> tuple[Player, Json]:
    """A game past the page until a question is wanted; then on the page. `tank`: the command of the T-34."""
    me.come_in()
    draft = me.post("/workshop/panzer/drafts", {"text": text})
    assert not draft["flaws"], draft["flaws"]
    game = me.new_game(HOT_SEAT, f"panzer/{draft['name']}")
    go_on(me, game, wanted, tank)
    player = Player(me, game, seed=1).open()
    return player, uncovered(player)


def go_on(me: Visitor, game: str, wanted: Wanted, tank: str) -> None:
    """Everybody takes the default; the observer and the Soviets watch, the squad moves, calls bring HE."""
    questions = Questions(me, game)
    for _ in range(600):
        view = questions.ask()
        assert view is not None, "the battle has ended before"
        question = view["question"]
        keys = [offer["key"] for offer in question["offers"]]
        if wanted(question["kind"], keys):
            return
        questions.answer(answer(question, keys, tank))
    raise AssertionError("nothing has led there")


def answer(question: Json, keys: list[str], tank: str) -> str:
    kind = question["kind"]
    if kind in ("Deploy.unit", "Orders.unit") and len(keys) > 1:
        return keys[1]
    if kind == "Orders.command":
        unit = question["prompt"]["args"]["unit"]["key"]
        if unit == "S-T34-1" and tank in keys:
            return tank
        squad = unit.startswith("G-INF")
        return "move-order" if squad else "watch-order"
    calls = [key for key in keys if key.startswith("call ")]
    return calls[0] if calls else keys[int(question["default"])]


def asks(kind: str, verb: str) -> Wanted:
    return lambda asked, keys: asked == kind and any(key.split()[0] == verb for key in keys)


def uncovered(player: Player) -> Json:
    """Who is asked on the page; the curtain between two at one screen is drawn."""
    now = player.settle()
    if now["curtain"]:
        player.page.get_by_test_id("curtain").get_by_role("button").click()
        now = player.settle()
    return now


def button(player: Player, key: str) -> Locator:
    return player.page.get_by_test_id(f"panel-offer-{key.replace(' ', '_')}")


def take(player: Player, key: str) -> Json:
    """A button of a panel, and what the page asks before it is done."""
    now = uncovered(player)
    found = button(player, key)
    found.click()
    player.finish(now, found)
    return uncovered(player)


def told(me: Visitor, player: Player, seat: str) -> list[str]:
    return [line["kind"] for line in me.view(player.game, seat)["log"]]


# -- a whole battle -----------------------------------------------------------------------------------------

#: The same with a second observer and a second battery; the plane comes in the second turn of two.
BATTLE = (
    SCENARIO.replace("turns = 12", "turns = 2")
    .replace("count = 1, turn = 1", "count = 1, turn = 2")
    .replace('card = "GL-SEC", count = 1', 'card = "GL-SEC", count = 2')
    .replace(
        "registered = 1 }]",
        'registered = 1 }, { key = "G-GUN", side = "german", card = "GB-MED", attached = "company" }]',
    )
)
#: What is chosen whenever it is on offer, by the beginning of its key, the most wanted first.
WISHES = (
    "assault",
    "resolve",
    "strafe",
    "fly 2M8",
    "fly-in",
    "edge north",
    "over 2M0",
    "heading S",
    "speed low",
    "altitude low",
    "call",
    "enough",  # one battery a mission
    "source",
)


class AllArms(Player):
    """Plays both sides by clicks in the list: smoke and fire are called, men assault, a plane strafes."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game, seed=1)
        self.done: list[str] = []

    def choose(self, now: Json) -> None:
        view = self.visitor.view(self.game, now["seat"])
        if view["seq"] != now["seq"] or view["question"] is None:
            self.page.wait_for_timeout(50)
            return
        key = self.wish(view["question"])
        self.show_list()
        line = self.page.get_by_test_id(offer_id(key))
        try:
            line.click(timeout=5000)
        except TimeoutError:  # a question with one answer has been answered by the page itself
            return
        self.done.append(key)
        self.finish(now, line)

    def confirm(self, wanted: str, line: Locator | None, place: str, offer: Json) -> None:
        try:
            super().confirm(wanted, line, place, offer)
        except TimeoutError:  # the chances were those of a choice that was taken at once
            assert wanted == "odds"

    def wish(self, question: Json) -> str:
        keys = [offer["key"] for offer in question["offers"]]
        for wish in WISHES:
            found = [key for key in keys if key.startswith(wish)]
            if found:
                return str(found[0])
        if "type smoke" in keys:  # the first mission is smoke, the second high explosive
            return "type he" if "type smoke" in self.done else "type smoke"
        return answer(question, keys, "watch-order")


def test_a_battle_with_artillery_smoke_an_assault_and_a_plane_is_played_by_clicks(visit: Visit) -> None:
    """From the first command to the result, without a choice sent past the page."""
    me = visit(DESKTOP)
    me.come_in()
    draft = me.post("/workshop/panzer/drafts", {"text": BATTLE})
    assert not draft["flaws"], draft["flaws"]
    game = me.new_game(HOT_SEAT, f"panzer/{draft['name']}")
    player = AllArms(me, game)
    me.context.set_default_timeout(5000)
    player.open()
    player.play(300)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(game)["status"] == "over"
    clicked = {key.split()[0] for key in player.done} | set(player.done)
    assert {"call", "type smoke", "type he", "assault", "fly-in", "strafe"} <= clicked
    kinds = {line["kind"] for line in me.view(game, "german")["log"]}
    assert {"calls-fire", "fights", "strafes"} <= kinds, kinds
    axe.check(me.page, "the end of a battle of all arms")


# -- artillery ---------------------------------------------------------------------------------------------


def test_fire_is_called_by_clicks(visit: Visit, size: Size) -> None:
    me = visit(size)
    player, _ = lead(me, asks("IndirectFire.next", "call"))
    expect(me.id("artillery")).to_contain_text(re.compile(r"answers with \d+ %"))
    me.shot("panzer-artillery")
    axe.check(me.page, "the artillery panel")
    take(player, "call G-FO-1 2M4")
    expect(me.id("mission")).to_contain_text("Mission on M4")
    take(player, "source G-BAT-1")
    expect(button(player, "type smoke")).to_contain_text("Hurts nobody")
    take(player, "type he")
    expect(me.id("under")).to_contain_text(re.compile(r"T-34.*\d+ %", re.S))
    me.shot("panzer-mission")
    axe.check(me.page, "a mission")
    take(player, "sheaf converged")
    log = told(me, player, "german")
    rolled = log[log.index("declared") + 1 :]
    assert {"responds", "fails", "danger-close"} & set(rolled), rolled  # a natural 1 falls among friends


def test_a_mission_is_checked_by_a_click(visit: Visit) -> None:
    me = visit(DESKTOP)
    player, _ = lead(me, asks("IndirectFire.next", "check"))
    panel = me.id("artillery")
    expect(panel).to_contain_text("fires on M4")
    expect(panel).to_contain_text("the guns answer without a roll")
    expect(panel).to_contain_text(re.compile("M4: high explosive, yours"))
    take(player, "check G-FO-1")
    assert "checks-fire" in told(me, player, "german")


def test_smoke_is_fired_along_a_row(visit: Visit) -> None:
    """Its direction is asked, and the row is drawn where one points."""
    me = visit(DESKTOP)
    player, _ = lead(me, asks("IndirectFire.next", "call"))
    for key in ("call G-FO-1 2M4", "source G-BAT-1", "type smoke"):
        take(player, key)
    expect(me.id("under")).to_have_count(0)  # it hurts nobody
    take(player, "sheaf linear")
    button(player, "way NE").hover()
    expect(me.page.locator("ul.key")).to_be_visible()
    me.shot("panzer-row")
    take(player, "way NE")
    assert "declared-row" in told(me, player, "german")


def test_a_point_is_registered_in_secret(visit: Visit) -> None:
    me = visit(DESKTOP)
    player, now = lead(me, asks("Plots.choose", "register"))
    me.id("plots-register-G-BAT-1").click()
    expect(me.id("plots-register-G-BAT-1")).to_have_attribute("aria-pressed", "true")
    player.press("2M6")
    player.finish(now, None)
    expect(me.id("plots")).to_contain_text("Registered: M6")
    axe.check(me.page, "points before the battle")
    kinds = [mark["kind"] for mark in me.view(player.game, "soviet")["scene"]["marks"]]
    assert "registered" not in kinds


# -- close combat ------------------------------------------------------------------------------------------


def test_an_assault_is_declared_with_its_chances_and_fought(visit: Visit, size: Size) -> None:
    me = visit(size)
    player, _ = lead(me, asks("CloseCombat.declare", "assault"))
    found = button(player, "assault G-INF-1 S-RIF-1")
    expect(found).to_contain_text(re.compile(r"Destroyed \d+ %, hurt \d+ %; own loss \d+ %"))
    me.shot("panzer-assault")
    axe.check(me.page, "close combat")
    take(player, "assault G-INF-1 S-RIF-1")
    take(player, "resolve S-RIF-1")
    assert "fights" in told(me, player, "german")


def test_an_overrun_is_declared_with_its_chances(visit: Visit) -> None:
    me = visit(DESKTOP)
    player, _ = lead(me, asks("Movement.unit", "overrun"), tank="move-order", text=NEAR)
    found = button(player, "overrun S-T34-1 G-INF-1")
    expect(found).to_contain_text(re.compile(r"Suppressed \d+ %, full effect \d+ %"))
    axe.check(me.page, "overruns")
    me.shot("panzer-overrun")
    take(player, "overrun S-T34-1 G-INF-1")
    assert "chases" in told(me, player, "soviet")


# -- aircraft ----------------------------------------------------------------------------------------------


def test_an_aircraft_comes_in_finds_its_target_and_strafes(visit: Visit, size: Size) -> None:
    me = visit(size)
    player, now = lead(me, asks("AirPhase.aircraft", "fly-in"))
    me.id("beside-S-IL2-1").click()
    player.finish(now, None)
    for key in ("edge north", "over 2M0", "heading S", "speed low", "altitude low"):
        now = uncovered(player)
        if key.startswith("over"):
            expect(me.id("flight")).to_contain_text("straight ahead")
            player.press("2M0")
            player.finish(now, None, "2M0", {"anchors": [{"kind": "hex", "key": "2M0"}]})
        else:
            me.id(f"fly-{key.replace(' ', '_')}").click()
            player.finish(now, None)
    expect(me.id("air")).to_contain_text("Hexes flown")
    now = uncovered(player)
    player.press("2M8")
    player.finish(now, None, "2M8", {"anchors": [{"kind": "hex", "key": "2M8"}]})
    now = uncovered(player)
    expect(me.id("under")).to_contain_text(PERCENT)
    expect(me.id("air")).to_contain_text("is acquired")
    me.shot("panzer-air")
    axe.check(me.page, "an aircraft over the map")
    strafe = me.page.locator("[data-testid^=fly-strafe]").first
    strafe.click()
    player.finish(now, strafe)
    assert "strafes" in told(me, player, "soviet")


# -- the end of a turn ---------------------------------------------------------------------------------------


def test_the_end_of_the_turn_has_a_panel_and_a_list(visit: Visit, size: Size) -> None:
    """PZR-6.8: who may be turned, what was chosen in secret, and what is left to do."""
    me = visit(size)
    player, now = lead(me, asks("Pivots.choose", "pivot"))
    panel = me.id("adjust")
    expect(panel).to_contain_text("In secret, once for each")
    if not size.touch:
        expect(me.id("left")).to_contain_text(re.compile(r"may still be turned\. PZR-6\.8\.1"))
    turn = panel.locator("[data-testid^=adjust-pivot]").first
    me.shot("panzer-adjust")
    axe.check(me.page, "the end of the turn")
    turn.click()
    player.finish(now, None)
    expect(panel.locator(".chosen").first).to_contain_text("will face")
