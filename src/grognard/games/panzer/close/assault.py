"""PZR-6.6.1.1.1 to 6.6.1.1.3: a close assault on a vehicle: one roll, then who leaves it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.fire import effects
from grognard.games.panzer.fire.ammo import D10
from grognard.games.panzer.fire.leaving import D100, LEAVING_FIELDS, Leaving
from grognard.games.panzer.fire.shots import STANDS, counts_as_moving
from grognard.games.panzer.fire.tables import BU
from grognard.games.panzer.gp.results import DESTROYED, Burst, raw_result
from grognard.games.panzer.gp.strikes import strike
from grognard.games.panzer.gp.tables import gp_tables

from .. import events
from ..state import PanzerState
from .forces import ASSAULT, Storm, assault_lines, has_flames, net
from .support import size_of
from .tables import close_tables

# The steps of `CloseAssault`.
AT_ASSAULT: Final = 0
AT_CREW: Final = 1
AT_RIDERS: Final = 2  # these steps are those of `Leaving`
AT_FACE: Final = 3

#: What both kinds of close combat are told of their attack.
STORM_FIELDS: Final = (
    Column("player", SCALAR, PLAYER, -1),
    Column("primary", SCALAR, UNIT, -1),
    Column("helpers", SCALAR, UNITS),  # additional attackers from the same hex
    Column("target", SCALAR, UNIT, -1),
    Column("moved", SCALAR, NUMBER),  # 1: an assault on the move
    Column("landed", SCALAR, NUMBER),  # 1: an assault from transport
)


def assault_burst(s: PanzerState, primary: int, target: int) -> Burst:
    """PZR-6.6.1.1.1: the factor of the primary attacker's size against the card's defence, 5 at most.

    The results are those of GP fire at a soft vehicle, whatever its type; a track hit counts hull down or
    not (R2-44).
    """
    tables = close_tables()
    size = size_of(s, primary)
    gpd = min(s.sc.gpd[target][0], tables.highest_gpd)
    return Burst(tables.gpf[size], gpd, "S", 0, False, tables.brewed[size], False)


class CloseAssault(Leaving):
    """One close assault: all units of one hex on one vehicle."""

    NAME = "CloseAssault"
    STEPS = ("assault", "crew", "riders", "face")
    FIELDS = (*STORM_FIELDS, Column("moving", SCALAR, NUMBER), *LEAVING_FIELDS)

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.primary = -1
        self.helpers = 0
        self.target = -1
        self.moved = 0
        self.landed = 0
        self.moving = STANDS  # whether the target counts as moving (fire/shots.py)

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_ASSAULT:
            self.assault(s)
            self.step = AT_CREW
        else:
            self.run_leaving(s)

    def storm(self, s: PanzerState) -> Storm:
        moving = counts_as_moving(s, self.target, self.moving)
        return Storm(self.primary, self.helpers, self.target, self.moved != 0, self.landed != 0, moving)

    def flames(self, s: PanzerState) -> bool:
        return has_flames(s, [self.primary, *bit_list(self.helpers)])

    def assault(self, s: PanzerState) -> None:
        """The roll. It is a form of GP direct fire: the vehicle was under fire (R-65)."""
        t = self.target
        self.victim = t
        tables = gp_tables()
        burst = assault_burst(s, self.primary, t)
        added = net(assault_lines(s, self.storm(s)), ASSAULT)
        classes = bytes(burst.result(tables, roll + added) for roll in range(101))
        ledgers = None if s.sink is None else self.roll_ledgers(s)
        effects.under_fire(s, t)
        total = s.roll(D100, classes) + added
        if ledgers is not None:
            raw = raw_result(tables, burst.gpf, burst.gpd, total)
            s.emit(Event(events.CLOSE_ASSAULT, self.primary, t, total, raw, ledgers=ledgers, dice=s.dice))
        result = burst.result(tables, total)
        if result == DESTROYED:
            result = BU if self.flames(s) else self.wreck(s, burst)
        self.checks = strike(s, t, result)

    def wreck(self, s: PanzerState, burst: Burst) -> int:
        """PZR-6.6.1.1.3[3]: a d10 up to half the primary attacker's factor sets it on fire."""
        return burst.end(s.roll(D10, bytes(burst.end(each) for each in range(11))))

    # -- who leaves (PZR-6.5.4.5) --------------------------------------------------------------------

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, PanzerState)
        return self.rolls_ahead(s)

    # -- why --------------------------------------------------------------------------------------------

    def actor(self) -> int:
        return self.primary

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """The net modifier, the factor of the attackers and the defence of the vehicle."""
        assert isinstance(s, PanzerState)
        burst = assault_burst(s, self.primary, self.target)
        added = Ledger("close-assault", self.primary)
        net(assault_lines(s, self.storm(s)), ASSAULT, added)
        factor = Ledger("close-factor", self.primary)
        factor.set("PZR-6.6.1.1.1", f"close-{SIZE_NAMES[size_of(s, self.primary)]}", burst.gpf)
        defence = Ledger("gp-defence", self.target)
        defence.set("PZR-6.5.4.2.1", "gpd-card", s.sc.gpd[self.target][0])
        if burst.gpd < s.sc.gpd[self.target][0]:
            defence.add("PZR-6.6.1.1.1", "close-highest", burst.gpd - s.sc.gpd[self.target][0])
        return [added, factor, defence]


SIZE_NAMES: Final = ("towed", "squad", "half-squad", "section")
