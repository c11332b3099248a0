"""Who is at the page."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from ..context import server_of
from ..entrance.limits import signed_in, take_sign_in
from ..news.hub import News
from ..persons import accounts, people
from ..persons.accounts import browser
from ..persons.doors import SESSION_COOKIE, Asker, address_of, cookies_for, no_cookies
from ..persons.farewell import farewell
from ..persons.names import name_key
from ..persons.people import person_of
from ..wire import Credentials, Farewell, Me, NewPassword, ResetPassword, SessionInfo, Settings
from .answers import SEND, Req, problems


def agent(request: Req) -> str:
    return browser(request.headers.get("user-agent", ""))


@get("/me", responses=problems(403), summary="Who I am; makes a guest of whoever is new")
async def me(request: Req) -> Response[Me]:
    server = server_of(request)
    token = request.cookies.get(SESSION_COOKIE, "")
    person = await person_of(server.db, token) if token else None
    if person is not None and person.banned:  # he is told why, and comes back as a guest
        await people.sign_out(server.db, person)
        response: Response[Any] = Response(accounts.banned(person.banned).problem, status_code=403)
        response.cookies = no_cookies()
        return response
    if person is None:
        server.limits.take_address("guest", address_of(request))
        language = people.preferred_language(request.headers.get("accept-language", ""))
        person, token = await people.new_guest(server.db, language, agent(request))
    return Response(person.me(), cookies=cookies_for(request, token), headers={"cache-control": "no-store"})


@patch("/me", responses=SEND, summary="Changes my name or language")
async def change(request: Req, person: Asker, data: JSONBody[Settings]) -> Me:
    server = server_of(request)
    server.limits.take("account", person.id)
    name = None if data.name is UNSET else data.name
    language = None if data.language is UNSET else data.language
    changed = await people.change(server.db, person, name, language)
    if name is not None:
        server.hub.tell(News(person=person.id))
    return changed.me()


@post("/accounts", responses=SEND, status_code=201, summary="Turns me into an account")
async def register(request: Req, person: Asker, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    await take_sign_in(server.db, server.limits, name_key(data.name), address_of(request))
    made, token = await people.register(server.db, person, data.name, data.password, agent(request))
    server.hub.tell(News(person=person.id))
    return Response(made.me(), status_code=201, cookies=cookies_for(request, token))


@post("/session", responses=SEND, status_code=200, summary="Signs in")
async def sign_in(request: Req, person: Asker, data: JSONBody[Credentials]) -> Response[Me]:
    server = server_of(request)
    key = name_key(data.name)
    await take_sign_in(server.db, server.limits, key, address_of(request))
    account, token = await people.sign_in(server.db, person, data.name, data.password, agent(request))
    await signed_in(server.db, key, address_of(request))
    for id in {person.id, account.id}:
        server.hub.tell(News(person=id))
    return Response(account.me(), status_code=200, cookies=cookies_for(request, token))


@delete("/session", responses=SEND, status_code=204, summary="Signs out")
async def sign_out(request: Req, person: Asker) -> Response[None]:
    server = server_of(request)
    await people.sign_out(server.db, person)
    server.hub.tell(News(person=person.id))
    return Response(None, status_code=204, cookies=no_cookies())


@delete("/me", responses=SEND, status_code=204, summary="Deletes me and what is only mine")
async def leave(request: Req, person: Asker, data: JSONBody[Farewell]) -> Response[None]:
    server = server_of(request)
    await farewell(server, person, await known_by_password(request, person, data.password))
    return Response(None, status_code=204, cookies=no_cookies())


# -- passwords and sessions ----------------------------------------------------------------------------


async def known_by_password(request: Req, person: people.Person, password: str) -> str | None:
    """The password once more, before something that cannot be taken back; guesses at it are counted.

    The one that is stored, None of a guest: it must still be the one when the thing is done.
    """
    server = server_of(request)
    if person.guest:
        return None
    key = name_key(person.name)
    await take_sign_in(server.db, server.limits, key, address_of(request))
    known = await accounts.must_know(server.db, person, password)
    await signed_in(server.db, key, address_of(request))
    return known


@post("/me/password", responses=SEND, status_code=200, summary="Changes my password, ends my other sessions")
async def password(request: Req, person: Asker, data: JSONBody[NewPassword]) -> Response[Me]:
    server = server_of(request)
    people.must_have_account(person)
    people.check_password(data.new)
    known = await known_by_password(request, person, data.old)
    token = await accounts.change_password(server.db, person, known, data.new, agent(request))
    server.hub.tell(News(person=person.id))
    return Response(person.me(), status_code=200, cookies=cookies_for(request, token))


@post("/password", responses=SEND, status_code=200, summary="Sets a forgotten password with a code, signs in")
async def reset(request: Req, person: Asker, data: JSONBody[ResetPassword]) -> Response[Me]:
    """The code comes from the operator of the server (`grognard people`)."""
    server = server_of(request)
    server.limits.take("account", person.id)
    account, token = await accounts.reset(server.db, data.code, data.password, agent(request))
    for id in {person.id, account.id}:
        server.hub.tell(News(person=id))
    return Response(account.me(), status_code=200, cookies=cookies_for(request, token))


@get("/me/sessions", responses=problems(401), summary="Where I am signed in")
async def sessions(request: Req, person: Asker) -> list[SessionInfo]:
    server = server_of(request)
    server.limits.take("account", person.id)
    return await accounts.listed(server.db, person)


@delete("/me/sessions", responses=SEND, status_code=204, summary="Signs me out everywhere else")
async def end_others(request: Req, person: Asker) -> None:
    server = server_of(request)
    server.limits.take("account", person.id)
    await accounts.end_others(server.db, person)
    server.hub.tell(News(person=person.id))


@delete("/me/sessions/{id:str}", responses=SEND, status_code=204, summary="Signs me out in one browser")
async def end_session(request: Req, person: Asker, id: FromPath[str]) -> None:
    server = server_of(request)
    server.limits.take("account", person.id)
    await accounts.end_session(server.db, person, id)
    server.hub.tell(News(person=person.id))


ROUTES = [
    *(me, change, register, sign_in, sign_out, leave),
    *(password, reset, sessions, end_others, end_session),
]
