"""What the study does for replays: filming, showing, telling what the computers did. All of it are jobs."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from grognard.core.game import Game
from grognard.core.kinds import PUBLIC
from grognard.core.replay import view_at

from .explaining import FAR, Retelling
from .filming import Rows, filmed, furthest, uncounted_part, unpacked_part, until_now
from .hall import HALL, Opening
from .hall_jobs import encode
from .wire import Doing

MOST_RETOLD = 8  # games in which somebody asks what the computer is doing


class Showing(Struct, frozen=True):
    """A film ready to be shown, as JSON: its index, its report, and the parts that are not kept."""

    index: bytes
    report: bytes
    parts: dict[int, bytes]
    count: int  # of all parts
    steps: int


def film(opening: Opening, reels: list[bytes], readers: list[int], seconds: float) -> tuple[list[Rows], bool]:
    """Films what is missing for some readers; whether all of it was done in time."""
    return filmed(HALL.match(opening).game, reels, readers, seconds)


def showing(opening: Opening, reels: list[bytes], reader: int) -> Showing:
    """A film to the present moment."""
    match = HALL.match(opening)
    found = until_now(match.game, reels, reader)
    parts = [*found.complete, found.part]
    told = parts if match.ended else [uncounted_part(part) for part in parts]
    index = found.acts.index
    report = encode(found.tally.report(match.ended))
    texts = {part.number: encode(part) for part in told}
    return Showing(encode(index), report, texts, len(index.parts), index.steps)


def part_text(data: bytes, over: bool) -> bytes:
    """A part that was kept, as JSON."""
    return encode(unpacked_part(data, over))


def looked_back(opening: Opening, player: int, lines: int) -> bytes:
    """The view as it was when the reader's log had so many lines."""
    return encode(view_at(HALL.match(opening).game, player, lines))


_retold: OrderedDict[str, Retelling] = OrderedDict()


def doings(opening: Opening, reels: list[bytes]) -> bytes:
    """What the computers did last, and what for."""
    match = HALL.match(opening)
    retelling, found = retold(_retold.pop(opening.id, None), match.game, match.computers, reels)
    if not match.over:
        _retold[opening.id] = retelling
        while len(_retold) > MOST_RETOLD:
            _retold.popitem(last=False)
    return encode(found)


def retold(
    known: Retelling | None, game: Game, computers: list[str], reels: list[bytes]
) -> tuple[Retelling, list[Doing]]:
    """What the computers did last, and the game played again up to there; from a reel, if there is one."""
    standing = game.record.standing()
    if known is None or not known.leads_to(standing):
        near = furthest(reels, [PUBLIC], standing[: max(0, len(standing) - FAR)])
        known = Retelling(game, near.get(PUBLIC))
    return known, known.doings(standing, computers)
