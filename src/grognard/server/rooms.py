"""Rooms: the games a worker has in memory. Nothing in them is needed: all of it is in the database too."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError

from .database import Database
from .fate import news_of, note, rules_version
from .frozen import keep_views, show_stored, stored_views, worth_keeping
from .match import Broken, Match, replayed
from .metrics import CACHED
from .problems import Fault, fault, not_found
from .snapshots import is_due, keep, opened
from .store import Header, acts_after, header

log = logging.getLogger("grognard.server")

MOST = 2000  # rooms kept in memory
IDLE = 300  # seconds after which one that nobody looks at is forgotten


class Room:
    """One game in memory. Its lock is held whenever its match is looked at or changed."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.header: Header | None = None
        self.match: Match | None = None
        self.kept = -1  # the act of its last snapshot
        self.used = time.monotonic()
        self.pinned = 0  # live sockets that look at it
        self.connected: set[str] | None = None  # the people at its page; None: to be looked up

    def forget(self) -> None:
        """Whatever is in memory may no longer be true."""
        self.header = None
        self.match = None
        self.connected = None


class Rooms:
    """The rooms of one worker, the least recently used forgotten."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id)
            self._shrink()
        self._rooms.move_to_end(id)
        room.used = time.monotonic()
        return room

    def known(self, id: str) -> Room | None:
        """A room if this worker has it in memory."""
        return self._rooms.get(id)

    def changed(self, id: str, person: str) -> None:
        """Headers change seldom: who sits where, what people are called, who is there."""
        if person:
            for room in self._rooms.values():
                if room.header is not None and room.header.players_of(person):
                    room.forget()  # he may have become somebody else: a guest who signed in
        elif id in self._rooms:
            self._rooms[id].header = None
            self._rooms[id].connected = None

    async def tidy(self) -> None:
        """Forgets the games that rest: they cost their rows in the database and nothing else."""
        long_ago = time.monotonic() - IDLE
        for id, room in list(self._rooms.items()):
            if room.used < long_ago and not room.pinned and not room.lock.locked():
                await self._keep(room)
                del self._rooms[id]
        CACHED.set(len(self._rooms))

    async def keep_all(self) -> None:
        """The server stops: what everybody saw last is stored, for a version whose rules cannot show it."""
        for room in self._rooms.values():
            await self._keep(room)

    async def _keep(self, room: Room) -> None:
        async with room.lock:
            if room.match is not None and room.match.n and worth_keeping(room.match):
                async with self.db.write() as c:
                    await keep_views(c, room.id, room.match)

    def _shrink(self) -> None:
        if len(self._rooms) > MOST:
            for id in [id for id, room in self._rooms.items() if not room.pinned and not room.lock.locked()]:
                del self._rooms[id]
                if len(self._rooms) <= MOST:
                    break
        CACHED.set(len(self._rooms))

    async def header(self, id: str) -> Header:
        """What is known of a game; raises the 404 of one that does not exist.

        Once a game runs its seats stay as they are, so its header is read once; who renames himself or
        leaves tells all workers (`Hub`).
        """
        room = self.room(id)
        found = room.header
        if found is None or found.status == "waiting":
            async with self.db.read() as c:
                found = await header(c, id)
            room.header = found
        if found is None:
            self._rooms.pop(id, None)
            raise not_found()
        return found

    @asynccontextmanager
    async def open(self, id: str, at_least: int | None = None) -> AsyncIterator[tuple[Room, Match]]:
        """A room with its match as far as the database goes, locked.

        With `at_least` the database is asked only if the match in memory has not come so far.
        """
        await self.header(id)
        room = self.room(id)
        async with room.lock:
            match = room.match
            if match is None or at_least is None or match.n < at_least:
                match = await self._catch_up(room)
            yield room, match

    async def _catch_up(self, room: Room) -> Match:
        found = await self.header(room.id)
        if found.status == "waiting":
            raise fault(409, "conflict", "waiting")
        match, room.match = room.match, None  # until it is whole again
        try:
            async with self.db.read() as c:
                missed = [] if match is None else await acts_after(c, room.id, match.n)
                fresh = match is None or any(act.act == "rewind" for act in missed)
                if match is None or fresh:
                    match, room.kept = await opened(c, found)
                else:
                    match = replayed(match, missed)
        except Broken as e:
            raise self._unplayable(found, e) from e
        if fresh:
            await self._learn(found, room, match)
        if is_due(match, room.kept):
            await self._keep_snapshot(room, found, match)
        room.match = match
        return match

    async def _keep_snapshot(self, room: Room, found: Header, match: Match) -> None:
        """A snapshot that cannot be written only costs time when the game is opened the next time."""
        room.kept = match.n
        try:
            await keep(self.db, found, match)
        except (DBAPIError, OSError) as e:
            log.warning("no snapshot of game %s at act %d: %s", found.id, match.n, e)

    async def _learn(self, found: Header, room: Room, match: Match) -> None:
        """The rules may have changed: what became of the game is written down, and stored views are shown."""
        if news_of(found, match):
            async with self.db.write() as c:
                await note(c, room.id, match)
            room.header = None
        if match.frozen is not None:
            async with self.db.read() as c:
                show_stored(match, *await stored_views(c, room.id))

    def _unplayable(self, found: Header, why: Broken) -> Fault:
        log.error("game %s cannot be replayed: %s", found.id, why)
        here = rules_version(found.game)
        if here and found.rules_version != here:
            versions = {"made": found.rules_version, "here": here}
            return fault(409, "conflict", "other-version", str(why), **versions)
        return fault(409, "conflict", "unplayable", str(why))
