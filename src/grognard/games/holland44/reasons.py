# mypyc: interpreted
"""Why not: what the texts of refusals name, and what somebody who points at a thing most likely means."""

from __future__ import annotations

from grognard.core.kinds import HEX, PLACE, UNIT
from grognard.core.message import Arg, Ref
from grognard.core.option import Option
from grognard.games.zocbond import reasons
from grognard.games.zocbond.verbs import (
    ABSORB,
    ALONE,
    ATTACH,
    ATTACK,
    EXTEND,
    FOLLOW,
    JOIN,
    LOSE,
    MARCH,
    SHATTER,
    SPLIT,
    STRIKE,
    SUPPORT,
    TACTICAL,
    TO,
    WITH,
)

from .refusals import REFUSALS
from .state import HollandState
from .verbs import JAM, LAND, MERGE, VERBS

_OWN = {MARCH: 9, WITH: 9, LOSE: 9, SUPPORT: 8, ATTACH: 7, TACTICAL: 6, EXTEND: 5, ALONE: 4}
_AT_ENEMY = {ATTACK: 9, STRIKE: 9, SHATTER: 8, FOLLOW: 4, JOIN: 4, TO: 6}
_ON_GROUND = {TO: 9, LAND: 8, JAM: 7, ATTACK: 2}
_RARE = (SPLIT, ABSORB, MERGE)  # never what a click alone means


def facts(s: HollandState, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
    """The values of what the refusal's text names."""
    return reasons.facts(s, lane, VERBS[o.verb], o, REFUSALS[refusal], refusal)


def likelihood(s: HollandState, player: int, clicked: Ref, o: Option) -> int:
    """Enemies are attacked, free ground is entered, own units are chosen; -1: not meant at all."""
    sc = s.sc
    kinds = [operand.kind for operand in VERBS[o.verb].operands]
    if o.verb in _RARE or not kinds:
        return -1
    if clicked.kind == "unit" and 0 <= clicked.index < sc.units:
        own = sc.owner[clicked.index] == player
        if own and kinds[0] == UNIT and o.a == clicked.index:
            return _OWN.get(o.verb, 3)
        if own:
            return 2 if o.verb == TO else -1
        return _AT_ENEMY.get(o.verb, 1 if kinds[0] == UNIT else 0)
    if UNIT in kinds and not (HEX in kinds or PLACE in kinds):
        return 1  # a unit that stands where the reader points
    h = clicked.index if clicked.kind == "hex" else -1
    held = 0 <= h < sc.n and s.holder[h] == 1 - player
    return (_AT_ENEMY if held else _ON_GROUND).get(o.verb, 0)
