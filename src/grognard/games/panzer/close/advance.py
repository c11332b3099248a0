"""PZR-6.6.1.1.3[5], 6.6.1.2.3[2]: after a close combat that was won the attackers may enter the hex."""

from __future__ import annotations

from grognard.games.panzer.movement.arrival import arrive, take_free_position
from grognard.games.panzer.movement.costs import BARRED
from grognard.games.panzer.movement.march import enemies_at
from grognard.games.panzer.movement.modes import mode_of
from grognard.games.panzer.movement.shared import ended_partners
from grognard.games.panzer.movement.steps import step_points

from .. import events
from ..refusals import ADVANCE_BARRED, ADVANCE_WHO, ASSAULT_APART, LEGAL
from ..spotting.markers import MOVED
from ..state import ABANDONED, PanzerState, with_cell
from .starting import is_apart


def is_beaten(s: PanzerState, t: int) -> bool:
    """Whether a target is destroyed; a vehicle whose crew has left counts as such (R-41)."""
    return not s.on_map(t) or s.hurt[t] & ABANDONED != 0


def enter_refusal(s: PanzerState, u: int, h: int) -> int:
    """Why a unit cannot go into the next hex in close combat: other enemies are there, or it is barred."""
    sc = s.sc
    if not s.active(u) or sc.distance[sc.n * s.place[u] + h] != 1:
        return ADVANCE_WHO
    if enemies_at(s, sc.side[u], h):
        return ADVANCE_BARRED
    d = sc.board.direction_to(s.place[u], h)
    barred = step_points(s, sc.costs_of(mode_of(s, u)), 6 * s.place[u] + d, False) == BARRED
    return ADVANCE_BARRED if barred else LEGAL


def advance_refusal(s: PanzerState, u: int, h: int, waiting: int) -> int:
    """Why an attacker may not advance; `waiting`: those of this attack that have not said what they do.

    Who shares its command may not leave partners behind that have ended their moves (PZR-6.6.11[2]).
    """
    why = enter_refusal(s, u, h)
    if why:
        return why
    ends = [(v, s.place[v]) for v in ended_partners(s, u) if not waiting >> v & 1]
    apart = is_apart(s, u, h, ends) and not is_apart(s, u, s.place[u], ends)
    return ASSAULT_APART if apart else LEGAL


def must_follow(s: PanzerState, u: int, h: int, waiting: int) -> bool:
    """PZR-6.6.11[2], R-39: whether a partner that has advanced can be kept up with only by advancing too."""
    ends = [(v, s.place[v]) for v in ended_partners(s, u) if not waiting >> v & 1]
    return is_apart(s, u, s.place[u], ends) and not is_apart(s, u, h, ends) and not enter_refusal(s, u, h)


def enter(s: PanzerState, u: int, h: int) -> None:
    """A unit goes into the next hex: out of full cover and of its post (R2-46), marked as moving."""
    s.facing[u] = s.sc.board.direction_to(s.place[u], h)
    if s.floor[u]:
        s.floor = with_cell(s.floor, u, 0)
    s.put(u, h)
    s.spot[u] = MOVED
    arrive(s, u, False)
    take_free_position(s, u)


def advance(s: PanzerState, u: int, h: int) -> None:
    """An attacker takes the hex; that draws no reaction fire."""
    s.tell(events.ADVANCES, u, h)
    enter(s, u, h)
