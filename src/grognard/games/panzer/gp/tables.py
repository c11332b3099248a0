"""What GP fire asks of the tables at every attack, as flat rows (gp.toml, grades.toml, terrain.toml)."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.box.plain_types import GRADES
from grognard.games.panzer.fire.tables import BU, DM, FACTORS, KO, NOTHING, TK
from grognard.games.panzer.ground.terrain import terrain_rows

SUP: Final = 6  # suppressed, beside the results of AP fire (`fire.tables`)
CODES: Final = {"NE": NOTHING, "SUP": SUP, "DM": DM, "TK": TK, "KO": KO, "BU": BU}

#: The highest column of the results (PZR-6.5.4.4[1]).
MOST_GPF: Final = 15
MOST_GPD: Final = 10
TYPES: Final = "APS"


class GpTables:
    """The tables of GP fire."""

    def __init__(self) -> None:
        gp = load_tables().gp
        #: Highest totals of no effect and of suppressed: fifteen per GPD, the lowest first.
        self.none: list[int] = []
        self.suppressed: list[int] = []
        for row in gp.results.row:
            self.none += row.none
            self.suppressed += row.suppressed
        self.values: dict[str, int] = {row.id: row.value or 0 for row in gp.modifiers.row}
        types = gp.modifiers.target_type
        self.type_value: dict[str, int] = {"A": types.A, "P": types.P, "S": types.S}
        haze = gp.modifiers.heat_haze
        self.haze_from: dict[str, int] = {"V": haze.V, "L": haze.L, "S": haze.S}
        grades = {row.id: row for row in load_tables().grades.grades.row}
        #: By grade, five per row: the modifier of each range factor (PZR-6.5.4.3[27]).
        self.grade_gp = [grades[name].gp.of(factor) for name in GRADES for factor in FACTORS]
        #: Small arms at vehicles: by type and range factor, what SUP and EFF come to; EFF at S: no row.
        self.small_sup: dict[str, list[int]] = {
            row.id: [CODES[each] for each in row.suppressed] for row in gp.vehicles.small_arms
        }
        self.small_eff: dict[str, list[int]] = {
            row.id: [CODES[each] for each in row.effective] for row in gp.vehicles.small_arms
        }
        self.gpe_needed: tuple[str, ...] = gp.vehicles.gpe_needed
        self.under_cover: int = gp.passengers.under_cover
        self.open: int = gp.passengers.open
        #: Effective results in a row that destroy a terrain, and whether those in it are removed.
        self.terrain_effects: dict[str, int] = {row.id: row.effective for row in gp.terrain.row}
        self.removes_units: dict[str, bool] = {row.id: row.removes_units for row in gp.terrain.row}
        self.leaves_rubble: dict[str, bool] = {row.id: row.leaves == "rubble" for row in gp.terrain.row}
        #: GPD of terrain that has one of its own; that of the rest is the scenario's.
        self.terrain_gpd: dict[str, int] = {}
        for terrain in terrain_rows().values():
            if isinstance(terrain.gpd, int):
                self.terrain_gpd[terrain.id] = terrain.gpd


@cache
def gp_tables() -> GpTables:
    """The tables, made once."""
    return GpTables()
