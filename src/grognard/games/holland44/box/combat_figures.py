"""The figures of chapters 9 to 12 and 17 that are asked for in every combat, laid out flat."""

from __future__ import annotations

from typing import Final

# CombatFigures.armor_shift: whether armor can earn its shift against a hex (H44-10.3.4, 10.8.3, 10.8.4).
NEVER: Final = 0
BY_ROAD: Final = 1
ALWAYS: Final = 2

ALL_GUNS: Final = 99  # as many as there are


class CombatFigures:
    """Per kind of terrain or water, and single figures of constants.toml."""

    def __init__(self) -> None:
        self.doubles: list[bool] = []  # per terrain: defenders that are no vehicles (H44-10.8.1)
        self.halves_vehicles: list[bool] = []  # attacking out of it or into it (H44-10.8.3, 10.8.4)
        self.wet: list[bool] = []  # attackers in it count as attacking across water (H44-10.8.2)
        self.armor_ground: list[int] = []  # no shift into polder with woods either (H44-8.6.3)
        self.stand: list[int] = []  # column of determined defence (H44-12.1.3)
        self.stand_vehicle: list[int] = []
        self.halves_all: list[bool] = []  # per water: all across it, by bridges too (H44-10.8.2, 9.5.2)
        self.attack_unbridged: list[bool] = []  # per water (H44-9.5.1)

        self.armor_shift = 0
        self.unsupported_shift = 0
        self.elite_shift = 0
        self.poor_shift = 0
        self.air_shift = 0
        self.air_range = 0
        self.artillery_shift = 0
        self.early_shift = 0  # of some artillery in turn 1 (H44-23.1.3)
        self.early_guns: list[int] = []
        self.paired_gun = -1  # may fire with the divisional artillery of the lead (H44-17.6.2)
        self.anti_tank_attacking = 0  # added to its armor class (H44-10.3.3)
        self.stand_artillery = 0
        self.stand_elite = 0
        self.stand_poor = 0
        self.limbered_defence = 0  # artillery with a movement marker (H44-17.3)
        self.unknown_defence = 0  # assumed of a face-down unit (H44-25.4)
        self.free_in_combat = 0  # H44-6.4.2
        self.long_advance = 0  # hexes (H44-15.2)
        self.road_bonus = 0  # hexes more along roads (H44-15.2)
        self.ground_flips = [0, 0]  # per player: artillery that may be replenished (H44-17.8.1, 17.8.3)
        self.night_flips_all = False
        self.airborne_flips: list[int] = []  # per weather (H44-17.8.2)
        self.replenish_area = -1  # H44-17.8.1
        self.source_distance = 0  # H44-17.8.2
        self.source_last_turn = 0
        self.three_step_points = 0  # German half points for an eliminated Allied unit (H44-26.5.2)
        self.other_points = 0
