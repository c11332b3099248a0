"""Commands: an act is checked, played, written to the log and committed, and only then acknowledged."""

from __future__ import annotations

import time

from sqlalchemy.exc import IntegrityError

from ..matches.hall_jobs import Performed, Wish, perform
from ..metrics import ACTS, CHOICE_SECONDS
from ..news.hub import Hub
from ..problems import Fault, bad_request, fault
from ..processes.fair_queue import Owner
from ..storage.database import Database
from ..storage.schema import now
from ..storage.store import Header, Latest, append
from .halls import Halls
from .keeping import Keeping
from .rooms import Room, Rooms

MOST_KEYS = 64
LONGEST_KEY = 400
TRIES = 8  # how often another worker may be faster


class Commands:
    """The one door through which games change."""

    def __init__(self, db: Database, rooms: Rooms, halls: Halls, hub: Hub, keeping: Keeping) -> None:
        self.db = db
        self.rooms = rooms
        self.halls = halls
        self.hub = hub
        self.keeping = keeping

    async def do(self, id: str, wish: Wish, owner: Owner) -> Performed:
        """Carries out a wish or raises; nothing has changed then."""
        begun = time.perf_counter()
        words = [*wish.keys, *(wish.then or ())]
        if len(wish.keys) > MOST_KEYS or any(len(word) > LONGEST_KEY for word in words):
            raise bad_request(f"at most {MOST_KEYS} keys of {LONGEST_KEY} characters at once")
        for _ in range(TRIES):
            header = await self.rooms.header(id)
            room = self.rooms.room(id)
            async with room.lock:
                done = await self._try(room, wish, header, owner)
                if done is not None:
                    self.hub.changed(id, done.act.n)
                    ACTS.labels(wish.act, "computer" if wish.computer else "person").inc()
                    CHOICE_SECONDS.observe(time.perf_counter() - begun)
                    return done
        raise fault(503, "unavailable", "unavailable", "other choices of this game came first", retry=1)

    async def _try(self, room: Room, wish: Wish, header: Header, owner: Owner) -> Performed | None:
        """None: another worker has written to this game meanwhile."""
        people = [sitter.person for sitter in header.seats]
        try:
            done: Performed = await self.halls.ask(room.id, perform, wish, people, now(), owner=owner)
            async with self.db.write() as c:
                await append(c, room.id, done.act, done.status, done.summary)
        except IntegrityError:
            self.halls.forget(room.id)
            room.forget()
            return None
        except Fault:  # refused: the process has gone back to where it was, or forgotten the game
            raise
        except BaseException:
            self.halls.forget(room.id)  # the database decides
            raise
        header = await self.rooms.header(room.id)  # read again where an operator has rewound the game
        kind = (header.frozen, header.rules_version, header.renewed)
        room.latest = Latest(done.act.n, done.status, done.summary, done.act.at, *kind)
        self.halls.came(room.id, done.act.n)
        self.keeping.came(room, done.act.n, done.status == "over")
        if wish.act == "carry":
            room.header = room.latest = None  # its rules have another version now
        return done
