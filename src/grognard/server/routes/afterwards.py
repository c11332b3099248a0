"""Replays, records, links to them, and playing on from a moment of a finished game."""

from __future__ import annotations

import re

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from grognard.core.report import Report
from grognard.core.table import Table
from grognard.core.view import Part

from .. import afterwards
from ..context import Server, server_of
from ..doors import Asker, access
from ..infos import info_for
from ..records import record_text
from ..replays import SHORT, Wanted, wanted
from ..store import Header
from ..wire import Doing, GameInfo, PlayOn, Replay, ShareLink
from .answers import PLAIN, SEND, Req, kept, problems

WAYS = problems(401, 403, 404, 409)


async def look(server: Server, header: Header, mine: list[int], seat: str) -> Wanted:
    """What a seat may see of a game, as it is now."""
    async with server.rooms.open(header.id) as (_, match):
        return wanted(header.id, match, afterwards.reader(header, match, mine, seat))


async def replay_of(
    server: Server, header: Header, person: str, mine: list[int], seat: str, part: int
) -> Replay:
    what = await look(server, header, mine, seat)
    found = await server.replays.showing(what)
    short = found.index.steps <= SHORT
    wished = list(range(len(found.index.parts))) if short else [part]
    parts = [await server.replays.part(what, number) for number in wished]
    return Replay(await server.infos.of(header, person), seat, found.index, parts, found.report)


@get("/games/{game_id:str}/replay", responses=WAYS, summary="A game act by act, as a seat saw it")
async def replay(
    request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = "", part: FromQuery[int] = -1
) -> Replay:
    """While it goes on: my own seats, or "" as the public sees it. When it is over: any seat, "*" for all.

    A short film comes whole, of a long one comes the part with this number, -1 the last.
    """
    server = server_of(request)
    server.limits.take("draw", person.id)
    way = await access(server, person, game_id)
    return await replay_of(server, way.header, person.id, way.players, seat, part)


@get("/games/{game_id:str}/replay/{number:int}", responses=WAYS, summary="A part of a replay")
async def replay_part(
    request: Req, person: Asker, game_id: FromPath[str], number: FromPath[int], seat: FromQuery[str] = ""
) -> Part:
    """Some steps of it, with the scene before them. Whose eyes: as for the replay."""
    server = server_of(request)
    server.limits.take("view", person.id)
    way = await access(server, person, game_id)
    return await server.replays.part(await look(server, way.header, way.players, seat), number)


@get("/games/{game_id:str}/report", responses=WAYS, summary="A game in figures, as a seat saw it")
async def report(request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = "") -> Report:
    """Losses, points, dice and moments. Whose eyes: as for the replay."""
    server = server_of(request)
    server.limits.take("draw", person.id)
    way = await access(server, person, game_id)
    return await server.replays.report(await look(server, way.header, way.players, seat))


@get("/games/{game_id:str}/computers", responses=WAYS, summary="What the computers did last, and what for")
async def computers(request: Req, person: Asker, game_id: FromPath[str]) -> list[Doing]:
    server = server_of(request)
    server.limits.take("draw", person.id)
    way = await access(server, person, game_id)
    async with server.rooms.open(way.header.id) as (_, match):
        what, levels = wanted(way.header.id, match, -1), list(match.computers)
    return await server.replays.doings(what, levels)


@get("/games/{game_id:str}/record", responses=WAYS, media_type=MediaType.TEXT, summary="Its record")
async def record(request: Req, person: Asker, game_id: FromPath[str]) -> Response[str]:
    server = server_of(request)
    server.limits.take("draw", person.id)
    way = await access(server, person, game_id)
    return await record_of(server, way.header)


def file_name(header: Header) -> str:
    """What a file about a game is called; the name of a scenario of one's own holds all of it."""
    scenario = header.scenario.removeprefix("own:").partition(":")[0]
    return re.sub(r"[^a-z0-9]+", "-", f"{header.game}-{scenario}")[:80]


async def record_of(server: Server, header: Header) -> Response[str]:
    async with server.rooms.open(header.id) as (_, match):
        text = record_text(header, afterwards.must_be_over(match))
    name = f'attachment; filename="{file_name(header)}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/games/{game_id:str}/share", responses=SEND, status_code=200, summary="A link to its replay")
async def share(request: Req, person: Asker, game_id: FromPath[str]) -> ShareLink:
    server = server_of(request)
    server.limits.take("create", person.id)
    way = await access(server, person, game_id)
    async with server.rooms.open(game_id) as (_, match):
        afterwards.must_be_over(match)
    return ShareLink(await afterwards.share(server, way.header.id))


@post("/games/{game_id:str}/fork", responses=SEND, status_code=201, summary="Plays on from a moment of it")
async def fork(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[PlayOn]) -> GameInfo:
    server = server_of(request)
    server.limits.take("create", person.id)
    way = await access(server, person, game_id)
    made = await afterwards.play_on(server, person, way.header, data)
    return info_for(made, person.id, set())


@get("/shared/{token:str}", responses=PLAIN, summary="The replay a link leads to")
async def shared(
    request: Req, token: FromPath[str], seat: FromQuery[str] = "*", part: FromQuery[int] = -1
) -> Replay:
    """As the replay of a game that is over."""
    server = server_of(request)
    header = await afterwards.shared(server, token)
    return await replay_of(server, header, "", [], seat, part)


@get("/shared/{token:str}/replay/{number:int}", responses=PLAIN, summary="A part of the replay")
async def shared_part(
    request: Req, token: FromPath[str], number: FromPath[int], seat: FromQuery[str] = "*"
) -> Part:
    """Some steps of it, with the scene before them."""
    server = server_of(request)
    header = await afterwards.shared(server, token)
    return await server.replays.part(await look(server, header, [], seat), number)


@get("/shared/{token:str}/table", responses=PLAIN, summary="What lies on its table")
async def shared_table(request: Req, token: FromPath[str]) -> Response[Table]:
    server = server_of(request)
    header = await afterwards.shared(server, token)
    return kept(request, await server.drawings.table(header.game, header.scenario, header.options))


@get("/shared/{token:str}/record", responses=PLAIN, media_type=MediaType.TEXT, summary="Its record")
async def shared_record(request: Req, token: FromPath[str]) -> Response[str]:
    server = server_of(request)
    return await record_of(server, await afterwards.shared(server, token))


@post("/shared/{token:str}/fork", responses=SEND, status_code=201, summary="Plays on from a moment of it")
async def shared_fork(request: Req, person: Asker, token: FromPath[str], data: JSONBody[PlayOn]) -> GameInfo:
    server = server_of(request)
    server.limits.take("create", person.id)
    made = await afterwards.play_on(server, person, await afterwards.shared(server, token), data)
    return info_for(made, person.id, set())


ROUTES = [
    replay,
    replay_part,
    report,
    computers,
    record,
    share,
    fork,
    shared,
    shared_part,
    shared_table,
    shared_record,
    shared_fork,
]
