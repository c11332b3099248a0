"""Chapter 8.7: automatic DS. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

import pytest

from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import steps
from grognard.games.zocbond.combat import Combat
from grognard.games.zocbond.kinds import CROSSED, MOVED, SHATTERED

from .cases import case
from .field import Field
from .phases import run

TANKS = {"2-Gren-Gds": "3009", "2-Irish-Gds": "3009"}  # 6 and 6
FOOT = {"1-Gren-Gds": "3109", "3-Irish-Gds": "3109"}  # 5 and 5
WEAK = "Ldsch-Veghel"  # poor, defence 1, one step


def test_overwhelming_odds_shatter_a_hex() -> None:
    """H44-8.7: a defender of one step is gone; who took part neither moves nor attacks."""
    then = case("H44-C-132")["then"]
    f = Field({**TANKS, **FOOT, WEAK: "3010"})
    f.play("shatter 3010", "with 2-Gren-Gds", "with 2-Irish-Gds", "commit")
    assert f.where(WEAK) == "@lost"
    assert then["defender"] == "eliminated"
    for key in TANKS:
        assert f.marked(key, SHATTERED | MOVED)
        assert f.refused(f"march {key}") == "H44-8.1"
    f.play("march 1-Gren-Gds", "to 3010", "to 3011", "halt")
    assert then["others_may_pass"]


def test_survivors_run_three_hexes() -> None:
    """H44-8.7: one step is lost, the rest is in full retreat."""
    then = case("H44-C-133")["then"]
    f = Field({**TANKS, **FOOT, "1-Coldm-Gds": "2909", "406-Stargard": "3010"})
    f.play("shatter 3010", *(f"with {key}" for key in (*TANKS, *FOOT, "1-Coldm-Gds")), "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    foe = "406-Stargard"
    assert f.steps(foe) == 1
    assert f.order(foe) == "routed"
    assert f.sc.board.distance_between(f.s.place[f.unit(foe)], f.hex("3010")) == then["retreat"]


def test_armor_and_morale_shifts_count() -> None:
    """H44-8.7: nine to one and a shift."""
    assert case("H44-C-134")["then"]["auto_ds"]
    f = Field({"2-Gren-Gds": "3009", "1-Gren-Gds": "3009", "HG-Uden": "3010"})
    assert f.refused("shatter 3010") == "H44-8.7"  # 11:2 is 5-1, and one shift
    f = Field({**TANKS, "1-Gren-Gds": "3109 steps=2", "3-Irish-Gds": "3109 steps=2", "HG-Uden": "3010"})
    assert "shatter 3010" in f.options()  # 18:2 is 9-1, and one shift for armor


def test_artillery_and_air_do_not_count() -> None:
    """H44-8.7."""
    assert not case("H44-C-135")["then"]["auto_ds"]
    units = {**FOOT, "5-Coldm-Gds": "2909", "1-Welsh-Gds": "2909 steps=2", "HG-Uden": "3010"}
    f = Field({**units, "Gds-Div": "3008", "5-AGRA": "3008"})
    f.s.air_left = 2
    assert f.refused("shatter 3010") == "H44-8.7"  # 18:2 is 9-1


def test_terrain_counts() -> None:
    """H44-8.7: a town doubles."""
    f = Field({**TANKS, WEAK: "3010"}, terrain={"3010": "town"})
    assert f.refused("shatter 3010") == "H44-8.7"


def test_nobody_next_to_the_hex() -> None:
    """H44-8.7."""
    f = Field({**TANKS, WEAK: "3020"})
    assert f.refused("shatter 3020") == "H44-8.7"
    assert f.refused("shatter 3009") == "H44-9.1"


def test_who_has_shattered_one_hex_cannot_shatter_another() -> None:
    """H44-8.7."""
    f = Field({**TANKS, WEAK: "3010", "Gar-Gennep": "2909"})
    f.play("shatter 3010", "with 2-Gren-Gds", "with 2-Irish-Gds", "commit")
    assert not [o for o in f.options() if o.startswith("shatter")]


def test_spent_units_do_not_count() -> None:
    """H44-8.7, 8.3.3."""
    f = Field({"2-Gren-Gds": "3009 spent", "2-Irish-Gds": "3009", WEAK: "3010"}, terrain={"3009": "woods"})
    assert f.refused("shatter 3010") == "H44-8.7"


@pytest.mark.parametrize(
    ("words", "rule"), [("shattered", "H44-8.7"), ("disrupted", "H44-14.2"), ("spent", "H44-8.3.3")]
)
def test_who_cannot_take_part_is_told_why(words: str, rule: str) -> None:
    """H44-8.7."""
    f = Field({**TANKS, "1-Gren-Gds": f"3109 {words}", "1-Dorset": "3020", WEAK: "3010"})
    assert f.refused("shatter 3010", "with 1-Gren-Gds") == rule
    assert f.refused("with 1-Dorset") == "H44-9.1"


def test_wet_attackers_double_the_defence() -> None:
    """H44-8.7, 10.8.2: 12 to 1 across a canal are 6 to 2."""
    water = {"3009/3010": "canal"}
    assert Field({**TANKS, WEAK: "3010"}, water=water).refused("shatter 3010") == "H44-8.7"


def test_defence_without_strength_is_beyond_every_column() -> None:
    """H44-8.7, 9.3: routed units that did not run; any attack will do."""
    f = Field({"1-Dorset": "3009", "KG-Seidel": "3010 routed"})
    f.play("shatter 3010", "with 1-Dorset", "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    assert f.steps("KG-Seidel") == 1
    assert f.order("KG-Seidel") == "routed"


def test_defenders_armor_shift_counts_against_it() -> None:
    """H44-8.7, 10.3.2: 10-1 and one to the left, one to the right for want of infantry beside the tanks."""
    units = {**FOOT, "5-Coldm-Gds": "2909", "1-Welsh-Gds": "2909"}
    f = Field({**units, "Pz-Mielke": "3010"})
    assert "shatter 3010" in f.options()  # 20 to 2
    f = Field({**units, "Pz-224": "3010 disrupted", WEAK: "3010 disrupted"})
    assert f.refused("shatter 3010") == "H44-8.7"  # 20 to 2, infantry beside the tanks


def test_an_assault_across_a_river_uses_up_its_engineer() -> None:
    """H44-8.7, 9.5.3, 23.3.2: it may follow with the infantry, and moves no more."""
    units = {"1-Gren-Gds": "3009", "RE-XXX": "3009", "KG-Seidel": "3010 routed"}
    f = Field(units, water={"3009/3010": "major"})
    f.play("shatter 3010", "with 1-Gren-Gds", "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    assert f.marked("RE-XXX", CROSSED | SHATTERED)
    assert f.refused("march RE-XXX") == "H44-8.1"
    f.play("done")
    run(f, Combat(0))
    assert "follow 3010" in f.options()
    f.play("follow 3010", "with RE-XXX", "to 3010")
    assert f.where("RE-XXX") == "3010"


def test_tanks_do_not_follow_across_the_river() -> None:
    """H44-8.7, 9.5.3."""
    units = {"1-Gren-Gds": "3009", "2-Gren-Gds": "3009", "RE-XXX": "3009", "KG-Seidel": "3010 routed"}
    f = Field(units, water={"3009/3010": "major"})
    f.play("shatter 3010", "with 1-Gren-Gds", "with 2-Gren-Gds", "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    for key, rule in (("2-Gren-Gds", "H44-15.6"), ("1-Gren-Gds", ""), ("RE-XXX", "")):
        here, to = f.hex("3009"), f.hex("3010")
        d = steps.direction(f.s, here, to)
        found = f.sc.variation.advance_refusal(f.s, f.unit(key), here, d, to, True)
        assert REFUSALS[found].rule == rule, key


def test_out_of_a_crowd_two_and_a_free_one_count() -> None:
    """H44-8.7, 6.4.2."""
    crowd = dict.fromkeys(("2-Gren-Gds", "2-Irish-Gds", "1-Gren-Gds"), "3009")
    f = Field({**crowd, "HG-Uden": "3010"})
    assert f.refused("shatter 3010") == "H44-8.7"  # 17 would be 8-1 and a shift; 12 are 6-1
    f = Field({**crowd, WEAK: "3010"})
    assert f.refused("shatter 3010", "with 2-Gren-Gds", "with 2-Irish-Gds", "with 1-Gren-Gds") == "H44-6.4.2"


def test_germans_shatter_too() -> None:
    """H44-8.7: 11 of the 107th Panzer Brigade against a lone supply source."""
    f = Field({"Pz-Abt-2107": "3009", "PzGr-2107": "3009", "82-ASS": "3010"}, player="german")
    f.play("shatter 3010", "with Pz-Abt-2107", "with PzGr-2107", "commit")
    assert f.where("82-ASS") == "@lost"
