"""Chapter 18 in detail: how far artillery reaches, how much it can add, what its supply points are for."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import support
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.zocbond.battle import BREAKTHROUGH
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle
from tests.games.stalingrad42.test_support import FOOT, FRONT, HQ, RIFLES

GUNS, MORE_GUNS, THIRD_GUNS = "SU-AD-1", "SU-AD-2", "SU-AD-3"


def within(f: Field, centre: str, far: int) -> set[int]:
    return {h for h in range(f.sc.n) if f.sc.board.distance_between(f.hex(centre), h) <= far}


def covered(f: Field, key: str, less: int = 0) -> set[int]:
    field = support.reached(f.s, f.unit(key), less)
    return {h for h in range(f.sc.n) if field[h]}


# -- range (S42-18.4) --------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["2010", "3235", "0801"])
def test_range_over_open_ground(where: str) -> None:
    """S42-18.4: five hexes to all sides for the headquarters of 6th Army, wherever it stands."""
    f = Field({HQ: where}, frame=Rest())
    assert covered(f, HQ) == within(f, where, 5)
    assert covered(f, HQ, 1) == within(f, where, 4)


def test_range_past_an_enemy() -> None:
    """S42-18.4: not into his hex; through one hex of his ZOC, not from one into the next."""
    f = Field({HQ: "2010", RIFLES: "2012"}, frame=Rest())
    shut = {f.hex(name) for name in ("2012", "2013", "2113", "1913")}  # his hex, and behind his ZOC
    assert covered(f, HQ, 2) == within(f, "2010", 3) - shut
    assert covered(f, HQ) >= {f.hex("2113"), f.hex("1913")}  # the way round


def test_an_own_unit_opens_the_way() -> None:
    """S42-18.4: in its hex the ZOC of the enemy counts for nothing."""
    f = Field({HQ: "2010", RIFLES: "2012", FOOT: "2112"}, frame=Rest())
    assert f.hex("2113") in covered(f, HQ, 2)
    f = Field({HQ: "2010", RIFLES: "2012"}, frame=Rest())
    assert f.hex("2113") not in covered(f, HQ, 2)


def test_range_out_of_an_area() -> None:
    """S42-18.3.3: the first hex is one at the edge of the area; not through one that an enemy holds."""
    f = Field({FRONT: "@A"}, frame=Rest())
    far = f.sc.range[f.unit(FRONT)] - 1
    gates = f.sc.gates[f.sc.board.place("@A") - f.sc.size]
    wanted = {h for gate in gates for h in within(f, f.sc.place_names[gate], far)}
    assert covered(f, FRONT) == wanted
    f = Field({FRONT: "@A", FOOT: "2001"}, frame=Rest())
    assert f.hex("2001") not in covered(f, FRONT)
    assert f.hex("1701") in covered(f, FRONT)


def test_who_is_in_range() -> None:
    """S42-18.4: who stands with the artillery, or within five hexes, in the corner of the map too."""
    f = Field(
        {HQ: "0805", FOOT: "0801", "DE-ID-44": "0805", "DE-ID-45": "0811", "DE-ID-46": "@Y"}, frame=Rest()
    )
    units = (FOOT, "DE-ID-44", "DE-ID-45", "DE-ID-46")
    found = [support.reaches_any(f.s, f.unit(HQ), [f.unit(key)]) for key in units]
    assert found == [True, True, False, False]


@pytest.mark.parametrize(("where", "near"), [("2003", True), ("2004", False)])
def test_units_that_attack_out_of_an_area(where: str, near: bool) -> None:
    """S42-18.3.3, 22.7: they stand a hex beyond the edge: the range is one hex shorter."""
    units = {RIFLES: "@A", FOOT: "2001", FRONT: where}
    f = Field(units, player="soviet", frame=Rest())
    assert f.sc.range[f.unit(FRONT)] == 5
    b = battle(f, RIFLES, target="2001")
    assert support.reaches_edge(f.s, b, f.unit(FRONT)) is near
    assert not support.reaches_edge(f.s, battle(f, FOOT, target="2001"), f.unit(FRONT))


# -- how much (S42-18.3.1, 18.5) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "guns", "most"),
    [
        (RIFLES, {}, 0),
        (RIFLES, {FRONT: "2008"}, 1),
        (RIFLES, {FRONT: "2008 fired", "SU-SP-1": "2008 at_hand"}, 1),
        (RIFLES, {FRONT: "2008", "SU-FR-BRYANSK": "2008"}, 1),
        (RIFLES, {GUNS: "2008"}, 1),
        (RIFLES, {GUNS: "2008", FRONT: "2008"}, 2),
        (RIFLES, {GUNS: "2008", MORE_GUNS: "2008"}, 2),
        (FOOT, {HQ: "2008", "DE-HQ-2A": "2008"}, 1),
    ],
)
def test_the_most_that_artillery_adds(attacker: str, guns: dict[str, str], most: int) -> None:
    """S42-18.3.1, 18.5: one column, with a supply point too; two with an artillery division and another."""
    other = FOOT if attacker == RIFLES else RIFLES
    f = Field({attacker: "2009", other: TARGET, **guns}, frame=Rest())
    b = battle(f, attacker)
    rules = f.sc.support_rules
    assert isinstance(rules, support.ArtillerySupport)
    assert support.ArtillerySupport.most_support(rules, f.s, b) == most


def test_two_make_a_barrage_and_a_third_adds_nothing() -> None:
    """S42-18.5."""
    f = Field({RIFLES: "2009", FOOT: TARGET, GUNS: "2008", MORE_GUNS: "2008", FRONT: "2008"}, frame=Rest())
    assert support.adds_barrage(f.s, battle(f, RIFLES, support=(GUNS,)), f.unit(FRONT))
    b = battle(f, RIFLES, support=(GUNS, MORE_GUNS))
    assert not support.adds_barrage(f.s, b, f.unit(FRONT))
    assert REFUSALS[f.sc.support_rules.support_refusal(f.s, b, f.unit(FRONT))].name == "guns-enough"


# -- supply points (S42-18.6.2, 18.6.5) ------------------------------------------------------------------


def test_nothing_is_fired_off_in_breakthrough_combat() -> None:
    """S42-15.2.9."""
    f = Field({FOOT: "2009", HQ: "2008", "AX-SP-1": "2008 at_hand", RIFLES: TARGET}, frame=Rest())
    assert support.charge_refusal(f.s, battle(f, FOOT), f.unit(HQ)) == 0
    b = battle(f, FOOT, kind=BREAKTHROUGH)
    assert REFUSALS[support.charge_refusal(f.s, b, f.unit(HQ))].name == "guns-never"


@pytest.mark.parametrize(
    ("stock", "name"),
    [({}, "no-stock"), ({"SU-SP-1": "2011"}, "stock-mobile"), ({"SU-SP-1": "2011 at_hand"}, "")],
)
def test_a_defence_needs_a_supply_point_at_hand(stock: dict[str, str], name: str) -> None:
    """S42-18.3.2, 18.6.2."""
    f = Field({FOOT: "2009", RIFLES: TARGET, FRONT: "2011", **stock}, turn=9, frame=Rest())
    assert REFUSALS[support.charged_stand_refusal(f.s, battle(f, FOOT), f.unit(FRONT))].name == name


def test_supply_points_in_the_corner_of_the_map() -> None:
    """S42-18.6.2: one that is not ready is named as the reason, wherever it lies."""
    f = Field({HQ: "0801 fired", "AX-SP-1": "0801", FOOT: "0802", RIFLES: "0803"}, frame=Rest())
    b = battle(f, FOOT, target="0803")
    assert REFUSALS[support.charge_refusal(f.s, b, f.unit(HQ))].name == "stock-mobile"
