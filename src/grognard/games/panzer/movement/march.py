"""PZR-4.5.1.1: a move in progress: what it may do next, what each step costs and leads to.

A `March` is a value: the steps that are legal from it follow from it and from the position, so that the same
functions serve the frame `Move`, the look-ahead (nobody may end with an enemy, PZR-4.5.1.1.10) and the reach
that is shown.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.command.columns import pass_refusal
from grognard.games.panzer.ground.cover import LEG, TOWED
from grognard.games.panzer.refusals import (
    BARRED_SIDE,
    COME_DOWN,
    GUN_HEAVY,
    GUN_INDOORS,
    HEDGE_WHOLE,
    HOUSE_OUT_FIRST,
    HOUSE_REVERSE,
    LEGAL,
    MOVE_IS_OVER,
    NO_EDGE,
    NO_FACING,
    NO_UPSTAIRS,
    NOT_ON_FOOT,
    ON_GROUND,
    POINTS_SHORT,
    SAME_FACING,
    SEARCHING,
    TOWING_REVERSE,
    TURN_BARRED,
    TURN_SHORT,
    TURNED_HERE,
    WAY_ENDS,
    WAY_ONLY_HEX,
    WAY_TURN,
)
from grognard.games.panzer.state import ABANDONED, PanzerState
from grognard.games.panzer.verbs import (
    BY_WAY,
    CRAWL,
    CROSS_COUNTRY,
    QUICKMARCH,
    SEARCH_HULL,
    SEARCH_PARTIAL,
)

from .costs import ALONE, BARRED, GUN, WHOLE, ModeCosts
from .leg import crawl_hex_refusal, has_upstairs, levels_of, quick_hex_refusal
from .modes import mode_of
from .rates import way_limit
from .roads import BY_ROAD, kind_entered, leads, leads_off, must_halt, way_refusal
from .steps import (
    exit_points,
    sides_between,
    step_points,
    step_refusal,
    turn_points,
    way_points,
    way_step_refusal,
)

SEARCHES: Final = (SEARCH_HULL, SEARCH_PARTIAL)
NOWHERE: Final = -1  # `March.came` before the first hex


class March:
    """A move as far as it has come."""

    def __init__(self, unit: int, m: ModeCosts, h: int, facing: int) -> None:
        self.unit = unit
        self.m = m
        self.hex = h
        self.facing = facing
        self.rate = CROSS_COUNTRY
        self.limit = 0  # points of the move; at trail or road rate those of the road
        self.trail_limit = 0
        self.spent = 0
        self.roads = 0  # hexes entered by road, by trail
        self.trails = 0
        self.entered = 0  # hexes entered
        self.turned = 0  # 1: has turned in this hex
        self.halted = 0  # 1: may enter no more hexes
        self.came = NOWHERE  # the direction of the last hex step
        self.climbs = 0  # hexes entered with a change of level (PZR-6.6.4.2)
        self.floor = 0  # 1: upstairs

    def copy(self) -> March:
        p = March(self.unit, self.m, self.hex, self.facing)
        p.rate = self.rate
        p.limit = self.limit
        p.trail_limit = self.trail_limit
        p.spent = self.spent
        p.roads = self.roads
        p.trails = self.trails
        p.entered = self.entered
        p.turned = self.turned
        p.halted = self.halted
        p.came = self.came
        p.climbs = self.climbs
        p.floor = self.floor
        return p

    def most(self) -> int:
        """The points of the whole move as it stands."""
        if self.rate == BY_WAY:
            return way_limit(self.limit, self.trail_limit, self.roads, self.trails)
        return self.limit

    def left(self) -> int:
        return max(0, self.most() - self.spent)

    def fresh(self) -> bool:
        """PZR-4.5.1.1.3: no hex entered, nothing paid for a turn: one hex may be entered at any cost."""
        return self.entered == 0 and self.spent == 0

    def overspent(self) -> bool:
        """PZR-4.5.1.1.3: one hex has taken all there was; what forbids the next is its price."""
        return self.rate == CROSS_COUNTRY and self.entered > 0 and self.left() == 0

    def key(self) -> tuple[int, int, int, int, int, int, int]:
        """What decides about the further steps beside the points spent."""
        if self.rate == BY_WAY:
            return self.hex, self.facing, self.turned, self.halted, self.came, self.roads, self.trails
        if not self.m.steered:  # goes in any direction
            return self.hex, 0, 0, self.halted, self.climbs, self.floor, 0
        return self.hex, self.facing, self.turned, self.halted, 0, 0, 0


# -- into the next hex -------------------------------------------------------------------------------


def direction(p: March, reverse: bool) -> int:
    """Where a vehicle goes: to its front, or exactly to its rear (PZR-3.3)."""
    return (p.facing + 3) % 6 if reverse else p.facing


def raw_points(s: PanzerState, p: March, d: int, reverse: bool) -> int:
    """What the hex in direction d costs at the rate of the move: points, BARRED, WHOLE or ALONE."""
    e = 6 * p.hex + d
    return way_points(s, p.m, e, reverse) if p.rate == BY_WAY else step_points(s, p.m, e, reverse)


def hex_refusal(s: PanzerState, p: March, d: int, reverse: bool) -> int:
    """Why the unit may not enter the hex in direction d now, enemies there apart."""
    e = 6 * p.hex + d
    if p.halted and not p.overspent():
        return MOVE_IS_OVER
    why = posture_refusal(s, p, reverse)
    if why:
        return why
    points = raw_points(s, p, d, reverse)
    if points == BARRED:
        if p.rate == BY_WAY:
            return way_step_refusal(s, p.m, e) or WAY_ENDS
        return step_refusal(s, p.m, e) or BARRED_SIDE
    why = rate_hex_refusal(s, p, e)
    if why:
        return why
    if p.fresh():
        return LEGAL
    if points == WHOLE:
        return HEDGE_WHOLE
    if points == ALONE:
        return WAY_ONLY_HEX
    return LEGAL if p.spent + points <= most_after(p, e) else POINTS_SHORT


def posture_refusal(s: PanzerState, p: March, reverse: bool) -> int:
    """Why a unit cannot leave its hex as it is: upstairs, in a house, searching, with a gun in tow."""
    if p.rate in SEARCHES:
        return SEARCHING
    if p.floor:
        return COME_DOWN
    u = p.unit
    if p.m.mode == GUN and not s.sc.cross[u]:
        return GUN_HEAVY
    if s.inside[u] and p.hex == s.place[u] and s.sc.kind[u] != LEG:
        if s.sc.kind[u] == TOWED:
            return GUN_INDOORS
        return HOUSE_REVERSE if reverse else HOUSE_OUT_FIRST
    return TOWING_REVERSE if reverse and s.sc.transport and tows(s, u) else LEGAL


def tows(s: PanzerState, u: int) -> bool:
    """Whether a vehicle has a gun in tow (PZR-6.6.7.1[4])."""
    return any(s.sc.kind[v] == TOWED for v in s.riders(u))


def rate_hex_refusal(s: PanzerState, p: March, e: int) -> int:
    """What the rate of the move asks of the hex beyond a side."""
    if p.rate == BY_WAY:
        return pass_refusal(s, p.unit, p.hex) or way_refusal(s, p.unit, p.m.land.board.neighbour[e])
    if p.rate == QUICKMARCH:
        return quick_hex_refusal(s, p.m, e, p.climbs)
    return crawl_hex_refusal(s, p.m, p.unit, e) if p.rate == CRAWL else LEGAL


def most_after(p: March, e: int) -> int:
    """The points of the whole move once the hex beyond a side has been entered."""
    if p.rate != BY_WAY:
        return p.limit
    by_road = kind_entered(p.m.land, e) == BY_ROAD
    return way_limit(p.limit, p.trail_limit, p.roads + by_road, p.trails + (not by_road))


def after_hex(p: March, e: int) -> March:
    """The march in the next hex before it is paid for."""
    q = p.copy()
    q.hex = p.m.land.board.neighbour[e]
    q.came = e % 6
    q.entered += 1
    q.turned = 0
    q.climbs += 1 if levels_of(p.m, e) else 0
    if not p.m.steered and p.m.mode != GUN:
        q.facing = e % 6
    if q.rate == BY_WAY:
        if kind_entered(p.m.land, e) == BY_ROAD:
            q.roads += 1
        else:
            q.trails += 1
    return q


def stepped(s: PanzerState, p: March, d: int, reverse: bool) -> March:
    """The march after a legal step in direction d."""
    e = 6 * p.hex + d
    points = raw_points(s, p, d, reverse)
    q = after_hex(p, e)
    if points < 0 or p.spent + points > q.most():
        q.spent = max(q.limit, q.trail_limit)  # PZR-4.5.1.1.3: all there is
        q.halted = 1
    else:
        q.spent = p.spent + points
        if q.rate == CRAWL or p.m.mode == GUN or (q.rate == BY_WAY and must_halt(s, p.unit, q.hex)):
            q.halted = 1  # PZR-6.6.4.3, 6.6.5, R-10
    return q


def hex_price(s: PanzerState, p: March, d: int, reverse: bool) -> int:
    """What the hex in direction d costs this move, also where that is too much; -1 if it is barred."""
    points = raw_points(s, p, d, reverse)
    if points == BARRED:
        return -1
    if points < 0:
        return p.left()
    return min(points, p.left()) if p.fresh() else points


# -- turning -----------------------------------------------------------------------------------------


def turn_refusal(s: PanzerState, p: March, d: int) -> int:
    """Why the unit may not turn to face d in this hex (PZR-4.5.1.1.4)."""
    if not 0 <= d < 6:
        return NO_FACING
    if d == p.facing:
        return SAME_FACING
    if p.turned:
        return TURNED_HERE
    if p.rate in SEARCHES:
        return LEGAL  # any facing (PZR-6.6.9[5])
    if p.rate == BY_WAY:
        if p.halted:
            return MOVE_IS_OVER
        if not along_route(p, d):
            return WAY_TURN
        if p.entered:
            return LEGAL  # a bend of the route is free
    points = turn_points(s, p.m, p.hex, sides_between(p.facing, d))
    if points == BARRED:
        return TURN_BARRED
    return TURN_SHORT if points > p.left() else LEGAL


def along_route(p: March, d: int) -> bool:
    """PZR-4.5.1.1.5: at trail or road rate a facing follows the route to where it goes on; no better angles.

    Who drives in reverse turns its rear there. In the first hex either end may point along the way.
    """
    land = p.m.land
    if p.came == NOWHERE:
        return leads(land, p.hex, d) or leads(land, p.hex, (d + 3) % 6)
    back = (p.came + 3) % 6
    onward = d if p.facing == p.came else (d + 3) % 6
    return onward != back and leads(land, p.hex, onward)


def turned(s: PanzerState, p: March, d: int) -> March:
    """The march after a legal turn."""
    q = p.copy()
    q.spent += turn_price(s, p, d)
    q.facing = d
    q.turned = 1
    return q


def turn_price(s: PanzerState, p: March, d: int) -> int:
    """What a turn costs this move; a bend of the route is free."""
    if (p.rate == BY_WAY and p.entered) or p.rate in SEARCHES:
        return 0
    return turn_points(s, p.m, p.hex, sides_between(p.facing, d))


# -- floors (PZR-6.6.4.1[5]) ------------------------------------------------------------------------------


def floor_refusal(s: PanzerState, p: March, up: bool) -> int:
    """Why a unit may not go up or down in the building of its hex."""
    if s.sc.kind[p.unit] != LEG or s.sc.mount[p.unit]:
        return NOT_ON_FOOT
    if bool(p.floor) == up or (up and not has_upstairs(s, p.hex)):
        return NO_UPSTAIRS if up else ON_GROUND
    if p.rate != CROSS_COUNTRY or p.halted:
        return MOVE_IS_OVER
    return LEGAL if p.left() else POINTS_SHORT


def on_floor(p: March, floor: int) -> March:
    """The march after a change of floor, which costs one point."""
    q = p.copy()
    q.floor = floor
    q.spent += 1
    return q


# -- off the map --------------------------------------------------------------------------------------


def exit_side(p: March) -> int:
    """The side across which a unit leaves the map: its front, else its rear; -1 if neither leads off."""
    board = p.m.land.board
    sides = [p.facing, (p.facing + 3) % 6] if p.m.steered else list(range(6))
    for d in sides:
        if board.neighbour[6 * p.hex + d] >= board.n:
            return d
    return -1


def leave_refusal(s: PanzerState, p: March) -> int:
    """Why the unit may not leave the map here (PZR-4.5.1.1.9)."""
    d = exit_side(p)
    if d < 0:
        return NO_EDGE
    if p.halted or p.rate == CRAWL:
        return MOVE_IS_OVER
    why = posture_refusal(s, p, p.m.steered and d != p.facing)
    if why:
        return why
    if p.rate == BY_WAY and not leads_off(p.m.land, p.hex, d):
        return WAY_ENDS
    if p.fresh():
        return LEGAL
    return LEGAL if leave_price(s, p) <= p.left() else POINTS_SHORT


def leave_price(s: PanzerState, p: March) -> int:
    """The terrain of the hex that is left; a prohibited one cannot be left so but along its way."""
    reverse = p.m.steered and exit_side(p) != p.facing
    points = exit_points(s, p.m, p.hex, p.rate == BY_WAY, reverse)
    return points if points >= 0 else p.left() + 1


# -- ending -------------------------------------------------------------------------------------------


def enemies_at(s: PanzerState, side: int, h: int) -> bool:
    """Whether enemies are in the hex with whom nobody may end (PZR-4.5.1.1.10, R2-51, R-41)."""
    for t in bit_list(s.enemies_in(h, side)):
        if s.carrier[t] < 0 and not s.hurt[t] & ABANDONED:
            return True
    return False


def begun(s: PanzerState, u: int) -> March:
    """A march of the unit where it stands, with no points yet."""
    p = March(u, s.sc.costs_of(mode_of(s, u)), s.place[u], s.facing[u])
    p.floor = s.floor[u]
    return p
