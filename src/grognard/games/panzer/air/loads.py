"""PZR-6.7.1: before anything is set up the owner of aircraft chooses bombs or rockets, in secret."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.panzer.verbs import DONE, LOAD

from ..frames import LaneFrame
from ..refusals import LEGAL, LOAD_CARD, LOAD_ONE, NOT_YOURS, SEQUENCE
from ..state import PanzerState, with_cell


def with_a_choice(s: PanzerState, player: int) -> int:
    """The aircraft of a side that may carry one load or another, as bits."""
    aircraft = 0
    for u in s.sc.aircraft:
        may = s.load_may[u]
        if s.sc.side[u] == player and may & (may - 1):
            aircraft |= 1 << u
    return aircraft


def load_lanes(s: PanzerState) -> list[Frame | None]:
    """A lane for the side whose aircraft have a choice of loads."""
    lanes: list[Frame | None] = []
    for player in range(s.sc.players):
        units = with_a_choice(s, player) if s.sc.air else 0
        lanes.append(Loads(player, units) if units else None)
    return lanes


class Loads(LaneFrame):
    """A player's own lane: one load for each aircraft, once; what is not chosen carries bombs."""

    NAME = "Loads"

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        tries = [Option(LOAD, u, kind) for u in bit_list(self.left) for kind in bit_list(s.load_may[u])]
        return [Option(DONE), *tries]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            return LEGAL
        if o.verb != LOAD:
            return SEQUENCE
        if o.a not in s.sc.planes or s.sc.side[o.a] != self.player:
            return NOT_YOURS
        if not self.left >> o.a & 1:
            return LOAD_ONE
        return LEGAL if o.b >= 0 and s.load_may[o.a] >> o.b & 1 else LOAD_CARD

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            self.end()
        else:
            s.load = with_cell(s.load, o.a, o.b)
            self.left &= ~(1 << o.a)
