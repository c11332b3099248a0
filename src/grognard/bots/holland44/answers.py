"""Answers to the questions that only Holland '44 asks: bridges, landings, guns, traffic, replacements."""

from __future__ import annotations

from typing import Final

from grognard.bots.zocbond.answers import last, least_valuable, most_valuable
from grognard.bots.zocbond.judge import Judge
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame
from grognard.games.holland44.bridge_phase import BridgePhase
from grognard.games.holland44.bridges import Demolition
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.scenario import ALLIED, HIGHWAY
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.traffic import TrafficPhase
from grognard.games.holland44.units import is_mechanised
from grognard.games.holland44.verbs import (
    BLOW,
    JAM,
    LAND,
    LIMBER,
    MEND,
    MINE,
    REBUILD,
    REFIT,
    REJOIN,
    SCATTER,
    UNLIMBER,
)
from grognard.games.zocbond.battle import defenders
from grognard.games.zocbond.kinds import SOURCE
from grognard.games.zocbond.verbs import DONE, HALT, TO
from grognard.games.zocbond.zoc import near_enemy

DROPPED: Final = 900  # what it costs to come down next to the enemy
COMPANY: Final = 400  # a supply source lands among friends
EXPOSED: Final = 20  # ... and away from the enemy, for each point of strength that threatens it


def bridge_phase(s: HollandState, frame: BridgePhase, options: list[Option]) -> int:
    """Germans blow what the Allies could use, and mine what they have lost the chance to blow."""
    for verb in (BLOW, MINE, MEND):
        for i, o in enumerate(options):
            if o.verb == verb and (verb != MEND or frame.player == ALLIED):
                return i
    return last(options, DONE)


def landing(s: HollandState, judge: Judge, options: list[Option]) -> int:
    """Every unit to the best hex that is open to it; nobody lands on enemies."""
    best = last(options, DONE)
    most = -1_000_000
    for i, o in enumerate(options):
        if o.verb != LAND or defenders(s, o.b, ALLIED):
            continue
        worth = judge.pull(o.a, o.b) + judge.keeps(o.a, o.b)
        if s.sc.traits[o.a] & SOURCE:
            worth = COMPANY * judge.mates(o.a, o.b) - EXPOSED * judge.threat[o.b]
        if near_enemy(s, o.b, ALLIED):
            worth -= DROPPED
        if s.sc.stacking_rules.crowds(s, 1 << o.a, o.b):
            worth -= 2 * DROPPED
        if worth > most:
            best, most = i, worth
    return best


def traffic(s: HollandState, options: list[Option]) -> int:
    """A jam on the highway before most of the vehicles behind the spearhead."""
    best = last(options, DONE)
    most = 0
    sc = s.sc
    for i, o in enumerate(options):
        if o.verb != JAM or HIGHWAY not in sc.road[6 * o.a : 6 * o.a + 6]:
            continue
        worth = 0
        for u in sc.units_of[ALLIED]:
            h = s.place[u]
            if 0 <= h < sc.n and is_mechanised(s, u) and sc.lines[h] <= sc.lines[o.a]:
                far = sc.board.distance_between(h, o.a)
                worth += 12 - far if far < 12 else 0
        if worth > most:
            best, most = i, worth
    return best


def replaced(s: HollandState, judge: Judge, options: list[Option]) -> int:
    """A replacement that can be taken, or -1."""
    for verb in (REJOIN, REFIT, REBUILD):
        at = most_valuable(judge, options, verb)
        if at >= 0:
            return at
    return -1


def artillery(s: HollandState, judge: Judge, options: list[Option]) -> int:
    """Guns that reach no enemy are limbered, those that do are set up; or -1."""
    for i, o in enumerate(options):
        if o.verb in (LIMBER, UNLIMBER):
            reached = 0 <= s.place[o.a] < s.sc.n and enemy_within(s, o.a, s.sc.range[o.a])
            if reached == (o.verb == UNLIMBER):
                return i
    return -1


def enemy_within(s: HollandState, u: int, far: int) -> bool:
    """Whether a gun reaches an enemy."""
    sc = s.sc
    for v in sc.units_of[1 - sc.owner[u]]:
        h = s.place[v]
        if 0 <= h < sc.n and sc.board.distance_between(s.place[u], h) <= far:
            return True
    return False


def answer(s: HollandState, judge: Judge, frame: Frame, options: list[Option]) -> int:
    """The answer to any other question."""
    if isinstance(frame, Demolition):
        return 0
    if isinstance(frame, BridgePhase):
        return bridge_phase(s, frame, options)
    if isinstance(frame, Airlanding):
        return (
            least_valuable(judge, options, SCATTER)
            if options[0].verb == SCATTER
            else landing(s, judge, options)
        )
    if isinstance(frame, TrafficPhase):
        return traffic(s, options)
    if options[0].verb == TO and options[-1].verb == HALT:  # the hex of an unknown unit is empty: go in
        return 0
    return frame.default(s)
