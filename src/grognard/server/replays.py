"""Replays, built in threads: a long game takes a moment."""

from __future__ import annotations

import asyncio
import copy
from collections import OrderedDict

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.replay import steps, view_at
from grognard.core.report import Report, summed
from grognard.core.view import Step, View

from .explaining import Retelling
from .match import Match
from .wire import Doing

MOST_KEPT = 32  # replays of finished games
MOST_RETOLD = 8  # games in which somebody asks what the computer is doing


class Wanted(Struct):
    """A game as it was at one moment, to be replayed for one reader."""

    id: str
    n: int
    game: Game
    over: bool
    player: int


def wanted(id: str, match: Match, player: int) -> Wanted:
    """What a replay is made of; after this the game may go on."""
    return Wanted(id, match.n, snapshot(match.game), match.over, player)


class Replays:
    """Builds replays, two at a time, and keeps the last ones of games that are over."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], list[Step]] = OrderedDict()
        self._retold: OrderedDict[str, Retelling] = OrderedDict()
        self._building = asyncio.Semaphore(2)

    async def get(self, what: Wanted) -> list[Step]:
        key = (what.id, what.player, what.n)
        async with self._building:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            made = await asyncio.to_thread(steps, what.game, what.player)
        if what.over:
            self._kept[key] = made
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return made

    async def report(self, what: Wanted) -> Report:
        """The after-action report, as far as the reader knows the game."""
        film = await self.get(what)
        return await asyncio.to_thread(summed, film, what.game.scenario.players, what.over)

    async def doings(self, what: Wanted, computers: list[str]) -> list[Doing]:
        """What the computers did last, and what for."""
        async with self._building:
            known = self._retold.pop(what.id, None)  # nobody else goes on with it meanwhile
            retelling, found = await asyncio.to_thread(retold, known, what.game, computers)
        if not what.over:
            self._retold[what.id] = retelling
            while len(self._retold) > MOST_RETOLD:
                self._retold.popitem(last=False)
        return found

    async def view_at(self, what: Wanted, lines: int) -> View:
        """The view as it was when the reader's log had so many lines."""
        async with self._building:
            return await asyncio.to_thread(view_at, what.game, what.player, lines)


def retold(known: Retelling | None, game: Game, computers: list[str]) -> tuple[Retelling, list[Doing]]:
    """What the computers did last, and the game played again up to there."""
    standing = game.record.standing()
    retelling = known if known is not None and known.leads_to(standing) else Retelling(game)
    return retelling, retelling.doings(standing, computers)


def snapshot(game: Game) -> Game:
    """A game whose record does not go on while a thread reads it."""
    frozen = copy.copy(game)
    frozen.record = replace(game.record, entries=game.record.entries.copy())
    return frozen
