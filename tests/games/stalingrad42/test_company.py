"""Who goes with others, who counts as a friend of those who retreat, who bears a loss for others."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42.combat import defender_losses
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
    assert f.refused("with SU-RD-6") == "S42-14.1"
    f.play(f"with {ARMY}", "with SU-RD-6", f"to {TARGET}")
    assert f.where("SU-RD-6") == TARGET
    assert case["then"]["third"] == ["refused", "allowed"]


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
    for others, allowed in zip(company, case["then"]["allowed"], strict=True):
        f = Field(
            {REGION: TARGET, PANZER: "2009", **others}, turn=9, terrain={TARGET: "forest"}, frame=Rest()
        )
        suffer(f, PANZER, code="DR2")
        assert f.allowed(f"stand {REGION}") == allowed
        if not allowed and f.frame() == "Stand":
            assert f.refused(f"stand {REGION}") == "S42-9.8"
            assert f.options() == [f"stand {RIFLES}", "yield"]


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
    assert names(f, defender_losses(f.s, b).units) == [RIFLES]
    leads = f.sc.variation.stand_refusal(f.s, b, f.unit(REGION)) == 0
    assert leads == case["then"]["leads"]
