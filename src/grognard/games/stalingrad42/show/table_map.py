# mypyc: interpreted
"""The map of a scenario (S42-2.2.1): its sheets and the entry areas around them."""

from __future__ import annotations

from grognard.core.telling.table import Cell, Edge, Label, Way
from grognard.games.zocbond.box.mapping import centre
from grognard.games.zocbond.show.area_cells import area_cells

from ..box.map_files import load_map
from ..box.map_types import MapFile
from ..scenario import StalingradScenario
from . import chart


def map_parts(sc: StalingradScenario) -> tuple[list[Cell], list[Edge], list[Way], list[Label]]:
    """Cells, hexsides, ways and names of what is shown."""
    printed = load_map()
    labels = chart.labels(printed, sc.board, sc.part)
    areas = area_cells(sc, [(label.x, label.y) for label in labels if label.kind.startswith("entry")])
    areas += box_cells(sc, printed)
    taken = {(cell.x, cell.y) for cell in areas}
    cells = [cell for cell in chart.cells(printed, sc.board) if (cell.x, cell.y) not in taken]
    edges = chart.edges(printed, sc.board, sc.part)
    return cells + areas, edges, chart.ways(printed, sc.board), labels


def box_cells(sc: StalingradScenario, printed: MapFile) -> list[Cell]:
    """The Caspian box opens on no hex: it lies on the water (S42-22.6.4)."""
    cells = []
    for area in printed.areas:
        if sc.part in area.scenarios and not area.hexes_in(sc.part):
            x, y = centre(sc.board, sc.board.hex(area.at))
            cells.append(Cell(f"@{area.letter}", round(x, 4), round(y, 4), "entry-area"))
    return cells
