# mypyc: interpreted
"""What decides a scenario (S42-24, C1.3, C2.5, C3.5, C4.4)."""

from __future__ import annotations

from ..scenario import SOVIET, StalingradScenario
from .data_scenario import ScenarioFile
from .data_types import Box
from .map_types import MapFile

DON = "don"


def fill_victory(sc: StalingradScenario, file: ScenarioFile, box: Box, chart: MapFile) -> None:
    victory = file.victory
    sc.victory_points = victory.vp
    sc.victory_any_turn = victory.any_turn
    sc.has_benchmarks = victory.benchmarks
    sc.isolated_count = victory.isolated
    sc.edge_areas = [
        sc.board.place("@" + letter) for letter in box.constants.points.edge_areas if letter in sc.board.areas
    ]
    if victory.hold:
        sc.hold_turn = victory.hold.until
        sc.hold_hexes = [sc.board.hex(name) for name in victory.hold.hexes]
    if victory.check:
        sc.check_turn = victory.check.turn
        sc.check_points = victory.check.vp
    row = chart.scenario(file.part).crossed_row
    if victory.beyond and row:
        sc.beyond_points = victory.beyond
        fill_beyond(sc, chart, row)


def known(sc: StalingradScenario, name: str) -> bool:
    return sc.board.book.find(name) >= 0


def fill_beyond(sc: StalingradScenario, chart: MapFile, row: int) -> None:
    """Hexes south of the Don and below a row: those that are joined to the southern edge."""
    river: set[int] = set()
    for water in chart.waterways:
        if water.key == DON:
            on_map = [text for text in water.hexsides if all(known(sc, name) for name in text.split("/"))]
            for text in on_map:
                side = sc.board.side(text)
                other = sc.neighbour[side]
                river |= {side, 6 * other + (side % 6 + 3) % 6}
    soviet = [area for area in range(sc.areas) if sc.area_owner[area] == SOVIET]
    queue = [h for area in soviet for h in sc.gates[area] if sc.row[h] == max(sc.row)]
    seen = set(queue)
    for h in queue:
        sc.beyond_don[h] = 1 if sc.row[h] > row else 0
        for side in range(6 * h, 6 * h + 6):
            to = sc.neighbour[side]
            if 0 <= to < sc.n and sc.in_play[to] and to not in seen and side not in river:
                seen.add(to)
                queue.append(to)
