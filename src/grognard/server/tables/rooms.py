"""Rooms: what a worker remembers of games beside the games themselves, which live in other processes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from ..metrics import CACHED
from ..problems import not_found
from ..processes.fair_queue import Owner
from ..storage.database import Database
from ..storage.store import Header, Latest, header, latest

MOST = 5000  # rooms kept in memory
IDLE = 300  # seconds after which one that nobody looks at is forgotten
ATTENDED = 60  # seconds for which somebody counts as being there after he asked for something


class Room:
    """One game. Its lock is held while it is looked at or changed: one after another."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.header: Header | None = None
        self.latest: Latest | None = None  # as far as this worker was told
        self.learned = False  # whether it has been opened under the rules that are here
        self.kept = -1  # the act of its last snapshot; -1: none
        self.viewed = -1  # the act after which its last views were stored
        self.used = time.monotonic()
        self.pinned = 0  # live sockets that look at it
        self.asked_for = -float(ATTENDED)  # when one of its people asked for something in it last
        self.asker: Owner | None = None  # who that was, and from where
        self.connected: set[str] | None = None  # the people at its page; None: to be looked up

    @property
    def attended(self) -> bool:
        """Whether somebody waits for what comes next."""
        return self.pinned > 0 or time.monotonic() - self.asked_for < ATTENDED

    def forget(self) -> None:
        """Whatever is in memory may no longer be true."""
        self.header = None
        self.latest = None
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
        """Forgets the headers of a game, or of all games of a person, so that they are read again."""
        if person:
            for room in self._rooms.values():
                if room.header is not None and room.header.players_of(person):
                    room.header = None  # he may be another person now: a guest who signed in
        elif id in self._rooms:
            self._rooms[id].header = None
            self._rooms[id].connected = None

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def resting(self) -> list[Room]:
        """The games that nobody has looked at for a while."""
        long_ago = time.monotonic() - IDLE
        return [
            room
            for room in self._rooms.values()
            if room.used < long_ago and not room.pinned and not room.lock.locked()
        ]

    def drop(self, room: Room) -> None:
        """Forgets a game: from then on it only costs its rows in the database."""
        if self._rooms.get(room.id) is room and not room.pinned and not room.lock.locked():
            del self._rooms[room.id]
        CACHED.set(len(self._rooms))

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
        game = room.header
        if game is None or game.status == "waiting":
            async with self.db.read() as c:
                game = await header(c, id)
            room.header = game
        if game is None:
            self._rooms.pop(id, None)
            raise not_found()
        return game

    async def latest(self, id: str, at_least: int | None = None) -> Latest:
        """How far a game has come; with `at_least` from memory, if that has come so far."""
        room = self.room(id)
        progress = room.latest
        if progress is None or at_least is None or progress.n < at_least:
            progress = await latest(self.db, id)
            if progress is None:
                raise not_found()
            if room.latest is None or room.latest.n <= progress.n:
                room.latest = progress
        return progress
