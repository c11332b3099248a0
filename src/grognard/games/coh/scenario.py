"""CohScenario: the frozen part of a battle as flat tables (COH-0.3 to 0.5).

Everything with six entries per hex is indexed ``6*hex + direction``; everything over pairs of
hexes ``n*a + b``. Built by `setup.build`, then never changed.
"""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import SightRule
from grognard.core.kernel.kinds import CARD, FACING, GROUP, HEX, PLACE, ROW, UNIT
from grognard.core.kernel.scenario import Scenario
from grognard.games.tactical.zones import Zones

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ("german", "soviet")

RED: Final = 0
BLUE: Final = 1

# Movement classes (COH-5.0, 14.0; guns pushed by their crew: G-02).
FOOT: Final = 0
PUSHED: Final = 1
TRACKED: Final = 2
WHEELED: Final = 3
CLASSES: Final = ("foot", "pushed", "tracked", "wheeled")

# What a hit counter forbids (COH-7.4, 15.2), as bits.
KILL: Final = 1
ONLY_RALLY: Final = 2
NO_FIRE: Final = 4
NO_MOVE: Final = 8
NO_PIVOT: Final = 16
NO_RED: Final = 32
NO_BLUE: Final = 64
EFFECTS: Final = ("kill", "only_rally", "no_fire", "no_move", "no_pivot", "no_fp_red", "no_fp_blue")

# Places beside the hexes, counted from `CohScenario.off`.
RESERVE: Final = 0  # not yet available
WAITING: Final = 1  # may enter (COH-5.1)
LOST: Final = 2  # on its owner's CAP track (COH-7.3)
EXITED: Final = 3
HIDDEN: Final = 4  # in its plotted hex, off the map (COH-10.0)
AIR: Final = 5  # an aircraft over the map, in no hex of it (COH-20.0(12)): column `over`
PLACES: Final = ("@reserve", "@waiting", "@lost", "@exited", "@hidden", "@air")

# When a victory hex scores (COH-2.4).
EACH_ROUND: Final = 0
GAME_END: Final = 1

# What a permanent veteran card changes (COH-8.3, C.V01 ...), as indices of `veteran` rows.
FACING_NAMES: Final = ["NE", "E", "SE", "SW", "W", "NW"]


class CohScenario(Scenario):
    """Board, counters, tables and switches of one battle."""

    def __init__(
        self, name: str, options: dict[str, str], board: Board, seats: list[str] | None = None
    ) -> None:
        super().__init__("coh", name, options, seats or list(SIDES))
        self.board = board
        self.n = board.n
        self.off = board.size
        self.rounds = 0
        # -- armies: one per player, two sides (COH-21.0) -----------------------------------
        self.armies = self.players
        self.side_of = [GERMAN if seat.startswith("german") else SOVIET for seat in self.seats]
        self.side_by_side = False  # both armies of a side in a row, instead of alternating
        self.turn_order = list(range(self.armies))
        self.last_pass = self.armies  # passes in a row that end a round (COH-2.2(10), 21.0(4))
        self.own_victory = False  # the army with the most VP wins, not the side
        self.cap = [0] * self.armies  # S, the scenario CAP of each army (COH-3.2)
        # -- switches ---------------------------------------------------------------------
        self.groups = True  # shared activations and group actions (COH-9.0)
        self.roulette = False  # COH-3.01
        self.cautious = False  # COH-5.01
        self.combined = False  # vehicles, fortifications or mortars take part: the full checks are needed
        self.solitaire = False  # hidden units are drawn from a cup (COH-21.2)
        self.any_hidden = False  # units start hidden (COH-10.0)
        self.any_smoke = False  # somebody can lay smoke (COH-13.1)
        self.vantage_any = False  # ruling G-19: any hex within two of a mortar is a vantage hex
        self.digging = False  # hasty defences may be dug (COH-18.1)
        self.fire_chain = False  # ruling G-14, the chain reading of fire groups
        self.leader_long_range = True  # ruling G-14
        # -- per hex ----------------------------------------------------------------------
        self.neighbour: list[int] = board.neighbour
        self.distance: bytes = b""
        self.arc: bytes = b""  # facings at a whose arc holds b (COH-6.1)
        self.seen: bytes = b""  # the same, 0 where there is no line of sight (COH-6.0)
        self.sight_rule: SightRule | None = None
        self.lines: dict[int, list[int]] = {}  # lines that smoke has been looked for on (`smoke`)
        self.dm: list[int] = []  # terrain DM (COH-4.0)
        self.terrain_names: list[str] = []
        self.side_dm: bytes = b""  # per pair (attacker, target): DM of a hexside the fire crosses (COH-11.5)
        self.step_cost: list[list[int]] = []  # per class, six per hex: AP above the move cost, -1: barred
        self.hex_cost: list[list[int]] = []  # per class and hex: AP to enter it off-road, -1: barred
        self.slope: list[list[int]] = []  # per class, six per hex: AP for the change of level, -1: barred
        self.level: list[int] = []  # ground level, -1 in gullies (COH-11.0, 11.5)
        self.bonus_ground: list[bool] = []  # tracked bonus movement goes on here (COH-14.0)
        self.road_hex: list[bool] = []
        self.cover: list[bool] = []  # cover terrain for hiding (G-15)
        self.bog: list[bool] = []  # bog-down check (COH-14.1)
        self.objective: list[int] = []  # per hex: index of its control marker, or -1
        # -- per control marker (COH-2.4) ---------------------------------------------------
        self.objective_hex: list[int] = []
        self.first_control: list[int] = []
        self.awards: list[tuple[int, int, int]] = []  # (marker, VP, EACH_ROUND or GAME_END)
        # -- fortifications and wire (COH-18): one row per counter on the map --------------------
        self.fort_names: list[str] = []
        self.fort_kind: list[str] = []
        self.fort_hex: list[int] = []  # where it is laid at setup, -1: a mine left in the box
        self.fort_facing: list[int] = []
        self.fort_front: list[int] = []  # DM
        self.fort_rear: list[int] = []
        self.fort_users: list[int] = []  # bits: 1 infantry, 2 guns, 4 vehicles
        self.fort_dr: list[int] = []  # red DR, 0: cannot be destroyed (COH-18.6)
        self.fort_army: list[int] = []  # whose it is at setup, -1: nobody's
        self.fort_hidden: list[bool] = []  # a hidden mine at setup
        self.fort_hard: list[bool] = []  # wire impassable on foot (COH-18.4(4))
        self.mine_kind: list[int] = []  # per counter: number in `MINES`, -1: no mine
        self.mine_figure: list[int] = []  # 2D6 of it or more is a hit (COH-18.5(5))
        self.mine_affects: list[int] = []  # bits: 1 infantry, 2 guns, 4 vehicles
        self.mine_rows: list[int] = []  # the counters that are mines
        self.works: list[int] = []  # the counters that can be destroyed
        self.pit_vehicles = [False, False]  # by side: vehicles may use gun pits (COH-18.2(3))
        self.no_wheels: list[bool] = []  # per hex: a green trench (COH-18.2(2))
        self.ditch: list[bool] = []  # per hex: an anti-tank ditch (COH-18.3)
        self.pool_by_colour = False  # ruling G-09, the other reading
        self.wire_at: list[int] = []  # per hex: its wire counter, or -1
        self.wire_cost: list[int] = []  # per movement class: AP to enter, -1: barred
        # -- off-board artillery (COH-12.3): one row per card -------------------------------------
        self.oba_names: list[str] = []
        self.oba_army: list[int] = []
        self.oba_fp: list[list[int]] = [[], []]  # by colour
        self.oba_barrages: list[int] = []
        self.oba_pattern: list[list[list[int]]] = []  # hexes struck, by target hex
        self.oba_smoke: list[bool] = []  # may fire smoke (COH-13.1)
        self.oba_free: list[list[int]] = [[], []]  # by side: targets that need no spotter (COH-12.3(3))
        self.oba_early = [False, False]  # by side: plotted at set-up, strikes in round 1 (COH-1.0(8))
        # -- per unit (COH-0.3) ---------------------------------------------------------------
        self.units = 0
        self.unit_names: list[str] = []
        self.unit_types: list[str] = []
        self.side: list[int] = []  # friend or foe
        self.army: list[int] = []  # whose it is: the player's number
        self.units_of: list[list[int]] = [[] for _ in self.seats]  # by army
        self.troops: list[list[int]] = [[], []]  # by side
        self.mask_of: list[int] = [0, 0]  # by side, as bits
        self.infantry: list[bool] = []  # COH-1.1
        self.vehicle: list[bool] = []
        self.move_class: list[int] = []
        self.bonus: list[int] = []  # track or wheel symbols (COH-14.0)
        self.truck: list[bool] = []  # COH-16.0
        self.turret: list[bool] = []  # COH-15.5
        self.indirect: list[int] = []  # AP for indirect fire, 0: none (COH-12.0)
        self.mortar: list[bool] = []
        self.shield: list[int] = []  # DM for what an APC carries (COH-16.1)
        self.aa: list[bool] = []  # may fire at aircraft (COH-20.0(10))
        self.impulses: list[int] = []  # of an aircraft, 0: none (COH-20.0(2))
        self.engineer: list[bool] = []  # COH-19.0
        self.sniper: list[bool] = []  # COH-10.3
        self.open_top: list[bool] = []  # COH-15.4
        self.smokes: list[bool] = []  # fires smoke (COH-13.1)
        self.fire: list[int] = []
        self.move: list[int] = []
        self.fp: list[list[int]] = [[], []]  # by colour, then unit
        self.boxed: list[list[bool]] = [[], []]
        self.range: list[int] = []
        self.min_range: list[int] = []
        self.front: list[int] = []
        self.front_colour: list[int] = []
        self.rear: list[int] = []
        self.rear_colour: list[int] = []
        self.unit_vp: list[int] = []
        self.start_place: list[int] = []
        self.start_plot: list[int] = []  # the hex of a unit that starts hidden, or -1
        self.start_carrier: list[str] = []  # key of the vehicle it starts on, or ""
        self.start_inside: list[str] = []  # key of the fortification it starts in, or ""
        self.start_facing: list[int] = []  # -1: the owner chooses (COH-1.0(4))
        self.arrives: list[int] = []  # round of arrival, 0: set up on the map
        self.entry: list[list[int]] = []  # entry hexes (COH-5.1)
        self.by_event: list[bool] = []  # comes with the Firefight Event only (COH-C.B3)
        self.exits: list[list[int]] = [[], []]  # hexes from which a side may leave (COH-5.1(4))
        self.exit_vp = 0
        # -- a scenario's special rules (COH-0.1(2)) ---------------------------------------------
        self.instant: list[tuple[int, list[int], int]] = []  # side, control markers it needs, lead in VP
        self.returns: list[bool] = []  # trucks that come back (COH-E.11(2))
        self.surprised = [False, False]  # by side: half FP in round 1 (COH-F.14)
        self.off_road: list[bool] = []  # wheeled, with its bonus in the open as well (COH-E.11(3))
        # -- aircraft and their bombs (COH-20) ----------------------------------------------------
        self.air = False  # aircraft take part
        self.aircraft: list[list[int]] = [[], []]  # by side
        self.air_mask = 0  # all of them, as bits
        self.bomb_names: list[str] = []
        self.bomb_fp: list[list[int]] = [[], []]  # by colour
        self.bomb_mine: list[int] = []  # the mine that it leaves in place of an attack (`MINES`), or -1
        self.start_bombs: list[list[int]] = []  # per unit, kinds of bombs
        # -- zones of free set-up (COH-1.0(4)): made anew by `box.setup` ------------------------
        self.zones = Zones(0, 0)
        self.zone_hidden: list[bool] = []  # of each zone: its units are set up in secret
        self.cup_hex: list[int] = []  # solitaire: the first hex marked for a unit in the cup, or -1
        # -- veteran cards assigned at setup (COH-8.3) ------------------------------------------
        self.veteran_fp: list[int] = []
        self.veteran_range: list[int] = []
        self.veteran_dm: list[int] = []
        self.veteran_ap: list[int] = []
        self.veteran_roulette: list[int] = []
        self.any_veterans = False
        self.veteran_bits: list[int] = []  # the cards of each unit, a bit each (`veterans.VETERANS`)
        self.veteran_unit: list[int] = []  # per kind of veteran card: the unit that has it, or -1
        self.veteran_card: list[int] = []  # ... and its row among the cards, or -1
        self.veteran_calm: list[bool] = []  # V03: ignores a drawn Panicked
        self.veteran_retreat: list[bool] = []  # V09: reverse moves cost no extra
        self.veterans: list[list[str]] = []  # card ids per unit, for show
        # -- hit counters (COH-7.4): 0 is no hit, the last a counter-less hit (G-10) --------------
        self.hit_names: tuple[str, ...] = ()
        self.hit_effects: list[int] = []
        self.hit_fire: list[int] = []
        self.hit_move: list[int] = []
        self.hit_fp: list[list[int]] = [[], []]
        self.hit_range: list[int] = []
        self.hit_front: list[int] = []
        self.hit_rear: list[int] = []
        self.hit_rally: list[int] = []  # 0: never rallies
        self.hit_count: list[int] = []
        self.hit_pool: list[int] = []  # 0 infantry, 1 vehicle, -1 none
        self.bare_hit = 0
        self.pool_mask = [0, 0]  # the kinds of each pool, as bits
        self.panicked = 0  # the kinds that High Morale ignores, as bits (COH-C.V03)
        self.shown_firing = 0  # kinds whose change shows when the unit fires, as bits
        self.shown_moving = 0
        # ... when nothing is paid: changed prices do not count (COH-7.4(4), G-71)
        self.shown_moving_free = 0
        self.shown_striking_free = 0  # in close combat, where range does not count either
        self.shown_smoking_free = 0  # with smoke, which has no firepower
        self.shown_pivoting = 0
        self.shown_front = 0  # ... when its front DR counts
        self.shown_rear = 0
        # -- cards (COH-8): action cards of the scenario's deck, then weapon cards -----------------
        self.card_names: list[str] = []
        self.card_rule: list[str] = []
        self.card_effect: list[str] = []
        self.card_cost: list[int] = []
        self.card_pay: list[int] = []  # bits: 1 AP, 2 CAP
        self.card_action: list[bool] = []
        self.card_group: list[bool] = []
        self.card_value: list[int] = []
        self.deck: list[int] = []  # copies in the deck at the start
        self.card_yellow: list[bool] = []  # carried out when drawn (COH-8.1(6))
        self.deal = 0
        self.draws = 0
        self.luck_card = -1
        self.fire_card = -1
        # -- bonus cards (COH-C.B1 to C.B4) -----------------------------------------------------------
        self.last_card = -1  # Game Ends
        self.last_cards = 0  # ... lies among so many last cards of the deck; 0: anywhere
        self.score_vp = 0
        self.score_markers: list[int] = []  # control markers that score it; none: who draws the card
        self.event_effect = ""
        self.event_who = ""
        self.event_value = 0
        self.event_hexes: list[int] = []
        self.goal_card: list[int] = []  # per objective: its row among the cards
        self.goal_vp: list[int] = []
        self.goal_kind: list[list[str]] = [[], []]  # by side, then objective
        self.goal_count: list[list[int]] = [[], []]
        self.goal_markers: list[list[list[int]]] = [[], []]
        self.weapons: list[list[int]] = [[] for _ in self.seats]  # weapon cards dealt to each army
        self.weapon_fp: list[list[int]] = [[], []]
        self.weapon_range: list[int] = []
        self.weapon_throw: list[int] = []  # FP change when thrown one hex farther; 0: cannot be
        self.weapon_terrain: list[bool] = []
        self.weapon_mine: list[bool] = []  # may be laid as a mine instead (COH-C.64)
        self.weapon_smoke: list[bool] = []  # whether smoke hinders it
        self.weapon_targets: list[int] = []  # bits: 1 infantry, 2 guns, 4 vehicles
        # -- actions that may ever come about here, by verb, in the order in which they are offered ----
        self.attack_verbs: list[int] = []
        self.always_verbs: list[int] = []
        self.concealing_verbs: list[int] = []
        # -- figures of the rules (constants.toml) ---------------------------------------------------
        self.figures: dict[str, int] = {}
        self.activation_ap = 0
        self.reverse_ap = 0
        self.cautious_ap = 0
        self.pivot_ap = 0
        self.stall_ap = 0
        self.rally_ap = 0
        self.dig_ap = 0
        self.holes = 0  # hasty-defence counters in the box (COH-18.1(3))
        self.occupy_ap = 0
        self.most_cap = 0
        self.destroy_margin = 0
        self.short_fp = 0
        self.long_fp = 0
        self.long_factor = 0
        self.cc_boxed_fp = 0
        self.cc_other_fp = 0
        self.support_fp = 0
        self.height_fp = 0
        self.height_dm = 0
        self.turret_ap = 0
        self.bog_ok = 0
        self.smoke_ap = 0  # an engineer's smoke (COH-19.0)
        self.smoke_new_dm = 0  # COH-13.0
        self.smoke_old_dm = 0
        self.smoke_blocks = 0  # line of sight ends where the smoke on it adds up to this
        self.luck_table: list[int] = []
        self.sniper_table: list[int] = []

    def within(self, a: int, radius: int) -> list[int]:
        """`Board.within`, off the table."""
        row = a * self.n
        return [b for b in range(self.n) if self.distance[row + b] <= radius]

    def names(self, kind: int) -> list[str]:
        if kind == UNIT:
            return self.unit_names
        if kind == HEX:
            return self.board.book.names
        if kind == CARD:
            return self.card_names
        if kind == FACING:
            return FACING_NAMES
        if kind == ROW:
            return self.fort_names
        if kind == GROUP:
            return self.oba_names
        return super().names(kind)

    def owner_of(self, kind: int, value: int) -> int:
        if kind == UNIT:
            return self.army[value] if 0 <= value < self.units else -1
        return super().owner_of(kind, value)

    def name_of(self, kind: int, value: int, words: tuple[str, ...] = ()) -> str:
        if kind == PLACE and value >= self.off:
            return PLACES[value - self.off]
        return super().name_of(HEX if kind == PLACE else kind, value, words)

    def parse(self, kind: int, text: str, words: tuple[str, ...] = ()) -> int:
        if kind == PLACE and text in PLACES:
            return self.off + PLACES.index(text)
        if kind in (PLACE, HEX) and text not in ("-", "?"):
            return self.board.hex(text)
        return super().parse(kind, text, words)
