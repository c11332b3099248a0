"""Moves: which unit goes first, where it goes, and the steps that take it there."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.close.overrun import enters, indoors
from grognard.games.panzer.command.available import command_range
from grognard.games.panzer.movement.entering import entered, entries, waits
from grognard.games.panzer.movement.hull_search import hull_range, search_ledger
from grognard.games.panzer.movement.march import March, begun, leave_refusal
from grognard.games.panzer.movement.move import AT_RATE, Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.reach import Reach
from grognard.games.panzer.movement.shared import ended_partners, in_range
from grognard.games.panzer.movement.speeds import rates_of, with_rate
from grognard.games.panzer.movement.transport import riders
from grognard.games.panzer.state import HULL_NONE, PanzerState
from grognard.games.panzer.verbs import (
    AHEAD,
    AHEAD_INSIDE,
    BACK,
    BY_WAY,
    CROSS_COUNTRY,
    DISMOUNT,
    DONE,
    ENTER,
    EXIT,
    MOVE,
    QUICKMARCH,
    RATE,
    SEARCH_HULL,
    STOP,
)

from .closing import chase
from .field import POINT, Aim, Field
from .skill import Skill
from .ways import FAR

NEVER: Final = -1_000_000_000
SHORT_LIST: Final = 4  # hexes in which every facing is looked at
HIDDEN: Final = 45  # per cent of the danger that a hull-down position takes away
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
    """The best place that a march can still reach; of equals the one that costs least.

    The best hexes are found as if one turned to the enemy there; then their facings are looked at.
    """
    aims = field.aims(march.unit)
    reach = Reach(s, march)
    ends = ends_together(s, reach, march.unit)
    hexes = list(ends)
    ranked = [(-field.post(march.unit, h, field.towards(h), aims).value(), i) for i, h in enumerate(hexes)]
    ranked.sort()
    best, at, leaves = NEVER, 0, False
    for number, out in exits(field, reach, ends, aims):
        if out > best:
            best, at, leaves = out, number, True
    for _, i in ranked[:SHORT_LIST]:
        for number in ends[hexes[i]]:
            p = reach.stops[number].march
            value = field.post(march.unit, p.hex, p.facing, aims).value()
            if value > best:
                best, at, leaves = value, number, False
    p = reach.stops[at].march
    return Goal(best, p.hex, p.facing, reach.way(at), leaves)


def ends_together(s: PanzerState, reach: Reach, u: int) -> dict[int, list[int]]:
    """The stops in which a move may end, by hex and facing; near those who share its command (R-39)."""
    partners = ended_partners(s, u)
    near = command_range(s.sc, s.sc.formation[u]) if partners else 0
    found: dict[int, list[int]] = {}
    apart: dict[int, list[int]] = {}
    seen: set[int] = set()
    for number in reach.ends():
        p = reach.stops[number].march
        if 6 * p.hex + p.facing in seen:
            continue
        seen.add(6 * p.hex + p.facing)
        places = found if in_range(s, p.hex, partners, near) else apart
        places.setdefault(p.hex, []).append(number)
    return found or apart


def exits(field: Field, reach: Reach, ends: dict[int, list[int]], aims: list[Aim]) -> list[tuple[int, int]]:
    """The stops from which the unit can leave the map, and what that brings."""
    doors = {h for aim in aims if aim.exits for h in aim.hexes}
    found: list[tuple[int, int]] = []
    for number in reach.ends() if doors else []:
        p = reach.stops[number].march
        if p.hex in doors and p.hex in ends:
            found.append((number, exit_value(field, p, aims)))
    return found


def exit_value(field: Field, p: March, aims: list[Aim]) -> int:
    """What leaving the map from a place brings: twice what the exit draws (`Field.aim_pull`)."""
    best = NEVER
    for aim in aims:
        if aim.exits and p.hex in aim.hexes and leave_refusal(field.s, p) == 0:
            best = max(best, 2 * aim.value * POINT * field.bold // 100)
    return best


def best_rate(s: PanzerState, field: Field, u: int) -> tuple[int, Goal]:
    """The rate at which a unit finds the best place, and that place; to crawl is never looked at."""
    best: Goal | None = None
    rate = -1
    for each in rates_of(s, u):
        if each in TRIED:
            goal = goal_at(s, field, u, each)
        elif each == SEARCH_HULL and s.hull[u] == HULL_NONE:
            goal = search_goal(s, field, u)
        else:
            continue
        if best is None or goal.value > best.value:
            best, rate = goal, each
    assert best is not None
    return rate, best


def search_goal(s: PanzerState, field: Field, u: int) -> Goal:
    """PZR-6.6.9: to stay and search for a hull-down position, which takes away some of the danger."""
    post = field.post(u, s.place[u], s.facing[u], field.aims(u))
    found = hull_range(s, s.place[u]) - search_ledger(s, u, False).total
    post.danger -= post.danger * max(0, min(100, found)) // 100 * HIDDEN // 100
    return Goal(post.value(), s.place[u], s.facing[u], [], False)


def goal_at(s: PanzerState, field: Field, u: int, rate: int) -> Goal:
    """The best place at one rate, from where the unit is or from where it enters."""
    march = with_rate(s, begun(s, u), rate)
    if not waits(s, u):
        return best_goal(s, field, march)
    best = Goal(NEVER, 0, 0, [], False)
    for h, d in entries(s, march):
        goal = best_goal(s, field, entered(s, march, h, d))
        if goal.value > best.value:
            goal.steps = [Option(ENTER, h, d), *goal.steps]
            best = goal
    return best


def whole_move(s: PanzerState, u: int, skill: Skill) -> list[Option]:
    """A unit's move from its beginning: rate if there are several, steps, end."""
    field = Field(s, s.sc.side[u], skill)
    if s.is_vehicle(u) and s.fought[u] >= 0:
        path = way_over(s, with_rate(s, begun(s, u), CROSS_COUNTRY), s.fought[u])
        if path:
            return [Option(RATE, CROSS_COUNTRY), *path] if len(rates_of(s, u)) > 1 else path
    rate, goal = best_rate(s, field, u)
    path = [Option(RATE, rate)] if len(rates_of(s, u)) > 1 else []
    return [*path, *ending(s, field, u, goal)]


def way_over(s: PanzerState, start: March, quarry: int) -> list[Option]:
    """PZR-6.6.10: the steps up to the one that overruns a unit; none if no way leads there."""
    if not s.on_map(quarry):
        return []
    h, inside = s.place[quarry], indoors(s, quarry)
    reach = Reach(s, start)
    for number, stop in enumerate(reach.stops):
        if enters(s, stop.march, h, inside):
            verb = AHEAD_INSIDE if inside else AHEAD
            if not inside and s.sc.board.neighbour[6 * stop.march.hex + stop.march.facing] != h:
                verb = BACK
            return [*reach.way(number), Option(verb)]
    return []


def ending(s: PanzerState, field: Field, u: int, goal: Goal) -> list[Option]:
    """The steps to a goal and what is done there."""
    return [*goal.steps, *getting_off(s, field, u, goal), Option(EXIT if goal.leaves else STOP)]


def getting_off(s: PanzerState, field: Field, u: int, goal: Goal) -> list[Option]:
    """PZR-6.6.7.1.1: guns and squads get off where they have something to fire at."""
    if not s.sc.transport or goal.leaves:
        return []
    return [Option(DISMOUNT, v, goal.hex) for v in riders(s, u) if field.site(v, goal.hex, goal.facing) > 0]


def rest(s: PanzerState, frame: Move, skill: Skill) -> list[Option]:
    """The rest of a move that has begun."""
    u = frame.unit
    if frame.step == AT_RATE:
        return whole_move(s, u, skill)
    if frame.quarry >= 0 and frame.over < 0:
        path = way_over(s, frame.march(s), frame.quarry)
        if path:
            return path
    field = Field(s, s.sc.side[u], skill)
    goal = goal_at(s, field, u, frame.rate) if waits(s, u) else best_goal(s, field, frame.march(s))
    return ending(s, field, u, goal)


def next_unit(s: PanzerState, frame: Movement, options: list[Option], skill: Skill) -> Option:
    """Who moves next: whoever is nearest to what he goes for, so that nobody is in another's way."""
    field = Field(s, frame.player, skill)
    overrun = chase(field, options)
    if overrun is not None:
        return overrun
    best, least = Option(DONE), FAR + 1
    for o in options:
        if o.verb == MOVE:
            way = to_go(s, field, o.a)
            if way < least:
                best, least = o, way
    if best.verb == MOVE:
        return best
    for o in options:  # from vehicles that stand still (R2-31)
        if o.verb == DISMOUNT and o.b == s.place[o.a] and field.site(o.a, o.b, s.facing[o.a]) > 0:
            return o
    return options[-1]


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
