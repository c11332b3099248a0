"""Hub: tells the live sockets of all workers that something changed.

Through the channel goes only what changed, never a view: each worker makes the views for its own sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct
from msgspec.structs import replace

CHANNEL = "grognard"


class News(Struct, frozen=True, omit_defaults=True):
    """What goes through the channel."""

    game: str = ""
    n: int = -1  # the game has come so far
    info: bool = False  # its header is another: seats, names, who is connected
    chat: int = 0  # the number of something said
    person: str = ""  # his name, his sessions or his games changed: sockets look again whether they may stay
    worker: str = ""  # where it comes from


_news = msgspec.json.Decoder(News)


class Listener(Protocol):
    """A live socket, as the hub sees it."""

    person: str

    def tell(self, news: News) -> None: ...


class Hub:
    """The sockets of this worker by game, and the channel to the other workers."""

    def __init__(self, worker: str, backend: ChannelsBackend) -> None:
        self.worker = worker
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self.listeners: dict[str, set[Listener]] = {}
        self.on_news: list[Callable[[News], None]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, game: str, listener: Listener) -> None:
        self.listeners.setdefault(game, set()).add(listener)

    def remove(self, game: str, listener: Listener) -> None:
        there = self.listeners.get(game, set())
        there.discard(listener)
        if not there:
            self.listeners.pop(game, None)

    # -- telling -----------------------------------------------------------------------------------

    def changed(self, game: str, n: int) -> None:
        self.tell(News(game=game, n=n))

    def tell(self, news: News) -> None:
        """Tells this worker's sockets at once, and the other workers."""
        self.deliver(news)
        self.channels.publish(msgspec.json.encode(replace(news, worker=self.worker)), CHANNEL)

    def deliver(self, news: News) -> None:
        """Tells this worker's sockets alone."""
        for each in self.on_news:
            each(news)
        if news.game:
            for listener in list(self.listeners.get(news.game, ())):
                listener.tell(news)
        elif news.person:
            for there in list(self.listeners.values()):
                for listener in [each for each in there if each.person == news.person]:
                    listener.tell(news)

    # -- listening ---------------------------------------------------------------------------------

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="hub")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                news = _news.decode(message)
                if news.worker != self.worker:  # ours were told at once
                    self.deliver(news)
