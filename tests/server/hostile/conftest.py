"""Every hostile test has a target; after it the target is as it was, and the server is well."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from ..support import VISITORS, Worker
from .target import Mistakes, Target


@pytest.fixture(scope="session")
def victim(shared: Worker) -> Iterator[Target]:
    made = Target(shared)
    people = [made.german, made.soviet, made.stranger]
    for each in people:
        VISITORS.remove(each)  # they stay when a test is over
    yield made
    for each in people:
        each.http.close()


@pytest.fixture
def target(victim: Target) -> Iterator[Target]:
    """A game under attack, the same for all tests: none may change anything of it."""
    mistakes = Mistakes()
    logs = logging.getLogger("grognard")
    logs.addHandler(mistakes)
    before = victim.state()
    try:
        yield victim
        assert victim.state() == before
        assert victim.healthy()
        assert not mistakes.told
    finally:
        logs.removeHandler(mistakes)
