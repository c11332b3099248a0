"""PZR-6.6.9: searching a hex for a hull-down position."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.reason import Ledger
from grognard.games.panzer import events
from grognard.games.panzer.box.board_files import HALF_TURN
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.ground.terrain import terrain_rows
from grognard.games.panzer.refusals import LEGAL, SEARCH_HALT, SEARCH_TERRAIN, SEARCH_WHO
from grognard.games.panzer.state import HULL_DOWN, HULL_PARTIAL, MOVE, PanzerState, with_cell

PERCENT: Final = Die(1, 100)
NO_RANGE: Final = 0


def hull_range(s: PanzerState, h: int) -> int:
    """The roll up to which a search of the hex succeeds; NO_RANGE where the terrain has no such number."""
    land = s.sc.land
    name = "rubble" if s.rubble[h] else "street" if land.building[h] else land.terrain[h]
    figure = terrain_rows()[name].hull_down
    return figure if isinstance(figure, int) else NO_RANGE


def search_refusal(s: PanzerState, u: int) -> int:
    """Why a unit may not search: any vehicle with MOVE may, in terrain that hides hulls."""
    if not s.sc.hull_down or s.sc.kind[u] != VEHICLE or not s.on_map(u) or s.inside[u]:
        return SEARCH_WHO
    if s.command[u] != MOVE:
        return SEARCH_HALT
    return LEGAL if hull_range(s, s.place[u]) else SEARCH_TERRAIN


def search_ledger(s: PanzerState, u: int, partial: bool) -> Ledger:
    """The modifiers to the roll: PHD, the size of the vehicle, the grade of its formation."""
    table = load_tables().movement.hull_down_search
    ledger = Ledger("hull-search", u)
    if partial:
        ledger.add("PZR-6.6.9", "search-partial", table.partial)
    sizes = {row.row: row.value for row in table.size}
    if sizes[s.sc.size[u]]:
        ledger.add("PZR-6.6.9", "search-size", sizes[s.sc.size[u]])
    grade: int = table.grade[s.sc.grade[u]].value
    if grade:
        ledger.add("PZR-6.6.9", "search-grade", grade)
    return ledger


def search(s: PanzerState, u: int, partial: bool) -> None:
    """Rolls: the modified roll within the range of the terrain finds the position.

    It covers all angles but those to the rear of the vehicle as it faces now, wherever it turns later.
    """
    limit = hull_range(s, s.place[u]) - search_ledger(s, u, partial).total
    rolled = s.roll(PERCENT, bytes(int(n <= limit) for n in range(101)))
    if rolled > limit:
        s.mark(events.O_HULL_NOT_FOUND, u)
        s.tell_roll(events.HULL_NOT_FOUND, u, rolled, limit)
        return
    hull = HULL_PARTIAL if partial else HULL_DOWN
    s.mark(events.O_HULL_FOUND, u)
    s.hull = with_cell(s.hull, u, hull)
    s.hull_open = with_cell(s.hull_open, u, (s.facing[u] + HALF_TURN) % 6)
    s.tell_roll(events.HULL_FOUND, u, rolled, limit, hull)
