"""Chapter 6: line of sight and firing arc. Both are tables of the board, made once by `setup`.

`CohScenario.seen` fuses them: at ``n*a + b`` the facings at a in whose arc b lies, 0 where there
is no line of sight. Units never block (COH-6.0(4)).
"""

from __future__ import annotations

from grognard.core.board import Board
from grognard.core.sight import SightRule, sight_table, what_blocks

from .state import CohState


def fused_table(board: Board, rule: SightRule) -> bytes:
    """Arc and line of sight of every pair of hexes in one byte (COH-6.0, 6.1)."""
    sees = sight_table(board, rule)
    arc = board.arc180
    return bytes(arc[i] if sees[i] else 0 for i in range(len(arc)))


def in_sight(s: CohState, a: int, b: int) -> bool:
    """COH-6.0: a straight line between the centres that no blocking hex cuts."""
    return s.sc.seen[a * s.sc.n + b] != 0


def in_arc(s: CohState, a: int, facing: int, b: int) -> bool:
    """COH-6.1: inside or exactly on the boundary of the 180-degree sector."""
    return s.sc.arc[a * s.sc.n + b] >> facing & 1 != 0


def blockers(s: CohState, a: int, b: int) -> list[int]:
    """The hexes that cut a line of sight, for explanations and overlays (COH-6.0(5))."""
    rule = s.sc.sight_rule
    return [] if rule is None else what_blocks(s.sc.board, rule, a, b)
