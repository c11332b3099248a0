# mypyc: interpreted
"""Points of the map in sides of a hex, as tables and overlays give them to clients; for drawing only."""

from __future__ import annotations

from math import sqrt

from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import POINTY, STEP, VERTEX

Point = tuple[float, float]


def point(orientation: int, x: float, y: float) -> Point:
    """A point of the doubled lattice (see `core.geometry.grid`) in sides of a hex."""
    across, along = (sqrt(3) / 2, 0.5) if orientation == POINTY else (0.5, sqrt(3) / 2)
    return round(x * across, 4), round(y * along, 4)


def centre(board: Board, h: int) -> Point:
    """The middle of a hex."""
    return point(board.orientation, board.x[h], board.y[h])


def corners(board: Board, h: int) -> list[Point]:
    """The corners of a hex, clockwise on the screen."""
    turned = VERTEX[board.orientation]
    return [point(board.orientation, board.x[h] + dx, board.y[h] + dy) for dx, dy in turned]


def side_ends(board: Board, h: int, d: int) -> list[Point]:
    """The two ends of a hexside."""
    around = corners(board, h)
    return [around[(d + 5) % 6], around[d]]


def edge_point(board: Board, e: int) -> Point:
    """The middle of a hexside, which is numbered as in `Board.neighbour`."""
    h, d = divmod(e, 6)
    dx, dy = STEP[board.orientation][d]
    return point(board.orientation, board.x[h] + dx / 2, board.y[h] + dy / 2)


def start_rank(board: Board, left: set[int], e: int) -> int:
    """Where to begin to draw a way through the hexsides left: off the map, else a dead end, else anywhere."""
    if board.neighbour[e] >= board.n:
        return 0
    return 1 if sum(6 * (e // 6) + d in left for d in range(6)) == 1 else 2


def onward(left: set[int], h: int, d: int) -> int:
    """The direction in which a way that came in direction d goes on from h, or -1."""
    for turn in (0, 1, 5, 2, 4):
        if 6 * h + (d + turn) % 6 in left:
            return (d + turn) % 6
    return -1


def on_line(ends: tuple[Point, Point], t: float) -> Point:
    """The point that is the share t, from 0 to 1, of the way along a line."""
    (x1, y1), (x2, y2) = ends
    return round(x1 + (x2 - x1) * t, 4), round(y1 + (y2 - y1) * t, 4)


def entry(ends: tuple[Point, Point], board: Board, h: int) -> float:
    """How far along a line, 0 to 1, a hex begins: clipped side by side."""
    (x1, y1), (x2, y2) = ends
    around = corners(board, h)
    enter = 0.0
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        nx, ny = by - ay, ax - bx  # points outward: the corners run clockwise on the screen
        start = (x1 - ax) * nx + (y1 - ay) * ny
        slope = (x2 - x1) * nx + (y2 - y1) * ny
        if start > 0 and slope < 0:
            enter = max(enter, -start / slope)
    return min(enter, 1.0)
