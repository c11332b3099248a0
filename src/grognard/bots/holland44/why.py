"""What the computer is doing, as a sentence its opponent may read. Only dice are secret in Holland '44."""

from __future__ import annotations

from grognard.core.message import Message, msg
from grognard.core.option import Option
from grognard.games.holland44.bridges import Demolition
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.verbs import DONE


def why(s: HollandState, lane: int, o: Option) -> Message:
    """What a choice is for, by the question it answers."""
    frame = s.top(lane)
    name = "other"
    if isinstance(frame, (Movement, Move)):
        name = "moved" if o.verb == DONE else "move"
    elif isinstance(frame, Combat):
        name = "no-attack" if o.verb == DONE else "attack"
    elif isinstance(frame, Attack):
        name = "attack"
    elif isinstance(frame, Lose):
        name = "lose"
    elif isinstance(frame, Stand):
        name = "stand"
    elif isinstance(frame, Retreat):
        name = "retreat"
    elif isinstance(frame, Advance):
        name = "advance"
    elif isinstance(frame, Demolition):
        name = "bridge"
    elif isinstance(frame, Airlanding):
        name = "land"
    return msg(f"holland44-why-{name}")
