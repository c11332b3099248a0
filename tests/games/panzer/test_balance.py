"""What was measured of a scenario's balance: in its file, in its briefing, in the report."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.balance import favoured

from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.panzer.box.scenario_command import COMMAND
from grognard.games.panzer.box.scenario_examining import examine
from grognard.games.panzer.box.scenario_files import load_scenario, scenario_names
from grognard.games.panzer.box.scenario_text import START

RULES = rules_of("panzer")
MEASURED = [name for name in scenario_names() if load_scenario(name).balance is not None]


@pytest.mark.parametrize(
    ("german", "soviet", "nobody", "side"),
    [
        (65, 35, 0, ""),
        (66, 34, 0, "german"),
        (11, 63, 26, "soviet"),  # drawn games do not hide that one side hardly wins
        (50, 30, 20, "german"),
        (30, 34, 36, ""),  # neither wins often
    ],
)
def test_a_scenario_favours_who_wins_more_than_65_or_leaves_less_than_35_in_100(
    german: int, soviet: int, nobody: int, side: str
) -> None:
    assert favoured({"german": german, "soviet": soviet, "nobody": nobody}) == side


@pytest.mark.parametrize("name", MEASURED)
def test_no_side_wins_too_often_unless_the_scenario_says_so(name: str) -> None:
    found = load_scenario(name).balance
    assert found is not None
    wins = {"german": found.german, "soviet": found.soviet, "nobody": found.nobody}
    assert found.favours == favoured(wins)


@pytest.mark.parametrize("name", MEASURED)
def test_the_briefing_tells_the_balance(name: str) -> None:
    briefs = {brief.title.id: brief.lines for brief in RULES.about(name).briefing}
    for lang in LANGUAGES:
        told = Catalogue(lang, [RULES.package, "grognard.core"]).render(briefs["panzer-brief-balance"][0])
        assert re.search(r"\d+ %", told)
    favours = load_scenario(name).balance.favours  # type: ignore[union-attr]
    assert len(briefs["panzer-brief-balance"]) == 1 + bool(favours)


def test_a_measure_without_games_is_refused() -> None:
    line = 'teaches = ["points"]\n'
    assert line in START
    found = examine(START.replace(line, line + 'balance = { bot = "recruit", german = 0, soviet = 0 }\n'))
    assert [error.field for error in found.problems] == ["balance"]
    fine = examine(START.replace(line, line + 'balance = { bot = "recruit", german = 3, soviet = 2 }\n'))
    assert fine.problems == []


def test_a_scenario_made_from_one_of_the_box_has_not_been_measured() -> None:
    assert MEASURED
    assert "balance" not in COMMAND.begin("my-own", MEASURED[0], "en")


@pytest.mark.parametrize("name", MEASURED)
def test_the_report_shows_what_was_measured(name: str, root: Path) -> None:
    report = (root / "docs" / "balance" / "panzer.md").read_text(encoding="utf-8")
    found = load_scenario(name).balance
    assert found is not None
    row = next(line for line in report.splitlines() if f"(`{name}`)" in line)
    games = found.german + found.soviet + found.nobody
    assert f"| {found.bot} | {games} | {found.german} | {found.soviet} | {found.nobody} |" in row
