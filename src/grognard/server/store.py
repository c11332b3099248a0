"""Games in the database: headers, logs, and who belongs to them."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.fair import seed_of

from .database import insert_new
from .match import Act, Match, Summary, begin
from .schema import acts, games, members, people, seats


class Sitter(Struct, frozen=True):
    """A seat: a person, a computer, or nobody yet."""

    seat: str
    person: str
    name: str
    level: str
    share: str
    agreed: int = 0  # the version of the rules he would go on by

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level or self.name == GONE)


GONE = "—"  # the name of somebody who has deleted his account


class Header(Struct, frozen=True):
    """What is known of a game without its acts."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules_version: int
    package_version: str
    host: str
    lesson: str
    secret: bytes
    seed: str
    opening: str
    status: str
    acts: int
    summary: Summary
    created: str
    changed: str
    seats: list[Sitter]
    frozen: str = ""  # JSON: why it cannot be played on, or ""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.scenario}"

    def players_of(self, person: str) -> list[int]:
        return [number for number, sitter in enumerate(self.seats) if person and sitter.person == person]

    def number(self, seat: str) -> int:
        """The player of a seat, -1 if there is no such seat."""
        return next((number for number, sitter in enumerate(self.seats) if sitter.seat == seat), -1)

    def begin(self) -> Match:
        """The match before its first act; all seats must be taken."""
        return begin(self.name, self.options, self.dice, self.opening, *self.sitting, self.rules_version)

    @property
    def dice(self) -> bytes:
        """The seed of its dice; all seats must be taken."""
        return self.seed.encode() or seed_of(self.secret, [sitter.share for sitter in self.seats])

    @property
    def sitting(self) -> tuple[list[str], list[str]]:
        """Per player the level of the computer that plays, and the person."""
        return [sitter.level for sitter in self.seats], [sitter.person for sitter in self.seats]


def _header(row: Row[tuple[object, ...]], sitters: list[Sitter]) -> Header:
    known = row._asdict()
    known["options"] = msgspec.json.decode(known["options"], type=dict[str, str])
    known["summary"] = msgspec.json.decode(known["summary"], type=Summary)
    known["host"] = known["host"] or ""
    return Header(**known, seats=sitters)


async def headers(c: AsyncConnection, ids: list[str]) -> dict[str, Header]:
    """Several games at once, by their ids; those that do not exist are left out.

    The games come first: if somebody sits down meanwhile, the seats are newer than the game, which then waits
    and will be read again; the other way round it would run for good without him.
    """
    if not ids:
        return {}
    found = (await c.execute(select(games).where(games.c.id.in_(ids)))).all()
    sitting = select(seats, people.c.name).outerjoin(people, people.c.id == seats.c.person)
    sitting = sitting.where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.number)
    by_game: dict[str, list[Sitter]] = {}
    for row in await c.execute(sitting):
        gone = row.person is None and not row.level and row.share
        name = GONE if gone else row.name or ""
        sitter = Sitter(row.seat, row.person or "", name, row.level, row.share, row.agreed)
        by_game.setdefault(row.game, []).append(sitter)
    return {row.id: _header(row, by_game.get(row.id, [])) for row in found}


async def header(c: AsyncConnection, id: str) -> Header | None:
    return (await headers(c, [id])).get(id)


async def acts_after(c: AsyncConnection, id: str, n: int) -> list[Act]:
    found = select(acts).where(acts.c.game == id, acts.c.n > n).order_by(acts.c.n)
    return [
        Act(row.n, row.player, row.act, msgspec.json.decode(row.keys), row.auto, row.hash, row.at)
        for row in await c.execute(found)
    ]


async def is_member(c: AsyncConnection, game: str, person: str) -> bool:
    found = select(members.c.game).where(members.c.game == game, members.c.person == person)
    return (await c.execute(found)).first() is not None


async def add_member(c: AsyncConnection, game: str, person: str, invitation: str = "") -> None:
    """Lets somebody see a game; whoever was in it stays as he was."""
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
