"""CohFrame: what all procedures of the game share."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import NUMBER, Operand
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import Frame, State

from .refusals import SEQUENCE

#: What is left to spend, for prompts.
PURSE: Final = (Operand("ap", NUMBER), Operand("cap", NUMBER))


class CohFrame(Frame):
    """A procedure of Conflict of Heroes."""

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE

    def bands(self, s: State) -> list[int]:
        """The totals at which the roll that this frame waits for comes out differently, ascending."""
        return []

    def roller(self) -> int:
        """The unit that the roll is about, or -1."""
        return -1

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """Where the numbers behind that roll come from."""
        return []
