"""PZR-6.7.3.1: which ground targets an aircraft has acquired.

Nobody names what he acquires. A target is acquired if it was in the front arc and in sight for the needed
hexes of flight, counted back from where the aircraft is; the hex over which it came in is the first (R2-75).
"""

from __future__ import annotations

from grognard.core.geometry.grid import FRONT60
from grognard.games.panzer.fire.targets import commander
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.refusals import (
    AIR_ARC,
    AIR_CLOSED,
    AIR_SIGHT,
    GUIDE_OPEN,
    GUIDE_SPOT,
    GUIDE_WATCH,
    GUIDE_WHO,
    LEGAL,
    NOT_ACQUIRED,
    NOT_ON_MAP,
    NOT_YOURS,
)
from grognard.games.panzer.scenario import ROLES
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.looking import spots

from ..state import ABANDONED, FRESH, OVERWATCH, SUP_NONE, PanzerState
from .air_sight import sees
from .course import NEVER, Course, Point
from .tables import air_tables

FORWARD_OBSERVER = 1 << ROLES.index("FO")
#: Nobody finds a target from the air in these (PZR-6.7.3.1.1[7]).
CLOSED_TERRAIN = ("light_woods", "woods", "dense_woods")


def is_ground_target(s: PanzerState, t: int) -> bool:
    """Whether a unit is something on the ground that can be attacked by itself."""
    return s.on_map(t) and s.carrier[t] < 0 and not s.hurt[t] & ABANDONED


def in_closed_terrain(s: PanzerState, t: int) -> bool:
    """PZR-6.7.3.1.1[7]: in woods of any kind, inside a building, or in an improved position."""
    h = s.place[t]
    if s.in_position(t):
        return True
    if s.sc.land.terrain[h] in CLOSED_TERRAIN:
        return True
    if not s.sc.land.building[h] or s.rubble[h]:
        return False
    return s.sc.kind[t] == LEG or s.inside[t] != 0


def is_guided(s: PanzerState, side: int, t: int) -> bool:
    """Whether a forward observer of the side guides aircraft onto a unit in this phase (R2-77)."""
    return any(s.guides[u] == t for u in s.sc.units_of[side])


def needed_hexes(s: PanzerState, u: int, speed: int, altitude: int) -> int:
    """PZR-6.7.3.1.1[1],[3]: hexes of flight that acquire a target, twice as many if suppressed."""
    tables = air_tables()
    number = tables.acquire[3 * speed + altitude]
    return number if s.sup[u] == SUP_NONE else number * tables.suppressed_factor


def holds(s: PanzerState, point: Point, t: int) -> bool:
    """Whether at a point of the way a unit is in the front arc and in sight."""
    h = s.place[t]
    return in_arc(s.sc.board, point.hex, point.heading, h, FRONT60) and sees(s, t, point.hex, point.altitude)


def hexes_held(s: PanzerState, course: Course, last: int, t: int, enough: int) -> int:
    """Hexes of flight up to now with a unit in arc and in sight all the time, up to `enough`.

    They are counted since the last attack, made after `last` hexes. Before the first attack hexes before the
    edge count too for a unit nearer to the edge than the hexes needed (PZR-6.7.3.1.1[4]).
    """
    count = 0
    points = course.points(s.sc)
    for i in range(len(points) - 1, -1, -1):
        point = points[i]
        if point.index <= last:
            return count
        if not holds(s, point, t):
            return count
        if point.moved:
            count += 1
        if count >= enough:
            return count
    near = s.sc.board.distance_between(course.entry, s.place[t]) < enough
    return enough if last == NEVER and near else count


def acquire_refusal(s: PanzerState, u: int, course: Course, speed: int, last: int, t: int) -> int:
    """Why an aircraft has not acquired a unit."""
    now = course.points(s.sc)[-1]
    if not in_arc(s.sc.board, now.hex, now.heading, s.place[t], FRONT60):
        return AIR_ARC
    if not sees(s, t, now.hex, now.altitude):
        return AIR_SIGHT
    if in_closed_terrain(s, t) and not is_guided(s, s.sc.side[u], t):
        return AIR_CLOSED
    needed = needed_hexes(s, u, speed, course.altitude)
    return LEGAL if hexes_held(s, course, last, t, needed) >= needed else NOT_ACQUIRED


# -- PZR-6.7.3.1.2: forward observers ----------------------------------------------------------------------


def guide_refusal(s: PanzerState, side: int, observer: int, t: int) -> int:
    """Why an observer may not guide aircraft onto a unit."""
    sc = s.sc
    if not 0 <= observer < sc.units or sc.side[observer] != side:
        return NOT_YOURS
    if not sc.roles[observer] & FORWARD_OBSERVER:
        return GUIDE_WHO
    giver = commander(s, observer)  # passengers observe by the command of their vehicle (PZR-6.6.7.2)
    if not s.on_map(observer) or not s.active(giver):
        return NOT_ON_MAP
    if s.command[giver] != OVERWATCH or s.acted[giver] != FRESH:
        return GUIDE_WATCH
    if not 0 <= t < sc.units or sc.side[t] == side or not spots(s, observer, t):
        return GUIDE_SPOT
    return LEGAL if in_closed_terrain(s, t) and not is_guided(s, side, t) else GUIDE_OPEN
