"""Luck: how much better than average the die of a combat fell, in what attacks are worth.

Taken off the result of a trial it leaves what the choices brought. It need not be exact for that, only zero
on average: what a roll is about is told before it falls, and the table gives every face its result.
"""

from __future__ import annotations

from grognard.core.kernel.state import Frame
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.results import FACES
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import odds_of

from .answers import face_worth
from .fight import Target
from .judge import Judge


def luck(s: ZocState, judge: Judge, frame: Frame, face: int) -> int:
    """By how much a face is better than the average for the player who rolls, whose judge it is."""
    values: list[int] = []
    tables = s.zoc.combat
    if isinstance(frame, Attack):
        column = odds_of(s, frame.battle()).column
        target = Target(s, judge.stakes, frame.player, frame.target, judge.passes_on(frame.target))
        values = [target.code_worth(s, tables.result(column, f)) for f in range(1, FACES + 1)]
    elif isinstance(frame, Stand):
        values = [face_worth(s, judge, frame, frame.leader, f) for f in range(1, FACES + 1)]
    else:
        return 0
    return values[face - 1] - sum(values) // FACES
