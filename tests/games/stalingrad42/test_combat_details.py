"""Chapters 8 and 9 in detail: who attacks from where, what counts of a defence, what an attack depends on."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.combat import all_wet, edges, favours_defender
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.zocbond.battle import AUTOMATIC, BREAKTHROUGH, NORMAL, Battle
from grognard.games.zocbond.strength import odds_of
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, bits, ledgers, names, odds, rule_of
from tests.games.stalingrad42.test_contested import city

RIFLES = "SU-RD-1"  # 3-5-3
MORE_RIFLES = "SU-RD-4"
THIRD = "SU-RD-6"
FOOT = "DE-ID-9"  # 5-6-3
PANZER = "DE-PZ-3"  # 10-8-6
REGION, SECOND_REGION = "SU-UR-52", "SU-UR-53"  # bracketed


def why(f: Field, key: str, target: str = TARGET) -> str:
    """The name of what keeps a unit from attacking a hex; "" nothing."""
    return REFUSALS[f.sc.combat_rules.attack_refusal(f.s, f.unit(key), f.hex(target), NORMAL)].name


# -- who attacks (S42-8.1) -------------------------------------------------------------------------


def test_nobody_attacks_beside_units_that_refit() -> None:
    """S42-21.4: nobody in their hex; who stands elsewhere may."""
    f = Field({FOOT: "2009", "DE-ID-44": "2009 refitted", PANZER: "2110", RIFLES: TARGET}, frame=Rest())
    assert (why(f, FOOT), why(f, PANZER)) == ("attack-refit", "")


def test_nobody_attacks_out_of_a_fort_that_is_being_built() -> None:
    """S42-9.7.2: out of a completed one they do."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, forts={"2009": "axis-begun"}, frame=Rest())
    assert why(f, FOOT) == "attack-fort"
    f = Field({FOOT: "2009", RIFLES: TARGET}, forts={"2009": "axis"}, frame=Rest())
    assert why(f, FOOT) == ""


def test_who_fights_inside_a_city() -> None:
    """S42-29.1.3: units in a contested city attack the enemies in it; others attack as usual."""
    f = city({PANZER: TARGET, RIFLES: TARGET, FOOT: "2009", MORE_RIFLES: "2011"})
    rules = f.sc.combat_rules
    assert rules.attacks_inside(f.s, f.unit(PANZER), f.hex(TARGET))
    assert not rules.attacks_inside(f.s, f.unit(FOOT), f.hex(TARGET))
    assert (why(f, PANZER), why(f, FOOT), why(f, PANZER, "2011")) == ("", "", "attack-out")


@pytest.mark.parametrize(
    ("units", "forts", "name"),
    [
        ({}, {}, "no-target"),
        ({}, {TARGET: "soviet"}, "fort-empty"),  # S42-9.7.4
        ({"SU-SP-1": TARGET}, {}, "helpers-only"),  # S42-19.3
    ],
)
def test_why_a_hex_is_no_target(units: dict[str, str], forts: dict[str, str], name: str) -> None:
    """S42-8.1, 9.7.4, 19.3: nobody is there, only a fort, only units that do not fight."""
    f = Field({FOOT: "2009", **units}, forts=forts, frame=Rest())
    assert REFUSALS[f.sc.combat_rules.no_target(f.s, f.hex(TARGET))].name == name


def test_no_army_hides_in_an_empty_hex() -> None:
    """S42-34.6.2: only where the box of an army may have units."""
    f = Field({FOOT: "2009"}, frame=Rest())
    assert not f.sc.combat_rules.conceals(f.s, f.hex(TARGET), AXIS)


TANK_CORPS = tuple(f"SU-TC-{n}" for n in (1, 2, 4, 7, 11, 13, 14, 16))
DIVISIONS = tuple(f"SU-RD-{n}" for n in (1, 4, 6, 15, 38, 141, 147, 153))


@pytest.mark.parametrize("corps", [TANK_CORPS, DIVISIONS])
def test_each_army_headquarters_makes_room_in_one_hex_of_an_area(corps: tuple[str, ...]) -> None:
    """S42-22.7, 4.3: two units for each hex of the edge, and one more for the one headquarters, not two."""
    f = Field({**dict.fromkeys((*corps, "SU-HQ-5TA"), "@A"), FOOT: "2001"}, player="soviet", frame=Rest())
    target = f.hex("2001")
    full = 2 * edges(f.s, f.sc.board.place("@A"), target) + 1
    found = []
    for size in (full - 1, full):
        b = Battle(SOVIET, target, NORMAL, bits(f, *corps[:size]))
        found.append(REFUSALS[f.sc.combat_rules.joins_refusal(f.s, b, f.unit(corps[size]))].name)
    assert found == ["", "area-crowd"]


def test_an_area_touches_only_its_own_edge() -> None:
    """S42-22.7."""
    f = Field({}, frame=Rest())
    found = [edges(f.s, f.sc.board.place("@A"), f.hex(name)) for name in ("2001", "2101")]
    assert found == [1, 3]  # the columns are staggered
    assert edges(f.s, f.sc.board.place("@A"), f.hex(TARGET)) == 0
    assert edges(f.s, f.sc.board.place("@B"), f.hex("2001")) == 0


# -- attack strengths (S42-9.5.2, 9.6.1, 20.2, 20.9) -------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "ground", "strength"),
    [
        (FOOT, "major_city", 5),
        (FOOT, "mountain", 5),
        ("DE-MTN-1", "mountain", 10),
        ("DE-MTN-1", "major_city", 5),
    ],
)
def test_who_is_doubled_in_attack(attacker: str, ground: str, strength: int) -> None:
    """S42-20.2, 20.9: mountain divisions of the Axis into mountains, no others, and nowhere else."""
    f = Field({attacker: "2009", RIFLES: TARGET}, terrain={TARGET: ground}, frame=Rest())
    assert odds(f, attacker).attack == strength


# -- what defends (S42-9.1, 9.5.1, 12.4, 15.3) ---------------------------------------------------------


def test_an_army_headquarters_lets_three_defend() -> None:
    """S42-4.3, 15.3: with it none of three is too many; without it the third does not count."""
    three = {RIFLES: TARGET, MORE_RIFLES: TARGET, THIRD: TARGET, FOOT: "2009"}
    f = Field({**three, "SU-HQ-5SA": TARGET}, frame=Rest())
    counted = names(f, f.sc.combat_rules.defenders_that_count(f.s, battle(f, FOOT)))
    assert sorted(counted) == sorted((RIFLES, MORE_RIFLES, THIRD))
    f = Field(three, frame=Rest())
    assert len(names(f, f.sc.combat_rules.defenders_that_count(f.s, battle(f, FOOT)))) == 2


def test_enemies_in_a_city_do_not_crowd_its_defenders() -> None:
    """S42-29.1.1: each side has its own limit there."""
    units = {RIFLES: TARGET, MORE_RIFLES: TARGET, THIRD: TARGET, "SU-HQ-5SA": TARGET}
    f = city({**units, PANZER: TARGET, FOOT: TARGET})
    counted = names(f, f.sc.combat_rules.defenders_that_count(f.s, battle(f, PANZER, FOOT)))
    assert sorted(counted) == sorted((RIFLES, MORE_RIFLES, THIRD))


@pytest.mark.parametrize(
    ("words", "kind", "defence"),
    [
        ("", NORMAL, 10),
        ("routed", NORMAL, 5),  # S42-13.3.2
        ("fled", NORMAL, 5),  # S42-12.4
        ("fled", BREAKTHROUGH, 10),  # S42-15.3
    ],
)
def test_who_adds_nothing_to_a_defence(words: str, kind: int, defence: int) -> None:
    """S42-12.4, 13.3.2, 15.3: routed units, and those that retreated to others in this phase."""
    f = Field({RIFLES: TARGET, MORE_RIFLES: f"{TARGET} {words}", FOOT: "2009"}, frame=Rest())
    assert odds(f, FOOT, kind=kind).defence == defence


def test_of_equal_bracketed_units_one_counts() -> None:
    """S42-9.8: alone among themselves the strongest, of equals one."""
    f = Field({REGION: TARGET, SECOND_REGION: TARGET, FOOT: "2009"}, frame=Rest())
    assert odds(f, FOOT).defence == 3


@pytest.mark.parametrize(
    ("ground", "line", "rule", "infantry", "tanks"),
    [
        ("mountain", "double-mountain", "S42-9.6.1", 10, 5),
        ("major_city", "double-ground", "S42-9.6.3", 10, 5),
        ("marsh", "double-marsh", "S42-9.5.4", 10, 10),
    ],
)
def test_what_doubles_a_defence(ground: str, line: str, rule: str, infantry: int, tanks: int) -> None:
    """S42-9.5.4, 9.6.1, 9.6.3: cities and mountains double infantry, marsh everybody."""
    f = Field({RIFLES: TARGET, FOOT: "2009"}, terrain={TARGET: ground}, frame=Rest())
    assert (odds(f, FOOT).defence, rule_of(f, battle(f, FOOT), line)) == (infantry, rule)
    f = Field({"SU-TC-1": TARGET, FOOT: "2009"}, terrain={TARGET: ground}, frame=Rest())
    assert odds(f, FOOT).defence == tanks


def test_marsh_in_the_first_hex_of_the_map() -> None:
    """S42-9.5.1: every attacker out of marsh or across a river doubles the defence, wherever on the map."""
    f = Field({FOOT: "0801", RIFLES: "0802"}, terrain={"0801": "marsh"}, frame=Rest())
    assert all_wet(f.s, battle(f, FOOT, target="0802"))
    f = Field({FOOT: "0801", RIFLES: "0802"}, frame=Rest())
    assert not all_wet(f.s, battle(f, FOOT, target="0802"))


# -- shifts (S42-8.6.1, 9.3.4, 11.1.2) -------------------------------------------------------------------


def test_air_and_artillery_shift_a_column_each() -> None:
    """S42-9.3.3, 9.3.4, 9.4: one right for the attacker, one left for the defender; none for automatic DS."""
    f = Field({FOOT: "2009", RIFLES: TARGET, "DE-HQ-6A": "2008"}, frame=Rest())
    hq = ("DE-HQ-6A",)
    attacks = {
        1: battle(f, FOOT, air=1),
        -1: battle(f, FOOT, answer=1),
        2: battle(f, FOOT, air=1, support=hq),
        0: battle(f, FOOT, air=1, support=hq, kind=AUTOMATIC),
    }
    assert [odds_of(f.s, b).shift for b in attacks.values()] == list(attacks)
    (line,) = [line for line in ledgers(f, battle(f, FOOT, support=hq))[2].lines if line.op == "shift"]
    assert (line.name, line.value, line.unit) == ("artillery", 1, f.unit("DE-HQ-6A"))


@pytest.mark.parametrize(
    ("ground", "forts", "favoured"),
    [("clear", {}, False), ("rough", {}, True), ("clear", {TARGET: "soviet"}, True)],
)
def test_what_favours_the_defender(ground: str, forts: dict[str, str], favoured: bool) -> None:
    """S42-11.1.2: ground or a fort that shifts to the left."""
    f = Field({RIFLES: TARGET}, terrain={TARGET: ground}, forts=forts, frame=Rest())
    assert favours_defender(f.s, f.hex(TARGET), SOVIET) is favoured
    assert favours_defender(f.s, f.hex(TARGET), AXIS) is (ground == "rough")  # the fort is not his


def test_what_an_automatic_ds_depends_on() -> None:
    """S42-8.6.1: the turn, forts and control of the hex and of those around it, beside the units."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, places={TARGET: "minor_city"}, frame=Rest())
    seen = [f.sc.combat_rules.shatter_depends(f.s, f.hex(TARGET))]
    f.s.turn += 1
    seen.append(f.sc.combat_rules.shatter_depends(f.s, f.hex(TARGET)))
    f.s.set_fort(f.hex(TARGET), 2)
    seen.append(f.sc.combat_rules.shatter_depends(f.s, f.hex(TARGET)))
    f.s.set_fort(f.hex("2011"), 1)
    seen.append(f.sc.combat_rules.shatter_depends(f.s, f.hex(TARGET)))
    f.s.control[f.sc.control_row[f.hex(TARGET)]] ^= 1
    seen.append(f.sc.combat_rules.shatter_depends(f.s, f.hex(TARGET)))
    assert len({tuple(facts) for facts in seen}) == 5


def test_nobody_storms_where_no_battle_for_a_city_has_begun() -> None:
    """S42-29.1.1: only the marker of a battle sends attackers into the city."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, options={"contested": "on"}, turn=9, frame=Rest())
    assert f.sc.combat_rules.after_held(f.s, battle(f, FOOT)) is None
