"""Which build plays what: `make test` runs everything on the compiled build, where there is one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from grognard.build import build_name


def tests_are_compiled() -> bool:
    """Whether the tests run on the compiled build: then programs that they start run on the same."""
    return build_name() == "compiled"


def numbered(scenarios: Sequence[str], longest: Collection[str]) -> list[pytest.ParameterSet]:
    """Number and name of every scenario; the longest are marked."""
    return [
        pytest.param(number, name, marks=pytest.mark.long if name in longest else ())
        for number, name in enumerate(scenarios)
    ]
