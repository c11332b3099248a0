"""Line of sight by levels: what the family decides, and what a game's class can decide otherwise."""

from __future__ import annotations

import pytest

from grognard.core.geometry.board import Board, rectangle
from grognard.core.geometry.grid import ALONG, CROSSES, POINTY
from grognard.core.geometry.sight import can_see, line, line_sides, sight_table, what_blocks
from grognard.games.tactical.levels import LevelSight, passed

BOARD = rectangle(POINTY, 26, 3)
ROW = [BOARD.hex(f"002{column:03}") for column in range(1, 27)]  # one behind the other


class DeadZones(LevelSight):
    """A game in which an obstacle hides the more hexes the farther it is from the eye, and hedges block."""

    def __init__(self, board: Board, levels: dict[int, int], hedges: dict[int, int] | None = None) -> None:
        ground = [levels.get(h, 0) for h in range(board.n)]
        super().__init__(ground, ground, [level < 0 for level in ground])
        self.hedges = hedges or {}

    def hides(self, board: Board, lower: int, upper: int, line: list[int], i: int, above: int) -> bool:
        far = min(board.distance_between(h, upper) for h in passed(line, i))
        return self.reaches(board, lower, upper, far, above)

    def reaches(self, board: Board, lower: int, upper: int, far: int, above: int) -> bool:
        zone = max(1, far // (1, 2, 4, 8)[above]) if above < 4 else 1
        return board.distance_between(lower, upper) - far <= zone

    def clear(self, board: Board, lower: int, upper: int, low: int, high: int, line: list[int]) -> bool:
        if not super().clear(board, lower, upper, low, high, line):
            return False
        sides = line_sides(board, lower, upper)
        for i in range(0, len(sides), 2):
            top = self.hedges.get(sides[i], 0)
            if not top or sides[i + 1] not in (CROSSES, ALONG):
                continue
            if top > high or (top == high and top > low):
                return False
            near = board.distance_between(sides[i] // 6, upper)
            beyond = board.neighbour[sides[i]]
            near = min(near, board.distance_between(beyond, upper))
            if low < top < high and self.reaches(board, lower, upper, near, high - top):
                return False
        return True


def hidden(rule: LevelSight, eye: int) -> list[int]:
    """How far away the hexes of the row are that cannot be seen from its hex `eye`."""
    return [at - eye for at in range(eye + 1, len(ROW)) if not can_see(BOARD, rule, ROW[eye], ROW[at])]


@pytest.mark.parametrize(
    ("far", "above", "zone"),
    [
        (14, 1, range(15, 22)),
        (16, 2, range(17, 21)),
        (18, 3, range(19, 21)),
        (19, 4, range(20, 21)),
        (1, 1, range(2, 3)),
    ],
)
def test_a_game_says_how_far_an_obstacle_hides(far: int, above: int, zone: range) -> None:
    """PZR-4.1.4.2.4: the dead zones of the rulebook's examples, seen from the hill and out of them."""
    rule = DeadZones(BOARD, {ROW[0]: 1 + above, ROW[far]: 1})
    assert hidden(rule, 0) == list(zone)
    for distance in zone:
        assert not can_see(BOARD, rule, ROW[distance], ROW[0])
        assert rule.blinded(BOARD, ROW[0], ROW[distance]) == [ROW[far]]
        assert what_blocks(BOARD, rule, ROW[0], ROW[distance]) == [ROW[far]]
    assert rule.blinded(BOARD, ROW[0], ROW[zone[-1] + 1]) == []


def test_what_is_higher_than_both_ends_blocks() -> None:
    rule = LevelSight([0] * BOARD.n, [2 * (h == ROW[5]) for h in range(BOARD.n)], [False] * BOARD.n)
    assert hidden(rule, 0) == list(range(6, 26))
    assert what_blocks(BOARD, rule, ROW[0], ROW[9]) == [ROW[5]]


def test_what_is_as_high_as_the_upper_end_blocks_to_the_lower_one() -> None:
    """A plateau: from below one sees its edge, from its edge what is below, from within nothing below."""
    rule = DeadZones(BOARD, dict.fromkeys(ROW[10:], 1))
    assert hidden(rule, 0) == list(range(11, 26))
    assert [at for at in range(10) if can_see(BOARD, rule, ROW[at], ROW[10])] == list(range(10))
    assert not any(can_see(BOARD, rule, ROW[at], ROW[12]) for at in range(10))


def test_who_stands_above_the_ground_looks_from_there() -> None:
    """On an upper floor of level 2 one sees over an obstacle of level 1 which blocks from the street."""
    rule = DeadZones(BOARD, {ROW[4]: 1})
    between = line(BOARD, ROW[0], ROW[12])
    assert not rule.clear(BOARD, ROW[0], ROW[12], 0, 0, between)
    assert rule.clear(BOARD, ROW[12], ROW[0], 0, 2, between)
    assert not rule.clear(BOARD, ROW[6], ROW[0], 0, 2, line(BOARD, ROW[0], ROW[6]))  # the dead zone: 5 and 6
    assert rule.clear(BOARD, ROW[7], ROW[0], 0, 2, line(BOARD, ROW[0], ROW[7]))


def test_a_hexside_is_an_obstacle_where_a_game_says_so() -> None:
    """A hedge blocks even between two adjacent hexes; from a hill one sees over it, but not right behind."""
    east = next(d for d in range(6) if BOARD.neighbour[6 * ROW[8] + d] == ROW[9])
    hedge = {BOARD.canonical_side(ROW[8], east): 1}
    assert hidden(DeadZones(BOARD, {}, hedge), 8) == list(range(1, 18))
    assert hidden(DeadZones(BOARD, {ROW[0]: 2}, hedge), 0) == [9, 10, 11, 12]  # floor(8 / 2) hexes from 9 on
    assert hidden(DeadZones(BOARD, {}), 8) == []


def pair_on_the_line() -> tuple[int, int, list[int]]:
    """Two hexes whose line runs along the side of two others, and these."""
    a, b = BOARD.hex("001005"), BOARD.hex("003005")
    between = line(BOARD, a, b)
    assert len(between) == 2
    assert min(between) >= 0
    return a, b, between


def test_along_a_side_the_higher_hex_counts_unless_a_game_says_otherwise() -> None:
    a, b, (left, right) = pair_on_the_line()
    for blocking in (left, right):
        assert not can_see(BOARD, DeadZones(BOARD, {blocking: 1}), a, b)

    class Lower(DeadZones):
        def obstacle(self, line: list[int], i: int) -> int:
            return min(self.top[h] for h in passed(line, i))

    assert can_see(BOARD, Lower(BOARD, {left: 1}), a, b)
    assert not can_see(BOARD, Lower(BOARD, {left: 1, right: 1}), a, b)


def test_out_of_a_gully_one_sees_what_is_adjacent_and_along_it() -> None:
    rule = DeadZones(BOARD, dict.fromkeys(ROW[3:8], -1))
    assert hidden(rule, 3) == list(range(5, 23))
    assert hidden(rule, 5) == list(range(3, 21))
    assert not can_see(BOARD, rule, ROW[0], ROW[3])
    assert can_see(BOARD, rule, ROW[2], ROW[3])
    assert rule.blinded(BOARD, ROW[0], ROW[3]) == []


def test_seeing_is_mutual_on_broken_ground() -> None:
    levels = {h: (h * 7 + h // 5) % 4 - (h % 11 == 0) for h in range(BOARD.n)}
    rule = DeadZones(BOARD, levels)
    table = sight_table(BOARD, rule)
    assert 0 < sum(table) < len(table)
    for a in range(BOARD.n):
        for b in range(BOARD.n):
            assert table[BOARD.n * a + b] == can_see(BOARD, rule, a, b)
