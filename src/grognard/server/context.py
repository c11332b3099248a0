"""The parts of a running server, in one place."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.connection import ASGIConnection

from .channels import PostgresChannels
from .chores import Chores
from .commands import Commands
from .computers import Computers
from .database import Database
from .drawings import Drawings
from .hub import Hub, News
from .infos import Infos
from .limits import Limits
from .names import rekey
from .page_files import Page
from .presence import Presence
from .pulse import Pulse
from .replays import Replays
from .rooms import Rooms
from .settings import Settings
from .talk import Talk

log = logging.getLogger("grognard.server")


class Server:
    """One worker: the database, the games in memory, the sockets, and who plays for computers."""

    def __init__(self, settings: Settings, backend: ChannelsBackend | None = None) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(6)
        self.db = Database(settings.url)
        self.hub = Hub(self.worker, backend or self._backend())
        self.pulse = Pulse(self.db, self.worker)
        self.limits = Limits(settings.limits)
        self.rooms = Rooms(self.db)
        self.presence = Presence(self.db, self.hub, self.worker)
        self.infos = Infos(self.rooms, self.presence)
        self.drawings = Drawings(Path(settings.data) / "drawings")
        self.page = Page(Path(settings.page) if settings.page else Path(__file__).parent / "page")
        self.replays = Replays(self.db)
        self.talk = Talk(self.db, self.hub)
        self.commands = Commands(self.db, self.rooms, self.hub)
        self.computers = Computers(self.db, self.rooms, self.commands, settings.pause)
        self.chores = Chores(self.db, self.rooms, self.hub, self.presence, self.computers, self.replays)
        self.hub.on_news.append(self._heard)

    def _backend(self) -> ChannelsBackend:
        return MemoryChannelsBackend() if self.db.sqlite else PostgresChannels(self.settings.url)

    def _heard(self, news: News) -> None:
        if news.info or news.person:
            self.rooms.changed(news.game, news.person)

    async def start(self) -> None:
        if self.db.sqlite:
            await self.presence.forget_all()
        await rekey(self.db)
        await self.hub.start()
        self.chores.start()
        await self.computers.resume()

    async def stop(self) -> None:
        await self.computers.stop()
        self.drawings.stop()
        await self.chores.stop()
        await self.hub.stop()
        try:
            async with asyncio.timeout(5):
                await self.presence.clear()
        except Exception:
            log.warning("the rows of open sockets could not be removed; they lapse by themselves")
        try:
            async with asyncio.timeout(5):
                await self.rooms.keep_all()
        except Exception:
            log.warning("the last views of the games in memory could not be stored")
        await self.db.close()


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    found = connection.app.state["server"]
    assert isinstance(found, Server)
    return found
