"""What can be wrong with a battle's State: the invariants that fuzzing checks after every choice."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list

from .indirect.barrages import IDLE, LYING, MUTE, WAITS
from .scenario import AIR, PHASES
from .state import (
    ABANDONED,
    ENTRENCHMENT,
    FRESH,
    IDLE_ONLY,
    IMPROVED,
    IN_POSITION,
    IN_TRENCH,
    NO_COMMAND,
    PanzerState,
)

MOVEMENT = (PHASES.index("move_sp"), PHASES.index("move_fp"))


def faults(s: PanzerState) -> list[str]:
    """Every fault found; empty for a sound State."""
    faults: list[str] = []
    for u in range(s.sc.units):
        place_faults(s, u, faults)
        command_faults(s, u, faults)
        close_faults(s, u, faults)
    post_faults(s, faults)
    objective_faults(s, faults)
    mission_faults(s, faults)
    if s.phase not in MOVEMENT:  # a mover may pass through (4.5.1.1.10)
        shared_hex_faults(s, faults)
    if s.result:
        faults.append("what an ended procedure has left is told while somebody is asked (L1)")
    return faults


def place_faults(s: PanzerState, u: int, faults: list[str]) -> None:
    sc = s.sc
    name = sc.unit_names[u]
    if not (0 <= s.place[u] < sc.n or sc.off <= s.place[u] <= sc.off + AIR):
        faults.append(f"{name} is nowhere")
    if not 0 <= s.facing[u] < 6:
        faults.append(f"{name} faces nowhere")
    carrier = s.carrier[u]
    if carrier >= 0 and s.place[carrier] != s.place[u]:
        faults.append(f"{name} is carried, but not where its carrier is (PZR-6.6.7)")
    if s.exit_row[u] >= 0 and sc.exit_side[s.exit_row[u]] != sc.side[u]:
        faults.append(f"{name} left by an exit of the other side")


def command_faults(s: PanzerState, u: int, faults: list[str]) -> None:
    name = s.sc.unit_names[u]
    if not s.command_may[u] >> s.command[u] & 1:
        faults.append(f"{name} has a command that was ruled out (L8)")
    if s.acted[u] != FRESH and s.command_may[u] != 1 << s.command[u]:
        faults.append(f"{name} lies face up, but its command is not known to all (PZR-4.2.1)")
    if s.command[u] != NO_COMMAND and s.hurt[u] & ABANDONED and s.command_may[u] == IDLE_ONLY:
        faults.append(f"{name} is abandoned and has a command (R-41)")
    if s.group[u] >= 0 and s.command[s.group[u]] != s.command[u]:
        faults.append(f"{name} shares a command that is another one (PZR-6.2.1.1.3)")


def post_faults(s: PanzerState, faults: list[str]) -> None:
    """6.1.4.3.6, 6.1.4.3.7: a position or an entrenchment holds one unit, and is there to be held."""
    for h, works in enumerate(s.works):
        held = [s.post[u] for u in bit_list(s.here[h])]
        name = s.sc.board.name(h)
        if held.count(IN_TRENCH) > s.trenches[h] or held.count(IN_POSITION) > (1 if works & IMPROVED else 0):
            faults.append(f"more units are dug in in {name} than there is room for")
        if (works & ENTRENCHMENT != 0) != (s.trenches[h] > 0):
            faults.append(f"the entrenchments of {name} are not those of its markers")


def objective_faults(s: PanzerState, faults: list[str]) -> None:
    for row, holder in enumerate(s.held_by):
        h = s.sc.objective_hex[row]
        if holder >= 0 and not s.holds(h, holder):
            faults.append(f"{s.sc.objective_names[row]} is occupied by nobody (PZR-3.6)")


def shared_hex_faults(s: PanzerState, faults: list[str]) -> None:
    """4.5.1.1.10, R2-51: units of both sides never end movement or close combat in one hex."""
    for h in range(s.sc.n):
        units = [u for u in bit_list(s.here[h]) if s.active(u)]
        if len({s.sc.side[u] for u in units}) > 1:
            faults.append(f"units of both sides are in {s.sc.board.name(h)}")


def close_faults(s: PanzerState, u: int, faults: list[str]) -> None:
    """6.6.1, 6.6.10: close combat is with enemies, and who starts it has been turned up."""
    name, t = s.sc.unit_names[u], s.fought[u]
    if t < 0:
        return
    if s.sc.side[t] == s.sc.side[u]:
        faults.append(f"{name} has attacked a friend")
    if s.acted[u] == FRESH and not s.is_lost(u):
        faults.append(f"{name} has attacked and lies face down (PZR-6.6.1.1)")


def mission_faults(s: PanzerState, faults: list[str]) -> None:
    """PZR-6.5.1: what lies on the map has an aim point, and nobody but its own side has called it."""
    sc = s.sc
    for r, state in enumerate(s.m_state):
        name = sc.source_names[r]
        if (state in LYING or state in (WAITS, MUTE)) and s.m_aim[r] < 0:
            faults.append(f"{name} fires at nothing (PZR-6.5.1.5)")
        if state == IDLE and s.m_observer[r] >= 0:
            faults.append(f"{name} has an observer and no mission (PZR-6.5.1.9)")
        if s.m_observer[r] >= 0 and sc.side[s.m_observer[r]] != sc.source_side[r]:
            faults.append(f"{name} fires for the enemy (PZR-6.5.1.1)")
    for row, h in enumerate(s.prp_shown):
        if h >= 0 and s.prp_hex[row] != h:
            faults.append(f"a point was told that {sc.source_names[sc.point_source[row]]} has not registered")
    for row, state in enumerate(s.veil_state):
        if (state != 0) != (s.veil_aim[row] >= 0):
            faults.append(f"smoke of {sc.veil_owner[row]} lies nowhere (PZR-6.1.4.3.10)")
