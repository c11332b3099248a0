"""Chapters 11.6: what a partial success of a determined defence comes to, and the markers of city battles."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.battle import approach
from grognard.games.zocbond.losses import successor
from grognard.games.zocbond.results import HOLDS, PARTLY

from . import events
from .entering import capture
from .state import StalingradState
from .units import is_combat_unit


def begin(s: StalingradState, h: int, level: int, attackers: int) -> None:
    """The marker is placed or turned over; who attacked is remembered (S42-11.6.2)."""
    s.set_city_battle(h, level)
    for u in bit_list(attackers):
        s.besieges[u] = h
    s.tell(events.CITY_BATTLE, h, level)


def drop(s: StalingradState, h: int, level: int) -> int:
    """Units that went into a contested city have withstood a counterattack, for now (S42-29.1.3).

    At 0 they must leave, and the marker goes with them.
    """
    if not level:
        return PARTLY
    s.set_city_battle(h, level)
    s.tell(events.CITY_BATTLE, h, level)
    return HOLDS


def lapse(s: StalingradState) -> None:
    """Markers go where the defender has left, or no attacker is beside the city any more (S42-11.6.2).

    In a contested city they go when one side has left it (S42-29.1.1).
    """
    for h in s.sc.cities:
        if s.city_battle[h] and not is_fought_for(s, h):
            end(s, h)


def is_fought_for(s: StalingradState, h: int) -> bool:
    if s.contested[h] >= 0:
        there = {s.sc.owner[u] for u in s.stack_at(h) if is_combat_unit(s, u)}
        return len(there) > 1
    for u in range(s.sc.units):
        if s.besieges[u] == h and s.holder[h] == 1 - s.sc.owner[u]:
            now = successor(s, u)  # a remnant stands for its unit (S42-10.4.1)
            if now >= 0 and approach(s, now, h) >= 0:
                return True
    return False


def passes_on(s: StalingradState, u: int, to: int) -> None:
    """A unit takes the place of its remnant: it is the one who attacked (S42-21.3.4)."""
    if to != u and s.besieges[u] >= 0:
        s.besieges[to] = s.besieges[u]
        s.besieges[u] = -1


def end(s: StalingradState, h: int) -> None:
    s.set_city_battle(h, 0)
    if s.contested[h] >= 0:
        s.set_contested(h, -1)
        if s.holder[h] >= 0:
            capture(s, s.holder[h], h)
    for u in range(s.sc.units):
        if s.besieges[u] == h:
            s.besieges[u] = -1
    s.tell(events.CITY_QUIET, h)
