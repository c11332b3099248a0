# mypyc: interpreted
"""Chapters 0.3, 7.4 and 8 at setup: counters, hit counters and cards as flat tables."""

from __future__ import annotations

from grognard.core.loading.load import LoadError

from ..cards.card_effects import EFFECTS as CARD_EFFECTS
from ..cards.veterans import VETERANS
from ..scenario import (
    BLUE,
    EFFECTS,
    FACING_NAMES,
    FOOT,
    HIDDEN,
    KILL,
    NO_FIRE,
    NO_MOVE,
    NO_PIVOT,
    ONLY_RALLY,
    PUSHED,
    RED,
    RESERVE,
    SIDES,
    TRACKED,
    WHEELED,
    CohScenario,
)
from .component_types import ObaType, UnitType, VeteranCard
from .data_types import Box, Placed, ScenarioFile


def add_unit(
    sc: CohScenario, box: Box, file: ScenarioFile, placed: Placed, arrives: int, entry: list[int]
) -> None:
    """COH-0.3: one counter with its printed figures."""
    kind: UnitType = box.units[placed.unit]
    u = sc.units
    side = SIDES.index(kind.side)
    sc.units += 1
    sc.unit_names.append(placed.key)
    sc.unit_types.append(placed.unit)
    sc.side.append(side)
    army = army_of(file, sc, placed.key, side)
    sc.army.append(army)
    sc.units_of[army].append(u)
    sc.troops[side].append(u)
    sc.mask_of[side] |= 1 << u
    vehicle = kind.kind in ("tracked", "wheeled", "aircraft")
    sc.vehicle.append(vehicle)
    sc.infantry.append(not vehicle and kind.move <= box.constants.infantry_max_move)  # COH-1.1
    sc.move_class.append(
        {"infantry": FOOT, "gun": PUSHED, "tracked": TRACKED, "wheeled": WHEELED}.get(kind.kind, FOOT)
    )
    sc.bonus.append(kind.bonus)
    sc.truck.append("truck" in kind.flags)
    sc.turret.append("turret" in kind.flags)
    sc.indirect.append(kind.indirect)
    sc.mortar.append("mortar" in kind.flags)
    sc.shield.append(kind.shield)
    sc.engineer.append("engineer" in kind.flags)
    sc.sniper.append("sniper" in kind.flags)
    sc.open_top.append("open_top" in kind.flags)
    sc.smokes.append("smoke" in kind.flags and kind.kind != "aircraft")
    sc.fire.append(kind.fire)
    sc.move.append(kind.move)
    sc.fp[RED].append(kind.fp_red)
    sc.fp[BLUE].append(kind.fp_blue)
    sc.boxed[RED].append(kind.boxed in ("red", "both"))
    sc.boxed[BLUE].append(kind.boxed in ("blue", "both"))
    sc.range.append(kind.range)
    sc.min_range.append(kind.min_range)
    sc.front.append(kind.front)
    # Guns have a blue front, the shield, and a red rear, the crew (COH-16.2).
    sc.front_colour.append(BLUE if kind.front_colour == "blue" else RED)
    sc.rear.append(kind.rear)
    sc.rear_colour.append(BLUE if kind.rear_colour == "blue" else RED)
    values = {value.unit: value.vp for value in file.victory.unit_vp}
    sc.unit_vp.append(values.get(placed.unit, file.victory.per_enemy_unit))
    h = -1 if arrives else sc.board.hex(placed.hex)
    sc.start_place.append(sc.off + RESERVE if arrives else sc.off + HIDDEN if placed.hidden else h)
    sc.start_plot.append(h if placed.hidden else -1)
    sc.start_carrier.append(placed.carried_by)
    sc.start_inside.append(placed.inside)
    sc.start_facing.append(-1 if placed.facing is None else placed.facing)
    sc.arrives.append(arrives)
    sc.entry.append(entry)
    sc.by_event.append(False)


def army_of(file: ScenarioFile, sc: CohScenario, key: str, side: int) -> int:
    """The player a unit belongs to: its side's, or the army that lists it (COH-21.0(1))."""
    if sc.armies > len(SIDES) or sc.options.get("armies") == "seats":
        for army, seat in enumerate(file.seats):
            if key in seat.units:
                return army
    return sc.side_of.index(side)


def fill_hits(sc: CohScenario, box: Box) -> None:
    """COH-7.4, 15.2: the hit counters, each figure by kind; 0 is no hit."""
    names = ["none"]
    rows: list[tuple[int, ...]] = [(*(0 for _ in range(10)), -1)]
    for pool, pool_name in enumerate(("infantry", "vehicle")):
        for hit in box.hits[pool_name]:
            names.append(hit.id if pool == 0 else "veh_" + hit.id)
            effects = sum(1 << EFFECTS.index(effect) for effect in hit.effects)
            rows.append(
                (
                    effects,
                    hit.fire_ap,
                    hit.move_ap,
                    hit.fp_red,
                    hit.fp_blue,
                    hit.range,
                    hit.dr_front,
                    hit.dr_rear,
                    hit.rally or 0,
                    hit.count,
                    pool,
                )
            )
    names.append("bare")
    rows.append((0, 0, 0, 0, 0, 0, 0, 0, box.constants.empty_pool_rally, 0, -1))
    sc.hit_names = tuple(names)
    sc.bare_hit = len(names) - 1
    sc.panicked = 1 << names.index("panicked") | 1 << names.index("veh_panicked")
    for kind, row in enumerate(rows):
        add_hit(sc, kind, row)


def add_hit(sc: CohScenario, kind: int, row: tuple[int, ...]) -> None:
    effects, fire, move, red, blue, reach, front, rear, rally, count, pool = row
    sc.hit_effects.append(effects)
    sc.hit_fire.append(fire)
    sc.hit_move.append(move)
    sc.hit_fp[RED].append(red)
    sc.hit_fp[BLUE].append(blue)
    sc.hit_range.append(reach)
    sc.hit_front.append(front)
    sc.hit_rear.append(rear)
    sc.hit_rally.append(rally)
    sc.hit_count.append(count)
    sc.hit_pool.append(pool)
    if pool >= 0 and not effects & KILL:
        sc.pool_mask[pool] |= 1 << kind
    # A counter that forbids an action is ruled out when the unit does it; one that changes it is shown.
    if fire or red or blue or reach or effects & (ONLY_RALLY | NO_FIRE):
        sc.shown_firing |= 1 << kind
    if move or effects & (ONLY_RALLY | NO_MOVE):
        sc.shown_moving |= 1 << kind
    if reach or effects & (ONLY_RALLY | NO_FIRE):
        sc.shown_smoking_free |= 1 << kind
    if red or blue or effects & (ONLY_RALLY | NO_FIRE):
        sc.shown_striking_free |= 1 << kind
    if effects & (ONLY_RALLY | NO_MOVE):
        sc.shown_moving_free |= 1 << kind
    if effects & (ONLY_RALLY | NO_PIVOT):
        sc.shown_pivoting |= 1 << kind
    if front:
        sc.shown_front |= 1 << kind
    if rear:
        sc.shown_rear |= 1 << kind


def fill_veterans(sc: CohScenario, file: ScenarioFile, box: Box) -> None:
    """COH-8.3, E.4: veteran cards assigned at setup; those that only change figures are built in here."""
    cards: list[list[VeteranCard]] = [[] for _ in range(sc.units)]
    for veteran in file.veterans:
        u = sc.unit_names.index(veteran.unit)
        for name in veteran.cards:
            if name == "V130" and not (sc.vehicle[u] and sc.front_colour[u] == BLUE):
                problem = "V130 is for armoured vehicles (COH-C.V130)"
                raise LoadError(file.name, None, f"veteran {veteran.unit}", problem, "give it to a tank")
            cards[u].append(box.veteran_cards[name])
    sc.veteran_unit = [-1] * len(VETERANS)
    sc.veteran_card = [-1] * len(VETERANS)
    sc.any_veterans = any(cards)
    for u, own in enumerate(cards):
        sc.veterans.append([card.id for card in own])
        sc.veteran_bits.append(sum(1 << VETERANS.index(card.id) for card in own))
        for card in own:
            sc.veteran_unit[VETERANS.index(card.id)] = u
        sc.veteran_fp.append(sum(card.fp for card in own if card.uses == "permanent"))
        sc.veteran_range.append(sum(card.range for card in own))
        sc.veteran_dm.append(sum(card.dm for card in own))
        sc.veteran_ap.append(max([card.ap for card in own if card.id == "V04"], default=0))
        sc.veteran_roulette.append(max([card.roulette for card in own], default=0))
        sc.veteran_calm.append(any(card.id == "V03" for card in own))
        sc.veteran_retreat.append(any(card.id == "V09" for card in own))


# -- cards ---------------------------------------------------------------------------------------------------


def fill_cards(sc: CohScenario, file: ScenarioFile, box: Box, use_deck: bool) -> None:
    """COH-1.0(7), 8.1: the deck of the scenario; then the weapon cards of both sides (COH-8.2)."""
    if file.cards is not None and use_deck:
        sc.deal = file.cards.deal
        sc.draws = file.cards.draw_per_round
        for card in box.action_cards.values():
            if card.number not in file.cards.numbers:
                continue
            if card.effect not in CARD_EFFECTS:
                raise LoadError(file.name, None, "cards.numbers", f"card {card.number} is not played yet", "")
            if card.effect == "luck_roll":
                sc.luck_card = len(sc.card_names)
            if card.effect == "fp_plus_2":
                sc.fire_card = len(sc.card_names)
            add_card(sc, card.id, card.rule, card.effect, card.cost, card.copies)
            sc.card_pay[-1] = sum({"AP": 1, "CAP": 2}[way] for way in card.pay)
            sc.card_action[-1] = card.action
            sc.card_group[-1] = card.group
            sc.card_value[-1] = card.value
    for side, side_name in enumerate(SIDES):
        for name in file.weapons.of(side_name):
            times = sum(u.times for u in file.weapon_uses if (u.side, u.weapon) == (side_name, name))
            if name in box.oba:
                add_battery(sc, sc.side_of.index(side), box.oba[name], times or box.oba[name].barrages)
            else:
                add_weapon(sc, sc.side_of.index(side), name, box)
                sc.weapons[sc.side_of.index(side)] += sc.weapons[sc.side_of.index(side)][-1:] * (times - 1)


def fill_veteran_rows(sc: CohScenario, box: Box) -> None:
    """Veteran cards stand behind the others in the list of cards: choices and events can name them."""
    for kind, name in enumerate(VETERANS):
        if sc.veteran_unit[kind] >= 0:
            sc.veteran_card[kind] = len(sc.card_names)
            card = box.veteran_cards[name]
            add_card(sc, name, card.rule, "veteran", 0, 0)
            sc.card_value[-1] = card.value or card.ap or card.fp


def add_card(sc: CohScenario, name: str, rule: str, effect: str, cost: int, copies: int) -> None:
    sc.card_names.append(name)
    sc.card_rule.append(rule)
    sc.card_effect.append(effect)
    sc.card_cost.append(cost)
    sc.card_pay.append(3)
    sc.card_action.append(True)
    sc.card_group.append(False)
    sc.card_value.append(0)
    sc.card_yellow.append(False)
    sc.deck.append(copies)
    sc.weapon_fp[RED].append(0)
    sc.weapon_fp[BLUE].append(0)
    sc.weapon_range.append(0)
    sc.weapon_throw.append(0)
    sc.weapon_terrain.append(True)
    sc.weapon_mine.append(False)
    sc.weapon_smoke.append(True)
    sc.weapon_targets.append(0)


def add_battery(sc: CohScenario, army: int, oba: ObaType, barrages: int) -> None:
    """COH-12.3, C.70: an off-board artillery card and the pattern it strikes around every hex."""
    sc.oba_names.append(oba.id)
    sc.oba_army.append(army)
    sc.oba_fp[RED].append(oba.fp_red)
    sc.oba_fp[BLUE].append(oba.fp_blue)
    sc.oba_barrages.append(barrages)  # one, unless the scenario gives more (COH-12.3(5))
    far = [FACING_NAMES.index(direction) for direction in oba.far]
    sc.oba_smoke.append(oba.smoke)
    sc.oba_pattern.append([pattern_around(sc, h, oba.radius, far) for h in range(sc.n)])


def pattern_around(sc: CohScenario, h: int, radius: int, far: list[int]) -> list[int]:
    hexes = [to for to in range(sc.n) if sc.distance[h * sc.n + to] <= radius]
    for d in far:
        near = sc.neighbour[6 * h + d]
        to = sc.neighbour[6 * near + d] if 0 <= near < sc.n else -1
        if 0 <= to < sc.n:
            hexes.append(to)
    return hexes


def add_weapon(sc: CohScenario, side: int, name: str, box: Box) -> None:
    card = box.weapon_cards[name]
    if name not in sc.card_names:
        add_card(sc, card.id, card.rule, "weapon", card.cost, 0)
        sc.weapon_fp[RED][-1] = card.fp_red
        sc.weapon_fp[BLUE][-1] = card.fp_blue
        sc.weapon_range[-1] = card.range
        sc.weapon_throw[-1] = card.throw_fp if card.throw else 0
        sc.weapon_terrain[-1] = card.terrain_dm
        sc.weapon_mine[-1] = card.as_mine
        sc.weapon_smoke[-1] = card.smoke_dm
        sc.weapon_targets[-1] = sum({"infantry": 1, "gun": 2, "vehicle": 4}[t] for t in card.targets)
    sc.weapons[side].append(sc.card_names.index(name))
