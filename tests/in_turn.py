"""In which order tests begin, so that no core waits at the end of a run; and how long they took.

Several processes get equal runs of the list, and whoever has no more takes from the end of the longest one.
So the first process begins with the browser, which keeps it busy for longest; the second with slow tests and
with those that start servers and play games; all of them come last to what takes milliseconds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

BROWSER: Final = 0
SLOW: Final = 1  # marked so: most of them wait for programs that they start
LARGE: Final = 2  # whole games, servers, processes
QUICK: Final = 3

MANY = 100  # tests of a run whose times are worth keeping
SHOWN = 100  # tests that are named one by one

#: Folders of quick tests. What is in none, and not in the browser, may take seconds.
QUICK_FOLDERS = frozenset({"core", "games", "golden", "render"})


def rank_of(path: PurePath) -> int:
    """Of a test file: "tests/games/coh/test_mines.py" is quick."""
    folder = path.parts[1] if len(path.parts) > 2 else ""
    if folder == "e2e":
        return BROWSER
    return QUICK if folder in QUICK_FOLDERS else LARGE


def in_turn(items: Sequence[T], ranks: Sequence[int], processes: int) -> list[T]:
    """The tests with their ranks, in the order in which pytest-xdist is to share them out."""
    by_rank: dict[int, list[T]] = {BROWSER: [], SLOW: [], LARGE: [], QUICK: []}
    for item, rank in zip(items, ranks, strict=True):
        by_rank[rank].append(item)
    browser, long, quick = by_rank[BROWSER], by_rank[SLOW] + by_rank[LARGE], by_rank[QUICK]
    run = len(items) // processes if processes > 1 else 0  # what the first process is given
    filling = max(0, run - len(browser))
    return [*browser, *quick[:filling], *long, *quick[filling:]]


def write_times(terminalreporter: pytest.TerminalReporter, path: Path) -> None:
    """Seconds by test file and by test, the longest first; nothing after a run of a few tests."""
    files: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                files[report.nodeid.partition("::")[0]] += report.duration
                tests[report.nodeid] += report.duration
    if len(tests) < MANY:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [*longest_first(files), "", *longest_first(tests)[:SHOWN]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def longest_first(seconds: Mapping[str, float]) -> list[str]:
    ordered = sorted(seconds.items(), key=lambda item: -item[1])
    return [f"{taken:7.1f} {name}" for name, taken in ordered]
