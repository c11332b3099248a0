"""PZR-6.7.4.2.1[3]: an aircraft that is shot down flies on for a few hexes and strikes the ground."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import FACING, HEX, MODE, UNIT
from grognard.core.kernel.state import State
from grognard.games.panzer.verbs import ALTITUDES

from .. import events
from ..frames import PanzerFrame
from ..scenario import PanzerScenario
from ..state import PanzerState
from .area import crash_area
from .course import straight
from .plane import LOW
from .tables import air_tables

AT_FALL: Final = 0
AT_END: Final = 1


def crash_hexes(face: int, altitude: int) -> int:
    """How far it flies on: as many hexes as the die, half of it from low altitude."""
    return face // 2 if altitude == LOW else face


def crash_hex(sc: PanzerScenario, h: int, heading: int, hexes: int) -> int:
    """Where it strikes the ground, or -1: beyond the map."""
    way = [h, *straight(sc, h, heading)]
    return way[hexes] if hexes < len(way) else -1


class Crash(PanzerFrame):
    """The die, and the attack on everything in the hex."""

    NAME = "Crash"
    STEPS = ("fall", "end")
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),
        Column("hex", SCALAR, HEX, -1),
        Column("heading", SCALAR, FACING),
        Column("altitude", SCALAR, MODE, names=ALTITUDES),
    )

    def __init__(self, unit: int = -1, h: int = -1, heading: int = 0, altitude: int = LOW) -> None:
        super().__init__()
        self.unit = unit
        self.hex = h
        self.heading = heading
        self.altitude = altitude

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.take_step() == AT_END:
            s.pop()
            return
        s.curtain()
        die = Die(1, air_tables().crash_die)
        face = s.roll(die, bytes(crash_hexes(each, self.altitude) for each in range(die.sides + 1)))
        h = crash_hex(s.sc, self.hex, self.heading, crash_hexes(face, self.altitude))
        if h < 0:
            s.tell_roll(events.CRASHES_OUTSIDE, self.unit, face)
            return
        s.tell_roll(events.CRASHES, self.unit, h, face)
        s.push(crash_area(self.unit, h))

    def actor(self) -> int:
        return self.unit
