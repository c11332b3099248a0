"""PZR-4.5.1.1.9, R-40: entering the map, and leaving it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import UNIT, Operand
from grognard.core.kernel.reason import Detail, Regret
from grognard.games.panzer import events
from grognard.games.panzer.refusals import (
    BARRED_TERRAIN,
    COLUMN_ORDER,
    ENTRY_ENEMY,
    ENTRY_HEX,
    ENTRY_INWARD,
    GUN_HEAVY,
    LEGAL,
    NO_ENTRY_NOW,
    RATE_NO_WAY,
)
from grognard.games.panzer.scenario import WAITING
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import BY_WAY, CROSS_COUNTRY

from .costs import GUN
from .march import March, enemies_at
from .roads import BY_ROAD, BY_TRAIL, leads, leads_off, on_way, way_refusal
from .steps import closed, extra_points, hex_points

ENTRY_RATES: Final = (BY_WAY, CROSS_COUNTRY)


def waits(s: PanzerState, u: int) -> bool:
    """Whether the unit is due and may enter."""
    return s.place[u] == s.sc.off + WAITING


def first_in_column(s: PanzerState, u: int) -> int:
    """The unit of its column that has to enter before it, or -1: they come in the scenario's order."""
    zone = s.sc.zone[u]
    if not s.sc.zone_column[zone]:
        return -1
    for other in s.sc.zone_units[zone]:
        if other == u:
            break
        if waits(s, other) and s.carrier[other] < 0:
            return other
    return -1


def inward(s: PanzerState, h: int) -> list[int]:
    """The facings of a hex at the edge that look onto the map."""
    n = s.sc.n
    return [d for d in range(6) if 0 <= s.sc.neighbour[6 * h + d] < n]


def entry_refusal(s: PanzerState, p: March, h: int, d: int) -> int:
    """Why the unit may not enter the map in that hex with that facing, at the rate of its move."""
    u = p.unit
    if h not in s.sc.entry[u]:
        return ENTRY_HEX
    if p.m.mode == GUN and not s.sc.cross[u]:
        return GUN_HEAVY
    if d not in inward(s, h):
        return ENTRY_INWARD
    if first_in_column(s, u) >= 0:
        return COLUMN_ORDER
    if enemies_at(s, s.sc.side[u], h):
        return ENTRY_ENEMY
    if p.rate == BY_WAY:
        if not enters_by_way(p, h) or s.rubble[h] or not leads(p.m.land, h, d):
            return RATE_NO_WAY
        return closed(s, p.m, h) or way_refusal(s, u, h)
    if s.sc.zone_column[s.sc.zone[u]]:
        return RATE_NO_WAY
    why = closed(s, p.m, h)
    if why:
        return why
    return BARRED_TERRAIN if hex_points(s, p.m, h, on_way(p.m.land, h)) < 0 else LEGAL


def enters_by_way(p: March, h: int) -> bool:
    """Whether a road or trail comes onto the map in the hex."""
    return any(leads_off(p.m.land, h, d) for d in range(6))


def entered(s: PanzerState, p: March, h: int, d: int) -> March:
    """The march after a legal entry: it pays the entry hex, or all it has if that is less (PZR-4.5.1.1.3)."""
    q = p.copy()
    q.hex = h
    q.facing = d
    q.came = d
    q.entered = 1
    q.turned = 1  # the facing has just been chosen
    if p.rate == BY_WAY:
        points = 1 + extra_points(s, p.m, h)
        if edge_kind(p, h) == BY_ROAD:
            q.roads = 1
        else:
            q.trails = 1
    else:
        points = hex_points(s, p.m, h, on_way(p.m.land, h)) + extra_points(s, p.m, h)
    q.spent = points
    if points > q.most():
        q.spent = q.most()
        q.halted = 1
    return q


def edge_kind(p: March, h: int) -> int:
    """Whether the way that comes onto the map in a hex is road or trail."""
    land = p.m.land
    return BY_ROAD if any(land.board.road[6 * h + d] for d in range(6)) else BY_TRAIL


def entries(s: PanzerState, p: March) -> list[tuple[int, int]]:
    """Every hex and facing with which the unit may enter at the rate of its move."""
    hexes = sorted(set(s.sc.entry[p.unit]))
    return [(h, d) for h in hexes for d in inward(s, h) if not entry_refusal(s, p, h, d)]


def may_enter(s: PanzerState, p: March) -> bool:
    """Whether the unit can enter at some rate."""
    for rate in ENTRY_RATES:
        q = p.copy()
        q.rate = rate
        if entries(s, q):
            return True
    return False


def waiting_refusal(s: PanzerState, p: March) -> int:
    """Why a unit that waits cannot enter at all now."""
    if not waits(s, p.unit):
        return NO_ENTRY_NOW
    if may_enter(s, p):
        return LEGAL
    return COLUMN_ORDER if first_in_column(s, p.unit) >= 0 else NO_ENTRY_NOW


def leave(s: PanzerState, u: int) -> None:
    """A unit leaves the map for good, with all that it carries; it is not destroyed."""
    h = s.place[u]
    s.tell(events.EXITS, u, h)
    for v in [u, *s.riders(u)]:
        s.leave(v, h)


def is_exit(s: PanzerState, u: int, h: int) -> bool:
    """Whether the scenario counts a unit that leaves the map by this hex."""
    sc = s.sc
    for row, side in enumerate(sc.exit_side):
        if side == sc.side[u] and h in sc.exit_hexes[row]:
            return not sc.exit_cards[row] or sc.card[u] in sc.exit_cards[row]
    return False


def exit_regret(s: PanzerState, u: int) -> Regret | None:
    """Leaving the map where the scenario does not ask for it."""
    if is_exit(s, u, s.place[u]):
        return None
    return Regret("exit", "PZR-4.5.1.1.9", [Detail(Operand("unit", UNIT), u)])
