# mypyc: interpreted
"""The counters of a game as flat tables, and where each of them starts (H44-2.3)."""

from __future__ import annotations

from grognard.games.zocbond.box.setup_counters import (
    COST_CLASSES,
    add_row,
    place_counter,
    print_strengths,
)
from grognard.games.zocbond.kinds import (
    ANTI_TANK,
    ARMOUR,
    ARTILLERY,
    DISRUPTED,
    ELITE,
    ENGAGED,
    FIRED,
    GHOST,
    GONE,
    INFANTRY,
    LOCKED,
    MECHANISED,
    OUT_OF_SUPPLY,
    PART,
    POOL,
    POOR,
    REMNANT,
    ROUTED,
    SOURCE,
    STRIDE,
    VEHICLE,
    WAITING,
)

from ..kinds import (
    AIRBORNE,
    BRIDGING,
    BRITISH,
    CORPS,
    ENGINEER,
    EXHAUSTED,
    FLAK,
    GLIDER,
    LIMBERED,
    PARACHUTE,
    POLISH,
    RECON,
)
from ..kinds import CUP as CUP_BOX
from ..scenario import CORPS_NAMES, DIVISIONS, FREE_TYPES, GERMAN, SIDES, HollandScenario
from ..units import is_general, part_fits, remnant_fits
from .data_scenario import Placed, ScenarioFile
from .data_set_up import arriving_units, placed_units, unknown_hexes
from .data_types import Box, UnitRow, UnitType, UnknownType
from .map_types import MapFile

FREE_TRAITS = {"artillery": ARTILLERY, "bridging": BRIDGING, "engineer": ENGINEER, "flak": FLAK}
LANDING_TRAITS = {"parachute": PARACHUTE, "glider": GLIDER}


def fill_counters(sc: HollandScenario, box: Box) -> None:
    """Every counter of the box: units, breakdown units, remnants; then the unknown ones (H44-25)."""
    sc.formation_names = list(box.formations)
    sc.type_names = list(box.types)
    halves: list[str] = []
    sc.allot(len(box.units) + 2 * sum(kind.count for kind in box.unknown.values()))
    for row in box.units.values():
        add_counter(sc, box, row, halves)
    for number in range(sum(kind.count for kind in box.unknown.values())):
        sc.unknowns.append(len(sc.unit_names))
        add_face_down(sc, f"unknown-{number + 1}")
    for kind in box.unknown.values():
        sc.unknown_kinds.append(kind.id)
        sc.unknown_empty.append(1 if kind.empty else 0)
        sc.unknown_units.append([])
        for number in range(kind.count):
            sc.unknown_units[-1].append(len(sc.unit_names))
            add_unknown(sc, box, kind, f"{kind.id.replace('_', '-')}-{number + 1}")
    for row_number, u in enumerate(sc.engineers):
        sc.engineer_row[u] = row_number
    for u in range(sc.units):
        sc.parts_of.append([part for part in sc.breakdowns[sc.owner[u]] if part_fits(sc, part, u)])
    fill_kits(sc)


def fill_kits(sc: HollandScenario) -> None:
    """Breakdown counters that fit the same units are a kit (H44-21.2, 21.3).

    Airborne units may use infantry of no division too, where there is a ferry (H44-8.5.7).
    """
    kits: list[list[int]] = []
    for parts in sc.parts_of:
        if parts and parts not in kits:
            kits.append(parts)
    for u in range(sc.units):
        bits = 0
        for number, kit in enumerate(kits):
            general = sc.owner[u] == sc.owner[kit[0]] and is_general(sc, kit[0])
            ferried = sc.traits[u] & AIRBORNE != 0 and general
            if u in kit if sc.traits[u] & PART else kit == sc.parts_of[u] or ferried:
                bits |= 1 << number
        sc.kits[u] = bits


def add_counter(sc: HollandScenario, box: Box, row: UnitRow, halves: list[str]) -> None:
    kind = box.types[row.type]
    owner = SIDES.index(row.side)
    traits = traits_of(kind, row.morale)
    if row.division:
        traits |= AIRBORNE
    if row.nation == "british":
        traits |= BRITISH
    if row.nation == "polish":
        traits |= POLISH
    if box.formations[row.formation].corps_troops:
        traits |= CORPS
    traits |= PART if row.role == "breakdown" else REMNANT if row.role == "remnant" else 0
    traits |= LOCKED if row.locked else 0
    traits |= SOURCE if row.type == "supply_source" else 0
    u = add_typed(sc, row.key, owner, traits, kind, row.type)
    print_strengths(sc, u, row)
    sc.allowance[u] = row.ma
    sc.formation[u] = sc.formation_names.index(row.formation)
    sc.also_formation[u] = sc.formation_names.index(row.also) if row.also else -1
    sc.armour[u] = row.ac
    sc.range[u] = row.range
    sc.arrival_place[u] = sc.board.place("@" + row.area) if row.area and has_area(sc, row.area) else -1
    sc.division[u] = DIVISIONS.index(row.division) if row.division else -1
    sc.corps[u] = CORPS_NAMES.index(row.corps) if row.corps else -1
    if row.half and row.half not in halves:
        halves.append(row.half)
    sc.half[u] = halves.index(row.half) if row.half else -1
    sc.mech_allowance[u] = row.mech_ma
    sc.drop[u] = sc.drop_codes.index(row.drop) if row.drop in sc.drop_codes else -1
    sc.lands_at_source[u] = 1 if row.drop == "ASS" else 0
    sc.rolls_in[u] = 1 if row.rolls else 0
    sc.nation.append(row.nation)
    sc.start_place.append(sc.box + (GONE if row.role == "unit" else POOL))  # unless a scenario has it
    sc.start_steps.append(row.steps)
    index_counter(sc, u, owner, traits)


def index_counter(sc: HollandScenario, u: int, owner: int, traits: int) -> None:
    """The lists of counters that some rule asks for."""
    if traits & ENGINEER:
        sc.engineers.append(u)
    if traits & SOURCE:
        sc.sources.append(u)
    if traits & PART:
        sc.breakdowns[owner].append(u)
    if traits & REMNANT:
        sc.remnants[owner].append(u)
    if traits & LOCKED:
        sc.garrisons.append(u)
    if traits & ARTILLERY:
        sc.guns[owner].append(u)


def has_area(sc: HollandScenario, letter: str) -> bool:
    return letter in sc.board.areas


def traits_of(kind: UnitType, morale: str) -> int:
    traits = 0
    traits |= MECHANISED if kind.mech else 0
    traits |= VEHICLE if kind.veh else 0
    traits |= ARMOUR if kind.armor else 0
    traits |= INFANTRY if kind.infantry else 0
    traits |= ANTI_TANK if kind.anti_tank else 0
    traits |= RECON if kind.recon else 0
    traits |= FREE_TRAITS.get(kind.free, 0)
    traits |= LANDING_TRAITS.get(kind.landing, 0)
    traits |= ELITE if morale == "elite" else POOR if morale == "poor" else 0
    return traits


def add_typed(sc: HollandScenario, name: str, owner: int, traits: int, kind: UnitType, type_name: str) -> int:
    """A counter with its type; its number."""
    u = add_row(sc, name, owner, traits)
    sc.unit_type[u] = sc.type_names.index(type_name)
    sc.cost_class[u] = COST_CLASSES.index(kind.costs)
    sc.free[u] = FREE_TYPES.index(kind.free)
    sc.start_order.append(0)
    sc.start_supply.append(0)
    return u


def add_plain(sc: HollandScenario, u: int, attack: int, defence: int, allowance: int, armour: int) -> None:
    """The rest of a German counter of one step without a formation's ties."""
    sc.attack[STRIDE * u + 1] = attack
    sc.defence[STRIDE * u + 1] = defence
    sc.allowance[u] = allowance
    sc.steps[u] = 1
    sc.formation[u] = -1
    sc.armour[u] = armour
    sc.nation.append("wehrmacht")
    sc.start_steps.append(1)


def add_face_down(sc: HollandScenario, name: str) -> None:
    """A "?": a German combat unit that nobody has seen (H44-25.2.1)."""
    u = add_row(sc, name, GERMAN, GHOST)
    sc.start_order.append(0)
    sc.start_supply.append(0)
    add_plain(sc, u, 0, 0, 0, 0)
    sc.start_place.append(sc.box + GONE)


def add_unknown(sc: HollandScenario, box: Box, kind: UnknownType, name: str) -> None:
    """The unit that may prove to be under a "?"."""
    traits = traits_of(box.types[kind.type], kind.morale)
    u = add_typed(sc, name, GERMAN, traits, box.types[kind.type], kind.type)
    add_plain(sc, u, kind.attack, kind.defense, kind.ma, kind.ac)
    sc.start_place.append(sc.box + CUP_BOX)


def place_counters(sc: HollandScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    """Where a scenario begins: as the counters say, or as its file lists (H44-S1.1)."""
    for placed in placed_units(file, box, chart):
        place(sc, placed)
    for arrival in arriving_units(file, box, chart):
        u = sc.unit_names.index(arrival.key)
        sc.start_place[u] = sc.box + WAITING
        sc.arrival_turn[u] = arrival.turn
        sc.arrival_place[u] = sc.board.place("@" + arrival.area) if arrival.area else -1
        sc.drop[u] = sc.drop_codes.index(arrival.drop) if arrival.drop in sc.drop_codes else -1
    for u, name in zip(sc.unknowns, unknown_hexes(file, chart), strict=False):
        sc.start_place[u] = sc.board.hex(name)


def place(sc: HollandScenario, placed: Placed) -> None:
    u = sc.unit_names.index(placed.key)
    where = sc.board.hex(placed.hex) if placed.hex else sc.board.place("@" + placed.area)
    u = place_counter(sc, u, where, placed.lost, lambda remnant, v: remnant_fits(sc, remnant, v))
    sc.start_order[u] = (
        DISRUPTED if "disrupted" in placed.state else ROUTED if "routed" in placed.state else 0
    )
    sc.start_supply[u] = OUT_OF_SUPPLY if "out_of_supply" in placed.state else 0
    for word, mark in (
        ("engaged", ENGAGED),
        ("fired", FIRED),
        ("exhausted", EXHAUSTED),
        ("limbered", LIMBERED),
    ):
        if word in placed.state:
            sc.start_marks[u] |= mark
