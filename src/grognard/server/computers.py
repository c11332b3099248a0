"""Computers at the table: whoever acknowledged a choice lets them answer, one act at a time.

Their acts go through the same door as everybody's. Two workers that answer for the same computer at once find
the same choice, and the second finds it written. For a computer that fails a lower level makes the choice: no
game stands still for it.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

from sqlalchemy import select

from grognard.bots import choose
from grognard.bots.levels import GREEDY, RANDOM
from grognard.core.errors import NotYours, Stale
from grognard.core.seat import Seat

from .commands import Commands, Wish
from .database import Database
from .match import Match
from .problems import Fault
from .rooms import Rooms
from .schema import games
from .thinking import Thinking, is_quick

log = logging.getLogger("grognard.server")

AT_ONCE = 4  # games in which computers think at the same time
SHORT = 20  # choices: most turns of a squad game; an army that moves has hundreds
HASTE = 5  # how much shorter the pauses of a long turn are
WAITING = '"computer":true'  # how a summary says so


class Computers:
    def __init__(self, db: Database, rooms: Rooms, commands: Commands, pause: float) -> None:
        self.db = db
        self.rooms = rooms
        self.commands = commands
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # games woken while their task was about to end
        self._turns = asyncio.Semaphore(AT_ONCE)
        self.thinking = Thinking()

    def wake(self, id: str) -> None:
        """Lets the computers of a game play if they are asked."""
        self._again.add(id)
        if id not in self._tasks:
            task = asyncio.create_task(self._play(id), name=f"computers of {id}")
            self._tasks[id] = task
            task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def resume(self) -> None:
        """Goes on with games in which a computer was about to choose."""
        found = select(games.c.id).where(games.c.status == "running", games.c.summary.contains(WAITING))
        async with self.db.read() as c:
            for row in (await c.execute(found)).all():
                self.wake(row.id)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.stop()

    async def _play(self, id: str) -> None:
        try:
            made = 0
            while True:
                if made and self.pause:
                    await asyncio.sleep(breath(self.pause, made))
                self._again.discard(id)
                async with self._turns:
                    played = await self._one(id)
                if not played and id not in self._again:
                    return
                made = made + 1 if played else 0
        except Fault as e:
            log.info("the computers of game %s rest: %s", id, e)
        except Exception:
            log.exception("the computers of game %s stopped", id)

    async def _one(self, id: str) -> bool:
        """One choice of a computer; False if none is asked."""
        header = await self.rooms.header(id)
        if not any(sitter.level for sitter in header.seats) or header.status == "waiting":
            return False
        secret = header.seed.encode() or header.secret
        async with self.rooms.open(id) as (_, match):
            asked = asked_computer(match)
            if asked is None:
                return False
            player, level = asked
            seat = match.game.seat(player)
            seq, number = seat.seq, match.n + 1
            key = quick_choice(seat, level, secret, number) if is_quick(level) else ""
            record = "" if key else match.game.text()
        if not key:  # the table is free while it thinks
            key = await self._thought(id, record, player, level, secret, number)
        wish = Wish(player, "play", [key], seq, computer=True)
        try:
            await self.commands.do(id, wish)
        except (Stale, NotYours):  # another worker was faster, or somebody took something back
            return True
        return True

    async def _thought(
        self, id: str, record: str, player: int, level: str, secret: bytes, number: int
    ) -> str:
        """The choice of a level that searches, or of the one below."""
        try:
            return await self.thinking.find(record, player, level, secret, number)
        except BrokenProcessPool:
            raise
        except Exception:
            log.exception("the %s failed in game %s, choice %d: the %s chooses", level, id, number, GREEDY)
        async with self.rooms.open(id) as (_, match):
            return quick_choice(match.game.seat(player), GREEDY, secret, number)


def quick_choice(seat: Seat, level: str, secret: bytes, number: int) -> str:
    """The choice of a level that answers at once, or one by chance."""
    try:
        return choose(seat, level, secret, number)
    except Exception:
        log.exception("the %s failed at choice %d: chance chooses", level, number)
        return choose(seat, RANDOM, secret, number)


def breath(pause: float, made: int) -> float:
    """How long a computer waits after so many choices in a row: nobody watches an army unit by unit."""
    return pause if made < SHORT else pause / HASTE


def asked_computer(match: Match) -> tuple[int, str] | None:
    """The first computer that is asked, and its level."""
    for player in match.asked():
        if match.computers[player]:
            return player, match.computers[player]
    return None
