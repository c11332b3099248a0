"""The tiny game of tests/core passes the battery: lanes, MAY, cups, interrupts and consult at high rates."""

from __future__ import annotations

import pytest

from grognard.testing import fuzz, leak_check
from tests.core.mini import MiniRules

OFTEN = {
    "play.attempts": 0.5,
    "play.expansion": 0.5,
    "state.copies": 0.5,
    "state.position": 0.3,
    "state.record": 0.1,
    "undo.redo": 1.0,
    "knowledge.redact": 0.5,
    "knowledge.sample": 0.5,
    "knowledge.options": 0.5,
    "knowledge.leak": 0.2,
    "knowledge.told": 1.0,
    "knowledge.events": 1.0,
    "chance.sum": 0.3,
    "chance.enumeration": 0.2,
    "chance.takeback": 0.05,
}


@pytest.mark.parametrize("part", range(3))
def test_battery(part: int) -> None:
    report = fuzz(MiniRules(), 12, 30 * part, dump_dir=None, rates=OFTEN)
    assert [str(finding) for finding in report.findings] == []
    seen = ("pairs of lanes", "undone in lanes", "worlds that differ", "odds enumerated", "takebacks")
    assert [what for what in seen if not report.counts.get(what)] == []


def test_a_share_thins_all_but_the_cheapest_laws() -> None:
    whole = fuzz(MiniRules(), 30, dump_dir=None).counts
    thin = fuzz(MiniRules(), 30, dump_dir=None, share=0.1).counts
    assert all(thin[name] == whole[name] for name in ("play.dead-end", "play.offers", "play.end"))
    assert 0 < thin["state.faults"] < whole["state.faults"] / 5


def test_nothing_leaks() -> None:
    report = leak_check(MiniRules(), 300, 1)
    assert report.leaks == []
    assert report.positions == 300
