"""What all tests share: which build they run on, and in which order."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

import grognard
from grognard.build import build_name, version_text
from tests import in_turn, tried_again

ROOT = Path(__file__).resolve().parent.parent
BROWSER = ROOT / "tests" / "e2e"
AGAIN = ROOT / "build" / "tried-again.txt"  # why tests of the last run were tried again
TIMES = ROOT / "build" / "test-times.txt"  # how long the test files of the last run took

# How often tests of a folder are tried again: browsers, sockets and databases may miss a moment.
TRIED_AGAIN = {BROWSER: 4, ROOT / "tests" / "server": 1}

BACK = 5  # how far a process stands back, in steps of `nice`

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


def stand_back(worker: str, processes: int) -> None:
    """With more processes than cores all but the first stand back: that one has the browser, and measures."""
    if worker not in ("", "gw0") and processes > (os.cpu_count() or 1):
        os.nice(BACK)


def workers() -> int:
    """How many processes run the tests."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def pytest_configure(config: pytest.Config) -> None:
    stand_back(os.environ.get("PYTEST_XDIST_WORKER", ""), workers())
    expected = os.environ.get("GROGNARD_EXPECT")
    if expected and expected != build_name():
        raise pytest.UsageError(f"the {expected} build was to be tested, but this is {version_text()}")


def times_again(path: Path) -> int:
    """How often the tests of a file are tried again."""
    return max((times for folder, times in TRIED_AGAIN.items() if folder in path.parents), default=0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order in which they begin (`tests.in_turn`), and which are tried again."""
    again = {path: times_again(path) for path in {item.path for item in items}}
    rank = {path: in_turn.rank_of(path.relative_to(ROOT)) for path in again if ROOT in path.parents}
    items[:] = in_turn.in_turn(
        items,
        [
            in_turn.SLOW
            if item.get_closest_marker("slow") is not None and rank.get(item.path) != in_turn.BROWSER
            else rank.get(item.path, in_turn.QUICK)
            for item in items
        ],
        workers(),
    )
    for item in items:
        if again[item.path] and not item.get_closest_marker("flaky"):
            item.add_marker(pytest.mark.flaky(reruns=again[item.path]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that were tried again are told, with what went wrong at first; how long tests took is noted."""
    in_turn.write_times(terminalreporter, TIMES)
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
