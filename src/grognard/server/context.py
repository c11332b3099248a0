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
from msgspec.structs import replace

from .chores import Chores
from .entrance.limits import Limits, network
from .news.channels import PostgresChannels
from .news.hub import Hub, News
from .persons.names import rekey
from .persons.presence import Presence
from .persons.talk import Talk
from .press.drawings import Drawings
from .press.page_files import Page
from .processes.crew import Crew, CrewPlan
from .processes.crews import press_plan, study_plan, tables_plan, thinking_plan
from .processes.fair_queue import Owner
from .processes.watchdog import Watchdog
from .settings import ServerSettings
from .storage.database import Database
from .storage.pulse import Pulse
from .tables.claims import Claims
from .tables.commands import Commands
from .tables.computers import Computers
from .tables.halls import Halls
from .tables.infos import Infos
from .tables.keeping import Keeping
from .tables.learning import Learning
from .tables.replays import Replays
from .tables.rooms import Rooms
from .tables.titles import Titles

log = logging.getLogger("grognard.server")


class Server:
    """One worker: the database, the games in memory, the sockets, and who plays for computers."""

    def __init__(self, settings: ServerSettings, backend: ChannelsBackend | None = None) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(6)
        self.db = Database(settings.url)
        self.hub = Hub(self.worker, backend or self._backend())
        self.pulse = Pulse(self.db, self.worker)
        self.limits = Limits(settings.limits)
        self.rooms = Rooms(self.db)
        self.tables = self._halls(tables_plan(settings.halls))
        self.study = self._halls(study_plan())
        self.thinking = self._halls(thinking_plan(), roams=True)
        self.press = self._crew(press_plan())
        self.crews = (self.tables.crew, self.study.crew, self.thinking.crew, self.press)
        self.watchdog = Watchdog()
        self.presence = Presence(self.db, self.hub, self.worker)
        self.infos = Infos(self.rooms, self.tables, self.presence, Titles(self.tables.crew))
        self.drawings = Drawings(Path(settings.data) / "drawings", self.press)
        self.page = Page(Path(settings.page) if settings.page else Path(__file__).parent / "page")
        self.replays = Replays(self.db, self.study)
        self.learning = Learning(self.db, self.rooms, self.study, self.hub)
        self.talk = Talk(self.db, self.hub)
        self.keeping = Keeping(self.db, self.rooms, self.tables)
        self.tables.on_open = self.keeping.came
        self.commands = Commands(self.db, self.rooms, self.tables, self.hub, self.keeping)
        self.claims = Claims(self.db, self.worker)
        self.computers = Computers(
            self.rooms, self.commands, self.tables, self.thinking, self.claims, settings.pause
        )
        self.chores = Chores(self)
        self.hub.on_news.append(self._heard)

    def _crew(self, plan: CrewPlan) -> Crew:
        return Crew(plan if self.settings.limits else replace(plan, waiting=0))

    def _halls(self, plan: CrewPlan, roams: bool = False) -> Halls:
        return Halls(self.db, self.rooms, self._crew(plan), roams)

    def _backend(self) -> ChannelsBackend:
        return MemoryChannelsBackend() if self.db.sqlite else PostgresChannels(self.settings.url)

    def _heard(self, news: News) -> None:
        if news.info or news.person:
            self.rooms.changed(news.game, news.person)

    async def start(self) -> None:
        self.watchdog.start()
        self.tables.crew.start_all()
        if self.db.sqlite:
            await self.presence.forget_all()
            await self.claims.forget_all()
        await rekey(self.db)
        await self.hub.start()
        self.chores.start()
        for id in await self.claims.left_alone(quiet=0):
            self.computers.wake(id)

    async def stop(self) -> None:
        await self.computers.stop()
        await self._keep_all()
        for crew in self.crews:
            await crew.stop()
        await self.chores.stop()
        await self.hub.stop()
        try:
            async with asyncio.timeout(5):
                await self.presence.clear()
                await self.claims.clear()
        except Exception:
            log.warning("the rows of open sockets could not be removed; they lapse by themselves")
        await self.db.close()
        self.watchdog.stop()

    async def _keep_all(self) -> None:
        try:
            async with asyncio.timeout(5):
                await self.keeping.stop()
        except Exception:
            log.warning("the last views of the games in memory could not be stored")


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    server = connection.app.state["server"]
    assert isinstance(server, Server)
    return server


def asker(connection: ASGIConnection[Any, Any, Any, Any], person: str = "") -> Owner:
    """The owner of a job: who asks, and from where."""
    return Owner(network(connection.client.host if connection.client else ""), person)
