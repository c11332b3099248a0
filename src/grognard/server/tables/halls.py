"""Halls: the processes in which games live, as the server sees them.

A game is always opened in the same process of a crew. What a process has of it is remembered here, so that a
job brings only the acts since; where the memory is wrong the process says so and is told everything.
"""

from __future__ import annotations

import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from ..faults import Fault, fault
from ..matches.fate import rules_version
from ..matches.hall import LACKING, MOST, Opening
from ..matches.hall_jobs import Arrived, arrive, dismiss, show_last
from ..matches.snapshots import Kept
from ..processes.crew import Crew
from ..processes.fair_queue import HOUSE, Owner
from ..storage.database import Database
from ..storage.kept import newest_snapshot, note_fate, stored_views
from ..storage.store import PAGE, Header, log_after
from .rooms import Room, Rooms

log = logging.getLogger("grognard.server")

SECONDS_PER_ACT = 0.02  # more for a long game: it may have to be played again from its beginning
UNPLAYABLE = ("server-unplayable", "server-other-version")
TRIES = 3  # a process may be replaced while a job for it waits


class Halls:
    """One crew whose processes keep games."""

    def __init__(self, db: Database, rooms: Rooms, crew: Crew, roams: bool = False) -> None:
        """`roams`: a game is looked at by whichever process is free, instead of always by the same."""
        self.roams = roams
        self.db = db
        self.rooms = rooms
        self.crew = crew
        self.on_open: Callable[[Room, int, bool], None] | None = None  # a game was opened so far; is it over?
        self._known: list[tuple[int, OrderedDict[str, int]]] = [(0, OrderedDict())] * crew.plan.size

    async def ask(
        self,
        id: str,
        job: Callable[..., Any],
        *args: Any,
        owner: Owner = HOUSE,
        at_least: int | None = None,
        seconds: float = 0,
        together: int = 0,
    ) -> Any:
        """The answer of a job that is run on a game with all acts the database has.

        With `at_least` the process need have only so many acts; if it has them the database is not asked.
        """
        place = self._free_place(id) if self.roams else self._place(id)
        for attempt in range(TRIES):
            had = None if attempt else self._games(place).get(id)
            try:
                if had is None:
                    had = await self._open(id, place, owner)
                pages, n = await self._since(id, had, at_least)
                patience = (seconds or self.crew.plan.seconds) + len(pages) * PAGE * SECONDS_PER_ACT
                opening = Opening(id, pages)
                answer = await self.crew.run(
                    job, opening, *args, owner=owner, place=place, seconds=patience, together=together
                )
            except Fault as e:
                if e.problem.code == LACKING and attempt < TRIES - 1:
                    continue
                if e.problem.text.id in UNPLAYABLE:
                    log.error("game %s cannot be replayed: %s", id, e.problem.detail)
                raise
            self._came(place, id, n)
            return answer
        raise AssertionError("a process that was told everything lacks something")

    async def _since(self, id: str, had: int, at_least: int | None) -> tuple[list[bytes], int]:
        """The acts that the process lacks, as far as the asker wants them, and the number of the last."""
        if at_least is not None and had >= at_least:
            return [], had
        return await log_after(self.db, id, had)

    async def _open(self, id: str, place: int, owner: Owner) -> int:
        """Has a process open a game it does not have; the act until which it has it then.

        From the last snapshot, or from all acts where the snapshot does not agree with them.
        """
        self.rooms.room(id).header = None  # an operator may have rewound it
        header = await self.rooms.header(id)
        if header.status == "waiting":
            raise fault(409, "conflict", "waiting")
        async with self.db.read() as c:
            kept = await newest_snapshot(c, header)
        try:
            arrived = await self._arrive(header, kept, place, owner)
        except Fault as e:
            if e.problem.code != LACKING or kept is None:
                raise
            log.warning("the snapshot of game %s at act %d is not used", id, kept.n)
            kept = None
            arrived = await self._arrive(header, kept, place, owner)
        n = arrived.n
        await self._learn(id, place, owner, arrived)
        self._came(place, id, n)  # whoever asks before opens it too, and does not see it half learned
        room = self.rooms.room(id)
        room.kept = -1 if kept is None else kept.n
        if self.on_open is not None:
            self.on_open(room, n, header.status == "over")
        return n

    async def _arrive(self, header: Header, kept: Kept | None, place: int, owner: Owner) -> Arrived:
        pages, _ = await log_after(self.db, header.id, 0 if kept is None else max(0, kept.n - 1))
        seconds = self.crew.plan.seconds + len(pages) * PAGE * SECONDS_PER_ACT
        opening = Opening(header.id, pages, header, kept)
        arrived: Arrived = await self.crew.run(arrive, opening, owner=owner, place=place, seconds=seconds)
        return arrived

    async def _learn(self, id: str, place: int, owner: Owner, arrived: Arrived) -> None:
        """The rules may have changed: what became of the game is written down, and stored views are shown."""
        room = self.rooms.room(id)
        if arrived.news:
            async with self.db.write() as c:
                await note_fate(c, id, arrived.n, arrived.frozen, arrived.summary)
            room.header = None
            room.latest = None
        room.learned = True  # only now: until it is written its header does not say what became of it
        if arrived.frozen:
            async with self.db.read() as c:
                n, views = await stored_views(c, id)
            if n:
                await self.crew.run(show_last, Opening(id, []), n, views, owner=owner, place=place)

    async def learn(self, header: Header, owner: Owner) -> None:
        """Has a game of another version of the rules opened once: its header then says what became of it."""
        if not self.rooms.room(header.id).learned and header.rules_version != rules_version(header.game):
            await self.ask(header.id, arrive, owner=owner)

    async def look_into(self, id: str) -> None:
        """Opens a game once, to learn what became of it; the process need not keep it."""
        place = self._place(id)
        await self._open(id, place, HOUSE)
        self.forget(id)
        await self.crew.run(dismiss, id, owner=HOUSE, place=place)

    def at_rest(self, id: str) -> bool:
        """Whether the process that would have a game is idle and no job waits for it."""
        return self.crew.is_free(self._place(id))

    def has(self, id: str) -> bool:
        """Whether the process of a game has it in memory, as far as is known here."""
        return id in self._games(self._place(id))

    def came(self, id: str, n: int) -> None:
        """Notes how far the process of a game has it."""
        self._came(self._place(id), id, n)

    def _came(self, place: int, id: str, n: int) -> None:
        known = self._games(place)
        known[id] = n
        while len(known) > MOST:
            known.popitem(last=False)

    def forget(self, id: str) -> None:
        """What the process has of a game may not be what is on the disk: it will be opened again."""
        self._games(self._place(id)).pop(id, None)

    def _free_place(self, id: str) -> int:
        """A process that has nothing to do, if there is one: at best the one that has the game."""
        free = [place for place in range(self.crew.plan.size) if self.crew.is_free(place)]
        with_it = [place for place in free if id in self._games(place)]
        return (with_it or free or [self._place(id)])[0]

    def _place(self, id: str) -> int:
        return zlib.crc32(id.encode()) % self.crew.plan.size

    def _games(self, place: int) -> OrderedDict[str, int]:
        """What the process at a place has; nothing if it is a new one."""
        serial = self.crew.serial(place)
        if self._known[place][0] != serial:
            self._known[place] = (serial, OrderedDict())
        return self._known[place][1]
