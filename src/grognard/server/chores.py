"""What a worker does by itself every few seconds."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from sqlalchemy import delete, exists, select

from .claims import RENEW as RENEW_CLAIMS
from .computers import Computers
from .crew import Crew
from .database import Database
from .hub import Hub, News
from .presence import RENEW, Presence
from .rooms import Rooms
from .schema import attempts, from_now, games, members, now, people, seats, sessions

log = logging.getLogger("grognard.server")

LOOK = 3  # seconds between looks at the database for news that was lost
RESUME = 5  # and for computers that nobody woke: their worker died, or an operator rewound the game
TIDY = 60
TIDY_CREW = 10
SWEEP = 3600
GUEST_SECONDS = 7 * 24 * 3600  # a guest without a game is forgotten after so long


class Chores:
    def __init__(
        self,
        db: Database,
        rooms: Rooms,
        hub: Hub,
        presence: Presence,
        computers: Computers,
        crews: Iterable[Crew],
    ) -> None:
        self.db = db
        self.rooms = rooms
        self.hub = hub
        self.presence = presence
        self.computers = computers
        self.crews = list(crews)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        chores = (
            (self.look, LOOK),
            (self.computers.resume, RESUME),
            (self.presence.renew, RENEW),
            (self.computers.claims.renew, RENEW_CLAIMS),
            *((crew.tidy, TIDY_CREW) for crew in self.crews),
            (self.rooms.tidy, TIDY),
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
        """Finds games with open sockets that have come further than this worker was told."""
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

    async def sweep(self) -> None:
        """Forgets sessions that have expired, and guests who never played."""
        old = from_now(-GUEST_SECONDS)
        playing = exists().where(members.c.person == people.c.id)
        sitting = exists().where(seats.c.person == people.c.id)
        idle = people.c.password.is_(None) & (people.c.seen < old) & ~playing & ~sitting
        async with self.db.write() as c:
            await c.execute(delete(sessions).where(sessions.c.expires < now()))
            await c.execute(delete(people).where(idle))
            await c.execute(delete(attempts).where(attempts.c.at < time.time() - 24 * 3600))
