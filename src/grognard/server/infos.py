"""GameInfo: a game as lists and headers show it to one reader."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from grognard.core.fair import commitment
from grognard.core.game import rules_of
from grognard.core.message import Message, msg

from .fate import frozen_text, other_rules
from .presence import Presence
from .problems import Fault
from .rooms import Rooms
from .store import Header
from .wire import Dice, GameInfo, SeatInfo

if TYPE_CHECKING:
    from .doors import Access
MOST_TITLES = 500


@lru_cache(maxsize=MOST_TITLES)  # a scenario of one's own is its name: there is no end of them
def title(game: str, scenario: str) -> Message:
    try:
        return rules_of(game).about(scenario).title
    except ValueError:  # a game of an earlier version that is no longer there
        return msg("server-gone", name=f"{game}/{scenario}")


def info_for(header: Header, person: str, connected: set[str]) -> GameInfo:
    """What somebody may know of a game from outside; never anything a spectator may not know."""
    mine = {header.seats[number].seat for number in header.players_of(person)}
    summary = header.summary
    sitters = [
        SeatInfo(
            seat=sitter.seat,
            who="me"
            if sitter.seat in mine
            else "computer"
            if sitter.level
            else "person"
            if sitter.taken
            else "open",
            name=sitter.name,
            level=sitter.level,
            connected=bool(sitter.person) and sitter.person in connected,
        )
        for sitter in header.seats
    ]
    over = header.status == "over" or bool(header.frozen)  # nobody plays on: nothing is secret
    return GameInfo(
        id=header.id,
        game=header.game,
        scenario=header.scenario,
        title=title(header.game, header.scenario),
        options=header.options,
        seats=sitters,
        status=header.status,
        asked=summary.asked,
        your_turn=bool(mine & set(summary.asked)),
        progress=summary.progress or [0, 0],
        progress_name=summary.progress_name,
        winners=summary.winners,
        resigned=summary.resigned,
        created=header.created,
        changed=header.changed,
        lesson=header.lesson,
        dice=dice_of(header, over),
        can_watch=not mine,
        takeback=summary.takeback,
        other_rules=other_rules(header),
    )


def dice_of(header: Header, over: bool) -> Dice:
    if header.seed:  # the dice of a lesson are known to all
        return Dice("", [])
    shares = [sitter.share for sitter in header.seats]
    return Dice(commitment(header.secret), shares, header.secret.hex() if over else "")


class Infos:
    """Makes them for requests and sockets."""

    def __init__(self, rooms: Rooms, presence: Presence) -> None:
        self.rooms = rooms
        self.presence = presence

    async def one(self, way: Access, at_least: int | None = None) -> GameInfo:
        return await self.of(await self.rooms.header(way.header.id), way.person.id, at_least)

    async def of(self, header: Header, person: str, at_least: int | None = None) -> GameInfo:
        """A game as it is now; with `at_least` from memory, if that has come so far."""
        room = self.rooms.room(header.id)
        if header.status != "waiting":
            header = await self._now(header, at_least)
        if room.connected is None:
            room.connected = (await self.presence.connected([header.id]))[header.id]
        return info_for(header, person, room.connected)

    async def _now(self, header: Header, at_least: int | None) -> Header:
        try:
            async with self.rooms.open(header.id, at_least) as (_, match):
                status = "over" if match.over else "running"
                changed = {"changed": match.changed or header.changed, "frozen": frozen_text(match)}
                if match.frozen is None:  # it may have been carried over since the header was read
                    header = replace(header, rules_version=match.game.version)
                return replace(header, summary=match.summary(), status=status, **changed)
        except Fault:  # it cannot be replayed: what was last known of it
            return header
