"""Doors: who is asking, and whether he may. Every request that touches a game comes through here."""

from __future__ import annotations

import hmac
from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct
from sqlalchemy import select

from .context import Server, server_of
from .people import SESSION_SECONDS, Person, csrf_of, person_of
from .problems import fault, not_found
from .schema import sessions
from .store import Header, is_member

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


# -- sessions ----------------------------------------------------------------------------------------


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Who is asking; raises the 401 of nobody, and the 403 of a request another site's page made."""
    token = request.cookies.get(SESSION_COOKIE, "")
    person = await person_of(server_of(request).db, token) if token else None
    if person is None:
        raise fault(401, "not-signed-in", "not-signed-in")
    if request.method not in SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_of(token).encode()):
            raise fault(403, "forbidden", "csrf", f"send the cookie {CSRF_COOKIE} as header {CSRF_HEADER}")
    request.scope["state"]["person"] = person.id
    return person


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
    """Somebody's way into a game: without a part in it there is no such game.

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
            found = select(sessions.c.token).where(sessions.c.token == person.session)
            if (await c.execute(found)).first() is None:
                raise fault(401, "not-signed-in", "not-signed-in")
    player = SPECTATOR
    if seat:
        player = header.number(seat)
        if player < 0 or player not in players:
            raise fault(403, "forbidden", "not-your-seat")
    return Access(person, header, players, player, seat or "")


def must_sit(way: Access) -> Access:
    """Only a seat can do that."""
    if way.player < 0:
        raise fault(403, "forbidden", "spectator")
    return way
