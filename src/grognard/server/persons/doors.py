"""Doors: who is asking, and whether he may. Every request that touches a game comes through here."""

from __future__ import annotations

import hmac
import time
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from ..context import Server, server_of
from ..entrance.limits import network
from ..problems import fault, not_found, not_signed_in
from ..processes.fair_queue import Owner
from ..storage.schema import people, sessions
from ..storage.store import Header, is_member
from .accounts import banned
from .people import SESSION_SECONDS, Person, csrf_of, person_of

SESSION_COOKIE = "grognard-session"
CSRF_COOKIE = "grognard-csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
SPECTATOR = -1


Asker: TypeAlias = NamedDependency[Person]  # the parameter of a route that needs a session


class Access(Struct, frozen=True):
    """Somebody at a game he has a part in. `player` is the seat he asks for, -1 to watch."""

    person: Person
    header: Header
    players: list[int]  # the seats he holds
    player: int
    seat: str

    @property
    def host(self) -> bool:
        return self.header.host == self.person.id


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a trusted proxy what the proxy says, see `proxies`."""
    return connection.client.host if connection.client else ""


def limit_by_address(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The guard of every route: raises the 429 of an address that too many requests come from."""
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP:  # a socket is refused with a word, see `live`
        route = f"{scope['method']} {scope['path_template']}"
        server_of(connection).limits.take_route(route, address_of(connection))


# -- sessions ----------------------------------------------------------------------------------------


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; raises the 401 without a session, and the 403 of a request another site's page made."""
    token = request.cookies.get(SESSION_COOKIE, "")
    person = await person_of(server_of(request).db, token) if token else None
    if person is None:
        raise not_signed_in()
    if request.method not in SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(token).encode()):
            raise fault(403, "forbidden", "csrf", f"send the cookie {CSRF_COOKIE} as header {CSRF_HEADER}")
    request.scope["state"]["person"] = person.id
    if person.banned:
        raise banned(person.banned)
    return replace(person, network=network(address_of(request)))


def cookies_for(request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """The cookies of a session; the page may read only that against forged requests."""
    secure = server_of(request).settings.https or request.url.scheme == "https"
    both = {"path": "/", "max_age": SESSION_SECONDS, "secure": secure, "samesite": "lax"}
    return [
        Cookie(key=SESSION_COOKIE, value=token, httponly=True, **both),  # type: ignore[arg-type]
        Cookie(key=CSRF_COOKIE, value=csrf_of(token), **both),  # type: ignore[arg-type]
    ]


def no_cookies() -> list[Cookie]:
    return [Cookie(key=key, value="", path="/", max_age=0) for key in (SESSION_COOKIE, CSRF_COOKIE)]


# -- games -------------------------------------------------------------------------------------------


async def access(
    server: Server, person: Person, game: str, seat: str | None = None, session: bool = False
) -> Access:
    """Somebody's way into a game: for somebody without a part in it the game does not exist.

    `seat` is the seat he wants to look or act from: one of his own, "" to watch, None for none of them.
    With `session` it is looked up whether his session still holds.
    """
    header = await server.rooms.header(game)
    players = header.players_of(person.id)
    if not players and header.host != person.id:
        async with server.db.read() as c:
            if not await is_member(c, game, person.id):
                raise not_found()
    if session:
        async with server.db.read() as c:
            query = select(sessions.c.token).join(people, people.c.id == sessions.c.person)
            query = query.where(sessions.c.token == person.session, people.c.banned == "")
            if (await c.execute(query)).first() is None:
                raise not_signed_in()
    player = SPECTATOR
    if seat:
        player = header.number(seat)
        if player < 0 or player not in players:
            raise fault(403, "forbidden", "not-your-seat")
    room = server.rooms.room(game)
    room.asked_for = time.monotonic()
    if players:
        room.asker = Owner(person.network or person.id, person.id)
    return Access(person, header, players, player, seat or "")


def must_sit(way: Access) -> Access:
    """Only a seat can do that."""
    if way.player < 0:
        raise fault(403, "forbidden", "spectator")
    return way


async def may_resign(server: Server, person: Person, game: str, seat: str) -> Access:
    """Who may give a seat up: its holder, or an opponent where the operator keeps the holder out."""
    way = await access(server, person, game)
    number = way.header.number(seat)
    if way.players and number >= 0 and number not in way.players:
        async with server.db.read() as c:
            holder = select(people.c.banned).where(people.c.id == way.header.seats[number].person)
            if (await c.execute(holder)).scalar_one_or_none():
                return Access(person, way.header, way.players, number, seat)
    return must_sit(await access(server, person, game, seat))
