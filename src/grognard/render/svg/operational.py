"""Operational ground: tinted and marked regions, towns and cities; water and roads have their own modules."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from . import hexsides, ways
from .noise import Floats
from .palette import ink
from .pen import Pen, at_least, dots, group, marks, outlines, path, pixels, stamps, stroke
from .plants import halves, hatch
from .relief import lake_shape
from .shapes import area_of, handles, rounded, splined, traced
from .sheet import UNIT, Sheet, within
from .ways import Network

_STREET = 8.0  # no house stands nearer to the middle of a road


def draw(sheet: Sheet, network: Network) -> list[str]:
    """Everything between the paper and the grid."""
    waters = hexsides.Waters(sheet)
    return [
        _outside(sheet),
        _polder(sheet),
        _marsh(sheet),
        _wet(sheet),
        _desert(sheet),
        _heath(sheet),
        _mountains(sheet),
        _woods(sheet),
        _rough(sheet),
        _lakes(sheet),
        _tints(sheet),
        hexsides.draw_waters(sheet, waters),
        ways.draw_operational(network),
        _blocks(sheet, network),
        _victory(sheet),
        _signs(sheet),
        hexsides.draw_boundaries(sheet),
        hexsides.draw_entries(sheet),
        hexsides.draw_crossings(sheet),
        hexsides.draw_tactical(sheet),
    ]


def region(sheet: Sheet, recipe: str, inset: float = 5.0) -> BaseGeometry:
    """The hexes of a kind with corners rounded off, a little inside; straight along rivers on hexsides."""
    shape = rounded(sheet.union(sheet.having(recipe)), 30, 30 - inset)
    return shape if shape.is_empty else area_of(splined(shape, 45))


def _filled(shape: BaseGeometry, colour: str) -> str:
    return path(outlines(shape.simplify(0.5), 0), f"fill:{ink(colour)}")


def _outside(sheet: Sheet) -> str:
    return _filled(sheet.union(sheet.having("outside")), "op-edge")


def _polder(sheet: Sheet) -> str:
    """Parallel ditches."""
    cells = sheet.having("polder")
    if not cells:
        return ""
    shape = rounded(sheet.union(cells), 20, 20).intersection(sheet.land)
    return group(
        [_filled(shape, "op-polder"), _ditches(shape.buffer(-3, quad_segs=2), "op-polder-line")], "polder"
    )


def _ditches(shape: BaseGeometry, colour: str) -> str:
    pen = Pen(0)
    for line in [] if shape.is_empty else hatch(shape, 21, -14, (0.0, 0.0)):
        pen.line(line)
    return path(pen.d, stroke(ink(colour), pixels(0.9), "opacity:.75"), "lod-marks")


def _woods(sheet: Sheet) -> str:
    """Small trees; in woods on polder the ditches show."""
    cells = sheet.having("woods")
    if not cells:
        return ""
    shape = region(sheet, "woods")
    points = within(shape, sheet.scatter(cells, 6, 6, "trees"), 10)[:, :2]
    one, other = halves(points)
    mark = ink("op-woods-mark")
    parts = [
        _filled(shape, "op-woods"),
        _ditches(sheet.union(i for i in cells if "polder" in sheet.recipes[i]), "op-major-edge"),
        marks([(stamps(one, "v12", (0, 12)), stamps(other, "v12", (0, 12)))], stroke(mark, 1.8)),
        marks([(dots(one), dots(other))], stroke(mark, 12.4, "stroke-linecap:round")),
    ]
    return group(parts, "woods")


def _marsh(sheet: Sheet) -> str:
    """Double short dashes."""
    cells = sheet.having("marsh")
    if not cells:
        return ""
    shape = region(sheet, "marsh")
    points = within(shape, sheet.scatter(cells, 5, 6, "reeds"), 12)[:, :2] - (9, 3)
    dash, end = "h18m-13 6h9", (14, 6)
    one, other = halves(points)
    parts = [
        _filled(shape, "op-marsh"),
        marks([(stamps(one, dash, end), stamps(other, dash, end))], stroke(ink("op-major-edge"), 1.8)),
    ]
    return group(parts, "marsh")


def _wet(sheet: Sheet) -> str:
    """Ground that is marsh at times: its dashes without its colour."""
    points = within(region(sheet, "wet"), sheet.scatter(sheet.having("wet"), 4, 6, "reeds"), 12)[:, :2]
    data = stamps(points - (9, 3), "h18m-13 6h9", (14, 6))
    return marks([(data, "")], stroke(ink("op-polder-line"), 2.2))


def _desert(sheet: Sheet) -> str:
    """Sand with sparse dots."""
    cells = sheet.having("desert")
    if not cells:
        return ""
    sand = region(sheet, "desert", 0).simplify(0.5)
    points = within(sheet.union(cells), sheet.scatter(cells, 4, 14, "desert"), 6)[:, :2]
    one, other = halves(points)
    style = stroke(ink("map-contour"), 4.4, "stroke-linecap:round;opacity:.6")
    parts = [
        path(outlines(sand, 0), f"fill:{ink('map-wheat')};opacity:.5"),
        marks([(dots(one), dots(other))], style),
    ]
    return group(parts, "desert")


def _heath(sheet: Sheet) -> str:
    """Low tufts; no effect in play."""
    cells = sheet.having("heath")
    points = within(sheet.union(cells), sheet.scatter(cells, 3, 12, "heath"), 12)[:, :2]
    return marks([(stamps(points, "l-4-6m4 6v-8m0 8l4-6", (4, -6)), "")], stroke(ink("map-brush-mark"), 1.8))


def _rough(sheet: Sheet) -> str:
    """Broken zigzags."""
    cells = sheet.having("rough")
    points = within(sheet.union(cells), sheet.scatter(cells, 4, 9, "rough"), 10)[:, :2]
    one, other = halves(points)
    zigzag, end = "l5-9 6 7 5-9 6 9", (22, -2)
    line = stroke(ink("map-contour"), 2.2, "stroke-linejoin:round")
    return marks([(stamps(one - (11, 0), zigzag, end), stamps(other - (11, 0), zigzag, end))], line)


def _mountains(sheet: Sheet) -> str:
    """Ridges."""
    cells = sheet.having("mountain")
    if not cells:
        return ""
    shape = region(sheet, "mountain", 3)
    points = within(shape, sheet.scatter(cells, 3, 9, "ridges"), 16)
    ridges = [points[points[:, 2] < 0.5], points[points[:, 2] >= 0.5]]
    tall, end = "l12-24 5 9m-5-9l12 24m2-7l5-7 7 11", (38, -3)
    low, low_end = "l11-19 10 19m-10-19l-2 9", (9, -10)
    parts = [
        _filled(shape, "map-hill-1"),
        marks(
            [
                (stamps(ridges[0][:, :2] + (-16, 10), tall, end), ""),
                ("", ""),
                (stamps(ridges[1][:, :2] + (-10, 8), low, low_end), ""),
            ],
            stroke(ink("map-contour"), 2.4, "stroke-linejoin:round"),
        ),
    ]
    return group(parts, "mountains")


def _lakes(sheet: Sheet) -> str:
    """Open water with lines that follow the shore."""
    if not sheet.having("lake"):
        return ""
    shape = lake_shape(sheet)
    shore = ink("op-major-edge")
    parts = [
        path(outlines(shape.simplify(0.5), 0), f"fill:{ink('op-major')};stroke:{shore};stroke-width:3"),
    ]
    for away, strength in ((9, 0.55), (20, 0.35), (34, 0.2)):
        inner = outlines(shape.buffer(-away, quad_segs=3).simplify(0.8), 0)
        parts.append(path(inner, stroke(shore, 1.4, f"opacity:{strength}"), "lod-marks"))
    return group(parts, "lakes")


# -- towns -------------------------------------------------------------------------------------------


def _tints(sheet: Sheet) -> str:
    towns = shapely.union_all([_blob(sheet, i) for i in sheet.having("town")])
    cities = rounded(sheet.union(sheet.having("city")), 12, 9)
    return group([_filled(towns, "op-town"), _filled(cities, "op-city")], "towns")


def _blob(sheet: Sheet, i: int) -> Polygon:
    """A round town with an uneven edge."""
    x, y = sheet.centre(i)
    luck = sheet.chance(i, "town", 9).tolist()
    points = []
    for k, a in enumerate(luck):
        reach = 0.70 * UNIT * (0.86 + 0.2 * a)
        points.append((x + reach * cos(2 * pi * k / 9), y + reach * sin(2 * pi * k / 9)))
    return Polygon(traced(handles(points, True), 4))


def _blocks(sheet: Sheet, network: Network) -> str:
    """Houses of cities (26), towns (10) and villages (3), off the roads where there is room."""
    streets = shapely.STRtree(network.lines)
    pen = Pen(0)
    lots: list[tuple[Sequence[int], float, int]] = [
        (sheet.having("city"), 86, 26),
        (sheet.having("town"), 64, 10),
        ([] if sheet.small else sheet.having("village"), 60, 3),
    ]
    for cells, reach, count in lots:
        for i in cells:
            for x, y, w, h in _lots(sheet, i, reach, count, streets).tolist():
                w, h = round(w), round(h)
                pen.move(x - w / 2, y - h / 2)
                pen.parts.append(f"h{w}v{h}h-{w}z")
    return path(pen.d, f"fill:{ink('op-block')}", "lod-ways")


def _lots(sheet: Sheet, i: int, reach: float, count: int, streets: shapely.STRtree) -> Floats:
    """Places and sizes of the blocks of a hex, rows x, y, width, height: those off the street first, in a
    village the nearest to its centre, in a town at random.
    """
    points = sheet.scatter([i], 9 if count == 3 else 8, 3, "blocks")
    x, y = sheet.centre(i)
    away = np.hypot(points[:, 0] - x, points[:, 1] - y) + 18 * points[:, 2]
    taken = np.zeros(len(points), dtype=bool)
    taken[streets.query(shapely.points(points[:, :2]), "dwithin", _STREET)[0]] = True
    order = np.lexsort((away if count == 3 else points[:, 3], taken))
    room = points[order[away[order] < reach]][:count]
    lots: Floats = np.hstack((room[:, :2], 10 + 7 * room[:, 2:4]))
    return lots


def _victory(sheet: Sheet) -> str:
    """Hexes that count at the end: a fine line within their border, and a star in the upper corner."""
    pen = sheet.pen()
    cells = sheet.having("victory")
    for i in cells:
        x, y = sheet.centre(i)
        pen.line([(x + 0.93 * (cx - x), y + 0.93 * (cy - y)) for cx, cy in sheet.corners(i)], close=True)
    points = np.array([sheet.centre(i) for i in cells], dtype=float).reshape(-1, 2) - (-52, 46)
    star = stamps(points, "l3 8 9 1-7 6 2 9-7-5-8 5 2-9-6-6 8-1z")
    parts = [
        path(pen.d, stroke(ink("map-label"), at_least(3, 1), "opacity:.6")),
        path(star, f"fill:{ink('map-label')};stroke:{ink('op-clear')};stroke-width:2.5;paint-order:stroke"),
    ]
    return group(parts, "victory")


def _signs(sheet: Sheet) -> str:
    """Drawings in a hex besides houses: forts, harbours, oil wells, peaks, other places."""
    shapes = {
        "fort": ((0, 40), "m-22 9v-12l6-6h32l6 6v12m-33-18v10m11-10v10m11-10v10"),
        "port": ((-56, 22), "m0-16a4 4 0 1 0 .1 0m-.1 8v26m-9-19h18m-21 9q2 11 12 11 10 0 12-11"),
        "oil": ((56, 22), "m-11 16l8-32h6l8 32m-17-20l13 20m0-20l-13 20m-8 0h26"),
        "landmark": ((0, 0), "m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0m9 0h10m-5-5v10"),
        "peak": ((0, 0), "m-30 22l30-48 30 48zm20-32l5 7 5-7 5 7 5-7"),
    }
    parts = []
    for kind, ((dx, dy), shape) in shapes.items():
        pen = "".join(
            f"M{x + dx:.0f} {y + dy:.0f}{shape}" for x, y in (sheet.centre(i) for i in sheet.having(kind))
        )
        parts.append(path(pen, stroke(ink("halo"), 8, "opacity:.7")) + path(pen, stroke(ink("map-label"), 3)))
    return group(parts, "marks lod-ways", "stroke-linejoin:round;stroke-linecap:round")
