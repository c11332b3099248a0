"""What AP shots bring on average, in thousandths of a vehicle: exact by the tables, and kept once found."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.cards.armour import LEVEL, REAR
from grognard.games.panzer.cards.penetration import OUT_OF_RANGE, range_factor
from grognard.games.panzer.fire.ap_modifiers import NO_REACTION, Aim, net_modifier
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
from grognard.games.panzer.fire.targets import Shell, arms_of, shell_of
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.scenario import PanzerScenario
from grognard.games.panzer.state import DAMAGED, PanzerState

WHOLE: Final = 1000  # a vehicle that is destroyed


#: What each result takes from a vehicle: nothing, track hit, penetration without harm, damage, KO, BU.
TAKES: Final = (0, 350, 60, 500, WHOLE, WHOLE)


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
        if distance > self.farthest(s, u) or not s.is_vehicle(t):
            return 0
        damage = 2 * (s.hurt[u] & DAMAGED != 0) + (s.hurt[t] & DAMAGED != 0)
        key = (u, t, distance, aspect, how.number(), damage)
        found = self.kept.get(key)
        if found is None:
            found = 0
            for arm in arms_of(s, u):
                shell = shell_of(s, u, arm)
                if shell is not None:
                    found = max(found, self.of_shell(s, u, t, shell, distance, aspect, how))
            self.kept[key] = found
        return found

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
    assert isinstance(attack, Attack)  # no scenario on offer has GP fire
    t = attack.target
    ways = [MOVES, STANDS] if may_be_moving(s, t) else [MOVES if is_known_moving(s, t) else STANDS]
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
