"""Retreats and advances for tests: a frame of its own over a position, and everything that may come of it."""

from __future__ import annotations

from grognard.core.kernel.state import RUN, Frame, advance, choose
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.results import LONG, NORMAL
from grognard.games.zocbond.retreat import CRT, Retreat

from .field import Field
from .fight import bits


def push(f: Field, frame: Frame) -> Field:
    """Runs a frame on top of whatever rests."""
    f.s.lanes[0].append(frame)
    f.s.asked[0] = RUN
    advance(f.s)
    return f


def retreat(f: Field, *units: str, to: tuple[int, int] = (2, 2), cause: int = CRT, routed: int = 0) -> Field:
    """Units of one hex must retreat `to` hexes."""
    u = f.unit(units[0])
    frame = Retreat(f.sc.owner[u], bits(f, *units), f.s.place[u], to[0], to[1], cause, routed)
    return push(f, frame)


def follow(f: Field, *units: str, vacated: str, hexes: int = 0, kind: int = NORMAL) -> Field:
    """Units advance after combat."""
    owner = f.sc.owner[f.unit(units[0])]
    return push(f, Advance(owner, bits(f, *units), f.hex(vacated), hexes or (2 if kind == LONG else 1), kind))


def ends(f: Field, key: str) -> list[str]:
    """Where a unit can be when the frame that asks has ended, by any choices of TO and HALT."""
    if f.frame() not in ("Retreat", "Advance"):
        return [f.where(key)]  # nothing was to be chosen
    found: set[str] = set()
    depth = len(f.s.lanes[0])
    waiting = [f.s.copy()]
    while waiting:
        s = waiting.pop()
        if len(s.lanes[0]) < depth:
            found.add(f.sc.place_names[s.place[f.unit(key)]])
            continue
        for o in s.top().options(s):
            if f.key(o).split()[0] in ("to", "halt"):
                after = s.copy()
                choose(after, 0, o)
                waiting.append(after)
    return sorted(found)
