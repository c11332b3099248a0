# mypyc: interpreted
"""What the box of every game has: files in its package's data/, and the checklist of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.core.loading.load import LoadError, Source, Where, nearest, read_csv

MOST_TEXT = 200_000  # bytes of a scenario somebody brings along; a large scenario has ten thousand

_Text = Annotated[str, Meta(min_length=1, max_length=400)]


class ChecklistRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of checklist.csv: one section of the rules; its ids are what `Reason.rule` may name."""

    id: str
    section: str
    title: _Text
    kind: Literal["core", "component", "optional", "scenario"]
    testable: Literal["yes", "no"]
    digest: _Text


class DataFolder:
    """The folder data/ of a game's package."""

    def __init__(self, package: str) -> None:
        """`package` is the dotted name, as grognard.games.coh."""
        self.data = files(package) / "data"

    def source(self, file: str) -> Source:
        """Open a file by its path in data/; messages call it by that path."""
        where = self.data
        for part in file.split("/"):
            where = where / part
        return Source.open(where, file)

    def stems(self, folder: str) -> list[str]:
        """Return the names of the TOML files of a folder, without their ending."""
        names = [each.name for each in (self.data / folder).iterdir()]
        return sorted(name[: -len(".toml")] for name in names if name.endswith(".toml"))


def read_checklist(source: Source, prefix: str, section: str) -> tuple[ChecklistRow, ...]:
    """Read checklist.csv: the ids of all rules, as COH-7.62. `section` is the form of a game's numbers."""
    rows = read_csv(source, ChecklistRow)
    for number, row in enumerate(rows):
        if not re.fullmatch(rf"{prefix}-(?:{section})", row.id):
            raise source.error((number, "id"), f"{row.id!r} is no id of these rules")
        if not re.fullmatch(section, row.section):
            raise source.error((number, "section"), f"{row.section!r} is no number of a section")
        if row.id != f"{prefix}-{row.section}":
            raise source.error((number, "section"), f"{row.section!r} does not fit the id {row.id!r}")
    return rows


def check_known(source: Source, where: Where, name: object, names: Iterable[object], what: str) -> None:
    """Raise a LoadError unless a name is among those that there are."""
    known = list(names)
    if name not in known:
        raise source.error(where, f"there is no {what} {name!r}", nearest(name, known))


def complete_options(file: str, allowed: dict[str, list[str]], options: dict[str, str]) -> dict[str, str]:
    """All options of a scenario with their values; raises LoadError for one that it does not have.

    `allowed` has the values of each, the default first.
    """
    for name, value in options.items():
        if name not in allowed:
            hint = "options: " + ", ".join(allowed)
            raise LoadError(file, None, f"option {name}", "no such option", hint)
        if value not in allowed[name]:
            hint = "one of: " + ", ".join(allowed[name])
            raise LoadError(file, None, f"option {name}", f"there is no value '{value}'", hint)
    return {name: options.get(name, values[0]) for name, values in allowed.items()}
