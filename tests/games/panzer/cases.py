"""The conformance cases of tests/cases/panzer.yaml."""

from __future__ import annotations

import pytest

from tests.case_file import Case, cases, each_of

__all__ = ["Case", "all_cases", "each"]

GAME = "panzer"


def all_cases() -> dict[str, Case]:
    """Every case by its id."""
    return cases(GAME)


def each(*names: str) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id, with `case` as its argument."""
    return each_of(GAME, names)
