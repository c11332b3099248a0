# mypyc: interpreted
"""Tables of the turn, of landings and of victory from the data files into a scenario (H44-4.3, 22.3)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.zocbond.box.data_types import Band, row_at

from ..scenario import ALLIED, GERMAN, SIDES, WEATHERS, HollandScenario
from .data_scenario import Award as AwardRow
from .data_scenario import ScenarioFile
from .data_types import Box
from .dice_tables import (
    ANY,
    BEYOND_RIJN,
    BEYOND_WAAL,
    DIVISION,
    LEAST,
    MOST,
    NONE,
    NOWHERE,
    OWN,
    Award,
    DiceTable,
    TurnTables,
)

SCOPES = {"none": NONE, "own": OWN, "division": DIVISION, "any": ANY}
REGIONS = {"": NOWHERE, "north_of_neder_rijn": BEYOND_RIJN, "north_of_waal": BEYOND_WAAL}
AWARDS = ("hold", "bridge", "beyond", "exit", "losses")
VICTORIES = ("campaign", "crossing", "points")


def fill_turn(sc: HollandScenario, file: ScenarioFile, box: Box) -> None:
    tables = sc.turn_tables
    tables.demolition = dice_table(box.demolition, ("safe", "blown"))
    tables.landing = dice_table(box.landing, ("none", "scattered", "scattered_1", "scattered_2"))
    tables.disengagement = dice_table(box.disengagement, ("no", "yes_1", "yes"))
    tables.isolation = dice_table(box.isolation, ("step_lost", "none"))
    fill_weather(tables, box)
    fill_landing(sc, tables, box)
    fill_replacements(sc, tables, box)
    fill_victory(sc, tables, file, box)


def dice_table(bands: Sequence[Band], results: tuple[str, ...]) -> DiceTable:
    """A table laid out total by total; the results as numbers in a fixed order."""
    return DiceTable([results.index(bands[row_at(bands, t)].result) for t in range(LEAST, MOST + 1)])


def fill_weather(tables: TurnTables, box: Box) -> None:
    """H44-4.3, 4.4."""
    rows = [box.weather[row_at(box.weather, total)] for total in range(LEAST, MOST + 1)]
    tables.weather_am = DiceTable([WEATHERS.index(row.am) for row in rows])
    tables.weather_pm = DiceTable([WEATHERS.index(row.pm) for row in rows])
    for name in WEATHERS:
        tables.landings.append(box.weather_effects[name].landings)
        tables.air_units.append(box.weather_effects[name].air_units)


def fill_landing(sc: HollandScenario, tables: TurnTables, box: Box) -> None:
    """H44-22.2.1, 22.3.2."""
    for name in sc.terrain_names:
        row = box.terrain[name]
        tables.parachute.append(row.parachute)
        tables.glider.append(row.glider)
        tables.landing_drm.append(row.landing_drm)
    for turn in range(1, len(sc.turn_kind)):
        for shift in box.displacement:
            if shift.first <= turn <= shift.last:
                tables.drop_scope.append(SCOPES[shift.hexes])
                tables.source_scope.append(SCOPES[shift.sources])
                tables.drop_adjacent.append(shift.adjacent)
    tables.polish_weather = WEATHERS.index(box.constants.airborne.polish_weather)


def fill_replacements(sc: HollandScenario, tables: TurnTables, box: Box) -> None:
    """The areas from which each replacement point may come (H44-20.2.2)."""
    supply = box.constants.supply
    groups: dict[int, list[tuple[str, ...]]] = {
        GERMAN: [tuple(letters) for letters in supply.german_areas],
        ALLIED: [(supply.allied_area,)] * supply.allied_points,
    }
    for player, points in groups.items():
        for letters in points:
            places = ["@" + letter for letter in letters]
            tables.refit_areas[player].append(
                [sc.place_names.index(place) for place in places if place in sc.place_names]
            )


def fill_victory(sc: HollandScenario, tables: TurnTables, file: ScenarioFile, box: Box) -> None:
    """Who wins (H44-26, S1.3), and what brings points in scenarios of our own."""
    victory = file.victory
    tables.victory = VICTORIES.index(victory.kind)
    tables.region = REGIONS[victory.region]
    tables.steps = victory.steps
    tables.lead = victory.lead
    tables.awards = [award_of(sc, row) for row in victory.awards]
    points = box.constants.victory.hexes
    tables.hex_points = [points[sc.place_names[h]] for h in sc.victory_hexes]


def award_of(sc: HollandScenario, row: AwardRow) -> Award:
    award = Award(AWARDS.index(row.kind), SIDES.index(row.side), row.points)
    award.hexes = [sc.board.hex(name) for name in row.hexes]
    award.bridges = [sc.bridge_of[sc.board.side(name)] for name in row.bridges]
    award.region = REGIONS[row.region]
    award.area = sc.place_names.index("@" + row.area) if row.area else -1
    award.ground_only = row.ground_only
    return award
