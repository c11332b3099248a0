"""CohFrame: what all procedures of the game share."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import NUMBER, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .refusals import LEGAL, SEQUENCE
from .state import CohState
from .verbs import FACE

#: What is left to spend, for prompts.
PURSE: Final = (Operand("ap", NUMBER), Operand("cap", NUMBER))


def face_options(u: int) -> list[Option]:
    """Any facing for a unit that may turn freely (COH-5.2(3))."""
    return [Option(FACE, u, facing) for facing in range(6)]


def face_refusal(o: Option, u: int) -> int:
    """Whether an option chooses a facing for that unit."""
    return LEGAL if o.verb == FACE and o.a == u and 0 <= o.b < 6 else SEQUENCE


class CohFrame(Frame):
    """A procedure of Conflict of Heroes."""

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE

    def bands(self, s: State) -> list[int]:
        """The totals at which the roll that this frame waits for comes out differently, ascending."""
        return []

    def harms(self) -> bool:
        """Whether a high total is bad for the roller, as with mines (COH-18.5(5))."""
        return False

    def low_helps(self, s: State) -> bool:
        """Whether a low total may be better for the roller: Luck may then lower it (COH-C.12)."""
        return self.harms()

    def roller(self) -> int:
        """The unit that the roll is about, or -1."""
        return -1

    def attacking(self) -> bool:
        """Whether it is an attack that goes on: all its results count together (COH-7.7(3), 18.6(2))."""
        return False

    def actor(self) -> int:
        """The unit that the roll is made for, or -1: its own veteran card may help it (COH-C.V14)."""
        return self.roller()

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """Where the numbers behind that roll come from."""
        return []


def under_attack(s: CohState) -> bool:
    """Whether the procedure that runs is an attack, or a part of one that is not over yet."""
    lane = s.lanes[s.lane]
    if not lane:
        return False
    top = lane[-1]
    return isinstance(top, CohFrame) and top.attacking()


class FacingFrame(CohFrame):
    """Procedures in which the owners of units choose their facings, one unit after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.unit = -1  # the unit that is asked about

    def options(self, s: State) -> list[Option]:
        return face_options(self.unit)

    def check(self, s: State, o: Option) -> int:
        return face_refusal(o, self.unit)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        s.facing[o.a] = o.b
        s.tell(events.TURNS, o.a, o.b)
