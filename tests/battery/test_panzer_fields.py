"""Small dense fields of all arms, and battles with any chapters switched on, pass the battery.

`grognard fuzz panzer --draw tests.battery.panzer_scenarios:fields` plays as many as wished.
"""

from __future__ import annotations

import pytest

from grognard.games.panzer import RULES
from grognard.games.panzer.box.scenario_files import load_scenario
from grognard.games.panzer.scenario import PanzerScenario
from grognard.games.panzer.state import PanzerState
from grognard.testing import fuzz
from tests.battery.mutants import Patch
from tests.battery.panzer_scenarios import MODULES, battles, fields, variants

DRAWN = "tests.battery.panzer_scenarios"
FIELDS = 10
SHARE = 0.2  # of the positions are asked the expensive laws


@pytest.mark.both_builds
@pytest.mark.parametrize("number", range(FIELDS))
def test_fields(number: int) -> None:
    """One game on each field; its manner of choosing takes turns."""
    report = fuzz(RULES, 1, 10 * number + number % 3, dump_dir=None, share=SHARE, draw=f"{DRAWN}:fields")
    assert [str(finding) for finding in report.findings] == []
    assert report.games == 1
    assert "?" not in report.outcomes


@pytest.mark.pure
def test_what_a_procedure_leaves_is_not_told_at_rest(monkeypatch: Patch) -> None:
    """L1: a State that remembered at rest which procedure ended last could tell of a counter face down."""

    def ask(self: PanzerState, player: int) -> None:
        self.asked[self.lane] = player

    monkeypatch.setattr(PanzerState, "ask", ask)
    found = [
        str(finding)
        for number in range(FIELDS)
        for finding in fuzz(
            RULES, 1, 10 * number, dump_dir=None, rates={"state.faults": 1.0}, draw=f"{DRAWN}:fields"
        ).findings
    ]
    assert any("what an ended procedure has left is told" in finding for finding in found)


def test_fields_are_dense_and_of_all_arms() -> None:
    """Forty fields have every chapter switched on and off, and units of every kind a few hexes apart."""
    files = [load_scenario(fields(number)) for number in range(40)]
    for module in MODULES:
        assert 0 < sum(file.has(module) for file in files) < len(files), module
    groups = [group for file in files for formation in file.formations for group in formation.units]
    cards = {group.card[1] for group in groups}
    assert cards == set("-TL")  # vehicles, towed guns, leg units
    assert any(group.rides for group in groups)
    assert any(group.weapons for group in groups)
    assert any(group.position for group in groups)
    for part in ("batteries", "aircraft", "works", "special"):
        assert any(getattr(file, part) for file in files), part
    for file in files:
        sc = RULES.load(fields(int(file.name.rpartition("-")[2])), {})
        assert isinstance(sc, PanzerScenario)
        starts = [h for zone, h in enumerate(sc.zone_hexes) if not sc.zone_turn[zone]]
        assert max(sc.distance[a * sc.n + b] for a in starts[0] for b in starts[1]) < 12


def test_variants_are_the_scenarios_with_other_chapters() -> None:
    """Each advanced scenario comes up; every chapter is on in some and off in others."""
    files = [load_scenario(variants(number)) for number in range(60)]
    advanced = [name for name in RULES.scenarios() if load_scenario(name).layer == "advanced"]
    assert {file.name for file in files} == set(advanced)
    for module in MODULES:
        if any(load_scenario(name).has(module) for name in advanced):
            assert 0 < sum(file.has(module) for file in files) < len(files), module


def test_battles_are_drawn_by_number() -> None:
    files = [load_scenario(battles(number)) for number in range(20)]
    assert len({file.name for file in files}) == 20
    assert battles(3) == battles(3)
    assert len({file.name.split("-")[1] for file in files}) == 4  # every mission
