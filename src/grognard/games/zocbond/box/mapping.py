# mypyc: interpreted
"""Hex maps from geography: where a place of the earth lies on the grid, and shapes on the plane of the map.

The plane has the side of a hex as its unit, x grows east and y south; the first cell of the board's lattice
is its origin. Every comparison of lengths goes through `rounded`, so that the last bit of a number decides
nothing and the same files make the same map on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, hypot, log, pi, radians, sin, sqrt, tan
from typing import Final

from msgspec import Struct

from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import VERTEX

Point = tuple[float, float]  # on the plane
Spot = tuple[int, int]  # a centre or a vertex of the lattice, see core.grid
Degrees = tuple[float, float]  # latitude, longitude

_ROW: Final = 1 / 2  # of a side: a step of the lattice along the axis on which lines follow each other
_ALONG: Final = sqrt(3) / 2


class Georeference(Struct, frozen=True, forbid_unknown_fields=True, tag_field="projection", tag="plain"):
    """How the grid lies on the earth: north is up, and the map so small that degrees have one length.

    `origin` is the position of the lattice's origin, `hex_km` the width of a hex across its flats.
    """

    origin: Degrees
    hex_km: float
    km_per_latitude: float
    km_per_longitude: float

    def point(self, at: Degrees) -> Point:
        """A position on the plane."""
        sides = sqrt(3) / self.hex_km  # of a hex to a kilometre
        return (
            (at[1] - self.origin[1]) * self.km_per_longitude * sides,
            (self.origin[0] - at[0]) * self.km_per_latitude * sides,
        )


class Conic(Struct, frozen=True, forbid_unknown_fields=True, tag_field="projection", tag="conic"):
    """How the grid of a whole country lies on the earth: Lambert's cone, which keeps angles.

    The cone cuts a globe of `earth_km` at two `parallels`. `middle` is a position on its central meridian and
    lies at `at` on the plane; there north is `turned` degrees from the top of the map, if positive eastward.
    """

    parallels: tuple[float, float]
    middle: Degrees
    at: Point
    turned: float
    hex_km: float
    earth_km: float

    def point(self, at: Degrees) -> Point:
        """A position on the plane."""
        angle = self._opening() * radians(at[1] - self.middle[1])
        away = self._from_pole(at[0])
        east, north = away * sin(angle), self._from_pole(self.middle[0]) - away * cos(angle)
        sides, turn = sqrt(3) / self.hex_km, radians(self.turned)
        return (
            self.at[0] + sides * (east * cos(turn) + north * sin(turn)),
            self.at[1] + sides * (east * sin(turn) - north * cos(turn)),
        )

    def _opening(self) -> float:
        """Degrees of the cone's fan to a degree of longitude."""
        one, two = (radians(latitude) for latitude in self.parallels)
        return log(cos(one) / cos(two)) / log(_stretched(two) / _stretched(one))

    def _from_pole(self, latitude: float) -> float:
        """Kilometres from the point of the cone."""
        first, n = radians(self.parallels[0]), self._opening()
        narrowing: float = (_stretched(first) / _stretched(radians(latitude))) ** n
        return self.earth_km * cos(first) / n * narrowing


def _stretched(latitude: float) -> float:
    return tan(pi / 4 + latitude / 2)


def rounded(value: float) -> int:
    """A length as a whole number of millionths, for comparing."""
    return round(value * 1_000_000)


def plane(orientation: int, spot: Spot) -> Point:
    """A spot of the lattice on the plane."""
    x, y = spot
    return (x * _ROW, y * _ALONG) if orientation else (x * _ALONG, y * _ROW)


def centre(board: Board, cell: int) -> Point:
    return plane(board.orientation, (board.x[cell], board.y[cell]))


def corner(board: Board, cell: int, v: int) -> Spot:
    """Vertex v of a cell, the same spot for all cells that have it."""
    dx, dy = VERTEX[board.orientation][v]
    return board.x[cell] + dx, board.y[cell] + dy


def ends_of(board: Board, cell: int, d: int) -> tuple[Spot, Spot]:
    """The two vertices of side d, anticlockwise one first."""
    return corner(board, cell, (d + 5) % 6), corner(board, cell, d)


def cell_name(board: Board, cell: int) -> str:
    """The number of a hex; of a cell of the ring the number it would have."""
    placement = board.placements[0]
    return placement.section.numbering.format(*placement.lift(board.x[cell], board.y[cell]))


def side_text(board: Board, cell: int, d: int) -> str:
    """A hexside by its two hexes, lower number first; one of them may be a number just off the map."""
    names = [cell_name(board, cell), cell_name(board, board.neighbour[6 * cell + d])]
    return "/".join(sorted(names))


def side_between(board: Board, text: str) -> tuple[int, int]:
    """The hex and direction of a hexside's text; raises `BadAddress`."""
    return divmod(board.side(text), 6)


def nearest_hex(board: Board, point: Point) -> int:
    """The hex whose centre is nearest, or -1 if that is a cell off the map; of equals the first."""
    step_x, step_y = plane(board.orientation, (1, 1))
    x, y = round(point[0] / step_x), round(point[1] / step_y)
    around = [board.cell_at(x + dx, y + dy) for dy in range(-3, 4) for dx in range(-3, 4)]
    cells = sorted(cell for cell in around if cell >= 0)
    nearest = min(cells, key=lambda cell: rounded(dist(centre(board, cell), point)), default=-1)
    return nearest if nearest < board.n else -1


def away_from(line: Sequence[Point], point: Point) -> float:
    """The distance of a point from a polyline."""
    return project(line, point)[0]


def project(line: Sequence[Point], point: Point) -> tuple[float, float]:
    """The distance of a point from a polyline, and how far along the line the nearest of it lies."""
    best, at, before = 1e9, 0.0, 0.0
    for (x1, y1), (x2, y2) in pairwise(line):
        dx, dy = x2 - x1, y2 - y1
        length = hypot(dx, dy)
        if not length:
            continue
        t = min(1.0, max(0.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / (length * length)))
        away = hypot(point[0] - x1 - t * dx, point[1] - y1 - t * dy)
        if rounded(away) < rounded(best):
            best, at = away, before + t * length
        before += length
    return best, at


def inside(ring: Sequence[Point], point: Point) -> bool:
    """Whether a point lies within a polygon, by the number of sides to its east."""
    x, y = point
    is_inside = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and rounded(x) < rounded(x1 + (y - y1) * (x2 - x1) / (y2 - y1)):
            is_inside = not is_inside
    return is_inside
