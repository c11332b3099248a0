"""How far it is: from everywhere to some hexes, and where a unit could get to, facings left out."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grognard.games.panzer.movement.costs import BARRED, ModeCosts
from grognard.games.panzer.movement.steps import step_points, way_points
from grognard.games.panzer.scenario import PanzerScenario
from grognard.games.panzer.state import PanzerState

FAR: Final = 10_000  # no way leads there
HARD: Final = 6  # points that a hex counts which takes a whole move
MOST_KEPT: Final = 200

_KEPT: dict[tuple[int, tuple[int, ...]], list[int]] = {}
_OF: list[PanzerScenario] = []


def step_cost(s: PanzerState, m: ModeCosts, e: int) -> int:
    """Points for one hexside in whichever way is cheaper, or BARRED."""
    points = step_points(s, m, e, False)
    if points == BARRED:
        return BARRED
    if points < 0:
        points = HARD
    along = way_points(s, m, e, False)
    return min(points, along) if along >= 0 else points


def way_to(s: PanzerState, mode: int, goals: list[int]) -> list[int]:
    """Points from every hex to the nearest of the goals; kept, because the ground hardly changes."""
    if not _OF or _OF[0] is not s.sc or len(_KEPT) > MOST_KEPT:
        _KEPT.clear()
        _OF[:] = [s.sc]
    key = (mode, tuple(goals))
    found = _KEPT.get(key)
    if found is None:
        found = flood(s, s.sc.costs_of(mode), goals)
        _KEPT[key] = found
    return found


def flood(s: PanzerState, m: ModeCosts, goals: list[int]) -> list[int]:
    """The search behind it, from the goals outwards."""
    sc = s.sc
    points = [FAR] * sc.n
    heap: list[tuple[int, int]] = []
    for h in goals:
        points[h] = 0
        heappush(heap, (0, h))
    while heap:
        spent, h = heappop(heap)
        if spent > points[h]:
            continue
        for d in range(6):
            at = sc.neighbour[6 * h + d]
            if not 0 <= at < sc.n:
                continue
            cost = step_cost(s, m, 6 * at + (d + 3) % 6)
            if cost != BARRED and spent + cost < points[at]:
                points[at] = spent + cost
                heappush(heap, (points[at], at))
    return points


def within(s: PanzerState, mode: int, start: int, limit: int) -> list[int]:
    """The hexes within so many points of a hex, and its neighbours in any case; itself first."""
    sc = s.sc
    m = sc.costs_of(mode)
    points = {start: 0}
    heap: list[tuple[int, int]] = [(0, start)]
    while heap:
        spent, h = heappop(heap)
        if spent > points[h]:
            continue
        for d in range(6):
            at = sc.neighbour[6 * h + d]
            if not 0 <= at < sc.n:
                continue
            cost = step_cost(s, m, 6 * h + d)
            if cost == BARRED or (spent + cost > limit and h != start):
                continue
            if spent + cost < points.get(at, FAR):
                points[at] = spent + cost
                heappush(heap, (spent + cost, at))
    return list(points)


def along(s: PanzerState, way: list[int], start: int, goal: int) -> int:
    """The hex of the shortest way that is so far from its end."""
    h = start
    while way[h] > goal:
        best = h
        for d in range(6):
            at = s.sc.neighbour[6 * h + d]
            if 0 <= at < s.sc.n and way[at] < way[best]:
                best = at
        if best == h:
            break
        h = best
    return h
