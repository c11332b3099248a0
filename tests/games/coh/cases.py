"""The conformance cases of tests/cases/coh.yaml, by their ids."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

FILE = Path(__file__).parents[2] / "cases" / "coh.yaml"

Case = dict[str, Any]


@cache
def cases() -> dict[str, Case]:
    """Every case of the file: its id -> the whole entry."""
    entries = yaml.load(
        FILE.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    )
    return {entry["id"]: entry for entry in entries["cases"]}


def case(name: str) -> Case:
    """One case: case("COH-T010")["given"]."""
    return cases()[name]


def each(*names: str) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id: @each("COH-T052", "COH-T053") gives `case`."""
    return pytest.mark.parametrize("case", [pytest.param(case(name), id=name) for name in names])
