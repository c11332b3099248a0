# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 17 and 23.1.3: artillery support and the replenishment phase."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.artillery import Replenish, fire_refusal
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.zocbond import kinds
from grognard.games.zocbond.battle import BREAKTHROUGH

from .cases import case
from .field import Field
from .fight import TARGET, Rest, battle, ledgers, shift_lines

MOTOR = "1-Gren-Gds"


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def why_not(f: Field, gun: str, *attackers: str, **more: Any) -> str:
    """The name of the refusal for supporting an attack; "" if it may."""
    return REFUSALS[
        f.s.sc.support_rules.support_refusal(f.s, battle(f, *attackers, **more), f.unit(gun))
    ].name


@pytest.mark.parametrize(("name", "far"), [("H44-C-350", "2015"), ("H44-C-351", "2016")])
def test_range_counts_to_the_defenders_hex(name: str, far: str) -> None:
    """H44-17.4."""
    f = field({MOTOR: "2009", "Gds-Div": far, "KG-Seidel": TARGET})
    found = why_not(f, "Gds-Div", MOTOR)
    assert found == ("" if case(name)["then"].get("allowed") else "guns-range")


@pytest.mark.parametrize(("name", "ends"), [("H44-C-008", ("5321", "6122")), ("H44-C-009", ("1404", "4816"))])
def test_distances_on_the_map(name: str, ends: tuple[str, str]) -> None:
    """H44-17.4."""
    given = case(name)["given"]
    assert (given["from"], given["to"]) == ends
    f = field({})
    assert f.sc.board.distance_between(f.hex(ends[0]), f.hex(ends[1])) == case(name)["then"]["hexes"]


def test_H44_C_352_not_for_its_own_hex() -> None:
    """H44-17.6.1, 17.7."""
    f = field({"KG-Seidel": TARGET, "AR-185": TARGET, MOTOR: "2009"})
    assert REFUSALS[fire_refusal(f.s, f.unit("AR-185"), f.hex(TARGET))].rule == "H44-17.7"


def test_H44_C_353_two_of_the_allies() -> None:
    """H44-17.6.2: the corps artillery and the divisional artillery of the lead."""
    f = field(
        {
            MOTOR: "2009",
            "1-Dorset": "2109",
            "5-AGRA": "2012",
            "Gds-Div": "2012",
            "50-Div": "2012",
            "KG-Seidel": TARGET,
        },
        turn=5,
    )
    units = (MOTOR, "1-Dorset")
    assert why_not(f, "Gds-Div", *units, lead="gds", support=("5-AGRA",)) == ""
    assert why_not(f, "5-AGRA", *units, lead="gds", support=("Gds-Div",)) == ""
    assert why_not(f, "50-Div", *units, lead="gds", support=("5-AGRA",)) == "guns-enough"
    assert why_not(f, "50-Div", *units, lead="gds", support=("Gds-Div",)) == "guns-enough"
    b = battle(f, *units, lead="gds", support=("5-AGRA", "Gds-Div"))
    assert sum(shift_lines(f, b).values()) == 1  # one line per name; the total has both
    from grognard.games.holland44.artillery import artillery_shifts

    assert artillery_shifts(f.s, b, None) == case("H44-C-353")["then"]["right"]


def test_double_artillery_in_turn_1() -> None:
    """H44-23.1.3."""
    from grognard.games.holland44.artillery import artillery_shifts

    f = field({MOTOR: "2009", "5-AGRA": "2012", "Gds-Div": "2012", "KG-Seidel": TARGET}, turn=1)
    assert artillery_shifts(f.s, battle(f, MOTOR, support=("5-AGRA", "Gds-Div")), None) == 4


def test_H44_C_354_one_of_the_germans() -> None:
    """H44-17.6.2."""
    f = field({"I-Hoffmann": "2009", "AR-185": "2012", "180-Art": "2012", MOTOR: TARGET}, player="german")
    assert why_not(f, "180-Art", "I-Hoffmann", support=("AR-185",)) == "guns-enough"


def test_H44_C_665_a_unit_of_no_formation_is_of_no_gun_s() -> None:
    """H44-17.6.1: companies that were drawn face down belong to no formation."""
    c = case("H44-C-665")
    gun, (company, battalion) = c["given"]["gun"], c["given"]["attackers"]
    f = field({company: "2009", battalion: "2009", gun: "2012", MOTOR: TARGET})
    assert f.s.sc.formation[f.unit(company)] == f.s.sc.also_formation[f.unit(gun)] == -1
    assert [why_not(f, gun, company) == "", why_not(f, gun, company, battalion) == ""] == c["then"]["allowed"]
    assert why_not(f, gun, company) == "guns-strange"


def test_H44_C_356_no_unit_of_its_formation_takes_part() -> None:
    """H44-17.6.1; it need not lead."""
    f = field({MOTOR: "2009", "4-Wilts": "2109", "43-Div": "2012", "KG-Seidel": TARGET})
    assert why_not(f, "43-Div", MOTOR) == "guns-strange"
    assert why_not(f, "43-Div", MOTOR, "4-Wilts", lead="gds") == ""


def test_H44_C_357_corps_artillery_supports_everybody() -> None:
    """H44-17.6.1."""
    f = field({"1-501": "2009", "5-AGRA": "2012", "KG-Seidel": TARGET})
    assert why_not(f, "5-AGRA", "1-501") == ""


def test_arko_191_supports_two_formations() -> None:
    """H44-17.6.1."""
    attackers = {"SS-Sch-Lippert": "", "KG-Spindler": "", "KG-Seidel": "guns-strange"}
    f = field({**dict.fromkeys(attackers, "2009"), "Arko-191": "2012", "1-Para": TARGET}, player="german")
    assert {key: why_not(f, "Arko-191", key) for key in attackers} == attackers


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("fired", "has-fired"),
        ("engaged", "guns-unfit"),
        ("disrupted", "guns-unfit"),
        ("routed", "guns-unfit"),
        ("scattered", "guns-unfit"),
        ("limbered", "guns-unfit"),
        ("oos", ""),
    ],
)
def test_who_cannot_support(words: str, name: str) -> None:
    """H44-17.5, 17.6.1, 18.4."""
    f = field({MOTOR: "2009", "Gds-Div": f"2012 {words}", "KG-Seidel": TARGET})
    assert why_not(f, "Gds-Div", MOTOR) == name


def test_H44_C_337_not_in_breakthrough_combat() -> None:
    """H44-16.3.5, 17.2."""
    f = field({MOTOR: "2009", "Gds-Div": "2012", "KG-Seidel": TARGET})
    assert why_not(f, "Gds-Div", MOTOR, kind=BREAKTHROUGH) == "guns-never"


def test_H44_C_567_artillery_that_was_attacked_may_support_another_hex() -> None:
    """H44-17.7: unless the attack left a marker on it."""
    f = field({"AR-185": "2012 struck", "KG-Seidel": TARGET})
    assert fire_refusal(f.s, f.unit("AR-185"), f.hex(TARGET)) == 0
    f = field({"AR-185": "2012 struck engaged", "KG-Seidel": TARGET})
    assert REFUSALS[fire_refusal(f.s, f.unit("AR-185"), f.hex(TARGET))].name == "guns-unfit"


def test_artillery_in_an_entry_area_counts_the_first_hex_as_one() -> None:
    """H44-19.8."""
    f = field({MOTOR: "1304", "Gds-Div": "@N", "KG-Seidel": "1404", "I-Hoffmann": "1503"})
    assert fire_refusal(f.s, f.unit("Gds-Div"), f.hex("1404")) == 0
    assert REFUSALS[fire_refusal(f.s, f.unit("Gds-Div"), f.hex("1503"))].name == "guns-range"


# -- replenishment (17.8) ----------------------------------------------------------------------------------

ROAD = [["1105", "1005", "1005/0904"]]


def replenish(units: dict[str, str], player: int = ALLIED, **more: Any) -> Field:
    return Field(
        units, **{"frame": Replenish(player), "player": "allied" if player == ALLIED else "german", **more}
    )


def test_H44_C_360_the_allies_replenish_two() -> None:
    """H44-17.8.1: which two is their choice."""
    guns = ("Gds-Div", "5-AGRA", "50-Div", "43-Div")
    f = replenish(dict.fromkeys(guns, "1104 fired"))
    assert len(f.options()) == 4
    f.play("ready 5-AGRA", "ready 43-Div")
    assert f.frame() == ""
    assert [f.marked(gun, kinds.FIRED) for gun in guns] == [True, False, True, False]


def test_two_or_fewer_are_replenished_without_asking() -> None:
    """H44-17.8.1."""
    f = replenish({"Gds-Div": "1104 fired", "50-Div": "1104 fired limbered", "5-AGRA": "1104"})
    assert f.frame() == ""
    assert not f.marked("Gds-Div", kinds.FIRED)
    assert not f.marked("50-Div", kinds.FIRED)


@pytest.mark.parametrize("words", ["disrupted", "routed", "oos"])
def test_who_cannot_be_replenished(words: str) -> None:
    """H44-17.8.4, 18.4."""
    f = replenish({"Gds-Div": f"1104 fired {words}"})
    assert f.marked("Gds-Div", kinds.FIRED)


def test_H44_C_361_germans_replenish_all_at_night() -> None:
    """H44-17.8.3."""
    guns = ("AR-185", "180-Art", "159-Art", "245-Art", "SS-Art-10")
    f = replenish(dict.fromkeys(guns, "3002 fired"), GERMAN, turn=5)
    assert f.frame() == ""
    assert not any(f.marked(gun, kinds.FIRED) for gun in guns)
    f = replenish(dict.fromkeys(guns, "3002 fired"), GERMAN, turn=4)
    assert len(f.options()) == 5


DROP = {"82-ASS": "4010", "82-Art": "4012 fired"}


def test_H44_C_557_area_n_does_not_replenish_airborne_artillery() -> None:
    """H44-17.8.2."""
    f = replenish({"82-Art": "1104 fired", "82-ASS": "4010"})
    assert f.marked("82-Art", kinds.FIRED)


def test_airborne_artillery_is_replenished_from_its_source() -> None:
    """H44-17.8.2: after turn 5 the source itself serves as drop hex."""
    f = replenish(DROP, turn=6)
    assert not f.marked("82-Art", kinds.FIRED)
    f = replenish(DROP, turn=6, weather="overcast")
    assert f.marked("82-Art", kinds.FIRED)


def test_H44_C_363_a_drop_hex_in_an_enemy_zoc_does_not_serve() -> None:
    """H44-17.8.2; own units cancel the ZOC in their hex."""
    from grognard.games.holland44.artillery import open_drop

    f = field({"82-ASS": "4010", "KG-Seidel": "4012"})
    assert not open_drop(f.s, f.hex("4011"))
    f = field({"82-ASS": "4010", "1-504": "4011", "KG-Seidel": "4012"})
    assert open_drop(f.s, f.hex("4011"))
    f = field({"82-ASS": "4010"}, terrain={"4011": "woods"})
    assert not open_drop(f.s, f.hex("4011"))


def test_H44_C_556_airborne_artillery_lands_active() -> None:
    """H44-17.8.1: it may support at once."""
    f = field({"82-Art": "2012 landed", "1-504": "2009", "KG-Seidel": TARGET})
    assert why_not(f, "82-Art", "1-504") == ""
    assert not f.marked("82-Art", kinds.FIRED)


# -- in combination ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "weather", "ready"), [(6, "clear", 2), (6, "cloudy", 1), (6, "overcast", 0), (8, "clear", 0)]
)
def test_the_weather_replenishes_airborne_artillery(turn: int, weather: str, ready: int) -> None:
    """H44-17.8.2: all, one of their choice, none; nights are overcast."""
    guns = ("82-Art", "101-Art")
    units = {"82-ASS": "4010", "101-ASS": "3010", "82-Art": "4012 fired", "101-Art": "3012 fired"}
    f = replenish(units, turn=turn, weather=weather)
    if ready == 1:
        assert f.options() == ["ready 101-Art", "ready 82-Art"]
        f.play("ready 82-Art")
    assert f.frame() == ""
    assert [f.marked(gun, kinds.FIRED) for gun in guns].count(False) == ready


def test_airborne_artillery_too_far_from_its_source() -> None:
    """H44-17.8.2: off the road, at most four hexes; of its own division."""
    for at, source, ready in (
        ("4014", "82-ASS", True),
        ("4015", "82-ASS", False),
        ("4012", "101-ASS", False),
    ):
        f = replenish({source: "4010", "82-Art": f"{at} fired"}, turn=6)
        assert f.marked("82-Art", kinds.FIRED) is not ready, (at, source)


def test_a_source_in_woods_serves_by_the_open_ground_around_it() -> None:
    """H44-17.8.2: after turn 5 the source's hex and its neighbours; exhausted or not."""
    f = replenish({"82-ASS": "4010 exhausted", "82-Art": "4012 fired"}, turn=6, terrain={"4010": "woods"})
    assert not f.marked("82-Art", kinds.FIRED)
    woods = dict.fromkeys(("4010", "4009", "4011", "4109", "4110", "3909", "3910"), "woods")
    f = replenish({"82-ASS": "4010", "82-Art": "4012 fired"}, turn=6, terrain=woods)
    assert f.marked("82-Art", kinds.FIRED)
    f = replenish({"82-ASS": "4010", "82-Art": "4012 fired"}, turn=3)
    assert f.marked("82-Art", kinds.FIRED)  # the test map has no drop hexes


@pytest.mark.parametrize(
    ("units", "player", "gun", "rule"),
    [
        ({"Gds-Div": "1104 fired disrupted"}, ALLIED, "Gds-Div", "H44-17.8.4"),
        ({"Gds-Div": "1104 fired oos"}, ALLIED, "Gds-Div", "H44-17.8.1"),
        ({"Gds-Div": "5020 fired"}, ALLIED, "Gds-Div", "H44-17.8.1"),
        ({"82-Art": "1104 fired"}, ALLIED, "82-Art", "H44-17.8.2"),
        ({"AR-185": "1110 fired"}, GERMAN, "AR-185", "H44-17.8.3"),
        ({"Gds-Div": "1104"}, ALLIED, "Gds-Div", "H44-17.8.4"),
    ],
)
def test_replenishing_names_the_rule_that_forbids(
    units: dict[str, str], player: int, gun: str, rule: str
) -> None:
    """H44-17.8.1 to 17.8.4."""
    f = field(units, turn=3)
    frame = Replenish(player)
    frame.step = 1
    frame.ground = frame.airborne = 2
    assert REFUSALS[frame.check(f.s, f.option(f"ready {gun}"))].rule == rule


@pytest.mark.parametrize(
    ("player", "gun", "rule"),
    [(ALLIED, "Gds-Div", "H44-17.8.1"), (ALLIED, "82-Art", "H44-17.8.2"), (GERMAN, "AR-185", "H44-17.8.3")],
)
def test_no_more_than_the_phase_allows(player: int, gun: str, rule: str) -> None:
    """H44-17.8.1 to 17.8.3."""
    f = field({gun: "1104 fired"})
    frame = Replenish(player)
    frame.step = 1
    assert REFUSALS[frame.check(f.s, f.option(f"ready {gun}"))].rule == rule


def test_artillery_in_area_n_is_replenished() -> None:
    """H44-17.8.1, 19.8; engaged artillery too (H44-17.8.4)."""
    f = replenish({"Gds-Div": "@N fired", "50-Div": "1104 fired engaged"})
    assert not f.marked("Gds-Div", kinds.FIRED)
    assert not f.marked("50-Div", kinds.FIRED)


def test_support_turns_the_counter_over() -> None:
    """H44-17.1, 17.5: for a shift as for a determined defence."""
    f = Field({MOTOR: "2009", "Gds-Div": "2007", "KG-Seidel": TARGET}, phase="combat", rolls=[1])
    f.play(f"attack {TARGET}", "support Gds-Div", "commit")
    assert f.marked("Gds-Div", kinds.FIRED)


def test_artillery_that_moved_one_hex_supports_and_two_hexes_forbid_it() -> None:
    """H44-17.3, 17.6.1."""
    f = Field({MOTOR: "2009", "Gds-Div": "2007", "KG-Seidel": TARGET})
    f.play("tactical Gds-Div", "to 2006", "halt")
    assert why_not(f, "Gds-Div", MOTOR) == ""
    f = Field({MOTOR: "2009", "Gds-Div": "2007", "KG-Seidel": TARGET})
    f.play("tactical Gds-Div", "to 2006", "to 2005")
    assert why_not(f, "Gds-Div", MOTOR) == "guns-unfit"


def test_a_movement_marker_lets_artillery_march_undisrupted() -> None:
    """H44-17.3: but it cannot support, and defends with 1."""
    f = Field({MOTOR: "2009", "Gds-Div": "2007", "KG-Seidel": TARGET})
    f.play("limber Gds-Div", "march Gds-Div", "to 2006", "to 2005", "halt")
    assert f.order("Gds-Div") == "good"
    assert why_not(f, "Gds-Div", MOTOR) == "guns-unfit"


def test_a_marker_given_back_lets_artillery_support_again() -> None:
    """H44-17.3: in the owner's next movement phase."""
    f = Field({MOTOR: "2009", "Gds-Div": "2007 limbered", "KG-Seidel": TARGET})
    f.play("unlimber Gds-Div")
    assert f.refused("march Gds-Div") == "H44-17.3"
    assert why_not(f, "Gds-Div", MOTOR) == ""


def test_the_pair_in_either_order_and_no_third() -> None:
    """H44-17.6.2: 5 AGRA and the divisional artillery of the lead."""
    guns = {"5-AGRA": "2007", "Gds-Div": "2007", "50-Div": "2007"}
    f = field({MOTOR: "2009", "1-Dorset": "2009", "KG-Seidel": TARGET, **guns})
    both = (MOTOR, "1-Dorset")
    for first, second in (("5-AGRA", "Gds-Div"), ("Gds-Div", "5-AGRA")):
        assert why_not(f, second, *both, lead="gds", support=(first,)) == ""
    for first, second in (("5-AGRA", "50-Div"), ("50-Div", "5-AGRA"), ("Gds-Div", "50-Div")):
        assert why_not(f, second, *both, lead="gds", support=(first,)) == "guns-enough"
    assert why_not(f, "50-Div", *both, lead="gds", support=("5-AGRA", "Gds-Div")) == "guns-enough"
    assert why_not(f, "50-Div", *both, lead="gds") == ""  # its formation takes part


def test_in_turn_1_the_pair_gives_four_columns() -> None:
    """H44-23.1.3, 17.6.2; other artillery one."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "5-AGRA": "2007", "Gds-Div": "2007"}, turn=1)
    b = battle(f, MOTOR, support=("5-AGRA", "Gds-Div"))
    assert sum(line.value for line in ledgers(f, b)[2].lines if line.op == "shift") == 4
    assert {line.rule for line in ledgers(f, b)[2].lines if line.op == "shift"} == {"H44-23.1.3"}
    f = field({"1-Dorset": "2009", "KG-Seidel": TARGET, "50-Div": "2007"}, turn=1)
    assert shift_lines(f, battle(f, "1-Dorset", support=("50-Div",))) == {"artillery": 1}


def test_a_part_brings_the_artillery_of_its_parent() -> None:
    """H44-17.6.1, 21.1."""
    f = field({"Br-Inf-1": "2009 of=1-Dorset", "50-Div": "2007", "Gds-Div": "2007", "KG-Seidel": TARGET})
    assert why_not(f, "50-Div", "Br-Inf-1") == ""
    assert why_not(f, "Gds-Div", "Br-Inf-1") == "guns-strange"


def test_a_gun_makes_no_pair_with_itself() -> None:
    """H44-17.6.2."""
    guns = {"5-AGRA": "2007", "Gds-Div": "2007"}
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, **guns})
    for gun in guns:
        assert why_not(f, gun, MOTOR, lead="gds", support=(gun,)) == "guns-enough"


def test_each_kind_of_artillery_has_its_own_number() -> None:
    """H44-17.8.1, 17.8.2: what is left for the one does not serve the other."""
    f = field({"Gds-Div": "1104 fired", "82-Art": "4012 fired", "82-ASS": "4010"}, turn=6)
    frame = Replenish(ALLIED)
    frame.step = 1
    for ground, airborne, rules in ((1, 0, ["", "H44-17.8.2"]), (0, 1, ["H44-17.8.1", ""])):
        frame.ground, frame.airborne = ground, airborne
        checks = [frame.check(f.s, f.option(f"ready {gun}")) for gun in ("Gds-Div", "82-Art")]
        assert [REFUSALS[why].rule for why in checks] == rules


def test_a_source_too_far_from_its_drop_hexes() -> None:
    """H44-17.8.2: on the map itself; the guns are beside the source, the drop hexes beyond the Rhine."""
    for source, guns, ready in (("4720", "4721", True), ("6319", "6318", False)):
        f = replenish({"82-ASS": source, "82-Art": f"{guns} fired"}, turn=4, whole_map=True)
        assert f.marked("82-Art", kinds.FIRED) is not ready
        assert f.told("readies") == ([(f.unit("82-Art"), 0, 0, 0)] if ready else [])
