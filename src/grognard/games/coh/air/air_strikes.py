"""Chapters 20.2 and 20.4: an aircraft's attacks on the ground, with its guns and with bombs."""

from __future__ import annotations

from .. import events
from ..attack import Fire
from ..mines import lay_mine
from ..state import CohState
from ..suspicion import Search, anybody_hidden
from ..works import works_in


def worth_attacking(s: CohState, u: int, h: int, bombs: bool) -> bool:
    """Whether there is an enemy on the ground of a hex, or a counter that the attack could destroy."""
    if s.here[h] & s.sc.mask_of[1 - s.sc.side[u]]:
        return True
    return bool(s.sc.works) and works_in(s, h, bombs, False, False) != 0


def suspicious(s: CohState, u: int, h: int) -> bool:
    """Whether somebody, friend or enemy, may be hidden in a hex where nobody is seen (COH-10.0(4), 7.7)."""
    if not s.sc.any_hidden or s.here[h]:
        return False
    return anybody_hidden(s, 0) or anybody_hidden(s, 1)


def assail(s: CohState, u: int, h: int, bomb: int) -> None:
    """Attacks everything in a hex; where nobody is seen, units that may be hidden there too."""
    if suspicious(s, u, h):
        s.push(search_from_air(s, u, h, bomb))
    fire = strike(s, u, h, bomb)
    if fire.left or fire.works:
        s.push(fire)


def scatter(s: CohState, u: int, h: int, kind: int) -> None:
    """A cluster bomb leaves a mine; units already there are not attacked now (COH-20.4(2), G-30)."""
    row = lay_mine(s, h, kind, False, s.sc.army[u])
    if row >= 0:
        s.tell(events.MINE_SCATTERED, row, h)


def strike(s: CohState, u: int, target: int, bomb: int) -> Fire:
    """An aircraft's attack on a hex, with its guns (-1) or one bomb: on everybody there, friends as well."""
    fire = Fire()
    fire.player = s.sc.army[u]
    fire.lead = u
    fire.hex = target
    fire.vantage = s.over[u]
    fire.left = s.here[target]
    fire.works = works_in(s, target, bomb >= 0, False, False)
    fire.bomb = bomb
    return fire


def search_from_air(s: CohState, u: int, target: int, bomb: int) -> Search:
    """An aircraft's attack on units hidden in a hex, with its guns (-1) or a bomb (COH-20.2, 20.4)."""
    search = Search()
    search.player = s.sc.army[u]
    search.lead = u
    search.hex = target
    search.vantage = s.over[u]
    search.bomb = bomb
    return search
