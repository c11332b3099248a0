"""PZR-4.1.4.1: what fills the hexes of a map, as flat rows that sight, cover and movement read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from grognard.core.geometry.board import Board
from grognard.games.panzer.box.board_files import CREST, HEDGE, ROAD, TRAIL, Ground
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.box.ground_types import Terrain

#: What the buildings of a hex are of.
NO_BUILDING: Final = 0
WOOD: Final = 1
BRICK: Final = 2
STONE: Final = 3

STUFF: Final[dict[str, int]] = {
    "building_wood": WOOD,
    "street": WOOD,  # a street that no board says more of: the lightest houses stand about it
    "building_brick": BRICK,
    "building_stone": STONE,
}


@cache
def terrain_rows() -> dict[str, Terrain]:
    """The rows of the Terrain Effects table by name."""
    return {row.id: row for row in load_tables().terrain.terrain.row}


class Land:
    """The ground of a map as it is when play begins; every row has one entry per hex of the board.

    `terrain` names what fills each hex (a row of terrain.toml), `floors` says which buildings have more than
    one floor (4.1.4.1.3), `ditches` are the hexes in which the scenario has dug one (6.1.4.3.4). Hills,
    hexsides, roads and trails are the board's own. Buildings that have fallen since are no part of this:
    functions that ask for `rubble` want one byte per hex, not 0 where a building or bridge lies in ruins, or
    ``b""`` while all of them stand.
    """

    def __init__(
        self, board: Board, terrain: list[str], floors: dict[int, int], ditches: Iterable[int] = ()
    ) -> None:
        rows = terrain_rows()
        self.board = board
        self.terrain = terrain
        #: Level of a unit on the ground; one below its surroundings in gullies, streams, fords and ditches.
        self.ground: list[int] = []
        #: Level as an obstacle: the ground, or the trees or houses on it (R-22).
        self.top: list[int] = []
        self.sunken = bytearray(board.n)
        self.bridge = bytearray(board.n)
        self.building = bytearray(board.n)
        self.floors = bytearray(board.n)
        dug = frozenset(ditches)
        for h in range(board.n):
            row = rows[terrain[h]]
            self.bridge[h] = 1 if row.id == "bridge" else 0
            self.sunken[h] = 1 if row.height < 0 or h in dug else 0
            if row.kind == "building":
                self.building[h] = STUFF[row.id]
                self.floors[h] = floors.get(h, 1)
            level = board.elevation[h]
            stands = level + _height(row, self.floors[h])
            self.ground.append(level - 1 if self.sunken[h] else level)
            self.top.append(stands if row.blocks else self.ground[h])
        self.kept_open: dict[str, bytearray] = {}  # see `opens`
        self.blocking_sides = any(bits & (CREST | HEDGE) for bits in board.side_feature)

    def way(self, h: int, d: int) -> bool:
        """Whether a road or trail leaves the hex across side d."""
        tracks = self.board.tracks
        return bool(tracks[ROAD][6 * h + d] or tracks[TRAIL][6 * h + d])

    def opens(self, mode: str) -> bytearray:
        """1 for each hex in which a mode may be: a way leads there, or its terrain is not `barred`."""
        kept = self.kept_open.get(mode)
        if kept is None:
            kept = bytearray(self.board.n)
            for h in range(self.board.n):
                on_way = any(self.way(h, d) for d in range(6))
                kept[h] = 1 if on_way or not barred(self.terrain[h], mode) else 0
            self.kept_open[mode] = kept
        return kept


def _height(row: Terrain, floors: int) -> int:
    """Woods have a height of their own, buildings one level a floor (4.1.4.1.3, 4.1.4.1.7)."""
    return floors if row.height_of in ("floor", "building") else row.height


def land_of(ground: Ground, ditches: Iterable[int] = ()) -> Land:
    """The land of joined boards."""
    board = ground.board
    return Land(board, [ground.kind(h) for h in range(board.n)], ground.floors, ditches)


def barred(name: str, mode: str) -> bool:
    """Whether terrain of this name may not be entered by units of a mode: T, H, W, L or ``towed``."""
    row = terrain_rows()[name]
    if mode == "towed" and row.towed_barred:
        return True
    if row.cost is None:
        return False
    costs = {"T": row.cost.T, "H": row.cost.H, "W": row.cost.W, "L": row.cost.L, "towed": row.cost.L}
    return costs[mode] == "P"
