"""Hints: what the captain would do, told to who is asked, and told of to everybody."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grognard.server.matches.match import hint_note, hints_in

from .support import HOT_SEAT, Visitor, Worker, two_players


def ask(me: Visitor, game: str, seat: str, seq: int | None = None) -> Any:
    wanted = me.view(game, seat)["seq"] if seq is None else seq
    return me.ask("POST", f"/games/{game}/hint", {"seat": seat, "seq": wanted})


def test_a_hint_is_an_action_with_a_reason_and_the_record_says_that_it_was_taken(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT, "coh/first-steps")
    seat = me.info(game)["asked"][0]
    before = me.view(game, seat)
    answer = ask(me, game, seat)
    assert answer.status_code == 200, answer.text
    advice = answer.json()
    assert advice["level"] == "captain"
    assert advice["steps"][0]["key"] in [offer["key"] for offer in before["question"]["offers"]]
    assert advice["reasons"]
    after = me.view(game, seat)
    for part in ("seq", "question", "log"):
        assert after[part] == before[part]
    hints = {each["seat"]: each["hints"] for each in me.info(game)["seats"]}
    assert hints == {"german": 0, "soviet": 0, seat: 1}
    match = shared.match(game)
    assert (match.n, match.game.state.ply) == (1, 0)
    note = hint_note(seat, "captain")
    assert f"# {note}\n" in match.game.record.text()
    me.play(game, seat)
    assert hints_in(shared.match(game).game.record, seat) == 1


def test_a_hint_is_for_who_is_asked_now(shared: Worker) -> None:
    me, other = Visitor(shared.address), Visitor(shared.address)
    game = me.new({"blue": "me", "red": "me"}, "skirmish/the-wood")
    asked = me.info(game)["asked"][0]
    seq = me.view(game, asked)["seq"]
    assert ask(other, game, asked, seq).status_code in (403, 404)
    assert ask(me, game, asked, seq + 1).json()["code"] == "stale"
    waits = next(seat["seat"] for seat in me.info(game)["seats"] if seat["seat"] != asked)
    assert ask(me, game, waits).json()["code"] == "not-your-turn"
    assert [seat["hints"] for seat in me.info(game)["seats"]] == [0, 0]


def test_nobody_takes_a_hint_for_another(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    seat = german.info(game)["asked"][0]
    opponent = soviet if seat == "german" else german
    answer = ask(opponent, game, seat, 0)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert [each["hints"] for each in german.info(game)["seats"]] == [0, 0]


@pytest.mark.parametrize("seq", [-1, 2**64, 10**30, 1.5, "1", None])
def test_a_hint_is_for_a_view_that_there_is(shared: Worker, seq: object) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    seat = me.info(game)["asked"][0]
    answer = me.ask("POST", f"/games/{game}/hint", {"seat": seat, "seq": seq})
    assert answer.status_code in (400, 409)
    assert [each["hints"] for each in me.info(game)["seats"]] == [0, 0]


def test_a_hint_that_comes_too_late_is_neither_told_nor_noted(
    shared: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever chose meanwhile is not told what he should have done, and the record does not say he was."""
    me, again = Visitor(shared.address), Visitor(shared.address, come_in=False)
    game = me.new(HOT_SEAT)
    again.http.cookies.update(me.http.cookies)
    seat = me.info(game)["asked"][0]
    seq = me.view(game, seat)["seq"]
    thinking, chosen = threading.Event(), threading.Event()

    async def slow(*_: object, **__: object) -> tuple[str, bytes]:
        thinking.set()
        await asyncio.to_thread(chosen.wait, 30)
        return "captain", b"{}"

    monkeypatch.setattr(shared.server.thinking, "ask", slow)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(ask, again, game, seat, seq)
        assert thinking.wait(30)
        me.play(game, seat)
        chosen.set()
        assert answer.result().json()["code"] in ("stale", "not-your-turn")
    assert [each["hints"] for each in me.info(game)["seats"]] == [0, 0]
