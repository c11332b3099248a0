"""The conformance cases of tests/cases/holland44.yaml."""

from __future__ import annotations

import pytest

from tests.case_file import Case, cases, each_of

__all__ = ["ORDERS", "Case", "case", "each"]

#: What the cases call the order of a unit -> the engine's word for it.
ORDERS = {"GO": "good", "none": "good", "DISR": "disrupted", "FR": "routed"}


def case(name: str) -> Case:
    """One case: case("H44-C-141")["given"]."""
    return cases("holland44")[name]


def each(*names: str) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id: @each("H44-C-141", "H44-C-142") gives `case`."""
    return each_of("holland44", names)
