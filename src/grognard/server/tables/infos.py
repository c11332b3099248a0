"""GameInfo: a game as lists and headers show it to one reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from grognard.core.referee.fair import commitment
from grognard.core.telling.message import Message

from ..matches.fate import other_rules
from ..persons.presence import Presence
from ..problems import Fault
from ..processes.fair_queue import Owner
from ..storage.store import Header
from ..wire import Dice, GameInfo, SeatInfo
from .halls import Halls
from .rooms import Rooms
from .titles import Titles

if TYPE_CHECKING:
    from ..persons.doors import Access


def info_for(header: Header, title: Message, person: str, connected: set[str]) -> GameInfo:
    """What somebody may know of a game from outside; never anything a spectator may not know.

    `changed` passes over choices made in secret while the game goes on: they could be counted by it.
    """
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
            hints=summary.hints[number] if summary.hints else 0,
        )
        for number, sitter in enumerate(header.seats)
    ]
    over = header.status == "over" or bool(header.frozen)  # nobody plays on: nothing is secret
    played = header.status != "waiting" and not over
    return GameInfo(
        id=header.id,
        game=header.game,
        scenario=header.scenario,
        title=title,
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
        changed=(summary.changed_openly or header.created) if played else header.changed,
        lesson=header.lesson,
        dice=dice_of(header, over),
        can_watch=not mine,
        takeback=summary.takeback,
        other_rules=other_rules(header, person),
    )


def dice_of(header: Header, over: bool) -> Dice:
    if header.seed:  # the dice of a lesson are known to all
        return Dice("", [])
    shares = [sitter.share for sitter in header.seats]
    return Dice(commitment(header.kept_secret), shares, header.kept_secret.hex() if over else "")


class Infos:
    """Makes them for requests and sockets."""

    def __init__(self, rooms: Rooms, halls: Halls, presence: Presence, titles: Titles) -> None:
        self.rooms = rooms
        self.halls = halls
        self.presence = presence
        self.titles = titles

    async def one(self, way: Access, owner: Owner, at_least: int | None = None) -> GameInfo:
        return await self.of(await self.rooms.header(way.header.id), way.person.id, owner, at_least)

    async def of(self, header: Header, person: str, owner: Owner, at_least: int | None = None) -> GameInfo:
        """A game as it is now; with `at_least` from memory, if that has come so far."""
        room = self.rooms.room(header.id)
        if header.status != "waiting":
            header = await self._learned(header, owner)
            now = await self.rooms.latest(header.id, at_least)
            kind = {"frozen": now.frozen, "rules_version": now.rules_version, "renewed": now.renewed}
            header = replace(header, summary=now.summary, status=now.status, changed=now.changed, **kind)
        if room.connected is None:
            room.connected = (await self.presence.connected([header.id]))[header.id]
        connected = room.connected
        (title,) = await self.titles.of([header], owner)
        return info_for(header, title, person, connected)

    async def _learned(self, header: Header, owner: Owner) -> Header:
        """What is known of a game once the rules that are here have read it."""
        try:
            await self.halls.learn(header, owner)
        except Fault:  # it cannot be opened: what was last known of it
            return header
        return await self.rooms.header(header.id)

    async def listed(self, headers: list[Header], person: str, owner: Owner) -> list[GameInfo]:
        """Games for a list, as their headers have them."""
        connected = await self.presence.connected([header.id for header in headers])
        titles = await self.titles.of(headers, owner)
        return [
            info_for(header, title, person, connected[header.id])
            for header, title in zip(headers, titles, strict=True)
        ]
