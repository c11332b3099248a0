"""HollandState: the columns of Holland '44 beside the family's, and the doors through which they change."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.ints import Ints, filled
from grognard.core.kinds import BITS, HEX, MODE, NUMBER, PLACE, ROW, SIDE
from grognard.games.zocbond.state import ZocState, blank_family, derive_family, family_columns

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


def columns() -> list[Column]:
    """The columns of a game; derived ones last."""
    family = family_columns()
    own = [
        Column("bridge", ROW, MODE, MINED, names=BRIDGES),  # per bridge (H44-5)
        Column("ferry_used", ROW, NUMBER),  # per ferry: steps in this player turn (H44-8.5.6)
        Column("crossing", ROW, SIDE, -1),  # per engineer: the hexside of its ferry (H44-23.3.3)
        Column("crossed", ROW, NUMBER),  # ... steps that have used it in this turn
        Column("crossed_vehicles", ROW, NUMBER),  # ... of them vehicles
        Column("weather_am", SCALAR, MODE, names=WEATHERS),  # of today (H44-4.1)
        Column("weather_pm", SCALAR, MODE, names=WEATHERS),
        Column("air_left", SCALAR, NUMBER),  # air units (H44-10.7)
        Column("landings_left", SCALAR, NUMBER),  # airlanding points (H44-22.4)
        Column("landed_today", SCALAR, NUMBER),  # the turn of today in which units landed (H44-22.1.2)
        Column("airborne_points", ROW, NUMBER),  # per division: returning paratroopers (H44-22.7)
        Column("fresh_points", ROW, NUMBER),  # ... that came in this turn and cannot be used in it
        Column("points_used", SCALAR, BITS),  # replacements taken in this turn: `replacements` names the bits
        Column("redeployed", SCALAR, NUMBER),  # unknown units moved in this turn (H44-25.6)
        Column("traffic", ROW, PLACE, -1),  # per marker: a hex, @pool or @waiting (H44-24)
        Column("half_points", SCALAR, NUMBER),  # German victory points in halves (H44-26.5.2)
        Column("cup", ROW, NUMBER),  # unknown units not yet seen, per kind; all know the mix (H44-25.5)
        Column("jam", HEX, NUMBER, derived=True, replaced=True),  # traffic markers there
    ]
    plain = [c for c in family if not c.derived]
    derived = [c for c in family if c.derived]
    return plain + [c for c in own if not c.derived] + derived + [c for c in own if c.derived]


class HollandState(ZocState):
    """The columns of a game as flat lists."""

    def __init__(self, sc: HollandScenario, seed: bytes) -> None:
        super().__init__(sc, seed)
        self.sc = sc

    bridge: list[int]
    ferry_used: list[int]
    crossing: list[int]
    crossed: list[int]
    crossed_vehicles: list[int]
    weather_am: int
    weather_pm: int
    air_left: int
    landings_left: int
    landed_today: int
    airborne_points: list[int]
    fresh_points: list[int]
    points_used: int
    redeployed: int
    traffic: list[int]
    half_points: int
    cup: list[int]
    jam: Ints  # replaced, never changed in place: States share it

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
        """A bridge changes its marker; ZOC across it follow (H44-7.1)."""
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
        """Of this turn; nights have the effects of an overcast sky (H44-4.1)."""
        kind = self.sc.turn_kind[self.turn]
        if kind == NIGHT:
            return OVERCAST
        return self.weather_pm if kind else self.weather_am


def bridge_stands(state: int) -> bool:
    """A bridge under repair is still down (H44-5.8)."""
    return state not in (BLOWN, REPAIR, RESTORE)


def jammed(s: HollandState) -> Ints:
    found = filled(s.sc.n, 0)
    for at in s.traffic:
        if 0 <= at < s.sc.n:
            found[at] += 1
    return found


def blank(sc: HollandScenario, seed: bytes = b"") -> HollandState:
    """Every column at its default."""
    s = HollandState(sc, seed)
    blank_family(s, len(sc.control_hexes))
    s.bridge = [MINED] * len(sc.bridge_side)
    s.ferry_used = [0] * len(sc.ferry_side)
    s.crossing = [-1] * len(sc.engineers)
    s.crossed = [0] * len(sc.engineers)
    s.crossed_vehicles = [0] * len(sc.engineers)
    s.weather_am = 0
    s.weather_pm = 0
    s.air_left = 0
    s.landings_left = 0
    s.landed_today = 0
    s.airborne_points = [0] * len(DIVISIONS)
    s.fresh_points = [0] * len(DIVISIONS)
    s.points_used = 0
    s.redeployed = 0
    s.traffic = [-1] * len(sc.traffic_start)
    s.half_points = 0
    s.cup = [0] * len(sc.unknown_kinds)
    derive(s)
    return s


def derive(s: HollandState) -> None:
    """The derived columns afresh."""
    sc = s.sc
    s.span = sc.fixed_span[:]
    for number, side in enumerate(sc.bridge_side):
        if bridge_stands(s.bridge[number]):
            other = sc.neighbour[side]
            s.span[side] = 1
            if other >= 0:
                s.span[6 * other + (side % 6 + 3) % 6] = 1
    s.jam = jammed(s)
    derive_family(s)
