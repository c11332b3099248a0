# mypyc: interpreted
"""The box and the scenarios of Stalingrad '42, read from data/ and checked (S42-2, C1 to C4).

`load_box`, `load_scenario` and `scenario_names` are what the rules need. Every file has its reader here,
`read_<file>(source)`, which returns whole structs or raises one `LoadError`. The structs are in data_types,
data_constants and data_scenario; what counters, cards and scenarios must fulfil is in data_checks. The map is
read by map_files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import get_args

from grognard.core.load import LoadError, Source, nearest, parse_toml, read_csv, read_toml
from grognard.games.stalingrad42.data_checks import check_card, check_scenario, check_units
from grognard.games.stalingrad42.data_constants import Constants
from grognard.games.stalingrad42.data_names import Card, Track
from grognard.games.stalingrad42.data_scenario import ScenarioFile
from grognard.games.stalingrad42.data_types import (
    AdvanceRow,
    Box,
    Bridge,
    CardRow,
    ChecklistRow,
    CombatResult,
    Feature,
    Hexside,
    ReplacementKind,
    RoadType,
    Terrain,
    TrackRow,
    TurnRow,
    UnitRow,
    UnitType,
    WeatherEffect,
    WeatherRow,
)
from grognard.games.stalingrad42.map_files import load_map
from grognard.games.zocbond.data_types import Band, CrtColumn, DefenceRow, Totals

DATA = files("grognard.games.stalingrad42") / "data"
MOST_TEXT = 200_000  # bytes of a scenario somebody brings along
MARKS = "!x"  # the shading of a cell of the CRT (S42-11.2.2)


def package_source(file: str) -> Source:
    """Open a file of data/ by its path there; messages call it by that path."""
    where = DATA
    for part in file.split("/"):
        where = where / part
    return Source.open(where, file)


# --- one reader per file --------------------------------------------------------------------------------


def read_units(source: Source, types: Mapping[str, UnitType]) -> tuple[UnitRow, ...]:
    """units.csv (S42-2.3.2)."""
    rows = read_csv(source, UnitRow, key=("key",))
    check_units(source, rows, types)
    return rows


def read_card(source: Source, units: Mapping[str, UnitRow]) -> tuple[CardRow, ...]:
    """cards/<name>.csv (S42-22.1.1)."""
    rows = read_csv(source, CardRow, key=("key",))
    check_card(source, rows, units)
    return rows


def read_terrain(source: Source) -> tuple[Terrain, ...]:
    """terrain.csv: what a hex becomes in the rain is a terrain too (S42-23.2.3)."""
    rows = read_csv(source, Terrain)
    names = [row.id for row in rows]
    for number, row in enumerate(rows):
        if row.wet_as not in names:
            problem = f"there is no terrain {row.wet_as!r}"
            raise source.error((number, "wet_as"), problem, nearest(row.wet_as, names))
    return rows


def read_crt(source: Source, codes: Mapping[str, CombatResult]) -> tuple[CrtColumn, ...]:
    """crt.csv: columns from the worst odds to the best without a gap; codes are known (S42-8.3, 10.1)."""
    rows = read_csv(source, CrtColumn, key=("odds",))
    for number, row in enumerate(rows):
        if number and _rank(row.odds) != _rank(rows[number - 1].odds) + 1:
            raise source.error((number, "odds"), f"{row.odds} does not follow {rows[number - 1].odds}")
        for face, cell in enumerate(row.results(), 1):
            code = cell.rstrip(MARKS)
            where = (number, f"roll_{face}")
            if code not in codes:
                raise source.error(where, f"there is no result {code!r}", nearest(code, codes))
            if codes[code].determined and cell.endswith("x"):
                raise source.error(where, f"{code} allows determined defence", "mark it ! or not at all")
            if not codes[code].determined and cell.endswith("!"):
                raise source.error(where, f"{code} allows no determined defence", "mark it x or not at all")
    return rows


def _rank(odds: str) -> int:
    """Return the place of odds on the ladder of shifts: 1-2 is -1, 1-1 is 0, 2-1 is 1."""
    attack, defense = odds.split("-")
    return int(attack) - int(defense)


def read_results(source: Source) -> tuple[CombatResult, ...]:
    """results.csv (S42-10.1): who retreats is marked."""
    rows = read_csv(source, CombatResult, key=("code",))
    for number, row in enumerate(rows):
        if bool(row.marker) != bool(row.retreat):
            raise source.error((number, "marker"), "goes with a retreat, and only with one (S42-13.1.2)")
    return rows


def read_bands(source: Source) -> tuple[Band, ...]:
    """A table of one die: its bands follow each other without gap or overlap."""
    rows = read_csv(source, Band, key=("low", "high"))
    check_bands(source, rows)
    return rows


def read_determined(source: Source) -> tuple[DefenceRow, ...]:
    """determined.csv (S42-11.2.1)."""
    rows = read_csv(source, DefenceRow, key=("low", "high"))
    check_bands(source, rows)
    return rows


def read_weather(source: Source) -> tuple[WeatherRow, ...]:
    """weather.csv (S42-23.1)."""
    rows = read_csv(source, WeatherRow, key=("low", "high"))
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


def read_turns(source: Source) -> tuple[TurnRow, ...]:
    """turns.csv: turn after turn, day after day (S42-3.A)."""
    rows = read_csv(source, TurnRow, key=("turn",))
    for number, row in enumerate(rows):
        if row.turn != number + 1:
            raise source.error((number, "turn"), f"is {row.turn} where {number + 1} follows")
        if row.end < row.start:
            raise source.error((number, "end"), f"is before {row.start}")
        if number and (row.start - rows[number - 1].end).days != 1:
            raise source.error((number, "start"), f"does not follow {rows[number - 1].end}")
    return rows


def read_track(source: Source) -> tuple[TrackRow, ...]:
    """tracks/<name>.csv: turn after turn."""
    rows = read_csv(source, TrackRow, key=("turn",))
    for number, row in enumerate(rows):
        if number and row.turn != rows[number - 1].turn + 1:
            raise source.error((number, "turn"), f"does not follow {rows[number - 1].turn}")
    return rows


def read_checklist(source: Source) -> tuple[ChecklistRow, ...]:
    """checklist.csv: the ids of all rules."""
    rows = read_csv(source, ChecklistRow)
    for number, row in enumerate(rows):
        if row.id != f"S42-{row.section}":
            raise source.error((number, "section"), f"{row.section!r} does not fit the id {row.id!r}")
    return rows


def read_constants(source: Source) -> Constants:
    """constants.toml."""
    return read_toml(source, Constants)


def read_scenario(source: Source, box: Box) -> ScenarioFile:
    """scenarios/<name>.toml, checked against box and map."""
    scenario = read_toml(source, ScenarioFile)
    check_scenario(source, scenario, box, load_map())
    return scenario


# --- the whole box --------------------------------------------------------------------------------------


@cache
def load_box() -> Box:
    """Read everything that is the same in all scenarios, once."""
    types = {row.id: row for row in read_csv(package_source("types.csv"), UnitType)}
    units = {row.key: row for row in read_units(package_source("units.csv"), types)}
    results = {row.code: row for row in read_results(package_source("results.csv"))}
    return Box(
        types=types,
        units=units,
        cards={name: read_card(package_source(f"cards/{name}.csv"), units) for name in get_args(Card)},
        terrain={row.id: row for row in read_terrain(package_source("terrain.csv"))},
        features={row.id: row for row in read_csv(package_source("features.csv"), Feature)},
        hexsides={row.id: row for row in read_csv(package_source("hexsides.csv"), Hexside)},
        bridges={row.id: row for row in read_csv(package_source("bridges.csv"), Bridge)},
        roads={row.id: row for row in read_csv(package_source("roads.csv"), RoadType)},
        crt=read_crt(package_source("crt.csv"), results),
        results=results,
        determined=read_determined(package_source("determined.csv")),
        advance={row.hexes: row for row in read_csv(package_source("advance.csv"), AdvanceRow, ("hexes",))},
        recovery=read_bands(package_source("recovery.csv")),
        attrition=read_bands(package_source("attrition.csv")),
        disengagement=read_bands(package_source("disengagement.csv")),
        weather=read_weather(package_source("weather.csv")),
        weather_effects={
            row.id: row for row in read_csv(package_source("weather_effects.csv"), WeatherEffect)
        },
        replacements={row.id: row for row in read_csv(package_source("replacements.csv"), ReplacementKind)},
        turns=read_turns(package_source("turns.csv")),
        tracks={name: read_track(package_source(f"tracks/{name}.csv")) for name in get_args(Track)},
        constants=read_constants(package_source("constants.toml")),
        checklist={row.id: row for row in read_checklist(package_source("checklist.csv"))},
    )


def scenario_names() -> list[str]:
    """Return the names of the scenarios in the box, shortest first, so that the campaign comes last."""
    return list(_names_by_length())


@cache
def _names_by_length() -> tuple[str, ...]:
    found = [each.name for each in (DATA / "scenarios").iterdir()]
    stems = sorted(name[: -len(".toml")] for name in found if name.endswith(".toml"))
    minutes: dict[str, int] = {}
    for name in stems:
        value = parse_toml(package_source(f"scenarios/{name}.toml")).get("minutes")
        minutes[name] = value if isinstance(value, int) else 0
    return tuple(sorted(stems, key=lambda name: (minutes[name], name)))


def load_scenario(name_or_path: str | Path) -> ScenarioFile:
    """Read a scenario: by name in the box, or by the path of its .toml file."""
    names = scenario_names()
    if isinstance(name_or_path, str) and name_or_path in names:
        return _load_named(name_or_path)
    text = str(name_or_path)
    if isinstance(name_or_path, Path) or text.endswith(".toml"):
        return read_scenario(Source.open(Path(name_or_path), text, MOST_TEXT), load_box())
    raise LoadError(text[:80], None, "", "there is no such scenario", nearest(text[:80], names))


@cache
def _load_named(name: str) -> ScenarioFile:
    return read_scenario(package_source(f"scenarios/{name}.toml"), load_box())
