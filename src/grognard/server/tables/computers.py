"""Computers at the table: the worker that acknowledged a choice lets them answer, one act at a time.

Their acts go through the same door as everybody's. Who thinks for a game has claimed it in the database, so
that no other worker does; a claim that is not renewed lapses. Thoughts wait in a fair queue under the name
and the network of whoever asked for something in the game last; those of games that nobody looks at share one
place. A thought brings all acts that are settled by then: they are played one by one, each on the disk before
it is told, and the rest is thought out after them. For a computer that fails a lower level makes the choice:
no game stops because of it.
"""

from __future__ import annotations

import asyncio
import logging

from ..matches.hall_jobs import ComputerQuestion, Intended, Wish, lower_act, question, thought
from ..problems import Fault
from ..processes.crew import Mistake
from ..processes.fair_queue import Owner
from ..storage.store import Header
from .claims import Claims
from .commands import Commands
from .halls import Halls
from .rooms import Rooms

log = logging.getLogger("grognard.server")

SHORT = 20  # acts: most turns of a squad game; an army that moves has hundreds
HASTE = 5  # how much shorter the pauses of a long turn are
THOUGHT_SECONDS = 120  # a computer that has not chosen by then does not choose
UNATTENDED = "unattended"  # the thoughts nobody waits for have one place in the queue, all of them together
FASTER = ("stale", "not-your-turn")  # another worker was faster, or somebody took something back


class Computers:
    def __init__(
        self, rooms: Rooms, commands: Commands, tables: Halls, thinking: Halls, claims: Claims, pause: float
    ) -> None:
        self.rooms = rooms
        self.commands = commands
        self.tables = tables
        self.thinking = thinking
        self.claims = claims
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # games woken since their task last looked
        self._stopped = False

    def wake(self, id: str) -> None:
        """Lets the computers of a game play if they are asked."""
        self._again.add(id)
        if id not in self._tasks:
            task = asyncio.create_task(self._play(id), name=f"computers of {id}")
            self._tasks[id] = task
            task.add_done_callback(lambda _: self._ended(id))

    def _ended(self, id: str) -> None:
        """A game that was woken while its task gave back the claim gets another task."""
        del self._tasks[id]
        if id in self._again and not self._stopped:
            self.wake(id)

    async def resume(self) -> None:
        """Goes on with games in which a computer was about to choose and nobody lets it."""
        for id in await self.claims.left_alone():
            self.wake(id)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, id: str) -> None:
        try:
            made = 0
            plan = Plan()
            while True:
                if made and self.pause:
                    await asyncio.sleep(breath(self.pause, made))
                self._again.discard(id)
                played = await self._one(id, plan)
                if not played and id not in self._again:
                    return
                made = made + 1 if played else 0
        except Fault as e:
            log.info("the computers of game %s rest: %s", id, e)
        except Exception:
            log.exception("the computers of game %s stopped", id)
        finally:
            await self.claims.release(id)

    async def _one(self, id: str, plan: Plan) -> bool:
        """One act of a computer; False if none is asked."""
        header = await self.rooms.header(id)
        if not any(sitter.level for sitter in header.seats) or header.status == "waiting":
            return False
        secret = header.seed.encode() or header.kept_secret
        async with self.rooms.room(id).lock:
            asked: ComputerQuestion | None = await self.tables.ask(
                id, question, secret, owner=self._for(header)
            )
        if asked is None:
            return False
        if asked.failed:
            log.error("in game %s %s", id, asked.failed)
        keys = asked.keys or plan.next_act(asked)
        if not keys:  # the table is free while it thinks
            if not await self.claims.claim(id):
                return False
            plan.begin(asked, await self._thought(header, asked, secret))
            keys = plan.next_act(asked)
        wish = Wish(asked.player, "play", keys, asked.seq, computer=True)
        try:
            await self.commands.do(id, wish, self._for(header))
        except Fault as e:
            if e.problem.code not in FASTER:
                raise
        return True

    def _for(self, header: Header) -> Owner:
        """For whom the computers of a game play: who asked for something in it last; else its host."""
        return self.rooms.room(header.id).asker or header.owner()

    async def _thought(self, header: Header, asked: ComputerQuestion, secret: bytes) -> list[Intended]:
        """The next acts of a level that searches, or one of the level below."""
        owner = self._for(header)
        attended = self.rooms.room(header.id).attended
        waits = owner if attended else Owner(UNATTENDED, owner.person)
        together = 0 if attended else 1
        try:
            seconds = THOUGHT_SECONDS
            acts: list[Intended] = await self.thinking.ask(
                header.id,
                thought,
                asked,
                secret,
                owner=waits,
                at_least=asked.number - 1,
                seconds=seconds,
                together=together,
            )
            return acts
        except (Mistake, Fault) as e:
            log.error("the %s failed in game %s, act %d: %s", asked.level, header.id, asked.number, e)
        async with self.rooms.room(header.id).lock:
            keys, failed = await self.tables.ask(header.id, lower_act, asked, secret, owner=owner)
        if failed:
            log.error("in game %s %s", header.id, failed)
        return [Intended(asked.since, keys)]


class Plan:
    """What a computer has made up its mind to do, act by act, as long as nothing comes between."""

    def __init__(self) -> None:
        self.player = -1
        self.number = 0  # of the next act
        self.acts: list[Intended] = []

    def begin(self, asked: ComputerQuestion, acts: list[Intended]) -> None:
        self.player, self.number, self.acts = asked.player, asked.number, acts

    def next_act(self, asked: ComputerQuestion) -> list[str]:
        """The keys of the act that answers a question; none if the plan knows no answer."""
        expected = (self.player, self.number, self.acts[0].since if self.acts else -1)
        if (asked.player, asked.number, asked.since) != expected:
            self.acts = []
            return []
        self.number += 1
        return self.acts.pop(0).keys


def breath(pause: float, made: int) -> float:
    """How long a computer waits after so many acts in a row: nobody watches a whole army move."""
    return pause if made < SHORT else pause / HASTE
