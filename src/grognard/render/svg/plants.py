"""Tactical ground that covers hexes: open flecks, fields, marsh, brush, woods, rough ground."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from .noise import Floats, uniform
from .palette import ink
from .pen import Pen, at_least, dots, group, marks, outlines, path, points_of, polygons, stamps, stroke
from .shapes import ragged, resampled, rounded
from .sheet import Sheet, within

_ROUND = "stroke-linecap:round"


def halves(points: Floats) -> tuple[Floats, Floats]:
    """Every second point, and the others."""
    return points[::2], points[1::2]


def draw_flecks(sheet: Sheet) -> str:
    """Open ground: three short flecks a hex."""
    pen = Pen(0)
    for i, cell in enumerate(sheet.cells):
        if sheet.small or sheet.recipes[i] or cell.level:
            continue
        luck = sheet.chance(i, "flecks", 9).reshape(3, 3)
        x, y = sheet.centre(i)
        for a, b, c in luck.tolist():
            if sheet.hexes[i].contains(shapely.Point(x + 130 * (a - 0.5), y + 130 * (b - 0.5))):
                length = 5 + round(6 * c)
                pen.move(x + 130 * (a - 0.5), y + 130 * (b - 0.5))
                pen.parts.append(f"h{length}")
                pen.x += length
    return path(pen.d, stroke(ink("map-open-fleck"), 3), "lod-marks")


# -- fields ------------------------------------------------------------------------------------------

FIELD_COURSES = (-18.0, 12.0, 30.0, 62.0)


def field_shape(sheet: Sheet, lot: Sequence[int]) -> BaseGeometry:
    """A field has straight edges and hardly rounded corners."""
    return rounded(sheet.union(lot), 16, 9)


def draw_fields(sheet: Sheet) -> str:
    """Wheat is ruled with lines, corn with rows of dots: dots block sight."""
    return group([_wheat(sheet), _corn(sheet)], "fields")


def _wheat(sheet: Sheet) -> str:
    fills: list[BaseGeometry] = []
    ruling = sheet.pen()
    for lot in sheet.components(sheet.having("wheat")):
        shape = field_shape(sheet, lot)
        fills.append(shape)
        seed, x, y = sheet.leader(lot, "wheat")
        for row in hatch(shape.buffer(-2), 10.5, _course(seed), (x, y)):
            ruling.line(row)
    line = ink("map-wheat-line")
    style = f"fill:{ink('map-wheat')};stroke:{line};stroke-width:{at_least(1.6, 0.5)}"
    return path(outlines(shapely.union_all(fills), sheet.places), style) + (
        path(ruling.d, stroke(line, 1.8, "opacity:.55"), "lod-marks")
    )


def _corn(sheet: Sheet) -> str:
    fills: list[BaseGeometry] = []
    places: list[Floats] = []
    for lot in sheet.components(sheet.having("corn")):
        shape = field_shape(sheet, lot)
        fills.append(shape)
        seed, x, y = sheet.leader(lot, "corn")
        rows = _rows(shape.bounds, (19.0, 15.5), _course(seed), (x, y))
        places.append(within(shape, rows, 5))
    mark = ink("map-corn-mark")
    points = np.vstack(places) if places else np.zeros((0, 2))
    style = f"fill:{ink('map-corn')};stroke:{mark};stroke-width:{at_least(1.6, 0.5)}"
    one, other = halves(points)
    return path(outlines(shapely.union_all(fills), sheet.places), style) + (
        marks([(dots(one), dots(other))], stroke(mark, 6, _ROUND))
    )


def _course(seed: str) -> float:
    return FIELD_COURSES[int(4 * uniform(seed, 1)[0])]


def hatch(
    shape: BaseGeometry, spacing: float, course: float, origin: tuple[float, float]
) -> list[list[tuple[float, float]]]:
    """Parallel lines through a shape, `course` degrees clockwise of east, one of them through the origin."""
    c, s = cos(radians(course)), sin(radians(course))
    west, north, east, south = shape.bounds
    corners = np.array([(west, north), (east, north), (east, south), (west, south)]) - origin
    along, off = corners @ (c, s), corners @ (-s, c)
    low, high = float(along.min()), float(along.max())
    wanted = []
    for k in range(int(np.ceil(off.min() / spacing)), int(off.max() // spacing) + 1):
        x, y = origin[0] - s * k * spacing, origin[1] + c * k * spacing
        wanted.append(LineString([(x + c * low, y + s * low), (x + c * high, y + s * high)]))
    shapely.prepare(shape)
    lines: list[list[tuple[float, float]]] = []
    for cut in shapely.intersection(shape, wanted):
        for part in getattr(cut, "geoms", [cut]):
            if isinstance(part, LineString) and part.length > 3:
                lines.append(points_of(part))
    return lines


def _rows(
    bounds: tuple[float, float, float, float],
    spacing: tuple[float, float],
    course: float,
    origin: tuple[float, float],
) -> Floats:
    """Points in rows over a rectangle: distance of rows, distance in a row."""
    west, north, east, south = bounds
    reach = float(np.hypot(east - west, south - north))
    k = np.arange(-int(reach / spacing[0]), int(reach / spacing[0]) + 1)
    m = np.arange(-int(reach / spacing[1]), int(reach / spacing[1]) + 1)
    off, along = np.meshgrid(k * spacing[0], m * spacing[1], indexing="ij")
    along = along + (k % 2)[:, None] * spacing[1] / 2
    c, s = cos(radians(course)), sin(radians(course))
    places = np.stack((origin[0] + along * c - off * s, origin[1] + along * s + off * c), axis=-1)
    flat: Floats = places.reshape(-1, 2)
    return flat


# -- marsh, brush, woods -----------------------------------------------------------------------------


def marsh_shape(sheet: Sheet, cells: Sequence[int]) -> BaseGeometry:
    return ragged(sheet, rounded(sheet.union(cells), 20, 14), 26, 3, "marsh")


def brush_shape(sheet: Sheet, cells: Sequence[int], what: str = "brush") -> BaseGeometry:
    return ragged(sheet, rounded(sheet.union(cells), 20, 12), 17, 4, what)


def forest_shape(sheet: Sheet, cells: Sequence[int]) -> BaseGeometry:
    """Scalloped by the crowns that stand along its edge."""
    core = rounded(sheet.union(cells), 14, 8)
    places, radii = [], []
    seen: dict[int, int] = {}
    for polygon in polygons(core):
        for ring in (polygon.exterior, *polygon.interiors):
            for x, y in resampled(ring, 20, True):
                i = sheet.owner(x, y)
                k = seen[i] = seen.get(i, -1) + 1
                places.append((x, y))
                radii.append(10 + 3.5 * float(uniform(sheet.seed(i, f"scallop{k}"), 1)[0]))
    crowns = shapely.buffer(shapely.points(places), radii, quad_segs=4)
    return shapely.union_all([core, *crowns]).intersection(sheet.land)


def draw_marsh(sheet: Sheet) -> str:
    """Tufts of reed: a base line with three blades."""
    cells = sheet.having("marsh")
    if not cells:
        return ""
    shape = marsh_shape(sheet, cells)
    points = within(shape, sheet.scatter(cells, 6, 7, "reed"), 9)[:, :2] - (7, -2)
    tuft, end = "h14m-10 0l-2-6m5 6v-8m3 8l2-6", (12, -6)
    one, other = halves(points)
    parts = [
        path(outlines(shape.simplify(0.4), sheet.places), f"fill:{ink('map-marsh')}"),
        marks([(stamps(one, tuft, end), stamps(other, tuft, end))], stroke(ink("map-marsh-mark"), 1.9)),
    ]
    return group(parts, "marsh")


def draw_brush(sheet: Sheet) -> str:
    """Rings: lighter than forest at a glance."""
    cells = sheet.having("brush")
    if not cells:
        return ""
    shape = brush_shape(sheet, cells)
    points = within(shape, sheet.scatter(cells, 6, 8, "brush"), 9)
    parts = [path(outlines(shape.simplify(0.4), sheet.places), f"fill:{ink('map-brush')}")]
    for radius, some in _by_size(points, (5.6, 6.8, 8.2)):
        one, other = (dots(half) for half in halves(some))
        parts.append(marks([(one, other)], stroke(ink("map-brush-mark"), 2 * radius + 2.6, _ROUND)))
        parts.append(marks([(one, other)], stroke(ink("map-brush"), 2 * radius - 2.6, _ROUND)))
    return group(parts, "brush")


def _by_size(points: Floats, sizes: Sequence[float]) -> list[tuple[float, Floats]]:
    """Points dealt out to sizes by their first number."""
    which = np.minimum((points[:, 2] * len(sizes)).astype(int), len(sizes) - 1)
    return [(size, points[which == k][:, :2]) for k, size in enumerate(sizes)]


def draw_forest(sheet: Sheet) -> str:
    """A scalloped edge with a hard shadow, and crowns, each shaded at its lower right."""
    cells = sheet.having("forest")
    if not cells:
        return ""
    shape = forest_shape(sheet, cells)
    outline = outlines(shape.simplify(0.3), 0)
    edge = ink("map-forest-edge")
    points = within(shape, sheet.scatter(cells, 7, 8, "crowns"), 9)
    parts = [
        f'<g transform="translate(3 4.5)" style="opacity:.45">{path(outline, f"fill:{edge}")}</g>',
        path(outline, f"fill:{ink('map-forest')};stroke:{edge};stroke-width:{at_least(2.4, 0.6)}"),
    ]
    crowns, shades = [], []
    for radius, some in _by_size(points, (7, 8.5, 10)):
        one, other = halves(some)
        crowns.append(marks([(dots(one), dots(other))], stroke(ink("map-forest-crown"), 2 * radius, _ROUND)))
        r = round(radius)
        shade = f"a{r} {r} 0 0 1-{r} {r}"
        shades += [stamps(np.add(half, (r, 0)), shade, (-r, r)) for half in (one, other)]
    parts += crowns
    if not sheet.small:
        parts.append(marks(list(zip(shades[::2], shades[1::2], strict=True)), stroke(edge, 1.8)))
    return group(parts, "forest")


def draw_light_woods(sheet: Sheet) -> str:
    """Single crowns on the tint of brush."""
    cells = sheet.having("light-woods")
    if not cells:
        return ""
    shape = brush_shape(sheet, cells, "light-woods")
    points = within(shape, sheet.scatter(cells, 5, 10, "light-woods"), 11)
    parts = [path(outlines(shape.simplify(0.4), sheet.places), f"fill:{ink('map-brush')}")]
    for radius, some in _by_size(points, (8, 9.5)):
        one, other = (dots(half) for half in halves(some))
        parts.append(marks([(one, other)], stroke(ink("map-forest-edge"), 2 * radius + 2, _ROUND)))
        parts.append(marks([(one, other)], stroke(ink("map-forest"), 2 * radius - 1, _ROUND)))
    return group(parts, "light-woods")


def draw_dense_woods(sheet: Sheet) -> str:
    """Dark crowns that close; three layers, so that each crown shows its edge."""
    cells = sheet.having("dense-woods")
    if not cells:
        return ""
    shape = forest_shape(sheet, cells)
    points = within(shape, sheet.scatter(cells, 9, 6, "dense-woods"), 7)
    dark, green = ink("map-dense-edge"), ink("map-dense")
    parts = [path(outlines(shape.simplify(0.3), 0), f"fill:{green};stroke:{dark};stroke-width:2.4")]
    for layer in (0, 1, 2):
        data = dots(points[points[:, 4] == layer][:, :2])
        parts.append(path(data, stroke(dark, 24, _ROUND), "lod-marks"))
        parts.append(path(data, stroke(green, 21, _ROUND), "lod-marks"))
    return group(parts, "dense-woods")


def draw_scrub(sheet: Sheet) -> str:
    """Three-blade tufts on half the tint of brush."""
    cells = sheet.having("scrub")
    if not cells:
        return ""
    shape = brush_shape(sheet, cells, "scrub")
    points = within(shape, sheet.scatter(cells, 4, 12, "scrub"), 8)[:, :2]
    tuft, end = "l-5-7m5 7v-10m0 10l5-7", (5, -7)
    one, other = halves(points)
    parts = [
        path(outlines(shape.simplify(0.4), sheet.places), f"fill:{ink('map-brush')};opacity:.55"),
        marks([(stamps(one, tuft, end), stamps(other, tuft, end))], stroke(ink("map-brush-mark"), 2.2)),
    ]
    return group(parts, "scrub")


def draw_rough(sheet: Sheet) -> str:
    """Broken zigzags."""
    cells = sheet.having("rough")
    points = within(sheet.union(cells), sheet.scatter(cells, 4, 10, "rough"), 10)
    sharp, flat = points[points[:, 2] < 0.5][:, :2], points[points[:, 2] >= 0.5][:, :2]
    data = stamps(sharp - (10, 0), "l5-9 6 7 5-9 6 9", (22, -2)) + _then(
        stamps(flat - (8, 0), "l5-6 5 8 6-10", (16, -8))
    )
    return group([path(data, stroke(ink("map-contour"), 2.2, "stroke-linejoin:round"), "lod-marks")], "rough")


def _then(data: str) -> str:
    """Path data after other path data: its first step counts from the corner of the sheet."""
    return "M" + data[1:] if data else ""


def draw_shell_holes(sheet: Sheet) -> str:
    """Dashed rings."""
    cells = sheet.having("shell-holes")
    points = within(sheet.union(cells), sheet.scatter(cells, 3, 14, "shell-holes"), 14)
    data = ""
    for radius, some in _by_size(points, (8, 11)):
        ring = f"a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0-{2 * radius} 0"
        data += _then(stamps(some - (radius, 0), ring))
    return group(
        [path(data, stroke(ink("map-gully-edge"), 2.2, "stroke-dasharray:5 3"), "lod-marks")], "holes"
    )
