"""Who is connected, over all workers: a row per live socket, renewed while its worker lives."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from ..news.hub import Hub, News
from ..storage.database import Database
from ..storage.schema import from_now, now, presence
from ..storage.store import hold_game
from .caps import hold

RENEW = 20  # seconds
LOST = 60  # a row not renewed for so long is a dead worker's
MOST_SOCKETS = 20  # per person


class Presence:
    def __init__(self, db: Database, hub: Hub, worker: str) -> None:
        self.db = db
        self.hub = hub
        self.worker = worker

    async def enter(self, socket: str, game: str, person: str) -> bool:
        """Writes a socket down; False if its owner has too many. Counted and written in one step.

        Raises the refusal of somebody or of a game that is not there any more.
        """
        row = {"socket": socket, "worker": self.worker, "game": game, "person": person, "seen": now()}
        there = select(func.count()).where(presence.c.person == person, presence.c.seen >= from_now(-LOST))
        async with self.db.write() as c:
            await hold(c, person)
            await hold_game(c, game)
            if int((await c.execute(there)).scalar_one()) >= MOST_SOCKETS:
                return False
            await c.execute(insert(presence).values(**row))
        self.hub.tell(News(game=game, info=True))
        return True

    async def leave(self, socket: str, game: str) -> None:
        async with self.db.write() as c:
            await c.execute(delete(presence).where(presence.c.socket == socket))
        self.hub.tell(News(game=game, info=True))

    async def renew(self) -> None:
        async with self.db.write() as c:
            await c.execute(update(presence).where(presence.c.worker == self.worker).values(seen=now()))
            await c.execute(delete(presence).where(presence.c.seen < from_now(-LOST)))

    async def forget_all(self) -> None:
        """The only worker starts: all sockets of an earlier one are gone."""
        async with self.db.write() as c:
            await c.execute(delete(presence))

    async def clear(self) -> None:
        """This worker stops."""
        async with self.db.write() as c:
            await c.execute(delete(presence).where(presence.c.worker == self.worker))

    async def connected(self, games: list[str]) -> dict[str, set[str]]:
        """The people at each game's page."""
        by_game: dict[str, set[str]] = {game: set() for game in games}
        recent = select(presence.c.game, presence.c.person).where(presence.c.game.in_(games))
        async with self.db.read() as c:
            for row in await c.execute(recent.where(presence.c.seen >= from_now(-LOST))):
                by_game[row.game].add(row.person)
        return by_game
