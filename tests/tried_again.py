"""Tests that failed and were tried again: each is told at the end of a run, with the error of its first try.

A test that passes when it is tried again hides a cause. What the run tells is the list of causes to remove.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

SHOWN = 6  # lines of an error at the end of the run; all of it is in the file


def first_tries(reports: Iterable[pytest.TestReport]) -> dict[str, pytest.TestReport]:
    """The report of the first failure of every test that was tried again."""
    first: dict[str, pytest.TestReport] = {}
    for report in reports:
        first.setdefault(report.nodeid, report)
    return first


def error_of(report: pytest.TestReport) -> list[str]:
    """What went wrong, without the way there."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else report.longreprtext
    lines = [line for line in text.splitlines() if line.strip()] or ["without a word"]
    return [*lines[:SHOWN], "..."] if len(lines) > SHOWN else lines


def summary(reports: list[pytest.TestReport]) -> list[str]:
    """The lines for the end of the run, none if nothing was tried again."""
    lines = []
    for test, report in first_tries(reports).items():
        again = sum(1 for other in reports if other.nodeid == test and other.when == report.when)
        times = "once" if again == 1 else f"{again} times"
        lines.append(f"{test} ({report.when}, {times})")
        lines += [f"    {line}" for line in error_of(report)]
    return lines


def write_errors(reports: list[pytest.TestReport], path: Path) -> None:
    """Every failure that was tried again, whole."""
    if not reports:
        path.unlink(missing_ok=True)  # of an earlier run
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    texts = [f"{report.nodeid} ({report.when})\n\n{report.longreprtext}\n" for report in reports]
    path.write_text("\n\n".join(texts), encoding="utf-8")
