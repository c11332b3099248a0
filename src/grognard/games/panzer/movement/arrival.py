"""PZR-4.5.1, 6.1.4.3: what a unit gives up by moving, meets in a new hex, takes where it ends."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer import events
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.state import (
    IMPROVED,
    IN_POSITION,
    IN_TRENCH,
    WIRE,
    PanzerState,
    with_cell,
)

from .leg import lose_cover


def arrive(s: PanzerState, u: int, crawls: bool) -> None:
    """In a new hex: it has left its post, and crushes wire (PZR-6.1.4.3.11); what it carries comes along."""
    h = s.place[u]
    if not crawls:
        lose_cover(s, u)
    if s.post[u]:
        s.post = with_cell(s.post, u, 0)
        s.tell(events.LEAVES_POST, u)
    if s.works[h] & WIRE:  # only who crushes it can have come here
        s.works = with_cell(s.works, h, s.works[h] & ~WIRE)
        s.tell(events.WIRE_CRUSHED, u, h)
    for v in s.riders(u):
        s.put(v, h)


def put_back(s: PanzerState, u: int, h: int) -> None:
    """R2-52, PZR-6.6.10.1[3]: who cannot stay among enemies is put back, with all aboard."""
    s.put(u, h)
    if s.inside[u]:
        s.inside = with_cell(s.inside, u, 0)
    for v in s.riders(u):
        s.put(v, h)
    s.tell(events.PUT_BACK, u, h)


def take_free_position(s: PanzerState, u: int) -> None:
    """A free position or entrenchment belongs to the first unit that ends its move there (R-49).

    A position covers better and comes first; each holds one unit (PZR-6.1.4.3.6, 6.1.4.3.7).
    """
    if not s.active(u) or s.post[u]:
        return
    h = s.place[u]
    held = [s.post[v] for v in bit_list(s.here[h])]
    if s.works[h] & IMPROVED and IN_POSITION not in held:
        post = IN_POSITION
    elif s.sc.kind[u] != VEHICLE and held.count(IN_TRENCH) < s.trenches[h]:
        post = IN_TRENCH
    else:
        return
    s.post = with_cell(s.post, u, post)
    s.tell(events.TAKES_POST, u, h)
