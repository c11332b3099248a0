"""Chapter 5: what else can be done in the movement phase than march: trains, ships, the flotilla, stores."""

from __future__ import annotations

from grognard.core.option import Option
from grognard.games.zocbond.kinds import FLEEING
from grognard.games.zocbond.refusals import SEQUENCE

from .state import StalingradState


def begin(s: StalingradState, player: int) -> None:
    """The movement phase begins."""
    s.railed = 0
    s.railed_from_map = 0
    s.flotilla_moved = 0
    for u in s.sc.units_of[player]:
        s.clear_mark(u, FLEEING)


def options(s: StalingradState, player: int) -> list[Option]:
    return []


def refusal(s: StalingradState, player: int, o: Option) -> int:
    return SEQUENCE


def choose(s: StalingradState, player: int, o: Option) -> None:
    raise ValueError("no such choice")
