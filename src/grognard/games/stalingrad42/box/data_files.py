# mypyc: interpreted
"""The box and the scenarios of Stalingrad '42, read from data/ and checked (S42-2, C1 to C4).

`load_box`, `load_scenario` and `scenario_names` are what the rules need. Every file has its reader here,
`read_<file>(source)`, which returns whole structs or raises one `LoadError`. The structs are in data_types,
data_constants and data_scenario; what counters, cards and scenarios must fulfil is in data_checks. The map is
read by map_files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import get_args

from grognard.core.loading.box import DataFolder, check_known, read_checklist
from grognard.core.loading.load import Source, read_csv, read_toml
from grognard.games.stalingrad42.box.data_checks import check_card, check_scenario, check_units
from grognard.games.stalingrad42.box.data_constants import Constants
from grognard.games.stalingrad42.box.data_names import Card, Track
from grognard.games.stalingrad42.box.data_scenario import ScenarioFile
from grognard.games.stalingrad42.box.data_types import (
    AdvanceRow,
    Box,
    Bridge,
    CardRow,
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
from grognard.games.stalingrad42.box.map_files import load_map
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
from grognard.games.zocbond.box.setup_combat import MARKS

SHELF = DataFolder("grognard.games.stalingrad42")
SECTION = r"C?[0-9]+(\.([0-9]+|[A-D]))*"  # the form of the rules' numbers


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
        check_known(source, (number, "wet_as"), row.wet_as, names, "terrain")
    return rows


def read_crt(source: Source, codes: Mapping[str, CombatResult]) -> tuple[CrtColumn, ...]:
    """crt.csv: columns from the worst odds to the best without a gap; codes are known (S42-8.3, 10.1)."""
    rows = read_columns(source)
    for number, row in enumerate(rows):
        for face, cell in enumerate(row.results(), 1):
            code = cell.rstrip(MARKS)
            where = (number, f"roll_{face}")
            check_known(source, where, code, codes, "result")
            if codes[code].determined and cell.endswith("x"):
                raise source.error(where, f"{code} allows determined defence", "mark it ! or not at all")
            if not codes[code].determined and cell.endswith("!"):
                raise source.error(where, f"{code} allows no determined defence", "mark it x or not at all")
    return rows


def read_results(source: Source) -> tuple[CombatResult, ...]:
    """results.csv (S42-10.1): who retreats is marked."""
    rows = read_csv(source, CombatResult, key=("code",))
    for number, row in enumerate(rows):
        if bool(row.marker) != bool(row.retreat):
            raise source.error((number, "marker"), "goes with a retreat, and only with one (S42-13.1.2)")
    return rows


def read_weather(source: Source) -> tuple[WeatherRow, ...]:
    """weather.csv (S42-23.1)."""
    return read_totals(source, WeatherRow)


def read_turns(source: Source) -> tuple[TurnRow, ...]:
    """turns.csv: turn after turn, day after day (S42-3.A)."""
    rows = read_csv(source, TurnRow, key=("turn",))
    check_turns(source, [row.turn for row in rows])
    for number, row in enumerate(rows):
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
    types = {row.id: row for row in read_csv(SHELF.source("types.csv"), UnitType)}
    units = {row.key: row for row in read_units(SHELF.source("units.csv"), types)}
    results = {row.code: row for row in read_results(SHELF.source("results.csv"))}
    checklist = {row.id: row for row in read_checklist(SHELF.source("checklist.csv"), "S42", SECTION)}
    return Box(
        types=types,
        units=units,
        cards={name: read_card(SHELF.source(f"cards/{name}.csv"), units) for name in get_args(Card)},
        terrain={row.id: row for row in read_terrain(SHELF.source("terrain.csv"))},
        features={row.id: row for row in read_csv(SHELF.source("features.csv"), Feature)},
        hexsides={row.id: row for row in read_csv(SHELF.source("hexsides.csv"), Hexside)},
        bridges={row.id: row for row in read_csv(SHELF.source("bridges.csv"), Bridge)},
        roads={row.id: row for row in read_csv(SHELF.source("roads.csv"), RoadType)},
        crt=read_crt(SHELF.source("crt.csv"), results),
        results=results,
        determined=read_determined(SHELF.source("determined.csv")),
        advance={row.hexes: row for row in read_csv(SHELF.source("advance.csv"), AdvanceRow, ("hexes",))},
        recovery=read_bands(SHELF.source("recovery.csv")),
        attrition=read_bands(SHELF.source("attrition.csv")),
        disengagement=read_bands(SHELF.source("disengagement.csv")),
        weather=read_weather(SHELF.source("weather.csv")),
        weather_effects={row.id: row for row in read_csv(SHELF.source("weather_effects.csv"), WeatherEffect)},
        replacements={row.id: row for row in read_csv(SHELF.source("replacements.csv"), ReplacementKind)},
        turns=read_turns(SHELF.source("turns.csv")),
        tracks={name: read_track(SHELF.source(f"tracks/{name}.csv")) for name in get_args(Track)},
        constants=read_constants(SHELF.source("constants.toml")),
        checklist=checklist,
        rulings=read_rulings(SHELF.source("rulings.toml"), checklist),
    )


SCENARIOS = ScenarioFiles(SHELF, read_scenario, load_box)
scenario_names = SCENARIOS.names
load_scenario = SCENARIOS.load
