"""Chapter 9.3.7: with which group of attackers a German air unit stays when the attack is over."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNITS, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.losses import survivors
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE

from .air import posted, strongest
from .refusals import NOT_COVERED
from .state import StalingradState
from .verbs import COVER


def choice(s: StalingradState, b: Battle) -> Frame | None:
    """Asks where the attackers are in several places, unless the air unit went with a breakthrough."""
    row = posted(s, b.units) if b.kind == NORMAL and b.air else -1
    if row < 0 or s.air_bound >> row & 1:
        return None
    frame = AirCover(b.player, row, survivors(s, b.units))
    return frame if len(frame.places(s)) > 1 else None


class AirCover(Frame):
    """The Axis chooses the group that its air unit stays with."""

    NAME = "AirCover"
    STEPS = ("choose",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("row", SCALAR, NUMBER),
        Column("units", SCALAR, UNITS),
    )

    def __init__(self, player: int = -1, row: int = 0, units: int = 0) -> None:
        super().__init__()
        self.player = player
        self.row = row
        self.units = units

    def run(self, s: State) -> None:
        s.ask(self.player)

    def places(self, s: StalingradState) -> list[int]:
        return sorted({s.place[u] for u in bit_list(self.units)})

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        return [Option(COVER, place) for place in self.places(s)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb != COVER:
            return SEQUENCE
        return LEGAL if o.a in self.places(s) else NOT_COVERED

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        group = bits_of([u for u in bit_list(self.units) if s.place[u] == o.a])
        s.air_with[self.row] = strongest(s, group)
        s.pop()
