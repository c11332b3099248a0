"""What a step of a move costs, line by line with the rules behind it (H44-8.1): for whoever asks why."""

from __future__ import annotations

from grognard.core.reason import Ledger
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import TACTICAL

from . import movement
from .scenario import WOODS
from .state import HollandState
from .units import cost_class


def step_ledger(s: HollandState, u: int, gait: int, here: int, there: int, spent: int, tally: int) -> Ledger:
    """The price of a legal step in half MP; tactically it is one hex, whatever lies there."""
    ledger = Ledger("step-tactical" if gait == TACTICAL else "step", u)
    price = steps.step_price(s, u, gait, here, there, spent, tally)
    if here >= s.sc.n and there >= s.sc.n:
        line(s, ledger, "step-transfer", price)
    elif gait == TACTICAL:
        line(s, ledger, "step-tactical", price)
    elif there >= s.sc.n:
        line(s, ledger, "step-area", s.sc.enter_area_cost)
    else:
        add_ground(s, ledger, u, here, there, tally)
    if here < s.sc.n:
        d = steps.direction(s, here, there)
        line(s, ledger, "step-leave", steps.leave_price(s, u, gait, here, d))
    return ledger


def add_ground(s: HollandState, ledger: Ledger, u: int, here: int, there: int, tally: int) -> None:
    """Road or ground, water, more woods, and traffic (H44-8.4, 8.5.1, 8.6.1, 24.2)."""
    sc = s.sc
    kind = cost_class(s, u)
    if here >= sc.n:
        road = sc.gate_road[there]
        water = sc.gate_water[there]
    else:
        side = 6 * here + steps.direction(s, here, there)
        road = sc.road[side] if not sc.water[side] or s.span[side] else 0
        water = 0 if s.span[side] else sc.water[side]
    if road:
        line(s, ledger, "step-road", sc.road_price[road])
    else:
        line(s, ledger, "step-ground", sc.hex_price[kind][sc.terrain[there]])
        line(s, ledger, "step-water", sc.water_price[kind][water])
        if here < sc.n and sc.terrain[there] == WOODS and tally >= sc.woods_at_base_cost:
            line(s, ledger, "step-woods", sc.more_woods_cost)
    line(s, ledger, "step-traffic", movement.traffic_price(s, u, there))


def line(s: HollandState, ledger: Ledger, name: str, value: int) -> None:
    if value:
        ledger.add(s.sc.rule(f"modifier-{name}"), name, value)
