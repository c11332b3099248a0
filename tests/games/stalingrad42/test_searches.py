"""Movement, supply lines, isolation and trains, compared with searches that follow the rules word by word."""

from __future__ import annotations

import itertools
import os

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grognard.core.option import Option
from grognard.core.state import choose
from grognard.games.stalingrad42 import rail, supply
from grognard.games.stalingrad42.ground import is_alpine, is_impassable, terrain_at, water_at
from grognard.games.stalingrad42.scenario import ALPINE_SHUT
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL
from grognard.games.zocbond.movement import VERB_OF, Move
from grognard.games.zocbond.reach import reach
from grognard.games.zocbond.supply import ANY_LENGTH, supply_field
from grognard.games.zocbond.verbs import HALT, TO
from grognard.games.zocbond.zoc import in_zoc
from tests.games.stalingrad42.field import Field

MANY = int(os.environ.get("GROGNARD_EXAMPLES", "8"))
HEXES = [f"{column}{row}" for column in range(18, 24) for row in range(10, 17)]
GROUND = ("clear", "clear", "clear", "forest", "rough", "marsh", "seasonal_marsh", "mountain", "rough_forest")
WATERS = ("", "", "minor", "major", "volga", "alpine", "lake", "freezing")
SIDES = ("2012/2013", "2013/2113", "2013/2114", "1913/2013", "1914/2013", "2013/2014", "2114/2214")
MOVERS = ("DE-PZ-24", "DE-ID-45", "DE-MTN-1", "AX-SP-1", "DE-HQ-6A")
FRIENDS = ("DE-ID-95", "DE-STUG-201", "DE-ID-299", "DE-MOT-3")
FOES = ("SU-RD-1", "SU-RD-153", "SU-GTB-5", "SU-TC-1", "SU-RD-197")
ROADS = (["2010", "2011", "2012", "2013", "2014", "2015"], ["main", "1813", "1913", "2013", "2114", "2214"])
HOME = "2013"  # where the mover begins
ORDERS = ("", "", " disrupted", " routed")


@st.composite
def fields(draw: st.DrawFn) -> tuple[Field, str]:
    """A small crowded position with one unit about to move from 2013."""
    terrain = {h: draw(st.sampled_from(GROUND)) for h in HEXES if h != HOME}
    water = {side: draw(st.sampled_from(WATERS)) for side in SIDES}
    water = {side: kind for side, kind in water.items() if kind}
    rivers = [side for side, kind in water.items() if kind in ("major", "volga")]
    bridges = {side: draw(st.sampled_from(("rail", "crossing"))) for side in rivers if draw(st.booleans())}
    shut = set(water)
    roads = [road for road in ROADS if draw(st.booleans()) and not shut & set(pairs(road))]
    spots = st.sampled_from([h for h in HEXES if h != HOME])
    mover = draw(st.sampled_from(MOVERS))
    units = {mover: HOME}
    units |= {key: draw(spots) + draw(st.sampled_from(ORDERS)) for key in FRIENDS if draw(st.booleans())}
    taken = {place.split()[0] for place in units.values()}
    for key in FOES:
        at = draw(spots)
        if at not in taken and draw(st.booleans()):
            units[key] = at + draw(st.sampled_from(ORDERS))
    weather = draw(st.sampled_from(("clear", "rain", "snow")))
    turn = draw(st.sampled_from((20, 29)))
    places = {"2111": "minor_city"} if draw(st.booleans()) else {}
    f = Field(
        units,
        terrain={h: kind for h, kind in terrain.items() if h not in places},
        water=water,
        bridges=bridges,
        roads=roads,
        places=places,
        weather=weather,
        turn=turn,
    )
    return f, mover


def pairs(road: list[str]) -> list[str]:
    hexes = [part for part in road if part.isdecimal()]
    return ["/".join(sorted(pair)) for pair in itertools.pairwise(hexes)]


# -- movement (S42-5.1) ---------------------------------------------------------------------------------


def brute_force(s: StalingradState, u: int, gait: int) -> dict[int, int]:
    """Every place in which a move can be ended, with the least points used, by playing all moves."""
    best: dict[int, int] = {}
    seen: dict[int, int] = {}
    start = s.copy()
    start.sink = None
    choose(start, 0, Option(VERB_OF[gait], u))
    waiting = [start]
    while waiting:
        now = waiting.pop(0)
        top = now.top()
        place, used = now.place[u], now.used[u]
        if seen.get(place, used + 1) <= used:
            continue
        seen[place] = used
        if not isinstance(top, Move):
            best[place] = min(used, best.get(place, used))
            continue
        for o in top.options(now):
            if o.verb == HALT:
                best[place] = min(used, best.get(place, used))
            elif o.verb == TO:
                after = now.copy()
                choose(after, 0, o)
                waiting.append(after)
    best.pop(s.place[u], None)
    return best


@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck))
@given(fields(), st.sampled_from((MARCH, EXTENDED, TACTICAL)))
def test_reach_is_what_stepping_finds(position: tuple[Field, str], gait: int) -> None:
    """S42-5.1, 5.2, 5.3, 5.4, 5.5.2, 6.2, 7.2: but for routed enemies, who run while one moves."""
    f, mover = position
    u = f.unit(mover)
    if f.sc.variation.gait_refusal(f.s, u, gait) or any(f.s.order[f.unit(key)] == 2 for key in FOES):
        return
    found = {shortcut.place: shortcut.price for shortcut in reach(f.s, u, gait)}
    assert found == brute_force(f.s, u, gait)


# -- supply lines (S42-16.3.1) ------------------------------------------------------------------------------


class Tracer:
    """Follows supply lines from a unit outward, one way at a time."""

    def __init__(self, f: Field, player: int, source: int, limit: int, roads: bool) -> None:
        self.s = f.s
        self.sc = f.sc
        self.player = player
        self.source = source
        self.limit = limit
        self.roads = roads

    def bare(self, h: int) -> bool:
        """In an EZOC, and no own unit there cancels it."""
        return in_zoc(self.s, h, 1 - self.player) and self.s.holder[h] != self.player

    def shut(self, here: int, d: int) -> bool:
        """No line crosses a hexside or enters the hex beyond it, on the road or off it."""
        to = self.sc.neighbour[6 * here + d]
        if not 0 <= to < self.sc.n or self.s.holder[to] == 1 - self.player:
            return True
        return bonds.bars(self.s, 1 - self.player, here, d)

    def passes(self, h: int) -> bool:
        return not supply.is_closed(self.s, h, self.player)

    def traces(self, start: int) -> bool:
        """Whether a line leads from a unit's hex to the source."""
        best: dict[tuple[int, bool], int] = {(start, False): 0}
        waiting = [start]
        if self.joins(start):
            return True
        while waiting:
            h = waiting.pop()
            if h != start and not self.passes(h):
                continue
            for before in (False, True):
                length = best.get((h, before))
                if length is None:
                    continue
                for d in range(6):
                    to = self.sc.neighbour[6 * h + d]
                    cost = -1 if self.shut(h, d) else self.price(h, d)
                    bare = cost > 0 and self.bare(to)
                    if cost < 0 or length + cost > self.limit or (before and bare):
                        continue
                    if length + cost < best.get((to, bare), ANY_LENGTH):
                        best[(to, bare)] = length + cost
                        waiting.append(to)
        return any(self.joins(h) for h, _ in best)

    def price(self, h: int, d: int) -> int:
        side = 6 * h + d
        if is_impassable(self.s, side) or is_alpine(self.s, side):
            return -1
        ground = self.sc.terrain_names[terrain_at(self.s, self.sc.neighbour[side])]
        return 2 if ground in ("marsh", "mountain") and not self.sc.road[side] else 1

    def joins(self, h: int) -> bool:
        """Whether the source is there, or roads lead from the hex to it."""
        if h == self.source:
            return True
        if not self.roads:
            return False
        seen = {h}
        waiting = [h]
        while waiting:
            at = waiting.pop()
            if at != h and (self.bare(at) or not self.passes(at)):
                if at != self.source:
                    continue
            if at == self.source:
                return not (at != h and self.bare(at)) and self.passes(at)
            if at == h and not self.passes(at) and self.s.holder[at] != self.player:
                continue
            for d in range(6):
                to = self.sc.neighbour[6 * at + d]
                open_road = self.sc.road[6 * at + d] and water_at(self.s, 6 * at + d) != ALPINE_SHUT
                if open_road and not self.shut(at, d) and to not in seen:
                    seen.add(to)
                    waiting.append(to)
        return False


@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck))
@given(fields(), st.booleans())
def test_supply_lines(position: tuple[Field, str], endless: bool) -> None:
    """S42-16.3.1, 16.3.2, 16.3.3, 16.3.4, 16.5.1."""
    f, _ = position
    source = f.hex(HOME)
    limit = ANY_LENGTH if endless else supply.offroad_reach(f.s)
    field = supply_field(f.s, 0, [source], limit, not endless)
    tracer = Tracer(f, 0, source, limit, not endless)
    for key in FRIENDS:
        place = f.s.place[f.unit(key)]
        if 0 <= place < f.sc.n:
            assert field.reaches(place) == tracer.traces(place), (key, f.where(key))


# -- trains (S42-5.6.3, 17.4) -------------------------------------------------------------------------------

LINES = (
    ["2016", "2015", "2014", "2013", "2012", "2011", "2010"],
    ["1813", "1913", "2013", "2114", "2214", "2315"],
    ["2214", "2213", "2212", "2112", "2011"],
)


@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_where_trains_get_to(data: st.DataObject) -> None:
    """No enemy, no EZOC on any hex of the way; the network goes through own units."""
    spots = st.sampled_from(sorted({name for line in LINES for name in line} | {"1912", "2112"}))
    units = {"SU-RD-141": HOME}
    for key in (*FRIENDS[:2], *FOES[:2]):
        at = data.draw(spots)
        if at not in units.values() and data.draw(st.booleans()):
            units[key] = at
    rails = [list(line) for line in LINES if data.draw(st.booleans())]
    f = Field(units, rails=rails, player="soviet")
    found = rail.Lines(f.s, 1, f.hex(HOME))
    for h in range(f.sc.n):
        way = any_way(f, f.hex(HOME), h)
        assert (found.how[h] != rail.NOT_REACHED) == way, f.sc.place_names[h]


def any_way(f: Field, start: int, end: int) -> bool:
    """Whether some way along railways leads from hex to hex, each of its hexes free."""

    def free(h: int) -> bool:
        return f.s.holder[h] != 0 and not in_zoc(f.s, h, 0) and f.sc.rail_hex[h] != 0

    seen = {start} if free(start) else set()
    grows = True
    while grows:
        more = {f.sc.neighbour[6 * h + d] for h in seen for d in f.sc.rail_directions[h]}
        more = {h for h in more if free(h)} - seen
        grows = bool(more)
        seen |= more
    return end in seen
