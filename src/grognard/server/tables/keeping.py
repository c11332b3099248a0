"""Keeping: snapshots of long games, from which they are opened, and the last views of every game.

Both are asked of the process that has the game, beside play, and written here. A snapshot that cannot be had
costs time when the game is opened the next time; last views are for the day when the rules have changed.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from ..faults import Fault
from ..matches.fate import rules_version
from ..matches.hall_jobs import last_views, snapshot
from ..matches.snapshots import Kept, is_due
from ..processes.crew import Mistake
from ..storage.database import Database
from ..storage.kept import keep_snapshot, keep_views
from .halls import Halls
from .rooms import Room, Rooms

log = logging.getLogger("grognard.server")


class Keeping:
    def __init__(self, db: Database, rooms: Rooms, halls: Halls) -> None:
        self.db = db
        self.rooms = rooms
        self.halls = halls
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, room: Room, n: int, over: bool) -> None:
        """A game has come to an act; now and then that is worth a snapshot."""
        if is_due(n, room.kept, over):
            room.kept = n
            task = asyncio.create_task(self._snapshot(room.id, over), name=f"snapshot of {room.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _snapshot(self, id: str, over: bool) -> None:
        try:
            header = await self.rooms.header(id)
            made: Kept | None = await self.halls.ask(id, snapshot, at_least=0)
            if made is not None:
                await keep_snapshot(self.db, id, rules_version(header.game), made, over)
        except (Fault, Mistake, DBAPIError, OSError) as e:
            log.warning("no snapshot of game %s: %s", id, e)

    async def tidy(self) -> None:
        """Stores what was seen last of games that rest, and forgets them."""
        for room in self.rooms.resting():
            await self._views(room)
            self.rooms.drop(room)

    async def stop(self) -> None:
        """Stores what was seen last of all games that were played."""
        await self.settled()
        for room in self.rooms.all():
            await self._views(room)

    async def settled(self) -> None:
        """Waits for the snapshots that are being made."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _views(self, room: Room) -> None:
        latest = room.latest
        if latest is None or not latest.n or latest.n == room.viewed or not self.halls.has(room.id):
            return
        try:
            header = await self.rooms.header(room.id)
            async with room.lock:
                data: bytes = await self.halls.ask(room.id, last_views, at_least=latest.n)
            if data:
                async with self.db.write() as c:
                    await keep_views(c, room.id, latest.n, rules_version(header.game), data)
            room.viewed = latest.n
        except (Fault, Mistake, DBAPIError, OSError) as e:
            log.warning("the last views of game %s could not be stored: %s", room.id, e)
