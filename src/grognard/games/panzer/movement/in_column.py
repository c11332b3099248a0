"""PZR-6.2.1.1.3, R-70: the vehicles of a road column move in their order, each behind the one ahead of it."""

from __future__ import annotations

from grognard.games.panzer.command.columns import ahead_of, beside_on_way, company
from grognard.games.panzer.refusals import COLUMN_APART, COLUMN_TURN, LEGAL
from grognard.games.panzer.scenario import WAITING
from grognard.games.panzer.state import DONE, PanzerState

from .march import March
from .modes import immobile
from .reach import WayOut


def turn_refusal(s: PanzerState, u: int, due: list[int]) -> int:
    """Why a unit may not begin its move now; `due` are those of its side that must still move.

    The first to go is at one end of the column: that end is then its head.
    """
    if s.group[u] < 0 or not s.column_at[u]:
        return LEGAL
    if s.column_shown[u]:
        first = min(s.column_shown[v] for v in due if s.group[v] == s.group[u])
        return LEGAL if s.column_shown[u] == first else COLUMN_TURN
    places = [s.column_at[v] for v in due if s.group[v] == s.group[u]]
    return LEGAL if s.column_at[u] in (min(places), max(places)) else COLUMN_TURN


def take_place(s: PanzerState, u: int) -> None:
    """A unit sets out: places are counted from the head on, and who was stacked with it comes after it."""
    mine = s.column_shown[u]
    if not mine:
        return
    waiting = s.sc.off + WAITING
    others = [v for v in company(s, u) if v != u]
    going = [
        s.column_shown[v] for v in others if s.place[v] == waiting or (s.active(v) and not immobile(s, v))
    ]
    if all(s.acted[v] != DONE for v in others) and going and max(going) <= mine and min(going) < mine:
        last = max(s.column_shown[v] for v in [u, *others])
        for v in [u, *others]:
            s.column_shown[v] = last + 1 - s.column_shown[v]
        mine = s.column_shown[u]
    for v in others:
        if s.acted[v] != DONE and s.column_shown[v] >= mine:
            s.column_shown[v] += 1


def behind_refusal(s: PanzerState, p: March) -> int:
    """Each ends stacked with the unit ahead of it or beside it along the way, if it can still get there."""
    ahead = ahead_of(s, p.unit)
    if ahead < 0 or closed_up(s, p.hex, ahead):
        return LEGAL
    if s.sc.distance[s.sc.n * p.hex + s.place[ahead]] > p.left() + 2:  # the first hex may cost anything
        return LEGAL
    return COLUMN_APART if WayBehind(s, p, ahead).at_goal else LEGAL


def closed_up(s: PanzerState, h: int, ahead: int) -> bool:
    return h == s.place[ahead] or beside_on_way(s, h, s.place[ahead])


class WayBehind(WayOut):
    """The search for a hex behind the unit ahead, in which the move may end."""

    def __init__(self, s: PanzerState, start: March, ahead: int) -> None:
        self.ahead = ahead
        super().__init__(s, start)

    def is_goal(self, p: March) -> bool:
        return super().is_goal(p) and closed_up(self.s, p.hex, self.ahead)
