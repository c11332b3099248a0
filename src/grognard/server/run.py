"""Starts a server: looks at the database first, then runs one worker or several."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError

from grognard.core.telling.message import Message, msg

from .entrance.gate import IDLE_SECONDS
from .entrance.proxies import BadProxies, Proxies
from .logs import set_up
from .metrics import SHARED
from .settings import ServerSettings
from .storage.database import BadDatabaseAddress, is_sqlite
from .storage.upgrade import current, known, newest, upgrade
from .types import prepare as prepare_types

GRACE = 10  # seconds that open requests have when the server is told to stop
LARGEST_MESSAGE = 4096  # of the live socket
PROTOCOL: dict[str, Any] = {  # how uvicorn is to serve; the tests serve in the same way
    "http": "grognard.server.entrance.gate:Gate",
    "ws": "grognard.server.entrance.gate:LiveGate",
    "proxy_headers": False,  # `proxies` reads them, of those who are trusted
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "backlog": 1024,
    "timeout_keep_alive": IDLE_SECONDS,
    "timeout_graceful_shutdown": GRACE,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_max_queue": 8,
    "ws_per_message_deflate": False,  # it would cost every connection more memory than a game
}


class CannotStart(Exception):
    """Why the server does not start, in a sentence."""

    def __init__(self, text: Message) -> None:
        super().__init__(text.id)
        self.text = text


def prepare(settings: ServerSettings) -> None:
    """Makes the data folder and sees that the database is there and up to date."""
    try:
        sqlite = is_sqlite(settings.url)
    except BadDatabaseAddress as e:
        raise CannotStart(msg("server-cannot-address", why=str(e))) from e
    try:
        Proxies(settings.trusted_proxies)
    except BadProxies as e:
        raise CannotStart(msg("server-cannot-proxies", what=str(e))) from e
    if sqlite and settings.workers > 1:
        raise CannotStart(msg("server-cannot-workers", n=settings.workers))
    try:
        Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        revision = current(settings.url)
        if not known(revision):
            raise CannotStart(msg("server-cannot-newer", version=revision))
        if revision != newest():
            if not sqlite:
                raise CannotStart(msg("server-cannot-behind", here=revision or "-", needed=newest()))
            upgrade(settings.url)
    except DBAPIError as e:
        raise CannotStart(msg("server-cannot-database", why=str(e.orig).strip())) from e
    except OSError as e:
        raise CannotStart(msg("server-cannot-folder", path=settings.data, why=str(e.strerror))) from e


def run(settings: ServerSettings) -> None:
    """Serves until told to stop. The workers find their settings in the environment."""
    settings.to_environment()
    set_up(settings.log)
    if settings.workers == 1:  # several are processes of their own and do it themselves
        prepare_types()
    if settings.workers > 1 and SHARED not in os.environ:
        os.environ[SHARED] = tempfile.mkdtemp(prefix="grognard-metrics-")
    uvicorn.run(
        "grognard.server.app:make_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        **PROTOCOL,
    )
