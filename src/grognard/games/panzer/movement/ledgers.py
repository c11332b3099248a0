"""PZR-4.5.1.1.2, 4.5.1.1.4: where the points of a step come from, line by line."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.state import WIRE, WRECK_BU_NEW, PanzerState
from grognard.games.panzer.verbs import BY_WAY

from .costs import ALONE, WHOLE
from .march import March, exit_side, leave_price, raw_points
from .steps import hex_points, sides_between, turn_points


def step_ledger(s: PanzerState, p: March, d: int, reverse: bool) -> Ledger:
    """The price of the hex in direction d."""
    e = 6 * p.hex + d
    to = p.m.land.board.neighbour[e]
    ledger = Ledger("move-points", p.unit)
    points = raw_points(s, p, d, reverse)
    if points == WHOLE:
        ledger.set("PZR-4.5.1.1.2", "hedge", p.left())
    elif points == ALONE:
        ledger.set("PZR-4.5.1.1.5", "only-hex", p.left())
    elif p.rate == BY_WAY:
        ledger.set("PZR-4.5.1.1.5", "way", 1)
        if reverse:
            ledger.add("PZR-4.5.1.1.7", "reverse", 1)
        add_rest(s, p, ledger, p.m.way_side[e], to)
    else:
        terrain = hex_points(s, p.m, to, p.m.way_side[e] >= 0)
        ledger.set("PZR-4.5.1.1.2", "terrain", terrain)
        if reverse:
            ledger.add("PZR-4.5.1.1.7", "reverse", terrain)
        add_rest(s, p, ledger, p.m.side[e], to)
    if ledger.total > p.left() and p.fresh():
        ledger.add("PZR-4.5.1.1.3", "one-hex", p.left() - ledger.total)
    return ledger


def add_rest(s: PanzerState, p: March, ledger: Ledger, side: int, to: int) -> None:
    """Hexside and levels, wire, smoke: what reverse movement does not double (R-11)."""
    if side:
        ledger.add("PZR-4.5.1.1.2", "hexside", side)
    if s.works[to] & WIRE:
        ledger.add("PZR-6.1.4.3.11", "wire", p.m.wire)
    if s.wreck[to] >= WRECK_BU_NEW:
        ledger.add("PZR-4.5.1.1.2", "bu-smoke", p.m.smoke)


def turn_ledger(s: PanzerState, p: March, d: int) -> Ledger:
    """The price of a turn."""
    ledger = Ledger("move-points", p.unit)
    sides = sides_between(p.facing, d)
    if p.rate == BY_WAY and p.entered:
        ledger.set("PZR-4.5.1.1.5", "bend", 0)
    elif sides <= 1:
        ledger.set("PZR-4.5.1.1.4", "free-turn", 0)
    else:
        smoke = p.m.smoke_turn if s.wreck[p.hex] >= WRECK_BU_NEW else 0
        ledger.set("PZR-4.5.1.1.4", "turn", turn_points(s, p.m, p.hex, sides) - smoke)
        if smoke:
            ledger.add("PZR-4.5.1.1.2", "bu-smoke", smoke)
    return ledger


def exit_ledger(s: PanzerState, p: March) -> Ledger:
    """The price of leaving the map: the terrain of the hex that is left."""
    ledger = Ledger("move-points", p.unit)
    rule = "PZR-4.5.1.1.5" if p.rate == BY_WAY else "PZR-4.5.1.1.9"
    price = leave_price(s, p)
    reverse = p.m.steered and exit_side(p) != p.facing
    ledger.set(rule, "way" if p.rate == BY_WAY else "terrain", price // 2 if reverse else price)
    if reverse:
        ledger.add("PZR-4.5.1.1.7", "reverse", price // 2)
    if ledger.total > p.left() and p.fresh():
        ledger.add("PZR-4.5.1.1.3", "one-hex", p.left() - ledger.total)
    return ledger
