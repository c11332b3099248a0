"""Chapter 6: line of sight and firing arc. Both are tables of the board, made once by `setup`.

What blocks a line (COH-6.0, COH-11) is decided in `hills`: `HillSight.sees`.

`CohScenario.seen` fuses them: at ``n*a + b`` the facings at a in whose arc b lies, 0 where there
is no line of sight. Units never block (COH-6.0(4)); smoke does (COH-13.0), so who sees whom now is asked
here and not read off the table.
"""

from __future__ import annotations

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import SightRule, sight_table, what_blocks

from .scenario import AIR, HIDDEN
from .smoke import smoke_blockers, smoke_hides
from .state import CohState


def fused_table(board: Board, rule: SightRule) -> bytes:
    """Arc and line of sight of every pair of hexes in one byte (COH-6.0, 6.1)."""
    sees = sight_table(board, rule)
    arc = board.arc180
    return bytes(arc[i] if sees[i] else 0 for i in range(len(arc)))


def in_sight(s: CohState, a: int, b: int) -> bool:
    """COH-6.0: a straight line between the centres that no blocking hex cuts and no smoke ends."""
    return s.sc.seen[a * s.sc.n + b] != 0 and not smoke_hides(s, a, b)


def facings_to(s: CohState, a: int, b: int) -> int:
    """The facings at a in whose arc b lies, as bits; 0 if a does not see b now."""
    facings = s.sc.seen[a * s.sc.n + b]
    return 0 if facings and smoke_hides(s, a, b) else facings


def stand(s: CohState, u: int) -> int:
    """The hex a unit looks and fires from: only its owner knows that of a hidden unit (COH-10.3)."""
    at = s.place[u]
    if at == s.sc.off + AIR:
        return s.over[u]  # of an aircraft, the hex below it (COH-20.2)
    return s.plot[u] if at == s.sc.off + HIDDEN else at


def in_arc(s: CohState, a: int, facing: int, b: int) -> bool:
    """COH-6.1: inside or exactly on the boundary of the 180-degree sector."""
    return s.sc.arc[a * s.sc.n + b] >> facing & 1 != 0


def blockers(s: CohState, a: int, b: int) -> list[int]:
    """The hexes that cut a line of sight, for explanations and overlays (COH-6.0(5))."""
    rule = s.sc.sight_rule
    blocking = [] if rule is None else what_blocks(s.sc.board, rule, a, b)
    return blocking or smoke_blockers(s, a, b)
