"""Chapter 7.5: rally."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import SECRET, State

from . import events
from .caps import Roll
from .frames import CohFrame
from .hits import drop_counter
from .refusals import LEGAL, NO_RALLY_NUMBER, NOT_HIT, NOT_ON_MAP, RALLY_CONTESTED, SEQUENCE
from .state import CohState
from .verbs import RALLY


def rally_refusal(s: CohState, u: int) -> int:
    """COH-7.5(3), (4): not beside an enemy in the hex, not without a rally number."""
    if s.place[u] >= s.sc.n:
        return NOT_ON_MAP
    if s.hit[u] == 0:
        return NOT_HIT
    if s.contested(s.place[u]):
        return RALLY_CONTESTED
    if s.sc.vehicle[u] and s.hit[u] == s.sc.bare_hit:
        return NO_RALLY_NUMBER  # ruling G-10: there was no counter, so it is plain damage
    return LEGAL if s.sc.hit_rally[s.hit[u]] else NO_RALLY_NUMBER


def in_works(s: CohState, u: int) -> bool:
    """Whether the unit occupies a fortification that gives at least +1 DM (COH-7.51(1), G-12)."""
    return s.inside[u] >= 0 and s.sc.fort_front[s.inside[u]] >= 1


def rally_modifier(s: CohState, u: int, ledger: Ledger | None = None) -> int:
    """COH-7.51: cover, and every undamaged friend in the hex."""
    sc = s.sc
    h = s.place[u]
    total = 0
    if sc.dm[h] >= 1 or s.dug[u] or in_works(s, u):
        total += sc.figures["rally_cover"]
        if ledger is not None:
            ledger.add("COH-7.51", "cover", sc.figures["rally_cover"])
    for v in sc.troops[sc.side[u]]:
        if v != u and s.place[v] == h and s.hit[v] == 0:
            total += sc.figures["rally_friend"]
            if ledger is not None:
                ledger.add("COH-7.51", "friend", sc.figures["rally_friend"], v)
    return total


# The steps of `Rally`.
AT_NEXT: Final = 0
AT_ORDER: Final = 1
AT_ROLL: Final = 2
AT_RESOLVE: Final = 3


class Rally(CohFrame):
    """Rally attempts of one unit or a connected group: one roll each (COH-7.5, 9.13)."""

    NAME = "Rally"
    STEPS = ("next", "order", "roll", "resolve")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("left", SCALAR, UNITS),
        Column("unit", SCALAR, UNIT, -1),
    )

    def __init__(self, player: int = -1, left: int = 0) -> None:
        super().__init__()
        self.player = player
        self.left = left
        self.unit = -1

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_NEXT:
            if self.left == 0:
                s.pop()
            elif self.left & (self.left - 1) == 0:
                self.unit = self.left.bit_length() - 1
                self.step = AT_ROLL
            else:
                self.step = AT_ORDER
        elif self.step == AT_ORDER:
            s.ask(self.player)
        elif self.step == AT_ROLL:
            self.left &= ~(1 << self.unit)
            self.step = AT_RESOLVE
            s.push(Roll(self.player))
        else:
            self.resolve(s)
            self.step = AT_NEXT

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.sc.hit_rally[s.hit[self.unit]] - rally_modifier(s, self.unit)]

    def resolve(self, s: CohState) -> None:
        """The total must reach the counter's rally number (COH-7.5(1))."""
        u = self.unit
        total = s.result + rally_modifier(s, u)
        if total >= s.sc.hit_rally[s.hit[u]]:
            rallied(s, u)
        else:
            s.mark(events.O_NOT_RALLIED, u)
            s.tell(events.RALLY_FAILS, u, total)
            for kind in range(
                1, len(s.sc.hit_rally)
            ):  # a failure rules out the counters that the total would have removed
                if s.sc.hit_rally[kind] <= total:
                    s.hit_may[u] &= ~(1 << kind)

    def options(self, s: State) -> list[Option]:
        return [Option(RALLY, u) for u in bit_list(self.left)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != RALLY or self.step != AT_ORDER or not 0 <= o.a < 64:
            return SEQUENCE
        return LEGAL if self.left >> o.a & 1 else NOT_HIT

    def choose(self, s: State, o: Option) -> None:
        self.unit = o.a
        self.step = AT_ROLL

    def rolls(self, s: State, o: Option) -> bool:
        return True

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, CohState)
        return [rally_ledger(s, o.a)]

    def roller(self) -> int:
        return self.unit

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, CohState)
        return [rally_ledger(s, self.unit)]


def rallied(s: CohState, u: int) -> None:
    """The counter is shown and leaves play (COH-7.4(5)): undo stops there, also where nothing was rolled."""
    s.mark(events.O_RALLIED, u)
    if s.hit_may[u] != 1 << s.hit[u]:
        s.barrier |= SECRET
    s.tell(events.RALLIES, u, s.hit[u])
    drop_counter(s, u)


def rally_ledger(s: CohState, u: int) -> Ledger:
    """What is added to the rally roll."""
    ledger = Ledger("rally", u)
    ledger.set("COH-7.5", "rally-roll", 0)
    rally_modifier(s, u, ledger)
    return ledger
