"""The channel between workers: in memory for one, through PostgreSQL's NOTIFY for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier, Literal
from sqlalchemy.engine import make_url

log = logging.getLogger("grognard.server")


class PostgresChannels(ChannelsBackend):
    """One connection that listens and one that tells; both reconnect when the database is back.

    News lost in between does no harm: the workers look at the database every few seconds.
    """

    def __init__(self, address: str) -> None:
        url = make_url(address).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._channels: set[str] = set()
        self._events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._again = asyncio.Event()  # the channels changed: listen again
        self._teller: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        self._events = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen(), name="postgres channel")

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._teller is not None:
            await self._teller.close()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels |= set(channels)
        self._again.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)
        self._again.set()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for attempt in (1, 2):
            try:
                if self._teller is None or self._teller.closed:
                    self._teller = await AsyncConnection.connect(self._address, autocommit=True)
                for channel in channels:
                    text = SQL("NOTIFY {}, {}").format(Identifier(channel), Literal(data.decode()))
                    await self._teller.execute(text)
                return
            except Error as e:
                with suppress(Error):
                    if self._teller is not None:
                        await self._teller.close()
                self._teller = None
                if attempt == 2:
                    log.error("the other workers cannot be told: %s", e)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._events.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _listen(self) -> None:
        while True:
            try:
                async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await self._hear(connection)
            except Error as e:
                log.error("the channel between the workers is down, trying again: %s", e)
                await asyncio.sleep(1)

    async def _hear(self, connection: AsyncConnection[Any]) -> None:
        while True:
            self._again.clear()
            await connection.execute("UNLISTEN *")
            for channel in sorted(self._channels):
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
            while not self._again.is_set():
                async for notice in connection.notifies(timeout=0.5):
                    self._events.put_nowait((notice.channel, notice.payload.encode()))
