"""Chapter 23.5: the German 406th Division, whose units come when the dice say so.

The other special rules of chapter 23 are where they act; the package's docstring lists them.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.games.zocbond.kinds import WAITING

from . import entry, events
from .scenario import GERMAN
from .state import HollandState

D6: Final = Die(1, 6)


def roll_arrivals(s: HollandState) -> None:
    """At the start of a German movement phase: a die for each unit not yet there; at last all come."""
    sc = s.sc
    last = s.turn >= sc.figures["specials.roll_arrival_last_turn"]
    most = sc.figures["specials.roll_arrival_at_most"]
    classes = bytes([0, *[1 if face <= most else 0 for face in range(1, 7)]])
    for u in sc.units_of[GERMAN]:
        if not sc.rolls_in[u] or s.place[u] != sc.box + WAITING or not 0 < sc.arrival_turn[u] <= s.turn:
            continue
        if last:
            entry.arrive(s, u)
            continue
        face = s.roll(D6, classes)
        if face <= most:
            entry.arrive(s, u)
        else:
            s.tell_roll(events.WAITS, u, face)
