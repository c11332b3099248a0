"""COH-C.30, C.V07: Reveal Hidden and 6th Sense show the hidden enemies near a unit of one's own."""

from __future__ import annotations

from grognard.core.kernel.option import Option

from . import events
from .cards.veterans import V07, holder, use_card
from .hidden import Reveal, is_hidden, watches
from .refusals import LEGAL, NOT_YOURS, SENSE_NONE, SENSE_OFF_MAP
from .state import CohState
from .suspicion import anybody_hidden
from .verbs import SENSE


def look_around(s: CohState, u: int, reach: int) -> None:
    """All hidden enemies within reach and in the unit's line of sight are revealed, in cover or not."""
    sc = s.sc
    revealed = 0
    for e in sc.troops[1 - sc.side[u]]:
        if is_hidden(s, e):
            s.consult(True)
            if sc.distance[s.place[u] * sc.n + s.plot[e]] <= reach and watches(s, u, s.plot[e]):
                revealed |= 1 << e
    if revealed:
        s.push(Reveal(revealed))


def may_sense(s: CohState, player: int) -> bool:
    """Whether a player can play 6th Sense now and it could find somebody, by what everybody knows."""
    u = holder(s, V07)
    return u >= 0 and s.sc.army[u] == player and anybody_hidden(s, 1 - s.sc.side[u])


def sense_refusal(s: CohState, player: int, u: int) -> int:
    """Any own unit on the map may be the one that looks around (COH-C.V07(1))."""
    if not may_sense(s, player):
        return SENSE_NONE
    if not 0 <= u < s.sc.units or s.sc.army[u] != player:
        return NOT_YOURS
    return LEGAL if s.place[u] < s.sc.n else SENSE_OFF_MAP


def sense_options(s: CohState, player: int, out: list[Option]) -> None:
    if may_sense(s, player):
        for u in s.sc.units_of[player]:
            if s.place[u] < s.sc.n:
                out.append(Option(SENSE, u))


def sense(s: CohState, u: int) -> None:
    """6th Sense is not an action; the card is used up (G-34)."""
    use_card(s, holder(s, V07), V07)
    s.tell(events.SENSES, u)
    look_around(s, u, s.sc.card_value[s.sc.veteran_card[V07]])
