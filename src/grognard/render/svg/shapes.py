"""Outlines and lines: rounded, splined, ragged; segments chained into lines; marks along a line."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeVar

import numpy as np
import shapely
from shapely import LinearRing, LineString, Polygon
from shapely.geometry.base import BaseGeometry

from .noise import Floats, uniform
from .pen import Point, polygons
from .sheet import Sheet

Node = TypeVar("Node", bound=Hashable)


def rounded(shape: BaseGeometry, erode: float, grow: float) -> BaseGeometry:
    """Eroded, then grown with round joins: corners go round and the shape stays inside its hexes."""
    return shape.buffer(-erode, quad_segs=6).buffer(grow, quad_segs=6)


def without_specks(shape: BaseGeometry, area: float) -> BaseGeometry:
    """Small holes closed."""
    kept = [Polygon(p.exterior, [h for h in p.interiors if Polygon(h).area >= area]) for p in polygons(shape)]
    return shapely.union_all(kept)


def resampled(ring: LinearRing | LineString, step: float, closed: bool) -> list[Point]:
    """Points at even distances, about `step`, along a line; a closed one has its first point once."""
    count = max(3 if closed else 1, round(ring.length / step))
    places = [ring.length * k / count for k in range(count if closed else count + 1)]
    points = shapely.line_interpolate_point(ring, places)
    return [(float(p.x), float(p.y)) for p in points]


def handles(points: Sequence[Point], closed: bool) -> list[Point]:
    """The smooth curve through the points as Bezier curves: each point followed by two handles."""
    n = len(points)
    last = n if closed else n - 1
    curve = [points[0]]
    for k in range(last):
        if closed:
            a, b, c, d = points[k - 1], points[k], points[(k + 1) % n], points[(k + 2) % n]
        else:
            a, b, c, d = points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, n - 1)]
        curve.append((b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6))
        curve.append((c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6))
        curve.append(c)
    return curve


def traced(curve: Sequence[Point], pieces: int = 8) -> list[Point]:
    """Points along a curve made by `handles`."""
    t = np.linspace(0, 1, pieces + 1)[1:]
    weights = np.stack(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3), axis=1)
    points = [curve[0]]
    for k in range(0, len(curve) - 1, 3):
        for x, y in (weights @ np.array(curve[k : k + 4])).tolist():
            points.append((x, y))
    return points


def splined(shape: BaseGeometry, step: float) -> list[list[Point]]:
    """The outlines of a shape, holes too, as smooth closed curves."""
    curves = []
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            curves.append(handles(resampled(ring, step, True), True))
    return curves


def area_of(curves: Iterable[Sequence[Point]]) -> BaseGeometry:
    """What closed curves enclose; a curve within another is a hole."""
    area: BaseGeometry = Polygon()
    for curve in curves:
        area = area.symmetric_difference(Polygon(traced(curve)).buffer(0))
    return area


def ragged(sheet: Sheet, shape: BaseGeometry, step: float, jitter: float, what: str) -> BaseGeometry:
    """The shape with its outline resampled and every point moved up to `jitter`."""
    shapes: list[BaseGeometry] = []
    for polygon in polygons(shape):
        rings = []
        for ring in (polygon.exterior, *polygon.interiors):
            points = resampled(ring, step, True)
            moved = _moved(sheet, points, jitter, what)
            rings.append(traced(handles(moved, True), 3)[:-1])
        shapes.append(Polygon(rings[0], rings[1:]).buffer(0))
    return shapely.union_all(shapes)


def _moved(sheet: Sheet, points: Sequence[Point], jitter: float, what: str) -> list[Point]:
    """Every point moved by chance, which is that of its own hex."""
    seen: dict[int, int] = {}
    moved = []
    for x, y in points:
        i = sheet.owner(x, y)
        k = seen[i] = seen.get(i, -1) + 1
        dx, dy = (2 * uniform(sheet.seed(i, f"{what}{k}"), 2) - 1) * jitter
        moved.append((x + float(dx), y + float(dy)))
    return moved


def ticks(line: Sequence[Point], step: float) -> list[tuple[float, float, float, float]]:
    """Places every `step` along a line with the unit normal to the right of its course: x, y, nx, ny."""
    places = []
    due = step / 2
    for (x1, y1), (x2, y2) in pairwise(line):
        length = hypot(x2 - x1, y2 - y1)
        while due <= length and length > 0:
            t = due / length
            places.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, -(y2 - y1) / length, (x2 - x1) / length))
            due += step
        due -= length
    return places


def beside(line: Sequence[Point], away: float) -> list[Point]:
    """The line shifted to the right of its course."""
    shifted = []
    for k, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        shifted.append((x - (y2 - y1) / length * away, y + (x2 - x1) / length * away))
    return shifted


# -- segments into lines -----------------------------------------------------------------------------


def chains(links: Iterable[tuple[Node, Node]], at: Mapping[Node, Point]) -> list[list[Node]]:
    """Segments joined into long lines. Where several meet, the straightest go on into each other and the
    others end there. A ring begins and ends with the same node.
    """
    edges: list[tuple[Node, Node]] = []
    known: set[frozenset[Node]] = set()
    for a, b in links:
        if a != b and frozenset((a, b)) not in known:
            known.add(frozenset((a, b)))
            edges.append((a, b))
    touching: dict[Node, list[int]] = {}
    for e, (a, b) in enumerate(edges):
        touching.setdefault(a, []).append(e)
        touching.setdefault(b, []).append(e)
    onward = _partners(edges, touching, at)
    used: set[int] = set()
    lines: list[list[Node]] = []
    starts = [(e, end) for e, ends in enumerate(edges) for end in ends if (e, end) not in onward]
    for e, node in starts + [(e, ends[0]) for e, ends in enumerate(edges)]:
        if e not in used:
            lines.append(_walk(edges, onward, used, e, node))
    return lines


def _partners(
    edges: Sequence[tuple[Node, Node]], touching: Mapping[Node, Sequence[int]], at: Mapping[Node, Point]
) -> dict[tuple[int, Node], int]:
    """For an edge and the node at its end, the edge that carries it on."""
    onward: dict[tuple[int, Node], int] = {}
    for node, here in touching.items():
        courses = []
        for e in here:
            other = edges[e][0] if edges[e][1] == node else edges[e][1]
            dx, dy = at[other][0] - at[node][0], at[other][1] - at[node][1]
            length = hypot(dx, dy) or 1.0
            courses.append((e, dx / length, dy / length))
        pairs = [
            (round(c1 * c2 + s1 * s2, 6), e, f)
            for k, (e, c1, s1) in enumerate(courses)
            for f, c2, s2 in courses[k + 1 :]
        ]
        for bend, e, f in sorted(pairs):
            straight = bend < -0.17 or len(here) == 2
            if straight and (e, node) not in onward and (f, node) not in onward:
                onward[(e, node)] = f
                onward[(f, node)] = e
    return onward


def _walk(
    edges: Sequence[tuple[Node, Node]],
    onward: Mapping[tuple[int, Node], int],
    used: set[int],
    e: int,
    node: Node,
) -> list[Node]:
    line = [node]
    while True:
        used.add(e)
        node = edges[e][1] if edges[e][0] == node else edges[e][0]
        line.append(node)
        following = onward.get((e, node))
        if following is None or following in used:
            return line
        e = following


def averaged(points: Sequence[Point], own: float) -> list[Point]:
    """Every inner point averaged with its neighbours, 1 : own : 1."""
    smoothed = [points[0]]
    for k in range(1, len(points) - 1):
        (x1, y1), (x2, y2), (x3, y3) = points[k - 1 : k + 2]
        smoothed.append(((x1 + own * x2 + x3) / (2 + own), (y1 + own * y2 + y3) / (2 + own)))
    smoothed.append(points[-1])
    return smoothed


def as_array(points: Sequence[Sequence[float]]) -> Floats:
    """Points as an array, also when there are none."""
    return np.array(points, dtype=float).reshape(-1, 2)
