"""Panzer on the page: a whole battle by clicks, commands, shots, reaction windows, refusals, overlays."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from . import axe
from .conftest import Visit
from .player import Player
from .support import DESKTOP, HOT_SEAT, PHONE, Json, Questions, Size, Visitor, until

TWO = "panzer/two-and-two"
TIGER = "panzer/one-tiger"
GONE_ON = "(seq) => Number(document.querySelector('[data-testid=game]').dataset.seq) !== seq"
IN_SIGHT = """(place) => {
  const at = window.grognardMap.screenOf(place);
  return document.elementFromPoint(at.x, at.y)?.closest('[data-testid="map"]') !== null;
}"""
RULE = re.compile(r"PZR-\d+(\.\d+)*")
CROSSROADS = "2M6"
#: A Tiger on a height with one T-34 in its sight and one in the dead zone under it.
DEAD_ZONE = """
id = "PZ-OWN"
name = "under-the-height"
title = "Under the Height"
date = 1943-07-08
place = "on the range"
layer = "basic"
boards = [{ board = 7 }]
turns = 4
set_up = ["german", "soviet"]
teaches = ["spotting"]
forces.german = { grade = "veteran", role = "defends" }
forces.soviet = { grade = "seasoned", role = "attacks" }
victory.kills = { german = 100, soviet = 100 }
zones = [
    { key = "height", side = "german", hexes = ["7J3"], facing = "NE" },
    { key = "seen", side = "soviet", hexes = ["7K4"], facing = "SW" },
    { key = "below", side = "soviet", hexes = ["7H3"], facing = "NE" },
]

[[formations]]
key = "tiger"
side = "german"
name = "Tiger"
grade = "veteran"
units = [{ key = "G-TIG", card = "G-TIG1", count = 1, zone = "height" }]

[[formations]]
key = "platoon"
side = "soviet"
name = "Platoon"
grade = "seasoned"
units = [
    { key = "S-SEEN", card = "S-T34-76", count = 1, zone = "seen" },
    { key = "S-BELOW", card = "S-T34-76", count = 1, zone = "below" },
]
"""
#: A Tiger that looks down an open lane, up which a T-34 drives.
OPEN_LANE = (
    DEAD_ZONE.replace("under-the-height", "open-lane")
    .replace("board = 7", "board = 2")
    .replace('"7J3"], facing = "NE"', '"2M1"], facing = "S"')
    .replace('"7K4"], facing = "SW"', '"2M11"], facing = "N"')
    .replace('"7H3"], facing = "NE"', '"2A11"], facing = "N"')
)
WATCHING_FROM = 4  # the turn from which on the Germans wait in overwatch: by then there is something to see

# Whether a unit can be sent to a place: it is lit.
LIT = """(place) => {
  const at = window.grognardMap.screenOf(place);
  return [...document.querySelectorAll('path.legal, path.costly')].some((hex) => {
    const box = hex.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y) < at.w / 4;
  });
}"""


class Commander(Player):
    """Plays both sides by a simple plan: to the crossroads, and fire at whatever can be hit."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game, seed=1)
        self.table: Json = visitor.get(f"/games/{game}/table")
        self.at = {cell["name"]: (cell["x"], cell["y"]) for cell in self.table["cells"]}
        self.said: set[str] = set()  # the kinds of questions that were answered
        self.undone = False
        self.refused = 0
        self.waived = ""  # the unit whose move was let pass
        self.asked_again = 0

    # -- what to choose ----------------------------------------------------------------------------------

    def choose(self, now: Json) -> None:
        view = self.visitor.view(self.game, now["seat"])
        if view["seq"] != now["seq"] or view["question"] is None:
            self.page.wait_for_timeout(50)
            return
        self.decide(view, now)

    def decide(self, view: Json, now: Json) -> None:
        keys = [offer["key"] for offer in view["question"]["offers"]]
        kind = view["question"]["kind"]
        self.said.add(kind)
        answer = {
            "Orders.unit": self.next_command,
            "Orders.command": self.give,
            "DirectFire.declare": self.fire,
            "Reactions.offer": self.react,
            "Movement.unit": self.march,
            "Move.step": self.drive,
        }.get(kind)
        if answer is not None:
            answer(view, keys, now)
        else:
            self.offer(keys[view["question"]["default"]], now)

    def next_command(self, view: Json, keys: list[str], now: Json) -> None:
        units = [key for key in keys if key.startswith("order ")]
        if units:
            self.point_at(view, units[0].split()[1], now)
        else:
            self.offer("done", now)

    def give(self, view: Json, keys: list[str], now: Json) -> None:
        panel = self.visitor.id("orders")
        expect(panel.get_by_test_id("give-move-order")).to_be_visible()
        if not self.undone:  # regretted before anything was decided
            self.undone = True
            self.visitor.id("undo").click()
            self.moved(now)
            return
        waits = now["seat"] == "german" and turn_of(view) >= WATCHING_FROM
        wishes = ["fire-order", "watch-order" if waits else "move-order", "watch-order"]
        key = next(key for key in wishes if key in keys)
        panel.get_by_test_id(f"give-{key}").click()
        self.by_button += 1
        self.moved(now)

    def fire(self, view: Json, keys: list[str], now: Json) -> None:
        targets = [key.split()[1] for key in keys if key.startswith("at ")]
        if targets and not self.refused:
            self.aim_at_a_friend(view, now)
        for verb in ("at ", "fire "):
            for key in keys:
                if key.startswith(verb):
                    self.point_at(view, key.split()[1], now)
                    return
        self.offer(next((key for key in keys if key.startswith("resolve")), keys[-1]), now)

    def aim_at_a_friend(self, view: Json, now: Json) -> None:
        """A shot that cannot be: it is refused with its rule, and nothing has happened."""
        firer = view["question"]["prompt"]["args"]["firer"]["key"]
        mine = [piece for piece in view["scene"]["pieces"] if piece["owner"] == view["player"]]
        friends = [
            piece["place"] for piece in mine if piece["key"] != firer and piece["place"][0] not in "@-"
        ]
        if not friends or friends[0] == place(view, firer):
            return
        self.press(friends[0])
        toast = self.visitor.id("toast")
        expect(toast).to_contain_text(re.compile(r"is your own\..*PZR-4\.4\.1", re.S))
        assert self.visitor.view(self.game, now["seat"])["seq"] == now["seq"]
        toast.get_by_role("button").last.click()
        self.refused += 1

    def react(self, view: Json, keys: list[str], now: Json) -> None:
        """The first window of a move is waived for the whole of it; in the others fires who can."""
        expect(self.visitor.id("reaction")).to_be_visible()
        mover = view["question"]["prompt"]["args"]["mover"]["key"]
        if "let-pass" in keys and not self.waived:
            self.waived = f"{mover} in turn {turn_of(view)}"
            self.panel_button("let-pass").click()
            self.moved(now)
            return
        self.asked_again += self.waived == f"{mover} in turn {turn_of(view)}"
        shots = [key for key in keys if key.startswith(("react", "resolve"))]
        if shots:
            self.panel_button(shots[0]).click()
            self.finish_shot(now)
            return
        self.panel_button("let-pass" if "let-pass" in keys else "hold").click()
        self.moved(now)

    def march(self, view: Json, keys: list[str], now: Json) -> None:
        movers = [key.split()[1] for key in keys if key.startswith("move ")]
        if not movers:
            self.offer("done", now)
            return
        unit = movers[0]
        self.press(place(view, unit))
        wish = {"seat": now["seat"], "name": "reach", "at": [f"unit:{unit}"]}
        ways = self.visitor.post(f"/games/{self.game}/overlay", wish)["shortcuts"]
        best = min(ways, key=lambda way: (self.far(way["place"]), len(way["keys"])))
        self.page.wait_for_function(LIT, arg=best["place"])  # the places within reach are asked of the server
        self.press(best["place"])
        if self.visitor.size.touch:
            self.page.wait_for_timeout(150)
            self.press(best["place"])
        self.by_map += 1
        self.moved(now)

    def drive(self, view: Json, keys: list[str], now: Json) -> None:
        self.offer("stop" if "stop" in keys else keys[0], now)

    def far(self, name: str) -> float:
        (x, y), (a, b) = self.at[name], self.at[CROSSROADS]
        return float((x - a) ** 2 + (y - b) ** 2)

    # -- how it is chosen ----------------------------------------------------------------------------------

    def point_at(self, view: Json, unit: str, now: Json) -> None:
        """A unit on the map; what would roll dice is seen first, and then meant."""
        self.press(place(view, unit))
        self.by_map += 1
        offer = {"anchors": [{"kind": "unit", "key": unit}]}
        self.finish(now, None, place(view, unit), offer)

    def panel_button(self, key: str) -> Locator:
        return self.visitor.id(f"panel-offer-{key.replace(' ', '_')}")

    def finish_shot(self, now: Json) -> None:
        """A shot that was chosen in the panel has its chances on the screen; now it is meant."""
        if self.visitor.size.touch:
            self.visitor.id("commit").tap()
        else:
            expect(self.visitor.id("odds").locator("dd").first).to_be_visible()
            self.page.keyboard.press("Enter")
        self.moved(now)

    def offer(self, key: str, now: Json) -> None:
        """A button of the bar, or a line of the list."""
        if self.visitor.size.touch:
            self.button({"key": key, "group": ""}, now)
        else:
            self.in_list(key, now)

    def moved(self, now: Json) -> None:
        self.page.wait_for_function(
            """([seat, seq]) => {
              const game = document.querySelector('[data-testid="game"]');
              if (game.getAttribute('aria-busy') === 'true') return false;
              const has = (id) => document.querySelector(`[data-testid="${id}"]`) !== null;
              const moved = game.dataset.seat !== seat || Number(game.dataset.seq) !== seq;
              return moved || has('outcome') || has('curtain');
            }""",
            arg=[now["seat"], now["seq"]],
        )


def turn_of(view: Json) -> int:
    return int(next(track["value"] for track in view["scene"]["tracks"] if track["name"] == "round"))


def place(view: Json, unit: str) -> str:
    return str(next(piece["place"] for piece in view["scene"]["pieces"] if piece["key"] == unit))


def start_from_lobby(me: Visitor) -> str:
    me.go("/")
    me.id("play-hotseat").click()
    me.page.get_by_test_id("new-game").locator("select").first.select_option(TWO)
    me.id("start").click()
    return me.opened_game()


def lead(
    me: Visitor, scenario: str, wanted: str, verb: str, seat: str = "", fires: bool = True
) -> tuple[str, Json]:
    """A game past the page until a question with a choice of this verb: forward, with fire where possible."""
    game = me.new_game(HOT_SEAT, scenario)
    questions = Questions(me, game)
    for _ in range(1500):
        view = questions.ask()
        assert view is not None, "the battle has ended before"
        asked, question = questions.seat, view["question"]
        keys = [offer["key"] for offer in question["offers"]]
        if question["kind"] == wanted and any(key.split()[0] == verb for key in keys):
            if not seat or asked == seat:
                return game, view
        questions.answer(forward(question, keys, asked, fires))
    raise AssertionError(f"no {wanted} with {verb}")


def forward(question: Json, keys: list[str], seat: str, fires: bool) -> str:
    """The Soviets drive forward, the Germans wait in overwatch; with `fires` whoever can fires instead."""
    kind = question["kind"]
    if kind == "Orders.unit" and len(keys) > 1:
        return keys[1]
    if kind == "Orders.command":
        wishes = ["fire-order"] if fires else []
        wishes.append("move-order" if seat == "soviet" else "watch-order")
        return next((key for key in wishes if key in keys), keys[0])
    if kind == "Move.step" and "ahead" in keys:
        return "ahead"
    return keys[int(question["default"])]


# -- a whole battle ----------------------------------------------------------------------------------------


def test_a_whole_battle_by_clicks(visit: Visit, size: Size) -> None:
    """From the lobby to the result at one screen: an undo, a refused shot, a move that is let pass."""
    me = visit(size)
    game = start_from_lobby(me)
    player = Commander(me, game)
    player.open()
    me.shot("panzer-start")
    player.play(600)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(game)["status"] == "over"
    assert {"Orders.command", "Movement.unit", "Move.step"} <= player.said
    assert player.undone
    assert player.refused
    assert player.waived
    assert not player.asked_again, f"{player.waived} was let pass, and was asked about again"
    assert player.by_map > 20
    me.shot("panzer-over")


def test_the_guided_game_is_begun_from_the_lobby_and_a_tank_is_set_up(visit: Visit, size: Size) -> None:
    """The zone is in sight as soon as it is asked about, and the tank is turned by the handles around it."""
    me = visit(size)
    me.go("/")
    me.page.get_by_role("group", name="Which scenarios").get_by_role("button", name="Panzer").click()
    expect(me.page.locator("#hero-title")).to_have_text("Two and Two")
    me.id("play-guided").click()
    game = me.opened_game()
    player = Player(me, game, seed=1).open()
    now = player.settle()
    me.id("lesson-next").click()
    me.id("beside-G-PZ4F2-1").click()
    player.finish(now, None)
    now = player.settle()
    me.page.wait_for_function(IN_SIGHT, arg="2C6")
    player.press("2D6")
    player.finish(now, None)
    now = player.settle()
    me.page.locator('.wheel [data-facing="SE"]').click()
    player.finish(now, None)
    me.shot("panzer-guided")
    pieces = {piece["key"]: piece for piece in me.view(game, "german")["scene"]["pieces"]}
    assert (pieces["G-PZ4F2-1"]["place"], pieces["G-PZ4F2-1"]["facing"]) == ("2D6", "SE")


def asked_or_done(me: Visitor, game: str, seat: str, seq: int) -> bool:
    """Whether the page asks if it is meant, or the choice is made."""
    return me.id("regret-yes").count() > 0 or me.view(game, seat)["seq"] != seq


def test_two_browsers_give_commands_at_the_same_time(visit: Visit) -> None:
    """PZR-4.2: both are asked at once, neither sees what the other gives, and the turn goes on after both."""
    host, guest = visit(DESKTOP), visit(PHONE)
    game = host.new_game({"german": "me", "soviet": "open"}, TWO)
    host.go(f"/g/{game}")
    guest.page.goto(host.id("invitation-soviet").input_value())
    guest.id("accept").click()
    guest.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    people = {"german": host, "soviet": guest}
    for seat, person in people.items():
        person.play(game, seat, "done")  # set up as the zone proposes
    for seat, person in people.items():
        player = Player(person, game, seed=1).open()
        player.settle()
        assert person.view(game, seat)["question"]["kind"] == "Orders.unit"
        for unit in [o["key"].split()[1] for o in person.view(game, seat)["question"]["offers"][1:]]:
            person.id(f"tick-{unit}").check()
        person.id("give-move-order").click()
        expect(person.id("orders").locator(".given")).to_have_count(2)
    assert sorted(host.info(game)["asked"]) == ["german", "soviet"]
    foe = [piece for piece in host.view(game, "german")["scene"]["pieces"] if piece["owner"] == 1]
    assert not any(badge.startswith("command:") for piece in foe for badge in piece["badges"])
    for seat, person in people.items():
        seq = person.view(game, seat)["seq"]
        asks = person.id("regret-yes")
        person.id("act-done").click()
        until(partial(asked_or_done, person, game, seat, seq))
        if asks.count():
            asks.click()
    expect(host.id("log")).to_contain_text("Initiative")
    expect(guest.id("orders")).to_have_count(0)


# -- commands ----------------------------------------------------------------------------------------------


def test_commands_say_what_they_allow_and_why_not(visit: Visit, size: Size) -> None:
    me = visit(size)
    game, view = lead(me, TWO, "Orders.unit", "order")
    player = Player(me, game, seed=1).open()
    player.settle()
    unit = view["question"]["offers"][1]["key"].split()[1]
    player.press(place(view, unit))
    orders = me.id("orders")
    expect(orders.get_by_test_id("give-move-order")).to_contain_text("in reach")
    shut = orders.get_by_test_id("give-fire-order")
    expect(shut).to_have_attribute("aria-disabled", "true")
    expect(shut).to_contain_text("No target")
    me.shot("panzer-commands")
    axe.check(me.page, "commands")
    shut.click(force=True)  # aria-disabled, and still says why
    expect(me.id("toast")).to_contain_text(RULE)


def test_several_units_get_one_command(visit: Visit, size: Size) -> None:
    me = visit(size)
    game, view = lead(me, TWO, "Orders.unit", "order")
    Player(me, game, seed=1).open().settle()
    units = [offer["key"].split()[1] for offer in view["question"]["offers"][1:]]
    for unit in units:
        me.id(f"tick-{unit}").check()
    me.id("give-move-order").click()
    expect(me.id("orders").locator(".given")).to_have_count(len(units))
    seat = me.info(game)["asked"][0]
    badges = {piece["key"]: piece["badges"] for piece in me.view(game, seat)["scene"]["pieces"]}
    assert all("command:move" in badges[unit] for unit in units)


def test_units_drawn_round_with_shift_are_chosen_together(visit: Visit) -> None:
    me = visit(DESKTOP)
    game, view = lead(me, TIGER, "Orders.unit", "order", "soviet")
    Player(me, game, seed=1).open().settle()
    units = [offer["key"].split()[1] for offer in view["question"]["offers"][1:]]
    me.page.get_by_test_id("map").focus()
    me.page.keyboard.press("0")  # the whole map
    me.page.wait_for_timeout(400)
    spots = {
        unit: me.page.evaluate("(place) => window.grognardMap.screenOf(place)", place(view, unit))
        for unit in units
    }
    left, right = (limit(spot["x"] for spot in spots.values()) for limit in (min, max))
    top, low = (limit(spot["y"] for spot in spots.values()) for limit in (min, max))
    me.page.keyboard.down("Shift")
    me.page.mouse.move(left - 12, top - 12)
    me.page.mouse.down()
    for corner in ((right + 12, top - 12), (right + 12, low + 12), (left - 12, low + 12)):
        me.page.mouse.move(*corner, steps=3)
    me.page.mouse.up()
    expect(me.id("orders").locator("input:checked")).to_have_count(len(units))
    me.shot("panzer-group")
    me.page.mouse.click(spots[units[0]]["x"], spots[units[0]]["y"])
    expect(me.id("orders").locator("input:checked")).to_have_count(len(units) - 1)
    me.page.keyboard.up("Shift")


# -- shots -------------------------------------------------------------------------------------------------


@pytest.fixture
def aiming(visit: Visit, size: Size) -> tuple[Visitor, Player, str, Json]:
    """The Tiger has been told to fire, and its target is to be chosen."""
    me = visit(size)
    game, view = lead(me, TIGER, "DirectFire.declare", "fire", "german")
    player = Player(me, game, seed=1).open()
    now = player.settle()
    unit = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("fire ")).split()[1]
    player.press(place(view, unit))
    player.finish(now, None)
    return me, player, game, me.view(game, "german")


def test_a_shot_is_seen_on_its_target_before_it_is_fired(aiming: tuple[Visitor, Player, str, Json]) -> None:
    me, player, game, view = aiming
    before = player.settle()
    target = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("at ")).split()[1]
    player.press(place(view, target))
    shot = me.id("shot").first
    expect(shot).to_contain_text(re.compile(r"Hit \d+ %, destroyed \d+ %"))
    expect(shot).to_contain_text(re.compile(r"\d+ against armour \d+"))
    chances = [int(re.sub(r"\D", "", text)) for text in me.page.locator(".odds dd").all_inner_texts()]
    assert sum(chances) == 100
    me.shot("panzer-shot")
    axe.check(me.page, "a shot")
    assert player.settle()["seq"] == before["seq"], "a preview has fired"
    me.id("undo").click()
    me.page.wait_for_function(GONE_ON, arg=before["seq"])
    assert any(o["key"].startswith("fire ") for o in me.view(game, "german")["question"]["offers"])


def test_a_shot_that_cannot_be_names_its_rule_and_the_dead_zone(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.come_in()
    draft = me.post("/workshop/panzer/drafts", {"text": DEAD_ZONE})
    assert not draft["flaws"], draft["flaws"]
    game, _ = lead(me, f"panzer/{draft['name']}", "DirectFire.declare", "fire", "german")
    player = Player(me, game, seed=1).open()
    now = player.settle()
    player.press("7J3")
    player.finish(now, None)
    expect(me.id("prompt")).to_contain_text("choose a target")
    player.press("7H3")
    expect(me.id("toast")).to_contain_text(RULE)
    expect(me.id("toast")).to_contain_text(re.compile(r"in the dead zone behind [A-Y]\w+ \(rising ground\)"))
    me.shot("panzer-refused")


def test_a_shot_is_two_clicks_and_a_move_one_click_a_hex(visit: Visit) -> None:
    """With the unit in hand the first click on a target shows the chances, the second fires."""
    me = visit(DESKTOP)
    game, view = lead(me, TIGER, "DirectFire.declare", "fire", "german")
    player = Player(me, game, seed=1).open()
    now = player.settle()
    unit = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("fire ")).split()[1]
    player.press(place(view, unit))
    player.finish(now, None)
    view = me.view(game, "german")
    target = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("at ")).split()[1]
    player.press(place(view, target))
    expect(me.id("odds")).to_be_visible()
    assert me.view(game, "german")["seq"] == view["seq"]
    player.press(place(view, target))
    me.page.wait_for_function(GONE_ON, arg=view["seq"])
    assert "aims" in [line["kind"] for line in me.view(game, "german")["log"]]

    game, view = lead(me, TIGER, "Movement.unit", "move", "soviet", fires=False)
    player = Player(me, game, seed=1).open()
    player.settle()
    unit = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("move ")).split()[1]
    player.press(place(view, unit))
    wish = {"seat": "soviet", "name": "reach", "at": [f"unit:{unit}"]}
    ways = me.post(f"/games/{game}/overlay", wish)["shortcuts"]
    way = next(way for way in ways if len(way["path"]) == 1)
    me.page.wait_for_function(LIT, arg=way["place"])
    player.press(way["place"])
    me.page.wait_for_function(GONE_ON, arg=view["seq"])
    pieces = {piece["key"]: piece for piece in me.view(game, "soviet")["scene"]["pieces"]}
    assert pieces[unit]["place"] == way["place"]


# -- reaction fire -----------------------------------------------------------------------------------------


def test_a_window_says_what_could_be_hit_with_what_chance(visit: Visit, size: Size) -> None:
    me = visit(size)
    game, view = lead(me, TIGER, "Reactions.offer", "react", "german", fires=False)
    Player(me, game, seed=1).open().settle()
    panel = me.id("reaction")
    shots = [o["key"] for o in view["question"]["offers"] if o["key"].startswith("react ")]
    for key in shots:
        shot = panel.get_by_test_id(f"panel-offer-{key.replace(' ', '_')}")
        expect(shot).to_contain_text(re.compile(r"Hit \d+ %, (destroyed \d+ %|but a hit has no effect)"))
    if not size.touch:
        expect(me.id("left")).to_contain_text("could fire: 1 target")
    me.shot("panzer-window")
    axe.check(me.page, "a reaction window")


def test_a_window_is_waived_for_a_whole_move(visit: Visit, size: Size) -> None:
    """PZR-4.4.2: holding is for one step; whoever may pass is not asked about again, though in danger."""
    me = visit(size)
    me.come_in()
    draft = me.post("/workshop/panzer/drafts", {"text": OPEN_LANE})
    assert not draft["flaws"], draft["flaws"]
    name = f"panzer/{draft['name']}"
    game, _ = lead(me, name, "Reactions.offer", "let-pass", "german", fires=False)
    mover = asked_again(me, game)
    player = Player(me, game, seed=1).open()
    before = player.settle()
    waive = me.id("reaction").get_by_test_id("panel-offer-let-pass")
    expect(waive).to_contain_text("The other side is told")
    waive.click()
    me.page.wait_for_function(GONE_ON, arg=before["seq"])
    assert "lets-pass" in [line["kind"] for line in me.view(game, "german")["log"]]
    me.go("/")  # nobody looks while the unit drives on
    assert drive_on(me, game, mover), "it drives on where it could be fired at"


def mover_of(view: Json) -> str:
    return str(view["question"]["prompt"]["args"].get("mover", {}).get("key", "-"))


def asked_again(me: Visitor, game: str) -> str:
    """On, past the page, until a window of a unit in whose move its opponent has held his fire before."""
    held = ""
    questions = Questions(me, game)
    while (view := questions.ask()) is not None:
        question = view["question"]
        keys = [offer["key"] for offer in question["offers"]]
        if "let-pass" in keys:
            mover = f"{mover_of(view)} {turn_of(view)}"
            if mover == held:
                return mover_of(view)
            held = mover
        questions.answer("hold" if "let-pass" in keys else forward(question, keys, questions.seat, False))
    raise AssertionError("nobody was asked twice in a move")


def drive_on(me: Visitor, game: str, unit: str) -> int:
    """The unit goes on to the end of its move, past the page: in how many hexes fire could have met it."""
    dangers = 0
    questions = Questions(me, game)
    while (view := questions.ask()) is not None:
        question = view["question"]
        keys = [offer["key"] for offer in question["offers"]]
        assert "let-pass" not in keys or mover_of(view) != unit, "it was let pass, and is asked about again"
        if not question["kind"].startswith("Move.") or question["prompt"]["args"]["unit"]["key"] != unit:
            break
        ahead = "ahead" in keys
        questions.answer("ahead" if ahead else keys[int(question["default"])])
        if ahead:
            hex = place(me.view(game, "soviet"), unit)
            wish = {"seat": "soviet", "name": "danger", "at": [f"unit:{unit}", f"hex:{hex}"]}
            dangers += len(me.post(f"/games/{game}/overlay", wish)["notes"])
    return dangers


# -- overlays and the map ----------------------------------------------------------------------------------


def test_the_danger_on_a_way_is_drawn_where_one_points(visit: Visit) -> None:
    me = visit(DESKTOP)
    game, view = lead(me, TIGER, "Movement.unit", "move", "soviet", fires=False)
    player = Player(me, game, seed=1).open()
    player.settle()
    unit = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("move ")).split()[1]
    expect(me.id("left")).to_contain_text("must still move")
    player.press(place(view, unit))
    wish = {"seat": "soviet", "name": "reach", "at": [f"unit:{unit}"]}
    ways = me.post(f"/games/{game}/overlay", wish)["shortcuts"]
    way = max(ways, key=lambda found: len(found["path"]))
    me.page.mouse.move(*player.point(way["place"]))
    expect(me.page.locator(".counter.ghost")).to_be_visible()
    me.shot("panzer-reach")
    axe.check(me.page, "reach")


def test_a_shot_of_the_other_side_is_a_line_on_the_map(visit: Visit) -> None:
    """The line stays until something else is done, and the result is told in words."""
    me = visit(DESKTOP, reduced_motion="no-preference")
    game, view = lead(me, TIGER, "DirectFire.declare", "fire", "german")
    Player(me, game, seed=1).open().settle()
    keys = [offer["key"] for offer in view["question"]["offers"] if offer["key"].startswith("fire ")]
    me.play(game, "german", keys[0])
    target = me.view(game, "german")["question"]["offers"][0]["key"]
    me.play(game, "german", target)
    expect(me.page.locator("svg .shot.fire").first).to_be_attached()
    me.shot("panzer-line")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lobby_and_the_legend_know_the_game(visit: Visit, size: Size, theme: str) -> None:
    me = visit(size, color_scheme=theme)
    game, _ = lead(me, TWO, "Orders.unit", "order")
    Player(me, game, seed=1).open().settle()
    me.shot(f"panzer-{theme}")
    axe.check(me.page, f"Panzer, {theme}")
    me.go("/")
    card = me.id("play-panzer-two-and-two")
    card.scroll_into_view_if_needed()
    expect(card).to_be_visible()


def test_on_a_phone_no_tap_alone_fires(visit: Visit) -> None:
    me = visit(PHONE)
    game, view = lead(me, TIGER, "DirectFire.declare", "fire", "german")
    player = Player(me, game, seed=1).open()
    now = player.settle()
    unit = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("fire ")).split()[1]
    player.press(place(view, unit))
    player.finish(now, None)
    view = me.view(game, "german")
    target = next(o["key"] for o in view["question"]["offers"] if o["key"].startswith("at ")).split()[1]
    player.press(place(view, target))
    player.press(place(view, target))
    expect(me.id("commit")).to_be_visible()
    assert me.view(game, "german")["seq"] == view["seq"]
