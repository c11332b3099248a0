"""What can be wrong with a State of Holland '44: the invariants that fuzzing checks after every choice."""

from __future__ import annotations

from grognard.games.zocbond.faults import unit_faults
from grognard.games.zocbond.kinds import GHOST, SOURCE
from grognard.games.zocbond.movement import Move

from .kinds import CUP
from .landing import Airlanding
from .scenario import ALLIED
from .state import HollandState


def faults(s: HollandState) -> list[str]:
    """Every fault found; empty for a sound State."""
    problems: list[str] = []
    for u in unit_faults(s, problems):
        if s.place[u] < s.sc.n and s.sc.steps[u] == 3 and s.steps[u] == 1:
            problems.append(f"{s.sc.unit_names[u]} should be a remnant (H44-11.4)")
    if not any(isinstance(frame, Airlanding) for frame in s.lanes[0]):
        stack_faults(s, problems)
    cup_faults(s, problems)
    marker_faults(s, problems)
    return problems


def stack_faults(s: HollandState, problems: list[str]) -> None:
    """No hex holds units of both sides, two supply sources or two face-down units (H44-8.1, 6.1).

    Who is on the move may pass another: the limit holds where a move ends.
    """
    sc = s.sc
    moving = [frame.units for frame in s.lanes[0] if isinstance(frame, Move)]
    passing = moving[-1] if moving else 0
    for h in range(sc.n):
        if s.first[h] < 0:
            continue
        stack = s.stack_at(h)
        owners = {sc.owner[u] for u in stack}
        if len(owners) > 1:
            problems.append(f"both sides are in {sc.place_names[h]} (H44-8.1)")
        for trait, word in ((SOURCE, "supply sources"), (GHOST, "face-down units")):
            if len([u for u in stack if sc.traits[u] & trait and not passing >> u & 1]) > 1:
                problems.append(f"several {word} in {sc.place_names[h]} (H44-6.1)")


def cup_faults(s: HollandState, problems: list[str]) -> None:
    """As many face-down units as things in the cup at most, and the cup counts its counters (H44-25.5)."""
    sc = s.sc
    for kind, units in enumerate(sc.unknown_units):
        left = len([u for u in units if s.place[u] == sc.box + CUP])
        if left != s.cup[kind]:
            problems.append(f"the cup counts {s.cup[kind]} of {sc.unknown_kinds[kind]}, {left} are there")
    down = len([u for u in sc.unknowns if 0 <= s.place[u] < sc.n])
    if down > sum(s.cup):
        problems.append(f"{down} units lie face down, {sum(s.cup)} are in the cup (H44-25.5)")


def marker_faults(s: HollandState, problems: list[str]) -> None:
    sc = s.sc
    for marker, where in enumerate(s.traffic):
        if not (where == -1 or 0 <= where < sc.n or sc.box <= where < sc.places):
            problems.append(f"traffic marker {marker + 1} is nowhere (H44-24.1)")
    for division, points in enumerate(s.airborne_points):
        if not 0 <= s.fresh_points[division] <= points:
            fresh = s.fresh_points[division]
            problems.append(f"division {division} has {points} points, {fresh} of them fresh (H44-22.7)")
    if s.active == ALLIED and s.landings_left < 0:
        problems.append("more landings than points (H44-22.4)")
