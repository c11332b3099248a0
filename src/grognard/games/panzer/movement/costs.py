"""PZR-4.5.1.1.2, 4.5.1.1.4, 6.6.4, 6.6.5: what the ground asks of whoever enters it, by mode of movement.

The tables are flat, one entry for each hex or for each of its six sides, and are made once for a map. The
part of the terrain and the rest are kept apart, because reverse movement doubles the terrain alone (R-11).
"""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.box.board_files import CLIFF, CREST, HEDGE, WALL
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.box.ground_types import Hexside, Terrain
from grognard.games.panzer.ground.terrain import Land, terrain_rows

#: Modes of movement. A laden section, with a support weapon, has a level limit of its own (R2-45).
TRACKED: Final = 0
HALF_TRACK: Final = 1
WHEELED: Final = 2
FOOT: Final = 3
LADEN: Final = 4
GUN: Final = 5
MOTORCYCLE: Final = 6
BICYCLE: Final = 7
CAVALRY: Final = 8
MODES: Final = ("T", "H", "W", "L", "laden", "towed", "motorcycle", "bicycle", "cavalry")

#: Modes that turn before they go, and pay for it (PZR-4.5.1.1.4, 6.6.4.4); the others go anywhere (PZR-5.5).
STEERED: Final = (TRACKED, HALF_TRACK, WHEELED, MOTORCYCLE, BICYCLE)

#: The letter of each mode in the columns of the tables.
LETTERS: Final = "THWLLLWWL"

# What a table says instead of a number of points.
BARRED: Final = -1
WHOLE: Final = -2  # the whole allowance, with nothing spent before (PZR-4.5.1.1.2: hedges)
ALONE: Final = -3  # barred but for a road or trail: the only hex of its move

ONE_LEVEL: Final = (LADEN, GUN, MOTORCYCLE, BICYCLE)  # whatever their letter says (R2-45, PZR-6.6.5, 6.6.4.1)


class ModeCosts:
    """The costs of one mode on one map while every building and bridge stands and no marker lies there."""

    def __init__(self, land: Land, mode: int) -> None:
        self.land = land
        self.mode = mode
        self.steered = mode in STEERED
        self.rows = terrain_rows()
        self.sides = {row.id: row for row in load_tables().hexsides.hexsides.row}
        board = land.board
        #: Points to enter each hex, on its street where it has buildings.
        self.hex = [self.of_hex(h) for h in range(board.n)]
        #: Points to enter each building or leave it (PZR-6.6.3); BARRED where there is none.
        self.inside = [self.of_building(h) for h in range(board.n)]
        #: Points of the hex in ruins (PZR-6.1.4.3.9).
        self.ruin = self.of_row(self.rows["rubble"])
        #: Points for a turn of two or three hexsides in each hex.
        self.turn = [self.turn_in(h) for h in range(board.n)]
        self.ruin_turn = _figure(self.rows["rubble"].turn)
        #: What the hexside adds, cross-country: levels, crests, walls.
        self.side = [0] * (6 * board.n)
        #: The same along a road or trail that crosses it (PZR-4.5.1.1.5); BARRED where none does.
        self.way_side = [BARRED] * (6 * board.n)
        for e in range(6 * board.n):
            self.fill_side(e)
        self.block = self.of_row(self.rows["block"])
        self.ditch = self.of_row(self.rows["ditch"])
        self.wire: int = BARRED if self.of_row(self.rows["wire"]) == BARRED else self.rows["wire"].extra_cost
        #: A clear hex that is entered along its road or trail (R-34).
        self.plain_way = self.column(self.rows["road"])
        self.smoke: int = self.rows["bu_smoke"].extra_cost
        self.smoke_turn: int = self.rows["bu_smoke"].extra_turn

    # what fills a hex

    def of_row(self, row: Terrain) -> int:
        """A row of the Terrain Effects table for this mode; 0 where the other terrain of the hex counts."""
        if self.mode == GUN and row.towed_barred:
            return BARRED
        return self.column(row)

    def column(self, row: Terrain) -> int:
        """The cost column of this mode's letter."""
        cost = row.cost
        if cost is None:
            return 0
        letter = LETTERS[self.mode]
        if letter == "T":
            return _figure(cost.T)
        if letter == "H":
            return _figure(cost.H)
        return _figure(cost.W) if letter == "W" else _figure(cost.L)

    def of_hex(self, h: int) -> int:
        """Whoever drives, and guns, come in by the street; leg units are then inside (PZR-6.1.4.3.1)."""
        if self.land.building[h] and (self.steered or self.mode == GUN):
            return self.of_row(self.rows["street"])
        return self.of_row(self.rows[self.land.terrain[h]])

    def of_building(self, h: int) -> int:
        """The houses of a hex for tracked vehicles; whose roof lets them in is another matter (PZR-6.6.3)."""
        if not self.land.building[h] or self.mode != TRACKED:
            return BARRED
        return self.of_row(self.rows[self.land.terrain[h]])

    def turn_in(self, h: int) -> int:
        """The Turn column; only vehicles, and who moves like them, pay for turning."""
        if not self.steered:
            return 0
        name = "street" if self.land.building[h] else self.land.terrain[h]
        return _figure(self.rows[name].turn)

    # hexsides

    def fill_side(self, e: int) -> None:
        """What crossing one hexside adds, off and on the road."""
        board = self.land.board
        to = board.neighbour[e]
        if to < 0 or to >= board.n:
            self.side[e] = BARRED
            return
        levels = abs(board.elevation[e // 6] - board.elevation[to])
        along = self.land.way(e // 6, e % 6)
        self.side[e] = self.across(e, levels)
        bridge = self.land.bridge[e // 6] or self.land.bridge[to]
        if along:
            self.way_side[e] = self.along(e, levels)
        elif bridge and self.rows["bridge"].along_way_only:
            self.side[e] = BARRED  # PZR-4.5.1.1.6

    def across(self, e: int, levels: int) -> int:
        """Levels, crest, cliff, hedge and wall of a hexside; WHOLE for a hedge that takes all there is."""
        features = self.land.board.side_feature[e]
        if levels > self.most_levels() or (features & CLIFF and self.of_side("cliff") == BARRED):
            return BARRED
        total = self.climb(e, levels)
        whole = False
        for bit, name in ((HEDGE, "hedge"), (WALL, "wall")):
            if features & bit:
                cost = self.of_side(name)
                if cost == BARRED:
                    return BARRED
                if cost == WHOLE:
                    whole = True
                else:
                    total += cost
        return WHOLE if whole else total

    def along(self, e: int, levels: int) -> int:
        """PZR-4.5.1.1.5: a road or trail goes through hedges and walls, and makes levels cheaper."""
        if levels > self.most_levels():
            return BARRED
        return max(0, self.climb(e, levels) + self.sides["slope"].along_way)

    def climb(self, e: int, levels: int) -> int:
        """One point a level; a crest between equal levels counts as one (R-33)."""
        if levels:
            return levels * self.of_side("slope")
        return self.of_side("crest") if self.land.board.side_feature[e] & CREST else 0

    def most_levels(self) -> int:
        """How many levels may change in one hex."""
        if self.mode in ONE_LEVEL:
            return 1
        limits = self.sides["slope"].levels
        if limits is None:
            raise ValueError("hexsides.toml gives slopes no level limits; they need `levels`")
        return {"T": limits.T, "H": limits.H, "W": limits.W, "L": limits.L}[LETTERS[self.mode]]

    def of_side(self, name: str) -> int:
        """A row of the hexside table for this mode; riders and guns that it leaves out go as on foot."""
        row: Hexside = self.sides[name]
        cost = row.cost
        own = {GUN: cost.towed, MOTORCYCLE: cost.motorcycle, BICYCLE: cost.bicycle, CAVALRY: cost.cavalry}
        mine = own.get(self.mode)
        if mine is not None:
            return _figure(mine)
        if self.mode == TRACKED:
            return _figure(cost.T)
        if self.mode == HALF_TRACK:
            return _figure(cost.H)
        return _figure(cost.W) if self.mode == WHEELED else _figure(cost.L)


def _figure(cost: int | str | None) -> int:
    """A cell of the tables as a number: `other` and an empty cell are 0."""
    if cost == "P":
        return BARRED
    if cost == "all":
        return WHOLE
    return cost if isinstance(cost, int) else 0
