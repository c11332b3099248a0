# mypyc: interpreted
"""Readers of the files that the games of the family have alike: tables of dice, odds, scenarios by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from grognard.core.loading.box import MOST_TEXT, DataFolder
from grognard.core.loading.load import LoadError, Source, nearest, parse_toml, read_csv
from grognard.games.zocbond.box.data_types import Band, CrtColumn, DefenceRow, Totals

B = TypeVar("B")  # the box of a game
F = TypeVar("F")  # the file of a scenario
T = TypeVar("T", bound=Totals)  # a row of a table


def read_columns(source: Source) -> tuple[CrtColumn, ...]:
    """crt.csv: columns from the worst odds to the best without a gap."""
    rows = read_csv(source, CrtColumn, key=("odds",))
    for number, row in enumerate(rows):
        if number and _rank(row.odds) != _rank(rows[number - 1].odds) + 1:
            raise source.error((number, "odds"), f"{row.odds} does not follow {rows[number - 1].odds}")
    return rows


def _rank(odds: str) -> int:
    """Return the place of odds on the ladder of shifts: 1-2 is -1, 1-1 is 0, 2-1 is 1."""
    attack, defense = odds.split("-")
    return int(attack) - int(defense)


def read_totals(source: Source, kind: type[T]) -> tuple[T, ...]:
    """A table of totals: its bands follow each other without gap or overlap."""
    rows = read_csv(source, kind, key=("low", "high"))
    check_bands(source, rows)
    return rows


def check_turns(source: Source, turns: Iterable[int]) -> None:
    """Raise a LoadError unless the rows are turn after turn from the first."""
    for number, turn in enumerate(turns):
        if turn != number + 1:
            raise source.error((number, "turn"), f"is {turn} where {number + 1} follows")


def read_bands(source: Source) -> tuple[Band, ...]:
    """A table of one die."""
    return read_totals(source, Band)


def read_determined(source: Source) -> tuple[DefenceRow, ...]:
    """determined.csv: the determined defence table."""
    return read_totals(source, DefenceRow)


def check_bands(source: Source, rows: Sequence[Totals]) -> None:
    """Raise a LoadError unless the bands cover every total once: only the first and the last are open."""
    for number, row in enumerate(rows):
        first, last = number == 0, number == len(rows) - 1
        if (row.low is None and not first) or (row.high is None and not last):
            name = "low" if row.low is None and not first else "high"
            raise source.error((number, name), "only the first row begins and the last ends without a bound")
        if row.low is not None and row.high is not None and row.high < row.low:
            raise source.error((number, "high"), f"{row.high} is below {row.low}")
        before = rows[number - 1].high if not first else None
        if before is not None and row.low != before + 1:
            raise source.error((number, "low"), f"does not follow the {before} of the row before")


def own_source(name_or_path: str | Path, names: Sequence[str]) -> Source:
    """Open a scenario that is not in the box, by the path of its .toml file."""
    text = str(name_or_path)
    if isinstance(name_or_path, Path) or text.endswith(".toml"):
        return Source.open(Path(name_or_path), text, MOST_TEXT)
    raise LoadError(text[:80], None, "", "there is no such scenario", nearest(text[:80], names))


def collect_figures(figures: dict[str, int], prefix: str, part: Struct) -> None:
    """The whole numbers of constants.toml under "chapter.name"."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, int):
            figures[prefix + name] = int(value)
        elif isinstance(value, Struct):
            collect_figures(figures, f"{prefix}{name}.", value)


class ScenarioFiles(Generic[B, F]):
    """The scenarios of a game's box, and those that somebody brings along."""

    def __init__(self, shelf: DataFolder, read: Callable[[Source, B], F], box: Callable[[], B]) -> None:
        """`read` makes a scenario of a file, checked against the box."""
        self.shelf = shelf
        self.read = read
        self.box = box
        self.loaded: dict[str, F] = {}

    @cached_property
    def in_order(self) -> tuple[str, ...]:
        """The names of the scenarios in the box, shortest first, so that the campaign comes last."""
        minutes: dict[str, int] = {}
        stems = self.shelf.stems("scenarios")
        for name in stems:
            value = parse_toml(self.shelf.source(f"scenarios/{name}.toml")).get("minutes")
            minutes[name] = value if isinstance(value, int) else 0
        return tuple(sorted(stems, key=lambda name: (minutes[name], name)))

    def names(self) -> list[str]:
        """Return the names of the scenarios in the box, the campaign last."""
        return list(self.in_order)

    def load(self, name_or_path: str | Path) -> F:
        """Read a scenario: by name in the box, or by the path of its .toml file."""
        if not isinstance(name_or_path, str) or name_or_path not in self.in_order:
            return self.read(own_source(name_or_path, self.in_order), self.box())
        if name_or_path not in self.loaded:
            source = self.shelf.source(f"scenarios/{name_or_path}.toml")
            self.loaded[name_or_path] = self.read(source, self.box())
        return self.loaded[name_or_path]
