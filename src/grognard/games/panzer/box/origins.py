# mypyc: interpreted
"""Where each figure of the data comes from.

The rulebook came to us without its pictures, and most tables and all cards were pictures. Each table has an
`Origin`, which says of every cell whether it is

* `text`: stated in the rules text, in a rule or in a worked example; no tuning may change it;
* `known`: not printed, but forced by several cells of the text or by the geometry of hexes;
* `ours`: rebuilt by us, playable, free to be tuned.

A cell is named by its path in the table, `row/-2/V`. A row is called by its `id`, `row` or `gpd`, a number of
a list by its place from 1. An origin names cells by path, `*` standing for anything, and says of the `rest`.
A row of a card file says the same in words of its `origin` column: `gpd:text ap_p/3:text`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Annotated, Literal, cast, get_args

from msgspec import Meta, Struct
from msgspec.structs import fields

from grognard.core.loading.load import Source, Where

Mark = Literal["text", "known", "ours"]
MARKS: tuple[Mark, ...] = get_args(Mark)
Section = Annotated[str, Meta(pattern=r"^[1-7](\.[0-9]+)*$")]
CellName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_*-]+(/[A-Za-z0-9_*-]+)*$")]
CardMark = Annotated[str, Meta(pattern=r"^[a-zA-Z_]+(/[1-5])?:(text|known|ours)$")]

KEYS = ("id", "row", "gpd")  # what a row is called by
ALL = "all"  # in a card's marks: the whole row


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """Whence the cells of one table: the sections it belongs to, then cells by name."""

    rules: Annotated[tuple[Section, ...], Meta(min_length=1)]
    rest: Mark = "ours"
    text: tuple[CellName, ...] = ()
    known: tuple[CellName, ...] = ()
    ours: tuple[CellName, ...] = ()

    def names(self, mark: Mark) -> tuple[str, ...]:
        """The cells that are named with a mark."""
        return self.text if mark == "text" else self.known if mark == "known" else self.ours

    def mark(self, cell: str) -> Mark:
        """Whence one cell: a name without a star counts before those with one, text before the others."""
        for mark in MARKS:
            if cell in self.names(mark):
                return mark
        for mark in MARKS:
            if any(fnmatchcase(cell, name) for name in self.names(mark)):
                return mark
        return self.rest


class Cell(Struct, frozen=True):
    """One figure of the data, for tools that list or tune them."""

    file: str
    table: str
    name: str
    value: str | int | float | bool
    mark: Mark


def table_cells(table: Struct) -> dict[str, str | int | float | bool]:
    """Every value of a table by its path, in the order of the file."""
    return dict(_walk("", table))


def _walk(path: str, value: object) -> Iterator[tuple[str, str | int | float | bool]]:
    """What is left out of the file has its default and is no cell."""
    if isinstance(value, Struct):
        for field in fields(value):
            part = getattr(value, field.name)
            if field.name != "origin" and not (path and field.name in KEYS) and part != field.default:
                yield from _walk(f"{path}/{field.name}" if path else field.name, part)
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value, 1):
            yield from _walk(f"{path}/{_row_name(part, place)}", part)
    elif isinstance(value, str | int | float):
        yield path, value


def _row_name(part: object, place: int) -> str:
    """What a part of a list is called: by its key, otherwise by its place."""
    if isinstance(part, Struct):
        for key in KEYS:
            if key in part.__struct_fields__:
                return str(getattr(part, key))
    return str(place)


def check_origin(source: Source, where: Where, table: Struct) -> None:
    """Refuse an origin that speaks of a cell which the table does not have."""
    origin = cast(Origin, table.origin)  # type: ignore[attr-defined]
    cells = list(table_cells(table))
    for mark in MARKS:
        for number, name in enumerate(origin.names(mark)):
            if not any(fnmatchcase(cell, name) for cell in cells):
                problem = f"there is no cell {name!r} in this table"
                hint = f"cells are named like {cells[0]!r}"
                raise source.error((*where, "origin", mark, number), problem, hint)


def file_cells(file: str, tables: Struct) -> Iterator[Cell]:
    """Every cell of a file of tables, with its mark."""
    for name in tables.__struct_fields__:
        table = getattr(tables, name)
        if isinstance(table, Struct) and "origin" in table.__struct_fields__:
            origin = cast(Origin, table.origin)  # type: ignore[attr-defined]
            for cell, value in table_cells(table).items():
                yield Cell(file, name, cell, value, origin.mark(cell))


def card_mark(marks: tuple[str, ...], name: str) -> Mark:
    """Whence a figure of a card: `ap_p/3` by that name, by `ap_p`, by `all`, otherwise ours."""
    for wanted in (name, name.partition("/")[0], ALL):
        for each in marks:
            figure, _, mark = each.partition(":")
            if figure == wanted:
                return cast(Mark, mark)
    return "ours"


def row_cells(file: str, row: Struct) -> Iterator[Cell]:
    """Every figure of a card, with its mark; the card's name and its marks are none."""
    marks: tuple[str, ...] = row.origin  # type: ignore[attr-defined]
    for field in fields(row):
        name, value = field.name, getattr(row, field.name)
        marked = any(each.startswith(f"{name}:") for each in marks)
        if name in ("id", "name", "origin", "notes") or (value == field.default and not marked):
            continue
        parts = enumerate(value, 1) if isinstance(value, tuple) else ((0, value),)
        for place, part in parts:
            if part is not None:
                cell = f"{name}/{place}" if place else name
                yield Cell(file, row.id, cell, part, card_mark(marks, cell))  # type: ignore[attr-defined]


def check_card_marks(source: Source, number: int, row: Struct) -> None:
    """Refuse a mark of a card that speaks of no column."""
    marks: tuple[str, ...] = row.origin  # type: ignore[attr-defined]
    for each in marks:
        figure = each.partition(":")[0]
        column, _, place = figure.partition("/")
        if column != ALL and column not in row.__struct_fields__:
            raise source.error((number, "origin"), f"{figure!r} is no column", "write column:text")
        value = getattr(row, column, None)
        if place and not (isinstance(value, tuple) and int(place) <= len(value)):
            raise source.error((number, "origin"), f"there is no figure {figure!r} in this row")
