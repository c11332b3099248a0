# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 9.3, 9.4 and 10: odds, halving and doubling, formations, armor, morale, ground and water."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond.battle import AUTOMATIC, LANDING
from grognard.games.zocbond.kinds import STRIDE
from grognard.games.zocbond.odds_column import BEYOND, column, rung, rung_named, shifted
from grognard.games.zocbond.results import ODDS
from grognard.games.zocbond.strength import attack_total, best_lead, defence_total, odds_of

from .cases import Case, case, each
from .field import Field
from .fight import TARGET, Rest, battle, ledgers, odds, shift_lines
from .fight import column as column_of


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


# -- the ladder of odds ---------------------------------------------------------------------------------


@each(
    "H44-C-141",
    "H44-C-142",
    "H44-C-143",
    "H44-C-144",
    "H44-C-146",
    "H44-C-147",
    "H44-C-148",
    "H44-C-149",
    "H44-C-160",
    "H44-C-183",
    "H44-C-185",
    "H44-C-200",
    "H44-C-201",
    "H44-C-209",
    "H44-C-210",
    "H44-C-211",
    "H44-C-551",
)
def test_odds_are_rounded_down_shifted_and_then_bounded(case: Case) -> None:
    """H44-9.3, 9.4."""
    given = case["given"]
    tables = field({}).sc.combat
    at = shifted(rung(given["attack_total"], given["defense_total"]), given["net_shift"])
    assert ODDS[column(tables, at)] == case["then"]["crt_column"]


@pytest.mark.parametrize("name", ODDS)
def test_every_column_has_its_rung(name: str) -> None:
    """H44-9.4: the ladder goes on beyond the table at both ends."""
    left, right = name.split("-")
    assert rung(int(left), int(right)) == rung_named(name) == ODDS.index(name) - 1


def test_no_shift_brings_down_an_attack_on_no_strength_at_all() -> None:
    """H44-9.3."""
    assert shifted(rung(2, 0), -5) == BEYOND


# -- halving and doubling (10.1) ------------------------------------------------------------------------


def test_H44_C_150_two_fives_halved() -> None:
    """H44-10.1: unit by unit, rounding up."""
    f = field(
        {"1-Gren-Gds": "2009", "3-Irish-Gds": "2009", "I-Hoffmann": TARGET}, water={"2009/2010": "canal"}
    )
    units = [f.unit(key) for key in ("1-Gren-Gds", "3-Irish-Gds")]
    assert [f.sc.attack[STRIDE * u + f.s.steps[u]] for u in units] == case("H44-C-150")["given"]["strengths"]
    assert attack_total(f.s, battle(f, "1-Gren-Gds", "3-Irish-Gds")) == case("H44-C-150")["then"]["total"]


def test_H44_C_152_a_city_behind_a_river_doubles_once() -> None:
    """H44-10.1."""
    f = field(
        {"1-Gren-Gds": "2009", "KG-Seidel": TARGET}, water={"2009/2010": "minor"}, terrain={TARGET: "city"}
    )
    b = battle(f, "1-Gren-Gds")
    assert defence_total(f.s, b) == case("H44-C-152")["then"]["total"] == 8
    assert ledgers(f, b)[1].rules() == ["H44-2.3.3", "H44-10.8.2"]


@each("H44-C-153", "H44-C-155")
def test_halving_comes_before_doubling(case: Case) -> None:
    """H44-10.1: so the result may exceed what is printed."""
    unit = {5: "1-Gren-Gds", 3: "I-Hoffmann"}[case["given"]["defense"]]
    enemy = "KG-Seidel" if unit == "1-Gren-Gds" else "1-Gren-Gds"
    f = field({unit: f"{TARGET} disrupted", enemy: "2009"}, terrain={TARGET: "town"})
    assert defence_total(f.s, battle(f, enemy)) == case["then"]["total"]


def test_H44_C_154_two_reasons_halve_once() -> None:
    """H44-10.1."""
    f = field({"1-Gren-Gds": "2009", "4-7-DG": "2009 oos", "KG-Seidel": TARGET})
    b = battle(f, "1-Gren-Gds", "4-7-DG", lead="gds")
    assert attack_total(f.s, b) == 5 + case("H44-C-154")["then"]["total"]


def test_units_of_strength_one_are_added_before_they_are_halved() -> None:
    """H44-10.1."""
    units = {
        "21-AT": "2009",
        "21-Ind-Para": "2109",
        "1-Para-RE": "2110",
        "59-AT": "2110",
        "KG-Seidel": TARGET,
    }
    f = field({"1-Gren-Gds": "2009", **units})
    b = battle(f, "1-Gren-Gds", "21-Ind-Para", "1-Para-RE", "59-AT", lead="gds")
    assert attack_total(f.s, b) == 5 + 2  # three ones are halved to 1.5, rounded up


def test_H44_C_563_a_second_formation_attacks_at_half() -> None:
    """H44-10.2.1."""
    units = {
        "1-Gren-Gds": "2009",
        "12-KRRC": "2109",
        "1-Dorset": "2110",
        "21-Ind-Para": "1909",
        "1-Para-RE": "1909",
    }
    f = field({**units, "KG-Seidel": TARGET})
    b = battle(f, *units, lead="gds")
    assert attack_total(f.s, b) == 5 + 2 + 3 + 1
    assert ledgers(f, b)[0].rules().count("H44-10.2.1") == 4


# -- formations (10.2) ----------------------------------------------------------------------------------


def test_H44_C_160_the_attached_unit_fights_at_full_strength() -> None:
    """H44-10.2.3."""
    units = {"2-Gren-Gds": "2009", "2-Irish-Gds": "2109", "1-501": "2009", "2-501": "2110", "3-501": "2110"}
    f = field({**units, "KG-Seidel": TARGET})
    assert odds(f, *units, lead="gds").attack == 6 + 6 + 3 + 3 + 3
    assert odds(f, *units, lead="gds", attached="1-501").attack == 6 + 6 + 5 + 3 + 3


def test_a_remnant_fights_in_the_formation_of_its_parent() -> None:
    """H44-10.2.2, 11.4."""
    units = {"1-Gren-Gds": "2009", "Rem-Br-Inf-1": "2109 of=1-Welsh-Gds", "KG-Seidel": TARGET}
    f = field(units)
    assert odds(f, "1-Gren-Gds", "Rem-Br-Inf-1", lead="gds").attack == 5 + 1


# -- armor (10.3 to 10.5) -------------------------------------------------------------------------------

TANKS = "2-Gren-Gds"  # 6-5, armor class 3


@each("H44-C-170", "H44-C-171", "H44-C-172", "H44-C-173")
def test_where_armor_earns_its_shift(case: Case) -> None:
    """H44-10.3.4."""
    given = case["given"]["target"]
    ground = (
        "town" if "town" in given else "city" if "city" in given else "woods" if "woods" in given else "clear"
    )
    bridge = {"bridges": {"2009/2010": "safe"}} if "bridge" in given else {}
    water = {"2009/2010": "canal"} if "bridge" in given else {}
    f = field(
        {TANKS: "2009", "I-Hoffmann": TARGET},
        terrain={TARGET: ground},
        water=water,
        roads=[["2009", TARGET]],
        **bridge,
    )
    assert shift_lines(f, battle(f, TANKS)).get("armor-attack", 0) == case["then"]["right"]


def test_no_armor_shift_across_unbridged_water() -> None:
    """H44-10.3.4."""
    f = field({TANKS: "2009", "I-Hoffmann": TARGET}, water={"2009/2010": "minor"})
    assert shift_lines(f, battle(f, TANKS)) == {}


def test_H44_C_175_equal_classes_give_no_shift() -> None:
    """H44-10.3.1."""
    f = field({TANKS: "2009", "II-SS-Pz-10": TARGET})
    assert shift_lines(f, battle(f, TANKS)) == {}


def test_H44_C_176_infantry_against_armor() -> None:
    """H44-10.3.2, 10.5.2: the left shift, and one to the right if no infantry is with it."""
    f = field({"1-Gren-Gds": "2009", "II-SS-Pz-10": TARGET})
    assert shift_lines(f, battle(f, "1-Gren-Gds")) == {"armor-defence": -1, "unsupported": 1}
    f = field({"1-Gren-Gds": "2009", "II-SS-Pz-10": TARGET, "KG-Euling": TARGET})
    assert shift_lines(f, battle(f, "1-Gren-Gds")) == {"armor-defence": -1}


def test_H44_C_177_a_higher_class_halves_armor_but_shifts_nothing() -> None:
    """H44-10.3.2, 10.4."""
    f = field({TANKS: "2009", "1-sPz-506": TARGET})
    b = battle(f, TANKS)
    assert shift_lines(f, b) == {}
    assert attack_total(f.s, b) == 3
    assert ledgers(f, b)[0].rules() == ["H44-10.4"]


def test_H44_C_178_tank_destroyers_attack_with_one_less() -> None:
    """H44-10.3.3."""
    f = field({"sPzJg-559": "2009", "21-AT": TARGET}, player="german")
    assert shift_lines(f, battle(f, "sPzJg-559")) == {}
    f = field({"sPzJg-559": "2009", "2-Gren-Gds": TARGET, "1-Gren-Gds": TARGET}, player="german")
    assert shift_lines(f, battle(f, "sPzJg-559")) == {"armor-attack": 1}


def test_H44_C_179_armor_in_the_lead_cancels_the_defenders_shift_anywhere() -> None:
    """H44-10.3.4."""
    f = field({TANKS: "2009", "1-Gren-Gds": "2009", "II-SS-Pz-10": TARGET}, terrain={TARGET: "woods"})
    shifts = shift_lines(f, battle(f, TANKS, "1-Gren-Gds"))
    assert "armor-defence" not in shifts
    assert "armor-attack" not in shifts


def test_H44_C_180_armor_outside_the_lead_gives_no_shift() -> None:
    """H44-10.3.1; attached it does."""
    f = field({"1-Dorset": "2009", TANKS: "2009", "I-Hoffmann": TARGET})
    assert shift_lines(f, battle(f, "1-Dorset", TANKS, lead="n50")) == {}
    assert shift_lines(f, battle(f, "1-Dorset", TANKS, lead="n50", attached=TANKS)) == {"armor-attack": 1}


def test_H44_C_181_flak_in_a_city_halves_armor() -> None:
    """H44-10.4: the ground does not matter."""
    f = field({TANKS: "2009", "Flak-602": TARGET}, terrain={TARGET: "city"})
    assert attack_total(f.s, battle(f, TANKS)) == case("H44-C-181")["then"]["arm_attack"]


def test_H44_C_182_vehicles_are_not_doubled_in_a_town() -> None:
    """H44-10.5.1."""
    f = field({"1-Gren-Gds": "2009", "II-SS-Pz-10": TARGET}, terrain={TARGET: "town"})
    assert defence_total(f.s, battle(f, "1-Gren-Gds")) == case("H44-C-182")["then"]["defense"]


def test_flak_is_no_armor() -> None:
    """H44-10.5.2 example C: neither shift."""
    f = field({"1-Gren-Gds": "2009", "Flak-602": TARGET})
    assert shift_lines(f, battle(f, "1-Gren-Gds")) == {}


def test_H44_C_186_armor_alone_gives_no_shift_against_unsupported_armor() -> None:
    """H44-10.5.2."""
    f = field({TANKS: "2009", "II-SS-Pz-10": TARGET})
    assert "unsupported" not in shift_lines(f, battle(f, TANKS))


def test_routed_armor_does_not_count() -> None:
    """H44-14.3.2."""
    f = field({"1-Gren-Gds": "2009", "II-SS-Pz-10": f"{TARGET} routed", "KG-Seidel": TARGET})
    b = battle(f, "1-Gren-Gds")
    assert shift_lines(f, b) == {}
    assert defence_total(f.s, b) == 4
    assert "H44-14.3.2" in ledgers(f, b)[1].rules()


# -- morale (10.6) --------------------------------------------------------------------------------------


def test_H44_C_190_elite_against_poor() -> None:
    """H44-10.6."""
    f = field({"1-501": "2009", "2-501": "2009", "GR-1219": TARGET})
    assert shift_lines(f, battle(f, "1-501", "2-501")) == {"elite": 1, "poor": 1}


def test_H44_C_191_an_attached_unit_can_cost_the_majority() -> None:
    """H44-10.6: more than half of the steps."""
    f = field({"1-501": "2009", "1-Gren-Gds": "2009", "KG-Seidel": TARGET})
    assert shift_lines(f, battle(f, "1-501", "1-Gren-Gds", lead="101")) == {"elite": 1}
    assert shift_lines(f, battle(f, "1-501", "1-Gren-Gds", lead="101", attached="1-Gren-Gds")) == {}


def test_H44_C_192_one_regular_defender_is_enough() -> None:
    """H44-10.6."""
    f = field({"1-Gren-Gds": "2009", "GR-1219": TARGET, "KG-Seidel": TARGET})
    assert shift_lines(f, battle(f, "1-Gren-Gds")) == {}


# -- ground and water (10.8) ----------------------------------------------------------------------------


def test_H44_C_200_canal_example() -> None:
    """H44-10.8.2: 6 and 5 across a canal, 7 across a minor river, 13 to 10 before shifts."""
    units = {"2-Gren-Gds": "2009", "1-Gren-Gds": "2109", "71-Bde": "2110"}
    water = {"2009/2010": "canal", "2010/2109": "canal", "2010/2110": "minor"}
    f = field({**units, "1-sPz-506": TARGET, "Lw-6-zbV": TARGET}, water=water)
    b = battle(f, "1-Gren-Gds", "71-Bde", "2-Gren-Gds", lead="gds")
    assert attack_total(f.s, b) == 3 + 3 + 4
    assert defence_total(f.s, b) == 2 * (4 + 2)


def test_H44_C_202_vehicles_over_a_minor_river_are_halved() -> None:
    """H44-10.8.2: by a bridge too."""
    f = field({TANKS: "2009", "I-Hoffmann": TARGET}, water={"2009/2010": "minor"}, roads=[["2009", TARGET]])
    b = battle(f, TANKS)
    assert attack_total(f.s, b) == case("H44-C-202")["then"]["attack"]
    assert shift_lines(f, b) == {"armor-attack": 1}


def test_H44_C_203_infantry_over_a_minor_river_is_not() -> None:
    """H44-10.8.2."""
    f = field({"1-Gren-Gds": "2009", "I-Hoffmann": TARGET}, water={"2009/2010": "minor"})
    assert attack_total(f.s, battle(f, "1-Gren-Gds")) == case("H44-C-203")["then"]["attack"]


def test_H44_C_204_one_dry_attacker_cancels_the_doubling() -> None:
    """H44-10.8.2."""
    f = field(
        {"1-Gren-Gds": "2009", "5-Coldm-Gds": "2109", "KG-Seidel": TARGET}, water={"2009/2010": "canal"}
    )
    assert defence_total(f.s, battle(f, "1-Gren-Gds", "5-Coldm-Gds")) == 4
    assert defence_total(f.s, battle(f, "1-Gren-Gds")) == 8


def test_H44_C_205_marsh_and_river_mix() -> None:
    """H44-10.8.2, 10.8.3."""
    f = field(
        {"1-Gren-Gds": "2009", "5-Coldm-Gds": "2109", "KG-Seidel": TARGET},
        terrain={"2009": "marsh"},
        water={"2010/2109": "minor"},
    )
    assert defence_total(f.s, battle(f, "1-Gren-Gds", "5-Coldm-Gds")) == case("H44-C-205")["then"]["defense"]


@pytest.mark.parametrize(
    ("name", "terrain", "roads"),
    [
        ("H44-C-207", {"2009": "marsh"}, [["2009", TARGET]]),
        ("H44-C-208", {"2009": "marsh", TARGET: "marsh"}, [["2009", TARGET]]),
        ("H44-C-552", {"2009": "marsh"}, []),
    ],
)
def test_armor_and_marsh(name: str, terrain: dict[str, str], roads: list[list[str]]) -> None:
    """H44-10.8.3."""
    then = case(name)["then"]
    f = field({TANKS: "2009", "I-Hoffmann": TARGET}, terrain=terrain, roads=roads)
    b = battle(f, TANKS)
    assert attack_total(f.s, b) == then["attack"]
    assert defence_total(f.s, b) == then.get("defense", 6)
    assert shift_lines(f, b).get("armor-attack", 0) == then.get("armor_shift", then.get("right"))


def test_H44_C_212_armor_along_a_road_in_polder() -> None:
    """H44-10.8.4: halved, but it earns the shift."""
    f = field({TANKS: "2009", "I-Hoffmann": TARGET}, terrain={TARGET: "polder"}, roads=[["2009", TARGET]])
    b = battle(f, TANKS)
    assert attack_total(f.s, b) == 3
    assert shift_lines(f, b) == {"armor-attack": 1}
    f = field(
        {TANKS: "2009", "I-Hoffmann": TARGET}, terrain={TARGET: "polder_woods"}, roads=[["2009", TARGET]]
    )
    assert shift_lines(f, battle(f, TANKS)) == {}


def test_H44_C_562_over_a_bridge_of_a_major_river() -> None:
    """H44-9.5.2, 10.8.2: all are halved, the defender is doubled."""
    then = case("H44-C-562")["then"]
    f = field(
        {"1-Gren-Gds": "2009", "12-KRRC": "2009", "I-Hoffmann": TARGET},
        water={"2009/2010": "major"},
        bridges={"2009/2010": "safe"},
        roads=[["2009", TARGET]],
    )
    b = battle(f, "1-Gren-Gds", "12-KRRC", lead="gds")
    assert attack_total(f.s, b) == then["attack_total"]
    assert defence_total(f.s, b) == then["defense_total"]
    assert column_of(f, b) == "1-2"


# -- other modifiers (10.9) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "rule"), [("engaged", "H44-11.5.1"), ("oos", "H44-18.4"), ("scattered", "H44-22.3.6")]
)
def test_markers_that_halve_an_attacker(words: str, rule: str) -> None:
    """H44-10.9."""
    f = field({"1-Gren-Gds": f"2009 {words}", "KG-Seidel": TARGET})
    b = battle(f, "1-Gren-Gds")
    assert attack_total(f.s, b) == 3
    assert ledgers(f, b)[0].rules() == [rule]


def test_H44_C_359_artillery_with_a_movement_marker_defends_with_one() -> None:
    """H44-17.3: never doubled by terrain."""
    f = field({"1-Gren-Gds": "2009", "AR-185": f"{TARGET} limbered"}, terrain={TARGET: "town"})
    assert defence_total(f.s, battle(f, "1-Gren-Gds")) == case("H44-C-359")["then"]["defense"]


def test_H44_C_077_an_overstacked_hex() -> None:
    """H44-6.4.2: two units and one free one, the strongest."""
    units = {"1-Gren-Gds": TARGET, "5-Coldm-Gds": TARGET, "12-KRRC": TARGET, "Gds-Div": TARGET}
    f = field({**units, "KG-Seidel": "2009"})
    b = battle(f, "KG-Seidel")
    assert defence_total(f.s, b) == case("H44-C-077")["then"]["defense_total"]
    assert ledgers(f, b)[1].rules().count("H44-6.4.2") == 1


def test_a_supply_source_defends_only_alone() -> None:
    """H44-18.2.2."""
    f = field({"82-ASS": TARGET, "KG-Seidel": "2009"})
    assert defence_total(f.s, battle(f, "KG-Seidel")) == 1
    f = field({"82-ASS": TARGET, "1-504": TARGET, "KG-Seidel": "2009"})
    assert defence_total(f.s, battle(f, "KG-Seidel")) == 5


def test_who_retreated_into_the_hex_adds_nothing() -> None:
    """H44-13.5."""
    f = field({"1-Gren-Gds": "2009", "I-Hoffmann": f"{TARGET} disrupted fled", "KG-Seidel": TARGET})
    b = battle(f, "1-Gren-Gds")
    assert defence_total(f.s, b) == 4
    assert "H44-13.5" in ledgers(f, b)[1].rules()


def test_H44_C_439_landing_on_an_enemy() -> None:
    """H44-22.6: paratroopers are halved, defenders doubled."""
    then = case("H44-C-439")["then"]
    f = field({"1-501": "2009", "Flak-602": TARGET})
    b = battle(f, "1-501", kind=LANDING)
    assert attack_total(f.s, b) == then["attack"]
    assert defence_total(f.s, b) == then["defense"]


def test_automatic_ds_counts_armor_and_morale_but_no_support() -> None:
    """H44-8.7."""
    f = field({"1-501": "2009", "101-Art": "2008", "GR-1219": TARGET})
    b = battle(f, "1-501", kind=AUTOMATIC, support=("101-Art",), air=1)
    assert shift_lines(f, b) == {"elite": 1, "poor": 1}


def test_H44_C_339_a_breakthrough_group_that_joins_adds_half() -> None:
    """H44-16.5: and never leads."""
    f = field({"1-Gren-Gds": "2009", TANKS: "2109", "KG-Seidel": TARGET})
    b = battle(f, "1-Gren-Gds", joined=(TANKS,), lead="gds")
    assert attack_total(f.s, b) == 5 + case("H44-C-339")["then"]["adds"]
    assert shift_lines(f, b) == {}


def test_the_best_lead_is_the_one_that_makes_the_attack_strongest() -> None:
    """H44-9.3: computer opponents ask for it before they attack."""
    f = field({"1-Gren-Gds": "2009", TANKS: "2009", "12-KRRC": "2109", "KG-Seidel": TARGET})
    led = battle(f, "1-Gren-Gds", TANKS, "12-KRRC", lead="gds")
    assert best_lead(f.s, battle(f, "1-Gren-Gds", TANKS, "12-KRRC")) == led.lead
    found = odds_of(f.s, led)
    assert (found.attack, found.defence, found.shift, found.column) == (13, 4, 1, ODDS.index("4-1"))
