"""PZR-4.1.3, 6.1.4.3: the cover of a unit in its hex, for spotting and for combat."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.box.ground_types import Terrain

from .terrain import BRICK, STONE, WOOD, Land, terrain_rows

NONE: Final = 0
LIGHT: Final = 1
MEDIUM: Final = 2
HEAVY: Final = 3
COVERS: Final = ("none", "light", "medium", "heavy")

#: Kinds of unit.
VEHICLE: Final = 0
TOWED: Final = 1
LEG: Final = 2
AIRCRAFT: Final = 3  # never in a hex: see `air`

#: Which column of the table is asked: wood and brick houses hide better than they protect (6.5.4.2.2).
SPOTTING: Final = 0
COMBAT: Final = 1

#: Vehicles, and towed units in the Advanced Game, that make a hex overstacked (3.8, 5.13).
OVERSTACKED: Final = 6


class Covers:
    """The cover columns of the Terrain Effects table, ready to be asked."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.rows = terrain_rows()

    def cover(
        self,
        h: int,
        kind: int,
        column: int,
        *,
        inside: bool = False,
        works: tuple[str, ...] = (),
        rubble: bytes = b"",
        overstacked: bool = False,
    ) -> int:
        """The best cover that the hex gives a unit of this kind (4.1.3: the terrain best for the target).

        `inside`: a vehicle or gun in the building, not on its street; leg units always are (6.1.4.3.1).
        `works`: the works of the hex that this unit uses: an improved position only for its occupant.
        An overstacked hex gives vehicles none, whatever the terrain (4.1.3.2).
        """
        if overstacked and kind == VEHICLE:
            return NONE
        best = self.of_ground(h, kind, column, inside, rubble)
        for work in works:
            best = max(best, self.of_row(self.rows[work], kind, column))
        return best

    def of_ground(self, h: int, kind: int, column: int, inside: bool, rubble: bytes) -> int:
        """What fills the hex. A road or trail has no cover of its own: its hex has that of its terrain."""
        land = self.land
        if rubble and rubble[h]:
            return self.of_rubble(land.building[h])
        if land.building[h] and not inside and kind != LEG:
            return self.of_row(self.rows["street"], kind, column)
        return self.of_row(self.rows[land.terrain[h]], kind, column)

    def of_rubble(self, stuff: int) -> int:
        """PZR-6.1.4.3.9, R-14: by what the building was of; a fallen bridge gives none."""
        table = self.rows["rubble"].rubble_cover
        if table is None or stuff not in (WOOD, BRICK, STONE):
            return NONE
        return COVERS.index({WOOD: table.wood, BRICK: table.brick, STONE: table.stone}[stuff])

    def of_row(self, row: Terrain, kind: int, column: int) -> int:
        """One row of the table; blocks and ditches cover leg units only (6.1.4.3.3, 6.1.4.3.4)."""
        name = row.cover_spot if column == SPOTTING else row.cover_combat
        if name not in COVERS or (row.cover_for == "leg" and kind != LEG):
            return NONE
        return COVERS.index(name)
