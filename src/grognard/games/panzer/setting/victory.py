"""PZR-3.6, 4.6.2: what each side has earned, and who has won when the last turn is over."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger

from .. import events
from ..scenario import EXITED, GERMAN, LOST, SOVIET
from ..state import ABANDONED, ON_FIRE, PanzerState

DRAW = 1 << GERMAN | 1 << SOVIET


def settle_control(s: PanzerState) -> None:
    """PZR-3.6: at the end of a turn, who has occupied an objective for long enough has taken it."""
    for row, holder in enumerate(s.held_by):
        if is_contested(s, row):
            s.control[row] = -1
            continue
        if holder < 0 or holder == s.control[row]:
            continue
        if s.turn - s.held_since[row] + 1 >= s.sc.objective_hold[row]:
            s.control[row] = holder
            s.tell(events.CONTROLS, holder, s.sc.objective_hex[row], s.sc.objective_points[row])


def is_contested(s: PanzerState, row: int) -> bool:
    """PZR-3.6: nobody controls a burning objective while an enemy of who holds it stands beside it."""
    h = s.sc.objective_hex[row]
    owner = s.control[row] if s.held_by[row] < 0 else s.held_by[row]
    if owner < 0 or not s.works[h] & ON_FIRE:
        return False
    beside = [s.sc.neighbour[6 * h + d] for d in range(6)]
    return any(0 <= cell < s.sc.n and s.holds(cell, 1 - owner) for cell in beside)


def points(s: PanzerState, side: int, ledger: Ledger | None = None) -> int:
    """What a side has by now; a ledger says for what."""
    sc = s.sc
    parts = (
        ("start", sc.start_points[side]),
        ("kills", kill_points(s, side)),
        ("objectives", objective_points(s, side)),
        ("exits", exit_points(s, side)),
        ("survivors", survivor_points(s, side)),
    )
    if ledger is not None:
        for name, value in parts:
            if value:
                ledger.add("PZR-3.6", name, value)
    return sum(value for _, value in parts)


def kill_points(s: PanzerState, side: int) -> int:
    """Shares of the card points of enemies that are lost, and of those that are damaged."""
    sc = s.sc
    total = 0
    for u in sc.units_of[1 - side]:
        if s.place[u] == sc.off + LOST or s.hurt[u] & ABANDONED:
            total += sc.points[u] * sc.kill_percent[side] // 100
        elif s.hurt[u] and s.on_map(u):
            total += sc.points[u] * sc.damaged_percent // 100 if sc.kill_percent[side] else 0
    return total


def objective_points(s: PanzerState, side: int) -> int:
    """Hexes that count one by one, and objectives of which a side must have every hex."""
    sc = s.sc
    total = 0
    for row, key in enumerate(sc.objective_key):
        if not sc.objective_all[row]:
            total += sc.objective_points[row] if s.control[row] == side else 0
        elif sc.objective_key.index(key) == row:
            rows = [other for other, name in enumerate(sc.objective_key) if name == key]
            total += sc.objective_points[row] if all(s.control[other] == side for other in rows) else 0
    return total


def exit_points(s: PanzerState, side: int) -> int:
    """Units that have left the map where they were to."""
    sc = s.sc
    total = 0
    for u in sc.units_of[side]:
        row = s.exit_row[u]
        if s.place[u] == sc.off + EXITED and row >= 0:
            cards = sc.exit_cards[row]
            if sc.card[u] in cards or (not cards and s.is_vehicle(u)):
                total += sc.exit_points[row] + sc.points[u] * sc.exit_percent[row] // 100
    return total


def survivor_points(s: PanzerState, side: int) -> int:
    """Units of a card that are alive, have their crew and have not left the map."""
    sc = s.sc
    total = 0
    for owner, card, each in sc.survivors:
        if owner == side:
            gone = (sc.off + LOST, sc.off + EXITED)
            alive = [u for u in sc.units_of[side] if sc.card[u] == card and s.place[u] not in gone]
            total += each * sum(1 for u in alive if not s.hurt[u] & ABANDONED)
    return total


def winners(s: PanzerState) -> int:
    """Who has won, as bits: a lead below what the scenario asks for is nobody's victory."""
    lead = points(s, GERMAN) - points(s, SOVIET)
    if abs(lead) < max(1, s.sc.draw_points):
        return DRAW
    return 1 << (GERMAN if lead > 0 else SOVIET)


def end_game(s: PanzerState) -> None:
    """PZR-4.6.2: the last turn is over."""
    s.tell(events.GAME_ENDS, points(s, GERMAN), points(s, SOVIET))
    s.finish(winners(s))
