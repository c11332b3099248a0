"""A table prepared for drawing: hexes as shapes in units of a hundredth of a side, neighbours, seeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from math import sqrt
from typing import Final

import numpy as np
import shapely
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from grognard.core.telling.table import Cell, Table

from .kinds import recipes
from .noise import Floats, uniform
from .pen import Pen

UNIT: Final = 100.0  #: units of the drawing to the side of a hex
_HALF: Final = UNIT * sqrt(3) / 2  # half the width across the flats
_LINE: Final = UNIT / 2  # a third of the distance between rows, half a side

# Vectors to the neighbours and to the corners of a pointy-top hex, in half widths and half sides.
_STEPS: Final = ((1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3))
_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

Spot = tuple[int, int]


class Sheet:
    """The map of a table. Cells are known by their index in `table.cells`."""

    def __init__(self, table: Table, whole: Sheet | None = None) -> None:
        """Prepare the cells of a table; answers to all questions of geometry are in units.

        A part of a map is given its `whole`, so that what depends on more than a hex looks the same in both.
        """
        if not table.cells:
            raise ValueError(f"the table of {table.game}/{table.scenario} has no cells, so no map")
        self.table = table
        self.whole = whole
        self.small = whole is not None  # a small picture: no finest marks
        self.places = 0 if self.small else 1  # decimals of what should be exact
        self.style = table.style
        self.flat = table.orientation == "flat"
        self.cells: Sequence[Cell] = table.cells
        self.x: Floats = np.array([UNIT * cell.x for cell in table.cells])
        self.y: Floats = np.array([UNIT * cell.y for cell in table.cells])
        self.base = (float(self.x[0]), float(self.y[0]))
        self.spots = [self._spot(x, y) for x, y in zip(self.x.tolist(), self.y.tolist(), strict=True)]
        self.at = {spot: i for i, spot in enumerate(self.spots)}
        self.named = {cell.name: i for i, cell in enumerate(table.cells)}
        self.hexes: list[BaseGeometry] = [self._hex(i) for i in range(len(self.cells))]
        self.recipes = [self._recipes(cell) for cell in self.cells]
        self.recipes = [self._with_water(i) for i in range(len(self.cells))]

    def pen(self) -> Pen:
        """A pen for lines that should be exact."""
        return Pen(self.places)

    # the lattice

    def _spot(self, x: float, y: float) -> Spot:
        along, across = x - self.base[0], y - self.base[1]
        if self.flat:
            along, across = across, along
        return round(along / _HALF), round(across / _LINE)

    def point(self, spot: Spot) -> tuple[float, float]:
        """The position of a spot of the lattice: a centre or a corner, the same for all its hexes."""
        along, across = spot[0] * _HALF, spot[1] * _LINE
        if self.flat:
            along, across = across, along
        return round(self.base[0] + along, 3), round(self.base[1] + across, 3)

    def neighbours(self, i: int) -> list[int]:
        """The six cells around one, clockwise; -1 where there is none."""
        a, b = self.spots[i]
        return [self.at.get((a + da, b + db), -1) for da, db in _STEPS]

    def beyond(self, i: int, d: int) -> tuple[float, float]:
        """The centre of the neighbour in a direction, on the map or off it."""
        a, b = self.spots[i]
        return self.point((a + _STEPS[d][0], b + _STEPS[d][1]))

    def centre(self, i: int) -> tuple[float, float]:
        return self.point(self.spots[i])

    def corners(self, i: int) -> list[tuple[float, float]]:
        """The six corners of a cell; the side from corner d to the next faces neighbour d."""
        a, b = self.spots[i]
        return [self.point((a + da, b + db)) for da, db in _CORNERS]

    def _hex(self, i: int) -> BaseGeometry:
        shape: BaseGeometry = Polygon(self.corners(i))
        x, y = self.centre(i)
        r = 2 * UNIT
        halves = {
            "half-n": box(x - r, y - r, x + r, y),
            "half-s": box(x - r, y, x + r, y + r),
            "half-e": box(x, y - r, x + r, y + r),
            "half-w": box(x - r, y - r, x, y + r),
        }
        for feature in self.cells[i].features:
            if feature in halves:
                shape = shape.intersection(halves[feature])
        return shape

    def is_half(self, i: int) -> bool:
        """Whether only half of a hex lies on the map."""
        return any(feature.startswith("half-") for feature in self.cells[i].features)

    # what lies where

    def _recipes(self, cell: Cell) -> frozenset[str]:
        names: set[str] = set()
        for kind in (cell.terrain, *cell.features):
            names.update(recipes(self.style, kind) or ())
        return frozenset(names)

    def _with_water(self, i: int) -> frozenset[str]:
        """A ford or a bridge that is the ground of its hex lies in the water of the hexes around it."""
        own = self.recipes[i]
        if recipes(self.style, self.cells[i].terrain) not in (("ford",), ("bridge",)):
            return own
        around = [self.recipes[n] for n in self.neighbours(i) if n >= 0]
        return own | {"stream" if any("stream" in other for other in around) else "river"}

    def having(self, *wanted: str) -> list[int]:
        """The cells drawn by one of these recipes."""
        return [i for i, own in enumerate(self.recipes) if not own.isdisjoint(wanted)]

    def components(self, cells: Iterable[int]) -> list[list[int]]:
        """Cells that touch each other, together; each lot in the order of the table."""
        left = set(cells)
        lots: list[list[int]] = []
        for first in sorted(left):
            if first not in left:
                continue
            left.remove(first)
            lot = [first]
            for i in lot:
                for n in self.neighbours(i):
                    if n in left:
                        left.remove(n)
                        lot.append(n)
            lots.append(sorted(lot))
        return lots

    def union(self, cells: Iterable[int]) -> BaseGeometry:
        return shapely.union_all([self.hexes[i] for i in cells])

    @cached_property
    def land(self) -> BaseGeometry:
        """All of the map."""
        return self.union(range(len(self.cells)))

    # chance

    def seed(self, i: int, what: str) -> str:
        """What the looks of a hex depend on: its section and its name, never its place on the table."""
        cell = self.cells[i]
        return f"{cell.section}|{cell.name}|{what}"

    def chance(self, i: int, what: str, count: int) -> Floats:
        """Numbers from 0 to 1 of a hex, for one purpose."""
        return uniform(self.seed(i, what), count)

    def leader(self, lot: Sequence[int], recipe: str) -> tuple[str, float, float]:
        """The hex that speaks for a lot of touching cells with the same drawing, on the whole map: its seed
        and its centre.
        """
        if self.whole is not None:
            first = self.whole.named[self.cells[lot[0]].name]
            whole = self.whole
            lot = next(lot for lot in whole.components(whole.having(recipe)) if first in lot)
            return whole.leader(lot, recipe)
        return self.seed(lot[0], recipe), *self.centre(lot[0])

    def owner(self, x: float, y: float) -> int:
        """The cell whose centre is nearest, or the first cell far off the map."""
        a, b = self._spot(x, y)
        best, nearest = 0, 9e9
        for da in (-2, -1, 0, 1, 2):
            for db in (-2, -1, 0, 1, 2):
                i = self.at.get((a + da, b + db), -1)
                if i >= 0:
                    away = float((self.x[i] - x) ** 2 + (self.y[i] - y) ** 2)
                    if away < nearest:
                        best, nearest = i, away
        return best

    def scatter(self, cells: Sequence[int], n: int, jitter: float, what: str) -> Floats:
        """About n*n points a hex, in an even triangular grid and each moved up to `jitter`: an array of rows
        x, y, two numbers from 0 to 1, and one of 0, 1, 2 that differs between next points of the grid (if n
        is a multiple of 3, also across hexes). The grids of neighbouring hexes fit together.
        """
        stencil = _stencil(n, self.flat)
        rows: list[Floats] = []
        for i in cells:
            luck = self.chance(i, what, 4 * len(stencil)).reshape(-1, 4)
            places = stencil[:, :2] + self.centre(i) + (2 * luck[:, :2] - 1) * jitter
            rows.append(np.hstack((places, luck[:, 2:], stencil[:, 2:])))
        return np.vstack(rows) if rows else np.zeros((0, 5))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """West, north, east and south end of the map."""
        west, north, east, south = self.land.bounds
        return west, north, east, south


@cache
def _stencil(n: int, flat: bool) -> Floats:
    """The points of a triangular grid, n to the width of a hex, that lie in a hex about (0, 0), each with its
    colour of three such that neighbours differ.
    """
    points = []
    for j in range(-n, n + 1):
        for i in range(-2 * n, 2 * n + 1):
            x = 2 * _HALF * (i + j / 2 + 0.31) / n  # off the centre, so that no point lies on a border
            y = 3 * _LINE * (j + 0.17) / n
            away = x * x + y * y
            if all(away < (x - sx * _HALF) ** 2 + (y - sy * _LINE) ** 2 for sx, sy in _STEPS):
                points.append((y, x, (i - j) % 3) if flat else (x, y, (i - j) % 3))
    return np.array(points)


def within(shape: BaseGeometry, points: Floats, margin: float = 0.0) -> Floats:
    """The rows of points that lie in a shape, this far from its edge."""
    inner = shape.buffer(-margin, quad_segs=4) if margin else shape
    shapely.prepare(inner)
    inside: Floats = points[shapely.contains_xy(inner, points[:, 0], points[:, 1])]
    return inside
