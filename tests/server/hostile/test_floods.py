"""Floods: whoever asks too often is told to wait, and nobody else."""

from __future__ import annotations

import time
from types import SimpleNamespace

import httpx
import pytest

from grognard.server.entrance import limits

from ..conftest import Start
from ..support import AGAINST, HOT_SEAT, Visitor, Worker, two_players
from .target import problem_of

SLOWER = 20  # the limits' clock, so that a busy machine, too, asks more often than is allowed


@pytest.fixture
def strict(start: Start, monkeypatch: pytest.MonkeyPatch) -> Worker:
    began = time.monotonic()
    slow = lambda: began + (time.monotonic() - began) / SLOWER
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=slow, time=time.time))
    return start(limits=True)


def until_refused(ask: object, most: int) -> int:
    """How often something was answered before it was refused with 429."""
    for number in range(most):
        answer: httpx.Response = ask()  # type: ignore[operator]
        if answer.status_code == 429:
            problem = problem_of(answer)
            assert problem["code"] == "too-many"
            assert problem["retry_after"] >= 1
            assert answer.headers["retry-after"] == str(problem["retry_after"])
            return number
        assert answer.status_code < 500
    raise AssertionError(f"{most} times and never refused")


def test_guessing_a_password(strict: Worker) -> None:
    owner, thief = Visitor(strict.address), Visitor(strict.address)
    name = {"name": "Owner of it"}
    assert owner.ask("POST", "/accounts", {**name, "password": "correct horse"}).status_code == 201
    wrong = lambda: thief.ask("POST", "/session", {**name, "password": "wrong horse"})
    assert until_refused(wrong, 30) <= 10
    right = thief.ask("POST", "/session", {**name, "password": "correct horse"})
    assert right.status_code == 429  # else guessing would go on by trying
    assert owner.get("/me")["name"] == "Owner of it"
    spelled = thief.ask("POST", "/session", {"name": " OWNER  of it ", "password": "x" * 8})
    assert spelled.status_code == 429  # the same name


def test_guessing_names_from_one_address(strict: Worker) -> None:
    thief = Visitor(strict.address)
    names = iter(range(1000))
    guess = lambda: thief.ask("POST", "/session", {"name": f"Somebody {next(names)}", "password": "x" * 8})
    assert until_refused(guess, 100) <= 60  # forty, and those that come back while argon2 takes its time


@pytest.mark.parametrize(("what", "most"), [("chat", 11), ("play", 140), ("odds", 80), ("view", 140)])
def test_floods_in_a_game(strict: Worker, what: str, most: int) -> None:
    german, soviet, game = two_players(strict)
    path = f"/games/{game}/{what}"
    asks = {
        "chat": lambda: german.ask("POST", path, {"text": "x"}),
        "play": lambda: german.ask("POST", path, {"seat": "german", "keys": ["pass"], "seq": 99}),
        "odds": lambda: german.ask("POST", path, {"seat": "german", "key": "pass"}),
        "view": lambda: german.ask("GET", f"{path}?seat=german"),
    }
    german.http.headers["connection"] = "keep-alive"
    assert until_refused(asks[what], 3000) >= most // 2
    assert soviet.view(game, "soviet")["seq"] >= 0  # the other is served


def test_making_games_and_guests(strict: Worker) -> None:
    me = Visitor(strict.address)
    wish = {"scenario": "coh/dawn-at-the-granary", "seats": HOT_SEAT}
    assert until_refused(lambda: me.ask("POST", "/games", wish), 60) >= 10
    assert len(me.get("/games")) >= 10
    come = lambda: httpx.get(f"{strict.address}/api/me")
    assert until_refused(come, 200) >= 30
    assert me.get("/me")["id"] == me.me["id"]  # who is here already stays


def test_replays_and_records(strict: Worker) -> None:
    me = Visitor(strict.address)
    game = me.new(AGAINST)
    me.post(f"/games/{game}/resign", {"seat": "german"})
    assert until_refused(lambda: me.ask("GET", f"/games/{game}/record"), 100) >= 10


def test_opening_sockets(strict: Worker) -> None:
    me, _, game = two_players(strict)
    codes = []
    for _ in range(80):
        with me.live(game, "german") as live:
            first = live.next()
            codes.append(first["problem"]["code"] if first["t"] == "problem" else "")
    assert "too-many" in codes
    assert codes.index("too-many") >= 30
