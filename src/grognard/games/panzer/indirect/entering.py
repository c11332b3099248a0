"""PZR-6.6.6: a unit that enters a hex under an HE barrage is attacked at once, by each source once a turn."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import UNIT
from grognard.core.kernel.state import State

from .. import events
from ..fire.effects import riders_of
from ..fire.shots import STANDS, read_moving
from ..frames import PanzerFrame
from ..state import ABANDONED, PanzerState, with_cell
from .barrages import shells_on
from .salvo import shelling_of
from .shelling import Shelling


def waiting_shells(s: PanzerState, u: int, h: int) -> list[int]:
    """The sources that would attack a unit in a hex: each does so once, however the unit comes there."""
    return [r for r in shells_on(s, h) if not s.shelled[u] >> r & 1]


def next_shelling(s: PanzerState, u: int) -> Shelling | None:
    """The next attack on a unit in its new hex by a source that has not attacked it yet, or None.

    Vehicles that move of their own will get nothing for moving (PZR-6.6.6[4]); what hangs on the command of
    leg and towed units does. Passengers are attacked with their vehicle, and not again when they get off.
    """
    for r in waiting_shells(s, u, s.place[u]):
        for v in [u, *riders_of(s, u)]:
            s.shelled = with_cell(s.shelled, v, s.shelled[v] | 1 << r)
        s.tell(events.INTO_BARRAGE, u, s.place[u], r)
        moving = STANDS if s.is_vehicle(u) else read_moving(s, u)
        return shelling_of(s, r, u, s.m_range[r], s.m_sheaf[r], 0, moving)
    return None


class IntoBarrage(PanzerFrame):
    """A unit has entered a hex in close combat, or by getting off: the shells that fall there."""

    NAME = "IntoBarrage"
    STEPS = ("shells",)
    FIELDS = (Column("unit", SCALAR, UNIT, -1),)

    def __init__(self, unit: int = -1) -> None:
        super().__init__()
        self.unit = unit

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        u = self.unit
        gone = not s.on_map(u) or s.hurt[u] & ABANDONED != 0
        frame = None if gone else next_shelling(s, u)
        if frame is not None:
            s.push(frame)
        else:
            s.pop()

    def actor(self) -> int:
        return self.unit
