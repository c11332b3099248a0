"""Chapter 0.7, 3.21 and 9.2: paying for an action."""

from __future__ import annotations

from .. import events
from ..state import SPENT, CohState
from ..verbs import BY_AP, BY_CAP, BY_CARD, BY_OPP

FREE = 999  # an OPP or a card pays any price (COH-3.1(5))


def budget(s: CohState, player: int, payment: int) -> int:
    """The highest price that can be paid in this way; CAP may top up AP (COH-3.21)."""
    if payment == BY_AP:
        return s.ap[player] + s.cap[player]
    if payment == BY_CAP:
        return s.cap[player]
    return FREE


def pay(s: CohState, player: int, payment: int, members: int, price: int, share: int) -> None:
    """Pays once for all members of the action and changes their state (COH-0.7, 9.2(2)).

    `share`: CAP that the player wants to use in place of AP, beyond what the pool lacks.
    """
    if payment == BY_AP:
        from_cap = min(share, price, s.cap[player])
        if price - from_cap > s.ap[player]:
            from_cap = price - s.ap[player]
        s.cap[player] -= from_cap
        s.ap[player] -= price - from_cap
        joining = members & ~s.active[player]
        s.active[player] |= members
        if s.sink is not None:
            if joining:
                s.tell(events.JOINS, joining, s.ap[player])
            s.tell(events.PAYS, player, payment, price - from_cap, from_cap)
        if s.ap[player] == 0:
            spend_active(s, player)
    elif payment == BY_OPP:
        s.tell(events.PAYS, player, payment, 0, 0)
        _spend(s, player, members)
    elif payment == BY_CAP:
        s.cap[player] -= price
        s.tell(events.PAYS, player, payment, 0, price)
    else:
        assert payment == BY_CARD


def spend_active(s: CohState, p: int) -> None:
    """Marks the units of the pool spent; AP left in the pool are lost (COH-3.0(3), 9.0(4))."""
    if s.active[p] == 0:
        return
    _spend(s, p, s.active[p])
    s.active[p] = 0
    s.ap[p] = 0


def _spend(s: CohState, player: int, units: int) -> None:
    s.tell(events.SPENDS, units)
    for u in s.sc.units_of[player]:
        if units >> u & 1:
            s.status[u] = SPENT
