"""A whole map as one SVG, and the frame around what is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.telling.table import Table

from . import lettering, operational, tactical
from .lettering import Say
from .palette import ink
from .pen import outlines, path, pixels, stroke
from .sheet import Sheet
from .ways import Network

Frame = tuple[float, float, float, float]  # x, y, width, height


def ground_svg(table: Table, *says: Say) -> str:
    """The printed map of a table; `says` are its words in every language, the first is drawn.

    One side of a hex is 100 units: a place of the table lies at 100 times its coordinates. Colours are CSS
    custom properties (`palette.standalone` fills them in). Classes for levels of detail: `lod-marks` (trees,
    crop lines, hachures; `lod-half` is the half of them to leave out first), `lod-ways` (lesser roads and
    rivers, bridges, blocks), `lod-grid`, `lod-joints`, `lod-dots`, `lod-numbers`, `lod-labels-1` to `-3`;
    names also carry their kind, such as `names-city`.
    Custom properties for the zoom: `--map-unit`, units to a pixel of the screen; `--map-floor`, the same
    while thin lines are to be kept visible, else 0; `--map-grid-px`, the width of the grid.
    """
    sheet = Sheet(table)
    network = Network(sheet)
    kinds = [*(edge.kind for edge in table.edges), *(label.kind for label in table.labels)]
    margin = 100.0 if any(kind.startswith("entry") for kind in kinds) else 30.0
    west, north, east, south = sheet.bounds
    frame = (west - margin, north - margin, east - west + 2 * margin, south - north + 2 * margin)
    parts = [
        paper(sheet, frame),
        *draw_ground(sheet, network),
        lettering.numbers(sheet),
        lettering.unknown(sheet, says),
        lettering.signs(sheet, says),
        lettering.labels(sheet, says),
    ]
    return wrapped(parts, frame, f"ground {table.style} {table.orientation}")


def draw_ground(sheet: Sheet, network: Network) -> Sequence[str]:
    """Ground and grid, without words."""
    draw = tactical.draw if sheet.style == "tactical" else operational.draw
    last = [lettering.grid(sheet)]
    if sheet.style == "tactical" and not sheet.small:
        last.append(lettering.centre_dots(sheet))
    return [*draw(sheet, network), *last]


def paper(sheet: Sheet, frame: Frame) -> str:
    """The sheet: its margin, and the ground all else is printed on."""
    margin, ground = ("map-open-fleck", "map-open") if sheet.style == "tactical" else ("op-edge", "op-clear")
    x, y, width, height = frame
    edge = stroke(ink("map-number"), pixels(1.2), "opacity:.6")
    land = outlines(sheet.land, sheet.places)
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="8" '
        f'style="fill:{ink(margin)}"/>' + path(land, f"fill:{ink(ground)}") + path(land, edge)
    )


def wrapped(parts: Sequence[str], frame: Frame, cls: str, style: str = "") -> str:
    """Parts as a complete SVG."""
    x, y, width, height = (f"{value:.1f}" for value in frame)
    looks = f' style="{style}"' if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{cls}" viewBox="{x} {y} {width} {height}" '
        f'data-x0="{x}" data-y0="{y}" data-width="{width}" data-height="{height}" aria-hidden="true"{looks}>'
        + "".join(parts)
        + "</svg>"
    )
