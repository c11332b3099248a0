"""PZR-6.6.1.1.2[7]: vehicles among trees and houses need infantry beside them."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.ground.terrain import terrain_rows

from ..scenario import HALF_SQUAD, SQUAD
from ..state import PanzerState
from .tables import close_tables


def needs_support(s: PanzerState, h: int) -> bool:
    """Whether the terrain of a hex asks for support; rubble does as the building did."""
    return bool(s.rubble[h]) or terrain_rows()[s.sc.land.terrain[h]].needs_support


def supported(s: PanzerState, h: int, side: int) -> list[int]:
    """The vehicles of a side in a hex that have support.

    A carried squad or half-squad supports its own vehicle. Those on foot support one or two others, the
    most valuable first (R-64).
    """
    here = bit_list(s.here[h] & s.sc.mask_of[side])
    sizes = {u: size_of(s, u) for u in here if s.sc.kind[u] == LEG}
    by_own = [s.carrier[u] for u, size in sizes.items() if s.carrier[u] >= 0 and size in (SQUAD, HALF_SQUAD)]
    room = sum(close_tables().supports[size] for u, size in sizes.items() if s.carrier[u] < 0)
    others = [v for v in here if s.is_vehicle(v) and s.active(v) and v not in by_own]
    others.sort(key=lambda v: (-s.sc.points[v], v))
    return sorted({*by_own, *others[:room]})


def size_of(s: PanzerState, u: int) -> int:
    """SQUAD, HALF_SQUAD or SECTION as it is now; NO_LEG for a towed unit."""
    size = s.sc.leg_size[u]
    return HALF_SQUAD if size == SQUAD and s.reduced[u] else size


def is_unsupported(s: PanzerState, t: int) -> bool:
    """Whether a vehicle stands without support where it needs some."""
    h = s.place[t]
    return needs_support(s, h) and t not in supported(s, h, s.sc.side[t])
