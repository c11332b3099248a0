"""Caps: how much of something one person may have at once."""

from __future__ import annotations

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import fault, not_signed_in
from ..storage.schema import games, people, seats

MOST_RUNNING = 50  # games of one person that wait or run


async def hold(c: AsyncConnection, person: str) -> Row[tuple[object, ...]]:
    """The row of a person now, locked: nobody else changes or counts it until the transaction ends.

    Raises the 401 of somebody who is gone since his request came in. SQLite has one writer anyway.
    """
    row = await held(c, person)
    if row is None:
        raise not_signed_in()
    return row


async def held(c: AsyncConnection, person: str) -> Row[tuple[object, ...]] | None:
    """The same, None if there is nobody with this id any more."""
    return (await c.execute(select(people).where(people.c.id == person).with_for_update())).one_or_none()


async def room_for_a_game(c: AsyncConnection, person: str) -> None:
    """Raises the 409 of somebody who has as many games as one may; counted where the next is written."""
    playing = select(seats.c.game).where(seats.c.person == person)
    mine = (games.c.host == person) | games.c.id.in_(playing)
    lasting = (games.c.status != "over") & (games.c.frozen == "")  # a frozen game costs nothing any more
    open_games = select(func.count()).select_from(games).where(mine, lasting)
    if int((await c.execute(open_games)).scalar_one()) >= MOST_RUNNING:
        raise fault(409, "conflict", "too-many-games", n=MOST_RUNNING)
