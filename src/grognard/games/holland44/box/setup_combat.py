# mypyc: interpreted
"""The tables of combat from the data files (H44-9.3, 11.1, 12.2, 15.2) into a scenario."""

from __future__ import annotations

from grognard.games.zocbond.box.data_types import defence_losses
from grognard.games.zocbond.box.setup_combat import fill_columns, fill_recovery, fill_result, fill_stand
from grognard.games.zocbond.results import LIMITED, LONG, NO_ADVANCE, NORMAL, CombatTables

from ..scenario import WEATHERS, HollandScenario
from .combat_figures import ALL_GUNS, ALWAYS, BY_ROAD, NEVER, CombatFigures
from .data_types import Box

ADVANCES = {"none": NO_ADVANCE, "limited": LIMITED, "normal": NORMAL, "extended": LONG}
GROUNDS = {"no": NEVER, "road": BY_ROAD, "yes": ALWAYS}
COLUMNS = ("clear", "other", "city")


def fill_combat(sc: HollandScenario, box: Box) -> None:
    """Tables and figures; the counters must be there."""
    fill_results(sc.combat, box)
    # Who stays and loses a step while the attackers lose one chooses it for them (H44-12.3).
    fill_stand(sc.combat, box.determined, lambda cell: min(defence_losses(cell)[1:]) > 0)
    fill_ground(sc, sc.fight, box)
    fill_figures(sc, sc.fight, box)
    fill_recovery(sc.recovery_rules, box.recovery, box.constants.combat.recovery_morale)


def fill_results(tables: CombatTables, box: Box) -> None:
    fill_columns(tables, box.crt)
    for name, row in box.results.items():
        code = fill_result(tables, name, row, row.marker)
        tables.by_opponent[code] = int(row.chooser == "opponent")
        tables.retreat_most[code] = row.retreat_most
        tables.advance[code] = box.advance[row.advance].hexes
        tables.advance_kind[code] = ADVANCES[row.advance]
    tables.present.sort()


def fill_ground(sc: HollandScenario, fight: CombatFigures, box: Box) -> None:
    for name in sc.terrain_names:
        row = box.terrain[name]
        fight.doubles.append(row.doubles)
        fight.halves_vehicles.append(row.veh_attack_halved)
        fight.wet.append(row.wet)
        fight.armor_ground.append(GROUNDS[row.armor_shift])
        fight.stand.append(COLUMNS.index(row.dd))
        fight.stand_vehicle.append(COLUMNS.index(row.dd_veh))
    waters = [box.waters["minor"], box.waters["canal"], box.waters["major"]]
    fight.halves_all = [False, *(water.halves_all for water in waters)]
    fight.attack_unbridged = [True, *(water.attack_unbridged for water in waters)]


def fill_figures(sc: HollandScenario, fight: CombatFigures, box: Box) -> None:
    combat = box.constants.combat
    guns = box.constants.artillery
    fight.armor_shift = combat.armor_shift
    fight.unsupported_shift = combat.unsupported_armor_shift
    fight.elite_shift = combat.elite_shift
    fight.poor_shift = combat.poor_shift
    fight.air_shift = combat.air_shift
    fight.air_range = combat.air_range
    fight.artillery_shift = combat.artillery_shift
    fight.early_shift = combat.turn_1_artillery_shift
    fight.early_guns = [sc.unit_names.index(key) for key in combat.turn_1_artillery]
    fight.paired_gun = sc.unit_names.index(combat.paired_artillery)
    fight.anti_tank_attacking = combat.anti_tank_attacking
    fight.stand_artillery = combat.determined_artillery
    fight.stand_elite = combat.determined_morale.elite
    fight.stand_poor = combat.determined_morale.poor
    fight.limbered_defence = guns.marker_defense
    fight.unknown_defence = combat.unknown_defense
    fight.free_in_combat = box.constants.stacking.free_in_combat
    extended = box.advance["extended"]
    fight.long_advance = extended.hexes
    fight.road_bonus = extended.road_hexes - extended.hexes
    fight.ground_flips = [guns.allied_flips, guns.german_flips]
    fight.night_flips_all = guns.german_night_flips_all
    for weather in WEATHERS:
        flips = box.weather_effects[weather].artillery
        fight.airborne_flips.append(ALL_GUNS if flips is None else flips)
    area = "@" + guns.replenish_area
    fight.replenish_area = sc.place_names.index(area) if area in sc.place_names else -1
    fight.source_distance = guns.source_distance
    fight.source_last_turn = box.constants.supply.source_last_turn
    fight.three_step_points = box.constants.victory.three_step_half_points
    fight.other_points = box.constants.victory.other_half_points
