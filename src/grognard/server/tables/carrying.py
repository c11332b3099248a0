"""Carrying a running game over to the rules that are here: when all its people agree, computers always do."""

from __future__ import annotations

from sqlalchemy import update

from ..context import Server
from ..matches.fate import rules_version
from ..matches.hall_jobs import Wish, carried_from
from ..news.hub import News
from ..persons.doors import Access
from ..problems import Fault
from ..processes.fair_queue import Owner
from ..storage.schema import seats
from ..storage.store import header


async def agree(server: Server, way: Access, owner: Owner) -> None:
    """Somebody agrees for all his seats; the last to do so carries the game over."""
    id, here = way.header.id, rules_version(way.header.game)
    made: int = await server.tables.ask(id, carried_from, way.player, owner=owner)
    mine = update(seats).where(seats.c.game == id, seats.c.person == way.person.id)
    async with server.db.write() as c:
        await c.execute(mine.values(agreed=here))
    async with server.db.read() as c:  # after the commit: if two agree at once, the later one sees both
        game = await header(c, id)
    if game is not None and all(sitter.agreed == here for sitter in game.seats if sitter.person):
        await _carry(server, way, owner, here, made)
    server.rooms.room(id).header = None
    server.hub.tell(News(game=id, info=True))
    server.computers.wake(id)


async def _carry(server: Server, way: Access, owner: Owner, here: int, made: int) -> None:
    try:
        await server.commands.do(way.header.id, Wish(way.player, "carry", [str(here), str(made)]), owner)
    except Fault as e:
        if e.problem.text.id != "server-same-rules":  # somebody who agreed at the same moment was faster
            raise
