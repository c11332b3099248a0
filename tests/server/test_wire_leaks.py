"""What the wire carries of secrets: nothing.

Whole stretches of games are played over HTTP while every reader's WebSocket traffic is recorded. Behind each
message the same position is built once more, with another world in place of everything its reader may not
know: hidden units, their moves, face-down counters, hands, artillery targets, objectives, dice. The server's
message must be the one that this other world would have sent, byte for byte.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec

from grognard.core.referee.game import Game
from grognard.core.telling.view import View
from grognard.games.coh.state import CohState
from grognard.testing.probe import other_clock, twin

from .support import INVITING, Live, Visitor, Worker

CHOICES = 70
#: Among them they have every kind of secret.
SCENARIOS = ("ambush-in-the-corn", "shells-for-the-battalion", "all-arms-at-teterevino", "hill-228")
#: Choices that nobody else may read, and the kinds of secrets.
WHISPERS = ("sneak", "hide", "conceal", "plot", "screen")
SECRETS = ("hidden unit", "hidden move", "face-down counter", "hand", "artillery target", "objective")


def in_memory(worker: Worker, game: str) -> Game:
    return worker.match(game).game


def secrets_in(s: CohState, reader: int) -> set[str]:
    """The kinds of secrets that others have from a reader now."""
    sc = s.sc
    others = [u for u in range(sc.units) if sc.army[u] != reader]
    cards = len(sc.card_names)
    found = {
        "hidden unit": any(s.plot[u] >= 0 for u in others),
        "face-down counter": any(s.hit[u] and s.hit_may[u] & (s.hit_may[u] - 1) for u in others),
        "hand": any(s.hand[p * cards + c] for p in range(sc.armies) if p != reader for c in range(cards)),
        "artillery target": any(
            max(s.oba_plot[b], s.oba_due[b]) >= 0
            for b in range(len(sc.oba_names))
            if sc.oba_army[b] != reader
        ),
        "objective": any(goal >= 0 for p, goal in enumerate(s.goal) if p != reader),
    }
    return {kind for kind, there in found.items() if there}


class Reader:
    """Somebody with an open socket: all he got, and what it should have been."""

    def __init__(self, who: Visitor, game: str, seat: str, player: int) -> None:
        self.who = who
        self.player = player
        self.live: Live = who.live(game, seat)
        self.lots = random.Random(player)
        self.view: Any = None
        self.heard: list[str] = []

    def next_view(self) -> Any:
        while True:
            text = self.live.socket.recv(timeout=10)
            self.heard.append(str(text))
            message = json.loads(text)
            if message["t"] == "view":
                return message["view"]

    def compare(self, game: Game) -> set[str]:
        """The view that came is the view of a world with other secrets; the kinds that were at stake."""
        if self.view is None or told(plain(game.seat(self.player).view())) != told(self.view):
            self.view = self.next_view()  # what is as it was is not sent: it would count others' choices
        view = self.view
        known = game.rules.redact(game.state, self.player)
        world = game.rules.sample(known, self.player, self.lots.randbytes(16))
        other = twin(game, other_clock(world))
        assert view == plain(other.seat(self.player).view(view["log_from"]))
        assert isinstance(game.state, CohState)
        return secrets_in(game.state, self.player)


def plain(view: View) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def told(view: Any) -> Any:
    """A view without the final lines of its log."""
    open_lines = view["log"][max(0, view["log_final"] - view["log_from"]) :]
    return {**view, "log": open_lines, "log_from": view["log_final"]}


def pick(offers: list[Any], lots: random.Random) -> str:
    """A choice by lot, shots rather than anything else: they leave face-down counters."""
    keys = [offer["key"] for offer in offers]
    shots = [key for key in keys if key.startswith(("fire ", "assault "))]
    return str(lots.choice(shots or keys))


def play_and_compare(worker: Worker, scenario: str, seed: int) -> Counter[str]:
    german, soviet, watcher = (Visitor(worker.address) for _ in range(3))
    id = german.new(INVITING, f"coh/{scenario}")
    soviet.accept(german.invite(id, "soviet"))
    watcher.accept(german.invite(id, ""))
    readers = [
        Reader(german, id, "german", 0),
        Reader(soviet, id, "soviet", 1),
        Reader(watcher, id, "", -1),
    ]
    lots = random.Random(seed)
    seen: Counter[str] = Counter()
    whispered: list[tuple[Reader, str]] = []
    for _ in range(CHOICES):
        game = in_memory(worker, id)
        for reader in readers:
            seen.update(reader.compare(game))
        if game.over:
            break
        player = game.decisions[0].player
        seat = game.scenario.seats[player]
        view = readers[player].who.view(id, seat)
        key = pick(view["question"]["offers"], lots)
        if key.split()[0] in WHISPERS:
            whispered.append((readers[player], key))
        readers[player].who.post(f"/games/{id}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})
    for reader in readers:
        reader.live.close()
        loud = [
            key for who, key in whispered if who is not reader and any(key in text for text in reader.heard)
        ]
        assert loud == []
    seen["hidden move"] = sum(key.split()[0] in ("sneak", "hide", "conceal") for _, key in whispered)
    return seen


def test_the_wire_is_the_same_whatever_the_secrets(shared: Worker) -> None:
    seen: Counter[str] = Counter()
    for seed, scenario in enumerate(SCENARIOS):
        seen += play_and_compare(shared, scenario, seed)
    missing = [kind for kind in SECRETS if seen[kind] < 5]
    assert missing == [], f"too few positions with {missing}: {seen}"
