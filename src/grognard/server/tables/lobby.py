"""Making games, sitting down, leaving."""

from __future__ import annotations

import re
import secrets
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import grognard
from grognard.core.referee.fair import SECRET_BYTES

from ..context import Server
from ..matches.hall_jobs import Arrived, Beginning, PlayOnFrom, arrive, beginning
from ..matches.match import Summary
from ..matches.plans import Planned, planned
from ..matches.snapshots import Kept
from ..news.hub import News
from ..persons.caps import hold, room_for_a_game
from ..persons.doors import Access
from ..persons.people import Person
from ..problems import Fault, bad_request, fault, not_found
from ..processes.fair_queue import Owner
from ..storage.kept import newest_snapshot, put_snapshot
from ..storage.schema import games, invitations, members, now, seats
from ..storage.store import Header, Sitter, add_member, header, headers, hold_game, is_full, start
from ..wire import Invitation, NewGame

MOST_LISTED = 200
TRIES = 8  # how often others may sit down at the same moment
SHARE = re.compile(r"[0-9a-f]{1,64}")


def new_share() -> str:
    return secrets.token_hex(16)


def checked_share(share: str) -> str:
    """A player's own number, or one made for him."""
    if not share:
        return new_share()
    if not SHARE.fullmatch(share):
        raise bad_request("share: up to 64 hexadecimal digits")
    return share


async def create(
    server: Server, person: Person, owner: Owner, wish: NewGame, moment: PlayOnFrom | None = None
) -> Header:
    """A new game; it begins at once if no seat is open."""
    plan: Planned = await server.tables.crew.run(planned, wish, owner=owner)
    share = checked_share(wish.share)
    id = secrets.token_hex(12)  # no hyphen in front, so that an operator can type it after a command
    row = {
        "id": id,
        "game": plan.game,
        "scenario": plan.scenario,
        "options": msgspec.json.encode(plan.options).decode(),
        "rules_version": plan.rules_version,
        "package_version": grognard.__version__,
        "host": person.id,
        "lesson": wish.lesson,
        "secret": secrets.token_bytes(SECRET_BYTES),
        "seed": plan.seed,
        "opening": "" if moment is None else moment.record,
        "status": "waiting",
        "acts": 0,
        "summary": msgspec.json.encode(Summary()).decode(),
        "created": now(),
        "changed": now(),
    }
    rows = [_seat_row(id, n, seat, who, person, share) for n, (seat, who) in enumerate(plan.seats.items())]
    made = _header_of(row, rows, plan, person)
    begins = await beginning_of(server, made, owner, None if moment is None else moment.kept)
    async with server.db.write() as c:
        await hold(c, person.id)
        if server.limits.enabled:
            await room_for_a_game(c, person.id)
        await c.execute(insert(games).values(**row))
        await c.execute(insert(seats), rows)
        await add_member(c, id, person.id)
        if moment is not None:
            await put_snapshot(c, id, plan.rules_version, moment.kept)
        if begins is not None:
            await start(c, id, begins)
        written = await header(c, id)
    assert written is not None
    server.computers.wake(id)
    return written


async def beginning_of(
    server: Server, game: Header, owner: Owner, kept: Kept | None = None
) -> Beginning | None:
    """How a game begins when all its seats are taken; one that goes on from another is played up to there."""
    if not is_full(game):
        return None
    if game.opening and kept is None:
        async with server.db.read() as c:
            kept = await newest_snapshot(c, game)
    crew = server.study.crew if game.opening else server.tables.crew
    begins: Beginning = await crew.run(beginning, game, kept, owner=owner)
    return begins


def _header_of(row: dict[str, Any], rows: list[dict[str, Any]], plan: Planned, person: Person) -> Header:
    """A game as it will be written."""
    known = {**row, "options": plan.options, "summary": Summary()}
    sitting = [
        Sitter(seat["seat"], seat["person"] or "", person.name, seat["level"], seat["share"]) for seat in rows
    ]
    return Header(**known, seats=sitting)


def _seat_row(game: str, number: int, seat: str, who: str, person: Person, share: str) -> dict[str, Any]:
    level = "" if who in ("me", "open") else who
    given = {"me": share, "open": ""}.get(who, new_share() if level else "")
    mine = person.id if who == "me" else None
    return {"game": game, "number": number, "seat": seat, "person": mine, "level": level, "share": given}


async def mine(c: AsyncConnection, person: str) -> list[Header]:
    """Somebody's games, those that changed last first."""
    listed = select(members.c.game).join(games, games.c.id == members.c.game)
    listed = listed.where(members.c.person == person, members.c.hidden.is_(False))
    listed = listed.order_by(games.c.changed.desc()).limit(MOST_LISTED)
    ids = [row.game for row in await c.execute(listed)]
    by_id = await headers(c, ids, openings=False)
    return [by_id[id] for id in ids if id in by_id]


async def leave(server: Server, way: Access) -> None:
    """Before a game runs: its host calls it off, a player leaves his seat. After it: it leaves the list."""
    id = way.header.id
    waits = (await server.rooms.header(id)).status == "waiting"
    if not waits and way.players and not await _ended(server, id):
        raise fault(409, "conflict", "running")
    async with server.db.write() as c:
        if waits and await hold_game(c, id) != "waiting":  # the last player has sat down meanwhile
            raise fault(409, "conflict", "running")
        if waits and way.host:
            await c.execute(delete(games).where(games.c.id == id))
        elif waits:
            mine = update(seats).where(seats.c.game == id, seats.c.person == way.person.id)
            await c.execute(mine.values(person=None, share=""))
            me = delete(members).where(members.c.game == id, members.c.person == way.person.id)
            await c.execute(me)
        else:
            me_hidden = update(members).where(members.c.game == id, members.c.person == way.person.id)
            await c.execute(me_hidden.values(hidden=True))
    server.rooms.room(id).forget()
    server.hub.tell(News(game=id, info=True))


async def _ended(server: Server, id: str) -> bool:
    """Whether nobody will play on in a game: it is over, frozen, or cannot be opened at all."""
    if (await server.rooms.latest(id)).status == "over":
        return True
    try:
        arrived: Arrived = await server.tables.ask(id, arrive)
    except Fault as e:
        if e.status != 409:
            raise
        return True
    return bool(arrived.frozen)


# -- invitations ---------------------------------------------------------------------------------------


async def invite(server: Server, way: Access, seat: str) -> Invitation:
    """A link to an open seat, or to watch; the same link as long as it is not revoked."""
    if seat:
        number = way.header.number(seat)
        if number < 0:
            raise fault(400, "bad-request", "bad-seats", f"there is no seat '{seat[:40]}'")
        if way.header.seats[number].taken:
            raise fault(409, "conflict", "seat-taken")
    made = Invitation(secrets.token_urlsafe(16), seat, now())
    async with server.db.write() as c:
        await hold_game(c, way.header.id)
        there = (await c.execute(select(invitations).where(invitations.c.game == way.header.id))).all()
        for row in there:
            if row.seat == seat:
                return Invitation(row.token, row.seat, row.created)
        values = {"token": made.token, "game": way.header.id, "seat": seat, "created": made.created}
        await c.execute(insert(invitations).values(**values))
    return made


async def invited(server: Server, token: str) -> tuple[Header, str]:
    """The game and seat of an invitation; raises the 404 of one that was revoked or never was."""
    async with server.db.read() as c:
        row = (await c.execute(select(invitations).where(invitations.c.token == token))).one_or_none()
    if row is None:
        raise not_found()
    return await server.rooms.header(row.game), row.seat


async def accept(server: Server, person: Person, owner: Owner, token: str, share: str) -> Header:
    """Sits down, or watches."""
    game, seat = await invited(server, token)
    given = checked_share(share)
    if not seat:
        async with server.db.write() as c:
            await hold(c, person.id)
            link = select(invitations.c.token).where(invitations.c.token == token).with_for_update()
            if (await c.execute(link)).first() is None:  # revoked meanwhile, or the game was called off
                raise not_found()
            await add_member(c, game.id, person.id, token)
        return game
    begun = await _sit_down(server, person, owner, game.id, seat, given, token)
    server.rooms.room(game.id).forget()
    server.hub.tell(News(game=game.id, n=0, info=True))
    server.computers.wake(game.id)
    return begun


async def _sit_down(
    server: Server, person: Person, owner: Owner, id: str, seat: str, share: str, token: str
) -> Header:
    """Takes a seat, and begins the game if it was the last.

    How a game begins follows from all its seats, and is found before the database is locked; if somebody else
    sits down meanwhile, it is found again.
    """
    me = Sitter(seat, person.id, person.name, "", share)
    for _ in range(TRIES):
        async with server.db.read() as c:
            before = await header(c, id)
        if before is None:
            raise not_found()
        expected = replace(before, seats=[me if s.seat == seat else s for s in before.seats])
        begins = await beginning_of(server, expected, owner)
        try:
            async with server.db.write() as c:
                await hold(c, person.id)
                if server.limits.enabled:
                    await room_for_a_game(c, person.id)
                await _take_seat(c, expected, me)
                used = delete(invitations).where(invitations.c.token == token)
                if (await c.execute(used)).rowcount != 1:  # revoked meanwhile
                    raise not_found()
                if begins is not None:
                    await start(c, id, begins)
                written = await header(c, id)
        except Meanwhile:
            continue
        assert written is not None
        return written
    raise fault(503, "unavailable", "unavailable", "others sat down at the same moment", retry=1)


class Meanwhile(Exception):
    """The seats are not as they were expected to be: somebody else sat down or got up."""


async def _take_seat(c: AsyncConnection, expected: Header, me: Sitter) -> None:
    await hold_game(c, expected.id)
    free = update(seats).where(seats.c.game == expected.id, seats.c.seat == me.seat)
    free = free.where(seats.c.person.is_(None), seats.c.level == "", seats.c.share == "")
    if (await c.execute(free.values(person=me.person, share=me.share))).rowcount != 1:
        raise fault(409, "conflict", "seat-taken")
    after = await header(c, expected.id)
    if after is None or after.status != expected.status:
        raise Meanwhile
    if [s.share for s in after.seats] != [s.share for s in expected.seats]:
        raise Meanwhile
    await add_member(c, expected.id, me.person)


async def revoke(server: Server, way: Access, token: str) -> None:
    """A link stops working; people who came by it to watch can no longer watch."""
    async with server.db.write() as c:
        mine = delete(invitations).where(invitations.c.token == token, invitations.c.game == way.header.id)
        if (await c.execute(mine)).rowcount != 1:
            raise not_found()
        came = members.c.invitation == token
        gone = [row.person for row in await c.execute(select(members.c.person).where(came))]
        await c.execute(delete(members).where(came))
    for person in gone:
        server.hub.tell(News(person=person))
