"""Databases of every released version, upgraded: no upgrade is ever half done, and no row is lost."""

from __future__ import annotations

import json
import lzma
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, event, func, insert, select
from sqlalchemy.engine import Engine

from grognard.server.run import prepare
from grognard.server.settings import ServerSettings
from grognard.server.storage.schema import metadata
from grognard.server.storage.upgrade import current, newest, sync_engine, upgrade

from .postgres import Cluster
from .support import Json

DATABASES = Path(__file__).parent / "databases"
RELEASED = sorted(path.name.partition(".")[0] for path in DATABASES.glob("*.sqlite.xz"))
STARTS = ["", *RELEASED]  # an empty database, and one of each released version


def unpacked(released: str, file: Path) -> str:
    """The address of a copy of a released database, or of one that is yet to be made."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if released:
        file.write_bytes(lzma.decompress((DATABASES / f"{released}.sqlite.xz").read_bytes()))
    return f"sqlite:///{file}"


def seen_before(released: str) -> dict[str, Json]:
    """What the released version showed of its games, by their names."""
    text = lzma.decompress((DATABASES / f"{released}.views.json.xz").read_bytes())
    found: dict[str, Json] = json.loads(text)
    return found


def counts(address: str) -> dict[str, int]:
    """The number of rows of each table."""
    engine = sync_engine(address)
    known = MetaData()
    with engine.connect() as c:
        known.reflect(c)
        tables = [table for table in known.sorted_tables if table.name != "alembic_version"]
        found = {
            str(t.name): int(c.execute(select(func.count()).select_from(t)).scalar_one()) for t in tables
        }
    engine.dispose()
    return found


def differences(address: str) -> list[object]:
    """What the schema of a database lacks."""
    engine = sync_engine(address)
    with engine.connect() as c:
        found = compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata)
    engine.dispose()
    return list(found)


def statements(address: str) -> int:
    """How many statements the upgrade of a database sends, its commit counted.

    Servers of other tests may run in this process: what their threads send does not count.
    """
    sent = []
    here = threading.get_ident()

    def count(*_: object) -> None:
        if threading.get_ident() == here:
            sent.append(1)

    for name in ("before_cursor_execute", "commit"):
        event.listen(Engine, name, count)
    try:
        upgrade(address)
    finally:
        for name in ("before_cursor_execute", "commit"):
            event.remove(Engine, name, count)
    return len(sent)


def kill_all(addresses: list[str], before: str) -> None:
    """Kills the upgrade of each database one statement later than that of the one before; the last lives."""
    words = [sys.executable, "-m", "tests.server.kills", *addresses]
    told = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
    assert told == [f"died {before or '-'}"] * (len(addresses) - 1) + [f"done {newest()}"]


def comes_up(address: str, data: Path, before: str, rows: dict[str, int]) -> None:
    """A database whose upgrade was killed: it is as it was, or new, and the next start makes it new."""
    there = current(address)
    assert there in (before, newest())
    assert {name: n for name, n in counts(address).items() if name in rows} == rows or not before
    if not before and not there:
        assert counts(address) == {}
    if address.startswith("sqlite"):
        prepare(ServerSettings(data=str(data), database=address))
    else:
        upgrade(address)
    assert current(address) == newest()
    now = counts(address)
    assert {name: now[name] for name in rows} == rows


@pytest.mark.parametrize("released", STARTS)
def test_a_kill_at_any_statement_leaves_sqlite_old_or_new(released: str, tmp_path: Path) -> None:
    whole = unpacked(released, tmp_path / "whole" / "grognard.sqlite")
    before, rows = current(whole), counts(whole)
    sent = statements(whole)
    addresses = [unpacked(released, tmp_path / str(n) / "grognard.sqlite") for n in range(sent + 1)]
    kill_all(addresses, before)
    for n, address in enumerate(addresses):
        comes_up(address, tmp_path / str(n), before, rows)
        assert schema(address) == schema(whole)
    assert differences(whole) == []


def schema(address: str) -> list[tuple[object, ...]]:
    """The schema of a database of SQLite, as it is written in it."""
    engine = sync_engine(address)
    with engine.connect() as c:
        found = [tuple(row) for row in c.exec_driver_sql("select name, sql from sqlite_master order by name")]
    engine.dispose()
    return found


@pytest.mark.parametrize("released", STARTS)
def test_a_kill_at_any_statement_leaves_postgresql_old_or_new(
    released: str, tmp_path: Path, postgres: Cluster
) -> None:
    """All on one database: what a killed upgrade had left behind would be in the way of the next."""
    address = postgres.database()
    if released:
        moved(unpacked(released, tmp_path / "grognard.sqlite"), address)
    before, rows = current(address), counts(address)
    sent = statements(postgres.copy(address))
    kill_all([address] * (sent + 1), before)
    comes_up(address, tmp_path, newest(), rows)
    assert differences(address) == []


def moved(source: str, target: str) -> None:
    """Copies a database of SQLite into an empty one of PostgreSQL, at the same schema."""
    here, there = sync_engine(source), sync_engine(target)
    upgrade(target, current(source))
    known = MetaData()
    with here.connect() as a, there.begin() as b:
        known.reflect(b)
        for table in [table for table in known.sorted_tables if table.name != "alembic_version"]:
            rows = [row._asdict() for row in a.execute(select(table))]
            if rows:
                b.execute(insert(table), rows)
    here.dispose()
    there.dispose()


@pytest.mark.parametrize("released", RELEASED)
def test_an_upgrade_keeps_every_row(released: str, tmp_path: Path) -> None:
    file = tmp_path / "grognard.sqlite"
    address = unpacked(released, file)
    before = all_rows(file)
    assert sum(len(rows) for rows in before.values()) > 500
    upgrade(address)
    after = all_rows(file)
    for table, rows in before.items():
        if table != "alembic_version":
            assert [row[: len(rows[0])] for row in after[table]] == rows if rows else not after[table], table


def all_rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(file) as c:
        tables = [name for (name,) in c.execute("select name from sqlite_master where type = 'table'")]
        found = {name: c.execute(f"select * from {name} order by rowid").fetchall() for name in tables}
    c.close()
    return found


def test_a_migration_that_orphans_rows_is_not_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Foreign keys are not followed while migrations run, so they are looked at before the commit."""
    address = unpacked(RELEASED[0], tmp_path / "grognard.sqlite")
    before = counts(address)

    def orphan(config: object, _revision: str) -> None:
        config.attributes["connection"].exec_driver_sql("delete from people")  # type: ignore[attr-defined]

    monkeypatch.setattr("grognard.server.storage.upgrade.command.upgrade", orphan)
    with pytest.raises(RuntimeError, match="belong to nothing"):
        upgrade(address)
    assert counts(address) == before
