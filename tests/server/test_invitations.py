"""Links to seats, and to watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.server.storage.database import Database
from grognard.server.storage.store import Header, header

from .support import INVITING, Visitor, Worker, two_players


def test_a_friend_sits_down_and_the_game_begins(shared: Worker) -> None:
    host, friend = Visitor(shared.address), Visitor(shared.address)
    game = host.new(INVITING, share="ab" * 8)
    token = host.invite(game, "soviet")
    shown = friend.get(f"/invitations/{token}")
    assert (shown["seat"], shown["host"], shown["info"]["status"]) == ("soviet", host.me["name"], "waiting")
    assert shown["info"]["dice"]["secret"] == ""
    info = friend.post(f"/invitations/{token}", {"share": "cd" * 8})
    assert info["status"] == "running"
    assert info["dice"]["shares"] == ["ab" * 8, "cd" * 8]
    assert [seat["who"] for seat in info["seats"]] == ["person", "me"]
    assert [each["id"] for each in friend.get("/games")] == [game]
    assert host.get(f"/games/{game}/invitations") == []


class Interrupted:
    """A connection: while its first answer is read, somebody else does something."""

    def __init__(self, connection: AsyncConnection, act: Callable[[], object]) -> None:
        self.connection = connection
        self.acts = [act]

    async def execute(self, statement: Any) -> Any:
        found = await self.connection.execute(statement)
        while self.acts:
            await asyncio.to_thread(self.acts.pop())
        return found


def test_who_sits_down_while_the_game_is_read_is_not_missed(shared: Worker) -> None:
    """A game that runs is read once: with an empty seat it would be so for good."""
    host, friend = Visitor(shared.address), Visitor(shared.address)
    game = host.new(INVITING)
    token = host.invite(game, "soviet")

    async def read() -> Header | None:
        db = Database(shared.settings.url)
        async with db.read() as c:
            between = cast(AsyncConnection, Interrupted(c, lambda: friend.accept(token)))
            found = await header(between, game)
        await db.close()
        return found

    found = asyncio.run(read())
    assert found is not None
    assert found.status == "waiting"
    assert friend.info(game)["status"] == "running"


def test_a_used_link_is_gone(shared: Worker) -> None:
    host, friend, third = (Visitor(shared.address) for _ in range(3))
    game = host.new({"german": "open", "soviet": "open"})
    token = host.invite(game, "soviet")
    friend.accept(token)
    assert third.refused("POST", f"/invitations/{token}") == (404, "not-found")
    assert third.refused("GET", f"/games/{game}") == (404, "not-found")
    assert host.refused("POST", f"/games/{game}/invitations", {"seat": "soviet"}) == (409, "conflict")


def test_a_revoked_link_opens_nothing(shared: Worker) -> None:
    host, friend = Visitor(shared.address), Visitor(shared.address)
    game = host.new(INVITING)
    token = host.invite(game, "soviet")
    assert host.invite(game, "soviet") == token
    assert host.ask("DELETE", f"/games/{game}/invitations/{token}").status_code == 204
    assert friend.refused("GET", f"/invitations/{token}") == (404, "not-found")
    assert friend.refused("POST", f"/invitations/{token}") == (404, "not-found")
    assert host.invite(game, "soviet") != token
    assert host.refused("DELETE", f"/games/{game}/invitations/{token}") == (404, "not-found")


def test_who_came_by_a_revoked_watch_link_watches_no_more(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    token = german.invite(game, "")
    first, second = Visitor(shared.address), Visitor(shared.address)
    first.accept(token)
    second.accept(token)
    soviet.accept(token)
    with first.live(game) as socket:
        socket.next("view")
        german.ask("DELETE", f"/games/{game}/invitations/{token}")
        assert socket.next("problem")["problem"]["code"] == "not-found"
    assert second.refused("GET", f"/games/{game}") == (404, "not-found")
    assert soviet.info(game)["status"] == "running"


def test_there_is_no_link_to_a_seat_that_is_not_there(shared: Worker) -> None:
    host = Visitor(shared.address)
    game = host.new(INVITING)
    assert host.refused("POST", f"/games/{game}/invitations", {"seat": "third"}) == (400, "bad-request")
    assert host.refused("POST", f"/games/{game}/invitations", {"seat": "german"}) == (409, "conflict")


def test_a_guest_who_gets_up_before_the_game_leaves_his_seat_free(shared: Worker) -> None:
    host, guest = Visitor(shared.address), Visitor(shared.address)
    game = host.new({"german": "open", "soviet": "open"})
    guest.accept(host.invite(game, "german"))
    assert guest.ask("DELETE", f"/games/{game}").status_code == 204
    assert guest.refused("GET", f"/games/{game}") == (404, "not-found")
    assert host.info(game)["seats"][0]["who"] == "open"


def test_the_host_may_take_a_seat_of_his_own_game(shared: Worker) -> None:
    host = Visitor(shared.address)
    game = host.new(INVITING)
    info = host.accept(host.invite(game, "soviet"))
    assert [seat["who"] for seat in info["seats"]] == ["me", "me"]
    assert info["status"] == "running"
