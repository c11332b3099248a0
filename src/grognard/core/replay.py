# mypyc: interpreted
"""A game once more, act by act, as one reader saw it: for replays, and for looking back while it goes on.

A choice that changed nothing for the reader is no step of his replay, so nothing secret can be counted. In a
game that still goes on the steps do not say how many choices came before them.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .describe import option_text
from .game import Game, start
from .keys import parse_key
from .kinds import EVERYBODY
from .message import Message
from .option import Option
from .record import Choice, Standing
from .rules import Rules
from .state import State
from .view import Scene, Step, View

WHOLE_EVERY = 50  # steps from one whole scene to the next


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
    fresh.closed = game.over or game.closed  # who may read the end may read the way there
    return fresh


def repeat(fresh: Game, stands: Standing) -> None:
    """The next choice that stands, with the dice and under the version it was made with."""
    fresh.state.epoch = stands.epoch
    fresh.state.seed = stands.seed
    fresh.version = stands.version
    choice = stands.choice
    fresh.play(choice.key, fresh.scenario.seats.index(choice.seat), choice.auto)


def steps(game: Game, player: int) -> list[Step]:
    """The game as a player, the public (-1) or, once it is over, EVERYBODY saw it; first the opening."""
    over = game.over or game.closed
    if player == EVERYBODY and not over:
        raise ValueError("all secrets are open only when the game is over")
    found: list[Step] = []
    scene = Scene([], [], [], [])
    told = 0
    for ply, (now, choice, in_lane) in enumerate(again(game)):
        events = now.events[told:]
        told = len(now.events)
        lines = now.described(events, player)
        before, scene = scene, now.rules.present(now.seat(player).known(), player)
        if choice is not None and not lines and scene == before:
            continue
        whole = len(found) % WHOLE_EVERY == 0
        who = -1 if choice is None else game.scenario.seats.index(choice.seat)
        text = None
        if choice is not None:
            o = parse_key(game.rules, game.scenario, choice.key)
            text = choice_text(game.rules, now.state, o, who, in_lane, player)
        shown = scene if whole else changed(before, scene)
        found.append(Step(who, text, lines, shown, whole, _round(scene), ply if over else -1))
    return found


def choice_text(
    rules: Rules, s: State, o: Option, chooser: int, in_lane: bool, reader: int
) -> Message | None:
    """A choice in words, if the reader may know what was chosen; `in_lane`: by its player for himself."""
    if reader in (chooser, EVERYBODY) or not (in_lane or rules.verbs[o.verb].secret):
        return option_text(rules, s.scenario, o)
    return None


def changed(before: Scene, after: Scene) -> Scene:
    """What is new in a scene: the pieces that differ; marks, tracks and hands as they are."""
    known = {piece.key: piece for piece in before.pieces}
    pieces = [piece for piece in after.pieces if known.get(piece.key) != piece]
    return Scene(pieces, after.marks, after.tracks, after.hands)


def _round(scene: Scene) -> int:
    """The number on the first track that is nobody's: the round or the turn."""
    return next((track.value for track in scene.tracks if track.owner < 0), 0)


def view_at(game: Game, player: int, lines: int) -> View:
    """What a reader saw when his log first had so many lines; nothing can be chosen there."""
    now = game
    for now, _, _ in again(game):
        if now.told(player) >= lines:
            break
    return replace(now.seat(player).view(), seq=-1, question=None, undo=False, redo=False)
