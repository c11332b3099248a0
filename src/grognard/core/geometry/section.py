"""Map sheets before and as they are laid: sections, where they lie, and loose overlays.

A section knows its hexes in its own lattice and by its own numbers only. A `Placement` turns and shifts it
onto the common grid; `grognard.core.geometry.board` merges what coincides.
"""

from typing import Final

from grognard.core.geometry.address import BadAddress, Numbering, direction_number
from grognard.core.geometry.grid import direction, line_key, place, rotate


class BadBoard(ValueError):
    """Sections, features or areas that make no board."""


KEEP: Final = -99  #: In an overlay: leave what the board prints.


class MapSection:
    """One printed map sheet: its cells by lattice position, as numbered by its `numbering`, before it is
    laid.
    """

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.x: list[int] = []
        self.y: list[int] = []
        self.terrain: list[int] = []
        self.elevation: list[int] = []
        self.half: list[int] = []
        self.sides: list[tuple[int, int, int]] = []
        self.tracks: list[tuple[int, int, int]] = []
        self._at: dict[tuple[int, int], int] = {}

    def add(
        self, line: int, place_number: int, terrain: int = 0, elevation: int = 0, half: bool = False
    ) -> int:
        """Add the cell with these line and place numbers; answers its number within the section."""
        spot = self.numbering.locate(line, place_number)
        if spot in self._at:
            raise BadBoard(f"hex {self.numbering.format(spot[0], spot[1])} is given twice in one section")
        i = len(self.x)
        self._at[spot] = i
        self.x.append(spot[0])
        self.y.append(spot[1])
        self.terrain.append(terrain)
        self.elevation.append(elevation)
        self.half.append(1 if half else 0)
        return i

    def rows(self, grid: list[list[int]]) -> None:
        """Add a rectangle of terrain ids: one list per line, from the numbering's first line and place."""
        numbering = self.numbering
        for i, row in enumerate(grid):
            for j, terrain in enumerate(row):
                self.add(
                    numbering.first_line + numbering.line_growth * i,
                    numbering.first_place + numbering.place_growth * j,
                    terrain,
                )

    def fill(self, lines: tuple[int, int], places: tuple[int, int], terrain: int = 0) -> None:
        """Add every hex with a line and place number in these ranges, both ends included."""
        for line in range(lines[0], lines[1] + 1):
            for place_number in range(places[0], places[1] + 1):
                self.add(line, place_number, terrain)

    def cell(self, name: str) -> int:
        """Number within the section of a printed hex, prefix optional."""
        spot = self.numbering.parse(name)
        i = self._at.get(spot, -1)
        if i < 0:
            raise BadAddress(
                f"hex {name!r} is not on section {self.numbering.prefix!r}; add it before naming it"
            )
        return i

    def feature(self, side: str, bits: int) -> None:
        """Mark a hexside, ``D06/E06`` or ``D06/NE``, with feature bits."""
        parts = side.split("/")
        if len(parts) != 2:
            raise BadAddress(
                f"{side!r} is no hexside; write two neighbouring hexes or a hex and a direction: D06/NE"
            )
        i = self.cell(parts[0])
        self.sides.append((i, self._towards(i, parts[1], side), bits))

    def track(self, kind: int, path: list[str]) -> None:
        """A road, railway ... of link kind `kind` through hexes next to each other.

        The first and last entry may be a direction: the track leaves the section that way, and goes on where
        the section laid there has one that comes to meet it.
        """
        orientation = self.numbering.orientation
        names = list(path)
        starts = direction_number(orientation, names[0]) if names else -1
        if starts >= 0:
            names.pop(0)
        ends = direction_number(orientation, names[-1]) if names else -1
        if ends >= 0:
            names.pop()
        if not names:
            raise BadBoard(f"track {path} names no hex; give at least one")
        cells = [self.cell(name) for name in names]
        if starts >= 0:
            self.tracks.append((kind, cells[0], starts))
        if ends >= 0:
            self.tracks.append((kind, cells[-1], ends))
        for k in range(len(cells) - 1):
            d = self._towards(cells[k], names[k + 1], "-".join(path))
            self.tracks.append((kind, cells[k], d))
            self.tracks.append((kind, cells[k + 1], (d + 3) % 6))

    def _towards(self, i: int, text: str, whole: str) -> int:
        orientation = self.numbering.orientation
        d = direction_number(orientation, text)
        if d < 0:
            x, y = self.numbering.parse(text)
            d = direction(orientation, x - self.x[i], y - self.y[i])
        if d < 0:
            here = self.numbering.format(self.x[i], self.y[i])
            raise BadAddress(f"{whole!r}: {text!r} is no neighbour of {here}; name hexes side by side")
        return d

    def anchor(self, turns: int) -> int:
        """The cell by which a section is laid: first in reading order once turned."""
        if not self.x:
            raise BadBoard("a section without hexes cannot be laid; add hexes first")
        orientation = self.numbering.orientation
        best = 0
        best_key = (0, 0)
        for i in range(1, len(self.x)):
            x, y = rotate(orientation, self.x[i] - self.x[0], self.y[i] - self.y[0], turns)
            key = line_key(orientation, x, y)
            if key < best_key:
                best, best_key = i, key
        return best


class Placement:
    """A section laid on the table: turned clockwise by `turns` times 60 degrees (3 is upside down), then
    shifted so that its first hex in reading order lies at (column, row) of the common grid.
    """

    def __init__(self, section: MapSection, column: int = 0, row: int = 0, turns: int = 0) -> None:
        self.section = section
        self.column = column
        self.row = row
        self.turns = turns % 6
        self._base = -1

    def __repr__(self) -> str:
        return f"section {self.section.numbering.prefix!r} at column {self.column}, row {self.row}"

    def spots(self) -> list[tuple[int, int]]:
        """Where each cell of the section comes to lie."""
        section = self.section
        orientation = section.numbering.orientation
        base = self._base = section.anchor(self.turns)
        at_x, at_y = place(orientation, self.column, self.row)
        positions: list[tuple[int, int]] = []
        for i in range(len(section.x)):
            x, y = rotate(
                orientation, section.x[i] - section.x[base], section.y[i] - section.y[base], self.turns
            )
            positions.append((at_x + x, at_y + y))
        return positions

    def lift(self, x: int, y: int) -> tuple[int, int]:
        """The position of the common grid in the section's own lattice: the inverse of `spots`."""
        section = self.section
        orientation = section.numbering.orientation
        base = self._base if self._base >= 0 else section.anchor(self.turns)
        at_x, at_y = place(orientation, self.column, self.row)
        back_x, back_y = rotate(orientation, x - at_x, y - at_y, -self.turns)
        return section.x[base] + back_x, section.y[base] + back_y


class LoosePiece:
    """A loose piece laid over hexes: what it prints replaces what lies below, `KEEP` leaves it."""

    def __init__(self) -> None:
        self.cells: list[tuple[int, int, int, int]] = []

    def add(self, x: int, y: int, terrain: int = KEEP, elevation: int = KEEP) -> None:
        """A cell at a lattice vector from the anchor hex."""
        self.cells.append((x, y, terrain, elevation))
