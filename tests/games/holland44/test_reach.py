"""Chapter 8: how far a move can go, compared with stepping through the engine."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import choose
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.gaits import VERB_OF
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.reach import reach
from grognard.games.zocbond.steps import step_price
from grognard.games.zocbond.verbs import HALT, TO

from .field import Field

MANY = int(os.environ.get("GROGNARD_EXAMPLES", "12"))
HEXES = [f"{line}{place:02}" for line in range(29, 34) for place in range(8, 14)]
GROUND = ("clear", "clear", "clear", "woods", "woods", "polder", "marsh", "town", "city")
MOVERS = ("1-Border", "1-Gren-Gds", "2-Gren-Gds", "2-Welsh-Gds", "Br-Inf-1")
FRIENDS = ("3-Irish-Gds", "5-Coldm-Gds", "2-Devon")
FOES = ("I-Hoffmann", "II-Hoffmann", "StuG-1107", "Ge-Inf-1")
SIDES = ["3010/3011", "3110/3111", "3110/3210", "3010/3110", "3109/3110", "3011/3111", "3210/3211"]


@st.composite
def fields(draw: st.DrawFn) -> tuple[Field, str]:
    """A small crowded position with one unit about to move from 3110."""
    terrain = {h: draw(st.sampled_from(GROUND)) for h in HEXES}
    water = {side: draw(st.sampled_from(("", "minor", "canal", "major"))) for side in SIDES}
    water = {side: kind for side, kind in water.items() if kind}
    crossed = [side for side, kind in water.items() if kind != "minor"]
    bridges = {side: draw(st.sampled_from(("safe", "blown"))) for side in crossed if draw(st.booleans())}
    roads = [["3108", "3109", "3110", "3111", "3112"], ["highway", "2910", "3010", "3110", "3211"]]
    chosen = [road for road in roads if draw(st.booleans())]
    mover = draw(st.sampled_from(MOVERS))
    spots = st.sampled_from([h for h in HEXES if h != "3110"])
    units = {mover: "3110"}
    units |= {key: draw(spots) for key in FRIENDS if draw(st.booleans())}
    friendly = set(units.values())
    for key in FOES:
        at = draw(spots)
        if at not in friendly and draw(st.booleans()):
            units[key] = at
    ferries = [side for side in ("3010/3110",) if water.get(side) == "major" and side not in bridges]
    f = Field(units, terrain=terrain, water=water, bridges=bridges, roads=chosen, ferries=ferries)
    return f, mover


def brute_force(s: HollandState, u: int, gait: int) -> dict[int, int]:
    """Every place in which a move can be ended, with the least points used, by playing all moves."""
    best: dict[int, int] = {}
    seen: set[tuple[int, int, int]] = set()
    start = s.copy()
    start.sink = None
    choose(start, 0, Option(VERB_OF[gait], u))
    waiting = [start]
    while waiting:
        now = waiting.pop()
        top = now.top()
        key = (now.place[u], now.used[u], top.tally if isinstance(top, Move) else -1)
        if key in seen:
            continue
        seen.add(key)
        if not isinstance(top, Move):
            note(best, now.place[u], now.used[u])
            continue
        for o in top.options(now):
            if o.verb == HALT:
                note(best, now.place[u], now.used[u])
            elif o.verb == TO:
                after = now.copy()
                choose(after, 0, o)
                waiting.append(after)
    best.pop(s.place[u], None)
    return best


def note(best: dict[int, int], place: int, used: int) -> None:
    best[place] = min(used, best.get(place, used))


@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck))
@given(fields(), st.sampled_from((MARCH, EXTENDED, TACTICAL)))
def test_reach_is_what_stepping_finds(position: tuple[Field, str], gait: int) -> None:
    """H44-8.1 to 8.6."""
    f, mover = position
    u = f.unit(mover)
    found = {shortcut.place: shortcut.price for shortcut in reach(f.s, u, gait)}
    assert found == brute_force(f.s, u, gait)


@settings(max_examples=MANY // 2, deadline=None, suppress_health_check=list(HealthCheck))
@given(fields())
def test_a_path_can_be_walked_at_its_price(position: tuple[Field, str]) -> None:
    """H44-8.1."""
    f, mover = position
    u = f.unit(mover)
    ways = reach(f.s, u, MARCH)
    assume(ways)
    for shortcut in ways[-3:]:
        s = f.s.copy()
        s.sink = None
        choose(s, 0, Option(VERB_OF[MARCH], u))
        for place in shortcut.path:
            choose(s, 0, Option(TO, place))
        assert (s.place[u], s.used[u]) == (shortcut.place, shortcut.price)


def test_third_woods_hex_is_dearer_on_the_way() -> None:
    """H44-8.6.1: a detour round the third woods hex is found."""
    ground = dict.fromkeys(("3011", "3012", "3013", "3113"), "woods")
    f = Field({"1-Border": "3010"}, terrain=ground)
    found = {shortcut.place: shortcut.price for shortcut in reach(f.s, f.unit("1-Border"), EXTENDED)}
    assert found[f.hex("3012")] == 8
    assert found[f.hex("3013")] == 10
    assert step_price(f.s, f.unit("1-Border"), EXTENDED, f.hex("3012"), f.hex("3013"), 8, 2) == 6
