"""The second tiny game passes the battery: rolls that do not count, parts, two D100 in a row."""

from __future__ import annotations

from grognard.testing import fuzz, leak_check
from tests.core.salvo import SalvoRules

OFTEN = {
    "play.expansion": 0.3,
    "state.position": 0.3,
    "undo.redo": 1.0,
    "knowledge.redact": 0.5,
    "knowledge.sample": 0.5,
    "knowledge.told": 1.0,
    "chance.sum": 0.3,
    "chance.enumeration": 0.05,
    "chance.classes": 0.3,
    "chance.takeback": 0.05,
    "view.rolls": 0.3,
}


def test_battery() -> None:
    report = fuzz(SalvoRules(), 12, dump_dir=None, rates=OFTEN)
    assert [str(finding) for finding in report.findings] == []
    seen = ("worlds that differ", "parts of odds", "totals of a class", "odds enumerated", "takebacks")
    assert [what for what in seen if not report.counts.get(what)] == []
    assert not report.counts.get("courses too many for classes")


def test_nothing_leaks() -> None:
    report = leak_check(SalvoRules(), 100, 1)
    assert report.leaks == []
