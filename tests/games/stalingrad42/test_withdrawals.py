"""Chapter 32: withdrawals, returns and exchanged counters."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42 import city_battles
from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.stalingrad42.campaign import withdrawals
from grognard.games.stalingrad42.campaign.withdrawals import pay_penalty
from grognard.games.stalingrad42.scenario import REPLACEMENTS
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import Rest

SPECIAL = REPLACEMENTS.index("special")
TEN = [{"turn": 10, "side": "axis", "kind": "tank_divisions", "keys": ["DE-PG-GD"]}]


def initial(units: dict[str, str], rows: list[dict[str, Any]], player: str = "axis") -> Field:
    """An initial phase in which units are withdrawn."""
    return Field(units, player=player, phase="initial", turn=rows[0]["turn"], withdrawals=rows)


# -- turn 10 (S42-32.1) ------------------------------------------------------------------------------------


@each("S42-T283", "S42-T284", "S42-T285")
def test_the_tank_divisions_of_turn_10(case: Case) -> None:
    """Seven steps go; what is missing is lost by others, what is too much is given to others."""
    steps = case["given"]["withdrawn_steps"]
    others = {"DE-PZ-9": "0905", "DE-PZ-11": "0906", "DE-PZ-13": "0907"}
    chosen = {5: ("0904 steps=2", "0904 steps=2", "0903 steps=1"), 9: ("0904", "0904", "0904")}
    if steps:
        places = chosen[steps]
        units = dict(zip(("DE-PZ-3", "DE-PZ-6", "DE-PG-GD"), places, strict=True))
    else:
        units = dict.fromkeys(("DE-PZ-3", "DE-PZ-6", "DE-PG-GD"), "@lost")
        units |= dict.fromkeys(
            ("DE-PZ-7", "DE-PZ-14", "DE-PZ-16", "DE-PZ-22", "DE-PZ-23", "DE-PZ-24"), "@gone"
        )
        others = {"DE-PZ-27": "0905", "RO-PZ-1": "0906"}
    f = initial({**units, **others}, TEN)
    if steps:
        f.play("recall DE-PZ-3", "recall DE-PZ-6")
        assert f.where("DE-PG-GD") == "@gone"
    if steps == 5:
        lost = case["then"]["other_tank_division_steps_lost"]
        for _ in range(lost):
            f.play("lose DE-PZ-9")
            while f.frame() == "LastStep":
                f.play(f.options()[0])
        assert f.frame() == "Initial"
    elif steps == 9:
        assert f.frame() == "Initial"  # nobody is reduced: the steps are lost
        weak = initial({**units, "DE-PZ-9": "0905 steps=2", "DE-PZ-11": "0906 steps=2"}, TEN)
        weak.play("recall DE-PZ-3", "recall DE-PZ-6")
        gifts = case["then"]["steps_to_give"]
        weak.play(*["grant-step DE-PZ-9", "grant-step DE-PZ-11"][:gifts])
        assert (weak.steps("DE-PZ-9"), weak.frame()) == (3, "Initial")
    else:
        f.play("recall DE-PZ-3", "recall DE-PZ-6")
        top = f.s.top()
        assert top.NAME == "Withdrawal"
        assert top.owed == case["then"]["other_tank_division_steps_lost"]  # type: ignore[attr-defined]
        assert not f.allowed("lose RO-PZ-1")


def test_isolated_divisions_stay_if_others_can_go() -> None:
    """S42-32.1."""
    units = {"DE-PZ-3": "0904", "DE-PZ-6": "0905", "DE-PZ-7": "0906 isolated"}
    assert initial(units, TEN).refused("recall DE-PZ-7") == "S42-32.1"


def test_eliminated_divisions_may_go_instead() -> None:
    """S42-32.1: others on the map then lose the seven steps."""
    units = dict.fromkeys(("DE-PZ-9", "DE-PZ-11", "DE-PG-GD"), "@lost")
    f = initial(units | {"DE-PZ-3": "0904", "DE-PZ-6": "0905", "DE-PZ-22": "0906"}, TEN)
    f.play("recall DE-PZ-9", "recall DE-PZ-11")
    assert f.s.top().owed == 7  # type: ignore[attr-defined]
    f.play("lose DE-PZ-3", "lose DE-PZ-6", "lose DE-PZ-22")


def test_a_remnant_takes_two_steps() -> None:
    """S42-32.1: of the nine that leave two are too many, and one reduced division may take both."""
    units = {"DE-PZ-3": "0904", "DE-PZ-6": "0904", "DE-PG-GD": "0904", "DE-REM-TANK-1": "0906 of=DE-PZ-9"}
    f = initial(units, TEN).play("recall DE-PZ-3", "recall DE-PZ-6")
    f.play("grant-step DE-REM-TANK-1", "grant-step DE-PZ-9")
    assert (f.where("DE-PZ-9"), f.steps("DE-PZ-9"), f.frame()) == ("0906", 3, "Initial")


# -- Soviet tank corps (S42-32.2) --------------------------------------------------------------------------

CORPS = [{"turn": 9, "side": "soviet", "kind": "tank_corps"}]


@each("S42-T286")
def test_a_corps_from_the_eliminated_box(case: Case) -> None:
    f = initial({"SU-TC-1": "@lost", "SU-TC-2": "2002"}, CORPS, "soviet")
    f.play("recall SU-TC-1", "lose SU-TC-2")
    assert f.steps("SU-TC-2") == 2 - case["then"]["reduce_on_map"]
    assert f.frame() == "Initial"


@each("S42-T426")
def test_a_whole_corps_leaves_a_step_behind(case: Case) -> None:
    """S42-32.2: for a reduced corps, or a brigade in its place."""
    units = {"SU-TC-1": "2002", "SU-TC-2": "2003 steps=1", tank_brigade(): "@lost", "SU-GTB-5": "@lost"}
    f = initial(units, CORPS, "soviet").play("recall SU-TC-1")
    assert f.s.top().owed == case["then"]["excess_steps"]  # type: ignore[attr-defined]
    assert f.refused("grant-brigade SU-GTB-5") == "S42-32.2"
    f.play(f"grant-brigade {tank_brigade()}")
    assert f.where(tank_brigade()) == "2002"
    f = initial(units, CORPS, "soviet").play("recall SU-TC-1", "grant-step SU-TC-2")
    assert f.steps("SU-TC-2") == 2


def tank_brigade() -> str:
    rows = load_box().units.values()
    return next(row.key for row in rows if row.type == "tank_brigade" and row.quality != "elite")


def test_withdrawn_corps_come_back() -> None:
    """S42-32.2."""
    returns = [{"turn": 12, "side": "soviet", "kind": "tank_corps", "count": 1, "areas": ["A", "B"]}]
    f = Field(
        {"SU-TC-1": "@waiting due=98", "SU-TC-2": "@waiting due=98"},
        turn=12,
        player="soviet",
        phase="initial",
        returns=returns,
    )
    f.play("arrive SU-TC-1 @B")
    assert f.refused("arrive SU-TC-2 @B") == "S42-22.1.2"


# -- others (S42-32.3) -------------------------------------------------------------------------------------


@each("S42-T427")
def test_a_weakened_unit_costs_a_replacement(case: Case) -> None:
    rows = [{"turn": 11, "side": "axis", "kind": "named", "keys": ["DE-BDE-1RFSS"], "penalty": True}]
    for words, penalty in (("0905 steps=1", 1), ("0905", 0), ("@lost", 1)):
        f = initial({"DE-BDE-1RFSS": words}, rows)
        assert f.where("DE-BDE-1RFSS") == "@gone"
        assert f.s.penalty == penalty
    f = Field({}, turn=3)
    f.s.penalty = 1
    f.s.replacement[SPECIAL] = 1
    pay_penalty(f.s, 0)
    assert f.s.replacement[SPECIAL] == {"lost": 0}[case["then"]["next_special_replacement"]]
    assert f.s.penalty == 0


def test_an_infantry_division_is_withdrawn() -> None:
    """S42-32.3: whole, of three steps, in supply."""
    rows = [{"turn": 9, "side": "axis", "kind": "infantry_division"}]
    units = {"DE-ID-45": "0905", "DE-ID-95": "0905 steps=2", "DE-ID-299": "2015", "HU-ID-6": "0905"}
    f = initial(units, rows)
    assert f.options() == ["recall DE-ID-45"]
    f.play("recall DE-ID-45")
    assert f.where("DE-ID-45") == "@gone"


@each("S42-T428")
def test_wiking_gets_a_step(case: Case) -> None:
    """S42-32.4."""
    upgrades = [{"turn": 13, "key": "DE-PG-WIKING", "becomes": "DE-PG-WIKING-4"}]
    old, new = load_box().units["DE-PG-WIKING"], load_box().units["DE-PG-WIKING-4"]
    results = {
        "8-10-6 counter, 4 steps": (4, new.attack, new.defense),
        "full side of the old counter": (3, old.attack, old.defense),
    }
    for steps, result in zip((3, 2), case["then"]["result"], strict=True):
        units = {"DE-PG-WIKING": f"0905 steps={steps}"}
        f = Field(units, turn=13, phase="initial", upgrades=upgrades)
        u = f.unit("DE-PG-WIKING-4")
        strengths = f.sc.strength_rules
        found = (f.s.steps[u], strengths.attack_strength(f.s, u), strengths.defence_strength(f.s, u))
        assert found == results[result]
        assert f.where("DE-PG-WIKING-4") == "0905"


@each("S42-T429")
@pytest.mark.parametrize("lost", [False, True])
def test_the_27th_panzer(case: Case, lost: bool) -> None:
    """S42-32.5."""
    upgrades = [{"turn": 20, "key": "DE-PZ-MICHALIK", "becomes": "DE-PZ-27"}]
    f = Field({"DE-PZ-MICHALIK": "@lost" if lost else "0905"}, turn=20, phase="initial", upgrades=upgrades)
    assert f.where("DE-PZ-MICHALIK") == "@gone"
    if lost:
        f = Field(
            {"DE-PZ-MICHALIK": "@lost", "DE-HQ-2A": "0905"},
            turn=20,
            phase="initial",
            rails=[["0905", "0805", "0805/0705"]],
            converted=["0905", "0805"],
            upgrades=upgrades,
        )
        assert f.refused("arrive DE-PZ-27 0905") == "S42-22.1.1"  # it is no replacement
        f.play("arrive DE-PZ-27 @X")
        assert f.steps("DE-PZ-27") == f.sc.steps[f.unit("DE-PZ-27")] - 1
        found = "27 Pz reduced as reinforcement"
    else:
        assert (f.where("DE-PZ-27"), f.steps("DE-PZ-27")) == ("0905", f.sc.steps[f.unit("DE-PZ-27")])
        found = "27 Pz in its place"
    assert found == case["then"]["result"][lost]


def test_a_city_battle_when_its_besieger_is_withdrawn_or_exchanged() -> None:
    """S42-11.6.2, 32: it ends with who began it, but a better counter goes on with it."""
    for exchanged in (False, True):
        f = Field({"DE-PG-WIKING": "2009", "SU-RD-1": "2010"}, places={"2010": "minor_city"}, frame=Rest())
        u = f.unit("DE-PG-WIKING")
        f.s.set_city_battle(f.hex("2010"), 1)
        f.s.besieges[u] = f.hex("2010")
        if exchanged:
            withdrawals.upgrade(f.s, u, f.unit("DE-PG-WIKING-4"))
            city_battles.lapse(f.s)
        else:
            withdrawals.remove(f.s, u, False)
        assert f.s.city_battle[f.hex("2010")] == int(exchanged)
