"""A small picture of a map with the counters where they start, for cards in the lobby.

No words stand on it, so one picture serves every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from grognard.core.telling.table import Table
from grognard.core.telling.view import Piece

from .drawing import Frame, draw_ground, paper, wrapped
from .palette import THEMES, ink, zoomed
from .pen import bare, coarse, group, path
from .sheet import UNIT, Sheet
from .ways import Network

_MARGIN = 1.3 * UNIT  # hexes this far outside the frame still show, or shape what shows
_BYTES = 40_000  # marks are left out of a picture that would be larger
_ACROSS = {"tactical": 10, "operational": 16}  # hexes that stand side by side at least


def thumbnail_svg(table: Table, pieces: Iterable[Piece], size: tuple[int, int] = (312, 108)) -> str:
    """The part of the map where the counters start, filling a picture of this size in pixels."""
    sheet = Sheet(table)
    placed = [piece for piece in pieces if piece.place in sheet.named]
    frame = _frame(sheet, placed, size)
    part = Sheet(_cropped(table, frame), sheet)
    unit = frame[2] / size[0]
    parts = [
        paper(part, frame),
        *draw_ground(part, Network(part)),
        _blocks(sheet, placed, table),
    ]
    look = f"ground thumbnail {table.style} {table.orientation}"
    drawing = ""
    for fewer in (list, coarse, bare):
        drawing = wrapped(fewer(parts), frame, look, zoomed(unit, 0.6))
        if len(drawing) < _BYTES:
            break
    return drawing


def _frame(sheet: Sheet, pieces: Sequence[Piece], size: tuple[int, int]) -> Frame:
    """The rectangle of the picture's shape about the counters: not too near, and on the map if it can."""
    spots = [sheet.named[piece.place] for piece in pieces] or list(range(len(sheet.cells)))
    west, east = (f(float(sheet.x[i]) for i in spots) for f in (min, max))
    north, south = (f(float(sheet.y[i]) for i in spots) for f in (min, max))
    shape = size[0] / size[1]
    map_west, map_north, map_east, map_south = sheet.bounds
    least = _ACROSS[sheet.style] * sqrt(3) * UNIT / shape
    height = max(south - north + 2.0 * UNIT, (east - west + 2.0 * UNIT) / shape, least)
    height = min(height, map_south - map_north, (map_east - map_west) / shape)
    width = height * shape
    x = _kept((west + east) / 2 - width / 2, map_west, map_east - width)
    y = _kept((north + south) / 2 - height / 2, map_north, map_south - height)
    return x, y, width, height


def _kept(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def _cropped(table: Table, frame: Frame) -> Table:
    """The table with only what can be seen in the frame, or changes what is seen."""
    x, y, width, height = (value / UNIT for value in frame)
    m = _MARGIN / UNIT

    def near(at_x: float, at_y: float) -> bool:
        return x - m <= at_x <= x + width + m and y - m <= at_y <= y + height + m

    cells = [cell for cell in table.cells if near(cell.x, cell.y)]
    kept = {cell.name for cell in cells}
    edges = [edge for edge in table.edges if edge.a in kept or edge.b in kept]
    ways = []
    for way in table.ways:
        close = [k for k, point in enumerate(way.points) if near(*point)]
        if close:
            ways.append(msgspec.structs.replace(way, points=way.points[max(close[0] - 1, 0) : close[-1] + 2]))
    return msgspec.structs.replace(
        table,
        cells=cells,
        edges=edges,
        ways=ways,
        labels=[],
    )


def _blocks(sheet: Sheet, pieces: Sequence[Piece], table: Table) -> str:
    """Counters as blocks in their colours: side A with square corners, the others with cut ones."""
    bodies = {face.id: face.body for face in table.faces}
    half = 0.54 * UNIT
    cut = 0.13 * UNIT
    parts = []
    seen: set[str] = set()
    for piece in pieces:
        if piece.place in seen:
            continue
        seen.add(piece.place)
        x, y = sheet.centre(sheet.named[piece.place])
        side = table.players[piece.owner].side if 0 <= piece.owner < len(table.players) else "a"
        c = 0 if side == "a" else cut
        flat = f"{2 * (half - c):g}"
        corner = [f"l{dx * c:g} {dy * c:g}" if c else "" for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        d = (
            f"M{x - half + c:.0f} {y - half:.0f}h{flat}{corner[0]}v{flat}{corner[1]}h-{flat}{corner[2]}"
            f"v-{flat}{corner[3]}z"
        )
        fill, edge = _colours(bodies.get(piece.face, ""), side)
        parts.append(path(d, f"fill:{fill};stroke:{edge};stroke-width:9;stroke-linejoin:round"))
    return group(parts, "pieces")


def _colours(body: str, side: str) -> tuple[str, str]:
    if f"c-{body}" in THEMES["light"]:
        return ink(f"c-{body}"), ink(f"c-{body}-edge")
    soft = f"side-{side}-soft"
    return ink(soft if soft in THEMES["light"] else "surface"), ink(f"side-{side}")
