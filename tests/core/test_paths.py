"""Movement fields."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.geometry.board import Board, rectangle
from grognard.core.geometry.grid import FLAT, POINTY
from grognard.core.geometry.paths import Field, movement_field

BOARD = rectangle(POINTY, 8, 7)


def costs(board: Board, price: int = 1) -> list[int]:
    """The same price everywhere on the map, nothing off it."""
    table = []
    for e in range(6 * board.size):
        to = board.neighbour[e]
        table.append(price if e < 6 * board.n and 0 <= to < board.n else -1)
    return table


def relaxed(board: Board, start: int, budget: int, edge: list[int], extra: list[int]) -> list[int]:
    """Bellman-Ford: slow, simple, surely right."""
    best = [budget + 1] * board.size
    best[start] = 0
    for _ in range(board.size):
        for e in range(6 * board.size):
            to = board.neighbour[e]
            if edge[e] >= 0 and to >= 0:
                best[to] = min(best[to], best[e // 6] + edge[e] + extra[to])
    return [c if c <= budget else -1 for c in best]


@pytest.mark.parametrize("orientation", [POINTY, FLAT])
def test_at_one_a_hex_cost_is_distance(orientation: int) -> None:
    board = rectangle(orientation, 8, 7)
    field = movement_field(board, [20], 4, costs(board))
    for h in range(board.n):
        away = board.distance_between(20, h)
        assert field.cost[h] == (away if away <= 4 else -1)


@given(
    st.lists(st.integers(-1, 4), min_size=6 * BOARD.size, max_size=6 * BOARD.size),
    st.lists(st.integers(0, 2), min_size=BOARD.size, max_size=BOARD.size),
    st.integers(0, BOARD.n - 1),
    st.integers(0, 15),
)
def test_costs_are_the_cheapest_and_paths_add_up(
    edge: list[int], extra: list[int], start: int, budget: int
) -> None:
    field = movement_field(BOARD, [start], budget, edge)
    assert field.cost == relaxed(BOARD, start, budget, edge, [0] * BOARD.size)
    for to in field.reached():
        path = field.path(to)
        assert (path[0], path[-1]) == (start, to)
        steps = pairwise(path)
        assert sum(edge[6 * a + BOARD.direction_to(a, b)] for a, b in steps) == field.cost[to]
    field.run([start], budget, edge, extra=extra)
    assert field.cost == relaxed(BOARD, start, budget, edge, extra)


def test_a_stop_hex_may_be_entered_but_not_left() -> None:
    """A wall of ZOC across the board: reached, not passed."""
    stop = bytes(1 if BOARD.name(h)[:3] == "004" else 0 for h in range(BOARD.n))
    field = Field(BOARD)
    field.run([BOARD.hex("001004")], 99, costs(BOARD), stop=stop)
    assert field.cost[BOARD.hex("004004")] == 3
    assert field.cost[BOARD.hex("005004")] == -1
    field.run([BOARD.hex("004004")], 99, costs(BOARD), stop=stop)  # it begins in ZOC
    assert field.cost[BOARD.hex("005004")] == 1


def test_a_forbidden_hex_is_gone_around() -> None:
    forbidden = bytearray(BOARD.n)
    forbidden[BOARD.hex("003004")] = 1
    field = Field(BOARD)
    field.run([BOARD.hex("003003")], 9, costs(BOARD), forbidden=bytes(forbidden))
    assert field.cost[BOARD.hex("003004")] == -1
    assert field.cost[BOARD.hex("003005")] == 3
    assert field.path(BOARD.hex("003004")) == []


def test_several_starts_with_points_already_spent() -> None:
    field = Field(BOARD)
    field.run([0, 7], 3, costs(BOARD), begin=[2, 0])
    assert [field.cost[h] for h in range(8)] == [2, 3, -1, -1, 3, 2, 1, 0]
    with pytest.raises(ValueError, match="cannot be negative"):
        field.run([0], 3, costs(BOARD), begin=[-1])


def test_links_lead_through_areas() -> None:
    board = rectangle(FLAT, 6, 4)
    area = board.add_area("N", [0, board.n - 1])
    field = Field(board)
    field.run([0], 5, [-1] * (6 * board.size), link_cost=[2] * len(board.links))
    assert field.cost[area] == 2
    assert field.path(board.n - 1) == [0, area, board.n - 1]
    assert field.reached() == [0, board.n - 1, area]


def test_the_scratch_of_one_run_leaves_no_trace_in_the_next() -> None:
    field = Field(BOARD)
    field.run([0], 50, costs(BOARD, 3))
    field.run([0], 2, costs(BOARD))
    assert field.cost == movement_field(BOARD, [0], 2, costs(BOARD)).cost
    assert field.came == movement_field(BOARD, [0], 2, costs(BOARD)).came


def test_equal_ways_are_always_chosen_alike() -> None:
    paths = {tuple(movement_field(BOARD, [0], 50, costs(BOARD)).path(BOARD.n - 1)) for _ in range(5)}
    assert len(paths) == 1


def test_a_table_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="six per cell"):
        movement_field(BOARD, [0], 5, [1] * (6 * BOARD.n))
