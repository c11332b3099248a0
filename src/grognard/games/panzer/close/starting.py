"""PZR-6.6.1.1, 6.6.1.2, 6.6.11: who may start close combat, from where, and against whom."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.command.available import command_range
from grognard.games.panzer.fire.targets import thing_refusal
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.movement.costs import BARRED
from grognard.games.panzer.movement.leg import light
from grognard.games.panzer.movement.march import enemies_at
from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.movement.steps import sides_between, step_points, step_refusal, turn_points
from grognard.games.panzer.spotting.looking import is_spotted

from ..refusals import (
    APPROACH_COST,
    APPROACH_ENEMY,
    APPROACH_FAR,
    APPROACH_LADEN,
    ASSAULT_CARRIED,
    ASSAULT_FAR,
    ASSAULT_LEVELS,
    ASSAULT_SHAKEN,
    ASSAULT_SHARED,
    ASSAULT_UNSEEN,
    ASSAULT_WHO,
    BARRED_SIDE,
    COME_DOWN,
    LEGAL,
    TARGET_CARRIED,
)
from ..state import SUP_NONE, PanzerState
from .forces import climb

STEEP: Final = 2  # levels up or down over which nobody assaults
ONE_POINT: Final = 1  # what an assault on the move costs on foot
HALF: Final = 2  # part of the allowance that it costs with machines or horses (PZR-6.6.4.4, 6.6.4.5)


def start_refusal(s: PanzerState, u: int) -> int:
    """Why a unit can start no close combat as it is, commands apart."""
    if s.sc.kind[u] != LEG or not s.active(u):
        return ASSAULT_WHO
    return LEGAL if s.sup[u] == SUP_NONE else ASSAULT_SHAKEN


def target_refusal(s: PanzerState, u: int, t: int) -> int:
    """Why nobody of a unit's side may assault a target: passengers are none (PZR-6.1.3)."""
    why = thing_refusal(s, u, t)
    if why:
        return ASSAULT_CARRIED if why == TARGET_CARRIED else why
    return LEGAL if is_spotted(s, t) else ASSAULT_UNSEEN


def reach_refusal(s: PanzerState, h: int, t: int) -> int:
    """Why a target cannot be assaulted from a hex: it is not next to it, or too much above or below."""
    sc = s.sc
    if sc.distance[sc.n * h + s.place[t]] != 1:
        return ASSAULT_FAR
    return ASSAULT_LEVELS if abs(climb(s, h, s.place[t])) >= STEEP else LEGAL


def assault_refusal(s: PanzerState, u: int, h: int, t: int) -> int:
    """Why a unit may not assault a target from a hex, its own or one that it approaches by."""
    return start_refusal(s, u) or target_refusal(s, u, t) or reach_refusal(s, h, t)


def shared_refusal(s: PanzerState, u: int, t: int) -> int:
    """PZR-6.6.11[1]: units that share one MOVE attack the same target, or do not take part."""
    if s.group[u] < 0:
        return LEGAL
    for v in s.sc.formation_units[s.sc.formation[u]]:
        if v != u and s.group[v] == s.group[u] and s.fought[v] not in (-1, t):
            return ASSAULT_SHARED
    return LEGAL


# -- assault on the move (PZR-6.6.1.1[5]) ------------------------------------------------------------------


def approach_refusal(s: PanzerState, u: int, h: int) -> int:
    """Why a unit may not enter a hex for an assault on the move."""
    sc = s.sc
    if not light(s, u):
        return APPROACH_LADEN
    at = s.place[u]
    if not 0 <= h < sc.n or sc.distance[sc.n * at + h] != 1:
        return APPROACH_FAR
    if s.floor[u]:
        return COME_DOWN
    if enemies_at(s, sc.side[u], h):
        return APPROACH_ENEMY
    d = sc.board.direction_to(at, h)
    m = sc.costs_of(mode_of(s, u))
    points = step_points(s, m, 6 * at + d, False)
    if points == BARRED:
        return step_refusal(s, m, 6 * at + d) or BARRED_SIDE
    turn = turn_points(s, m, at, sides_between(s.facing[u], d))
    if points < 0 or turn < 0:
        return APPROACH_COST
    return LEGAL if turn + points <= approach_points(s, u) else APPROACH_COST


def approach_points(s: PanzerState, u: int) -> int:
    """What a unit may spend on an assault on the move."""
    return max(ONE_POINT, s.sc.cross[u] // HALF) if s.sc.mount[u] else ONE_POINT


def targets_from(s: PanzerState, u: int, h: int) -> list[int]:
    """Whom a unit could assault from a hex."""
    sc = s.sc
    around = [k for k in sc.neighbour[6 * h : 6 * h + 6] if 0 <= k < sc.n]
    near = [t for k in around for t in bit_list(s.enemies_in(k, sc.side[u]))]
    return sorted(t for t in near if not assault_refusal(s, u, h, t))


def approaches_of(s: PanzerState, u: int) -> list[int]:
    """The hexes by which a unit could come to somebody on the move."""
    sc = s.sc
    if start_refusal(s, u) or not light(s, u) or s.floor[u]:
        return []
    around = [h for h in sc.neighbour[6 * s.place[u] : 6 * s.place[u] + 6] if 0 <= h < sc.n]
    return [h for h in around if not approach_refusal(s, u, h) and targets_from(s, u, h)]


def could_start(s: PanzerState, u: int) -> bool:
    """Whether by open facts a unit could start close combat, if its command is MOVE."""
    if start_refusal(s, u) or not is_enemy_near(s, u):
        return False
    return bool(targets_from(s, u, s.place[u])) or bool(approaches_of(s, u))


def is_enemy_near(s: PanzerState, u: int) -> bool:
    """Whether an enemy is as near as an assault on the move could lead: beside the next hex."""
    sc = s.sc
    row = sc.n * s.place[u]
    return any(s.on_map(t) and sc.distance[row + s.place[t]] <= 2 for t in sc.units_of[1 - sc.side[u]])


# -- who shares a command stays together (PZR-6.6.11[2]) -----------------------------------------------------


def is_apart(s: PanzerState, u: int, h: int, ends: list[tuple[int, int]]) -> bool:
    """Whether a unit in a hex would be out of command range of partners that have ended, as unit and hex."""
    if s.group[u] < 0:
        return False
    near = command_range(s.sc, s.sc.formation[u])
    for v, end in ends:
        if v != u and s.group[v] == s.group[u] and s.sc.formation[v] == s.sc.formation[u]:
            if s.sc.distance[s.sc.n * h + end] > near:
                return True
    return False
