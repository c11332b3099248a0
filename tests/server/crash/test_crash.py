"""The server is killed under load, in short; `python -m bench.crash` does it two hundred times."""

from __future__ import annotations

import pytest
from bench.crash import crash
from bench.journal import Deed, holds

KILLS = 6


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_nothing_acknowledged_is_lost(request: pytest.FixtureRequest, kind: str, workers: int) -> None:
    address = "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
    counts = crash(kind, KILLS, workers, games=4, seed=7, address=address)
    assert counts["kills of all"] + counts["kills of one"] == KILLS
    assert counts["acknowledged: play"] > 5 * KILLS
    assert counts["requests cut off"] > 0  # it was killed while it was at work
    assert counts["games checked at the end"] == counts["games"] >= 4


A, B, C = ("german", "play", "a"), ("german", "play", "b"), ("soviet", "play", "c")


@pytest.mark.parametrize(
    ("told", "written", "whole", "after"),
    [
        ([], [], True, 0),
        ([], [A], True, 1),
        ([(A, True)], [A], True, 0),
        ([(A, True), (B, True)], [A], False, 0),
        ([(A, True), (B, True)], [B, A], False, 0),
        ([(A, True), (B, True)], [A, C, B], False, 0),
        ([(A, True), (B, False)], [A], True, 0),
        ([(A, True), (B, False)], [A, B], True, 0),
        ([(A, False), (A, True)], [A], True, 0),
        ([(A, False), (A, True)], [A, A], True, 0),
        ([(A, False), (A, True)], [], False, 0),
        ([(A, True), (B, False), (B, False), (C, True)], [A, B, C], True, 0),
        ([(A, True), (B, False), (C, True)], [A, B, C, A], True, 1),
    ],
)
def test_the_journal_finds_what_is_lost(
    told: list[tuple[tuple[str, ...], bool]], written: list[tuple[str, ...]], whole: bool, after: int
) -> None:
    assert holds([Deed(what, sure) for what, sure in told], written) == (whole, after)
