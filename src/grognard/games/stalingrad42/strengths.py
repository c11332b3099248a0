"""Chapters 2.3.2, 5.6.4 and 23.4: the strength of a unit before anything halves or doubles it."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.zocbond.kinds import STRIDE
from grognard.games.zocbond.strength import StrengthRules

from .fortifications import has_fort
from .ground import is_city, is_winter
from .kinds import TRAIN
from .scenario import ALPINISTS, AXIS, BRACKETED, MAJOR_CITY
from .state import StalingradState
from .supply import controls


class StalingradStrengths(StrengthRules[StalingradState]):
    """Chapters 2.3.2, 5.6.4 and 23.4: trains and the Russian winter."""

    def attack_strength(self, s: StalingradState, u: i64) -> i64:
        """As printed; in winter one less, but at least one (S42-23.4)."""
        printed = s.sc.attack[STRIDE * u + s.steps[u]]
        if printed <= s.sc.fight.winter_least_attack or not freezes(s, u):
            return printed
        return max(s.sc.fight.winter_least_attack, printed + s.sc.fight.winter_attack)

    def defence_strength(self, s: StalingradState, u: i64) -> i64:
        """As printed; 1 on a train (S42-5.6.4); in winter one less, but at least two (S42-23.4).

        In an entry area nobody is attacked (S42-22.4).
        """
        if s.has_mark(u, TRAIN):
            return s.sc.fight.train_defence
        printed = s.sc.defence[STRIDE * u + s.steps[u]]
        if printed <= s.sc.fight.winter_least_defence or not freezes(s, u):
            return printed
        where = s.place[u]
        if where >= s.sc.n or is_sheltered(s, where, s.sc.owner[u]):
            return printed
        return max(s.sc.fight.winter_least_defence, printed + s.sc.fight.winter_defence)

    def force_of(self, s: StalingradState, u: i64) -> i64:
        """An upper bound of what a unit adds to an attack: some are doubled (S42-9.6.1, 20.9)."""
        printed = s.sc.attack[STRIDE * u + s.steps[u]]
        doubled = s.sc.kind[u] & ALPINISTS or u == s.sc.fight.engineers
        return 2 * printed if doubled else printed

    def guard_of(self, s: StalingradState, u: i64) -> i64:
        """No more than a unit adds in good order; bracketed units may add nothing (S42-9.8)."""
        if s.sc.kind[u] & BRACKETED:
            return 0
        if s.has_mark(u, TRAIN):
            return s.sc.fight.train_defence
        printed = s.sc.defence[STRIDE * u + s.steps[u]]
        least = s.sc.fight.winter_least_defence
        if s.sc.owner[u] != AXIS or printed <= least:
            return printed
        return max(least, printed + s.sc.fight.winter_defence)

    def strength_line(self, s: StalingradState, u: int, plain: str) -> str:
        """The name of the ledger's line for a strength: as printed, in winter, or on a train."""
        at = STRIDE * u + s.steps[u]
        if plain == "attack-strength":
            return "attack-winter" if self.attack_strength(s, u) < s.sc.attack[at] else plain
        if s.has_mark(u, TRAIN):
            return "defence-train"
        return "defence-winter" if self.defence_strength(s, u) < s.sc.defence[at] else plain


def freezes(s: StalingradState, u: int) -> bool:
    """Whether the Russian winter weakens a unit: Axis units from a certain row to the north (S42-23.4).

    A unit in an entry area counts as beside the edge hexes from which it attacks (S42-22.7).
    """
    sc = s.sc
    where = s.place[u]
    if sc.owner[u] != AXIS or not is_winter(s) or where < 0:
        return False
    if where < sc.n:
        return sc.row[where] <= sc.fight.winter_row
    return sc.is_area(where) and any(sc.row[h] <= sc.fight.winter_row for h in sc.gates[where - sc.size])


def is_sheltered(s: StalingradState, h: int, player: int) -> bool:
    """City, town, completed fort, or next to an own major city: no loss in defence (S42-23.4)."""
    sc = s.sc
    if is_city(s, h) or sc.town[h] or has_fort(s, h, player):
        return True
    for side in range(6 * h, 6 * h + 6):
        to = sc.neighbour[side]
        if 0 <= to < sc.n and sc.terrain[to] == MAJOR_CITY and controls(s, to, player):
            return True
    return False
