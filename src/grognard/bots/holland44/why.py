"""What the computer is doing, as a sentence its opponent may read. Only dice are secret in Holland '44."""

from __future__ import annotations

from grognard.bots.zocbond.why import purpose
from grognard.core.message import Message, msg
from grognard.core.option import Option
from grognard.games.holland44.bridges import Demolition
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.state import HollandState


def why(s: HollandState, lane: int, o: Option) -> Message:
    """What a choice is for, by the question it answers."""
    frame = s.top(lane)
    name = purpose(frame, o)
    if isinstance(frame, Demolition):
        name = "bridge"
    elif isinstance(frame, Airlanding):
        name = "land"
    return msg(f"holland44-why-{name}")
