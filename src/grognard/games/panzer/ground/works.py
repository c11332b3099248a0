"""PZR-4.1.4.1.8, 6.1.4.3: terrain markers: where they may lie, what a position covers, fires, wrecks."""

from __future__ import annotations

from grognard.core.geometry.board import Board
from grognard.games.panzer.box.board_files import HALF_TURN
from grognard.games.panzer.spotting.arcs import hit_angles

from .terrain import terrain_rows


def may_lie(terrain: str) -> bool:
    """PZR-6.1.4.3: no marker of the scenario in streams, fords, water and building hexes."""
    return terrain not in ("stream", "ford", "water") and terrain_rows()[terrain].kind != "building"


def position_covers(board: Board, target: int, set_up: int, open_front: bool, firer: int) -> bool:
    """PZR-6.1.4.3.7: whether an improved position puts a vehicle hull down against a shot.

    `set_up` is the facing with which it was set up there; its rear is open, or with `open_front` its front,
    and stays so when it turns. On the border of two angles the owner chooses, so the covered one.
    """
    angles = hit_angles(board, target, (set_up + HALF_TURN) % 6 if open_front else set_up, firer)
    return angles != ["rear"]


def burnt_out(fire_since: int, turn: int) -> bool:
    """PZR-6.1.4.3.5: who is still in a burning hex at the end of the turn after the fire began is lost."""
    return turn > fire_since
