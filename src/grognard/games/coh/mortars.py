"""Chapter 12.0 and 12.1: mortars, direct and indirect; spotters. Air bursts (COH-12.2): `combat`."""

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
from .scenario import HIDDEN
from .sight import facings_to, in_sight, stand
from .smoke import smoke_dm
from .state import CohState
from .works import works_against


def indirect_refusal(
    s: CohState, u: int, target: int, reach: int, may_fire: int, enemies: bool = True
) -> int:
    """COH-12.0(1), (2): arc and range from the mortar's own hex, line of sight from a spotter's.

    `enemies`: whether there must be some to fire at; smoke and suspicion need none.
    """
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    if may_fire:
        return may_fire
    if sc.indirect[u] == 0:
        return INDIRECT_ONLY
    h = stand(s, u)
    enemy = sc.mask_of[1 - sc.side[u]]
    if s.here[h] & enemy:
        return FIRE_OUT
    if enemies and not s.here[target] & enemy and not works_against(s, u, h, target):
        return NO_TARGET
    if sc.min_range[u] > reach:
        return RANGE_ONE
    pair = h * sc.n + target
    if sc.distance[pair] > sc.long_factor * reach:
        return OUT_OF_RANGE
    if sc.distance[pair] < sc.min_range[u]:
        return TOO_CLOSE
    if h == s.place[u] and not sc.arc[pair] >> s.facing[u] & 1:
        return OUT_OF_ARC
    if not sees_out(s, u, target):
        return BUNKER_ARC  # COH-18.2(4): occupants fire only within the bunker's arc
    if facings_to(s, h, target):
        return SEEN_DIRECTLY
    return LEGAL if vantage(s, u, target) >= 0 else NO_SPOTTER


def vantage(s: CohState, u: int, target: int) -> int:
    """The vantage hex from which a mortar's fire is directed, or -1 (COH-12.0(1), (3), F.10).

    A hidden friend spots and stays hidden if nobody in the open can (G-63).
    """
    at = open_vantage(s, u, target)
    return at if at >= 0 else best_vantage(s, hidden_vantages(s, u, target), target)


def open_vantage(s: CohState, u: int, target: int) -> int:
    """The vantage hex that everybody sees, or -1: there is none, or only a hidden spotter's."""
    return best_vantage(s, vantage_hexes(s, u, target), target)


def secret_vantage(s: CohState, u: int, target: int) -> int:
    """The hex that only the firer's owner knows: of a hidden spotter, or of the hidden firer itself.

    To others, who know of no spotter, the fire comes from where the mortar is.
    """
    h = stand(s, u)
    if s.sc.indirect[u] and 0 <= h < s.sc.n and facings_to(s, h, target) == 0:
        at = vantage(s, u, target)
        return at if at >= 0 else h
    return h


def best_vantage(s: CohState, hexes: list[int], target: int) -> int:
    """The vantage hex with the best fire: height and smoke are judged there (COH-12.0(5), 13.0(9))."""
    best = -1
    for at in hexes:
        if best < 0 or hindrance(s, at, target) < hindrance(s, best, target):
            best = at
    return best


def vantage_hexes(s: CohState, u: int, target: int) -> list[int]:
    """The hexes within 2 of the mortar that see the target: of friends, or by option all (G-19).

    Without any it cannot fire (COH-F.11). Height is judged from there (COH-F.9).
    """
    hexes: list[int] = []
    for v in spotters(s, u):
        at = s.place[v]
        if at not in hexes and in_sight(s, at, target) and sees_out(s, v, target):
            hexes.append(at)
    for at in open_vantages(s, u):
        if at not in hexes and in_sight(s, at, target):
            hexes.append(at)
    return hexes


def spotters(s: CohState, u: int) -> list[int]:
    """The friends near enough to direct a mortar's fire, and not in close combat (COH-12.0(1))."""
    sc = s.sc
    near = stand(s, u) * sc.n
    reach = sc.figures["spotter_distance"]
    units: list[int] = []
    for v in sc.troops[sc.side[u]]:
        at = s.place[v]
        if at < sc.n and sc.distance[near + at] <= reach and v != u and not s.contested(at):
            units.append(v)
    return units


def hidden_spotters(s: CohState, u: int) -> list[int]:
    """The hidden units of the same army near enough to direct its fire; a partner's are a secret (G-63)."""
    sc = s.sc
    units: list[int] = []
    h = stand(s, u)
    if not sc.any_hidden or not 0 <= h < sc.n:
        return units
    for v in sc.units_of[sc.army[u]]:
        if v != u and s.place[v] == sc.off + HIDDEN and s.plot[v] >= 0:
            if sc.distance[h * sc.n + s.plot[v]] <= sc.figures["spotter_distance"]:
                units.append(v)
    return units


def hidden_vantages(s: CohState, u: int, target: int) -> list[int]:
    """Where hidden spotters see the target from."""
    hexes: list[int] = []
    for v in hidden_spotters(s, u):
        if in_sight(s, s.plot[v], target) and sees_out(s, v, target):
            hexes.append(s.plot[v])
    return hexes


def directed(s: CohState, friends: list[int], places: list[int], target: int) -> bool:
    """Whether one of these spotters sees the target, or somebody could from one of these hexes."""
    for v in friends:
        if in_sight(s, stand(s, v), target) and sees_out(s, v, target):
            return True
    for at in places:
        if in_sight(s, at, target):
            return True
    return False


def open_vantages(s: CohState, u: int) -> list[int]:
    """By option, the hexes near a mortar without an enemy: they serve without a spotter in them (G-19)."""
    sc = s.sc
    if not sc.vantage_any:
        return []
    near = sc.within(stand(s, u), sc.figures["spotter_distance"])
    enemy = sc.mask_of[1 - sc.side[u]]
    return [at for at in near if not s.here[at] & enemy]


def hindrance(s: CohState, at: int, target: int) -> int:
    """What fire directed from a hex suffers by smoke, height and small gullies; less is better."""
    sc = s.sc
    up = sc.level[target] - sc.level[at]
    height = sc.height_dm if up > 0 else -sc.height_fp if up < 0 else 0
    return smoke_dm(s, at, target) + sc.side_dm[at * sc.n + target] + height
