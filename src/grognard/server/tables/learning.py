"""Learning what became of games of an older version of the rules, one after another, without being asked.

A list shows what headers say, and opens no game. After an upgrade this goes through the games that the new
rules have not read, those that changed last first, so that lists are right before anybody has opened them.
"""

from __future__ import annotations

import logging
import time

from sqlalchemy import select

from ..faults import Fault
from ..news.hub import Hub, News
from ..processes.crew import Mistake
from ..storage.database import Database
from ..storage.kept import unlearned
from ..storage.schema import games
from .halls import Halls
from .rooms import Rooms

log = logging.getLogger("grognard.server")


REST = 60  # seconds until the next look when there is nothing to learn: an operator may take in an old game


class Learning:
    """One worker that learns. What it learned is in the database; each game is tried once."""

    def __init__(self, db: Database, rooms: Rooms, study: Halls, hub: Hub) -> None:
        self.db = db
        self.rooms = rooms
        self.study = study
        self.hub = hub
        self._tried: set[str] = set()  # one that cannot be opened now cannot be a second later either
        self._again = 0.0

    async def learn(self) -> None:
        """Opens the next game, unless somebody waits for the process that would do it."""
        if time.monotonic() < self._again:
            return
        id = await self._next()
        if not id:
            self._again = time.monotonic() + REST
        elif self.study.at_rest(id):
            self._tried.add(id)
            await self._look_into(id)

    async def _next(self) -> str:
        """The game that changed last of those that nobody has opened since the upgrade, or ""."""
        query = select(games.c.id).where(unlearned(), games.c.id.not_in(self._tried))
        async with self.db.read() as c:
            return (
                await c.execute(query.order_by(games.c.changed.desc()).limit(1))
            ).scalar_one_or_none() or ""

    async def _look_into(self, id: str) -> None:
        try:
            await self.study.look_into(id)
        except (Fault, Mistake) as e:
            log.warning("what became of game %s is not known: %s", id, e)
            return
        self.rooms.room(id).forget()
        self.hub.tell(News(game=id, info=True))
