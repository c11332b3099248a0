"""Group actions (COH-9): which units should join when a unit acts.

AP and opportunity actions cost every member its own activation, so only those join who have nothing better to
do with it; for CAP and cards the others act for nothing (COH-9.2(2)).
"""

from __future__ import annotations

from typing import Final

from grognard.games.coh.groups import member_refusal
from grognard.games.coh.refusals import LEGAL
from grognard.games.coh.verbs import BY_AP, BY_OPP, CREEP, MOVE, RALLY

from .deeds import ATTACKS, Deed
from .plans import Planner

WORTHWHILE: Final = 12  # what a member should gain by its part
BUSY: Final = 45  # a unit with a shot as good as that keeps its activation
MOST_TOGETHER: Final = 5  # members of a group: units that move together are hit together


def joiners(planner: Planner, lead: int, deed: Deed, payment: int, members: int) -> list[int]:
    """The units that should take part in a move or rally, in an order in which they can be named."""
    s = planner.s
    if not s.sc.groups or deed.act.verb not in (MOVE, RALLY) or s.place[lead] >= s.sc.n:
        return []
    units: list[int] = []
    grew = True
    while grew and len(units) < MOST_TOGETHER:
        grew = False
        for v in s.sc.units_of[planner.player]:
            if members >> v & 1 or s.place[v] >= s.sc.n:
                continue
            if member_refusal(s, planner.player, payment, members, v) != LEGAL:
                continue
            if part_of(planner, v, deed, payment) is not None:
                units.append(v)
                members |= 1 << v
                grew = True
                if len(units) == MOST_TOGETHER:
                    break
    return units


def part_of(planner: Planner, v: int, deed: Deed, payment: int) -> Deed | None:
    """What a unit would do as a member, or None: it should not join."""
    best: Deed | None = None
    shot = 0
    for own in planner.deeds_of(v):
        verb = own.act.verb
        if verb in ATTACKS:
            shot = max(shot, own.gain)
        same = verb == deed.act.verb or (verb == CREEP and deed.act.verb == MOVE)
        if same and own.price <= deed.price and (best is None or own.gain > best.gain):
            best = own
    if best is None or best.gain < WORTHWHILE:
        return None
    if payment in (BY_AP, BY_OPP) and not planner.purse.active >> v & 1 and shot > BUSY:
        return None
    return best


def group_gain(planner: Planner, units: list[int], deed: Deed, payment: int) -> int:
    """What the members add."""
    total = 0
    for v in units:
        own = part_of(planner, v, deed, payment)
        if own is not None:
            total += own.gain
    return total
