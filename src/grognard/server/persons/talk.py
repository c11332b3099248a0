"""Chat between the players of a game."""

from __future__ import annotations

import unicodedata

from sqlalchemy import Row, Select, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..news.hub import Hub, News
from ..problems import bad_request, fault
from ..storage.database import Database
from ..storage.schema import chat, now, people
from ..storage.store import hold_game
from ..wire import Chat
from .caps import hold

LONGEST = 500
MOST = 500  # lines that are read back


def clean(text: str) -> str:
    """One paragraph of what somebody typed, without control characters."""
    shown = "".join(c for c in text if unicodedata.category(c)[0] != "C" or c in "\n\t").strip()
    if not 1 <= len(shown) <= LONGEST:
        raise bad_request(f"text: 1 to {LONGEST} characters")
    return shown


class Talk:
    def __init__(self, db: Database, hub: Hub) -> None:
        self.db = db
        self.hub = hub

    async def say(self, game: str, person: str, name: str, seat: str, text: str) -> Chat:
        shown = clean(text)
        for _ in range(8):
            at = now()
            try:
                async with self.db.write() as c:
                    await hold(c, person)
                    await hold_game(c, game)
                    last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.game == game)
                    n = int((await c.execute(last)).scalar_one()) + 1
                    row = {"game": game, "n": n, "person": person, "seat": seat, "text": shown, "at": at}
                    await c.execute(insert(chat).values(**row))
            except IntegrityError:  # somebody spoke at the same moment
                continue
            self.hub.tell(News(game=game, chat=n))
            return Chat(n, seat, name, shown, at)
        raise fault(503, "unavailable", "unavailable", retry=1)

    async def all(self, game: str) -> list[Chat]:
        query = self._select().where(chat.c.game == game).order_by(chat.c.n.desc()).limit(MOST)
        async with self.db.read() as c:
            return [_said(row) for row in reversed((await c.execute(query)).all())]

    async def one(self, game: str, n: int) -> Chat | None:
        async with self.db.read() as c:
            row = (await c.execute(self._select().where(chat.c.game == game, chat.c.n == n))).one_or_none()
        return None if row is None else _said(row)

    def _select(self) -> Select[tuple[object, ...]]:
        return select(chat, people.c.name).join(people, people.c.id == chat.c.person)


def _said(row: Row[tuple[object, ...]]) -> Chat:
    known = row._asdict()
    return Chat(known["n"], known["seat"], known["name"], known["text"], known["at"])
