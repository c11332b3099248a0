"""HollandScenario: what never changes in a game of Holland '44: map, counters and figures as flat tables."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.kernel.ints import filled, ints
from grognard.games.zocbond.scenario import ZocScenario

from .box.combat_figures import CombatFigures
from .box.dice_tables import TurnTables

ALLIED: Final = 0  # moves first (H44-1.0)
GERMAN: Final = 1
SIDES: Final = ("allied", "german")

# Terrain: Scenario.terrain, in the order of map_files.TERRAIN_IDS.
CLEAR: Final = 0
WOODS: Final = 1
POLDER: Final = 2
POLDER_WOODS: Final = 3
MARSH: Final = 4
TOWN: Final = 5
CITY: Final = 6

# Water on a hexside: Scenario.water. A number that grows with the width.
NO_WATER: Final = 0
MINOR: Final = 1
CANAL: Final = 2
MAJOR: Final = 3

# Roads across a hexside: Scenario.road.
NO_ROAD: Final = 0
ROAD: Final = 1
HIGHWAY: Final = 2

# The column of the terrain effects chart by which a unit moves (H44-2.3.13).
ON_FOOT: Final = 0
BY_TRUCK: Final = 1  # mechanized infantry
ON_WHEELS: Final = 2  # vehicles; bridging columns move as such

# The state of a bridge: State.bridge (H44-5.3.1).
MINED: Final = 0
SAFE: Final = 1
BLOWN: Final = 2
REPAIR: Final = 3
OPEN: Final = 4  # no marker, and never mined (H44-5.7)
RESTORE: Final = 5  # under repair by the Germans (H44-5.9); REPAIR: by the Allies
BRIDGES: Final = ("mined", "safe", "blown", "repair", "open", "restore")

# Turns and weather.
AM: Final = 0
PM: Final = 1
NIGHT: Final = 2
TURN_KINDS: Final = ("AM", "PM", "Night")
CLEAR_SKY: Final = 0
CLOUDY: Final = 1
OVERCAST: Final = 2
WEATHERS: Final = ("clear", "cloudy", "overcast")

# Kinds of free stacking (H44-6.2): Scenario.free; 0 none.
FREE_TYPES: Final = ("", "artillery", "bridging", "engineer", "flak")

# Airborne divisions: Scenario.division; -1 none. Poles belong to the 1st (H44-22.5.2).
DIVISIONS: Final = ("101", "82", "1Abn")

# Corps whose boundaries bind a unit: Scenario.corps and .zone; -1 none (H44-23.4).
CORPS_NAMES: Final = ("12C", "30C", "8C")

CLOSED: Final = -1  # a price: only by road, or not at all


class HollandScenario(ZocScenario):
    """Map, counters and figures of Holland '44."""

    def __init__(self, name: str, options: dict[str, str], board: Board) -> None:
        super().__init__("holland44", name, options, list(SIDES), board)
        # The map (H44-2.2.2).
        self.village = ints(bytearray(board.n))  # H44-13.3
        self.built_up: list[int] = []  # cities and towns in play
        self.lines = filled(board.n, 0)  # the number AA of the line a hex lies in, south to north
        self.heath = ints(bytearray(board.n))
        self.road_price = ints([0, 0, 0])  # by kind of road
        self.waterway = filled(6 * board.size, -1)  # per hexside, from both its cells: which river or canal
        self.bridge_names: list[str] = []
        self.bridge_side: list[int] = []  # 6*h + d, canonical
        self.bridge_rail = bytearray()
        self.bridge_never_blown = bytearray()
        self.bridge_spared = bytearray()  # not in the Allied player turn of turn 1 (H44-5.7)
        self.bridge_start: list[int] = []
        self.bridge_of = filled(6 * board.size, -1)  # per hexside, from both its cells: the bridge
        self.bridges_at: list[list[int]] = [[] for _ in range(board.n)]  # bridges on the sides of a hex
        self.ferry_names: list[str] = []
        self.ferry_side: list[int] = []
        self.ferry_of = filled(6 * board.size, -1)
        self.ferry_area: list[int] = []  # the entry area it leads to, or -1 (H44-19.3.2)
        self.gate_water = filled(board.n, 0)  # ... and the water between it and its area off the road
        self.gate_closed = ints(bytearray(board.n))  # joined to its area by a ferry alone
        self.area_allied_from: list[int] = []  # per area: the turn it becomes Allied; 0 always, 99 never
        self.zone = filled(board.n, -1)  # south of the end of the boundaries: whose corps' zone (H44-23.4)
        self.zone_depth: list[list[int]] = []  # per corps: how far beyond its boundaries each hex lies
        self.boundary_hexes = 1
        self.drop_codes: list[str] = []
        self.drop_hexes: list[list[int]] = []  # per code
        self.drop_division: list[int] = []  # per code
        self.north_of_neder_rijn = ints(bytearray(board.n))
        self.north_of_waal = ints(bytearray(board.n))
        self.victory_hexes: list[int] = []

        # Counters beside the family's (H44-2.3).
        self.nation: list[str] = []
        self.locked_distance = 2
        self.engineers: list[int] = []
        self.sources: list[int] = []  # the airborne supply sources, by division
        self.parts_of: list[list[int]] = []  # per unit: the breakdown counters that can come from it
        self.unknown_kinds: list[str] = []  # H44-25.1
        self.unknown_empty = bytearray()  # 0-0-0
        self.unknown_units: list[list[int]] = []  # per kind: its counters
        self.unknowns: list[int] = []  # the face-down counters

        # Where everything starts.
        self.start_order: list[int] = []
        self.start_supply: list[int] = []
        self.traffic_start: list[int] = []  # per marker: a hex, @pool, or @waiting
        self.traffic_turn: list[int] = []  # per marker: the turn in which it comes; 0 there
        self.start_points = [0, 0, 0]  # airborne replacement points
        self.start_weather = CLEAR_SKY
        self.first_phase = "weather"

        # Time, figures, switches.
        self.turn_kind: list[int] = [NIGHT]  # per turn from 1 on
        self.weather_drm: list[int] = [0]
        self.special: frozenset[str] = frozenset()
        self.disengagement = False  # H44-27.1.1
        self.isolation = False  # H44-27.2.1

        self.fight = CombatFigures()
        self.turn_tables = TurnTables()

        # Figures that are asked for at every step.
        self.traffic_cost = 4
        self.more_woods_cost = 2
        self.woods_at_base_cost = 2
        self.marker_mp = 10
        self.dismounted_ma = 6
        self.stack_units = 2
        self.stack_steps = 9
        self.free_armor_steps = 1
        self.bond_steps = 2
        self.boundary_last_turn = 6
        self.areas_change = 7

    def allot(self, units: int) -> None:
        super().allot(units)
        self.unit_type = filled(units, -1)
        self.free = filled(units, 0)  # its free type, or 0 (H44-2.3.7, 6.2)
        self.division = filled(units, -1)
        self.corps = filled(units, -1)
        self.half = filled(units, -1)  # the battalion of which it is a half; -1 (H44-6.3)
        self.also_formation = filled(units, -1)  # H44-17.6.1
        self.mech_allowance = filled(units, 0)  # of a breakdown unit on its mechanized side; 0 (H44-21.2)
        self.drop = filled(units, -1)  # its drop code
        self.lands_at_source = filled(units, 0)  # H44-22.1.3
        self.rolls_in = filled(units, 0)  # H44-23.5
        self.engineer_row = filled(units, -1)
