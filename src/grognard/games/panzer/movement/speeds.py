"""PZR-4.5.1.1.1, 4.5.1.1.5, 6.6.4, 6.6.9: the rates at which a unit may move now, and the points of each."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.refusals import COLUMN_RATE, LEGAL, RATE_NO_WAY, RATE_NOT_HIS
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import (
    BY_WAY,
    CRAWL,
    CROSS_COUNTRY,
    QUICKMARCH,
    SEARCH_HULL,
    SEARCH_PARTIAL,
)

from .entering import entries, waits
from .hull_search import search_refusal
from .leg import crawl_refusal, quickmarch_refusal
from .march import SEARCHES, March, begun
from .modes import FRACTIONS, mode_of, shortened
from .roads import on_way

#: The rates in the order in which they are offered.
OFFERED: Final = (BY_WAY, CROSS_COUNTRY, QUICKMARCH, CRAWL, SEARCH_HULL, SEARCH_PARTIAL)


def with_rate(s: PanzerState, p: March, rate: int) -> March:
    """The march at the beginning, with the points of a rate."""
    sc, u = s.sc, p.unit
    state = shortened(s, u)
    q = p.copy()
    q.rate = rate
    if rate == BY_WAY:
        q.limit = FRACTIONS.allowance(sc.road[u], state)
        q.trail_limit = FRACTIONS.allowance(sc.trail[u], state)
    elif rate == QUICKMARCH:
        q.limit = FRACTIONS.allowance(sc.road[u], state)
    else:
        q.limit = FRACTIONS.allowance(sc.cross[u], state)
    if rate in SEARCHES:
        q.spent = q.limit  # the whole allowance (PZR-6.6.9[2])
        q.halted = 1
    return q


def rate_refusal(s: PanzerState, u: int, rate: int) -> int:
    """Why a unit may not move at a rate."""
    if rate == QUICKMARCH:
        return quickmarch_refusal(s, u)
    if rate == CRAWL:
        return crawl_refusal(s, u)
    if rate in SEARCHES:
        return search_refusal(s, u) or (COLUMN_RATE if keeps_to_way(s, u) else LEGAL)
    if rate != CROSS_COUNTRY:
        if rate != BY_WAY or not s.sc.costs_of(mode_of(s, u)).steered:
            return RATE_NOT_HIS
        if s.inside[u]:
            return RATE_NO_WAY
    if rate == CROSS_COUNTRY and keeps_to_way(s, u):
        return COLUMN_RATE
    if waits(s, u):
        return LEGAL if entries(s, with_rate(s, begun(s, u), rate)) else RATE_NO_WAY
    if rate == CROSS_COUNTRY:
        return LEGAL
    h = s.place[u]
    return LEGAL if on_way(s.sc.land, h) and not s.rubble[h] else RATE_NO_WAY


def keeps_to_way(s: PanzerState, u: int) -> bool:
    """PZR-6.2.1.1.3: whether a unit moves in a road column, and its way is still open."""
    return s.column_shown[u] > 0 and not rate_refusal(s, u, BY_WAY)


def rates_of(s: PanzerState, u: int) -> list[int]:
    """The rates that the owner may choose between."""
    return [rate for rate in OFFERED if not rate_refusal(s, u, rate)]
