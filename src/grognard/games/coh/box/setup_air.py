# mypyc: interpreted
"""Chapter 20 at setup: aircraft, what may fire at them, and their bombs as flat tables."""

from __future__ import annotations

from ..scenario import BLUE, RED, CohScenario
from ..verbs import MINES
from .data_types import Box, ScenarioFile


def fill_aircraft(sc: CohScenario, file: ScenarioFile, box: Box) -> None:
    """Impulses and AA marks of all units, and, if aircraft take part, their bombs (COH-20.0, 20.4)."""
    loads = {arrival.key: arrival.bombs for group in file.reinforcements for arrival in group.units}
    for u, unit in enumerate(sc.unit_types):
        kind = box.units[unit]
        sc.aa.append("aa" in kind.flags)
        sc.impulses.append(kind.impulses if kind.kind == "aircraft" else 0)
        if sc.impulses[u]:
            sc.aircraft[sc.side[u]].append(u)
            sc.air_mask |= 1 << u
    sc.air = sc.air_mask != 0
    figures = box.constants.air
    sc.figures.update({f"air_{name}": getattr(figures, name) for name in figures.__struct_fields__})
    for bomb in box.bombs.values():
        sc.bomb_names.append(bomb.id)
        sc.bomb_fp[RED].append(bomb.fp_red or 0)
        sc.bomb_fp[BLUE].append(bomb.fp_blue or 0)
        sc.bomb_mine.append(MINES.index(bomb.places.replace("_", "-")) if bomb.places else -1)
    sc.start_bombs = [[sc.bomb_names.index(bomb) for bomb in loads.get(key, ())] for key in sc.unit_names]
