"""The whole database as a file, and back: the same for SQLite and PostgreSQL, and from one to the other."""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.exc import IntegrityError

from grognard.core.telling.message import msg

from ..storage.database import Database
from ..storage.schema import attempts, games, metadata, now, people, presence, thoughts
from ..storage.upgrade import newest
from .desk import DeskError

FORMAT = "grognard backup 1"
PASSING = (presence, attempts, thoughts)  # tables that need no backup
TABLES = {str(table.name): table for table in metadata.sorted_tables if table not in PASSING}


async def backup(db: Database, path: Path) -> dict[str, int]:
    """Writes every table at one moment into a compressed file; readable only by its owner."""
    counts = dict.fromkeys(TABLES, 0)
    digest = hashlib.blake2b(digest_size=16)
    beside = path.with_name(path.name + ".part")
    beside.unlink(missing_ok=True)  # an existing file would keep its access rights
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
        head = {"format": FORMAT, "schema": newest(), "at": now()}
        async for line in _lines(db, head, counts):
            digest.update(line)
            out.write(line)
        out.write(msgspec.json.encode({"end": counts, "sum": digest.hexdigest()}) + b"\n")
    beside.replace(path)
    return counts


async def _lines(db: Database, head: dict[str, str], counts: dict[str, int]) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(head) + b"\n"
    async with db.snapshot() as c:
        for name, table in TABLES.items():
            async for row in await c.stream(select(table)):
                counts[name] += 1
                yield msgspec.json.encode({"table": name, "row": _plain(row._asdict())}) + b"\n"


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {str(name): value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


async def restore(db: Database, path: Path) -> dict[str, int]:
    """Fills an empty database from a backup; all of it or nothing."""
    counts = dict.fromkeys(TABLES, 0)
    async with db.write() as c:
        for table in (people, games):
            if (await c.execute(select(func.count()).select_from(table))).scalar_one():
                raise DeskError(msg("server-desk-not-empty"))
        try:
            for name, row in _rows(path):
                counts[name] += 1
                await c.execute(insert(TABLES[name]).values(**_stored(TABLES[name], row)))
        except (OSError, EOFError, KeyError, ValueError, msgspec.MsgspecError, IntegrityError) as e:
            raise DeskError(msg("server-desk-bad-backup", why=str(e)[:200])) from e
    return counts


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; raises at its end if it was changed or cut short."""
    counts = dict.fromkeys(TABLES, 0)
    digest = hashlib.blake2b(digest_size=16)
    ended = False
    with gzip.open(path, "rb") as lines:
        for number, line in enumerate(lines, 1):
            if ended:
                raise ValueError("something follows its end")
            part = msgspec.json.decode(line, type=dict[str, Any])
            if number == 1:
                _check_head(part)
            elif "end" in part:
                ended = part == {"end": counts, "sum": digest.hexdigest()}
            else:
                counts[part["table"]] += 1
                yield part["table"], part["row"]
            digest.update(line)
    if not ended:
        raise ValueError("it was changed or cut short")


def _check_head(head: dict[str, Any]) -> None:
    if head.get("format") != FORMAT:
        raise ValueError("it is no backup of grognard")
    if head.get("schema") != newest():
        raise DeskError(msg("server-desk-other-schema", made=str(head.get("schema")), here=newest()))


def _stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: bytes.fromhex(value) if name in binary else value for name, value in row.items()}
