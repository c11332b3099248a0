"""Whole actions worth a trial: other ways to move a unit, to fire or to wait, to go first or not."""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro
from grognard.core.kernel.option import Option
from grognard.games.panzer.command.initiative import Initiative
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import HOLD, MOVE, REACT

from . import marching
from .field import STYLES
from .greedy import planned
from .marching import Goal
from .shooting import reaction_value

SECOND: Final = -100  # how much worse than the greedy choice another one is taken to be before it is tried
MOST_SHOTS: Final = 2  # reaction shots tried beside waiting


class Choice(Macro):
    """A whole action; of a move also where it is to end."""

    def __init__(self, path: list[Option], score: int, goal: Goal | None = None) -> None:
        super().__init__(path, score)
        self.goal = goal


def choices(s: PanzerState, options: list[Option]) -> list[Choice]:
    """What may be done now, the greedy choice first."""
    frame = s.top(0)
    found: list[Choice] = []
    if isinstance(frame, Movement):
        first = marching.next_unit(s, frame, options)
        if first.verb == MOVE:
            for goal in marching.whole_moves(s, first.a, STYLES):
                add(found, [first, *goal.path], goal)
    elif isinstance(frame, Move):
        for goal in marching.rests(s, frame, STYLES):
            if not frame.check(s, goal.path[0]):
                add(found, goal.path, goal)
    elif isinstance(frame, Initiative):
        for o in options:
            add(found, [o])
    elif isinstance(frame, Reactions) and options[0].verb == HOLD:
        add(found, planned(s, 0, options))
        for o in shots(s, frame, options):
            add(found, [o])
        add(found, [options[0]])
    return found or [Choice(planned(s, 0, options), 0)]


def add(found: list[Choice], path: list[Option], goal: Goal | None = None) -> None:
    """A whole action that is not among the others yet."""
    for other in found:
        if len(other.path) == len(path) and all(a.same(b) for a, b in zip(other.path, path, strict=True)):
            return
    found.append(Choice(path, SECOND if found else 0, goal))


def shots(s: PanzerState, frame: Reactions, options: list[Option]) -> list[Option]:
    """The reaction shots that bring most."""
    worth: list[tuple[int, int]] = []
    for i, o in enumerate(options):
        if o.verb == REACT:
            value, _ = reaction_value(s, frame, o.a, o.b)
            if value > 0:
                worth.append((-value, i))
    worth.sort()
    return [options[i] for _, i in worth[:MOST_SHOTS]]
