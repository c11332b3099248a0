"""What scenarios are called: found in a process, because an own scenario is its whole text, and kept."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

from grognard.core.telling.message import Message

from ..matches.plans import titles
from ..processes.crew import Crew
from ..processes.fair_queue import Owner
from ..storage.store import Header

MOST = 2000
AT_ONCE = 20  # asked for in one job: a list of games may hold two hundred texts


class Titles:
    """The titles of scenarios that were asked for last; their names are kept as hashes, which are short."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self._known: OrderedDict[bytes, Message] = OrderedDict()

    async def of(self, headers: list[Header], owner: Owner) -> list[Message]:
        keys = [_key(header) for header in headers]
        wanted = {key: header for key, header in zip(keys, headers, strict=True) if key not in self._known}
        by_key = {key: self._known[key] for key in keys if key in self._known}
        lacking = list(wanted.items())
        for at in range(0, len(lacking), AT_ONCE):
            some = lacking[at : at + AT_ONCE]
            names = [(header.game, header.scenario) for _, header in some]
            fresh: list[Message] = await self.crew.run(titles, names, owner=owner)
            by_key |= dict(zip([key for key, _ in some], fresh, strict=True))
        for key in by_key:
            self._known[key] = by_key[key]
            self._known.move_to_end(key)
        while len(self._known) > MOST:
            self._known.popitem(last=False)
        return [by_key[key] for key in keys]


def _key(header: Header) -> bytes:
    return blake2b(header.name.encode(), digest_size=16).digest()
