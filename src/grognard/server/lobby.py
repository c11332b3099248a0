"""Making games, sitting down, leaving."""

from __future__ import annotations

import re
import secrets

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import grognard
from grognard.bots import levels
from grognard.core.fair import SECRET_BYTES
from grognard.core.rules import Rules

from .caps import room_for_a_game
from .context import Server
from .doors import Access
from .fate import rules_version
from .hub import News
from .library import checked_options, find_lesson, find_rules
from .match import Broken, Summary
from .people import Person
from .problems import Fault, bad_request, fault, not_found
from .schema import games, invitations, members, now, seats
from .snapshots import OPENING, opened, put
from .store import Header, add_member, headers
from .store import header as header_of
from .wire import Invitation, NewGame

MOST_LISTED = 200
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


def sitters(rules: Rules, names: list[str], wanted: dict[str, str]) -> dict[str, str]:
    """Who is to sit where: "me", "open" or a computer's level; raises the 400 of what does not exist."""
    if sorted(wanted) != sorted(names):
        raise fault(400, "bad-request", "bad-seats", f"seats: {', '.join(names)}")
    known = {"me": "me", "open": "open", **{f"computer:{level}": level for level in levels(rules.name)}}
    for seat, who in wanted.items():
        if who not in known:
            raise fault(400, "bad-request", "bad-seats", f"{seat}: one of {', '.join(known)}")
    if not {"me", "open"} & set(wanted.values()):
        raise fault(400, "bad-request", "no-person", "at least one seat must be a person's")
    return {seat: known[wanted[seat]] for seat in names}


class Opening(Struct, frozen=True):
    """What a game goes on from: the record of another one, and a snapshot of it where the record ends."""

    record: str = ""
    hash: str = ""
    data: bytes = b""


NOTHING = Opening()


async def create(
    server: Server, person: Person, wish: NewGame, opening: Opening = NOTHING, rules_version: int = 0
) -> Header:
    """A new game; it begins at once if no seat is open."""
    lesson = None
    game, _, scenario = wish.scenario.partition("/")
    rules = find_rules(game)
    if wish.lesson:
        lesson = find_lesson(game, wish.lesson)
        others = {seat.seat: f"computer:{lesson.level}" for seat in rules.about(lesson.scenario).seats}
        seats_wanted, options = {**others, lesson.seat: "me"}, lesson.options
        scenario = lesson.scenario
    else:
        seats_wanted, options = wish.seats, wish.options
    loaded = rules.load(scenario, checked_options(rules, scenario, options))
    options, names = loaded.options, loaded.seats  # an option may bring more armies to the table
    who = sitters(rules, names, seats_wanted)
    share = checked_share(wish.share)
    id = secrets.token_hex(12)  # no hyphen in front, so that an operator can type it after a command
    row = {
        "id": id,
        "game": game,
        "scenario": scenario,
        "options": msgspec.json.encode(options).decode(),
        "rules_version": rules_version or rules.version,
        "package_version": grognard.__version__,
        "host": person.id,
        "lesson": wish.lesson,
        "secret": secrets.token_bytes(SECRET_BYTES),
        "seed": "" if lesson is None else lesson.seed,
        "opening": opening.record,
        "status": "waiting",
        "acts": 0,
        "summary": msgspec.json.encode(Summary()).decode(),
        "created": now(),
        "changed": now(),
    }
    async with server.db.write() as c:
        if server.limits.enabled:
            await room_for_a_game(c, person.id)
        await c.execute(insert(games).values(**row))
        await c.execute(
            insert(seats), [_seat_row(id, n, s, who[s], person, share) for n, s in enumerate(names)]
        )
        await add_member(c, id, person.id)
        if opening.data:
            await put(c, id, OPENING, rules.version, opening.hash, opening.data)
        made = await start_if_full(c, id)
    assert made is not None
    server.computers.wake(id)
    return made


async def start_if_full(c: AsyncConnection, id: str) -> Header | None:
    """Starts a game whose seats are all taken: its seed is fixed now, and the version of its rules."""
    found = await header_of(c, id)
    if found is None or found.status != "waiting" or not all(sitter.taken for sitter in found.seats):
        return found
    here = rules_version(found.game)  # it may have waited while the rules changed
    try:
        match, _ = await opened(c, replace(found, rules_version=here))
    except Broken as e:
        raise fault(409, "conflict", "cannot-begin", str(e)) from e
    shown = {"summary": msgspec.json.encode(match.summary()).decode(), "changed": now()}
    changed = update(games).where(games.c.id == id)
    await c.execute(changed.values(status="running", rules_version=here, **shown))
    return await header_of(c, id)


def _seat_row(
    game: str, number: int, seat: str, who: str, person: Person, share: str
) -> dict[str, str | int | None]:
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
    found = await headers(c, ids)
    return [found[id] for id in ids if id in found]


async def leave(server: Server, way: Access) -> None:
    """Before a game runs: its host calls it off, a player gets up. After it: it leaves the list."""
    id = way.header.id
    header = await server.rooms.header(id)
    if header.status != "waiting":
        if way.players and not await _ended(server, id):
            raise fault(409, "conflict", "running")
    async with server.db.write() as c:
        if header.status == "waiting" and way.host:
            await c.execute(delete(games).where(games.c.id == id, games.c.status == "waiting"))
        elif header.status == "waiting":
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
    try:
        async with server.rooms.open(id) as (_, match):
            return match.ended
    except Fault as e:
        if e.status != 409:
            raise
        return True


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


async def accept(server: Server, person: Person, token: str, share: str) -> Header:
    """Sits down, or watches."""
    header, seat = await invited(server, token)
    given = checked_share(share)
    async with server.db.write() as c:
        if not seat:
            await add_member(c, header.id, person.id, token)
            return header
        if server.limits.enabled:
            await room_for_a_game(c, person.id)
        free = update(seats).where(seats.c.game == header.id, seats.c.seat == seat)
        free = free.where(seats.c.person.is_(None), seats.c.level == "", seats.c.share == "")
        taken = await c.execute(free.values(person=person.id, share=given))
        if taken.rowcount != 1:
            raise fault(409, "conflict", "seat-taken")
        await add_member(c, header.id, person.id)
        await c.execute(delete(invitations).where(invitations.c.token == token))
        begun = await start_if_full(c, header.id)
    assert begun is not None
    server.rooms.room(header.id).forget()
    server.hub.tell(News(game=header.id, n=0, info=True))
    server.computers.wake(header.id)
    return begun


async def revoke(server: Server, way: Access, token: str) -> None:
    """A link stops working; whoever came by it to watch watches no more."""
    async with server.db.write() as c:
        mine = delete(invitations).where(invitations.c.token == token, invitations.c.game == way.header.id)
        if (await c.execute(mine)).rowcount != 1:
            raise not_found()
        came = members.c.invitation == token
        gone = [row.person for row in await c.execute(select(members.c.person).where(came))]
        await c.execute(delete(members).where(came))
    for person in gone:
        server.hub.tell(News(person=person))
