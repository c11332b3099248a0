# mypyc: interpreted
"""From the data files to a game (H44-S1, S2): builds a HollandScenario, and the State it starts from."""

from __future__ import annotations

from grognard.core.kernel.ints import ints
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.box.data_files import collect_figures
from grognard.games.zocbond.box.setup import Scenarios, begin
from grognard.games.zocbond.kinds import POOL, WAITING

from ..advance import HollandAdvance
from ..artillery import HollandSupport
from ..breakdown import HollandBreakdown
from ..combat import HollandCombat, HollandStrengths
from ..defense import HollandDefense
from ..disengagement import HollandCombatPhase
from ..disorder import HollandRecovery
from ..entry import HollandAreas
from ..losses import HollandLosses
from ..movement import HollandMovement
from ..movement_phase import HollandMovementPhase
from ..retreat import HollandRetreat
from ..scenario import ALLIED, DIVISIONS, GERMAN, TURN_KINDS, WEATHERS, HollandScenario
from ..stacking import HollandStacking
from ..state import HollandState
from ..supply import HollandSupply
from ..zones import HollandZones
from .data_files import SCENARIOS as FILES
from .data_files import load_box
from .data_scenario import ScenarioFile
from .data_types import Box
from .map_files import load_map, make_board
from .map_types import MapFile
from .setup_combat import fill_combat
from .setup_counters import fill_counters, place_counters
from .setup_map import fill_map
from .setup_turn import fill_turn


def build(
    file: ScenarioFile,
    options: dict[str, str],
    name: str,
    box: Box | None = None,
    chart: MapFile | None = None,
) -> HollandScenario:
    """The game of a scenario file; `options` must be complete. Tests bring a map of their own."""
    box = box or load_box()
    chart = chart or load_map()
    sc = HollandScenario(name, options, make_board(chart))
    sc.disengagement = options["disengagement"] == "on"
    sc.isolation = options["isolation"] == "on"
    sc.special = frozenset(file.special)
    fill_figures(sc, box)
    appoint(sc)
    fill_time(sc, file, box)
    fill_map(sc, file, box, chart)
    fill_counters(sc, box)
    fill_combat(sc, box)
    place_counters(sc, file, box, chart)
    fill_markers(sc, file, box)
    fill_control(sc, file, box)
    fill_turn(sc, file, box)
    return sc


SCENARIOS = Scenarios(FILES, build)
load = SCENARIOS.load


def appoint(sc: HollandScenario) -> None:
    """Sets who answers the family's questions, chapter by chapter."""
    sc.rule_ids = citations("grognard.games.holland44")
    sc.zone_rules = HollandZones(sc)
    sc.stacking_rules = HollandStacking()
    sc.movement_rules = HollandMovement(sc)
    sc.area_rules = HollandAreas()
    sc.movement_phase_rules = HollandMovementPhase()
    sc.breakdown_rules = HollandBreakdown(sc)
    sc.strength_rules = HollandStrengths()
    sc.combat_rules = HollandCombat(sc)
    sc.support_rules = HollandSupport()
    sc.combat_phase_rules = HollandCombatPhase()
    sc.loss_rules = HollandLosses()
    sc.defense_rules = HollandDefense(sc)
    sc.retreat_rules = HollandRetreat(sc)
    sc.recovery_rules = HollandRecovery()
    sc.advance_rules = HollandAdvance()
    sc.supply_rules = HollandSupply()


def fill_time(sc: HollandScenario, file: ScenarioFile, box: Box) -> None:
    """The turn track (H44-3.0)."""
    sc.first_turn = file.first_turn
    sc.last_turn = file.last_turn
    sc.first_phase = file.first_phase
    sc.start_weather = WEATHERS.index(file.weather)
    for row in box.turns:
        sc.turn_kind.append(TURN_KINDS.index(row.kind))
        sc.weather_drm.append(row.weather_drm)
        sc.turn_dates.append(row.date.isoformat())


def fill_figures(sc: HollandScenario, box: Box) -> None:
    """constants.toml as whole numbers under "chapter.name"."""
    collect_figures(sc.figures, "", box.constants)
    figures = sc.figures
    sc.leave_cost = figures["zoc.leave_cost"]
    sc.bond_steps = figures["zoc.bond_steps"]
    sc.traffic_cost = figures["traffic.cost"]
    sc.woods_at_base_cost = figures["movement.woods_at_base_cost"]
    sc.more_woods_cost = figures["movement.more_woods_cost"]
    sc.extended_bonus = figures["movement.extended_bonus"]
    sc.tactical_hexes = figures["movement.tactical_hexes"]
    sc.enter_area_cost = figures["movement.enter_area_cost"]
    sc.boundary_last_turn = figures["movement.boundary_last_turn"]
    sc.boundary_hexes = figures["movement.boundary_hexes"]
    sc.dismounted_ma = 2 * figures["movement.dismounted_ma"]
    sc.marker_mp = figures["artillery.marker_mp"]
    sc.locked_distance = figures["movement.locked_distance"]
    sc.stack_units = figures["stacking.units"]
    sc.stack_steps = figures["stacking.most_steps"]
    sc.free_armor_steps = figures["stacking.free_armor_steps"]
    sc.areas_change = figures["specials.areas_change"]


def fill_markers(sc: HollandScenario, file: ScenarioFile, box: Box) -> None:
    """Traffic markers and airborne replacement points (H44-S1.2, S2.2)."""
    count = box.constants.traffic.markers
    sc.traffic_start = [-1] * count
    sc.traffic_turn = [0] * count
    for marker in file.traffic.box:
        sc.traffic_start[marker - 1] = sc.box + POOL
    for arrival in file.traffic.track:
        sc.traffic_start[arrival.marker - 1] = sc.box + WAITING
        sc.traffic_turn[arrival.marker - 1] = arrival.turn
    for placed in file.traffic.map:
        sc.traffic_start[placed.marker - 1] = sc.board.hex(placed.hex)
    points = file.airborne_replacements
    sc.start_points = [points.us101, points.us82, points.british]


def fill_control(sc: HollandScenario, file: ScenarioFile, box: Box) -> None:
    """Cities and the other hexes that count at the end: who passed last (H44-18.3.2, 26.5.1)."""
    hexes = {h for h in range(sc.n) if box.terrain[sc.terrain_names[sc.terrain[h]]].dd == "city"}
    sc.victory_hexes = sorted(sc.board.hex(name) for name in box.constants.victory.hexes if known(sc, name))
    hexes.update(sc.victory_hexes)
    for award in file.victory.awards:
        hexes.update(sc.board.hex(name) for name in award.hexes)
    sc.control_hexes = sorted(hexes)
    allied = {sc.board.hex(name) for name in file.allied_hexes}
    allied.update(at for u, at in enumerate(sc.start_place) if sc.owner[u] == ALLIED)
    for row, h in enumerate(sc.control_hexes):
        sc.control_row[h] = row
        sc.start_control.append(ALLIED if h in allied else GERMAN)


def known(sc: HollandScenario, name: str) -> bool:
    """Whether a map has a hex of that number; those of tests are small."""
    return name in sc.board.book.names


def set_up(sc: HollandScenario, seed: bytes) -> HollandState:
    """The State a game starts from, without frames."""
    s = HollandState(sc, seed).cleared()
    begin(s)
    s.weather_am = s.weather_pm = sc.start_weather
    s.bridge = sc.bridge_start.copy()
    s.traffic = sc.traffic_start.copy()
    s.airborne_points = sc.start_points[: len(DIVISIONS)]
    s.order = ints(sc.start_order.copy())
    s.supply = ints(sc.start_supply.copy())
    for kind, units in enumerate(sc.unknown_units):
        s.cup[kind] = len(units)
    s.derive()
    return s
