"""PZR-4.5.1.1, 6.6: what a unit on the map could think of as the next step of its move."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import AHEAD, BACK, DOWN, EXIT, GO, STOP, TURN, UP

from .loading import load_tries
from .march import SEARCHES, March
from .telling import IN_AND_OUT


def step_tries(s: PanzerState, p: March) -> list[Option]:
    """Every step that some rule could allow, in the order in which they are offered."""
    if p.m.steered:
        tries = [Option(AHEAD), Option(BACK)]
        if s.sc.buildings:
            tries += [Option(verb) for verb in IN_AND_OUT]
    else:
        tries = [Option(GO, d) for d in range(6)]
        tries += [Option(UP), Option(DOWN)]
    if not p.turned or p.rate in SEARCHES:
        tries += [Option(TURN, d) for d in range(6) if d != p.facing]
    if s.sc.transport:
        tries += load_tries(s, p.unit)
    tries += [Option(EXIT), Option(STOP)]
    return tries
