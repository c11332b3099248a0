"""Chapter 5.7: Soviet movement by sea.

To marines a voyage is a hex of tactical movement, so what follows from it is what follows from any step; to
others it is a whole move of another kind, which nobody makes who is bound to tactical movement.
"""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.zocbond import steps
from grognard.games.zocbond.events import BECOMES
from grognard.games.zocbond.kinds import (
    DISRUPTED,
    GOOD,
    MARCH,
    MECHANISED,
    MOVED,
    REFITTED,
    SHATTERED,
    TACTICAL,
)
from grognard.games.zocbond.movement import MOVE_AT_ARRIVE, Move
from grognard.games.zocbond.refusals import ENEMY_THERE, HAS_MOVED, LEGAL, MUST_STOP, NOT_YOURS

from .. import entering, events
from ..campaign import maskirovka
from ..kinds import RESERVE
from ..movement import army_done, tactical_only, waits
from ..options import contested, reserves
from ..refusals import NO_PORT, NO_SAILING, PORT_TAKEN, REFITTING, SAIL_LADEN, SEA_USED
from ..scenario import AZOV, BLACK, MARINE, SEAS, SMALL, SOVIET, STOCK
from ..state import StalingradState
from ..supply import controls
from ..units import is_combat_unit, is_stock
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
    if s.marks[u] & (SHATTERED | RESERVE):
        return NO_SAILING
    refusal = waits(s, u) or army_done(s, u) or walker_refusal(s, u)
    if refusal:
        return refusal
    if s.marks[u] & MOVED:
        if not is_marine(s, u) or s.gait[u] != TACTICAL or s.used[u] != 1:
            return HAS_MOVED
        # Its hex on foot was the first of two: an EZOC that it has walked into stops it (S42-5.4, 6.2).
        return MUST_STOP if steps.must_stop(s, [u], TACTICAL, s.place[u]) else LEGAL
    return LEGAL


def walker_refusal(s: StalingradState, u: int) -> int:
    """0 or what binds a unit to hexes on foot (S42-5.4, 16.4, 21.4, 34.3.1).

    A reserve army with units in its box would carry them too, and one unit is carried (S42-5.7.1).
    """
    if is_marine(s, u):
        return REFITTING if s.marks[u] & REFITTED else LEGAL
    return tactical_only(s, u, MARCH) or (SAIL_LADEN if maskirovka.inside(s, u) else LEGAL)


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
    if not controls(s, to, SOVIET) and not is_marine(s, u):
        return NO_PORT
    return contested.move_refusal(s, u, TACTICAL if is_marine(s, u) else MARCH, here, to)


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
    """A voyage takes the whole move and disrupts; to marines it is one hex of tactical movement.

    An army that sails has nobody in its box, as all can see.
    """
    here = s.place[u]
    walked = s.used[u] if s.marks[u] & MOVED else 0
    s.sailed |= 1 << s.sc.port[here]
    if s.sc.mask_row[u] >= 0:
        maskirovka.learn(s, u, ~maskirovka.filled(s))
    s.put(u, to)
    s.tell(events.BY_SEA, u, to, here)
    if is_marine(s, u):
        s.used[u] = walked + 1
        s.gait[u] = TACTICAL
        s.push(landing(u, here, to, walked + 1))
        return
    entering.entered(s, 1 << u, to)
    s.set_mark(u, MOVED)
    if is_combat_unit(s, u):
        s.set_order(u, DISRUPTED)
        s.tell(BECOMES, u, DISRUPTED)
    elif not is_stock(s, u):  # the others are no reserves anyway (S42-25.2.1)
        reserves.end_move(s, u, MARCH, s.sc.board.distance_between(here, to))


def landing(u: int, here: int, to: int, hexes: int) -> Move:
    """The tactical movement of a marine at the moment of its arrival in a port, after so many hexes."""
    move = Move(SOVIET, 1 << u, TACTICAL)
    move.came = here
    move.to = to
    move.hexes = hexes
    move.step = MOVE_AT_ARRIVE
    return move
