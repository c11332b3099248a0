"""Chapter 8.7: automatic DS. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

from grognard.games.zocbond.kinds import MOVED, SHATTERED

from .cases import case
from .field import Field

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
