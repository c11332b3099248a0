"""What a computer of the family is doing, as a word for a sentence its opponent may read."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.verbs import DONE


def purpose(frame: Frame, o: Option) -> str:
    """What a choice is for, by the question it answers; "other" for what only one game asks."""
    if isinstance(frame, (Movement, Move)):
        return "moved" if o.verb == DONE else "move"
    if isinstance(frame, Combat):
        return "no-attack" if o.verb == DONE else "attack"
    if isinstance(frame, Attack):
        return "attack"
    if isinstance(frame, Lose):
        return "lose"
    if isinstance(frame, Stand):
        return "stand"
    if isinstance(frame, Retreat):
        return "retreat"
    return "advance" if isinstance(frame, Advance) else "other"
