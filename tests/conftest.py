"""What all tests share: which build they run on, and in which order."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

import grognard
from grognard.build import build_name, version_text
from tests.builds import compiled_tested

ROOT = Path(__file__).resolve().parent.parent
BROWSER = ROOT / "tests" / "e2e"

# How often tests of a folder are tried again: browsers, sockets and databases may miss a moment.
TRIED_AGAIN = {BROWSER: 2, ROOT / "tests" / "server": 1}

# Processes that tests start import the same grognard as the tests themselves.
os.environ["PYTHONPATH"] = str(Path(grognard.__file__).resolve().parent.parent)

# Boards and boxes stay for the whole run: to look through them for garbage all the time is a seventh of it.
gc.set_threshold(50_000)


def pytest_report_header() -> str:
    return version_text()


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("GROGNARD_EXPECT")
    if expected and expected != build_name():
        raise pytest.UsageError(f"the {expected} build was to be tested, but this is {version_text()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser come first: they wait as much as they work, and others can run beside them."""
    items.sort(key=lambda item: BROWSER not in item.path.parents)
    for item in items:
        for folder, times in TRIED_AGAIN.items():
            if folder in item.path.parents and not item.get_closest_marker("flaky"):
                item.add_marker(pytest.mark.flaky(reruns=times))
        if compiled_tested() and item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip("played on the compiled build"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
