"""Line of sight a second time, from the rules alone (4.1.4, R-07, R-15, R-21 to R-23, R-31): slow and plain.

A hex is (column, row), odd columns half a hex lower; geometry is of Fractions on a grid that keeps straight
lines straight. Nothing is shared with the engine.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

Hex = tuple[int, int]
HEIGHTS = {"woods": 3, "light_woods": 3, "dense_woods": 4, "building_wood": 1, "building_stone": 2}
SUNKEN = ("gully", "stream", "ford", "ditch")
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def centre(h: Hex) -> tuple[int, int]:
    return 3 * h[0], 2 * h[1] + h[0] % 2


def apart(a: Hex, b: Hex) -> int:
    (ax, ay), (bx, by) = centre(a), centre(b)
    columns = abs(ax - bx) // 3
    return columns + max(0, (abs(ay - by) - columns) // 2)


def corners(h: Hex) -> list[tuple[int, int]]:
    x, y = centre(h)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def on_line(a: Hex, b: Hex, h: Hex) -> bool:
    """Whether more than a point of the line lies in the hex or on its edge: clipped by six half-planes."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    start, end = Fraction(0), Fraction(1)
    around = corners(h)
    for (px, py), (qx, qy) in zip(around, around[1:] + around[:1], strict=True):
        at_a = (qx - px) * (ay - py) - (qy - py) * (ax - px)
        at_b = (qx - px) * (by - py) - (qy - py) * (bx - px)
        if (at_a < 0 and at_b < 0) or at_a == at_b < 0:
            return False
        if at_a < 0 or at_b < 0:
            meets = Fraction(at_a, at_a - at_b)
            start, end = (max(start, meets), end) if at_a < 0 else (start, min(end, meets))
    return start < end


def meets_side(a: Hex, b: Hex, one: Hex, other: Hex) -> bool:
    """Whether the line crosses the hexside between its ends, or runs along it."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    p, q = sorted(set(corners(one)) & set(corners(other)))
    of_p, of_q = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in (p, q))
    if of_p == of_q == 0:
        return on_line(a, b, one) and on_line(a, b, other)
    at_a, at_b = ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) for x, y in ((ax, ay), (bx, by)))
    return of_p * of_q < 0 and at_a * at_b < 0


@cache
def geometry(size: Hex, a: Hex, b: Hex) -> tuple[list[Hex], list[tuple[Hex, Hex]]]:
    """The hexes between two, and the hexsides that the line crosses or runs along."""
    board = [(c, r) for c in range(size[0]) for r in range(size[1])]
    touched = [h for h in board if on_line(a, b, h)]
    pairs = [(h, k) for h in touched for k in touched if h < k and apart(h, k) == 1]
    return [h for h in touched if h not in (a, b)], [p for p in pairs if meets_side(a, b, *p)]


class Position:
    """A map of one size: terrain and level of hexes, hexsides with a crest or hedge, roads between hexes."""

    def __init__(self, size: Hex) -> None:
        self.size = size
        self.terrain: dict[Hex, str] = {}
        self.level: dict[Hex, int] = {}
        self.barriers: set[tuple[Hex, Hex]] = set()
        self.roads: set[tuple[Hex, Hex]] = set()
        self.rubble: set[Hex] = set()

    def stands(self, h: Hex) -> int:
        return self.level.get(h, 0) - (self.terrain.get(h) in SUNKEN)

    def visible(self, a: Hex, b: Hex, eye: int, mark: int) -> bool:
        between, sides = geometry(self.size, *sorted((a, b)))
        upper, lower = (a, b) if eye >= mark else (b, a)
        high, low, distance = max(eye, mark), min(eye, mark), apart(a, b)
        run = [a, *between, b]
        stream = all(self.terrain.get(h) in SUNKEN for h in (a, b)) and all(
            self.terrain.get(h) in (*SUNKEN, "bridge") and h not in self.rubble for h in run
        )
        if self.terrain.get(lower) in SUNKEN and low < high and distance > 1 and not stream:
            return False
        row = sorted(run, key=lambda h: apart(a, h))
        road = len(run) == distance + 1 == len(sides) + 1 and all(
            (h, k) in self.roads or (k, h) in self.roads for h, k in pairwise(row)
        )
        road = road and (a[0] == b[0] or distance == abs(a[0] - b[0]) == abs(centre(a)[1] - centre(b)[1]))
        found: list[tuple[int, int]] = []
        for h in between:
            kind = self.terrain.get(h, "clear")
            level = self.stands(h) - (stream and kind == "bridge")
            if kind in HEIGHTS and h not in self.rubble and not road:
                level = self.level.get(h, 0) + HEIGHTS[kind]
            found.append((level, apart(upper, h)))
        for one, other in sides:
            if (one, other) in self.barriers:
                level = max(self.stands(one), self.stands(other)) + 1
                found.append((level, min(apart(upper, one), apart(upper, other))))
        return not any(hidden(level, away, high, low, distance) for level, away in found)


def hidden(level: int, away: int, high: int, low: int, distance: int) -> bool:
    """4.1.4.2.1 to 4.1.4.2.4."""
    if level <= low:
        return False
    if level >= high:
        return True
    zone = {1: away // 2, 2: away // 4, 3: away // 8}.get(high - level, 1)
    return away + 1 <= distance <= away + max(1, zone)
