"""Replays and reports: films that the study makes, slice by slice, and that the database keeps.

A request that nobody waits for any more stops at the end of a slice, and what was made until then is kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.kernel.kinds import EVERYBODY, PUBLIC

from ..matches.fate import rules_version
from ..matches.film_jobs import Showing, doings, film, part_text, showing
from ..matches.filming import Rows, readers_of
from ..matches.header import Header
from ..problems import bad_request, not_found
from ..processes.fair_queue import HOUSE, Owner
from ..storage.database import Database
from ..storage.schema import films, games

if TYPE_CHECKING:
    from .halls import Halls

MOST_KEPT = 16  # films in memory
SLICE = 1.0  # seconds of filming until somebody else has his turn
SECONDS = 60  # for what may have to be played again from its beginning
SHORT = 600  # steps of a film that is told in one answer
LONG = 400  # acts: a game of so many is filmed before anybody asks
AHEAD = 250  # acts that a film may lag behind
REEL, BEFORE = -1, -2  # the rows of the film as it was laid aside last, and before that


class Wanted(Struct, frozen=True):
    """A game as it is at one moment, to be replayed for one reader; `over`: nothing is secret any more."""

    id: str
    n: int
    version: int
    over: bool
    player: int


def wanted(header: Header, n: int, over: bool, player: int) -> Wanted:
    return Wanted(header.id, n, rules_version(header.game), over, player)


class Replays:
    """Films on demand, and ahead of it."""

    def __init__(self, db: Database, study: Halls) -> None:
        self.db = db
        self.study = study
        self._shown: OrderedDict[tuple[str, int, int], Showing] = OrderedDict()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def showing(self, what: Wanted, owner: Owner) -> Showing:
        """The film of a reader as far as the game has come."""
        key = (what.id, what.player, what.n)
        async with self._one_at_a_time(f"{what.id} {what.player}"):
            if key in self._shown:
                self._shown.move_to_end(key)
                return self._shown[key]
            shown = await self._made(what, owner)
        self._shown[key] = shown
        while len(self._shown) > MOST_KEPT:
            self._shown.popitem(last=False)
        return shown

    def _one_at_a_time(self, what: str) -> asyncio.Lock:
        """A request for something that is being made waits for it."""
        lock = self._making.get(what)
        if lock is None:
            lock = self._making[what] = asyncio.Lock()
        return lock

    async def _made(self, what: Wanted, owner: Owner) -> Showing:
        while not await self._film(what, [what.player], owner):
            pass
        async with self.db.read() as c:
            reels = await reels_of(c, what.id, what.version, [what.player])
            older = await reels_of(c, what.id, what.version, [what.player], other=True)
        shown: Showing = await self.study.ask(
            what.id, showing, reels, older, what.player, owner=owner, at_least=what.n, seconds=SECONDS
        )
        return shown

    async def _film(self, what: Wanted, readers: list[int], owner: Owner) -> bool:
        """Films what is missing for a slice of time, and keeps it; whether nothing is missing any more.

        A game that goes on is filmed from time to time: what has come since is made when somebody asks.
        """
        async with self.db.read() as c:
            come = await filmed_until(c, what.id, what.version, readers)
            lag = what.n - min(come.get(reader, 0) for reader in readers)
            if lag == 0 or (not what.over and 0 < lag < AHEAD):
                return True
            reels = await reels_of(c, what.id, what.version, readers)
        rows, done = await self.study.ask(
            what.id, film, reels, readers, SLICE, owner=owner, at_least=what.n, seconds=SECONDS
        )
        async with self.db.write() as c:
            for each in rows:
                await keep(c, what.id, what.version, what.n if done else 0, each, what.over and done)
        return bool(done)

    async def part(self, what: Wanted, number: int, owner: Owner) -> bytes:
        """A part of a film as JSON; raises the 400 of one that there is not."""
        shown = await self.showing(what, owner)
        at = number if number >= 0 else shown.count - 1
        if at >= shown.count:
            raise bad_request(f"part: 0 to {shown.count - 1}")
        if at in shown.parts:
            return shown.parts[at]
        row = select(films.c.data).where(films.c.game == what.id, films.c.reader == what.player)
        async with self.db.read() as c:
            data = (await c.execute(row.where(films.c.part == at))).scalar_one_or_none()
        if data is None:  # the game was rewound meanwhile
            raise not_found()
        text: bytes = await self.study.crew.run(part_text, data, what.over, owner=owner)
        return text

    async def doings(self, what: Wanted, owner: Owner) -> bytes:
        """What the computers did last, and what for, as JSON."""
        async with self.db.read() as c:
            reels = await reels_of(c, what.id, what.version, [PUBLIC])
        sentences: bytes = await self.study.ask(what.id, doings, reels, owner=owner, seconds=SECONDS)
        return sentences

    # -- ahead -------------------------------------------------------------------------------------

    async def lagging(self) -> str:
        """A long game whose film lags behind most, or ""."""
        mine = and_(films.c.game == games.c.id, films.c.reader == EVERYBODY, films.c.part == REEL)
        come = func.coalesce(select(films.c.n).where(mine).scalar_subquery(), 0)
        over = and_(games.c.status == "over", come < games.c.acts)
        far = select(games.c.id).where(games.c.acts >= LONG, games.c.frozen == "")
        far = far.where(or_(over, come < games.c.acts - AHEAD)).order_by(games.c.changed.desc()).limit(1)
        async with self.db.read() as c:
            return (await c.execute(far)).scalar_one_or_none() or ""

    async def ahead(self, what: Wanted, players: int) -> bool:
        """Films what is missing of a game for all readers, a slice of it; whether all is done."""
        return await self._film(what, readers_of(players), HOUSE)


# -- rows ----------------------------------------------------------------------------------------------


async def reels_of(
    c: AsyncConnection, id: str, version: int, readers: list[int], other: bool = False
) -> list[bytes]:
    """The reels of some readers' films that were made by a version of the rules, or by `other` versions."""
    query = select(films.c.data).where(films.c.game == id, films.c.reader.in_(readers), films.c.part < 0)
    made = films.c.rules_version != version if other else films.c.rules_version == version
    return [row.data for row in await c.execute(query.where(made))]


async def filmed_until(c: AsyncConnection, id: str, version: int, readers: list[int]) -> dict[int, int]:
    """By reader: the act until which nothing is missing in his film."""
    query = select(films.c.reader, films.c.n).where(films.c.game == id, films.c.part == REEL)
    query = query.where(films.c.rules_version == version, films.c.reader.in_(readers))
    return {row.reader: row.n for row in await c.execute(query)}


async def keep(c: AsyncConnection, id: str, version: int, n: int, rows: Rows, whole: bool) -> None:
    """Writes what was made of a reader's film; of one that is not whole the last two reels are kept."""
    mine = and_(films.c.game == id, films.c.reader == rows.reader)
    reel = (await c.execute(select(films).where(mine, films.c.part == REEL))).one_or_none()
    await c.execute(delete(films).where(mine, or_(films.c.part < 0, films.c.part >= rows.first)))
    row = {"game": id, "reader": rows.reader, "rules_version": version, "n": n}
    for number, steps, data in rows.parts:
        await c.execute(insert(films).values(part=number, steps=steps, data=data, **row))
    await c.execute(insert(films).values(part=REEL, steps=rows.steps, data=rows.reel, **row))
    if reel is not None and reel.rules_version == version and not whole:
        await c.execute(insert(films).values({**reel._asdict(), "part": BEFORE}))
