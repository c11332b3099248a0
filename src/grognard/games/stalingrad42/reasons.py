# mypyc: interpreted
"""Why not: what the texts of refusals name, and what somebody who points at a thing most likely means."""

from __future__ import annotations

from grognard.core.message import Arg, Ref
from grognard.core.option import Option
from grognard.games.zocbond import reasons

from .refusals import REFUSALS
from .state import StalingradState
from .verbs import ARRIVE, FORTIFY, PACK, RAIL, RAZE, REBUILD, REFIT, RESERVE, SAIL, STORE, UNPACK, VERBS

GUESS = reasons.Guess(
    own={RAIL: 4, REFIT: 4, RESERVE: 2},
    on_ground={REBUILD: 8, ARRIVE: 8, SAIL: 7, FORTIFY: 6},
    rare=(PACK, UNPACK, STORE, RAZE),
)


def facts(s: StalingradState, lane: int, o: Option, refusal: int) -> dict[str, Arg]:
    """The values of what the refusal's text names."""
    return reasons.facts(s, lane, VERBS[o.verb], o, REFUSALS[refusal], refusal)


def likelihood(s: StalingradState, player: int, clicked: Ref, o: Option) -> int:
    """Enemies are attacked, free ground is entered, own units are chosen; -1: not meant at all."""
    return GUESS.likelihood(s, player, clicked, VERBS[o.verb], o)
