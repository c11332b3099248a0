"""Replays, records, links to them, and playing on from a moment of a finished game."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Raw

from grognard.core.report import Report
from grognard.core.table import Table

from .. import afterwards, hall_jobs
from ..context import asker, server_of
from ..doors import Access, Asker, access
from ..hall_jobs import encode
from ..people import Person
from ..problems import fault
from ..records import seal_of
from ..replays import SECONDS, Film, doings
from ..store import Header
from ..wanted import while_wanted
from ..wire import Doing, GameInfo, PlayOn, Replay, ShareLink
from .answers import PLAIN, SEND, Req, kept, problems, ready
from .games import table_of

WAYS = problems(401, 403, 404, 409)


async def film_of(request: Req, header: Header, person: str, mine: list[int], seat: str) -> Film:
    server = server_of(request)
    now = await server.rooms.latest(header.id)
    player = afterwards.reader(header, now.status == "over", mine, seat)
    work = server.replays.film(header.id, player, now.n, now.status == "over", asker(request, person))
    return await while_wanted(request, work)


async def replay_of(
    request: Req, header: Header, person: str, mine: list[int], seat: str
) -> Response[Replay]:
    film = await film_of(request, header, person, mine, seat)
    info = await server_of(request).infos.of(header, person, asker(request, person))
    return ready(encode(Replay(info, seat, Raw(film.steps), Raw(film.report))))  # type: ignore[arg-type]


@get("/games/{game_id:str}/replay", responses=WAYS, summary="A game act by act, as a seat saw it")
async def replay(
    request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = ""
) -> Response[Replay]:
    """While it goes on: my own seats, or "" as the public sees it. When it is over: any seat, "*" for all."""
    way = await looking_back(request, person, game_id)
    return await replay_of(request, way.header, person.id, way.players, seat)


@get("/games/{game_id:str}/report", responses=WAYS, summary="A game in figures, as a seat saw it")
async def report(
    request: Req, person: Asker, game_id: FromPath[str], seat: FromQuery[str] = ""
) -> Response[Report]:
    """Losses, points, dice and moments. Whose eyes: as for the replay."""
    way = await looking_back(request, person, game_id)
    return ready((await film_of(request, way.header, person.id, way.players, seat)).report)


@get("/games/{game_id:str}/computers", responses=WAYS, summary="What the computers did last, and what for")
async def computers(request: Req, person: Asker, game_id: FromPath[str]) -> Response[list[Doing]]:
    way = await looking_back(request, person, game_id)
    owner = asker(request, person.id)
    work = server_of(request).study.ask(way.header.id, doings, owner=owner, seconds=SECONDS)
    return ready(await while_wanted(request, work))


@get("/games/{game_id:str}/record", responses=WAYS, media_type=MediaType.TEXT, summary="Its record")
async def record(request: Req, person: Asker, game_id: FromPath[str]) -> Response[str]:
    way = await looking_back(request, person, game_id)
    return await record_of(request, way.header, person.id)


async def looking_back(request: Req, person: Person, game_id: str) -> Access:
    server = server_of(request)
    server.limits.take("draw", person.id, asker(request).network)
    return await access(server, person, game_id)


async def record_of(request: Req, header: Header, person: str) -> Response[str]:
    work = server_of(request).study.ask(
        header.id, hall_jobs.record, *seal_of(header), owner=asker(request, person)
    )
    text = await while_wanted(request, work)
    name = f'attachment; filename="{header.game}-{header.scenario}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/games/{game_id:str}/share", responses=SEND, status_code=200, summary="A link to its replay")
async def share(request: Req, person: Asker, game_id: FromPath[str]) -> ShareLink:
    server = server_of(request)
    server.limits.take("create", person.id)
    way = await access(server, person, game_id)
    if (await server.rooms.latest(game_id)).status != "over":
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
    server.limits.take("create", person.id, owner.network)
    made = await while_wanted(request, afterwards.play_on(server, person, owner, source, wish))
    (info,) = await server.infos.listed([made], person.id, owner)
    return info


@get("/shared/{token:str}", responses=PLAIN, summary="The replay a link leads to")
async def shared(request: Req, token: FromPath[str], seat: FromQuery[str] = "*") -> Response[Replay]:
    server = server_of(request)
    server.limits.take("draw", asker(request).network)
    return await replay_of(request, await afterwards.shared(server, token), "", [], seat)


@get("/shared/{token:str}/table", responses=PLAIN, summary="What lies on its table")
async def shared_table(request: Req, token: FromPath[str]) -> Response[Table]:
    server = server_of(request)
    header = await afterwards.shared(server, token)
    return kept(request, await table_of(request, header, ""))


@get("/shared/{token:str}/record", responses=PLAIN, media_type=MediaType.TEXT, summary="Its record")
async def shared_record(request: Req, token: FromPath[str]) -> Response[str]:
    server = server_of(request)
    server.limits.take("draw", asker(request).network)
    return await record_of(request, await afterwards.shared(server, token), "")


@post("/shared/{token:str}/fork", responses=SEND, status_code=201, summary="Plays on from a moment of it")
async def shared_fork(request: Req, person: Asker, token: FromPath[str], data: JSONBody[PlayOn]) -> GameInfo:
    server = server_of(request)
    return await fork_of(request, person, await afterwards.shared(server, token), data)


ROUTES = [replay, report, computers, record, share, fork, shared, shared_table, shared_record, shared_fork]
