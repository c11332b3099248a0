# mypyc: interpreted
"""Overlays of looking and aiming: who sees what, the line between two hexes, arcs, threats, heights.

They are made of a board and of what a game answers for its hexes: whether one is seen, lies in an arc, how
many can hit it. What an overlay says in words, and by which rule, is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from grognard.core.geometry.board import Board
from grognard.core.telling.overlay import Stroke, Tint

from ..levels import LevelSight
from .drawing import centre, entry, on_line, side_ends

MOST_SHADES = 3  # where more can hit a hex, it is tinted no darker


def signed(n: int) -> str:
    """A number with its sign, as it is written on the map."""
    return f"+{n}" if n > 0 else f"−{-n}"


# -- sight -------------------------------------------------------------------------------------------------


def sight_tints(board: Board, eye: int, sees: Sequence[bool]) -> list[Tint]:
    """The hex one looks from, then every other one, seen or not; `sees` has an answer for each hex."""
    tints = [Tint(board.name(eye), "from")]
    tints += [Tint(board.name(h), "seen" if seen else "unseen") for h, seen in enumerate(sees) if h != eye]
    return tints


def clear_line(board: Board, a: int, b: int) -> tuple[list[Tint], list[Stroke]]:
    """A line along which a sees b."""
    return [Tint(board.name(a), "from")], [Stroke("clear", [centre(board, a), centre(board, b)])]


def blocked_line(board: Board, a: int, b: int, blocking: Sequence[int]) -> tuple[list[Tint], list[Stroke]]:
    """A line that these hexes block: the clear part, the part behind, and the spot where it is cut.

    The spot is where the first of them begins, or halfway if there is none: the shape of the ground blocks.
    """
    ends = (centre(board, a), centre(board, b))
    spot = on_line(ends, min((entry(ends, board, h) for h in blocking), default=0.5))
    tints = [Tint(board.name(a), "from"), *(Tint(board.name(h), "culprit") for h in blocking)]
    clear, behind = Stroke("clear", [ends[0], spot]), Stroke("blocked", [spot, ends[1]])
    return tints, [clear, behind, Stroke("cut", [spot])]


# -- arc, range and threat ---------------------------------------------------------------------------------


class Ring(NamedTuple):
    """The distances at which something can be done; both ends are in it."""

    style: str
    nearest: int
    farthest: int


def arc_tints(board: Board, at: int, in_arc: Callable[[int], bool], rings: Sequence[Ring]) -> list[Tint]:
    """The hexes in an arc, and which lie in which ring; the last hex of a ring has its farthest distance."""
    tints = [Tint(board.name(at), "from")]
    for to in range(board.n):
        if to == at or not in_arc(to):
            continue
        distance = board.distance_between(at, to)
        name = board.name(to)
        tints.append(Tint(name, "arc"))
        tints += [Tint(name, ring.style) for ring in rings if ring.nearest <= distance <= ring.farthest]
    return _labelled(tints, {ring.style: str(ring.farthest) for ring in rings})


def _labelled(tints: list[Tint], labels: dict[str, str]) -> list[Tint]:
    """The last hex of each ring carries its label."""
    last = {tint.style: at for at, tint in enumerate(tints)}
    for style, label in labels.items():
        if style in last:
            tints[last[style]] = Tint(tints[last[style]].place, style, label)
    return tints


def threat_tints(board: Board, threats: Callable[[int], int]) -> list[Tint]:
    """The hexes that somebody can hit, each with how many can."""
    counts = [(h, threats(h)) for h in range(board.n)]
    return [
        Tint(board.name(h), f"threat-{min(count, MOST_SHADES)}", str(count)) for h, count in counts if count
    ]


# -- height ------------------------------------------------------------------------------------------------


def level_tints(board: Board, levels: Sequence[int]) -> list[Tint]:
    """Every hex that is not level ground, with its level."""
    return [
        Tint(board.name(h), f"level-{level}" if level > 0 else "level-low", signed(level))
        for h, level in enumerate(levels)
        if level
    ]


def contours(board: Board, levels: Sequence[int]) -> list[Stroke]:
    """A line wherever two levels meet."""
    return [
        Stroke("contour", side_ends(board, h, d))
        for h in range(board.n)
        for d in range(6)
        if h < board.neighbour[6 * h + d] < board.n and levels[h] != levels[board.neighbour[6 * h + d]]
    ]


def blind_hexes(
    board: Board, rule: LevelSight, eye: int, sees: Callable[[int], bool]
) -> dict[int, list[int]]:
    """The hexes that something lower than the eye hides, and nothing else; each with what hides it."""
    hidden_by: dict[int, list[int]] = {}
    for h in range(board.n):
        if h != eye and not sees(h) and (by := rule.blinded(board, eye, h)):
            hidden_by[h] = by
    return hidden_by


def blind_tints(board: Board, eye: int, hidden_by: dict[int, list[int]]) -> list[Tint]:
    """The hex one looks from, the blind hexes, and what hides them."""
    tints = [Tint(board.name(eye), "from"), *(Tint(board.name(h), "blind") for h in hidden_by)]
    hiding = sorted({h for by in hidden_by.values() for h in by})
    return tints + [Tint(board.name(h), "culprit") for h in hiding]
