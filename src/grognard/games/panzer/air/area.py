"""PZR-6.7.3.2 to 6.7.3.4: what an attack from the air takes in, and everything in it attacked one by one."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, ROW, UNIT, UNITS, bit_list
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.state import State
from grognard.games.panzer.gp.terrain_damage import NO_FEATURE, feature_in
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from ..frames import PanzerFrame
from ..scenario import PanzerScenario
from ..state import PanzerState
from .acquire import is_ground_target
from .air_attack import CRASH, DIVE, GUNS, ROCKETS, WEAPONS, AirStrike
from .course import ahead, straight
from .plane import FAST, HIGH
from .tables import air_tables

AT_BEGIN: Final = 0
AT_NEXT: Final = 1


def area_name(weapon: int, speed: int, altitude: int) -> str:
    """The row of the table of areas."""
    if weapon == GUNS:
        return "strafe_high_speed" if speed == FAST else "strafe_low_speed"
    if weapon == ROCKETS:
        return "rockets"
    if weapon == DIVE:
        return "bombs_dive"
    return "bombs_high" if altitude == HIGH else "bombs_medium"


def area_hexes(sc: PanzerScenario, aim: int, heading: int, name: str) -> list[int]:
    """The hexes of an area, the aim first: those in line with the flight, then those beside (R2-10)."""
    form = air_tables().areas[name]
    hexes = [aim, *straight(sc, aim, heading)[: form.ahead - 1]]
    if form.beside:  # the hexes next to both the aim and the one behind it
        for turn in (1, 5):
            h = ahead(sc, aim, (heading + turn) % 6)
            if h >= 0:
                hexes.append(h)
    return hexes


class AreaAttack(PanzerFrame):
    """One run, bombing, salvo or crash: the units of each hex, of both sides, then its building or works."""

    NAME = "AreaAttack"
    STEPS = ("begin", "next")
    FIELDS = (
        Column("unit", SCALAR, UNIT, -1),
        Column("weapon", SCALAR, MODE, names=WEAPONS),
        Column("speed", SCALAR, MODE, names=SPEEDS),
        Column("altitude", SCALAR, MODE, names=ALTITUDES),
        Column("distance", SCALAR, NUMBER),
        Column("hexes", ROW, HEX),  # still to be attacked
        Column("todo", SCALAR, UNITS),  # units in the first of them still to be attacked
    )

    def __init__(
        self, unit: int = -1, weapon: int = GUNS, speed: int = 0, altitude: int = 0, distance: int = 0
    ) -> None:
        super().__init__()
        self.unit = unit
        self.weapon = weapon
        self.speed = speed
        self.altitude = altitude
        self.distance = distance
        self.hexes: list[int] = []
        self.todo = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_BEGIN:
            s.curtain()
            self.step = AT_NEXT
            self.look(s)
        elif self.todo:
            t = bit_list(self.todo)[0]
            self.todo &= ~(1 << t)
            if is_ground_target(s, t):
                s.push(self.strike(t, s.place[t]))
        elif self.hexes:
            h = self.hexes[0]
            self.hexes = self.hexes[1:]
            self.look(s)
            if self.harms_terrain(s) and feature_in(s, h) != NO_FEATURE:
                s.push(self.terrain_strike(s, h))
        else:
            s.pop()

    def look(self, s: PanzerState) -> None:
        """The units of the hex that comes next."""
        self.todo = self.units_in(s, self.hexes[0]) if self.hexes else 0

    def units_in(self, s: PanzerState, h: int) -> int:
        return sum(1 << t for t in bit_list(s.here[h]) if is_ground_target(s, t))

    def harms_terrain(self, s: PanzerState) -> bool:
        """PZR-6.5.4.2.5[1]: small arms harm no terrain."""
        return self.weapon != GUNS or not s.sc.planes[self.unit].gun_small_arms

    def strike(self, t: int, h: int) -> AirStrike:
        """The attack on one unit."""
        strike = AirStrike()
        strike.firer = self.unit
        strike.target = t
        strike.hex = h
        strike.weapon = self.weapon
        strike.speed = self.speed
        strike.altitude = self.altitude
        strike.distance = self.distance
        return strike

    def terrain_strike(self, s: PanzerState, h: int) -> AirStrike:
        """The attack on the building or works of a hex."""
        strike = self.strike(-1, h)
        strike.feature = feature_in(s, h)
        return strike

    def odds_parts(self, s: PanzerState) -> list[OddsPart]:
        """Every attack of the area by itself (K2)."""
        parts: list[OddsPart] = []
        for h in self.hexes:
            for t in bit_list(self.units_in(s, h)):
                parts.append(OddsPart(UNIT, t, [self.strike(t, h)]))
            if self.harms_terrain(s) and feature_in(s, h) != NO_FEATURE:
                parts.append(OddsPart(HEX, h, [self.terrain_strike(s, h)]))
        return parts


def crash_area(u: int, h: int) -> AreaAttack:
    """PZR-6.7.4.2.1[3]: an aircraft strikes the ground in a hex."""
    attack = AreaAttack(u, CRASH)
    attack.hexes = [h]
    return attack
