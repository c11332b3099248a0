"""Holland '44 passes the battery, with a fixed budget; `grognard fuzz holland44` has any other."""

from __future__ import annotations

import pytest

from grognard.games.holland44.rules import HollandRules
from grognard.testing import fuzz, leak_check
from grognard.testing.oracles import ALL
from tests.battery.counted import assert_perft_agrees
from tests.builds import numbered

RULES = HollandRules()
GAMES = 1  # per scenario; the manners of `battery.pick` take turns
SHORT = ["the-first-day", "arnhem", "nijmegen", "the-island"]  # the others take minutes
LONGEST = ["arnhem", "nijmegen"]


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), numbered(SHORT, LONGEST))
def test_battery(number: int, scenario: str) -> None:
    """A whole random game, with options drawn by lot."""
    report = fuzz(RULES, GAMES, 40_000 + 10 * number, scenario, dump_dir=None)
    assert [str(finding) for finding in report.findings] == []
    assert report.games == GAMES
    assert "?" not in report.outcomes
    assert {"tactical", "to", "done"} <= set(report.verbs)


def test_nothing_leaks() -> None:
    """Both sides know all but the dice to come (H44-25.5): no other world is ever possible."""
    report = leak_check(RULES, 1, 41_000, "nijmegen")
    assert report.leaks == []
    assert report.positions == 0
    assert report.looked > 0


@pytest.mark.parametrize("scenario", SHORT)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    rates = {oracle.name: 0.1 if oracle.name == "text.messages" else 0.0 for oracle in ALL}
    report = fuzz(RULES, 1, 42_000, scenario, dump_dir=None, texts=True, rates=rates)
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SHORT)
def test_perft(scenario: str) -> None:
    assert_perft_agrees(RULES, scenario, 1)
