"""Chapters 9 and 10: who may attack, what halves and doubles, the shifts. Who bears losses: `losses`."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond.battle import AUTOMATIC, LANDING, NORMAL, Battle, approach, defenders
from grognard.games.zocbond.combat import CombatRules
from grognard.games.zocbond.kinds import (
    ADVANCED,
    ARMOUR,
    ATTACKED,
    DISRUPTED,
    ELITE,
    ENGAGED,
    FLED,
    GHOST,
    IN_SUPPLY,
    POOR,
    REFITTED,
    ROUTED,
    SOURCE,
    VEHICLE,
)
from grognard.games.zocbond.refusals import (
    ATTACH_APART,
    ATTACHED_BEFORE,
    CROWDED_ATTACK,
    LEGAL,
    OF_LEAD,
)
from grognard.games.zocbond.strength import (
    DOUBLE_GROUND,
    DOUBLE_LANDING,
    DOUBLE_WATER,
    HALF_ANTI_TANK,
    HALF_DISRUPTED,
    HALF_ENGAGED,
    HALF_JOINING,
    HALF_LANDING,
    HALF_NOT_LEAD,
    HALF_SCATTERED,
    HALF_SUPPLY,
    HALF_VEHICLE_MARSH,
    HALF_VEHICLE_POLDER,
    HALF_VEHICLE_WATER,
    HALF_WATER,
    VOID_FLED,
    VOID_ROUTED,
    VOID_SOURCE,
    StrengthRules,
    defence_worth,
    shift_by,
)

from . import unknown
from .armor import attacker_shift, defender_shift, fighting_defenders, outgunned, unsupported
from .artillery import artillery_shifts
from .attack import HollandAttack, HollandAutomatic
from .formations import is_lead, lead_units
from .kinds import CORPS, CROSSED, LIMBERED, SCATTERED, SPENT
from .refusals import (
    AREA_ATTACK,
    AREA_CROWD,
    REFIT_ATTACK,
    SPENT_ATTACK,
)
from .retreat import defends_alone
from .river_assault import (
    assault_engineer,
    assault_hexes,
    assault_order_refusal,
    water_refusal,
)
from .scenario import HollandScenario
from .state import HollandState
from .units import formation_of


class HollandCombat(CombatRules[HollandState]):
    """Chapters 9 and 10."""

    def __init__(self, sc: HollandScenario) -> None:
        self.automatic_odds = sc.figures["movement.automatic_odds"]

    def attack(self, player: int, target: int, kind: int, units: int = 0, joined: int = 0) -> HollandAttack:
        return HollandAttack(player, target, kind, units, joined)

    def automatic(self, player: int, target: int) -> HollandAutomatic:
        return HollandAutomatic(player, target)

    def attack_refusal(self, s: HollandState, u: int, target: int, kind: int) -> int:
        """0 or what forbids a unit next to a hex to attack it."""
        where = s.place[u]
        if kind in (NORMAL, AUTOMATIC) and s.has_mark(u, SPENT):
            return SPENT_ATTACK
        if where < s.sc.n:
            v = s.first[where]
            while v >= 0:
                if s.has_mark(v, REFITTED):
                    return REFIT_ATTACK
                v = s.under[v]
        elif s.has_mark(u, REFITTED):
            return REFIT_ATTACK
        elif not s.sc.zone_rules.own_area(s, where, s.sc.owner[u]) or came_now(s, u):
            return AREA_ATTACK
        return water_refusal(s, u, target, kind)

    def joins_refusal(self, s: HollandState, b: Battle, u: int) -> int:
        """0 or why a unit cannot attack together with these (H44-6.4.2, 9.5.3, 19.7)."""
        where = s.place[u]
        fighters = [u]
        for v in s.stack_at(where):
            if v != u and (b.units >> v & 1 or (where < s.sc.n and fought_here(s, v))):
                fighters.append(v)
        if where >= s.sc.n:
            if s.sc.stacking_rules.counted(s, fighters) > s.sc.stack_units:
                return AREA_CROWD
        elif s.sc.stacking_rules.overstacked(s, where) and not fight_in_crowd(s, where, fighters):
            return CROWDED_ATTACK
        return assault_order_refusal(s, b, u)

    def attack_halvings(self, s: HollandState, b: Battle, u: int) -> int:
        """Everything that halves an attacker; one halving is all it suffers (H44-10.1)."""
        sc = s.sc
        halvings = 0
        if b.joined >> u & 1:
            halvings |= HALF_JOINING
        elif not is_lead(s, b, u):
            halvings |= HALF_NOT_LEAD
        if b.kind == LANDING:
            halvings |= HALF_LANDING
        else:
            halvings |= ground_halvings(s, b, u)
        if sc.traits[u] & ARMOUR and outgunned(s, b, u):
            halvings |= HALF_ANTI_TANK
        if s.has_mark(u, ENGAGED):
            halvings |= HALF_ENGAGED
        if s.has_mark(u, SCATTERED):
            halvings |= HALF_SCATTERED
        if s.supply[u] != IN_SUPPLY:
            halvings |= HALF_SUPPLY
        return halvings

    def defence_void(self, s: HollandState, b: Battle, u: int) -> int:
        """Why a unit adds nothing to the defence: routed, retreated before, a supply source with others."""
        if s.order[u] == ROUTED:
            return VOID_ROUTED
        if b.kind == NORMAL and s.has_mark(u, FLED) and not defends_alone(s, b.target, b.player):
            return VOID_FLED
        if s.sc.traits[u] & SOURCE and (s.first[b.target] != u or s.under[u] >= 0):
            return VOID_SOURCE
        return 0

    def defenders_that_count(self, s: HollandState, b: Battle) -> int:
        """In an overstacked hex two units and a free one, those that defend best (H44-6.4.2).

        A face-down unit that this attack has shown counts beside them (H44-25.4).
        """
        defending = defenders(s, b.target, b.player)
        if not s.sc.stacking_rules.overstacked(s, b.target):
            return bits_of(defending)
        worth: list[tuple[int, int, int]] = []  # the best first: strength, lowest number, units
        for group in battalions(s, defending):
            worth.append((-sum([defence_worth(s, b, u) for u in group]), group[0], bits_of(group)))
        worth.sort()
        plain = s.sc.stack_units
        best, most = joint_worth(worth[:plain])
        for at in range(len(worth)):
            if is_free(s, b.target, worth[at][1]):
                units, total = joint_worth([worth[at], *(worth[:at] + worth[at + 1 :])[:plain]])
                if total > most:
                    best, most = units, total
        return best | b.shown

    def defence_halvings(self, s: HollandState, b: Battle, u: int) -> int:
        return HALF_DISRUPTED if s.order[u] == DISRUPTED else 0

    def defence_doublings(self, s: HollandState, b: Battle, u: int) -> int:
        """Town, city, and water before all attackers; once only (H44-10.1, 10.5.1, 10.8)."""
        sc = s.sc
        if b.kind == LANDING:
            return DOUBLE_LANDING
        if s.has_mark(u, LIMBERED):
            return 0
        doublings = 0
        if sc.fight.doubles[sc.terrain[b.target]] and not sc.traits[u] & VEHICLE:
            doublings |= DOUBLE_GROUND
        if all_wet(s, b):
            doublings |= DOUBLE_WATER
        return doublings

    def shifts(self, s: HollandState, b: Battle, ledger: Ledger | None) -> int:
        """Columns to the right less columns to the left."""
        fight = s.sc.fight
        net = 0
        if attacker_shift(s, b):
            net += shift_by(s, ledger, "armor-attack", fight.armor_shift)
        if defender_shift(s, b):
            net += shift_by(s, ledger, "armor-defence", -fight.armor_shift)
        if unsupported(s, b):
            net += shift_by(s, ledger, "unsupported", fight.unsupported_shift)
        if self.earns_elite(s, b):
            net += shift_by(s, ledger, "elite", fight.elite_shift)
        if all_poor(s, b):
            net += shift_by(s, ledger, "poor", fight.poor_shift)
        if b.kind != AUTOMATIC:
            if b.air:
                net += shift_by(s, ledger, "air", fight.air_shift)
            net += artillery_shifts(s, b, ledger)
        return net

    def shifts_within_reach(self, s: HollandState, attacking: int, defending: int, shared: int) -> int:
        """An upper bound: the columns an attack could earn without support, by what both sides are."""
        fight = s.sc.fight
        total = 0
        if attacking & ARMOUR:
            total += fight.armor_shift
        if attacking & ELITE:
            total += fight.elite_shift
        if defending & ARMOUR:
            total += fight.unsupported_shift
        if shared & POOR:
            total += fight.poor_shift
        return total

    def earns_elite(self, s: HollandState, b: Battle) -> bool:
        """Whether more than half of the steps of the lead are elite (H44-10.6)."""
        elite = 0
        steps = 0
        for u in bit_list(lead_units(s, b)):
            steps += s.steps[u]
            if s.sc.traits[u] & ELITE:
                elite += s.steps[u]
        return 2 * elite > steps

    def leads(self, s: HollandState, b: Battle) -> list[int]:
        """The formations of the attackers; a breakthrough group that joins never leads (H44-10.2.1, 16.5).

        Units that were face down belong to none: among themselves they fight as one, beside others at half.
        """
        formations: list[int] = []
        for u in bit_list(b.units & ~b.joined):
            formation = formation_of(s, u)
            if formation >= 0 and formation not in formations:
                formations.append(formation)
        formations.sort()
        return formations

    def attach_refusal(self, s: HollandState, b: Battle, u: int) -> int:
        """A unit of another formation, stacked with the lead; corps troops anywhere (H44-10.2.3, 10.2.4)."""
        if b.attached >= 0:
            return ATTACHED_BEFORE
        if b.joined >> u & 1:
            return ATTACH_APART
        if formation_of(s, u) == b.lead:
            return OF_LEAD
        if s.sc.traits[u] & CORPS and s.parent[u] < 0:
            return LEGAL
        for v in bit_list(b.units & ~b.joined):
            if s.place[v] == s.place[u] and formation_of(s, v) == b.lead:
                return LEGAL
        return ATTACH_APART

    def reveal(self, s: HollandState, b: Battle) -> None:
        unknown.reveal(s, b.target)

    def begin_attack(self, s: HollandState, b: Battle) -> None:
        """Each engineer supports one assault in a turn (H44-23.3.2)."""
        for h in assault_hexes(s, b):
            engineer = assault_engineer(s, h)
            if engineer >= 0:
                s.set_mark(engineer, CROSSED)


class HollandStrengths(StrengthRules[HollandState]):
    """Chapters 2.3, 17.3 and 25.1."""

    def defence_strength(self, s: HollandState, u: i64) -> i64:
        """Artillery with a movement marker defends with 1 (H44-17.3); face-down units like infantry."""
        if s.has_mark(u, LIMBERED):
            return s.sc.fight.limbered_defence
        if s.sc.traits[u] & GHOST:
            return s.sc.fight.unknown_defence
        return super().defence_strength(s, u)


# -- who may attack (H44-9.1, 9.5) ---------------------------------------------------------------------


def came_now(s: HollandState, u: int) -> bool:
    """Whether a unit in an entry area came there from another one in this turn (H44-19.6).

    A unit that has gone from the map into the area may attack out of it: H44-19.7 forbids only the former.
    """
    return s.began[u] != s.place[u] and s.sc.size <= s.began[u] < s.sc.box


def fought_here(s: HollandState, u: int) -> bool:
    """Whether a unit has attacked out of the hex it is in; one that has advanced did so out of another."""
    return s.has_mark(u, ATTACKED) and not s.has_mark(u, ADVANCED)


def fight_in_crowd(s: HollandState, h: int, fighters: list[int]) -> bool:
    """Two units and one free unit of an overstacked hex may fight (H44-6.4.2)."""
    plain = s.sc.stack_units
    count = len(battalions(s, fighters))
    if count <= plain:
        return True
    if count > plain + s.sc.fight.free_in_combat:
        return False
    for u in fighters:
        if is_free(s, h, u):
            return True
    return False


def battalions(s: HollandState, units: list[int]) -> list[list[int]]:
    """Some units, with the two halves of a battalion as one (H44-6.3)."""
    groups: list[list[int]] = []
    for u in units:
        half = s.sc.half[u]
        other = [group for group in groups if half >= 0 and s.sc.half[group[0]] == half]
        if other:
            other[0].append(u)
        else:
            groups.append([u])
    return groups


def is_free(s: HollandState, h: int, u: int) -> bool:
    """Whether a unit is of a kind that can stack for free in its hex (H44-6.2)."""
    sc = s.sc
    if sc.free[u]:
        return True
    if not sc.traits[u] & ARMOUR or s.steps[u] > sc.free_armor_steps:
        return False
    for v in s.stack_at(h):
        if v != u and sc.traits[v] & ARMOUR:
            return False
    return True


# -- strengths (H44-10.1, 10.8, 10.9) ---------------------------------------------------------------------


def ground_halvings(s: HollandState, b: Battle, u: int) -> int:
    """Waters halve all or vehicles, marsh and polder vehicles (H44-10.8.2 to 10.8.4)."""
    sc = s.sc
    side = approach(s, u, b.target)
    water = sc.water[side] if side >= 0 else 0
    if sc.fight.halves_all[water]:
        return HALF_WATER
    if not sc.traits[u] & VEHICLE:
        return 0
    if water:
        return HALF_VEHICLE_WATER
    halvings = 0
    for h in (b.target, s.place[u]):
        if h < sc.n and sc.fight.halves_vehicles[sc.terrain[h]]:
            halvings |= HALF_VEHICLE_MARSH if sc.fight.wet[sc.terrain[h]] else HALF_VEHICLE_POLDER
    return halvings


def all_wet(s: HollandState, b: Battle) -> bool:
    """Whether every attacker comes out of marsh or across water, in any mix (H44-10.8.2, 10.8.3)."""
    sc = s.sc
    for u in bit_list(b.units):
        side = approach(s, u, b.target)
        here = s.place[u]
        marsh = 0 <= here < sc.n and sc.fight.wet[sc.terrain[here]]
        if not marsh and (side < 0 or not sc.water[side]):
            return False
    return b.units != 0


def joint_worth(groups: list[tuple[int, int, int]]) -> tuple[int, int]:
    """Some groups together: who they are, and what they add to the defence."""
    units = 0
    total = 0
    for strength, _, members in groups:
        units |= members
        total -= strength
    return units, total


# -- shifts (H44-10.3.1 to 10.7, 17.6.2) --------------------------------------------------------------------


def all_poor(s: HollandState, b: Battle) -> bool:
    """Whether all defending units are poor (H44-10.6)."""
    units = fighting_defenders(s, b)
    for u in units:
        if not s.sc.traits[u] & POOR:
            return False
    return len(units) > 0
