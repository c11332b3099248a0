"""Chapter 27.2 (optional): in night turns units that have long been cut off lose steps."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, UNITS
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.kinds import ELITE, GHOST, OUT_OF_SUPPLY, POOR, SOURCE
from grognard.games.zocbond.losses import in_play, lose_step
from grognard.games.zocbond.modifiers import tell_roll
from grognard.games.zocbond.supply import ANY_LENGTH, supply_field

from . import events
from .scenario import ALLIED, CITY, NIGHT
from .state import HollandState
from .supply import Lines

D6 = Die(1, 6)


def comes(s: HollandState) -> bool:
    """Whether isolation is looked at in this turn (H44-27.2.1)."""
    return s.sc.isolation and s.turn_kind() == NIGHT


AT_FIND: Final = 0
AT_ROLL: Final = 1


class Isolation(Frame):
    """A roll for every unit that was out of supply before and is isolated (H44-27.2.2)."""

    NAME = "Isolation"
    STEPS = ("find", "roll")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("units", SCALAR, UNITS),  # those to be rolled for
        Column("in_city", SCALAR, UNITS),  # of them: who can trace a line to a city
        Column("unit", SCALAR, UNIT, -1),
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.units = 0
        self.in_city = 0
        self.unit = -1

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_FIND:
            self.find(s)
            self.step = AT_ROLL
            return
        self.unit += 1
        while self.unit < s.sc.units and not self.units >> self.unit & 1:
            self.unit += 1
        if self.unit >= s.sc.units:
            s.pop()
        else:
            self.roll(s)

    def find(self, s: HollandState) -> None:
        """Isolated: no way of any length off the road to a source of its own, exhausted ones included."""
        sc = s.sc
        cut_off = [u for u in sc.units_of[self.player] if in_play(s, u) and s.supply[u] == OUT_OF_SUPPLY]
        if not cut_off:
            return
        lines = Lines(s, self.player, ANY_LENGTH, roads=False, exhausted=True)
        cities = [h for h in range(sc.n) if sc.terrain[h] == CITY and sc.in_play[h]]
        cities = [h for h in cities if s.holder[h] != 1 - self.player]
        ways = supply_field(s, self.player, cities, ANY_LENGTH, False)
        for u in cut_off:
            if sc.traits[u] & (SOURCE | GHOST):
                continue
            if s.place[u] < sc.n and not lines.reaches(u):
                self.units |= 1 << u
                if ways.reaches(s.place[u]):
                    self.in_city |= 1 << u

    def roll(self, s: HollandState) -> None:
        table = s.sc.turn_tables.isolation
        ledger = Ledger("isolation")
        drm = modifier(s, self.unit, self.in_city >> self.unit & 1 != 0, ledger)
        face = s.roll(D6, table.classes(drm))
        lost = table.result(face + drm) == 0
        tell_roll(s, ledger, events.ISOLATED, self.unit, face + drm, 1 if lost else 0)
        if lost:
            lose_step(s, self.unit)
        else:
            s.mark(events.O_ENDURES, self.unit)


def modifier(s: HollandState, u: int, in_city: bool, ledger: Ledger | None) -> int:
    """H44-27.2.3."""
    figures = s.sc.figures
    traits = s.sc.traits[u]
    total = 0
    if traits & ELITE or s.sc.owner[u] == ALLIED:
        total += note(ledger, "isolation-elite", figures["optional.isolation_elite_or_allied"])
    if traits & POOR:
        total += note(ledger, "isolation-poor", figures["optional.isolation_poor"])
    if in_city:
        total += note(ledger, "isolation-city", figures["optional.isolation_city"])
    return total


def note(ledger: Ledger | None, name: str, value: int) -> int:
    if ledger is not None:
        ledger.add("H44-27.2.3", name, value)
    return value
