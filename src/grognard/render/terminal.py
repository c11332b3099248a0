"""The map in a terminal: every hex a small block of text, rows (or columns) staggered as on the table.

A wide block has six columns and two lines: hex, terrain, victory marker and pile above; unit, facing and
state below. A narrow one has four columns. What may be chosen is written into its hex by number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grognard.core.board_game import BoardScenario
from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import POINTY
from grognard.core.kernel.scenario import Scenario
from grognard.core.telling.view import Mark, Piece, Scene

from .codes import short_names, unit_codes
from .ground import Ground, ground
from .paint import Paint

ARROWS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}
WIDE, NARROW = 6, 4
SIDE_COLOURS = (24, 124, 58, 54)  # of the counters, by player
OPTION_COLOUR = 226
NOBODY_COLOUR = 240

# Signs for what a counter's badges say; the legend explains those in use.
SIGNS = {"active": "!", "spent": "-", "hit": "*"}


class Chart(NamedTuple):
    """What of a scenario can be drawn: its board, the terrain of each hex, and the hexes that are in play."""

    board: Board
    terrain: Sequence[str]
    hexes: Sequence[int]


def chart_of(scenario: Scenario) -> Chart | None:
    """The map of a scenario, or None if its game has none that can be drawn here."""
    if isinstance(scenario, BoardScenario):
        kinds = [scenario.terrains[kind] for kind in scenario.board.terrain[: scenario.lost]]
        return Chart(scenario.board, kinds, range(scenario.lost))
    board = getattr(scenario, "board", None)
    terrain = getattr(scenario, "terrain_names", None)
    if not isinstance(board, Board) or not isinstance(terrain, list):
        return None
    if len(terrain) != board.n:  # the kinds there are: hexes have their numbers
        terrain = [terrain[kind] for kind in getattr(scenario, "terrain", [0] * board.n)]
    in_play = getattr(scenario, "in_play", b"\1" * board.n)
    return Chart(board, terrain, [h for h in range(board.n) if in_play[h]])


def block_width(chart: Chart, columns: int) -> int:
    """The widest block with which the map fits into so many columns; 0: none does."""
    for block in (WIDE, NARROW):
        if columns >= _map_width(chart, block):
            return block
    return 0


def _map_width(chart: Chart, block: int) -> int:
    columns = [chart.board.x[h] for h in chart.hexes]
    across = max(columns) - min(columns)
    return across * block // (2 if chart.board.orientation == POINTY else 3) + block


class Drawing:
    """One map about to be drawn."""

    def __init__(
        self,
        chart: Chart,
        scene: Scene,
        seats: Sequence[str],
        paint: Paint,
        block: int,
        numbers: Mapping[str, str],
    ) -> None:
        self.chart = chart
        self.paint = paint
        self.block = block
        self.numbers = numbers  # what is written into hexes, by the name of the hex
        self.seats = seats
        self.left = min(chart.board.x[h] for h in chart.hexes)
        self.top = min(chart.board.y[h] for h in chart.hexes)
        self.codes = unit_codes(scene.pieces, seats)
        self.labels = short_names(chart.board.book.names[: chart.board.n])
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.place, []).append(piece)
        self.marks: dict[str, list[Mark]] = {}
        for mark in scene.marks:
            self.marks.setdefault(mark.place, []).append(mark)

    def lines(self) -> list[str]:
        """The map, line by line."""
        rows: dict[int, list[tuple[int, str]]] = {}
        for h in self.chart.hexes:
            left, top = self._corner(h)
            for i, text in enumerate(self._cell(h)):
                rows.setdefault(top + i, []).append((left, text))
        out = []
        for row in range(max(rows, default=-1) + 1):
            line, at = "", 0
            for left, text in sorted(rows.get(row, [])):
                line += " " * (left - at) + text
                at = left + self.block
            out.append(line)
        return out

    def _corner(self, h: int) -> tuple[int, int]:
        board = self.chart.board
        x = board.x[h] - self.left
        y = board.y[h] - self.top
        if board.orientation == POINTY:
            return x * self.block // 2, y // 3 * 2
        return x // 3 * self.block, y

    def _cell(self, h: int) -> tuple[str, str]:
        """The two lines of a hex."""
        board = self.chart.board
        name = board.book.names[h]
        look = ground(self.chart.terrain[h])
        pieces = self.pieces.get(name, [])
        number = self.numbers.get(name, "")
        above = self._above(h, look, pieces, number if pieces else "")
        if pieces:
            return above, self._counter(self._top_of(pieces), look)
        return above, self._empty(h, look, number)

    def _above(self, h: int, look: Ground, pieces: list[Piece], number: str) -> str:
        """Hex or option number, terrain, victory marker, how many more units lie in the pile."""
        label = f"<{number}>" if number else self.labels[h][-3:].ljust(3)
        marks = self.marks.get(self.chart.board.book.names[h], [])
        star = "★" if marks else ""
        more = f"+{len(pieces) - 1}" if len(pieces) > 1 else ""
        room = self.block - len(label)
        tail = (look.letter + star + more) if self.block >= WIDE else (more[:1] or star or look.letter)
        if len(tail) > room:
            tail = (star + more)[-room:] if room else ""
        tail = tail.ljust(room)
        if number:
            painted = self.paint(label, 16, OPTION_COLOUR, bold=True)
        else:
            painted = self.paint(label, look.ink, look.colour)
        before, marker, after = tail.partition("★")
        painted += self.paint(before, look.ink, look.colour)
        if marker:
            painted += self.paint(marker, self._side(marks[0].owner), look.colour, bold=True)
        return painted + self.paint(after, look.ink, look.colour, bold=bool(more))

    def _empty(self, h: int, look: Ground, number: str) -> str:
        if number:
            text = f"<{number}>".center(self.block)
            return self.paint(text, 16, OPTION_COLOUR, bold=True)
        road = self._road(h)
        if road:
            return self.paint(road, 240, look.colour, bold=True)
        texture = (look.texture * self.block)[: self.block]
        return self.paint(texture, look.ink, look.colour, faint=look.texture.isspace())

    def _road(self, h: int) -> str:
        """The tracks through an empty hex: along the row, across it, or both."""
        board = self.chart.board
        if not board.road:
            return ""
        ways = [d for d in range(6) if board.road[6 * h + d]]
        if not ways:
            return ""
        along = {1, 4} & set(ways) if board.orientation == POINTY else set(ways)
        across = set(ways) - along
        middle = "╬" if along and across else "═" if along else "║"
        side = "═" if along else " "
        return middle.center(self.block, side)

    @staticmethod
    def _top_of(pieces: list[Piece]) -> Piece:
        """The counter shown of a pile: an active one, else a fresh one, else the first."""
        ranked = sorted(pieces, key=lambda p: ("active" not in p.badges, "spent" in p.badges))
        return ranked[0]

    def _counter(self, piece: Piece, look: Ground) -> str:
        code = self.codes[piece.key]
        signs = "".join(sign for badge, sign in SIGNS.items() if badge in piece.badges)
        if self.block < WIDE:  # the side is told by colour, or by small letters
            code = code[1:3] if self.paint.on or piece.owner == 0 else code[1:3].lower()
            signs = signs[-1:]
        text = (code[: self.block - 1] + ARROWS.get(piece.facing, " ") + signs)[: self.block]
        text = text.ljust(self.block)
        active, spent = "active" in piece.badges, "spent" in piece.badges
        ink = 226 if active else 250 if spent else 231
        return self.paint(text, ink, self._side(piece.owner), bold=not spent)

    @staticmethod
    def _side(owner: int) -> int:
        return SIDE_COLOURS[owner % len(SIDE_COLOURS)] if owner >= 0 else NOBODY_COLOUR


def terrain_kinds(chart: Chart) -> list[str]:
    """The kinds of terrain on the map, the commonest first."""
    counts: dict[str, int] = {}
    for name in (chart.terrain[h] for h in chart.hexes):
        counts[name] = counts.get(name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def swatch(name: str, paint: Paint) -> str:
    """A kind of terrain as the map shows it, for the legend."""
    look = ground(name)
    texture = look.texture if not look.texture.isspace() else "  "
    return paint(look.letter + texture, look.ink, look.colour)
