"""Chapters 10.2 to 10.8 in combination: lead and attachment, armor, morale, air, ground and water."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.artillery import in_air_range
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.strength import attack_total, defence_total, odds_of

from .field import Field
from .fight import TARGET, Rest, battle, column, ledgers, shift_lines

MOTOR = "1-Gren-Gds"  # 5-5, Guards
TANKS = "2-Gren-Gds"  # 6-5, AC 3, Guards
GUNS = "21-AT"  # 1-2, AC 4 in a box, Guards
OTHERS = "1-Dorset"  # 5-5, 50th Division


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


# -- armor (10.3 to 10.5) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attackers", "lead", "foe", "shifts"),
    [
        ((TANKS,), "gds", "Pz-Mielke", {"armor-attack": 1}),  # 3 against 2
        ((TANKS,), "gds", "StuG-1107", {}),  # 3 against 3
        ((TANKS, GUNS), "gds", "StuG-1107", {}),  # 4 less 1 is no better
        ((GUNS,), "gds", "KG-Seidel", {}),  # anti-tank guns are no armor
        ((GUNS,), "gds", "Pz-Mielke", {}),  # but they have a class: no shift to the left
        ((MOTOR,), "gds", "Pz-Mielke", {"armor-defence": -1, "unsupported": 1}),
        ((MOTOR, TANKS), "gds", "Pz-Mielke", {"armor-attack": 1, "unsupported": 1}),
        ((OTHERS, TANKS), "n50", "Pz-Mielke", {"armor-defence": -1, "unsupported": 1}),
        ((OTHERS, TANKS), "gds", "Pz-Mielke", {"armor-attack": 1}),  # the infantry does not lead
        ((MOTOR,), "gds", "Flak-602", {}),
        ((MOTOR,), "gds", "PzJg-159", {}),
    ],
)
def test_armor_shifts(attackers: tuple[str, ...], lead: str, foe: str, shifts: dict[str, int]) -> None:
    """H44-10.3.1 to 10.3.3, 10.5.2."""
    f = field({**dict.fromkeys(attackers, "2009"), foe: TARGET})
    assert shift_lines(f, battle(f, *attackers, lead=lead)) == shifts


def test_the_best_class_of_all_attackers_counts() -> None:
    """H44-10.3.1: armor of class 2 leads, a tank destroyer of 5, less 1, is with it; against class 3."""
    units = {"Pz-Mielke": "2009", "sPzJg-559": "2009", TANKS: TARGET, MOTOR: TARGET}
    f = field(units)
    assert "armor-attack" in shift_lines(f, battle(f, "Pz-Mielke", "sPzJg-559", lead="ss2"))
    assert "armor-attack" not in shift_lines(f, battle(f, "Pz-Mielke", lead="ss2"))


def test_an_attached_unit_counts_with_the_lead() -> None:
    """H44-10.2.3, 10.3.1, 10.5.2: for armor, against unsupported armor."""
    f = field({OTHERS: "2009", TANKS: "2009", "Pz-Mielke": TARGET})
    assert shift_lines(f, battle(f, OTHERS, TANKS, lead="n50", attached=TANKS)) == {
        "armor-attack": 1,
        "unsupported": 1,
    }
    assert shift_lines(f, battle(f, OTHERS, TANKS, lead="gds", attached=OTHERS)) == {
        "armor-attack": 1,
        "unsupported": 1,
    }


def test_infantry_in_disorder_supports_armor_but_the_routed_do_not() -> None:
    """H44-10.5.2, 14.2, 14.3.2."""
    f = field({MOTOR: "2009", "Pz-Mielke": TARGET, "HG-Uden": f"{TARGET} disrupted"})
    assert shift_lines(f, battle(f, MOTOR)) == {"armor-defence": -1}
    f = field({MOTOR: "2009", "Pz-Mielke": TARGET, "HG-Uden": f"{TARGET} routed"})
    assert shift_lines(f, battle(f, MOTOR)) == {"armor-defence": -1, "unsupported": 1}
    f = field({MOTOR: "2009", "Pz-Mielke": f"{TARGET} routed", "HG-Uden": TARGET})
    assert shift_lines(f, battle(f, MOTOR)) == {}


def test_who_retreated_there_keeps_its_class() -> None:
    """H44-13.5, 14.2: only its strength does not count."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "Pz-Mielke": f"{TARGET} fled disrupted"})
    assert shift_lines(f, battle(f, MOTOR)) == {"armor-defence": -1}
    assert defence_total(f.s, battle(f, MOTOR)) == 4
    f = field({MOTOR: "2009", "Lw-6-zbV": TARGET, "KG-Seidel": f"{TARGET} fled disrupted"})
    assert shift_lines(f, battle(f, MOTOR)) == {}  # not all are poor


def test_disrupted_armor_still_shifts() -> None:
    """H44-14.2: to the left; and its class still outguns."""
    f = field({MOTOR: "2009", TANKS: "2109", "1-sPz-506": f"{TARGET} disrupted", "HG-Uden": TARGET})
    assert shift_lines(f, battle(f, MOTOR)) == {"armor-defence": -1}
    assert attack_total(f.s, battle(f, TANKS)) == 3


@pytest.mark.parametrize(
    ("ground", "road", "earned"),
    [
        ({}, False, True),
        ({TARGET: "town"}, False, True),
        ({TARGET: "city"}, True, False),
        ({TARGET: "woods"}, True, False),
        ({TARGET: "marsh"}, True, False),
        ({TARGET: "polder_woods"}, True, False),
        ({TARGET: "polder"}, False, False),
        ({TARGET: "polder"}, True, True),
        ({"2009": "polder"}, False, False),
        ({"2009": "polder"}, True, True),
        ({"2009": "marsh"}, False, False),
        ({"2009": "marsh"}, True, True),
        ({"2009": "woods"}, False, True),
        ({"2009": "polder_woods"}, True, True),  # only into it the woods forbid
    ],
)
def test_where_armor_earns_its_shift(ground: dict[str, str], road: bool, earned: bool) -> None:
    """H44-10.3.4, 8.6.3, 10.8.3, 10.8.4."""
    f = field({TANKS: "2009", "KG-Seidel": TARGET}, terrain=ground, roads=[["2009", TARGET]] if road else [])
    assert ("armor-attack" in shift_lines(f, battle(f, TANKS))) is earned
    muddy = {"marsh", "polder", "polder_woods"} & set(ground.values())
    assert attack_total(f.s, battle(f, TANKS)) == (3 if muddy else 6)


@pytest.mark.parametrize(
    ("water", "bridge", "earned"),
    [
        ("minor", "", False),
        ("minor", "road", True),
        ("canal", "", False),
        ("canal", "safe", True),
        ("canal", "mined", True),
        ("canal", "blown", False),
        ("canal", "repair", False),
        ("major", "safe", True),
    ],
)
def test_armor_across_water(water: str, bridge: str, earned: bool) -> None:
    """H44-10.3.4, 10.8.2: by bridges that stand; it is halved all the same."""
    f = field(
        {TANKS: "2009", "KG-Seidel": TARGET},
        water={"2009/2010": water},
        roads=[["2009", TARGET]] if bridge else [],
        bridges={"2009/2010": bridge} if bridge not in ("", "road") else {},
    )
    b = battle(f, TANKS)
    assert ("armor-attack" in shift_lines(f, b)) is earned
    assert (attack_total(f.s, b), defence_total(f.s, b)) == (3, 8)


def test_one_armor_unit_that_can_earn_the_shift_is_enough() -> None:
    """H44-10.3.4: another one attacks across a canal."""
    f = field({TANKS: "2009", "2-Irish-Gds": "2109", "KG-Seidel": TARGET}, water={"2009/2010": "canal"})
    assert "armor-attack" in shift_lines(f, battle(f, TANKS, "2-Irish-Gds"))
    assert "armor-attack" not in shift_lines(f, battle(f, TANKS))


# -- morale (10.6) ----------------------------------------------------------------------------------------


def test_elite_steps_are_counted_as_they_are_now() -> None:
    """H44-10.6: more than half of the steps of the lead."""
    f = field({"SS-Segler": "2009", "KG-Dreyer": "2009 steps=1", MOTOR: TARGET})
    assert shift_lines(f, battle(f, "SS-Segler", "KG-Dreyer")) == {"elite": 1}  # 2 of 3
    f = field({"SS-Segler": "2009 steps=1", "KG-Dreyer": "2009 steps=1", MOTOR: TARGET})
    assert shift_lines(f, battle(f, "SS-Segler", "KG-Dreyer")) == {}  # 1 of 2


def test_elite_units_outside_the_lead_do_not_count() -> None:
    """H44-10.6."""
    f = field({"KG-Dreyer": "2009", "KG-Spindler": "2009", MOTOR: TARGET})
    assert shift_lines(f, battle(f, "KG-Dreyer", "KG-Spindler", lead="fja1")) == {}
    assert shift_lines(f, battle(f, "KG-Dreyer", "KG-Spindler", lead="ss2")) == {"elite": 1}
    attached = battle(f, "KG-Dreyer", "KG-Spindler", lead="fja1", attached="KG-Spindler")
    assert shift_lines(f, attached) == {"elite": 1}  # 3 of 5


def test_all_defenders_must_be_poor_the_routed_aside() -> None:
    """H44-10.6, 14.3.2."""
    f = field({MOTOR: "2009", "Lw-6-zbV": TARGET, "Flgh-Btl-2": f"{TARGET} disrupted"})
    assert shift_lines(f, battle(f, MOTOR)) == {"poor": 1}
    f = field({MOTOR: "2009", "Lw-6-zbV": TARGET, "HG-Uden": f"{TARGET} routed"})
    assert shift_lines(f, battle(f, MOTOR)) == {"poor": 1}


# -- formations (10.2) ------------------------------------------------------------------------------------


def why_not_attach(f: Field, unit: str, *attackers: str, lead: str) -> str:
    return REFUSALS[
        f.s.sc.combat_rules.attach_refusal(f.s, battle(f, *attackers, lead=lead), f.unit(unit))
    ].rule


def test_who_can_be_attached() -> None:
    """H44-10.2.3, 10.2.4: beside the lead, corps troops anywhere, parts of others not."""
    units = {MOTOR: "2009", OTHERS: "2109", "RE-XXX": "2110", "Br-Inf-1": f"2011 of={OTHERS}"}
    f = field({**units, "KG-Seidel": TARGET})
    everybody = tuple(units)
    assert why_not_attach(f, "RE-XXX", *everybody, lead="gds") == ""
    assert why_not_attach(f, OTHERS, *everybody, lead="gds") == "H44-10.2.3"
    assert why_not_attach(f, "Br-Inf-1", *everybody, lead="gds") == "H44-10.2.3"
    assert why_not_attach(f, "Br-Inf-1", *everybody, lead="n50") == "H44-10.2.3"  # it is of that formation
    assert why_not_attach(f, MOTOR, *everybody, lead="corps") == "H44-10.2.3"


def test_corps_troops_are_one_formation() -> None:
    """H44-10.2.4: engineers of two armies at full strength."""
    f = field({"RE-XXX": "2009", "RCE-2nd": "2109", OTHERS: "2110", "KG-Seidel": TARGET})
    b = battle(f, "RE-XXX", "RCE-2nd", OTHERS, lead="corps")
    assert attack_total(f.s, b) == 1 + 1 + 3
    b = battle(f, "RE-XXX", "RCE-2nd", OTHERS, lead="n50", attached="RE-XXX")
    assert attack_total(f.s, b) == 1 + 1 + 5


def test_a_part_fights_with_its_parent() -> None:
    """H44-10.2.2, 21.1."""
    f = field({"Ge-Inf-1": "2009 of=KG-Spindler", "KG-Seidel": "2009", MOTOR: TARGET})
    assert attack_total(f.s, battle(f, "Ge-Inf-1", "KG-Seidel", lead="ss2")) == 1 + 2
    assert (
        attack_total(f.s, battle(f, "Ge-Inf-1", "KG-Seidel", lead="fja1")) == 1 + 3
    )  # half of 1, rounded up


# -- halving and doubling (10.1, 10.8) ---------------------------------------------------------------------


def test_units_of_strength_one_are_added_then_halved_by_side() -> None:
    """H44-10.1: three ones of other formations are 2."""
    ones = {"Lw-6-zbV": "2009", "HG-Uden": "2109", "Ldsch-Veghel": "2110"}
    f = field({**ones, "KG-Spindler": "1909", MOTOR: TARGET})
    assert attack_total(f.s, battle(f, *ones, "KG-Spindler", lead="ss2")) == 3 + 2


def test_disrupted_ones_behind_a_river() -> None:
    """H44-10.1, 14.2: three ones halved are 2, doubled 4; vehicles are doubled by water, not by a town."""
    ones = {"Ldsch-Veghel": f"{TARGET} disrupted", "AR-185": f"{TARGET} disrupted"}
    f = field({MOTOR: "2009", **ones}, water={"2009/2010": "canal"})
    assert defence_total(f.s, battle(f, MOTOR)) == 2
    f = field({MOTOR: "2009", **ones}, terrain={TARGET: "town"})
    assert defence_total(f.s, battle(f, MOTOR)) == 2 * 1 + 1


@pytest.mark.parametrize(
    ("units", "more", "rule"),
    [
        ({TANKS: "2009"}, {"terrain": {TARGET: "marsh"}}, "H44-10.8.3"),
        ({TANKS: "2009"}, {"terrain": {"2009": "marsh"}}, "H44-10.8.3"),
        ({TANKS: "2009"}, {"terrain": {TARGET: "polder"}}, "H44-10.8.4"),
        ({TANKS: "2009"}, {"terrain": {"2009": "polder_woods"}}, "H44-10.8.4"),
        ({TANKS: "2009"}, {"water": {"2009/2010": "minor"}}, "H44-10.8.2"),
        ({MOTOR: "2009"}, {"water": {"2009/2010": "canal"}}, "H44-10.8.2"),
    ],
)
def test_halving_names_its_rule(units: dict[str, str], more: dict[str, Any], rule: str) -> None:
    """H44-10.8.2 to 10.8.4."""
    f = field({**units, "KG-Seidel": TARGET}, **more)
    assert ledgers(f, battle(f, *units))[0].rules() == [rule]


def test_an_area_out_of_which_all_attack_dry_cancels_the_doubling() -> None:
    """H44-10.8.2, 19.7."""
    f = field({MOTOR: "1104", OTHERS: "@N", "KG-Seidel": "1004"}, water={"1004/1104": "canal"})
    assert defence_total(f.s, battle(f, MOTOR, target="1004")) == 8
    assert defence_total(f.s, battle(f, MOTOR, OTHERS, target="1004")) == 4


def test_everything_together() -> None:
    """H44-10: tanks and motor troops of the Guards with a battalion of paratroopers attached, over a canal.

    3 for the tanks, 3 for the motor troops, 3 for the paratroopers, all halved; 4 doubled in a town is 8;
    armor and artillery make it 3-1.
    """
    f = field(
        {TANKS: "2009", MOTOR: "2009", "1-506": "2009", "KG-Seidel": TARGET, "Gds-Div": "2007"},
        water={"2009/2010": "canal"},
        bridges={"2009/2010": "safe"},
        roads=[["2009", TARGET]],
        terrain={TARGET: "town"},
    )
    b = battle(f, TANKS, MOTOR, "1-506", lead="gds", attached="1-506", support=("Gds-Div",))
    odds = odds_of(f.s, b)
    assert (odds.attack, odds.defence, odds.shift) == (9, 8, 2)
    assert column(f, b) == "3-1"


# -- air (10.7) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "near"),
    [
        ({MOTOR: "2014"}, True),
        ({MOTOR: "2015"}, False),
        ({"Gds-Div": "2014"}, True),
        ({"P-Irene": "2011"}, False),  # Dutch
        ({"RCE-2nd": "2011"}, False),  # Canadian
        ({"1-Border": "2011"}, False),  # British, but airborne
        ({"1-506": "2011"}, False),
        ({"Br-Inf-1": f"2011 of={MOTOR}"}, True),
        ({"Br-Inf-1": "2011 of=P-Irene"}, False),  # a part of the Dutch brigade
        ({MOTOR: "@N"}, False),
    ],
)
def test_whom_the_air_force_follows(units: dict[str, str], near: bool) -> None:
    """H44-10.7: within four hexes of a British unit that is not airborne."""
    f = field({**units, "KG-Seidel": TARGET})
    assert in_air_range(f.s, f.hex(TARGET)) is near
