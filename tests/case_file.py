"""The conformance cases of one file of tests/cases, by their ids."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

Case = dict[str, Any]


@cache
def cases(game: str) -> dict[str, Case]:
    """Every case of a game: its id -> the whole entry."""
    file = Path(__file__).parent / "cases" / f"{game}.yaml"
    entries = yaml.load(
        file.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    )
    return {entry["id"]: entry for entry in entries["cases"]}


def each_of(game: str, names: tuple[str, ...]) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id, with `case` as its argument."""
    return pytest.mark.parametrize("case", [pytest.param(cases(game)[name], id=name) for name in names])
