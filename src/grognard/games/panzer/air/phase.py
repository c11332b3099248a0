"""PZR-6.4, 6.7.2.1: an Air Phase: the side that has aircraft sends them over the map one by one."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer.verbs import DONE, EDGES, FLY_IN

from .. import events
from ..frames import PanzerFrame
from ..refusals import FLY_AGAIN, FLY_GONE, FLY_NOT_DUE, LEGAL, NOT_YOURS, SEQUENCE
from ..scenario import AIR, EXITED, PHASES
from ..state import PanzerState
from .flight import Flight
from .tables import air_tables

LAST_PHASE: Final = PHASES.index("air_2")

AT_AIRCRAFT: Final = 0
AT_END: Final = 1


def air_side(s: PanzerState) -> int:
    """The one side that has aircraft in a scenario (PZR-6.7[3]); -1: none."""
    return s.sc.side[s.sc.aircraft[0]] if s.sc.air and s.sc.aircraft else -1


def last_turn(s: PanzerState, u: int) -> int:
    """The last turn in which an aircraft is available; 0: it has not arrived yet."""
    return s.arrived[u] + air_tables().turns - 1 if s.arrived[u] else 0


def fly_refusal(s: PanzerState, u: int) -> int:
    """PZR-6.7.2.1: why an aircraft does not appear now."""
    if s.place[u] != s.sc.off + AIR:
        return FLY_GONE
    if s.turn < s.sc.arrives[u]:
        return FLY_NOT_DUE
    if s.arrived[u] and s.turn > last_turn(s, u):
        return FLY_GONE
    return FLY_AGAIN if s.flown[u] == s.turn else LEGAL


def entry_edges(s: PanzerState, u: int) -> list[int]:
    """PZR-6.7.2.1[4], R2-35: the edge over which it left in the turn before; otherwise any."""
    if s.edge[u] >= 0 and s.flown[u] == s.turn - 1:
        return [s.edge[u]]
    return list(range(len(EDGES)))


class AirPhase(PanzerFrame):
    """Aircraft by aircraft; each crosses the map and leaves before the next comes (PZR-6.7.2)."""

    NAME = "AirPhase"
    STEPS = ("aircraft", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AIRCRAFT and any(fly_refusal(s, u) == LEGAL for u in s.sc.aircraft):
            s.ask(self.player)
            return
        s.guides = [-1] * s.sc.units
        if s.phase == LAST_PHASE:
            self.send_home(s)
        s.pop()

    def send_home(self, s: PanzerState) -> None:
        """PZR-6.7.2.1[2]: five turns after its arrival an aircraft has gone."""
        for u in s.sc.aircraft:
            if s.place[u] == s.sc.off + AIR and s.arrived[u] and s.turn >= last_turn(s, u):
                s.put(u, s.sc.off + EXITED)
                s.tell(events.GOES_HOME, u)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        tries = [Option(DONE), *(Option(FLY_IN, u) for u in s.sc.aircraft)]
        return [o for o in tries if self.check(s, o) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            return LEGAL
        if o.verb != FLY_IN:
            return SEQUENCE
        if o.a not in s.sc.planes or s.sc.side[o.a] != self.player:
            return NOT_YOURS
        return fly_refusal(s, o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            self.step = AT_END
        else:
            s.push(Flight(self.player, o.a, sum(1 << edge for edge in entry_edges(s, o.a))))
