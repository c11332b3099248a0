"""StalingradScenario: what never changes in a game: map, counters and figures as flat tables."""

from __future__ import annotations

from typing import Final, get_args

from grognard.core.geometry.board import Board
from grognard.core.kernel.ints import filled, ints, rows
from grognard.core.kernel.option import Option
from grognard.games.zocbond.scenario import ZocScenario

from .box.combat_figures import CombatFigures
from .box.data_names import Nation

AXIS: Final = 0
SOVIET: Final = 1
SIDES: Final = ("axis", "soviet")

# Terrain: Scenario.terrain, in the order of map_files.TERRAIN_IDS.
CLEAR: Final = 0
DESERT: Final = 1
ROUGH: Final = 2
FOREST: Final = 3
ROUGH_FOREST: Final = 4
MARSH: Final = 5
SEASONAL_MARSH: Final = 6
MOUNTAIN: Final = 7
MINOR_CITY: Final = 8
MAJOR_CITY: Final = 9

# What lies on a hexside: Scenario.water, in summer; `ground.water_at` tells what it is now.
NO_WATER: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
VOLGA: Final = 3
ALPINE: Final = 4
LAKE: Final = 5
SEA: Final = 6
MAJOR_FROZEN: Final = 7
LAKE_FROZEN: Final = 8
ALPINE_SHUT: Final = 9  # in winter (S42-23.4)
WATERS: Final = (
    "",
    "minor",
    "major",
    "volga",
    "alpine",
    "lake",
    "sea",
    "major_frozen",
    "lake_frozen",
    "alpine",
)

# What a hexside keeps away: Scenario.barrier, in summer; `ground.barrier_at` tells what it is now.
STOPS_ZOC: Final = 1  # the Volga (S42-6.1)
SHUT: Final = 2  # everything (S42-2.2.3)

# Bridges on a hexside: Scenario.bridge.
NO_BRIDGE: Final = 0
ROAD_BRIDGE: Final = 1
RAIL_BRIDGE: Final = 2
CROSSING: Final = 3  # a pontoon bridge that is always there (S42-5.5.6)

# Roads and railways across a hexside: Scenario.road, Scenario.rail.
NO_ROAD: Final = 0
SECONDARY: Final = 1
MAIN: Final = 2
PLAIN: Final = 1
GREEN: Final = 2

# The column of the terrain effects chart by which a unit moves (S42-2.3.6, 20.2).
ON_FOOT: Final = 0
BY_TRUCK: Final = 1  # mechanized infantry
ON_WHEELS: Final = 2  # vehicles
OVER_MOUNTAINS: Final = 3  # mountain divisions

# Weather (S42-23.2.1, 23.2.2, 23.2.3, 23.2.4), seasons (S42-23.1).
CLEAR_SKY: Final = 0
OVERCAST: Final = 1
RAIN: Final = 3
SNOW: Final = 4
WEATHERS: Final = ("clear", "overcast", "overcast_w", "rain", "snow")
SEASONS: Final = ("june_august", "september", "mud", "winter")
MUD_SEASON: Final = 2
WINTER: Final = 3

# Seas with ports: Scenario.port; 0 none.
AZOV: Final = 1
BLACK: Final = 2
SEAS: Final = ("", "azov", "black", "caspian")

# What a unit is besides the family's traits: bits of Scenario.kind.
FREE: Final = 1  # the white band (S42-4.2)
SUPPORT: Final = 2  # an artillery support unit (S42-18.2.1)
CAVALRY: Final = 4
ALPINISTS: Final = 8  # mountain divisions (S42-20.2)
MARINE: Final = 16  # S42-5.7.1
NKVD: Final = 32  # S42-20.3
GARRISON: Final = 64  # S42-20.4
N_CAUCASUS: Final = 128  # S42-20.6
BLUECHER: Final = 256  # S42-20.7
VOLUNTEER: Final = 512  # S42-20.8
TRANSCAUCASUS: Final = 1024  # S42-30.0
BRACKETED: Final = 2048  # S42-9.8
NO_EXTENDED: Final = 4096  # MA in a black box (S42-2.3.2)
STOCK: Final = 8192  # a supply point (S42-18.6.1)
ARMY: Final = 16384  # a Soviet army headquarters (S42-20.1.1)
COMMANDER: Final = 32768  # S42-28
RESERVE_ARMY: Final = 65536  # with a maskirovka marker (S42-34)
ELITE_TANK: Final = 131072  # the red dot (S42-9.2.2)
HEADQUARTERS: Final = 262144  # Axis army or Soviet front headquarters
DIVISION: Final = 524288  # S42-24.1.2
CORPS: Final = 1048576  # a Soviet tank or mechanized corps (S42-4.3, 21.3.1)
TANK_BRIGADE: Final = 2097152

NATIONS: Final[tuple[str, ...]] = get_args(Nation)
GERMAN: Final = 0

# Kinds of replacements (S42-21.1.2).
REPLACEMENTS: Final = ("tank", "infantry", "cavalry", "special", "allied")

# Forts: State.fort (S42-9.7.1).
NO_FORT: Final = 0
FORTS: Final = ("none", "axis", "soviet", "axis-begun", "soviet-begun")
BEGUN: Final = 2  # added to the number of a completed one

# Where the first turn begins (S42-C1.2, C2.4, C3.4).
INITIAL: Final = 0
PRELIMINARY: Final = 1
SOVIET_MOVEMENT: Final = 2
OPENINGS: Final = ("initial", "preliminary", "soviet_movement")

# What a player turn is: State.turn_kind.
FULL: Final = 0
SMALL: Final = 1  # the Axis' mini-turn (S42-33.2.3)
PRELIMINARY_TURN: Final = 2  # Soviet movement before the first turn (S42-C2.4)
TURN_KINDS: Final = ("full", "small", "preliminary")

# Air units of the Axis: State.air (S42-9.3.1).
AIR_UNITS: Final = 3
ROMANIAN_AIR: Final = 2  # the row of the Romanian one
AIR_AWAY: Final = 0  # not there, or the weather keeps it on the ground
AIR_READY: Final = 1
AIR_POSTED: Final = 2  # with units that it has supported (S42-9.3.7)
AIR_USED: Final = 3
AIR_STATES: Final = ("away", "ready", "posted", "used")

ARMY_BOXES: Final = 6  # one for each maskirovka marker (S42-34.1.1)

CLOSED: Final = -1  # a price: only by road, or not at all
NEVER: Final = 99  # a turn that does not come


class StalingradScenario(ZocScenario):
    """Map, counters and figures of Stalingrad '42."""

    def __init__(self, name: str, options: dict[str, str], board: Board) -> None:
        super().__init__("stalingrad42", name, options, list(SIDES), board)
        # Where the units of reserve armies are (S42-34.1.2): places behind the boxes of the family.
        self.army_box = self.places
        self.places += ARMY_BOXES
        self.place_names += [f"@army-{number + 1}" for number in range(ARMY_BOXES)]

        # The map (S42-2.2.1).
        self.part = "C4"
        self.wet_terrain: list[int] = []  # per terrain: what it is from the first rain on (S42-23.2.3)
        self.column = filled(board.n, 0)  # the number CC of a hex, from west to east
        self.row = filled(board.n, 0)  # ... RR, from north to south
        self.town = ints(bytearray(board.n))
        self.landmark = ints(bytearray(board.n))
        self.place_label = [""] * board.n  # the name of the place in a hex
        self.points = filled(board.n, 0)  # victory points while the Axis controls it (S42-24.1.1)
        self.points_if_soviet = filled(board.n, 0)  # S42-24.1.4
        self.temporary = ints(bytearray(board.n))  # its points count for automatic victory only (S42-24.3)
        self.port = filled(board.n, 0)  # the sea it is a port of
        self.ports: list[list[int]] = [[] for _ in SEAS]  # per sea: hexes
        self.bars_lines = ints(bytearray(board.n))  # cities and victory hexes (S42-16.3.4)
        self.winter_water = filled(6 * board.size, 0)  # `water` from the winter on
        self.barrier = filled(6 * board.size, 0)  # STOPS_ZOC or SHUT
        self.winter_barrier = filled(6 * board.size, 0)  # from the winter on
        self.bridge = filled(6 * board.size, 0)
        self.flotilla_side = ints(bytearray(6 * board.size))  # where the Volga flotilla may serve (S42-5.5.3)
        self.flotilla_sides: list[int] = []  # the same, canonical
        self.rail = filled(6 * board.size, 0)
        self.rail_opens = filled(6 * board.size, 0)  # the turn from which on it can be used (S42-17.5)
        self.rail_hex = ints(bytearray(board.n))  # a railway leads through it
        self.rail_hexes: list[int] = []
        self.near_rail = ints(bytearray(board.n))  # a railway leads through a hex beside it
        self.air_bases: list[int] = []  # of these: cities, towns, landmarks (S42-9.3.5)
        self.green_hex = ints(bytearray(board.n))  # a green one
        self.rail_ferry: list[int] = []  # the two hexes of the ferry of Vladimirovka (S42-5.5.7)
        self.rail_directions = rows([])  # per hex: where railways lead to another hex
        self.west = ints(bytearray(board.n))  # behind the Axis front of 28 June (S42-17.1, 24.1.4)
        self.fort_group = filled(board.n, -1)  # of a printed fort (S42-9.7.7)
        self.supply_gate = ints(bytearray(b"\1" * board.n))  # supply comes through this edge hex (S42-C2.2)
        self.gate_rail = ints(bytearray(board.n))  # a railway leads off the map there
        self.area_owner: list[int] = []
        self.side_areas: list[list[int]] = [[], []]  # per player: the areas that are his unless closed
        self.south_group = 2
        self.area_group: list[int] = []  # areas of one group are one step apart (S42-22.6.1); -1 the box
        self.entry_from = filled(board.n, 0)  # per edge hex of the north of C2: the turn it opens (S42-C2.2)
        self.strait_hex = -1  # Taman, where the strait of Kerch ends (S42-5.7.2)
        self.strait_area = -1
        self.caspian_box = -1  # S42-22.6.4
        self.joined_areas: list[int] = []  # whose railways meet off the map (S42-C1.2)
        self.closed_area = -1  # in winter (S42-23.4)
        self.closed_to: list[int] = []
        self.baku_area = -1  # S42-24.1.2
        self.baku_retreats: list[int] = []  # the areas to which Soviet units go from there
        self.temryuk = -1
        self.elbrus = -1
        self.rostov = -1
        self.stalingrad: list[int] = []
        self.lower_don = ints(bytearray(6 * board.size))  # the Don between the sea and Kalach (S42-20.6)
        self.cities: list[int] = []
        self.fort_options: list[Option] = []  # per hex: made by `resources`
        self.volunteer_cities: list[int] = []  # S42-20.8; empty if not all of them are there
        self.corps_areas: list[int] = []  # where Soviet tank and mechanized corps are rebuilt (S42-21.3.1)

        # Prices in half MP (S42-5.2, 5.5.1); CLOSED by road only, or not at all.
        self.wet_minor_price = [0, 0, 0, 0]  # by cost class
        self.bridge_price: list[list[int]] = []  # [cost class][bridge]; a pontoon costs what a crossing does
        self.road_price: list[list[int]] = []  # [cost class][road]
        self.wet_road_price: list[list[int]] = []
        self.attrition: list[int] = []  # per terrain (S42-16.5.4)
        self.endures_at = 5  # the least total with which an isolated unit loses nothing (S42-16.5.2)
        self.fort_ground: list[bool] = []  # per terrain: a fort can be built there (S42-9.7.3)
        self.supply_cost: list[int] = []  # per terrain (S42-16.3.2)

        # Counters beside the family's (S42-2.3.2).
        self.areas_of: list[list[int]] = []  # per unit: the areas it may arrive in (S42-22.1.1)
        self.pooled = bytearray()  # per unit: it may come when another such one is due (S42-C2.3)
        self.stocks: list[list[int]] = [[], []]  # supply points
        self.commanders: list[int] = []

        # Soviet reserve armies (S42-31.0): who is in which, and when it wakes.
        self.army_number: list[int] = []
        self.army_turn: list[int] = []
        self.army_free = bytearray()
        self.army_near: list[int] = []
        self.army_distance: list[int] = []
        self.comes_with: list[int] = []  # per unit: the arrival it is part of; one of them by rail (S42-C1.2)
        self.army_of = filled(0, -1)  # per unit: row of the army it waits in; -1

        # Reserve armies with maskirovka markers (S42-34.1.1), and the areas through which they are supplied.
        self.masked: list[int] = []  # per row: the unit
        self.mask_row = filled(0, -1)  # per unit: its row; -1
        self.north_areas: list[int] = []
        self.reinforced_areas: list[int] = []

        # Withdrawals, returns, exchanged counters (S42-32).
        self.withdrawal_turn: list[int] = []
        self.withdrawal_side: list[int] = []
        self.withdrawal_kind: list[int] = []  # numbers of `withdrawals`
        self.withdrawal_units: list[list[int]] = []  # that are named
        self.withdrawal_penalty: list[int] = []
        self.return_turn: list[int] = []
        self.return_side: list[int] = []
        self.return_count: list[int] = []
        self.return_areas: list[list[int]] = []
        self.upgrades: list[tuple[int, int, int]] = []  # turn, unit, what it becomes

        # Where everything starts.
        self.start_due: list[int] = []
        self.start_fort: list[int] = [NO_FORT] * board.n
        self.start_gauge: list[int] = [0] * board.n
        self.start_railheads: list[int] = []
        self.railheads = 12  # markers that there can be
        self.later_railheads: list[tuple[int, int]] = []  # turn, hex
        self.start_flotilla = -1
        self.start_contested: list[tuple[int, int, int]] = []  # hex, whose it is, level (S42-29.1.4)
        self.start_plans: list[int] = []  # headquarters whose offensive is ready
        self.start_weather = CLEAR_SKY

        # Time, figures, switches.
        self.first_player = AXIS
        self.opening = INITIAL
        self.tactical_player = -1  # whose combat units move only tactically on the first turn
        self.season: list[int] = [0]  # per turn from 1 on
        self.benchmark: list[int] = [0]
        self.winter_turn = 28
        self.weather_turn = 17
        self.resources: list[list[int]] = []  # [player][turn]
        self.kind_serves: list[int] = []  # per kind of replacement: for which kinds it stands, as bits
        self.replacements: list[list[list[int]]] = []  # [player][turn][kind]
        self.weather_table: list[list[int]] = []  # [season][total]
        self.again: list[int] = []  # per weather: what it adds to the next roll
        self.wet: list[int] = []  # per weather: it has the effects of rain
        self.exit_row: list[int] = []  # per area: the row of `exit_steps` for Axis units that leave there; -1
        self.exit_steps: list[int] = []  # mechanized steps that bring points (S42-C1.3)
        self.exit_points: list[int] = []
        self.edge_areas: list[int] = []  # areas beside which Soviet units cost points (S42-24.1.4)
        self.isolated_count = False  # victory hexes cut off from the Soviets count (S42-C1.3)
        self.beyond_points = 0  # for a German unit there (S42-C1.3)
        self.beyond_don = ints(bytearray(board.n))
        self.hold_turn = 0  # until then the Axis must hold one of `hold_hexes` (S42-C3.5)
        self.hold_hexes: list[int] = []
        self.check_turn = 0  # S42-C4.4
        self.check_points = 0
        self.victory_points = 0  # with which the Axis wins
        self.victory_any_turn = False
        self.has_benchmarks = False  # automatic victory (S42-24.2)
        self.rules: frozenset[str] = frozenset()  # optional and campaign rules in force

        self.fight = CombatFigures()

        # Figures that are asked for at every step.
        self.replacement_hexes = 1
        self.support_hexes = 2
        self.snow_cost = 2
        self.off_road = 5
        self.off_road_wet = 3
        self.stack_limit = [3, 2]
        self.stack_with_army = 3
        self.free_units = 1
        self.limited_corps = 2

    def allot(self, units: int) -> None:
        super().allot(units)
        self.kind = filled(units, 0)
        self.unit_type = filled(units, 0)
        self.nation = filled(units, 0)
        self.rate = filled(units, 0)  # of advance (S42-14.2.2, 20.1.3)
        self.serves = filled(units, 0)  # kinds of replacements it may take, as bits (S42-21.1.2)
        self.never_rebuilt = filled(units, 0)
        self.limited_army = filled(units, 0)  # S42-4.3

    def has_rule(self, name: str) -> bool:
        """Whether an optional or campaign rule is in force (S42-25 to 34, C4.3)."""
        return name in self.rules
