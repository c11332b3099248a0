"""The order in which tests begin."""

from __future__ import annotations

from pathlib import PurePath

import pytest

from tests.in_turn import BROWSER, LARGE, QUICK, SLOW, in_turn, longest_first, rank_of


@pytest.mark.parametrize(
    ("path", "rank"),
    [
        ("tests/e2e/test_map.py", BROWSER),
        ("tests/server/crash/test_crash.py", LARGE),
        ("tests/test_make.py", LARGE),
        ("tests/games/coh/test_mines.py", QUICK),
    ],
)
def test_a_file_has_the_rank_of_its_folder(path: str, rank: int) -> None:
    assert rank_of(PurePath(path)) == rank


RANKS = [QUICK] * 6 + [LARGE] * 2 + [BROWSER] * 2 + [SLOW] * 2
NAMES = [f"{rank}{number}" for number, rank in enumerate(RANKS)]
BROWSERS, LONG, QUICKS = ["08", "09"], ["110", "111", "26", "27"], ["30", "31", "32", "33", "34", "35"]


def test_the_second_process_begins_with_what_is_slow() -> None:
    assert in_turn(NAMES, RANKS, 3) == [*BROWSERS, *QUICKS[:2], *LONG, *QUICKS[2:]]


def test_one_process_leaves_what_is_quick_to_the_end() -> None:
    assert in_turn(NAMES, RANKS, 1) == [*BROWSERS, *LONG, *QUICKS]


def test_more_in_the_browser_than_one_process_is_given() -> None:
    ranks = [BROWSER] * 5 + [SLOW, QUICK]
    assert in_turn(list("abcdefg"), ranks, 3) == list("abcdefg")


def test_no_test_is_lost() -> None:
    for processes in range(1, 20):
        assert sorted(in_turn(NAMES, RANKS, processes)) == sorted(NAMES)


def test_times_are_told_with_the_longest_first() -> None:
    assert longest_first({"a": 1.0, "b": 12.25}) == ["   12.2 b", "    1.0 a"]
