"""PZR-6.7.2: the edges of the map, and the way of an aircraft across it: straight on, with one turn."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import DIRECTION_NAMES, FLAT

from ..scenario import PanzerScenario
from .plane import HIGH

_NAMES = DIRECTION_NAMES[FLAT]
N: Final = _NAMES.index("N")
NE: Final = _NAMES.index("NE")
SE: Final = _NAMES.index("SE")
S: Final = _NAMES.index("S")
SW: Final = _NAMES.index("SW")
NW: Final = _NAMES.index("NW")

# Edges (`verbs.EDGES`).
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

#: Beyond a hex of an edge there is no hex in these directions.
OUTSIDE: Final = ((N,), (NE, SE), (S,), (SW, NW))
#: Where an aircraft that comes over an edge may head.
INWARD: Final = ((S, SE, SW), (SW, NW), (N, NE, NW), (NE, SE))

NEVER: Final = -1  # an index of the way that has not come


def ahead(sc: PanzerScenario, h: int, heading: int) -> int:
    """The next hex in a direction, or -1: the map ends."""
    beyond = sc.neighbour[6 * h + heading]
    return beyond if 0 <= beyond < sc.n else -1


def straight(sc: PanzerScenario, h: int, heading: int) -> list[int]:
    """All hexes ahead of a hex, the nearest first."""
    hexes: list[int] = []
    at = ahead(sc, h, heading)
    while at >= 0:
        hexes.append(at)
        at = ahead(sc, at, heading)
    return hexes


def on_edge(sc: PanzerScenario, edge: int, h: int) -> bool:
    """Whether a hex lies on an edge of the map."""
    return all(ahead(sc, h, d) < 0 for d in OUTSIDE[edge])


def edge_hexes(sc: PanzerScenario, edge: int) -> list[int]:
    """The hexes of an edge over which an aircraft can come in."""
    return [h for h in range(sc.n) if on_edge(sc, edge, h) and headings(sc, edge, h)]


def headings(sc: PanzerScenario, edge: int, h: int) -> list[int]:
    """Where an aircraft that comes in over a hex may head: away from the edge, onto the map."""
    return [d for d in INWARD[edge] if ahead(sc, h, d) >= 0]


def edge_left(sc: PanzerScenario, h: int, heading: int) -> int:
    """The edge over which an aircraft leaves (R2-35); slantwise in a corner: the one at the side (R2-71)."""
    if heading == N:
        return NORTH
    if heading == S:
        return SOUTH
    side = EAST if heading in (NE, SE) else WEST
    if on_edge(sc, side, h):
        return side
    return NORTH if heading in (NE, NW) else SOUTH


class Point:
    """Where an aircraft was: hex, heading and altitude; `moved`: it had just flown into the hex."""

    def __init__(self, index: int, h: int, heading: int, altitude: int, moved: bool) -> None:
        self.index = index  # hexes flown since the one over which it came in
        self.hex = h
        self.heading = heading
        self.altitude = altitude
        self.moved = moved


class Course:
    """The way of an aircraft across the map up to now; all of it follows from these figures."""

    def __init__(self, entry: int, came: int, altitude: int) -> None:
        self.entry = entry
        self.came = came  # heading at the edge
        self.heading = came  # ... and now
        self.altitude = altitude  # now
        self.moves = 0  # hexes flown since the entry
        self.banked = NEVER  # ... when it turned
        self.dived = NEVER  # ... when it dived

    def points(self, sc: PanzerScenario) -> list[Point]:
        """Every point of the way in order: a turn and a dive are points of their own in their hex."""
        points: list[Point] = []
        h = self.entry
        heading = self.came
        altitude = HIGH if self.dived != NEVER else self.altitude
        for index in range(self.moves + 1):
            points.append(Point(index, h, heading, altitude, True))
            if index == self.banked and heading != self.heading:
                heading = self.heading
                points.append(Point(index, h, heading, altitude, False))
            if index == self.dived:
                altitude = self.altitude
                points.append(Point(index, h, heading, altitude, False))
            if index < self.moves:
                h = ahead(sc, h, heading)
        return points
