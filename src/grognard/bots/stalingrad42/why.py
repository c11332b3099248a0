"""What the computer is doing, as a sentence its opponent may read."""

from __future__ import annotations

from grognard.bots.zocbond.why import purpose
from grognard.core.message import Message, msg
from grognard.core.option import Option
from grognard.games.stalingrad42.initial import Initial
from grognard.games.stalingrad42.rail import RailMove
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.verbs import RAIL


def why(s: StalingradState, lane: int, o: Option) -> Message:
    """What a choice is for, by the question it answers."""
    frame = s.top(lane)
    name = purpose(frame, o)
    if isinstance(frame, RailMove) or o.verb == RAIL:
        name = "rail"
    elif isinstance(frame, Initial):
        name = "build-up"
    return msg(f"stalingrad42-why-{name}")
