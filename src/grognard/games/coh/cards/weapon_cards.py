"""Chapter 8.2: weapon cards, weapons without a counter (COH-E.3, F.20)."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option

from ..combat import into_gully, may_fire
from ..fortifications import sees_out, unit_class
from ..mines import lay, lay_options, lay_refusal, tread
from ..refusals import (
    FIRE_OUT,
    GULLY_FIRE,
    LEGAL,
    NO_TARGET,
    OUT_OF_ARC,
    WEAPON_RANGE,
    WEAPON_TARGET,
    WEAPON_USED,
    WHOLE_HEX,
)
from ..scenario import HIDDEN
from ..sight import in_sight, stand
from ..state import CohState
from ..verbs import WEAPON
from ..works import works_against


def weapon_price(s: CohState, u: int, card: int) -> int:
    """The card's cost and the hit counter's change (COH-8.2(3))."""
    return s.sc.card_cost[card] + s.sc.hit_fire[s.counter(u)]


def weapon_refusal(s: CohState, u: int, card: int, target: int) -> int:
    """COH-8.2: once each, at targets it is made for, in its own hex or as far as the card says."""
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    army = sc.army[u]
    if not 0 <= card < len(sc.card_names) or s.weapon[army * len(sc.card_names) + card] == 0:
        return WEAPON_USED
    hidden = s.place[u] == sc.off + HIDDEN  # any facing counts, and only its owner knows its hex
    why = LEGAL if hidden else may_fire(s, u)
    if why:
        return why
    h = stand(s, u)
    reach = max(sc.weapon_range[card], 1 if sc.weapon_throw[card] else 0)  # thrown: COH-C.61, C.63, F.20
    distance = sc.distance[h * sc.n + target]
    if distance and s.contested(h):
        return FIRE_OUT
    if distance > reach:
        return WEAPON_RANGE
    enemies = s.here[target] & sc.mask_of[1 - sc.side[u]]
    works = works_against(s, u, h, target, card)
    if not enemies and not works:
        return NO_TARGET
    if distance and not (sees_out(s, u, target) and in_sight(s, h, target)):
        return OUT_OF_ARC
    if distance and into_gully(s, u, target):
        return GULLY_FIRE
    if distance and not hidden and not sc.arc[h * sc.n + target] >> s.facing[u] & 1:
        return OUT_OF_ARC
    return LEGAL if works or any_fitting(s, card, enemies) else WEAPON_TARGET


def mine_card(s: CohState, army: int) -> int:
    """A weapon card of the army that is left and may be laid as a mine, or -1 (COH-C.64)."""
    for card in s.sc.weapons[army]:
        if s.sc.weapon_mine[card] and s.weapon[army * len(s.sc.card_names) + card]:
            return card
    return -1


def teller_refusal(s: CohState, u: int, kind: int, h: int) -> int:
    """COH-C.64: laid as a mine under the rules of card #40."""
    return WEAPON_USED if mine_card(s, s.sc.army[u]) < 0 else lay_refusal(s, u, kind, h)


def teller_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    card = mine_card(s, s.sc.army[u])
    if card >= 0 and weapon_price(s, u, card) <= money:
        lay_options(s, u, out)


def lay_teller(s: CohState, u: int, kind: int, h: int) -> None:
    """The card is used up as by an attack; other mines where the unit stands go off (COH-18.5(2))."""
    army = s.sc.army[u]
    s.weapon[army * len(s.sc.card_names) + mine_card(s, army)] -= 1
    tread(s, 1 << u, False, lay(s, u, kind, h))


def any_fitting(s: CohState, card: int, enemies: int) -> bool:
    return any(unit_class(s, e) & s.sc.weapon_targets[card] for e in bit_list(enemies))


def weapon_options(s: CohState, u: int, money: int, out: list[Option]) -> None:
    """The attacks that the unit can make with its side's weapon cards."""
    sc = s.sc
    h = stand(s, u)
    if s.place[u] != sc.off + HIDDEN and may_fire(s, u):
        return
    for card in sc.weapons[sc.army[u]]:
        if s.weapon[sc.army[u] * len(sc.card_names) + card] == 0 or weapon_price(s, u, card) > money:
            continue
        if weapon_refusal(s, u, card, h) == LEGAL:
            out.append(Option(WEAPON, u, card, h))
        if sc.weapon_range[card] == 0 and sc.weapon_throw[card] == 0:
            continue
        for target in sc.neighbour[6 * h : 6 * h + 6]:
            if not 0 <= target < sc.n or not worth_firing_at(s, u, target):
                continue
            if weapon_refusal(s, u, card, target) == LEGAL:
                out.append(Option(WEAPON, u, card, target))


def worth_firing_at(s: CohState, u: int, h: int) -> bool:
    """Whether enemies are in a hex, or counters that might be destroyed."""
    return s.here[h] & s.sc.mask_of[1 - s.sc.side[u]] != 0 or h in s.fort_at
