"""Where names stand: off each other, off rivers, bridges and hex numbers, as far as there is room.

Names are placed once, for letters as large as they get at a small zoom, so that they stay apart at every zoom
at which they show. The important ones choose first. A name is taken as a row of boxes: one for a name that
stands level, a square for each stretch of a name that follows a river.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from typing import Final, NamedTuple

import numpy as np
import shapely
from shapely import LineString
from shapely import Point as ShapelyPoint

from .hexsides import Waters
from .kinds import HEXSIDES, WAYS, plain
from .noise import Floats
from .pen import Point, points_of
from .shapes import averaged
from .sheet import UNIT, Sheet

# How bad it is to lie on something, times the share of it that is covered.
_ON_NAME: Final = 60.0
_ON_CROSSING: Final = 30.0
_ON_NUMBER: Final = 7.0
_ON_DROP: Final = 16.0
_OFF_MAP: Final = 40.0
_OUTSIDE: Final = 20.0  # on a hex beyond the uneven edge
_OTHER_BANK: Final = 14.0
_ON_LINE: Final = {
    "wide": 14.0,
    "major": 14.0,
    "canal": 9.0,
    "minor": 4.0,
    "highway": 4.0,
    "railway": 1.0,
    "road": 1.3,
}
_ON_BLOCKS: Final = {"city": 24.0, "town": 6.0}
_HALF: Final = {
    "wide": 30.0,
    "major": 18.0,
    "canal": 8.0,
    "minor": 6.0,
    "highway": 8.0,
    "railway": 8.0,
    "road": 8.0,
}

_APART: Final = np.array((-5.0, -3.0, 5.0, 3.0))  # the room around a name
_REACH: Final = {"water": 4.5, "stream": 4.0, "region": 2.5}  # sides from its point a name may be moved


class Type(NamedTuple):
    """The type of a kind of name: the units to a pixel it is placed for, its size there and in full, the
    width of a letter in parts of the size, what is added to each.
    """

    unit: float
    full: float
    pixels: float
    letter: float
    space: float

    @property
    def size(self) -> float:
        return max(self.full, self.pixels * self.unit)

    def width(self, letters: int) -> float:
        return letters * (self.letter * self.size + self.space)


#: In the order in which names choose their places.
TYPES: Final[dict[str, Type]] = {
    "city": Type(5, 36, 11, 0.56, 5),
    "town": Type(5, 26.5, 9, 0.47, 0),
    "water": Type(5, 40, 12, 0.5, 3),
    "region": Type(5, 30, 9, 0.5, 8),
    "zone": Type(3, 22, 8, 0.5, 2),
    "bridge": Type(3, 18, 7.5, 0.47, 0),
    "village": Type(3, 21.5, 7.5, 0.47, 0),
    "stream": Type(3, 25, 8, 0.5, 2),
}


class NameToPlace(NamedTuple):
    """A name to be placed: its number among the labels, its kind, the letters it has, the point it is for."""

    number: int
    kind: str
    letters: int
    x: float
    y: float


class Place(NamedTuple):
    """Where a name stands: the middle of its base line, or its start or end; the angle of that in degrees."""

    x: float
    y: float
    angle: float = 0.0
    anchor: str = "middle"


Boxes = Floats  # rows west, north, east, south


class Placing:
    """The names of a map, each in the best of the places it could have."""

    def __init__(self, sheet: Sheet, waters: Waters, wishes: Sequence[NameToPlace]) -> None:
        """Place all names."""
        self.sheet = sheet
        self.waters = waters
        self.boxes, self.weights = _obstacles(sheet, waters)
        lines = [LineString(line) for kind in ("wide", "major", "canal") for line in waters.lines[kind]]
        self.banks = shapely.union_all(lines)
        shapely.prepare(self.banks)
        self.placed: dict[int, Place] = {}
        self._done: list[NameToPlace] = []
        for kind in TYPES:
            taken = [self._taken(wish, kind) for wish in self._done]
            names = np.vstack(taken) if taken else np.zeros((0, 4))
            for wish in wishes:
                if wish.kind == kind:
                    place = self._best(wish, names)
                    self.placed[wish.number] = place
                    self._done.append(wish)
                    names = np.vstack((names, boxes_of(wish, place) + _APART))

    def _taken(self, wish: NameToPlace, kind: str) -> Boxes:
        """The boxes of a name that stands already, at the zoom for which names of a kind are placed."""
        boxes: Boxes = boxes_of(wish, self.placed[wish.number], TYPES[kind].unit) + _APART
        return boxes

    def _best(self, wish: NameToPlace, names: Boxes) -> Place:
        reach = TYPES[wish.kind].width(wish.letters) / 2 + _REACH.get(wish.kind, 1.8) * UNIT
        boxes, weights = _near(self.boxes, self.weights, wish, reach)
        if TYPES[wish.kind].unit > 3:  # these are placed for a zoom at which no hex numbers show
            weights = np.where(weights == _ON_NUMBER, weights / 3, weights)
        close, heavy = _near(names, np.full(len(names), _ON_NAME), wish, 3 * reach)
        boxes, weights = np.vstack((boxes, close)), np.concatenate((weights, heavy))
        candidates = list(self._candidates(wish))
        own = np.stack([boxes_of(wish, place) for _, place in candidates])
        costs = np.array([dislike for dislike, _ in candidates])
        costs += _hidden(own, boxes, weights) + self._off_map(own) + self._over_water(wish, own)
        return candidates[int(np.argmin(np.round(costs, 6)))][1]

    def _off_map(self, own: Floats) -> Floats:
        west, north, east, south = self.sheet.bounds
        over = np.maximum(0, west - own[..., 0]) + np.maximum(0, own[..., 2] - east)
        over += np.maximum(0, north - own[..., 1]) + np.maximum(0, own[..., 3] - south)
        cost: Floats = _OFF_MAP * over.sum(axis=1) / UNIT
        return cost

    def _over_water(self, wish: NameToPlace, own: Floats) -> Floats:
        """A place and its name are on the same bank."""
        if wish.kind not in ("city", "town", "village"):
            return np.zeros(len(own))
        middles = (own[:, 0, :2] + own[:, 0, 2:]) / 2
        spokes = shapely.linestrings(np.stack((np.full_like(middles, (wish.x, wish.y)), middles), axis=1))
        return np.array(_OTHER_BANK * shapely.intersects(self.banks, spokes), dtype=float)

    # candidates

    def _candidates(self, wish: NameToPlace) -> Iterator[tuple[float, Place]]:
        if wish.kind in ("water", "stream"):
            return self._along_water(wish)
        if wish.kind == "bridge":
            return _around(wish)
        if wish.kind in ("region", "zone"):
            return _shifted(wish)
        return self._in_hex(wish)

    def _in_hex(self, wish: NameToPlace) -> Iterator[tuple[float, Place]]:
        """Below the counter that may stand in the hex, or above it; where there is no room, beside it."""
        low = 80.0 if self.sheet.flat else 88.0
        half = TYPES[wish.kind].width(wish.letters) / 2
        for dislike, dy in ((0.0, low), (0.6, low - 10), (0.9, low + 10), (3.0, -57.0), (4.5, low + 24)):
            for dx in (0, -18, 18, -36, 36, -54, 54):
                yield dislike + abs(dx) / 30, self._kept(Place(wish.x + dx, wish.y + dy), half)
        if wish.kind == "city":  # its blocks fill the hex
            for dx in (0, -45, 45, -90, 90):
                yield 1.0 + abs(dx) / 60, Place(wish.x + dx, wish.y - 106)
                yield 0.5 + abs(dx) / 60, Place(wish.x + dx, wish.y + 128)
        beside = 96.0 if wish.kind == "city" else 68.0
        for dy in (10, 35, -20):
            yield 7.0, Place(wish.x + beside, wish.y + dy, anchor="start")
            yield 7.0, Place(wish.x - beside, wish.y + dy, anchor="end")

    def _kept(self, place: Place, half: float) -> Place:
        """A name that would run over the western or eastern edge of the map begins or ends there."""
        west, _, east, _ = self.sheet.bounds
        if place.x - half < west:
            return Place(west + 6, place.y, anchor="start")
        if place.x + half > east:
            return Place(east - 6, place.y, anchor="end")
        return place

    def _along_water(self, wish: NameToPlace) -> Iterator[tuple[float, Place]]:
        """Beside the water, along its general course."""
        near = self.waters.nearest(wish.x, wish.y)
        if near is None:
            yield 0.0, Place(wish.x, wish.y + 12, 0.01)
            return
        kind, line = near
        line = _general(line)
        type_ = TYPES[wish.kind]
        half = type_.width(wish.letters) / 2
        at = line.project(ShapelyPoint(wish.x, wish.y))
        low, high = min(half, line.length / 2), max(line.length - half, line.length / 2)
        for k in range(-7, 8):
            here = min(max(at + 50.0 * k, low), high)
            a, b = line.interpolate(max(here - half, 0)), line.interpolate(here + half)
            angle = (degrees(atan2(b.y - a.y, b.x - a.x)) + 90) % 180 - 90
            bow = hypot(a.x - b.x, a.y - b.y) / (2 * half)
            on = line.interpolate(here)
            for dislike, off in _offsets(kind, type_):
                x = on.x - off * sin(radians(angle))
                y = on.y + off * cos(radians(angle))
                bent = 25 * max(0.0, 0.98 - bow)
                yield dislike + abs(k) * 0.15 + bent, Place(x, y, round(angle) or 0.01)


def _general(line: LineString) -> LineString:
    """The general course of a line along hexsides, without its zigzag."""
    points = points_of(line)
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairwise(points)]
    for _ in range(3):
        middles = averaged(middles, 1) if len(middles) > 2 else middles
    return LineString([points[0], *middles, points[-1]])


def _offsets(kind: str, type_: Type) -> Iterator[tuple[float, float]]:
    """The distances of a base line from the middle of a water: above it, and below it."""
    away = _HALF[kind] + 8
    cap = 0.72 * type_.size
    for more in (0, 14, 30):
        yield more / 24, -away - more
        yield more / 24, away + cap + more


def _around(wish: NameToPlace) -> Iterator[tuple[float, Place]]:
    """Beside a bridge."""
    half = TYPES[wish.kind].width(wish.letters) / 2
    for dislike, dx, dy in (
        *((0.0, 34 + half, 7), (0.0, -34 - half, 7), (0.5, 30 + half, 26), (0.5, -30 - half, 26)),
        *((0.5, 30 + half, -14), (0.5, -30 - half, -14), (2.0, 0.0, 46), (2.0, 0.0, -30)),
    ):
        yield dislike, Place(wish.x + dx, wish.y + dy)


def _shifted(wish: NameToPlace) -> Iterator[tuple[float, Place]]:
    """Where it was asked for, or near."""
    far = 1.0 if wish.kind == "region" else 0.2
    for dy in (0, -30, 30, -60, 60, -90, 90, -120, 120):
        for dx in (0, -50, 50, -100, 100, -150, 150):
            yield far * (abs(dx) + abs(dy)) / 60, Place(wish.x + far * dx, wish.y + far * dy)


# -- boxes -------------------------------------------------------------------------------------------


def boxes_of(wish: NameToPlace, place: Place, unit: float = 0.0) -> Boxes:
    """The boxes a name covers; `unit`: at another zoom than it was placed for."""
    type_ = TYPES[wish.kind]
    if unit:
        type_ = type_._replace(unit=unit)
    width, up, down = type_.width(wish.letters), 0.74 * type_.size, 0.12 * type_.size
    if not place.angle:
        west = place.x - {"start": 0.0, "middle": width / 2, "end": width}[place.anchor]
        return np.array([[west, place.y - up, west + width, place.y + down]])
    c, s = cos(radians(place.angle)), sin(radians(place.angle))
    count = max(1, round(width / (up + down)))
    along = (np.arange(count) + 0.5) / count * width - width / 2
    rise = -(up - down) / 2
    x, y = place.x + along * c - rise * s, place.y + along * s + rise * c
    r = max(up + down, width / count) / 2
    return np.stack((x - r, y - r, x + r, y + r), axis=1)


def _near(boxes: Boxes, weights: Floats, wish: NameToPlace, reach: float) -> tuple[Boxes, Floats]:
    """The obstacles a name can come to lie on."""
    x, y = boxes[:, 0] - wish.x, boxes[:, 1] - wish.y
    near = (x > -reach) & (x < reach) & (y > -reach) & (y < reach)
    return boxes[near], weights[near]


def _hidden(own: Floats, boxes: Boxes, weights: Floats) -> Floats:
    """What lies under each candidate: for each obstacle its weight times the share that is covered of the
    smaller of it and of the letter's box. `own` are the boxes of the candidates.
    """
    west, north = own[..., 0].min(), own[..., 1].min()
    east, south = own[..., 2].max(), own[..., 3].max()
    close = (boxes[:, 0] < east) & (boxes[:, 2] > west) & (boxes[:, 1] < south) & (boxes[:, 3] > north)
    boxes, weights = boxes[close], weights[close]
    mine = own[:, :, None, :]
    wide = np.minimum(mine[..., 2], boxes[:, 2]) - np.maximum(mine[..., 0], boxes[:, 0])
    high = np.minimum(mine[..., 3], boxes[:, 3]) - np.maximum(mine[..., 1], boxes[:, 1])
    shared = np.maximum(0, wide) * np.maximum(0, high)
    areas = (mine[..., 2] - mine[..., 0]) * (mine[..., 3] - mine[..., 1])
    least = np.minimum(areas, (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1]))
    cost: Floats = (shared / np.maximum(least, 1.0) * weights).sum(axis=(1, 2))
    return cost


def _obstacles(sheet: Sheet, waters: Waters) -> tuple[Boxes, Floats]:
    """Everything printed that a name should not lie on, as boxes, and how bad each is."""
    rows: list[tuple[float, float, float, float, float]] = []
    for edge in sheet.table.edges:
        drawing = HEXSIDES.get(plain(edge.kind), "")
        if "bridge" in drawing or drawing == "ferry":
            x1, y1, x2, y2 = (UNIT * v for v in edge.line)
            rows.append(((x1 + x2) / 2, (y1 + y2) / 2, 26, 24, _ON_CROSSING))
    for kind, lines in waters.lines.items():
        for line in lines:
            rows += _along(line, _HALF[kind], _ON_LINE[kind])
    for way in sheet.table.ways:
        drawing = WAYS.get(plain(way.kind), "road")
        kind = drawing if drawing in _HALF else "railway" if "rail" in drawing else "road"
        points = [(UNIT * x, UNIT * y) for x, y in way.points]
        rows += _along(points, _HALF[kind], _ON_LINE[kind])
    rise = (0.66 if sheet.flat else 0.755) * UNIT
    for x, y in zip(sheet.x.tolist(), sheet.y.tolist(), strict=True):
        rows.append((x, y - rise - 7, 20, 7, _ON_NUMBER))
    for i in range(len(sheet.cells)):
        for d, other in enumerate(sheet.neighbours(i)):
            if other < 0:
                rows.append((*sheet.beyond(i, d), 72, 72, _OUTSIDE))
    for kind, weight in _ON_BLOCKS.items():
        for i in sheet.having(kind):
            rows.append((*sheet.centre(i), 66, 66, weight))
    for label in sheet.table.labels:
        if plain(label.kind) == "drop":
            rows.append((UNIT * label.x - 32, UNIT * label.y - 42, 34, 20, _ON_DROP))
    boxes = np.array(rows, dtype=float).reshape(-1, 5)
    x, y, half, high = boxes[:, 0], boxes[:, 1], boxes[:, 2], boxes[:, 3]
    return np.stack((x - half, y - high, x + half, y + high), axis=1), boxes[:, 4]


def _along(
    points: Sequence[Point], half: float, weight: float
) -> list[tuple[float, float, float, float, float]]:
    """Small boxes along a line, their weight such that a line through a name counts once."""
    boxes = []
    for (x1, y1), (x2, y2) in pairwise(points):
        n = ceil(round(hypot(x2 - x1, y2 - y1) / (2 * half), 6)) or 1
        for k in range(n):
            t = (k + 0.5) / n
            boxes.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, half, half, weight))
    return boxes
