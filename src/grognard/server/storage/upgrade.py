"""Brings the schema of a database up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine

from .database import driver_url, is_sqlite, set_pragmas, sqlite_file


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def make_private(file: Path) -> None:
    """Makes an empty database file that its owner alone may read, and its folder, unless they are there.

    SQLite gives the files beside it the same rights. Where no file can be made, SQLite says why.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def sync_engine(address: str) -> Engine:
    """A blocking engine, for commands."""
    if is_sqlite(address):
        make_private(sqlite_file(address))
        engine = create_engine(driver_url(address, sync=True), hide_parameters=True)
        event.listen(engine, "connect", set_pragmas)
        return engine
    return create_engine(driver_url(address, sync=True), hide_parameters=True)


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def current(address: str) -> str:
    """The version the database is at, "" if it is empty."""
    engine = sync_engine(address)
    try:
        with engine.connect() as connection:
            return revision_of(connection)
    finally:
        engine.dispose()


def revision_of(connection: Connection) -> str:
    """The version of the database a connection leads to, "" if it is empty."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def known(revision: str) -> bool:
    """Whether this version of grognard knows that version of the schema."""
    script = ScriptDirectory.from_config(_config())
    return not revision or revision in {each.revision for each in script.walk_revisions()}


def upgrading_engine(address: str) -> Engine:
    """An engine whose transactions hold what migrations do, too.

    Python's driver for SQLite would end a transaction at each change of the schema: it is told to leave them
    alone, and they begin by a statement of their own. Foreign keys are not followed meanwhile, because a
    migration may make a table again; whether they all lead somewhere is checked in the end.
    """
    engine = sync_engine(address)
    if is_sqlite(address):
        event.listen(engine, "connect", _own_transactions)
        event.listen(engine, "begin", _begin)
    return engine


def _own_transactions(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=OFF")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(address: str, to: str = "head") -> None:
    """Runs the migrations that are missing, all in one transaction: a database is never half upgraded."""
    engine = upgrading_engine(address)
    try:
        with engine.begin() as connection:
            command.upgrade(_config(connection), to)
            if is_sqlite(address) and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise RuntimeError("a migration has left rows that belong to nothing")
    finally:
        engine.dispose()
