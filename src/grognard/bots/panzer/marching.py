"""Moves: which unit goes first, where it goes, and the steps that take it there."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.movement.entering import entered, entries, waits
from grognard.games.panzer.movement.march import March, begun, leave_refusal
from grognard.games.panzer.movement.move import AT_RATE, Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.reach import Reach
from grognard.games.panzer.movement.speeds import rates_of, with_rate
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import (
    BY_WAY,
    CROSS_COUNTRY,
    DONE,
    ENTER,
    EXIT,
    MOVE,
    QUICKMARCH,
    RATE,
    STOP,
)

from .field import POINT, Aim, Field
from .ways import FAR

NEVER: Final = -1_000_000_000
TRIED: Final = (BY_WAY, CROSS_COUNTRY, QUICKMARCH)  # rates that are weighed where there are several


class Goal:
    """Where a march is to end, and the steps to it."""

    def __init__(self, value: int, h: int, facing: int, steps: list[Option], leaves: bool) -> None:
        self.value = value
        self.hex = h
        self.facing = facing
        self.steps = steps  # without the last `stop` or `exit`
        self.leaves = leaves


def best_goal(s: PanzerState, field: Field, march: March) -> Goal:
    """The best place that a march can still reach; among equals the one that costs least."""
    u = march.unit
    aims = field.aims(u)
    reach = Reach(s, march)
    best, at, leaves = NEVER, 0, False
    kept: dict[tuple[int, int], int] = {}
    for number in reach.ends():
        p = reach.stops[number].march
        out = exit_value(s, p, aims)
        if out > best:
            best, at, leaves = out, number, True
        value = kept.get((p.hex, p.facing), NEVER)
        if value == NEVER:
            value = field.post(u, p.hex, p.facing, aims).value()
            kept[p.hex, p.facing] = value
            if value > best:
                best, at, leaves = value, number, False
    p = reach.stops[at].march
    return Goal(best, p.hex, p.facing, reach.way(at), leaves)


def exit_value(s: PanzerState, p: March, aims: list[Aim]) -> int:
    """What leaving the map from a place brings, if it is one of the unit's exits."""
    best = NEVER
    for aim in aims:
        if aim.exits and p.hex in aim.hexes and leave_refusal(s, p) == 0:
            best = max(best, 2 * aim.value * POINT)
    return best


def best_rate(s: PanzerState, field: Field, u: int) -> tuple[int, Goal]:
    """The rate at which a unit finds the best place; those that search or crawl are not used."""
    best: Goal | None = None
    rate = -1
    for each in rates_of(s, u):
        if each in TRIED:
            goal = goal_at(s, field, u, each)
            if best is None or goal.value > best.value:
                best, rate = goal, each
    assert best is not None
    return rate, best


def goal_at(s: PanzerState, field: Field, u: int, rate: int) -> Goal:
    """The best place at one rate, from where the unit is or from where it enters."""
    march = with_rate(s, begun(s, u), rate)
    if not waits(s, u):
        return best_goal(s, field, march)
    best: Goal | None = None
    for h, d in entries(s, march):
        goal = best_goal(s, field, entered(s, march, h, d))
        if best is None or goal.value > best.value:
            goal.steps = [Option(ENTER, h, d), *goal.steps]
            best = goal
    return best if best is not None else Goal(NEVER, 0, 0, [], False)


def whole_move(s: PanzerState, u: int) -> list[Option]:
    """A unit's move from its beginning: rate if there are several, steps, end."""
    field = Field(s, s.sc.side[u])
    rate, goal = best_rate(s, field, u)
    path = [Option(RATE, rate)] if len(rates_of(s, u)) > 1 else []
    return [*path, *goal.steps, Option(EXIT if goal.leaves else STOP)]


def rest(s: PanzerState, frame: Move) -> list[Option]:
    """The rest of a move that has begun."""
    u = frame.unit
    if frame.step == AT_RATE:
        return whole_move(s, u)
    field = Field(s, s.sc.side[u])
    if waits(s, u):
        goal = goal_at(s, field, u, frame.rate)
    else:
        goal = best_goal(s, field, frame.march(s))
    return [*goal.steps, Option(EXIT if goal.leaves else STOP)]


def next_unit(s: PanzerState, frame: Movement, options: list[Option]) -> Option:
    """Who moves next: whoever is nearest to what he goes for, so that nobody is in another's way."""
    field = Field(s, frame.player)
    best, least = Option(DONE), FAR + 1
    for o in options:
        if o.verb == MOVE:
            way = to_go(s, field, o.a)
            if way < least:
                best, least = o, way
    return best if best.verb == MOVE else options[-1]


def to_go(s: PanzerState, field: Field, u: int) -> int:
    """How far a unit is from its aim, or from the enemy."""
    if not s.on_map(u):
        return FAR
    h = s.place[u]
    ways = [aim.way[h] for aim in field.aims(u)]
    if ways:
        return min(FAR, *ways) if len(ways) > 1 else ways[0]
    near = field.nearest(h)
    return s.sc.distance[s.sc.n * h + near] if near >= 0 else 0
