"""The printed map of Stalingrad '42: complete, quick, small, and no name on another."""

from __future__ import annotations

import time
from functools import cache

import pytest

from grognard.core.telling.table import Table
from grognard.games.stalingrad42.box.map_files import load_map, make_board
from grognard.games.stalingrad42.show import chart
from grognard.render.svg import ground_svg, standalone, swatch
from tests.render.printed import (
    Named,
    assert_every_name_is_on_the_map,
    assert_no_name_lies_on_another,
    names_on,
    sayings,
)
from tests.render.tables import table
from tests.render.test_ground import checked

SAYS = sayings("grognard.games.stalingrad42")


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
def names() -> Named:
    return names_on(drawn_table(), SAYS)


def test_the_map_is_drawn_quickly_and_small() -> None:
    drawn_table()
    start = time.process_time()
    svg = ground_svg(drawn_table(), *SAYS)
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
    assert_no_name_lies_on_another(drawn_table(), names(), unit, far=2000)


def test_every_name_is_on_the_map() -> None:
    assert_every_name_is_on_the_map(drawn_table(), names())


@pytest.mark.parametrize("kind", chart.TERRAINS)
def test_every_terrain_has_a_swatch(kind: str) -> None:
    checked(swatch(drawn_table(), kind))
