# mypyc: interpreted
"""Boards, read from data/boards and joined into one map (PZR-1.3): `load_boards`, `joined`.

Boards lie in a rectangle of columns and rows. Neighbours on a long edge share the half hexes of rows 12 and
0, those on a short edge the columns Y and A; a shared hex has the name of the board listed first, and answers
to the other one too. A board may be turned round: what left at A6 then leaves at Y6, so ways still meet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from grognard.core.geometry.address import LetterColumn
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.core.loading.load import Source, read_toml

from .board_checks import COLUMNS, board_hexes, check_board, is_half
from .board_types import BoardFile
from .data_files import SHELF, load_tables

ROAD, TRAIL = 0, 1  # kinds of track
LINK_KINDS = ("road", "trail")
SLOPE, CREST, CLIFF, HEDGE, WALL = 1, 2, 4, 8, 16  # bits of a hexside
SIDE_BITS = {"crest": CREST, "cliff": CLIFF, "hedge": HEDGE, "wall": WALL}
ACROSS, DOWN = 24, 12  # from a board to the next, in columns and rows
HALF_TURN = 3


class BoardPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of a scenario: which, how many boards to the right and down, whether turned round."""

    board: int
    at: tuple[int, int] = (0, 0)
    turned: bool = False


class Ground:
    """A map for play: the joined board, and what the kernel's board does not know."""

    def __init__(self, board: Board, terrain: tuple[str, ...], floors: dict[int, int]) -> None:
        self.board = board
        self.terrain = terrain  # the names behind the numbers of `board.terrain`
        self.floors = floors  # of buildings with more than one

    def kind(self, cell: int) -> str:
        """The terrain of a hex by name."""
        return self.terrain[self.board.terrain[cell]]


def terrain_names() -> tuple[str, ...]:
    """Every terrain in the order of the table: its number on the boards."""
    return tuple(row.id for row in load_tables().terrain.terrain.row)


def board_terrain() -> tuple[str, ...]:
    """What may fill a hex of a board: ground and buildings, a bridge, a ditch that is part of the land."""
    rows = load_tables().terrain.terrain.row
    return tuple(
        row.id for row in rows if row.kind in ("ground", "building") or row.id in ("bridge", "ditch")
    )


def read_board(source: Source) -> BoardFile:
    """boards/<id>.toml, checked."""
    board = read_toml(source, BoardFile)
    check_board(source, board, board_terrain())
    return board


@cache
def load_boards() -> dict[int, BoardFile]:
    """Every board by its number, once."""
    boards = [read_board(SHELF.source(f"boards/{name}.toml")) for name in SHELF.stems("boards")]
    return {board.id: board for board in boards}


def section(board: BoardFile) -> MapSection:
    """A board before it is laid."""
    numbers = {name: number for number, name in enumerate(terrain_names())}
    terrain = {name: numbers[kind] for kind, hexes in board.terrain.items() for name in hexes}
    levels = board.levels.all()
    sheet = MapSection(LetterColumn(str(board.id)))
    for name in board_hexes():
        column, row = COLUMNS.index(name[0]) + 1, int(name[1:])
        sheet.add(column, row, terrain.get(name, numbers["clear"]), levels.get(name, 0), is_half(name))
    for kind, bits in SIDE_BITS.items():
        for side in getattr(board.sides, kind):
            sheet.feature(side, bits)
    for way in board.roads:
        sheet.track(ROAD, list(way))
    for way in board.trails:
        sheet.track(TRAIL, list(way))
    return sheet


def joined(places: Sequence[BoardPlace], given: Mapping[int, BoardFile] | None = None) -> Ground:
    """Boards, those of the box or `given` ones, as one map. A change of level that is no cliff is a slope."""
    boards = load_boards() if given is None else given
    laid = [
        Placement(
            section(boards[place.board]),
            column=ACROSS * place.at[0],
            row=DOWN * place.at[1],
            turns=HALF_TURN if place.turned else 0,
        )
        for place in places
    ]
    board = Board(laid, link_kinds=LINK_KINDS)
    for cell in range(board.n):
        for d in range(6):
            other = board.neighbour[6 * cell + d]
            if cell < other < board.n and board.elevation[cell] != board.elevation[other]:
                if not board.side_feature[6 * cell + d] & CLIFF:
                    board.add_feature(cell, d, SLOPE)
    west, east = min(board.x[: board.n]), max(board.x[: board.n])
    for cell in range(board.n):
        if board.x[cell] in (west, east):  # two corners that meet there are still cut by the edge
            board.half[cell] = 1
    floors = {
        board.hex(f"{place.board}{name}"): 2 for place in places for name in boards[place.board].two_floors
    }
    return Ground(board, terrain_names(), floors)
