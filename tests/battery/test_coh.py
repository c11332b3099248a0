"""Conflict of Heroes passes the battery, with a fixed budget; `grognard fuzz coh` has any other."""

from __future__ import annotations

import pytest

from grognard.core.referee.game import load
from grognard.games.coh import RULES
from grognard.testing import Battery, fuzz, leak_check
from grognard.testing.oracles import ALL
from tests.battery.counted import assert_perft_agrees
from tests.builds import numbered

GAMES = 1  # per scenario; the manners of `battery.pick` take turns
POSITIONS = 12  # per scenario, looked at for leaks
SCENARIOS = RULES.scenarios()
LONGEST = SCENARIOS[6:]


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), numbered(SCENARIOS, LONGEST))
def test_battery(number: int, scenario: str) -> None:
    """Every scenario, each with other options drawn by lot."""
    report = fuzz(RULES, GAMES, 20_000 + 10 * number, scenario, dump_dir=None)
    assert [str(finding) for finding in report.findings] == []
    assert report.games == GAMES
    assert "?" not in report.outcomes
    assert {"move", "pass", "activate"} <= set(report.verbs)


def test_every_oracle_looks() -> None:
    """No oracle is idle by its rate alone, and what they look at is there to be seen."""
    rates = {"state.record": 0.02, "state.position": 0.02, "chance.takeback": 0.01, "chance.enumeration": 0.1}
    report = fuzz(RULES, 4, 21_001, "crossroads-in-the-wheat", dump_dir=None, rates=rates)
    assert report.findings == []
    idle = {oracle.name for oracle in ALL} - set(report.counts)
    assert idle == {"text.messages", "promise.ways"}  # no places in reach are shown in this game
    for what in ("attempts refused", "worlds that differ", "odds with branches", "odds enumerated", "undone"):
        assert report.counts[what] > 0, what


# A new scenario comes last, so that the others are looked at in the games in which they were before.
NUMBERED = list(
    enumerate(sorted(SCENARIOS, key=lambda name: (name == "steel-and-shells", SCENARIOS.index(name))))
)


@pytest.mark.parametrize(("number", "scenario"), NUMBERED)
def test_nothing_leaks(number: int, scenario: str) -> None:
    report = leak_check(RULES, POSITIONS, 30_000 + 10 * number, scenario)
    assert report.leaks == []
    assert report.positions == POSITIONS


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    report = fuzz(RULES, 1, 22_000, scenario, dump_dir=None, texts=True, rates=only("text.messages", 0.1))
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30


def only(name: str, rate: float) -> dict[str, float]:
    return {oracle.name: rate if oracle.name == name else 0.0 for oracle in ALL}


def test_two_processes_find_what_one_finds() -> None:
    """Spawned processes, in any order, give the report of one."""
    one = fuzz("coh", 14, 23_000, dump_dir=None, jobs=1, rates=only("play.offers", 1.0))
    two = fuzz("coh", 14, 23_000, dump_dir=None, jobs=2, rates=only("play.offers", 1.0))
    assert (one.games, one.plies, one.counts, one.outcomes) == (
        two.games,
        two.plies,
        two.counts,
        two.outcomes,
    )


def test_a_game_is_determined_by_its_number() -> None:
    battery = Battery(RULES, only("state.replay", 1.0))
    first, second = battery.game(24_000), Battery(RULES, only("state.replay", 1.0)).game(24_000)
    assert (first.plies, first.counts, first.winners) == (second.plies, second.counts, second.winners)
    assert first.probe.game.text() == second.probe.game.text()
    assert load(first.probe.game.text()).hash() == first.probe.game.hash()


def test_unknown_oracle_is_told() -> None:
    told = "no oracle play.everything; there are: chance.classes, chance.enumeration"
    with pytest.raises(ValueError, match=told):
        Battery(RULES, {"play.everything": 1.0})


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_perft(scenario: str) -> None:
    """Large battles are not counted as deep."""
    counts = assert_perft_agrees(RULES, scenario, 4 if scenario in SCENARIOS[:3] else 2)
    assert counts == sorted(set(counts))
