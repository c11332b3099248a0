"""COH-C.V13: Hidden Action. What a hidden unit may do with that card and stay hidden.

Any action that does not itself tell in which hex the unit is (G-68): fire at what it sees or suspects, weapon
cards, smoke, digging in. It has no facing yet, so it needs no arc.
"""

from __future__ import annotations

from typing import Final

from grognard.core.option import Option

from .aiming import ground_price
from .combat import aim_refusal, range_of
from .fortifications import holes_left
from .hidden import is_hidden
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
    STILL_HIDDEN,
    SUSPECT_KNOWN,
    SUSPECT_NONE,
    TOO_CLOSE,
    VEIL_NONE,
    WHOLE_HEX,
)
from .screens import smoke_price
from .sight import stand
from .snipers import hidden_fire_options
from .state import CohState
from .suspicion import anybody_hidden
from .verbs import DIG, SMOKE, SUSPECT, VEIL, WEAPON
from .veterans import V13, ready
from .weapon_cards import weapon_options, weapon_refusal

#: What the card lets a hidden unit do beside fire at what it sees.
VEILED: Final = (SUSPECT, WEAPON, SMOKE, DIG)


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


def veiled_refusal(s: CohState, o: Option) -> int:
    """Why a hidden unit may not do this under the card."""
    if o.verb == SMOKE:
        return hidden_smoke_refusal(s, o.a, o.b)
    if o.verb == SUSPECT:
        return hidden_suspect_refusal(s, o.a, o.b)
    if o.verb == DIG:
        return hidden_dig_refusal(s, o.a)
    return weapon_refusal(s, o.a, o.b, o.c) if o.verb == WEAPON else STILL_HIDDEN


def veiled_attacks(s: CohState, u: int, money: int, payment: int, out: list[Option]) -> None:
    """Weapon cards, and fire on suspicion."""
    sc = s.sc
    if sc.weapons[sc.army[u]]:
        weapon_options(s, u, money, out)
    if anybody_hidden(s, 1 - sc.side[u]):
        for h in range(sc.n):
            if hidden_suspect_refusal(s, u, h) == LEGAL and ground_price(s, u, h, payment) <= money:
                out.append(Option(SUSPECT, u, h))


def veiled_options(s: CohState, u: int, money: int, payment: int, out: list[Option]) -> None:
    """What the card lets a hidden unit do that is no attack."""
    sc = s.sc
    if sc.smokes[u] or sc.engineer[u]:
        for h in range(sc.n):
            if hidden_smoke_refusal(s, u, h) == LEGAL and smoke_price(s, u, h, payment) <= money:
                out.append(Option(SMOKE, u, h))
    if sc.dig_ap <= money and hidden_dig_refusal(s, u) == LEGAL:
        out.append(Option(DIG, u))


def veil_refusal(s: CohState, u: int, money: int, payment: int) -> int:
    """The card is played before a hidden unit acts, if there is something it could do so (L4)."""
    if not is_hidden(s, u) or not ready(s, u, V13):
        return VEIL_NONE
    acts: list[Option] = []
    hidden_fire_options(s, u, money, True, acts)
    veiled_attacks(s, u, money, payment, acts)
    veiled_options(s, u, money, payment, acts)
    return LEGAL if acts else VEIL_NONE


def veil_options(s: CohState, u: int, money: int, payment: int, out: list[Option]) -> None:
    if veil_refusal(s, u, money, payment) == LEGAL:
        out.append(Option(VEIL, u))
