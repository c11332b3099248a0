"""Whole actions for those who look ahead: told in one go what the greedy policy works out step by step."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import choose
from grognard.games.coh.actions.action import Action
from grognard.games.coh.state import CohState
from grognard.games.coh.turns import Turn
from grognard.games.coh.verbs import BY_OPP, PASS

from .acting import reinforce
from .deeds import ATTACKS
from .greedy import Greedy, find, turn_plan
from .plans import Planner


def planned(s: CohState, lane: int) -> list[Option]:
    """What the greedy policy would do next.

    An attack that others could join, or a card could help, is left to be worked out when it comes to it.
    """
    frame = s.top(lane)
    options = frame.options(s)
    if not isinstance(frame, Turn) or options[0].verb != PASS:
        return [options[Greedy().choose(s, lane)]]
    player = s.asked[lane]
    plan = turn_plan(s, player, options)
    path = plan.path
    if len(path) > 1 and path[-1].verb in ATTACKS and (s.sc.groups or s.hand_size[player]):
        return path[:-1]
    return path


def reinforced(s: CohState, lane: int, path: list[Option]) -> list[Option]:
    """An attack with the supporters and cards that the greedy policy would add to it (COH-9.12)."""
    attack = path[-1]
    if attack.verb not in ATTACKS or len(path) < 2 or not (s.sc.groups or s.hand_size[s.asked[lane]]):
        return path
    s = s.copy()
    player = s.asked[lane]
    choices = path[:-1]
    for o in choices:
        if s.asked[lane] != player or s.top(lane).check(s, o):
            return path
        choose(s, lane, o)
    while True:
        frame = s.top(lane)
        if s.asked[lane] != player or not isinstance(frame, Action) or frame.check(s, attack):
            return path
        options = frame.options(s)
        at = find(options, attack)
        more = options[reinforce(Planner(s, player), frame, options, at)]
        choices = [*choices, more]
        if more.same(attack):
            return choices
        choose(s, lane, more)


def breadth(s: CohState) -> int:
    """How many things the units on the map could do, each in its turn; an aircraft counts as one."""
    sc = s.sc
    count = 0
    for u in range(sc.units):
        if sc.impulses[u]:
            count += 1
        elif 0 <= s.place[u] < sc.n:
            count += len(Action(sc.army[u], BY_OPP, u).options(s))
    return count
