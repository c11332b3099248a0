"""Chapters 16.1 and 17: loading, carrying and unloading."""

from __future__ import annotations

from typing import Final

from . import events
from .hits import reveal, show_move
from .refusals import (
    BOGGED_DOWN,
    CANNOT_MOVE,
    CARRIED,
    FORT_INSIDE,
    LEGAL,
    LOAD_APART,
    LOAD_FULL,
    LOAD_VEHICLE,
    NOT_CARRIED,
    NOT_ON_MAP,
    STUNNED,
    TOW_CLASS,
    TOW_MOBILE,
    TOW_TRAIN,
)
from .retreats import note_step
from .scenario import NO_MOVE, ONLY_RALLY, TRACKED
from .state import CohState

# The column `bogged`: what keeps a unit in its hex, as bits.
BY_GROUND: Final = 1  # COH-14.1(1), until it is towed onto other ground
BY_CARD_20: Final = 2  # COH-C.20, until the round ends


def passengers(s: CohState, vehicle: int) -> list[int]:
    """The units a vehicle carries or tows."""
    return [u for u in range(s.sc.units) if s.carrier[u] == vehicle]


def load_refusal(s: CohState, u: int, vehicle: int) -> int:
    """COH-17.0(1), (2), (6): one passenger, gun or immobilised vehicle, in the same hex."""
    sc = s.sc
    if s.place[u] >= sc.n:
        return NOT_ON_MAP
    if u == vehicle or not 0 <= vehicle < sc.units or not sc.vehicle[vehicle]:
        return LOAD_VEHICLE
    if s.carrier[u] >= 0:
        return CARRIED
    if s.place[u] != s.place[vehicle] or sc.army[u] != sc.army[vehicle]:
        return LOAD_APART
    if s.inside[u] >= 0:
        return FORT_INSIDE  # out of it first: it does not leave the hex by getting on (COH-18.2(5), G-75)
    why = tow_refusal(s, u, vehicle) if sc.vehicle[u] else on_foot_refusal(s, u)
    if why:
        return why
    if s.carrier[vehicle] >= 0:
        return TOW_TRAIN
    return LOAD_FULL if passengers(s, vehicle) else LEGAL


# -- towing vehicles (COH-14.1(3), (4)) -------------------------------------------------------------------


def tow_refusal(s: CohState, u: int, vehicle: int) -> int:
    """Only what cannot move is towed; wheels by any vehicle, tracks by tracks; no vehicle that tows another.

    A stunned crew takes no part, as with passengers on foot.
    """
    sc = s.sc
    if not immobilised(s, u):
        return TOW_MOBILE
    if only_rallies(s, u):
        return STUNNED
    if sc.move_class[u] == TRACKED and sc.move_class[vehicle] != TRACKED:
        return TOW_CLASS
    return TOW_TRAIN if tows(s, u) else LEGAL


def immobilised(s: CohState, u: int) -> bool:
    """Whether a unit is immobilised: by the ground, by a card, or by a hit."""
    return s.bogged[u] != 0 or s.sc.hit_effects[s.hit[u]] & NO_MOVE != 0


def tows(s: CohState, vehicle: int) -> bool:
    """Whether it tows another vehicle: then it has no bonus movement (COH-14.1(3))."""
    sc = s.sc
    if not sc.vehicle[vehicle]:
        return False
    return any(sc.vehicle[u] for u in passengers(s, vehicle))


# -- passengers ---------------------------------------------------------------------------------------


def crew_acts(s: CohState, vehicle: int) -> bool:
    """Whether a vehicle can load or unload a passenger itself: not while it may only rally."""
    return not s.sc.hit_effects[s.counter(vehicle)] & ONLY_RALLY


def rides_on(s: CohState, u: int, vehicle: int) -> bool:
    """Whether a vehicle takes the unit along, on itself or behind it."""
    carrier = s.carrier[u]
    return carrier >= 0 and (carrier == vehicle or s.carrier[carrier] == vehicle)


def unload_refusal(s: CohState, u: int) -> int:
    """COH-17.0(6), E.2, F.5: a pinned passenger stays aboard."""
    if s.carrier[u] < 0:
        return NOT_CARRIED
    if s.place[u] >= s.sc.n:
        return NOT_ON_MAP
    if s.sc.vehicle[u]:
        return STUNNED if only_rallies(s, u) else LEGAL
    return on_foot_refusal(s, u)


def keeps_aboard(s: CohState, vehicle: int) -> bool:
    """Whether a vehicle carries or tows somebody who cannot be set down now."""
    for u in passengers(s, vehicle):
        if unload_refusal(s, u):
            return True
    return False


def only_rallies(s: CohState, u: int) -> bool:
    """A stunned crew can neither begin nor end towing, whichever unit acts (COH-7.4(6), G-72)."""
    return s.sc.hit_effects[s.hit[u]] & ONLY_RALLY != 0


def on_foot_refusal(s: CohState, u: int) -> int:
    if only_rallies(s, u):
        return STUNNED
    if s.bogged[u]:
        return BOGGED_DOWN
    return CANNOT_MOVE if s.sc.hit_effects[s.hit[u]] & NO_MOVE else LEGAL


def load_price(s: CohState, u: int) -> int:
    """The passenger's open-ground move cost (COH-17.0(2))."""
    return s.sc.move[u] + s.sc.hit_move[s.hit[u]]


def load(s: CohState, u: int, vehicle: int, paid: bool) -> None:
    """The passenger faces as its vehicle does (COH-17.0(2)); a hole is left behind (COH-18.1(3)).

    Who gets on shows a counter that changes its moves, a towed vehicle the one that stopped it (COH-7.4(4)).
    """
    if not s.sc.vehicle[u]:
        show_move(s, u, paid)
    elif not s.bogged[u]:
        reveal(s, u)
    s.dug[u] = 0
    s.exposed[u] = 0  # no penalty for who is carried (COH-5.01(3))
    s.carrier[u] = vehicle
    s.facing[u] = s.facing[vehicle]
    s.tell(events.LOADS, u, vehicle)


def unload(s: CohState, u: int, paid: bool) -> None:
    if not s.sc.vehicle[u]:
        show_move(s, u, paid)
    s.carrier[u] = -1
    s.tell(events.UNLOADS, u)


def carry(s: CohState, vehicle: int) -> None:
    """Units that a vehicle carries go where it goes and face as it does."""
    for u in passengers(s, vehicle):
        moved = s.place[u] != s.place[vehicle]
        if s.bogged[u] & BY_GROUND and moved and not bogs(s, s.place[u], s.place[vehicle]):
            s.bogged[u] &= ~BY_GROUND  # towed off such ground, not only out of the hex (COH-14.1(4))
            s.tell(events.FREED, u)
        if s.place[u] < s.sc.n and s.place[u] != s.place[vehicle]:
            note_step(s, u, s.place[u])  # it comes in, or out, with its vehicle (COH-7.63(10))
        s.put(u, s.place[vehicle])
        s.facing[u] = s.facing[vehicle]
        if s.sc.vehicle[u]:
            carry(s, u)


def bogs(s: CohState, h: int, to: int) -> bool:
    """Whether a step leads onto ground that may bog a vehicle down (COH-14.1(1)); a road lifts that."""
    sc = s.sc
    if to >= sc.n or not sc.bog[to]:
        return False
    return h >= sc.n or not sc.board.road[6 * h + sc.board.direction_to(h, to)]


def set_down(s: CohState, vehicle: int) -> None:
    """Units that a vehicle carries stay behind in the hex, unloaded."""
    for u in passengers(s, vehicle):
        s.carrier[u] = -1


def free_passengers(s: CohState) -> None:
    """COH-17.1(2): passengers of a destroyed vehicle are on foot, once the attack on it is over.

    Until then they are passengers: the APC protects them against the attack that destroys it (COH-16.1(2)).
    """
    if not s.sc.combined:
        return
    for u in range(s.sc.units):
        if s.carrier[u] >= 0 and s.place[s.carrier[u]] != s.place[u]:
            s.carrier[u] = -1
