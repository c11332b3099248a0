# mypyc: interpreted
"""PZR-6.7: the aircraft of a scenario: units beside the map, in a formation without commands."""

from __future__ import annotations

from grognard.games.panzer.air.plane import BOMBS, Plane
from grognard.games.panzer.ground.cover import AIRCRAFT
from grognard.games.panzer.verbs import SPEEDS

from ..scenario import AIR, IN_THE_OPEN, NO_LEG, ON_FOOT, SIDES, UNMOUNTED, PanzerScenario
from ..state import PanzerState, with_cell
from .card_types import Aircraft
from .data_files import load_cards
from .scenario_types import ScenarioFile
from .setup_units import add_far, add_gun, add_movement, add_small_arms, add_soft, add_space, add_target

FORMATION = "aircraft"


def fill_aircraft(sc: PanzerScenario, file: ScenarioFile) -> None:
    """Plan by plan, after all ground units. Aircraft have the grade of their force (R2-70)."""
    if not file.aircraft:
        return
    side = SIDES.index(file.aircraft[0].side)  # one side alone has any (PZR-6.7)
    number = len(sc.formation_names)
    sc.formation_names.append(FORMATION)
    sc.formation_side.append(side)
    sc.formation_grade.append(sc.force_grade[side])
    sc.formation_units.append([])  # nobody gives an aircraft a command
    for plan in file.aircraft:
        for count in range(1, plan.count + 1):
            add_aircraft(sc, load_cards().aircraft[plan.card], f"{plan.key}-{count}", number, plan.turn)


def add_aircraft(sc: PanzerScenario, card: Aircraft, key: str, formation: int, turn: int) -> None:
    """One aircraft: the rows that all units have, and its card."""
    u = sc.units
    side = sc.formation_side[formation]
    sc.units += 1
    sc.unit_names.append(key)
    sc.card.append(card.id)
    sc.side.append(side)
    sc.units_of[side].append(u)
    sc.mask_of[side] |= 1 << u
    sc.formation.append(formation)
    sc.grade.append(sc.formation_grade[formation])
    sc.zone.append(-1)
    sc.roles.append(0)
    sc.start_facing.append(0)
    sc.start_position.append(IN_THE_OPEN)
    sc.start_carrier.append(-1)
    sc.arrives.append(turn)
    sc.entry.append([])
    sc.weapons_of.append([])
    add_target(sc, card, AIRCRAFT, "V", [card.gpd], 0, 0)
    sc.armed.append(True)
    add_movement(sc, ON_FOOT, 0, 0, 0)
    add_soft(sc)
    add_gun(sc, "", "", "", (), False)
    add_far(sc, "", 0, False, (), ())
    sc.leg_size.append(NO_LEG)
    add_small_arms(sc, (), (), False, 0, "")
    add_space(sc, 0, 0, False, 0, 0)
    sc.mount.append(UNMOUNTED)
    sc.aircraft.append(u)
    sc.planes[u] = plane_of(card)


def plane_of(card: Aircraft) -> Plane:
    """The card as figures."""
    plane = Plane(card.gpd, card.dive, [SPEEDS.index(speed) for speed in card.speeds])
    plane.guns = card.guns
    plane.gun_small_arms = card.gun_small_arms
    plane.gun_gpe = card.gun_gpe
    plane.gun_attacks = card.gun_attacks
    plane.bombs = card.bombs
    plane.bomb_gpe = card.bomb_gpe
    plane.bomb_attacks = card.bomb_attacks
    plane.rocket_reach = list(card.rocket_r)
    plane.rocket_figures = list(card.rocket_f)
    plane.rocket_gpe = card.rocket_gpe
    plane.rocket_attacks = card.rocket_attacks
    return plane


def stand_by(s: PanzerState) -> None:
    """Aircraft wait in the air; what each may carry is known to all, what it does carry to its owner."""
    for u in s.sc.aircraft:
        s.put(u, s.sc.off + AIR)
        may = s.sc.planes[u].loads()
        s.load_may = with_cell(s.load_may, u, may)
        load = BOMBS if may >> BOMBS & 1 else may.bit_length() - 1
        s.load = with_cell(s.load, u, load)
