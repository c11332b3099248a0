"""What the study does for replays: filming, showing, telling what the computers did. All are jobs."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from grognard.core.kernel.kinds import PUBLIC
from grognard.core.referee.acts import Acts
from grognard.core.referee.film import Reel
from grognard.core.referee.game import Game
from grognard.core.referee.replay import view_at
from grognard.core.referee.tally import Tally
from grognard.core.telling.view import Part

from ..wire import Doing
from .explaining import FAR, Retelling
from .filming import Rows, filmed, furthest, uncounted_part, unpacked_part, until_now
from .hall import HALL, Opening
from .hall_jobs import encode
from .match import Match

UNCOUNTED = -1  # choices made in secret could be counted by the number of all
MOST_RETOLD = 8  # games in which somebody asks what the computer is doing


class Showing(Struct, frozen=True):
    """A film ready to be shown, as JSON: its index, its report, and the parts that are not kept."""

    index: bytes
    report: bytes
    parts: dict[int, bytes]
    count: int  # of all parts
    steps: int
    ends: int  # the last choice in it, UNCOUNTED while the game goes on


def film(opening: Opening, reels: list[bytes], readers: list[int], seconds: float) -> tuple[list[Rows], bool]:
    """Films what is missing for some readers; tells whether all of it was done in time.

    Nothing is filmed of a frozen game: the film made by its own rules must stay.
    """
    match = HALL.match(opening)
    return ([], True) if match.frozen is not None else filmed(match.game, reels, readers, seconds)


def showing(opening: Opening, reels: list[bytes], older: list[bytes], reader: int) -> Showing:
    """A film to the present moment; of a frozen game the `older` one, if that goes further."""
    match = HALL.match(opening)
    kept = kept_film(match, older, reader)
    if kept is not None:
        return shown(match, kept.acts, kept.tally, [kept.part], kept.ply)
    film = until_now(match.game, reels, reader)
    return shown(match, film.acts, film.tally, [*film.complete, film.part], match.game.state.ply)


def kept_film(match: Match, older: list[bytes], reader: int) -> Reel | None:
    """What was filmed of a frozen game when its rules were here, if that is more than can be read now."""
    if match.frozen is None or match.shelved is None:
        return None
    reel = furthest(older, [reader], match.shelved.standing()).get(reader)
    return reel if reel is not None and reel.ply > match.game.state.ply else None


def shown(match: Match, acts: Acts, tally: Tally, parts: list[Part], ends: int) -> Showing:
    open_parts = parts if match.ended else [uncounted_part(part) for part in parts]
    texts = {part.number: encode(part) for part in open_parts}
    index = acts.index
    report = tally.report(match.game.rules, match.ended)
    counted = ends if match.ended else UNCOUNTED
    return Showing(encode(index), encode(report), texts, len(index.parts), index.steps, counted)


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
    retelling, deeds = retold(_retold.pop(opening.id, None), match.game, match.computers, reels)
    if not match.over:
        _retold[opening.id] = retelling
        while len(_retold) > MOST_RETOLD:
            _retold.popitem(last=False)
    return encode(deeds)


def retold(
    known: Retelling | None, game: Game, computers: list[str], reels: list[bytes]
) -> tuple[Retelling, list[Doing]]:
    """What the computers did last, and the game played again up to there; from a reel, if there is one."""
    standing = game.record.standing()
    if known is None or not known.leads_to(standing):
        near = furthest(reels, [PUBLIC], standing[: max(0, len(standing) - FAR)])
        known = Retelling(game, near.get(PUBLIC))
    return known, known.doings(standing, computers)
