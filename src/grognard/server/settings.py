"""How a server was started: the one value that all its parts and all its workers share."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

VARIABLE = "GROGNARD_SERVER"  # the settings of a worker process, as JSON


class ServerSettings(Struct, frozen=True):
    """`database` as the operator wrote it, "" for the SQLite file in the data folder."""

    data: str
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    https: bool = False  # the page is reached over https although the requests that arrive here are not
    log: str = "text"  # or "json"
    limits: bool = True  # limits on how often a client may ask; off only for measuring
    pause: float = 0.25  # seconds between two choices of a computer, so that people can follow
    trusted_proxies: str = ""  # addresses and networks whose word about the client's address is taken
    halls: int = 0  # processes in which games live, 0: as many as there are cores, at most 2
    page: str = ""  # where the built page lies, "" beside this package

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{Path(self.data) / 'grognard.sqlite'}"

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> ServerSettings:
    return msgspec.json.decode(os.environ[VARIABLE].encode(), type=ServerSettings)


def data_folder() -> Path:
    """The platform's folder for a user's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "grognard"
