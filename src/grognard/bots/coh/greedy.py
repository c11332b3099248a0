"""Greedy: plans each turn from scratch and answers every small question along the way.

It keeps nothing between choices: in the middle of an action it weighs what is left to choose by the same
figures that made it begin the action.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Policy
from grognard.core.kernel.state import State
from grognard.games.coh.actions.action import Action
from grognard.games.coh.caps import Roll
from grognard.games.coh.state import CohState
from grognard.games.coh.turns import Turn
from grognard.games.coh.verbs import BY_AP, BY_OPP, MOVE, PASS, RALLY, WITH

from .acting import act
from .cards import card_plans
from .groups import group_gain, joiners
from .minor import other
from .plans import Plan, Planner, by_score, choice, potential
from .rolling import roll

WIDE: Final = 8  # plans that are looked at as group actions, too


class Greedy(Policy):
    """The first level, and the policy that plays out what a search looks at."""

    name = "greedy"

    def choose(self, s: State, lane: int) -> int:
        assert isinstance(s, CohState)
        frame = s.top(lane)
        options = frame.options(s)
        if len(options) == 1:
            return 0
        player = s.asked[lane]
        if isinstance(frame, Turn):
            if options[0].verb != PASS:  # an aircraft that must leave, a look round after an action
                return 0
            return find(options, turn_plan(s, player, options).path[0])
        if isinstance(frame, Action):
            return act(s, frame, options)
        if isinstance(frame, Roll):
            return roll(s, frame, options)
        return other(s, frame, player, options)


def find(options: list[Option], wanted: Option) -> int:
    for i, o in enumerate(options):
        if o.same(wanted):
            return i
    return 0


def turn_plans(s: CohState, player: int, options: list[Option]) -> list[Plan]:
    """Every sensible whole action of a turn, the best first."""
    planner = Planner(s, player)
    plans = planner.plans(options)
    if s.sc.groups:
        plans += group_plans(planner, plans)
        plans.sort(key=by_score)
    if s.hand_size[player]:
        plans += card_plans(planner, options)
        plans.sort(key=by_score)
    return plans


def group_plans(planner: Planner, plans: list[Plan]) -> list[Plan]:
    """The best plans again with others who join in."""
    joint_plans: list[Plan] = []
    for plan in plans[:WIDE]:
        deed = plan.deed
        if deed is None or deed.act.verb not in (MOVE, RALLY):
            continue
        lead = deed.act.a
        units = joiners(planner, lead, deed, plan.payment, 1 << lead)
        if units:
            at = plan.path.index(deed.act)
            path = [*plan.path[:at], *(Option(WITH, v) for v in units), *plan.path[at:]]
            cost = 0
            if plan.payment in (BY_AP, BY_OPP):
                for v in units:
                    if not planner.purse.active >> v & 1:
                        cost += potential(planner.deeds_of(v), 2)
            score = plan.score + group_gain(planner, units, deed, plan.payment) - cost
            joint_plans.append(Plan(path, score, deed, plan.payment))
    return joint_plans


def turn_plan(s: CohState, player: int, options: list[Option]) -> Plan:
    return choice(turn_plans(s, player, options))
