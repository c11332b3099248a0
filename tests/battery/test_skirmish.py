"""Skirmish passes the battery, and in it the defaults that the core has for an open game on one board."""

from __future__ import annotations

import pytest

from grognard.core.referee.game import new
from grognard.games.skirmish.rules import SkirmishRules
from grognard.testing import fuzz, leak_check, perft, perft_by_choice
from grognard.testing.oracles import ALL
from tests.builds import numbered

RULES = SkirmishRules()
SCENARIOS = ["two-villages", "the-wood"]


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), numbered(SCENARIOS, []))
def test_battery(number: int, scenario: str) -> None:
    """Whole random games in all three manners of choosing."""
    report = fuzz(RULES, 3, 50_000 + 10 * number, scenario, dump_dir=None)
    assert [str(finding) for finding in report.findings] == []
    assert report.games == 3
    assert "?" not in report.outcomes
    assert {"move", "attack", "end-turn"} <= set(report.verbs)


def test_nothing_leaks() -> None:
    """Both sides know all but the dice to come: no other world is ever possible."""
    report = leak_check(RULES, 1, 51_000, "the-wood")
    assert report.leaks == []
    assert report.positions == 0
    assert report.looked > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    rates = {oracle.name: 0.3 if oracle.name == "text.messages" else 0.0 for oracle in ALL}
    report = fuzz(RULES, 2, 52_000, scenario, dump_dir=None, texts=True, rates=rates)
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30


@pytest.mark.both_builds
def test_perft() -> None:
    """By choice it sums to the whole, and the State is as it was."""
    game = new("skirmish/two-villages", seed=5)
    before = game.hash()
    counts = perft(RULES, game.state, 2)
    assert counts == [14, 209]
    assert sum(perft_by_choice(RULES, game.state, 2).values()) == counts[-1]
    assert game.hash() == before
