"""Breakthrough combat (H44-16, S42-15): a group that advances far attacks again, or joins another attack."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list

from .advance_steps import Leg, alone_there, end_refusal, over_refusal
from .attackers import attacker_refusal, attackers_of, target_refusal
from .battle import BREAKTHROUGH, NORMAL, Battle, defenders
from .refusals import (
    ADVANCE_APART,
    ADVANCE_OVER,
    JOIN_NOTHING,
    LEGAL,
    NO_ATTACKERS,
    NO_TARGET,
    NOT_ADJACENT,
    STRIKE_BONUS,
    STRIKE_GROUP,
    STRIKE_NEVER,
    STRIKE_ONCE,
    STRIKE_STRANGERS,
)
from .results import LONG
from .state import ZocState
from .steps import direction

BONUS_FIGHTERS: Final = 2


def group_refusal(s: ZocState, leg: Leg, party: int, thrust: bool, struck: bool) -> int:
    """0 or why a group cannot fight at all now (H44-16.1, 16.2, 16.3; S42-15.2.1)."""
    if leg.kind != LONG:
        return s.zoc.advance_rules.never_strikes(s, leg.units)
    if not thrust:
        return STRIKE_GROUP
    advance_rules = s.zoc.advance_rules
    if struck and advance_rules.strikes_once:
        return STRIKE_ONCE
    if leg.is_spread(s) or leg.place(s) >= s.zoc.n:
        return ADVANCE_APART
    if leg.over:
        return over_refusal(s, leg)
    price = advance_rules.strike_price(s, leg.came_direct(s))
    if any(leg.left(s, u) < price for u in bit_list(leg.units)):
        refusal = bonus_refusal(s, leg, price)
        if refusal:
            return refusal
    here = leg.place(s)
    for u in s.stack_at(here) if advance_rules.strikes_apart else []:
        if not party >> u & 1 and s.zoc.zone_rules.is_combat_unit(s, u):
            return STRIKE_STRANGERS
    return end_refusal(s, leg, here, 0) if leg.entered else LEGAL


def bonus_refusal(s: ZocState, leg: Leg, price: int) -> int:
    """0 or why a group cannot fight with the hex of its road bonus (H44-16.3.4)."""
    for u in bit_list(leg.units):
        if leg.left(s, u) + s.zoc.advance_rules.road_bonus(s, u, leg.kind) < price:
            return ADVANCE_OVER
    if leg.off_road or leg.entered == 0:
        return ADVANCE_OVER
    return LEGAL if alone_there(s, leg, leg.place(s)) else STRIKE_BONUS


def strike_refusal(s: ZocState, leg: Leg, target: int) -> int:
    """0 or why a group cannot fight against a hex: any enemy next to it (H44-16.1, S42-15.2.5)."""
    if direction(s, leg.place(s), target) < 0:
        return NOT_ADJACENT
    if not defenders(s, target, leg.player) and not s.zoc.combat_rules.conceals(s, target, leg.player):
        return NO_TARGET
    return able_refusal(s, leg, target) or s.zoc.advance_rules.strike_refusal(s, leg, target)


def join_refusal(s: ZocState, leg: Leg, target: int) -> int:
    """0 or why a group cannot join an attack: others must still be able to make it (H44-16.5)."""
    if not s.zoc.advance_rules.joins_attacks:
        return STRIKE_NEVER
    why = strike_refusal(s, leg, target)
    if why:
        return why
    if target_refusal(s, leg.player, target, NORMAL):
        return JOIN_NOTHING
    others = [u for u in attackers_of(s, leg.player, target, NORMAL) if not leg.units >> u & 1]
    return LEGAL if others else JOIN_NOTHING


def able_refusal(s: ZocState, leg: Leg, target: int) -> int:
    """0 or why none of a group can attack a hex."""
    if fighters(s, leg, target):
        return LEGAL
    for u in bit_list(leg.units):
        refusal = attacker_refusal(s, leg.player, u, target, BREAKTHROUGH)
        if refusal:
            return refusal
    return NO_ATTACKERS


def fighters(s: ZocState, leg: Leg, target: int) -> int:
    """Those of a group who attack: all that can, the strongest first where they are too many.

    With the hex of the road bonus it is one unit and a free one (H44-16.3.4).
    """
    ranked: list[tuple[int, int]] = []
    for u in bit_list(leg.units):
        if attacker_refusal(s, leg.player, u, target, BREAKTHROUGH) == LEGAL:
            ranked.append((-s.zoc.strength_rules.attack_strength(s, u), u))
    ranked.sort()
    b = Battle(leg.player, target, BREAKTHROUGH, 0)
    for _, u in ranked if leg.went < leg.hexes else ranked[:BONUS_FIGHTERS]:
        if s.zoc.combat_rules.joins_refusal(s, b, u) == LEGAL:
            b.units |= 1 << u
    return b.units
