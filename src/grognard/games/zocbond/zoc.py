"""Zones of control (H44-7.1 to 7.3, S42-6): what the counts in `State.grip` mean."""

from __future__ import annotations

from mypy_extensions import i64

from .state import ZocState


def in_zoc(s: ZocState, h: i64, player: i64) -> bool:
    """Whether a hex lies in the ZOC of a player's units."""
    return s.grip[player * s.zoc.n + h] > 0


def bare_zoc(s: ZocState, h: i64, player: i64) -> bool:
    """Whether a hex lies in the ZOC of a player's units and his enemy has no unit in it to cancel that.

    For supply lines, retreats and some more, one's own units cancel EZOC in their hex (H44-0.2, S42-16.3.2).
    """
    return s.grip[player * s.zoc.n + h] > 0 and s.occupant[h] != 1 - player


def near_enemy(s: ZocState, h: i64, player: i64) -> bool:
    """Whether an enemy combat unit of a player is in a neighbouring hex; see `Variation.parts`."""
    return s.near[(1 - player) * s.zoc.n + h] > 0


def near_units(s: ZocState, h: i64, player: i64) -> bool:
    """The same for enemy units of any kind, and in the hex itself: not all are combat units (S42-5.3)."""
    if near_enemy(s, h, player):
        return True
    sc = s.zoc
    if not sc.variation.has_helpers:
        return False
    if s.occupant[h] == 1 - player:
        return True
    for side in range(6 * h, 6 * h + 6):
        to = sc.neighbour[side]
        if 0 <= to < sc.n and s.occupant[to] == 1 - player and not sc.variation.parts(s, side):
            return True
    return False


def grippers(s: ZocState, h: i64, player: i64) -> list[int]:
    """The hexes from which the ZOC of a player's units reaches a hex."""
    sc = s.zoc
    found: list[int] = []
    for d in range(6):
        at = sc.neighbour[6 * h + d]
        if 0 <= at < sc.n and s.gripping(at) == player:
            if not sc.variation.bars_zoc(s, 6 * at + (d + 3) % 6):
                found.append(at)
    return found
