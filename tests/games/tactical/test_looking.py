"""Overlays of the family on boards of both kinds of hexes, for a game that is none of ours: owls and mice."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from grognard.core.geometry.board import Board, rectangle
from grognard.core.geometry.grid import FLAT, POINTY
from grognard.core.geometry.sight import can_see, what_blocks
from grognard.core.telling.overlay import Stroke, Tint
from grognard.games.tactical.levels import LevelSight
from grognard.games.tactical.show.drawing import Point, centre, corners, entry, on_line, side_ends
from grognard.games.tactical.show.looking import (
    Ring,
    arc_tints,
    blind_hexes,
    blind_tints,
    blocked_line,
    clear_line,
    contours,
    level_tints,
    sight_tints,
    signed,
    threat_tints,
)

BOARDS = [rectangle(POINTY, 9, 7), rectangle(FLAT, 9, 7)]


@pytest.fixture(params=BOARDS, ids=["pointy", "flat"])
def board(request: pytest.FixtureRequest) -> Board:
    found = request.param
    assert isinstance(found, Board)
    return found


class Owls(LevelSight):
    """An obstacle hides only the hex right behind it."""

    def hides(self, board: Board, lower: int, upper: int, line: list[int], i: int, above: int) -> bool:
        return board.distance_between(line[i], lower) == 1


def row(board: Board, count: int) -> list[int]:
    """Hexes one behind the other, from a corner of the board inwards."""
    d = next(d for d in range(6) if board.neighbour[d] < board.n and far_on(board, d))
    hexes = [0]
    while len(hexes) < count:
        hexes.append(board.neighbour[6 * hexes[-1] + d])
    return hexes


def far_on(board: Board, d: int) -> bool:
    """Whether there are five hexes in this direction."""
    h = 0
    for _ in range(5):
        h = board.neighbour[6 * h + d]
        if h >= board.n:
            return False
    return True


def length(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def styled(tints: list[Tint], style: str) -> list[str]:
    return [tint.place for tint in tints if tint.style == style]


# -- points ----------------------------------------------------------------------------------------------


def test_points_are_in_sides_of_a_hex(board: Board) -> None:
    """Every side has length 1, corners lie 1 from the middle, neighbours the square root of 3 apart."""
    for h in range(board.n):
        middle, around = centre(board, h), corners(board, h)
        assert [length(middle, corner) for corner in around] == pytest.approx([1] * 6, abs=0.001)
        for d in range(6):
            one, other = side_ends(board, h, d)
            assert length(one, other) == pytest.approx(1, abs=0.001)
            beyond = board.neighbour[6 * h + d]
            if beyond < board.n:
                assert length(middle, centre(board, beyond)) == pytest.approx(sqrt(3), abs=0.001)
                between = on_line((middle, centre(board, beyond)), 0.5)
                assert length(on_line((one, other), 0.5), between) == pytest.approx(0, abs=0.001)


def test_a_line_enters_a_hex_where_its_side_is(board: Board) -> None:
    hexes = row(board, 5)
    ends = (centre(board, hexes[0]), centre(board, hexes[4]))
    found = [entry(ends, board, h) for h in hexes]
    assert found == pytest.approx([0, 0.125, 0.375, 0.625, 0.875], abs=0.001)


# -- sight -----------------------------------------------------------------------------------------------


def test_every_hex_but_the_eye_is_seen_or_not(board: Board) -> None:
    sees = [h % 3 == 0 for h in range(board.n)]
    tints = sight_tints(board, 6, sees)
    assert styled(tints, "from") == [board.name(6)]
    assert styled(tints, "seen") == [board.name(h) for h in range(board.n) if h % 3 == 0 and h != 6]
    assert len(tints) == board.n


def test_a_line_is_clear_or_cut_where_the_first_culprit_begins(board: Board) -> None:
    hexes = row(board, 6)
    tops = [3 * (h in (hexes[2], hexes[4])) for h in range(board.n)]
    rule = Owls([0] * board.n, tops, [False] * board.n)
    assert can_see(board, rule, hexes[0], hexes[2])
    assert clear_line(board, hexes[0], hexes[2]) == (
        [Tint(board.name(hexes[0]), "from")],
        [Stroke("clear", [centre(board, hexes[0]), centre(board, hexes[2])])],
    )
    blocking = what_blocks(board, rule, hexes[0], hexes[5])
    assert blocking == [hexes[2], hexes[4]]
    tints, (clear, behind, cut) = blocked_line(board, hexes[0], hexes[5], blocking)
    assert styled(tints, "culprit") == [board.name(h) for h in blocking]
    assert clear.points[1] == behind.points[0] == cut.points[0]
    assert length(*clear.points) == pytest.approx(1.5 * sqrt(3), abs=0.001)
    assert (clear.style, behind.style, cut.style) == ("clear", "blocked", "cut")


def test_where_no_hex_is_to_blame_the_line_is_cut_halfway(board: Board) -> None:
    a, *_, b = row(board, 4)
    tints, (clear, behind, _) = blocked_line(board, a, b, [])
    assert styled(tints, "culprit") == []
    assert length(*clear.points) == pytest.approx(length(*behind.points), abs=0.001)


# -- arcs and threats ------------------------------------------------------------------------------------


def test_rings_lie_in_the_arc_and_their_last_hex_is_labelled(board: Board) -> None:
    at = 30
    rings = [Ring("claws", 1, 1), Ring("flight", 2, 4), Ring("never", 3, 2)]
    tints = arc_tints(board, at, lambda h: h > at, rings)
    assert styled(tints, "arc") == [board.name(h) for h in range(at + 1, board.n)]
    for ring in rings:
        reach = range(ring.nearest, ring.farthest + 1)
        inside = [h for h in range(at + 1, board.n) if board.distance_between(at, h) in reach]
        assert styled(tints, ring.style) == [board.name(h) for h in inside]
        labels = [tint.text for tint in tints if tint.style == ring.style]
        assert labels == ([""] * (len(inside) - 1) + [str(ring.farthest)] if inside else [])
    assert styled(tints, "never") == []


def test_a_threat_is_shown_with_its_number(board: Board) -> None:
    assert threat_tints(board, lambda h: 5 - h if h < 5 else 0) == [
        Tint(board.name(0), "threat-3", "5"),
        Tint(board.name(1), "threat-3", "4"),
        Tint(board.name(2), "threat-3", "3"),
        Tint(board.name(3), "threat-2", "2"),
        Tint(board.name(4), "threat-1", "1"),
    ]


# -- height ----------------------------------------------------------------------------------------------


def test_levels_are_told_and_lined(board: Board) -> None:
    levels = [0] * board.n
    levels[22], levels[40] = 2, -1
    assert level_tints(board, levels) == [
        Tint(board.name(22), "level-2", "+2"),
        Tint(board.name(40), "level-low", signed(-1)),
    ]
    lines = contours(board, levels)
    assert len(lines) == 12  # six around each of them
    around = {point for line in lines for point in line.points}
    assert around == {*corners(board, 22), *corners(board, 40)}


def test_a_hex_is_blind_that_only_something_lower_hides(board: Board) -> None:
    hexes = row(board, 6)
    levels = {hexes[0]: 2, hexes[2]: 1}
    ground = [levels.get(h, 0) for h in range(board.n)]
    rule = Owls(ground, ground, [False] * board.n)
    found = blind_hexes(board, rule, hexes[0], lambda h: can_see(board, rule, hexes[0], h))
    assert found[hexes[3]] == [hexes[2]]
    assert hexes[4] not in found
    assert blind_hexes(board, rule, hexes[0], lambda h: True) == {}
    tints = blind_tints(board, hexes[0], found)
    assert styled(tints, "blind") == [board.name(h) for h in found]
    assert styled(tints, "culprit") == [board.name(hexes[2])]
