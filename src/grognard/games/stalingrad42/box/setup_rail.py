# mypyc: interpreted
"""Which railways are of the Axis' gauge at the start (S42-17.1, C3.1, C4.1)."""

from __future__ import annotations

from ..scenario import AXIS, SOVIET, StalingradScenario
from .data_scenario import ScenarioFile


def fill_gauge(sc: StalingradScenario, file: ScenarioFile) -> None:
    """All west of the front of 28 June, and what leads from there to the railheads; in a scenario that begins
    later all that the Axis has reached behind them.
    """
    home = [h for h in range(sc.n) if sc.rail_hex[h] and at_home(sc, h)]
    if not sc.start_railheads:
        return
    for h in home:
        sc.start_gauge[h] = 1
    if file.first_turn == 1:
        for end in sc.start_railheads:
            mark_line(sc, home, end)
    else:
        flood(sc, home)


def at_home(sc: StalingradScenario, h: int) -> bool:
    """Behind the front of 28 June, or on a line that comes from an own area."""
    area = sc.gate_of[h]
    return sc.west[h] != 0 or (sc.gate_rail[h] != 0 and area >= 0 and sc.area_owner[area - sc.size] == AXIS)


def mark_line(sc: StalingradScenario, home: list[int], end: int) -> None:
    """The shortest line from behind the front to a railhead."""
    came = dict.fromkeys(home, -1)
    queue = list(home)
    for h in queue:
        for d in sc.rail_directions[h]:
            to = sc.neighbour[6 * h + d]
            if to not in came:
                came[to] = h
                queue.append(to)
    at = end if end in came else -1
    while at >= 0:
        sc.start_gauge[at] = 1
        at = came[at]


def flood(sc: StalingradScenario, home: list[int]) -> None:
    """Every line as far as a railhead, the enemy or a place he controls."""
    shut = {sc.start_place[u] for u in sc.units_of[SOVIET]}
    shut |= {h for row, h in enumerate(sc.control_hexes) if sc.start_control[row] == SOVIET}
    queue = list(home)
    while queue:
        h = queue.pop()
        if h in sc.start_railheads:
            continue
        for d in sc.rail_directions[h]:
            to = sc.neighbour[6 * h + d]
            if not sc.start_gauge[to] and to not in shut:
                sc.start_gauge[to] = 1
                queue.append(to)
