"""Stacking (H44-6.4.1, S42-4.4): at the end of a phase what is too much in a hex is taken off."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from .kinds import CRAMMED
from .losses import eliminate, lose_step
from .refusals import LEGAL, NOT_CROWDED, SEQUENCE
from .state import S, ZocState
from .verbs import LOSE

AT_NEXT: Final = 0
AT_CHOOSE: Final = 1
AT_END: Final = 2


class Trim(Frame):
    """Hex by hex, a player removes steps or units above the limit.

    What a retreat has crammed together has until the end of its owner's next movement phase (H44-13.1.4,
    S42-12.1.4).
    """

    NAME = "Trim"
    STEPS = ("next", "choose", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("after_combat", SCALAR, NUMBER),
        Column("hex", SCALAR, HEX, -1),
    )

    def __init__(self, player: int = -1, after_combat: int = 0) -> None:
        super().__init__()
        self.player = player
        self.after_combat = after_combat
        self.hex = -1

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_NEXT:
            self.hex = self.overfilled(s)
            self.step = AT_CHOOSE if self.hex >= 0 else AT_END
        elif self.step == AT_CHOOSE:
            units = self.units(s, self.hex)
            if s.zoc.stacking_rules.excess_steps(s, self.hex) <= 0 or not units:
                self.step = AT_NEXT
            elif len(units) == 1:
                trim(s, units[0])
            else:
                s.ask(self.player)
        else:
            if not self.after_combat:
                for u in s.zoc.units_of[self.player]:
                    s.clear_mark(u, CRAMMED)
            s.pop()

    def overfilled(self, s: ZocState) -> int:
        """The first hex in which the player has too much, or -1."""
        best = -1
        for u in s.zoc.units_of[self.player]:
            h = s.place[u]
            if 0 <= h < s.zoc.n and (best < 0 or h < best) and self.is_first(s, u):
                if s.zoc.stacking_rules.excess_steps(s, h) > 0 and not self.waits(s, h) and self.units(s, h):
                    best = h
        return best

    def is_first(self, s: ZocState, u: int) -> bool:
        """Whether a unit is the first of its owner's in its hex."""
        v = s.first[s.place[u]]
        while s.zoc.owner[v] != self.player:
            v = s.under[v]
        return v == u

    def waits(self, s: ZocState, h: int) -> bool:
        """Whether a retreat has overfilled a hex, and its owner has not had a movement phase since."""
        return self.after_combat != 0 and any(s.has_mark(u, CRAMMED) for u in s.stack_at(h))

    def units(self, s: ZocState, h: int) -> list[int]:
        """The units of a hex from which something can be taken off."""
        there = [u for u in s.stack_at(h) if s.zoc.owner[u] == self.player]
        return [u for u in there if s.zoc.stacking_rules.may_trim(s, u)]

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        return [Option(LOSE, u) for u in self.units(s, self.hex)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if o.verb != LOSE or self.step != AT_CHOOSE:
            return SEQUENCE
        return LEGAL if o.a in self.units(s, self.hex) else NOT_CROWDED

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        trim(s, o.a)


def trim(s: ZocState, u: int) -> None:
    """A unit that is chosen loses a step, or goes altogether."""
    if s.zoc.stacking_rules.trims_units:
        eliminate(s, u)
    else:
        lose_step(s, u)


@mypyc_attr(allow_interpreted_subclasses=True)
class StackingRules(Generic[S]):
    """What a game answers about stacking (H44-6, S42-4)."""

    trims_units = False  # a unit that is too many goes altogether, it does not lose a step (S42-4.4)

    def overstacked(self, s: S, h: int) -> bool:
        """H44-6.1, S42-4.1."""
        raise NotImplementedError

    def excess_steps(self, s: S, h: int) -> int:
        """How many steps, or units, must go at the end of a phase (H44-6.4.1, S42-4.4)."""
        raise NotImplementedError

    def may_trim(self, s: S, u: int) -> bool:
        """Whether a unit of an overfilled hex can be chosen for that."""
        raise NotImplementedError

    def crowds(self, s: S, units: int, h: int, leaving: int = 0) -> bool:
        """Whether a hex would be overstacked with these units in it too, and without those that leave it."""
        raise NotImplementedError

    def counted(self, s: S, units: list[int]) -> int:
        """How many of some units count for stacking where they stand together (H44-6.2, S42-4.2)."""
        raise NotImplementedError
