"""Computers that think for long do it in a process of their own, and one worker thinks for a game."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from grognard.bots import QUICK
from grognard.server.matches.hall_jobs import ComputerQuestion, Intended
from grognard.server.processes.fair_queue import Owner
from grognard.server.storage.database import Database
from grognard.server.tables import claims, computers, rooms
from grognard.server.tables.claims import Claims
from grognard.server.tables.halls import Halls

from . import thinking_jobs
from .conftest import Start
from .postgres import Cluster
from .support import Visitor, Worker, until


def test_a_long_turn_goes_by_faster() -> None:
    """An army of a hundred units is not watched one by one; the first choices are, whatever the game."""
    assert computers.breath(0.25, 1) == 0.25
    assert computers.breath(0.25, 400) == 0.05


def asked(number: int, since: int, player: int = 0) -> ComputerQuestion:
    return ComputerQuestion(player, "sergeant", seq=number, number=number, since=since, keys=[])


INTENDED = [
    Intended(0, ["march A", "to 0101", "halt"]),
    Intended(3, ["march B", "halt"]),
    Intended(5, ["done"]),
]


def test_a_plan_is_carried_out_act_by_act() -> None:
    plan = computers.Plan()
    assert plan.next_act(asked(7, 0)) == []
    plan.begin(asked(7, 0), list(INTENDED))
    found = [plan.next_act(asked(number, since)) for number, since in ((7, 0), (8, 3), (9, 5))]
    assert found == [one.keys for one in INTENDED]
    assert plan.next_act(asked(10, 6)) == [], "it is at its end"


@pytest.mark.parametrize(
    "then",
    [
        asked(8, 0),  # a die fell
        asked(9, 3),  # somebody else did something
        asked(8, 2),  # something came out in the middle of the move
        asked(8, 3, player=1),
    ],
)
def test_a_plan_holds_only_as_long_as_nothing_comes_between(then: ComputerQuestion) -> None:
    plan = computers.Plan()
    plan.begin(asked(7, 0), list(INTENDED))
    assert plan.next_act(asked(7, 0))
    assert plan.next_act(then) == []
    assert plan.next_act(asked(8, 3)) == [], "what is given up is not taken up again"


def test_only_the_levels_that_search_are_slow() -> None:
    assert [level for level in ("random", "recruit", "sergeant", "captain") if level in QUICK] == [
        "random",
        "recruit",
    ]


def test_a_choice_is_the_same_in_another_process(
    shared: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A recruit who is made to think elsewhere chooses what he would have chosen at the table."""
    monkeypatch.setattr(computers, "question", thinking_jobs.slow_question)
    monkeypatch.setattr(computers, "thought", thinking_jobs.compared_thought)
    me = Visitor(shared.address)
    game = me.new({"german": "me", "soviet": "computer:recruit"}, "coh/first-steps")
    for _ in range(3):
        until(lambda: me.info(game)["asked"] == ["german"], 60)
        me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"], 60)
    assert "failed" not in caplog.text


@pytest.mark.parametrize("slow", [False, True])
def test_a_computer_that_fails_does_not_stop_the_game(
    shared: Worker, monkeypatch: pytest.MonkeyPatch, slow: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A lower level makes the choice, and the operator is told."""
    monkeypatch.setattr(computers, "question", thinking_jobs.failing_question)
    monkeypatch.setattr(computers, "thought", thinking_jobs.no_thought)
    me = Visitor(shared.address)
    level = "sergeant" if slow else "recruit"
    game = me.new({"german": "me", "soviet": f"computer:{level}"}, "coh/first-steps")
    until(lambda: "german" in me.info(game)["asked"], 60)
    me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"], 60)
    assert f"the {level} failed" in caplog.text


@pytest.mark.parametrize(("seconds", "together"), [(60, False), (-1, True)])
def test_thoughts_that_nobody_waits_for_share_one_place(
    start: Start, monkeypatch: pytest.MonkeyPatch, seconds: int, together: bool
) -> None:
    """Fifty games left to captains do not keep somebody who is there from his one."""
    monkeypatch.setattr(rooms, "ATTENDED", seconds)
    monkeypatch.setattr(computers, "question", thinking_jobs.slow_question)
    worker = start()
    thinking = worker.server.computers.thinking
    networks: list[str] = []
    at_once: list[int] = []

    async def ask(*args: Any, owner: Owner, **more: Any) -> object:
        networks.append(owner.network)
        at_once.append(more["together"])
        return await Halls.ask(thinking, *args, owner=owner, **more)

    monkeypatch.setattr(thinking, "ask", ask)
    me = Visitor(worker.address)
    game = me.new({"german": "me", "soviet": "computer:recruit"}, "coh/first-steps")
    until(lambda: me.info(game)["asked"] == ["german"], 60)
    me.play(game, "german")
    until(lambda: bool(networks), 60)
    assert networks[-1] == (computers.UNATTENDED if together else "127.0.0.1"), (
        "guests of one address are one"
    )
    assert at_once[-1] == (1 if together else 0)


# -- who thinks ------------------------------------------------------------------------------------------


def with_two(address: str, work: object) -> None:
    """Two workers' claims to the games of one database."""

    async def go() -> None:
        db = Database(address)
        try:
            await work(Claims(db, "first"), Claims(db, "second"))  # type: ignore[operator]
        finally:
            await db.close()

    asyncio.run(go())


def test_one_worker_thinks_for_a_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = start()
    game = Visitor(worker.address).new({"german": "me", "soviet": "me"})
    worker.stop()

    async def work(first: Claims, second: Claims) -> None:
        assert await first.claim(game)
        assert await first.claim(game)
        assert not await second.claim(game)
        await first.release(game)
        assert await second.claim(game)
        await second.clear()
        monkeypatch.setattr(claims, "LAPSE", -1)
        second.held.clear()
        assert await second.claim(game)  # it dies without renewing
        assert await first.claim(game)

    with_two(worker.settings.url, work)


def test_only_games_that_nobody_lets_think_are_taken_up(start: Start) -> None:
    worker = start(pause=60)
    me = Visitor(worker.address)
    game = me.new({"german": "me", "soviet": "computer:random"})
    worker.stop()
    with sqlite3.connect(Path(worker.settings.data) / "grognard.sqlite") as c:
        c.execute("update games set summary = replace(summary, '\"computer\":false', '\"computer\":true')")
    c.close()

    async def work(first: Claims, second: Claims) -> None:
        assert await first.left_alone(quiet=600) == [], "it changed a moment ago"
        assert await first.left_alone(quiet=0) == [game]
        assert await second.left_alone(quiet=0) == [], "the first has claimed it"
        await first.release(game)
        async with first.db.write() as c:
            await claims.leave_alone(c, game)
        assert await second.left_alone(quiet=600) == [game], "nobody has let its computer play"
        async with first.db.write() as c:
            await claims.leave_alone(c, game)
        assert await first.left_alone(quiet=600) == [], "the second has claimed it"

    with_two(worker.settings.url, work)


def test_a_worker_leaves_a_game_alone_that_another_has_claimed(start: Start, postgres: Cluster) -> None:
    address = postgres.database()
    worker = start(database=address)
    me = Visitor(worker.address)
    game = me.new({"german": "me", "soviet": "me"}, "coh/first-steps")
    other = Claims(worker.server.db, "another worker")
    assert worker.do(other.claim(game))
    assert not worker.do(worker.server.claims.claim(game))
    worker.do(other.release(game))
    assert worker.do(worker.server.claims.claim(game))


def test_a_game_woken_while_its_claim_is_given_back_is_not_forgotten(
    shared: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who answers at once is not left waiting until the server looks for forgotten games."""
    given_back = Claims.release
    monkeypatch.setattr(computers, "question", thinking_jobs.slow_question)

    async def slowly(self: Claims, game: str) -> None:
        await given_back(self, game)
        await asyncio.sleep(0.5)

    monkeypatch.setattr(Claims, "release", slowly)
    monkeypatch.setattr(Claims, "left_alone", nothing_found)
    me = Visitor(shared.address)
    game = me.new({"german": "me", "soviet": "computer:recruit"}, "coh/first-steps")
    for _ in range(4):
        until(lambda: me.info(game)["asked"] == ["german"], 20)
        me.play(game, "german")
    until(lambda: me.info(game)["asked"] == ["german"], 20)


async def nothing_found(self: Claims, quiet: float = 0.0) -> list[str]:
    return []
