"""The conformance cases of tests/cases/stalingrad42.yaml."""

from __future__ import annotations

import pytest

from tests.case_file import Case, cases, each_of

__all__ = ["ORDERS", "Case", "case", "each"]

#: What the cases call the order of a unit -> the engine's word for it.
ORDERS = {"GO": "good", "D": "disrupted", "FR": "routed"}


def case(name: str) -> Case:
    """One case: case("S42-T031")["given"]."""
    return cases("stalingrad42")[name]


def each(*names: str) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id: @each("S42-T031", "S42-T036") gives `case`."""
    return each_of("stalingrad42", names)
