"""Hex numbers, names, entry letters and drop hexes."""

from __future__ import annotations

from collections.abc import Callable

from shapely import LineString

from grognard.core.message import Message
from grognard.core.table import Label

from . import hexsides
from .kinds import plain, recipes
from .palette import ink
from .pen import Pen, Point, group, letters, path, pixels, points_of, stroke, words
from .sheet import UNIT, Sheet

Say = Callable[[Message], str]

CONDENSED = "'Roboto Condensed','Arial Narrow',sans-serif"
SERIF = "'IBM Plex Serif',Georgia,serif"

_NUMBER = 0.185 * UNIT
_PITCH = 0.52 * _NUMBER  # the letters of a number stand alone, so that a row of hexes is one element


def numbers(sheet: Sheet) -> str:
    """The printed numbers: one element a row, every letter in its own place."""
    rise = (0.66 if sheet.flat else 0.755) * UNIT
    rows: dict[int, list[int]] = {}
    for i, y in enumerate(sheet.y.tolist()):
        if not sheet.is_half(i):
            rows.setdefault(round(y - rise), []).append(i)
    parts = []
    for y, cells in sorted(rows.items()):
        text, places = "", []
        for i in cells:
            number = printed(sheet.cells[i].name, sheet.cells[i].section)
            for k, letter in enumerate(number):
                places.append(f"{sheet.x[i] + (k - (len(number) - 1) / 2) * _PITCH:.0f}")
                text += letter
        parts.append(f'<text x="{" ".join(places)}" y="{y}">{words(text)}</text>')
    style = f"font:400 {_NUMBER:g}px {CONDENSED};fill:{ink('map-number')};text-anchor:middle"
    return group(parts, "lod-numbers", style)


def printed(name: str, section: str) -> str:
    """The number as the board prints it: without the board's own."""
    if section and name.startswith(section) and len(name) > len(section):
        return name[len(section) :].lstrip("-")
    return name


def unknown(sheet: Sheet) -> str:
    """The names of kinds of ground nobody has drawn."""
    parts = []
    for i, cell in enumerate(sheet.cells):
        if recipes(sheet.style, cell.terrain) is None:
            text = plain(cell.terrain).replace("-", " ")
            parts.append(f'<text x="{sheet.x[i]:.0f}" y="{sheet.y[i] + 62:.0f}">{words(text)}</text>')
    style = f"font:400 {_NUMBER:g}px {CONDENSED};fill:{ink('map-label')};text-anchor:middle"
    return group(parts, "unknown lod-marks", style)


# -- names -------------------------------------------------------------------------------------------

_LETTER = {"city": 25.0, "town": 13.5, "village": 11.0}  # the width of a letter with its space
_SIGNS = ("drop", "entry-a", "entry-b", "entry-c")
_STYLES = {
    "city": (1, f"font:700 {letters(36, 11)} {CONDENSED};letter-spacing:5px", "map-label"),
    "town": (2, f"font:600 {letters(26.5, 9)} {CONDENSED}", "map-label"),
    "village": (3, f"font:400 {letters(21.5, 7.5)} {CONDENSED}", "map-label"),
    "water": (1, f"font:italic 400 {letters(40, 12)} {SERIF};letter-spacing:3px", "map-water-label"),
    "stream": (3, f"font:italic 400 {letters(25, 8)} {SERIF};letter-spacing:2px", "map-water-label"),
    "entry": (3, f"font:600 22px {CONDENSED};letter-spacing:.6px", "map-label"),
    "region": (1, f"font:600 {letters(34, 11)} {CONDENSED};letter-spacing:9px;opacity:.75", "map-label"),
}


def labels(sheet: Sheet, say: Say | None) -> str:
    """Names, each kind in its own type, with a halo of the ground.

    A name that is a message is said by `say`; without it the element is left empty, with the number of the
    label in `data-label`, for a page that knows its reader's language.
    """
    waters = hexsides.Waters(sheet)
    found: dict[str, list[str]] = {}
    for k, label in enumerate(sheet.table.labels):
        kind = plain(label.kind)
        if kind in _SIGNS:
            continue
        style = kind if kind in _STYLES else "village"
        found.setdefault(style, []).append(_name(sheet, waters, label, style, k, say))
    parts = []
    for style, (level, font, colour) in _STYLES.items():
        parts.append(group(found.get(style, []), f"lod-labels-{level}", f"{font};fill:{ink(colour)}"))
    ground = ink("op-clear" if sheet.style == "operational" else "map-open")
    halo = f"paint-order:stroke;stroke:{ground};stroke-width:{pixels(3)};stroke-linejoin:round"
    return group(parts, "labels", f"text-anchor:middle;{halo}")


def _name(sheet: Sheet, waters: hexsides.Waters, label: Label, style: str, k: int, say: Say | None) -> str:
    x, y = UNIT * label.x, UNIT * label.y
    turn = ""
    if style in ("water", "stream"):
        angle = waters.course(x, y)
        y += 12
        turn = f' transform="rotate({angle:.0f} {x:.0f} {y:.0f})"' if round(angle) else ""
    elif style == "entry":
        y += 8
        west, _, east, _ = sheet.bounds
        if not west + 50 < x < east - 50:  # beside the map there is room only along its edge
            turn = f' transform="rotate({-90 if x < east - 50 else 90} {x:.0f} {y:.0f})"'
    elif style != "region":
        y += (0.80 if sheet.flat else 0.88) * UNIT
    text = label_text(label, say)
    if style in ("city", "region"):
        text = text.upper()
    if style in _LETTER:
        x, turn = _kept_on_map(sheet, x, len(text) * _LETTER[style] / 2)
    data = f' data-label="{k}"' if isinstance(label.text, Message) else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{turn}{data}>{words(text)}</text>'


def _kept_on_map(sheet: Sheet, x: float, half: float) -> tuple[float, str]:
    """Where a name begins or ends that would run over the western or eastern edge of the map."""
    west, _, east, _ = sheet.bounds
    if x - half < west:
        return west + 6, ' style="text-anchor:start"'
    if x + half > east:
        return east - 6, ' style="text-anchor:end"'
    return x, ""


def label_text(label: Label, say: Say | None) -> str:
    """The text of a label, as far as it can be said."""
    if isinstance(label.text, str):
        return label.text
    return say(label.text) if say else ""


def signs(sheet: Sheet, say: Say | None) -> str:
    """Entry areas: a letter in a circle. Drop hexes: a parachute and a code."""
    areas, drops = [], []
    for label in sheet.table.labels:
        kind, text = plain(label.kind), label_text(label, say)
        x, y = UNIT * label.x, UNIT * label.y
        if kind == "drop":
            drops.append(_drop(text, x, y))
        elif kind in _SIGNS:
            areas.append(hexsides.area_mark(text, kind[-1], x, y))
    parts = [group(areas, "areas"), group(drops, "drops lod-labels-3")]
    return group(parts, "signs", f"font:600 22px {CONDENSED};text-anchor:middle")


def _drop(text: str, x: float, y: float) -> str:
    """A parachute's outline beside the place of the counter's corner, and its code."""
    x, y = round(x - 46), round(y - 44)
    chute = f"M{x - 15} {y}a15 14 0 0 1 30 0q-5-5-10 0-5-5-10 0-5-5-10 0zm0 0l15 19 15-19m-20 0l5 19 5-19"
    line = stroke(ink("map-label"), 1.8, "stroke-linejoin:round;opacity:.6")
    return path(chute, line) + (
        f'<text x="{x + 25}" y="{y + 6}" style="text-anchor:start;opacity:.6;fill:{ink("map-label")}">'
        f"{words(text)}</text>"
    )


# -- the grid ----------------------------------------------------------------------------------------


def grid(sheet: Sheet) -> str:
    """All hexsides once, and a hair line where boards join."""
    pen, joint = sheet.pen(), sheet.pen()
    for i in range(len(sheet.cells)):
        corners = sheet.corners(i)
        around = sheet.neighbours(i)
        run: list[Point] = []
        for d in range(6):
            ends = [corners[d], corners[(d + 1) % 6]]
            if around[d] < i:  # the first of two cells leaves the side to the second
                run = run + ends[1:] if run else ends
                continue
            _rule(sheet, i, pen, run)
            run = []
            if sheet.cells[around[d]].section != sheet.cells[i].section:
                joint.line(ends)
        _rule(sheet, i, pen, run)
    line = "calc(var(--map-grid-px,1px)*var(--map-unit,2))"
    return path(pen.d, stroke(ink("map-grid"), line), "lod-grid") + (
        path(joint.d, stroke(ink("map-number"), pixels(0.7), "stroke-dasharray:10 6"), "lod-joints")
    )


def _rule(sheet: Sheet, i: int, pen: Pen, run: list[Point]) -> None:
    """A run of hexsides; of half a hex only what lies on the map."""
    if not run:
        return
    if not sheet.is_half(i):
        pen.line(run)
        return
    cut = LineString(run).intersection(sheet.hexes[i])
    for part in getattr(cut, "geoms", [cut]):
        if isinstance(part, LineString):
            pen.line(points_of(part))


def centre_dots(sheet: Sheet) -> str:
    """Tactical maps only: the terrain at the dot decides the hex."""
    pen = sheet.pen()
    for i in range(len(sheet.cells)):
        pen.move(*sheet.centre(i))
        pen.parts.append("h0")
    return path(pen.d, stroke(ink("map-dot"), 5.2, "stroke-linecap:round"), "lod-dots")
