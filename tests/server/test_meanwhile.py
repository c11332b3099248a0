"""What was looked up and has changed by the time it is acted upon: passwords, codes, links, seats."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

import grognard.server
from grognard.server.faults import Fault
from grognard.server.matches.header import Header
from grognard.server.operator import register
from grognard.server.persons import accounts, doors, farewell, people
from grognard.server.persons.accounts import reset_code
from grognard.server.persons.doors import access
from grognard.server.persons.people import Person
from grognard.server.routes import games as games_routes
from grognard.server.storage import database
from grognard.server.storage.schema import invitations, now
from grognard.server.tables import lobby

from .conftest import Start
from .support import INVITING, PASSWORD, Visitor, named

NEW = "battery staple"
OTHER = "stapled battery"


class Pause:
    """Stops the first call of an asynchronous function of the server at its end, until told to go on."""

    def __init__(self, patch: pytest.MonkeyPatch, where: object, name: str) -> None:
        self.reached, self.go = threading.Event(), threading.Event()
        self.real: Callable[..., Any] = getattr(where, name)
        patch.setattr(where, name, self._call)

    async def _call(self, *args: Any, **more: Any) -> Any:
        found = await self.real(*args, **more)
        if not self.reached.is_set():
            self.reached.set()
            await asyncio.to_thread(self.go.wait, 20)
        return found

    @contextmanager
    def during(self, work: Callable[[], httpx.Response]) -> Iterator[Future[httpx.Response]]:
        """Begins something that comes to the function and stops there while the block runs."""
        with ThreadPoolExecutor(1) as beside:
            begun = beside.submit(work)
            assert self.reached.wait(10)
            try:
                yield begun
            finally:
                self.go.set()


def status(begun: Future[httpx.Response]) -> int:
    return begun.result(20).status_code


# -- passwords -------------------------------------------------------------------------------------------


def test_who_signs_in_while_the_password_is_changed_does_not_get_in(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start(database=database)
    owner, thief = named(worker, "Owner"), Visitor(worker.address)
    pause = Pause(monkeypatch, people, "verify_password")
    old = {"name": "Owner", "password": PASSWORD}
    with pause.during(lambda: thief.ask("POST", "/session", old)) as signing_in:
        owner.post("/me/password", {"old": PASSWORD, "new": NEW})
    assert status(signing_in) == 401
    assert len(owner.get("/me/sessions")) == 1
    assert thief.get("/me")["guest"]


def test_who_is_banned_while_he_signs_in_does_not_get_in(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    named(worker, "Rude")
    me = Visitor(worker.address)
    pause = Pause(monkeypatch, people, "verify_password")
    mine = {"name": "Rude", "password": PASSWORD}
    with pause.during(lambda: me.ask("POST", "/session", mine)) as signing_in:
        worker.do(register.ban(worker.server.db, "Rude", "insults"))
    assert signing_in.result(20).json()["code"] == "banned"


def test_of_two_changes_of_a_password_one_holds(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start(database=database)
    me = named(worker, "Changer")
    other = Visitor(worker.address)
    other.post("/session", {"name": "Changer", "password": PASSWORD})
    pause = Pause(monkeypatch, accounts, "verify_password")
    late = {"old": PASSWORD, "new": OTHER}
    with pause.during(lambda: other.ask("POST", "/me/password", late)) as changing:
        me.post("/me/password", {"old": PASSWORD, "new": NEW})
    assert status(changing) == 403
    assert Visitor(worker.address).post("/session", {"name": "Changer", "password": NEW})["name"] == "Changer"
    late_one = {"name": "Changer", "password": OTHER}
    assert Visitor(worker.address).refused("POST", "/session", late_one) == (401, "not-signed-in")


def test_a_code_is_used_once_however_often_it_is_sent_at_once(start: Start, database: str) -> None:
    worker = start(database=database)
    owner = named(worker, "Forgetful")

    async def code() -> str:
        async with worker.server.db.read() as c:
            row = await people.named(c, "Forgetful")
        assert row is not None
        return reset_code(row.id, row.password)

    wish = {"code": worker.do(code())}
    visitors = [Visitor(worker.address) for _ in range(4)]
    with ThreadPoolExecutor(4) as beside:
        sent = [
            beside.submit(me.ask, "POST", "/password", {**wish, "password": f"password {n}"})
            for n, me in enumerate(visitors)
        ]
    assert sorted(map(status, sent)) == [200, 403, 403, 403]
    assert owner.refused("GET", "/games") == (401, "not-signed-in")


def test_an_account_is_not_deleted_with_a_password_that_was_changed_meanwhile(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    owner, thief = named(worker, "Owner"), Visitor(worker.address)
    thief.post("/session", {"name": "Owner", "password": PASSWORD})
    pause = Pause(monkeypatch, accounts, "verify_password")
    with pause.during(lambda: thief.ask("DELETE", "/me", {"password": PASSWORD})) as leaving:
        owner.post("/me/password", {"old": PASSWORD, "new": NEW})
    assert status(leaving) == 403
    assert owner.get("/me")["name"] == "Owner"


def test_a_guest_makes_one_account(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = start()
    me = Visitor(worker.address)
    pause = Pause(monkeypatch, people, "hash_password")
    with pause.during(lambda: me.ask("POST", "/accounts", {"name": "Second", "password": PASSWORD})) as late:
        beside = Visitor(worker.address, come_in=False)
        beside.http.cookies = httpx.Cookies(me.http.cookies)
        assert beside.post("/accounts", {"name": "First", "password": PASSWORD})["name"] == "First"
    assert late.result(20).json()["code"] == "conflict"
    assert beside.get("/me")["name"] == "First"


def test_an_account_made_meanwhile_does_not_go_into_another(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest signs in to one account while another request of his makes an account of him."""
    worker = start()
    named(worker, "Old")
    me = Visitor(worker.address)
    pause = Pause(monkeypatch, people, "verify_password")
    with pause.during(lambda: me.ask("POST", "/session", {"name": "Old", "password": PASSWORD})) as late:
        beside = Visitor(worker.address, come_in=False)
        beside.http.cookies = httpx.Cookies(me.http.cookies)
        beside.post("/accounts", {"name": "New", "password": PASSWORD})
    assert status(late) == 200
    assert beside.get("/me")["name"] == "New"


# -- links and seats -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["soviet", ""])
def test_a_link_that_is_revoked_meanwhile_opens_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch, seat: str
) -> None:
    worker = start()
    host, guest = Visitor(worker.address), Visitor(worker.address)
    game = host.new(INVITING)
    token = host.invite(game, seat)
    pause = Pause(monkeypatch, lobby, "invited")
    with pause.during(lambda: guest.ask("POST", f"/invitations/{token}")) as accepting:
        assert host.ask("DELETE", f"/games/{game}/invitations/{token}").status_code == 204
    assert status(accepting) == 404
    assert guest.refused("GET", f"/games/{game}") == (404, "not-found")


@pytest.mark.parametrize("host_leaves", [False, True])
def test_nobody_gets_up_from_a_game_that_has_begun_meanwhile(
    start: Start, database: str, monkeypatch: pytest.MonkeyPatch, host_leaves: bool
) -> None:
    """Its dice follow from the numbers of all who sit there: they must stay what they are."""
    worker = start(database=database)
    host, first, second = (Visitor(worker.address) for _ in range(3))
    game = host.new({"german": "open", "soviet": "open"})
    first.accept(host.invite(game, "german"))
    link = host.invite(game, "soviet")
    who = (host if host_leaves else first).me
    way = worker.do(access(worker.server, Person(who["id"], who["name"], True, "en"), game))
    second.accept(link)

    async def stale(_: str) -> Header:
        return way.header

    with monkeypatch.context() as patch:
        patch.setattr(worker.server.rooms, "header", stale)
        with pytest.raises(Fault, match="409"):
            worker.do(lobby.leave(worker.server, way))
    seats = first.info(game)["seats"]
    assert [seat["who"] for seat in seats] == ["me", "person"]


def test_who_deletes_himself_leaves_no_hole_in_a_game_that_begins_meanwhile(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    host, guest = Visitor(worker.address), Visitor(worker.address)
    game = host.new(INVITING)
    link = host.invite(game, "soviet")
    pause = Pause(monkeypatch, farewell, "_games_of")
    with pause.during(lambda: host.ask("DELETE", "/me", {})) as leaving:
        guest.accept(link)
    assert status(leaving) == 204
    assert (guest.info(game)["status"], guest.info(game)["resigned"]) == ("over", "german")


# -- what is deleted meanwhile -----------------------------------------------------------------------------


def same_browser(me: Visitor) -> Visitor:
    """Another tab."""
    beside = Visitor(me.address, come_in=False)
    beside.http.cookies = httpx.Cookies(me.http.cookies)
    return beside


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What an operator would be called for."""
    ours = [r for r in caplog.records if r.name == "grognard.server" and r.levelno >= logging.ERROR]
    return [record.getMessage() for record in ours]


@pytest.mark.parametrize(
    ("path", "body"),
    [("/invitations", {"seat": "soviet"}), ("/invitations", {"seat": ""}), ("/chat", {"text": "hello"})],
)
def test_a_game_that_is_called_off_meanwhile_is_not_found(
    start: Start,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    path: str,
    body: dict[str, str],
) -> None:
    worker = start(database=database)
    host = Visitor(worker.address)
    game = host.new(INVITING)
    beside = same_browser(host)
    pause = Pause(monkeypatch, games_routes, "access")
    with pause.during(lambda: host.ask("POST", f"/games/{game}{path}", body)) as asking:
        assert beside.ask("DELETE", f"/games/{game}").status_code == 204
    assert (status(asking), errors(caplog)) == (404, [])


ASKED = [
    ("POST", "/games", {"scenario": "coh/first-steps", "seats": {"german": "me", "soviet": "me"}}),
    ("POST", "/games/GAME/chat", {"text": "hello"}),
    ("POST", "/games/GAME/invitations", {"seat": "soviet"}),
    ("POST", "/invitations/TOKEN", {}),
    ("POST", "/me/password", {"old": PASSWORD, "new": NEW}),
    ("POST", "/accounts", {"name": "Somebody", "password": PASSWORD}),
    ("PATCH", "/me", {"name": "Somebody"}),
    ("DELETE", "/me", {"password": PASSWORD}),
]


@pytest.mark.parametrize("guest", [True, False])
def test_somebody_who_deletes_himself_meanwhile_is_not_signed_in(
    start: Start,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    guest: bool,
) -> None:
    worker = start(database=database)
    other = Visitor(worker.address)
    watched = other.invite(other.new(INVITING), "")
    for n, (method, path, body) in enumerate(ASKED):
        me = Visitor(worker.address) if guest else named(worker, f"Leaver {n} x")
        game = me.new(INVITING)
        beside = same_browser(me)
        where = path.replace("GAME", game).replace("TOKEN", watched)
        with monkeypatch.context() as patch:
            pause = Pause(patch, doors, "person_of")
            with pause.during(lambda me=me, m=method, w=where, b=body: me.ask(m, w, b)) as asking:  # type: ignore[misc]
                assert beside.ask("DELETE", "/me", {"password": PASSWORD}).status_code == 204
        found = status(asking)
        assert found in (401, 404, 409), (method, path, found)
    assert errors(caplog) == []


def test_a_statement_that_fails_does_not_tell_its_values(start: Start, database: str) -> None:
    worker = start(database=database)

    async def fail() -> None:
        async with worker.server.db.write() as c:
            row = {"token": "secret-token", "game": "nothing", "seat": "", "created": now()}
            await c.execute(insert(invitations).values(**row))

    with pytest.raises(IntegrityError) as e:
        worker.do(fail())
    assert "secret-token" not in str(e.value)


def test_every_engine_keeps_its_values_to_itself() -> None:
    sources = Path(grognard.server.__file__).parent.rglob("*.py")
    calls = [
        call
        for file in sources
        for call in re.findall(r"create_(?:async_)?engine\((.*?)\)\n", file.read_text(), re.S)
    ]
    assert len(calls) >= 5
    assert all("hide_parameters=True" in call for call in calls)


# -- another program writes ----------------------------------------------------------------------------------


def test_all_who_wait_to_write_are_refused_after_the_same_time(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(INVITING)
    monkeypatch.setattr(database, "WRITE_SECONDS", 1.0)
    tabs = [same_browser(me) for _ in range(4)]
    said = f"/games/{game}/chat"
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite", isolation_level=None) as other:
        other.execute("begin immediate")
        begun = time.monotonic()
        with ThreadPoolExecutor(len(tabs)) as beside:
            sent = [beside.submit(tab.ask, "POST", said, {"text": "hello"}) for tab in tabs]
        assert time.monotonic() - begun < 3
        other.execute("rollback")
    other.close()
    assert [(each.result().status_code, each.result().headers["retry-after"]) for each in sent] == [
        (503, "5")
    ] * len(tabs)
    assert me.post(said, {"text": "again"})["n"] == 1
