"""COH-C.V06: Blood and Honour. Whoever destroys the veteran unit loses a unit that took part."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, UNITS, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from .. import events
from ..frames import CohFrame
from ..hidden import discover
from ..hits import destroy
from ..refusals import LEGAL, NOT_IN_GROUP, SEQUENCE
from ..scenario import LOST
from ..state import CohState
from ..transport import free_passengers
from ..verbs import SACRIFICE
from .veterans import V06, has_card, use_card


def fallen(s: CohState, u: int) -> bool:
    """Whether a unit that has just been attacked is the veteran, and is destroyed."""
    return u == s.sc.veteran_unit[V06] and s.place[u] == s.sc.off + LOST and has_card(s, u, V06)


def avenge(s: CohState, killers: int) -> None:
    """After an attack that destroyed the veteran: one of these enemies of it is destroyed in turn.

    All rolls of an attack are one (COH-7.7(3)), so it waits for the last of them. Friends who hit the unit by
    mistake are spared: the card speaks of the opponent.
    """
    veteran = s.sc.veteran_unit[V06]
    use_card(s, veteran, V06)
    left = bits_of(
        [u for u in bit_list(killers & s.sc.mask_of[1 - s.sc.side[veteran]]) if s.place[u] != s.sc.off + LOST]
    )
    if left:
        s.push(Vengeance(veteran, left))


class Vengeance(CohFrame):
    """The owner of a fire group picks the member that is destroyed; one attacker leaves no choice."""

    NAME = "Vengeance"
    STEPS = ("choose",)
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),  # the veteran
        Column("player", SCALAR, PLAYER, -1),
        Column("left", SCALAR, UNITS),  # who took part
    )

    def __init__(self, unit: int = -1, left: int = 0) -> None:
        super().__init__()
        self.unit = unit
        self.player = -1
        self.left = left

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        self.player = s.sc.army[bit_list(self.left)[0]]
        if self.left & (self.left - 1):
            s.ask(self.player)
        else:
            self.strike(s, bit_list(self.left)[0])

    def strike(self, s: CohState, u: int) -> None:
        s.pop()
        s.tell(events.AVENGED, self.unit)
        s.mark(events.O_DESTROYED, u)
        destroy(s, u, s.sc.army[self.unit])
        free_passengers(s)  # whom it carried is on foot (COH-17.1(2))
        discover(s)

    def options(self, s: State) -> list[Option]:
        return [Option(SACRIFICE, u) for u in bit_list(self.left)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != SACRIFICE:
            return SEQUENCE
        return LEGAL if 0 <= o.a < 64 and self.left >> o.a & 1 else NOT_IN_GROUP

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        self.strike(s, o.a)
