"""Looking at a game and choosing in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Raw
from msgspec.structs import replace

from grognard.core.telling.overlay import Overlay
from grognard.core.telling.view import Advice, Outlook, Reason, View

from ..context import Server, asker, server_of
from ..entrance.wanted import while_wanted
from ..matches import hall_jobs
from ..matches.film_jobs import looked_back
from ..matches.hall_jobs import Performed, Shown, Wish, encode
from ..persons.doors import Access, Asker, access, may_resign, must_sit
from ..persons.people import Person
from ..problems import bad_request
from ..processes.fair_queue import Owner
from ..tables import carrying
from ..tables.hints import take_hint
from ..wire import Advise, Ask, At, Done, GameInfo, Play, Show, Why
from .answers import SEND, Req, problems, ready

Line = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)]
MOST_THINGS = 8
LONGEST_THING = 80


def limited(things: list[str]) -> list[str]:
    if len(things) > MOST_THINGS or any(len(thing) > LONGEST_THING for thing in things):
        raise bad_request(f"at most {MOST_THINGS} things of {LONGEST_THING} characters")
    return things


@get(
    "/games/{game_id:str}/view",
    responses=problems(401, 403, 404, 409),
    summary="What a seat sees",
)
async def view(
    request: Req,
    person: Asker,
    game_id: FromPath[str],
    seat: FromQuery[str] = "",
    since: Line = 0,
    at: Moment = None,
) -> Response[View]:
    """The view of one of my seats, "" a spectator's. `at`: as it was when my log had so many lines."""
    server = server_of(request)
    server.limits.take("view" if at is None else "draw", person.id)
    way = await access(server, person, game_id, seat)
    owner = asker(request, person.id)
    if at is not None:
        work = server.study.ask(game_id, looked_back, way.player, at, owner=owner)
        return ready(await while_wanted(request, work))
    async with server.rooms.room(game_id).lock:
        shown: Shown = await server.tables.ask(game_id, hall_jobs.view, way.player, since, 0, owner=owner)
    return ready(shown.view)


async def sitting(request: Req, person: Person, game_id: str, seat: str) -> tuple[Server, Access, Owner]:
    """Somebody about to do something from a seat of his."""
    server = server_of(request)
    server.limits.take("play", person.id)
    way = must_sit(await access(server, person, game_id, seat))
    return server, way, asker(request, person.id)


@post("/games/{game_id:str}/play", responses=SEND, status_code=200, summary="Plays options by their keys")
async def play(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Play]) -> Response[Done]:
    server, way, owner = await sitting(request, person, game_id, data.seat)
    if not data.keys:
        raise bad_request("keys: at least one")
    then = None if data.then is None else (data.then.kind, data.then.key)
    wish = Wish(way.player, "play", data.keys, data.seq, since=max(0, data.since), then=then)
    return answered(server, game_id, await server.commands.do(game_id, wish, owner))


@post("/games/{game_id:str}/undo", responses=SEND, status_code=200, summary="Takes back my last choice")
async def undo(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Response[Done]:
    return await simple(request, person, game_id, data, "undo")


@post("/games/{game_id:str}/redo", responses=SEND, status_code=200, summary="Makes it again")
async def redo(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Response[Done]:
    return await simple(request, person, game_id, data, "redo")


@post("/games/{game_id:str}/release", responses=SEND, status_code=200, summary="Makes a held choice final")
async def release(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Response[Done]:
    return await simple(request, person, game_id, data, "release")


async def simple(request: Req, person: Person, game_id: str, data: At, what: str) -> Response[Done]:
    server, way, owner = await sitting(request, person, game_id, data.seat)
    wish = Wish(way.player, what, data.through, since=max(0, data.since))
    done = await server.commands.do(game_id, wish, owner)
    return answered(server, game_id, replace(done, choices=0, interrupted=False))


def answered(server: Server, game_id: str, done: Performed) -> Response[Done]:
    """The choice is on disk: what came of it."""
    server.computers.wake(game_id)
    body = Done(done.choices, done.interrupted, Raw(done.view))  # type: ignore[arg-type]  # it is JSON already
    return ready(encode(body))


@post("/games/{game_id:str}/resign", responses=SEND, status_code=200, summary="Gives up")
async def resign(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    server, owner = server_of(request), asker(request, person.id)
    server.limits.take("play", person.id)
    way = await may_resign(server, person, game_id, data.seat)
    await server.commands.do(game_id, Wish(way.player, "resign", []), owner)
    return await server.infos.one(way, owner)


@post("/games/{game_id:str}/agree", responses=SEND, status_code=200, summary="Agrees to the rules of today")
async def agree(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    """A game of another version of the rules goes on by those of this server when all its people agree."""
    server, way, owner = await sitting(request, person, game_id, data.seat)
    await carrying.agree(server, way, owner)
    return await server.infos.one(way, owner)


@post("/games/{game_id:str}/takeback", responses=SEND, status_code=200, summary="Takes back a final choice")
async def takeback(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    """Asks the other players, or agrees with the one who asked. Alone with computers it happens at once."""
    server, way, owner = await sitting(request, person, game_id, data.seat)
    await server.commands.do(game_id, Wish(way.player, "takeback", []), owner)
    server.computers.wake(game_id)
    return await server.infos.one(way, owner)


@post("/games/{game_id:str}/odds", responses=SEND, status_code=200, summary="The chances of an option")
async def odds(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Ask]) -> Response[Outlook]:
    way = must_sit(await asking(request, person, game_id, data.seat))
    limited([data.key])
    work = studied(request, way, hall_jobs.odds, data.key, limited(data.then))
    return ready(await while_wanted(request, work))


@post("/games/{game_id:str}/hint", responses=SEND, status_code=200, summary="What the captain would do")
async def hint(
    request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Advise]
) -> Response[Advice]:
    """The record says that it was asked; nothing else changes."""
    server, way, owner = await sitting(request, person, game_id, data.seat)
    server.limits.take("hint", person.id)
    return ready(await while_wanted(request, take_hint(server, way, data.seq, owner)))


@post("/games/{game_id:str}/why", responses=SEND, status_code=200, summary="Why something may not be done")
async def why(
    request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Why]
) -> Response[Reason | None]:
    way = must_sit(await asking(request, person, game_id, data.seat))
    keys = [] if data.clicked else limited(data.keys)
    work = studied(request, way, hall_jobs.why, keys, limited(data.clicked))
    return ready(await while_wanted(request, work))


@post("/games/{game_id:str}/overlay", responses=SEND, status_code=200, summary="Lays something over the map")
async def overlay(
    request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Show]
) -> Response[Overlay]:
    way = await asking(request, person, game_id, data.seat)
    limited([data.name])
    work = studied(request, way, hall_jobs.overlay, data.name, limited(data.at))
    return ready(await while_wanted(request, work))


async def asking(request: Req, person: Person, game_id: str, seat: str) -> Access:
    """Somebody with a question to the rules."""
    server = server_of(request)
    server.limits.take("odds", person.id)
    return await access(server, person, game_id, seat)


async def studied(request: Req, way: Access, job: Callable[..., bytes], *args: object) -> bytes:
    """What a job finds out about a game, in a copy of it: the table goes on meanwhile."""
    server = server_of(request)
    owner = asker(request, way.person.id)
    answer: bytes = await server.study.ask(way.header.id, job, way.player, *args, owner=owner)
    return answer


ROUTES = [view, play, undo, redo, release, resign, agree, takeback, odds, hint, why, overlay]
