# mypyc: interpreted
"""Hexes as the data files write them (COH-0.4, G-01): `G08` on a board, `7-G08` in a scenario's layout.

Only what loading needs: whether a hex exists, which are neighbours, where the edge is. Boards have an even
number of rows, so the shifted rows go on unbroken from board to board.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.coh.box.component_types import BoardFile, OverlayPiece

ROWS = "ABCDEFGHIJKL"
COLUMNS = 18

Cell = tuple[int, int]  # row, column; both from 0


def hex_cell(text: str) -> Cell | None:
    """Return the cell of a board's hex `G08`, or None if there is none."""
    row, column = text[:1], text[1:]
    if len(text) != 3 or row not in ROWS or not (column.isascii() and column.isdigit()):
        return None
    number = int(column)
    return (ROWS.index(row), number - 1) if 1 <= number <= COLUMNS else None


def cell_hex(cell: Cell) -> str:
    """Return the text of a board's cell."""
    return f"{ROWS[cell[0]]}{cell[1] + 1:02d}"


def adjacent(one: Cell, other: Cell) -> bool:
    """Tell whether two cells share a side: pointy-top hexes, every second row half a hex to the right."""
    across = abs(2 * one[1] + one[0] % 2 - 2 * other[1] - other[0] % 2)
    return (abs(one[0] - other[0]), across) in ((0, 2), (1, 1))


class Layout:
    """Boards joined as the scenario lays them: rows from north to south, each from west to east."""

    def __init__(self, boards: tuple[tuple[int, ...], ...]) -> None:
        """Take the layout as the file has it; all rows are equally long and no board stands twice."""
        self.boards = boards
        self.height = len(boards) * len(ROWS)
        self.width = len(boards[0]) * COLUMNS

    def cell(self, text: str) -> Cell | None:
        """Return the cell of `7-G08`, or None if no such hex is on the layout."""
        board, dash, rest = text.partition("-")
        cell = hex_cell(rest)
        if not dash or cell is None:
            return None
        for down, row in enumerate(self.boards):
            for right, number in enumerate(row):
                if str(number) == board:
                    return down * len(ROWS) + cell[0], right * COLUMNS + cell[1]
        return None

    def hex(self, cell: Cell) -> str | None:
        """Return the text of a cell, or None outside the layout."""
        row, column = cell
        if not (0 <= row < self.height and 0 <= column < self.width):
            return None
        board = self.boards[row // len(ROWS)][column // COLUMNS]
        return f"{board}-{cell_hex((row % len(ROWS), column % COLUMNS))}"

    def at_edge(self, cell: Cell) -> bool:
        """Tell whether a cell lies at the edge of the map."""
        return cell[0] in (0, self.height - 1) or cell[1] in (0, self.width - 1)

    def covered(self, overlay: OverlayPiece, anchor: Cell) -> list[tuple[Cell, int]]:
        """Return the cells under an overlay with their levels, in the overlay's order (COH-11.0)."""
        row, column = anchor
        q = column - (row - row % 2) // 2
        cells: list[tuple[Cell, int]] = []
        for dq, dr, level in overlay.hexes:
            down = row + dr
            cells.append(((down, q + dq + (down - down % 2) // 2), level))
        return cells


def ground_code(boards: Mapping[int, BoardFile], text: str) -> str:
    """Return the terrain letter printed at `7-G08`, which must exist."""
    board, _, rest = text.partition("-")
    cell = hex_cell(rest)
    assert cell is not None
    return boards[int(board)].grid[cell[0]][cell[1]]
