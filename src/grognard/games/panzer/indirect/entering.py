"""PZR-6.6.6: a unit that enters a hex under an HE barrage is attacked at once, by each source once a move."""

from __future__ import annotations

from .. import events
from ..fire.shots import STANDS, read_moving
from ..state import PanzerState
from .barrages import shells_on
from .salvo import shelling_of
from .shelling import Shelling


def next_shelling(s: PanzerState, u: int, shelled: list[int]) -> Shelling | None:
    """The next attack on a unit in its new hex by a source that has not attacked it yet, or None.

    Vehicles that move of their own will get nothing for moving (PZR-6.6.6[4]); what hangs on the command of
    leg and towed units does.
    """
    for r in shells_on(s, s.place[u]):
        if r not in shelled:
            s.tell(events.INTO_BARRAGE, u, s.place[u], r)
            moving = STANDS if s.is_vehicle(u) else read_moving(s, u)
            return shelling_of(s, r, u, s.m_range[r], s.m_sheaf[r], 0, moving)
    return None
