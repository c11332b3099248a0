"""One worker process or eight: two people at different workers see the same game, chat and undo included."""

from __future__ import annotations

import random

import pytest

from .conftest import Start
from .postgres import Cluster
from .support import INVITING, Json, Live, Visitor


def at(visitor: Visitor, address: str) -> Visitor:
    """The same person, at another worker."""
    visitor.http.base_url = f"{address}/api"
    visitor.address = address
    return visitor


class Screen:
    """What somebody's page shows: the newest view and all that was said."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.view: Json = live.next("view")["view"]
        self.said: list[str] = []

    def catch_up(self, seq: int) -> Json:
        """Waits until the view has come so far."""
        while self.view["seq"] < seq:
            self._listen()
        return self.view

    def hear(self, text: str) -> None:
        while text not in self.said:
            self._listen()

    def _listen(self) -> None:
        message = self.live.next()
        if message["t"] == "chat":
            self.said.append(message["chat"]["text"])
        elif message["t"] == "view":
            self.view = message["view"]


@pytest.mark.parametrize("workers", [2, 8])
def test_a_game_between_workers(start: Start, postgres: Cluster, workers: int) -> None:
    database = postgres.database()
    addresses = [start(database=database).address for _ in range(workers)]
    german, soviet = Visitor(addresses[0]), Visitor(addresses[-1])
    game = german.new(INVITING)
    soviet.accept(german.invite(game, "soviet"))
    people = {"german": german, "soviet": soviet}
    lots = random.Random(workers)
    with german.live(game, "german") as one, soviet.live(game, "soviet") as two:
        screens = {"german": Screen(one), "soviet": Screen(two)}
        undone = 0
        for number in range(40):
            for person in people.values():
                at(person, lots.choice(addresses))  # every request may meet another worker
            seat = lots.choice(german.info(game)["asked"])
            who, other = people[seat], "soviet" if seat == "german" else "german"
            view = who.view(game, seat)
            if view["undo"] and lots.random() < 0.5:
                done = who.post(f"/games/{game}/undo", {"seat": seat})
                undone += 1
            else:
                key = lots.choice(view["question"]["offers"])["key"]
                done = who.post(f"/games/{game}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})
            assert screens[seat].catch_up(done["view"]["seq"])["question"] == done["view"]["question"]
            theirs = people[other].view(game, other)
            assert screens[other].catch_up(theirs["seq"])["scene"] == theirs["scene"]
            if number % 10 == 0:
                who.post(f"/games/{game}/chat", {"text": f"word {number}"})
                screens[other].hear(f"word {number}")
        assert undone
    seen = [german.get(f"/games/{game}/view", seat="german") for german in (at(german, a) for a in addresses)]
    assert all(view == seen[0] for view in seen)
