"""Which build plays what: `make test` leaves long games to the compiled one, where there is one."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence

import pytest


def compiled_tested() -> bool:
    """Whether the compiled build is installed, is of these sources, and has passed its tests."""
    return os.environ.get("GROGNARD_TESTED") == "compiled"


def numbered(scenarios: Sequence[str], longest: Collection[str]) -> list[pytest.ParameterSet]:
    """Number and name of every scenario; the longest are marked."""
    return [
        pytest.param(number, name, marks=pytest.mark.long if name in longest else ())
        for number, name in enumerate(scenarios)
    ]
