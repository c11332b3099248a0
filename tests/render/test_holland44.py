"""The printed map of Holland '44: complete, quick, small, and no name on another."""

from __future__ import annotations

import time
from functools import cache

import pytest

from grognard.core.telling.table import Table
from grognard.games.holland44.box.map_files import load_map, make_board
from grognard.games.holland44.show import chart
from grognard.render.svg import ground_svg, lettering, standalone, swatch
from grognard.render.svg.sheet import Sheet
from tests.render.printed import (
    Named,
    assert_every_name_is_on_the_map,
    assert_no_name_lies_on_another,
    names_on,
    sayings,
)
from tests.render.tables import table
from tests.render.test_ground import checked

VICTORY = {"3524", "3225"}
SAYS = sayings("grognard.games.holland44")


@cache
def drawn_table() -> Table:
    map_file = load_map()
    board = make_board(map_file)
    return table(
        chart.cells(map_file, board, VICTORY),
        chart.edges(map_file, board),
        chart.ways(map_file, board),
        chart.labels(map_file, board),
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
    assert time.process_time() - start < 5
    assert len(svg) < 1_000_000
    root = checked(svg)
    texts = [e.text for e in root.iter() if e.tag.endswith("text")]
    assert {"ARNHEM", "Sint-Oedenrode", "Waal", "Zuid-Willemsvaart", "Waalbrug", "P3", "BETUWE"} <= set(texts)
    for theme in ("light", "dark"):
        assert "var(--" not in standalone(svg, theme)


def test_nothing_on_the_map_is_left_undrawn() -> None:
    assert "unknown" not in ground_svg(drawn_table(), *SAYS)


@pytest.mark.parametrize("unit", [5, 3, 2])
def test_no_name_lies_on_another_at_any_zoom_that_shows_it(unit: int) -> None:
    assert_no_name_lies_on_another(drawn_table(), names(), unit)


def test_every_name_is_on_the_map() -> None:
    assert_every_name_is_on_the_map(drawn_table(), names())


@pytest.mark.parametrize(
    ("town", "bank"),
    [
        ("Arnhem", "north_of_neder_rijn"),
        ("Oosterbeek", "north_of_neder_rijn"),
        ("Huissen", "betuwe"),
        ("Nijmegen", "maas_waal_and_east_of_maas"),
        ("Grave", "south_of_maas"),
    ],
)
def test_a_name_stands_on_the_bank_of_its_town(town: str, bank: str) -> None:
    sheet = Sheet(drawn_table())
    at = {lettering.label_text(drawn_table().labels[wish.number], SAYS): place for wish, place in names()}
    cell = sheet.cells[sheet.owner(at[town].x, at[town].y - 15)].name
    assert cell in load_map().region(bank)


@pytest.mark.parametrize("kind", chart.TERRAINS)
def test_every_terrain_has_a_swatch(kind: str) -> None:
    checked(swatch(drawn_table(), kind))
