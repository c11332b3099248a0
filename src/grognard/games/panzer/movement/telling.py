"""PZR-4.5.1.1: what each step of a move costs, and where that number comes from, for clients."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.indirect.entering import waiting_shells
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import (
    AHEAD,
    AHEAD_INSIDE,
    BACK,
    DISMOUNT,
    DOWN,
    ENTER,
    EXIT,
    GO,
    INSIDE,
    MOUNT,
    OUTSIDE,
    SEARCH_PARTIAL,
    STOP,
    TURN,
    UP,
)

from .entering import entered
from .houses import house_hex, house_points, test_ledger
from .hull_search import search_ledger
from .ledgers import exit_ledger, step_ledger, turn_ledger
from .march import SEARCHES, March, direction, hex_price, leave_price, turn_price
from .transport import loading_points

IN_AND_OUT: Final = (INSIDE, AHEAD_INSIDE, OUTSIDE)


def goes_to(s: PanzerState, p: March, o: Option) -> int:
    """The hex that a step leads into, or -1."""
    if o.verb == ENTER:
        return o.a
    if o.verb == AHEAD_INSIDE:
        return house_hex(p, o.verb)
    if o.verb not in (AHEAD, BACK, GO):
        return -1
    d = o.a if o.verb == GO else direction(p, o.verb == BACK)
    h = s.sc.neighbour[6 * p.hex + d]
    return h if h < s.sc.n else -1


def meets_shells(s: PanzerState, p: March, o: Option) -> bool:
    """PZR-6.6.6: whether a step leads into a barrage that has not attacked the unit yet."""
    if o.verb == DISMOUNT:
        return o.b != s.place[p.unit] and bool(waiting_shells(s, o.a, o.b))
    h = goes_to(s, p, o)
    return h >= 0 and bool(waiting_shells(s, p.unit, h))


def step_price(s: PanzerState, p: March, o: Option, loaded: int) -> int:
    """What a step costs; -1: nothing to tell. `loaded`: a vehicle has paid for loading in this hex."""
    if o.verb in (AHEAD, BACK):
        return hex_price(s, p, direction(p, o.verb == BACK), o.verb == BACK)
    if o.verb == GO:
        return hex_price(s, p, o.a, False)
    if o.verb in (UP, DOWN):
        return 1
    if o.verb in (MOUNT, DISMOUNT) and s.is_vehicle(p.unit):
        return 0 if loaded else loading_points(p.most())
    if o.verb in IN_AND_OUT:
        return min(house_points(s, p, o.verb), p.left()) if p.fresh() else house_points(s, p, o.verb)
    if o.verb == TURN:
        return turn_price(s, p, o.a)
    if o.verb == ENTER:
        return entered(s, p, o.a, o.b).spent
    return min(leave_price(s, p), p.left()) if o.verb == EXIT else -1


def step_ledgers(s: PanzerState, p: March, o: Option) -> list[Ledger]:
    """Where the numbers behind a step come from."""
    if o.verb in (AHEAD, BACK):
        return [step_ledger(s, p, direction(p, o.verb == BACK), o.verb == BACK)]
    if o.verb == GO:
        return [step_ledger(s, p, o.a, False)]
    if o.verb == TURN:
        return [turn_ledger(s, p, o.a)]
    if o.verb in IN_AND_OUT:
        return [test_ledger(s, p.unit, house_hex(p, o.verb))]
    if o.verb == STOP and p.rate in SEARCHES:
        return [search_ledger(s, p.unit, p.rate == SEARCH_PARTIAL)]
    return [exit_ledger(s, p)] if o.verb == EXIT else []
