"""Chapter 9.3: the air units of the Axis: shifts in attack and defence, determined defence, air cover."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL, Battle, defenders
from grognard.games.zocbond.losses import successor, survivors
from grognard.games.zocbond.refusals import GUNS_ENOUGH, LEGAL, SEQUENCE

from .options import plans
from .refusals import (
    AIR_AXIS,
    AIR_EITHER,
    AIR_GROUNDED,
    AIR_NEVER,
    AIR_NONE,
    AIR_ONE,
    AIR_RANGE,
    AIR_ROMANIAN,
    AIR_STAYS,
)
from .scenario import (
    AIR_AWAY,
    AIR_POSTED,
    AIR_READY,
    AIR_UNITS,
    AIR_USED,
    AXIS,
    NATIONS,
    ROMANIAN_AIR,
)
from .state import StalingradState
from .support import ArtillerySupport, charge_options, charge_refusal
from .transport.rail import network
from .verbs import CHARGE, LUFTWAFFE, PLAN

ROMANIAN = NATIONS.index("romanian")
GERMAN_WANTED: Final = 2  # Battle.air: one air unit, and it must be a German one


class StalingradSupport(ArtillerySupport):
    """Chapters 9.3, 9.4, 18 and 26: air units, artillery and supply points, planned offensives."""

    def air_refusal(self, s: StalingradState, b: Battle) -> int:
        """0 or why no air unit can support this attack; in breakthrough combat it comes along by itself."""
        if b.player != AXIS:
            return AIR_AXIS
        if b.kind != NORMAL:
            return AIR_NEVER
        if b.air:
            return AIR_ONE
        if attacking_unit(s, b) < 0:
            return none_refusal(s)
        return LEGAL if in_range(s, b.target) else AIR_RANGE

    def use_air(self, s: StalingradState, b: Battle) -> None:
        """The Romanian unit is used up, a German one stays with those it supported (S42-9.3.6, 9.3.7)."""
        if b.kind != NORMAL:
            return
        row = attacking_unit(s, b)
        if row == ROMANIAN_AIR:
            s.air[row] = AIR_USED
        else:
            s.air[row] = AIR_POSTED
            s.air_with[row] = strongest(s, b.units)

    def most_support(self, s: StalingradState, b: Battle) -> int:
        flies = s.sc.fight.air_shift if self.air_refusal(s, b) == LEGAL else 0
        return flies + super().most_support(s, b)

    def support_options(self, s: StalingradState, b: Battle) -> list[Option]:
        options = [Option(LUFTWAFFE)] if german_refusal(s, b) == LEGAL else []
        return options + charge_options(s, b) + plans.use_options(s, b)

    def support_option_refusal(self, s: StalingradState, b: Battle, o: Option) -> int:
        if o.verb == LUFTWAFFE:
            return german_refusal(s, b)
        if o.verb == PLAN:
            return plans.use_refusal(s, b, o.a)
        if o.verb != CHARGE or o.a not in s.sc.guns[b.player]:
            return SEQUENCE
        return charge_refusal(s, b, o.a)

    def support_choice(self, s: StalingradState, b: Battle, o: Option) -> None:
        if o.verb == PLAN:
            plans.add(b, o.a)
        elif o.verb == LUFTWAFFE:
            b.air = GERMAN_WANTED
        elif o.verb == CHARGE:
            b.support |= 1 << o.a
            b.charged |= 1 << o.a

    def air_follows(self, s: StalingradState, b: Battle) -> int:
        """1 if a German air unit has supported the attack: it goes on with the breakthrough (S42-9.3.7).

        If the units it was with have died, it goes with others of that combat.
        """
        if posted(s, b.units) >= 0:
            return 1
        for row in range(ROMANIAN_AIR):
            if b.air and is_back(s, row):
                s.air_with[row] = strongest(s, b.units)
                return 1
        return 0


# -- how many there are (S42-9.3.1, 9.3.9, 23.2.1) ---------------------------------------------------------


def refresh(s: StalingradState) -> None:
    """The Axis' initial phase: all that can fly in this weather are ready again."""
    for row in range(AIR_UNITS):
        s.air[row] = AIR_READY if can_fly(s, row) else AIR_AWAY
        s.air_with[row] = -1
    s.air_bound = 0


def can_fly(s: StalingradState, row: int) -> bool:
    """Whether an air unit is available in the weather of this turn."""
    fight = s.sc.fight
    if fight.air_grounded[0] <= s.turn <= fight.air_grounded[1]:
        return False
    if row == ROMANIAN_AIR:
        return min(romanians(s), fight.romanian_by_weather[s.weather]) > 0
    german = min(germans(s), fight.german_by_weather[s.weather])
    if s.turn >= fight.africa_turn:
        german = min(german, fight.german_late[s.weather])
    return row < german


def germans(s: StalingradState) -> int:
    """German air units: one leaves for North Africa (S42-9.3.9)."""
    fight = s.sc.fight
    return fight.german_air - (fight.africa_units if s.turn >= fight.africa_turn else 0)


def romanians(s: StalingradState) -> int:
    """The Romanian air unit, until the winter offensive (S42-33.2.1): from then on the Soviets move first."""
    return s.sc.fight.romanian_air if s.first_player == AXIS else 0


# -- where they can fly (S42-9.3.5, 9.3.7, 9.3.8) -------------------------------------------------------


def in_range(s: StalingradState, target: int) -> bool:
    """Near enough to an own city, town or landmark on the own rail network."""
    sc = s.sc
    for area in sc.fight.air_bases:  # beyond the edge hexes of the area
        if any(sc.board.distance_between(h, target) < sc.fight.air_range for h in sc.gates[area - sc.size]):
            return True
    rails = network(s, AXIS)
    for h in sc.air_bases:
        if rails[h] and sc.board.distance_between(h, target) <= sc.fight.air_range:
            return True
    return False


def mostly_romanian(s: StalingradState, units: list[int]) -> bool:
    """Whether most of the defence strength of some units is Romanian (S42-9.3.8)."""
    total = 0
    romanian = 0
    for u in units:
        strength = s.sc.strength_rules.defence_strength(s, u)
        total += strength
        if s.sc.nation[u] == ROMANIAN:
            romanian += strength
    return 2 * romanian > total


def covers(s: StalingradState, row: int, target: int) -> bool:
    """Whether an air unit that stays with units is near enough to help them (S42-9.3.7)."""
    u = s.air_with[row]
    now = successor(s, u) if u >= 0 else -1
    where = s.place[now] if now >= 0 else -1
    if not 0 <= where < s.sc.n:
        return False
    return s.sc.board.distance_between(where, target) <= s.sc.fight.air_cover


# -- attacks (S42-9.3.3) ----------------------------------------------------------------------------------


def attacking_unit(s: StalingradState, b: Battle) -> int:
    """The row of the air unit that would support an attack; -1 none.

    The Romanian one where it may, unless the Axis wants a German one, which goes on with the attackers.
    """
    if b.air != GERMAN_WANTED and romanian_comes(s, b):
        return ROMANIAN_AIR
    for row in range(ROMANIAN_AIR):
        if s.air[row] == AIR_READY:
            return row
    return -1


def romanian_comes(s: StalingradState, b: Battle) -> bool:
    """Whether the Romanian air unit can support an attack (S42-9.3.8)."""
    return s.air[ROMANIAN_AIR] == AIR_READY and mostly_romanian(s, bit_list(b.units))


def german_refusal(s: StalingradState, b: Battle) -> int:
    """0 or why a German air unit cannot be called instead of the Romanian one."""
    why = s.sc.support_rules.air_refusal(s, b)
    if why:
        return why
    if not romanian_comes(s, b):
        return SEQUENCE
    return LEGAL if AIR_READY in s.air[:ROMANIAN_AIR] else none_refusal(s)


def none_refusal(s: StalingradState) -> int:
    """Why no air unit can come: they stay elsewhere, it is the Romanian one, used up, or none flies."""
    if AIR_POSTED in s.air:
        return AIR_STAYS
    if s.air[ROMANIAN_AIR] == AIR_READY:
        return AIR_ROMANIAN
    return AIR_GROUNDED if all(state == AIR_AWAY for state in s.air) else AIR_NONE


def strongest(s: StalingradState, units: int) -> int:
    best = -1
    most = -1
    for u in bit_list(units):
        strength = s.sc.strength_rules.attack_strength(s, u)
        if strength > most:
            best, most = u, strength
    return best


def posted(s: StalingradState, units: int) -> int:
    """The air unit that stays with one of some units; -1 none."""
    for row in range(ROMANIAN_AIR):
        if s.air[row] == AIR_POSTED and s.air_with[row] >= 0:
            now = successor(s, s.air_with[row])
            if now >= 0 and survivors(s, units) >> now & 1:
                return row
    return -1


def returns(s: StalingradState, u: int) -> None:
    """An air unit whose units have retreated or are gone goes back to its box (S42-9.3.7)."""
    for row in range(AIR_UNITS):
        if s.air[row] == AIR_POSTED and s.air_with[row] == u and successor(s, u) in (-1, u):
            s.air_with[row] = -1


def is_back(s: StalingradState, row: int) -> bool:
    """Whether an air unit has flown in an attack and is with nobody: only defence uses it up (S42-9.3.6)."""
    return s.air[row] == AIR_POSTED and s.air_with[row] < 0


# -- defence (S42-9.3.4, 11.3) ----------------------------------------------------------------------------


def defending_unit(s: StalingradState, b: Battle, romanian: bool) -> int:
    """The row of the air unit that could help the defenders; -1 none. `romanian`: they may have that one.

    None in breakthrough combat: one that has helped in the first combat is used up by it (S42-15.2.9, 9.3.6).
    Where the Soviets move first the weather may have changed since the Axis' initial phase (S42-23.2.4).
    """
    if b.player == AXIS or b.kind == BREAKTHROUGH:
        return -1
    ranged = -1
    for row in range(AIR_UNITS):
        if (row == ROMANIAN_AIR and not romanian) or not can_fly(s, row):
            continue
        if s.air[row] == AIR_POSTED and covers(s, row, b.target):
            return row
        if s.air[row] == AIR_READY or is_back(s, row):
            ranged = row
    return ranged if ranged >= 0 and in_range(s, b.target) else -1


def answering_unit(s: StalingradState, b: Battle) -> int:
    """The air unit that could shift an attack of the Soviets to the left; -1 none."""
    return defending_unit(s, b, mostly_romanian(s, defenders(s, b.target, b.player)))


def stand_refusal(s: StalingradState, b: Battle) -> int:
    """0 or why no air unit can help a determined defence; one that has shifted the attack cannot."""
    if b.player == AXIS:
        return AIR_AXIS
    if b.kind == BREAKTHROUGH:
        return AIR_NEVER
    if b.air or b.support:
        return GUNS_ENOUGH
    if standing_unit(s, b) >= 0:
        return LEGAL
    return AIR_EITHER if b.answer else none_refusal(s)


def standing_unit(s: StalingradState, b: Battle) -> int:
    """A German one, else the Romanian one if a Romanian unit can lead (S42-9.3.8)."""
    row = defending_unit(s, b, False)
    if row >= 0:
        return row
    leaders = [u for u in defenders(s, b.target, b.player) if s.sc.nation[u] == ROMANIAN]
    if not any(s.sc.defense_rules.stand_refusal(s, b, u) == LEGAL for u in leaders):
        return -1
    return defending_unit(s, b, True)


def is_romanian_stand(s: StalingradState, b: Battle) -> bool:
    """Whether the help of the air is the Romanian unit's: then a Romanian unit must lead."""
    return b.air > 0 and b.player != AXIS and defending_unit(s, b, False) < 0


def spend(s: StalingradState, row: int) -> None:
    """An air unit used in defence goes back to its box until the next initial phase (S42-9.3.6)."""
    if row >= 0:
        s.air[row] = AIR_USED
        s.air_with[row] = -1
