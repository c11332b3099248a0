"""A Ground of the movement reference as a position of the engine."""

from __future__ import annotations

from grognard.core.geometry.address import LetterColumn
from grognard.core.geometry.board import Board, MapSection, Placement
from grognard.games.panzer.box.board_files import CLIFF, LINK_KINDS, ROAD, SIDE_BITS, SLOPE, TRAIL
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.ground.terrain import Land
from grognard.games.panzer.scenario import MODES, UNMOUNTED, PanzerScenario
from grognard.games.panzer.state import (
    BLOCK,
    MOVE,
    ON_FIRE,
    WIRE,
    WRECK_BU,
    WRECK_KO,
    PanzerState,
    blank,
    derive,
)

from .movement_reference import Ground
from .sight_reference import Hex

BITS = {"block": BLOCK, "wire": WIRE, "on_fire": ON_FIRE}
FRIENDS = 6


def land_of_ground(ground: Ground) -> tuple[Land, dict[Hex, int]]:
    """The same map for the engine, and the number of each of its hexes."""
    columns, rows = ground.size
    section = MapSection(LetterColumn("", shift=1))
    for c in range(columns):
        for r in range(rows):
            section.add(c + 1, r, 0, ground.level.get((c, r), 0))
    board = Board([Placement(section)], link_kinds=LINK_KINDS)
    at = {(c, r): c * rows + r for c in range(columns) for r in range(rows)}
    for (a, b), kind in ground.sides.items():
        board.add_feature(at[a], board.direction_to(at[a], at[b]), SIDE_BITS[kind])
    for track, ways in ((ROAD, ground.roads), (TRAIL, ground.trails)):
        for a, b in ways:
            board.add_track(track, at[a], board.direction_to(at[a], at[b]))
    for e in range(6 * board.n):
        other = board.neighbour[e]
        if 0 <= other < board.n and board.elevation[e // 6] != board.elevation[other]:
            if not board.side_feature[e] & CLIFF:
                board.side_feature[e] |= SLOPE
    terrain = [ground.terrain.get((c, r), "clear") for c in range(columns) for r in range(rows)]
    return Land(board, terrain, {}), at


def state_of(
    ground: Ground, mode: str, points: tuple[int, int, int], start: Hex, facing: int
) -> tuple[PanzerState, dict[Hex, int]]:
    """A position with the mover as unit 0, friends for the crowded hexes and enemies."""
    land, at = land_of_ground(ground)
    sc = PanzerScenario("", {}, land)
    friends = [h for h, n in ground.friends.items() for _ in range(n)]
    places = [start, *friends, *sorted(ground.enemies)]
    sc.units = len(places)
    sc.unit_names = [f"U{u}" for u in range(sc.units)]
    sc.side = [0] * (1 + len(friends)) + [1] * len(ground.enemies)
    for u, side in enumerate(sc.side):
        sc.units_of[side].append(u)
        sc.mask_of[side] |= 1 << u
    sc.kind = [VEHICLE] * sc.units
    sc.mount = [UNMOUNTED] * sc.units
    sc.mode = [MODES.index(mode)] * sc.units
    sc.cross, sc.trail, sc.road = ([value] * sc.units for value in points)
    s = blank(sc)
    for u, h in enumerate(places):
        s.place[u] = at[h]
    s.facing[0] = facing
    s.command[0] = MOVE
    s.wreck = [0] * sc.n
    s.works = [0] * sc.n
    s.rubble = [0] * sc.n
    for h, wreck in ground.wrecks.items():
        s.wreck[at[h]] = WRECK_BU if wreck == "bu" else WRECK_KO
    for h, work in ground.works.items():
        s.works[at[h]] = BITS[work]
    for h in ground.rubble:
        s.rubble[at[h]] = 1
    derive(s)
    return s, at
