"""What an upgrade would do to a database: its schema, and the fate of every game. Nothing is changed.

Works on the schema of any released version, because it asks for no column that is not there, and while a
server of that version plays on.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from sqlalchemy import create_engine, event, inspect, select
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from grognard.core.telling.message import msg

from ..matches.fate import Fate, fate_of
from ..matches.match import Act, Summary
from ..storage.database import BUSY, driver_url, is_sqlite, sqlite_file
from ..storage.schema import acts, games, seats
from ..storage.store import Header, Sitter
from ..storage.upgrade import known, newest, revision_of
from .desk import DeskError


class Checked(Struct, frozen=True):
    """A game and what becomes of it."""

    id: str
    name: str
    status: str
    acts: int
    fate: Fate


class Findings(Struct, frozen=True):
    """The schema a database has, the one it would get, and its games."""

    schema: str
    newest: str
    games: list[Checked]

    def counts(self) -> dict[str, int]:
        """How many games have each fate."""
        kinds = [game.fate.kind for game in self.games]
        return {kind: kinds.count(kind) for kind in dict.fromkeys(sorted(kinds))}


def check(address: str) -> Findings:
    """Looks at every game of a database under the rules that are here."""
    if is_sqlite(address) and not sqlite_file(address).exists():
        raise DeskError(msg("server-cannot-database", why=f"{sqlite_file(address)}: no such file"))
    engine = _reading_engine(address)
    try:
        with engine.connect() as c:
            revision = revision_of(c)
            if not known(revision):
                raise DeskError(msg("server-cannot-newer", version=revision))
            return Findings(revision, newest(), list(_checked(c)) if revision else [])
    except DBAPIError as e:
        raise DeskError(msg("server-cannot-database", why=str(e.orig).strip())) from e
    finally:
        engine.dispose()


def _reading_engine(address: str) -> Engine:
    engine = create_engine(driver_url(address, sync=True), hide_parameters=True)
    if is_sqlite(address):
        event.listen(engine, "connect", _only_read)
    return engine


def _only_read(connection: object, _record: object) -> None:
    for pragma in ("query_only=ON", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


def _checked(c: Connection) -> Iterator[Checked]:
    ids = [row.id for row in c.execute(select(games.c.id).order_by(games.c.changed.desc()))]
    there = {column["name"] for column in inspect(c).get_columns("games")}
    wanted = [column for column in games.columns if column.name in there]
    for id in ids:
        row = c.execute(select(*wanted).where(games.c.id == id)).one_or_none()
        if row is None:  # called off meanwhile
            continue
        sitting = select(seats.c.seat, seats.c.person, seats.c.level, seats.c.share)
        sitters = [
            Sitter(each.seat, each.person or "", "", each.level, each.share)
            for each in c.execute(sitting.where(seats.c.game == id).order_by(seats.c.number))
        ]
        log = [
            Act(each.n, each.player, each.act, msgspec.json.decode(each.keys), each.auto, each.hash, each.at)
            for each in c.execute(select(acts).where(acts.c.game == id).order_by(acts.c.n))
        ]
        header = _header(row._asdict(), sitters)
        yield Checked(id, header.name, header.status, len(log), fate_of(header, log))


def _header(row: dict[str, object], sitters: list[Sitter]) -> Header:
    known = {name: row[name] for name in Header.__struct_fields__ if name in row}
    known["options"] = msgspec.json.decode(str(row["options"]), type=dict[str, str])
    known["summary"] = msgspec.json.decode(str(row["summary"]), type=Summary)
    known["host"] = row["host"] or ""
    return Header(**known, seats=sitters)  # type: ignore[arg-type]
