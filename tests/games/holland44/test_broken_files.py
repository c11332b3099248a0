"""Every column of every table and every figure is broken in turn; the error names file, line and field."""

from __future__ import annotations

import pytest

from grognard.core.loading.box import read_checklist
from grognard.core.loading.load import read_csv
from grognard.games.holland44.box import data_files as files
from grognard.games.holland44.box.data_files import SHELF, load_box
from grognard.games.holland44.box.data_types import (
    Advance,
    Displacement,
    Formation,
    RoadType,
    Terrain,
    UnitType,
    Water,
    WeatherEffect,
)
from grognard.games.zocbond.box.citations import read_citations
from grognard.games.zocbond.box.data_files import read_bands, read_determined
from tests.games.zocbond.broken_tables import (
    Reader,
    assert_broken_cells_are_named,
    assert_columns_are_named,
    assert_figures_are_named,
)

BOX = load_box()

TABLES: dict[str, Reader] = {
    "types.csv": lambda source: read_csv(source, UnitType),
    "formations.csv": lambda source: read_csv(source, Formation),
    "units.csv": lambda source: files.read_units(source, BOX.types, BOX.formations),
    "unknown.csv": lambda source: files.read_unknown(source, BOX.types, BOX.constants),
    "terrain.csv": lambda source: read_csv(source, Terrain),
    "hexsides.csv": lambda source: read_csv(source, Water),
    "roads.csv": lambda source: read_csv(source, RoadType),
    "crt.csv": lambda source: files.read_crt(source, BOX.results),
    "results.csv": lambda source: files.read_results(source, BOX.advance),
    "determined.csv": read_determined,
    "advance.csv": lambda source: read_csv(source, Advance),
    "demolition.csv": read_bands,
    "recovery.csv": read_bands,
    "landing.csv": read_bands,
    "disengagement.csv": read_bands,
    "isolation.csv": read_bands,
    "weather.csv": files.read_weather,
    "weather_effects.csv": lambda source: read_csv(source, WeatherEffect),
    "displacement.csv": lambda source: read_csv(source, Displacement, key=("first",)),
    "turns.csv": files.read_turns,
    "checklist.csv": lambda source: read_checklist(source, "H44", files.SECTION),
    "citations.csv": lambda source: read_citations(source, BOX.checklist),
}


def test_every_table_of_the_package_is_broken_here() -> None:
    found = {each.name for each in SHELF.data.iterdir() if each.name.endswith(".csv")}
    assert found == set(TABLES)


@pytest.mark.parametrize("file", TABLES)
def test_a_broken_cell_is_named(file: str) -> None:
    assert_broken_cells_are_named(SHELF.source(file), TABLES[file])


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_or_strange_column_is_named(file: str) -> None:
    assert_columns_are_named(SHELF.source(file), TABLES[file])


def test_every_figure_must_be_one() -> None:
    assert_figures_are_named(SHELF.source("constants.toml"), files.read_constants, 80)
