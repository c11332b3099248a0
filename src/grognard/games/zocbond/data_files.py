# mypyc: interpreted
"""Readers of the files that the games of the family have alike: tables of dice, odds, scenarios by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from grognard.core.box import MOST_TEXT, Shelf
from grognard.core.load import LoadError, Source, nearest, parse_toml, read_csv
from grognard.games.zocbond.data_types import Band, CrtColumn, DefenceRow, Totals


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


def read_bands(source: Source) -> tuple[Band, ...]:
    """A table of one die: its bands follow each other without gap or overlap."""
    rows = read_csv(source, Band, key=("low", "high"))
    check_bands(source, rows)
    return rows


def read_determined(source: Source) -> tuple[DefenceRow, ...]:
    """determined.csv: the determined defence table."""
    rows = read_csv(source, DefenceRow, key=("low", "high"))
    check_bands(source, rows)
    return rows


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


def names_by_length(shelf: Shelf) -> tuple[str, ...]:
    """Return the names of the scenarios in the box, shortest first, so that the campaign comes last."""
    minutes: dict[str, int] = {}
    stems = shelf.stems("scenarios")
    for name in stems:
        value = parse_toml(shelf.source(f"scenarios/{name}.toml")).get("minutes")
        minutes[name] = value if isinstance(value, int) else 0
    return tuple(sorted(stems, key=lambda name: (minutes[name], name)))


def own_source(name_or_path: str | Path, names: Sequence[str]) -> Source:
    """Open a scenario that is not in the box, by the path of its .toml file."""
    text = str(name_or_path)
    if isinstance(name_or_path, Path) or text.endswith(".toml"):
        return Source.open(Path(name_or_path), text, MOST_TEXT)
    raise LoadError(text[:80], None, "", "there is no such scenario", nearest(text[:80], names))


def collect_figures(found: dict[str, int], prefix: str, part: Struct) -> None:
    """The whole numbers of constants.toml under "chapter.name"."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, int):
            found[prefix + name] = int(value)
        elif isinstance(value, Struct):
            collect_figures(found, f"{prefix}{name}.", value)
