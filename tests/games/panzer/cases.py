"""The conformance cases of tests/cases/panzer.yaml, and which of their entries tests have asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.case_file import Case, cases

__all__ = ["Asked", "Case", "all_cases", "each", "unread"]

GAME = "panzer"


class Asked(dict[str, Any]):
    """What a case says must come of it, and which of these entries have been looked at."""

    def __init__(self, entries: dict[str, Any]) -> None:
        super().__init__(entries)
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)

    def __iter__(self) -> Any:
        self.read |= set(super().keys())
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self.read |= set(super().keys())
        return super().__eq__(other)

    def values(self) -> Any:
        self.read |= set(super().keys())
        return super().values()

    def items(self) -> Any:
        self.read |= set(super().keys())
        return super().items()

    __hash__ = None


_WATCHED: dict[str, Case] = {}


def watched(name: str) -> Case:
    """A case that remembers what is asked of it, the same for all its tests."""
    if name not in _WATCHED:
        case = dict(cases(GAME)[name])
        if isinstance(case["then"], dict):
            case["then"] = Asked(case["then"])
        _WATCHED[name] = case
    return _WATCHED[name]


def unread(case: Case) -> set[str]:
    """The entries of a case that no test of this process has looked at."""
    then = case["then"]
    return set(dict.keys(then)) - then.read if isinstance(then, Asked) else set()


def all_cases() -> dict[str, Case]:
    """Every case by its id."""
    return cases(GAME)


def each(*names: str) -> pytest.MarkDecorator:
    """Runs a test once per case, under the case's own id, with `case` as its argument."""
    return pytest.mark.parametrize("case", [pytest.param(watched(name), id=name) for name in names])
