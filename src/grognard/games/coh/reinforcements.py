"""Chapter 5.1: reinforcements that arrive. How they enter the map is in `movement` (`entry_hexes`)."""

from __future__ import annotations

from . import events
from .scenario import RESERVE, WAITING
from .state import CohState


def make_available(s: CohState) -> None:
    """P7: this round's reinforcements may enter from now on (COH-5.1(1)); some wait for the event (C.B3)."""
    sc = s.sc
    for u in range(sc.units):
        due = 0 < sc.arrives[u] <= s.round or sc.returns[u]
        if due and s.place[u] == sc.off + RESERVE and (s.event or not sc.by_event[u]):
            arrive(s, u)


def call_up(s: CohState) -> None:
    """COH-C.B3: the event brings reinforcements at once, but not before their round."""
    sc = s.sc
    for u in range(sc.units):
        if sc.by_event[u] and sc.arrives[u] <= s.round and s.place[u] == sc.off + RESERVE:
            arrive(s, u)


def arrive(s: CohState, u: int) -> None:
    s.put(u, s.sc.off + WAITING)
    s.tell(events.ARRIVES, u)
