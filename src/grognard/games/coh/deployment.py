"""Chapter 1.0(4), (8): setting up freely in a zone, openly or hidden, before the battle."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import NUMBER, PLAYER, UNITS, bit_list
from grognard.core.option import Option
from grognard.core.state import SECRET, State

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


def place_refusal(s: CohState, zone: int, u: int, h: int) -> int:
    """Why a unit may not be set up in a hex of its zone."""
    sc = s.sc
    if not 0 <= h < sc.n:
        return WHOLE_HEX
    if h not in sc.zone_hexes[zone]:
        return ZONE_OUTSIDE
    return room_refusal(s, zone, u, h)


def room_refusal(s: CohState, zone: int, u: int, h: int) -> int:
    """The same for a hex that is known to be in the zone."""
    sc = s.sc
    if sc.hex_cost[sc.move_class[u]][h] < 0 and h != sc.proposal[u]:
        return BARRED_TERRAIN
    if s.here[h] & sc.mask_of[1 - sc.side[u]]:
        return ZONE_ENEMY
    if sc.zone_hidden[zone] and s.here[h]:
        return ZONE_SEEN  # COH-10.0(3)
    if sc.zone_hidden[zone] and not sc.cover[h] and h != sc.proposal[u]:
        return ZONE_COVER
    return LEGAL


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
    """One army sets up its units of a zone, each once, in any order; the rest lie as proposed."""

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

    def copy(self) -> Deploy:
        return Deploy(self.player, self.zone, self.left)

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
            for h in s.sc.zone_hexes[self.zone]:
                if room_refusal(s, self.zone, u, h) == LEGAL:
                    out.append(Option(verb, u, h))
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == DONE:
            return LEGAL
        if o.verb != self.verb(s):
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or s.sc.army[o.a] != self.player:
            return NOT_YOURS
        return place_refusal(s, self.zone, o.a, o.b) if self.left >> o.a & 1 else ZONE_PLACED

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == DONE:
            for u in bit_list(self.left):
                place(s, self.zone, u, s.sc.proposal[u])
            self.left = 0
        else:
            place(s, self.zone, o.a, o.b)
            self.left &= ~(1 << o.a)


def next_deployment(s: CohState, number: int) -> Deploy | None:
    """The n-th deployment: zone by zone as the scenario lists them, and in each army by army."""
    for zone in range(len(s.sc.zone_units)):
        for army in range(s.sc.armies):
            own = s.sc.zone_units[zone] & sum(1 << u for u in s.sc.units_of[army])
            if own:
                if number == 0:
                    return Deploy(army, zone, own)
                number -= 1
    return None
