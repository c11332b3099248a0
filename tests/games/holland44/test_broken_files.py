"""Every column of every table and every figure is broken in turn; the error names file, line and field."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator

import pytest

from grognard.core.load import LoadError, Source, read_csv, toml_lines
from grognard.games.holland44 import data_files as files
from grognard.games.holland44.data_files import DATA, load_box, package_source
from grognard.games.holland44.data_types import (
    Advance,
    Displacement,
    Formation,
    RoadType,
    Terrain,
    UnitType,
    Water,
    WeatherEffect,
)

BOX = load_box()
NONSENSE = "No such ☹"

TABLES: dict[str, Callable[[Source], object]] = {
    "types.csv": lambda source: read_csv(source, UnitType),
    "formations.csv": lambda source: read_csv(source, Formation),
    "units.csv": lambda source: files.read_units(source, BOX.types, BOX.formations),
    "unknown.csv": lambda source: files.read_unknown(source, BOX.types, BOX.constants),
    "terrain.csv": lambda source: read_csv(source, Terrain),
    "hexsides.csv": lambda source: read_csv(source, Water),
    "roads.csv": lambda source: read_csv(source, RoadType),
    "crt.csv": lambda source: files.read_crt(source, BOX.results),
    "results.csv": lambda source: files.read_results(source, BOX.advance),
    "determined.csv": files.read_determined,
    "advance.csv": lambda source: read_csv(source, Advance),
    "demolition.csv": files.read_bands,
    "recovery.csv": files.read_bands,
    "landing.csv": files.read_bands,
    "disengagement.csv": files.read_bands,
    "isolation.csv": files.read_bands,
    "weather.csv": files.read_weather,
    "weather_effects.csv": lambda source: read_csv(source, WeatherEffect),
    "displacement.csv": lambda source: read_csv(source, Displacement, key=("first",)),
    "turns.csv": files.read_turns,
    "checklist.csv": files.read_checklist,
}
FREE_TEXT = {"name", "title", "digest", "half"}  # any words will do


def test_every_table_of_the_package_is_broken_here() -> None:
    found = {each.name for each in DATA.iterdir() if each.name.endswith(".csv")}
    assert found == set(TABLES)


def broken_cells(file: str) -> Iterator[tuple[str, int, str]]:
    """Each column with the line of the first row of the file, and the text with that cell broken."""
    lines = package_source(file).text.splitlines()
    top = next(at for at, line in enumerate(lines) if not line.startswith("#"))
    rows = list(csv.reader(lines[top : top + 2]))
    for at, column in enumerate(rows[0]):
        cells = [*rows[1][:at], NONSENSE, *rows[1][at + 1 :]]
        out = io.StringIO()
        csv.writer(out, lineterminator="").writerow(cells)
        yield column, top + 2, "\n".join([*lines[: top + 1], out.getvalue(), *lines[top + 2 :]])


@pytest.mark.parametrize("file", TABLES)
def test_a_broken_cell_is_named(file: str) -> None:
    for column, line, text in broken_cells(file):
        if column in FREE_TEXT:
            continue
        with pytest.raises(LoadError) as caught:
            TABLES[file](Source(file, text))
        error = caught.value
        assert (error.file, error.line, error.field) == (file, line, column)


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_or_strange_column_is_named(file: str) -> None:
    text = package_source(file).text
    last = "digest" if file == "checklist.csv" else "origin"
    short = re.sub(rf"^([a-z].*),{last}$", r"\1", text, count=1, flags=re.MULTILINE)
    with pytest.raises(LoadError, match=f"field {last}: this column is missing"):
        TABLES[file](Source(file, short))
    long = re.sub(r"^([a-z].*)$", r"\1,nonsense", text, count=1, flags=re.MULTILINE)
    with pytest.raises(LoadError, match="field nonsense: is not a known column"):
        TABLES[file](Source(file, long))


def test_every_figure_must_be_one() -> None:
    """constants.toml: a word in place of any figure is refused on its line."""
    text = package_source("constants.toml").text
    lines = text.splitlines()
    leaves = {at for where, at in toml_lines(text).items() if len(where) == 2}
    assert len(leaves) > 80
    for at in leaves:
        broken = list(lines)
        broken[at - 1] = re.sub(r"= .*", '= "No such ☹"', broken[at - 1])
        with pytest.raises(LoadError) as caught:
            files.read_constants(Source("constants.toml", "\n".join(broken)))
        name = lines[at - 1].split(" = ")[0]
        assert (caught.value.file, caught.value.line) == ("constants.toml", at)
        assert caught.value.field.split(".")[1] == name
