"""Chapters 6.4, 9, 10 and 19.7 in detail: who attacks from where, what halves and shifts."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.combat import battalions, came_now, fight_in_crowd, is_free
from grognard.games.holland44.kinds import CROSSED
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.battle import AUTOMATIC, BREAKTHROUGH, NORMAL
from grognard.games.zocbond.strength import attack_total, defence_total, odds_of

from .field import Field
from .fight import TARGET, Rest, battle, ledgers, names

INF = ("1-Gren-Gds", "3-Irish-Gds", "5-Coldm-Gds", "1-Welsh-Gds")  # 5-5-5, three steps each
TANKS = "2-Gren-Gds"  # 6-5-5, three steps
MORE_TANKS = "2-Irish-Gds"
HALVES = ("2-S-Staff-a", "2-S-Staff-b")
SEIDEL = "KG-Seidel"  # 3-4-3


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


# -- who attacks (H44-9.1, 9.5, 19.6) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "name"), [(NORMAL, "spent-attack"), (AUTOMATIC, "spent-attack"), (BREAKTHROUGH, "")]
)
def test_spent_units_attack_only_in_a_breakthrough(kind: int, name: str) -> None:
    """H44-8.3.3: the marker forbids attacks of the combat phase and automatic results."""
    f = field({INF[0]: "2009 spent", SEIDEL: TARGET})
    why = f.sc.combat_rules.attack_refusal(f.s, f.unit(INF[0]), f.hex(TARGET), kind)
    assert REFUSALS[why].name == name


@pytest.mark.parametrize(("began", "moved"), [("@N", False), ("@M", True), ("1004", False), ("@O", True)])
def test_who_came_from_another_area(began: str, moved: bool) -> None:
    """H44-19.6, 19.7: who changed areas in this turn does not attack; who stayed or left the map does."""
    f = field({INF[0]: f"@N from={began}"})
    assert came_now(f.s, f.unit(INF[0])) is moved
    f = field({INF[0]: "1104 from=@N"})
    assert came_now(f.s, f.unit(INF[0]))  # it is no longer in the area from which it came


# -- crowds (H44-6.2, 6.3, 6.4.2) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fighters", "may"),
    [
        (INF[:1], True),
        (INF[:2], True),
        (INF[:3], False),
        ((*INF[:2], "RE-XXX"), True),  # engineers are free
        ((*INF[:2], "RE-XXX", "Gds-Div"), False),  # one free unit, not two
    ],
)
def test_who_fights_out_of_a_crowd(fighters: tuple[str, ...], may: bool) -> None:
    """H44-6.4.2: two units and one that is free."""
    f = field(dict.fromkeys((*INF, "RE-XXX", "Gds-Div"), "2009"))
    units = [f.unit(key) for key in fighters]
    assert fight_in_crowd(f.s, f.hex("2009"), units) is may


def test_halves_of_a_battalion_are_one() -> None:
    """H44-6.3: the two halves of one; other units stay apart."""
    f = field({})
    units = [f.unit(key) for key in (HALVES[0], INF[0], HALVES[1], INF[1])]
    found = [sorted(group) for group in battalions(f.s, units)]
    assert found == [sorted((units[0], units[2])), [units[1]], [units[3]]]


@pytest.mark.parametrize(
    ("units", "key", "free"),
    [
        ({"RE-XXX": "2009"}, "RE-XXX", True),
        ({INF[0]: "2009"}, INF[0], False),
        ({TANKS: "2009"}, TANKS, False),
        ({TANKS: "2009 steps=1"}, TANKS, True),
        ({TANKS: "2009 steps=1", MORE_TANKS: "2009"}, TANKS, False),
        ({TANKS: "2009 steps=1", INF[0]: "2009"}, TANKS, True),
        ({INF[0]: "2009 steps=1"}, INF[0], False),
    ],
)
def test_who_stacks_for_free(units: dict[str, str], key: str, free: bool) -> None:
    """H44-6.2: the free types, and armor of one step without other armor."""
    f = field(units)
    assert is_free(f.s, f.hex("2009"), f.unit(key)) is free


def test_of_a_crowd_the_best_defend() -> None:
    """H44-6.4.2: two units and a free one, the strongest of them; nobody else."""
    units = dict.fromkeys((*INF[:2], "12-KRRC", "RE-XXX"), TARGET)
    f = field({**units, SEIDEL: "2009"})
    b = battle(f, SEIDEL)
    assert sorted(names(f, f.sc.combat_rules.defenders_that_count(f.s, b))) == sorted((*INF[:2], "RE-XXX"))
    f = field({**dict.fromkeys(INF[:3], TARGET), SEIDEL: "2009"})
    assert len(names(f, f.sc.combat_rules.defenders_that_count(f.s, battle(f, SEIDEL)))) == 2


# -- halving (H44-10.1, 10.4, 10.8, 18.4) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "more", "attack"),
    [
        ({INF[0]: "2009"}, {}, 5),
        ({INF[0]: "2009 oos"}, {}, 3),  # H44-18.4
        ({INF[0]: "2009 engaged"}, {}, 3),  # H44-11.5.1
        ({INF[0]: "2009"}, {"water": {"2009/2010": "canal"}}, 3),  # H44-10.8.2
        ({"1-504": "2009"}, {"water": {"2009/2010": "minor"}}, 5),  # vehicles only
        ({TANKS: "2009"}, {"water": {"2009/2010": "minor"}}, 3),
        ({"1-504": "2009"}, {"terrain": {"2009": "marsh"}}, 5),
        ({TANKS: "2009"}, {"terrain": {"2009": "polder"}}, 3),  # H44-10.8.4
        ({TANKS: "2009"}, {"terrain": {TARGET: "marsh"}}, 3),  # H44-10.8.3
    ],
)
def test_what_halves_an_attacker(units: dict[str, str], more: dict[str, Any], attack: int) -> None:
    """H44-10.1: each reason alone halves, rounding up."""
    f = field({**units, SEIDEL: TARGET}, **more)
    assert attack_total(f.s, battle(f, *units)) == attack


def test_better_guns_halve_armor() -> None:
    """H44-10.4: a defending anti-tank class above its own."""
    f = field({TANKS: "2009", "sPzJg-559": TARGET})  # 3 against 5
    assert attack_total(f.s, battle(f, TANKS)) == 3
    assert ledgers(f, battle(f, TANKS))[0].rules() == ["H44-10.4"]


def test_attacks_out_of_an_area_are_dry() -> None:
    """H44-10.8.3, 19.7: no ground of theirs halves vehicles, only that of the target."""
    f = field({TANKS: "@N", SEIDEL: "1004"})
    assert attack_total(f.s, battle(f, TANKS, target="1004")) == 6
    f = field({TANKS: "@N", SEIDEL: "1004"}, terrain={"1004": "marsh"})
    assert attack_total(f.s, battle(f, TANKS, target="1004")) == 3


# -- doubling (H44-10.5.1, 10.8) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defender", "more", "defence"),
    [
        (SEIDEL, {}, 4),
        (SEIDEL, {"terrain": {TARGET: "town"}}, 8),
        ("Pz-Mielke", {}, 2),
        ("Pz-Mielke", {"terrain": {TARGET: "town"}}, 2),  # vehicles are not doubled there
        ("Pz-Mielke", {"water": {"2009/2010": "minor"}}, 4),
        (f"{SEIDEL} disrupted", {}, 2),
    ],
)
def test_what_doubles_a_defender(defender: str, more: dict[str, Any], defence: int) -> None:
    """H44-10.5.1, 10.8: town and city those on foot, water everybody; the disrupted are halved."""
    key, *words = defender.split()
    f = field({INF[0]: "2009", key: " ".join([TARGET, *words])}, **more)
    assert defence_total(f.s, battle(f, INF[0])) == defence


# -- shifts and leads (H44-10.2.1, 10.3.1, 10.6) -------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "attackers", "shift"),
    [
        ({INF[0]: "2009", SEIDEL: TARGET}, (INF[0],), 0),
        ({TANKS: "2009", INF[0]: "2009", SEIDEL: TARGET}, (TANKS, INF[0]), 1),  # H44-10.3.1
        ({INF[0]: "2009", "Pz-Mielke": TARGET}, (INF[0],), 0),  # its shift, and one against it: no infantry
        (
            {"SS-Segler": "2009 steps=1", "KG-Dreyer": "2009 steps=1", INF[0]: TARGET},
            ("SS-Segler", "KG-Dreyer"),
            0,
        ),
        ({"SS-Segler": "2009", "KG-Dreyer": "2009 steps=1", INF[0]: TARGET}, ("SS-Segler", "KG-Dreyer"), 1),
        ({INF[0]: "2009", "Lw-6-zbV": TARGET}, (INF[0],), 1),  # H44-10.6: poor defenders
    ],
)
def test_columns_of_an_attack(units: dict[str, str], attackers: tuple[str, ...], shift: int) -> None:
    """H44-10.3.1, 10.3.3, 10.6: one for armor, unsupported armor, an elite lead, poor defenders."""
    f = field(units)
    assert odds_of(f.s, battle(f, *attackers)).shift == shift


def test_formations_that_may_lead_are_listed_in_order() -> None:
    """H44-10.2.1: each formation of the attackers once, whoever comes first in the list of units."""
    sc = field({}).sc
    allied = [u for u in sc.units_of[0] if sc.formation[u] >= 0]
    first, second = next(
        (u, v) for u in allied for v in allied if u < v and sc.formation[u] > sc.formation[v]
    )
    keys = [sc.unit_names[u] for u in (first, second)]
    f = field({**dict.fromkeys((*keys, INF[0], INF[1]), "2009"), SEIDEL: TARGET})
    found = f.sc.combat_rules.leads(f.s, battle(f, *keys, INF[0], INF[1]))
    assert found == sorted({sc.formation[first], sc.formation[second], sc.formation_names.index("gds")})


def test_who_is_attached_to_the_lead() -> None:
    """H44-10.2.3, 10.2.4: one beside a unit of the lead, corps troops anywhere; beside others nobody."""
    units = {INF[0]: "2009", "12-KRRC": "2109", "1-Dorset": "2109", "RE-XXX": "2110", "4-Dorset": "2009"}
    f = field({**units, SEIDEL: TARGET})
    b = battle(f, *units, lead="gds")
    found = {key: REFUSALS[f.sc.combat_rules.attach_refusal(f.s, b, f.unit(key))].name for key in units}
    assert found == {
        INF[0]: "of-lead",
        "12-KRRC": "attach-apart",
        "1-Dorset": "attach-apart",
        "RE-XXX": "",
        "4-Dorset": "",
    }


def test_no_engineer_is_used_where_none_is_needed() -> None:
    """H44-23.3.2: an attack over dry ground crosses no river."""
    f = field({INF[0]: "2009", "RE-XXX": "2009", SEIDEL: TARGET})
    f.sc.combat_rules.begin_attack(f.s, battle(f, INF[0]))
    assert not any(f.s.has_mark(u, CROSSED) for u in range(f.sc.units))
