# mypyc: interpreted
"""The front at a glance: whose the ground between the two armies is, and the line where they meet.

No rule knows it. A hex is counted as the side's whose combat units are nearer, as far as a few hexes.
"""

from __future__ import annotations

from grognard.core.telling.overlay import Stroke, Tint

from ..box.mapping import Point, Spot, ends_of, plane
from ..state import ZocState

DEPTH = 3  # hexes from a unit that count as its side's
NOBODY = -1


def distances(s: ZocState, player: int) -> list[int]:
    """How far each hex is from the nearest combat unit of a player; more than DEPTH where none is near."""
    sc = s.zoc
    depths = [DEPTH + 1] * sc.n
    edge = [h for h in range(sc.n) if s.holder[h] == player]
    for distance in range(DEPTH + 1):
        nearer = [h for h in dict.fromkeys(edge) if depths[h] > distance]
        for h in nearer:
            depths[h] = distance
        edge = [
            to for h in nearer for to in sc.neighbour[6 * h : 6 * h + 6] if 0 <= to < sc.n and sc.in_play[to]
        ]
    return depths


def holders(s: ZocState) -> list[int]:
    """The player each hex belongs to, or nobody; if both are equally near, the first player."""
    first, second = distances(s, 0), distances(s, 1)
    return [NOBODY if min(a, b) > DEPTH else int(b < a) for a, b in zip(first, second, strict=True)]


def ground(s: ZocState, of: list[int]) -> list[Tint]:
    return [Tint(s.zoc.board.name(h), "held", owner=owner) for h, owner in enumerate(of) if owner != NOBODY]


def front(s: ZocState, of: list[int]) -> list[Stroke]:
    """The hexsides between the two, joined to lines."""
    sc = s.zoc
    joined: dict[Spot, list[Spot]] = {}
    for h, owner in enumerate(of):
        for d in range(6) if owner == 0 else []:
            to = sc.neighbour[6 * h + d]
            if 0 <= to < sc.n and of[to] == 1:
                a, b = ends_of(sc.board, h, d)
                joined.setdefault(a, []).append(b)
                joined.setdefault(b, []).append(a)
    loose = [at for at, ends in joined.items() if len(ends) != 2]
    lines = [_line(joined, at) for at in [*loose, *joined] for _ in range(len(joined[at]))]
    orientation = sc.board.orientation
    return [Stroke("frontline", [_point(orientation, at) for at in line]) for line in lines if len(line) > 1]


def _line(joined: dict[Spot, list[Spot]], start: Spot) -> list[Spot]:
    """Takes a line that begins at a corner, up to where it ends, forks or closes."""
    line = [start]
    while joined[line[-1]]:
        here = line[-1]
        there = joined[here].pop(0)
        joined[there].remove(here)
        line.append(there)
        if len(joined[there]) != 1:
            break
    return line


def _point(orientation: int, at: Spot) -> Point:
    x, y = plane(orientation, at)
    return round(x, 4), round(y, 4)
