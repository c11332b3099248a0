"""The pulse: whether the database takes what is written, tried now and then and not by every request."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import update

from .database import Database, insert_new
from .schema import attempts

EVERY = 10.0  # seconds between two tries
PATIENCE = 5.0  # and for one of them


class Pulse:
    """Tests by writing: on a full disk, reading works for a long time, writing does not."""

    def __init__(self, db: Database, worker: str) -> None:
        self.db = db
        self.key = f"pulse:{worker}"
        self._turn = asyncio.Lock()
        self._felt = -EVERY  # when it was last tried
        self._error: Exception | None = None

    async def feel(self) -> None:
        """Raises what went wrong when a row was last written."""
        async with self._turn:
            if time.monotonic() - self._felt >= EVERY:
                self._felt, self._error = time.monotonic(), None
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._write()
                except Exception as e:
                    self._error = e
        if self._error is not None:
            raise self._error

    async def _write(self) -> None:
        async with self.db.write() as c:
            await insert_new(c, attempts, key=self.key, tokens=0.0, at=time.time())
            await c.execute(update(attempts).where(attempts.c.key == self.key).values(at=time.time()))
