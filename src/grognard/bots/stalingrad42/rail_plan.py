"""Before anybody marches: armies wake, stores are unpacked, trains go where units are wanted."""

from __future__ import annotations

from grognard.bots.zocbond.plan import Script
from grognard.games.stalingrad42.rail import RailMove
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.movement import Movement

from . import answers
from .judge import StalingradJudge


def trains(script: Script, judge: StalingradJudge) -> None:
    """Plays all of it."""
    while script.open:
        s = script.s
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
        script.play(options[at])
