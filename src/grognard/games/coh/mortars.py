"""Chapter 12.0 to 12.2: mortars, direct and indirect; spotters; air bursts."""

from __future__ import annotations

from .fortifications import sees_out
from .refusals import (
    BUNKER_ARC,
    FIRE_OUT,
    INDIRECT_ONLY,
    LEGAL,
    NO_SPOTTER,
    NO_TARGET,
    OUT_OF_ARC,
    OUT_OF_RANGE,
    RANGE_ONE,
    SEEN_DIRECTLY,
    TOO_CLOSE,
    WHOLE_HEX,
)
from .state import CohState


def indirect_refusal(s: CohState, u: int, target: int, reach: int, may_fire: int) -> int:
    """COH-12.0(1), (2): arc and range from the mortar's own hex, line of sight from a spotter's."""
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    if may_fire:
        return may_fire
    if sc.indirect[u] == 0:
        return INDIRECT_ONLY
    h = s.place[u]
    enemy = sc.mask_of[1 - sc.side[u]]
    if s.here[h] & enemy:
        return FIRE_OUT
    if not s.here[target] & enemy:
        return NO_TARGET
    if sc.min_range[u] > reach:
        return RANGE_ONE
    pair = h * sc.n + target
    if sc.distance[pair] > sc.long_factor * reach:
        return OUT_OF_RANGE
    if sc.distance[pair] < sc.min_range[u]:
        return TOO_CLOSE
    if not sc.arc[pair] >> s.facing[u] & 1:
        return OUT_OF_ARC
    if not sees_out(s, u, target):
        return BUNKER_ARC  # COH-18.2(4): occupants fire only within the bunker's arc
    if sc.seen[pair]:
        return SEEN_DIRECTLY
    return LEGAL if spotter(s, u, target) >= 0 else NO_SPOTTER


def spotter(s: CohState, u: int, target: int) -> int:
    """A friendly unit within 2 hexes that sees the target and has no enemy in its hex, or -1 (COH-12.0(3)).

    The highest one: its hex is the vantage hex, from which height is judged (COH-12.0(5)).
    """
    sc = s.sc
    best = -1
    for v in sc.units_of[sc.side[u]]:
        at = s.place[v]
        if v == u or at >= sc.n or s.contested(at):
            continue
        if (
            sc.distance[s.place[u] * sc.n + at] <= sc.figures["spotter_distance"]
            and sc.seen[at * sc.n + target]
            and sees_out(s, v, target)
        ):
            if best < 0 or sc.level[at] > sc.level[s.place[best]]:
                best = v
    return best
