# mypyc: interpreted
"""Why not: what the texts of refusals name, and what somebody who points at a thing most likely means."""

from __future__ import annotations

from grognard.core.message import Arg, Ref
from grognard.core.option import Option
from grognard.games.zocbond import reasons

from .refusals import REFUSALS
from .state import HollandState
from .verbs import JAM, LAND, MERGE, VERBS

GUESS = reasons.Guess(own={}, on_ground={LAND: 8, JAM: 7}, rare=(MERGE,))


def facts(s: HollandState, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
    """The values of what the refusal's text names."""
    return reasons.facts(s, lane, VERBS[o.verb], o, REFUSALS[refusal], refusal)


def likelihood(s: HollandState, player: int, clicked: Ref, o: Option) -> int:
    """Enemies are attacked, free ground is entered, own units are chosen; -1: not meant at all."""
    return GUESS.likelihood(s, player, clicked, VERBS[o.verb], o)
