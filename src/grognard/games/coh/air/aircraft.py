"""Chapter 20: aircraft. Where they are, what they see and find, and whom an aircraft binds that must leave.

An aircraft over the map lies in the box `@air`; the hex below it is in the column `over`. So nothing that
looks at a hex meets it: no close combat, no stacking, no control, and fire at the hex passes it by
(COH-20.0(12), G-05, G-59).
"""

from __future__ import annotations

from grognard.core.geometry.sight import line

from ..hills import HillSight
from ..scenario import AIR, EXITED, WAITING
from ..smoke import smoke_hides
from ..state import CohState


def airborne(s: CohState, u: int) -> bool:
    """Whether a unit is an aircraft over the map."""
    return s.place[u] == s.sc.off + AIR


def waits(s: CohState, u: int) -> bool:
    return s.place[u] == s.sc.off + WAITING


def activated(s: CohState, u: int) -> bool:
    return s.active[s.sc.army[u]] >> u & 1 != 0


# -- the door for where it is and how high (L7) ---------------------------------------------------------


def fly_over(s: CohState, u: int, h: int) -> None:
    """An aircraft flies into a hex, or comes in over the edge of the map."""
    s.over = s.over.copy()
    s.over[u] = h
    if not airborne(s, u):
        s.put(u, s.sc.off + AIR)


def set_altitude(s: CohState, u: int, counters: int) -> None:
    s.altitude = s.altitude.copy()
    s.altitude[u] = counters


def land(s: CohState, u: int) -> None:
    """The aircraft is no longer over the map, for good (COH-20.0(9)); the caller says where it went."""
    s.over = s.over.copy()
    s.over[u] = -1
    set_altitude(s, u, 0)


def fly_off(s: CohState, u: int) -> None:
    """The aircraft leaves the map."""
    land(s, u)
    s.put(u, s.sc.off + EXITED)


def metres(s: CohState, counters: int) -> int:
    """COH-20.1(1): no counter means 50 m, each counter adds another 50 m."""
    return s.sc.figures["air_base_altitude_m"] + counters * s.sc.figures["air_altitude_step_m"]


def bombs_left(s: CohState, u: int) -> int:
    kinds = len(s.sc.bomb_names)
    return sum(s.bombs[u * kinds : (u + 1) * kinds])


# -- where it can fly (COH-20.0(3)) --------------------------------------------------------------------


def ahead(s: CohState, u: int) -> list[int]:
    """The hexes of the map in front of an aircraft (COH-5.2(1))."""
    hexes: list[int] = []
    for turn in (0, 5, 1):
        to = s.sc.neighbour[6 * s.over[u] + (s.facing[u] + turn) % 6]
        if 0 <= to < s.sc.n:
            hexes.append(to)
    return hexes


def edge_ahead(s: CohState, u: int) -> bool:
    """Whether one of the three ways ahead leads off the map."""
    return len(ahead(s, u)) < 3


def headings(s: CohState, h: int) -> list[int]:
    """The facings of an aircraft that comes in over an edge hex: from outside, and on across the map."""
    sc = s.sc
    inward: list[int] = []
    straight: list[int] = []
    for facing in range(6):
        if 0 <= sc.neighbour[6 * h + facing] < sc.n:
            inward.append(facing)
            if not 0 <= sc.neighbour[6 * h + (facing + 3) % 6] < sc.n:
                straight.append(facing)
    return straight or inward


# -- what it sees (COH-20.3) ----------------------------------------------------------------------------


def blind_from_air(s: CohState, a: int, b: int) -> list[int]:
    """What hides the ground of b from an aircraft over a: higher hexes of the line right in front of b.

    Aircraft are above all obstacles, at any altitude; only blind hexes are left of chapter 11.
    """
    sc = s.sc
    rule = sc.sight_rule
    hexes: list[int] = []
    if a == b or not isinstance(rule, HillSight):
        return hexes
    passed = line(sc.board, a, b)
    for i in range(0, len(passed), 2):
        crossed = [h for h in passed[i : i + 2] if h >= 0]
        near = any(sc.distance[h * sc.n + b] == 1 for h in crossed)
        if near and rule.obstacle(passed, i) > sc.level[b]:
            hexes += crossed
    return hexes


def sees_ground(s: CohState, a: int, b: int) -> bool:
    """Whether an aircraft over a and the ground of b see each other; smoke counts at any altitude."""
    return not smoke_hides(s, a, b) and not blind_from_air(s, a, b)


def watched_from_air(s: CohState, side: int, h: int) -> bool:
    """Whether an aircraft of this side sees a hex."""
    return any(airborne(s, u) and sees_ground(s, s.over[u], h) for u in s.sc.aircraft[side])


def flown_over(s: CohState, side: int, h: int) -> bool:
    """Whether an aircraft of this side is right above a hex: it finds units hidden there (COH-20.3(2))."""
    return any(airborne(s, u) and s.over[u] == h for u in s.sc.aircraft[side])


def spotted_from_air(s: CohState, side: int, h: int) -> bool:
    """Whether an aircraft of this side is within 2 hexes and sees who hides in the open there."""
    sc = s.sc
    for u in sc.aircraft[side]:
        if airborne(s, u):
            pair = s.over[u] * sc.n + h
            near = sc.distance[pair] <= sc.figures["reveal_distance_open"]
            if near and not sc.side_dm[pair] and sees_ground(s, s.over[u], h):
                return True
    return False


# -- leaving the map (COH-20.0(8), E.6(3)) --------------------------------------------------------------


def must_leave(s: CohState, u: int) -> bool:
    """An aircraft over the map without AP has to fly off; this holds until it has left."""
    return airborne(s, u) and not activated(s, u)


def leaver(s: CohState, p: int) -> int:
    """The aircraft of a player that must leave, or -1: until it has left, he may do nothing else."""
    for u in s.sc.aircraft[s.sc.side_of[p]]:
        if s.sc.army[u] == p and must_leave(s, u):
            return u
    return -1


def quarry(s: CohState, p: int) -> int:
    """The enemy aircraft that must leave, as bits: meanwhile a player may only pursue or shoot at them."""
    units = 0
    sky = s.sc.off + AIR
    for u in s.sc.aircraft[1 - s.sc.side_of[p]]:
        if s.place[u] == sky and not activated(s, u):
            units |= 1 << u
    return units


def bound(s: CohState, p: int) -> bool:
    """Whether an aircraft that must leave decides what this player may do."""
    return s.sc.air and (leaver(s, p) >= 0 or quarry(s, p) != 0)


def pool_flies(s: CohState, p: int) -> bool:
    """Whether the player's AP belong to an aircraft, which shares them with nobody (COH-20.0(7))."""
    return s.active[p] & s.sc.air_mask != 0
