"""What shots bring on average, in thousandths of a unit: exact by the tables, and kept once found."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.cards.armour import LEVEL, REAR
from grognard.games.panzer.cards.penetration import OUT_OF_RANGE, range_factor
from grognard.games.panzer.fire.ap_modifiers import IN_ARC, NO_REACTION, Aim, net_modifier
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.basic_damage import basic_result
from grognard.games.panzer.fire.damage import Blow
from grognard.games.panzer.fire.hits import hit_number
from grognard.games.panzer.fire.shots import (
    MOVES,
    STANDS,
    aim_of,
    blow_of,
    is_known_moving,
    may_be_moving,
)
from grognard.games.panzer.fire.tables import ap_tables
from grognard.games.panzer.fire.targets import Shell, arms_of, kind_refusal, shell_of
from grognard.games.panzer.gp.defence import gpd_of, soft_gpd
from grognard.games.panzer.gp.factors import GP_ARMS, blast_of
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.gp.results import NE, SUPPRESSED, Burst, raw_result
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.scenario import SQUAD, PanzerScenario
from grognard.games.panzer.state import DAMAGED, PanzerState

WHOLE: Final = 1000  # a vehicle that is destroyed


TK_TAKES: Final = 350  # of a vehicle: a track hit
DM_TAKES: Final = 500  # damage
SUP_TAKES: Final = 120  # of any unit: it is suppressed
HALF: Final = 550  # of a squad that is reduced and suppressed

#: What each result takes from a unit: nothing, track hit, penetration without harm, damage, KO, BU,
#: suppressed, destroyed by GP fire.
TAKES: Final = (0, TK_TAKES, 60, DM_TAKES, WHOLE, WHOLE, SUP_TAKES, WHOLE)


class Circumstances:
    """What makes a shot easier or harder, beside range, guns and armour."""

    def __init__(self, moving: bool = False, cover: int = 0, halt: bool = False, react: int = NO_REACTION):
        self.moving = moving  # the target
        self.cover = cover  # of the target
        self.halt = halt  # the firer has SHORT HALT
        self.react = react  # of `ap_modifiers`

    def number(self) -> int:
        return ((self.react * 4 + self.cover) * 2 + self.moving) * 2 + self.halt


class Gunnery:
    """The mean harm of shots between the units of one scenario, by range and angle."""

    def __init__(self, sc: PanzerScenario) -> None:
        self.sc = sc
        self.kept: dict[tuple[int, int, int, int, int, int], int] = {}
        self.reach_of: dict[int, int] = {}

    def farthest(self, s: PanzerState, u: int) -> int:
        """Hexes that the guns of a unit reach."""
        found = self.reach_of.get(u)
        if found is None:
            found = 0
            for arm in arms_of(s, u):
                shell = shell_of(s, u, arm)
                if shell is not None:
                    found = max(found, shell.reach[-1])
            self.reach_of[u] = found
        return found

    def harm(self, s: PanzerState, u: int, t: int, distance: int, aspect: int, how: Circumstances) -> int:
        """The mean harm of a shot of u at t in this range and angle, with the best of its ammunition."""
        if distance > self.farthest(s, u):
            return 0
        state = 2 * (s.hurt[u] & DAMAGED != 0) + (s.hurt[t] & DAMAGED != 0)
        if self.sc.gp_fire:
            state += 4 * (s.reduced[u] != 0) + 8 * (s.reduced[t] != 0) + 16 * (s.cover[t] != 0)
        key = (u, t, distance, aspect, how.number(), state)
        found = self.kept.get(key)
        if found is None:
            found = 0
            for arm in arms_of(s, u):
                if arm in GP_ARMS:
                    found = max(found, self.of_blast(s, u, t, arm, distance, how))
                elif s.is_vehicle(t):
                    shell = shell_of(s, u, arm)
                    assert shell is not None
                    found = max(found, self.of_shell(s, u, t, shell, distance, aspect, how))
            self.kept[key] = found
        return found

    def of_blast(self, s: PanzerState, u: int, t: int, arm: int, distance: int, how: Circumstances) -> int:
        """GP fire, without smoke, walls and what else lies between."""
        blast = blast_of(s, u, arm)
        gpf = 0 if blast is None else blast.gpf(distance)
        if blast is None or gpf <= 0 or distance < blast.nearest or kind_refusal(s, u, t, arm):
            return 0
        sc, tables = self.sc, gp_tables()
        factor = max(0, range_factor(blast.reach, distance))
        added: int = tables.grade_gp[5 * sc.formation_grade[sc.formation[u]] + factor]
        if how.halt:
            added += tables.values["firer_short_halt"]
        if how.react != NO_REACTION:
            name = "reaction_fire_in_arc" if how.react == IN_ARC else "reaction_fire_needs_traverse"
            added += tables.values[name]
        if s.is_vehicle(t):
            if how.moving:
                added += tables.values["target_vehicle_moving_direct"]
            added += tables.type_value[sc.target_type[t]]
            gpd = sc.gpd[t][0]
            burst = Burst(gpf, gpd, sc.target_type[t], factor, blast.small_arms, blast.gpe, False)
            return sum([TAKES[burst.result(tables, roll + added)] for roll in range(1, 101)]) // 100
        figures = sc.half_gpd[t] if s.reduced[t] and sc.half_gpd[t] else sc.gpd[t]
        low = sc.full_cover[t] if s.cover[t] else 0
        gpd = soft_gpd(figures, how.cover, low, sc.moving_gpd[t] if how.moving else 0)
        return sum([soft_takes(s, t, raw_result(tables, gpf, gpd, n + added)) for n in range(1, 101)]) // 100

    def of_shell(
        self, s: PanzerState, u: int, t: int, shell: Shell, distance: int, aspect: int, how: Circumstances
    ) -> int:
        factor = range_factor(shell.reach, distance)
        if factor == OUT_OF_RANGE or distance < shell.nearest:
            return 0
        sc = self.sc
        aim = Aim()
        aim.distance = distance
        aim.factor = factor
        aim.size = sc.size[t]
        aim.moving = how.moving
        aim.cover = how.cover
        aim.short_halt = how.halt
        aim.damaged = s.hurt[u] & DAMAGED != 0
        aim.reaction = how.react
        if sc.advanced_ap:
            aim.haze = sc.heat_haze
            aim.grade = sc.grade[u]
        tables = ap_tables()
        number = hit_number(tables, net_modifier(tables, aim), factor)
        block = tables.blocks[shell.block] if shell.block else []
        blow = Blow(
            shell.figures[factor],
            shell.energy,
            block,
            aspect,
            LEVEL,
            0,
            sc.armour[t],
            sc.target_type[t] == "S",
            s.hurt[t] & DAMAGED != 0,
        )
        return number * blow_harm(s, t, blow) // 100


def blow_harm(s: PanzerState, t: int, blow: Blow) -> int:
    """What a hit takes from a vehicle on average."""
    tables = ap_tables()
    if s.sc.advanced_ap:
        total = 0
        for result in blow.classes(tables)[1:]:
            total += TAKES[result]
        return total // 100
    armour = s.sc.basic_rear[t] if blow.aspect == REAR else s.sc.basic_front[t]
    return TAKES[basic_result(tables, blow.penetration, armour, blow.damaged)]


# -- a shot that can be fired now ------------------------------------------------------------------------


class Prospect:
    """What a shot promises: the chance to hit in hundredths, and the mean harm in thousandths."""

    def __init__(self, chance: int, harm: int) -> None:
        self.chance = chance
        self.harm = harm


def prospect(s: PanzerState, attack: Attack | GpAttack) -> Prospect:
    """A shot as things stand, exactly; a target that may be moving counts half as one that does."""
    t = attack.target
    ways = [MOVES, STANDS] if may_be_moving(s, t) else [MOVES if is_known_moving(s, t) else STANDS]
    if isinstance(attack, GpAttack):
        return gp_prospect(s, attack, ways)
    attack.victim = t
    hit = 100 * WHOLE
    for aspect in attack.choices(s):  # the owner takes the angle that is best for him
        hit = min(hit, blow_harm(s, t, blow_of(s, attack.shot(), False, t, aspect)))
    chance = 0
    for moving in ways:
        attack.moving = moving
        aim = aim_of(s, attack.shot(), False)
        chance += hit_number(ap_tables(), net_modifier(ap_tables(), aim), aim.factor)
    return Prospect(chance // len(ways), chance * hit // (100 * len(ways)))


def gp_prospect(s: PanzerState, attack: GpAttack, ways: list[int]) -> Prospect:
    """GP fire: the chance of any effect on the unit that is aimed at, and the mean harm."""
    attack.aim(s)
    some = harm = 0
    for moving in ways:
        attack.moving = moving
        for each in gp_harms(s, attack)[1:]:
            harm += each
            some += each > 0
    return Prospect(some // len(ways), harm // (100 * len(ways)))


def gp_harms(s: PanzerState, attack: GpAttack) -> list[int]:
    """What each total of the d100 takes from the unit that GP fire is aimed at."""
    t = attack.target
    tables = gp_tables()
    added = attack.modifier(s, t)
    if s.is_vehicle(t):
        burst = attack.burst(s)
        return [TAKES[burst.result(tables, roll + added)] for roll in range(101)]
    gpf = attack.blast(s).gpf(attack.distance)
    gpd = gpd_of(s, t, attack.moves(s))
    return [soft_takes(s, t, raw_result(tables, gpf, gpd, roll + added)) for roll in range(101)]


def soft_takes(s: PanzerState, t: int, raw: int) -> int:
    """What a raw result takes from a leg or towed unit."""
    if raw == NE:
        return 0
    if raw == SUPPRESSED:
        return SUP_TAKES
    return HALF if s.sc.leg_size[t] == SQUAD and not s.reduced[t] else WHOLE


_KEPT: list[Gunnery] = []
MOST_KEPT: Final = 8  # scenarios


def gunnery_of(sc: PanzerScenario) -> Gunnery:
    """The figures of a scenario, found once for all its games."""
    for each in _KEPT:
        if each.sc is sc:
            return each
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.clear()
    _KEPT.append(Gunnery(sc))
    return _KEPT[-1]
