"""Games in the database: headers, logs, and who belongs to them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..faults import not_found
from ..matches.hall_jobs import Beginning
from ..matches.header import GONE, Header, Latest, Sitter
from ..matches.match import Act, Summary
from .database import Database, insert_new
from .schema import acts, games, members, now, people, seats

__all__ = ("GONE", "Header", "Latest", "Sitter")

PAGE = 400  # acts


def _header(row: Row[tuple[object, ...]], sitters: list[Sitter]) -> Header:
    known = row._asdict()
    known["options"] = msgspec.json.decode(known["options"], type=dict[str, str])
    known["summary"] = msgspec.json.decode(known["summary"], type=Summary)
    known["host"] = known["host"] or ""
    known.setdefault("opening", "")
    return Header(**known, seats=sitters)


async def headers(c: AsyncConnection, ids: list[str], openings: bool = True) -> dict[str, Header]:
    """Several games at once, by their ids; those that do not exist are left out.

    Lists do without the records that games go on from: they are long.

    The games come first: if somebody sits down meanwhile, the seats are newer than the game, which then waits
    and will be read again; the other way round it would run for good without him.
    """
    if not ids:
        return {}
    columns = [column for column in games.c if openings or column is not games.c.opening]
    rows = (await c.execute(select(*columns).where(games.c.id.in_(ids)))).all()
    sitting = select(seats, people.c.name).outerjoin(people, people.c.id == seats.c.person)
    sitting = sitting.where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.number)
    by_game: dict[str, list[Sitter]] = {}
    for row in await c.execute(sitting):
        gone = row.person is None and not row.level and row.share
        name = GONE if gone else row.name or ""
        sitter = Sitter(row.seat, row.person or "", name, row.level, row.share, row.agreed)
        by_game.setdefault(row.game, []).append(sitter)
    return {row.id: _header(row, by_game.get(row.id, [])) for row in rows}


async def header(c: AsyncConnection, id: str) -> Header | None:
    return (await headers(c, [id])).get(id)


async def hold_game(c: AsyncConnection, id: str) -> str:
    """The status of a game; nobody else begins, ends or deletes it until the transaction ends.

    Raises the 404 of one that was deleted since it was looked up. SQLite has one writer anyway.
    """
    query = select(games.c.status).where(games.c.id == id).with_for_update()
    status: str | None = (await c.execute(query)).scalar_one_or_none()
    if status is None:
        raise not_found()
    return status


async def acts_after(c: AsyncConnection, id: str, n: int) -> list[Act]:
    query = select(acts).where(acts.c.game == id, acts.c.n > n).order_by(acts.c.n)
    return [
        Act(row.n, row.player, row.act, msgspec.json.decode(row.keys), row.auto, row.hash, row.at)
        for row in await c.execute(query)
    ]


async def log_after(db: Database, id: str, n: int) -> tuple[list[bytes], int]:
    """The acts after the n-th, packed in pages for a process that plays them, and the number of the last.

    A page is read at a time: ten thousand rows in one go would hold the event loop.
    """
    pages: list[bytes] = []
    columns = (acts.c.n, acts.c.player, acts.c.act, acts.c["keys"], acts.c.auto, acts.c.hash, acts.c.at)
    async with db.read() as c:
        while True:
            query = select(*columns).where(acts.c.game == id, acts.c.n > n).order_by(acts.c.n).limit(PAGE)
            rows = (await c.execute(query)).all()
            if rows:
                pages.append(msgspec.msgpack.encode([tuple(row) for row in rows]))
                n = rows[-1].n
            if len(rows) < PAGE:
                return pages, n


async def latest(db: Database, id: str) -> Latest | None:
    """How far a game has come, as its last act left it."""
    t = games.c
    query = select(t.acts, t.status, t.summary, t.changed, t.frozen, t.rules_version, t.renewed)
    async with db.read() as c:
        row = (await c.execute(query.where(t.id == id))).one_or_none()
    if row is None:
        return None
    summary = msgspec.json.decode(row.summary, type=Summary)
    return Latest(row.acts, row.status, summary, row.changed, row.frozen, row.rules_version, row.renewed)


async def is_member(c: AsyncConnection, game: str, person: str) -> bool:
    query = select(members.c.game).where(members.c.game == game, members.c.person == person)
    return (await c.execute(query)).first() is not None


async def add_member(c: AsyncConnection, game: str, person: str, invitation: str = "") -> None:
    """Lets somebody see a game; a member stays as he was."""
    await insert_new(c, members, game=game, person=person, invitation=invitation, hidden=False)


async def append(c: AsyncConnection, id: str, act: Act, status: str, summary: Summary) -> None:
    """Writes an act and what lists show of the game after it. A second writer of the same `n` fails."""
    row = {"player": act.player, "act": act.act, "keys": msgspec.json.encode(act.keys).decode()}
    values = {"n": act.n, "auto": act.auto, "hash": act.hash, "at": act.at, **row}
    await c.execute(insert(acts).values(game=id, **values))
    shown: dict[str, str | int] = {"status": status, "summary": msgspec.json.encode(summary).decode()}
    if act.act == "carry":
        shown["rules_version"] = int(act.keys[0])
    if act.act in ("carry", "rewind"):
        shown["frozen"] = ""
    await c.execute(update(games).where(games.c.id == id).values(acts=act.n, changed=act.at, **shown))


def is_full(game: Header) -> bool:
    """Whether a game can begin: all seats are taken."""
    return game.status == "waiting" and all(sitter.taken for sitter in game.seats)


async def start(c: AsyncConnection, id: str, beginning: Beginning) -> None:
    """A game begins: its seed is fixed now, and the version of its rules."""
    shown = {"status": "running", "summary": msgspec.json.encode(beginning.summary).decode()}
    values = {**shown, "rules_version": beginning.rules_version, "changed": now()}
    await c.execute(update(games).where(games.c.id == id).values(**values))
