"""Commands: an act is checked, played, written to the log and committed, and only then acknowledged."""

from __future__ import annotations

import time
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from grognard.core.errors import Refused, Unreadable
from grognard.core.game import Played

from .database import Database
from .hub import Hub
from .match import Act, Match
from .metrics import ACTS, CHOICE_SECONDS
from .problems import bad_request, fault
from .rooms import Room, Rooms
from .schema import now
from .store import append

MOST_KEYS = 64
LONGEST_KEY = 400
TRIES = 8  # how often another worker may be faster


@dataclass
class Wish:
    """What a seat wants to do; `seq` is that of the view it was decided on."""

    player: int
    act: str
    keys: list[str]
    seq: int | None = None
    computer: bool = False


class Commands:
    """The one door through which games change."""

    def __init__(self, db: Database, rooms: Rooms, hub: Hub) -> None:
        self.db = db
        self.rooms = rooms
        self.hub = hub

    async def do(self, id: str, wish: Wish) -> Played:
        """Carries out a wish or raises; nothing has changed then."""
        begun = time.perf_counter()
        if len(wish.keys) > MOST_KEYS or any(len(key) > LONGEST_KEY for key in wish.keys):
            raise bad_request(f"at most {MOST_KEYS} keys of {LONGEST_KEY} characters at once")
        for _ in range(TRIES):
            async with self.rooms.open(id) as (room, match):
                done = await self._try(room, match, wish)
                if done is not None:
                    self.hub.changed(id, match.n)
                    ACTS.labels(wish.act, "computer" if wish.computer else "person").inc()
                    CHOICE_SECONDS.observe(time.perf_counter() - begun)
                    return done
        raise fault(503, "unavailable", "unavailable", "other choices of this game came first", retry=1)

    async def _try(self, room: Room, match: Match, wish: Wish) -> Played | None:
        """None: another worker has written to this game meanwhile; the match was dropped."""
        match.check(wish.player, wish.act, wish.seq)
        name, keys = wish.act, wish.keys
        if name == "takeback":
            name, keys = match.takeback(wish.player)
        act = Act(match.n + 1, wish.player, name, keys, at=now())
        try:
            done = match.perform(act)
            match.game.rest()
            if name == "play":
                keys = keys[: done.choices]
            written = replace(act, keys=keys, hash=match.hash())
            status = "over" if match.over else "running"
            async with self.db.write() as c:
                await append(c, room.id, written, status, match.summary())
        except IntegrityError:
            room.forget()
            return None
        except (Refused, Unreadable):
            if len(keys) > 1:  # those before the wrong one were played in memory
                room.match = None
            raise
        except BaseException:
            room.match = None  # what is on disk decides
            raise
        return done
