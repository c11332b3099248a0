# mypyc: interpreted
"""Pieces of a printed map as the table shows them: points, hexsides and names of every game of the family.

Lengths are in sides of a hex, y grows southward; what is drawn how is `grognard.render.svg.kinds`.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.geometry.board import Board
from grognard.core.telling.message import Message
from grognard.core.telling.table import Edge, Label

from ..box.mapping import Point, centre, ends_of, plane


def point(at: Point) -> Point:
    return round(at[0], 4), round(at[1], 4)


def centre_of(board: Board, name: str) -> Point:
    """The centre of a hex by its name."""
    return centre(board, board.hex(name))


def middle(board: Board, side: str) -> Point:
    """The middle of a hexside by its name."""
    (x1, y1), (x2, y2) = (
        plane(board.orientation, spot) for spot in ends_of(board, *divmod(board.side(side), 6))
    )
    return point(((x1 + x2) / 2, (y1 + y2) / 2))


def on_board(board: Board, sides: Iterable[str]) -> list[str]:
    """The hexsides of which at least one hex is on the board."""
    return [text for text in sides if any(board.book.find(name) >= 0 for name in text.split("/"))]


def edge(board: Board, kind: str, side: str) -> Edge:
    """A hexside by its name."""
    return side_edge(board, kind, *divmod(board.side(side), 6))


def side_edge(board: Board, kind: str, cell: int, d: int) -> Edge:
    (x1, y1), (x2, y2) = (point(plane(board.orientation, spot)) for spot in ends_of(board, cell, d))
    names = [board.name(h) if h < board.n else "" for h in (cell, board.neighbour[6 * cell + d])]
    return Edge(kind, names[0], names[1], (x1, y1, x2, y2))


def label(text: Message | str, kind: str, at: Point) -> Label:
    x, y = point(at)
    return Label(text, kind, x, y)
