# mypyc: interpreted
"""PZR-1.5, 1.6: the cards of a scenario's units as rows of numbers; guns, support weapons, batteries."""

from __future__ import annotations

from functools import cache

from grognard.games.panzer.cards.armour import Armour, armour_of
from grognard.games.panzer.ground.cover import LEG, TOWED, VEHICLE

from ..scenario import (
    ARCS,
    FACING_NAMES,
    LEG_SIZES,
    MODES,
    MOUNTS,
    NO_LEG,
    ON_FOOT,
    POSITIONS,
    ROLES,
    SIDES,
    UNARMED,
    PanzerScenario,
)
from ..verbs import FIRST_GP, GP
from .card_types import Aircraft, Leg, Towed, Vehicle
from .data_files import load_cards, load_tables
from .plain_types import GRADES
from .scenario_types import Formation, Group, ScenarioFile, unit_keys
from .scenario_units import mounted_as
from .scenario_words import formation_words


def fill_guns(sc: PanzerScenario, file: ScenarioFile) -> None:
    """Every gun of the box; special ammunition only where it was there at the time (PZR-5.16)."""
    month = f"{file.date.year}-{file.date.month:02d}"
    for gun in load_cards().guns.values():
        there = bool(gun.special) and gun.special_from <= month
        sc.gun_names.append(gun.id)
        sc.calibre.append(gun.calibre)
        sc.ap_r.append(list(gun.ap_r))
        sc.ap_p.append(list(gun.ap_p))
        sc.damage.append(gun.damage)
        sc.special.append(gun.special if there else "")
        sc.special_energy.append(gun.special_energy if there else "")
        sc.special_r.append(list(gun.special_r) if there else [])
        sc.special_p.append(list(gun.special_p) if there else [])
        sc.special_damage.append(gun.special_damage if there else "")
        sc.gp_r.append(list(gun.gp_r))
        sc.gp_f.append(list(gun.gp_f))
        sc.gpe.append(gun.gpe)
        sc.gun_small_arms.append(gun.small_arms)
    for weapon in load_cards().weapons.values():
        sc.weapon_names.append(weapon.id)
        sc.weapon_smoke.append(weapon.smoke)
        sc.weapon_kind.append(weapon.kind)
        sc.weapon_energy.append(weapon.energy)
        sc.weapon_ap_r.append(list(weapon.ap_r))
        sc.weapon_ap_p.append(list(weapon.ap_p))
        sc.weapon_damage.append(weapon.damage)
        sc.weapon_rate.append(weapon.rate)
        sc.weapon_limits.append(list(weapon.limits))
        sc.weapon_min_range.append(weapon.min_range)
        sc.weapon_carried_fire.append(weapon.carried_fire)
        sc.weapon_spotted_small.append(weapon.spotted_small or weapon.small_arms)
        fixed = [weapon.gp_fixed] * len(weapon.ap_r) if weapon.gp_fixed else []
        sc.weapon_gp_r.append(list(weapon.ap_r) if fixed else list(weapon.gp_r))
        sc.weapon_gp_f.append(fixed or list(weapon.gp_f))
        sc.weapon_gpe.append(weapon.gpe)
        sc.weapon_small_arms.append(weapon.small_arms)


def fill_units(sc: PanzerScenario, file: ScenarioFile) -> None:
    """Formation by formation, in the order of the file."""
    for number, formation in enumerate(file.formations):
        sc.formation_names.append(formation.key)
        sc.formation_words.append(formation_words(file, formation))
        sc.formation_side.append(SIDES.index(formation.side))
        sc.formation_grade.append(GRADES.index(formation.grade))
        sc.formation_units.append([])
        for group in formation.units:
            for key in unit_keys(group):
                add_unit(sc, number, formation, group, key)
    riders = {key: group for each in file.formations for group in each.units for key in unit_keys(group)}
    for u, key in enumerate(sc.unit_names):
        group = riders[key]
        if group.rides:  # unit by unit: the first on the first
            sc.start_carrier[u] = sc.unit_names.index(f"{group.rides}-{key.rpartition('-')[2]}")


def add_unit(sc: PanzerScenario, number: int, formation: Formation, group: Group, key: str) -> None:
    """One unit: what every kind has, then what its card says."""
    u = sc.units
    side = SIDES.index(formation.side)
    zone = sc.zone_names.index(group.zone)
    sc.units += 1
    sc.unit_names.append(key)
    sc.card.append(group.card)
    sc.side.append(side)
    sc.units_of[side].append(u)
    sc.mask_of[side] |= 1 << u
    sc.formation.append(number)
    sc.grade.append(GRADES.index(group.grade or formation.grade))
    sc.formation_units[number].append(u)
    sc.zone.append(zone)
    sc.zone_units[zone].append(u)
    sc.roles.append(sum(1 << ROLES.index(role) for role in group.roles))
    sc.start_facing.append(FACING_NAMES.index(group.facing) if group.facing else sc.zone_facing[zone])
    sc.start_position.append(POSITIONS.index(group.position))
    sc.start_carrier.append(-1)
    sc.arrives.append(sc.zone_turn[zone])
    sc.entry.append(sc.zone_hexes[zone] if sc.zone_turn[zone] else [])
    sc.weapons_of.append([sc.weapon_names.index(name) for name in group.weapons])
    cards = load_cards()
    if group.card in cards.vehicles:
        add_vehicle(sc, cards.vehicles[group.card])
    elif group.card in cards.towed:
        add_towed(sc, cards.towed[group.card])
    else:
        add_leg(sc, cards.leg[group.card], bool(group.weapons), group.mount)
    sc.mount.append(MOUNTS.index(group.mount))


@cache
def card_armour(card: str) -> Armour | None:
    """The armour of a card, the same for all units that have it (PZR-6.5.2.3)."""
    return armour_of(load_cards().vehicles[card], load_tables().armour)


def add_vehicle(sc: PanzerScenario, card: Vehicle) -> None:
    """A row of vehicles.csv."""
    add_target(sc, card, VEHICLE, "V", [card.gpd], 0, 0)
    sc.build.append(card.kind)
    sc.armed.append(bool(card.gun))
    add_movement(sc, MODES.index(card.mode), card.cross, card.trail, card.road)
    sc.boxed.append(card.boxed)
    sc.weight_class.append(card.weight_class)
    sc.size.append(card.size)
    sc.weak.append(card.weak)
    sc.open_top.append(card.open_top)
    sc.basic_front.append(card.basic_front)
    sc.basic_rear.append(card.basic_rear)
    sc.armour.append(card_armour(card.id))
    sc.turret.append(UNARMED if card.turret is None else card.turret)
    add_gun(sc, card.gun, card.arc, card.rate, card.limits, card.smoke)
    sc.stabilisation.append(card.stabilisation)
    sc.coax.append(card.coax)
    sc.radio.append(card.radio)
    add_far(sc, card.aa_gun, card.aa, card.aa_high, (), ())
    sc.leg_size.append(NO_LEG)
    add_small_arms(sc, (), (), False, 0, "")
    add_space(sc, card.tows, card.carries, card.under_cover, 0, 0)


def add_towed(sc: PanzerScenario, card: Towed) -> None:
    """A row of towed.csv."""
    gpd = [card.gpd_none, card.gpd_light, card.gpd_medium, card.gpd_heavy]
    add_target(sc, card, TOWED, card.size, gpd, card.full_cover, card.moving)
    sc.armed.append(True)
    add_movement(sc, ON_FOOT, card.cross, card.quickmarch, card.quickmarch)
    add_soft(sc)
    add_gun(sc, card.gun, card.arc, card.rate, card.limits, card.smoke)
    add_far(sc, card.aa_gun, card.aa, card.aa_high, card.if_r, card.if_f)
    sc.leg_size.append(NO_LEG)
    add_small_arms(sc, (), (), False, 0, "")
    add_space(sc, 0, 0, False, card.space_towed, card.space_leg)


def add_leg(sc: PanzerScenario, card: Leg, laden: bool, mount: str) -> None:
    """A row of leg.csv; with a support weapon it moves as laden, with horses it is a large target."""
    gpd = [card.gpd_none, card.gpd_light, card.gpd_medium, card.gpd_heavy]
    add_target(sc, card, LEG, "L" if mount == "cavalry" else card.size, gpd, card.full_cover, card.moving)
    sc.armed.append(True)
    if mount:
        add_mounted(sc, mounted_as(card, mount))
    else:
        march = card.quickmarch_laden if laden else card.quickmarch
        add_movement(sc, ON_FOOT, card.cross_laden if laden else card.cross, march, march)
    add_soft(sc)
    add_gun(sc, "", "", "", (), False)
    add_far(sc, "", 0, False, (), ())
    sc.leg_size.append(LEG_SIZES.index(card.leg_size))
    add_small_arms(sc, card.gp_r, card.gp_f, card.small_arms, card.close_assault, card.half)
    add_space(sc, 0, 0, False, card.space_towed, card.space_leg)


def add_target(
    sc: PanzerScenario,
    card: Vehicle | Towed | Leg | Aircraft,
    kind: int,
    size: str,
    gpd: list[int],
    full: int,
    moving: int,
) -> None:
    sc.card_name.append(card.name)
    sc.kind.append(kind)
    sc.points.append(card.points)
    sc.spot_size.append(size)
    sc.gpd.append(gpd)
    sc.full_cover.append(full)
    sc.moving_gpd.append(moving)
    sc.target_type.append(card.type)


def add_mounted(sc: PanzerScenario, text: str) -> None:
    """Movement with machines (4W 8-14: cross-country, trail, road) or horses (4L 6: quickmarch)."""
    cross, _, rest = text.partition(" ")
    trail, _, road = rest.partition("-")
    add_movement(sc, MODES.index(cross[-1]), int(cross[:-1]), int(trail), int(road or trail))


def add_movement(sc: PanzerScenario, mode: int, cross: int, trail: int, road: int) -> None:
    sc.mode.append(mode)
    sc.cross.append(cross)
    sc.trail.append(trail)
    sc.road.append(road)


def add_soft(sc: PanzerScenario) -> None:
    """What only vehicles have."""
    sc.build.append("")
    sc.boxed.append(False)
    sc.weight_class.append("")
    sc.size.append(0)
    sc.weak.append(False)
    sc.open_top.append(False)
    sc.basic_front.append(0)
    sc.basic_rear.append(0)
    sc.armour.append(None)
    sc.turret.append(UNARMED)
    sc.stabilisation.append(0)
    sc.coax.append(False)
    sc.radio.append(True)


def add_gun(sc: PanzerScenario, gun: str, arc: str, rate: str, limits: tuple[str, ...], smoke: bool) -> None:
    sc.gun.append(sc.gun_names.index(gun) if gun else UNARMED)
    sc.gun_arc.append(ARCS.index(arc))
    sc.rate.append(rate)
    sc.limits.append(list(limits))
    sc.smoke.append(smoke)


def add_far(
    sc: PanzerScenario, aa_gun: str, aa: int, high: bool, reach: tuple[int, ...], factors: tuple[int, ...]
) -> None:
    sc.aa_gun.append(sc.gun_names.index(aa_gun) if aa_gun else UNARMED)
    sc.aa.append(aa)
    sc.aa_high.append(high)
    sc.unit_if_r.append(list(reach))
    sc.unit_if_f.append(list(factors))


def add_small_arms(
    sc: PanzerScenario, reach: tuple[int, ...], factors: tuple[int, ...], small: bool, assault: int, half: str
) -> None:
    sc.own_gp_r.append(list(reach))
    sc.own_gp_f.append(list(factors))
    sc.small_arms.append(small)
    sc.close_assault.append(assault)
    sc.half_card.append(half)
    card = load_cards().leg[half] if half else None
    sc.half_gp_r.append(list(card.gp_r) if card else [])
    sc.half_gp_f.append(list(card.gp_f) if card else [])
    gpd = [card.gpd_none, card.gpd_light, card.gpd_medium, card.gpd_heavy] if card else []
    sc.half_gpd.append(gpd)


def add_space(
    sc: PanzerScenario, tows: int, carries: int, cover: bool, space_towed: int, space_leg: int
) -> None:
    sc.tows.append(tows)
    sc.carries.append(carries)
    sc.under_cover.append(cover)
    sc.space_towed.append(space_towed)
    sc.space_leg.append(space_leg)


def fill_sources(sc: PanzerScenario, file: ScenarioFile) -> None:
    """Batteries, then units on the map that fire indirectly; plots, registered points, rows for smoke."""
    for plan in file.batteries:
        for number in range(1, plan.count + 1):
            row = len(sc.source_names)
            sc.source_names.append(f"{plan.key}-{number}")
            sc.source_side.append(SIDES.index(plan.side))
            sc.source_unit.append(-1)
            sc.source_card.append(plan.card)
            attached = sc.formation_names.index(plan.attached) if plan.attached else -1
            sc.source_formation.append(attached)
            sc.source_organic.append([sc.formation_names.index(key) for key in plan.organic])
            card = load_cards().batteries[plan.card]
            add_line(sc, card.if_r, card.if_f, card.gpe, card.limits, 0, True, -1)
            sc.plot_source += [row] * plan.plots
            sc.point_source += [row] * plan.registered
    if sc.indirect_fire:
        for u in range(sc.units):
            add_unit_source(sc, u)
    if not sc.advanced:
        return
    weapons = load_cards().weapons
    for row, (name, unit) in enumerate(zip(sc.source_names, sc.source_unit, strict=True)):
        sc.veil_owner += [name, name]
        sc.veil_unit += [unit, unit]
        sc.veil_source += [row, row]
    engineer = 1 << ROLES.index("engineer")
    for u in range(sc.units):
        shells = sc.smoke[u] or any(weapons[sc.weapon_names[w]].smoke for w in sc.weapons_of[u])
        if (shells or sc.roles[u] & engineer) and u not in sc.source_unit:
            sc.veil_owner += [sc.unit_names[u], sc.unit_names[u]]
            sc.veil_unit += [u, u]
            sc.veil_source += [-1, -1]


def add_unit_source(sc: PanzerScenario, u: int) -> None:
    """A gun or mortar on the map with a GP-IF line: a source of its own formation (PZR-6.5.1.3.1)."""
    if sc.unit_if_r[u]:
        gun = sc.gun[u]
        reach, factors = tuple(sc.unit_if_r[u]), tuple(sc.unit_if_f[u])
        add_line(sc, reach, factors, sc.gpe[gun], tuple(sc.limits[u]), 0, sc.smoke[u], GP)
    else:
        cards = load_cards().weapons
        mortars = [n for n, w in enumerate(sc.weapons_of[u]) if cards[sc.weapon_names[w]].if_r]
        if not mortars:
            return
        card = cards[sc.weapon_names[sc.weapons_of[u][mortars[0]]]]
        arm = FIRST_GP + mortars[0]
        add_line(sc, card.if_r, card.if_f, card.gpe, card.limits, card.min_range, card.smoke, arm)
    sc.source_names.append(sc.unit_names[u])
    sc.source_side.append(sc.side[u])
    sc.source_unit.append(u)
    sc.source_card.append(sc.card[u])
    sc.source_formation.append(sc.formation[u])
    sc.source_organic.append([])


def add_line(
    sc: PanzerScenario,
    reach: tuple[int, ...],
    factors: tuple[int, ...],
    gpe: int,
    limits: tuple[str, ...],
    nearest: int,
    smoke: bool,
    arm: int,
) -> None:
    """The GP-IF line of a source."""
    sc.source_r.append(list(reach))
    sc.source_f.append(list(factors))
    sc.source_gpe.append(gpe)
    sc.source_limits.append(list(limits))
    sc.source_nearest.append(nearest)
    sc.source_smoke.append(smoke)
    sc.source_arm.append(arm)
