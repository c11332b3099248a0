# mypyc: interpreted
"""Waterways as chains of hexsides: the cheapest way along hexsides that stays near the real course."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, hypot
from typing import Final

from grognard.core.geometry.board import Board

from .mapping import (
    Point,
    Spot,
    away_from,
    corner,
    ends_of,
    nearest_hex,
    plane,
    project,
    rounded,
    side_between,
)
from .mapping_types import Fixes, Geography, Water, WaterFix

Side = tuple[Spot, Spot]  # a hexside by its two vertices, the smaller first

_LENGTH: Final = 1.0  # what a hexside costs
_AWAY: Final = 2.0  # and this much more times the square of its distance from the course
_TAKEN: Final = 6.0  # and this for passing under another water
_END: Final = 1.0  # what an end costs, times the square of its distance from the end of the course
_FAR: Final = 3.0  # sides of a hex beyond which no water strays
_NEVER: Final = 1 << 60


class Lattice:
    """The vertices and hexsides of a board, those of its edge included."""

    def __init__(self, board: Board) -> None:
        """Collect the hexsides that have at least one hex of the board."""
        self.board = board
        self.cell_of: dict[Side, tuple[int, int]] = {}
        self.around: dict[Spot, list[Spot]] = {}
        self.edge: set[Spot] = set()  # vertices where fewer than three hexes meet
        self.shore: set[Spot] = set()  # vertices of the hexes of a sea
        for h in range(board.n):
            for d in range(6):
                self._add(h, d)
        for others in self.around.values():
            others.sort()

    def _add(self, h: int, d: int) -> None:
        a, b = self.side_of(h, d)
        if (a, b) not in self.cell_of:
            self.cell_of[(a, b)] = (h, d)
            self.around.setdefault(a, []).append(b)
            self.around.setdefault(b, []).append(a)
        if self.board.neighbour[6 * h + d] >= self.board.n:
            self.edge.update((a, b))

    def flood(self, sea: Collection[int]) -> None:
        """Make hexes a sea, where rivers end."""
        self.shore.update(corner(self.board, h, v) for h in sea for v in range(6))

    def side_of(self, cell: int, d: int) -> Side:
        return _side(*ends_of(self.board, cell, d))

    def side(self, text: str) -> Side:
        return self.side_of(*side_between(self.board, text))

    def vertex(self, text: str) -> Spot:
        return corner(self.board, *divmod(self.board.vertex(text), 6))

    def middle(self, side: Side) -> Point:
        (x1, y1), (x2, y2) = (plane(self.board.orientation, spot) for spot in side)
        return (x1 + x2) / 2, (y1 + y2) / 2


def _side(a: Spot, b: Spot) -> Side:
    return (a, b) if a < b else (b, a)


# -- all waters of a map -----------------------------------------------------------------------------------


def chains(
    lattice: Lattice, geography: Geography, fixes: Fixes, crossings: Mapping[str, Sequence[str]]
) -> dict[str, list[Side]]:
    """The hexsides of every water in the order of its course.

    `crossings` are the hexsides of its bridges and ferries, through which it must pass. A hexside has one
    water: where a later one passes under an earlier one it is the earlier one's.
    """
    lines: dict[str, list[Spot]] = {}
    taken: set[Side] = set()
    courses: dict[str, list[Side]] = {}
    for water in geography.waters:
        fix = next((fix for fix in fixes.waters if fix.key == water.key), None)
        lines[water.key] = _line(lattice, geography, water, fix, crossings.get(water.key, ()), lines, taken)
        sides = [_side(a, b) for a, b in pairwise(lines[water.key])]
        courses[water.key] = [side for side in sides if side not in taken]
        taken.update(sides)
    return courses


def _line(
    lattice: Lattice,
    geography: Geography,
    water: Water,
    fix: WaterFix | None,
    crossings: Sequence[str],
    lines: Mapping[str, Sequence[Spot]],
    taken: Collection[Side],
) -> list[Spot]:
    course = _on_map(lattice.board, [geography.georeference.point(at) for at in water.course])
    texts = [*crossings, *(fix.through if fix else ())]
    begins = [lattice.vertex(fix.begins)] if fix and fix.begins else _reached(lattice, water.begins, lines)
    ends = [lattice.vertex(fix.ends)] if fix and fix.ends else _reached(lattice, water.ends, lines)
    search = Search(lattice, course, taken)
    line = search.chain(begins, ends, [lattice.side(text) for text in texts])
    if not line:
        raise ValueError(f"water {water.key}: no chain of hexsides joins its ends and crossings {texts}")
    if fix:
        begins, ends = (_reached(lattice, what, lines) for what in (water.begins, water.ends))
        if line == search.chain(begins, ends, [lattice.side(text) for text in crossings]):
            raise ValueError(f"the correction of water {water.key} changes nothing; take it out")
    return line


def _reached(lattice: Lattice, what: str, lines: Mapping[str, Sequence[Spot]]) -> Collection[Spot]:
    """The vertices where a water may begin or end."""
    if what == "edge":
        return lattice.edge
    if what == "shore":
        return lattice.shore
    return lattice.around if what == "source" else lines[what]


def _on_map(board: Board, course: Sequence[Point]) -> list[Point]:
    """The course from where it comes onto the map to where it leaves it, to a twentieth of a side."""
    return _from_edge(board, _from_edge(board, course)[::-1])[::-1]


def _from_edge(board: Board, course: Sequence[Point]) -> list[Point]:
    for k, ((x1, y1), (x2, y2)) in enumerate(pairwise(course), 1):
        n = ceil(round(20 * hypot(x2 - x1, y2 - y1), 6)) or 1
        for j in range(n):
            here = (x1 + (x2 - x1) * j / n, y1 + (y2 - y1) * j / n)
            if nearest_hex(board, here) >= 0:
                return [here, *course[k:]]
    raise ValueError("the course lies off the map")


# -- one water ---------------------------------------------------------------------------------------------


class Search:
    """The cheapest chain of hexsides along a course; hexsides of other waters are avoided."""

    def __init__(self, lattice: Lattice, course: Sequence[Point], taken: Collection[Side]) -> None:
        """Work out what each hexside near the course costs."""
        self.lattice = lattice
        self.course = course
        self.costs: dict[Side, int] = {}
        west, east = min(x for x, _ in course) - _FAR, max(x for x, _ in course) + _FAR
        north, south = min(y for _, y in course) - _FAR, max(y for _, y in course) + _FAR
        for side in lattice.cell_of:
            x, y = lattice.middle(side)
            if west <= x <= east and north <= y <= south:
                away = away_from(course, (x, y))
                if away <= _FAR:
                    under = _TAKEN if side in taken else 0.0
                    self.costs[side] = rounded(_LENGTH + _AWAY * away * away + under)

    def chain(self, begins: Collection[Spot], ends: Collection[Spot], through: Sequence[Side]) -> list[Spot]:
        """The vertices from one of `begins` to one of `ends` through given hexsides, in the order in which
        the course passes them; [] if there is no such chain.
        """
        wanted = sorted(through, key=lambda side: (rounded(self._along(side)), side))
        best: dict[tuple[int, Spot], int] = {}  # how many of `wanted` are passed, and where
        came: dict[tuple[int, Spot], tuple[int, Spot]] = {}
        queue: list[tuple[int, int, Spot]] = []
        for spot in sorted(begins):
            best[(0, spot)] = self._end_cost(spot, self.course[0])
            heappush(queue, (best[(0, spot)], 0, spot))
        last, least = (0, (0, 0)), _NEVER
        while queue and queue[0][0] < least:
            cost, passed, spot = heappop(queue)
            if cost > best[(passed, spot)]:
                continue
            total = cost + self._end_cost(spot, self.course[-1])
            if passed == len(wanted) and spot in ends and total < least:
                last, least = (passed, spot), total
            for other in self.lattice.around[spot]:
                now = self._passed(wanted, passed, _side(spot, other))
                to = cost + self.costs.get(_side(spot, other), _NEVER)
                if now >= 0 and to < best.get((now, other), _NEVER):
                    best[(now, other)] = to
                    came[(now, other)] = (passed, spot)
                    heappush(queue, (to, now, other))
        return _walked(came, last) if least < _NEVER else []

    def _along(self, side: Side) -> float:
        return project(self.course, self.lattice.middle(side))[1]

    def _end_cost(self, spot: Spot, end: Point) -> int:
        x, y = plane(self.lattice.board.orientation, spot)
        return rounded(_END * ((x - end[0]) ** 2 + (y - end[1]) ** 2))

    def _passed(self, wanted: Sequence[Side], passed: int, side: Side) -> int:
        """How many of the wanted hexsides are passed after this one; -1: it comes out of turn."""
        if side not in wanted:
            return passed
        return passed + 1 if passed < len(wanted) and wanted[passed] == side else -1


def _walked(came: Mapping[tuple[int, Spot], tuple[int, Spot]], last: tuple[int, Spot]) -> list[Spot]:
    line = [last[1]]
    while last in came:
        last = came[last]
        line.append(last[1])
    return line[::-1]
