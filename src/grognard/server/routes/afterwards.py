"""Replays, records, links to them, and playing on from a moment of a finished game."""

from __future__ import annotations

import re

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw

from grognard.core.telling.table import Table
from grognard.core.telling.view import Part

from ..context import asker, server_of
from ..entrance.wanted import while_wanted
from ..matches import hall_jobs
from ..matches.hall_jobs import encode
from ..matches.records import seal_of
from ..persons.doors import Access, Asker, access
from ..persons.people import Person
from ..problems import fault
from ..storage.store import Header
from ..tables import afterwards
from ..tables.replays import SHORT, Wanted, wanted
from ..wire import Doing, Figures, GameInfo, PlayOn, Replay, ShareLink
from .answers import PLAIN, SEND, Req, kept, problems, ready
from .games import table_of

WAYS = problems(401, 403, 404, 409)


async def look(request: Req, header: Header, person: str, mine: list[int], seat: str) -> Wanted:
    """What a seat may see of a game, as it is now."""
    server = server_of(request)
    if header.status == "waiting":
        raise fault(409, "conflict", "waiting")
    n, over = await afterwards.come(server, header, asker(request, person))
    return wanted(header, n, over, afterwards.reader(header, over, mine, seat))


async def replay_of(
    request: Req, header: Header, person: str, mine: list[int], seat: str, part: int
) -> Response[Replay]:
    return ready(await while_wanted(request, replay_json(request, header, person, mine, seat, part)))


async def replay_json(
    request: Req, header: Header, person: str, mine: list[int], seat: str, part: int
) -> bytes:
    """A replay as JSON: at a glance, in figures, and the parts that were asked for."""
    server, owner = server_of(request), asker(request, person)
    what = await look(request, header, person, mine, seat)
    showing = await server.replays.showing(what, owner)
    wished = list(range(showing.count)) if showing.steps <= SHORT else [part]
    parts = [Raw(await server.replays.part(what, number, owner)) for number in wished]
    info = await server.infos.of(header, person, owner)
    film = {"index": Raw(showing.index), "parts": parts, "report": Raw(showing.report), "ends": showing.ends}
    return encode({"info": info, "seat": seat, **film})


@get("/games/{game_id:str}/replay", responses=WAYS, summary="A game act by act, as a seat saw it")
async def replay(
    request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = "", part: FromQuery[int] = -1
) -> Response[Replay]:
    """While it goes on: my own seats, or "" as the public sees it. When it is over: any seat, "*" for all.

    A short film comes whole, of a long one comes the part with this number, -1 the last.
    """
    way = await looking_back(request, person, game_id)
    return await replay_of(request, way.header, person.id, way.players, seat, part)


@get("/games/{game_id:str}/replay/{number:int}", responses=WAYS, summary="A part of a replay")
async def replay_part(
    request: Req, person: Asker, game_id: FromPath[str], number: FromPath[int], seat: FromQuery[str] = ""
) -> Response[Part]:
    """Some steps of it, with the scene before them. Whose eyes: as for the replay."""
    server = server_of(request)
    server.limits.take("view", person.id)
    way = await access(server, person, game_id)
    return await part_of(request, way.header, person.id, way.players, seat, number)


async def part_of(
    request: Req, header: Header, person: str, mine: list[int], seat: str, number: int
) -> Response[Part]:
    what = await look(request, header, person, mine, seat)
    work = server_of(request).replays.part(what, number, asker(request, person))
    return ready(await while_wanted(request, work))


@get("/games/{game_id:str}/report", responses=WAYS, summary="A game in figures, as a seat saw it")
async def report(
    request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = ""
) -> Response[Figures]:
    """Losses, points, dice and moments. Whose eyes: as for the replay."""
    way = await looking_back(request, person, game_id)
    what = await look(request, way.header, person.id, way.players, seat)
    work = server_of(request).replays.showing(what, asker(request, person.id))
    showing = await while_wanted(request, work)
    return ready(encode({"report": Raw(showing.report), "ends": showing.ends}))


@get("/games/{game_id:str}/computers", responses=WAYS, summary="What the computers did last, and what for")
async def computers(request: Req, person: Asker, game_id: FromPath[str]) -> Response[list[Doing]]:
    way = await looking_back(request, person, game_id)
    what = await look(request, way.header, person.id, way.players, "")
    work = server_of(request).replays.doings(what, asker(request, person.id))
    return ready(await while_wanted(request, work))


@get("/games/{game_id:str}/record", responses=WAYS, media_type=MediaType.TEXT, summary="Its record")
async def record(request: Req, person: Asker, game_id: FromPath[str]) -> Response[str]:
    way = await looking_back(request, person, game_id)
    return await record_of(request, way.header, person.id)


async def looking_back(request: Req, person: Person, game_id: str) -> Access:
    server = server_of(request)
    server.limits.take("draw", person.id)
    return await access(server, person, game_id)


def file_name(header: Header) -> str:
    """What a file about a game is called; the name of a scenario of one's own holds all of it."""
    scenario = header.scenario.removeprefix("own:").partition(":")[0]
    return re.sub(r"[^a-z0-9]+", "-", f"{header.game}-{scenario}")[:80]


async def record_of(request: Req, header: Header, person: str) -> Response[str]:
    server = server_of(request)
    server.rooms.room(header.id).header = None  # an operator may have rewound it: it has other dice since
    seal = seal_of(await server.rooms.header(header.id))
    work = server.study.ask(header.id, hall_jobs.record, *seal, owner=asker(request, person))
    text = await while_wanted(request, work)
    name = f'attachment; filename="{file_name(header)}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/games/{game_id:str}/share", responses=SEND, status_code=200, summary="A link to its replay")
async def share(request: Req, person: Asker, game_id: FromPath[str]) -> ShareLink:
    server = server_of(request)
    server.limits.take("create", person.id)
    way = await access(server, person, game_id)
    if way.header.status == "waiting":
        raise fault(409, "conflict", "waiting")
    if not (await afterwards.come(server, way.header, asker(request, person.id)))[1]:
        raise fault(409, "conflict", "not-over")
    return ShareLink(await afterwards.share(server, way.header.id))


@post("/games/{game_id:str}/fork", responses=SEND, status_code=201, summary="Plays on from a moment of it")
async def fork(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[PlayOn]) -> GameInfo:
    server = server_of(request)
    way = await access(server, person, game_id)
    return await fork_of(request, person, way.header, data)


async def fork_of(request: Req, person: Person, source: Header, wish: PlayOn) -> GameInfo:
    server = server_of(request)
    owner = asker(request, person.id)
    server.limits.take("create", person.id)
    made = await while_wanted(request, afterwards.play_on(server, person, owner, source, wish))
    (info,) = await server.infos.listed([made], person.id, owner)
    return info


@get("/shared/{token:str}", responses=PLAIN, summary="The replay a link leads to")
async def shared(
    request: Req, token: FromPath[str], seat: FromQuery[str] = "*", part: FromQuery[int] = -1
) -> Response[Replay]:
    """As the replay of a game that is over."""
    header = await afterwards.shared(server_of(request), token)
    return await replay_of(request, header, "", [], seat, part)


@get("/shared/{token:str}/replay/{number:int}", responses=PLAIN, summary="A part of the replay")
async def shared_part(
    request: Req, token: FromPath[str], number: FromPath[int], seat: FromQuery[str] = "*"
) -> Response[Part]:
    """Some steps of it, with the scene before them."""
    header = await afterwards.shared(server_of(request), token)
    return await part_of(request, header, "", [], seat, number)


@get("/shared/{token:str}/table", responses=PLAIN, summary="What lies on its table")
async def shared_table(request: Req, token: FromPath[str]) -> Response[Table]:
    server = server_of(request)
    header = await afterwards.shared(server, token)
    return kept(request, await table_of(request, header, ""))


@get("/shared/{token:str}/record", responses=PLAIN, media_type=MediaType.TEXT, summary="Its record")
async def shared_record(request: Req, token: FromPath[str]) -> Response[str]:
    server = server_of(request)
    return await record_of(request, await afterwards.shared(server, token), "")


@post("/shared/{token:str}/fork", responses=SEND, status_code=201, summary="Plays on from a moment of it")
async def shared_fork(request: Req, person: Asker, token: FromPath[str], data: JSONBody[PlayOn]) -> GameInfo:
    server = server_of(request)
    return await fork_of(request, person, await afterwards.shared(server, token), data)


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
