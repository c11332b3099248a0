"""Chapter 18.1: the supply phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.kinds import DISRUPTED, GHOST, GONE, IN_SUPPLY, LOST, OUT_OF_SUPPLY, SOURCE
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE

from . import events
from .isolation import Isolation, comes
from .kinds import DISMOUNTED, EXHAUSTED, LANDED
from .refusals import NO_COMRADES
from .scenario import ALLIED
from .state import HollandState
from .supply import Lines, rides
from .units import division_of
from .verbs import REAPPEAR

AT_RETURN: Final = 0
AT_ISOLATION: Final = 1
AT_CHECK: Final = 2
AT_EXHAUST: Final = 3


class SupplyPhase(Frame):
    """Lost sources return, every unit is looked at, isolated ones suffer, sources run dry."""

    NAME = "SupplyPhase"
    STEPS = ("return", "isolation", "check", "exhaust")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),  # the source that returns
        Column("next", SCALAR, NUMBER),  # the division, or unit, that is looked at next
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1
        self.next = 0

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_RETURN:
            self.bring_back(s)
        elif self.step == AT_ISOLATION:
            self.step = AT_CHECK
            if comes(s):
                s.push(Isolation(self.player))
        elif self.step == AT_CHECK:
            check_supply(s, self.player)
            self.step = AT_EXHAUST
        else:
            if self.player == ALLIED:
                exhaust_sources(s)
            s.pop()

    # -- sources that were destroyed (H44-18.2.3) ------------------------------------------------

    def bring_back(self, s: HollandState) -> None:
        sc = s.sc
        while self.player == ALLIED and self.next < len(sc.sources):
            self.unit = sc.sources[self.next]
            if s.place[self.unit] == sc.box + LOST:
                hexes = self.hexes(s)
                if len(hexes) > 1:
                    s.ask(ALLIED)
                    return
                if hexes:
                    reappear(s, self.unit, hexes[0])
                else:
                    s.put(self.unit, sc.box + GONE)
            self.next += 1
        self.unit = -1
        self.next = 0
        self.step = AT_ISOLATION

    def hexes(self, s: HollandState) -> list[int]:
        """Where a unit of its division stands and no other such counter does."""
        hexes: list[int] = []
        for u in s.sc.units_of[ALLIED]:
            h = s.place[u]
            if 0 <= h < s.sc.n and h not in hexes and return_refusal(s, self.unit, h) == LEGAL:
                hexes.append(h)
        hexes.sort()
        return hexes

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        return [Option(REAPPEAR, self.unit, h) for h in self.hexes(s)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb != REAPPEAR or o.a != self.unit or self.step != AT_RETURN or not 0 <= o.b < s.sc.n:
            return SEQUENCE
        return return_refusal(s, self.unit, o.b)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        reappear(s, self.unit, o.b)
        self.next += 1

    def rolls(self, s: State, o: Option) -> bool:
        """Isolation follows when the last source has returned (H44-27.2.2)."""
        assert isinstance(s, HollandState)
        if not comes(s):
            return False
        trial = s.copy()
        frame = self.copy()
        frame.choose(trial, o)
        frame.bring_back(trial)
        isolation = Isolation(self.player)
        isolation.find(trial)
        return frame.step == AT_ISOLATION and isolation.units != 0


def return_refusal(s: HollandState, source: int, h: int) -> int:
    """0 or why a destroyed source cannot come back in a hex (H44-18.2.3, 6.1)."""
    sc = s.sc
    comrade = False
    u = s.first[h]
    while u >= 0:
        if sc.traits[u] & SOURCE:
            return NO_COMRADES
        comrade = comrade or division_of(s, u) == sc.division[source]
        u = s.under[u]
    return LEGAL if comrade else NO_COMRADES


def reappear(s: HollandState, source: int, h: int) -> None:
    s.put(source, h)
    s.set_steps(source, 1)
    s.set_order(source, DISRUPTED)
    s.set_mark(source, EXHAUSTED)
    s.began[source] = h
    s.tell(events.REAPPEARS, source, h)


def check_supply(s: HollandState, player: int) -> None:
    """Markers are put on and taken off (H44-18.1, 18.5, 18.6)."""
    sc = s.sc
    lines = Lines(s, player)
    dry: Lines | None = None
    for u in sc.units_of[player]:
        if not in_play(s, u) or sc.traits[u] & GHOST:
            continue
        if s.marks[u] & LANDED:
            s.clear_mark(u, LANDED)
            continue
        supplied = lines.reaches(u)
        mark_supply(s, u, supplied)
        if supplied and rides(s, u):
            if dry is None:
                dry = Lines(s, player, dry=True)
            ride(s, u, dry.reaches(u))
        else:
            s.clear_mark(u, DISMOUNTED)


def mark_supply(s: HollandState, u: int, supplied: bool) -> None:
    state = IN_SUPPLY if supplied else OUT_OF_SUPPLY
    if s.supply[u] != state:
        s.supply[u] = state
        s.tell(events.SUPPLIED if supplied else events.CUT_OFF, u)


def ride(s: HollandState, u: int, dry: bool) -> None:
    """A unit whose supplies must cross an unbridged canal leaves its vehicles behind (H44-18.6)."""
    if dry == (s.marks[u] & DISMOUNTED == 0):
        return
    if dry:
        s.clear_mark(u, DISMOUNTED)
    else:
        s.set_mark(u, DISMOUNTED)
    s.tell(events.REMOUNTED if dry else events.DISMOUNTED, u)


def exhaust_sources(s: HollandState) -> None:
    """After their last turn the airborne sources supply nobody any more (H44-18.2.2)."""
    if s.turn < s.sc.figures["supply.source_last_turn"]:
        return
    for u in s.sc.sources:
        if in_play(s, u) and not s.marks[u] & EXHAUSTED:
            s.set_mark(u, EXHAUSTED)
            s.tell(events.EXHAUSTED, u)
