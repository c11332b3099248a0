"""Every field of every data file is broken in turn; each time one LoadError names the file, field and line.

Nothing is picked by hand: the fields, their types, and which may be left out come from the structs. Of
entries that have the same fields the first and the last are broken: each time the whole file is read again.
"""

from __future__ import annotations

import csv
import datetime
import io
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import inspect

from grognard.core.loading.box import ChecklistRow, read_checklist
from grognard.core.loading.load import LoadError, Source, field_text
from grognard.games.coh.box import data_files as files
from grognard.games.coh.box.component_types import (
    BoardFile,
    BombType,
    CardFile,
    Constants,
    Fortification,
    HitType,
    ObaType,
    OverlayFile,
    Ruling,
    TerrainType,
    UnitType,
)
from grognard.games.coh.box.data_files import SHELF, load_box
from grognard.games.coh.box.data_types import ScenarioFile
from grognard.games.coh.box.places import NamedPlace, read_places
from grognard.games.coh.box.points import PointTable, read_points

Where = tuple[str | int, ...]
Reader = Callable[[Source], object]
T = TypeVar("T")

BOX = load_box()
NOWHERE = "No such ☹"
TOO_LONG = "x" * 5000
TOO_MUCH = 10**6

FULL = (Path(__file__).parent / "every-field.toml").read_text(encoding="utf-8")

PLAIN = (
    "first-steps",
    "dawn-at-the-granary",
    "crossroads-in-the-wheat",
)  # every-field.toml has what others add

TOML_FILES: dict[str, tuple[type[msgspec.Struct], Reader]] = {
    "constants.toml": (Constants, files.read_constants),
    "overlays.toml": (OverlayFile, files.read_overlays),
    "cards.toml": (CardFile, lambda source: files.read_cards(source, BOX.constants, BOX.checklist)),
    "points.toml": (PointTable, read_points),
    "every-field.toml": (ScenarioFile, lambda source: files.read_scenario(source, BOX)),
}
for _name in PLAIN:
    TOML_FILES[f"scenarios/{_name}.toml"] = (ScenarioFile, lambda source: files.read_scenario(source, BOX))
for _board in BOX.boards:
    TOML_FILES[f"boards/{_board}.toml"] = (BoardFile, lambda source: files.read_board(source, BOX.codes))

CSV_FILES: dict[str, tuple[type[msgspec.Struct], Reader]] = {
    "units.csv": (UnitType, files.read_units),
    "hits.csv": (HitType, files.read_hits),
    "terrain.csv": (TerrainType, files.read_terrain),
    "fortifications.csv": (Fortification, files.read_fortifications),
    "oba.csv": (ObaType, files.read_oba),
    "bombs.csv": (BombType, lambda source: files.read_bombs(source, BOX.fortifications)),
    "places.csv": (NamedPlace, read_places),
    "rulings.csv": (Ruling, lambda source: files.read_rulings(source, BOX.checklist)),
    "checklist.csv": (ChecklistRow, lambda source: read_checklist(source, "COH", files.SECTION)),
}


def original(file: str) -> str:
    if file == "every-field.toml":
        return FULL
    return SHELF.data.joinpath(*file.split("/")).read_text(encoding="utf-8")


def outcome(read: Reader, file: str, text: str) -> LoadError | None:
    """The error a text gives, or None; any other exception fails the test."""
    try:
        read(Source(file, text))
    except LoadError as error:
        assert error.file == file
        assert error.problem
        assert "\n" not in str(error)
        return error
    return None


def test_every_file_of_the_package_is_broken_here() -> None:
    found = {each.name for each in SHELF.data.iterdir() if each.is_file()}
    found |= {f"boards/{each.name}" for each in (SHELF.data / "boards").iterdir()}
    found |= {f"scenarios/{name}.toml" for name in PLAIN}
    assert found == (set(TOML_FILES) | set(CSV_FILES)) - {"every-field.toml"}


# --- what the structs say -----------------------------------------------------------------------------


@cache
def info(struct: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(struct)


def plain(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        return next(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return kind


def type_at(kind: inspect.Type, where: Where) -> inspect.Type:
    for step in where:
        kind = plain(kind)
        if isinstance(kind, inspect.StructType):
            kind = next(each.type for each in kind.fields if each.encode_name == step)
        elif isinstance(kind, inspect.VarTupleType):
            kind = kind.item_type
        else:
            assert isinstance(kind, inspect.TupleType)
            assert isinstance(step, int)
            kind = kind.item_types[step]
    return plain(kind)


def optional_fields(kind: inspect.Type, seen: frozenset[type] = frozenset()) -> set[tuple[type, str]]:
    """All (struct, field) that have a default, in this struct and those within it."""
    kind = plain(kind)
    if isinstance(kind, inspect.VarTupleType):
        return optional_fields(kind.item_type, seen)
    if not isinstance(kind, inspect.StructType) or kind.cls in seen:
        return set()
    found = {(kind.cls, each.encode_name) for each in kind.fields if not each.required}
    for each in kind.fields:
        found |= optional_fields(each.type, seen | {kind.cls})
    return found


def bad_values(kind: inspect.Type) -> Iterator[Any]:
    """Values of a wrong type, then those of the right type that cannot be."""
    if isinstance(kind, inspect.IntType):
        yield from ("x", 1.5, True, [1], TOO_MUCH, -TOO_MUCH)
    elif isinstance(kind, inspect.BoolType):
        yield from ("x", 7)
    elif isinstance(kind, inspect.DateType):
        yield from (7, "soon", datetime.date(1700, 1, 1))
    elif isinstance(kind, inspect.StrType):
        yield from (7, [NOWHERE], TOO_LONG if kind.max_length else NOWHERE)
    elif isinstance(kind, inspect.LiteralType):
        yield from (7, NOWHERE)
    else:
        yield from (7, "x")


# --- TOML ---------------------------------------------------------------------------------------------


def nodes(data: Any, where: Where = ()) -> Iterator[Where]:
    """The paths of everything in a file."""
    if where:
        yield where
    steps: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        steps = list(data.items())
    elif isinstance(data, list):
        steps = list(enumerate(data))
    for step, inner in steps:
        yield from nodes(inner, (*where, step))


def shape(data: Any, where: Where) -> tuple[object, ...]:
    """What entries that are alike have in common: where they are, whatever their number, and their fields."""
    parts: list[object] = []
    for step in where:
        parts += [step, frozenset(data)] if isinstance(data, dict) else ["any"]
        data = data[step]
    return (*parts, type(data))


def ends(found: Iterable[tuple[object, T]]) -> Iterator[T]:
    """The first and the last of each kind, in their order."""
    kinds: dict[object, list[int]] = {}
    every = list(found)
    for number, (kind, _) in enumerate(every):
        kinds[kind] = [*kinds.get(kind, [])[:1], number]
    return (every[number][1] for number in sorted(number for both in kinds.values() for number in both))


def kinds_of_nodes(data: Any) -> Iterator[Where]:
    """The paths of everything in a file; of entries that are alike those of the first and the last."""
    return ends((shape(data, where), where) for where in nodes(data))


def changed(data: Any, where: Where, value: Any = None, delete: bool = False) -> Any:
    """A copy with the value at `where` replaced, added or deleted."""
    if not where:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    step: Any = where[0]
    if len(where) == 1 and delete:
        del copy[step]
    elif len(where) == 1:
        copy[step] = value
    else:
        copy[step] = changed(data[step], where[1:], value, delete)
    return copy


class Writer:
    """Writes TOML, lists over several lines, and notes the line of each part."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.out: list[str] = []
        self.line = 1
        self.lines: dict[Where, int] = {}
        for key, value in data.items():
            self.put(f"{key} = ")
            self.value(value, (key,))
            self.put("\n")

    def put(self, text: str) -> None:
        self.out.append(text)
        self.line += text.count("\n")

    def value(self, value: Any, where: Where) -> None:
        self.lines[where] = self.line
        if isinstance(value, bool):
            self.put("true" if value else "false")
        elif isinstance(value, (int, float, datetime.date)):
            self.put(str(value))
        elif isinstance(value, str):
            self.put(f'"{value}"')
        elif isinstance(value, list):
            self.put("[\n")
            for number, each in enumerate(value):
                self.value(each, (*where, number))
                self.put(",\n")
            self.put("]")
        else:
            self.put("{ ")
            for number, (key, each) in enumerate(value.items()):
                self.put(f"{', ' if number else ''}{key} = ")
                self.value(each, (*where, key))
            self.put(" }")


def toml_text(data: dict[str, Any]) -> tuple[str, dict[Where, int]]:
    writer = Writer(data)
    return "".join(writer.out), writer.lines


@pytest.fixture(params=TOML_FILES)
def toml_file(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_rewritten_files_load_as_the_originals(toml_file: str) -> None:
    _, read = TOML_FILES[toml_file]
    text, _ = toml_text(tomllib.loads(original(toml_file)))
    assert read(Source(toml_file, text)) == read(Source(toml_file, original(toml_file)))


def test_wrong_values_name_their_field_and_line(toml_file: str) -> None:
    struct, read = TOML_FILES[toml_file]
    data = tomllib.loads(original(toml_file))
    faults: list[str] = []
    for where in kinds_of_nodes(data):
        for value in bad_values(type_at(info(struct), where)):
            text, lines = toml_text(changed(data, where, value))
            error = outcome(read, toml_file, text)
            got = (error.field, error.line) if error else None
            if got != (field_text(where), lines[where]):
                faults.append(f"{field_text(where)} = {value!r}: {error}")
    assert not faults, faults


def test_missing_fields_are_named_and_optional_ones_may_be_missing(toml_file: str) -> None:
    struct, read = TOML_FILES[toml_file]
    kind = info(struct)
    may_be_missing = optional_fields(kind)
    data = tomllib.loads(original(toml_file))
    faults: list[str] = []
    for where in kinds_of_nodes(data):
        holder = type_at(kind, where[:-1])
        if not isinstance(holder, inspect.StructType):
            continue
        text, lines = toml_text(changed(data, where, delete=True))
        error = outcome(read, toml_file, text)
        if (holder.cls, where[-1]) in may_be_missing:
            # only the file that uses everything has fields that other fields then ask for
            if error is not None and toml_file != "every-field.toml":
                faults.append(f"optional {field_text(where)}: {error}")
        elif error is None or (error.field, error.line) != (field_text(where), lines.get(where[:-1])):
            faults.append(f"required {field_text(where)}: {error}")
    assert not faults, faults


def test_unknown_fields_are_named(toml_file: str) -> None:
    _, read = TOML_FILES[toml_file]
    data = tomllib.loads(original(toml_file))
    tables: list[Where] = [()]
    for where in kinds_of_nodes(data):
        inner: Any = data
        for step in where:
            inner = inner[step]
        if isinstance(inner, dict):
            tables.append(where)
    for where in tables:
        added: Where = (*where, "nonsense")
        text, lines = toml_text(changed(data, added, 1))
        error = outcome(read, toml_file, text)
        assert error is not None
        assert (error.field, error.line) == (field_text(added), lines[added])


# --- CSV ----------------------------------------------------------------------------------------------


def table(file: str) -> tuple[list[str], list[list[str]]]:
    lines = [line for line in original(file).split("\n") if not line.startswith("#")]
    rows = list(csv.reader(lines))
    return rows[0], [row for row in rows[1:] if row]


def csv_text(header: list[str], rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([header, *rows])
    return out.getvalue()


def kinds_of_rows(rows: list[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """Rows with their numbers; of those in which the same cells are blank the first and the last."""
    return ends((tuple(map(bool, row)), (number, row)) for number, row in enumerate(rows))


def bad_cells(kind: inspect.Type) -> Iterator[str]:
    if isinstance(kind, inspect.IntType):
        yield from ("x", "1.5", str(TOO_MUCH), str(-TOO_MUCH))
    elif isinstance(kind, inspect.BoolType):
        yield from ("maybe", "7")
    elif isinstance(kind, inspect.StrType):
        yield TOO_LONG if kind.max_length else NOWHERE
    else:
        yield NOWHERE


@pytest.fixture(params=CSV_FILES)
def csv_file(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_wrong_cells_name_their_column_and_line(csv_file: str) -> None:
    struct, read = CSV_FILES[csv_file]
    header, rows = table(csv_file)
    faults: list[str] = []
    for number, row in kinds_of_rows(rows):
        for column, name in enumerate(header):
            for cell in bad_cells(type_at(info(struct), (name,))):
                broken = rows[:]
                broken[number] = [*row[:column], cell, *row[column + 1 :]]
                error = outcome(read, csv_file, csv_text(header, broken))
                if error is None or (error.field, error.line) != (name, number + 2):
                    faults.append(f"{name}, line {number + 2}, {cell!r}: {error}")
    assert not faults, faults


def test_blank_cells_are_the_default_or_named(csv_file: str) -> None:
    struct, read = CSV_FILES[csv_file]
    header, rows = table(csv_file)
    may_be_missing = {name for _, name in optional_fields(info(struct))}
    faults: list[str] = []
    for number, row in kinds_of_rows(rows):
        for column, name in enumerate(header):
            broken = rows[:]
            broken[number] = [*row[:column], "", *row[column + 1 :]]
            error = outcome(read, csv_file, csv_text(header, broken))
            got = (error.field, error.line) if error else None
            if got != (None if name in may_be_missing else (name, number + 2)):
                faults.append(f"{name}, line {number + 2}: {error}")
    assert not faults, faults


def test_missing_doubled_and_unknown_columns_are_named(csv_file: str) -> None:
    struct, read = CSV_FILES[csv_file]
    header, rows = table(csv_file)
    may_be_missing = {name for _, name in optional_fields(info(struct))}
    for column, name in enumerate(header):
        short = [[*row[:column], *row[column + 1 :]] for row in [header, *rows]]
        error = outcome(read, csv_file, csv_text(short[0], short[1:]))
        assert (error is None) == (name in may_be_missing)
        assert error is None or (error.field, error.line) == (name, 1)
        renamed = [*header[:column], "nonsense", *header[column + 1 :]]
        error = outcome(read, csv_file, csv_text(renamed, rows))
        assert error is not None
        assert (error.field, error.line) == ("nonsense", 1)


def test_rows_too_short_and_rows_twice_are_named(csv_file: str) -> None:
    _, read = CSV_FILES[csv_file]
    header, rows = table(csv_file)
    for number, row in kinds_of_rows(rows):
        error = outcome(read, csv_file, csv_text(header, [*rows[:number], row[:-1], *rows[number + 1 :]]))
        assert error is not None
        assert error.line == number + 2
        error = outcome(read, csv_file, csv_text(header, [*rows, row]))
        assert error is not None
        assert (error.field, error.line) == ("id", len(rows) + 2)
