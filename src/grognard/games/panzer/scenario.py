"""PanzerScenario: the frozen part of a battle as flat tables (PZR-1, 2.0).

Everything with six entries per hex is indexed ``6*hex + direction``. Every row per unit, gun, formation,
zone, source or objective is a list of the same length as its names. Built by `box.setup`, then never changed.
"""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import DIRECTION_NAMES, FLAT
from grognard.core.kernel.kinds import CARD, FACING, GROUP, HEX, PLACE, UNIT
from grognard.core.kernel.scenario import Scenario
from grognard.core.telling.message import Message
from grognard.games.panzer.air.plane import Plane
from grognard.games.panzer.cards.armour import Armour
from grognard.games.panzer.fire.shell import Blast, Shell
from grognard.games.panzer.ground.cover import Covers
from grognard.games.panzer.ground.sight import Sightlines
from grognard.games.panzer.ground.terrain import Land
from grognard.games.panzer.movement.costs import ModeCosts
from grognard.games.panzer.spotting.spotting import SpottingTable

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ("german", "soviet")

# Grades (PZR-6.2.1.1), the best first.
ELITE: Final = 0
VETERAN: Final = 1
SEASONED: Final = 2
REGULAR: Final = 3
GREEN: Final = 4

# Movement modes (PZR-4.5.1.1.1).
TRACKED: Final = 0
HALF_TRACK: Final = 1
WHEELED: Final = 2
ON_FOOT: Final = 3
MODES: Final = "THWL"

# Sizes of leg units (PZR-5.1).
NO_LEG: Final = 0
SQUAD: Final = 1
HALF_SQUAD: Final = 2
SECTION: Final = 3
LEG_SIZES: Final = ("", "squad", "half_squad", "section")

# What leg units move with (PZR-6.6.4.4, 6.6.4.5).
UNMOUNTED: Final = 0
ON_MOTORCYCLES: Final = 1
ON_BICYCLES: Final = 2
ON_HORSES: Final = 3
MOUNTS: Final = ("", "motorcycle", "bicycle", "cavalry")

# How a gun is mounted: where it may fire (PZR-4.4.3.1).
NO_ARC: Final = 0  # unarmed
FRONT_ARC: Final = 1
ALL_ARC: Final = 2
ARCS: Final = ("", "front", "all")

UNARMED: Final = -1  # `PanzerScenario.turret` and `gun` of a unit without a gun

# Roles of units (PZR-6.2), as bits.
ROLES: Final = ("CHQ", "BHQ", "RHQ", "FO", "recon", "engineer")

# Where a unit starts (scenario files, `position`).
POSITIONS: Final = ("", "full_cover", "entrenched", "improved_position", "hull_down", "partial_hull_down")
IN_THE_OPEN: Final = 0
FULL_COVER: Final = 1
ENTRENCHED: Final = 2
IMPROVED_POSITION: Final = 3
HULL_DOWN: Final = 4
PARTIAL_HULL_DOWN: Final = 5

# Places beside the hexes, counted from `PanzerScenario.off`.
RESERVE: Final = 0  # not yet due, or not yet set up
WAITING: Final = 1  # may enter the map
LOST: Final = 2
EXITED: Final = 3
AIR: Final = 4
PLACES: Final = ("@reserve", "@waiting", "@lost", "@exited", "@air")

# The steps of a turn (commands.toml), both layers; `PanzerScenario.sequence` lists those of the scenario.
PHASES: Final = (
    "spotting",
    "available_commands",
    "command_placement",
    "initiative",
    "air_1",
    "indirect_fire_fp",
    "indirect_fire_sp",
    "direct_fire_fp",
    "direct_fire_sp",
    "reaction_fire_combat",
    "close_combat_fp",
    "close_combat_sp",
    "move_sp",
    "move_fp",
    "air_2",
    "pivot",
    "full_cover",
    "suppression",
    "adjust_markers",
    "end_turn",
)

FACING_NAMES: Final = list(DIRECTION_NAMES[FLAT])


class PanzerScenario(Scenario):
    """Map, units, formations, tables and switches of one battle."""

    def __init__(self, name: str, options: dict[str, str], land: Land) -> None:
        super().__init__("panzer", name, options, list(SIDES))
        board = land.board
        self.board = board
        self.n = board.n
        self.off = board.size
        self.neighbour: list[int] = board.neighbour
        self.distance: bytes = board.distance  # n*a + b: ranges in hexes (PZR-3.5, 3.5.1)
        self.land = land
        self.sight = Sightlines(land)
        self.covers = Covers(land)
        self.spotting = SpottingTable()
        self.costs: dict[int, ModeCosts] = {}  # by mode of `movement.costs`: see `costs_of`
        self.turns = 0
        self.sequence: list[int] = []  # numbers of PHASES, in order
        self.set_up: list[int] = [GERMAN, SOVIET]  # who sets up first
        # -- switches: the layer and its modules ------------------------------------------------
        self.advanced = False
        self.command_control = False  # PZR-6.2
        self.leg_and_towed = False
        self.gp_fire = False  # PZR-6.5.4
        self.advanced_ap = False  # PZR-6.5.2
        self.ammo_limits = False  # PZR-5.16
        self.indirect_fire = False  # PZR-6.5.1
        self.close_combat = False  # PZR-6.6.1, 6.6.10, 6.6.11
        self.transport = False  # PZR-6.6.7
        self.hull_down = False  # PZR-6.6.9
        self.buildings = False  # PZR-6.1.4.3.1
        self.air = False  # PZR-6.4, 6.7
        self.heat_haze = False
        self.german_apcr = "unrestricted"  # PZR-5.16.2.7
        # -- sides -------------------------------------------------------------------------------
        self.force_grade = [SEASONED, SEASONED]  # for initiative alone (PZR-5.8.1, 6.3.2)
        self.role = ["meets", "meets"]
        self.units_of: list[list[int]] = [[], []]  # by side
        self.mask_of = [0, 0]  # by side, as bits
        # -- formations (PZR-6.2): one row each ----------------------------------------------------
        self.formation_names: list[str] = []
        self.formation_words: list[Message] = []
        self.formation_side: list[int] = []
        self.formation_grade: list[int] = []  # for commands and their range (PZR-5.8.2)
        self.formation_units: list[list[int]] = []
        # -- units ----------------------------------------------------------------------------------
        self.units = 0
        self.unit_names: list[str] = []
        self.card: list[str] = []
        self.card_name: list[str] = []
        self.side: list[int] = []
        self.formation: list[int] = []
        # grades never change (PZR-5.8)
        self.grade: list[int] = []  # of the unit: combat, recovery, quickmarch, bail-out (PZR-5.8.3)
        self.kind: list[int] = []  # ground.cover: VEHICLE, TOWED, LEG
        self.build: list[str] = []  # of vehicles: tank, truck ... (vehicles.csv `kind`)
        self.roles: list[int] = []  # bits of ROLES
        self.points: list[int] = []
        self.armed: list[bool] = []  # a combat unit (PZR-4.1.1)
        # movement (PZR-4.5.1.1.1): cross-country, trail, road; on foot and towed: quickmarch in both
        self.mode: list[int] = []
        self.cross: list[int] = []
        self.trail: list[int] = []
        self.road: list[int] = []
        self.boxed: list[bool] = []
        self.weight_class: list[str] = []
        # as a target
        self.size: list[int] = []  # modifier to hit a vehicle (PZR-4.4.3.2.2)
        self.spot_size: list[str] = []  # column V, L or S of the Spotting Ranges
        self.gpd: list[
            list[int]
        ] = []  # against GP fire: of vehicles one figure, else none, light, medium, heavy
        self.full_cover: list[int] = []  # of leg and towed units: added to the GPD in full cover
        self.moving_gpd: list[int] = []  # ... and when moving
        self.target_type: list[str] = []  # A, P or S
        self.weak: list[bool] = []
        self.open_top: list[bool] = []
        self.basic_front: list[int] = []  # armour of the Basic Game (PZR-4.4.3.2.5)
        self.basic_rear: list[int] = []
        self.armour: list[Armour | None] = []  # of the Advanced Game; None: not armoured
        # fire
        self.gun: list[int] = []  # row of the guns, or UNARMED
        self.turret: list[int] = []  # 0 fixed, 1 to 3, 360; UNARMED
        self.gun_arc: list[int] = []  # NO_ARC, FRONT_ARC, ALL_ARC
        self.rate: list[str] = []  # N, Q, R, F or ""
        self.limits: list[list[str]] = []  # ammunition that may run out (PZR-5.16.2)
        self.stabilisation: list[int] = []
        self.coax: list[bool] = []
        self.smoke: list[bool] = []  # fires smoke
        self.radio: list[bool] = []
        self.aa_gun: list[int] = []  # row of the guns, or UNARMED
        self.aa: list[int] = []
        self.aa_high: list[bool] = []
        self.unit_if_r: list[list[int]] = []  # indirect fire of a unit on the map
        self.unit_if_f: list[list[int]] = []
        # leg units, and what is carried
        self.leg_size: list[int] = []
        self.mount: list[int] = []  # MOUNTS
        self.own_gp_r: list[list[int]] = []  # small arms of a leg unit
        self.own_gp_f: list[list[int]] = []
        self.small_arms: list[bool] = []
        self.close_assault: list[int] = []
        # ... of what is left of a squad when it is reduced (PZR-5.1.1); empty: no squad
        self.half_gp_r: list[list[int]] = []
        self.half_gp_f: list[list[int]] = []
        self.half_gpd: list[list[int]] = []
        self.half_card: list[str] = []  # the card of a reduced squad (row of `half_of`)
        self.weapons_of: list[list[int]] = []  # support weapons: rows of `weapon_names`
        self.tows: list[int] = []
        self.carries: list[int] = []
        self.under_cover: list[bool] = []
        self.space_towed: list[int] = []
        self.space_leg: list[int] = []
        # start
        self.zone: list[int] = []
        self.start_facing: list[int] = []
        self.start_position: list[int] = []  # POSITIONS
        self.start_carrier: list[int] = []
        self.arrives: list[int] = []  # turn from which it may enter, 0: set up on the map
        self.entry: list[list[int]] = []  # hexes by which it enters
        # -- guns: one row each (guns.csv) ----------------------------------------------------------
        self.gun_names: list[str] = []
        self.calibre: list[int] = []
        self.ap_r: list[list[int]] = []  # farthest hex of P S M L E; empty: no AP
        self.ap_p: list[list[int]] = []  # penetration
        self.damage: list[str] = []  # damage block of the Advanced Game
        self.special: list[str] = []  # APCR, HVAP, HEAT or ""; "" also before its date
        self.special_energy: list[str] = []
        self.special_r: list[list[int]] = []
        self.special_p: list[list[int]] = []
        self.special_damage: list[str] = []
        self.gp_r: list[list[int]] = []
        self.gp_f: list[list[int]] = []
        self.gpe: list[int] = []
        self.gun_small_arms: list[bool] = []
        # -- support weapons: one row each kind (weapons.csv); `box.setup_units` keeps the card's figures -
        self.weapon_names: list[str] = []
        self.weapon_smoke: list[bool] = []
        self.weapon_kind: list[str] = []  # hmg, mortar, hhatw, atr, flamethrower
        self.weapon_energy: list[str] = []
        self.weapon_ap_r: list[list[int]] = []  # empty: no AP
        self.weapon_ap_p: list[list[int]] = []
        self.weapon_damage: list[str] = []
        self.weapon_rate: list[str] = []
        self.weapon_limits: list[list[str]] = []
        self.weapon_min_range: list[int] = []  # 0: none (PZR-5.6)
        self.weapon_carried_fire: list[bool] = []  # may fire while its unit is carried (PZR-6.6.7.2)
        self.weapon_spotted_small: list[bool] = []  # marked as small arms when it fires (PZR-5.7)
        self.weapon_gp_r: list[list[int]] = []  # empty: no GP; of a fixed factor: as far as its AP
        self.weapon_gp_f: list[list[int]] = []
        self.weapon_gpe: list[int] = []
        self.weapon_small_arms: list[bool] = []
        # -- sources of indirect fire: off-board batteries, then units on the map (PZR-6.5.1) ----------
        self.source_names: list[str] = []
        self.source_side: list[int] = []
        self.source_unit: list[int] = []  # the unit, or -1: a battery
        self.source_card: list[str] = []
        self.source_formation: list[int] = []  # to which it is attached, -1: organic
        self.source_organic: list[list[int]] = []  # formations to which it is organic; empty: the whole force
        self.source_r: list[list[int]] = []  # GP-IF line: farthest hex of P S M L E, then the factors
        self.source_f: list[list[int]] = []
        self.source_gpe: list[int] = []
        self.source_limits: list[list[str]] = []
        self.source_nearest: list[int] = []  # minimum range (PZR-5.6)
        self.source_smoke: list[bool] = []
        self.source_arm: list[int] = []  # of a unit: what it fires with (`verbs.AMMUNITION`); -1: a battery
        self.plot_source: list[int] = []  # per plot row: its battery (PZR-6.5.1.11)
        self.point_source: list[int] = []  # per pre-registered point: its battery (PZR-6.5.1.4)
        self.veil_owner: list[str] = []  # per smoke row: the source or unit that may fill it
        self.veil_unit: list[int] = []  # ... the unit, or -1: a battery
        # -- aircraft (PZR-6.7): units without a hex, of one side -------------------------------------
        self.aircraft: list[int] = []
        self.planes: dict[int, Plane] = {}  # by unit
        self.veil_source: list[int] = []  # ... the source, or -1: a unit that fires smoke directly alone
        self.sheaf_hexes: dict[tuple[int, int, int], frozenset[int]] = {}  # see `indirect.sheafs`
        # -- what follows from the cards, found once: see `fire.targets.shells_of`, `gp.factors.blasts_of`
        self.kept_shells: dict[int, list[Shell | None]] = {}
        self.kept_blasts: dict[int, list[Blast | None]] = {}
        # -- zones -----------------------------------------------------------------------------------
        self.zone_names: list[str] = []
        self.zone_side: list[int] = []
        self.zone_hexes: list[list[int]] = []
        self.zone_units: list[list[int]] = []
        self.zone_turn: list[int] = []  # 0: set up; else entered from that turn on
        self.zone_facing: list[int] = []
        self.zone_column: list[bool] = []  # enters by road, one behind the other
        # -- terrain markers at the start (PZR-6.1.4.3) ---------------------------------------------
        self.start_works: list[int] = []  # bits per hex (`state.WORKS`)
        self.start_works_facing: list[int] = []  # of an improved position, or -1
        # -- victory ---------------------------------------------------------------------------------
        self.kill_percent = [0, 0]  # of the card points of what the enemy lost, to a side
        self.damaged_percent = 0
        self.start_points = [0, 0]
        self.draw_points = 0
        self.objective_names: list[str] = []  # one row per hex
        self.objective_key: list[str] = []  # to which objective the hex belongs
        self.objective_hex: list[int] = []
        self.objective_points: list[int] = []  # of each hex, or with `objective_all` of all of them together
        self.objective_all: list[bool] = []
        self.objective_hold: list[int] = []  # full turns of occupation
        self.objective_held: list[int] = []  # at the start, -1: nobody
        self.objective_at = [-1] * board.n  # per hex of the map: its row, or -1
        self.exit_side: list[int] = []
        self.exit_hexes: list[list[int]] = []
        self.exit_points: list[int] = []
        self.exit_percent: list[int] = []
        self.exit_cards: list[list[str]] = []  # empty: all vehicles
        self.survivors: list[tuple[int, str, int]] = []  # side, card, points each
        # -- a scenario's own rules -------------------------------------------------------------------
        self.first_player: dict[int, int] = {}  # by turn: who is First Player without a roll
        self.barred: list[bool] = [False] * board.n  # hexes nobody may enter
        self.bridge_gpd: dict[int, int] = {}
        self.works_gpd: dict[int, int] = {}  # of blocks and wire (PZR-6.5.4.2.5[2])
        self.delayed: dict[int, int] = {}  # by zone: N/C until that turn, or until fired at

    def costs_of(self, mode: int) -> ModeCosts:
        """What the ground costs a mode of movement; made when it is first asked for."""
        if mode not in self.costs:
            self.costs[mode] = ModeCosts(self.land, mode)
        return self.costs[mode]

    def names(self, kind: int) -> list[str]:
        if kind == UNIT:
            return self.unit_names
        if kind == HEX:
            return self.board.book.names
        if kind == FACING:
            return FACING_NAMES
        if kind == GROUP:
            return self.formation_names
        if kind == CARD:
            return self.source_names
        return super().names(kind)

    def owner_of(self, kind: int, value: int) -> int:
        if kind == UNIT:
            return self.side[value] if 0 <= value < self.units else -1
        if kind == GROUP:
            return self.formation_side[value] if 0 <= value < len(self.formation_side) else -1
        if kind == CARD:
            return self.source_side[value] if 0 <= value < len(self.source_side) else -1
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
