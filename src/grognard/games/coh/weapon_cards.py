"""Chapter 8.2: weapon cards, weapons without a counter (COH-E.3, F.20)."""

from __future__ import annotations

from grognard.core.kinds import bit_list
from grognard.core.option import Option

from .combat import may_fire
from .fortifications import sees_out, unit_class
from .refusals import (
    FIRE_OUT,
    LEGAL,
    NO_TARGET,
    OUT_OF_ARC,
    WEAPON_RANGE,
    WEAPON_TARGET,
    WEAPON_USED,
    WHOLE_HEX,
)
from .state import CohState
from .verbs import WEAPON


def weapon_price(s: CohState, u: int, card: int) -> int:
    """The card's cost and the hit counter's change (COH-8.2(3))."""
    return s.sc.card_cost[card] + s.sc.hit_fire[s.hit[u]]


def weapon_refusal(s: CohState, u: int, card: int, target: int) -> int:
    """COH-8.2: once each, at targets it is made for, in its own hex or as far as the card says."""
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    side = sc.side[u]
    if not 0 <= card < len(sc.card_names) or s.weapon[side * len(sc.card_names) + card] == 0:
        return WEAPON_USED
    why = may_fire(s, u)
    if why:
        return why
    h = s.place[u]
    reach = max(sc.weapon_range[card], 1 if sc.weapon_throw[card] else 0)
    distance = sc.distance[h * sc.n + target]
    if distance and s.contested(h):
        return FIRE_OUT
    if distance > reach:
        return WEAPON_RANGE
    enemies = s.here[target] & sc.mask_of[1 - side]
    if not enemies:
        return NO_TARGET
    if distance and not (sc.seen[h * sc.n + target] >> s.facing[u] & 1 and sees_out(s, u, target)):
        return OUT_OF_ARC
    return LEGAL if any_fitting(s, card, enemies) else WEAPON_TARGET


def any_fitting(s: CohState, card: int, enemies: int) -> bool:
    return any(unit_class(s, e) & s.sc.weapon_targets[card] for e in bit_list(enemies))


def weapon_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """The attacks that the unit can make with its side's weapon cards."""
    sc = s.sc
    h = s.place[u]
    if h >= sc.n:
        return
    for card in sc.weapons[sc.side[u]]:
        if s.weapon[sc.side[u] * len(sc.card_names) + card] == 0 or weapon_price(s, u, card) > money:
            continue
        if weapon_refusal(s, u, card, h) == LEGAL:
            out.append(Option(WEAPON, u, card, h))
        for d in range(6):
            target = sc.neighbour[6 * h + d]
            if 0 <= target < sc.n and weapon_refusal(s, u, card, target) == LEGAL:
                out.append(Option(WEAPON, u, card, target))
