"""PZR-6.1.4.1, 6.1.4.1.1, 6.1.4.3, 6.5.2.2.3: whether a vehicle is hull down against a shot, how far."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.core.geometry.board import Board
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.buildings import hull_down_inside
from grognard.games.panzer.ground.hexsides import over_wall
from grognard.games.panzer.ground.levels import automatic_partial, unit_level
from grognard.games.panzer.ground.terrain import Land
from grognard.games.panzer.ground.works import position_covers
from grognard.games.panzer.spotting.arcs import hit_angles
from grognard.games.panzer.state import PanzerState

#: What a position covers, the numbers of the column `hull`.
NO_COVER: Final = 0
PARTIAL: Final = 1
HULL_DOWN: Final = 2
HULLS: Final = ("none", "partial", "down")


def found_covers(board: Board, h: int, open_side: int, firer: int) -> bool:
    """PZR-6.6.9[6]: whether a position found by search covers against fire from a hex.

    `open_side` is the direction of the map to which it lies open: a shot from there, or obliquely from there,
    finds the whole vehicle. On the border of two angles the owner chooses, so the covered one.
    """
    if open_side < 0 or h == firer:
        return open_side < 0
    return any(angle in ("rear", "rear_side") for angle in hit_angles(board, h, open_side, firer))


def hull_of_terrain(land: Land, h: int, firer: int, firer_level: int) -> int:
    """What the ground alone does: a railway bank, a wall on the line, a slope above a firer close by."""
    if h != firer and over_wall(land, h, firer):
        return HULL_DOWN
    level = unit_level(land, h)
    if automatic_partial(level, firer_level, land.board.distance_between(h, firer)):
        return PARTIAL
    return PARTIAL if land.terrain[h] in partial_terrains() else NO_COVER


@cache
def partial_terrains() -> list[str]:
    """Terrain that hides part of a hull from every side (PZR-6.1.4.1.2)."""
    return [row.id for row in load_tables().terrain.terrain.row if row.hull_down == "partial"]


def hull_against(s: PanzerState, t: int, firer: int, firer_level: int, moves: bool = False) -> int:
    """The best cover that a vehicle's hull has against AP fire from a hex (PZR-6.5.2.2.3[4])."""
    best = hull_of_terrain(s.sc.land, s.place[t], firer, firer_level)
    return max(best, hull_of_position(s, t, firer, moves))


def hull_of_position(s: PanzerState, t: int, firer: int, moves: bool) -> int:
    """What the place that a vehicle holds does: all that counts against GP fire (R-81).

    `moves`: it counts as moving, and has left a position that it had found (PZR-6.6.9[7], R-80).
    """
    sc = s.sc
    h = s.place[t]
    if s.inside[t] and not s.rubble[h] and hull_down_inside(sc.land.building[h]):
        return HULL_DOWN
    if s.in_position(t) and s.works_facing[h] >= 0:
        if position_covers(sc.board, h, s.works_facing[h], False, firer):
            return HULL_DOWN
    if not moves and s.hull[t] and found_covers(sc.board, h, s.hull_open[t], firer):
        return s.hull[t]
    return PARTIAL if sc.land.terrain[h] in partial_terrains() else NO_COVER
