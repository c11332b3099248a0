"""Chapter 7.63(10): the way out of a hex that an enemy has just come into, for the whole turn after that."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list

from .state import CohState


def retreat_closed(s: CohState, u: int, to: int) -> bool:
    """Whether a unit keeps out of a hex because an enemy came from there, or from next to it.

    Three of the six hexes around the close combat are closed to the defenders, in every step of that turn:
    not only in the first, but also in bonus hexes, a card's second hex and a second action.
    """
    sc = s.sc
    h = fight_of(s, u)
    if h < 0 or sc.distance[h * sc.n + to] != 1:
        return False
    for e in bit_list(s.here[h] & sc.mask_of[1 - sc.side[u]]):
        origin = s.came_from[e]
        if origin >= 0 and sc.distance[origin * sc.n + to] <= 1:
            return True
    return False


def fight_of(s: CohState, u: int) -> int:
    """The close combat a unit defends in, or has left in this turn; -1: none.

    A unit that moved in itself in this turn is no defender.
    """
    if s.fled[u] >= 0:
        return s.fled[u]
    return s.place[u] if s.came_from[u] < 0 and s.place[u] < s.sc.n else -1


def note_step(s: CohState, u: int, h: int) -> None:
    """A unit goes from a hex to the next: where it came from, and whether it withdraws from an attacker."""
    if s.fled[u] < 0 and fight_of(s, u) >= 0 and attacked(s, u, h):
        set_fled(s, u, h)
    s.came_from[u] = h


def attacked(s: CohState, u: int, h: int) -> bool:
    """Whether an enemy has come into the hex since the last turn of the unit's owner."""
    enemies = s.here[h] & s.sc.mask_of[1 - s.sc.side[u]]
    return any(s.came_from[e] >= 0 for e in bit_list(enemies))


def end_retreats(s: CohState, player: int) -> None:
    """In later turns the hexes are open again (G-13)."""
    for u in s.sc.units_of[player]:
        if s.fled[u] >= 0:
            set_fled(s, u, -1)


def set_fled(s: CohState, u: int, h: int) -> None:
    column = s.fled.copy()
    column[u] = h
    s.fled = column
