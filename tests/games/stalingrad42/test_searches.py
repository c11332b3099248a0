"""What `reach` says of a move, compared with playing all moves hex by hex."""

from __future__ import annotations

import os
from random import Random

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import RUN, advance, choose
from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.gaits import VERB_OF
from grognard.games.zocbond.kinds import DISRUPTED, EXTENDED, MARCH, MOVED, TACTICAL
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.reach import reach
from grognard.games.zocbond.verbs import HALT, TO

from .positions import position

SEEDS = range(*[int(part) for part in os.environ.get("GROGNARD_POSITIONS", "60").split(":")])


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


def movement_phase(seed: int, random: Random) -> tuple[StalingradState, int]:
    """A position and a unit that is about to move; nobody is routed, as he would run while another moves."""
    _, s = position(seed)
    for u in range(s.sc.units):
        s.order[u] = min(s.order[u], DISRUPTED)
        s.marks[u] &= ~TRAIN
        s.began[u] = s.place[u]
    s.derive()
    u = random.choice([u for u in range(s.sc.units) if 0 <= s.place[u] < s.sc.n])
    s.active = s.sc.owner[u]
    s.lanes = [[Movement(s.active)]]
    s.asked = [RUN]
    advance(s)
    return s, u


def test_reach_is_what_stepping_finds() -> None:
    """S42-5.1, 5.2, 5.3, 5.4, 5.5.2, 6.2, 7.2; pontoons and broken bonds on the way (S42-5.5.5, 7.3)."""
    searched = 0
    for seed in SEEDS:
        random = Random(seed)
        s, u = movement_phase(seed, random)
        gait = random.choice((MARCH, EXTENDED, TACTICAL))
        if s.sc.movement_rules.gait_refusal(s, u, gait) == 0 and not s.marks[u] & MOVED:
            found = {shortcut.place: shortcut.price for shortcut in reach(s, u, gait)}
            assert found == brute_force(s, u, gait), (seed, s.sc.unit_names[u], gait)
            searched += 1
    assert searched
