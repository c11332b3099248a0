"""Ways of moving (H44-8.1, S42-5.1): the verb of each, and who may begin to move in which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.option import Option

from .kinds import EXTENDED, MARCH, MOVED, STILL, TACTICAL
from .refusals import HAS_MOVED, LEGAL, NOT_ON_MAP, NOT_YOURS
from .scenario import ZocScenario
from .state import ZocState
from .verbs import EXTEND, ROUT
from .verbs import MARCH as MARCH_VERB
from .verbs import TACTICAL as TACTICAL_VERB

VERB_OF: Final = (-1, MARCH_VERB, EXTEND, TACTICAL_VERB)  # by gait


def gait_of(verb: int) -> int:
    """The way of moving that a verb chooses, or STILL."""
    return VERB_OF.index(verb) if verb in VERB_OF else STILL


def moves(sc: ZocScenario, u: i64, ways: i64) -> list[Option]:
    """The options of beginning to move or to flee, made once: most of what a movement phase offers."""
    options: list[Option] = []
    for gait in (MARCH, EXTENDED, TACTICAL):
        if ways >> gait & 1:
            options.append(Option(VERB_OF[gait], u))
    if ways >> STILL & 1:
        options.append(Option(ROUT, u))
    sc.moves_of[16 * u + ways] = options
    return options


def begin_refusal(s: ZocState, player: int, u: int, gait: int) -> int:
    """0 or why a unit may not begin to move in this way now."""
    if not 0 <= u < s.zoc.units or s.zoc.owner[u] != player:
        return NOT_YOURS
    if not 0 <= s.place[u] < s.zoc.box:
        return NOT_ON_MAP
    if s.marks[u] & MOVED:
        return HAS_MOVED
    return s.zoc.movement_rules.gait_refusal(s, u, gait)


def owned_refusal(s: ZocState, player: int, u: int) -> int:
    """0 or why a player cannot choose a unit on the map."""
    if not 0 <= u < s.zoc.units or s.zoc.owner[u] != player:
        return NOT_YOURS
    return LEGAL if 0 <= s.place[u] < s.zoc.box else NOT_ON_MAP
