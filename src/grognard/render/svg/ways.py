"""Roads and railways: lines through hex centres, eased, joined where they meet, and drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from .kinds import HEXSIDES, WAYS, plain
from .palette import ink
from .pen import Point, at_least, group, path, stroke
from .shapes import averaged, beside, chains, handles, ticks, traced
from .sheet import UNIT, Sheet

_RAILWAYS = ("railway", "railway-hollow", "railway-green", "railway-dashed")
_RANK = ("highway", "road", "trail", *_RAILWAYS, "ditch")
_GROUND = (*_RAILWAYS, "ditch")  # lines that share hexes with roads and do not join them


class Network:
    """The ways of a map as smooth curves, by drawing."""

    def __init__(self, sheet: Sheet) -> None:
        """Chain and ease all ways of the table, the most important first."""
        self.sheet = sheet
        self.own = 2.0 if sheet.style == "tactical" else 4.0
        self.decks = bridge_decks(sheet)
        self.curves: dict[str, list[list[Point]]] = {}
        self._at: dict[Point, Point] = {}
        self._placed: dict[Point, Point] = {}
        self._laid: set[frozenset[Point]] = set()
        for kind in _RANK:
            self._add(kind)
        self.lines = [LineString(traced(c)) for kind in _RANK for c in self.curves[kind]]

    def _add(self, kind: str) -> None:
        links = []
        for way in self.sheet.table.ways:
            if WAYS.get(plain(way.kind), "trail") == kind:
                nodes = [self._node(x, y) for x, y in way.points]
                links += list(pairwise(nodes))
        rails = kind in _RAILWAYS
        joins = kind not in _GROUND
        if joins:
            links = [link for link in links if frozenset(link) not in self._laid]
            self._laid.update(frozenset(link) for link in links)
        lines = chains(links, self._at)
        eased = [averaged([self._at[n] for n in line], self.own) for line in lines]
        if rails:
            eased = [self._aside(line, points, kind) for line, points in zip(lines, eased, strict=True)]
        placed: dict[Point, Point] = {}
        for line, points in zip(lines, eased, strict=True):
            for k in range(1, len(line) - 1):
                if joins and line[k] in self._placed:  # two ways cross in this hex: at one point
                    points[k] = self._placed[line[k]]
                placed.setdefault(line[k], points[k])
        if joins:
            placed = placed | self._placed
            self._placed = placed
        self.curves[kind] = [
            self._curve(line, points, placed) for line, points in zip(lines, eased, strict=True)
        ]

    def _node(self, x: float, y: float) -> Point:
        node = (round(UNIT * x), round(UNIT * y))
        self._at.setdefault(node, (UNIT * x, UNIT * y))
        return node

    def _aside(self, line: Sequence[Point], points: list[Point], kind: str) -> list[Point]:
        """A railway beside the road it shares hexes with."""
        shifted = beside(points, 13)
        roads = {node for link in self._laid for node in link}
        last = len(line) - 1
        return [shifted[k] if node in roads and 0 < k < last else points[k] for k, node in enumerate(line)]

    def _curve(
        self, line: Sequence[Point], points: list[Point], placed: Mapping[Point, Point]
    ) -> list[Point]:
        """The curve of a chain: its ends on the ways they join, straight over bridges."""
        if line[0] != line[-1]:
            points = [placed.get(line[0], points[0]), *points[1:-1], placed.get(line[-1], points[-1])]
        course = [points[0]]
        for k in range(1, len(points)):
            a, b = self._at[line[k - 1]], self._at[line[k]]
            course += self._deck(a, b)
            if k in (1, len(points) - 1) and hypot(b[0] - a[0], b[1] - a[1]) < UNIT:
                inner, edge = (b, a) if k == 1 else (a, b)  # half a hex: straight over the map's edge
                course.append((edge[0] + 0.3 * (inner[0] - edge[0]), edge[1] + 0.3 * (inner[1] - edge[1])))
            course.append(points[k])
        return handles(course, False)

    def _deck(self, a: Point, b: Point) -> list[Point]:
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        half = self.decks.get((round(middle[0]), round(middle[1])), 0.0)
        if not half:
            return []
        length = hypot(b[0] - a[0], b[1] - a[1])
        dx, dy = (b[0] - a[0]) / length * half, (b[1] - a[1]) / length * half
        return [(middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)]

    def near(self, width: float) -> BaseGeometry:
        """What lies within this distance of a road."""
        return shapely.union_all(self.lines).buffer(width, quad_segs=3)

    def across(self, hexagon: BaseGeometry) -> LineString | None:
        """The part of a way that crosses a hex: the longest."""
        parts = [line.intersection(hexagon) for line in self.lines if line.intersects(hexagon)]
        runs = [
            run for part in parts for run in getattr(part, "geoms", [part]) if isinstance(run, LineString)
        ]
        return max(runs, key=lambda run: round(run.length, 3), default=None)


def bridge_decks(sheet: Sheet) -> dict[tuple[int, int], float]:
    """Half the length of each bridge by the middle of its hexside: longer over rivers than over canals."""
    canals = set()
    halves = {}
    for edge in sheet.table.edges:
        x1, y1, x2, y2 = (UNIT * v for v in edge.line)
        middle = (round((x1 + x2) / 2), round((y1 + y2) / 2))
        drawing = HEXSIDES.get(plain(edge.kind), "")
        if drawing in ("canal", "minor"):
            canals.add(middle)
        elif "bridge" in drawing:
            halves[middle] = 27.0
    return {middle: 17.0 if middle in canals else half for middle, half in halves.items()}


def draw_tactical(network: Network) -> str:
    """Roads with casing and hair line, trails, railways with ties."""
    road = _data(network, "road", "highway")
    trail = _data(network, "trail")
    casing, surface = ink("map-road-edge"), ink("map-road")
    parts = [
        path(trail, stroke(casing, at_least(12, 1.2), "stroke-dasharray:14 5")),
        path(trail, stroke(surface, 7)),
        path(road, stroke(casing, at_least(21, 2.2))),
        path(road, stroke(surface, at_least(14.5, 1.2))),
        path(road, stroke(casing, 1.2, "stroke-dasharray:16 12;opacity:.7"), "lod-marks"),
        _railways(network, ink("op-rail"), 4.0),
    ]
    return group([*_ditches(network), *parts], "ways", "stroke-linejoin:round")


def draw_operational(network: Network) -> str:
    """Highways, roads and railways."""
    road, highway, trail = (_data(network, kind) for kind in ("road", "highway", "trail"))
    casings = "" if network.sheet.small else _data(network, "road", "trail")
    ground, casing = ink("op-clear"), ink("op-highway-casing")
    lesser = [
        path(casings, stroke(ground, 7.5, "opacity:.55")),
        path(trail, stroke(ink("op-road"), at_least(2.4, 0.6), "stroke-dasharray:9 5")),
        path(road, stroke(ink("op-road"), at_least(3.4, 0.8))),
        _railways(network, ink("op-rail"), 3.0),
    ]
    greater = [
        path(highway, stroke(casing, at_least(16, 2.0))),
        path(highway, stroke(ink("op-highway"), at_least(8.5, 1.2))),
    ]
    parts = [group(lesser, "lod-ways"), *greater]
    return group(parts, "ways", "stroke-linejoin:round;stroke-linecap:round")


def _data(network: Network, *kinds: str) -> str:
    pen = network.sheet.pen()
    for kind in kinds:
        for curve in network.curves[kind]:
            pen.curve(curve)
    return pen.d


def _ditches(network: Network) -> list[str]:
    """Anti-tank ditches: a double line with teeth on both sides."""
    course = _data(network, "ditch")
    if not course:
        return []
    edge, ground = ink("map-gully-edge"), ink("map-gully")
    teeth = network.sheet.pen()
    for curve in network.curves["ditch"]:
        for x, y, nx, ny in ticks(traced(curve), 14):
            for side in (-1, 1):
                teeth.line([(x + 9 * side * nx, y + 9 * side * ny), (x + 15 * side * nx, y + 15 * side * ny)])
    return [
        path(course, stroke(edge, at_least(20, 2.0))),
        path(course, stroke(ground, at_least(12, 1.0))),
        path(teeth.d, stroke(edge, 3), "lod-marks"),
    ]


def _railways(network: Network, colour: str, width: float) -> str:
    """A line with ties; a line not yet converted is hollow, a great one green, an unfinished one broken."""
    hollow, green, dashed = (_data(network, f"railway-{kind}") for kind in ("hollow", "green", "dashed"))
    pen = network.sheet.pen()
    for kind in _RAILWAYS:
        for curve in network.curves[kind]:
            for x, y, nx, ny in ticks(traced(curve), 18):
                pen.line([(x - 5 * nx, y - 5 * ny), (x + 5 * nx, y + 5 * ny)])
    parts = [
        path(_data(network, "railway"), stroke(colour, at_least(width, 0.7))),
        path(hollow, stroke(colour, 5)),
        path(hollow, stroke(ink("op-clear"), 2.2)),
        path(green, stroke(ink("good"), at_least(width * 1.6, 0.9))),
        path(dashed, stroke(colour, at_least(width, 0.7), "stroke-dasharray:14 10")),
        path(pen.d, stroke(colour, width * 0.7), "lod-marks"),
    ]
    return group(parts, style="stroke-linecap:butt")
