"""ZocScenario: what never changes in a game of the family: map, counters and tables as flat lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from grognard.core.geometry.board import Board
from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.ints import filled, ints, rows
from grognard.core.kernel.kinds import AREA, GROUP, HEX, PLACE, SIDE, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.scenario import Scenario, Unreadable

from .kinds import BOXES, STRIDE
from .results import CombatTables

if TYPE_CHECKING:
    from .advance_steps import AdvanceRules
    from .breakdown import BreakdownRules
    from .combat import CombatPhaseRules, CombatRules, SupportRules
    from .defense import DefenseRules
    from .disorder import RecoveryRules
    from .losses import LossRules
    from .movement_rules import AreaRules, MovementPhaseRules, MovementRules
    from .retreat import RetreatRules
    from .stacking import StackingRules
    from .strength import StrengthRules
    from .supply import SupplyRules
    from .zoc import ZoneRules

NO_WATER = 0


class ZocScenario(Scenario):
    """Board, counters and tables. Lists with six entries per cell are indexed `6*cell + d`, ring included."""

    # The game's own rules, chapter by chapter; the set-up fills them in.
    zone_rules: ZoneRules[Any]
    stacking_rules: StackingRules[Any]
    movement_rules: MovementRules[Any]
    area_rules: AreaRules[Any]
    movement_phase_rules: MovementPhaseRules[Any]
    breakdown_rules: BreakdownRules[Any]
    strength_rules: StrengthRules[Any]
    combat_rules: CombatRules[Any]
    support_rules: SupportRules[Any]
    combat_phase_rules: CombatPhaseRules[Any]
    loss_rules: LossRules[Any]
    defense_rules: DefenseRules[Any]
    retreat_rules: RetreatRules[Any]
    recovery_rules: RecoveryRules[Any]
    advance_rules: AdvanceRules[Any]
    supply_rules: SupplyRules[Any]

    def __init__(self, game: str, name: str, options: dict[str, str], seats: list[str], board: Board) -> None:
        super().__init__(game, name, options, seats)
        self.rule_ids: dict[str, str] = {}  # name of a fact, modifier or refusal -> the rule that says it
        self.board = board
        self.n: i64 = board.n  # hexes are 0..n-1
        self.size: i64 = board.size  # then the ring of cells just off the map
        self.areas = len(board.areas)  # entry areas are places size..size+areas-1
        self.box: i64 = board.size + len(board.areas)  # boxes are places box..box+5
        self.places: i64 = self.box + len(BOXES)
        self.neighbour = ints(board.neighbour)
        self.place_names = [*board.book.names[: board.n], *([""] * (board.size - board.n))]
        self.place_names += ["@" + area for area in board.areas] + list(BOXES)

        # The map.
        self.terrain = filled(board.n, 0)  # the game's own numbers, by its terrain table
        self.in_play = filled(board.n, 1)
        self.water = filled(6 * board.size, 0)  # per hexside: the game's kinds of water; 0 none
        self.road = filled(6 * board.size, 0)  # per hexside: the game's kinds of road; 0 none
        self.least_price = ints([1])  # per kind of road: no more half MP than a step costs, if not tactical
        # Where supply lines can go, per hex: the hexes next to it that are always open to them, and the
        # directions for which `SupplyRules.supply_road` or `offroad_price` are asked. Open ground counts 1.
        self.open_roads = rows([])
        self.asked_roads = rows([])
        self.open_ground = rows([])
        self.asked_ground = rows([])
        self.terrain_names: list[str] = []
        self.hex_price: list[list[int]] = []  # [cost class][terrain]: half MP; -1 by road only
        self.water_price: list[
            list[int]
        ] = []  # [cost class][water]: half MP more without a bridge; -1 closed
        self.fixed_span = ints(bytearray(6 * board.size))  # per hexside: a bridge that is always there
        self.gate_road = filled(board.n, 0)  # per edge hex: the kind of road that leads off the map there
        self.edge_area = filled(board.size, -1)  # per ring cell: the place of the area it belongs to
        self.gates: list[list[int]] = [[] for _ in board.areas]  # per area: the hexes one enters from it
        self.gate_of = filled(board.n, -1)  # per hex: the area (its place) it is next to
        self.gate_side = filled(board.n, -1)  # ... and the easiest of its hexsides towards that area
        self.area_links: list[list[int]] = [[] for _ in board.areas]  # per area: places of touching areas

        self.control_hexes: list[int] = []  # hexes for which it matters who passed last
        self.control_row = filled(board.n, -1)

        # Counters.
        self.unit_names: list[str] = []
        self.formation_names: list[str] = []
        self.type_names: list[str] = []
        self.allot(0)
        self.units_of: list[list[int]] = [[] for _ in seats]

        self.breakdowns: list[list[int]] = [[] for _ in seats]  # per player: his breakdown counters (H44-21)

        self.guns: list[list[int]] = [[] for _ in seats]  # per player: his artillery (H44-17, S42-18.2.1)

        self.remnants: list[list[int]] = [
            [] for _ in seats
        ]  # per player: his remnants (H44-11.4, S42-10.4.1)
        self.garrisons: list[int] = []  # they wait for the enemy (H44-23.6, S42-20.4)

        # Where everything starts.
        self.start_place: list[int] = []
        self.start_steps: list[int] = []
        self.start_marks: list[int] = []
        self.start_parent: list[int] = []
        self.start_control: list[int] = []

        self.combat = CombatTables()

        # Time.
        self.first_turn = 1
        self.last_turn = 1
        self.turn_dates: list[str] = [""]  # per turn from 1 on

        # Figures of the rules: the whole numbers of constants.toml by "chapter.name", and some of them.
        self.figures: dict[str, int] = {}
        self.leave_cost = 4
        self.extended_bonus = 4
        self.tactical_hexes = 2
        self.enter_area_cost = 2

    def allot(self, units: int) -> None:
        """Room in the tables for so many counters."""
        self.units: i64 = units
        self.owner = filled(units, 0)
        self.traits = filled(units, 0)
        self.attack = filled(STRIDE * units, 0)  # STRIDE*u + steps
        self.defence = filled(STRIDE * units, 0)  # STRIDE*u + steps
        self.cost_class = filled(units, 0)  # the column of the terrain effects chart it moves by
        self.allowance = filled(units, 0)  # in whole MP
        self.steps = filled(units, 0)  # printed
        self.formation = filled(units, 0)
        self.armour = filled(units, 0)  # armour class; 0 none
        self.range = filled(units, 0)  # artillery; 0 none
        self.arrival_turn = filled(units, 0)  # 0: none
        self.arrival_place = filled(units, -1)  # area; -1 none
        self.moves_of: list[list[Option]] = [[]] * (16 * units)  # 16*u + ways: made by `gaits.moves`
        self.kits = filled(units, 0)  # as bits: of a breakdown counter its kit, of others those they use

    def rule(self, name: str) -> str:
        """The rule behind a named fact, as the game's rulebook numbers it."""
        return self.rule_ids[name]

    def names(self, kind: int) -> list[str]:
        if kind == UNIT:
            return self.unit_names
        if kind == HEX:
            return self.place_names[: self.n]
        if kind in (PLACE, AREA):
            return self.place_names
        if kind == GROUP:
            return self.formation_names
        return super().names(kind)

    def name_of(self, kind: int, value: int, words: tuple[str, ...] = ()) -> str:
        if kind == SIDE and value != UNKNOWN:
            return self.board.book.side_name(value) if self.is_side(value) else "-"
        if kind in (PLACE, AREA) and self.n <= value < self.size:
            return "-"  # a cell of the ring is no place
        return super().name_of(kind, value, words)

    def parse(self, kind: int, text: str, words: tuple[str, ...] = ()) -> int:
        if kind == SIDE and text not in ("-", "?"):
            try:
                return self.board.book.side(text)
            except ValueError as e:
                raise Unreadable(str(e)) from None
        return super().parse(kind, text, words)

    def owner_of(self, kind: int, value: int) -> int:
        if kind == UNIT:
            return self.owner[value] if 0 <= value < self.units else -1
        return super().owner_of(kind, value)

    def is_side(self, side: int) -> bool:
        """Whether a number is that of a hexside of the map, as its canonical text has it."""
        if not 0 <= side < 6 * self.n or self.neighbour[side] < 0:
            return False
        return self.board.book.canonical_side(side // 6, side % 6) == side

    def is_hex(self, place: int) -> bool:
        return 0 <= place < self.n

    def is_area(self, place: int) -> bool:
        return self.size <= place < self.box
