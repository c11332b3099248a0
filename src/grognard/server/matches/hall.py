"""A hall: the games that a process has in memory. Nothing in it is the only copy: all is in the database too.

A job says which game it is about and brings what the process lacks of it: the acts since, or all of it.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from msgspec import Struct

from grognard.core.referee.snapshot import BadSnapshot

from ..faults import Fault, fault
from ..processes.crew_process import resident
from .fate import played, rules_version
from .header import Header
from .match import Act, Broken, Edition, Match, replayed
from .snapshots import Kept, resumed

MOST = 600  # games in one process
FULL = 700 * 1024 * 1024  # bytes: half of the games are forgotten


class Opening(Struct, frozen=True):
    """A game to be opened: its acts in pages; with a header from the first act on, or from a snapshot's."""

    id: str
    pages: list[bytes]
    header: Header | None = None
    kept: Kept | None = None


Row = tuple[int, int, str, str, bool, str, str]  # an act as the database has it
_read_rows = msgspec.msgpack.Decoder(list[Row]).decode
_read_keys = msgspec.json.Decoder(list[str]).decode


class Lacking(Fault):
    """The process does not have the game so far: it must be sent everything."""

    def __init__(self) -> None:
        super().__init__(410, fault(410, LACKING, "not-found").problem)


LACKING = "lacking"


class Held:
    """A game in memory, and its views as they were last written."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.written: dict[tuple[int, int], tuple[Edition, tuple[bytes, int, bytes]]] = {}


class Hall:
    """The games of one process, the least recently used forgotten."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Held] = OrderedDict()

    def held(self, opening: Opening) -> Held:
        """The game as far as the job knows of it; raises Lacking if something is missing in between."""
        held = self.games.pop(opening.id, None)
        acts = read_acts(opening.pages)
        if opening.header is not None:
            held = Held(opened(opening.header, opening.kept, acts))
        elif held is None:
            raise Lacking
        else:
            _go_on(held.match, acts)
        self.games[opening.id] = held
        self._shrink()
        return held

    def match(self, opening: Opening) -> Match:
        return self.held(opening).match

    def forget(self, id: str) -> None:
        self.games.pop(id, None)

    def _shrink(self) -> None:
        if len(self.games) % 16 == 0 and resident() > FULL:
            for _ in range(len(self.games) // 2):
                self.games.popitem(last=False)
        while len(self.games) > MOST:
            self.games.popitem(last=False)


def read_acts(pages: list[bytes]) -> list[Act]:
    return [
        Act(n, player, act, _read_keys(keys), auto, hash, at)
        for page in pages
        for n, player, act, keys, auto, hash, at in _read_rows(page)
    ]


def opened(header: Header, kept: Kept | None, acts: list[Act]) -> Match:
    """A game from a snapshot and the acts from its own on, or from all its acts.

    Raises Lacking where the snapshot does not agree with them, and the refusal of a game that is lost.
    """
    if kept is not None:
        try:
            return resumed(header, kept, acts)
        except (BadSnapshot, Broken):
            raise Lacking from None
    try:
        return played(header, acts)
    except Broken as e:
        raise unplayable(header, e) from e


def _go_on(match: Match, acts: list[Act]) -> None:
    """Plays what others have written since."""
    missed = [act for act in acts if act.n > match.n]
    if any(act.act == "rewind" for act in missed) or (missed and missed[0].n != match.n + 1):
        raise Lacking
    if missed:
        try:
            replayed(match, missed)
        except Broken:  # played from its beginning it may still work
            raise Lacking from None


def unplayable(header: Header, why: Broken) -> Fault:
    here = rules_version(header.game)
    if here and header.rules_version != here:
        versions = {"made": header.rules_version, "here": here}
        return fault(409, "conflict", "other-version", str(why), **versions)
    return fault(409, "conflict", "unplayable", str(why))


HALL = Hall()
