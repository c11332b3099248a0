"""Panzer passes the battery, with a fixed budget; `grognard fuzz panzer` has any other."""

from __future__ import annotations

import pytest

from grognard.games.panzer import RULES
from grognard.testing import fuzz, leak_check
from grognard.testing.oracles import ALL
from tests.builds import numbered

GAMES = 2  # per scenario; the manners of `battery.pick` take turns
POSITIONS = 12  # per scenario, looked at for leaks
SCENARIOS = RULES.scenarios()
SMALL = ("two-and-two", "ambush-at-voyskovitsy", "one-tiger", "pervy-voin")
LARGE = [scenario for scenario in SCENARIOS if scenario not in SMALL]  # dozens of units, thousands of choices
COMPILED_ONLY = [*LARGE, "pervy-voin"]  # its laws take a minute on the sources, which play the other three
THINNED = 0.02  # of the positions of large battles are asked the expensive laws; `grognard fuzz` asks more


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), numbered(SCENARIOS, COMPILED_ONLY))
def test_battery(number: int, scenario: str) -> None:
    """Every law holds; in the one game of a large battle, which takes seconds, texts are looked at too."""
    large = scenario in LARGE
    games, share = (1, THINNED) if large else (GAMES, 1.0)
    rates = {"text.messages": THINNED} if large else {}
    seed = 50_000 + 10 * number
    report = fuzz(RULES, games, seed, scenario, dump_dir=None, share=share, texts=large, rates=rates)
    assert [str(finding) for finding in report.findings] == []
    assert report.games == games
    assert "?" not in report.outcomes
    assert {"order", "move-order", "move", "done"} <= set(report.verbs)
    assert not large or report.counts["messages rendered"] > 30


@pytest.mark.parametrize(("number", "scenario"), list(enumerate(SCENARIOS)))
def test_nothing_leaks(number: int, scenario: str) -> None:
    positions = POSITIONS // 4 if scenario in LARGE else POSITIONS
    report = leak_check(RULES, positions, 51_000 + 10 * number, scenario)
    assert report.leaks == []
    assert report.positions == positions


@pytest.mark.parametrize("scenario", SMALL)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    rates = {oracle.name: 0.1 if oracle.name == "text.messages" else 0.0 for oracle in ALL}
    report = fuzz(RULES, 1, 52_000, scenario, dump_dir=None, texts=True, rates=rates)
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30
