# mypyc: interpreted
"""A game once more, as one reader saw it: for replays, for reports, and for looking back while it goes on.

A choice that changed nothing for the reader is no step of his replay, so nothing secret can be counted. In a
game that still goes on the steps do not say how many choices came before them.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..kernel.kinds import EVERYBODY
from ..telling.view import Step, View
from .film import Camera, Film, repeat
from .game import Game, start
from .record import Choice
from .report import Report


def again(game: Game) -> Iterator[tuple[Game, Choice | None, bool]]:
    """The same game at its opening, then after every choice that stands.

    With each the choice, and whether it was made in secret, in a lane of its player's own.
    """
    fresh = opening(game)
    yield fresh, None, False
    for stands in game.record.standing():
        secret = len(fresh.state.lanes) > 1
        repeat(fresh, stands)
        yield fresh, stands.choice, secret


def opening(game: Game) -> Game:
    """The same game before its first choice."""
    if game.record.given:
        raise ValueError("the dice of this game were given: it cannot be played again")
    fresh = start(game.rules, game.rules.start(game.scenario, game.record.seed))
    fresh.lenient = game.lenient
    fresh.closed = game.over or game.closed  # a reader of the end may read the way there
    return fresh


def filmed(game: Game, readers: list[int]) -> Camera:
    """The whole game before some readers: players, the public (-1) or, once it is over, EVERYBODY."""
    if EVERYBODY in readers and not (game.over or game.closed):
        raise ValueError("all secrets are open only when the game is over")
    camera = Camera(opening(game), [Film(reader, game.scenario.players) for reader in readers])
    camera.open()
    camera.follow(game.record.standing())
    return camera


def steps(game: Game, reader: int) -> list[Step]:
    """The game as one reader saw it; first the opening."""
    [film] = filmed(game, [reader]).films
    all_steps = [step for part in [*film.complete, film.part] for step in part.steps]
    return all_steps if game.over or game.closed else [uncounted(step) for step in all_steps]


def uncounted(step: Step) -> Step:
    """A step that does not say how many choices came before it."""
    return replace(step, ply=-1)


def report(game: Game, reader: int) -> Report:
    """The report of a game as one reader sees it."""
    return filmed(game, [reader]).films[0].tally.report(game.rules, game.over or game.closed)


def view_at(game: Game, player: int, lines: int) -> View:
    """What a reader saw when his log first had so many lines; nothing can be chosen there."""
    now = game
    for now, _, _ in again(game):
        if now.log_length(player) >= lines:
            break
    return replace(now.seat(player).view(), seq=-1, question=None, undo=False, redo=False)
