"""What there is when a game is over, and for looking back while it goes on: replays, records, playing on."""

from __future__ import annotations

import asyncio
import secrets

from msgspec.structs import replace
from sqlalchemy import insert, select

from grognard.core.game import load
from grognard.core.kinds import EVERYBODY
from grognard.core.record import Record, RecordError
from grognard.core.snapshot import packed

from .context import Server
from .lobby import Opening, create
from .match import Match
from .people import Person
from .problems import bad_request, fault, not_found
from .schema import links, now
from .store import Header
from .wire import NewGame, PlayOn

EVERYBODYS = "*"  # the seat from which nothing is hidden


def reader(header: Header, match: Match, mine: list[int], seat: str) -> int:
    """The player whose eyes a replay is seen through: one's own, the public's, anybody's when it is over."""
    if seat == EVERYBODYS:
        player = EVERYBODY
    elif not seat:
        return -1
    else:
        player = header.number(seat)
        if player < 0:
            raise bad_request(f"seat: one of {', '.join(s.seat for s in header.seats)}, * or nothing")
    if player not in mine and not match.ended:
        raise fault(403, "forbidden", "not-over")
    return player


def must_be_over(match: Match) -> Match:
    if not match.ended:
        raise fault(409, "conflict", "not-over")
    return match


async def share(server: Server, id: str) -> str:
    """The link to a replay, made once."""
    async with server.db.write() as c:
        token = (await c.execute(select(links.c.token).where(links.c.game == id))).scalar_one_or_none()
        if token is None:
            token = secrets.token_urlsafe(16)
            await c.execute(insert(links).values(token=token, game=id, created=now()))
    return str(token)


async def shared(server: Server, token: str) -> Header:
    async with server.db.read() as c:
        game = (await c.execute(select(links.c.game).where(links.c.token == token))).scalar_one_or_none()
    if game is None:
        raise not_found()
    return await server.rooms.header(str(game))


async def play_on(server: Server, person: Person, source: Header, wish: PlayOn) -> Header:
    """A new game from a moment of one that is over: its choices until then, and new dice."""
    async with server.rooms.open(source.id) as (_, match):
        must_be_over(match)
        try:
            cut = match.game.record.until(wish.step)
        except ValueError as e:
            raise bad_request(f"step: {e}") from e
        if match.game.over and wish.step == match.game.state.ply:
            raise fault(409, "over", "over")
    try:
        opening = await asyncio.to_thread(opening_of, replace(cut, commitment="", secret=b"", shares=[]))
    except RecordError as e:
        if match.frozen is None:
            raise
        raise match.halted("frozen") from e  # the rules that are here read it differently
    wished = NewGame(source.name, wish.seats, source.options, share=wish.share)
    return await create(server, person, wished, opening)


def opening_of(record: Record) -> Opening:
    """What a game goes on from: a record, played once and for all."""
    text = record.text()
    game = load(text)
    return Opening(text, game.hash(), packed(game))
