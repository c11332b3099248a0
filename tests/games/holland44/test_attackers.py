"""Chapters 6.4.2, 9.1 and 9.2: who attacks out of which hex, who is attacked, and which rule says no."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.telling.message import Ref
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.rules import HollandRules
from grognard.games.zocbond.battle import BREAKTHROUGH
from grognard.games.zocbond.kinds import ADVANCED, ATTACKED
from grognard.games.zocbond.strength import defence_total

from .field import Field
from .fight import TARGET, Rest, battle, step, strike

MOTOR = "1-Gren-Gds"  # 5-5, 3 steps, Guards
TANKS = "2-Gren-Gds"
OTHERS = "1-Dorset"
FOE = "I-Hoffmann"


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="combat", **more)


# -- overstacked hexes (6.4.2) --------------------------------------------------------------------------


def test_two_units_and_a_free_one_for_all_targets_together() -> None:
    """H44-6.4.2: who has attacked out of the hex counts for its other attacks."""
    crowd = {MOTOR: "2009 attacked", TANKS: "2009 attacked", "2-Irish-Gds": "2009", "RE-XXX": "2009"}
    f = field({**crowd, OTHERS: "2110", FOE: TARGET})
    f.play(f"attack {TARGET}", f"with {OTHERS}")
    assert f.refused("with 2-Irish-Gds") == "H44-6.4.2"
    f.play("with RE-XXX")


def test_who_advanced_into_the_hex_attacked_out_of_another() -> None:
    """H44-6.4.2."""
    came = "2009 attacked advanced"
    f = field({MOTOR: came, TANKS: came, "2-Irish-Gds": "2009", "3-Irish-Gds": "2009", FOE: TARGET})
    f.play(f"attack {TARGET}", "with 2-Irish-Gds", "with 3-Irish-Gds")
    assert f.options() == ["commit"]


def test_an_advance_is_remembered_until_the_phase_ends() -> None:
    """H44-6.4.2, 15.1."""
    f = field({TANKS: "2009", MOTOR: "2009", OTHERS: "1909", FOE: "1908", "HG-Uden": TARGET})
    strike(f, TANKS, MOTOR, code="D1")
    f.play(f"with {TANKS}", f"to {TARGET}")
    while step(f) != "Combat.attacks":
        f.play("halt")
    assert f.marked(TANKS, ADVANCED)
    assert not f.marked(MOTOR, ADVANCED)
    f.play("done")
    assert not f.marked(TANKS, ADVANCED | ATTACKED)


def test_halves_of_a_battalion_fight_as_one() -> None:
    """H44-6.3, 6.4.2: in attack and in defence."""
    halves = ("2-S-Staff-a", "2-S-Staff-b")
    f = field({**dict.fromkeys((*halves, "1-Border", "7-KOSB"), "2009"), FOE: TARGET})
    f.play(f"attack {TARGET}", *(f"with {key}" for key in halves), "with 1-Border")
    assert f.refused("with 7-KOSB") == "H44-6.4.2"
    held = dict.fromkeys((*halves, "1-Pol", "21-Ind-Para"), TARGET)
    f = Field({**held, "KG-Seidel": "2009"}, frame=Rest())
    assert defence_total(f.s, battle(f, "KG-Seidel")) == 3 + 3 + 4


def test_a_breakthrough_out_of_a_crowd_is_bound_too() -> None:
    """H44-6.4.2, 16.3.5: two units and a free one."""
    f = Field(dict.fromkeys((MOTOR, TANKS, "2-Irish-Gds"), "2009") | {FOE: TARGET}, frame=Rest())
    b = battle(f, MOTOR, TANKS, kind=BREAKTHROUGH)
    assert REFUSALS[f.s.sc.combat_rules.joins_refusal(f.s, b, f.unit("2-Irish-Gds"))].rule == "H44-6.4.2"


def test_out_of_an_area_the_limits_of_one_hex_hold() -> None:
    """H44-19.7, 6.2: two units, one of each free type, and a lone armor unit of one step."""
    area = dict.fromkeys((MOTOR, OTHERS, "RE-XXX", "2-Devon"), "@N") | {"Br-Tk-1": f"@N of={TANKS}"}
    f = field({**area, FOE: "1004"})
    f.play("attack 1004", f"with {MOTOR}", f"with {OTHERS}", "with RE-XXX")
    assert f.refused("with 2-Devon") == "H44-19.7"
    f.play("with Br-Tk-1")


# -- once only (9.1) --------------------------------------------------------------------------------------


def test_who_was_attacked_is_safe_even_with_a_newcomer() -> None:
    """H44-9.1: all units of a hex are attacked together, and each only once."""
    f = field({MOTOR: "2009", "KG-Seidel": f"{TARGET} struck", "HG-Uden": f"{TARGET} routed", FOE: "2008"})
    assert f.refused(f"attack {TARGET}") == "H44-9.1"


def test_who_retreated_to_others_is_attacked_with_them() -> None:
    """H44-9.1, 13.5: but not alone."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "HG-Uden": f"{TARGET} struck fled"})
    assert f"attack {TARGET}" in f.options()
    f = field({MOTOR: "2009", "HG-Uden": f"{TARGET} struck fled", FOE: "2008"})
    assert f.refused(f"attack {TARGET}") == "H44-9.1"


# -- why not ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "more", "rule"),
    [
        ("", {"water": {"2009/2010": "major"}}, "H44-9.5.1"),
        ("engaged", {"water": {"2009/2010": "canal"}}, "H44-11.5.1"),
        ("disrupted", {}, "H44-14.2"),
        ("attacked", {}, "H44-9.1"),
        ("shattered", {}, "H44-8.7"),
        ("spent", {}, "H44-8.3.3"),
        ("refitted", {}, "H44-20.2.5"),
    ],
)
def test_a_hex_that_nobody_can_attack_names_what_keeps_them(
    words: str, more: dict[str, Any], rule: str
) -> None:
    """H44-9.1: the rule that holds back the unit next to it."""
    f = field({MOTOR: f"2009 {words}", FOE: TARGET, OTHERS: "1505", "II-Hoffmann": "1506"}, **more)
    assert f.refused(f"attack {TARGET}") == rule
    assert f.refused("attack 2020") == "H44-9.1"  # nobody there


def test_units_that_are_not_next_to_the_hex_do_not_attack_it() -> None:
    """H44-9.1."""
    f = field({MOTOR: "2009", TANKS: "2110", OTHERS: "1505", FOE: TARGET})
    assert f.refused(f"attack {TARGET}", f"with {OTHERS}") == "H44-9.1"


def test_the_unit_that_is_kept_back_is_named() -> None:
    """H44-9.5.1: the sentence is about the unit next to the hex."""
    f = field(
        {MOTOR: "2009", FOE: TARGET, OTHERS: "1505", "II-Hoffmann": "1506"}, water={"2009/2010": "major"}
    )
    o = f.option(f"attack {TARGET}")
    named = HollandRules().facts(f.s, 0, o, f.s.top().check(f.s, o))["unit"]
    assert isinstance(named, Ref)
    assert named.index == f.unit(MOTOR)
