"""The operator's desk: games listed, exported, imported and rewound, also while a server runs."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.referee.fair import SECRET_BYTES, seed_of
from grognard.core.telling.message import Message, msg

from ..matches.fate import begun, frozen_text, played, rules_version
from ..matches.match import Act, Broken, Match, Summary, replayed, standing
from ..matches.records import record_text
from ..persons.names import name_key
from ..persons.people import named
from ..storage.database import Database
from ..storage.schema import acts, chat, games, members, now, people
from ..storage.schema import seats as seat_table
from ..storage.store import Header, Sitter, acts_after, append, header, headers
from ..storage.upgrade import current, newest
from ..tables.claims import leave_alone

T = TypeVar("T")

EXPORT = "grognard game 1"
AT_ONCE = 500


class DeskError(Exception):
    """What the operator has to be told in a sentence."""

    def __init__(self, text: Message) -> None:
        super().__init__(text.id)
        self.text = text


def at_desk(address: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Does something with the database, which must be up to date."""

    async def go() -> T:
        db = Database(address)
        try:
            return await work(db)
        finally:
            await db.close()

    try:
        revision = current(address)
        if revision != newest():
            raise DeskError(msg("server-cannot-behind", here=revision or "-", needed=newest()))
        return asyncio.run(go())
    except DBAPIError as e:
        raise DeskError(msg("server-cannot-database", why=str(e.orig).strip())) from e


# -- listing -----------------------------------------------------------------------------------------


async def listed(db: Database, status: str = "") -> list[Header]:
    """All games, those that changed last first."""
    query = select(games.c.id).order_by(games.c.changed.desc())
    if status:
        query = query.where(games.c.status == status)
    async with db.read() as c:
        ids = [row.id for row in await c.execute(query)]
        known: dict[str, Header] = {}
        for at in range(0, len(ids), AT_ONCE):
            known |= await headers(c, ids[at : at + AT_ONCE])
    return [known[id] for id in ids]


async def find(c: AsyncConnection, id: str) -> Header:
    game = await header(c, id)
    if game is None:
        raise DeskError(msg("server-desk-no-game", id=id[:40]))
    return game


# -- one game as a file --------------------------------------------------------------------------------


class SeatFile(Struct, forbid_unknown_fields=True):
    seat: str
    person: str
    name: str
    level: str
    share: str


class SaidFile(Struct, forbid_unknown_fields=True):
    person: str
    seat: str
    text: str
    at: str


class GameFile(Struct, forbid_unknown_fields=True):
    """A game with all its acts; `secret` in hexadecimal digits."""

    format: str
    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules_version: int
    package_version: str
    host: str
    lesson: str
    secret: str
    seed: str
    opening: str
    status: str
    created: str
    seats: list[SeatFile]
    acts: list[Act]
    chat: list[SaidFile]
    frozen: str = ""
    renewed: str = ""


async def export(db: Database, id: str) -> str:
    """A game as JSON; the secret of its dice is in it."""
    async with db.read() as c:
        game = await find(c, id)
        log = await acts_after(c, id, 0)
        said = (await c.execute(select(chat).where(chat.c.game == id).order_by(chat.c.n))).all()
    known = {name: getattr(game, name) for name in GameFile.__struct_fields__ if hasattr(game, name)}
    known |= {
        "secret": game.secret.hex(),
        "acts": log,
        "seats": [SeatFile(s.seat, s.person, s.name, s.level, s.share) for s in game.seats],
        "chat": [SaidFile(row.person, row.seat, row.text, row.at) for row in said],
    }
    return msgspec.json.format(msgspec.json.encode(GameFile(format=EXPORT, **known))).decode() + "\n"


async def record(db: Database, id: str) -> str:
    """The record of a game, with its secret if it is over: what `grognard verify` checks."""
    async with db.read() as c:
        game = await find(c, id)
        log = await acts_after(c, id, 0)
    if game.status == "waiting":
        raise DeskError(msg("server-desk-waiting"))
    try:
        match = played(game, log)
    except Broken as e:
        raise DeskError(msg("server-desk-broken", why=str(e))) from e
    if not match.ended:
        raise DeskError(msg("server-desk-not-over"))
    return record_text(game, match)


def read_game(text: bytes) -> GameFile:
    try:
        file = msgspec.json.decode(text, type=GameFile)
        bytes.fromhex(file.secret + file.renewed)
    except (msgspec.MsgspecError, ValueError) as e:
        raise DeskError(msg("server-desk-not-a-game", why=str(e))) from e
    if file.format != EXPORT:
        raise DeskError(msg("server-desk-not-a-game", why=file.format[:40]))
    return file


async def take_in(db: Database, text: bytes, owner: str) -> str:
    """Puts an exported game into this database; returns its id, a new one if the old is taken.

    People are found by their ids; those unknown here become guests, or `owner` sits on all their seats. A
    second copy of a game goes on with dice of its own: the end of one shows the secret of both. So does one
    that was frozen where it comes from and is not here.
    """
    file = read_game(text)
    match = _checked(file)
    async with db.write() as c:
        taken = (await c.execute(select(games.c.id).where(games.c.id == file.id))).first()
        id = f"{file.id}-{os.urandom(3).hex()}" if taken else file.id
        who = await _people(c, file, owner)
        row = {name: getattr(file, name) for name in ("game", "scenario", "rules_version", "package_version")}
        row |= {name: getattr(file, name) for name in ("lesson", "seed", "opening", "created", "renewed")}
        row |= {"id": id, "options": msgspec.json.encode(file.options).decode(), "acts": len(file.acts)}
        row |= {"secret": bytes.fromhex(file.secret), "host": who.get(file.host), "changed": now()}
        row |= {"status": "waiting", "summary": "{}"}
        await c.execute(insert(games).values(**row))
        for number, seat in enumerate(file.seats):
            values = {"seat": seat.seat, "person": who.get(seat.person), "level": seat.level}
            await c.execute(insert(seat_table).values(game=id, number=number, share=seat.share, **values))
        for person in sorted({*who.values()}):
            await c.execute(insert(members).values(game=id, person=person, invitation="", hidden=False))
        await _write_log(c, id, file, match, who)
        if (taken or file.frozen) and not file.seed:
            await _own_dice(c, id, match)
    return id


async def _own_dice(c: AsyncConnection, id: str, match: Match | None) -> None:
    """New dice for the copy of a game whose own may become known; where it has ended, nobody needs them."""
    if match is None:
        fresh = update(games).where(games.c.id == id).values(secret=secrets.token_bytes(SECRET_BYTES))
        await c.execute(fresh)
    elif not match.ended:
        await _renew(c, await find(c, id), match)


async def _write_log(
    c: AsyncConnection, id: str, file: GameFile, match: Match | None, who: dict[str, str]
) -> None:
    for act in file.acts:
        keys = msgspec.json.encode(act.keys).decode()
        values = {"n": act.n, "player": act.player, "act": act.act, "keys": keys, "auto": act.auto}
        await c.execute(insert(acts).values(game=id, hash=act.hash, at=act.at, **values))
    for n, said in enumerate(file.chat, 1):
        if said.person in who:
            values = {"n": n, "person": who[said.person], "seat": said.seat, "text": said.text}
            await c.execute(insert(chat).values(game=id, at=said.at, **values))
    if match is not None:
        status = "over" if match.over else "running"
        summary = msgspec.json.encode(match.summary()).decode()
        shown = {"status": status, "summary": summary, "frozen": frozen_text(match)}
        await c.execute(update(games).where(games.c.id == id).values(**shown))


def _checked(file: GameFile) -> Match | None:
    """Replays what is to be taken in: a game that does not replay is refused."""
    if file.status == "waiting":
        return None
    if [act.n for act in file.acts] != list(range(1, len(file.acts) + 1)):
        raise DeskError(msg("server-desk-not-a-game", why="acts"))
    try:
        return played(_header_of(file), file.acts)
    except Broken as e:
        raise DeskError(msg("server-desk-broken", why=str(e))) from e


def _header_of(file: GameFile) -> Header:
    known = {name: getattr(file, name) for name in Header.__struct_fields__ if hasattr(file, name)}
    known |= {"secret": bytes.fromhex(file.secret), "summary": Summary(), "changed": "", "acts": 0}
    known["seats"] = [Sitter(s.seat, s.person, s.name, s.level, s.share) for s in file.seats]
    return Header(**known)


async def _people(c: AsyncConnection, file: GameFile, owner: str) -> dict[str, str]:
    """Which person of this database stands for which person of the file."""
    called = {seat.person: seat.name for seat in file.seats if seat.person}
    if file.host and file.host not in called:
        called[file.host] = "?"
    if owner:
        account = await named(c, owner)
        if account is None:
            raise DeskError(msg("server-desk-no-person", name=owner[:40]))
        return dict.fromkeys(called, account.id)
    for person, name in called.items():
        if (await c.execute(select(people.c.id).where(people.c.id == person))).first() is None:
            shown = name
            taken = select(people.c.id).where(people.c.name_key == name_key(shown))
            if shown == "?" or (await c.execute(taken)).first() is not None:
                shown = f"{name[:16]} {os.urandom(3).hex()}"
            row = {"id": person, "name": shown, "name_key": name_key(shown), "password": None}
            await c.execute(insert(people).values(language="en", created=now(), seen=now(), **row))
    return {person: person for person in called}


# -- rewinding -----------------------------------------------------------------------------------------


class Rewound(Struct, frozen=True):
    """What a rewind did: acts that no longer count, and whether the game goes on with other dice."""

    cut: int
    new_dice: bool


async def rewind(db: Database, id: str, keep: int) -> Rewound:
    """Makes a game go on after its act `keep`.

    Nothing is deleted: a rewind is written to the log like any act. The dice stay those of the game, unless
    it had ended, over or frozen, and so everybody could know their secret: it goes on with others. A frozen
    game goes on by the rules that are here, which must read it as far as that; all its acts may be kept.
    """
    async with db.write() as c:
        game = await find(c, id)
        if game.status == "waiting":
            raise DeskError(msg("server-desk-waiting"))
        log = await acts_after(c, id, 0)
        counted, _ = standing(log)
        cut = sum(1 for act in counted if act.n > keep)
        if keep < 0 or not (cut or game.frozen):
            raise DeskError(msg("server-desk-no-act", n=keep, last=counted[-1].n if counted else 0))
        try:
            match = begun(game)
            match.label(log)
            match = replayed(match, [act for act in counted if act.n <= keep])
        except Broken as e:
            raise DeskError(msg("server-desk-broken", why=str(e))) from e
        act = Act(len(log) + 1, -1, "rewind", [str(keep)], hash=match.game.hash(), at=now())
        await append(c, id, act, "over" if match.over else "running", match.summary())
        match.n = act.n
        here = rules_version(game.game)
        if match.unagreed and (game.frozen or game.rules_version == here):
            versions = [str(here), str(match.game.version)]
            carried = Act(act.n + 1, -1, "carry", versions, at=now())
            match.perform(carried)
            carried = replace(carried, hash=match.game.hash())
            await append(c, id, carried, "running", match.summary())
        again = any(act.act == "reseed" for act in counted if act.n > keep)
        known = bool(game.status == "over" or game.frozen or again)
        new_dice = known and not (match.over or game.seed)
        if new_dice:
            await _renew(c, game, match)
        if match.summary().computer:
            await leave_alone(c, id)
    return Rewound(cut, new_dice)


async def _renew(c: AsyncConnection, game: Header, match: Match) -> None:
    """From here on a game has other dice, with a secret that nobody knows, and a commitment to it."""
    secret = secrets.token_bytes(SECRET_BYTES)
    seed = seed_of(secret, [sitter.share for sitter in game.seats])
    act = Act(match.n + 1, -1, "reseed", [seed.hex()], at=now())
    match.perform(act)
    await append(c, game.id, replace(act, hash=match.game.hash()), "running", match.summary())
    await c.execute(update(games).where(games.c.id == game.id).values(renewed=secret.hex()))
