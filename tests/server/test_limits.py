"""Every route has a limit; guests are cheap and clocks are put back."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from grognard.server.entrance import limits
from grognard.server.entrance.limits import ADDRESS_RATES, ROUTES, Limits, Rate
from grognard.server.persons import caps
from grognard.server.persons.presence import MOST_SOCKETS
from grognard.server.problems import Fault

from .conftest import Start
from .support import HOT_SEAT, INVITING, PASSWORD, Visitor, Worker


def test_every_route_has_a_limit_by_address(shared: Worker) -> None:
    there = {
        f"{method} {route.path_format}"
        for route in shared.app.routes
        if isinstance(route, HTTPRoute)
        for method in set(route.methods) - {"OPTIONS"}
    }
    assert there == set(ROUTES)
    assert {kind for kinds in ROUTES.values() for kind in kinds} <= set(ADDRESS_RATES)


def test_the_limit_of_an_address_is_that_of_all_its_guests(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ADDRESS_RATES, "ask", Rate(5, 0.001))
    worker = start(limits=True)
    found = []
    for _ in range(4):
        me = Visitor(worker.address)
        found += [
            me.ask("POST", "/games/nowhere/odds", {"seat": "", "key": "x"}).status_code for _ in range(2)
        ]
    assert found == [404] * 5 + [429] * 3


@pytest.mark.parametrize(
    "path", ["/schema/openapi.json", "/health", "/api/meta", "/", "/metrics", "/assets/x.js"]
)
def test_what_anybody_may_read_is_limited_too(
    start: Start, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    for kind in ("operator", "library", "page"):
        monkeypatch.setitem(ADDRESS_RATES, kind, Rate(3, 0.001))
    worker = start(limits=True)
    found = [httpx.get(worker.address + path, timeout=30).status_code for _ in range(5)]
    assert found[3:] == [429, 429]
    assert 429 not in found[:3]


def test_an_hour_of_new_games(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADDRESS_RATES, "games", Rate(3, 0.001))
    worker = start(limits=True)
    for _ in range(3):
        Visitor(worker.address).new(INVITING)
    other = Visitor(worker.address)
    assert other.refused("POST", "/games", {"scenario": "coh/first-steps", "seats": HOT_SEAT}) == (
        429,
        "too-many",
    )


def test_somebody_has_only_so_many_games(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MOST_RUNNING", 3)
    worker = start(limits=True)
    me, host = Visitor(worker.address), Visitor(worker.address)
    mine = [me.new(INVITING) for _ in range(3)]
    wish = {"scenario": "coh/first-steps", "seats": INVITING}
    assert me.refused("POST", "/games", wish) == (409, "conflict")
    link = host.invite(host.new(INVITING), "soviet")
    assert me.refused("POST", f"/invitations/{link}") == (409, "conflict")
    assert me.ask("DELETE", f"/games/{mine[0]}").status_code == 204
    me.accept(link)


def test_sockets_are_counted_and_opened_in_one_step(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)

    def open_one(_: int) -> str:
        live = me.live(game, "german")
        try:
            return str(live.next()["t"])
        finally:
            kept.append(live)

    kept: list[object] = []
    with ThreadPoolExecutor(40) as pool:
        said = list(pool.map(open_one, range(40)))
    for live in kept:
        live.close()  # type: ignore[attr-defined]
    assert said.count("problem") == 40 - MOST_SOCKETS


# -- clocks ----------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Puts the clock of the machine forward or back, as everybody reads it."""
    true = time.time

    def put(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: true() + seconds)

    return put


@pytest.mark.parametrize("seconds", [-86400.0, 86400.0])
def test_a_clock_put_back_locks_nobody_out(
    start: Start, clock: Callable[[float], None], seconds: float
) -> None:
    worker = start(limits=True)
    me = Visitor(worker.address)
    me.post("/accounts", {"name": "Timeless", "password": PASSWORD})
    clock(seconds)
    for _ in range(3):
        there = Visitor(worker.address)
        there.post("/session", {"name": "Timeless", "password": PASSWORD})
    clock(0.0)
    Visitor(worker.address).post("/session", {"name": "Timeless", "password": PASSWORD})


def test_buckets_in_memory_know_no_clock(clock: Callable[[float], None]) -> None:
    one = Limits(True)
    clock(-86400.0)
    for _ in range(10):
        one.take("chat", "me")
    clock(+86400.0)
    with pytest.raises(Fault) as e:
        one.take("chat", "me")
    assert e.value.problem.retry_after < 5


# -- guesses ---------------------------------------------------------------------------------------------


def guess(worker: Worker, address: str, password: str = "wrong horse") -> int:
    """What a guess gets that comes through a proxy from an address."""
    me = Visitor(worker.address, come_in=False)
    me.http.headers["x-forwarded-for"] = address
    me.get("/me")
    return me.ask("POST", "/session", {"name": "Owner", "password": password}).status_code


def test_a_strangers_guesses_do_not_lock_the_owner_out(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def no_sleep(seconds: float) -> None:
        waits.append(seconds)

    worker = start(limits=True, trusted_proxies="127.0.0.1")
    owner = Visitor(worker.address)
    owner.post("/accounts", {"name": "Owner", "password": PASSWORD})
    assert guess(worker, "198.51.100.1", PASSWORD) == 200  # where he signs in from
    monkeypatch.setattr(limits, "sleep", no_sleep)
    assert [guess(worker, "203.0.113.1") for _ in range(12)] == [401] * 10 + [429] * 2
    for n in range(2, 16):
        assert guess(worker, f"203.0.113.{n}") == 401
    assert waits, "guesses from addresses nobody knows are slowed down"
    assert max(waits) <= limits.LONGEST_DELAY
    waits.clear()
    assert guess(worker, "198.51.100.1", PASSWORD) == 200
    assert waits == []
    assert guess(worker, "192.0.2.7", PASSWORD) == 200  # and from an address where he has never been
    assert owner.get("/me")["name"] == "Owner"


def test_where_somebody_signs_in_from_is_not_readable(start: Start, tmp_path: Path) -> None:
    worker = start(limits=True, trusted_proxies="127.0.0.1")
    Visitor(worker.address).post("/accounts", {"name": "Owner", "password": PASSWORD})
    assert guess(worker, "198.51.100.1", PASSWORD) == 200
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        keys = [key for (key,) in db.execute("select key from attempts where key like 'known:%'")]
    assert len(keys) == 1
    assert "198" not in keys[0].replace("known:", "")[:3]


def test_a_request_is_counted_under_its_route(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever Litestar calls the route of a request, it is the name in the table."""
    asked: list[str] = []
    monkeypatch.setattr(Limits, "take_route", lambda self, route, address: asked.append(route))
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    me.view(game, "german")
    for path in ("/rules/nowhere", "/assets/a.js", "/"):
        httpx.get(worker.address + path)
    assert asked[:3] == ["GET /api/me", "POST /api/games", "GET /api/games/{game_id}/view"]
    assert set(asked) <= set(ROUTES)
