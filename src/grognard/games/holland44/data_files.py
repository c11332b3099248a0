# mypyc: interpreted
"""The box and the scenarios of Holland '44, read from data/ and checked (H44-2, S1, S2).

`load_box`, `load_scenario` and `scenario_names` are what the rules need. Every file has its reader here,
`read_<file>(source)`, which returns whole structs or raises one `LoadError`. The structs are in data_types,
data_constants and data_scenario; what a scenario must fulfil is in data_checks. The map is read by map_files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from grognard.core.load import LoadError, Source, nearest, parse_toml, read_csv, read_toml
from grognard.games.holland44.data_checks import check_scenario, check_units
from grognard.games.holland44.data_constants import Constants
from grognard.games.holland44.data_scenario import ScenarioFile
from grognard.games.holland44.data_types import (
    Advance,
    Box,
    ChecklistRow,
    CombatResult,
    Displacement,
    Formation,
    RoadType,
    Terrain,
    TurnRow,
    UnitRow,
    UnitType,
    UnknownType,
    Water,
    WeatherEffect,
    WeatherRow,
)
from grognard.games.holland44.map_files import load_map
from grognard.games.zocbond.data_types import Band, CrtColumn, DefenceRow, Totals

DATA = files("grognard.games.holland44") / "data"
MOST_TEXT = 200_000  # bytes of a scenario somebody brings along


def package_source(file: str) -> Source:
    """Open a file of data/ by its path there; messages call it by that path."""
    where = DATA
    for part in file.split("/"):
        where = where / part
    return Source.open(where, file)


# --- one reader per file --------------------------------------------------------------------------------


def read_units(
    source: Source, types: Mapping[str, UnitType], formations: Mapping[str, Formation]
) -> tuple[UnitRow, ...]:
    """units.csv (H44-2.3)."""
    rows = read_csv(source, UnitRow, key=("key",))
    check_units(source, rows, types, formations)
    return rows


def read_unknown(
    source: Source, types: Mapping[str, UnitType], constants: Constants
) -> tuple[UnknownType, ...]:
    """unknown.csv: as many as the rules name (H44-25.5)."""
    rows = read_csv(source, UnknownType)
    for number, row in enumerate(rows):
        if row.type not in types:
            raise source.error((number, "type"), f"there is no type {row.type!r}", nearest(row.type, types))
    total = sum(row.count for row in rows)
    if total != constants.specials.unknown_units:
        problem = f"{total} unknown units, not {constants.specials.unknown_units}"
        raise source.error((len(rows) - 1, "count"), problem)
    return rows


def read_crt(source: Source, codes: Mapping[str, CombatResult]) -> tuple[CrtColumn, ...]:
    """crt.csv: columns from the worst odds to the best without a gap; codes are known (H44-9.4, 11.1)."""
    rows = read_csv(source, CrtColumn, key=("odds",))
    for number, row in enumerate(rows):
        if number and _rank(row.odds) != _rank(rows[number - 1].odds) + 1:
            raise source.error((number, "odds"), f"{row.odds} does not follow {rows[number - 1].odds}")
        for face, code in enumerate(row.results(), 1):
            if code not in codes:
                raise source.error(
                    (number, f"roll_{face}"), f"there is no result {code!r}", nearest(code, codes)
                )
    return rows


def _rank(odds: str) -> int:
    """Return the place of odds on the ladder of shifts: 1-2 is -1, 1-1 is 0, 2-1 is 1."""
    attack, defense = odds.split("-")
    return int(attack) - int(defense)


def read_results(source: Source, advances: Mapping[str, Advance]) -> tuple[CombatResult, ...]:
    """results.csv (H44-11.1)."""
    rows = read_csv(source, CombatResult, key=("code",))
    for number, row in enumerate(rows):
        if row.advance not in advances:
            problem = f"there is no advance {row.advance!r}"
            raise source.error((number, "advance"), problem, nearest(row.advance, advances))
        if row.retreat_most < row.retreat:
            raise source.error((number, "retreat_most"), f"is less than the {row.retreat} hexes of retreat")
    return rows


def read_bands(source: Source) -> tuple[Band, ...]:
    """A table of one die: its bands follow each other without gap or overlap."""
    rows = read_csv(source, Band, key=("low", "high"))
    check_bands(source, rows)
    return rows


def read_determined(source: Source) -> tuple[DefenceRow, ...]:
    """determined.csv (H44-12.2)."""
    rows = read_csv(source, DefenceRow, key=("low", "high"))
    check_bands(source, rows)
    return rows


def read_weather(source: Source) -> tuple[WeatherRow, ...]:
    """weather.csv (H44-4.3)."""
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
    """turns.csv: turn after turn (H44-3.0)."""
    rows = read_csv(source, TurnRow, key=("turn",))
    for number, row in enumerate(rows):
        if row.turn != number + 1:
            raise source.error((number, "turn"), f"is {row.turn} where {number + 1} follows")
    return rows


def read_checklist(source: Source) -> tuple[ChecklistRow, ...]:
    """checklist.csv: the ids of all rules."""
    rows = read_csv(source, ChecklistRow)
    for number, row in enumerate(rows):
        if row.id != f"H44-{row.section}":
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
    constants = read_constants(package_source("constants.toml"))
    types = {row.id: row for row in read_csv(package_source("types.csv"), UnitType)}
    formations = {row.id: row for row in read_csv(package_source("formations.csv"), Formation)}
    advance: dict[str, Advance] = {row.id: row for row in read_csv(package_source("advance.csv"), Advance)}
    results = {row.code: row for row in read_results(package_source("results.csv"), advance)}
    return Box(
        types=types,
        formations=formations,
        units={row.key: row for row in read_units(package_source("units.csv"), types, formations)},
        unknown={row.id: row for row in read_unknown(package_source("unknown.csv"), types, constants)},
        terrain={row.id: row for row in read_csv(package_source("terrain.csv"), Terrain)},
        waters={row.id: row for row in read_csv(package_source("hexsides.csv"), Water)},
        roads={row.id: row for row in read_csv(package_source("roads.csv"), RoadType)},
        crt=read_crt(package_source("crt.csv"), results),
        results=results,
        determined=read_determined(package_source("determined.csv")),
        advance=advance,
        demolition=read_bands(package_source("demolition.csv")),
        recovery=read_bands(package_source("recovery.csv")),
        landing=read_bands(package_source("landing.csv")),
        disengagement=read_bands(package_source("disengagement.csv")),
        isolation=read_bands(package_source("isolation.csv")),
        weather=read_weather(package_source("weather.csv")),
        weather_effects={
            row.id: row for row in read_csv(package_source("weather_effects.csv"), WeatherEffect)
        },
        displacement=read_csv(package_source("displacement.csv"), Displacement, key=("first",)),
        turns=read_turns(package_source("turns.csv")),
        constants=constants,
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
