"""Chapters 14, 15 and 16.0: how vehicles and trucks move. Their fire and hits follow chapter 7."""

from __future__ import annotations

from . import events
from .fortifications import wire_in
from .refusals import BOGGED, BOGGED_DOWN, LEGAL
from .retreats import retreat_closed
from .scenario import TRACKED, WHEELED
from .state import CohState
from .transport import BY_CARD_20, BY_GROUND, bogs, tows


def stuck_refusal(s: CohState, u: int) -> int:
    """Why an immobilised unit may neither move nor pivot (COH-14.1(2), C.20)."""
    if s.bogged[u] & BY_GROUND:
        return BOGGED
    return BOGGED_DOWN if s.bogged[u] else LEGAL


def stick(s: CohState, u: int) -> None:
    """COH-C.20: until the end of the round."""
    s.bogged[u] |= BY_CARD_20
    s.tell(events.STUCK, u)


def release(s: CohState) -> None:
    """COH-0.6(6): at the end of the round card #20 has no effect any more."""
    for u in range(s.sc.units):
        if s.bogged[u] & BY_CARD_20:
            s.bogged[u] &= ~BY_CARD_20
            s.tell(events.FREED, u)


def bonus_hexes(s: CohState, u: int, h: int, d: int) -> int:
    """How many hexes the vehicle may go on free after the paid one (COH-14.0(2), (3), (9))."""
    sc = s.sc
    turn = (d - s.facing[u]) % 6
    if not sc.vehicle[u] or 1 < turn < 5 or not goes_on(s, u, h, d) or tows(s, u):
        return 0
    return sc.bonus[u] + (1 if sc.move_class[u] == WHEELED else 0)


def entry_bonus(s: CohState, u: int, to: int) -> int:
    """How many hexes a reinforcement may go on free after its entry hex (COH-5.1(2), 14.0(2)).

    Easy ground gives tracks their bonus wherever they come from (COH-F.12). A road serves only from its next
    hex on (COH-14.0(10)), and wheels have their bonus on roads alone (COH-14.0(3)).
    """
    sc = s.sc
    if tows(s, u) or wire_in(s, to) >= 0:
        return 0
    if sc.off_road[u]:  # COH-E.11(3)
        easy = sc.terrain_names[to] == "open"
    else:
        easy = sc.move_class[u] == TRACKED and sc.bonus_ground[to]
    return sc.bonus[u] if easy else 0


def goes_on(s: CohState, u: int, h: int, d: int) -> bool:
    """Whether a step keeps the bonus: not into wire; wheels along a road, tracks on roads and easy ground.

    Where it started does not matter (COH-F.12), nor who stands in its way (COH-F.13).
    """
    sc = s.sc
    to = sc.neighbour[6 * h + d]
    if not 0 <= to < sc.n or wire_in(s, to) >= 0:
        return False  # wire is paid for as a hex of its own (COH-18.4, G-69)
    if sc.board.road[6 * h + d]:
        return True
    if sc.off_road[u]:  # COH-E.11(3)
        return sc.terrain_names[to] == "open" and sc.step_cost[sc.move_class[u]][6 * h + d] >= 0
    return sc.move_class[u] == TRACKED and sc.bonus_ground[to] and sc.step_cost[TRACKED][6 * h + d] >= 0


def bonus_price(s: CohState, u: int, h: int, d: int) -> int:
    """What a free hex still costs: slopes (14.0(6)) and jams (16.0(2)); -1: barred."""
    slope = s.sc.slope[s.sc.move_class[u]][6 * h + d]
    return -1 if slope < 0 else slope + jam(s, u, h, d)


def bonus_destinations(s: CohState, u: int, money: int) -> list[int]:
    """Where the bonus can take the vehicle next, each with its price behind it.

    Front hexes only (G-23), and none that is closed to its retreat (COH-7.63(10)).
    """
    pairs: list[int] = []
    h = s.place[u]
    for turn in (5, 0, 1):
        d = (s.facing[u] + turn) % 6
        if goes_on(s, u, h, d) and not retreat_closed(s, u, s.sc.neighbour[6 * h + d]):
            price = bonus_price(s, u, h, d)
            if 0 <= price <= money:
                pairs += [s.sc.neighbour[6 * h + d], price]
    return pairs


def jam(s: CohState, u: int, h: int, d: int) -> int:
    """COH-16.0(2): a wheeled vehicle pays one AP for each vehicle already in a road hex."""
    return jam_in(s, u, s.sc.neighbour[6 * h + d])


def jam_in(s: CohState, u: int, to: int) -> int:
    """The same for a road hex wherever the vehicle comes from."""
    sc = s.sc
    if sc.move_class[u] != WHEELED or not sc.road_hex[to]:
        return 0
    return (
        sum(1 for v in range(sc.units) if sc.vehicle[v] and s.place[v] == to)
        * sc.figures["traffic_jam_ap_per_vehicle"]
    )


def bog_down(s: CohState, u: int, total: int) -> bool:
    """COH-14.1(1): below 6 the vehicle is stuck in the hex it has entered, and cannot even turn."""
    if total >= s.sc.bog_ok:
        return False
    s.bogged[u] |= BY_GROUND
    s.tell(events.BOGS, u)
    return True


def may_bog(s: CohState, u: int, h: int, to: int) -> bool:
    """COH-14.1(1): marsh and stone buildings ask for a roll, except along a road."""
    return s.sc.vehicle[u] and bogs(s, h, to)
