"""Hex numbers, names, entry letters and drop hexes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shapely import LineString

from grognard.core.telling.message import Message
from grognard.core.telling.table import Label

from . import hexsides
from .kinds import plain, recipes
from .palette import ink
from .pen import Pen, Point, group, letters, path, pixels, points_of, stroke, words
from .placing import TYPES, NameToPlace, Place, Placing
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
        if text:
            parts.append(f'<text x="{" ".join(places)}" y="{y}">{words(text)}</text>')
    style = f"font:400 {_NUMBER:g}px {CONDENSED};fill:{ink('map-number')};text-anchor:middle"
    return group(parts, "lod-numbers", style)


def printed(name: str, section: str) -> str:
    """The number as the board prints it: without the board's own. An entry area has a letter beside it."""
    if name.startswith("@"):
        return ""
    if section and name.startswith(section) and len(name) > len(section):
        return name[len(section) :].lstrip("-")
    return name


def unknown(sheet: Sheet, says: Sequence[Say]) -> str:
    """The names of kinds of ground that have no drawing, in the words of the game.

    The element has the id of the ground, for a page that knows the language; without `says` it is left empty.
    """
    names = {terrain.id: terrain.name for terrain in sheet.table.terrains}
    parts = []
    for i, cell in enumerate(sheet.cells):
        if recipes(sheet.style, cell.terrain) is None:
            name = names.get(cell.terrain)
            text = plain(cell.terrain).replace("-", " ") if name is None else says[0](name) if says else ""
            which = "" if name is None else f' data-terrain="{words(cell.terrain)}"'
            place = f'x="{sheet.x[i]:.0f}" y="{sheet.y[i] + 62:.0f}"'
            parts.append(f"<text {place}{which}>{words(text)}</text>")
    style = f"font:400 {_NUMBER:g}px {CONDENSED};fill:{ink('map-label')};text-anchor:middle"
    return group(parts, "unknown lod-marks", style)


# -- names -------------------------------------------------------------------------------------------


def _letters(kind: str) -> str:
    """The size of a kind of name: in full, and never smaller than so many pixels."""
    return letters(TYPES[kind].full, TYPES[kind].pixels)


_SIGNS = ("drop", "entry-a", "entry-b", "entry-c", "entry-ac")
_STYLES = {
    "city": (1, f"font:700 {_letters('city')} {CONDENSED};letter-spacing:5px", "map-label"),
    "town": (2, f"font:600 {_letters('town')} {CONDENSED}", "map-label"),
    "village": (3, f"font:400 {_letters('village')} {CONDENSED}", "map-label"),
    "bridge": (3, f"font:italic 400 {_letters('bridge')} {CONDENSED}", "map-label"),
    "water": (1, f"font:italic 400 {_letters('water')} {SERIF};letter-spacing:3px", "map-water-label"),
    "stream": (3, f"font:italic 400 {_letters('stream')} {SERIF};letter-spacing:2px", "map-water-label"),
    "entry": (3, f"font:600 22px {CONDENSED};letter-spacing:.6px", "map-label"),
    "zone": (3, f"font:700 {_letters('zone')} {CONDENSED};letter-spacing:2px", "side-c"),
    "region": (
        2,
        f"font:600 {_letters('region')} {CONDENSED};letter-spacing:8px;opacity:.6",
        "map-label",
    ),
}


def labels(sheet: Sheet, says: Sequence[Say]) -> str:
    """Names, each kind in its own type, with a halo of the ground.

    `says` are the words of every language. A name that is a message has the number of its label in
    `data-label`, for a page that knows its reader's language; it stands where there is room for it in each,
    and is written in the first. Without `says` it is left empty.
    """
    names = {
        k: _style(label) for k, label in enumerate(sheet.table.labels) if plain(label.kind) not in _SIGNS
    }
    places = _places(sheet, names, says)
    by_style: dict[str, list[str]] = {}
    for k, style in names.items():
        label = sheet.table.labels[k]
        place = places.get(k) or _beside(sheet, label)
        by_style.setdefault(style, []).append(_name(label, style, place, k, says))
    parts = []
    for style, (level, font, colour) in _STYLES.items():
        names_of = f"lod-labels-{level} names-{style}"
        parts.append(group(by_style.get(style, []), names_of, f"{font};fill:{ink(colour)}"))
    ground = ink("op-clear" if sheet.style == "operational" else "map-open")
    halo = f"paint-order:stroke;stroke:{ground};stroke-width:{pixels(3)};stroke-linejoin:round"
    return group(parts, "labels", f"text-anchor:middle;{halo}")


def _style(label: Label) -> str:
    kind = plain(label.kind)
    return kind if kind in _STYLES else "village"


def _places(sheet: Sheet, names: Mapping[int, str], says: Sequence[Say]) -> Mapping[int, Place]:
    """Where the names on the map stand: for the longest of their words."""
    wishes = []
    for k, style in names.items():
        label = sheet.table.labels[k]
        if style in TYPES:
            wishes.append(NameToPlace(k, style, count(label, says), UNIT * label.x, UNIT * label.y))
    return Placing(sheet, hexsides.Waters(sheet), wishes).placed if wishes else {}


def _beside(sheet: Sheet, label: Label) -> Place:
    """A name outside the map: from its point on to the east, beside the map to the south."""
    x, y = UNIT * label.x, UNIT * label.y
    west, _, east, _ = sheet.bounds
    if west + 50 < x < east - 50:
        return Place(x, y + 8, anchor="start")
    return Place(x - 8, y, 90.0, "start")


def _name(label: Label, style: str, place: Place, k: int, says: Sequence[Say]) -> str:
    text = label_text(label, says)
    if style in ("city", "region"):
        text = text.upper()
    at = f'x="{place.x:.0f}" y="{place.y:.0f}"'
    if round(place.angle):
        at += f' transform="rotate({place.angle:.0f} {place.x:.0f} {place.y:.0f})"'
    if place.anchor != "middle":
        at += f' style="text-anchor:{place.anchor}"'
    data = f' data-label="{k}"' if isinstance(label.text, Message) else ""
    return f"<text {at}{data}>{words(text)}</text>"


def label_text(label: Label, says: Sequence[Say]) -> str:
    """The text of a label, as far as it can be said."""
    if isinstance(label.text, str):
        return label.text
    return says[0](label.text) if says else ""


def count(label: Label, says: Sequence[Say]) -> int:
    """The letters of a label in the language in which it is longest; where none is known, ten."""
    texts = [label.text] if isinstance(label.text, str) else [say(label.text) for say in says]
    return max((len(text) for text in texts), default=10)


def signs(sheet: Sheet, says: Sequence[Say]) -> str:
    """Entry areas: a letter in a circle. Drop hexes: a parachute and a code."""
    areas, drops = [], []
    for label in sheet.table.labels:
        kind, text = plain(label.kind), label_text(label, says)
        x, y = UNIT * label.x, UNIT * label.y
        if kind == "drop":
            drops.append(_drop(text, x, y))
        elif kind in _SIGNS:
            areas.append(hexsides.area_mark(text, kind.removeprefix("entry-"), x, y))
    parts = [group(areas, "areas"), group(drops, "drops lod-labels-3")]
    return group(parts, "signs", f"font:600 22px {CONDENSED};text-anchor:middle")


def _drop(text: str, x: float, y: float) -> str:
    """A parachute's outline beside the place of the counter's corner, and its code."""
    x, y = round(x - 46), round(y - 44)
    chute = f"M{x - 15} {y}a15 14 0 0 1 30 0q-5-5-10 0-5-5-10 0-5-5-10 0zm0 0l15 19 15-19m-20 0l5 19 5-19"
    line = stroke(ink("map-label"), 2.2, "stroke-linejoin:round;opacity:.75")
    return path(chute, line) + (
        f'<text x="{x + 25}" y="{y + 6}" style="text-anchor:start;opacity:.75;fill:{ink("map-label")}">'
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
