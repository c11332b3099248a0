"""PZR-6.2.1.1.3, R-70: vehicles in column on a road or trail, which share one MOVE whatever the range."""

from __future__ import annotations

from grognard.games.panzer.movement.modes import immobile
from grognard.games.panzer.movement.roads import on_way

from ..refusals import COLUMN_PASS, LEGAL
from ..scenario import WAITING
from ..state import DONE, PanzerState


def column_hexes(s: PanzerState, units: list[int]) -> list[int]:
    """The hexes of vehicles that stand in column, from one end of it to the other; empty if they do not.

    Each is stacked with the next, or beside it along the way. Those that wait at one road stand in one place.
    """
    if not all(s.is_vehicle(u) for u in units):
        return []
    waiting = s.sc.off + WAITING
    if all(s.place[u] == waiting for u in units):
        zones = {s.sc.zone[u] for u in units}
        return [waiting] if len(zones) == 1 and s.sc.zone_column[zones.pop()] else []
    if not all(s.on_map(u) and drives_by_way(s, u) for u in units):
        return []
    hexes = sorted({s.place[u] for u in units})
    for start in hexes:
        line = [start]
        if extend(s, line, hexes):
            return line
    return []


def drives_by_way(s: PanzerState, u: int) -> bool:
    """Whether a vehicle on the map can begin to move at trail or road rate (PZR-4.5.1.1.5, R-50)."""
    h = s.place[u]
    return on_way(s.sc.land, h) and not s.rubble[h] and not s.inside[u]


def extend(s: PanzerState, line: list[int], hexes: list[int]) -> bool:
    """Lengthens a line of hexes until it has all of them, each beside the one before it."""
    if len(line) == len(hexes):
        return True
    for h in hexes:
        if h not in line and beside_on_way(s, line[-1], h):
            line.append(h)
            if extend(s, line, hexes):
                return True
            line.pop()
    return False


def beside_on_way(s: PanzerState, a: int, b: int) -> bool:
    """Whether two hexes are neighbours whose hexside a road or trail crosses."""
    d = s.sc.board.direction_to(a, b)
    return d >= 0 and s.sc.land.way(a, d)


# -- on the march -------------------------------------------------------------------------------------


def company(s: PanzerState, u: int) -> list[int]:
    """The members of a column whose head has set out, the unit itself included."""
    return [v for v in s.sc.formation_units[s.sc.formation[u]] if s.group_shown[v] == s.group_shown[u]]


def ahead_of(s: PanzerState, u: int) -> int:
    """The unit directly ahead in the column, or -1; who was stopped, abandoned or lost is passed (R-70)."""
    best = -1
    for v in company(s, u):
        if s.column_shown[v] >= s.column_shown[u] or s.acted[v] != DONE or not s.active(v) or immobile(s, v):
            continue
        if best < 0 or s.column_shown[v] > s.column_shown[best]:
            best = v
    return best


def pass_refusal(s: PanzerState, u: int, h: int) -> int:
    """Nobody drives past the unit ahead of him: in its hex the way ends for him."""
    if not s.column_shown[u]:
        return LEGAL
    ahead = ahead_of(s, u)
    return COLUMN_PASS if ahead >= 0 and s.place[ahead] == h else LEGAL
