"""Replays and reports: films that are made in threads, slice by slice, and kept in the database.

A request that nobody waits for any more stops at the end of a slice, and what was made until then is kept.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections import OrderedDict
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.film import Film
from grognard.core.game import Game
from grognard.core.kinds import EVERYBODY, PUBLIC
from grognard.core.replay import view_at
from grognard.core.report import Report
from grognard.core.view import Index, Part, View

from .database import Database
from .explaining import FAR, Retelling
from .filming import Rows, filmed, furthest, readers_of, uncounted_part, unpacked_part, until_now
from .match import Match
from .problems import bad_request, not_found
from .schema import films, games
from .wire import Doing

log = logging.getLogger("grognard.server")

MOST_KEPT = 16  # films in memory
MOST_RETOLD = 8  # games in which somebody asks what the computer is doing
SLICE = 1.0  # seconds of filming until somebody else has his turn
SHORT = 600  # steps of a film that is told in one answer
LONG = 400  # acts: a game of so many is filmed before anybody asks
AHEAD = 250  # acts that a film may lag behind
REEL, BEFORE = -1, -2  # the rows of the film as it was laid aside last, and before that


class Wanted(Struct):
    """A game as it was at one moment, to be replayed for one reader."""

    id: str
    n: int
    game: Game
    over: bool
    player: int


class Showing(Struct):
    """A film ready to be shown: its index, its report, and the parts that are not in the database."""

    index: Index
    report: Report
    parts: dict[int, Part]


def wanted(id: str, match: Match, player: int) -> Wanted:
    """What a replay is made of; after this the game may go on."""
    return Wanted(id, match.n, frozen(match.game), match.ended, player)


class Replays:
    """Films on demand, two at a time, and ahead of it."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._shown: OrderedDict[tuple[str, int, int], Showing] = OrderedDict()
        self._retold: OrderedDict[str, Retelling] = OrderedDict()
        self._building = asyncio.Semaphore(2)
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def showing(self, what: Wanted) -> Showing:
        """The film of a reader as far as the game has come."""
        key = (what.id, what.player, what.n)
        async with self._one_at_a_time(f"{what.id} {what.player}"):
            if key in self._shown:
                self._shown.move_to_end(key)
                return self._shown[key]
            found = await self._made(what)
        self._shown[key] = found
        while len(self._shown) > MOST_KEPT:
            self._shown.popitem(last=False)
        return found

    def _one_at_a_time(self, what: str) -> asyncio.Lock:
        """Who asks for what is being made waits for it."""
        lock = self._making.get(what)
        if lock is None:
            lock = self._making[what] = asyncio.Lock()
        return lock

    async def _made(self, what: Wanted) -> Showing:
        while not await self._film(what, [what.player], SLICE):
            pass
        async with self.db.read() as c:
            reels = await reels_of(c, what.id, what.game.rules.version, [what.player])
        async with self._building:
            return await asyncio.to_thread(shown, what.game, reels, what.player, what.over)

    async def _film(self, what: Wanted, readers: list[int], seconds: float) -> bool:
        """Films some seconds long what is missing, and keeps it; whether nothing is missing any more.

        A game that goes on is filmed from time to time: what has come since is made when somebody asks.
        """
        version = what.game.rules.version
        async with self.db.read() as c:
            come = await filmed_until(c, what.id, version, readers)
            lag = what.n - min(come.get(reader, 0) for reader in readers)
            if lag == 0 or (not what.over and 0 < lag < AHEAD):
                return True
            reels = await reels_of(c, what.id, version, readers)
        async with self._building:
            rows, done = await asyncio.to_thread(filmed, what.game, reels, readers, seconds)
        async with self.db.write() as c:
            for each in rows:
                await keep(c, what.id, version, what.n if done else 0, each, what.over and done)
        return done

    async def part(self, what: Wanted, number: int) -> Part:
        """A part of a film; raises the 400 of one that there is not."""
        found = await self.showing(what)
        count = len(found.index.parts)
        at = number if number >= 0 else count - 1
        if at >= count:
            raise bad_request(f"part: 0 to {count - 1}")
        if at in found.parts:
            return found.parts[at]
        row = select(films.c.data).where(films.c.game == what.id, films.c.reader == what.player)
        async with self.db.read() as c:
            data = (await c.execute(row.where(films.c.part == at))).scalar_one_or_none()
        if data is None:  # the game was rewound meanwhile
            raise not_found()
        return await asyncio.to_thread(unpacked_part, data, what.over)

    async def report(self, what: Wanted) -> Report:
        """The after-action report, as far as the reader knows the game."""
        return (await self.showing(what)).report

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

    async def ahead(self, what: Wanted, seconds: float = SLICE) -> bool:
        """Films what is missing of a game for all readers, at most so many seconds; whether all is done."""
        return await self._film(what, readers_of(what.game), seconds)

    # -- looking back ------------------------------------------------------------------------------

    async def doings(self, what: Wanted, computers: list[str]) -> list[Doing]:
        """What the computers did last, and what for."""
        async with self._building:
            known = self._retold.pop(what.id, None)  # nobody else goes on with it meanwhile
            async with self.db.read() as c:
                reels = [] if known else await reels_of(c, what.id, what.game.rules.version, [PUBLIC])
            retelling, found = await asyncio.to_thread(retold, known, what.game, computers, reels)
        if not what.over:
            self._retold[what.id] = retelling
            while len(self._retold) > MOST_RETOLD:
                self._retold.popitem(last=False)
        return found

    async def view_at(self, what: Wanted, lines: int) -> View:
        """The view as it was when the reader's log had so many lines."""
        async with self._building:
            return await asyncio.to_thread(view_at, what.game, what.player, lines)


def shown(game: Game, reels: list[bytes], reader: int, over: bool) -> Showing:
    """A film to the present moment, ready to be shown."""
    film: Film = until_now(game, reels, reader)
    parts = [*film.complete, film.part]
    told = parts if over else [uncounted_part(part) for part in parts]
    return Showing(film.acts.index, film.tally.report(over), {part.number: part for part in told})


def retold(
    known: Retelling | None, game: Game, computers: list[str], reels: list[bytes]
) -> tuple[Retelling, list[Doing]]:
    """What the computers did last, and the game played again up to there; from a reel, if there is one."""
    standing = game.record.standing()
    if known is None or not known.leads_to(standing):
        near = furthest(reels, [PUBLIC], standing[: max(0, len(standing) - FAR)])
        known = Retelling(game, near.get(PUBLIC))
    return known, known.doings(standing, computers)


def frozen(game: Game) -> Game:
    """A game whose record does not go on while a thread reads it."""
    found = copy.copy(game)
    found.record = replace(game.record, entries=game.record.entries.copy())
    return found


# -- rows ----------------------------------------------------------------------------------------------


async def reels_of(c: AsyncConnection, id: str, version: int, readers: list[int]) -> list[bytes]:
    """The reels of some readers' films."""
    found = select(films.c.data).where(films.c.game == id, films.c.reader.in_(readers), films.c.part < 0)
    return [row.data for row in await c.execute(found.where(films.c.rules_version == version))]


async def filmed_until(c: AsyncConnection, id: str, version: int, readers: list[int]) -> dict[int, int]:
    """By reader: the act until which nothing is missing in his film."""
    found = select(films.c.reader, films.c.n).where(films.c.game == id, films.c.part == REEL)
    found = found.where(films.c.rules_version == version, films.c.reader.in_(readers))
    return {row.reader: row.n for row in await c.execute(found)}


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
