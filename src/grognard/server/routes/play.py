"""Looking at a game and choosing in it."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from grognard.core.overlay import Overlay
from grognard.core.view import Outlook, Reason, View

from .. import carrying
from ..commands import Wish
from ..context import Server, server_of
from ..doors import Access, Asker, access, may_resign, must_sit
from ..people import Person
from ..problems import bad_request
from ..replays import wanted
from ..wire import Ask, At, Done, GameInfo, Play, Show, Why
from .answers import SEND, Req, problems

Line = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)]
MOST_THINGS = 8
LONGEST_THING = 80


def few(things: list[str]) -> list[str]:
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
) -> View:
    """The view of one of my seats, "" a spectator's. `at`: as it was when my log had so many lines."""
    server = server_of(request)
    server.limits.take("view" if at is None else "draw", person.id)
    way = await access(server, person, game_id, seat)
    async with server.rooms.open(game_id) as (_, match):
        if at is None:
            return match.view(way.player, since)
        what = wanted(game_id, match, way.player)
    return await server.replays.view_at(what, at)


async def sitting(request: Req, person: Person, game_id: str, seat: str) -> tuple[Server, Access]:
    """Somebody about to do something from a seat of his."""
    server = server_of(request)
    server.limits.take("play", person.id)
    way = must_sit(await access(server, person, game_id, seat))
    return server, way


@post("/games/{game_id:str}/play", responses=SEND, status_code=200, summary="Plays options by their keys")
async def play(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Play]) -> Done:
    server, way = await sitting(request, person, game_id, data.seat)
    if not data.keys:
        raise bad_request("keys: at least one")
    done = await server.commands.do(game_id, Wish(way.player, "play", data.keys, data.seq))
    return await answered(server, way, data.since, done.choices, done.interrupted)


@post("/games/{game_id:str}/undo", responses=SEND, status_code=200, summary="Takes back my last choice")
async def undo(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Done:
    return await simple(request, person, game_id, data, "undo")


@post("/games/{game_id:str}/redo", responses=SEND, status_code=200, summary="Makes it again")
async def redo(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Done:
    return await simple(request, person, game_id, data, "redo")


@post("/games/{game_id:str}/release", responses=SEND, status_code=200, summary="Makes a held choice final")
async def release(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> Done:
    return await simple(request, person, game_id, data, "release")


async def simple(request: Req, person: Person, game_id: str, data: At, what: str) -> Done:
    server, way = await sitting(request, person, game_id, data.seat)
    await server.commands.do(game_id, Wish(way.player, what, []))
    return await answered(server, way, data.since, 0, False)


async def answered(server: Server, way: Access, since: int, played: int, interrupted: bool) -> Done:
    """The choice is on disk: what came of it."""
    server.computers.wake(way.header.id)
    async with server.rooms.open(way.header.id, 0) as (_, match):
        return Done(played, interrupted, match.view(way.player, max(0, since)))


@post("/games/{game_id:str}/resign", responses=SEND, status_code=200, summary="Gives up")
async def resign(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    server = server_of(request)
    server.limits.take("play", person.id)
    way = await may_resign(server, person, game_id, data.seat)
    await server.commands.do(game_id, Wish(way.player, "resign", []))
    return await server.infos.one(way)


@post("/games/{game_id:str}/agree", responses=SEND, status_code=200, summary="Agrees to the rules of today")
async def agree(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    """A game of another version of the rules goes on by those of this server when all its people agree."""
    server, way = await sitting(request, person, game_id, data.seat)
    await carrying.agree(server, way)
    return await server.infos.one(way)


@post("/games/{game_id:str}/takeback", responses=SEND, status_code=200, summary="Takes back a final choice")
async def takeback(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[At]) -> GameInfo:
    """Asks the other players, or agrees with the one who asked. Alone with computers it happens at once."""
    server, way = await sitting(request, person, game_id, data.seat)
    await server.commands.do(game_id, Wish(way.player, "takeback", []))
    server.computers.wake(game_id)
    return await server.infos.one(way)


@post("/games/{game_id:str}/odds", responses=SEND, status_code=200, summary="The chances of an option")
async def odds(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Ask]) -> Outlook:
    server = server_of(request)
    server.limits.take("odds", person.id)
    way = must_sit(await access(server, person, game_id, data.seat))
    few([data.key])
    async with server.rooms.open(game_id) as (_, match):
        return match.game.seat(way.player).odds(data.key, then=few(data.then))


@post("/games/{game_id:str}/why", responses=SEND, status_code=200, summary="Why something may not be done")
async def why(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Why]) -> Reason | None:
    server = server_of(request)
    server.limits.take("odds", person.id)
    way = must_sit(await access(server, person, game_id, data.seat))
    async with server.rooms.open(game_id) as (_, match):
        seat = match.game.seat(way.player)
        if data.clicked:
            return seat.why(few(data.clicked))
        return seat.explain(few(data.keys)) if data.keys else None


@post("/games/{game_id:str}/overlay", responses=SEND, status_code=200, summary="Lays something over the map")
async def overlay(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Show]) -> Overlay:
    server = server_of(request)
    server.limits.take("odds", person.id)
    way = await access(server, person, game_id, data.seat)
    few([data.name])
    async with server.rooms.open(game_id) as (_, match):
        return match.game.seat(way.player).overlay(data.name, few(data.at))


ROUTES = [view, play, undo, redo, release, resign, agree, takeback, odds, why, overlay]
