"""PZR-6.6.1.1[12], 6.6.1.2[2]: assault from transport: a passenger gets off and attacks at once."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from .. import events
from ..frames import PanzerFrame
from ..refusals import ASSAULT_UNSEEN, LEGAL, NOT_YOURS, SEQUENCE
from ..spotting.looking import spotters_of
from ..state import PanzerState, with_cell
from ..verbs import ASSAULT, STAY_PUT
from .melee import Melee, known_moving
from .starting import assault_refusal, targets_from

AT_CHOOSE: Final = 0
AT_STORM: Final = 1

# What a landing leaves behind.
LANDED: Final = 0  # got off, no more
STORMED: Final = 1  # has attacked: nobody reacts to its getting off


def sighted(s: PanzerState, side: int) -> int:
    """The enemies that some unit of a side spots now, as bits."""
    return sum(1 << t for t in s.sc.units_of[1 - side] if s.on_map(t) and spotters_of(s, t))


def sighted_from(s: PanzerState, carrier: int) -> int:
    """The enemies that the side of a vehicle with passengers spots before it moves, as bits."""
    side = s.sc.side[carrier]
    if not (s.sc.close_combat and s.sc.transport):
        return 0
    return sighted(s, side) if s.aboard[carrier] else 0


def storm_targets(s: PanzerState, u: int, seen: int) -> list[int]:
    """Whom a unit that has just got off may attack: spotted before anybody moved, and still so."""
    if not s.sc.close_combat:
        return []
    return [t for t in targets_from(s, u, s.place[u]) if seen >> t & 1]


class Landing(PanzerFrame):
    """A passenger has got off next to an enemy: does it attack? Alone, and before anybody can react."""

    NAME = "Landing"
    STEPS = ("choose", "storm")
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),
        Column("seen", SCALAR, UNITS),  # enemies that were spotted before the vehicle moved
    )

    def __init__(self, unit: int = -1, seen: int = 0) -> None:
        super().__init__()
        self.unit = unit
        self.seen = seen

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_CHOOSE:
            if s.active(self.unit) and storm_targets(s, self.unit, self.seen):
                s.ask(s.sc.side[self.unit])
            else:  # shells have met it where it got off (PZR-6.6.6)
                s.pop(LANDED)
        else:
            s.pop(STORMED)

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        targets = storm_targets(s, self.unit, self.seen)
        return [*(Option(ASSAULT, self.unit, t) for t in targets), Option(STAY_PUT)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if o.verb == STAY_PUT:
            return LEGAL
        if o.verb != ASSAULT:
            return SEQUENCE
        if o.a != self.unit:
            return NOT_YOURS
        why = assault_refusal(s, o.a, s.place[o.a], o.b)
        return why or (LEGAL if self.seen >> o.b & 1 else ASSAULT_UNSEEN)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == STAY_PUT:
            s.pop(LANDED)
            return
        s.fought = with_cell(s.fought, o.a, o.b)
        s.tell(events.ASSAULTS, o.a, o.b)
        self.step = AT_STORM
        s.push(self.melee(s, o.b))

    def melee(self, s: PanzerState, t: int) -> Melee:
        melee = Melee(s.sc.side[self.unit], t, 1 << self.unit)
        melee.landed = 1
        return melee

    def default(self, s: State) -> int:
        """Not to attack."""
        return len(self.options(s)) - 1

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == ASSAULT

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if o.verb != ASSAULT or o.a != self.unit:
            return []
        return self.melee(s, o.b).fight(s, o.a, known_moving(s, o.b)).roll_ledgers(s)

    def actor(self) -> int:
        return self.unit
