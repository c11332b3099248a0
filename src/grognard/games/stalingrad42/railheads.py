"""Chapter 17.2, 17.3: railheads, the ends of what the Axis has converted."""

from __future__ import annotations

from grognard.games.zocbond.zoc import bare_zoc

from . import events
from .scenario import SOVIET
from .state import StalingradState


def push_back(s: StalingradState) -> None:
    """In the Soviet turn a railhead gives way to Soviet units and their ZOC (S42-17.3.1)."""
    for marker, h in enumerate(s.railhead):
        if h >= 0 and is_pressed(s, h):
            back = way_back(s, h)
            if back:
                s.set_gauge(back[:-1], 0)
            s.railhead[marker] = back[-1] if back else -1
            s.tell(events.PUSHED_BACK, back[-1] if back else -1, h)


def is_pressed(s: StalingradState, h: int) -> bool:
    """A Soviet unit is there, or its ZOC where no Axis unit cancels it."""
    return s.holder[h] == SOVIET or bare_zoc(s, h, SOVIET)


def way_back(s: StalingradState, h: int) -> list[int]:
    """The converted hexes from a railhead to the nearest that is free, itself first; empty if there is none."""
    sc = s.sc
    came = {h: -1}
    queue = [h]
    for at in queue:
        if not is_pressed(s, at):
            found: list[int] = []
            while at >= 0:
                found.append(at)
                at = came[at]
            found.reverse()
            return found
        for d in sc.rail_directions[at]:
            to = sc.neighbour[6 * at + d]
            if s.gauge[to] and to not in came and sc.rail_opens[6 * at + d] <= s.turn:
                came[to] = at
                queue.append(to)
    return []


def is_axis_gauge(s: StalingradState, h: int) -> bool:
    """Whether the Axis can use the railway in a hex (S42-17.1)."""
    return s.gauge[h] != 0


