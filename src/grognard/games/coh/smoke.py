"""Chapter 13.0: smoke counters, what they do to a line, and how they age.

A hex may hold any number of counters. `CohState.smoky` counts the hexes with smoke, so that a battle
without any never looks further.
"""

from __future__ import annotations

from grognard.core.geometry.sight import OUT, SINGLE, line

from . import events
from .state import CohState


def smoke_at(s: CohState, h: int) -> int:
    """The DM of all counters in a hex (COH-13.0(1), (4), (5))."""
    return s.smoke_new[h] * s.sc.smoke_new_dm + s.smoke_old[h] * s.sc.smoke_old_dm


def smoke_between(s: CohState, a: int, b: int) -> int:
    """The smoke on a line, both ends left out; along a shared side the lesser one (COH-13.0(5), (7))."""
    if a == b:
        return 0
    total = 0
    new = s.smoke_new
    old = s.smoke_old
    passed = passed_by(s, a, b)
    for i in range(0, len(passed), 2):
        h = passed[i]
        if h == OUT or (new[h] == 0 and old[h] == 0):
            continue
        here = smoke_at(s, h)
        other = passed[i + 1]
        if other != SINGLE:
            here = 0 if other == OUT else min(here, smoke_at(s, other))
        total += here
    return total


def passed_by(s: CohState, a: int, b: int) -> list[int]:
    """What the line passes, as `sight.line` tells it; lines that were asked for are kept."""
    lines = s.sc.lines
    pair = a * s.sc.n + b if a < b else b * s.sc.n + a
    passed = lines.get(pair)
    if passed is None:
        passed = line(s.sc.board, min(a, b), max(a, b))
        lines[pair] = passed
    return passed


def smoke_hides(s: CohState, a: int, b: int) -> bool:
    """Whether smoke ends the line of sight before it reaches the other hex, at any level (G-43)."""
    return s.smoky != 0 and smoke_between(s, a, b) >= s.sc.smoke_blocks


def smoke_dm(s: CohState, a: int, b: int) -> int:
    """The DM of a target in b against an attack from a: smoke from, through and into (COH-13.0(2), (4))."""
    if s.smoky == 0:
        return 0
    if a == b:  # close combat, shells from off the map: the hex counts once (COH-13.0(6), (9))
        return smoke_at(s, b)
    return smoke_at(s, a) + smoke_between(s, a, b) + smoke_at(s, b)


def smoke_changes(s: CohState, a: int, b: int, changes: list[tuple[str, str, int]]) -> None:
    """The same, part by part, for a ledger."""
    behind = smoke_at(s, a) if a != b else 0
    through = smoke_between(s, a, b)
    around = smoke_at(s, b)
    if behind:
        changes.append(("COH-13.0", "smoke-from", behind))
    if through:
        changes.append(("COH-13.0", "smoke-through", through))
    if around:
        changes.append(("COH-13.0", "smoke-into", around))


def smoke_blockers(s: CohState, a: int, b: int) -> list[int]:
    """The hexes whose smoke hides b from a, nearest first; empty if smoke does not hide it."""
    hexes: list[int] = []
    if smoke_hides(s, a, b):
        passed = line(s.sc.board, a, b)
        for i in range(0, len(passed), 2):
            cells = [h for h in passed[i : i + 2] if h >= 0]
            if cells and all(smoke_at(s, h) for h in cells):
                hexes += cells
    return hexes


def place_smoke(s: CohState, h: int) -> None:
    """A new counter: round 1 (COH-13.0(1)). It needs no roll, and harms nobody (COH-13.0(8))."""
    if smoke_at(s, h) == 0:
        s.smoky += 1
    s.smoke_new = s.smoke_new.copy()
    s.smoke_new[h] += 1
    s.tell(events.SMOKE_LAID, h)


def age_smoke(s: CohState) -> None:
    """P2: round-1 counters become round-2 counters, those that were round-2 are removed (COH-13.0(3))."""
    if s.smoky == 0:
        return
    s.smoke_old = s.smoke_new
    s.smoke_new = [0] * s.sc.n
    s.smoky = sum(1 for count in s.smoke_old if count)
    s.tell(events.SMOKE_AGES, s.smoky)
