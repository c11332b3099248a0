"""Who goes with others, who counts as a friend of those who retreat, who bears a loss for others."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42.scenario import SOVIET
from grognard.games.zocbond.kinds import FLED
from grognard.games.zocbond.retreat import APPROACH, CRT
from grognard.games.zocbond.retreat_paths import steady_there
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import (
    NORMAL_ADVANCE,
    TARGET,
    Rest,
    battle,
    follow,
    names,
    odds,
    retreat,
    suffer,
)

FOOT, OTHERS = "DE-ID-45", "DE-ID-44"
PANZER = "DE-PZ-24"
ALPINE = "DE-MTN-1"
RIFLES, MORE_RIFLES = "SU-RD-1", "SU-RD-4"
ARMY = "SU-HQ-5TA"
NORTH = ("2008", "2109", "2110", "1909", "1910")  # next to 2009, as TARGET is


# -- who goes with others (S42-14.1, 14.5) -----------------------------------------------------------------

BARRIERS: list[tuple[str, str, dict[str, Any]]] = [
    (FOOT, OTHERS, {"water": {"2009/2010": "major"}}),
    (ALPINE, FOOT, {"water": {"2009/2010": "alpine"}}),
    (FOOT, PANZER, {"terrain": {TARGET: "mountain"}}),
]


@pytest.mark.parametrize(("goes", "stays", "ground"), BARRIERS)
@each("S42-T561")
def test_who_cannot_go_is_not_taken_along(case: Case, goes: str, stays: str, ground: dict[str, Any]) -> None:
    """S42-14.5, 14.2.3: he would end the advance of all."""
    f = Field({goes: "2009", stays: "2009", RIFLES: f"{TARGET} steps=1"}, phase="combat", turn=9, **ground)
    suffer(f, goes, code="EX")
    assert f.options() == [f"with {goes}", "halt"]
    f.play(f"with {goes}")
    assert (f"with {stays}" in f.options()) == case["then"]["stackmate_offered"]
    assert f.refused(f"with {stays}") == case["then"]["refused"]
    f.play(f"to {TARGET}")
    assert (f.where(goes), f.where(stays)) == (TARGET, "2009")


@each("S42-T562")
def test_who_cannot_go_is_not_taken_into_mountains(case: Case) -> None:
    """S42-14.5: in an advance that could go anywhere, too."""
    f = Field(
        {FOOT: "2009", PANZER: "2009"}, terrain=dict.fromkeys((TARGET, *NORTH), "mountain"), frame=Rest()
    )
    follow(f, FOOT, PANZER, vacated=TARGET, hexes=1, kind=NORMAL_ADVANCE)
    assert f.allowed(f"with {PANZER}") == case["then"]["panzer_begins"]
    f.play(f"with {FOOT}")
    assert f.allowed(f"with {PANZER}") == case["then"]["panzer_added"]
    assert f.refused(f"with {PANZER}") == "S42-14.5"
    f.play("to 2109")
    assert f.where(FOOT) == "2109"


@each("S42-T563")
def test_a_reserve_that_cannot_go_does_not_hold_the_other(case: Case) -> None:
    """S42-25.2.3, 14.5."""
    units = {FOOT: "2009 reserve", PANZER: "2009 reserve"}
    mountains = dict.fromkeys((TARGET, *NORTH), "mountain")
    f = Field(units, phase="combat", options={"reserves": "on"}, terrain=mountains)
    f.play(f"release {FOOT}", f"with {FOOT}")
    assert (f"with {PANZER}" in f.options()) == case["then"]["panzer_offered"]
    assert ("to 2010" in f.options()) == case["then"]["infantry_goes"]


@each("S42-T564")
def test_who_would_crowd_the_hex_is_not_taken_along(case: Case) -> None:
    """S42-14.1, 4.3: stacking holds at the end; the headquarters makes room once it goes along."""
    units = dict.fromkeys((RIFLES, MORE_RIFLES, "SU-RD-6", ARMY), "2009")
    f = Field({**units, "RO-ID-1": f"{TARGET} steps=1"}, phase="combat", player="soviet", turn=9)
    suffer(f, RIFLES, MORE_RIFLES, "SU-RD-6", code="EX")
    f.play(f"lose {RIFLES}", f"with {RIFLES}", f"with {MORE_RIFLES}")
    third = [f.allowed("with SU-RD-6")]
    assert f.refused("with SU-RD-6") == "S42-14.1"
    third.append(f.play(f"with {ARMY}").allowed("with SU-RD-6"))
    assert third == [word == "allowed" for word in case["then"]["third"]]
    f.play("with SU-RD-6", f"to {TARGET}")
    assert f.where("SU-RD-6") == TARGET


# -- non-combat units and the last combat unit (S42-19.3, 18.6.6) ------------------------------------------

STORES = "SU-SP-1"


def last_stand(f: Field) -> Field:
    """The rifles hold and lose their step, the panzers another."""
    suffer(f, PANZER, code="DR2")
    return f.play(f"stand {RIFLES}")


def shattered(f: Field) -> Field:
    f.play(f"shatter {TARGET}")
    while not f.allowed("commit"):
        f.play(f.options()[0])
    return f.play("commit")


@pytest.mark.parametrize("how", ["EX", "stand", "shatter"])
@each("S42-T565")
def test_non_combat_units_die_with_the_last_combat_unit(case: Case, how: str) -> None:
    """S42-19.3: at once, supply points too; nobody need enter the hex."""
    units = {PANZER: "2009", RIFLES: f"{TARGET} steps=1", STORES: TARGET, ARMY: TARGET}
    if how == "shatter":
        tanks = dict.fromkeys((PANZER, "DE-PZ-3", "DE-PZ-9"), "2009")
        f = shattered(Field({**units, **tanks, "DE-PZ-16": "1910", "DE-PZ-23": "1910"}, turn=9))
    else:
        f = Field(units, phase="combat", turn=9, terrain={TARGET: "forest"}, rolls=[6])
        f = suffer(f, PANZER, code="EX") if how == "EX" else last_stand(f)
        assert f.frame() == "Advance"
    assert f.where(RIFLES) == "@lost"
    assert (f.where(ARMY) == "@waiting") == (case["then"]["army_hq"] == "removed")
    assert (f.where(STORES) == "@pool") == (case["then"]["sp"] == "removed")


ISLAND = dict.fromkeys(("2011", "2110", "2111", "1910", "1911"), "sea")  # only 2009 is next to TARGET


@pytest.mark.parametrize("fate", ["retreat", "die in retreat", "retreat twice"])
@each("S42-T566")
def test_supply_points_stay_where_others_had_to_retreat(case: Case, fate: str) -> None:
    """S42-18.6.6, 19.3: who dies in his retreat has survived the combat."""
    units = {PANZER: "2009", RIFLES: TARGET, STORES: TARGET, ARMY: TARGET}
    if fate == "retreat twice":  # the one who has not retreated before dies of the combat (S42-12.4)
        units |= {RIFLES: f"{TARGET} fled", MORE_RIFLES: f"{TARGET} steps=1"}
    f = Field(units, phase="combat", turn=3, terrain=ISLAND if fate == "die in retreat" else {})
    suffer(f, PANZER, code="D1" if fate == "retreat twice" else "DR2", mark=2)
    while f.frame() == "Retreat":
        f.play(f"alone {ARMY}" if f.allowed(f"alone {ARMY}") else f.options()[-1])
    assert f.frame() == "Advance"
    assert (f.where(RIFLES) == "@lost") == (fate != "retreat")
    assert (f.where(STORES) == TARGET) == (case["then"]["sp"] == "stays")
    assert f.where(ARMY) == TARGET


# -- who leads takes the loss (S42-11.2.3) -----------------------------------------------------------------

REGION, SECOND_REGION = "SU-UR-52", "SU-UR-53"  # bracketed
ROMANIANS = "RO-ID-1"  # two steps


@each("S42-T567")
def test_a_bracketed_unit_does_not_lead_beside_others(case: Case) -> None:
    """S42-9.8: it takes no loss while they are there, whatever their state."""
    company = [{RIFLES: TARGET}, {RIFLES: f"{TARGET} disrupted"}, {SECOND_REGION: TARGET}, {}]
    frames = []
    for others, allowed in zip(company, case["then"]["allowed"], strict=True):
        f = Field(
            {REGION: TARGET, PANZER: "2009", **others}, turn=9, terrain={TARGET: "forest"}, frame=Rest()
        )
        suffer(f, PANZER, code="DR2")
        assert f.allowed(f"stand {REGION}") == allowed
        frames.append(f.frame())
        if RIFLES in others and f.frame() == "Stand":
            assert f.refused(f"stand {REGION}") == "S42-9.8"
            assert f.options() == [f"stand {RIFLES}", "yield"]
    assert frames == ["Stand", "Retreat", "Stand", "Stand"]  # beside disrupted rifles nobody can lead


@each("S42-T568")
def test_a_reduced_ally_does_not_lead_beside_a_whole_german_unit(case: Case) -> None:
    """S42-20.5.2: the loss would destroy it."""
    for german, allowed in zip(("", "steps=2", "routed"), case["then"]["allowed"], strict=True):
        units = {FOOT: f"{TARGET} {german}", ROMANIANS: f"{TARGET} steps=1", RIFLES: "2009"}
        f = Field(units, turn=9, terrain={TARGET: "forest"}, frame=Rest(), player="soviet")
        suffer(f, RIFLES, code="DR2")
        assert f.allowed(f"stand {ROMANIANS}") == allowed
        if not allowed:
            assert f.refused(f"stand {ROMANIANS}") == "S42-20.5.2"
    f = Field({FOOT: TARGET, ROMANIANS: TARGET, RIFLES: "2009"}, turn=9, frame=Rest(), player="soviet")
    assert suffer(f, RIFLES, code="DR2").allowed(f"stand {ROMANIANS}")  # it would survive the loss


@each("S42-T569")
def test_a_bracketed_unit_with_routed_ones_is_not_alone(case: Case) -> None:
    """S42-9.8, 13.3.2: routed units add nothing, and yet they are units in its hex."""
    f = Field({REGION: TARGET, RIFLES: f"{TARGET} routed", PANZER: "2009"}, turn=9, frame=Rest())
    assert odds(f, PANZER).defence == case["then"]["defence"]
    b = battle(f, PANZER)
    assert names(f, f.sc.loss_rules.defender_losses(f.s, b).units) == [RIFLES]
    leads = f.sc.defense_rules.stand_refusal(f.s, b, f.unit(REGION)) == 0
    assert leads == case["then"]["leads"]


# -- who is a friend to those who retreat (S42-12.2, 12.1.3, 13.3.2) ---------------------------------------

#: The only way from TARGET is 2011, then 2012, both in an EZOC if the panzers are at 1912.
LANE = dict.fromkeys(("2110", "2111", "1911", "1910", "2112", "2113", "1913"), "sea")


@each("S42-T570")
def test_units_of_every_kind_cancel_zoc(case: Case) -> None:
    """S42-12.2: the book says units; where it means combat units it says so."""
    friends = [{MORE_RIFLES: "2011"}, {MORE_RIFLES: "2011 routed"}, {ARMY: "2011"}, {STORES: "2011"}]
    friends += [{ARMY: "2011 fled"}, {}]
    for there, survives in zip(friends, case["then"]["survive"], strict=True):
        units = {RIFLES: TARGET, PANZER: "2009", FOOT: "1912", "SU-RD-6": "2012", **there}
        f = Field(units, terrain=LANE, turn=9, frame=Rest())
        f.s.set_mark(f.unit("SU-RD-6"), FLED)
        retreat(f, RIFLES)
        assert (f.where(RIFLES) != "@lost") == survives, there


@each("S42-T570")
def test_a_headquarters_that_has_retreated_cancels_none(case: Case) -> None:
    """S42-12.2: neither after combat nor after it has run with others."""
    for cause in (CRT, APPROACH):
        f = Field({RIFLES: TARGET, ARMY: TARGET, PANZER: "2009"}, turn=9, frame=Rest())
        retreat(f, RIFLES, ARMY, cause=cause)
        while f.frame() == "Retreat":
            f.play(f.options()[0])
        steady = steady_there(f.s, f.s.place[f.unit(ARMY)], SOVIET, 0)
        assert steady is case["then"]["survive"][4]  # a headquarters that has retreated


@each("S42-T571")
def test_units_of_every_kind_are_a_refuge(case: Case) -> None:
    """S42-12.1.3: a retreat of 3 is shortened to 1 at the price of 2 steps."""
    cell = {**LANE, "2012": "sea", "1912": "sea"}
    for friend, survives in zip((MORE_RIFLES, ARMY, STORES, ""), case["then"]["survive"], strict=True):
        units = {RIFLES: TARGET, "SU-RD-6": TARGET, PANZER: "2009"} | ({friend: "2011"} if friend else {})
        f = Field(units, terrain=cell, turn=9, frame=Rest())
        retreat(f, RIFLES, "SU-RD-6", to=(3, 3))
        while f.frame() in ("Retreat", "Lose"):
            f.play(f.options()[0])
        assert ("2011" in (f.where(RIFLES), f.where("SU-RD-6"))) == survives


@each("S42-T572")
def test_non_combat_units_do_not_hold_routed_ones(case: Case) -> None:
    """S42-13.3.2, 19.3: a headquarters runs along with units in full retreat, so they run in spite of it."""
    friends = [{ARMY: TARGET}, {MORE_RIFLES: f"{TARGET} disrupted"}]
    for there, runs in zip(friends, case["then"]["run"], strict=True):
        f = Field({RIFLES: f"{TARGET} routed", PANZER: "2007", **there}, turn=9)
        f.play(f"march {PANZER}", "to 2008", "to 2009")
        assert (f.frame() == "Retreat") == runs
        if runs:
            assert f.allowed(f"alone {ARMY}")
    for there, enters in zip(friends, case["then"]["may_enter"], strict=True):
        f = Field({RIFLES: "2012 routed", PANZER: "2009", **there}, player="soviet", turn=9)
        f.play(f"march {RIFLES}", "to 2011")
        assert f.allowed(f"to {TARGET}") == enters
        if not enters:
            assert f.refused(f"to {TARGET}") == "S42-13.3.2"


@each("S42-T573")
def test_the_hexes_of_a_detour_count(case: Case) -> None:
    """S42-12.1.1, 12.1.3: each hex not gone costs a step."""
    cell = dict.fromkeys(("2110", "1911", "1910", "2012", "1912", "2112", "2210", "2211", "2212"), "sea")
    f = Field({RIFLES: TARGET, MORE_RIFLES: "2111", PANZER: "2009"}, terrain=cell, turn=9, frame=Rest())
    retreat(f, RIFLES, to=(3, 3))
    told = [f.sc.place_names[event[1]] for event in f.told("retreats")]
    assert told == ["2011", "2111"]
    assert f.steps(RIFLES) == case["then"]["steps_left"]
