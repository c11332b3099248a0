"""Veteran cards that are played in their owner's own turn (COH-C.V01, V05, V11, V12).

The others have their own moment: V04 `turns`, V06 `vengeance`, V07 `scouting`, V08 `artillery`,
V10 `rounds`, V14 `caps`, V13 and V130 `action`; those that only change figures are built in at setup.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option

from .. import events
from ..rally import rallied, rally_refusal
from ..refusals import FORCED_MARCH, LEGAL, NO_CARDS, NOT_HIT, NOT_ON_MAP, NOT_YOURS, SEQUENCE, VETERAN_NONE
from ..state import CohState
from ..verbs import VETERAN
from .bonus_cards import draw_card
from .veterans import DIVERTED, MARCHED, MOVES_ONLY, V01, V05, V11, V12, ready, set_march, use_card

#: The kinds that are chosen in a turn.
IN_TURN: Final = (V01, V05, V11, V12)


def veteran_options(s: CohState, player: int, out: list[Option]) -> None:
    """The veteran cards that a player may use in his turn, before he acts or as his action."""
    sc = s.sc
    for kind in IN_TURN:
        u = sc.veteran_unit[kind]
        if u >= 0 and veteran_refusal(s, player, u, sc.veteran_card[kind]) == LEGAL:
            out.append(Option(VETERAN, u, sc.veteran_card[kind]))


def veteran_refusal(s: CohState, player: int, u: int, card: int) -> int:
    """Why a unit's veteran card may not be used in its owner's turn."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.army[u] != player:
        return NOT_YOURS
    if card < 0 or card not in sc.veteran_card:
        return VETERAN_NONE
    kind = sc.veteran_card.index(card)
    if not ready(s, u, kind):
        return VETERAN_NONE
    if kind == V01:
        return march_refusal(s, player, u)
    if kind == V05:
        return rally_refusal(s, u)
    if kind == V11:
        return will_refusal(s, u)
    if kind == V12:
        return LEGAL if any(sc.deck) else NO_CARDS
    return SEQUENCE


def play_veteran(s: CohState, player: int, u: int, card: int) -> bool:
    """Uses a card in its owner's turn; tells whether that was his action."""
    kind = s.sc.veteran_card.index(card)
    use_card(s, u, kind)
    if kind == V01:
        march(s, player, u)
    elif kind == V05:
        rallied(s, u)  # COH-C.V05
    elif kind == V12:
        draw_card(s, player)  # COH-C.V12
    else:
        s.iron = u  # COH-C.V11: not an action
    return kind != V11


# -- Forced March (COH-C.V01, G-33) ------------------------------------------------------------------------


def march_refusal(s: CohState, player: int, u: int) -> int:
    """Only for the one activated unit, whose AP so far were all spent on movement."""
    moved_only = s.march[player] & MARCHED and not s.march[player] & DIVERTED
    refills = s.ap[player] < s.sc.card_value[s.sc.veteran_card[V01]]
    return LEGAL if s.active[player] == 1 << u and moved_only and refills else FORCED_MARCH


def march(s: CohState, player: int, u: int) -> None:
    """The pool is filled up, for movement only."""
    s.ap[player] = s.sc.card_value[s.sc.veteran_card[V01]]
    set_march(s, player, MOVES_ONLY)
    s.tell(events.MARCHES, u, s.ap[player])


# -- Iron Will (COH-C.V11, G-35) ---------------------------------------------------------------------------


def will_refusal(s: CohState, u: int) -> int:
    """For a damaged unit on the map: what its counter does is forgotten, except to its movement."""
    if s.place[u] >= s.sc.n:
        return NOT_ON_MAP
    return LEGAL if s.hit[u] else NOT_HIT


def end_will(s: CohState) -> None:
    """Iron Will lasts for the unit's activation, or else for the turn's action."""
    if s.iron >= 0 and not s.active[s.sc.army[s.iron]] >> s.iron & 1:
        s.iron = -1
