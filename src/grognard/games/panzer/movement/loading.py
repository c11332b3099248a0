"""PZR-6.6.7.1.1, 6.6.7.1.2: who may get on and off in the course of a move."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.refusals import (
    LEGAL,
    LOAD_BEGUN,
    LOAD_POINTS,
    NOT_ABOARD,
    SEARCHING,
    SEQUENCE,
)
from grognard.games.panzer.state import FRESH, PanzerState
from grognard.games.panzer.verbs import DISMOUNT, EMERGENCY, MOUNT

from .march import SEARCHES, March
from .transport import (
    dismount_refusal,
    jump_refusal,
    loading_points,
    mounts_by_itself,
    mounts_mover,
    places_off,
    riders,
)


def load_tries(s: PanzerState, u: int) -> list[Option]:
    """Who might get on or off: the mover's passengers, units beside it, vehicles beside it."""
    sc = s.sc
    if not s.on_map(u):
        return []
    if sc.kind[u] != VEHICLE:
        return [Option(MOUNT, u, v) for v in beside(s, u) if sc.kind[v] == VEHICLE]
    tries = [Option(MOUNT, v, u) for v in beside(s, u) if s.acted[v] == FRESH]
    for v in riders(s, u):
        tries += [Option(DISMOUNT, v, h) for h in places_off(s, v)]
        tries.append(Option(EMERGENCY, v))
    return tries


def load_refusal(s: PanzerState, p: March, o: Option, steps: int, loaded: int) -> int:
    """Why somebody may not get on or off: that takes a whole move, and half of the points of a vehicle.

    `steps` are those of the move so far; `loaded`: the vehicle has paid in this hex already.
    """
    u = p.unit
    if o.verb == EMERGENCY:
        return jump_refusal(s, o.a, u)
    if s.sc.kind[u] != VEHICLE:
        if o.verb != MOUNT or o.a != u:
            return SEQUENCE
        return LOAD_BEGUN if steps else mounts_by_itself(s, u, o.b)
    if p.rate in SEARCHES:
        return SEARCHING  # PZR-6.6.9[8]
    if o.verb == MOUNT:
        why = mounts_mover(s, o.a, u) if o.b == u else SEQUENCE
    else:
        why = dismount_refusal(s, o.a, o.b)
        if not why and s.carrier[o.a] != u:
            why = NOT_ABOARD
    if why or loaded:
        return why
    return LOAD_POINTS if loading_points(p.most()) > p.left() else LEGAL


def beside(s: PanzerState, u: int) -> list[int]:
    """The other units of its side in the hex of a unit on the map and in neighbouring ones."""
    h = s.place[u]
    units = s.here[h]
    for k in s.sc.neighbour[6 * h : 6 * h + 6]:
        if 0 <= k < s.sc.n:
            units |= s.here[k]
    return bit_list(units & s.sc.mask_of[s.sc.side[u]] & ~(1 << u))
