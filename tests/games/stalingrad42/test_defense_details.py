"""Chapter 11 in detail: who leads, whose support counts for whom, what a port leaves to its defenders."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.games.stalingrad42.defense import is_dug_in, nation_refusal
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.verbs import CHARGE
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, stand
from tests.games.stalingrad42.test_defense import FOOT, RIFLES, attacked
from tests.games.stalingrad42.test_support import AIRFIELD

ROMANIANS = "RO-ID-1"
HQ = "DE-HQ-6A"
ROMANIAN_HQ = "RO-HQ-3A"


def name(refusal: int) -> str:
    return REFUSALS[refusal].name


@pytest.mark.parametrize(
    ("words", "why"),
    [("", ""), ("train", "cannot-stand"), ("disrupted", "cannot-stand"), ("routed", "cannot-stand")],
)
def test_what_keeps_a_unit_from_leading(words: str, why: str) -> None:
    """S42-11.2.3, 5.6.4: its order or a train, each alone."""
    f = Field({FOOT: "2009", RIFLES: f"{TARGET} {words}"}, turn=9, frame=Rest())
    b = battle(f, FOOT)
    assert name(f.sc.defense_rules.stand_refusal(f.s, b, f.unit(RIFLES))) == why


def test_german_artillery_helps_whoever_leads() -> None:
    """S42-18.3.3: that of allies only units of their nation."""
    f = Field({RIFLES: "2009", FOOT: TARGET, ROMANIANS: TARGET}, turn=9, frame=Rest())
    for gun, germans, romanians in ((HQ, "", ""), (ROMANIAN_HQ, "stand-nation", "")):
        b = battle(f, RIFLES, support=(gun,))
        found = [name(nation_refusal(f.s, b, f.unit(key))) for key in (FOOT, ROMANIANS)]
        assert found == [germans, romanians]
    assert name(nation_refusal(f.s, battle(f, RIFLES), f.unit(FOOT))) == ""


@pytest.mark.parametrize(
    ("key", "ground", "dug_in", "modifier"),
    [
        (FOOT, "major_city", True, 1),
        (FOOT, "clear", False, 0),
        (ROMANIANS, "major_city", False, -1),  # poor troops
        (RIFLES, "major_city", False, 0),
    ],
)
def test_germans_dig_in(key: str, ground: str, dug_in: bool, modifier: int) -> None:
    """S42-11.2.4: Germans in a city stand like elite troops, their allies and the Soviets do not."""
    f = Field({key: TARGET}, terrain={TARGET: ground}, frame=Rest())
    assert is_dug_in(f.s, f.unit(key)) is dug_in
    assert f.sc.defense_rules.stand_modifier(f.s, f.unit(key), False, None) == modifier


def test_germans_in_a_fort_of_their_own_dig_in() -> None:
    """S42-11.2.4: not in an area, where there is none."""
    f = Field({FOOT: TARGET, "DE-ID-44": "@X"}, forts={TARGET: "axis"}, frame=Rest())
    assert [is_dug_in(f.s, f.unit(key)) for key in (FOOT, "DE-ID-44")] == [True, False]


def test_help_of_the_air_leaves_no_room_for_supply_points() -> None:
    """S42-11.3: one support for a roll, of whatever kind."""
    units = {RIFLES: "2009", FOOT: TARGET, HQ: "2011", "AX-SP-1": "2011 at_hand"}
    f = stand(Field(units, turn=9, frame=Rest(), **AIRFIELD), RIFLES)
    assert f.allowed(f"charge {HQ}")
    f.play("air")
    assert f.refused(f"charge {HQ}") == "S42-11.3"
    assert f.refused("air") == "S42-18.3.1"


def test_only_units_fire_supply_points_off() -> None:
    """S42-18.3.2: a number beyond the last unit is no choice of this moment; infantry is no artillery."""
    f = attacked(RIFLES)
    top = f.s.top()
    found = [name(top.check(f.s, Option(CHARGE, u))) for u in (-1, f.sc.units, f.unit(RIFLES))]
    assert found == ["sequence", "sequence", "not-artillery"]


def test_who_can_retreat_off_the_map_does_not_starve() -> None:
    """S42-11.5.1, 22.5: an own area is a source itself, whoever takes the port."""
    port = {"2001": "town port=black"}
    ring = {"DE-ID-44": "2102", "DE-ID-45": "1902"}
    units = {FOOT: "2002", RIFLES: "2001", **ring}
    f = Field(units, places=port, control={"2001": "soviet"}, turn=9, frame=Rest())
    stand(f, FOOT, target="2001")
    assert f.refused("desperate") == "S42-11.5.1"
