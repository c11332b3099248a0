"""PanzerFrame: what all procedures of the game share.

`turn.Turn` walks the steps of the scenario's layer and pushes one frame for each:
`fire.direct.DirectFire(player)`, `fire.reactions.Reactions()`, `movement.movement.Movement(player)`,
`adjust.adjustment.Adjustment()`. Each asks while by open facts there may be something to do, and pops when
its step is over.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .refusals import SEQUENCE
from .state import HULL_NONE, MOVING, PanzerState, with_cell

AT_CHOOSE: Final = 0
AT_END: Final = 1


def turn_up(s: PanzerState, u: int, acted: int) -> None:
    """Turns a unit's counter up for good: its command is executed, in part or whole, or void.

    With the first of a group everybody learns who shares its command (PZR-6.2.1.1.4, R-44).
    """
    partners = s.turn_up(u, acted)
    if partners:
        s.tell(events.SHARES, u, partners, s.command[u])
    for v in [u, *bit_list(partners)]:
        leave_hull_down(s, v)


def leave_hull_down(s: PanzerState, u: int) -> None:
    """PZR-6.6.9[7], R-80: who is known to have MOVE or SHORT HALT has left the position that it had found."""
    if s.hull[u] != HULL_NONE and s.on_map(u) and MOVING >> s.command[u] & 1:
        s.hull = with_cell(s.hull, u, HULL_NONE)
        s.hull_open = with_cell(s.hull_open, u, -1)
        s.tell(events.LEAVES_HULL_DOWN, u)


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


class LaneFrame(PanzerFrame):
    """A player's own lane, in which he chooses something for one unit after the other.

    It ends with his word alone: a lane that ends by itself would tell how much he has chosen (L1).
    """

    STEPS = ("choose", "end")
    FIELDS: ClassVar[tuple[Column, ...]] = (
        Column("player", SCALAR, PLAYER, -1),
        Column("left", SCALAR, UNITS),  # for whom nothing has been chosen yet
    )

    def __init__(self, player: int = -1, left: int = 0) -> None:
        super().__init__()
        self.player = player
        self.left = left

    def run(self, s: State) -> None:
        if self.step == AT_CHOOSE:
            s.ask(self.player)
        else:
            s.pop()

    def several(self, s: State) -> bool:
        return True

    def end(self) -> None:
        self.step = AT_END
