"""Writing SVG: compact path data with relative coordinates, and elements with their style.

Path data are the bulk of a map, so they are written in as few letters as SVG allows: relative steps, whole
units or tenths, a round dot as a line of length 0 with round ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import floor
from xml.sax.saxutils import escape, quoteattr

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from .noise import Floats

Point = tuple[float, float]


class Pen:
    """Path data under way. Positions are rounded first and steps taken between the rounded ones, so that
    errors never add up.
    """

    def __init__(self, places: int = 1) -> None:
        """Write with this many decimals: 0 or 1."""
        self.scale: int = 10 if places else 1
        self.parts: list[str] = []
        self.x = 0
        self.y = 0
        self.start = (0, 0)

    @property
    def d(self) -> str:
        """The path data so far."""
        return "".join(self.parts)

    def whole(self, value: float) -> int:
        """A length as a number of the smallest steps; ties always round the same way."""
        return floor(value * self.scale + 0.5 + 1e-6)

    def text(self, steps: int) -> str:
        """A number of steps as SVG writes it."""
        if self.scale == 1:
            return str(steps)
        sign = "-" if steps < 0 else ""
        units, tenths = divmod(abs(steps), 10)
        if not tenths:
            return f"{sign}{units}"
        return f"{sign}{units or ''}.{tenths}"

    def pairs(self, steps: Iterable[int]) -> str:
        """Numbers in a row; a minus sign needs no blank before it."""
        written = ""
        for step in steps:
            text = self.text(step)
            written += text if not written or text[0] == "-" else " " + text
        return written

    def go(self, x: float, y: float) -> tuple[int, int]:
        """Step to a position; answers the step."""
        to_x, to_y = self.whole(x), self.whole(y)
        step = (to_x - self.x, to_y - self.y)
        self.x, self.y = to_x, to_y
        return step

    def move(self, x: float, y: float) -> None:
        self.parts.append("m" + self.pairs(self.go(x, y)))
        self.start = (self.x, self.y)

    def line(self, points: Iterable[Point], close: bool = False) -> None:
        """A polyline, or a polygon."""
        steps: list[int] = []
        first = True
        for x, y in points:
            step = self.go(x, y)
            if first:
                self.start = (self.x, self.y)
            if first or step != (0, 0):
                steps.extend(step)
            first = False
        if steps:
            self.parts.append("m" + self.pairs(steps) + ("z" if close else ""))
        if close:
            self.x, self.y = self.start

    def curve(self, points: Sequence[Point], close: bool = False) -> None:
        """A curve through the first and every third point; the two between are its handles."""
        self.move(*points[0])
        steps: list[int] = []
        for k in range(1, len(points), 3):
            from_x, from_y = self.x, self.y
            for x, y in points[k : k + 3]:
                steps += (self.whole(x) - from_x, self.whole(y) - from_y)
            self.x, self.y = self.whole(points[k + 2][0]), self.whole(points[k + 2][1])
        self.parts.append("c" + self.pairs(steps) + ("z" if close else ""))
        if close:
            self.x, self.y = self.start

    def bends(self, points: Sequence[Point]) -> None:
        """Corners rounded off: from the first point to the last, the others pull the curve towards them."""
        self.move(*points[0])
        steps: list[int] = []
        for k in range(1, len(points) - 1):
            handle = points[k]
            after = points[k + 1]
            end = after if k == len(points) - 2 else ((handle[0] + after[0]) / 2, (handle[1] + after[1]) / 2)
            from_x, from_y = self.x, self.y
            steps += (self.whole(handle[0]) - from_x, self.whole(handle[1]) - from_y)
            self.x, self.y = self.whole(end[0]), self.whole(end[1])
            steps += (self.x - from_x, self.y - from_y)
        if steps:
            self.parts.append("q" + self.pairs(steps))
        else:
            self.parts.append("l" + self.pairs(self.go(*points[-1])))

    def stamp(self, points: Floats, mark: str, end: Point = (0, 0)) -> None:
        """The same relative drawing at every point; `end` is where it leaves the pen, in steps."""
        dx, dy = int(end[0]), int(end[1])
        for x, y in np.floor(points * self.scale + 0.5 + 1e-6).astype(int).tolist():
            self.parts.append("m" + self.pairs((x - self.x, y - self.y)) + mark)
            self.x, self.y = x + dx, y + dy


def dots(points: Floats) -> str:
    """Points, to be drawn with a thick round line."""
    pen = Pen(0)
    pen.stamp(points, "h0")
    return pen.d


def stamps(points: Floats, mark: str, end: Point = (0, 0)) -> str:
    """The same small drawing, in whole units, at every point."""
    pen = Pen(0)
    pen.stamp(points, mark, end)
    return pen.d


def outlines(shape: BaseGeometry, places: int = 1) -> str:
    """Polygons with their holes, in an order that never changes."""
    pen = Pen(places)
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            pen.line(points_of(ring)[:-1], close=True)
    return pen.d


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape in reading order, outlines one way round and holes the other."""
    parts = shapely.get_parts(shape)
    areas = [orient(part) for part in parts if isinstance(part, Polygon) and not part.is_empty]
    return sorted(areas, key=lambda area: (area.bounds[1], area.bounds[0]))


def points_of(line: BaseGeometry) -> list[Point]:
    """The corners of a line or ring."""
    return [(x, y) for x, y in line.coords]


def path(d: str, style: str = "", cls: str = "") -> str:
    """A path element; nothing for empty data."""
    return f"<path{_class(cls)}{_style(style)} d={quoteattr(d)}/>" if d else ""


def group(parts: Iterable[str], cls: str = "", style: str = "") -> str:
    """A group of elements; nothing if it is empty."""
    inner = "".join(parts)
    return f"<g{_class(cls)}{_style(style)}>{inner}</g>" if inner else ""


def words(text: str) -> str:
    """Text for the inside of an element."""
    return escape(text)


def _class(cls: str) -> str:
    return f" class={quoteattr(cls)}" if cls else ""


def _style(style: str) -> str:
    return f" style={quoteattr(style)}" if style else ""


def at_least(width: float, pixels: float) -> str:
    """A length in units that is never drawn thinner than this many pixels."""
    return f"max({width:g}px,{pixels:g}px*var(--map-floor,0))"


def letters(size: float, pixels: float) -> str:
    """The size of letters in units, never smaller on the screen than this many pixels."""
    return f"max({size:g}px,{pixels:g}px*var(--map-unit,0))"


def pixels(count: float) -> str:
    """A length in pixels of the screen, whatever the zoom."""
    return f"calc({count:g}px*var(--map-unit,2))"


def stroke(colour: str, width: float | str, extra: str = "") -> str:
    """Style of a line without filling."""
    size = width if isinstance(width, str) else f"{width:g}"
    return f"fill:none;stroke:{colour};stroke-width:{size}" + (";" + extra if extra else "")


def marks(parts: Sequence[tuple[str, str]], style: str) -> str:
    """Marks that small zooms leave out: pairs of path data, the second half left out first."""
    inner = [path(most) + path(rest, cls="lod-half") for most, rest in parts]
    return group(inner, "lod-marks", style)


def coarse(parts: Iterable[str]) -> list[str]:
    """The drawing with only the first half of its marks."""
    return [re.sub(r'<path class="lod-half"[^>]*/>', "", part) for part in parts]


def bare(parts: Iterable[str]) -> list[str]:
    """The drawing without marks: neither single paths nor groups of them, which hold paths alone."""
    marked = r'<g class="lod-marks"[^>]*>(?:<path[^>]*/>)*</g>|<path class="lod-marks"[^>]*/>'
    return [re.sub(marked, "", part) for part in parts]
