"""Who may attack whom (H44-9.1, S42-8.1)."""

from __future__ import annotations

from mypy_extensions import i64

from .battle import AUTOMATIC, NORMAL, Battle, approach, defenders
from .kinds import ATTACKED, EXTENDED, FLED, GOOD, SHATTERED, STRUCK
from .losses import in_play
from .refusals import (
    ATTACK_FAR,
    DISORDERED,
    HAS_ATTACKED,
    LEGAL,
    MADE_SHATTER,
    NO_TARGET,
    NOT_ON_MAP,
    NOT_YOURS,
    STRUCK_BEFORE,
    WENT_FAR,
)
from .state import ZocState
from .strength import best_lead


def target_refusal(s: ZocState, player: i64, target: i64, kind: i64) -> i64:
    """0 or why a hex is no target: no enemy in it, or one that was attacked already (H44-9.1, S42-8.1).

    Units that were attacked and retreated to others may be attacked with them (H44-13.5).
    """
    if not 0 <= target < s.zoc.n:
        return NO_TARGET
    units = defenders(s, target, player)
    if not units:
        return (
            LEGAL
            if s.zoc.combat_rules.conceals(s, target, player)
            else s.zoc.combat_rules.no_target(s, target)
        )
    if kind == NORMAL:
        fresh = [u for u in units if not s.has_mark(u, STRUCK)]
        tired = [u for u in units if s.has_mark(u, STRUCK) and not s.has_mark(u, FLED)]
        if not fresh or (tired and s.zoc.combat_rules.spares_the_struck):
            return STRUCK_BEFORE
    return LEGAL


def attacker_refusal(s: ZocState, player: i64, u: i64, target: i64, kind: i64) -> i64:
    """0 or why a unit cannot attack a hex (H44-9.1, S42-8.1)."""
    sc = s.zoc
    if sc.owner[u] != player:
        return NOT_YOURS
    if not in_play(s, u):
        return NOT_ON_MAP
    if not is_close(s, u, target) or (kind == AUTOMATIC and s.place[u] >= sc.n):
        return ATTACK_FAR  # an automatic DS comes out of hexes, areas attack in the combat phase (S42-22.7)
    if s.order[u] != GOOD:
        return DISORDERED
    if kind == NORMAL:
        if s.has_mark(u, SHATTERED):
            return MADE_SHATTER
        if s.has_mark(u, ATTACKED):
            return HAS_ATTACKED
        if s.gait[u] == EXTENDED:
            return WENT_FAR
    if sc.strength_rules.attack_strength(s, u) <= 0:
        return sc.combat_rules.no_strength(s, u)
    return sc.combat_rules.attack_refusal(s, u, target, kind)


def is_close(s: ZocState, u: i64, target: i64) -> bool:
    """Whether a unit is next to a hex, or in it with enemies (S42-29.1.3)."""
    return approach(s, u, target) >= 0 or s.zoc.combat_rules.attacks_inside(s, u, target)


def barred(s: ZocState, player: int, target: int) -> tuple[int, int]:
    """The first unit next to a hex that cannot attack it, and why; -1 if there is none."""
    b = Battle(player, target, NORMAL, 0)
    for u in s.zoc.units_of[player] if s.zoc.is_hex(target) else []:
        if in_play(s, u) and is_close(s, u, target):
            why = attacker_refusal(s, player, u, target, NORMAL)
            why = why or s.zoc.combat_rules.joins_refusal(s, b, u)
            if why:
                return u, why
    return -1, LEGAL


def attackers_of(s: ZocState, player: i64, target: i64, kind: i64) -> list[int]:
    """The units that may attack a hex, by number."""
    sc = s.zoc
    units: list[int] = []
    around = [target]
    around += [cell for cell in sc.neighbour[6 * target : 6 * target + 6] if 0 <= cell < sc.n]
    if sc.gate_of[target] >= 0 and kind != AUTOMATIC:
        around.append(sc.gate_of[target])
    for where in around:
        u = s.first[where]
        while u >= 0:
            if sc.owner[u] == player and attacker_refusal(s, player, u, target, kind) == LEGAL:
                units.append(u)
            u = s.under[u]
    units.sort()
    return units


def lone_battle(s: ZocState, player: int, target: int) -> Battle | None:
    """An attack that only one unit can make, or none."""
    able = attackers_of(s, player, target, NORMAL)
    if len(able) != 1:
        return None
    b = Battle(player, target, NORMAL, 1 << able[0])
    b.lead = best_lead(s, b)
    return b
