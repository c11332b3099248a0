"""PanzerFrame: what all procedures of the game share.

`turn.Turn` walks the steps of the scenario's layer and pushes one frame for each:
`fire.direct.DirectFire(player)`, `fire.reactions.Reactions()`, `movement.movement.Movement(player)`,
`adjust.adjustment.Adjustment()`. Each asks while by open facts there may be something to do, and pops when
its step is over.
"""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .refusals import SEQUENCE
from .state import PanzerState


def turn_up(s: PanzerState, u: int, acted: int) -> None:
    """Turns a unit's counter up for good: its command is executed, in part or whole, or void.

    With the first of a group everybody learns who shares its command (PZR-6.2.1.1.4, R-44).
    """
    partners = s.turn_up(u, acted)
    if partners:
        s.tell(events.SHARES, u, partners, s.command[u])


class PanzerFrame(Frame):
    """A procedure of Panzer."""

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE

    def bands(self, s: State) -> list[int]:
        """The totals at which the roll that this frame waits for comes out differently, ascending."""
        return []

    def actor(self) -> int:
        """The unit that the roll is made for, or -1."""
        return -1

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """Where the numbers behind that roll come from."""
        return []
