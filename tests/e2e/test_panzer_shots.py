"""Shots of Panzer as they are pictured before the dice and after them, in both layers of the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from . import axe
from .conftest import Visit
from .player import Player
from .support import Json, Size, Visitor, until

#: A light tank, whose gun does nothing to a Tiger's front, and a Panzer IV; the Tiger looks at both.
SCENARIO = """
id = "PZ-OWN"
name = "at-close-range"
title = "At Close Range"
date = 1943-07-08
place = "on the range"
layer = "basic"
boards = [{ board = 2 }]
turns = 4
set_up = ["german", "soviet"]
teaches = ["ap-fire"]
forces.german = { grade = "veteran", role = "defends" }
forces.soviet = { grade = "veteran", role = "attacks" }
victory.kills = { german = 100, soviet = 100 }
zones = [
    { key = "german", side = "german", hexes = ["2M4"], facing = "S" },
    { key = "soviet", side = "soviet", hexes = ["2M6"], facing = "N" },
]

[[formations]]
key = "tiger"
side = "german"
name = "Tiger"
grade = "veteran"
units = [{ key = "G-TIG", card = "G-TIG1", count = 1, zone = "german" }]

[[formations]]
key = "platoon"
side = "soviet"
name = "Platoon"
grade = "veteran"
units = [{ key = "S-T", card = "S-T70", count = 1, zone = "soviet" }]
"""
ADVANCED = SCENARIO.replace('layer = "basic"', 'layer = "advanced"\nmodules = ["advanced_ap"]')
GAMES = 12  # until somebody has lived to fire
GONE_ON = "(seq) => Number(document.querySelector('[data-testid=game]').dataset.seq) !== seq"


def at_the_target(me: Visitor, text: str, seat: str) -> tuple[Player, Json, str]:
    """A game against a recruit until the seat must fire: its unit is taken up, no target named yet."""
    me.come_in()
    draft = me.post("/workshop/panzer/drafts", {"text": text})
    assert not draft["flaws"], draft["flaws"]
    game, view = declaring(me, f"panzer/{draft['name']}", seat)
    question = view["question"]
    player = Player(me, game, seed=1).open()
    unit, target = ("G-TIG-1", "S-T-1") if seat == "german" else ("S-T-1", "G-TIG-1")
    places = {piece["key"]: piece["place"] for piece in view["scene"]["pieces"]}
    if any(offer["key"] == f"fire {unit}" for offer in question["offers"]):
        now = player.settle()
        expect(me.id("prompt")).to_contain_text("Direct fire")
        if me.size.touch:
            player.press(places[unit])
            player.finish(now, None)
        else:
            player.in_list(f"fire {unit}", now)
            me.id("tool-list").click()
    view = me.view(game, seat)
    if any(offer["key"] == "weapon ap" for offer in view["question"]["offers"]):
        me.id("act-weapon ap").click()
        me.page.wait_for_function(GONE_ON, arg=view["seq"])
        view = me.view(game, seat)
    return player, view, places[target]


def declaring(me: Visitor, scenario: str, seat: str) -> tuple[str, Json]:
    """A game in which the seat names its targets. Where the recruit's first shot has hit, another one."""
    seats = {"german": "computer:recruit", "soviet": "computer:recruit", seat: "me"}
    for _ in range(GAMES):
        game = me.new_game(seats, scenario)
        while asked(me, game, seat):
            view = me.view(game, seat)
            question = view["question"]
            if question["kind"] == "DirectFire.declare":
                return game, view
            me.play(game, seat, order(question, [offer["key"] for offer in question["offers"]]))
    raise AssertionError("nobody has lived to fire")


def asked(me: Visitor, game: str, seat: str) -> bool:
    """Waits until the seat alone is asked (commands are given at the same time); not if the game is over."""
    until(lambda: me.info(game)["asked"] == [seat] or me.info(game)["status"] == "over", 60)
    return bool(me.info(game)["status"] != "over")


def order(question: Json, keys: list[str]) -> str:
    if question["kind"] == "Orders.unit" and len(keys) > 1:
        return keys[1]
    return "fire-order" if question["kind"] == "Orders.command" else keys[int(question["default"])]


def is_hit(line: Json) -> bool:
    """Whether a line says that the Tiger has hit."""
    return bool(line["kind"] == "hit" and line["text"]["args"]["unit"]["key"] == "G-TIG-1")


def test_a_hit_that_cannot_pierce_is_a_hit_without_effect(visit: Visit, size: Size) -> None:
    """Basic Game: the chance to hit is told as it is, and that a hit does nothing (PZR-4.4.3.2.5)."""
    me = visit(size)
    player, view, target = at_the_target(me, SCENARIO, "soviet")
    player.press(target)
    shot = me.id("shot").first
    expect(shot).to_contain_text(re.compile(r"Hit [1-9]\d* %, but a hit has no effect"))
    expect(shot).to_contain_text("A hit does nothing.")
    me.shot("panzer-shot-in-vain")
    axe.check(me.page, "a shot in vain")
    assert me.view(player.game, "soviet")["seq"] == view["seq"]


def test_every_place_of_the_target_is_shown_and_the_one_that_was_struck_is_marked(
    visit: Visit, size: Size
) -> None:
    """Advanced Game (PZR-6.5.2.2): armour and chances by place before the dice, the same after them."""
    motion = "reduce" if size.touch else "no-preference"  # what comes after the dice is told act by act
    me = visit(size, reduced_motion=motion)
    for _ in range(5):
        player, view, target = at_the_target(me, ADVANCED, "german")
        player.press(target)
        table = me.id("places").first
        expect(table.get_by_role("row")).to_have_count(4)  # turret, hull, tracks under the heading
        shares = [int(text) for text in table.locator("td:nth-child(2)").all_inner_texts()]
        assert sum(shares) == 100
        expect(table).to_contain_text(re.compile(r"Hull front\s*50\s*14"))
        expect(me.id("shot").first).to_contain_text(re.compile(r"Hit \d+ %, destroyed or abandoned \d+ %"))
        me.shot("panzer-shot-places")
        axe.check(me.page, "places of a shot")
        if size.touch:
            expect(me.id("commit")).to_be_visible()  # a phone tells of the dice above the map
            return
        player.press(target)
        me.page.wait_for_function(GONE_ON, arg=view["seq"])
        expect(me.id("dice")).to_be_visible()
        if any(is_hit(line) for line in me.view(player.game, "german")["log"]):
            break
    dice = me.id("dice")
    expect(dice.get_by_test_id("struck-at")).to_contain_text(re.compile("Turret front|Hull front|Tracks"))
    expect(dice.locator("[data-testid^=struck-]").first).to_be_attached()
    expect(dice.locator("path.plate")).to_have_count(3)  # the same picture
    me.shot("panzer-shot-struck")
