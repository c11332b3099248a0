"""What all tests share: which build they run on, and in which order."""

from __future__ import annotations

import gc
import os
from itertools import groupby
from pathlib import Path

import pytest

import grognard
from grognard.build import build_name, version_text
from tests import tried_again

ROOT = Path(__file__).resolve().parent.parent
BROWSER = ROOT / "tests" / "e2e"
AGAIN = ROOT / "build" / "tried-again.txt"  # why tests of the last run were tried again

# How often tests of a folder are tried again: browsers, sockets and databases may miss a moment.
TRIED_AGAIN = {BROWSER: 2, ROOT / "tests" / "server": 1}

BACK = 2  # how far a process stands back, in steps of `nice`

# Processes that tests start import the same grognard as the tests themselves.
os.environ["PYTHONPATH"] = str(Path(grognard.__file__).resolve().parent.parent)

# Each client of the tests would read all certificates of the machine, which takes longer than most requests.
# None is needed here: where only a folder is named, certificates are looked up in it one by one.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(ROOT / "tests" / "cases")

# Boards and boxes stay for the whole run: to look through them for garbage all the time is a seventh of it.
gc.set_threshold(50_000)


def pytest_report_header() -> str:
    return version_text()


def stand_back(worker: str, workers: int) -> None:
    """With more processes than cores all but the first two stand back: those have a browser, and measure."""
    if worker not in ("", "gw0", "gw1") and workers > (os.cpu_count() or 1):
        os.nice(BACK)


def pytest_configure(config: pytest.Config) -> None:
    stand_back(
        os.environ.get("PYTEST_XDIST_WORKER", ""), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    )
    expected = os.environ.get("GROGNARD_EXPECT")
    if expected and expected != build_name():
        raise pytest.UsageError(f"the {expected} build was to be tested, but this is {version_text()}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order of the tests, after those that are not asked for have been left out."""
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    for item in items:
        for folder, times in TRIED_AGAIN.items():
            if folder in item.path.parents and not item.get_closest_marker("flaky"):
                item.add_marker(pytest.mark.flaky(reruns=times))


def in_order(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Two processes begin with tests in the browser, the third with slow tests.

    Tests in the browser wait as much as they work, and others can run beside them; begun last, they or a slow
    test would keep a single core busy while the others have nothing to do. Every process is given a third of
    the list, in one piece, and when it has done takes from the ends of the others' thirds.
    """
    first, second = halves([item for item in items if BROWSER in item.path.parents])
    others = [item for item in items if BROWSER not in item.path.parents]
    slow = [item for item in others if item.get_closest_marker("slow")]
    rest = [item for item in others if not item.get_closest_marker("slow")]
    length = len(items) // processes
    if processes < 3 or max(len(first), len(second)) > length:
        return [*first, *second, *slow, *rest]
    filled = length - len(first)
    both_filled = filled + length - len(second)
    return [*first, *rest[:filled], *second, *rest[filled:both_filled], *slow, *rest[both_filled:]]


def halves(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Tests in two halves of about the same number; those of one file stay together."""
    found: tuple[list[pytest.Item], list[pytest.Item]] = ([], [])
    for _, of_file in groupby(items, key=lambda item: item.path):
        min(found, key=len).extend(of_file)
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that were tried again are told, with what went wrong at first."""
    reports = [r for r in terminalreporter.getreports("rerun") if isinstance(r, pytest.TestReport)]
    tried_again.write_errors(reports, AGAIN)
    if reports:
        terminalreporter.section(f"tried again, in full in {AGAIN.relative_to(ROOT)}", yellow=True)
        for line in tried_again.summary(reports):
            terminalreporter.line(line)


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
