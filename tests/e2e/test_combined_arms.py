"""A battle of all arms from the page to its end: hidden units, artillery, smoke, vehicles and a plane."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DESKTOP, HOT_SEAT, Json, Visitor

SCENARIO = "coh/all-arms-at-teterevino"
#: What has to happen, and how often a player goes out of his way for it.
WANTED = {
    "conceal": 2,  # hidden units are set up
    "plot": 2,  # secret targets
    "smoke": 1,
    "forward": 8,  # the plane
    "strafe": 1,
    "bomb": 1,
    "drop": 2,
    "flak": 2,
    "unload": 1,
    "sneak": 1,
    "suspect": 1,
    "fire": 12,
}
#: Before these nothing of the above is on offer.
BUSY = ("G-JU87-1", "G-M81-1", "S-M3AA-1")
ON_THE_WAY = [f"{verb} {unit}" for unit in BUSY for verb in ("activate", "ap")]


class Commander(Player):
    """A player who makes use of every arm."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game, seed=11)
        self.done: Counter[str] = Counter()

    def wish(self, offers: list[Json]) -> Json:
        for verb, often in WANTED.items():
            found = [offer for offer in offers if offer["key"].split(" ")[0] == verb]
            if found and self.done[verb] < often:
                return self.lots.choice(found)
        for key in ON_THE_WAY:
            found = [offer for offer in offers if offer["key"] == key]
            if found and self.done[key] < 4:
                self.done[key] += 1
                return found[0]
        return self.lots.choice(offers)

    def choose(self, now: Json) -> None:
        view = self.visitor.view(self.game, now["seat"])
        if view["seq"] != now["seq"]:
            return
        offer = self.wish(view["question"]["offers"])
        self.done[offer["key"].split(" ")[0]] += 1
        self.in_list(offer["key"], now)


def test_a_battle_of_all_arms(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(HOT_SEAT, SCENARIO)
    commander = Commander(me, game)
    commander.open()
    for number in range(900):
        now = commander.settle()
        if now["over"]:
            break
        if number in (6, 40, 90, 160):
            me.shot(f"all-arms-{number}")
        commander.play(1)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(game)["status"] == "over"
    needed = ("conceal", "plot", "smoke", "forward", "unload", "move", "fire")
    assert [verb for verb in needed if not commander.done[verb]] == [], commander.done
    assert commander.done["strafe"] + commander.done["bomb"], "the plane has not attacked"
    me.shot("all-arms-over")
