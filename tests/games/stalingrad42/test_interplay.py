"""Where two rules of combat meet: what one leaves behind for the other."""

from __future__ import annotations

import pytest

from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import (
    TARGET,
    Rest,
    battle,
    ledgers,
    odds,
    rule_of,
    step,
)

RIFLES = "SU-RD-1"  # 3-5-3, two steps
GUARDS = "SU-GRD-4"  # 4-6-3
CORPS = "SU-TC-1"  # 7-5-5
FORTS = ("SU-UR-52", "SU-UR-53")  # bracketed
FOOT = "DE-ID-9"  # 5-6-3
OTHERS = "DE-ID-44"
PANZER = "DE-PZ-3"  # 10-8-6
HQ = "DE-HQ-6A"
ARMY = "SU-HQ-5TA"


# -- the rule behind a number -----------------------------------------------------------------------


def test_each_cap_names_its_rule() -> None:
    """S42-8.5.1, 8.5.2."""
    f = Field(
        {GUARDS: TARGET, "SU-GRD-13": TARGET, FOOT: "2009"}, terrain={TARGET: "minor_city"}, frame=Rest()
    )
    assert odds(f, FOOT).defence == 20
    assert rule_of(f, battle(f, FOOT), "cap-defence") == "S42-8.5.2"
    tanks = [f"DE-PZ-{n}" for n in (3, 9, 13, 14, 16)]
    f = Field({**dict.fromkeys(tanks, "2009"), RIFLES: TARGET}, frame=Rest())
    assert odds(f, *tanks).attack == 40
    assert rule_of(f, battle(f, *tanks), "cap") == "S42-8.5.1"


@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ("marsh", "S42-9.5.4"),
        ("mountain", "S42-9.6.1"),
        ("minor_city", "S42-9.6.3"),
        ("major_city", "S42-9.6.3"),
    ],
)
def test_each_doubling_of_ground_names_its_rule(terrain: str, rule: str) -> None:
    f = Field({RIFLES: TARGET, FOOT: "2009"}, terrain={TARGET: terrain}, frame=Rest())
    b = battle(f, FOOT)
    doubled = [line for line in ledgers(f, b)[1].lines if line.name.startswith("double-")]
    assert [line.rule for line in doubled] == [rule]


def test_each_doubling_of_attackers_names_its_rule() -> None:
    """S42-20.2, 20.9."""
    f = Field({RIFLES: TARGET, "DE-MTN-1": "2009"}, terrain={TARGET: "mountain"}, frame=Rest())
    lines = ledgers(f, battle(f, "DE-MTN-1"))[0].lines
    assert [line.rule for line in lines if line.name.startswith("double-")] == ["S42-20.2"]
    f = Field({RIFLES: TARGET, "DE-ENG-LINDEN": "2009"}, terrain={TARGET: "minor_city"}, frame=Rest())
    lines = ledgers(f, battle(f, "DE-ENG-LINDEN"))[0].lines
    assert [line.rule for line in lines if line.name.startswith("double-")] == ["S42-20.9"]


# -- strengths --------------------------------------------------------------------------------------


def test_a_routed_bracketed_unit_does_not_stand_in_the_way_of_another() -> None:
    """S42-9.8, 13.3.2: one of them counts, and it is not the one that adds nothing."""
    for routed, good in (FORTS, FORTS[::-1]):
        f = Field({routed: f"{TARGET} routed", good: TARGET, FOOT: "2009"}, frame=Rest())
        assert odds(f, FOOT).defence > 0


def test_the_nation_that_can_attack_is_found() -> None:
    """S42-8.4, 20.5.1: one nation alone may be too weak where another is not."""
    units = {GUARDS: TARGET, "SU-GRD-13": TARGET, "HU-ID-6": "2009"}
    romanians = {"RO-ID-1": "2110", "RO-ID-2": "2110", "RO-ID-4": "2111", "RO-ID-5": "2111"}
    f = Field({**units, **romanians}, terrain={TARGET: "minor_city"}, phase="combat", turn=9, rolls=[1])
    f.play(f"attack {TARGET}", *[f"with {key}" for key in romanians], "commit")
    assert step(f) != "Attack.attackers"
