"""Tables of a game of the family broken in turn, cell by cell: what the error must name."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator

import pytest

from grognard.core.loading.load import LoadError, Source, toml_lines

Reader = Callable[[Source], object]

NONSENSE = "No such ☹"
FREE_TEXT = {"name", "title", "digest", "half", "army", "begins"}  # any words will do


def broken_cells(text: str) -> Iterator[tuple[str, int, str]]:
    """Each column with the line of the first row of the file, and the text with that cell broken."""
    lines = text.splitlines()
    top = next(at for at, line in enumerate(lines) if not line.startswith("#"))
    rows = list(csv.reader(lines[top : top + 2]))
    for at, column in enumerate(rows[0]):
        cells = [*rows[1][:at], NONSENSE, *rows[1][at + 1 :]]
        out = io.StringIO()
        csv.writer(out, lineterminator="").writerow(cells)
        yield column, top + 2, "\n".join([*lines[: top + 1], out.getvalue(), *lines[top + 2 :]])


def assert_broken_cells_are_named(table: Source, read: Reader) -> None:
    for column, line, text in broken_cells(table.text):
        if column in FREE_TEXT:
            continue
        with pytest.raises(LoadError) as caught:
            read(Source(table.file, text))
        error = caught.value
        assert (error.file, error.line, error.field) == (table.file, line, column)


def assert_columns_are_named(table: Source, read: Reader) -> None:
    """One that is missing, and one too many."""
    last = {"checklist.csv": "digest", "citations.csv": "rule"}.get(table.file, "origin")
    short = re.sub(rf"^([a-z].*),{last}$", r"\1", table.text, count=1, flags=re.MULTILINE)
    with pytest.raises(LoadError, match=f"field {last}: this column is missing"):
        read(Source(table.file, short))
    long = re.sub(r"^([a-z].*)$", r"\1,nonsense", table.text, count=1, flags=re.MULTILINE)
    with pytest.raises(LoadError, match="field nonsense: is not a known column"):
        read(Source(table.file, long))


def assert_figures_are_named(constants: Source, read: Reader, least: int) -> None:
    """A word in place of any figure of constants.toml is refused on its line."""
    lines = constants.text.splitlines()
    leaves = {at for where, at in toml_lines(constants.text).items() if len(where) == 2}
    assert len(leaves) > least
    for at in leaves:
        broken = list(lines)
        broken[at - 1] = re.sub(r"= .*", f'= "{NONSENSE}"', broken[at - 1])
        with pytest.raises(LoadError) as caught:
            read(Source(constants.file, "\n".join(broken)))
        name = lines[at - 1].split(" = ")[0]
        assert (caught.value.file, caught.value.line) == (constants.file, at)
        assert caught.value.field.split(".")[1] == name
