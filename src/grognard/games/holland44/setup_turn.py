# mypyc: interpreted
"""Tables of the turn, of landings and of victory from the data files into a scenario (H44-4.3, 22.3)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.zocbond.data_types import Band, row_at

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
    Fate,
)
from .scenario import ALLIED, GERMAN, SIDES, WEATHERS, HollandScenario

SCOPES = {"none": NONE, "own": OWN, "division": DIVISION, "any": ANY}
REGIONS = {"": NOWHERE, "north_of_neder_rijn": BEYOND_RIJN, "north_of_waal": BEYOND_WAAL}
AWARDS = ("hold", "bridge", "beyond", "exit", "losses")
VICTORIES = ("campaign", "crossing", "points")


def fill_turn(sc: HollandScenario, file: ScenarioFile, box: Box) -> None:
    fate = sc.fate
    fate.demolition = dice_table(box.demolition, ("safe", "blown"))
    fate.landing = dice_table(box.landing, ("none", "scattered", "scattered_1", "scattered_2"))
    fate.disengagement = dice_table(box.disengagement, ("no", "yes_1", "yes"))
    fate.isolation = dice_table(box.isolation, ("step_lost", "none"))
    fill_weather(fate, box)
    fill_landing(sc, fate, box)
    fill_replacements(sc, fate, box)
    fill_victory(sc, fate, file, box)


def dice_table(bands: Sequence[Band], results: tuple[str, ...]) -> DiceTable:
    """A table laid out total by total; the results as numbers in a fixed order."""
    return DiceTable([results.index(bands[row_at(bands, t)].result) for t in range(LEAST, MOST + 1)])


def fill_weather(fate: Fate, box: Box) -> None:
    """H44-4.3, 4.4."""
    rows = [box.weather[row_at(box.weather, total)] for total in range(LEAST, MOST + 1)]
    fate.weather_am = DiceTable([WEATHERS.index(row.am) for row in rows])
    fate.weather_pm = DiceTable([WEATHERS.index(row.pm) for row in rows])
    for name in WEATHERS:
        fate.landings.append(box.weather_effects[name].landings)
        fate.air_units.append(box.weather_effects[name].air_units)


def fill_landing(sc: HollandScenario, fate: Fate, box: Box) -> None:
    """H44-22.2.1, 22.3.2."""
    for name in sc.terrain_names:
        row = box.terrain[name]
        fate.parachute.append(row.parachute)
        fate.glider.append(row.glider)
        fate.landing_drm.append(row.landing_drm)
    for turn in range(1, len(sc.turn_kind)):
        for shift in box.displacement:
            if shift.first <= turn <= shift.last:
                fate.drop_scope.append(SCOPES[shift.hexes])
                fate.source_scope.append(SCOPES[shift.sources])
                fate.drop_adjacent.append(shift.adjacent)
    fate.polish_weather = WEATHERS.index(box.constants.airborne.polish_weather)


def fill_replacements(sc: HollandScenario, fate: Fate, box: Box) -> None:
    """The areas from which each replacement point may come (H44-20.2.2)."""
    supply = box.constants.supply
    groups: dict[int, list[tuple[str, ...]]] = {
        GERMAN: [tuple(letters) for letters in supply.german_areas],
        ALLIED: [(supply.allied_area,)] * supply.allied_points,
    }
    for player, points in groups.items():
        for letters in points:
            places = ["@" + letter for letter in letters]
            fate.refit_areas[player].append(
                [sc.place_names.index(place) for place in places if place in sc.place_names]
            )


def fill_victory(sc: HollandScenario, fate: Fate, file: ScenarioFile, box: Box) -> None:
    """Who wins (H44-26, S1.3), and what brings points in scenarios of our own."""
    victory = file.victory
    fate.victory = VICTORIES.index(victory.kind)
    fate.region = REGIONS[victory.region]
    fate.steps = victory.steps
    fate.lead = victory.lead
    fate.awards = [award_of(sc, row) for row in victory.awards]
    points = box.constants.victory.hexes
    fate.hex_points = [points[sc.place_names[h]] for h in sc.victory_hexes]


def award_of(sc: HollandScenario, row: AwardRow) -> Award:
    award = Award(AWARDS.index(row.kind), SIDES.index(row.side), row.points)
    award.hexes = [sc.board.hex(name) for name in row.hexes]
    award.bridges = [sc.bridge_of[sc.board.side(name)] for name in row.bridges]
    award.region = REGIONS[row.region]
    award.area = sc.place_names.index("@" + row.area) if row.area else -1
    award.ground_only = row.ground_only
    return award
