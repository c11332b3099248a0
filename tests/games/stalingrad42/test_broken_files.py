"""Every column of every table and every figure is broken in turn; the error names file, line and field."""

from __future__ import annotations

import pytest

from grognard.core.loading.box import read_checklist
from grognard.core.loading.load import LoadError, Source, read_csv
from grognard.games.stalingrad42.box import data_files as files
from grognard.games.stalingrad42.box.data_files import SHELF, load_box
from grognard.games.stalingrad42.box.data_types import (
    AdvanceRow,
    Bridge,
    Feature,
    Hexside,
    ReplacementKind,
    RoadType,
    UnitType,
    WeatherEffect,
)
from grognard.games.stalingrad42.show.armies import Army
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
    "units.csv": lambda source: files.read_units(source, BOX.types),
    "cards/campaign.csv": lambda source: files.read_card(source, BOX.units),
    "cards/caucasus.csv": lambda source: files.read_card(source, BOX.units),
    "cards/voronezh.csv": lambda source: files.read_card(source, BOX.units),
    "cards/uranus.csv": lambda source: files.read_card(source, BOX.units),
    "terrain.csv": files.read_terrain,
    "features.csv": lambda source: read_csv(source, Feature),
    "hexsides.csv": lambda source: read_csv(source, Hexside),
    "bridges.csv": lambda source: read_csv(source, Bridge),
    "roads.csv": lambda source: read_csv(source, RoadType),
    "crt.csv": lambda source: files.read_crt(source, BOX.results),
    "results.csv": files.read_results,
    "determined.csv": read_determined,
    "advance.csv": lambda source: read_csv(source, AdvanceRow, key=("hexes",)),
    "recovery.csv": read_bands,
    "attrition.csv": read_bands,
    "disengagement.csv": read_bands,
    "weather.csv": files.read_weather,
    "weather_effects.csv": lambda source: read_csv(source, WeatherEffect),
    "replacements.csv": lambda source: read_csv(source, ReplacementKind),
    "turns.csv": files.read_turns,
    "tracks/campaign.csv": files.read_track,
    "tracks/caucasus.csv": files.read_track,
    "armies.csv": lambda source: read_csv(source, Army, key=("side", "begins")),
    "checklist.csv": lambda source: read_checklist(source, "S42", files.SECTION),
    "citations.csv": lambda source: read_citations(source, BOX.checklist),
}


def test_every_table_of_the_package_is_broken_here() -> None:
    found = set[str]()
    for folder in ("", "cards/", "tracks/"):
        where = SHELF.data / folder.rstrip("/") if folder else SHELF.data
        found |= {folder + each.name for each in where.iterdir() if each.name.endswith(".csv")}
    assert found == set(TABLES)


@pytest.mark.parametrize("file", TABLES)
def test_a_broken_cell_is_named(file: str) -> None:
    assert_broken_cells_are_named(SHELF.source(file), TABLES[file])


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_or_strange_column_is_named(file: str) -> None:
    assert_columns_are_named(SHELF.source(file), TABLES[file])


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "problem"),
    [
        (
            "units.csv",
            "german,wehrmacht,assault_gun",
            "soviet,wehrmacht,assault_gun",
            "nation",
            "is not axis",
        ),
        ("units.csv", ",assault_gun,II,2,2,5", ",assault_gun,II,2,0,5", "defense", "a combat unit has one"),
        ("units.csv", ",regular,black,", ",regular,red,", "dot", "another dot"),
        ("units.csv", "7,8,3,3,4,5,regular", "7,8,3,3,,,regular", "reduced_defense", "several steps"),
        ("units.csv", "7,8,3,3,4,5,regular", "7,8,3,4,4,5,regular", "steps", "4 steps"),
        ("units.csv", "0,1,4,1,,,regular,,5", "0,1,4,1,,,regular,,", "range", "support units"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-ID-4,1501", "key", "no unit 'DE-ID-4'"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-REM-TANK-1,1501", "key", "stands for another"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-ID-45,1501 1502", "place", "neither hex nor entry area"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-ID-45,volunteers", "place", "no volunteer"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-ID-45,transcaucasus", "place", "Transcaucasus"),
        ("cards/campaign.csv", "DE-ID-45,1501", "DE-ID-45,X Y", "place", "in one area"),
        ("crt.csv", "D1!", "D1x", "roll_6", "D1 allows determined defence"),
        ("crt.csv", "DR4x", "DR4!", "roll_6", "DR4 allows no determined defence"),
        ("crt.csv", "\n1-2,", "\n1-1,", "odds", ""),
        ("terrain.csv", "0,0,marsh,", "0,0,bog,", "wet_as", "no terrain 'bog'"),
        ("turns.csv", "1942-07-02", "1942-07-03", "start", "does not follow 1942-07-01"),
        ("turns.csv", "1942-07-01,june", "1942-06-01,june", "end", "is before 1942-06-28"),
        ("tracks/campaign.csv", "\n2,", "\n3,", "turn", ""),
        ("recovery.csv", "5,NA", "6,NA", "low", "does not follow the 4"),
        ("results.csv", "DR2,0,0,owner,owner,2", "DR2,0,0,owner,owner,0", "marker", "goes with a retreat"),
    ],
)
def test_what_cannot_be_is_refused(file: str, old: str, new: str, field: str, problem: str) -> None:
    text = SHELF.source(file).text
    assert old in text
    with pytest.raises(LoadError) as caught:
        TABLES[file](Source(file, text.replace(old, new, 1)))
    assert caught.value.line is not None
    assert caught.value.field == field
    assert problem in caught.value.problem


def test_every_figure_must_be_one() -> None:
    assert_figures_are_named(SHELF.source("constants.toml"), files.read_constants, 100)
