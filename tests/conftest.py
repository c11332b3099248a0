"""What all tests share: which build they run on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import grognard
from grognard.build import build_name, version_text

ROOT = Path(__file__).resolve().parent.parent

# Processes that tests start import the same grognard as the tests themselves.
os.environ["PYTHONPATH"] = str(Path(grognard.__file__).resolve().parent.parent)


def pytest_report_header() -> str:
    return version_text()


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("GROGNARD_EXPECT")
    if expected and expected != build_name():
        raise pytest.UsageError(f"the {expected} build was to be tested, but this is {version_text()}")


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
