"""Replays and what else is told by playing a game again: jobs of the study, and what is kept of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec import Struct

from grognard.core.game import Game
from grognard.core.replay import steps, view_at
from grognard.core.report import summed

from .explaining import Retelling
from .fair_queue import Owner
from .hall import HALL, Opening
from .hall_jobs import encode
from .wire import Doing

if TYPE_CHECKING:
    from .halls import Halls

MOST_KEPT = 64 * 1024 * 1024  # bytes of replays of finished games
MOST_RETOLD = 8  # games in which somebody asks what the computer is doing
SECONDS = 60  # a long game is played again from its beginning


class Film(Struct, frozen=True):
    """A replay and the figures made from it, as they are sent."""

    steps: bytes
    report: bytes


# -- in the study ----------------------------------------------------------------------------------------


def film(opening: Opening, player: int) -> Film:
    """A game as one reader saw it, and in figures."""
    match = HALL.match(opening)
    found = steps(match.game, player)
    return Film(encode(found), encode(summed(found, match.game.scenario.players, match.over)))


def looked_back(opening: Opening, player: int, lines: int) -> bytes:
    """The view as it was when the reader's log had so many lines."""
    return encode(view_at(HALL.match(opening).game, player, lines))


_retold: OrderedDict[str, Retelling] = OrderedDict()


def doings(opening: Opening) -> bytes:
    """What the computers did last, and what for."""
    match = HALL.match(opening)
    retelling, found = retold(_retold.pop(opening.id, None), match.game, match.computers)
    if not match.over:
        _retold[opening.id] = retelling
        while len(_retold) > MOST_RETOLD:
            _retold.popitem(last=False)
    return encode(found)


def retold(known: Retelling | None, game: Game, computers: list[str]) -> tuple[Retelling, list[Doing]]:
    """What the computers did last, and the game played again up to there."""
    standing = game.record.standing()
    retelling = known if known is not None and known.leads_to(standing) else Retelling(game)
    return retelling, retelling.doings(standing, computers)


# -- in the server ---------------------------------------------------------------------------------------


class Replays:
    """Asks for replays, and keeps the last ones of games that are over."""

    def __init__(self, study: Halls) -> None:
        self.study = study
        self._kept: OrderedDict[tuple[str, int, int], Film] = OrderedDict()
        self._size = 0

    async def film(self, id: str, player: int, n: int, over: bool, owner: Owner) -> Film:
        key = (id, player, n)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made: Film = await self.study.ask(id, film, player, owner=owner, at_least=n, seconds=SECONDS)
        if over and key not in self._kept:
            self._kept[key] = made
            self._size += _size(made)
            while self._size > MOST_KEPT:
                self._size -= _size(self._kept.popitem(last=False)[1])
        return made


def _size(film: Film) -> int:
    return len(film.steps) + len(film.report)
