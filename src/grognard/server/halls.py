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

from .crew import Crew
from .database import Database
from .fair_queue import HOUSE, Owner
from .faults import Fault, fault
from .hall import LACKING, MOST, Opening
from .rooms import Rooms
from .store import log_after

log = logging.getLogger("grognard.server")

SECONDS_PER_ACT = 0.02  # more for a long game: it may have to be played again from its beginning
UNPLAYABLE = ("server-unplayable", "server-other-version")
TRIES = 3  # a process may be replaced while a job for it waits


class Halls:
    """One crew whose processes keep games."""

    def __init__(self, db: Database, rooms: Rooms, crew: Crew) -> None:
        self.db = db
        self.rooms = rooms
        self.crew = crew
        self._known: list[tuple[int, OrderedDict[str, int]]] = [(0, OrderedDict())] * crew.plan.size

    async def ask(
        self,
        id: str,
        job: Callable[..., Any],
        *args: Any,
        owner: Owner = HOUSE,
        at_least: int | None = None,
        seconds: float = 0,
    ) -> Any:
        """What a job makes of a game as far as the database goes.

        With `at_least` the database is asked only if the process has not come so far.
        """
        place = self._place(id)
        for attempt in range(TRIES):
            header = await self.rooms.header(id)
            if header.status == "waiting":
                raise fault(409, "conflict", "waiting")
            had = None if attempt else self._games(place).get(id)
            n = had or 0
            pages: list[bytes] = []
            if had is None or at_least is None or had < at_least:
                pages, n = await log_after(self.db, id, n)
            patience = (seconds or self.crew.plan.seconds) + n * SECONDS_PER_ACT
            opening = Opening(id, pages, None if had is not None else header)
            try:
                found = await self.crew.run(job, opening, *args, owner=owner, place=place, seconds=patience)
            except Fault as e:
                if e.problem.code == LACKING and attempt < TRIES - 1:
                    continue
                if e.problem.text.id in UNPLAYABLE:
                    log.error("game %s cannot be replayed: %s", id, e.problem.detail)
                elif had is None and e.status != 503:
                    self.came(id, n)
                raise
            self.came(id, n)
            return found
        raise AssertionError("a process that was told everything lacks something")

    def came(self, id: str, n: int) -> None:
        """The process has the game so far."""
        known = self._games(self._place(id))
        known[id] = n
        while len(known) > MOST:
            known.popitem(last=False)

    def forget(self, id: str) -> None:
        """What the process has of a game may not be what is on the disk: it will be opened anew."""
        self._games(self._place(id)).pop(id, None)

    def _place(self, id: str) -> int:
        return zlib.crc32(id.encode()) % self.crew.plan.size

    def _games(self, place: int) -> OrderedDict[str, int]:
        """What the process at a place has; nothing if it is a new one."""
        serial = self.crew.serial(place)
        if self._known[place][0] != serial:
            self._known[place] = (serial, OrderedDict())
        return self._known[place][1]
