"""A battle whose position a test has changed, at the step that the test is about."""

from __future__ import annotations

from grognard.core.kernel.state import RUN, Frame
from grognard.core.referee.game import start
from grognard.games.panzer import RULES

from .battle import Battle


def again(b: Battle, frame: Frame) -> Battle:
    """The same battle with this frame alone on its stack."""
    s = b.s.copy()
    s.lanes = [[frame]]
    s.shared = [0]
    s.asked = [RUN]
    b.game = start(RULES, s, b.script)
    return b
