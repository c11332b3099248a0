"""PZR-4.5.1.1.2, 4.5.1.1.4, 4.5.1.1.5, 6.1.4.3: what one step costs now, with all that lies on the ground."""

from __future__ import annotations

from grognard.games.panzer.refusals import (
    BARRED_BLOCK,
    BARRED_BRIDGE,
    BARRED_DITCH,
    BARRED_FIRE,
    BARRED_LEVELS,
    BARRED_RUBBLE,
    BARRED_SCENARIO,
    BARRED_SIDE,
    BARRED_TERRAIN,
    BARRED_WIRE,
    LEGAL,
    OFF_THE_MAP,
    WAY_ENDS,
)
from grognard.games.panzer.state import BLOCK, DITCH, ON_FIRE, WIRE, WRECK_BU_NEW, PanzerState

from .costs import ALONE, BARRED, WHOLE, ModeCosts


def hex_points(s: PanzerState, m: ModeCosts, to: int, along: bool) -> int:
    """The terrain part of entering a hex: what fills it, works that lie in it; BARRED or ALONE instead.

    `along`: a road or trail crosses the hexside. A clear hex then costs what the way does (R-34), and one
    that only the way opens may be the single hex of a move.
    """
    if closed(s, m, to):
        return BARRED
    points = m.ruin if s.rubble[to] else m.hex[to]
    if along and not s.rubble[to]:
        if points == BARRED:
            return ALONE
        if m.land.terrain[to] == "clear":
            points = m.plain_way
    if points >= 0 and s.works[to]:
        points = max(points, m.block if s.works[to] & BLOCK else 0, m.ditch if s.works[to] & DITCH else 0)
    return points


def closed(s: PanzerState, m: ModeCosts, to: int) -> int:
    """The refusal of what lies in the hex and lets nobody of this mode in, by road or not; 0 if nothing."""
    if s.sc.barred[to]:
        return BARRED_SCENARIO
    works = s.works[to]
    if not works:
        return LEGAL
    if works & ON_FIRE:
        return BARRED_FIRE
    if works & BLOCK and m.block == BARRED:
        return BARRED_BLOCK
    if works & DITCH and m.ditch == BARRED:
        return BARRED_DITCH
    return BARRED_WIRE if works & WIRE and m.wire == BARRED else LEGAL


def extra_points(s: PanzerState, m: ModeCosts, to: int) -> int:
    """What is never doubled: wire that is crushed, smoke of a burning vehicle (R-11).

    Smoke is in the way at once (PZR-4.5.1.1.2); the delay of R-35 is for the modifier of fire.
    """
    points = m.wire if s.works[to] & WIRE else 0
    return points + m.smoke if s.wreck[to] >= WRECK_BU_NEW else points


def step_points(s: PanzerState, m: ModeCosts, e: int, reverse: bool) -> int:
    """One hex cross-country: points, or BARRED, WHOLE or ALONE (`costs`)."""
    side = m.side[e]
    if side == BARRED:
        return BARRED
    to = m.land.board.neighbour[e]
    terrain = hex_points(s, m, to, m.way_side[e] != BARRED)
    if terrain < 0 or side == WHOLE:
        return terrain if terrain < 0 else WHOLE
    return (2 * terrain if reverse else terrain) + side + extra_points(s, m, to)


def way_points(s: PanzerState, m: ModeCosts, e: int, reverse: bool) -> int:
    """One hex at trail or road rate: 1, in reverse 2, and levels; BARRED where no way leads on."""
    side = m.way_side[e]
    if side == BARRED:
        return BARRED
    to = m.land.board.neighbour[e]
    if s.rubble[to] or s.rubble[e // 6] or closed(s, m, to):
        return BARRED
    return (2 if reverse else 1) + side + extra_points(s, m, to)


def exit_points(s: PanzerState, m: ModeCosts, h: int, by_way: bool, reverse: bool) -> int:
    """PZR-4.5.1.1.9: leaving the map costs the terrain of the hex that is left."""
    points = 1 if by_way else hex_points(s, m, h, False)
    if points < 0:
        return points
    return 2 * points if reverse else points


def turn_points(s: PanzerState, m: ModeCosts, h: int, sides: int) -> int:
    """PZR-4.5.1.1.4: one hexside is free in each hex, two or three cost the Turn value once."""
    if sides <= 1 or not m.steered:
        return 0
    points = m.ruin_turn if s.rubble[h] else m.turn[h]
    if points < 0:
        return BARRED
    return points + m.smoke_turn if s.wreck[h] >= WRECK_BU_NEW else points


def sides_between(a: int, b: int) -> int:
    """Hexsides from one facing to another, 0 to 3."""
    turn = (b - a) % 6
    return min(turn, 6 - turn)


def step_refusal(s: PanzerState, m: ModeCosts, e: int) -> int:
    """Why a step that `step_points` bars is barred."""
    board = m.land.board
    to = board.neighbour[e]
    if not 0 <= to < board.n:
        return OFF_THE_MAP
    if m.side[e] == BARRED:
        levels = abs(board.elevation[e // 6] - board.elevation[to])
        if levels > m.most_levels():
            return BARRED_LEVELS
        bridge = m.land.bridge[e // 6] or m.land.bridge[to]
        return BARRED_BRIDGE if bridge and m.way_side[e] == BARRED else BARRED_SIDE
    why = closed(s, m, to)
    if why:
        return why
    return BARRED_RUBBLE if s.rubble[to] and m.ruin == BARRED else BARRED_TERRAIN


def way_step_refusal(s: PanzerState, m: ModeCosts, e: int) -> int:
    """Why a step that `way_points` bars is barred."""
    board = m.land.board
    to = board.neighbour[e]
    if not 0 <= to < board.n:
        return OFF_THE_MAP
    levels = abs(board.elevation[e // 6] - board.elevation[to])
    if m.land.way(e // 6, e % 6) and levels > m.most_levels():
        return BARRED_LEVELS
    if m.way_side[e] == BARRED or s.rubble[to] or s.rubble[e // 6]:
        return WAY_ENDS
    return closed(s, m, to)
