"""Chapter 8: who may move how, what a step costs, and what a move does to the unit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import (
    ARTILLERY,
    AWAKE,
    DISRUPTED,
    ENGAGED,
    EXTENDED,
    GHOST,
    GOOD,
    IN_SUPPLY,
    INFANTRY,
    LOCKED,
    MARCH,
    MOVED,
    POOR,
    REFITTED,
    ROUTED,
    SHATTERED,
    SOURCE,
    STILL,
    TACTICAL,
)
from grognard.games.zocbond.modifiers import add_price
from grognard.games.zocbond.movement_rules import MovementRules
from grognard.games.zocbond.refusals import (
    HAS_MOVED,
    IMMOBILE,
    LEGAL,
    MADE_SHATTER,
    MUST_LEAVE,
    NOT_SHAKEN,
)
from grognard.games.zocbond.zoc import grippers, in_zoc

from . import boundaries, ferries
from .infiltration import is_screened
from .kinds import DISMOUNTED, LIMBERED, SCATTERED, SPENT
from .refusals import (
    AREA_DISORDER,
    BOUNDARY,
    CANAL_FAR,
    CROWDED_ENTRY,
    CUT_OFF,
    DISRUPTED_UNIT,
    ENGAGED_UNIT,
    EXTENDED_ALONE,
    FACE_DOWN,
    FERRYMAN,
    FIRST_DAY,
    GARRISON,
    GUNS_MOVE,
    NO_BRIDGE,
    NO_ROAD,
    REFITTING,
    ROUTED_EXTEND,
    SCATTERED_UNIT,
    SOURCE_MOVE,
    SOURCES_APART,
    SPENT_UNIT,
)
from .scenario import ALLIED, CANAL, CITY, CLOSED, GERMAN, MAJOR, MINOR, ON_WHEELS, WOODS, HollandScenario
from .state import HollandState
from .units import cost_class, is_mechanised, on_trucks
from .unknown import lone

# What can bind a unit (`bound`, `tactical_only`): markers, and what it is.
BINDING: Final = SHATTERED | SPENT | ENGAGED | SCATTERED | REFITTED
BOUND_KINDS: Final = GHOST | LOCKED | SOURCE | ARTILLERY
ALL_GAITS: Final = 1 << TACTICAL | 1 << MARCH | 1 << EXTENDED


class HollandMovement(MovementRules[HollandState]):
    """Chapter 8, with ferries, infiltration and the hexes of unknown units."""

    drives_out = True

    def __init__(self, sc: HollandScenario) -> None:
        self.most_tally = sc.woods_at_base_cost

    def gait_refusal(self, s: HollandState, u: i64, gait: i64) -> i64:
        """0 or why a unit may not move in this way."""
        refusal = bound(s, u)
        return refusal if refusal or gait == TACTICAL else tactical_only(s, u, gait)

    def gaits(self, s: HollandState, units: list[int]) -> list[int]:
        """The same for some units and all ways at once, as bits of those that are open to each.

        Most units are free to move as they like, which a quick look shows.
        """
        sc = s.sc
        marks = s.marks
        order = s.order
        supply = s.supply
        traits = sc.traits
        free = s.turn != 1
        gaits: list[int] = []
        for u in units:
            if free and order[u] == GOOD and supply[u] == IN_SUPPLY and not marks[u] & BINDING:
                if not traits[u] & BOUND_KINDS and sc.engineer_row[u] < 0 and sc.allowance[u]:
                    gaits.append(ALL_GAITS)
                    continue
            gaits.append(open_gaits(s, u) | (0 if self.rout_refusal(s, u) else 1 << STILL))
        return gaits

    def allowance(self, s: HollandState, u: i64, gait: i64) -> i64:
        """Half MP; hexes where tactical (H44-2.3.4, 8.2.1, 8.3.1)."""
        sc = s.sc
        marks = s.marks[u]
        if gait == TACTICAL:
            return sc.figures["supply.replacement_hexes"] if marks & REFITTED else sc.tactical_hexes
        if marks & LIMBERED:
            points = sc.marker_mp
        elif marks & DISMOUNTED:
            points = sc.dismounted_ma
        else:
            points = 2 * (sc.mech_allowance[u] if on_trucks(s, u) else sc.allowance[u])
        return points + sc.extended_bonus if gait == EXTENDED else points

    def step_price(self, s: HollandState, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64) -> i64:
        """Half MP, or one hex where tactical (H44-8.3.2: what is forbidden stays forbidden); -(refusal)."""
        sc = s.sc
        side = 6 * h + d
        to = sc.neighbour[side]
        refusal = arrival_refusal(s, u, gait, to, h)
        if refusal:
            return -refusal
        kind = cost_class(s, u)
        water = sc.water[side]
        by_road = sc.road[side] != 0 and (water == 0 or s.span[side] != 0)
        if water and not by_road:
            refusal = water_refusal(s, u, gait, side, kind, spent)
            if refusal:
                return -refusal
        if not by_road and kind == ON_WHEELS:
            price = sc.hex_price[kind]
            if price[sc.terrain[h]] == CLOSED or price[sc.terrain[to]] == CLOSED:
                return -NO_ROAD
        if gait == TACTICAL:
            return 1
        if by_road:
            total = sc.road_price[sc.road[side]]
        else:
            total = ground_price(s, kind, to, tally)
            if water and not s.span[side]:
                total += sc.water_price[kind][water]
        return total + traffic_price(s, u, to) if s.jam[to] else total

    def tally_after(self, s: HollandState, u: i64, gait: i64, here: i64, there: i64, tally: i64) -> i64:
        """How many woods hexes have been entered off the road, as far as that matters (H44-8.6.1)."""
        sc = s.sc
        if gait == TACTICAL or sc.terrain[there] != WOODS or tally >= sc.woods_at_base_cost:
            return tally
        if here >= sc.n:
            return tally if sc.gate_road[there] else tally + 1
        side = 6 * here + steps.direction(s, here, there)
        by_road = sc.road[side] != 0 and (sc.water[side] == 0 or s.span[side] != 0)
        return tally if by_road else tally + 1

    def leave_price(self, s: HollandState, u: i64, gait: i64, h: i64, d: i64) -> i64:
        """The ZOC of the unknown unit one goes to meet costs nothing, that of another does (H44-25.3.1)."""
        if d >= 0:
            to = s.sc.neighbour[6 * h + d]
            if self.enters_held(s, u, gait, to) and all(at == to for at in grippers(s, h, GERMAN)):
                return 0
        return s.sc.leave_cost

    def passes_zoc(self, s: HollandState, u: i64, gait: i64, h: i64) -> bool:
        """Infiltration: cities, and woods or towns that others hold open (H44-8.3.3)."""
        return gait == TACTICAL and (s.sc.terrain[h] == CITY or is_screened(s, s.sc.owner[u], h))

    def enters_held(self, s: HollandState, u: i64, gait: i64, to: i64) -> bool:
        """Allies who do not use extended movement may enter the hex of a lone face-down unit (H44-25.3.1)."""
        return s.sc.owner[u] == ALLIED and gait != EXTENDED and lone(s, to)

    def goes_on(self, s: HollandState, u: i64, gait: i64, h: i64, d: i64) -> bool:
        """The ZOC of lone face-down units does not keep a unit from going on into one of their hexes."""
        to = s.sc.neighbour[6 * h + d]
        return self.enters_held(s, u, gait, to) and all(lone(s, at) for at in grippers(s, h, GERMAN))

    def joins_move_refusal(self, s: HollandState, u: int, gait: int) -> int:
        return EXTENDED_ALONE if gait == EXTENDED else 0

    def stack_refusal(self, s: HollandState, units: int, gait: int, here: int, there: int) -> int:
        """0 or why there is no room on a ferry for all who move together (H44-8.5.6)."""
        sc = s.sc
        members = bit_list(units)
        if len(members) < 2:
            return 0
        if here < sc.n and there < sc.n:
            for side in range(6 * here, 6 * here + 6):
                if sc.neighbour[side] == there:
                    unbridged = sc.water[side] == MAJOR and not s.span[side]
                    return ferries.crossing_refusal(s, members, gait, side) if unbridged else 0
            return 0
        edge = min(here, there)
        if edge < sc.n and sc.gate_closed[edge]:
            return ferries.crossing_refusal(s, members, gait, ferries.edge_side(s, edge))
        return 0

    def end_refusal(self, s: HollandState, u: i64, gait: i64, place: i64, mates: int = 0) -> i64:
        """With extended movement a unit ends alone (H44-8.2.2), a supply source without another (H44-6.1).

        Units that use it move together only if one was split off the other: that could be done afterwards
        too, where it has ended, for extended movement does not matter to it (H44-21.3).
        """
        source = s.sc.traits[u] & SOURCE
        if (gait != EXTENDED and not source) or place >= s.sc.n:
            return LEGAL
        v = s.first[place]
        while v >= 0:
            other: int = v
            if v != u:
                if gait == EXTENDED and not mates >> other & 1:
                    return EXTENDED_ALONE
                if s.sc.traits[v] & SOURCE:
                    return SOURCES_APART
            v = s.under[v]
        return LEGAL

    def must_leave(self, s: HollandState, u: i64) -> bool:
        """Poor units in disorder get out of an EZOC if they can (H44-14.2, 14.3.2)."""
        sc = s.sc
        h = s.place[u]
        if s.order[u] == GOOD or not sc.traits[u] & POOR or h >= sc.n or s.used[u]:
            return False
        enemy = 1 - sc.owner[u]
        if not in_zoc(s, h, enemy) or self.gait_refusal(s, u, TACTICAL):
            return False
        return way_out(s, u, s.order[u] == ROUTED)

    def must_go_on(self, s: HollandState, u: i64) -> bool:
        """Whether a poor unit in disorder that infiltrates out of an EZOC is not out of it yet (H44-14.2)."""
        sc = s.sc
        h = s.place[u]
        began = s.began[u]
        if s.order[u] == GOOD or not sc.traits[u] & POOR or h >= sc.n or not 0 <= began < sc.n:
            return False
        enemy = 1 - sc.owner[u]
        if s.gait[u] != TACTICAL or not in_zoc(s, h, enemy) or not in_zoc(s, began, enemy):
            return False
        return self.passes_zoc(s, u, TACTICAL, h) and free_step(s, u, h, s.used[u])

    def leaves_into(self, s: HollandState, u: i64, gait: i64, h: i64) -> bool:
        """Whether a unit gets out of the EZOC by way of a hex in it: infiltrating (H44-8.3.3, 14.2)."""
        return self.passes_zoc(s, u, gait, h) and free_step(s, u, h, s.used[u] + 1)

    def rout_refusal(self, s: HollandState, u: i64) -> i64:
        """A disrupted unit may go into full retreat to move farther (H44-14.3.1)."""
        if s.order[u] != DISRUPTED or s.sc.allowance[u] == 0:
            return NOT_SHAKEN
        if s.marks[u] & MOVED:
            return HAS_MOVED
        return MUST_LEAVE if self.must_leave(s, u) and not way_out(s, u, True) else LEGAL

    def add_ground(
        self, s: HollandState, ledger: Ledger, u: int, here: int, there: int, spent: int, tally: int
    ) -> None:
        """Road or ground, water, more woods, and traffic (H44-8.4, 8.5.1, 8.6.1, 24.2)."""
        sc = s.sc
        kind = cost_class(s, u)
        if here >= sc.n:
            road = sc.gate_road[there]
            water = sc.gate_water[there]
        else:
            side = 6 * here + steps.direction(s, here, there)
            road = sc.road[side] if not sc.water[side] or s.span[side] else 0
            water = 0 if s.span[side] else sc.water[side]
        if road:
            add_price(s, ledger, "step-road", sc.road_price[road])
        else:
            add_price(s, ledger, "step-ground", sc.hex_price[kind][sc.terrain[there]])
            add_price(s, ledger, "step-water", sc.water_price[kind][water])
            if here < sc.n and sc.terrain[there] == WOODS and tally >= sc.woods_at_base_cost:
                add_price(s, ledger, "step-woods", sc.more_woods_cost)
        add_price(s, ledger, "step-traffic", traffic_price(s, u, there))


# -- ways of moving (H44-8.1 to 8.3) -----------------------------------------------------------------


def open_gaits(s: HollandState, u: i64) -> i64:
    """The same for a unit that something may bind."""
    if bound(s, u):
        return 0
    if tactical_only(s, u, MARCH):
        return 1 << TACTICAL
    return ALL_GAITS & ~(1 << EXTENDED) if s.order[u] == ROUTED else ALL_GAITS


def bound(s: HollandState, u: i64) -> i64:
    """0 or why a unit may not move at all."""
    sc = s.sc
    traits = sc.traits[u]
    marks = s.marks[u]
    if traits & GHOST:
        return FACE_DOWN
    if sc.allowance[u] == 0:
        return IMMOBILE
    if marks & SHATTERED:
        return MADE_SHATTER
    if marks & SPENT:
        return SPENT_UNIT
    if traits & LOCKED and not marks & AWAKE:
        return GARRISON
    if sc.engineer_row[u] >= 0 and s.crossed[sc.engineer_row[u]] > 0:
        return FERRYMAN
    if s.place[u] >= sc.size and leaves_area_refusal(s, u):
        return leaves_area_refusal(s, u)
    return LEGAL


def leaves_area_refusal(s: HollandState, u: i64) -> i64:
    """Only units in good order leave an area (H44-19.3.1, 14.2)."""
    return 0 if s.order[u] == GOOD else AREA_DISORDER


def tactical_only(s: HollandState, u: i64, gait: i64) -> i64:
    """0 or what binds a unit to tactical movement."""
    sc = s.sc
    traits = sc.traits[u]
    marks = s.marks[u]
    if s.order[u] == DISRUPTED:
        return DISRUPTED_UNIT
    if s.supply[u] != IN_SUPPLY:
        return CUT_OFF
    if marks & ENGAGED:
        return ENGAGED_UNIT
    if marks & SCATTERED:
        return SCATTERED_UNIT
    if marks & REFITTED:
        return REFITTING
    if traits & SOURCE:
        return SOURCE_MOVE
    if traits & ARTILLERY and not marks & LIMBERED:
        return GUNS_MOVE
    if sc.owner[u] == GERMAN and s.turn == 1:
        return FIRST_DAY
    if gait == EXTENDED and s.order[u] == ROUTED:
        return ROUTED_EXTEND
    return MUST_LEAVE if trapped(s, u) else LEGAL


def way_out(s: HollandState, u: i64, routed: bool) -> bool:
    """Whether a unit can leave its hex and the EZOC: at once, or by way of an EZOC that it passes (H44-14.2).

    `routed`: if it is, or were to be, in full retreat: then only where steady friends are (H44-14.3.2).
    """
    sc = s.sc
    h = s.place[u]
    if free_step(s, u, h, 0):
        return True
    for to in steps.beside(s, h):
        if to >= sc.n or (routed and not steps.steady_friend(s, sc.owner[u], to)):
            continue
        if steps.step_price(s, u, TACTICAL, h, to, 0, 0) >= 0 and s.sc.movement_rules.leaves_into(
            s, u, TACTICAL, to
        ):
            return True
    return False


def trapped(s: HollandState, u: i64) -> bool:
    """Whether a routed unit that must leave an EZOC has too few points to do so marching (H44-14.2)."""
    sc = s.sc
    if s.order[u] != ROUTED or not s.sc.movement_rules.must_leave(s, u):
        return False
    h = s.place[u]
    left = s.sc.movement_rules.allowance(s, u, MARCH)
    for to in steps.beside(s, h):
        if to >= sc.n or not in_zoc(s, to, 1 - sc.owner[u]):
            if 0 <= steps.step_price(s, u, MARCH, h, to, 0, 0) <= left:
                return False
    return True


def free_step(s: HollandState, u: i64, h: i64, used: i64) -> bool:
    """Whether a unit that has used so many hexes of tactical movement can go from a hex out of EZOC."""
    sc = s.sc
    enemy = 1 - sc.owner[u]
    if used >= s.sc.movement_rules.allowance(s, u, TACTICAL):
        return False
    for to in steps.beside(s, h):
        if to >= sc.n or not in_zoc(s, to, enemy):
            if steps.step_price(s, u, TACTICAL, h, to, used, 0) >= 0:
                return True
    return False


# -- what a step costs (H44-8.4 to 8.6, 24.2) ----------------------------------------------------------


def arrival_refusal(s: HollandState, u: i64, gait: i64, to: i64, here: i64 = -1) -> i64:
    """0 or what forbids a unit to be in a hex, or to enter it in this way."""
    sc = s.sc
    player = sc.owner[u]
    if player == ALLIED and s.turn <= sc.boundary_last_turn and boundaries.forbids(s, u, to, here):
        return BOUNDARY
    crowd = s.holder[to] == player and gait != TACTICAL and is_mechanised(s, u)
    return CROWDED_ENTRY if crowd and s.sc.stacking_rules.overstacked(s, to) else LEGAL


def water_refusal(s: HollandState, u: i64, gait: i64, side: i64, kind: i64, spent: i64) -> i64:
    """0 or why a unit cannot cross water where no road leads over a bridge (H44-8.5.1, 2.3.16)."""
    water = s.sc.water[side]
    if s.span[side]:
        return NO_BRIDGE if kind == ON_WHEELS else LEGAL  # a railway bridge
    if water == MAJOR:
        return ferries.crossing_refusal(s, [u], gait, side)
    if kind == ON_WHEELS:
        return NO_BRIDGE
    if water == CANAL and (gait != TACTICAL or spent or not s.sc.traits[u] & INFANTRY):
        return CANAL_FAR
    return LEGAL if water in (MINOR, CANAL) else NO_BRIDGE


def ground_price(s: HollandState, kind: i64, to: i64, tally: i64) -> i64:
    """A hex entered off the road; woods cost more from the third on (H44-8.6.1)."""
    sc = s.sc
    price = sc.hex_price[kind][sc.terrain[to]]
    if sc.terrain[to] == WOODS and tally >= sc.woods_at_base_cost:
        price += sc.more_woods_cost
    return price


def traffic_price(s: HollandState, u: i64, to: i64) -> i64:
    """Traffic markers slow Allied mechanized units (H44-24.2)."""
    if s.jam[to] and s.sc.owner[u] == ALLIED and is_mechanised(s, u):
        return s.sc.traffic_cost
    return 0
