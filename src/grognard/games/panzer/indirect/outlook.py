"""What a mission may bring: the attacks that it comes to, one by one, and friends under it."""

from __future__ import annotations

from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.part import OddsPart

from ..state import PanzerState
from ..verbs import ONE_HEX
from .salvo import expected_moving, in_order, shelling_of, units_under
from .sheafs import sheaf_hexes


def fire_parts(s: PanzerState, r: int, aim: int, sheaf: int, way: int, far: int) -> list[OddsPart]:
    """The attacks of a source on all that is under its sheaf, each by itself."""
    parts: list[OddsPart] = []
    for target in in_order(s, sheaf_hexes(s.sc, aim, sheaf, way)):
        if target < 0:
            parts.append(OddsPart(HEX, -1 - target, [shelling_of(s, r, target, far, sheaf, 0, 0)]))
        else:
            moving = expected_moving(s, target, aim, far)
            parts.append(OddsPart(UNIT, target, [shelling_of(s, r, target, far, sheaf, 0, moving)]))
    return parts


def friends_under(
    s: PanzerState, player: int, sources: list[int], aim: int, sheaf: int, way: int
) -> list[int]:
    """Units of a side that a mission would shell."""
    batteries = any(s.sc.source_unit[r] < 0 for r in sources)
    hexes = sheaf_hexes(s.sc, aim, sheaf if batteries else ONE_HEX, way)
    return [u for u in units_under(s, hexes) if s.sc.side[u] == player]
