"""Moving one unit at a time: where it would best end, and the next step of the way there."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.zocbond import steps
from grognard.games.zocbond.gaits import gait_of
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.reach import Reach, ReachedPlace, reach
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import DONE, HALT, SHATTER, TO
from grognard.games.zocbond.verbs import EXTEND as EXTEND_VERB
from grognard.games.zocbond.verbs import MARCH as MARCH_VERB
from grognard.games.zocbond.verbs import TACTICAL as TACTICAL_VERB

from .answers import find, last
from .judge import Judge

RUSH: Final = 60  # what extended movement must gain: a unit that has used it cannot attack


class Walk:
    """Where a unit goes, how, and what that brings more than staying."""

    def __init__(self, u: int, gait: int, to: ReachedPlace | None, gain: int) -> None:
        self.u = u
        self.gait = gait
        self.to = to
        self.gain = gain


def best_walk(s: ZocState, judge: Judge, u: int) -> Walk:
    """The best place within reach of a unit that has not moved."""
    here = judge.score(u, s.place[u])
    best = Walk(u, MARCH, None, 0)
    if s.place[u] >= s.zoc.n:
        best.gain = -1_000_000
    for gait in (MARCH, EXTENDED, TACTICAL):
        if gait == EXTENDED and (s.place[u] < s.zoc.n and judge.near[s.place[u]]):
            continue
        for way in reach(s, u, gait):
            gain = judge.score(u, way.place) - here - (RUSH if gait == EXTENDED else 0)
            if gain > best.gain:
                best = Walk(u, gait, way, gain)
    return best


def movement(s: ZocState, judge: Judge, frame: Movement, options: list[Option]) -> int:
    """The next unit: every one is taken up once, and stays where nothing is better."""
    for i, o in enumerate(options):
        if o.verb == SHATTER:
            return i
    for i, o in enumerate(options):
        if gait_of(o.verb):
            return first_step(options, i, best_walk(s, judge, o.a))
    return last(options, DONE)


def first_step(options: list[Option], i: int, walk: Walk) -> int:
    """The gait of a walk, if the unit may choose it; else the one that is offered first."""
    if gait_of(options[i].verb) == MARCH and find(options, EXTEND_VERB, walk.u) >= 0:
        at = find(options, verb_of(walk.gait), walk.u)
        if at >= 0:
            return at
    return i


def whole_move(s: ZocState, judge: Judge, frame: Movement, options: list[Option]) -> list[Option]:
    """The same as `movement` with the way to go: nobody need ask again at every step."""
    for o in options:
        if o.verb == SHATTER:
            return [o]
    for i, o in enumerate(options):
        if gait_of(o.verb):
            walk = best_walk(s, judge, o.a)
            first = options[first_step(options, i, walk)]
            if walk.to is None or verb_of(walk.gait) != first.verb:
                return [first]
            return [first, *[Option(TO, to) for to in walk.to.path], Option(HALT)]
    return [options[last(options, DONE)]]


def move(s: ZocState, judge: Judge, frame: Move, options: list[Option]) -> int:
    """One step on the way to the best place, or the end of the move."""
    units = bit_list(frame.units)
    u = units[0]
    here = s.place[u]
    halt = find(options, HALT, 0)
    left = steps.points_left(s, units, frame.gait)
    most = judge.score(u, here) if halt >= 0 and here < s.zoc.n else -1_000_000
    to = -1
    if not frame.stopped:
        for way in Reach(s, units, frame.gait, here, s.used[u], left, frame.tally).shortcuts():
            worth = judge.score(u, way.place)
            if worth > most and find(options, TO, way.path[0]) >= 0:
                most = worth
                to = way.path[0]
    if to >= 0:
        return find(options, TO, to)
    if halt >= 0:
        return halt
    return last(options, TO)


def verb_of(gait: int) -> int:
    return MARCH_VERB if gait == MARCH else EXTEND_VERB if gait == EXTENDED else TACTICAL_VERB
