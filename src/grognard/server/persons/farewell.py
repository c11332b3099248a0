"""Somebody deletes his account: what is only his goes, what others share stays without his name."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..context import Server
from ..matches.hall_jobs import Wish
from ..news.hub import News
from ..problems import Fault, fault
from ..processes.fair_queue import Owner
from ..storage.schema import games, people, seats
from ..storage.store import Header, headers
from .accounts import must_still_know
from .people import Person

TRIES = 8  # how often somebody may sit down at one of his games meanwhile


async def farewell(server: Server, person: Person, password: str | None) -> None:
    """Deletes somebody whose stored password is the one that he was asked for, None of a guest.

    His running games are given up one by one before that; if one begins meanwhile, that one too.
    """
    given_up: set[str] = set()
    for _ in range(TRIES):
        async with server.db.read() as c:
            before = await _games_of(c, person.id)
        for id in [header.id for header in before if _is_shared(header, person.id)]:
            if id not in given_up:
                await _resign(server, id, person.id)
                given_up.add(id)
        async with server.db.write() as c:
            await must_still_know(c, person, password)
            own_games = await _games_of(c, person.id, hold=True)
            if any(_is_shared(header, person.id) and header.id not in given_up for header in own_games):
                continue
            await _delete(c, own_games, person.id)
        break
    else:
        raise fault(503, "unavailable", "unavailable", "others sat down at the same moment", retry=1)
    server.hub.tell(News(person=person.id))
    for header in own_games:
        server.rooms.room(header.id).forget()
        server.hub.tell(News(game=header.id, info=True))


async def _games_of(c: AsyncConnection, person: str, hold: bool = False) -> list[Header]:
    """The games somebody sits at or has made; with `hold` nobody begins or ends one meanwhile."""
    sat = select(seats.c.game).where(seats.c.person == person)
    hosted = select(games.c.id).where(games.c.host == person)
    ids = {row[0] for row in await c.execute(sat)} | {row[0] for row in await c.execute(hosted)}
    if hold:
        await c.execute(select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id).with_for_update())
    return list((await headers(c, sorted(ids))).values())


async def _delete(c: AsyncConnection, own_games: list[Header], person: str) -> None:
    for header in own_games:
        if _only_his(header, person):
            await c.execute(delete(games).where(games.c.id == header.id))
        elif header.status == "waiting":
            empty = update(seats).where(seats.c.game == header.id, seats.c.person == person)
            await c.execute(empty.values(person=None, share=""))
    await c.execute(delete(people).where(people.c.id == person))


def _is_shared(header: Header, person: str) -> bool:
    """Whether the game runs and others have a part in it."""
    return header.status == "running" and not _only_his(header, person)


def _only_his(header: Header, person: str) -> bool:
    """Whether nobody else has a part in it; a game that never began is its host's."""
    if header.status == "waiting":
        return header.host == person
    return not ({sitter.person for sitter in header.seats} | {header.host}) - {person, ""}


async def _resign(server: Server, id: str, person: str) -> None:
    try:
        header = await server.rooms.header(id)
        for player in header.players_of(person)[:1]:
            await server.commands.do(header.id, Wish(player, "resign", []), Owner(person, person))
    except Fault:  # it ended meanwhile, or cannot be played any more
        return
