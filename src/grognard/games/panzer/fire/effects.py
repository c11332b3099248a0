"""PZR-4.4.3.2.6, PZR-5.10, PZR-5.15, PZR-6.5.2.5: what a result does to a unit, by whatever weapon."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer import events
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.state import ABANDONED, DAMAGED, SUP_ON, TRACKS, PanzerState, with_cell

from .tables import BU


def mark_of(result: int) -> int:
    """The name of an outcome for odds, by the result of a hit (`tables`)."""
    marks = (
        events.O_NOTHING,
        events.O_TRACKS,
        events.O_SHAKEN,
        events.O_DAMAGED,
        events.O_KNOCKED_OUT,
        events.O_BURNS,
    )
    return marks[result]


def riders_of(s: PanzerState, u: int) -> list[int]:
    """The units that a vehicle carries."""
    if not s.sc.transport:
        return []
    return s.riders(u)


def under_fire(s: PanzerState, u: int) -> None:
    """PZR-6.8.3.1.2: the unit was attacked in this turn, with or without effect."""
    if not s.under_fire[u]:
        s.under_fire = with_cell(s.under_fire, u, 1)


def suppress(s: PanzerState, u: int) -> None:
    """PZR-5.10, R-12: a new result sets the marker ON; it does not add up."""
    if s.sup[u] != SUP_ON:
        s.sup[u] = SUP_ON
        s.tell(events.SUPPRESSED, u)


def damage(s: PanzerState, t: int) -> None:
    """DMGD: it fires worse and moves half as far from now on."""
    s.harm(t, DAMAGED)
    s.tell(events.DAMAGED, t)


def hit_tracks(s: PanzerState, t: int) -> None:
    """PZR-6.5.2.2.1: it neither moves nor turns for the rest of the scenario."""
    s.harm(t, TRACKS)
    s.tell(events.TRACKS_HIT, t)


def destroy(s: PanzerState, t: int, result: int) -> None:
    """KO or BU: the vehicle is removed and leaves its wreck, one in a hex (PZR-4.1.4.1.8).

    Its passengers stay where they are until their survival is looked at. In the Advanced Game a vehicle that
    burns suppresses its friends in the hex, but for passengers under cover (PZR-6.5.2.5[7], R2-21).
    """
    h = s.place[t]
    burns = result == BU
    s.put(t, s.sc.off + LOST)
    s.leave_wreck(h, burns)
    s.tell(events.BURNS if burns else events.KNOCKED_OUT, t, h)
    if burns and s.sc.advanced:
        for v in bit_list(s.here[h] & s.sc.mask_of[s.sc.side[t]]):
            if s.hurt[v] & ABANDONED or s.carrier[v] == t or is_under_cover(s, v):
                continue
            suppress(s, v)


def is_under_cover(s: PanzerState, u: int) -> bool:
    """Whether a unit is carried by a vehicle that protects it."""
    return s.carrier[u] >= 0 and s.sc.under_cover[s.carrier[u]]


def abandon(s: PanzerState, t: int) -> None:
    """PZR-5.15, R-41: the crew has left; the vehicle stays as an obstacle and is never manned again."""
    s.harm(t, ABANDONED)


def get_out(s: PanzerState, rider: int) -> None:
    """PZR-6.5.2.6: a passenger leaves in the vehicle's hex, suppressed, and looks where that looked (R2-78).

    Where a gun looks its owner says.
    """
    s.facing[rider] = s.facing[s.carrier[rider]]
    s.mount(rider, -1)
    suppress(s, rider)
