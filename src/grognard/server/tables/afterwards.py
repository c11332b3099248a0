"""What there is when a game is over, and for looking back while it goes on: replays, records, playing on."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select

from grognard.core.kernel.kinds import EVERYBODY

from ..context import Server
from ..matches.hall_jobs import PlayOnFrom, cut
from ..persons.people import Person
from ..problems import bad_request, fault, not_found
from ..processes.fair_queue import Owner
from ..storage.schema import links, now
from ..storage.store import Header, hold_game
from ..wire import NewGame, PlayOn
from .lobby import create

EVERYBODYS = "*"  # the seat from which nothing is hidden


def reader(header: Header, over: bool, mine: list[int], seat: str) -> int:
    """The player whose eyes a replay is seen through: one's own, the public's, anybody's when it is over."""
    if seat == EVERYBODYS:
        player = EVERYBODY
    elif not seat:
        return -1
    else:
        player = header.number(seat)
        if player < 0:
            raise bad_request(f"seat: one of {', '.join(s.seat for s in header.seats)}, * or nothing")
    if player not in mine and not over:
        raise fault(403, "forbidden", "not-over")
    return player


async def come(server: Server, header: Header, owner: Owner) -> tuple[int, bool]:
    """How far a game has come, and whether nobody will choose any more: it is over, or frozen."""
    await server.study.learn(header, owner)
    latest = await server.rooms.latest(header.id)
    return latest.n, latest.status == "over" or bool(latest.frozen)


async def share(server: Server, id: str) -> str:
    """The link to a replay, made once."""
    async with server.db.write() as c:
        await hold_game(c, id)
        token = (await c.execute(select(links.c.token).where(links.c.game == id))).scalar_one_or_none()
        if token is None:
            token = secrets.token_urlsafe(16)
            await c.execute(insert(links).values(token=token, game=id, created=now()))
    return str(token)


async def shared(server: Server, token: str) -> Header:
    async with server.db.read() as c:
        game = (await c.execute(select(links.c.game).where(links.c.token == token))).scalar_one_or_none()
    if game is None:
        raise not_found()
    return await server.rooms.header(str(game))


async def play_on(server: Server, person: Person, owner: Owner, source: Header, wish: PlayOn) -> Header:
    """A new game from a moment of one that is over: its choices until then, and new dice."""
    moment: PlayOnFrom = await server.study.ask(source.id, cut, wish.step, owner=owner)
    new = NewGame(source.name, wish.seats, source.options, share=wish.share)
    return await create(server, person, owner, new, moment)
