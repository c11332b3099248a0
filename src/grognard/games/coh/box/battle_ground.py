# mypyc: interpreted
"""The ground of a battle drawn up by the program: how its boards lie, hills on them, depth and cover."""

from __future__ import annotations

from grognard.games.tactical.box.purchase import Draw

from .component_types import UnitType
from .data_layout import Cell, Layout, ground_code
from .data_types import Box, OverlayPlace

MOST_BOARDS = 4
ATTEMPTS = 50  # places tried for a hill
NO_HILL = "gerom"  # ground that no hill is laid on: gullies and water


class Ground:
    """A map of some boards; the attacker comes from the west or from the east."""

    def __init__(self, box: Box, draw: Draw, boards: int, lengthwise: bool, hilly: bool) -> None:
        self.box = box
        self.from_west = draw.percent(50)
        self.rows = self._boards(draw, boards, lengthwise)
        self.layout = Layout(self.rows)
        self.width = self.layout.width
        self.height = self.layout.height
        self.overlays = self._hills(draw, boards) if hilly else ()

    def _boards(self, draw: Draw, boards: int, lengthwise: bool) -> tuple[tuple[int, ...], ...]:
        """Two boards lie end to end or side by side, four two by two."""
        chosen = draw.shuffled(list(self.box.boards))[:boards]
        if len(chosen) == MOST_BOARDS:
            return ((chosen[0], chosen[1]), (chosen[2], chosen[3]))
        if lengthwise and len(chosen) == 2:
            return (tuple(chosen),)
        return tuple((board,) for board in chosen)

    def _hills(self, draw: Draw, boards: int) -> tuple[OverlayPlace, ...]:
        """Up to one hill per board, where nothing but dry ground is covered."""
        places: list[OverlayPlace] = []
        covered: set[Cell] = set()
        hills = [overlay for overlay in self.box.overlays.values() if overlay.kind == "hill"]
        for overlay in draw.shuffled(hills)[: draw.below(boards + 1)]:
            for _ in range(ATTEMPTS):
                anchor = (draw.below(self.height), 4 + draw.below(self.width - 8))
                cells = {cell for cell, _level in self.layout.covered(overlay, anchor)}
                dry = all(self.layout.hex(cell) and self.code(cell) not in NO_HILL for cell in cells)
                if dry and not cells & covered:
                    places.append(OverlayPlace(overlay.id, self.hex(anchor)))
                    covered |= cells
                    break
        return tuple(places)

    def hex(self, cell: Cell) -> str:
        text = self.layout.hex(cell)
        assert text is not None
        return text

    def code(self, cell: Cell) -> str:
        """The letter of its ground."""
        return ground_code(self.box.boards, self.hex(cell))

    def depth(self, cell: Cell) -> int:
        """Columns from the attacker's edge, from 1."""
        return cell[1] + 1 if self.from_west else self.width - cell[1]

    def columns(self, first: int, last: int) -> tuple[int, int]:
        """These columns, counted from the attacker's edge, as the file counts them."""
        if self.from_west:
            return first, last
        return self.width + 1 - last, self.width + 1 - first

    def cells(self, first: int, last: int) -> list[Cell]:
        """The cells of these columns, counted from the attacker's edge."""
        cells = [(row, column) for row in range(self.height) for column in range(self.width)]
        return [cell for cell in cells if first <= self.depth(cell) <= last]

    def stands(self, unit: UnitType, cell: Cell) -> bool:
        """Whether a unit can be set up there."""
        ground = self.box.codes[self.code(cell)]
        cost = {
            "infantry": ground.foot,
            "gun": ground.pushed,
            "tracked": ground.tracked,
            "wheeled": ground.wheeled,
        }[unit.kind]
        return cost is not None and ground.id != "river"

    def dm(self, cell: Cell) -> int:
        if any(cell == covered for covered, _ in self.hill_cells()):
            return 0
        return self.box.codes[self.code(cell)].dm or 0

    def hill_cells(self) -> list[tuple[Cell, int]]:
        """The cells that hills cover, with their levels."""
        cells: list[tuple[Cell, int]] = []
        for place in self.overlays:
            anchor = self.layout.cell(place.anchor)
            assert anchor is not None
            cells += self.layout.covered(self.box.overlays[place.overlay], anchor)
        return cells


def apart(one: Cell, other: Cell) -> int:
    """Roughly how far two cells are apart."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
