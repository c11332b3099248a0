# mypyc: interpreted
"""From the data files to a game (S42-C1 to C4): builds a StalingradScenario, and the State it starts from."""

from __future__ import annotations

from grognard.core.kernel.ints import ints, small
from grognard.games.zocbond.box.citations import citations
from grognard.games.zocbond.box.data_files import collect_figures
from grognard.games.zocbond.box.setup import Scenarios, begin
from grognard.games.zocbond.breakdown import BreakdownRules

from .. import air, fortifications
from ..advance import StalingradAdvance
from ..air import StalingradSupport
from ..combat import StalingradCombat
from ..defense import StalingradDefense
from ..disorder import StalingradRecovery
from ..entry import StalingradAreas
from ..losses import StalingradLosses
from ..movement import StalingradMovement
from ..movement_phase import StalingradMovementPhase
from ..options.disengagement import StalingradCombatPhase
from ..retreat import StalingradRetreat
from ..scenario import (
    AXIS,
    OPENINGS,
    REPLACEMENTS,
    SEASONS,
    SIDES,
    SOVIET,
    WEATHERS,
    StalingradScenario,
)
from ..stacking import StalingradStacking
from ..state import StalingradState
from ..strengths import StalingradStrengths
from ..supply import StalingradSupply
from ..zones import StalingradZones
from .data_files import SCENARIOS as FILES
from .data_files import load_box
from .data_scenario import ScenarioFile
from .data_types import Box, TrackRow
from .map_files import load_map, make_board
from .map_types import MapFile
from .setup_combat import fill_combat
from .setup_counters import fill_counters, place_counters
from .setup_map import fill_map, find
from .setup_rail import fill_gauge
from .setup_victory import fill_victory

ALL_FORTS = 7  # the three groups of printed forts (S42-9.7.7)
CAUCASUS_WAITS = ("C1", "C4")  # where the units of the North Caucasus cannot move at first (S42-20.6)


def build(
    file: ScenarioFile,
    options: dict[str, str],
    name: str,
    box: Box | None = None,
    chart: MapFile | None = None,
) -> StalingradScenario:
    """The game of a scenario file; `options` must be complete. Tests bring a map of their own."""
    box = box or load_box()
    chart = chart or load_map()
    sc = StalingradScenario(name, options, make_board(chart, file.part))
    sc.part = file.part
    chosen = [rule for rule, value in options.items() if value == "on"]
    sc.rules = frozenset([*chosen, *file.always, *file.campaign_rules])  # S42-C4.3
    fill_figures(sc, box)
    appoint(sc)
    fill_time(sc, file, box)
    fill_map(sc, file, box, chart)
    fill_counters(sc, box)
    fill_combat(sc, file, box)
    place_counters(sc, file, box, chart)
    fill_control(sc, file)
    fill_markers(sc, file)
    fill_gauge(sc, file)
    fill_victory(sc, file, box, chart)
    return sc


SCENARIOS = Scenarios(FILES, build)
load = SCENARIOS.load


def appoint(sc: StalingradScenario) -> None:
    """Sets who answers the family's questions, chapter by chapter."""
    sc.rule_ids = citations("grognard.games.stalingrad42")
    sc.zone_rules = StalingradZones(sc)
    sc.stacking_rules = StalingradStacking()
    sc.movement_rules = StalingradMovement()
    sc.area_rules = StalingradAreas()
    sc.movement_phase_rules = StalingradMovementPhase()
    sc.breakdown_rules = BreakdownRules()
    sc.strength_rules = StalingradStrengths()
    sc.combat_rules = StalingradCombat(sc)
    sc.support_rules = StalingradSupport()
    sc.combat_phase_rules = StalingradCombatPhase()
    sc.loss_rules = StalingradLosses()
    sc.defense_rules = StalingradDefense()
    sc.retreat_rules = StalingradRetreat(sc)
    sc.recovery_rules = StalingradRecovery()
    sc.advance_rules = StalingradAdvance(sc)
    sc.supply_rules = StalingradSupply()


def fill_time(sc: StalingradScenario, file: ScenarioFile, box: Box) -> None:
    """The turn track, weather, and what each turn brings (S42-3.B, 18.1, 21.1.1, 23.1)."""
    sc.first_turn = file.first_turn
    sc.last_turn = file.last_turn
    sc.first_player = SIDES.index(file.first_player)
    sc.opening = OPENINGS.index(file.opening)
    # Only tactical movement at first (S42-C1.2, C3.4, C4.2).
    sc.tactical_player = SIDES.index(file.tactical) if file.tactical else -1
    sc.start_weather = WEATHERS.index(file.weather)
    for row in box.turns:
        sc.season.append(SEASONS.index(row.season))
        sc.benchmark.append(row.benchmark)
        sc.turn_dates.append(row.start.isoformat())
    last = len(box.turns)
    sc.resources = [[0] * (last + 1) for _ in SIDES]
    sc.replacements = [[[0] * len(REPLACEMENTS) for _ in range(last + 1)] for _ in SIDES]
    for each in box.tracks[file.track]:
        fill_track(sc, each)
    for kind in REPLACEMENTS:
        serves = box.replacements[kind].serves
        sc.kind_serves.append(sum(1 << REPLACEMENTS.index(name) for name in serves))
    fill_weather(sc, box)


def fill_track(sc: StalingradScenario, row: TrackRow) -> None:
    turn = row.turn
    sc.resources[AXIS][turn] = row.axis_resources
    sc.resources[SOVIET][turn] = row.soviet_resources
    sc.replacements[AXIS][turn] = [row.axis_tank, row.axis_infantry, 0, row.axis_special, row.axis_allied]
    sc.replacements[SOVIET][turn] = [
        row.soviet_tank,
        row.soviet_infantry,
        row.soviet_cavalry,
        row.soviet_special,
        0,
    ]


def fill_weather(sc: StalingradScenario, box: Box) -> None:
    """Per season and total of die and modifier; 1 to 7 is all there can be."""
    for season in SEASONS:
        weathers: list[int] = []
        for total in range(8):
            row = next(
                row
                for row in box.weather
                if (row.low is None or total >= row.low) and (row.high is None or total <= row.high)
            )
            weathers.append(WEATHERS.index(getattr(row, season)))
        sc.weather_table.append(weathers)
    for weather in WEATHERS:
        effect = box.weather_effects[weather]
        sc.again.append(effect.again)
        sc.wet.append(int(effect.wet))


def fill_figures(sc: StalingradScenario, box: Box) -> None:
    """constants.toml as whole numbers under "chapter.name"."""
    collect_figures(sc.figures, "", box.constants)
    figures = sc.figures
    sc.leave_cost = figures["movement.leave_zoc"]
    sc.extended_bonus = figures["movement.extended_bonus"]
    sc.tactical_hexes = figures["movement.tactical_hexes"]
    sc.enter_area_cost = figures["movement.enter_area"]
    sc.replacement_hexes = figures["movement.replacement_hexes"]
    sc.support_hexes = figures["movement.support_hexes"]
    sc.snow_cost = -figures["winter.snow_ma"]
    sc.winter_turn = figures["winter.from_turn"]
    sc.weather_turn = figures["winter.weather_from"]
    sc.off_road = figures["supply.off_road"]
    sc.off_road_wet = figures["supply.off_road_wet"]
    sc.stack_limit = [figures["stacking.axis"], figures["stacking.soviet"]]
    sc.stack_with_army = figures["stacking.soviet_with_headquarters"]
    sc.free_units = figures["stacking.free"]
    sc.limited_corps = figures["stacking.limited_corps"]


def fill_control(sc: StalingradScenario, file: ScenarioFile) -> None:
    """Cities, ports and victory hexes: who passed last (S42-16.3.4)."""
    axis = {find(sc, name) for name in file.axis_hexes}
    for h in range(sc.n):
        counts = h in sc.cities or sc.points[h] or sc.points_if_soviet[h] or sc.port[h]
        if counts and sc.in_play[h]:
            sc.bars_lines[h] = 1 if h in sc.cities or sc.points[h] else 0
            sc.control_row[h] = len(sc.control_hexes)
            sc.control_hexes.append(h)
            sc.start_control.append(AXIS if h in axis else SOVIET)


def fill_markers(sc: StalingradScenario, file: ScenarioFile) -> None:
    """Forts, railheads and the flotilla at the start."""
    for player, hexes in enumerate((file.forts.axis, file.forts.soviet)):
        for name in hexes:
            sc.start_fort[sc.board.hex(name)] = player + 1
    sc.start_railheads = [sc.board.hex(name) for name in file.railheads]
    sc.later_railheads = [(each.turn, sc.board.hex(each.hex)) for each in file.later_railheads]
    sc.start_flotilla = sc.board.side(file.flotilla) if file.flotilla else -1
    for city in file.contested:
        sc.start_contested.append((sc.board.hex(city.hex), SIDES.index(city.controller), city.level))
    sc.start_plans = [sc.unit_names.index(key) for key in file.ready_plans]


def set_up(sc: StalingradScenario, seed: bytes) -> StalingradState:
    """The State a game starts from, without frames."""
    s = StalingradState(sc, seed).cleared()
    begin(s)
    s.first_player = sc.first_player
    s.weather = sc.start_weather
    s.due = ints(sc.start_due.copy())
    s.fort = small(sc.start_fort)
    s.forts_live = ALL_FORTS
    s.gauge = small(sc.start_gauge)
    for number, h in enumerate(sc.start_railheads):
        s.railhead[number] = h
    s.flotilla = sc.start_flotilla
    s.rained = 1 if sc.first_turn >= sc.winter_turn else 0
    s.caucasus_awake = int(sc.part not in CAUCASUS_WAITS)
    for h, owner, level in sc.start_contested:
        s.set_contested(h, owner)
        s.set_city_battle(h, level)
    for u in sc.start_plans:
        s.plans[u] += 1
    s.derive()
    if sc.first_turn > 1:  # forts that nobody mans any more have fallen before (S42-9.7.7)
        fortifications.end_soviet_turn(s)
    air.refresh(s)
    return s
