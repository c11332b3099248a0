"""What the computer is doing, as a sentence its opponent may read."""

from __future__ import annotations

from grognard.core.message import Message, msg
from grognard.core.option import Option
from grognard.games.stalingrad42.initial import Initial
from grognard.games.stalingrad42.rail import RailMove
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.verbs import RAIL
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.verbs import DONE


def why(s: StalingradState, lane: int, o: Option) -> Message:
    """What a choice is for, by the question it answers."""
    frame = s.top(lane)
    name = "other"
    if isinstance(frame, RailMove) or o.verb == RAIL:
        name = "rail"
    elif isinstance(frame, (Movement, Move)):
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
    elif isinstance(frame, Initial):
        name = "build-up"
    return msg(f"stalingrad42-why-{name}")
