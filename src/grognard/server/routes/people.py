"""Who is at the page."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET

from .. import people
from ..context import server_of
from ..doors import SESSION_COOKIE, Asker, cookies_for, no_cookies
from ..farewell import farewell
from ..hub import News
from ..limits import forget_attempts, network, take_sign_in
from ..people import name_key, person_of
from ..wire import Credentials, Me, Settings
from .answers import SEND, Req, problems


def address(request: Req) -> str:
    return request.client.host if request.client else ""


@get("/me", responses=problems(), summary="Who I am; makes a guest of whoever is new")
async def me(request: Req) -> Response[Me]:
    server = server_of(request)
    token = request.cookies.get(SESSION_COOKIE, "")
    person = await person_of(server.db, token) if token else None
    if person is None:
        server.limits.take("guest", network(address(request)))
        language = people.preferred_language(request.headers.get("accept-language", ""))
        person, token = await people.new_guest(server.db, language)
    return Response(person.me(), cookies=cookies_for(request, token), headers={"cache-control": "no-store"})


@patch("/me", responses=SEND, summary="Changes my name or language")
async def change(request: Req, person: Asker, data: JSONBody[Settings]) -> Me:
    server = server_of(request)
    name = None if data.name is UNSET else data.name
    language = None if data.language is UNSET else data.language
    changed = await people.change(server.db, person, name, language)
    if name is not None:
        server.hub.tell(News(person=person.id))
    return changed.me()


@post("/accounts", responses=SEND, status_code=201, summary="Turns me into an account")
async def register(request: Req, person: Asker, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    await take_sign_in(server.db, server.limits, name_key(data.name)[:100], address(request))
    made, token = await people.register(server.db, person, data.name, data.password)
    server.hub.tell(News(person=person.id))
    return Response(made.me(), status_code=201, cookies=cookies_for(request, token))


@post("/session", responses=SEND, status_code=200, summary="Signs in")
async def sign_in(request: Req, person: Asker, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    key = name_key(" ".join(data.name.split()))[:100]
    await take_sign_in(server.db, server.limits, key, address(request))
    found, token = await people.sign_in(server.db, person, data.name, data.password)
    await forget_attempts(server.db, key)
    for id in {person.id, found.id}:
        server.hub.tell(News(person=id))
    return Response(found.me(), status_code=200, cookies=cookies_for(request, token))


@delete("/session", responses=SEND, status_code=204, summary="Signs out")
async def sign_out(request: Req, person: Asker) -> Response[None]:
    server = server_of(request)
    await people.sign_out(server.db, person)
    server.hub.tell(News(person=person.id))
    return Response(None, status_code=204, cookies=no_cookies())


@delete("/me", responses=SEND, status_code=204, summary="Deletes me and what is only mine")
async def leave(request: Req, person: Asker) -> Response[None]:
    await farewell(server_of(request), person)
    return Response(None, status_code=204, cookies=no_cookies())


ROUTES = [me, change, register, sign_in, sign_out, leave]
