"""Brings the schema of a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine

from .database import driver_url, is_sqlite, set_pragmas, sqlite_file


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def sync_engine(address: str) -> Engine:
    """A blocking engine, for commands."""
    if is_sqlite(address):
        sqlite_file(address).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        engine = create_engine(driver_url(address, sync=True))
        event.listen(engine, "connect", set_pragmas)
        return engine
    return create_engine(driver_url(address, sync=True))


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def current(address: str) -> str:
    """The version the database is at, "" if it is empty."""
    engine = sync_engine(address)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision() or ""
    finally:
        engine.dispose()


def known(revision: str) -> bool:
    """Whether this version of grognard knows that version of the schema."""
    script = ScriptDirectory.from_config(_config())
    return not revision or revision in {each.revision for each in script.walk_revisions()}


def upgrade(address: str) -> None:
    """Runs the migrations that are missing, all in one transaction."""
    engine = sync_engine(address)
    try:
        with engine.begin() as connection:
            command.upgrade(_config(connection), "head")
    finally:
        engine.dispose()
