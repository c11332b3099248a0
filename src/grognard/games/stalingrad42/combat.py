"""Chapters 8 and 9: who may attack, what halves and doubles, the shifts. Who bears losses: `losses`."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame
from grognard.games.zocbond.battle import AUTOMATIC, NORMAL, Battle, approach, defenders
from grognard.games.zocbond.combat import CombatRules
from grognard.games.zocbond.events import AIR_SUPPORT
from grognard.games.zocbond.kinds import (
    ARMOUR,
    DISRUPTED,
    FLED,
    IN_SUPPLY,
    INFANTRY,
    REFITTED,
    ROUTED,
    WITHDRAWN,
)
from grognard.games.zocbond.refusals import LEGAL, NO_STRENGTH, NO_TARGET
from grognard.games.zocbond.strength import (
    DOUBLE_ALPINISTS,
    DOUBLE_CONTESTED,
    DOUBLE_ENGINEERS,
    DOUBLE_GROUND,
    DOUBLE_MARSH,
    DOUBLE_MOUNTAIN,
    DOUBLE_WATER,
    HALF_DISRUPTED,
    HALF_SUPPLY,
    HALF_WATER,
    VOID_FLED,
    VOID_ROUTED,
    VOID_SOURCE,
    defence_worth,
    shift_by,
)

from . import air, air_cover
from .advance import stackmates
from .attack import StalingradAttack
from .box.combat_figures import EVERYBODY, INFANTRY_TYPE
from .campaign import maskirovka
from .campaign.emergence import Emergence
from .fortifications import has_fort, is_building
from .ground import is_alpine, is_city, is_fought_across, is_impassable, terrain_at, water_at
from .kinds import BESIDE, RESERVE, TRAIN
from .options.contested import RULE, both_there, is_contested
from .options.storm import Storm
from .refusals import (
    ALLIES_APART,
    AREA_CROWD,
    ATTACK_ALPINE,
    ATTACK_AREA,
    ATTACK_BOX,
    ATTACK_EARLY,
    ATTACK_FORT,
    ATTACK_IMPASSABLE,
    ATTACK_LAKE,
    ATTACK_OUT,
    ATTACK_REFIT,
    ATTACK_RESERVE,
    ATTACK_SMALL,
    ATTACK_TRAIN,
    ATTACK_VOLGA,
    FORT_EMPTY,
    HELPER_ATTACK,
    HELPERS_ONLY,
    SHATTER_ARMY,
    SHATTER_ODDS,
)
from .scenario import (
    ALPINISTS,
    ARMY,
    AXIS,
    BRACKETED,
    CORPS,
    FULL,
    LAKE,
    MOUNTAIN,
    SMALL,
    SOVIET,
    VOLGA,
    StalingradScenario,
)
from .stacking import count, excess_of
from .state import StalingradState
from .support import artillery_shift
from .tanks import tank_shifts
from .units import is_allied, is_combat_unit


class StalingradCombat(CombatRules[StalingradState]):
    """Chapters 8 and 9."""

    halves_once = False
    spares_the_struck = False
    refuses_low_odds = True
    automatic_in_combat = True
    follows_last = True
    shatter_low = SHATTER_ODDS

    def __init__(self, sc: StalingradScenario) -> None:
        figures = sc.figures
        self.attack_cap = figures["combat.most_attack"]
        self.defence_cap = figures["combat.most_defense"]  # S42-8.5.2
        self.automatic_odds = figures["combat.automatic_odds"]
        self.most_shifts = figures["combat.tank_shift"] + figures["combat.elite_tank_shift"]

    def attack(
        self, player: int, target: int, kind: int, units: int = 0, joined: int = 0
    ) -> StalingradAttack:
        return StalingradAttack(player, target, kind, units, joined)

    def attack_refusal(self, s: StalingradState, u: int, target: int, kind: int) -> int:
        """0 or what forbids a unit next to a hex to attack it."""
        if s.turn_kind != FULL:
            return ATTACK_SMALL if s.turn_kind == SMALL else ATTACK_EARLY
        if s.has_mark(u, TRAIN):
            return ATTACK_TRAIN
        if u in s.shown:
            return ATTACK_BOX
        if s.has_mark(u, RESERVE):
            return ATTACK_RESERVE
        if s.place[u] != target and is_contested(s, s.place[u]):
            return ATTACK_OUT
        return stack_refusal(s, u) or side_refusal(s, u, target)

    def attacks_inside(self, s: StalingradState, u: int, target: int) -> bool:
        """Units in a contested city attack the enemies in it (S42-29.1.3)."""
        return s.place[u] == target and is_contested(s, target)

    def no_target(self, s: StalingradState, h: i64) -> i64:
        """Why a hex without combat units is no target: non-combat units, an empty fort (S42-19.3, 9.7.4)."""
        if any(s.sc.owner[u] != s.active for u in s.stack_at(h)):
            return HELPERS_ONLY
        return FORT_EMPTY if has_fort(s, h, 1 - s.active) else NO_TARGET

    def no_strength(self, s: StalingradState, u: i64) -> i64:
        return NO_STRENGTH if is_combat_unit(s, u) else HELPER_ATTACK

    def joins_refusal(self, s: StalingradState, b: Battle, u: int) -> int:
        """0 or why a unit cannot attack together with these (S42-20.5.1, 22.7, 4.3)."""
        sc = s.sc
        if is_allied(sc, u):
            for v in bit_list(b.units):
                if is_allied(sc, v) and sc.nation[v] != sc.nation[u]:
                    return ALLIES_APART
        where = s.place[u]
        if where >= sc.n:
            units = [v for v in bit_list(b.units) if s.place[v] == where] + [u]
            return AREA_CROWD if crowds_edge(s, units, where, b.target) else LEGAL
        return LEGAL

    def attack_halvings(self, s: StalingradState, b: Battle, u: int) -> int:
        """A major river before it, no supply: each halves (S42-9.5.2, 16.4)."""
        halvings = 0
        side = approach(s, u, b.target)
        if side >= 0 and s.sc.fight.halves[water_at(s, side)]:
            halvings |= HALF_WATER
        if s.supply[u] != IN_SUPPLY:
            halvings |= HALF_SUPPLY
        return halvings

    def attack_doublings(self, s: StalingradState, b: Battle, u: int) -> int:
        """Axis mountain divisions, but not across alpine hexsides; engineers (S42-9.6.2, 20.2, 20.9)."""
        sc = s.sc
        if u == sc.fight.engineers and is_city(s, b.target):
            return DOUBLE_ENGINEERS
        if not sc.kind[u] & ALPINISTS or sc.owner[u] != AXIS or terrain_at(s, b.target) != MOUNTAIN:
            return 0
        side = approach(s, u, b.target)
        return 0 if side >= 0 and is_alpine(s, side) else DOUBLE_ALPINISTS

    def defence_void(self, s: StalingradState, b: Battle, u: int) -> int:
        """Why a unit adds nothing to the defence: routed, retreated before, bracketed and not alone."""
        if s.order[u] == ROUTED:
            return VOID_ROUTED
        if has_joined(s, b, u):
            return VOID_FLED
        if s.sc.kind[u] & BRACKETED and not is_best_bracketed(s, b, u):
            return VOID_SOURCE
        return 0

    def defenders_that_count(self, s: StalingradState, b: Battle) -> int:
        """In an overstacked hex those that defend best, as many as may be there (S42-10.2.1, 15.3)."""
        units = defenders(s, b.target, b.player)
        player = 1 - b.player
        if len(units) <= s.sc.stack_limit[player]:
            return bits_of(units)
        helpers = [u for u in s.stack_at(b.target) if u not in units and s.sc.owner[u] == player]
        if not excess_of(s, player, units + helpers):
            return bits_of(units)
        ranked = sorted(units, key=lambda u: (-defence_worth(s, b, u), not s.sc.traits[u] & ARMOUR, u))
        chosen: list[int] = []
        for u in ranked:
            if not excess_of(s, player, [*chosen, u, *helpers]):
                chosen.append(u)
        return bits_of(chosen)

    def defence_halvings(self, s: StalingradState, b: Battle, u: int) -> int:
        """Disrupted units are halved; on a train the strength stays 1 (S42-13.2.1, 5.6.4)."""
        return HALF_DISRUPTED if s.order[u] == DISRUPTED and not s.has_mark(u, TRAIN) else 0

    def defence_doublings(self, s: StalingradState, b: Battle, u: int) -> int:
        """City, mountain and marsh; rivers and marsh before all attackers; once only (S42-9.1, 9.5.1, 9.6.3).

        In a contested city all are doubled (S42-29.1.1).
        """
        if s.has_mark(u, TRAIN):
            return 0
        doublings = 0
        ground = terrain_at(s, b.target)
        if s.sc.fight.doubles[ground] == EVERYBODY:
            doublings |= DOUBLE_MARSH
        elif s.sc.fight.doubles[ground] == INFANTRY_TYPE and s.sc.traits[u] & INFANTRY:
            doublings |= DOUBLE_MOUNTAIN if ground == MOUNTAIN else DOUBLE_GROUND
        if all_wet(s, b):
            doublings |= DOUBLE_WATER
        return doublings or (DOUBLE_CONTESTED if is_contested(s, b.target) else 0)

    def doubled_defenders(self, s: StalingradState, b: Battle) -> int:
        """The defenders whose strength is doubled now."""
        return bits_of([u for u in defenders(s, b.target, b.player) if self.defence_doublings(s, b, u)])

    def shifts(self, s: StalingradState, b: Battle, ledger: Ledger | None) -> int:
        """Columns to the right less columns to the left."""
        fight = s.sc.fight
        net = tank_shifts(s, b, ledger)
        if fight.ground_shift[terrain_at(s, b.target)]:
            net += shift_by(s, ledger, "ground", fight.ground_shift[terrain_at(s, b.target)])
        if has_fort(s, b.target, 1 - b.player):
            net += shift_by(s, ledger, "fort", fight.fort_shift)
        if b.kind != AUTOMATIC:
            if b.air:
                net += shift_by(s, ledger, "air", fight.air_shift)
            if b.answer:
                net += shift_by(s, ledger, "air-defence", -fight.air_shift)
            net += artillery_shift(s, b, ledger)
        return net

    def shatter_depends(self, s: StalingradState, target: i64) -> list[int]:
        """What decides about an automatic DS beside the units: the turn, marsh, armies that wait, the ground.

        S42-23.4, 5.5.3, 31.0, 34.2, 9.7.1, 29.1.1.
        """
        facts = [s.turn, s.turn_kind, s.rained, s.activated, s.forts_live, s.flotilla, *s.shown]
        facts.append(ground_facts(s, target))
        for side in range(6 * target, 6 * target + 6):
            at = s.sc.neighbour[side]
            if 0 <= at < s.sc.n:
                facts.append(ground_facts(s, at))
        return facts

    def shatter_refusal(self, s: StalingradState, player: int, target: int) -> int:
        return SHATTER_ARMY if maskirovka.may_hold(s, target) else 0

    def conceals(self, s: StalingradState, h: int, player: int) -> bool:
        """Whether a hex without combat units may be attacked, because an army there may have some."""
        return player == AXIS and s.holder[h] != SOVIET and maskirovka.may_hold(s, h)

    def hidden_defenders(self, s: StalingradState, h: int, player: int) -> list[int]:
        """The reserve armies in a hex whose units have not come out: all of them defend with 0."""
        if player != SOVIET or s.holder[h] == SOVIET:
            return []
        return [army for army in maskirovka.at(s, h) if maskirovka.inside(s, army)]

    def reveal(self, s: StalingradState, b: Battle) -> None:
        """A hex is attacked: units may come out of the boxes of the armies there (S42-34.6.2)."""
        if b.player != AXIS:
            return
        for army in maskirovka.at(s, b.target):
            if s.shown[s.sc.mask_row[army]] >= 0:
                maskirovka.reveal(s, army)
        if maskirovka.may_hold(s, b.target):
            s.push(Emergence(SOVIET, b.target))

    def begin_attack(self, s: StalingradState, b: Battle) -> None:
        """An air unit that has answered is used up (S42-9.3.4).

        A unit that retreated to an empty hex defends and retreats like others (S42-12.4), but it has
        retreated in this phase: it cancels no EZOC (S42-12.2).
        """
        if b.answer:
            air.spend(s, air.answering_unit(s, b))
            s.tell(AIR_SUPPORT, 1 - b.player, b.target)
        s.vacated = -1
        units = defenders(s, b.target, b.player) if b.kind == NORMAL else []
        if all(s.has_mark(u, FLED) for u in units):
            for u in units:
                s.clear_mark(u, FLED)
                s.set_mark(u, WITHDRAWN)
        if b.kind == NORMAL:
            for u in bit_list(stackmates(s, b) & ~b.units):
                s.set_mark(u, BESIDE)

    def after_held(self, s: StalingradState, b: Battle) -> Frame | None:
        """The attackers must go into a city where a battle for it has begun, if none of them is there."""
        h = b.target
        if not s.sc.has_rule(RULE) or not s.city_battle[h] or both_there(s, h):
            return None
        frame = Storm(b.player, h, b.units)
        return frame if frame.able(s) else None

    def after_attack(self, s: StalingradState, b: Battle) -> Frame | None:
        """The advance is over; the air units that flew may still cover units (S42-9.3.7)."""
        if b.kind == NORMAL:
            for u in s.on_map(b.player):
                s.clear_mark(u, BESIDE)
        return air_cover.choice(s, b)


# -- who may attack (S42-8.1, 8.2) ---------------------------------------------------------------------


def stack_refusal(s: StalingradState, u: int) -> int:
    """0 or what about its place keeps a unit from attacking: refitting units, a fort being built, an area."""
    where = s.place[u]
    player = s.sc.owner[u]
    if where >= s.sc.n:
        if s.has_mark(u, REFITTED):
            return ATTACK_REFIT
        moved = s.began[u] != where and s.began[u] >= s.sc.n  # not who came off the map (S42-22.3.1)
        return ATTACK_AREA if moved else LEGAL
    if is_building(s, where, player):
        return ATTACK_FORT
    v = s.first[where]
    while v >= 0:
        if s.marks[v] & REFITTED and s.sc.owner[v] == player:
            return ATTACK_REFIT
        v = s.under[v]
    return LEGAL


def side_refusal(s: StalingradState, u: int, target: int) -> int:
    """0 or what on the hexside forbids the attack (S42-8.1, 9.5.3, 9.5.6, 9.6.2)."""
    side = approach(s, u, target)
    if side < 0:
        return LEGAL
    if is_impassable(s, side):
        return ATTACK_LAKE if water_at(s, side) == LAKE else ATTACK_IMPASSABLE
    if water_at(s, side) == VOLGA and not is_fought_across(s, side):
        return ATTACK_VOLGA
    if is_alpine(s, side) and not s.sc.kind[u] & ALPINISTS:
        return ATTACK_ALPINE
    return LEGAL


def crowds_edge(s: StalingradState, units: list[int], area: int, target: int) -> bool:
    """Whether too many attack out of an area, stacked along its edge as if on the map (S42-22.7, 4.3).

    Each army headquarters makes room in one hex, for a third corps only if it commands many tanks.
    """
    sc = s.sc
    player = sc.owner[units[0]]
    hexes = edges(s, area, target)
    armies = [v for v in s.stack_at(area) if sc.kind[v] & ARMY and sc.owner[v] == player]
    open_armies = [v for v in armies if not sc.limited_army[v]]
    room = sc.stack_with_army - sc.stack_limit[player] if armies else 0
    least = hexes * sc.stack_limit[player]
    total, free = count(s, units)
    if total - min(free, hexes * sc.free_units) > least + min(len(armies), hexes) * room:
        return True
    corps = sum(1 for v in units if sc.kind[v] & CORPS)
    return corps > least + min(len(open_armies), hexes) * room


def ground_facts(s: StalingradState, h: i64) -> i64:
    """Fort, contested city and control of a hex as one number."""
    row = s.sc.control_row[h]
    control = s.control[row] + 1 if row >= 0 else 0
    return 16 * i64(s.fort[h]) + 4 * (s.contested[h] + 1) + control


def edges(s: StalingradState, area: int, target: int) -> int:
    """How many imaginary hexes of an area touch a hex."""
    sc = s.sc
    if sc.gate_of[target] != area:
        return 0
    return len([cell for cell in sc.neighbour[6 * target : 6 * target + 6] if cell >= sc.n])


# -- strengths (S42-9.1, 9.5.1, 9.6.1, 9.8) ------------------------------------------------------------------


def has_joined(s: StalingradState, b: Battle, u: int) -> bool:
    """Whether a defender has retreated to others in this phase, and is attacked with them (S42-12.4)."""
    if b.kind != NORMAL or not s.has_mark(u, FLED):
        return False
    return any(not s.has_mark(v, FLED) for v in defenders(s, b.target, b.player))


def is_best_bracketed(s: StalingradState, b: Battle, u: int) -> bool:
    """Whether a bracketed unit is the one that counts: only such are there, and none stronger (S42-9.8)."""
    sc = s.sc
    own = s.sc.strength_rules.defence_strength(s, u)
    for v in defenders(s, b.target, b.player):
        if v == u:
            continue
        if not sc.kind[v] & BRACKETED:
            return False
        if s.order[v] == ROUTED or has_joined(s, b, v):
            continue
        other = s.sc.strength_rules.defence_strength(s, v)
        if other > own or (other == own and v < u):
            return False
    return True


def all_wet(s: StalingradState, b: Battle) -> bool:
    """Whether every attacker comes out of marsh or across a river, in any mix (S42-9.5.1)."""
    fight = s.sc.fight
    for u in bit_list(b.units):
        here = s.place[u]
        side = approach(s, u, b.target)
        marsh = 0 <= here < s.sc.n and fight.wet[terrain_at(s, here)]
        if not marsh and (side < 0 or not fight.doubles_all[water_at(s, side)]):
            return False
    return b.units != 0


# -- shifts (S42-9.2.1 to 9.4, 9.7.1, 9.9) -------------------------------------------------------------------


def favours_defender(s: StalingradState, target: int, player: int) -> bool:
    """Whether ground or fort shift to the left (S42-11.1.2)."""
    return s.sc.fight.ground_shift[terrain_at(s, target)] < 0 or has_fort(s, target, player)
