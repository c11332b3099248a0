"""What lies on the sides of hexes: small gullies, slopes, hedges, walls; rivers, canals and their bridges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

from shapely import LineString
from shapely import Point as ShapelyPoint

from grognard.core.telling.table import Edge

from .kinds import HEXSIDES, plain
from .palette import ink
from .pen import Pen, Point, at_least, dots, group, path, pixels, stamps, stroke, words
from .shapes import as_array, chains, resampled, ticks
from .sheet import UNIT, Sheet
from .ways import bridge_decks

_ENDS = "stroke-linecap:round;stroke-linejoin:round"


def of(sheet: Sheet, drawing: str) -> list[Edge]:
    """The hexsides with this drawing."""
    return [edge for edge in sheet.table.edges if HEXSIDES.get(plain(edge.kind), "") == drawing]


def lines(edges: Sequence[Edge]) -> list[list[Point]]:
    """Hexsides chained into lines through their corners."""
    at: dict[Point, Point] = {}
    links = []
    for edge in edges:
        x1, y1, x2, y2 = (UNIT * v for v in edge.line)
        a, b = (round(x1), round(y1)), (round(x2), round(y2))
        at.setdefault(a, (x1, y1))
        at.setdefault(b, (x2, y2))
        links.append((a, b))
    return [[at[node] for node in chain] for chain in chains(links, at)]


# -- tactical ----------------------------------------------------------------------------------------


def draw_gullies(sheet: Sheet) -> str:
    """Small gullies: the hexside itself."""
    pen = sheet.pen()
    for line in lines(of(sheet, "small-gully")):
        pen.line(line)
    parts = [
        path(pen.d, stroke(ink("map-gully-edge"), at_least(10, 1.5))),
        path(pen.d, stroke(ink("map-gully"), 6)),
    ]
    return group(parts, "small-gullies", _ENDS)


def draw_tactical(sheet: Sheet) -> str:
    """Slopes, crests, cliffs, hedges, walls, and hexsides without a drawing of their own."""
    parts = [
        _slopes(sheet, "slope", ink("map-contour"), 4, (9, 17, 1.8)),
        _slopes(sheet, "crest", ink("map-contour"), 8, (8, 13, 2.6)),
        _slopes(sheet, "cliff", ink("map-cliff"), 10, (8, 17, 4.0)),
        _hedges(sheet),
        _walls(sheet),
        _unknown(sheet),
    ]
    return group(parts, "hexsides")


def _lower(sheet: Sheet, edge: Edge) -> int:
    """The lower of a hexside's two cells: the second where both are equal; -1: it lies off the map."""
    a, b = sheet.named.get(edge.a, -1), sheet.named.get(edge.b, -1)
    if a >= 0 and b >= 0 and sheet.cells[a].level < sheet.cells[b].level:
        return a
    return b


def _slopes(sheet: Sheet, drawing: str, colour: str, width: float, tick: tuple[float, float, float]) -> str:
    """A line with ticks on its lower side: spacing, length and thickness of these."""
    spacing, length, thickness = tick
    pen, comb = sheet.pen(), sheet.pen()
    edges = of(sheet, drawing)
    for line in lines(edges):
        pen.line(line)
    for edge in edges:
        x1, y1, x2, y2 = (UNIT * v for v in edge.line)
        low, high = _lower(sheet, edge), sheet.named.get(edge.a, -1)
        inner, sense = (low, 1) if low >= 0 else (high, -1)
        towards = sense * (sheet.x[inner] - x1), sense * (sheet.y[inner] - y1)
        for x, y, nx, ny in ticks([(x1, y1), (x2, y2)], spacing):
            sign = 1 if nx * towards[0] + ny * towards[1] > 0 else -1
            comb.line([(x, y), (x + sign * nx * length, y + sign * ny * length)])
    parts = [
        path(pen.d, stroke(colour, at_least(width, 1.2), _ENDS)),
        path(comb.d, stroke(colour, thickness), "lod-marks"),
    ]
    return group(parts, drawing)


def _hedges(sheet: Sheet) -> str:
    """Crowns in a row on the side."""
    places = []
    for line in lines(of(sheet, "hedge")):
        places += resampled(LineString(line), 14, False)
    data = dots(as_array(places))
    parts = [
        path(data, stroke(ink("map-forest-edge"), 19)),
        path(data, stroke(ink("map-forest"), 16)),
    ]
    return group(parts, "hedge", "stroke-linecap:round")


def _walls(sheet: Sheet) -> str:
    """Stone with courses."""
    pen, courses = sheet.pen(), sheet.pen()
    for line in lines(of(sheet, "wall")):
        pen.line(line)
        for x, y, nx, ny in ticks(line, 20):
            courses.line([(x - 4 * nx, y - 4 * ny), (x + 4 * nx, y + 4 * ny)])
    parts = [
        path(pen.d, stroke(ink("map-house-stone-edge"), at_least(12, 1.8), _ENDS)),
        path(pen.d, stroke(ink("map-house-stone"), 7.5, _ENDS)),
        path(courses.d, stroke(ink("map-house-stone-edge"), 1.6), "lod-marks"),
    ]
    return group(parts, "wall")


def _unknown(sheet: Sheet) -> str:
    pen = sheet.pen()
    for line in lines([edge for edge in sheet.table.edges if plain(edge.kind) not in HEXSIDES]):
        pen.line(line)
    return path(pen.d, stroke(ink("map-label"), at_least(4, 1), "stroke-dasharray:12 7"), "unknown")


# -- operational -------------------------------------------------------------------------------------


class Waters:
    """Waterways on hexsides, chained from hexside to hexside; corners are cut, so a line stays near them."""

    def __init__(self, sheet: Sheet) -> None:
        """Chain the waterways of the table; a tributary ends on the bank of what it flows into."""
        self.lines = {kind: lines(of(sheet, kind)) for kind in ("wide", "major", "canal", "minor")}
        through = [
            LineString(_cut(line)) for kind in self.lines for line in self.lines[kind] if len(line) > 2
        ]
        for kind in self.lines:
            for line in self.lines[kind]:
                if line[0] != line[-1]:
                    line[0], line[-1] = self._mouth(line[0], through), self._mouth(line[-1], through)

    def _mouth(self, end: Point, through: Sequence[LineString]) -> Point:
        """An end moved onto a line that cuts the corner where it ends."""
        here = ShapelyPoint(end)
        for line in through:
            if 0.5 < line.distance(here) < 20:
                on = line.interpolate(line.project(here))
                return float(on.x), float(on.y)
        return end

    def nearest(self, x: float, y: float) -> tuple[str, LineString] | None:
        """The waterway a name at this point is for, its kind and its line; None where there is none near."""
        best = 170.0
        waterway = None
        here = ShapelyPoint(x, y)
        for kind in self.lines:
            for points in self.lines[kind]:
                line = LineString(points)
                away = round(line.distance(here), 3)
                if away < best:
                    best, waterway = away, (kind, line)
        return waterway


def _cut(line: Sequence[Point]) -> list[Point]:
    """Every corner cut at a quarter of its sides."""
    points = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        points.append((x1 + (x2 - x1) / 4, y1 + (y2 - y1) / 4))
        points.append((x2 + (x1 - x2) / 4, y2 + (y1 - y2) / 4))
    points.append(line[-1])
    return points


def draw_waters(sheet: Sheet, waters: Waters) -> str:
    """Minor rivers, canals, major rivers, the widest, from below."""
    minor, major, canal, wide = sheet.pen(), sheet.pen(), sheet.pen(), sheet.pen()
    for line in waters.lines["minor"]:
        _bend(minor, line)
    for line in waters.lines["major"]:
        _bend(major, line)
    for line in waters.lines["wide"]:
        _bend(wide, line)
    for line in waters.lines["canal"]:
        canal.line(_cut(line))
    edge, water = ink("op-major-edge"), ink("op-major")
    parts = [
        path(minor.d, stroke(ink("op-minor"), at_least(5, 0.8)), "lod-ways"),
        path(canal.d, stroke(edge, at_least(13.5, 1.6), "stroke-linejoin:miter")),
        path(canal.d, stroke(ink("op-clear"), 4.7, "stroke-linejoin:miter"), "lod-ways"),
        path(major.d, stroke(edge, at_least(33, 2.4))),
        path(major.d, stroke(water, at_least(27, 1.6))),
        path(major.d, stroke(ink("halo"), pixels(1), "opacity:.28"), "lod-marks"),
        path(wide.d, stroke(edge, at_least(58, 4.2))),
        path(wide.d, stroke(water, at_least(48, 2.8))),
    ]
    return group(parts, "waters", _ENDS)


def _bend(pen: Pen, line: Sequence[Point]) -> None:
    """The line through the middles of its hexsides; a ring meets itself in one of them."""
    if line[0] == line[-1] and len(line) > 3:
        start = ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2)
        pen.bends([start, *line[1:], start])
    else:
        pen.bends(line)


def draw_crossings(sheet: Sheet) -> str:
    """Bridges in the state the scenario begins with, and ferries."""
    decks = bridge_decks(sheet)
    sites: dict[str, list[Site]] = {}
    for edge in sheet.table.edges:
        drawing = HEXSIDES.get(plain(edge.kind), "")
        if "bridge" in drawing or drawing == "ferry":
            x1, y1, x2, y2 = (UNIT * v for v in edge.line)
            x, y, length = (x1 + x2) / 2, (y1 + y2) / 2, hypot(x2 - x1, y2 - y1)
            half = decks.get((round(x), round(y)), 0.0)
            sites.setdefault(drawing, []).append((x, y, (y2 - y1) / length, (x1 - x2) / length, half))
    return group([_bridges(sheet, sites), _ferries(sites.get("ferry", []))], "crossings lod-ways")


Site = tuple[float, float, float, float, float]  # a bridge: its middle, its course, half its length


def _bridges(sheet: Sheet, sites: Mapping[str, Sequence[Site]]) -> str:
    """Decks, two rails with flared ends, and signs of their state."""
    every = [site for drawing, places in sites.items() if drawing != "ferry" for site in places]
    gold, blown = sites.get("bridge-gold", []), sites.get("bridge-blown", [])
    plain_decks = [site for site in every if site not in gold]
    repaired = sites.get("bridge-repair", [])
    rail = [(-1, 16, -6), (-1, 10, 0), (1, 10, 0), (1, 16, 6)]
    rails = _placed(sheet, every, [rail, [(part, -beside, further) for part, beside, further in rail]])
    ties = [[(k / 2, -10, 0), (k / 2, 10, 0)] for k in (-2, -1, 0, 1, 2)]
    stroke_1, stroke_2 = [(0, -20, -20), (0, 20, 20)], [(0, -20, 20), (0, 20, -20)]
    deck = [[(-1, 0, 0), (1, 0, 0)]]
    mined = sites.get("bridge-mined", [])
    charges = [(x + k * c, y + k * s) for x, y, c, s, _ in mined for k in (-9, 9)]
    dark, red = ink("map-deck-ink"), ink("bad")
    cross, repair = _placed(sheet, blown, [stroke_1, stroke_2]), _placed(sheet, repaired, [stroke_1])
    parts = [
        path(rails, stroke(ink("halo"), 6, "opacity:.6")),
        path(_placed(sheet, plain_decks, deck), stroke(ink("map-deck"), 20)),
        path(_placed(sheet, gold, deck), stroke(ink("select"), 20)),
        path(rails, stroke(ink("ink"), 3.2)),
        path(_placed(sheet, sites.get("rail-bridge", []), ties), stroke(dark, 2.4)),
        path(dots(as_array(charges)), stroke(dark, 8, "stroke-linecap:round")),
        path(cross, stroke(ink("halo"), 10)),
        path(repair, stroke(ink("halo"), 10)),
        path(cross, stroke(red, 5)),
        path(repair, stroke(red, 5, "stroke-dasharray:7 4")),
    ]
    return group(parts, "bridges")


Spot = tuple[float, float, float]


def _placed(sheet: Sheet, sites: Sequence[Site], lines: Sequence[Sequence[Spot]]) -> str:
    """Lines drawn at every bridge. A spot: halves of the bridge along it, units beside it, units along it."""
    pen = sheet.pen()
    for x, y, c, s, half in sites:
        for line in lines:
            along = [(part * half + further, beside) for part, beside, further in line]
            pen.line([(x + a * c - b * s, y + a * s + b * c) for a, b in along])
    return pen.d


def _ferries(sites: Sequence[Site]) -> str:
    """A boat on a white disc."""
    places = as_array([site[:2] for site in sites])
    disc, edge = dots(places), ink("op-major-edge")
    boats = stamps(places - (11, -3), "h22l-5 7h-12zm9-3v-11l8 9z", (9, -3))
    parts = [
        path(disc, stroke(edge, 44, "stroke-linecap:round")),
        path(disc, stroke(ink("map-deck"), 38, "stroke-linecap:round")),
        path(boats, f"fill:{edge}"),
    ]
    return group(parts, "ferries")


def draw_boundaries(sheet: Sheet) -> str:
    """Lines between the zones of formations: long and short dashes; the front at the start: broad dashes."""
    pen, front = sheet.pen(), sheet.pen()
    for line in lines(of(sheet, "boundary")):
        pen.line(line)
    for line in lines(of(sheet, "front")):
        front.line(line)
    parts = [
        path(pen.d, stroke(ink("op-clear"), at_least(7, 2), "opacity:.7")),
        path(pen.d, stroke(ink("side-c"), at_least(4, 1), "stroke-dasharray:30 9 5 9")),
        path(front.d, stroke(ink("bad"), at_least(11, 1.6), "stroke-dasharray:34 14;opacity:.8")),
    ]
    return group(parts, "boundaries lod-ways", "stroke-linejoin:round")


def draw_entries(sheet: Sheet) -> str:
    """Strips outside the edge of the map in the colour of the side that may enter there; in both where an
    area changes hands.
    """
    parts = []
    width = at_least(14, 1.5)
    for kind in ("a", "b", "c", "ac"):
        pen = sheet.pen()
        for line in lines([edge for edge in sheet.table.edges if plain(edge.kind) == f"entry-{kind}"]):
            pen.line([_outward(sheet, point) for point in line])
        parts.append(path(pen.d, stroke(ink(f"side-{kind[0]}"), width, "stroke-linejoin:round")))
        if kind[1:]:
            parts.append(path(pen.d, stroke(ink(f"side-{kind[1]}"), width, "stroke-dasharray:46 46")))
    return group(parts, "entries")


def _outward(sheet: Sheet, point: Point) -> Point:
    """A corner of the edge, moved off the map by the width of the strip."""
    x, y = point
    i = sheet.owner(x, y)
    near = [n for n in (i, *sheet.neighbours(i)) if n >= 0 and hypot(sheet.x[n] - x, sheet.y[n] - y) < 110]
    dx = x - sum(float(sheet.x[n]) for n in near) / len(near)
    dy = y - sum(float(sheet.y[n]) for n in near) / len(near)
    length = hypot(dx, dy) or 1.0
    return x + dx / length * 13, y + dy / length * 13


def area_mark(text: str, sides: str, x: float, y: float) -> str:
    """The letter of an entry area in a circle of its owner's colour; the lower half is who has it later.

    An area that is called by a word has it there in small letters.
    """
    size = min(36, 90 // len(text))
    disc = path(f"m{x:.0f} {y:.0f}h0", stroke(ink(f"side-{sides[0]}"), 62, "stroke-linecap:round"))
    if sides[1:]:
        disc += path(f"m{x - 31:.0f} {y:.0f}a31 31 0 0 0 62 0z", f"fill:{ink(f'side-{sides[1]}')}")
    return (
        disc
        + f'<text x="{x:.0f}" y="{y + 0.36 * size:.0f}" '
        + f'style="fill:{ink("halo")};font-size:{size}px;font-weight:700">{words(text)}</text>'
    )
