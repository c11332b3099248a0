"""Tactical relief and water: hills, gullies, rivers, streams, lakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import shapely
from shapely import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from .kinds import HEXSIDES, plain
from .palette import ink
from .pen import Point, at_least, group, outlines, path, points_of, stroke
from .shapes import (
    area_of,
    averaged,
    chains,
    handles,
    ragged,
    rounded,
    splined,
    ticks,
    traced,
    without_specks,
)
from .sheet import Sheet

SLOPES = ("slope", "crest", "cliff")

# -- hills -------------------------------------------------------------------------------------------


def hill_curves(sheet: Sheet) -> list[tuple[int, list[list[Point]]]]:
    """The contour lines of each level, from below; higher ones keep off lower ones.

    Where slopes are drawn on the hexsides themselves, hills reach up to these.
    """
    if has_slopes(sheet):
        return [(level, outline_points(sheet, level)) for level in range(1, top_level(sheet) + 1)]
    curves = []
    below: BaseGeometry | None = None
    for level in range(1, top_level(sheet) + 1):
        cells = [i for i, cell in enumerate(sheet.cells) if cell.level >= level]
        shape = rounded(sheet.union(cells), 40, 23)
        if below is not None:
            shape = shape.intersection(below.buffer(-15, quad_segs=4))
        below = shape
        curves.append((level, splined(shape, 50)))
    return curves


def top_level(sheet: Sheet) -> int:
    return max((cell.level for cell in sheet.cells), default=0)


def has_slopes(sheet: Sheet) -> bool:
    """Whether the map has its slopes as hexsides."""
    return any(HEXSIDES.get(plain(edge.kind)) in SLOPES for edge in sheet.table.edges)


def outline_points(sheet: Sheet, level: int) -> list[list[Point]]:
    """The hexes of a level and above, their corners a little rounded."""
    cells = [i for i, cell in enumerate(sheet.cells) if cell.level >= level]
    return splined(rounded(sheet.union(cells), 6, 6), 25)


def draw_hills(sheet: Sheet) -> str:
    """Fills, contour lines, and hachures that run downhill."""
    parts = []
    for level, curves in hill_curves(sheet):
        pen = sheet.pen()
        for curve in curves:
            pen.curve(curve, close=True)
        own = sheet.union(i for i, cell in enumerate(sheet.cells) if cell.level >= level)
        contour = ink("map-contour")
        fill = f"fill:{ink('map-hill-1' if level == 1 else 'map-hill-2')};fill-rule:evenodd"
        line = f"stroke:{contour};stroke-width:{at_least(2.4, 0.7)}"
        parts.append(path(pen.d, fill if has_slopes(sheet) else f"{fill};{line}"))
        if level > 2:
            parts.append(
                path(pen.d, f"fill:{contour};fill-rule:evenodd;opacity:{min(0.16 * (level - 2), 0.5):g}")
            )
        if has_slopes(sheet):
            continue  # ticks are on the hexsides
        comb = _hachures(sheet, [traced(curve) for curve in curves], area_of(curves), own)
        parts.append(path(comb, stroke(contour, 1.8, "opacity:.8"), "lod-marks"))
    return group(parts, "hills")


def _hachures(sheet: Sheet, lines: Sequence[Sequence[Point]], shape: BaseGeometry, own: BaseGeometry) -> str:
    """Ticks outward from the contour, inside the hill's own hexes: every third longer."""
    pen = sheet.pen()
    shapely.prepare(shape)
    room = own.buffer(1)
    shapely.prepare(room)
    for line in lines:
        for k, (x, y, nx, ny) in enumerate(ticks(line, 8.5)):
            if shapely.contains_xy(shape, x + 2 * nx, y + 2 * ny):
                nx, ny = -nx, -ny
            length = 16.0 if k % 3 == 0 else 11.0
            while length > 4 and not shapely.contains_xy(room, x + length * nx, y + length * ny):
                length -= 3
            pen.line([(x, y), (x + length * nx, y + length * ny)])
    return pen.d


# -- bands: gullies, rivers, streams -----------------------------------------------------------------


def courses(sheet: Sheet, recipe: str) -> list[list[Point]]:
    """The centre lines of what winds through hexes; at the edge of its board it goes on over the edge."""
    cells = sheet.having(recipe)
    inside = set(cells)
    at: dict[tuple[int, int], Point] = {}
    links = []
    for i in cells:
        at[(i, -1)] = sheet.centre(i)
        joined = [d for d, n in enumerate(sheet.neighbours(i)) if n in inside]
        links += [((i, -1), (n, -1)) for n in sheet.neighbours(i) if n in inside and n > i]
        for d in _ways_out(sheet, i, joined):
            at[(i, d)] = _way_out(sheet, i, d)
            links.append(((i, -1), (i, d)))
    lines = [[at[node] for node in chain] for chain in chains(links, at)]
    alone = [[at[(i, -1)]] * 2 for i in cells if not any((i, -1) in link for link in links)]
    return [traced(handles(averaged(line, 6), False)) if len(line) > 2 else line for line in lines + alone]


def _ways_out(sheet: Sheet, i: int, joined: Sequence[int]) -> list[int]:
    """The directions in which a band leaves its board from a hex at the edge, straight on if it can."""
    if len(joined) > 1 or sheet.cells[i].terrain.replace("_", "-") == "gully-end":
        return []
    section = sheet.cells[i].section
    around = sheet.neighbours(i)
    edge = [d for d in range(6) if around[d] < 0 or sheet.cells[around[d]].section != section]
    if joined:
        straight = [d for d in edge if (d - joined[0]) % 6 == 3] or [
            d for d in edge if (d - joined[0]) % 6 in (2, 4)
        ]
        return straight[:1]
    return edge[:1] + [d for d in edge if edge and (d - edge[0]) % 6 == 3]


def _way_out(sheet: Sheet, i: int, d: int) -> Point:
    """Over the edge of the map a whole hex further, at a joint of boards up to it."""
    (x1, y1), (x2, y2) = sheet.centre(i), sheet.beyond(i, d)
    reach = 1.0 if sheet.neighbours(i)[d] < 0 else 0.5
    return x1 + (x2 - x1) * reach, y1 + (y2 - y1) * reach


def band(sheet: Sheet, recipe: str, half: float, jitter: float) -> BaseGeometry:
    """What winds through hexes, as wide as twice `half`, on its own board only."""
    lines = [LineString(line) for line in courses(sheet, recipe)]
    if not lines:
        return shapely.Polygon()
    shape = shapely.union_all(shapely.buffer(lines, half, quad_segs=6))
    if jitter:
        shape = ragged(sheet, without_specks(shape, 4000), 30, jitter, recipe)
    return shape.intersection(_boards(sheet, recipe))


def _boards(sheet: Sheet, recipe: str) -> BaseGeometry:
    """The hexes of a band and those around them on the same board."""
    cells = sheet.having(recipe)
    own = set(cells)
    for i in cells:
        own.update(
            n for n in sheet.neighbours(i) if n >= 0 and sheet.cells[n].section == sheet.cells[i].section
        )
    return sheet.union(sorted(own))


def banks(shape: BaseGeometry, clip: BaseGeometry) -> list[list[Point]]:
    """The outline of a shape where it is not cut off by the edge of the map."""
    inner = shape.boundary.intersection(clip.buffer(-0.6, join_style="mitre"))
    merged = shapely.line_merge(inner) if isinstance(inner, MultiLineString) else inner
    parts = getattr(merged, "geoms", [merged])
    lines = [points_of(part) for part in parts if isinstance(part, LineString) and part.length > 1]
    return sorted(lines, key=lambda line: (line[0][1], line[0][0]))


def _drawn(sheet: Sheet, lines: Sequence[Sequence[Point]]) -> str:
    pen = sheet.pen()
    for line in lines:
        pen.line(line)
    return pen.d


def draw_gullies(sheet: Sheet) -> str:
    """Large gullies with ticks inward: down."""
    shape = band(sheet, "gully", 50, 3).simplify(0.4)
    if shape.is_empty:
        return ""
    edges = banks(shape, sheet.land)
    shapely.prepare(shape)
    comb = sheet.pen()
    for line in edges:
        for x, y, nx, ny in ticks(line, 12):
            sign = 1 if shapely.contains_xy(shape, x + 2 * nx, y + 2 * ny) else -1
            comb.line([(x, y), (x + sign * 17 * nx, y + sign * 17 * ny)])
    edge = ink("map-gully-edge")
    parts = [
        path(outlines(shape, sheet.places), f"fill:{ink('map-gully')}"),
        path(comb.d, stroke(edge, 1.8, "opacity:.85"), "lod-marks"),
        path(_drawn(sheet, edges), stroke(edge, at_least(3, 0.8), "stroke-linejoin:round")),
    ]
    return group(parts, "gullies")


def lake_shape(sheet: Sheet) -> BaseGeometry:
    """Open water: whole hexes with rounded corners, up to the edge of the map."""
    wide = sheet.union(sheet.having("lake")).union(_outside(sheet, sheet.having("lake")))
    return rounded(wide, 24, 18).intersection(sheet.land)


def _outside(sheet: Sheet, cells: Sequence[int]) -> BaseGeometry:
    """The hexes just off the map beside these."""
    shapes = []
    for i in cells:
        for d, n in enumerate(sheet.neighbours(i)):
            if n < 0:
                x, y = sheet.beyond(i, d)
                own = sheet.centre(i)
                shapes.append(shapely.affinity.translate(sheet.hexes[i], x - own[0], y - own[1]))
    return shapely.union_all(shapes)


def draw_waters(sheet: Sheet) -> str:
    """Rivers, streams and lakes."""
    parts = []
    draws: list[tuple[Callable[[], BaseGeometry], float]] = [
        (lambda: lake_shape(sheet), 3.0),
        (lambda: band(sheet, "stream", 5.5, 0), 1.6),
        (lambda: band(sheet, "river", 42, 3), 3.0),
    ]
    for make, width in draws:
        shape = make().simplify(0.3)
        if shape.is_empty:
            continue
        parts.append(path(outlines(shape, sheet.places), f"fill:{ink('map-water')}"))
        line = stroke(ink("map-water-edge"), at_least(width, 0.7), "stroke-linejoin:round")
        parts.append(path(_drawn(sheet, banks(shape, sheet.land)), line))
    parts.append(_fords(sheet))
    return group(parts, "waters")


def _fords(sheet: Sheet) -> str:
    """Three dashed lines in the colour of a road, across the stream."""
    lines = [LineString(line) for recipe in ("river", "stream") for line in courses(sheet, recipe)]
    pen = sheet.pen()
    for i in sheet.having("ford"):
        x, y = sheet.centre(i)
        here = shapely.Point(x, y)
        line = min(lines, key=lambda line: (round(line.distance(here), 3), line.length), default=None)
        if line is None:
            continue
        at = line.project(here)
        a, b = line.interpolate(max(at - 30, 0)), line.interpolate(at + 30)
        along = np.array([b.x - a.x, b.y - a.y]) / max(a.distance(b), 1e-6)
        across = np.array([-along[1], along[0]])
        on = line.interpolate(at)
        middle = np.array([on.x, on.y])
        for k in (-1, 0, 1):
            ends = [middle + k * 22 * along + sign * 40 * across for sign in (-1, 1)]
            pen.line([(float(end[0]), float(end[1])) for end in ends])
    return path(pen.d, stroke(ink("map-road"), at_least(5, 0.8), "stroke-dasharray:10 6"), "fords")
