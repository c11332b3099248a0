"""Chapters 14 and 15: advance after combat and breakthrough where this game says more than the family."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.games.zocbond.advance_steps import AdvanceRules, Leg
from grognard.games.zocbond.battle import BREAKTHROUGH, Battle
from grognard.games.zocbond.breakthrough import fighters
from grognard.games.zocbond.kinds import IN_SUPPLY, REFITTED, ROUTED, SHATTERED
from grognard.games.zocbond.refusals import LEGAL, LOW_ODDS, ROUTED_ZOC, STRIKE_NEVER
from grognard.games.zocbond.results import LONG, NORMAL
from grognard.games.zocbond.steps import direction
from grognard.games.zocbond.strength import is_too_low

from . import air, city_battles
from .campaign import maskirovka
from .entering import entered
from .ground import (
    is_alpine,
    is_bridged,
    is_by_road,
    is_fought_across,
    is_impassable,
    is_snow,
    is_wet,
    terrain_at,
    water_at,
)
from .kinds import BESIDE, DUMP, RESERVE, TRAIN
from .movement import is_exposed, waits
from .options.contested import is_contested
from .refusals import (
    ADVANCE_GROUND,
    ADVANCE_RIVER,
    ARMY_MANNED,
    CONTESTED_ENTRY,
    HELPER_ENTRY,
    RESERVE_RIVER,
    STRIKE_GROUND,
    STRIKE_RESERVE,
)
from .scenario import ALPINISTS, CLOSED, MAJOR, VOLGA, StalingradScenario
from .state import StalingradState
from .units import is_combat_unit

#: Whoever bears one of these does not advance with others: trains, refits, automatic DS, immobile stores.
STAY_BEHIND: Final = TRAIN | REFITTED | SHATTERED | DUMP


class StalingradAdvance(AdvanceRules[StalingradState]):
    """Chapters 14 and 15.

    As in the family: the advance is as long if all defenders die (S42-12.3), and goes in any direction
    (S42-14.3).
    """

    strikes_once = False  # S42-15.2.8
    strikes_apart = False
    halts_in_zoc = True  # S42-15.2.6
    picks_up = False
    companions_go = True
    parts_go_on = True
    advances_over_last = True

    def __init__(self, sc: StalingradScenario) -> None:
        self.withdrawal_advance = sc.figures["combat.withdrawal_advance"]  # S42-14.2.4

    def advance_kind(self, s: StalingradState, code: int) -> int:
        """With two hexes and more there may be breakthrough combat (S42-15.1)."""
        printed = s.sc.combat.advance_kind[code]
        if printed != LONG:
            return printed
        enough = in_weather(s, s.sc.combat.advance[code]) >= s.sc.fight.breakthrough_least
        return LONG if enough else NORMAL

    def advance_hexes(self, s: StalingradState, code: int) -> int:
        """A limited advance is one hex in any weather (S42-23.2.3)."""
        printed = s.sc.combat.advance[code]
        return in_weather(s, printed) if s.sc.combat.advance_kind[code] == LONG else printed

    def overruns(self, s: StalingradState, code: int) -> bool:
        """Whether a breakthrough group goes on after this result, weather counted (S42-15.2.7, 15.2.8)."""
        return s.sc.combat.advance_kind[code] == LONG and s.sc.fight.goes_on[self.advance_hexes(s, code)]

    def automatic_advance(self, s: StalingradState) -> int:
        """Enough to break through (S42-15.4)."""
        return in_weather(s, s.sc.fight.shattered_advance)

    def advance_units(self, s: StalingradState, b: Battle) -> int:
        """Attackers, and units with them that can go; no artillery that fired for them (S42-14.1, 21.4).

        Units that shattered another hex go when all combats are over (S42-8.6.2).
        """
        units = b.units
        beside = stackmates(s, b) | bits_of([v for v in s.on_map(b.player) if s.marks[v] & BESIDE])
        for v in bit_list(beside):
            if not s.marks[v] & STAY_BEHIND:
                units |= 1 << v
        return units & ~who_wait(s, units) & ~b.support

    def shatter_followers(self, s: StalingradState, b: Battle) -> int:
        return b.units & ~who_wait(s, b.units)

    def unit_advance(self, s: StalingradState, u: int, hexes: int, kind: int) -> int:
        """A unit's rate and its supply limit it (S42-14.2.1, 14.2.2)."""
        most = min(hexes, s.sc.rate[u])
        return most if s.supply[u] == IN_SUPPLY else min(most, s.sc.fight.unsupplied_advance)

    def advance_refusal(self, s: StalingradState, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        """0 or what forbids an advance: the ground (S42-14.5), being routed (S42-13.3.2).

        Reserves never swim (S42-25.2.3), nor units that only stood with those who attacked across the river.
        """
        sc = s.sc
        side = 6 * h + d
        if is_impassable(s, side):
            return ADVANCE_GROUND
        to = sc.neighbour[side]
        if s.order[u] == ROUTED and is_exposed(s, sc.owner[u], to):
            return ROUTED_ZOC
        if s.first[to] >= 0 and maskirovka.is_closed(s, u, to):
            return ARMY_MANNED
        if water_at(s, side) in (MAJOR, VOLGA) and not is_bridged(s, sc.owner[u], side):
            if s.has_mark(u, RESERVE):
                return RESERVE_RIVER
            if not first or to != vacated or s.has_mark(u, BESIDE):
                return ADVANCE_RIVER
            if water_at(s, side) == VOLGA and not is_fought_across(
                s, side
            ):  # else as a major river (S42-9.5.3)
                return ADVANCE_RIVER
        if is_by_road(s, side):
            return LEGAL
        if is_alpine(s, side) and not sc.kind[u] & ALPINISTS:
            return ADVANCE_GROUND
        return ADVANCE_GROUND if sc.hex_price[sc.cost_class[u]][terrain_at(s, to)] == CLOSED else LEGAL

    def advance_zoc_refusal(self, s: StalingradState, leg: Leg, here: int, to: int) -> int:
        """0 or what the enemies in a hex forbid an advance into it (S42-5.1, 14.5).

        Others go into a contested city only tactically, in their movement phase (S42-29.1.2). Units that
        cannot fight do not go alone where enemies like them are.
        """
        if is_contested(s, to):
            return CONTESTED_ENTRY
        u = s.first[to]
        if u < 0 or s.sc.owner[u] == leg.player:
            return LEGAL
        return LEGAL if any(is_combat_unit(s, v) for v in bit_list(leg.units)) else HELPER_ENTRY

    def advance_edge_refusal(self, s: StalingradState, u: int, h: int) -> int:
        """Between an edge hex and an entry area as one could march; not over the strait (S42-22.7, 5.7.2)."""
        sc = s.sc
        if h == sc.strait_hex:
            return ADVANCE_RIVER
        shut = sc.hex_price[sc.cost_class[u]][terrain_at(s, h)] == CLOSED and not sc.gate_road[h]
        return ADVANCE_GROUND if shut else LEGAL

    def advance_stops(self, s: StalingradState, u: int, here: int, to: int) -> bool:
        """In an area; in marsh and mountains, but not on a road (S42-14.5, 22.3.1)."""
        if to >= s.sc.n:
            return True
        return s.sc.fight.ends_advance[terrain_at(s, to)] and not self.advances_by_road(s, here, to)

    def advances_by_road(self, s: StalingradState, here: int, to: int) -> bool:
        if here >= s.sc.n or to >= s.sc.n:
            edge = min(here, to)
            return edge < s.sc.n and s.sc.gate_road[edge] != 0
        return is_by_road(s, 6 * here + direction(s, here, to))

    def before_advance(self, s: StalingradState, units: int, to: int, stage: int) -> bool:
        if stage == 0:
            maskirovka.meet(s, units, to)
        return False

    def advanced(self, s: StalingradState, u: int, here: int, to: int) -> None:
        """The arrival of a unit has the same effects as in movement."""
        s.sc.movement_phase_rules.crossed(s, 1 << u, here, to)
        entered(s, 1 << u, to)

    def after_advance(self, s: StalingradState, units: int, to: int, stage: int) -> bool:
        city_battles.lapse(s)
        return False

    def strike_price(self, s: StalingradState, direct: bool) -> int:
        """One, and one more for those who did not go through the vacated hex first (S42-15.2.4)."""
        return s.sc.fight.breakthrough_cost + (0 if direct else s.sc.fight.pass_by_cost)

    def strikes(self, s: StalingradState, party: int, units: int) -> None:
        """An air unit that stays with some of them flies with the group that fights on (S42-9.3.7)."""
        row = air.posted(s, party)
        if row >= 0:
            s.air_with[row] = air.strongest(s, units)
            s.air_bound |= 1 << row

    def strike_refusal(self, s: StalingradState, leg: Leg, target: int) -> int:
        """0 or why a group cannot fight: a hex closed to it, odds too low (S42-15.2.9, 8.4)."""
        here = leg.place(s)
        d = direction(s, here, target)
        units = fighters(s, leg, target)
        for u in bit_list(units):
            refusal = self.advance_refusal(s, u, here, d, leg.vacated, leg.entered == 0)
            if refusal not in (LEGAL, ARMY_MANNED):  # who comes out of a box can be fought (S42-34.6.2)
                return STRIKE_GROUND
        b = Battle(leg.player, target, BREAKTHROUGH, units)
        b.air = leg.air
        return LOW_ODDS if is_too_low(s, b) else LEGAL

    def never_strikes(self, s: StalingradState, units: int) -> int:
        held_back = any(s.has_mark(u, RESERVE) for u in bit_list(units))
        return STRIKE_RESERVE if held_back else STRIKE_NEVER


def in_weather(s: StalingradState, hexes: int) -> int:
    """Rain and mud halve the advance of a result, snow takes a hex off it (S42-14.2.1, 23.2.1)."""
    if is_wet(s):
        return s.sc.fight.advance_wet[hexes]
    return s.sc.fight.advance_snow[hexes] if is_snow(s) else hexes


def stackmates(s: StalingradState, b: Battle) -> int:
    """The units of the attacker in the hexes out of which he attacks."""
    units = 0
    for u in bit_list(b.units):
        where = s.place[u]
        if 0 <= where < s.sc.n:
            units |= bits_of([v for v in s.stack_at(where) if s.sc.owner[v] == b.player])
    return units


def who_wait(s: StalingradState, units: int) -> int:
    """Those of some units that do not leave their hex, not even in an advance (S42-20.4, 20.6, 31)."""
    return bits_of([u for u in bit_list(units) if waits(s, u)])
