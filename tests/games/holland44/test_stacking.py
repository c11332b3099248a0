"""Chapter 6: stacking limits, free units, overstacked hexes and the nine steps."""

from __future__ import annotations

import pytest

from grognard.games.holland44.faults import faults
from grognard.games.holland44.verbs import VERBS
from grognard.games.zocbond.kinds import CRAMMED
from grognard.games.zocbond.show.courses import courses
from grognard.games.zocbond.stacking import Trim

from .cases import case
from .field import Field

INF = ("1-Gren-Gds", "3-Irish-Gds", "5-Coldm-Gds", "1-Welsh-Gds")  # three steps each
ARM = ("2-Gren-Gds", "2-Irish-Gds")


def stack(*units: str, **words: str) -> Field:
    """All of these in one hex."""
    return Field({key: f"3010 {words.get(key.replace('-', '_'), '')}" for key in units})


def count(f: Field) -> int:
    return f.sc.stacking_rules.counted(f.s, f.s.stack_at(f.hex("3010")))


@pytest.mark.parametrize(
    ("name", "units"),
    [
        ("H44-C-070", (*INF[:2], "Gds-Div", "RE-XXX")),
        ("H44-C-071", (*INF[:2], "Gds-Div", "50-Div")),
        ("H44-C-074", ("2-S-Staff-a", "2-S-Staff-b", "1-Border")),
    ],
)
def test_what_counts(name: str, units: tuple[str, ...]) -> None:
    """H44-6.1 to 6.3: two units; one of each free type; halves of a battalion are one."""
    then = case(name)["then"]
    f = stack(*units)
    assert f.sc.stacking_rules.overstacked(f.s, f.hex("3010")) is not then["legal"]
    assert count(f) == then.get("counted", 2)


def test_a_lone_weak_armor_unit_is_free() -> None:
    """H44-6.2: one step, and no other armor in the hex."""
    then = case("H44-C-073")["then"]
    assert count(Field({INF[0]: "3010", INF[1]: "3010", ARM[0]: "3010 steps=1"})) == 2
    assert count(Field({INF[0]: "3010", ARM[0]: "3010", ARM[1]: "3010 steps=1"})) == then["counted"]


def test_one_of_each_free_type() -> None:
    """H44-6.2: artillery, bridging, engineers, Flak."""
    f = stack(*INF[:2], "Gds-Div", "XXX-Bridging", "RE-XXX")
    assert count(f) == 2
    assert count(Field({"Flak-602": "3010", "Flak-572": "3010"})) == 1


def test_sources_and_face_down_units_do_not_count() -> None:
    """H44-6.1."""
    assert count(stack(*INF[:2], "82-ASS")) == 2
    assert count(Field({"I-Hoffmann": "3010", "unknown-1": "3010"})) == 1


def test_nine_steps() -> None:
    """H44-6.4.1: only in an overstacked hex; sources are not counted."""
    f = stack(*INF[:3], "82-ASS")
    assert (
        f.sc.stacking_rules.excess_steps(f.s, f.hex("3010")) == case("H44-C-076")["then"]["must_remove_steps"]
    )
    f = stack(*INF[:4])
    assert f.sc.stacking_rules.excess_steps(f.s, f.hex("3010")) == 3
    f = stack(*INF[:2], ARM[0], "Gds-Div", "RE-XXX", "XXX-Bridging")
    assert f.sc.stacking_rules.excess_steps(f.s, f.hex("3010")) == 3
    f = Field(
        dict.fromkeys((*INF[:2], "Gds-Div", "RE-XXX", "XXX-Bridging"), "3010") | {ARM[0]: "3010 steps=1"}
    )
    assert not f.sc.stacking_rules.overstacked(f.s, f.hex("3010"))  # ten steps, but within the limit
    assert f.sc.stacking_rules.excess_steps(f.s, f.hex("3010")) == 0


def test_the_owner_takes_off_what_is_too_much() -> None:
    """H44-6.4.1: at the end of the movement phase, steps of his choice."""
    f = stack(*INF[:3], "RE-XXX", "Gds-Div")
    f.play("done")
    assert f.frame() == "Trim"
    f.play(f"lose {INF[0]}", "lose RE-XXX")
    assert f.steps(INF[0]) == 2
    assert f.where("RE-XXX") == "@lost"
    assert f.frame() == ""


def test_within_the_limit_nothing_is_asked() -> None:
    """H44-6.1."""
    assert stack(*INF[:2], "Gds-Div").play("done").frame() == ""


def test_what_a_retreat_has_crammed_waits() -> None:
    """H44-6.4.1, 13.1.4: until the end of the owner's next movement phase."""
    then = case("H44-C-548")["then"]
    units = dict.fromkeys(INF[:3], "3010 crammed") | {"RE-XXX": "3010", "Gds-Div": "3010"}
    f = Field(units, frame=Trim(0, 1))
    assert (f.frame() == "") is (then["must_remove_steps"][0] == 0)
    f = Field(units)
    f.play("done")
    assert f.sc.stacking_rules.excess_steps(f.s, f.hex("3010")) == then["must_remove_steps"][1]
    f.play("lose RE-XXX", "lose Gds-Div")
    assert not f.marked(INF[0], CRAMMED)


def test_trimming_concerns_only_the_hex() -> None:
    f = Field(dict.fromkeys(INF[:4], "3010") | {ARM[0]: "3020"})
    assert f.refused("done", f"lose {ARM[0]}") == "H44-6.4.1"


def test_wheels_do_not_drive_into_a_crowd() -> None:
    """H44-6.4.2: mechanized units enter an overstacked hex only tactically, those on foot as they like."""
    then = case("H44-C-078")["then"]
    crowd = dict.fromkeys(INF[:3], "3011")
    f = Field({"2-Devon": "3010", "1-Border": "3010", **crowd})
    assert f.play("march 2-Devon").allowed("to 3011") is not then["refused"]
    assert f.refused("to 3011") == "H44-6.4.2"
    f.play("halt", "march 1-Border", "to 3011", "halt")
    f = Field({"2-Devon": "3010", **crowd}).play("tactical 2-Devon")
    assert f.allowed("to 3011") is then["tac_allowed"]
    assert f.play("to 3011").where("2-Devon") == "3011"


def test_friends_pass_through_each_other() -> None:
    """H44-6.1, 6.5: limits hold at the end; nationalities stack freely."""
    f = Field({"1-Border": "3010", INF[0]: "3011", INF[1]: "3011"})
    f.play("march 1-Border", "to 3011", "to 3012", "halt")
    assert f.where("1-Border") == "3012"


def test_one_supply_source_in_a_hex() -> None:
    """H44-6.1: another may pass it, but not stay."""
    f = Field({"82-ASS": "3010", "101-ASS": "3011"})
    assert f.refused("tactical 82-ASS", "to 3011", "halt") == "H44-6.1"
    assert not [fault for fault in faults(f.s) if "H44-6.1" in fault]
    f.play("to 3012")
    assert f.where("82-ASS") == "3012"
    f = Field({"82-ASS": "3010", "101-ASS": "3012"})
    assert f.refused("tactical 82-ASS", "to 3011", "to 3012") == "H44-6.1"


def test_a_retreat_looks_for_room_for_a_supply_source() -> None:
    """H44-6.1, 13.1.3."""
    f = stack("82-ASS")
    assert f.sc.stacking_rules.crowds(f.s, 1 << f.unit("101-ASS"), f.hex("3010"), 0)
    assert not f.sc.stacking_rules.crowds(f.s, 1 << f.unit("101-ASS"), f.hex("3010"), 1 << f.unit("82-ASS"))
    assert not f.sc.stacking_rules.crowds(f.s, 1 << f.unit("1-504"), f.hex("3010"), 0)


@pytest.mark.parametrize(
    ("units", "total"),
    [
        (("KG-Seidel", "Flak-602", "AR-185"), 1),
        (("KG-Seidel", "Flak-602", "Flak-572", "AR-185", "180-Art"), 3),
        (("Pz-Mielke", "KG-Seidel", "KG-Dreyer"), 2),
        (("Pz-Mielke", "Pz-224", "KG-Seidel"), 3),
        (("Pz-Mielke", "sPzJg-559"), 2),  # a tank destroyer is armor
        (("Pz-Mielke", "PzJg-159", "KG-Seidel"), 2),  # an anti-tank gun is not
        (("XXX-Bridging", "VIII-Bridging", "RE-XXX", "RCE-2nd"), 2),
    ],
)
def test_free_types(units: tuple[str, ...], total: int) -> None:
    """H44-6.2: one of each type, and armor of one step without other armor."""
    assert count(stack(*units)) == total


def test_a_crowd_may_be_left_and_pass_on() -> None:
    """H44-6.4.2: no other restriction than on entering."""
    f = Field(dict.fromkeys((*INF[:3], ARM[0]), "3010"))
    f.play(f"march {ARM[0]}", "to 3011", "halt")
    assert f.where(ARM[0]) == "3011"


def test_extended_movement_does_not_enter_a_crowd() -> None:
    """H44-6.4.2, 8.2.2: by wheels only tactically."""
    crowd = dict.fromkeys(INF[:3], "3011")
    assert Field({ARM[0]: "3010", **crowd}).refused(f"extend {ARM[0]}", "to 3011") == "H44-6.4.2"
    f = Field({"Br-Inf-1": "3010 of=1-Border", **crowd})
    assert f.refused("extend Br-Inf-1", "to 3011", "halt") == "H44-8.2.2"


def test_whoever_must_choose_is_told_what_is_left_of_each_unit() -> None:
    """H44-6.4.1: a step at a time."""
    f = Field(dict.fromkeys(INF, "3010"), frame=Trim(0, 0))
    why, *notes = courses(f.s, f.s.asked[0], VERBS)
    assert (why.kind, why.text.args["n"]) == ("why", 3)
    assert {(note.kind, note.text.args["steps"]) for note in notes} == {("", 2)}
