"""PZR-6.7.3.1.3: line of sight between an aircraft and the ground: obstacles near the ground end hide.

Seeing is mutual: anti-aircraft guns look along the same lines (PZR-6.7.4.1.1[4]).
"""

from __future__ import annotations

from grognard.core.geometry.sight import line
from grognard.games.panzer.ground.sight import Obstacle
from grognard.games.panzer.spotting.looking import level_of

from ..scenario import PanzerScenario
from ..state import PanzerState
from .tables import air_tables


def hiding(
    sc: PanzerScenario, ground: int, level: int, over: int, altitude: int, rubble: bytes
) -> list[Obstacle]:
    """What hides a unit at a level in the hex `ground` from an aircraft over another hex, nearest first.

    Obstacles stand on the line to the aircraft's hex (R2-25) and are higher than the unit (R2-72).
    """
    tables = air_tables()
    if ground == over:
        return []
    rule = sc.sight.rule
    passed = line(sc.board, ground, over)
    obstacles: list[Obstacle] = []
    for obstacle in rule.obstacles(ground, over, level, level, passed, rubble):
        away = max(1, rule.distance_to(obstacle, ground))
        if away <= tables.hidden(altitude, obstacle.level):
            obstacles.append(obstacle)
    return obstacles


def sees(s: PanzerState, u: int, over: int, altitude: int) -> bool:
    """Whether a unit on the map and an aircraft over a hex see each other."""
    return not hiding(s.sc, s.place[u], level_of(s, u), over, altitude, s.rubble_bytes())
