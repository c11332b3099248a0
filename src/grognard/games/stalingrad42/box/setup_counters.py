# mypyc: interpreted
"""The counters of a game as flat tables, and where each of them starts (S42-2.3.2)."""

from __future__ import annotations

from grognard.core.kernel.ints import filled
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
    ELITE,
    GONE,
    HELPER,
    INFANTRY,
    LOCKED,
    LOST,
    MECHANISED,
    POOL,
    POOR,
    REMNANT,
    STRIDE,
    VEHICLE,
    WAITING,
)

from .. import scenario as names
from ..campaign.withdrawals import KINDS
from ..kinds import AT_HAND, DUMP
from ..scenario import NATIONS, REPLACEMENTS, SIDES, StalingradScenario
from ..units import remnant_fits
from .data_scenario import ScenarioFile, SupplyPoint
from .data_set_up import LOST as LOST_BOX
from .data_set_up import arriving_units, placed_units, upgraded
from .data_types import Box, UnitRow, UnitType
from .map_types import MapFile

STOCK_TYPE = "supply_point"
POOLED = "TC"  # the mark of units that can be taken one for another (S42-C2.3)
STOCK_KEYS = ("AX-SP-", "SU-SP-")
MODES = {"mobile": 0, "ready": AT_HAND, "immobile": DUMP}


def fill_counters(sc: StalingradScenario, box: Box) -> None:
    """Every counter of the box, then the supply points (S42-18.6.1)."""
    sc.type_names = [*box.types, STOCK_TYPE]
    sc.allot(len(box.units) + len(STOCK_KEYS) * box.constants.resources.counters)
    for row in box.units.values():
        add_counter(sc, box, row)
    for player, prefix in enumerate(STOCK_KEYS):
        for number in range(box.constants.resources.counters):
            add_stock(sc, box, player, f"{prefix}{number + 1}")
    sc.army_of = filled(sc.units, -1)
    sc.mask_row = filled(sc.units, -1)
    for number, u in enumerate(sc.masked):
        sc.mask_row[u] = number


def add_counter(sc: StalingradScenario, box: Box, row: UnitRow) -> None:
    kind = box.types[row.type]
    owner = SIDES.index(row.side)
    u = add_unit(sc, row.key, owner, traits_of(kind, row))
    print_strengths(sc, u, row)
    if row.steps == STRIDE - 1:  # below the reduced side of the four-step counter that of three (S42-32.4)
        weaker = next(other for other in box.units.values() if row.key == other.key + "-4")
        at = STRIDE * u + row.steps - 2
        sc.attack[at], sc.defence[at] = weaker.reduced_attack, weaker.reduced_defense
    sc.kind[u] = kind_of(kind, row)
    sc.allowance[u] = row.ma
    sc.range[u] = row.range
    sc.unit_type[u] = sc.type_names.index(row.type)
    sc.cost_class[u] = names.OVER_MOUNTAINS if kind.mountain else COST_CLASSES.index(kind.costs)
    sc.nation[u] = NATIONS.index(row.nation)
    sc.rate[u] = kind.rate
    sc.serves[u] = sum(1 << REPLACEMENTS.index(name) for name in kind.replacement)
    sc.never_rebuilt[u] = 1 if row.garrison or row.key in box.constants.replacements.never else 0
    sc.limited_army[u] = 1 if row.key in box.constants.stacking.limited_headquarters else 0
    sc.start_place.append(sc.box + (POOL if row.role == "remnant" else GONE))  # unless a scenario has it
    index_counter(sc, u, owner)


def add_unit(sc: StalingradScenario, name: str, owner: int, traits: int) -> int:
    """What every counter of this game has; its number."""
    sc.areas_of.append([])
    sc.pooled.append(0)
    sc.start_steps.append(0)
    sc.start_due.append(0)
    return add_row(sc, name, owner, traits)


def add_stock(sc: StalingradScenario, box: Box, player: int, name: str) -> None:
    """A supply point: no combat unit, mechanized while it is mobile (S42-18.6.3)."""
    u = add_unit(sc, name, player, HELPER | MECHANISED | VEHICLE)
    sc.stocks[player].append(u)
    sc.kind[u] = names.STOCK | names.NO_EXTENDED
    sc.allowance[u] = box.constants.resources.mobile_ma
    sc.steps[u] = 1
    sc.unit_type[u] = sc.type_names.index(STOCK_TYPE)
    sc.cost_class[u] = names.ON_WHEELS
    sc.nation[u] = NATIONS.index("german" if player == names.AXIS else "soviet")
    sc.rate[u] = box.types["commander"].rate
    sc.never_rebuilt[u] = 1
    sc.start_place.append(sc.box + POOL)


def traits_of(kind: UnitType, row: UnitRow) -> int:
    traits = 0
    traits |= MECHANISED if kind.mech else 0
    traits |= VEHICLE if kind.costs == "veh" else 0
    traits |= INFANTRY if kind.infantry else 0
    traits |= ARMOUR if row.dot in ("black", "red") else ANTI_TANK if row.dot == "white" else 0
    traits |= ARTILLERY if kind.support else 0
    traits |= 0 if kind.combat else HELPER
    traits |= REMNANT if row.role == "remnant" else 0
    traits |= LOCKED if row.garrison else 0
    traits |= ELITE if row.quality == "elite" else POOR if row.quality == "poor" else 0
    return traits


def kind_of(kind: UnitType, row: UnitRow) -> int:
    corps = row.size == "XXX" and row.type in ("tank", "mechanized")
    front = kind.support and row.type == "headquarters"
    facts = (
        (kind.free, names.FREE),
        (kind.support, names.SUPPORT),
        (kind.cavalry, names.CAVALRY),
        (kind.mountain, names.ALPINISTS),
        (kind.marine, names.MARINE),
        (kind.nkvd, names.NKVD),
        (row.garrison, names.GARRISON),
        (row.n_caucasus, names.N_CAUCASUS),
        (row.bluecher, names.BLUECHER),
        (row.branch == "volunteers", names.VOLUNTEER),
        (row.transcaucasus, names.TRANSCAUCASUS),
        (row.bracketed, names.BRACKETED),
        (row.no_extended, names.NO_EXTENDED),
        (row.type in ("army", "tank_army"), names.ARMY),
        (row.type == "commander", names.COMMANDER),
        (row.type == "reserve_army", names.RESERVE_ARMY),
        (row.dot == "red", names.ELITE_TANK),
        (front, names.HEADQUARTERS),
        (row.size == "XX", names.DIVISION),
        (corps, names.CORPS),
        (row.type == "tank_brigade", names.TANK_BRIGADE),
    )
    return sum(bit for true, bit in facts if true)


def index_counter(sc: StalingradScenario, u: int, owner: int) -> None:
    """The lists of counters that some rule asks for."""
    kind = sc.kind[u]
    if sc.traits[u] & REMNANT:
        sc.remnants[owner].append(u)
    if kind & names.SUPPORT:
        sc.guns[owner].append(u)
    if kind & names.GARRISON:
        sc.garrisons.append(u)
    if kind & names.COMMANDER:
        sc.commanders.append(u)
    if kind & names.RESERVE_ARMY:
        sc.masked.append(u)


# -- where they start -------------------------------------------------------------------------------------


def place_counters(sc: StalingradScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    """Where a scenario begins, by its card; some units are weak (S42-22.1.3, C1.1, C2.1, C3.1, C4.1)."""
    better = upgraded(file)
    for placed in placed_units(file, box, chart):
        u = sc.unit_names.index(better.get(placed.key, placed.key))
        if placed.box:
            sc.start_place[u] = sc.box + (LOST if placed.box == LOST_BOX else WAITING)
            sc.start_due[u] = 0 if placed.box == LOST_BOX else names.NEVER
            sc.start_steps[u] = 0 if placed.box == LOST_BOX else sc.steps[u]
        else:
            where = sc.board.hex(placed.hex) if placed.hex else sc.board.place("@" + placed.area)
            place_counter(sc, u, where, placed.lost, lambda remnant, v: remnant_fits(sc, remnant, v))
    for coming in arriving_units(file, box, chart):
        u = sc.unit_names.index(better.get(coming.key, coming.key))
        sc.start_place[u] = sc.box + WAITING
        sc.start_steps[u] = sc.steps[u] - coming.lost
        sc.start_due[u] = sc.arrival_turn[u] = coming.turn
        sc.areas_of[u] = [sc.board.place("@" + letter) for letter in coming.areas]
        sc.pooled[u] = coming.mark == POOLED
    sc.comes_with = [-1] * sc.units
    for number, arrival in enumerate(file.arrivals):
        for key in arrival.keys:
            sc.comes_with[sc.unit_names.index(key)] = number
    place_stocks(sc, file.supply_points)
    fill_schedule(sc, file)
    for army in file.reserve_armies:
        add_army(sc, army.army, [sc.unit_names.index(key) for key in army.keys])
        sc.army_turn.append(army.turn)
        sc.army_free.append(1 if army.free else 0)
        sc.army_near.append(sc.board.book.find(army.near) if army.near else -1)
        sc.army_distance.append(army.distance)


def fill_schedule(sc: StalingradScenario, file: ScenarioFile) -> None:
    """Who is withdrawn, who comes back, whose counter is exchanged (S42-32); no air units."""
    keys = sc.unit_names.index
    for row in file.withdrawals:
        if row.kind in KINDS:
            sc.withdrawal_turn.append(row.turn)
            sc.withdrawal_side.append(SIDES.index(row.side))
            sc.withdrawal_kind.append(KINDS.index(row.kind))
            sc.withdrawal_units.append([keys(key) for key in row.keys])
            sc.withdrawal_penalty.append(int(row.penalty))
    for each in file.returns:
        sc.return_turn.append(each.turn)
        sc.return_side.append(SIDES.index(each.side))
        sc.return_count.append(each.count)
        sc.return_areas.append([sc.board.place("@" + letter) for letter in each.areas])
    for change in file.upgrades:
        if change.turn > file.first_turn:
            sc.upgrades.append((change.turn, keys(change.key), keys(change.becomes)))


def place_stocks(sc: StalingradScenario, points: tuple[SupplyPoint, ...]) -> None:
    """Supply points at the start: with a unit, in a hex or in an area (S42-18.6.1)."""
    used = [0, 0]
    for point in points:
        player = SIDES.index(point.side)
        u = sc.stocks[player][used[player]]
        used[player] += 1
        if point.at in sc.unit_names:
            v = sc.unit_names.index(point.at)
            where = sc.start_place[v]
            sc.areas_of[u] = sc.areas_of[v]  # it comes with the unit if that is not there yet
            sc.start_due[u] = sc.start_due[v]
        elif point.at.isdigit():
            where = sc.board.hex(point.at)
        else:
            where = sc.board.place("@" + point.at)
        sc.start_place[u] = where
        sc.start_steps[u] = 1
        sc.start_marks[u] = MODES[point.mode]


def add_army(sc: StalingradScenario, number: int, units: list[int]) -> None:
    for u in units:
        sc.army_of[u] = len(sc.army_number)
    sc.army_number.append(number)
