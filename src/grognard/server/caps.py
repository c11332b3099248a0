"""Caps: how much of something one person may have at once."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .problems import fault
from .schema import games, people, seats

MOST_RUNNING = 50  # games of one person that wait or run


async def hold(c: AsyncConnection, person: str) -> None:
    """Nobody else counts this person's things until the transaction ends; SQLite has one writer anyway."""
    await c.execute(select(people.c.id).where(people.c.id == person).with_for_update())


async def room_for_a_game(c: AsyncConnection, person: str) -> None:
    """Raises the 409 of somebody who has as many games as one may; counted where the next is written."""
    await hold(c, person)
    playing = select(seats.c.game).where(seats.c.person == person)
    mine = (games.c.host == person) | games.c.id.in_(playing)
    lasting = (games.c.status != "over") & (games.c.frozen == "")  # a frozen game costs nothing any more
    open_games = select(func.count()).select_from(games).where(mine, lasting)
    if int((await c.execute(open_games)).scalar_one()) >= MOST_RUNNING:
        raise fault(409, "conflict", "too-many-games", n=MOST_RUNNING)
