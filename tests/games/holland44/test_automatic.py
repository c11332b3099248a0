"""Chapter 8.7: automatic DS. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

import pytest

from grognard.games.holland44.kinds import CROSSED
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.combat import Combat, followers
from grognard.games.zocbond.kinds import MOVED, SHATTERED

from .cases import ORDERS, Case, case, each
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
    assert {"eliminated": "@lost"}[then["defender"]] == f.where(WEAK)
    for key in TANKS:
        assert f.marked(key, SHATTERED)
        assert f.marked(key, MOVED)
        assert f.refused(f"march {key}") == "H44-8.1"
    f.play("march 1-Gren-Gds")
    assert f.allowed("to 3010") is then["others_may_pass"]
    f.play("to 3010", "to 3011", "halt")


def test_survivors_run_three_hexes() -> None:
    """H44-8.7: one step is lost, the rest is in full retreat."""
    then = case("H44-C-133")["then"]
    f = Field({**TANKS, **FOOT, "1-Coldm-Gds": "2909", "406-Stargard": "3010"})
    f.play("shatter 3010", *(f"with {key}" for key in (*TANKS, *FOOT, "1-Coldm-Gds")), "commit")
    while f.asked() == "german":
        f.play(f.options()[0])
    foe = "406-Stargard"
    assert f.steps(foe) == 2 - then["step_loss"]
    assert f.order(foe) == ORDERS[then["marker"]]
    assert f.sc.board.distance_between(f.s.place[f.unit(foe)], f.hex("3010")) == then["retreat"]


def test_armor_and_morale_shifts_count() -> None:
    """H44-8.7: nine to one and a shift."""
    f = Field({"2-Gren-Gds": "3009", "1-Gren-Gds": "3009", "HG-Uden": "3010"})
    assert f.refused("shatter 3010") == "H44-8.7"  # 11:2 is 5-1, and one shift
    f = Field({**TANKS, "1-Gren-Gds": "3109 steps=2", "3-Irish-Gds": "3109 steps=2", "HG-Uden": "3010"})
    assert f.allowed("shatter 3010") is case("H44-C-134")["then"]["auto_ds"]  # 18:2 is 9-1, and one shift


def test_artillery_and_air_do_not_count() -> None:
    """H44-8.7."""
    units = {**FOOT, "5-Coldm-Gds": "2909", "1-Welsh-Gds": "2909 steps=2", "HG-Uden": "3010"}
    f = Field({**units, "Gds-Div": "3008", "5-AGRA": "3008"})
    f.s.air_left = 2
    assert f.allowed("shatter 3010") is case("H44-C-135")["then"]["auto_ds"]
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


@each("H44-C-656")
def test_no_river_assault_in_the_movement_phase(case: Case) -> None:
    """H44-9.5.3: it is made in the combat phase; over a bridge an automatic DS is made as ever."""
    units = {"1-Gren-Gds": "3009", "RE-XXX": "3009", "KG-Seidel": "3010 routed"}
    water = {"3009/3010": "major"}
    f = Field(units, water=water)
    found = [f.allowed("shatter 3010")]
    assert f.refused("shatter 3010") == case["then"]["rule"]
    f = Field(units, water=water, phase="combat")
    assert [*found, f.allowed("attack 3010")] == case["then"]["allowed"]
    f = Field(units, water=water, bridges={"3009/3010": "safe"}, roads=[["3009", "3010"]])
    assert f.allowed("shatter 3010")


def test_who_stands_beyond_the_river_does_not_join() -> None:
    """H44-8.7, 9.5.3: others from this bank make it up without him."""
    units = {**TANKS, "1-Gren-Gds": "3109", "RE-XXX": "3109", WEAK: "3010"}
    f = Field(units, water={"3010/3109": "major"})
    assert f.refused("shatter 3010", "with 1-Gren-Gds") == "H44-9.5.3"
    f.play(*(f"with {key}" for key in TANKS), "commit")
    assert f.where(WEAK) == "@lost"
    assert not f.marked("RE-XXX", CROSSED)


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


@each("H44-C-658")
def test_the_marker_goes_with_the_steps(case: Case) -> None:
    """H44-8.7, 21.1, 21.4, 21.5: who carries it does not fight again, and may follow."""
    broken = Field({**TANKS, WEAK: "3010"})
    broken.play("shatter 3010", *(f"with {key}" for key in TANKS), "commit", "split 2-Gren-Gds Br-Tk-1")
    fresh = {"1-Coldm-Gds": "3009 steps=2", "Br-Tk-1": "3009 of=2-Gren-Gds"}
    taken = Field({"2-Gren-Gds": "3109", "2-Irish-Gds": "3109", **fresh, WEAK: "3010"})
    taken.play("shatter 3010", "with 2-Gren-Gds", "with Br-Tk-1", "with 2-Irish-Gds", "commit")
    taken.play("absorb 1-Coldm-Gds Br-Tk-1")
    merged = Field({"GR-732": "3009 steps=1", "GR-745": "3009", "82-ASS": "3010"}, player="german")
    merged.s.set_mark(merged.unit("GR-745"), SHATTERED)
    merged.s.quarry[merged.unit("GR-745")] = merged.hex("3010")
    merged.play("merge GR-732 GR-745")
    rows = [(broken, "Br-Tk-1"), (taken, "1-Coldm-Gds"), (merged, "GR-732")]
    assert [f.marked(key, SHATTERED) for f, key in rows] == case["then"]["marked"]
    follows = [bool(followers(f.s, f.player, f.hex("3010")) >> f.unit(key) & 1) for f, key in rows]
    assert follows == case["then"]["may_follow"]
    for f, key in rows:
        why = attacker_refusal(f.s, f.player, f.unit(key), f.hex("3010"), NORMAL)
        assert (why == 0) == case["then"]["may_attack"]
    run(broken.play("done"), Combat(0)).play("follow 3010")
    assert broken.allowed("with Br-Tk-1")


def test_a_remnant_that_grows_back_may_still_follow() -> None:
    """H44-8.7, 21.4: the unit it stands for has the right of its remnant."""
    units = {"2-Gren-Gds": "@display", "Rem-Br-Tk-1": "3009 of=2-Gren-Gds shattered"}
    f = Field({**units, "Br-Tk-1": "3009 of=2-Gren-Gds shattered"})
    for key in ("Rem-Br-Tk-1", "Br-Tk-1"):
        f.s.quarry[f.unit(key)] = f.hex("3010")
    f.play("absorb Rem-Br-Tk-1 Br-Tk-1")
    assert followers(f.s, 0, f.hex("3010")) == 1 << f.unit("2-Gren-Gds")


def test_no_automatic_ds_out_of_an_area() -> None:
    """H44-8.7, 19.7: units come into hexes next to it; out of an area they attack in the combat phase."""
    units = {WEAK: "1004", "2-Gren-Gds": "@N", "2-Irish-Gds": "@N", "1-Gren-Gds": "@N"}
    assert Field(units).refused("shatter 1004") == "H44-8.7"
    assert Field(units, phase="combat").allowed("attack 1004")
    f = Field({**units, "2-Gren-Gds": "1005", "2-Irish-Gds": "1005"}).play("shatter 1004")
    assert f.allowed("with 2-Gren-Gds")
    assert not f.allowed("with 1-Gren-Gds")
