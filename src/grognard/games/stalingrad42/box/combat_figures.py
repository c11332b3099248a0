"""The figures of chapters 8 to 15 and 18 that are asked for in every combat, laid out flat."""

from __future__ import annotations

from typing import Final

# CombatFigures.doubles: which defenders the ground doubles (S42-9.5.4, 9.6.1).
NOBODY: Final = 0
INFANTRY_TYPE: Final = 1
EVERYBODY: Final = 2


class CombatFigures:
    """Per kind of terrain or hexside, and single figures of constants.toml."""

    def __init__(self) -> None:
        # Per terrain.
        self.doubles: list[int] = []
        self.ground_shift: list[int] = []  # S42-9.9
        self.tanks_shift: list[bool] = []  # a tank shift can be had against it (S42-9.2.3)
        self.wet: list[bool] = []  # attackers in it count as across a river (S42-9.5.1)
        self.stand: list[int] = []  # the column of determined defence (S42-11.2.1)
        self.city_battles: list[int] = []  # levels of the marker (S42-11.6.2)
        self.ends_advance: list[bool] = []  # who enters it off the road (S42-14.5)
        # Per kind of water of a hexside.
        self.halves: list[bool] = []  # S42-9.5.2
        self.doubles_all: list[bool] = []  # S42-9.5.1
        self.tanks_cross: list[bool] = []  # tanks that attack across it earn their shift (S42-9.2.3)
        # Completed forts and towns (S42-9.7.1, 11.2.1).
        self.fort_shift = 0
        self.fort_stand = 0
        self.town_stand = 0
        # Shifts.
        self.tank_shift = 0
        self.elite_tank_shift = 0
        self.air_shift = 0
        self.artillery_shift = 0
        self.barrage_shift = 0
        self.train_defence = 0  # S42-5.6.4
        # Determined defence.
        self.stand_support = 0
        self.stand_elite = 0
        self.stand_poor = 0
        self.stand_marked = 0
        self.free_defence_turn = 0  # S42-11.1.2
        # Recovery (S42-13.5).
        # Advance (S42-14.2, 15.2.1), by the hexes of a result: as printed, in rain and mud, in snow.
        self.advance_wet: list[int] = []
        self.advance_snow: list[int] = []
        self.goes_on: list[bool] = []  # after breakthrough combat (S42-15.2.8)
        self.unsupplied_advance = 0
        self.breakthrough_least = 0
        self.breakthrough_cost = 0
        self.pass_by_cost = 0
        self.shattered_advance = 0  # after an automatic DS (S42-8.6.2)
        self.engineers = -1  # doubled against cities (S42-20.9)
        # Winter (S42-23.4).
        self.winter_row = 0
        self.winter_attack = 0
        self.winter_least_attack = 0
        self.winter_defence = 0
        self.winter_least_defence = 0
        # Air units (S42-9.3.1).
        self.air_range = 0
        self.air_cover = 0
        self.german_air = 0  # in the scenario
        self.romanian_air = 0
        self.air_grounded: tuple[int, int] = (0, -1)  # turns without any (S42-C2.2)
        self.air_bases: list[int] = []  # areas with airfields behind them (S42-9.3.5)
        self.africa_turn = 0  # S42-9.3.9
        self.africa_units = 0
        self.german_by_weather: list[int] = []
        self.german_late: list[int] = []
        self.romanian_by_weather: list[int] = []
        # Disengagement (S42-27.2), by the total from 0 on.
        self.gets_away: list[int] = []
        self.away_hexes = 0
        self.away_fast = 0
        self.away_disrupted = 0
