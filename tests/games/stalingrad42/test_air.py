"""Chapter 9.3 in detail: which air unit comes, to whom it goes back, whom it covers, and why none comes."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import air
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AIR_POSTED, AIR_READY, AIR_USED, ROMANIAN_AIR, SOVIET
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, bits, stand
from tests.games.stalingrad42.test_support import AIRFIELD, FOOT, HQ, RIFLES

ROMANIANS = "RO-ID-1"


def flying(units: dict[str, str], *states: int, near: bool = True, **fields: object) -> Field:
    """A position with the states of the two German air units and the Romanian one."""
    ground = AIRFIELD if near else {}
    f = Field(units, frame=Rest(), **ground, **fields)  # type: ignore[arg-type]
    f.s.air = list(states)
    f.s.air_with = [-1] * len(states)
    return f


def refusal(f: Field, *units: str, kind: int = NORMAL, air_units: int = 0) -> str:
    b = battle(f, *units, air=air_units, kind=kind)
    return REFUSALS[f.sc.support_rules.air_refusal(f.s, b)].name


# -- attacks (S42-9.3.3) ---------------------------------------------------------------------------


def test_breakthrough_combat_calls_no_air_unit() -> None:
    """S42-15.2.9: the one that supported the attack comes along by itself, another never."""
    f = flying({FOOT: "2009", RIFLES: TARGET}, AIR_READY, AIR_READY, AIR_READY)
    assert refusal(f, FOOT) == ""
    assert refusal(f, FOOT, kind=BREAKTHROUGH) == "air-never"


@pytest.mark.parametrize(
    ("states", "why"),
    [
        ((AIR_POSTED, AIR_USED, AIR_READY), "air-stays"),  # S42-9.3.7
        ((AIR_USED, AIR_USED, AIR_READY), "air-romanian"),  # S42-9.3.8
        ((AIR_USED, AIR_USED, AIR_USED), "air-none"),  # S42-9.3.6
    ],
)
def test_why_no_air_unit_comes_to_germans(states: tuple[int, ...], why: str) -> None:
    """S42-9.3.6 to 9.3.8: they stay elsewhere, the one that is left is Romanian, or all are used up."""
    f = flying({FOOT: "2009", RIFLES: TARGET}, *states)
    assert refusal(f, FOOT) == why


def test_out_of_range() -> None:
    """S42-9.3.5: without a railway of the Axis there is no field from which they could fly."""
    f = flying({FOOT: "2009", RIFLES: TARGET}, AIR_READY, AIR_READY, AIR_READY, near=False)
    assert refusal(f, FOOT) == "air-range"


def test_one_air_unit_for_an_attack() -> None:
    """S42-9.3.3."""
    f = flying({FOOT: "2009", RIFLES: TARGET}, AIR_READY, AIR_READY, AIR_READY)
    assert refusal(f, FOOT, air_units=1) == "air-one"


def test_only_artillery_fires_supply_points_off() -> None:
    """S42-18.6.5: infantry has nothing to fire them with, whatever lies beside it."""
    units = {FOOT: "2009", HQ: "2008", "AX-SP-1": "2009 at_hand", RIFLES: TARGET}
    f = Field(units, phase="combat").play(f"attack {TARGET}")
    assert f.refused(f"charge {FOOT}") == "S42-3.B"


def test_the_romanian_unit_flies_until_the_winter_offensive() -> None:
    """S42-33.2.1, 9.3.1: from then on, when the Soviets move first, it is gone."""
    f = Field({}, frame=Rest())
    assert (air.romanians(f.s), air.can_fly(f.s, ROMANIAN_AIR)) == (1, True)
    f.s.first_player = SOVIET
    assert (air.romanians(f.s), air.can_fly(f.s, ROMANIAN_AIR)) == (0, False)


# -- with whom it stays (S42-9.3.6, 9.3.7) ---------------------------------------------------------


def test_an_air_unit_goes_back_only_with_its_own_units() -> None:
    """S42-9.3.7: the retreat of others leaves it where it is."""
    f = flying({FOOT: "2009", "DE-ID-44": "2009"}, AIR_POSTED, AIR_READY, AIR_USED)
    f.s.air_with[0] = f.unit(FOOT)
    f.s.air_with[1] = f.unit(FOOT)
    air.returns(f.s, f.unit("DE-ID-44"))
    assert f.s.air_with[:2] == [f.unit(FOOT)] * 2
    air.returns(f.s, f.unit(FOOT))
    assert f.s.air_with[:2] == [-1, f.unit(FOOT)]  # only one that has flown with them


def test_who_is_with_nobody_covers_nobody() -> None:
    """S42-9.3.7: the cover of one hex is around units on the map."""
    f = flying({FOOT: "2010"}, AIR_POSTED, AIR_USED, AIR_USED)
    assert not any(air.covers(f.s, 0, h) for h in range(f.sc.n))
    f.s.air_with[0] = f.unit(FOOT)
    covered = [h for h in range(f.sc.n) if air.covers(f.s, 0, h)]
    names = ("1910", "1911", "2009", "2010", "2011", "2110", "2111")
    assert sorted(covered) == sorted(f.hex(name) for name in names)


def test_only_a_used_unit_is_out_of_play_for_the_defence() -> None:
    """S42-9.3.6: one that flew in an attack and is with nobody may defend; one that has defended may not."""
    units = {FOOT: TARGET, RIFLES: "2009"}
    f = flying(units, AIR_POSTED, AIR_USED, AIR_USED)
    assert [air.is_back(f.s, row) for row in range(3)] == [True, False, False]
    assert air.answering_unit(f.s, battle(f, RIFLES)) == 0
    f = flying(units, AIR_USED, AIR_USED, AIR_USED)
    assert air.answering_unit(f.s, battle(f, RIFLES)) == -1


# -- defence (S42-9.3.4, 9.3.8) ----------------------------------------------------------------------


def test_no_air_unit_defends_against_the_axis() -> None:
    """S42-9.3.1: the Soviets have none."""
    f = flying({FOOT: "2009", RIFLES: TARGET}, AIR_READY, AIR_READY, AIR_READY)
    assert air.defending_unit(f.s, battle(f, FOOT), True) == -1
    assert REFUSALS[air.stand_refusal(f.s, battle(f, FOOT))].name == "air-axis"
    assert not air.is_romanian_stand(f.s, battle(f, FOOT, air=1))


@pytest.mark.parametrize(("defender", "row"), [(FOOT, -1), (ROMANIANS, ROMANIAN_AIR)])
def test_the_romanian_unit_defends_romanians(defender: str, row: int) -> None:
    """S42-9.3.8: it shifts no attack on Germans, and no German leads with its help."""
    f = flying({defender: TARGET, RIFLES: "2009"}, AIR_USED, AIR_USED, AIR_READY, turn=9)
    assert air.answering_unit(f.s, battle(f, RIFLES)) == row
    assert air.standing_unit(f.s, battle(f, RIFLES)) == row
    why = air.stand_refusal(f.s, battle(f, RIFLES))
    assert REFUSALS[why].name == ("" if row >= 0 else "air-romanian")


def test_whose_help_it_is() -> None:
    """S42-9.3.8: where only the Romanian unit can come, a Romanian unit must lead; else anybody may."""
    units = {FOOT: TARGET, ROMANIANS: TARGET, RIFLES: "2009"}
    f = flying(units, AIR_USED, AIR_USED, AIR_READY, turn=9)
    assert air.is_romanian_stand(f.s, battle(f, RIFLES, air=1))
    assert not air.is_romanian_stand(f.s, battle(f, RIFLES))
    stand(f, RIFLES).play("air")
    assert f.refused(f"stand {FOOT}") == "S42-18.3.3"
    assert f.allowed(f"stand {ROMANIANS}")
    f = flying(units, AIR_READY, AIR_USED, AIR_READY, turn=9)
    assert not air.is_romanian_stand(f.s, battle(f, RIFLES, air=1))


def test_the_first_air_unit_helps_as_well() -> None:
    """S42-9.3.4: any German air unit that is ready helps the roll; one is enough."""
    f = flying({FOOT: TARGET, RIFLES: "2009"}, AIR_READY, AIR_USED, AIR_USED, turn=9)
    assert air.stand_refusal(f.s, battle(f, RIFLES)) == 0
    assert REFUSALS[air.stand_refusal(f.s, battle(f, RIFLES, air=1))].name == "guns-enough"
    assert REFUSALS[air.stand_refusal(f.s, battle(f, RIFLES, support=(HQ,)))].name == "guns-enough"


def test_help_that_nobody_gave_is_not_used_up() -> None:
    """S42-9.3.6: who has helped the defence is used; where none has, all stay as they were."""
    f = flying({}, AIR_READY, AIR_POSTED, AIR_READY)
    air.spend(f.s, -1)
    assert f.s.air == [AIR_READY, AIR_POSTED, AIR_READY]
    f.s.air_with[1] = 0
    air.spend(f.s, 1)
    assert (f.s.air, f.s.air_with) == ([AIR_READY, AIR_USED, AIR_READY], [-1, -1, -1])


def test_the_air_unit_stays_with_the_strongest() -> None:
    """S42-9.3.7: of those it supported, for as long as one of them is on the map."""
    f = flying({FOOT: "2009", ROMANIANS: "2009", RIFLES: TARGET}, AIR_POSTED, AIR_READY, AIR_READY)
    both = bits(f, FOOT, ROMANIANS)
    assert air.strongest(f.s, both) == f.unit(FOOT)  # 5 against 3
    f.s.air_with[0] = f.unit(FOOT)
    assert air.posted(f.s, both) == 0
    assert air.posted(f.s, bits(f, ROMANIANS)) == -1
