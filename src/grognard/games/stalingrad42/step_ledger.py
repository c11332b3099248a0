"""What a step of a move costs, line by line with the rules behind it (S42-5.1): for whoever asks why."""

from __future__ import annotations

from grognard.core.reason import Ledger
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import TACTICAL

from . import movement
from .ground import crossing_of, is_by_road, terrain_at, water_at
from .scenario import ALPINE, CROSSING, LAKE_FROZEN, MAJOR_FROZEN, MINOR, RAIL_BRIDGE, VOLGA
from .state import StalingradState


def step_ledger(s: StalingradState, u: int, gait: int, here: int, there: int, spent: int) -> Ledger:
    """The price of a legal step in half MP; tactically it is one hex, whatever lies there."""
    sc = s.sc
    ledger = Ledger("step-tactical" if gait == TACTICAL else "step", u)
    price = steps.step_price(s, u, gait, here, there, spent, 0)
    if here >= sc.n and there >= sc.n:
        line(s, ledger, "step-transfer", price)
    elif here == sc.strait_area >= 0:
        line(s, ledger, "step-strait", price)
    elif gait == TACTICAL:
        line(s, ledger, "step-tactical", price)
    elif there >= sc.n:
        line(s, ledger, "step-area", sc.enter_area_cost)
    else:
        add_ground(s, ledger, u, here, there, spent)
    if here < sc.n:
        d = steps.direction(s, here, there)
        line(s, ledger, "step-leave", steps.leave_price(s, u, gait, here, d))
    return ledger


def add_ground(s: StalingradState, ledger: Ledger, u: int, here: int, there: int, spent: int) -> None:
    """Road, or ground and water (S42-2.2.1, 5.2, 5.5.1)."""
    sc = s.sc
    kind = sc.cost_class[u]
    if here >= sc.n:
        side = -1
        road = sc.gate_road[there]
    else:
        side = 6 * here + steps.direction(s, here, there)
        road = sc.road[side] if is_by_road(s, side) else 0
    if road:
        line(s, ledger, "step-road", movement.road_price(s, kind, road))
        return
    line(s, ledger, "step-ground", sc.hex_price[kind][terrain_at(s, there)])
    water = water_at(s, side) if side >= 0 else 0
    if water:
        price = movement.water_price(s, u, side, water, spent)
        if price:
            ledger.add(water_rule(s, u, side, water), "step-water", price)


def water_rule(s: StalingradState, u: int, side: int, water: int) -> str:
    """The rule behind the price of a hexside: what lies there, and how it is crossed."""
    if water == MINOR:
        return "S42-5.5.1"
    if water == ALPINE:
        return "S42-9.6.2"
    if water in (MAJOR_FROZEN, LAKE_FROZEN):
        return "S42-23.4"
    bridge = crossing_of(s, s.sc.owner[u], side)
    if bridge == RAIL_BRIDGE:
        return "S42-5.5.4"
    if s.sc.bridge[side] == CROSSING:
        return "S42-5.5.6"
    if water == VOLGA:
        return "S42-5.5.3"
    pontoon = bridge == CROSSING or s.holder[s.sc.neighbour[side]] == s.sc.owner[u]
    return "S42-5.5.5" if pontoon else "S42-5.5.2"


def line(s: StalingradState, ledger: Ledger, name: str, value: int) -> None:
    if value:
        ledger.add(s.sc.rule(f"modifier-{name}"), name, value)
