"""PZR-4.1, 4.1.5: the Spotting Phase: who spots whom, idle markers go, what each unit may do."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.state import State

from .. import events
from ..command.available import possible_commands
from ..frames import PanzerFrame
from ..state import PanzerState
from .looking import able_spotters, spotters_among
from .markers import after_spotting

AT_LOOK: Final = 0
AT_UNMARK: Final = 1
AT_ALLOW: Final = 2


class Spotting(PanzerFrame):
    """Nobody chooses here. Commands follow from what was spotted, before anybody gives one (L8)."""

    NAME = "Spotting"
    STEPS = ("look", "unmark", "allow")

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        step = self.take_step()
        if step == AT_LOOK:
            look(s)
        elif step == AT_UNMARK:
            unmark(s)
        else:
            allow(s)
            s.pop()


def look(s: PanzerState) -> None:
    """PZR-4.1: every unit of both sides looks for every enemy."""
    for u, spotters in enumerate(all_spotters(s)):
        before = s.seen_by[u]
        s.seen_by[u] = spotters
        if s.on_map(u) and (before == 0) != (s.seen_by[u] == 0):
            s.tell(events.SPOTTED if s.seen_by[u] else events.OUT_OF_SIGHT, u)


def all_spotters(s: PanzerState) -> list[int]:
    """By unit: the enemies that spot it now, as bits."""
    able = [able_spotters(s, 1 - side) for side in range(s.sc.players)]  # by the side that they look at
    return [spotters_among(s, u, able[s.sc.side[u]]) for u in range(s.sc.units)]


def unmark(s: PanzerState) -> None:
    """PZR-4.1.5, R-03: who is spotted by nobody, marker and all, loses it."""
    for u in range(s.sc.units):
        s.spot[u] = after_spotting(s.spot[u], s.seen_by[u] != 0)


def allow(s: PanzerState) -> None:
    """PZR-4.2.1: by open facts alone, what each counter may be."""
    for u in range(s.sc.units):
        s.command_may[u] = possible_commands(s, u)
