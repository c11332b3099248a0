"""HollandState: the columns of Holland '44 beside the family's, and the doors through which they change."""

from __future__ import annotations

from grognard.core.geometry.board import rectangle
from grognard.core.geometry.grid import POINTY
from grognard.core.kernel.column import Column, Columns
from grognard.core.kernel.ints import Ints, filled
from grognard.core.kernel.kinds import BITS, HEX, MODE, NUMBER, PLACE, ROW, SIDE
from grognard.games.zocbond.state import ZocState

from .scenario import (
    BLOWN,
    BRIDGES,
    DIVISIONS,
    MINED,
    NIGHT,
    OVERCAST,
    REPAIR,
    RESTORE,
    WEATHERS,
    HollandScenario,
)


class HollandState(ZocState):
    """The columns of a game as flat lists."""

    def __init__(self, sc: HollandScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc

    def declare(self, c: Columns) -> None:
        """The columns of a game: the family's, then its own."""
        super().declare(c)
        sc = self.sc
        # per bridge (H44-5)
        self.bridge = c.row("bridge", ROW, MODE, MINED, names=BRIDGES, count=len(sc.bridge_side))
        # per ferry: steps in this player turn (H44-8.5.6)
        self.ferry_used = c.row("ferry_used", ROW, NUMBER, count=len(sc.ferry_side))
        # per engineer: the hexside of its ferry (H44-23.3.3)
        self.crossing = c.row("crossing", ROW, SIDE, -1, count=len(sc.engineers))
        # ... steps that have used it in this turn
        self.crossed = c.row("crossed", ROW, NUMBER, count=len(sc.engineers))
        # ... of them vehicles
        self.crossed_vehicles = c.row("crossed_vehicles", ROW, NUMBER, count=len(sc.engineers))
        self.weather_am = c.one("weather_am", MODE, names=WEATHERS)  # of today (H44-4.1)
        self.weather_pm = c.one("weather_pm", MODE, names=WEATHERS)
        self.air_left = c.one("air_left", NUMBER)  # air units (H44-10.7)
        self.landings_left = c.one("landings_left", NUMBER)  # airlanding points (H44-22.4)
        # the turn of today in which units landed (H44-22.1.2)
        self.landed_today = c.one("landed_today", NUMBER)
        # per division: returning paratroopers (H44-22.7)
        self.airborne_points = c.row("airborne_points", ROW, NUMBER, count=len(DIVISIONS))
        # ... that came in this turn and cannot be used in it
        self.fresh_points = c.row("fresh_points", ROW, NUMBER, count=len(DIVISIONS))
        # replacements taken in this turn: `replacements` names the bits
        self.points_used = c.one("points_used", BITS)
        self.redeployed = c.one("redeployed", NUMBER)  # unknown units moved in this turn (H44-25.6)
        # per marker: a hex, @pool or @waiting (H44-24)
        self.traffic = c.row("traffic", ROW, PLACE, -1, count=len(sc.traffic_start))
        self.half_points = c.one("half_points", NUMBER)  # German victory points in halves (H44-26.5.2)
        # unknown units not yet seen, per kind; all know the mix (H44-25.5)
        self.cup = c.row("cup", ROW, NUMBER, count=len(sc.unknown_kinds))
        self.jam = c.ints("jam", HEX, NUMBER, derived=True, replaced=True)  # traffic markers there

    def copy(self) -> HollandState:
        s = HollandState(self.sc, self.seed)
        self.copy_columns(s)
        s.bridge = self.bridge.copy()
        s.ferry_used = self.ferry_used.copy()
        s.crossing = self.crossing.copy()
        s.crossed = self.crossed.copy()
        s.crossed_vehicles = self.crossed_vehicles.copy()
        s.weather_am = self.weather_am
        s.weather_pm = self.weather_pm
        s.air_left = self.air_left
        s.landings_left = self.landings_left
        s.landed_today = self.landed_today
        s.airborne_points = self.airborne_points.copy()
        s.fresh_points = self.fresh_points.copy()
        s.points_used = self.points_used
        s.redeployed = self.redeployed
        s.traffic = self.traffic.copy()
        s.half_points = self.half_points
        s.cup = self.cup.copy()
        s.jam = self.jam
        return s

    def set_bridge(self, number: int, state: int) -> None:
        """A bridge changes its marker; ZOC across it are updated (H44-7.1)."""
        self.bridge[number] = state
        self.forget_all_lines()
        side = self.sc.bridge_side[number]
        intact = bridge_stands(state)
        if (self.span[side] != 0) != intact:
            self.set_span(side, intact)

    def set_traffic(self, marker: int, where: int) -> None:
        """A traffic marker goes to a hex or a box."""
        self.traffic[marker] = where
        self.jam = jammed(self)

    def turn_kind(self) -> int:
        return self.sc.turn_kind[self.turn]

    def weather(self) -> int:
        """The weather of this turn; nights have the effects of an overcast sky (H44-4.1)."""
        kind = self.sc.turn_kind[self.turn]
        if kind == NIGHT:
            return OVERCAST
        return self.weather_pm if kind else self.weather_am

    def derive(self) -> None:
        """Computes the derived columns again."""
        sc = self.sc
        self.span = sc.fixed_span[:]
        for number, side in enumerate(sc.bridge_side):
            if bridge_stands(self.bridge[number]):
                other = sc.neighbour[side]
                self.span[side] = 1
                if other >= 0:
                    self.span[6 * other + (side % 6 + 3) % 6] = 1
        self.jam = jammed(self)
        super().derive()


def bridge_stands(state: int) -> bool:
    """Whether a bridge stands; one under repair is still down (H44-5.8)."""
    return state not in (BLOWN, REPAIR, RESTORE)


def jammed(s: HollandState) -> Ints:
    jams = filled(s.sc.n, 0)
    for at in s.traffic:
        if 0 <= at < s.sc.n:
            jams[at] += 1
    return jams


def columns() -> list[Column]:
    """The columns of all games, in the order of the position text."""
    return HollandState(HollandScenario("", {}, rectangle(POINTY, 1, 1)), b"").blank()
