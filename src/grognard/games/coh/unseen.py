"""COH-C.V13: Hidden Action. What a hidden unit may do with that card and stay hidden.

Any action that does not itself tell in which hex the unit is (G-68): fire at what it sees or suspects, weapon
cards, smoke, digging in. It has no facing yet, so it needs no arc.
"""

from __future__ import annotations

from .combat import aim_refusal, range_of
from .fortifications import holes_left
from .mortars import indirect_refusal
from .refusals import (
    DIG_INFANTRY,
    DIG_OFF,
    DIG_TWICE,
    LEGAL,
    NO_HOLES,
    NO_SIGHT,
    SMOKE_NONE,
    SMOKE_REACH,
    SMOKE_SIGHT,
    SUSPECT_KNOWN,
    SUSPECT_NONE,
    TOO_CLOSE,
    WHOLE_HEX,
)
from .sight import stand
from .state import CohState
from .suspicion import anybody_hidden


def hidden_ground_refusal(s: CohState, u: int, h: int) -> int:
    """Why a hidden unit cannot bring fire on a hex, whoever is there."""
    if not 0 <= h < s.sc.n:
        return WHOLE_HEX
    if h == stand(s, u):
        return TOO_CLOSE
    why = aim_refusal(s, u, h)
    if why in (NO_SIGHT, SMOKE_SIGHT) and s.sc.indirect[u]:
        return indirect_refusal(s, u, h, range_of(s, u), LEGAL, False)
    return why


def hidden_smoke_refusal(s: CohState, u: int, h: int) -> int:
    """Why a hidden unit may not lay smoke in a hex (COH-13.1, 19.0(2))."""
    sc = s.sc
    if sc.smokes[u]:
        return hidden_ground_refusal(s, u, h)
    if not sc.engineer[u]:
        return SMOKE_NONE
    if not 0 <= h < sc.n:
        return WHOLE_HEX
    return LEGAL if sc.distance[stand(s, u) * sc.n + h] <= 1 else SMOKE_REACH


def hidden_suspect_refusal(s: CohState, u: int, h: int) -> int:
    """Why a hidden unit may not fire at a hex on suspicion (COH-10.0(4))."""
    why = hidden_ground_refusal(s, u, h)
    if why:
        return why
    if not anybody_hidden(s, 1 - s.sc.side[u]):
        return SUSPECT_NONE
    return SUSPECT_KNOWN if s.here[h] else LEGAL


def hidden_dig_refusal(s: CohState, u: int) -> int:
    """Why a hidden unit may not dig in where it is (COH-18.1)."""
    if not s.sc.digging:
        return DIG_OFF
    if not s.sc.infantry[u]:
        return DIG_INFANTRY
    if s.dug[u]:
        return DIG_TWICE
    return LEGAL if holes_left(s) else NO_HOLES
