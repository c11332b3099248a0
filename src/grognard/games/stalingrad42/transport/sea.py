"""Chapter 5.7: Soviet movement by sea."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.zocbond import steps
from grognard.games.zocbond.events import BECOMES
from grognard.games.zocbond.kinds import DISRUPTED, GOOD, MECHANISED, MOVED, REFITTED, SHATTERED, TACTICAL
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.refusals import ENEMY_THERE, HAS_MOVED, LEGAL, MUST_STOP, NOT_YOURS

from .. import entering, events
from ..kinds import AT_HAND, RESERVE
from ..movement import waits
from ..refusals import NO_PORT, NO_SAILING, PORT_TAKEN, SEA_USED, STOCK_READY
from ..scenario import AZOV, BLACK, MARINE, SEAS, SMALL, SOVIET, STOCK
from ..state import StalingradState
from ..supply import controls
from ..units import is_combat_unit
from ..verbs import SAIL


def is_marine(s: StalingradState, u: int) -> bool:
    return s.sc.kind[u] & MARINE != 0


def sailor_refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit cannot embark now: supply points, units on foot in good order (S42-5.7.1).

    In the preliminary movement of the Caucasus, too: it is without trains only (S42-C2.4).
    """
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if player != SOVIET or s.turn_kind == SMALL or s.order[u] != GOOD:
        return NO_SAILING
    if sc.traits[u] & MECHANISED and not sc.kind[u] & STOCK:
        return NO_SAILING
    if s.marks[u] & AT_HAND:
        return STOCK_READY
    if s.marks[u] & (REFITTED | SHATTERED | RESERVE) or waits(s, u):
        return NO_SAILING
    if s.marks[u] & MOVED:
        if not is_marine(s, u) or s.gait[u] != TACTICAL or s.used[u] != 1:
            return HAS_MOVED
        # Its hex on foot was the first of two: an EZOC that it has walked into stops it (S42-5.4, 6.2).
        return MUST_STOP if steps.must_stop(s, [u], TACTICAL, s.place[u]) else LEGAL
    return LEGAL


def port_refusal(s: StalingradState, u: int, to: int) -> int:
    """0 or why a unit cannot sail from where it is to a place."""
    sc = s.sc
    here = s.place[u]
    if not 0 <= here < sc.n or not 0 <= to < sc.n or here == to:
        return NO_PORT
    sea = sc.port[here]
    if sea not in (AZOV, BLACK) or sc.port[to] != sea or not controls(s, here, SOVIET):
        return NO_PORT
    if s.sailed >> sea & 1:
        return SEA_USED
    if s.holder[to] == 1 - SOVIET:
        return ENEMY_THERE
    if s.occupant[to] == 1 - SOVIET:
        return PORT_TAKEN
    return LEGAL if controls(s, to, SOVIET) or is_marine(s, u) else NO_PORT


def refusal(s: StalingradState, player: int, u: int, to: int) -> int:
    return sailor_refusal(s, player, u) or port_refusal(s, u, to)


def options(s: StalingradState, player: int) -> list[Option]:
    """Every voyage that can be made now."""
    choices: list[Option] = []
    if player != SOVIET:
        return choices
    for sea in range(1, len(SEAS)):
        if sea not in (AZOV, BLACK) or s.sailed >> sea & 1:
            continue
        for here in s.sc.ports[sea]:
            for u in s.stack_at(here):
                if sailor_refusal(s, player, u) == LEGAL:
                    choices += [
                        Option(SAIL, u, to) for to in s.sc.ports[sea] if port_refusal(s, u, to) == LEGAL
                    ]
    return choices


def sail(s: StalingradState, u: int, to: int) -> None:
    """A voyage takes the whole move and disrupts; to marines it is one hex of tactical movement."""
    here = s.place[u]
    walked = s.used[u] if s.marks[u] & MOVED else 0
    s.sailed |= 1 << s.sc.port[here]
    s.put(u, to)
    s.tell(events.BY_SEA, u, to, here)
    entering.entered(s, 1 << u, to)
    if is_marine(s, u):
        s.used[u] = walked + 1
        s.gait[u] = TACTICAL
        if not walked and not steps.must_stop(s, [u], TACTICAL, to):
            s.push(going_on(u))
            return
    elif is_combat_unit(s, u):
        s.set_order(u, DISRUPTED)
        s.tell(BECOMES, u, DISRUPTED)
    s.set_mark(u, MOVED)


def going_on(u: int) -> Move:
    """The other hex of a marine's tactical movement."""
    move = Move(SOVIET, 1 << u, TACTICAL)
    move.hexes = 1
    return move
