"""PZR-5.15, 6.5.2.6, 6.5.4.5: after an attack on a vehicle: who leaves it, and who survives its end.

Attacks with armour-piercing shot and with GP fire share this.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, ROW, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.frames import PanzerFrame
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.refusals import LEGAL, NO_FACING, SEQUENCE
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import FACE

from . import effects
from .crew import NO_CHECK, bail_classes, bail_number, bail_row, comes_out
from .tables import (
    BU,
    CREW,
    DM,
    KO,
    LEG_PASSENGER,
    ND,
    NOTHING,
    SUPPRESSED_DIRECT,
    TK,
    TOWED_PASSENGER,
    ap_tables,
)

D100: Final = Die(1, 100)
SHAKEN: Final = 6  # as a cause: passengers that GP fire has suppressed (PZR-6.5.4.5[3])

LEAVING_FIELDS: Final = (
    Column("victim", SCALAR, UNIT, -1),  # the vehicle whose hits are resolved now
    Column("checks", ROW, NUMBER),  # results after which its crew and passengers check
    Column("riders", SCALAR, UNITS),  # passengers still to be looked at
    Column("cause", SCALAR, NUMBER),  # the result that they are looked at for
    Column("turning", SCALAR, UNIT, -1),  # a gun that has left the vehicle and is to be faced
    Column("shaken", SCALAR, UNITS),  # passengers that this fire has suppressed
)


class Leaving(PanzerFrame):
    """An attack after which crews and passengers may leave: it has the steps crew, riders and face."""

    def __init__(self) -> None:
        super().__init__()
        self.victim = -1
        self.checks: list[int] = []
        self.riders = 0
        self.cause = 0
        self.turning = -1
        self.shaken = 0

    def run_leaving(self, s: PanzerState) -> None:
        """One of the three steps."""
        name = self.STEPS[self.step]
        if name == "crew":
            self.check_crew(s)
        elif name == "riders":
            self.check_riders(s)
        else:
            s.ask(s.sc.side[self.turning])

    def to_riders(self) -> None:
        """Goes on to the step that looks at the passengers."""
        self.step = self.STEPS.index("riders")

    def to_face(self) -> None:
        """Goes on to the step in which the owner of a gun that has come out faces it."""
        self.step = self.STEPS.index("face")

    def riders_done(self, s: PanzerState) -> None:
        """PZR-5.15: the vehicle's condition came first; then passengers that were suppressed and stayed."""
        waiting = [rider for rider in bit_list(self.shaken) if s.carrier[rider] == self.victim]
        self.shaken = 0
        if waiting and s.on_map(self.victim):
            self.riders = sum(1 << rider for rider in waiting)
            self.cause = SHAKEN
        else:
            self.go_on(s)

    def go_on(self, s: PanzerState) -> None:
        """Crew and passengers have been looked at for all results: what the attack does next."""
        s.pop()

    def options(self, s: State) -> list[Option]:
        return [Option(FACE, facing) for facing in range(6)]

    def check(self, s: State, o: Option) -> int:
        if self.turning < 0 or o.verb != FACE:
            return SEQUENCE
        return LEGAL if 0 <= o.a < 6 else NO_FACING

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        self.face(s, o.a)

    def face(self, s: PanzerState, facing: int) -> None:
        """The owner of a gun that has come out says where it looks."""
        s.facing[self.turning] = facing
        s.tell(events.TURNS, self.turning, facing)
        self.turning = -1
        self.to_riders()

    def shaken_row(self) -> str:
        """The row for passengers that this fire has suppressed (PZR-6.5.4.5[3])."""
        return SUPPRESSED_DIRECT

    def check_crew(self, s: PanzerState) -> None:
        """The crew checks for each result, in their order, until it leaves or has stayed."""
        if s.sc.advanced_ap:
            for result in self.checks:
                if result in (TK, ND, DM) and self.crew_leaves(s, result):
                    effects.abandon(s, self.victim)
                    for rider in effects.riders_of(s, self.victim):
                        s.tell(events.RIDER_FOLLOWS, rider)
                        self.riders |= 1 << rider
                    self.cause = NOTHING
                    self.checks = []
                    break
        self.to_riders()

    def crew_leaves(self, s: PanzerState, result: int) -> bool:
        t = self.victim
        row, grade = bail_row(result), s.sc.grade[t]
        roll = s.roll(D100, bail_classes(ap_tables(), row, CREW, grade))
        leaves = comes_out(ap_tables(), row, CREW, grade, roll)
        number = bail_number(ap_tables(), row, CREW)
        s.tell_roll(events.CREW_LEAVES if leaves else events.CREW_STAYS, t, roll, number)
        s.mark(events.O_CREW_LEAVES if leaves else events.O_CREW_STAYS, t)
        return leaves

    def check_riders(self, s: PanzerState) -> None:
        """Passenger by passenger; a gun that comes out is then faced by its owner."""
        if self.riders:
            rider = bit_list(self.riders)[0]
            self.riders &= ~(1 << rider)
            if self.rider_comes_out(s, rider):
                effects.get_out(s, rider)
                if s.sc.kind[rider] != LEG:
                    self.turning = rider
                    self.to_face()
        elif self.checks:
            self.cause = abs(self.checks[0])
            self.checks = self.checks[1:]
            destroyed = self.cause in (KO, BU)
            for rider in effects.riders_of(s, self.victim):
                if destroyed or not effects.is_under_cover(s, rider):
                    self.riders |= 1 << rider
        else:
            self.riders_done(s)

    def rolls_ahead(self, s: PanzerState) -> bool:
        """Whether passengers that are still to be looked at roll."""
        if self.riders:
            return self.cause != NOTHING
        aboard = effects.riders_of(s, self.victim)
        if self.shaken and s.on_map(self.victim) and any(self.shaken >> rider & 1 for rider in aboard):
            return True
        return bool(self.checks) and any(not effects.is_under_cover(s, rider) for rider in aboard)

    def rider_comes_out(self, s: PanzerState, rider: int) -> bool:
        """PZR-6.5.2.6.1[3], PZR-6.5.2.6.2: with the crew without a roll; otherwise by the table."""
        if self.cause == NOTHING:
            return True
        row = self.shaken_row() if self.cause == SHAKEN else bail_row(self.cause)
        grade = s.sc.grade[rider]
        who = LEG_PASSENGER if s.sc.kind[rider] == LEG else TOWED_PASSENGER
        number = bail_number(ap_tables(), row, who)
        if number == NO_CHECK:
            return False
        roll = s.roll(D100, bail_classes(ap_tables(), row, who, grade))
        out = comes_out(ap_tables(), row, who, grade, roll)
        if self.cause in (KO, BU):
            s.tell_roll(events.RIDER_SURVIVES if out else events.RIDER_LOST, rider, roll, number)
            s.mark(events.O_RIDER_SURVIVES if out else events.O_RIDER_LOST, rider)
            if not out:
                s.mount(rider, -1)
                s.put(rider, s.sc.off + LOST)
        else:
            s.tell_roll(events.RIDER_LEAVES if out else events.RIDER_STAYS, rider, roll, number)
            s.mark(events.O_RIDER_LEAVES if out else events.O_RIDER_STAYS, rider)
        return out
