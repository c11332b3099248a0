"""Stalingrad '42 passes the battery, with a fixed budget; `grognard fuzz stalingrad42` has any other."""

from __future__ import annotations

import pytest

from grognard.core.game import new
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.testing import fuzz, leak_check, perft, perft_by_choice
from grognard.testing.oracles import ALL

RULES = StalingradRules()
SCENARIOS = ["fall-blau", "uranus", "caucasus", "campaign"]
SHARE = 0.05  # of the rates of the oracles: the games are long
FIRST = 40_000  # with the manner of `battery.pick` that comes to an end soonest


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), list(enumerate(SCENARIOS)))
def test_battery(number: int, scenario: str) -> None:
    """A whole random game, with options drawn by lot."""
    rates = {oracle.name: oracle.rate * SHARE for oracle in ALL}
    report = fuzz(RULES, 1, FIRST + 30 * number, scenario, dump_dir=None, rates=rates)
    assert [str(finding) for finding in report.findings] == []
    assert "?" not in report.outcomes
    assert {"tactical", "to", "done"} <= set(report.verbs)


def test_nothing_leaks() -> None:
    """Both sides know all but the dice to come: no other world is ever possible."""
    report = leak_check(RULES, 1, 41_000, "caucasus")
    assert report.leaks == []
    assert report.positions == 0
    assert report.looked > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    rates = {oracle.name: 0.1 if oracle.name == "text.messages" else 0.0 for oracle in ALL}
    report = fuzz(RULES, 1, FIRST + 300, scenario, dump_dir=None, texts=True, rates=rates)
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_perft(scenario: str) -> None:
    """By choice it sums to the whole, and the State is as it was."""
    game = new(f"stalingrad42/{scenario}", seed=5)
    before = game.hash()
    counts = perft(RULES, game.state, 1)
    by_choice = perft_by_choice(RULES, game.state, 1)
    assert sum(by_choice.values()) == counts[-1]
    assert len(by_choice) == counts[0] == sum(len(decision.options) for decision in game.decisions)
    assert game.hash() == before
