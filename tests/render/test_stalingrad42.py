"""The printed map of Stalingrad '42: complete, quick, small, and no name on another."""

from __future__ import annotations

import time
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from grognard.core.telling.table import Table
from grognard.games.stalingrad42.box.map_files import load_map, make_board
from grognard.games.stalingrad42.show import chart
from grognard.render.svg import ground_svg, lettering, standalone, swatch
from grognard.render.svg.noise import Floats
from grognard.render.svg.placing import TYPES, NameToPlace, Place, boxes_of
from grognard.render.svg.sheet import Sheet
from tests.render.tables import table
from tests.render.test_ground import checked


@cache
def drawn_table(scenario: str = "C4") -> Table:
    map_file = load_map()
    board = make_board(map_file, scenario)
    return table(
        chart.cells(map_file, board),
        chart.edges(map_file, board, scenario),
        chart.ways(map_file, board),
        chart.labels(map_file, board, scenario),
        orientation="flat",
        style="operational",
        terrains=chart.TERRAINS,
    )


@cache
def names() -> list[tuple[NameToPlace, Place]]:
    """Every name on the map and where it stands."""
    sheet = Sheet(drawn_table())
    styles = {k: lettering._style(label) for k, label in enumerate(drawn_table().labels)}
    styles = {k: style for k, style in styles.items() if drawn_table().labels[k].kind not in lettering._SIGNS}
    found = []
    for k, place in lettering._places(sheet, styles, None).items():
        label = drawn_table().labels[k]
        found.append((NameToPlace(k, styles[k], len(str(label.text)), 100 * label.x, 100 * label.y), place))
    return found


def shared(one: Floats, other: Floats) -> bool:
    wide = np.minimum(one[:, None, 2], other[:, 2]) - np.maximum(one[:, None, 0], other[:, 0])
    high = np.minimum(one[:, None, 3], other[:, 3]) - np.maximum(one[:, None, 1], other[:, 1])
    return bool(((wide > 0) & (high > 0)).any())


def test_the_map_is_drawn_quickly_and_small() -> None:
    drawn_table()
    start = time.process_time()
    svg = ground_svg(drawn_table())
    assert time.process_time() - start < 10
    assert len(svg) < 2_000_000
    assert "unknown" not in svg
    root = checked(svg)
    texts = [e.text for e in root.iter() if e.tag.endswith("text")]
    assert {"STALINGRAD NORTH", "Kotelnikovo", "Volga", "Don", "KALMYK STEPPE", "W"} <= set(texts)
    for theme in ("light", "dark"):
        assert "var(--" not in standalone(svg, theme)


@pytest.mark.parametrize("scenario", ["C1", "C2", "C3"])
def test_a_scenario_shows_its_own_sheets(scenario: str) -> None:
    shown = drawn_table(scenario)
    names = {cell.name for cell in shown.cells}
    assert all({edge.a, edge.b} & names for edge in shown.edges)
    assert all(len(way.points) > 1 for way in shown.ways)
    xs, ys = [cell.x for cell in shown.cells], [cell.y for cell in shown.cells]
    for way in shown.ways:
        assert all(min(xs) - 1 < x < max(xs) + 1 and min(ys) - 1 < y < max(ys) + 1 for x, y in way.points)


@pytest.mark.parametrize("unit", [5, 3, 2])
def test_no_name_lies_on_another_at_any_zoom_that_shows_it(unit: int) -> None:
    """At 5 units to a pixel cities, towns, rivers and lands are shown, from 3 on all names."""
    shown = [(wish, boxes_of(wish, place, unit)) for wish, place in names() if TYPES[wish.kind].unit >= unit]
    hits = [
        (drawn_table().labels[a.number].text, drawn_table().labels[b.number].text)
        for (a, one), (b, other) in combinations(shown, 2)
        if abs(a.x - b.x) < 2000 and abs(a.y - b.y) < 2000 and shared(one, other)
    ]
    assert not hits


def test_every_name_is_on_the_map() -> None:
    west, north, east, south = Sheet(drawn_table()).bounds
    for wish, place in names():
        boxes = boxes_of(wish, place)
        assert west <= boxes[:, 0].min() < boxes[:, 2].max() <= east, drawn_table().labels[wish.number].text
        assert north <= boxes[:, 1].min() < boxes[:, 3].max() <= south, drawn_table().labels[wish.number].text


@pytest.mark.parametrize("kind", chart.TERRAINS)
def test_every_terrain_has_a_swatch(kind: str) -> None:
    checked(swatch(drawn_table(), kind))
