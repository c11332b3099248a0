"""PZR-6.2.1.1.3: who may share a command, and how many commands a formation has left."""

from __future__ import annotations

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
    carries_fighters,
    command_range,
    command_refusal,
    counts,
    fighters,
    formation_commands,
    matched,
    may_have,
    within_range,
)
from .columns import column_hexes


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
    together = [*members(s, u), v]
    if all_in_range(s, together) or (s.command[u] == MOVE and column_hexes(s, together)):
        return LEGAL
    return COMMAND_RANGE


def all_in_range(s: PanzerState, units: list[int]) -> bool:
    """Pairwise in command range, and active: an unarmed unit nobody activates has a command of its own."""
    reach = command_range(s.sc, s.sc.formation[units[0]])
    for number, v in enumerate(units):
        if not all(within_range(s, w, v, reach) for w in units[:number]):
            return False
    return all_active(s, units)


def all_active(s: PanzerState, units: list[int]) -> bool:
    """PZR-6.2.1.1: whether all are combat units, or have a combat unit each that activates them.

    One combat unit activates one: those that share the commands of other groups need theirs at the same time.
    """
    if not all(counts(s, u) for u in units):
        return False
    formation = s.sc.formation[units[0]]
    sharing = [w for w in s.sc.formation_units[formation] if s.group[w] >= 0 and not s.column_at[w]]
    needy = [w for w in sorted({*units, *sharing}) if not s.sc.armed[w] and not carries_fighters(s, w)]
    if all(w not in needy for w in units):
        return True
    return matched(s, command_range(s.sc, formation), fighters(s, formation), needy) == len(needy)


def give_places(s: PanzerState, u: int) -> None:
    """PZR-6.2.1.1.3, R-70: a group out of command range is a column: each has its place in it."""
    group = members(s, u)
    hexes = column_hexes(s, group)
    if not hexes or s.command[u] != MOVE or (all_in_range(s, group) and s.on_map(u)):
        hexes = []
    for v in group:
        s.column_at[v] = hexes.index(s.place[v]) + 1 if hexes else 0


def may_share(s: PanzerState, u: int, v: int) -> bool:
    return v != u and may_have(s, v, s.command[u]) and share_refusal(s, u, v) == LEGAL
