# mypyc: interpreted
"""PZR-3.6: objectives, exits and what counts at the end, as rows of numbers."""

from __future__ import annotations

from ..scenario import SIDES, PanzerScenario
from .scenario_types import ScenarioFile


def fill_victory(sc: PanzerScenario, file: ScenarioFile) -> None:
    """What the scenario counts."""
    victory = file.victory
    sc.kill_percent = [victory.kills.german, victory.kills.soviet]
    sc.damaged_percent = victory.damaged
    sc.start_points = [victory.start.german, victory.start.soviet]
    sc.draw_points = victory.draw
    sc.objective_at = [-1] * sc.n
    for objective in victory.objectives:
        for name in objective.hexes:
            h = sc.board.hex(name)
            sc.objective_at[h] = len(sc.objective_hex)
            sc.objective_names.append(name)
            sc.objective_key.append(objective.key)
            sc.objective_hex.append(h)
            sc.objective_points.append(objective.points)
            sc.objective_all.append(not objective.each)
            sc.objective_hold.append(objective.hold)
            sc.objective_held.append(SIDES.index(objective.held) if objective.held else -1)
    for way in victory.exits:
        sc.exit_side.append(SIDES.index(way.side))
        sc.exit_hexes.append([sc.board.hex(name) for name in way.hexes])
        sc.exit_points.append(way.points)
        sc.exit_percent.append(way.percent)
        sc.exit_cards.append(list(way.cards))
    sc.survivors = [(SIDES.index(each.side), each.card, each.points) for each in victory.survivors]
