"""PZR-6.2.1.1.4, R-39: units that share one MOVE or SHORT HALT end within command range of each other."""

from __future__ import annotations

from grognard.games.panzer.command.available import command_range
from grognard.games.panzer.command.columns import ahead_of
from grognard.games.panzer.refusals import LEGAL, MOVE_APART
from grognard.games.panzer.state import DONE, PanzerState
from grognard.games.panzer.verbs import BY_WAY

from .in_column import behind_refusal
from .march import March
from .modes import immobile
from .reach import WayOut


def ended_partners(s: PanzerState, u: int) -> list[int]:
    """The members of the unit's group that have ended their moves; who cannot move is left out (R2-04)."""
    if s.group_shown[u] < 0:
        return []
    if s.column_shown[u]:
        ahead = ahead_of(s, u)
        return [ahead] if ahead >= 0 else []
    members = s.sc.formation_units[s.sc.formation[u]]
    return [
        v
        for v in members
        if v != u
        and s.group_shown[v] == s.group_shown[u]
        and s.acted[v] == DONE
        and s.active(v)
        and not immobile(s, v)
    ]


def apart_refusal(s: PanzerState, p: March) -> int:
    """R-39: the first ends where it likes, the others in range of all that have, if they can get there."""
    if s.column_shown[p.unit]:
        return behind_refusal(s, p) if p.rate == BY_WAY else LEGAL
    partners = ended_partners(s, p.unit)
    if not partners:
        return LEGAL
    near = command_range(s.sc, s.sc.formation[p.unit])
    if in_range(s, p.hex, partners, near):
        return LEGAL
    # every hex costs a point at least, but the first of a move may be entered at any cost
    most = max(1, max(p.limit, p.trail_limit) - p.spent)
    if not in_range(s, p.hex, partners, near + most):
        return LEGAL
    return MOVE_APART if WayBack(s, p, partners, near).at_goal else LEGAL


class WayBack(WayOut):
    """The search for a hex in command range of partners, in which the move may end."""

    def __init__(self, s: PanzerState, start: March, partners: list[int], near: int) -> None:
        self.partners = partners
        self.near = near
        super().__init__(s, start)

    def is_goal(self, p: March) -> bool:
        return super().is_goal(p) and in_range(self.s, p.hex, self.partners, self.near)


def in_range(s: PanzerState, h: int, partners: list[int], near: int) -> bool:
    """Whether a hex is in command range of all these units."""
    return all(s.sc.distance[s.sc.n * h + s.place[v]] <= near for v in partners)
