"""Chapter 18.6: which fortifications and obstacles an attack is rolled against, and what becomes of them."""

from __future__ import annotations

from grognard.core.kernel.reason import Ledger

from . import events
from .scenario import NO_RED
from .smoke import smoke_changes
from .state import CohState


def works_in(s: CohState, h: int, shells: bool, close: bool, infantry: bool) -> int:
    """The counters in a hex that an attack of this kind can destroy, as bits (COH-18.4(5), 18.5(7), 18.6).

    Mines: only by shells and bombs (`shells`) or by infantry in close combat. Wire: in close combat by
    infantry alone. No roll is made against what is still hidden.
    """
    sc = s.sc
    works = 0
    if h not in s.fort_at:
        return works
    for row in sc.works:
        if s.fort[row] == 0 or s.fort_at[row] != h:
            continue
        if sc.mine_kind[row] >= 0:
            reached = shells or (close and infantry)
        else:
            reached = not close or infantry or sc.fort_kind[row] != "barbed_wire"
        if reached:
            works |= 1 << row
    return works


def works_against(s: CohState, u: int, at: int, target: int, weapon: int = -1) -> int:
    """The counters in the target hex that an attack of a unit in `at` is rolled against."""
    sc = s.sc
    if not sc.works:
        return 0
    close = at == target
    if weapon >= 0:
        if not sc.weapon_targets[weapon] & 1:
            return 0  # made for metal only (COH-C.62, C.64)
        return works_in(s, target, False, close, sc.infantry[u])
    if sc.hit_effects[s.counter(u)] & NO_RED:
        return 0  # their DR is red (COH-18.6(1))
    return works_in(s, target, sc.mortar[u] and not close, close, sc.infantry[u])


def works_hexes(s: CohState) -> list[int]:
    """The hexes in which something on the map can be destroyed."""
    hexes: list[int] = []
    for row in s.sc.works:
        if s.fort[row] and s.fort_at[row] not in hexes:
            hexes.append(s.fort_at[row])
    return hexes


def work_defence(
    s: CohState, row: int, vantage: int, ledger: Ledger | None, terrain: bool = True, smoke: bool = True
) -> int:
    """DR 15 and the DM of terrain and smoke, nothing else (COH-18.6(1))."""
    sc = s.sc
    h = s.fort_at[row]
    changes: list[tuple[str, str, int]] = []
    if terrain and sc.dm[h]:
        changes.append(("COH-7.2", "terrain-" + sc.terrain_names[h], sc.dm[h]))
    if smoke and s.smoky:
        smoke_changes(s, vantage, h, changes)
    value = sc.fort_dr[row]
    if ledger is not None:
        ledger.set("COH-18.6", "work", value)
    for rule, name, change in changes:
        value += change
        if ledger is not None:
            ledger.add(rule, name, change)
    return value


def wreck(s: CohState, row: int) -> None:
    """One hit removes the counter; units in it keep its DM until the attack is over (COH-18.6(1), (2))."""
    s.tell(events.WORK_WRECKED, row, s.fort_at[row])
    s.mark(events.O_WRECKED, row)
    take_up(s, row)


def take_up(s: CohState, row: int) -> None:
    """Takes a counter off the map; a mine goes back to those not in use."""
    s.fort[row] = 0
    s.fort_at[row] = -1
    s.mine_army[row] = -1
    s.mine_plot[row] = -1


def clear_ruins(s: CohState) -> None:
    """After the attack nobody is inside what it destroyed."""
    if not s.sc.works:
        return
    for u in range(s.sc.units):
        if s.inside[u] >= 0 and not s.fort[s.inside[u]]:
            s.inside[u] = -1
        if s.plot_fort[u] >= 0 and not s.fort[s.plot_fort[u]]:
            s.plot_fort[u] = -1
