"""The scenarios of the box: complete, described, and between them using all there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from grognard.core.kernel.distribution import interval
from grognard.core.loading.load import Source
from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import msg
from grognard.games.coh.box.component_types import UnitFlag
from grognard.games.coh.box.data_files import (
    SHELF,
    load_box,
    load_scenario,
    read_scenario,
    scenario_names,
)
from grognard.games.coh.box.data_types import EventEffect, GoalKind, ScenarioFile, SpecialRule
from grognard.games.coh.box.scenario_check import examine
from grognard.games.coh.box.scenario_text import write_scenario
from grognard.games.tactical.box.examining import try_out

RULES = rules_of("coh")
BOX = load_box()
NAMES = scenario_names()
FILES: dict[str, ScenarioFile] = {name: load_scenario(name) for name in NAMES}
TUTORIAL = "first-steps"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_or_odd(name: str) -> None:
    found = examine(SHELF.source(f"scenarios/{name}.toml").text, f"{name}.toml")
    assert [str(error) for error in (*found.problems, *found.remarks)] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_can_be_written_and_read_again(name: str) -> None:
    text = write_scenario(FILES[name])
    assert read_scenario(Source(f"{name}.toml", text), BOX) == FILES[name]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_end(name: str) -> None:
    trial = try_out(RULES, name, 3)
    assert trial.faults == []
    assert sum(trial.wins.values()) >= 3
    assert 0 < trial.shortest <= trial.mean <= trial.longest


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if name != TUTORIAL])
def test_introductions_are_short_and_whole(name: str, lang: str) -> None:
    intro = Catalogue(lang, [RULES.package]).render(RULES.about(name).intro)
    sentences = re.findall(r"[.!?](?= |$)", intro)
    assert 3 <= len(sentences) <= 6, intro
    assert len(intro) < 700


def test_there_is_something_for_ten_minutes_and_for_an_evening() -> None:
    others = [file for name, file in FILES.items() if name != TUTORIAL]
    assert len(others) >= 12
    assert min(file.minutes for file in others) == 10
    assert max(file.minutes for file in others) == 120
    assert {file.complexity for file in others} == {1, 2, 3, 4, 5}
    assert len({file.id for file in FILES.values()}) == len(FILES)


def test_they_stand_in_the_order_of_their_ids() -> None:
    ids = [FILES[name].id for name in RULES.scenarios()]
    assert ids == sorted(ids)
    assert RULES.scenarios()[0] == TUTORIAL


# -- everything is used somewhere --------------------------------------------------------------------


def units_of(file: ScenarioFile) -> list[str]:
    return [u.unit for u in file.units] + [a.unit for r in file.reinforcements for a in r.units]


def test_every_chapter_is_used() -> None:
    assert {chapter for file in FILES.values() for chapter in file.uses} == set(range(1, 22))


def test_every_kind_of_card_is_used() -> None:
    files = FILES.values()
    numbers = {number for file in files if file.cards for number in file.cards.numbers}
    assert numbers == {card.number for card in BOX.action_cards.values() if card.number}
    given = {weapon for file in files for weapon in file.weapons.german + file.weapons.soviet}
    assert given == set(BOX.weapon_cards) | set(BOX.oba)
    veterans = {card for file in files for veteran in file.veterans for card in veteran.cards}
    assert veterans == set(BOX.veteran_cards)
    plans = [file.bonus for file in files if file.bonus]
    assert any(plan.score for plan in plans)
    assert any(plan.game_ends for plan in plans)
    assert {len(plan.objectives) for plan in plans} >= {4}
    goals = {goal.kind for plan in plans for each in plan.objectives for goal in (each.german, each.soviet)}
    assert goals == set(get_args(GoalKind))
    assert {plan.event.effect for plan in plans if plan.event} <= set(get_args(EventEffect))
    assert any(plan.event for plan in plans)


def test_every_work_overlay_bomb_and_board_is_used() -> None:
    files = FILES.values()
    forts = {fort.kind for file in files for fort in file.fortifications}
    assert forts >= set(BOX.fortifications) - {"hasty_defence"}
    assert {fort.mark for file in files for fort in file.fortifications} == {"", "green", "impassable"}
    kinds = {BOX.overlays[place.overlay].kind for file in files for place in file.overlays}
    assert kinds == {"hill", "ditch"}
    bombs = {bomb for file in files for r in file.reinforcements for a in r.units for bomb in a.bombs}
    assert bombs == set(BOX.bombs)
    assert {board for file in files for row in file.layout for board in row} == set(BOX.boards)


def test_every_kind_of_unit_is_used() -> None:
    used = {unit for file in FILES.values() for unit in units_of(file)}
    assert {BOX.units[unit].kind for unit in used} == {unit.kind for unit in BOX.units.values()}
    flags = {flag for unit in used for flag in BOX.units[unit].flags}
    assert flags == set(get_args(UnitFlag))
    assert len(used) >= 40


def test_every_special_rule_and_way_to_win_is_used() -> None:
    files = FILES.values()
    used = {special.rule for file in files for special in file.special}
    assert used >= set(get_args(SpecialRule)) - {"replot_hidden"}  # zones do the same for single units
    assert any(file.victory.exit for file in files)
    assert any(win.hexes for file in files for win in file.victory.instant)
    assert any(win.lead for file in files for win in file.victory.instant)
    assert any(file.zones for file in files)
    assert {len(file.seats) for file in files} == {0, 4}
    assert any(unit.hidden for file in files for unit in file.units)
    assert any(uses.times > 1 for file in files for uses in file.weapon_uses)
    assert any(group.event for file in files for group in file.reinforcements)


# -- balance -----------------------------------------------------------------------------------------

MOST = 0.65  # of the games may be one side's, unless the scenario says so


@pytest.mark.parametrize("name", [name for name in NAMES if name != TUTORIAL])
def test_no_side_wins_too_often_unless_the_scenario_says_so(name: str) -> None:
    found = FILES[name].balance
    assert found is not None
    games = found.german + found.soviet + found.nobody
    assert games >= 100
    best = "german" if found.german > found.soviet else "soviet"
    if max(found.german, found.soviet) > MOST * games:
        assert found.favours == best
    else:
        assert found.favours == ""


def test_the_briefing_tells_the_balance() -> None:
    briefs = {brief.title.id: brief.lines for brief in RULES.about("dawn-at-the-granary").briefing}
    told = Catalogue("en", [RULES.package, "grognard.core"]).render(briefs["coh-brief-balance"][0])
    assert re.search(r"In \d+ games between two equal computers \(recruit\) the German won \d+ %", told)
    favours = RULES.about("all-arms-at-teterevino").briefing[-1].lines
    assert favours[-1] == msg("coh-brief-favours", side=msg("coh-seat-german"))


def test_the_interval_is_wilsons() -> None:
    low, high = interval(200, 400)
    assert (round(low, 3), round(high, 3)) == (0.451, 0.549)
    assert interval(0, 20)[0] == pytest.approx(0)
    assert interval(20, 20)[1] == pytest.approx(1)


def test_the_documents_show_what_was_measured(root: Path) -> None:
    document = (root / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for name, file in FILES.items():
        row = next(line for line in document.splitlines() if f"(`{name}`)" in line)
        assert row.startswith(f"| {file.title} (`{name}`) | {file.minutes} | {file.complexity} |")
        if file.balance is not None:
            games = file.balance.german + file.balance.soviet + file.balance.nobody
            assert f"| {games} | {100 * file.balance.german / games:.0f} % |" in row
