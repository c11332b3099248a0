"""Computers that think for seconds do it in a process of their own: compiled code keeps its thread to itself.

What goes there is the game's record, and a choice comes back. The same record, secret and number lead to the
same choice, so it does not matter which process found it. A thinker keeps the games it saw last and plays on
in them: replaying a whole campaign for each choice would take longer than the thought.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from msgspec.structs import replace

from grognard.bots import QUICK, choose
from grognard.core.game import Game, replay, rules_of
from grognard.core.record import Choice, Entry, Note, Record, RecordError, parse_record, shelved

THINKERS = 1  # processes of one worker
KEPT = 8  # games a thinker remembers


class Thinking:
    """The choices of computers, the slow ones found elsewhere."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def find(self, record: str, player: int, level: str, secret: bytes, number: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), think, record, player, level, secret, number)
        except BrokenProcessPool:  # it was killed: the next one is asked again
            self._pool = None
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(THINKERS, mp_context=get_context("spawn"))
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Memory:
    """The games a thinker saw last, the newest at the end."""

    def __init__(self) -> None:
        self.games: list[Game] = []

    def game(self, text: str) -> Game:
        """The game of a record, with the choices of its last player since he began: his plan goes on."""
        record = parse_record(text)
        found = next((game for game in self.games if grows_into(game.record, record)), None)
        if found is None:
            found = begun(record)
        else:
            self.games.remove(found)
        play_on(found, record.entries[len(found.record.entries) :])
        if record.end != (found.state.ply, found.hash()):
            raise RecordError("the game goes another way than recorded")
        self.games = [*self.games[1 - KEPT :], found]
        return found


def grows_into(earlier: Record, later: Record) -> bool:
    """Whether a record is that of the same game, with further choices."""
    seen = len(earlier.entries)
    if len(later.entries) < seen or not all(may_follow(entry) for entry in later.entries[seen:]):
        return False
    if (earlier.game, earlier.scenario, earlier.seed) != (later.game, later.scenario, later.seed):
        return False
    if earlier.options != later.options:
        return False
    return all(same(a, b) for a, b in zip(earlier.entries, later.entries, strict=False))


def same(a: Entry, b: Entry) -> bool:
    if isinstance(a, Choice) and isinstance(b, Choice):
        return a.key == b.key and a.seat == b.seat  # not the line of the text they were read from
    return a == b


def may_follow(entry: Entry) -> bool:
    """Whether an entry can simply be played; what is taken back or has other dice cannot."""
    return isinstance(entry, (Choice, Note))


def begun(record: Record) -> Game:
    """A game as far as something was taken back or the dice changed; from there on it can be played."""
    at = max((n for n, entry in enumerate(record.entries, 1) if not may_follow(entry)), default=0)
    return replay(
        rules_of(record.game), replace(record, entries=shelved(record.entries[:at]), end=None), check=False
    )


def play_on(game: Game, entries: list[Entry]) -> None:
    for entry in entries:
        if isinstance(entry, Choice):
            game.play(entry.key, game.scenario.seats.index(entry.seat), entry.auto)
        elif isinstance(entry, Note):
            game.note(entry.text)


_memory = Memory()


def think(record: str, player: int, level: str, secret: bytes, number: int) -> str:
    """A computer's choice in a recorded game."""
    return choose(_memory.game(record).seat(player), level, secret, number)


def is_quick(level: str) -> bool:
    """Whether a level answers at once, so that nobody notices that the server waits for it."""
    return level in QUICK
