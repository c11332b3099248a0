"""A battle of all arms on the page: hidden units, artillery, smoke, vehicles and a plane; and its end.

What an arm does is clicked whenever it comes up, with what follows from it, until all have done it; and so is
the last round. The hundreds of choices between are made past the page: other games are clicked through whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DESKTOP, HOT_SEAT, Json, Questions, Visitor

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
    "fire": 4,
    "move": 4,
}
#: What must have been done by clicks, besides an attack of the plane.
NEEDED = ("conceal", "plot", "smoke", "forward", "unload", "move", "fire")
FOLLOWED = 4  # choices that are clicked each time: with what an order leads to
#: Before these nothing of the above is on offer.
BUSY = ("G-JU87-1", "G-M81-1", "S-M3AA-1")
ON_THE_WAY = [f"{verb} {unit}" for unit in BUSY for verb in ("activate", "ap")]


class Commander(Player):
    """A player who makes use of every arm."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game, seed=11)
        self.done: Counter[str] = Counter()

    def has_shown(self) -> bool:
        """Whether all arms were used."""
        return all(self.done[verb] for verb in NEEDED) and bool(self.done["strafe"] + self.done["bomb"])

    def wants(self, view: Json) -> bool:
        """Whether something is on offer that was not clicked often enough."""
        verbs = {offer["key"].split(" ")[0] for offer in view["question"]["offers"]}
        return any(verb in verbs and self.done[verb] < often for verb, often in WANTED.items())

    def go_past_the_page(self, stop: Callable[[Json], bool]) -> Json:
        """While nobody looks, until a question at which to stop; None if the game is over."""
        self.visitor.go("/")
        questions = Questions(self.visitor, self.game)
        while (view := questions.ask()) is not None and not stop(view):
            questions.answer(self.wish(view["question"]["offers"])["key"])
        return view

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


def is_last_round(view: Json) -> bool:
    track = next(track for track in view["scene"]["tracks"] if track["name"] == "round")
    return bool(track["value"] == track["of"])


def test_a_battle_of_all_arms(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(HOT_SEAT, SCENARIO)
    commander = Commander(me, game)
    commander.open()
    for number in range(60):
        now = commander.settle()
        if now["over"] or commander.has_shown():
            break
        if not now["curtain"] and not commander.wants(me.view(game, now["seat"])):
            assert commander.go_past_the_page(commander.wants) is not None, commander.done
            commander.open()
        commander.play(FOLLOWED)
        if number in (1, 4, 12):
            me.shot(f"all-arms-{number}")
    assert commander.has_shown(), commander.done
    commander.go_past_the_page(is_last_round)
    commander.open()
    commander.play(900)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(game)["status"] == "over"
    me.shot("all-arms-over")
