"""A scenario's special rules (COH-0.1(2)): victory at once, trucks that come back, bonus off the road."""

from __future__ import annotations

import pytest

from grognard.games.coh.combat import halved

from .battle import Battle
from .cases import Case, each

HEXES = {
    "per_enemy_unit": 1,
    "hexes": [{"hex": "1-C03", "vp": 1, "when": "game_end"}, {"hex": "1-G03", "vp": 0, "when": "game_end"}],
}


@pytest.mark.parametrize(("lead", "over"), [(0, True), (2, False)])
def test_a_side_that_holds_everything_wins_at_once(lead: int, over: bool) -> None:
    """COH-2.3(3), G-48: at a round's end, whatever the points; the lead it asks for must be there."""
    battle = Battle(
        {"G-INF-1": "G_INF C03 E", "G-INF-2": "G_INF G03 E", "S-RIF-1": "S_RIF C14 W"},
        victory={**HEXES, "instant": [{"side": "german", "hexes": ["1-C03", "1-G03"], "lead": lead}]},
        rolls=[9, 5],
    )
    battle.s.vp[1] = 9
    battle.play("pass", "pass")
    assert battle.game.over is over
    if over:
        assert battle.game.state.outcome == 1


def test_nobody_wins_at_once_while_a_hex_is_missing() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF C03 E", "G-INF-2": "G_INF G04 E", "S-RIF-1": "S_RIF C14 W"},
        victory={**HEXES, "instant": [{"side": "german", "hexes": ["1-C03", "1-G03"]}]},
        rolls=[9, 5],
    )
    battle.play("pass", "pass")
    assert not battle.game.over


def test_a_destroyed_truck_comes_back_in_the_next_round() -> None:
    """COH-E.11(2): it is scored, but covers no space of the CAP track, for it counts as having left."""
    battle = Battle(
        {"G-INF-1": "G_INF C03 E", "S-ZIS-1": "S_ZIS C04 W veh_light_damage", "S-RIF-1": "S_RIF G14 W"},
        special=[{"rule": "trucks_return", "side": "soviet", "hexes": ["1-F18"]}],
        rolls=[12],
    )
    battle.play("opp G-INF-1", "fire G-INF-1 C04", "commit 0")
    assert (battle.s.vp[0], battle.s.lost[1], battle.where("S-ZIS-1")) == (1, 0, "@reserve")
    battle.next_round("soviet")
    assert battle.where("S-ZIS-1") == "@waiting"
    battle.play("activate S-ZIS-1", "ap S-ZIS-1", "move S-ZIS-1 F18")
    assert battle.where("S-ZIS-1") == "F18"


@pytest.mark.parametrize(("units", "onward"), [(["S-M3S-1"], True), (["S-M3S-2"], False)])
def test_some_wheels_have_their_bonus_in_the_open(units: list[str], onward: bool) -> None:
    """COH-E.11(3)."""
    battle = Battle(
        {"S-M3S-1": "S_M3S C10 W", "S-M3S-2": "S_M3S G10 W", "G-INF-1": "G_INF L01 E"},
        special=[{"rule": "bonus_off_road", "side": "soviet", "units": units}],
        turn="soviet",
    )
    battle.play("opp S-M3S-1", "move S-M3S-1 C09", "face S-M3S-1 W")
    assert (battle.asked() == "soviet" and "move S-M3S-1 C08" in battle.offers()) is onward


def test_a_scenario_gives_weapons_and_barrages_more_often() -> None:
    """COH-E.3, 12.3(5): once each, unless the scenario says otherwise."""
    battle = Battle(
        {"G-INF-1": "G_INF C03 E", "S-RIF-1": "S_RIF C03 W"},
        weapons={"german": ["extra-grenades", "G_OBA105"]},
        weapon_uses=[
            {"side": "german", "weapon": "extra-grenades", "times": 2},
            {"side": "german", "weapon": "G_OBA105", "times": 3},
        ],
        rolls=[2, 2],
    )
    assert battle.sc.oba_barrages == [3]
    for _ in range(2):
        battle.play("cap G-INF-1", "weapon G-INF-1 extra-grenades C03", "commit 0", "pass")
    assert battle.refused("cap G-INF-1", "weapon G-INF-1 extra-grenades C03") == "COH-8.2"


@each("COH-T375")
def test_half_of_less_than_nothing_is_twice_as_little(case: Case) -> None:
    assert halved(case["given"]["fp"]) == case["then"]["fp"]
    assert [halved(fp) for fp in (0, 1, 4, 5)] == [0, 0, 2, 2]


@pytest.mark.parametrize(("round", "av"), [(1, 2 + 7), (2, 4 + 7)])
def test_who_is_surprised_fires_at_half_strength_in_the_first_round(round: int, av: int) -> None:
    """COH-F.14."""
    battle = Battle(
        {"G-INF-1": "G_INF C03 E", "S-RIF-1": "S_RIF C06 W"},
        special=[{"rule": "surprised", "side": "german"}],
        round=round,
        rolls=[7],
    )
    battle.play("opp G-INF-1", "fire G-INF-1 C06", "commit 0")
    assert battle.values()[0] == av


def test_a_truck_that_is_surprised_is_even_weaker() -> None:
    battle = Battle(
        {"G-OPEL-1": "G_OPEL C03 E", "S-RIF-1": "S_RIF C03 W"},
        special=[{"rule": "surprised", "side": "german"}],
        rolls=[7],
    )
    battle.play("opp G-OPEL-1", "assault G-OPEL-1", "commit 0")
    assert battle.values()[0] == -4 + 4 + 7
