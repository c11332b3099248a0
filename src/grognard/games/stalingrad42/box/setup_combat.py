# mypyc: interpreted
"""The tables of combat from the data files (S42-8.3, 10.1, 11.2.1, 14.2) into a scenario."""

from __future__ import annotations

from grognard.games.zocbond.box.data_types import row_at
from grognard.games.zocbond.box.setup_combat import fill_columns, fill_recovery, fill_result, fill_stand
from grognard.games.zocbond.results import (
    CITY_COLUMN,
    CLEAR_COLUMN,
    FORBIDDEN,
    LIMITED,
    LONG,
    NO_ADVANCE,
    OTHER_COLUMN,
    RESTRICTED,
    UNMARKED,
    CombatTables,
)

from ..scenario import NEVER, WATERS, WEATHERS, StalingradScenario
from .combat_figures import EVERYBODY, INFANTRY_TYPE, NOBODY, CombatFigures
from .data_scenario import ScenarioFile
from .data_types import Box

CELL_MARKS = {"!": RESTRICTED, "x": FORBIDDEN}
COLUMNS = {"clear": CLEAR_COLUMN, "other": OTHER_COLUMN, "city": CITY_COLUMN}
DOUBLES = {"none": NOBODY, "infantry": INFANTRY_TYPE, "all": EVERYBODY}
AWAY = {"no": 0, "yes": 1, "yes_1": 2}
ALL_AIR = 99  # as many as there are


def fill_combat(sc: StalingradScenario, file: ScenarioFile, box: Box) -> None:
    """Tables and figures; the map and the counters must be there."""
    fill_results(sc.combat, box)
    # A star lets the defender choose whose step the attackers lose (S42-11.4.1).
    fill_stand(sc.combat, box.determined, lambda cell: "*" in cell)
    fill_ground(sc, sc.fight, box)
    fill_figures(sc, sc.fight, box)
    fill_recovery(sc.recovery_rules, box.recovery, box.constants.combat.recovery_quality)
    fill_winter(sc, sc.fight)
    fill_air(sc, file, box)


def fill_results(tables: CombatTables, box: Box) -> None:
    fill_columns(tables, box.crt)
    for column in box.crt:
        tables.marks += [CELL_MARKS.get(cell[-1], UNMARKED) for cell in column.results()]
    for name, row in box.results.items():
        code = fill_result(tables, name, row, row.marker)
        tables.by_opponent[code] = int(row.defender_chooser == "opponent")
        tables.advance[code] = 1 if row.limited else row.advance
        tables.advance_kind[code] = LIMITED if row.limited else LONG if row.advance else NO_ADVANCE
    tables.present.sort()


def fill_ground(sc: StalingradScenario, fight: CombatFigures, box: Box) -> None:
    for name in sc.terrain_names:
        row = box.terrain.get(name, box.terrain["clear"])  # nobody is in the sea
        fight.doubles.append(DOUBLES[row.doubles])
        fight.ground_shift.append(row.shift)
        fight.tanks_shift.append(row.tank_shift)
        fight.wet.append(row.wet)
        fight.stand.append(COLUMNS[row.dd])
        fight.city_battles.append(row.city_battles)
        fight.ends_advance.append(row.ends_advance)
    for name in WATERS:
        side = box.hexsides[name] if name else None
        fight.halves.append(side is not None and side.halves)
        fight.doubles_all.append(side is not None and side.doubles_all)
        fight.tanks_cross.append(side is None or side.tank_shift)
    fight.fort_shift = box.features["fort"].shift
    fight.fort_stand = COLUMNS[box.features["fort"].dd or "other"]
    fight.town_stand = COLUMNS[box.features["town"].dd or "other"]


def fill_figures(sc: StalingradScenario, fight: CombatFigures, box: Box) -> None:
    combat = box.constants.combat
    fight.tank_shift = combat.tank_shift
    fight.elite_tank_shift = combat.elite_tank_shift
    fight.air_shift = combat.air_shift
    fight.artillery_shift = combat.artillery_shift
    fight.barrage_shift = combat.barrage_shift
    fight.train_defence = box.constants.rail.train_defense
    fight.stand_support = combat.determined_support
    fight.stand_elite = combat.determined_quality.elite
    fight.stand_poor = combat.determined_quality.poor
    fight.stand_marked = combat.determined_marked
    fight.free_defence_turn = combat.free_defense_from
    fight.unsupplied_advance = combat.unsupplied_advance
    fight.breakthrough_least = combat.breakthrough_least
    fight.breakthrough_cost = combat.breakthrough_cost
    fight.pass_by_cost = combat.pass_by_cost
    fight.shattered_advance = box.results["DS"].advance
    sc.retreat_rules.automatic_retreat = box.results["DS"].retreat
    sc.defense_rules.withdrawal_shortest, sc.defense_rules.withdrawal_longest = combat.withdrawal_retreat
    fight.engineers = sc.unit_names.index(box.constants.special.engineers)
    most = max(box.advance)
    fight.advance_wet = list(range(most + 1))
    fight.advance_snow = list(range(most + 1))
    fight.goes_on = [False] * (most + 1)
    for row in box.advance.values():
        fight.advance_wet[row.hexes] = row.wet
        fight.advance_snow[row.hexes] = row.snow
        fight.goes_on[row.hexes] = row.breakthrough_goes_on
    optional = box.constants.optional
    for total in range(8):
        away = box.disengagement[row_at(box.disengagement, total)]
        fight.gets_away.append(AWAY[away.result])
    fight.away_hexes = optional.disengagement_hexes
    fight.away_fast = optional.disengagement_fast
    fight.away_disrupted = optional.disengagement_disrupted


def fill_winter(sc: StalingradScenario, fight: CombatFigures) -> None:
    figures = sc.figures
    fight.winter_row = figures["winter.last_row"]
    fight.winter_attack = figures["winter.attack"]
    fight.winter_least_attack = figures["winter.least_attack"]
    fight.winter_defence = figures["winter.defense"]
    fight.winter_least_defence = figures["winter.least_defense"]


def fill_air(sc: StalingradScenario, file: ScenarioFile, box: Box) -> None:
    fight = sc.fight
    air = box.constants.air
    fight.air_range = air.range
    fight.air_cover = air.cover
    fight.africa_turn = air.africa_turn if file.air.africa else NEVER
    fight.africa_units = air.africa_units if file.first_turn <= air.africa_turn else 0
    fight.air_bases = [sc.board.place("@" + area) for area in file.air.bases]
    fight.german_air = file.air.german
    fight.romanian_air = file.air.romanian
    if file.air.grounded:
        fight.air_grounded = (file.air.grounded[0], file.air.grounded[1])
    for name in WEATHERS:
        effect = box.weather_effects[name]
        for column, count in (
            (fight.german_by_weather, effect.german_air),
            (fight.german_late, effect.german_air_late),
            (fight.romanian_by_weather, effect.romanian_air),
        ):
            column.append(ALL_AIR if count is None else count)
