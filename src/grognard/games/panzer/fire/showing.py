"""PZR-4.4.3.2.2, 6.5.4.3[1], R-43: the owner of a target shows that it moves, or keeps its counter down."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.panzer import events
from grognard.games.panzer.frames import leave_hull_down
from grognard.games.panzer.refusals import LEGAL, SEQUENCE, SHOW_NOT_MOVING, SHOW_OTHER
from grognard.games.panzer.state import MOVING, PanzerState
from grognard.games.panzer.verbs import KEEP, SHOW

from .shots import MOVES, STANDS


def show_options(s: PanzerState, target: int) -> list[Option]:
    """What the owner may answer."""
    return [o for o in (Option(SHOW, target), Option(KEEP)) if show_refusal(s, target, o) == LEGAL]


def show_refusal(s: PanzerState, target: int, o: Option) -> int:
    """Only MOVE and SHORT HALT are shown; keeping the counter down is always possible."""
    if o.verb == KEEP:
        return LEGAL
    if o.verb != SHOW:
        return SEQUENCE
    if o.a != target:
        return SHOW_OTHER
    return LEGAL if MOVING >> s.command[o.a] & 1 else SHOW_NOT_MOVING


def answer_show(s: PanzerState, target: int, o: Option) -> int:
    """The counter is shown or kept down; whether the target counts as moving (`shots.MOVES`)."""
    if o.verb == SHOW:
        s.command_may[target] = 1 << s.command[target]
        s.tell(events.SHOWN, target, s.command[target])
        leave_hull_down(s, target)
        return MOVES
    s.tell(events.KEEPS_HIDDEN, target)
    return STANDS
