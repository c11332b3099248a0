"""Chapter 1.0(4), (8): setting up freely in a zone, openly or hidden, before the battle."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import SECRET, State
from grognard.games.tactical.zones import SetUpRules

from . import events
from .fortifications import settle_in
from .frames import CohFrame
from .refusals import (
    BARRED_TERRAIN,
    LEGAL,
    NOT_YOURS,
    SEQUENCE,
    WHOLE_HEX,
    ZONE_COVER,
    ZONE_ENEMY,
    ZONE_OUTSIDE,
    ZONE_PLACED,
    ZONE_SEEN,
)
from .scenario import HIDDEN
from .state import CohState
from .verbs import CONCEAL, DONE, PLACE


class CohZones(SetUpRules[CohState]):
    """Who may be set up where (COH-1.0(4), (8), 10.0)."""

    def room_refusal(self, s: CohState, zone: int, u: int, h: int) -> int:
        sc = s.sc
        if sc.hex_cost[sc.move_class[u]][h] < 0 and h != sc.zones.proposal[u]:
            return BARRED_TERRAIN
        if s.here[h] & sc.mask_of[1 - sc.side[u]]:
            return ZONE_ENEMY
        if sc.zone_hidden[zone] and s.here[h]:
            return ZONE_SEEN  # COH-10.0(3)
        if sc.zone_hidden[zone] and not sc.cover[h] and h != sc.zones.proposal[u]:
            return ZONE_COVER
        return LEGAL


SET_UP: Final = CohZones(NOT_YOURS, ZONE_PLACED, WHOLE_HEX, ZONE_OUTSIDE)


def owned(s: CohState, army: int) -> int:
    """The units of an army, as bits."""
    return sum(1 << u for u in s.sc.units_of[army])


def place(s: CohState, zone: int, u: int, h: int) -> None:
    """Puts a unit down; where a hidden one lies is its owner's secret (COH-1.0(8))."""
    if s.sc.zone_hidden[zone]:
        s.put(u, s.sc.off + HIDDEN)
        s.plot[u] = h
        s.barrier |= SECRET
        s.tell(events.CONCEALED, u)
    else:
        s.put(u, h)
        s.tell(events.DEPLOYED, u, h)
    settle_in(s, u)


class Deploy(CohFrame):
    """One army sets up its units of a zone, each once, in any order; the rest stay as proposed."""

    NAME = "Deploy"
    STEPS = ("choose",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("zone", SCALAR, NUMBER),
        Column("left", SCALAR, UNITS),
    )

    def __init__(self, player: int = -1, zone: int = 0, left: int = 0) -> None:
        super().__init__()
        self.player = player
        self.zone = zone
        self.left = left

    def run(self, s: State) -> None:
        if self.left:
            s.ask(self.player)
        else:
            s.pop()

    def verb(self, s: CohState) -> int:
        return CONCEAL if s.sc.zone_hidden[self.zone] else PLACE

    def several(self, s: State) -> bool:
        return True

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out = [Option(DONE)]
        verb = self.verb(s)
        for u in bit_list(self.left):
            out += [Option(verb, u, h) for h in SET_UP.room(s, s.sc.zones, self.zone, u)]
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == DONE:
            return LEGAL
        if o.verb != self.verb(s):
            return SEQUENCE
        own = owned(s, self.player)
        return SET_UP.refusal(s, s.sc.zones, self.zone, own, self.left, o.a, o.b)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == DONE:
            for u in bit_list(self.left):
                place(s, self.zone, u, s.sc.zones.proposal[u])
            self.left = 0
        else:
            place(s, self.zone, o.a, o.b)
            self.left &= ~(1 << o.a)


def next_deployment(s: CohState, number: int) -> Deploy | None:
    """The n-th deployment: zone by zone as the scenario lists them, and in each army by army."""
    turn = s.sc.zones.turn(number, [owned(s, army) for army in range(s.sc.armies)])
    if turn is None:
        return None
    zone, army, units = turn
    return Deploy(army, zone, units)
