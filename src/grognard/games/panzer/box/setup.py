# mypyc: interpreted
"""PZR-2.0: from the data files to a battle. Builds a PanzerScenario, and the State it starts from."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import get_args

from grognard.core.loading.box import complete_options
from grognard.core.loading.load import LoadError, Source
from grognard.core.loading.own_text import own_name
from grognard.games.panzer.ground.terrain import Land, land_of

from ..scenario import FACING_NAMES, PHASES, RESERVE, SIDES, PanzerScenario
from ..state import ENTRENCHMENT, WORKS, PanzerState, blank
from .board_checks import COLUMNS, board_hexes
from .checked_scenario import ground_of
from .data_files import load_tables
from .plain_types import GRADES
from .scenario_files import load_scenario, scenario_names
from .scenario_types import Area, Reserved, ScenarioFile
from .setup_air import fill_aircraft, stand_by
from .setup_units import fill_guns, fill_sources, fill_units
from .setup_victory import fill_victory

#: The chapters beside the Basic Game that play obeys whole: a scenario that needs another is not offered yet.
PLAYED: frozenset[str] = frozenset(
    {
        "command_control",
        "leg_and_towed",
        "gp_fire",
        "advanced_ap",
        "ammo_limits",
        "transport",
        "hull_down",
        "buildings",
        "close_combat",
        "air",
        "heat_haze",
        "indirect_fire",
    }
)


@cache
def playable() -> list[str]:
    """The scenarios of the box all of whose chapters are played, in the order of their ids."""
    return [name for name in scenario_names() if PLAYED.issuperset(load_scenario(name).modules)]


def switches(file: ScenarioFile) -> dict[str, list[str]]:
    """The options of a scenario, each with its values, the default first: none yet."""
    return {}


def load(name: str, options: dict[str, str]) -> PanzerScenario:
    """A scenario is built once per choice of options and shared; own ones are known by content."""
    file = load_scenario(name)
    complete = tuple(complete_options(file.name, switches(file), options).items())
    if name in scenario_names():
        return _load_shared(name, complete)
    for error in unplayed(Source(f"{file.name}.toml", ""), file):
        raise error
    return _load_own(own_name(file), complete)


def unplayed(source: Source, file: ScenarioFile) -> list[LoadError]:
    """The chapters that a scenario of one's own switches on and play does not obey."""
    errors: list[LoadError] = []
    for at, module in enumerate(file.modules):
        if module not in PLAYED:
            problem = f"the chapter {module!r} is not played yet"
            if module in get_args(Reserved):
                problem = f"{module!r} is a name kept for an optional rule, which is not played"
            errors.append(source.error(("modules", at), problem, "leave it out"))
    return errors


@lru_cache(maxsize=32)
def _load_shared(name: str, options: tuple[tuple[str, str], ...]) -> PanzerScenario:
    return build(load_scenario(name), dict(options))


@lru_cache(maxsize=16)
def _load_own(name: str, options: tuple[tuple[str, str], ...]) -> PanzerScenario:
    return build(load_scenario(name), dict(options), name=name)


def build(
    file: ScenarioFile, options: dict[str, str], land: Land | None = None, name: str = ""
) -> PanzerScenario:
    """A scenario's flat tables; `land` in place of the boards it names, for tests of small maps.

    `name` is what the scenario is known by, if that is not the name of its file.
    """
    if land is None:
        ground = ground_of(file.boards)
        ditches = [ground.board.hex(h) for works in file.works if works.kind == "ditch" for h in works.hexes]
        land = land_of(ground, ditches)
    sc = PanzerScenario(name or file.name, options, land)
    sc.turns = file.turns
    sc.set_up = [SIDES.index(side) for side in file.set_up]
    fill_switches(sc, file)
    fill_zones(sc, file)
    fill_guns(sc, file)
    fill_units(sc, file)
    fill_aircraft(sc, file)
    fill_sources(sc, file)
    fill_works(sc, file)
    fill_victory(sc, file)
    fill_special(sc, file)
    return sc


def fill_switches(sc: PanzerScenario, file: ScenarioFile) -> None:
    """The layer and its chapters, the order of a turn, the grades of the forces."""
    sc.advanced = file.layer == "advanced"
    sc.command_control = file.has("command_control")
    sc.leg_and_towed = file.has("leg_and_towed")
    sc.gp_fire = file.has("gp_fire")
    sc.advanced_ap = file.has("advanced_ap")
    sc.ammo_limits = file.has("ammo_limits")
    sc.indirect_fire = file.has("indirect_fire")
    sc.close_combat = file.has("close_combat")
    sc.transport = file.has("transport")
    sc.hull_down = file.has("hull_down")
    sc.buildings = file.has("buildings")
    sc.air = file.has("air")
    sc.heat_haze = file.has("heat_haze")
    sc.german_apcr = file.tungsten()
    sequence = load_tables().commands.sequence
    steps = sequence.advanced if sc.advanced else sequence.basic
    sc.sequence = [PHASES.index(step.id) for step in steps]
    for side, name in enumerate(SIDES):
        force = file.forces.of(name)
        sc.force_grade[side] = GRADES.index(force.grade)
        sc.role[side] = force.role


def area_hexes(sc: PanzerScenario, area: Area) -> list[int]:
    """The hexes of some columns and rows of a board."""
    first, last = COLUMNS.index(area.columns[0]), COLUMNS.index(area.columns[-1])
    low, high = area.rows if area.rows else (0, 99)
    hexes: list[int] = []
    for name in board_hexes():
        if first <= COLUMNS.index(name[0]) <= last and low <= int(name[1:]) <= high:
            hexes.append(sc.board.hex(f"{area.board}{name}"))
    return hexes


def fill_zones(sc: PanzerScenario, file: ScenarioFile) -> None:
    """Where units are set up or enter."""
    columns = [special.zone for special in file.special if special.rule == "column"]
    for zone in file.zones:
        hexes = [sc.board.hex(name) for name in zone.hexes]
        for area in zone.areas:
            hexes += area_hexes(sc, area)
        sc.zone_names.append(zone.key)
        sc.zone_side.append(SIDES.index(zone.side))
        sc.zone_hexes.append(sorted(set(hexes)))
        sc.zone_units.append([])
        sc.zone_turn.append(zone.turn or 0)
        sc.zone_facing.append(FACING_NAMES.index(zone.facing) if zone.facing else 0)
        sc.zone_column.append(zone.key in columns)


def fill_works(sc: PanzerScenario, file: ScenarioFile) -> None:
    """The terrain markers of the scenario (PZR-6.1.4.3)."""
    sc.start_works = [0] * sc.n
    sc.start_works_facing = [-1] * sc.n
    for works in file.works:
        for name in works.hexes:
            h = sc.board.hex(name)
            sc.start_works[h] |= 1 << WORKS.index(works.kind)
            if works.facing:
                sc.start_works_facing[h] = FACING_NAMES.index(works.facing)


def fill_special(sc: PanzerScenario, file: ScenarioFile) -> None:
    """The rules of this scenario alone; `column` is with the zones."""
    for special in file.special:
        if special.rule == "first_player" and special.turn is not None:
            sc.first_player[special.turn] = SIDES.index(special.side)
        elif special.rule == "barred":
            for name in special.hexes:
                sc.barred[sc.board.hex(name)] = True
        elif special.rule == "bridge_gpd":
            for name in special.hexes:
                sc.bridge_gpd[sc.board.hex(name)] = special.value
        elif special.rule == "works_gpd":
            for name in special.hexes:
                sc.works_gpd[sc.board.hex(name)] = special.value
        elif special.rule == "delayed" and special.turn is not None:
            sc.delayed[sc.zone_names.index(special.zone)] = special.turn


def set_up(sc: PanzerScenario, seed: bytes) -> PanzerState:
    """The State before anybody has set up: every unit is in reserve."""
    s = blank(sc, seed)
    for u in range(sc.units):
        s.put(u, sc.off + RESERVE)
        s.facing[u] = sc.start_facing[u]
    stand_by(s)
    s.works = sc.start_works.copy()
    s.trenches = [int(works & ENTRENCHMENT != 0) for works in sc.start_works]
    s.works_facing = sc.start_works_facing.copy()
    s.control = sc.objective_held.copy()
    return s
