"""A click on empty ground that is answered by another phase is found out (L10)."""

from __future__ import annotations

import pytest

from grognard.games.holland44 import RULES as HOLLAND
from grognard.games.zocbond.show import reasons
from grognard.testing import Battery
from tests.battery.mutants import ORACLES, Patch


@pytest.mark.pure
def test_units_that_move_are_not_asked_for_somebody_to_attack(monkeypatch: Patch) -> None:
    monkeypatch.setattr(reasons, "_NEEDS_ENEMY", ())
    battery = Battery(HOLLAND, {"view.clicks": 1.0}, oracles=[ORACLES["view.clicks"]])
    found = battery.game(13).findings
    assert [finding.oracle for finding in found][:1] == ["view.clicks"]
    assert "is not decided now, and never about empty ground" in found[0].message


@pytest.mark.pure
def test_a_refusal_without_its_rule(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.testing.oracles.reading.rule_ids", lambda rules: frozenset({"H44-1.1"}))
    battery = Battery(HOLLAND, {"view.clicks": 1.0}, oracles=[ORACLES["view.clicks"]])
    found = battery.game(1, "the-island", {}).findings
    assert "is refused without a rule of the game" in found[0].message
