"""Claims: which worker lets the computers of a game think. One does; the others leave the game alone."""

from __future__ import annotations

import logging

from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage.database import Database, insert_new
from ..storage.schema import from_now, games, now, thoughts

log = logging.getLogger("grognard.server")

RENEW = 10  # seconds
LAPSE = 30  # seconds after which a claim that is not renewed is a dead worker's
QUIET = 8  # seconds: a game whose computer has not chosen for so long has no worker that lets it play
MOST = 20  # games taken up at a time
WAITING = '"computer":true'  # how a summary says so


async def leave_alone(c: AsyncConnection, game: str) -> None:
    """Nobody's claim, where a game was changed past the workers: the first that looks lets its computer play.

    A worker that has claimed the game keeps it.
    """
    await insert_new(c, thoughts, game=game, worker="", until="")


class Claims:
    """The claims of one worker, kept in the database."""

    def __init__(self, db: Database, worker: str) -> None:
        self.db = db
        self.worker = worker
        self.held: set[str] = set()

    async def claim(self, game: str) -> bool:
        """Claims the thinking for a game for this worker; False: another worker has it."""
        if game in self.held:
            return True
        async with self.db.write() as c:
            there = select(games.c.id).where(games.c.id == game).with_for_update()
            if (await c.execute(there)).first() is None:  # deleted meanwhile
                return False
            await insert_new(c, thoughts, game=game, worker=self.worker, until=from_now(LAPSE))
            free = or_(thoughts.c.worker == self.worker, thoughts.c.until < now())
            mine = update(thoughts).where(thoughts.c.game == game, free)
            taken = await c.execute(mine.values(worker=self.worker, until=from_now(LAPSE)))
        if taken.rowcount:
            self.held.add(game)
        return bool(taken.rowcount)

    async def release(self, game: str) -> None:
        """Gives up the claim: the computers of a game have nothing to do."""
        if game not in self.held:
            return
        self.held.discard(game)
        try:
            async with self.db.write() as c:
                mine = delete(thoughts).where(thoughts.c.game == game, thoughts.c.worker == self.worker)
                await c.execute(mine)
        except Exception:
            log.warning("the claim to game %s could not be given back; it lapses by itself", game)

    async def renew(self) -> None:
        if self.held:
            async with self.db.write() as c:
                mine = update(thoughts).where(thoughts.c.worker == self.worker)
                await c.execute(mine.where(thoughts.c.game.in_(self.held)).values(until=from_now(LAPSE)))

    async def left_alone(self, quiet: float = QUIET) -> list[str]:
        """Games in which a computer is asked and nobody lets it choose; they are this worker's now.

        Nobody does where it has been quiet for a while, or where the claim is a dead worker's or nobody's.
        """
        claimed = exists().where(thoughts.c.game == games.c.id, thoughts.c.until >= now())
        lapsed = exists().where(thoughts.c.game == games.c.id, thoughts.c.until < now())
        query = select(games.c.id).where(games.c.status == "running", games.c.summary.contains(WAITING))
        alone = or_(games.c.changed < from_now(-quiet), lapsed)
        query = query.where(alone, games.c.frozen == "", ~claimed)
        async with self.db.read() as c:
            ids = [row.id for row in await c.execute(query.order_by(games.c.changed).limit(MOST))]
        return [id for id in ids if await self.claim(id)]

    async def forget_all(self) -> None:
        """The only worker starts: whatever an earlier one claimed is free."""
        async with self.db.write() as c:
            await c.execute(delete(thoughts))

    async def clear(self) -> None:
        """This worker stops."""
        async with self.db.write() as c:
            await c.execute(delete(thoughts).where(thoughts.c.worker == self.worker))
