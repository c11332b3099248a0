"""Somebody deletes his account: what is only his goes, what others share stays without his name."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from .context import Server
from .fair_queue import Owner
from .hall_jobs import Wish
from .hub import News
from .people import Person
from .problems import Fault
from .schema import games, people, seats
from .store import Header, headers


async def farewell(server: Server, person: Person) -> None:
    async with server.db.read() as c:
        sat = select(seats.c.game).where(seats.c.person == person.id)
        hosted = select(games.c.id).where(games.c.host == person.id)
        ids = {row[0] for row in await c.execute(sat)} | {row[0] for row in await c.execute(hosted)}
        found = await headers(c, sorted(ids))
    for header in found.values():
        if header.status == "running" and not _only_his(header, person.id):
            await _resign(server, header, person.id)
    async with server.db.write() as c:
        for header in found.values():
            if _only_his(header, person.id):
                await c.execute(delete(games).where(games.c.id == header.id))
            elif header.status == "waiting":
                empty = update(seats).where(seats.c.game == header.id, seats.c.person == person.id)
                await c.execute(empty.values(person=None, share=""))
        await c.execute(delete(people).where(people.c.id == person.id))
    server.hub.tell(News(person=person.id))
    for id in found:
        server.rooms.room(id).forget()
        server.hub.tell(News(game=id, info=True))


def _only_his(header: Header, person: str) -> bool:
    """Whether nobody else has a part in it; a game that never began is its host's."""
    if header.status == "waiting":
        return header.host == person
    return not ({sitter.person for sitter in header.seats} | {header.host}) - {person, ""}


async def _resign(server: Server, header: Header, person: str) -> None:
    for player in header.players_of(person)[:1]:
        try:
            await server.commands.do(header.id, Wish(player, "resign", []), Owner(person, person))
        except Fault:  # it ended meanwhile, or cannot be played any more
            continue
