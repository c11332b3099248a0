"""PZR-6.2.1.1.3: who may share a command, and how many commands a formation has left."""

from __future__ import annotations

from grognard.games.panzer.box.board_files import ROAD, TRAIL

from ..refusals import (
    COMMAND_RANGE,
    HAS_COMMAND,
    LEGAL,
    NOT_YOURS,
    OTHER_FORMATION,
    RECON_ALONE,
)
from ..state import MOVE, NO_COMMAND, PanzerState
from .available import (
    RECON,
    activate,
    carries_fighters,
    command_range,
    command_refusal,
    counts,
    formation_commands,
    may_have,
    within_range,
)


def commands_used(s: PanzerState, formation: int) -> int:
    """Unique commands given so far: a shared one counts once, those of recon units not at all."""
    used = 0
    for u in s.sc.formation_units[formation]:
        if s.command[u] != NO_COMMAND and not s.sc.roles[u] & RECON and s.group[u] in (-1, u):
            used += 1
    return used


def commands_left(s: PanzerState, u: int) -> int:
    """What is left for a unit: of its formation, or its own if it is a recon unit. Without limit: 1."""
    if has_own_command(s, u):
        return 1
    formation = s.sc.formation[u]
    return formation_commands(s, formation) - commands_used(s, formation)


def has_own_command(s: PanzerState, u: int) -> bool:
    """Whether a unit takes none of the commands of its formation."""
    return not s.sc.command_control or s.sc.roles[u] & RECON != 0


def members(s: PanzerState, u: int) -> list[int]:
    """The units that share a unit's command, that unit included."""
    if s.group[u] < 0:
        return [u]
    return [v for v in s.sc.formation_units[s.sc.formation[u]] if s.group[v] == s.group[u]]


def share_refusal(s: PanzerState, u: int, v: int) -> int:
    """PZR-6.2.1.1.3: why another unit may not share the command of a unit and its partners."""
    sc = s.sc
    if not 0 <= v < sc.units or sc.side[v] != sc.side[u]:
        return NOT_YOURS
    if sc.formation[v] != sc.formation[u]:
        return OTHER_FORMATION
    if s.command[v] != NO_COMMAND:
        return HAS_COMMAND
    if (sc.roles[u] | sc.roles[v]) & RECON:
        return RECON_ALONE
    refusal = LEGAL if may_have(s, v, s.command[u]) else command_refusal(s, v, s.command[u])
    if refusal != LEGAL:
        return refusal
    group = members(s, u)
    if s.command[u] == MOVE and in_column(s, group, v):
        return LEGAL
    return LEGAL if all_in_range(s, group, v) else COMMAND_RANGE


def all_in_range(s: PanzerState, group: list[int], v: int) -> bool:
    """Pairwise in command range, and active: an unarmed unit nobody activates has a command of its own."""
    reach = command_range(s.sc, s.sc.formation[v])
    return is_active(s, v) and all(is_active(s, w) and within_range(s, w, v, reach) for w in group)


def is_active(s: PanzerState, u: int) -> bool:
    """PZR-6.2.1.1: a combat unit, or one that a combat unit could activate."""
    if not counts(s, u):
        return False
    if s.sc.armed[u] or carries_fighters(s, u):
        return True
    formation = s.sc.formation[u]
    armed = [v for v in s.sc.formation_units[formation] if counts(s, v) and s.sc.armed[v]]
    return activate(s, command_range(s.sc, formation), armed, u, {}, set())


def in_column(s: PanzerState, group: list[int], v: int) -> bool:
    """A vehicle on a road or trail, stacked with the group's or behind or before one along the way."""
    if not all(s.on_map(w) and s.is_vehicle(w) for w in [*group, v]):
        return False
    return any(along_way(s, s.place[w], s.place[v]) for w in group)


def along_way(s: PanzerState, a: int, b: int) -> bool:
    """Whether two hexes with a way are the same, or neighbours whose hexside the way crosses."""
    board = s.sc.board
    if a == b:
        return any(board.tracks[kind][6 * a + d] for kind in (ROAD, TRAIL) for d in range(6))
    d = board.direction_to(a, b)
    return d >= 0 and s.sc.land.way(a, d)


def may_share(s: PanzerState, u: int, v: int) -> bool:
    return v != u and may_have(s, v, s.command[u]) and share_refusal(s, u, v) == LEGAL
