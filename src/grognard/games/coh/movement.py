"""Chapter 5: infantry movement, entering and leaving the map, facing, pivots.

What terrain costs (COH-4.0) is a table that `box.setup_map` makes; who arrives (COH-5.1): `reinforcements`.
"""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger

from . import events
from .fortifications import flatten_wire, wire_cost, wire_in
from .hits import show_if, show_move
from .refusals import (
    BARRED_TERRAIN,
    CANNOT_MOVE,
    CANNOT_PIVOT,
    CARRIED,
    DITCH_BARRED,
    ENTRY_HEX,
    FLIES,
    LEGAL,
    NO_EXIT,
    NOT_ADJACENT,
    NOT_HERE_YET,
    NOT_ON_MAP,
    RETREAT_CLOSED,
    SAME_FACING,
    STUNNED,
    TRENCH_BARRED,
    WHOLE_HEX,
    WIRE_BARRED,
)
from .retreats import note_step, retreat_closed
from .scenario import EXITED, NO_MOVE, NO_PIVOT, ONLY_RALLY, TRACKED, WAITING, WHEELED
from .state import CohState
from .transport import carry
from .vehicles import jam, jam_in, stuck_refusal


def in_front(facing: int, d: int) -> bool:
    """Whether direction d leads to one of the three front hexes (COH-5.2(1))."""
    turn = (d - facing) % 6
    return turn == 0 or turn == 1 or turn == 5


def step_price(s: CohState, u: int, h: int, d: int) -> int:
    """The price of one move action from h in direction d, or -1 if the terrain bars it (COH-5.0(2))."""
    sc = s.sc
    cost = sc.step_cost[sc.move_class[u]][6 * h + d]
    if cost < 0:
        return -1
    if sc.fort_names and sc.wire_at[sc.neighbour[6 * h + d]] >= 0:
        wire = wire_cost(s, u, sc.neighbour[6 * h + d])
        if wire < 0:
            return -1
        cost += wire
    cost += sc.move[u] + sc.hit_move[s.hit[u]]
    turn = (d - s.facing[u]) % 6
    if 1 < turn < 5 and not sc.veteran_retreat[u]:
        cost += sc.reverse_ap  # COH-5.2(4), but not with Organized Retreat (COH-C.V09)
    if sc.move_class[u] == WHEELED:
        cost += jam(s, u, h, d)
    return cost


def entry_price(s: CohState, u: int, to: int) -> int:
    """The move price of the first whole hex, wire and jams included (COH-5.1(2), F.3, 16.0, 18.4)."""
    sc = s.sc
    price = sc.hex_cost[sc.move_class[u]][to] + sc.move[u] + sc.hit_move[s.hit[u]]
    return price + wire_cost(s, u, to) + jam_in(s, u, to)


def may_enter(s: CohState, u: int, to: int) -> bool:
    """Whether neither its ground, nor wire, nor an enemy keeps a unit out of an entry hex (COH-5.1(3))."""
    sc = s.sc
    if s.here[to] & sc.mask_of[1 - sc.side[u]] or sc.hex_cost[sc.move_class[u]][to] < 0:
        return False
    return wire_cost(s, u, to) >= 0


def may_move(s: CohState, u: int) -> int:
    """Whether the unit can make a move action at all (COH-7.4(6))."""
    effects = s.sc.hit_effects[s.hit[u]]
    if effects & ONLY_RALLY:
        return STUNNED
    if effects & NO_MOVE:
        return CANNOT_MOVE
    if s.carrier[u] >= 0:
        return CARRIED
    return stuck_refusal(s, u)


def may_pivot(s: CohState, u: int) -> int:
    effects = s.sc.hit_effects[s.hit[u]]
    if effects & ONLY_RALLY:
        return STUNNED
    if effects & NO_PIVOT:
        return CANNOT_PIVOT
    if s.carrier[u] >= 0:
        return CARRIED
    if s.bogged[u]:
        return stuck_refusal(s, u)
    return LEGAL if s.place[u] < s.sc.n else NOT_ON_MAP


def pivot_refusal(s: CohState, u: int, facing: int) -> int:
    why = may_pivot(s, u)
    if why:
        return why
    return SAME_FACING if facing == s.facing[u] or not 0 <= facing < 6 else LEGAL


def move_refusal(s: CohState, u: int, to: int) -> int:
    """Why the unit may not move into that hex, whatever is paid."""
    sc = s.sc
    if not 0 <= to < sc.n:
        return WHOLE_HEX
    why = may_move(s, u)
    if why:
        return why
    h = s.place[u]
    if h >= sc.n:
        if sc.impulses[u]:
            return FLIES
        if h != sc.off + WAITING:
            return NOT_HERE_YET
        return LEGAL if to in entry_hexes(s, u) else ENTRY_HEX
    for d in range(6):
        if sc.neighbour[6 * h + d] == to:
            if sc.step_cost[sc.move_class[u]][6 * h + d] < 0:
                return barred(s, u, to)
            if wire_cost(s, u, to) < 0:
                return WIRE_BARRED
            return RETREAT_CLOSED if retreat_closed(s, u, to) else LEGAL
    return NOT_ADJACENT


def barred(s: CohState, u: int, to: int) -> int:
    """The rule that keeps the unit out of a hex for good: a ditch, a trench for wheels, or its ground."""
    if s.sc.ditch[to]:
        return DITCH_BARRED
    return TRENCH_BARRED if s.sc.no_wheels[to] and s.sc.move_class[u] == WHEELED else BARRED_TERRAIN


def move_price(s: CohState, u: int, to: int) -> int:
    """The price of a legal move into a hex."""
    h = s.place[u]
    if h >= s.sc.n:
        return entry_price(s, u, to)
    for d in range(6):
        if s.sc.neighbour[6 * h + d] == to:
            return step_price(s, u, h, d)
    return -1


def creep_price(s: CohState, u: int, to: int) -> int:
    """The price of a legal cautious move into a hex (COH-5.01)."""
    return move_price(s, u, to) + s.sc.cautious_ap


def destinations(s: CohState, u: int, budget: int) -> list[int]:
    """Where one move action can take the unit for at most `budget`, each with its price behind it."""
    sc = s.sc
    out: list[int] = []
    if sc.hit_effects[s.hit[u]] & (ONLY_RALLY | NO_MOVE) or s.bogged[u] or s.carrier[u] >= 0:
        return out
    h = s.place[u]
    if h >= sc.n:
        if h == sc.off + WAITING and not sc.impulses[u]:
            for to in entry_hexes(s, u):
                price = entry_price(s, u, to)
                if price <= budget:
                    out.append(to)
                    out.append(price)
        return out
    closed = s.fled[u] >= 0 or s.here[h] & sc.mask_of[1 - sc.side[u]] != 0
    for d in range(6):
        price = step_price(s, u, h, d)
        if 0 <= price <= budget:
            to = sc.neighbour[6 * h + d]
            if closed and retreat_closed(s, u, to):
                continue
            out.append(to)
            out.append(price)
    return out


def entry_hexes(s: CohState, u: int) -> list[int]:
    """Where a waiting unit may enter: instead of an enemy's hex the nearest free ones (COH-5.1(3))."""
    sc = s.sc
    hexes: list[int] = []
    for entry in sc.entry[u]:
        if may_enter(s, u, entry):
            if entry not in hexes:
                hexes.append(entry)
            continue
        nearest = 999
        instead: list[int] = []
        for h in range(sc.n):
            if not may_enter(s, u, h):
                continue
            far = sc.distance[entry * sc.n + h]
            if far < nearest:
                nearest = far
                instead = [h]
            elif far == nearest:
                instead.append(h)
        hexes += [h for h in instead if h not in hexes]
    return hexes


def exit_refusal(s: CohState, u: int) -> int:
    """COH-5.1(4): only where the scenario lets this side leave."""
    why = may_move(s, u)
    if why:
        return why
    return LEGAL if s.place[u] in s.sc.exits[s.sc.side[u]] else NO_EXIT


def exit_price(s: CohState, u: int) -> int:
    return s.sc.move[u] + s.sc.hit_move[s.hit[u]]


# -- doing it -----------------------------------------------------------------------------------------


def move(s: CohState, u: int, to: int, cautious: bool, paid: bool) -> None:
    """Moves a unit one hex, or onto the map. Any facing may be taken afterwards (COH-5.2(3))."""
    sc = s.sc
    h = s.place[u]
    show_move(s, u, paid)
    lose_hole(s, u)
    s.inside[u] = -1  # moving out of the hex leaves a fortification free of charge (COH-18.2(5))
    s.put(u, to)
    if sc.vehicle[u]:
        carry(s, u)
        if sc.move_class[u] == TRACKED and wire_in(s, to) >= 0:
            flatten_wire(s, to)
    if h < sc.n:
        note_step(s, u, h)
        s.tell(events.MOVES, u, to)
    else:
        s.tell(events.ENTERS, u, to)
    if sc.dm[to]:
        s.exposed[u] = 0  # it has gone on into cover (COH-5.01(2))
    elif sc.cautious and sc.infantry[u] and not cautious:
        s.exposed[u] = 1


def turn(s: CohState, u: int, facing: int) -> None:
    if s.facing[u] != facing:
        s.facing[u] = facing
        s.tell(events.TURNS, u, facing)
        if s.sc.vehicle[u]:
            carry(s, u)


def pivot(s: CohState, u: int, facing: int) -> None:
    """COH-5.3: turning in place; it gives up a hasty defence (COH-18.1(3))."""
    show_if(s, u, s.sc.shown_pivoting)
    lose_hole(s, u)
    turn(s, u, facing)


def leave_map(s: CohState, u: int, paid: bool) -> None:
    sc = s.sc
    show_move(s, u, paid)
    lose_hole(s, u)
    s.inside[u] = -1
    s.tell(events.EXITS, u, s.place[u])
    s.put(u, sc.off + EXITED)
    if sc.vehicle[u]:
        carry(s, u)


def lose_hole(s: CohState, u: int) -> None:
    if s.dug[u]:
        s.dug[u] = 0
        s.tell(events.LEAVES_HOLE, u)


def price_ledger(s: CohState, u: int, to: int, cautious: bool) -> Ledger:
    """How the price of a move comes about (COH-5.0(2))."""
    sc = s.sc
    ledger = Ledger("move-price", u)
    ledger.set("COH-5.0", "move-cost", sc.move[u])
    h = s.place[u]
    if h >= sc.n:
        ledger.add("COH-5.1", "terrain", sc.hex_cost[sc.move_class[u]][to])
    else:
        d = sc.board.direction_to(h, to)
        cost = sc.step_cost[sc.move_class[u]][6 * h + d]
        ledger.add("COH-5.0", "road" if sc.board.road[6 * h + d] else "terrain", cost)
        if not in_front(s.facing[u], d) and not sc.veteran_retreat[u]:
            ledger.add("COH-5.2", "reverse", sc.reverse_ap)
    if wire_cost(s, u, to) > 0:
        ledger.add("COH-18.4", "wire", wire_cost(s, u, to))
    if jam_in(s, u, to):
        ledger.add("COH-16.0", "jam", jam_in(s, u, to))
    if sc.hit_move[s.hit[u]]:
        ledger.add("COH-7.4", "hit", sc.hit_move[s.hit[u]])
    if cautious:
        ledger.add("COH-5.01", "cautious", sc.cautious_ap)
    return ledger
