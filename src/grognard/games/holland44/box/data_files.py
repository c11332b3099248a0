# mypyc: interpreted
"""The box and the scenarios of Holland '44, read from data/ and checked (H44-2, S1, S2).

`load_box`, `load_scenario` and `scenario_names` are what the rules need. Every file has its reader here,
`read_<file>(source)`, which returns whole structs or raises one `LoadError`. The structs are in data_types,
data_constants and data_scenario; what a scenario must fulfil is in data_checks. The map is read by map_files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.loading.box import DataFolder, check_known, read_checklist
from grognard.core.loading.load import Source, read_csv, read_toml
from grognard.games.holland44.box.data_checks import check_scenario, check_units
from grognard.games.holland44.box.data_constants import Constants
from grognard.games.holland44.box.data_scenario import ScenarioFile
from grognard.games.holland44.box.data_types import (
    Advance,
    Box,
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
from grognard.games.holland44.box.map_files import load_map
from grognard.games.zocbond.box.data_files import (
    ScenarioFiles,
    check_turns,
    read_bands,
    read_columns,
    read_determined,
    read_totals,
)
from grognard.games.zocbond.box.data_types import CrtColumn
from grognard.games.zocbond.box.rulings import read_rulings

SHELF = DataFolder("grognard.games.holland44")
SECTION = r"S?[0-9]+(\.[0-9]+)*"  # the form of the rules' numbers


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
        check_known(source, (number, "type"), row.type, types, "type")
    total = sum(row.count for row in rows)
    if total != constants.specials.unknown_units:
        problem = f"{total} unknown units, not {constants.specials.unknown_units}"
        raise source.error((len(rows) - 1, "count"), problem)
    return rows


def read_crt(source: Source, codes: Mapping[str, CombatResult]) -> tuple[CrtColumn, ...]:
    """crt.csv: columns from the worst odds to the best without a gap; codes are known (H44-9.4, 11.1)."""
    rows = read_columns(source)
    for number, row in enumerate(rows):
        for face, code in enumerate(row.results(), 1):
            check_known(source, (number, f"roll_{face}"), code, codes, "result")
    return rows


def read_results(source: Source, advances: Mapping[str, Advance]) -> tuple[CombatResult, ...]:
    """results.csv (H44-11.1)."""
    rows = read_csv(source, CombatResult, key=("code",))
    for number, row in enumerate(rows):
        check_known(source, (number, "advance"), row.advance, advances, "advance")
        if row.retreat_most < row.retreat:
            raise source.error((number, "retreat_most"), f"is less than the {row.retreat} hexes of retreat")
    return rows


def read_weather(source: Source) -> tuple[WeatherRow, ...]:
    """weather.csv (H44-4.3)."""
    return read_totals(source, WeatherRow)


def read_turns(source: Source) -> tuple[TurnRow, ...]:
    """turns.csv: turn after turn (H44-3.0)."""
    rows = read_csv(source, TurnRow, key=("turn",))
    check_turns(source, [row.turn for row in rows])
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
    constants = read_constants(SHELF.source("constants.toml"))
    checklist = {row.id: row for row in read_checklist(SHELF.source("checklist.csv"), "H44", SECTION)}
    types = {row.id: row for row in read_csv(SHELF.source("types.csv"), UnitType)}
    formations = {row.id: row for row in read_csv(SHELF.source("formations.csv"), Formation)}
    advance: dict[str, Advance] = {row.id: row for row in read_csv(SHELF.source("advance.csv"), Advance)}
    results = {row.code: row for row in read_results(SHELF.source("results.csv"), advance)}
    return Box(
        types=types,
        formations=formations,
        units={row.key: row for row in read_units(SHELF.source("units.csv"), types, formations)},
        unknown={row.id: row for row in read_unknown(SHELF.source("unknown.csv"), types, constants)},
        terrain={row.id: row for row in read_csv(SHELF.source("terrain.csv"), Terrain)},
        waters={row.id: row for row in read_csv(SHELF.source("hexsides.csv"), Water)},
        roads={row.id: row for row in read_csv(SHELF.source("roads.csv"), RoadType)},
        crt=read_crt(SHELF.source("crt.csv"), results),
        results=results,
        determined=read_determined(SHELF.source("determined.csv")),
        advance=advance,
        demolition=read_bands(SHELF.source("demolition.csv")),
        recovery=read_bands(SHELF.source("recovery.csv")),
        landing=read_bands(SHELF.source("landing.csv")),
        disengagement=read_bands(SHELF.source("disengagement.csv")),
        isolation=read_bands(SHELF.source("isolation.csv")),
        weather=read_weather(SHELF.source("weather.csv")),
        weather_effects={row.id: row for row in read_csv(SHELF.source("weather_effects.csv"), WeatherEffect)},
        displacement=read_csv(SHELF.source("displacement.csv"), Displacement, key=("first",)),
        turns=read_turns(SHELF.source("turns.csv")),
        constants=constants,
        checklist=checklist,
        rulings=read_rulings(SHELF.source("rulings.toml"), checklist),
    )


SCENARIOS = ScenarioFiles(SHELF, read_scenario, load_box)
scenario_names = SCENARIOS.names
load_scenario = SCENARIOS.load
