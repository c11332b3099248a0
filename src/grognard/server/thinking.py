"""Computers that think for seconds do it in a process of their own: compiled code keeps its thread to itself.

What goes there is the game's record, and a choice comes back. The same record, secret and number lead to the
same choice, so it does not matter which process found it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from grognard.bots import QUICK, choose
from grognard.core.game import load

THINKERS = 1  # processes of one worker


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


def think(record: str, player: int, level: str, secret: bytes, number: int) -> str:
    """A computer's choice in a recorded game."""
    return choose(load(record).seat(player), level, secret, number)


def is_quick(level: str) -> bool:
    """Whether a level answers at once, so that nobody notices that the server waits for it."""
    return level in QUICK
