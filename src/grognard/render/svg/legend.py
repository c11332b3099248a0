"""Swatches for a legend: one hex of each kind of ground, hexside and way, drawn as the map draws it."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

import msgspec

from grognard.core.telling.table import Cell, Edge, Table, Way

from .drawing import draw_ground, paper, wrapped
from .kinds import HEXSIDES, WAYS, plain, recipes
from .palette import ink
from .pen import outlines, path, pixels, stroke
from .sheet import UNIT, Sheet
from .ways import Network

_AROUND = ((0.5, -1.5), (1, 0), (0.5, 1.5), (-0.5, 1.5), (-1, 0), (-0.5, -1.5))
_SPREAD = ("forest", "dense-woods", "polder", "woods", "lake", "mountain", "city")
_CUT = {
    "pointy": "polygon(50% 0,100% 25%,100% 75%,50% 100%,0 75%,0 25%)",
    "flat": "polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)",
}


def legend(table: Table) -> list[tuple[str, str]]:
    """A swatch for each terrain of the table, by its id, in the table's order."""
    return [(terrain.id, swatch(table, terrain.id)) for terrain in table.terrains]


def swatch(table: Table, kind: str) -> str:
    """One hex that shows a kind of ground, hexside or way."""
    small = _example(table, plain(kind))
    sheet = Sheet(small)
    west, north, east, south = sheet.hexes[0].bounds
    frame = (west, north, east - west, south - north)
    shape = _CUT[small.orientation]
    border = path(outlines(sheet.hexes[0]), stroke(ink("map-number"), pixels(1.6), "opacity:.6"))
    if small.edges:  # a hexside is shown between its two hexes
        x, y = (UNIT * v for v in _step(1, small.orientation == "flat"))
        frame = (x / 2 - 75, y / 2 - 75, 150.0, 150.0)
        shape, border = "circle()", ""
    parts = [paper(sheet, frame), *draw_ground(sheet, Network(sheet)), border]
    return wrapped(parts, frame, f"ground swatch {small.style} {small.orientation}", f"clip-path:{shape}")


def _example(table: Table, kind: str) -> Table:
    """A hex with its six neighbours, laid out so that the kind can be seen in the middle."""
    flat = table.orientation == "flat"
    kind = kind.removesuffix("-side")
    recipe_names = recipes(table.style, kind)
    level = 2 if kind.endswith("-2") else 1
    if not kind.startswith(("hill", "climb", "level")):
        level = 0
    own, ring, features = _grounds(table.style, kind)
    cells = [Cell(kind, 0, 0, own, level, "", features)]
    for d, terrain in enumerate(ring):
        x, y = _step(d, flat)
        cells.append(Cell(f"{kind}{d}", x, y, terrain, max(level - 1, 0)))
    edges = _edges(kind, flat) if kind in HEXSIDES and not recipe_names else []
    way = "railway" if kind == "rail-bridge" else kind if kind in WAYS else "road"
    ways = [_way(way, flat)] if kind in WAYS or features or len(edges) > 3 else []
    return msgspec.structs.replace(table, cells=cells, edges=edges, ways=ways, labels=[])


def _grounds(style: str, kind: str) -> tuple[str, list[str], list[str]]:
    """The ground of the hex and of those around it, and its features."""
    recipe_names = recipes(style, kind) or ()
    ground = "open" if style == "tactical" else "clear"
    own = kind if recipe_names else ground
    ring = [ground] * 6
    if not recipe_names or "bridge" in recipe_names:
        return ("river", _across(ring, 0, "river"), ["bridge"]) if recipe_names else (own, ring, [])
    if any(recipe in _SPREAD for recipe in recipe_names):
        ring = [own] * 6
    if "gully" in recipe_names:
        ring = _across(ring, 1, "large-gully")
        if kind == "gully-end":
            ring[1] = ground
    elif not {"river", "stream", "ford"}.isdisjoint(recipe_names):
        ring = _across(ring, 0, "stream" if "stream" in recipe_names else "river")
    return own, ring, []


def _across(ring: list[str], d: int, terrain: str) -> list[str]:
    """The ring with this terrain on two opposite sides."""
    return [terrain if k in (d, d + 3) else own for k, own in enumerate(ring)]


def _step(d: int, flat: bool) -> tuple[float, float]:
    x, y = _AROUND[d][0] * sqrt(3), _AROUND[d][1]
    return (y, x) if flat else (x, y)


def _way(kind: str, flat: bool) -> Way:
    ends = [_step(4, flat), (0.0, 0.0), _step(1, flat)]
    return Way(kind, ends)


def _edges(kind: str, flat: bool) -> list[Edge]:
    """A hexside with those before and after it; what crosses water gets water under it."""
    corners = [(sqrt(3), -1.0), (sqrt(3) / 2, -0.5), (sqrt(3) / 2, 0.5), (0.0, 1.0)]
    if flat:
        corners = [(y, x) for x, y in corners]
    water = "bridge" in kind or kind == "ferry"
    edges = []
    for (x1, y1), (x2, y2) in pairwise(corners):
        edges.append(Edge("major-river" if water else kind, kind, f"{kind}1", (x1, y1, x2, y2)))
    if water:
        edges.append(Edge(kind, kind, f"{kind}1", edges[1].line))
    return edges
