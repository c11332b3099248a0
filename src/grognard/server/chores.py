"""What a worker does by itself every few seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, select

from grognard.core.kernel.kinds import EVERYBODY

from .entrance.limits import forget_old
from .news.hub import News
from .persons.presence import RENEW
from .problems import Fault
from .storage.schema import from_now, games, members, now, people, presence, seats, sessions
from .tables.claims import RENEW as RENEW_CLAIMS
from .tables.replays import wanted

if TYPE_CHECKING:
    from .context import Server

log = logging.getLogger("grognard.server")

LOOK = 3  # seconds between looks at the database for news that was lost
RESUME = 5  # and for computers that nobody started: their worker died, or an operator rewound the game
LEARN = 1  # between two games of an older version that are opened to learn what became of them
FILM = 4  # between slices of filming
TIDY = 60
TIDY_CREW = 10
SWEEP = 3600
GUEST_SECONDS = 7 * 24 * 3600  # a guest without a game is forgotten after so long


class Chores:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.db = server.db
        self.rooms = server.rooms
        self.hub = server.hub
        self.replays = server.replays
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        server = self.server
        chores = (
            (self.look, LOOK),
            (server.computers.resume, RESUME),
            (server.presence.renew, RENEW),
            (server.claims.renew, RENEW_CLAIMS),
            *((crew.tidy, TIDY_CREW) for crew in server.crews),
            (self.film, FILM),
            (server.learning.learn, LEARN),
            (server.keeping.tidy, TIDY),
            (self.expel, TIDY),
            (self.sweep, SWEEP),
        )
        for chore, seconds in chores:
            self.tasks.append(asyncio.create_task(self._every(chore, seconds), name=chore.__name__))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _every(self, chore: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception:
                log.exception("a chore failed, it will be tried again")

    async def look(self) -> None:
        """Finds games with open sockets that have advanced further than this worker knows."""
        watched = list(self.hub.listeners)
        for at in range(0, len(watched), 500):
            some = watched[at : at + 500]
            async with self.db.read() as c:
                rows = (await c.execute(select(games.c.id, games.c.acts).where(games.c.id.in_(some)))).all()
            for row in rows:
                room = self.rooms.known(row.id)
                if room is None or room.latest is None or room.latest.n < row.acts:
                    if row.acts:
                        self.hub.deliver(News(game=row.id, n=row.acts))

    async def film(self) -> None:
        """Films a slice of the long game that needs it most, so that its replay opens at once."""
        id = await self.replays.lagging()
        if not id:
            return
        try:
            header = await self.rooms.header(id)
            latest = await self.rooms.latest(id)
            what = wanted(header, latest.n, latest.status == "over", EVERYBODY)
            await self.replays.ahead(what, len(header.seats))
        except Fault as e:
            log.info("game %s is not filmed: %s", id, e)

    async def expel(self) -> None:
        """Makes sockets check again whether their people may stay, if the operator keeps them out now."""
        out = (
            select(people.c.id).join(presence, presence.c.person == people.c.id).where(people.c.banned != "")
        )
        async with self.db.read() as c:
            ids = [row.id for row in await c.execute(out.distinct())]
        for person in ids:
            self.hub.deliver(News(person=person))

    async def sweep(self) -> None:
        """Forgets sessions that have expired, and guests who never played."""
        old = from_now(-GUEST_SECONDS)
        playing = exists().where(members.c.person == people.c.id)
        sitting = exists().where(seats.c.person == people.c.id)
        idle = people.c.password.is_(None) & (people.c.seen < old) & ~playing & ~sitting
        async with self.db.write() as c:
            await c.execute(delete(sessions).where(sessions.c.expires < now()))
            await c.execute(delete(people).where(idle))
            await forget_old(c)
