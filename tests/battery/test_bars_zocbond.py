"""Holland '44 and Stalingrad '42 keep their lists of bars, and a path that forgets a bar is found out.

The mutants each drop one bar from one path, as a game might that asks it on every path but that one; compiled
functions cannot be changed, so they are pure.
"""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.referee.game import rules_of
from grognard.games.holland44.advance import HollandAdvance
from grognard.games.holland44.combat import HollandCombat
from grognard.games.holland44.movement import HollandMovement
from grognard.games.stalingrad42.advance import StalingradAdvance
from grognard.games.zocbond.advance_steps import Leg
from grognard.testing import Battery, Finding
from grognard.testing.bars import reference_oracles
from tests.battery.mutants import Patch
from tests.games.holland44.reference import HollandBars
from tests.games.stalingrad42.bars import StalingradBars
from tests.games.zocbond.bars import ZocBars

LEGAL = 0
PLIES = 400  # of a game of a mutant: most of what is found is found on the first sidetracks
GAMES = 12  # at most


class OftenHolland(HollandBars):
    SIDETRACKS = 0.5


class OftenStalingrad(StalingradBars):
    SIDETRACKS = 0.5


def findings(oracle: type[ZocBars], seed: int, scenario: str | None, limit: int = 5000) -> list[Finding]:
    """What a list finds in a game."""
    game = "holland44" if issubclass(oracle, HollandBars) else "stalingrad42"
    outcome = Battery(rules_of(game), oracles=[oracle], limit=limit).game(seed, scenario)
    return [finding for finding in outcome.findings if finding.oracle != "play.end"]


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", [40_000, 40_001, 40_005])
def test_holland44_keeps_its_list(seed: int) -> None:
    assert [str(finding) for finding in findings(OftenHolland, seed, None)] == []


@pytest.mark.both_builds
@pytest.mark.parametrize(("seed", "scenario"), [(40_000, "fall-blau"), (40_060, "caucasus")])
def test_stalingrad42_keeps_its_list(seed: int, scenario: str) -> None:
    assert [str(finding) for finding in findings(StalingradBars, seed, scenario)] == []


def test_an_advance_by_road_that_an_enemy_has_shut_since_is_not_barred_from_staying() -> None:
    """H44-15.2, 15.4: no way but an empty road was ever open to it."""
    assert findings(HollandBars, 15_089, "the-first-day", 90) == []


def test_the_modules_that_fuzz_is_given() -> None:
    assert reference_oracles("tests.games.holland44.reference") == (HollandBars,)
    assert reference_oracles("tests.games.stalingrad42.reference") == (StalingradBars,)


def caught(oracle: type[ZocBars], rule: str, scenario: str | None = None, first: int = 50_000) -> None:
    """Within a fixed number of games the list finds a deed, with the rule that bars it."""
    for seed in range(first, first + GAMES):
        found = [finding.message for finding in findings(oracle, seed, scenario, PLIES)]
        if found:
            assert any(f"which {rule}" in message for message in found), found
            return
    pytest.fail(f"nobody noticed that {rule} is not asked")


def always_legal(*args: Any) -> int:
    return LEGAL


def never(*args: Any) -> bool:
    return False


def always(*args: Any) -> bool:
    return True


# -- Holland '44 -------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_bonds_forgotten_out_of_an_area(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.zocbond.bonds.bars_entry", never)
    caught(OftenHolland, "H44-7.4.2")


@pytest.mark.pure
def test_friends_forgotten_where_extended_movement_ends(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HollandMovement, "end_refusal", always_legal)
    caught(OftenHolland, "H44-8.2.2")


@pytest.mark.pure
def test_water_forgotten_in_the_advance(monkeypatch: Patch) -> None:
    monkeypatch.setattr(HollandAdvance, "advance_refusal", always_legal)
    caught(OftenHolland, "H44-15.6")


@pytest.mark.pure
def test_markers_forgotten_in_the_attack(monkeypatch: Patch) -> None:
    """Refitted and spent units, and unbridged rivers."""
    monkeypatch.setattr(HollandCombat, "attack_refusal", always_legal)
    caught(OftenHolland, "H44-")


@pytest.mark.pure
def test_the_formation_forgotten_in_support(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.holland44.artillery.supports_formation", always)
    caught(OftenHolland, "H44-17.6.1")


@pytest.mark.pure
def test_the_second_gun_of_an_attack(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.holland44.artillery.makes_pair", always)
    caught(OftenHolland, "H44-17.6.2")


@pytest.mark.pure
def test_the_hex_forgotten_in_landing(monkeypatch: Patch) -> None:
    """Its ground, and how many steps land in it."""
    monkeypatch.setattr("grognard.games.holland44.landing.ground_refusal", always_legal)
    caught(OftenHolland, "H44-22.2.3")


@pytest.mark.pure
def test_the_drop_hex_forgotten_in_landing(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.holland44.landing.drops_at", always)
    caught(OftenHolland, "H44-22.2.1")


@pytest.mark.pure
def test_the_range_of_air_units_forgotten(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.holland44.artillery.in_air_range", always)
    caught(OftenHolland, "H44-10.7")


# -- Stalingrad '42 ----------------------------------------------------------------------------------------


@pytest.mark.pure
def test_the_range_of_support_forgotten(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.support.reaches_any", always)
    caught(OftenStalingrad, "S42-18.4", "fall-blau")


@pytest.mark.pure
def test_resource_points_without_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.resources.can_pay", always)
    caught(OftenStalingrad, "S42-18.1", "fall-blau")


@pytest.mark.pure
def test_the_line_forgotten_for_trains(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.transport.rail.Lines.leads_to", always)
    caught(OftenStalingrad, "S42-5.6.3", "fall-blau")


@pytest.mark.pure
def test_who_waits_forgotten_in_disengagement(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.options.disengagement.waits", always_legal)
    caught(OftenStalingrad, "S42-20.4", "fall-blau")


@pytest.mark.pure
def test_who_waits_forgotten_at_sea(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.transport.sea.waits", always_legal)
    caught(OftenStalingrad, "S42-20.4", "caucasus")


@pytest.mark.pure
def test_the_river_forgotten_in_the_advance(monkeypatch: Patch) -> None:
    monkeypatch.setattr(StalingradAdvance, "advance_refusal", always_legal)
    caught(OftenStalingrad, "S42-", "fall-blau")


@pytest.mark.pure
def test_the_order_of_trains_forgotten(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.games.stalingrad42.transport.rail.condition", always_legal)
    caught(OftenStalingrad, "S42-", "fall-blau")


@pytest.mark.pure
def test_bonds_forgotten_in_the_advance(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Leg, "is_haven", lambda self, s, to: True)
    caught(OftenStalingrad, "S42-14.4.1", "fall-blau")
