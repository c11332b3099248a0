"""One guest who means harm, and another who plays meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx

from grognard.server.persons.caps import MOST_RUNNING

from .conftest import Start
from .support import HOT_SEAT, Visitor, until

DEEP = "a" + ".a" * 30_000 + " = 1"
HUGE = "rounds = " + "9" * 60_000


@contextmanager
def flooding(*attacks: Callable[[], object]) -> Iterator[list[int]]:
    """Attacks that go on while something else is tried; how many were answered."""
    answered = [0]
    over = threading.Event()

    def go(attack: Callable[[], object]) -> None:
        while not over.is_set():
            try:
                attack()
            except httpx.HTTPError:
                continue
            answered[0] += 1

    threads = [threading.Thread(target=go, args=(attack,), daemon=True) for attack in attacks]
    for thread in threads:
        thread.start()
    try:
        yield answered
    finally:
        over.set()
        for thread in threads:
            thread.join(60)


def longest(victim: Visitor, seconds: float) -> float:
    """The longest of a victim's requests over some seconds, a choice among them."""
    worst = 0.0
    game = victim.new(HOT_SEAT)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        victim.get("/me")
        asked = victim.info(game)["asked"]
        if not asked:
            break
        victim.play(game, asked[0])
        worst = max(worst, (time.monotonic() - begun) / 4)
    return worst


def test_a_victim_plays_on_while_drafts_and_odds_are_flooded(start: Start) -> None:
    worker = start(limits=True)
    victim = Visitor(worker.address)
    longest(victim, 1)
    greedy = [Visitor(worker.address) for _ in range(4)]
    table = greedy[0].new(HOT_SEAT, "coh/dawn-at-the-granary")
    wishes = {"wishes": {"seed": "7", "points": "120"}}
    attacks = [
        lambda: greedy[0].ask("POST", f"/games/{table}/overlay", {"seat": "german", "name": "sight"}),
        lambda: greedy[1].ask("POST", "/workshop/coh/battles", wishes),
        lambda: greedy[2].ask("POST", "/workshop/coh/drafts", {"text": DEEP}),
        lambda: greedy[3].ask("GET", f"/games/{table}/replay"),
    ]
    with flooding(*attacks) as answered:
        assert longest(victim, 4) < 2
    assert answered[0] > 0


def test_texts_without_end_are_refused_in_a_sentence(start: Start) -> None:
    me = Visitor(start().address)
    for text in (DEEP, HUGE):
        begun = time.monotonic()
        answer = me.ask("POST", "/workshop/coh/drafts", {"text": text})
        assert time.monotonic() - begun < 20
        assert answer.status_code == 200, answer.text[:300]
        assert answer.json()["flaws"]
        assert answer.json()["name"] == ""


def test_one_who_has_left_is_not_worked_for(start: Start) -> None:
    """Replays that were asked for and dropped do not keep others waiting."""
    worker = start()
    me = Visitor(worker.address)
    with httpx.Client(base_url=f"{worker.address}/api", cookies=me.http.cookies, timeout=0.05) as hasty:
        game = me.new(HOT_SEAT)
        for _ in range(6):
            try:
                hasty.get(f"/games/{game}/replay")
            except httpx.TimeoutException:
                continue
    queue = worker.server.study.crew.queue
    until(lambda: queue.waiting == 0, 30)
    assert me.ask("GET", f"/games/{game}/replay").status_code == 200


def test_a_guest_has_so_many_games(start: Start) -> None:
    worker = start(limits=True)
    me = Visitor(worker.address)
    for _ in range(MOST_RUNNING):
        worker.server.limits._buckets.clear()
        me.new(HOT_SEAT, "coh/first-steps")
    worker.server.limits._buckets.clear()
    answer = me.ask("POST", "/games", {"scenario": "coh/first-steps", "seats": HOT_SEAT})
    assert (answer.status_code, answer.json()["text"]["id"]) == (409, "server-too-many-games")


def test_drawings_of_ones_own_do_not_displace_those_of_the_box(start: Start) -> None:
    from .support import DAWN

    worker = start(limits=True)
    me = Visitor(worker.address)
    drawings = worker.server.drawings
    assert me.ask("GET", "/tables/coh/first-steps").status_code == 200
    kept = set(drawings.box._made)
    game, _, own = DAWN.partition("/")
    assert me.ask("GET", f"/tables/{game}/{own}").status_code == 200
    assert set(drawings.box._made) == kept
    assert len(drawings.others._made) == 1


def test_a_new_name_does_not_make_games_be_opened_anew(start: Start) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    me.play(game, "german")
    tables = worker.server.tables
    known = dict(tables._games(tables._place(game)))
    assert game in known
    assert me.ask("PATCH", "/me", {"name": "Somebody else"}).status_code == 200
    assert dict(tables._games(tables._place(game))) == known
    assert me.info(game)["seats"][0]["name"] == "Somebody else"
