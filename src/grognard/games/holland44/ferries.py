"""Chapters 8.5.4 to 8.5.7 and 23.3.3: ferries over major rivers, printed ones and those of engineers."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.kinds import GOOD, INFANTRY, MOVED, TACTICAL
from grognard.games.zocbond.zoc import bare_zoc

from .events import FERRIED
from .kinds import CROSSED
from .refusals import (
    FERRY_FULL,
    FERRY_SHUT,
    FERRY_STEPS,
    FERRY_VEHICLES,
    RAFT_FULL,
    RAFT_VEHICLES,
    RIVER_CLOSED,
)
from .scenario import ALLIED, MAJOR, NIGHT, ON_WHEELS
from .state import HollandState
from .units import cost_class


def begin_phase(s: HollandState) -> None:
    """Ferries are empty again (H44-8.5.6)."""
    s.ferry_used = [0] * len(s.ferry_used)


def begin_turn(s: HollandState) -> None:
    """With the Allied turn engineers are free again to open a ferry or support an assault (H44-23.3.3)."""
    rows = len(s.crossing)
    s.crossing = [-1] * rows
    s.crossed = [0] * rows
    s.crossed_vehicles = [0] * rows
    for u in s.sc.engineers:
        s.clear_mark(u, CROSSED)


def is_open(s: HollandState, ferry: int, player: int) -> bool:
    """Both hexes are free of enemies and their ZOC; own units cancel EZOC in their hex (H44-8.5.5)."""
    sc = s.sc
    side = sc.ferry_side[ferry]
    for h in (side // 6, sc.neighbour[side]):
        if 0 <= h < sc.n and bare_zoc(s, h, 1 - player):
            return False
    return not is_beset(s, side, player)


def is_beset(s: HollandState, side: int, player: int) -> bool:
    """Whether an enemy unit is in one of the hexes of a ferry, face down or not.

    That closes an engineer's ferry too: of H44-8.5.5 only the ZOC does not matter to it (H44-23.3.3).
    """
    for h in (side // 6, s.sc.neighbour[side]):
        if 0 <= h < s.sc.n and s.holder[h] == 1 - player:
            return True
    return False


def crossing_refusal(s: HollandState, units: list[int], gait: i64, side: i64) -> i64:
    """0 or why units cannot cross an unbridged major river together (H44-8.5.4)."""
    if gait != TACTICAL:
        return RIVER_CLOSED
    ferry = s.sc.ferry_of[side]
    printed = ferry_refusal(s, ferry, units) if ferry >= 0 else RIVER_CLOSED
    if printed == 0:
        return 0
    engineers = rafts(s, units, side)
    if not engineers:
        return printed
    if is_beset(s, side, s.sc.owner[units[0]]):
        return FERRY_SHUT
    refusal = RAFT_FULL
    for e in engineers:
        refusal = raft_refusal(s, e, units)
        if refusal == 0:
            return 0
    return refusal


def ferry_refusal(s: HollandState, ferry: int, units: list[int]) -> int:
    """0 or why a printed ferry does not take units: one step in a player turn (H44-8.5.5, 8.5.6)."""
    sc = s.sc
    player = sc.owner[units[0]]
    if not is_open(s, ferry, player):
        return FERRY_SHUT
    for u in units:
        if s.steps[u] > sc.figures["movement.ferry_steps"]:
            return FERRY_STEPS
        if player != ALLIED and s.turn_kind() != NIGHT and not sc.traits[u] & INFANTRY:
            return FERRY_VEHICLES
    if s.ferry_used[ferry] + step_sum(s, units) > sc.figures["movement.ferry_steps"]:
        return FERRY_FULL
    return 0


def step_sum(s: HollandState, units: list[int]) -> int:
    return sum([s.steps[u] for u in units])


def rafts(s: HollandState, units: list[int], side: int) -> list[int]:
    """The engineers who can act as a ferry across a hexside: next to it, and free to (H44-23.3.3)."""
    sc = s.sc
    if sc.owner[units[0]] != ALLIED or sc.water[side] != MAJOR:
        return []
    ends = (side // 6, sc.neighbour[side])
    canonical = sc.board.book.canonical_side(side // 6, side % 6)
    engineers: list[int] = []
    for row, e in enumerate(sc.engineers):
        if s.place[e] in ends and serves(s, row, canonical) and (e not in units or len(units) == 1):
            engineers.append(e)  # one that is among the units crosses itself
    return engineers


def serves(s: HollandState, row: int, side: int) -> bool:
    """Whether an engineer can be the ferry across a hexside, by its canonical number.

    In a turn it opens one, or supports an assault (H44-23.3.3). Good order is asked of bridging units
    (H44-5.8), not of engineers, and is not among what disorder takes away (H44-14.2).
    """
    engineer = s.sc.engineers[row]
    if s.sc.figures["rulings.ferry_needs_good_order"] and s.order[engineer] != GOOD:
        return False
    return s.crossing[row] == side or not s.marks[engineer] & CROSSED


def raft_refusal(s: HollandState, engineer: int, units: list[int]) -> int:
    """0 or why an engineer's ferry does not take units: six steps in a turn, one of them a vehicle."""
    if engineer in units:
        return 0
    sc = s.sc
    row = sc.engineer_row[engineer]
    vehicles = s.crossed_vehicles[row]
    for u in units:
        if cost_class(s, u) == ON_WHEELS:
            vehicles += s.steps[u]
        if not sc.figures["rulings.engineer_ferry_whole_units"] and s.steps[u] > 1:
            return FERRY_STEPS
    if vehicles > sc.figures["movement.engineer_ferry_vehicle_steps"]:
        return RAFT_VEHICLES
    if s.crossed[row] + step_sum(s, units) > sc.figures["movement.engineer_ferry_steps"]:
        return RAFT_FULL
    return 0


def use(s: HollandState, units: int, side: int, there: int) -> None:
    """Units cross an unbridged major river: the ferry they use then has less room."""
    sc = s.sc
    members = bit_list(units)
    ferry = sc.ferry_of[side]
    for u in members:
        s.tell(FERRIED, u, there)
    if ferry >= 0 and ferry_refusal(s, ferry, members) == 0:
        s.ferry_used[ferry] += step_sum(s, members)
        return
    for e in rafts(s, members, side):
        if raft_refusal(s, e, members) == 0:
            load_raft(s, e, members, side)
            return


def load_raft(s: HollandState, engineer: int, units: list[int], side: int) -> None:
    """The engineer stays with its ferry for the rest of the phase, unless it crosses itself (H44-23.3.3).

    Even then it has opened its ferry of this turn.
    """
    row = s.sc.engineer_row[engineer]
    s.crossing[row] = s.sc.board.book.canonical_side(side // 6, side % 6)
    s.crossed[row] += step_sum(s, units)
    for u in units:
        if cost_class(s, u) == ON_WHEELS:
            s.crossed_vehicles[row] += s.steps[u]
    s.set_mark(engineer, CROSSED if engineer in units else CROSSED | MOVED)


def ferry_beside(s: HollandState, h: i64, player: i64) -> bool:
    """Whether a hex has a ferry that a one-step unit could use now, printed or an engineer's (H44-8.5.7)."""
    sc = s.sc
    for side in range(6 * h, 6 * h + 6):
        if sc.water[side] != MAJOR or s.span[side]:
            continue
        ferry = sc.ferry_of[side]
        if ferry >= 0 and is_open(s, ferry, player) and not s.ferry_used[ferry]:
            return True
        if player == ALLIED and not is_beset(s, side, player):
            canonical = sc.board.book.canonical_side(h, side % 6)
            for row, e in enumerate(sc.engineers):
                beside = s.place[e] in (h, sc.neighbour[side]) and serves(s, row, canonical)
                if beside and s.crossed[row] < sc.figures["movement.engineer_ferry_steps"]:
                    return True
    return False


def edge_side(s: HollandState, h: int) -> int:
    """The hexside of the ferry between an edge hex and its area (H44-19.3.2)."""
    sc = s.sc
    for side in range(6 * h, 6 * h + 6):
        if sc.ferry_of[side] >= 0 and sc.ferry_area[sc.ferry_of[side]] >= 0:
            return side
    return 6 * h
