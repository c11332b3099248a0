"""What is kept of games beside their acts, as rows of the database.

The modules that make and read these things (`snapshots`, `frozen`, `fate`) do not know the database: they run
in processes that start faster, and are smaller, without it.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.referee.game import game_names

from ..matches.fate import rules_version
from ..matches.header import Header
from ..matches.match import Summary
from ..matches.snapshots import Kept
from .database import Database, insert_new
from .schema import games, now, snapshots, views

SPARED = 2  # snapshots of a game that goes on: the last one may be damaged, or rewound


# -- snapshots -----------------------------------------------------------------------------------------------


async def newest_snapshot(c: AsyncConnection, header: Header) -> Kept | None:
    """The last snapshot that the rules of this version made of a game."""
    table = snapshots.c
    query = select(table.n, table.hash, table.data).where(table.game == header.id)
    query = query.where(table.rules_version == rules_version(header.game)).order_by(table.n.desc()).limit(1)
    row = (await c.execute(query)).one_or_none()
    return None if row is None else Kept(row.n, row.hash, row.data)


async def keep_snapshot(db: Database, id: str, version: int, kept: Kept, over: bool) -> None:
    """Writes a snapshot in place of all that it makes superfluous, and of those beyond it."""
    table = snapshots.c
    async with db.write() as c:
        await put_snapshot(c, id, version, kept)
        mine = select(table.n).where(table.game == id, table.n < kept.n).order_by(table.n.desc())
        earlier = [row.n for row in await c.execute(mine)]
        spared = earlier[: 0 if over else SPARED - 1]
        needless = delete(snapshots).where(table.game == id, table.n != kept.n)
        await c.execute(needless.where(table.n.not_in(spared)))


async def put_snapshot(c: AsyncConnection, id: str, version: int, kept: Kept) -> None:
    """Writes one snapshot, in place of one of the same act."""
    await c.execute(delete(snapshots).where(snapshots.c.game == id, snapshots.c.n == kept.n))
    content = {"n": kept.n, "hash": kept.hash, "data": kept.data}
    row = {"game": id, "rules_version": version, "at": now(), **content}
    await insert_new(c, snapshots, **row)


# -- last views --------------------------------------------------------------------------------------------


async def keep_views(c: AsyncConnection, id: str, n: int, version: int, data: bytes) -> None:
    """Stores the last views of a game in place of those before."""
    await c.execute(delete(views).where(views.c.game == id))
    await c.execute(insert(views).values(game=id, n=n, rules_version=version, data=data))


async def stored_views(c: AsyncConnection, id: str) -> tuple[int, bytes]:
    """The act after which the views of a game were stored, and the views, packed; 0 if there are none."""
    row = (await c.execute(select(views.c.n, views.c.data).where(views.c.game == id))).one_or_none()
    return (0, b"") if row is None else (row.n, row.data)


# -- what became of games ----------------------------------------------------------------------------------


def unlearned() -> ColumnElement[bool]:
    """Rows of `games` that were played by other rules, and that nobody has opened since (`fate.learned`)."""
    known = {name: rules_version(name) for name in game_names()}
    others = [
        and_(
            games.c.game == name,
            games.c.rules_version != here,
            not_(games.c.summary.contains(f'"learned":{here},')),
        )
        for name, here in known.items()
        if here
    ]
    return and_(games.c.status != "waiting", or_(*others))


async def note_fate(c: AsyncConnection, id: str, n: int, frozen: str, summary: Summary) -> None:
    """Writes down what became of a game, for lists and for workers that look for computers to play.

    Unless it has come further than act `n` meanwhile: the writer of that act has noted what became of it.
    """
    text = msgspec.json.encode(summary).decode()
    as_read = update(games).where(games.c.id == id, games.c.acts == n)
    await c.execute(as_read.values(frozen=frozen, summary=text))
