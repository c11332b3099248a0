# mypyc: interpreted
"""Roads and railways from hex to hex: the shortest way between the places they join, as straight as it can,
over bridges only, and along roads that are there already.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from grognard.core.geometry.board import Board

from .mapping import away_from, centre, rounded, side_text
from .mapping_types import Fixes, Way

Crossing = Callable[[int, int], float]  # what crossing side d of a hex costs more; negative: it cannot be
Barrier = Callable[[int, int], bool]  # whether side d of a hex lets no way off the map
Pair = tuple[int, int]  # two neighbouring hexes, the smaller first

OFF: Final = "off"  # the waypoint beyond the edge of the map

_STEP: Final = 1.0  # what a hex costs
_AWAY: Final = 0.05  # and this much more times the square of its distance from the straight line, in sides
_SHARED: Final = 0.1  # less, where a road is already
_NEVER: Final = 1 << 60


Course = tuple[tuple[str, ...], tuple[str, ...]]  # the hexes of a way, and the hexsides by which it leaves


class Tracer:
    """Lays ways from hex to hex, and keeps account of the corrections it needed."""

    def __init__(self, board: Board, hexes: Mapping[str, int], fixes: Fixes) -> None:
        """Know the hexes of places by their names, and the corrections."""
        self.board = board
        self.hexes = hexes
        self.fixes = {(fix.start, fix.end): fix for fix in fixes.ways}
        self.idle = dict(self.fixes)  # those that have changed nothing so far

    def trace(self, ways: Sequence[Way], crossing: Crossing) -> list[list[int]]:
        """The hexes of all ways that share their bed, roads or railways, in the order of the file."""
        laid: set[Pair] = set()
        return [self._path(way, crossing, laid) for way in ways]

    def _path(self, way: Way, crossing: Crossing, laid: set[Pair]) -> list[int]:
        stops = [text for text in way.via if text != OFF]
        path = [self._waypoint(stops[0])]
        for start, end in pairwise(stops):
            path += self._stretch(start, end, crossing, laid)[1:]
        laid.update((min(a, b), max(a, b)) for a, b in pairwise(path))
        return path

    def _stretch(self, start: str, end: str, crossing: Crossing, laid: Collection[Pair]) -> list[int]:
        straight = route(self.board, self._waypoint(start), self._waypoint(end), crossing, laid)
        if not straight:
            raise ValueError(f"no way from {start} to {end}: water without a bridge lies between")
        fix = self.fixes.get((start, end))
        if fix is None:
            return straight
        points = [straight[0], *(self.board.hex(name) for name in fix.through), straight[-1]]
        path = points[:1]
        for a, b in pairwise(points):
            path += route(self.board, a, b, crossing, laid)[1:]
        if path != straight:
            self.idle.pop((start, end), None)
        return path

    def _waypoint(self, text: str) -> int:
        """The hex of a place or of "#1404"."""
        if text.startswith("#"):
            return self.board.hex(text[1:])
        if text not in self.hexes:
            raise ValueError(f"no place {text!r} on the map; write a hex as #1404")
        return self.hexes[text]


def route(board: Board, a: int, b: int, crossing: Crossing, laid: Collection[Pair]) -> list[int]:
    """The hexes from a to b, both included; [] if there is no way. `laid`: hexes joined already."""
    line = [centre(board, a), centre(board, b)]
    best = {a: 0}
    came: dict[int, int] = {}
    queue = [(0, a)]
    while queue:
        cost, h = heappop(queue)
        if h == b:
            return _walked(came, a, b)
        if cost > best[h]:
            continue
        for d in range(6):
            other = board.neighbour[6 * h + d]
            extra = crossing(h, d) if 0 <= other < board.n else -1.0
            if extra < 0:
                continue
            if (min(h, other), max(h, other)) in laid:
                extra -= _SHARED
            away = away_from(line, centre(board, other))
            to = cost + rounded(_STEP + extra + _AWAY * away * away)
            if (to, -h) < (best.get(other, _NEVER), -came.get(other, -1)):  # of equals the south-eastern
                best[other] = to
                came[other] = h
                heappush(queue, (to, other))
    return []


def _walked(came: Mapping[int, int], a: int, b: int) -> list[int]:
    path = [b]
    while path[-1] != a:
        path.append(came[path[-1]])
    return path[::-1]


def leaving(board: Board, before: int, last: int, closed: Callable[[int, int], bool]) -> int:
    """The direction in which a way that comes from `before` leaves the map at its last hex: as straight on as
    it can, of equals the first clockwise of straight on; -1: it cannot.
    """
    on = (board.direction_to(last, before) + 3) % 6
    for turn in (0, 1, 5, 2, 4, 3):
        d = (on + turn) % 6
        if board.neighbour[6 * last + d] >= board.n and not closed(last, d):
            return d
    return -1


def courses(tracer: Tracer, ways: Sequence[Way], crossing: Crossing, barrier: Barrier) -> list[Course]:
    """Ways by the names of their hexes, and of the hexsides by which each leaves the map."""
    return [
        _course(tracer.board, way, path, barrier)
        for way, path in zip(ways, tracer.trace(ways, crossing), strict=True)
    ]


def _course(board: Board, way: Way, path: Sequence[int], barrier: Barrier) -> Course:
    exits = []
    if way.via[0] == OFF:
        exits.append(_exit(board, way, path[1], path[0], barrier))
    if way.via[-1] == OFF:
        exits.append(_exit(board, way, path[-2], path[-1], barrier))
    return tuple(board.name(h) for h in path), tuple(exits)


def _exit(board: Board, way: Way, before: int, last: int, barrier: Barrier) -> str:
    d = leaving(board, before, last, barrier)
    if d < 0:
        raise ValueError(f"{way.kind} {' - '.join(way.via)}: {board.name(last)} is not on the edge")
    return side_text(board, last, d)
