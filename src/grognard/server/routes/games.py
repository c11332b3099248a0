"""Games: lists, making them, invitations, chat."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from grognard.core.telling.table import Table

from ..context import asker, server_of
from ..entrance.wanted import while_wanted
from ..persons.doors import Access, Asker, access
from ..persons.people import Person
from ..problems import fault
from ..storage.schema import invitations, people
from ..storage.store import Header
from ..tables import lobby
from ..wire import Accept, Chat, GameInfo, Invitation, Invited, InviteTo, NewGame, Say
from .answers import KEPT, READ, SEND, Req, kept, problems


@get("/games", responses=problems(401), summary="My games, those that changed last first")
async def games(request: Req, person: Asker) -> list[GameInfo]:
    server = server_of(request)
    server.limits.take("view", person.id)
    async with server.db.read() as c:
        headers = await lobby.mine(c, person.id)
    infos = await server.infos.listed(headers, person.id, asker(request, person.id))
    return sorted(infos, key=lambda info: info.changed, reverse=True)  # as they are told: see `info_for`


@post("/games", responses=SEND, status_code=201, summary="A new game")
async def create(request: Req, person: Asker, data: JSONBody[NewGame]) -> GameInfo:
    server = server_of(request)
    owner = asker(request, person.id)
    server.limits.take("create", person.id)
    header = await lobby.create(server, person, owner, data)
    (made,) = await server.infos.listed([header], person.id, owner)
    return made


@get("/games/{game_id:str}", responses=READ, summary="One game")
async def game(request: Req, person: Asker, game_id: FromPath[str]) -> GameInfo:
    server = server_of(request)
    server.limits.take("view", person.id)
    return await server.infos.one(await access(server, person, game_id), asker(request, person.id))


@delete("/games/{game_id:str}", responses=SEND, status_code=204, summary="Calls off, leaves or hides a game")
async def leave(request: Req, person: Asker, game_id: FromPath[str]) -> None:
    server = server_of(request)
    await lobby.leave(server, await access(server, person, game_id))


@get("/games/{game_id:str}/table", responses={**READ, **KEPT}, summary="What lies on its table")
async def table(request: Req, person: Asker, game_id: FromPath[str]) -> Response[Table]:
    server = server_of(request)
    header = (await access(server, person, game_id)).header
    return kept(request, await table_of(request, header, person.id))


async def table_of(request: Req, header: Header, person: str) -> bytes:
    server = server_of(request)
    owner = asker(request, person)

    def asked() -> None:
        server.limits.take("draw", person or owner.network)

    work = server.drawings.table(header.game, header.scenario, header.options, owner, asked)
    return await while_wanted(request, work)


# -- invitations -----------------------------------------------------------------------------------------


async def host(request: Req, person: Person, game_id: str) -> Access:
    way = await access(server_of(request), person, game_id)
    if not way.host:
        raise fault(403, "forbidden", "host-only")
    return way


@get("/games/{game_id:str}/invitations", responses=problems(401, 403, 404), summary="The links that work")
async def links(request: Req, person: Asker, game_id: FromPath[str]) -> list[Invitation]:
    await host(request, person, game_id)
    query = select(invitations).where(invitations.c.game == game_id).order_by(invitations.c.created)
    async with server_of(request).db.read() as c:
        return [Invitation(row.token, row.seat, row.created) for row in await c.execute(query)]


@post(
    "/games/{game_id:str}/invitations",
    responses=SEND,
    status_code=201,
    summary="A link to a seat or to watch",
)
async def invite(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[InviteTo]) -> Invitation:
    server = server_of(request)
    server.limits.take("create", person.id)
    return await lobby.invite(server, await host(request, person, game_id), data.seat)


@delete(
    "/games/{game_id:str}/invitations/{token:str}", responses=SEND, status_code=204, summary="Revokes a link"
)
async def revoke(request: Req, person: Asker, game_id: FromPath[str], token: FromPath[str]) -> None:
    await lobby.revoke(server_of(request), await host(request, person, game_id), token)


@get("/invitations/{token:str}", responses=READ, summary="What a link leads to")
async def look(request: Req, person: Asker, token: FromPath[str]) -> Invited:
    server = server_of(request)
    server.limits.take("view", person.id)
    header, seat = await lobby.invited(server, token)
    async with server.db.read() as c:
        name = (await c.execute(select(people.c.name).where(people.c.id == header.host))).scalar_one_or_none()
    info = await server.infos.of(header, person.id, asker(request, person.id))
    return Invited(info, seat, name or "")


@post("/invitations/{token:str}", responses=SEND, status_code=200, summary="Takes the seat, or watches")
async def accept(request: Req, person: Asker, token: FromPath[str], data: JSONBody[Accept]) -> GameInfo:
    server = server_of(request)
    server.limits.take("create", person.id)
    owner = asker(request, person.id)
    header = await lobby.accept(server, person, owner, token, data.share)
    return await server.infos.of(header, person.id, owner)


# -- chat ------------------------------------------------------------------------------------------------


async def talker(request: Req, person: Person, game_id: str) -> Access:
    way = await access(server_of(request), person, game_id)
    if not way.players:
        raise fault(403, "forbidden", "players-talk")
    return way


@get("/games/{game_id:str}/chat", responses=problems(401, 403, 404), summary="What the players said")
async def said(request: Req, person: Asker, game_id: FromPath[str]) -> list[Chat]:
    await talker(request, person, game_id)
    return await server_of(request).talk.all(game_id)


@post(
    "/games/{game_id:str}/chat",
    responses=SEND,
    status_code=201,
    summary="Says something to the other players",
)
async def say(request: Req, person: Asker, game_id: FromPath[str], data: JSONBody[Say]) -> Chat:
    server = server_of(request)
    way = await talker(request, person, game_id)
    server.limits.take("chat", person.id)
    seat = way.header.seats[way.players[0]].seat
    return await server.talk.say(game_id, person.id, person.name, seat, data.text)


ROUTES = [games, create, game, leave, table, links, invite, revoke, look, accept, said, say]
