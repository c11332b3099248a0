"""The operator's register of people: listed, kept out, let in again, told their code, exported."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.telling.message import msg

from ..persons.accounts import reset_code
from ..persons.people import named
from ..storage.database import Database
from ..storage.schema import (
    acts,
    chat,
    games,
    invitations,
    links,
    members,
    now,
    people,
    presence,
    seats,
    sessions,
)
from .desk import DeskError

EXPORT = "grognard person 1"
LONGEST_REASON = 200


async def listed(db: Database, guests: bool) -> list[dict[str, Any]]:
    """Everybody with an account, those seen last first; guests too if they are asked for."""
    playing = select(seats.c.person, func.count().label("n")).group_by(seats.c.person).subquery()
    query = select(people, func.coalesce(playing.c.n, 0).label("games"))
    query = query.outerjoin(playing, playing.c.person == people.c.id).order_by(people.c.seen.desc())
    if not guests:
        query = query.where(people.c.password.is_not(None))
    async with db.read() as c:
        return [
            {
                "name": row.name,
                "guest": row.password is None,
                "seen": row.seen,
                "created": row.created,
                "games": row.games,
                "banned": row.banned,
            }
            for row in await c.execute(query)
        ]


async def find(c: AsyncConnection, name: str) -> Row[tuple[object, ...]]:
    row = await named(c, name)
    if row is None:
        raise DeskError(msg("server-desk-no-person", name=name[:40]))
    return row


async def reset(db: Database, name: str) -> str:
    """A code with which somebody sets a new password, for a day and one use."""
    async with db.read() as c:
        row = await find(c, name)
    if row.password is None:
        raise DeskError(msg("server-desk-guest", name=row.name))
    return reset_code(row.id, row.password)


async def ban(db: Database, name: str, why: str) -> None:
    """Keeps somebody out. He is told why, and his opponents may end the games he has with them."""
    reason = " ".join(why.split())[:LONGEST_REASON]
    if not reason:
        raise DeskError(msg("server-desk-no-reason"))
    await _set_banned(db, name, reason)


async def unban(db: Database, name: str) -> None:
    await _set_banned(db, name, "")


async def _set_banned(db: Database, name: str, why: str) -> None:
    async with db.write() as c:
        row = await find(c, name)
        await c.execute(update(people).where(people.c.id == row.id).values(banned=why))


async def export(db: Database, name: str) -> str:
    """Everything that is stored about somebody, as JSON; of passwords and tokens only that there are any."""
    async with db.snapshot() as c:
        row = await find(c, name)
        mine = {
            "sessions": select(sessions).where(sessions.c.person == row.id),
            "seats": select(seats).where(seats.c.person == row.id),
            "memberships": select(members).where(members.c.person == row.id),
            "hosted": select(games).where(games.c.host == row.id),
            "invitations": select(invitations)
            .join(games, games.c.id == invitations.c.game)
            .where(games.c.host == row.id),
            "links": select(links).join(games, games.c.id == links.c.game).where(games.c.host == row.id),
            "said": select(chat).where(chat.c.person == row.id).order_by(chat.c.game, chat.c.n),
            "sockets": select(presence).where(presence.c.person == row.id),
            "choices": select(acts)
            .join(seats, (seats.c.game == acts.c.game) & (seats.c.number == acts.c.player))
            .where(seats.c.person == row.id)
            .order_by(acts.c.game, acts.c.n),
        }
        document: dict[str, Any] = {"format": EXPORT, "made": now(), "person": _plain(row)}
        for what, query in mine.items():
            document[what] = [_plain(each) for each in await c.execute(query)]
    return msgspec.json.format(msgspec.json.encode(document)).decode() + "\n"


SECRETS = {
    "password",
    "token",
    "secret",
    "renewed",
}  # what gives access, or reveals dice that are still to be rolled


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {name: bool(value) if name in SECRETS else value for name, value in row._asdict().items()}
