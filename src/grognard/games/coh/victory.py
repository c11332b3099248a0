"""Chapters 2.3 and 2.4: victory points, secret objectives and who wins."""

from __future__ import annotations

from . import events
from .hits import score
from .scenario import EXITED, GAME_END
from .state import CohState


def end_game(s: CohState, side: int = -1) -> None:
    """Scores what counts at the end; a side that fulfilled its task has won, else most VP (COH-2.4)."""
    award(s, GAME_END)
    show_objectives(s)
    points = side_points(s)
    s.tell(events.GAME_ENDS, points[0], points[1])
    s.finish(armies_of(s, side) if side >= 0 else winners(s))


def award(s: CohState, when: int) -> None:
    """VP for the controllers of victory hexes."""
    for marker, points, time in s.sc.awards:
        player = s.control[marker]
        if time == when and player >= 0:
            s.tell(events.CONTROLS, player, s.sc.objective_hex[marker], points)
            score(s, player, points)


def held_by(s: CohState, marker: int, side: int) -> bool:
    """Whether a side controls a victory hex (COH-2.4(4))."""
    holder = s.control[marker]
    return holder >= 0 and s.sc.side_of[holder] == side


def won_at_once(s: CohState) -> int:
    """COH-2.3(3), G-48: the side that holds everything and leads by as much as the scenario asks, or -1."""
    points = side_points(s)
    for side, markers, lead in s.sc.instant:
        held = all(held_by(s, marker, side) for marker in markers)
        if held and (lead == 0 or points[side] - points[1 - side] >= lead):
            return side
    return -1


def side_points(s: CohState) -> list[int]:
    """The VP of both sides: those of all their armies."""
    totals = [0, 0]
    for player, points in enumerate(s.vp):
        totals[s.sc.side_of[player]] += points
    return totals


def winners(s: CohState) -> int:
    """Most VP wins, on a tie everybody loses (COH-2.4(1)); by side or by army (COH-21.0(6)). As bits."""
    sc = s.sc
    points = s.vp if sc.own_victory else side_points(s)
    best = max(points)
    if points.count(best) > 1:
        return 0
    if sc.own_victory:
        return 1 << points.index(best)
    return armies_of(s, points.index(best))


def armies_of(s: CohState, side: int) -> int:
    """The armies of a side, as bits."""
    return sum(1 << p for p in range(s.sc.armies) if s.sc.side_of[p] == side)


# -- secret objectives (COH-C.B2) ------------------------------------------------------------------------


def show_objectives(s: CohState) -> None:
    """Everybody shows his objective, and scores it if it is fulfilled."""
    for player in range(s.sc.armies):
        goal = s.goal[player]
        if goal < 0:
            continue
        card = s.sc.goal_card[goal]
        s.consult(True)
        if fulfilled(s, player, goal):
            s.tell(events.TASK_DONE, player, card, s.sc.goal_vp[goal])
            score(s, player, s.sc.goal_vp[goal])
        else:
            s.tell(events.TASK_FAILED, player, card)


def fulfilled(s: CohState, player: int, goal: int) -> bool:
    """Whether a player has done what his objective asks of his side."""
    sc = s.sc
    side = sc.side_of[player]
    kind = sc.goal_kind[side][goal]
    count = sc.goal_count[side][goal]
    if kind == "hold":
        return all(held_by(s, marker, side) for marker in sc.goal_markers[side][goal])
    if kind == "destroy":
        return sum(s.lost[p] for p in range(sc.armies) if sc.side_of[p] != side) >= count
    if kind == "survive":
        return s.lost[player] <= count
    left = [u for u in sc.units_of[player] if s.place[u] == sc.off + EXITED and not sc.impulses[u]]
    return len(left) >= count  # aircraft always leave (COH-20.0(1))
