"""Before anybody marches: armies wake, stores are unpacked, trains go where units are wanted."""

from __future__ import annotations

from grognard.bots.zocbond.judge import Judge
from grognard.bots.zocbond.plan import Rehearsal
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.transport.rail import RailMove
from grognard.games.zocbond.movement import Movement

from . import answers


def trains(rehearsal: Rehearsal, judge: Judge) -> None:
    """Plays all of it."""
    while rehearsal.open:
        s = rehearsal.s
        assert isinstance(s, StalingradState)
        top = s.top(0)
        options = top.options(s)
        if isinstance(top, RailMove):
            at = answers.rail(s, judge, top, options)
        elif isinstance(top, Movement):
            at = answers.marshalling(s, judge, options)
        else:
            return
        if at < 0:
            return
        rehearsal.play(options[at])
