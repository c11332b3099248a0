"""Chapters 16.1 and 17: loading, carrying and unloading."""

from __future__ import annotations

from . import events
from .refusals import (
    CANNOT_MOVE,
    CARRIED,
    LEGAL,
    LOAD_APART,
    LOAD_FULL,
    LOAD_VEHICLE,
    NOT_CARRIED,
    NOT_ON_MAP,
    STUNNED,
)
from .scenario import LOST, NO_MOVE, ONLY_RALLY
from .state import CohState


def passengers(s: CohState, vehicle: int) -> list[int]:
    """The units a vehicle carries or tows."""
    return [u for u in range(s.sc.units) if s.carrier[u] == vehicle]


def load_refusal(s: CohState, u: int, vehicle: int) -> int:
    """COH-17.0(1), (2), (6): one passenger, in the same hex, not while pinned."""
    sc = s.sc
    if s.place[u] >= sc.n:
        return NOT_ON_MAP
    if sc.vehicle[u] or not 0 <= vehicle < sc.units or not sc.vehicle[vehicle]:
        return LOAD_VEHICLE
    if s.carrier[u] >= 0:
        return CARRIED
    if s.place[u] != s.place[vehicle] or sc.side[u] != sc.side[vehicle]:
        return LOAD_APART
    why = on_foot_refusal(s, u)
    if why:
        return why
    return LOAD_FULL if passengers(s, vehicle) else LEGAL


def unload_refusal(s: CohState, u: int) -> int:
    """COH-17.0(6), E.2, F.5: a pinned passenger stays aboard."""
    if s.carrier[u] < 0:
        return NOT_CARRIED
    return on_foot_refusal(s, u)


def on_foot_refusal(s: CohState, u: int) -> int:
    effects = s.sc.hit_effects[s.hit[u]]
    if effects & ONLY_RALLY:
        return STUNNED
    return CANNOT_MOVE if effects & NO_MOVE else LEGAL


def load_price(s: CohState, u: int) -> int:
    """The passenger's open-ground move cost (COH-17.0(2))."""
    return s.sc.move[u] + s.sc.hit_move[s.hit[u]]


def load(s: CohState, u: int, vehicle: int) -> None:
    """The passenger faces as its vehicle does (COH-17.0(2)); a hole and a fortification are left behind."""
    s.dug[u] = 0
    s.inside[u] = -1
    s.carrier[u] = vehicle
    s.facing[u] = s.facing[vehicle]
    s.tell(events.LOADS, u, vehicle)


def unload(s: CohState, u: int) -> None:
    s.carrier[u] = -1
    s.tell(events.UNLOADS, u)


def carry(s: CohState, vehicle: int) -> None:
    """What a vehicle carries goes where it goes and faces as it does."""
    for u in passengers(s, vehicle):
        s.put(u, s.place[vehicle])
        s.facing[u] = s.facing[vehicle]


def set_down(s: CohState, vehicle: int) -> None:
    """What a vehicle carries stays behind in the hex, unloaded."""
    for u in passengers(s, vehicle):
        s.carrier[u] = -1


def free_passengers(s: CohState) -> None:
    """COH-17.1(2): passengers of a destroyed vehicle are on foot, once the attack on it is over.

    Until then they are passengers: the APC protects them against the attack that destroys it (COH-16.1(2)).
    """
    if not s.sc.combined:
        return
    for u in range(s.sc.units):
        if s.carrier[u] >= 0 and s.place[s.carrier[u]] == s.sc.off + LOST:
            s.carrier[u] = -1
