"""The database: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

BUSY = 15_000  # milliseconds that SQLite waits for another program
STEP = 200  # and while somebody waits to write
WRITE_SECONDS = 10.0  # that a writer to SQLite waits, however many wait before it
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON")
BEGIN = "BEGIN IMMEDIATE"


class BadDatabaseAddress(ValueError):
    """An address of a database that cannot be used; the message says what would be right."""


def driver_url(address: str, sync: bool = False) -> str:
    """The address an operator writes, with the driver SQLAlchemy is to use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabaseAddress(
            "a database address reads postgresql://user@host/name or sqlite:///path/to/file"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabaseAddress("a SQLite database must be a file: sqlite:///path/to/file")
        return url.set(drivername="sqlite" if sync else "sqlite+aiosqlite").render_as_string()
    raise BadDatabaseAddress(f"'{kind[:40]}' is no database grognard knows: use postgresql:// or sqlite:///")


def is_sqlite(address: str) -> bool:
    return driver_url(address).startswith("sqlite")


def sqlite_file(address: str) -> Path:
    return Path(str(make_url(address).database))


def set_pragmas(connection: Any, _record: object) -> None:
    """What every connection to SQLite begins with: a commit is on the disk when it is acknowledged."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def insert_new(c: AsyncConnection, table: Table, **values: object) -> None:
    """Writes a row unless there is one with its key; two at once do not get in each other's way."""
    if c.dialect.name == "postgresql":
        await c.execute(postgresql.insert(table).values(**values).on_conflict_do_nothing())
    else:
        await c.execute(sqlite.insert(table).values(**values).on_conflict_do_nothing())


def belongs_to_nothing(error: BaseException) -> bool:
    """Whether a row could not be written because what it belongs to has just been deleted."""
    if not isinstance(error, IntegrityError):
        return False
    code = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", "")
    return code in ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY")


async def _begin(c: AsyncConnection, end: float) -> None:
    """Begins to write, as soon as no other program does; until `end`. No reader may become a writer halfway.

    The driver waits in small steps, so that a caller who gives up does not leave it waiting.
    """
    await c.exec_driver_sql(f"PRAGMA busy_timeout={STEP}")
    try:
        while True:
            try:
                await c.exec_driver_sql(BEGIN)
                return
            except OperationalError as e:
                if "locked" not in str(e.orig) or time.monotonic() >= end:
                    raise
    finally:
        await c.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")


class Database:
    """Connections for reading and for writing; a `write` is committed when its block ends."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sqlite = is_sqlite(address)
        url = driver_url(address)
        if self.sqlite:
            self.engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        else:
            self.engine = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
        self._writing = asyncio.Lock()  # SQLite has one writer: wait here, not inside it

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        end = time.monotonic() + WRITE_SECONDS
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._writing.acquire()
        except TimeoutError:
            raise OperationalError(BEGIN, None, sqlite3.OperationalError("database is locked")) from None
        try:
            async with self.engine.begin() as connection:
                await _begin(connection, end)
                yield connection
        finally:
            self._writing.release()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Reads everything as it is at one moment, while others write on."""
        async with self.engine.connect() as connection:
            if self.sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
            await connection.rollback()

    async def close(self) -> None:
        await self.engine.dispose()
