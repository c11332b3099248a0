"""Chapters 7.0 and 12.0: fire at a hex whether or not an enemy is seen there, for smoke and on suspicion."""

from __future__ import annotations

from .combat import aim_refusal, indirect_price, into_gully, may_fire, out_refusal, range_of, shot_price
from .fortifications import in_bunker, sees_out
from .mortars import directed, hidden_spotters, indirect_refusal, open_vantages, spotters
from .refusals import LEGAL, NO_SIGHT, SMOKE_SIGHT, TOO_CLOSE
from .sight import facings_to, in_sight, stand
from .state import CohState


def ground_refusal(s: CohState, u: int, target: int) -> int:
    """Why the unit cannot bring fire on a hex: directly, or with a mortar over a spotter (COH-12.0)."""
    why = out_refusal(s, u, target)
    if why:
        return why
    if target == s.place[u]:
        return TOO_CLOSE
    why = aim_refusal(s, u, target)
    if why in (NO_SIGHT, SMOKE_SIGHT) and s.sc.indirect[u]:
        return indirect_refusal(s, u, target, range_of(s, u), LEGAL, False)
    return why


def goes_indirect(s: CohState, u: int, target: int) -> bool:
    """Whether fire at the hex is a mortar's indirect fire: the mortar's own hex does not see the target."""
    return s.sc.indirect[u] != 0 and facings_to(s, stand(s, u), target) == 0


def ground_price(s: CohState, u: int, target: int, payment: int) -> int:
    """The normal or the indirect fire price (COH-13.1(3))."""
    return indirect_price(s, u) if goes_indirect(s, u, target) else shot_price(s, u, target, payment)


def ground_in_reach(s: CohState, u: int) -> list[int]:
    """Every hex the unit can bring fire on: those for which `ground_refusal` finds nothing."""
    sc = s.sc
    hexes: list[int] = []
    h = s.place[u]
    if may_fire(s, u) or s.here[h] & sc.mask_of[1 - sc.side[u]]:
        return hexes
    reach = range_of(s, u)
    least = max(1, sc.min_range[u])
    if least > reach:
        return hexes
    farthest = sc.long_factor * reach
    arc = 63 if sc.turret[u] else 1 << s.facing[u]
    friends = spotters(s, u) + hidden_spotters(s, u) if sc.indirect[u] else []
    places = open_vantages(s, u) if sc.indirect[u] else []
    narrow = in_bunker(s, u)
    row = h * sc.n
    distance = sc.distance
    for target in range(sc.n):
        if not least <= distance[row + target] <= farthest or not sc.arc[row + target] & arc:
            continue
        if narrow and not sees_out(s, u, target):
            continue
        if sc.seen[row + target] and (s.smoky == 0 or in_sight(s, h, target)):
            if not into_gully(s, u, target):
                hexes.append(target)
        elif sc.indirect[u] and directed(s, friends, places, target):
            hexes.append(target)
    return hexes
