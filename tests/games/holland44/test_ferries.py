"""Chapters 8.5.4 to 8.5.7 and 23.3.3: ferries over major rivers, printed ones and those of engineers."""

from __future__ import annotations

from grognard.games.holland44.ferries import begin_phase, begin_turn, edge_side, ferry_beside, is_open
from grognard.games.holland44.kinds import CROSSED
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.zocbond.kinds import MOVED

from .cases import Case, case, each
from .field import Field

RIVER = {"3010/3011": "major"}
FERRY = ["3010/3011"]
ONE_STEP = "Br-Inf-1"
FOOT = "1-Border"  # three steps
MOTOR = "1-Gren-Gds"  # three steps
TANKS = "2-Gren-Gds"
FOE = "I-Hoffmann"


def test_no_crossing_without_a_ferry() -> None:
    """H44-8.5.4."""
    f = Field({ONE_STEP: "3010"}, water=RIVER)
    assert f.refused(f"tactical {ONE_STEP}", "to 3011") == "H44-8.5.4"
    f = Field({ONE_STEP: "3010"}, water=RIVER, ferries=FERRY)
    assert f.refused(f"march {ONE_STEP}", "to 3011") == "H44-8.5.4"


def test_a_ferry_takes_one_step() -> None:
    """H44-8.5.5, 8.5.6: a one-step unit, tactically, from farther off too; one in a player turn."""
    f = Field({ONE_STEP: "3009", "Br-Inf-2": "3010"}, water=RIVER, ferries=FERRY)
    f.play(f"tactical {ONE_STEP}", "to 3010", "to 3011")
    assert f.where(ONE_STEP) == "3011"
    assert f.refused("tactical Br-Inf-2", "to 3011") == "H44-8.5.6"


def test_a_stack_is_too_much_for_a_ferry() -> None:
    """H44-8.5.6."""
    f = Field({ONE_STEP: "3010", "Br-Inf-2": "3010"}, water=RIVER, ferries=FERRY)
    assert f.refused(f"tactical {ONE_STEP}", "with Br-Inf-2", "to 3011") == "H44-8.5.6"


def test_open_and_closed_ferries() -> None:
    """H44-8.5.5: enemies and their ZOC close it; own units cancel EZOC in their hex."""
    then = case("H44-C-125")["then"]
    units = {
        "B": {FOE: "3009", MOTOR: "3012"},
        "C": {FOE: "3010", MOTOR: "3011"},
        "D": {FOE: "3009", MOTOR: "3010"},
        "A": {},
    }
    found = {name: Field(given, water=RIVER, ferries=FERRY) for name, given in units.items()}
    ferry = len(found["A"].sc.ferry_side) - 1
    usable = sorted(name for name, f in found.items() if is_open(f.s, ferry, ALLIED))
    assert usable == then["usable"]
    closed = [
        n for n, f in found.items() if not is_open(f.s, ferry, ALLIED) and not is_open(f.s, ferry, GERMAN)
    ]
    assert closed == then["closed_for_both"]
    f = Field({ONE_STEP: "3010", FOE: "3012"}, water=RIVER, ferries=FERRY)
    assert f.refused(f"tactical {ONE_STEP}", "to 3011") == "H44-8.5.5"


def test_germans_ferry_vehicles_at_night() -> None:
    """H44-8.5.6: by day only infantry."""
    then = case("H44-C-127")["then"]
    tank = {"StuG-1107": "3010"}
    f = Field(tank, water=RIVER, ferries=FERRY, player="german", turn=3)
    assert f.play("tactical StuG-1107").allowed("to 3011") is (then["AM"] == "allowed")
    assert f.refused("to 3011") == "H44-8.5.6"
    f = Field(tank, water=RIVER, ferries=FERRY, player="german", turn=5)
    assert f.play("tactical StuG-1107").allowed("to 3011") is (then["Night"] == "allowed")
    assert f.play("to 3011").where("StuG-1107") == "3011"


def test_a_larger_unit_sends_a_part() -> None:
    """H44-8.5.7: it knows its parent."""
    then = case("H44-C-128")["then"]
    f = Field({MOTOR: "3010"}, water=RIVER, ferries=FERRY)
    assert f.refused(f"tactical {MOTOR}", "to 3011") == "H44-8.5.5"
    f.play("halt", f"split {MOTOR} {ONE_STEP}")
    assert f.steps(MOTOR) == then["parent_steps"]
    assert f.s.parent[f.unit(ONE_STEP)] == f.unit(MOTOR)
    f = Field({MOTOR: "3010"}, water=RIVER, ferries=FERRY)
    f.play(f"split {MOTOR} {ONE_STEP}", f"tactical {ONE_STEP}", "to 3011")
    assert f.where(ONE_STEP) == "3011"


def test_a_part_goes_on_where_its_unit_cannot() -> None:
    """H44-8.5.7, 21.3: split on the way, it has spent what its parent has."""
    f = Field({FOOT: "3009"}, water=RIVER, ferries=FERRY)
    f.play(f"tactical {FOOT}", "to 3010", f"split {FOOT} A-1", f"drop {FOOT}", "to 3011")
    assert f.where("A-1") == "3011"
    assert f.where(FOOT) == "3010"
    assert f.frame() == "Movement"


# -- engineers ---------------------------------------------------------------------------------------


def test_an_engineer_is_a_ferry() -> None:
    """H44-23.3.3: whole units cross while their steps fit; then the engineer stays."""
    then = case("H44-C-560")["then"]
    f = Field({"RE-XXX": "3010", FOOT: "3010", MOTOR: "3010", ONE_STEP: "3010"}, water=RIVER)
    assert f.play(f"tactical {FOOT}").allowed("to 3011") is then["allowed"]
    f.play("to 3011", "halt")
    assert f.where(FOOT) == "3011"
    assert f.marked("RE-XXX", CROSSED)
    assert f.marked("RE-XXX", MOVED)
    assert f.refused("tactical RE-XXX") == "H44-8.1"
    f.play(f"tactical {MOTOR}", "to 3011", "halt")
    seventh = case("H44-C-459")
    assert f.s.crossed[0] == seventh["given"]["used_steps"]
    assert f.play(f"tactical {ONE_STEP}").allowed("to 3011") is not seventh["then"]["refused"]
    assert f.refused("to 3011") == "H44-23.3.3"


def test_an_engineer_takes_one_vehicle_step() -> None:
    """H44-23.3.3: armor of three steps must send a part."""
    then = case("H44-C-561")["then"]
    f = Field({"RE-XXX": "3011", TANKS: "3010"}, water=RIVER)
    assert f.play(f"tactical {TANKS}").allowed("to 3011") is then["allowed"]
    assert f.refused("to 3011") == "H44-23.3.3"
    f.play(f"split {TANKS} Br-Tk-1", "halt")
    f = Field({"RE-XXX": "3011", TANKS: "3010"}, water=RIVER)
    f.play(f"split {TANKS} Br-Tk-1", "tactical Br-Tk-1", "to 3011", "halt")
    assert f.s.crossed_vehicles[0] == then["via_breakdown_steps"]


def test_an_engineer_crosses_by_itself() -> None:
    """H44-23.3.3: tactically; and it may open a ferry after moving."""
    f = Field({"RE-XXX": "3010", ONE_STEP: "3011"}, water=RIVER)
    f.play("tactical RE-XXX", "to 3011", "halt")
    f.play(f"tactical {ONE_STEP}", "to 3010", "halt")
    assert f.where(ONE_STEP) == "3010"


def test_an_engineer_ferry_leads_into_ezoc() -> None:
    """H44-23.3.3: unlike a printed one."""
    f = Field({"RE-XXX": "3010", FOOT: "3010", FOE: "3012"}, water=RIVER)
    f.play(f"tactical {FOOT}", "to 3011")
    assert f.where(FOOT) == "3011"


def test_one_hexside_for_each_engineer() -> None:
    """H44-23.3.3; and not both ferry and river assault."""
    water = RIVER | {"3010/3110": "major"}
    f = Field({"RE-XXX": "3010", FOOT: "3010", ONE_STEP: "3010"}, water=water)
    f.play(f"tactical {FOOT}", "to 3011", "halt")
    assert f.refused(f"tactical {ONE_STEP}", "to 3110") == "H44-8.5.4"


def test_engineers_do_not_ferry_over_canals() -> None:
    """H44-23.3.3."""
    f = Field({"RE-XXX": "3010", TANKS: "3010"}, water={"3010/3011": "canal"})
    assert f.refused(f"tactical {TANKS}", "to 3011") == "H44-8.5.2"


def test_germans_have_no_use_for_allied_engineers() -> None:
    f = Field({"Ge-Inf-1": "3010"}, water=RIVER, player="german")
    assert f.refused("tactical Ge-Inf-1", "to 3011") == "H44-8.5.4"


def test_ferries_are_empty_again_in_the_next_phase() -> None:
    """H44-8.5.6."""
    f = Field({ONE_STEP: "3010"}, water=RIVER, ferries=FERRY)
    f.s.ferry_used[-1] = 1
    begin_phase(f.s)
    f.play(f"tactical {ONE_STEP}", "to 3011")


@each("H44-C-651")
def test_a_lone_unknown_unit_closes_the_ferry(case: Case) -> None:
    """H44-23.3.3, 8.5.5, 25.2.1: face down it is an enemy unit; only ZOC is nothing to engineers."""
    found: list[bool] = []
    for ferries, units in ((FERRY, {}), ([], {"RE-XXX": "3010"}), ([], {"RE-XXX": "3010"})):
        f = Field({ONE_STEP: "3010", **units, "unknown-1": "3011"}, water=RIVER, ferries=ferries)
        mover = "RE-XXX" if len(found) == 2 else ONE_STEP
        f.play(f"tactical {mover}")
        found.append(f.allowed("to 3011"))
        assert f.refused("to 3011") == case["then"]["rule"]
    assert found == case["then"]["allowed"]


def test_a_stack_does_not_meet_an_unknown_unit_by_ferry() -> None:
    """H44-9.5.3, 25.3.1: no assault in the movement phase; where the enemy is gone, the ferry is open."""
    units = {"RE-XXX": "3010", FOOT: "3010", ONE_STEP: "3010"}
    f = Field({**units, "unknown-1": "3011"}, water=RIVER)
    assert f.refused(f"tactical {FOOT}", f"with {ONE_STEP}", "to 3011") == "H44-8.5.5"
    assert not ferry_beside(f.s, f.hex("3010"), ALLIED)
    f = Field({**units, "unknown-1": "3012"}, water=RIVER)
    assert ferry_beside(f.s, f.hex("3010"), ALLIED)
    f.play(f"tactical {FOOT}", "to 3011")  # only its ZOC is there
    assert f.s.crossed[0] == 3


def test_which_hexes_have_a_ferry() -> None:
    """H44-8.5.5, 8.5.7: the two beside it, and no others."""
    f = Field({}, water=RIVER, ferries=FERRY)
    beside = [f.sc.place_names[h] for h in range(f.sc.n) if ferry_beside(f.s, h, ALLIED)]
    assert sorted(beside) == ["3010", "3011"]
    f.s.ferry_used[-1] = 1
    assert not ferry_beside(f.s, f.hex("3010"), ALLIED)


def test_the_ferry_of_an_edge_hex_is_the_one_that_leads_to_its_area() -> None:
    """H44-19.3.2: it is full when one step has crossed; a ferry within the map is no way to an area."""
    f = Field({"SS-Pol": "@H"}, player="german", water=RIVER, ferries=FERRY)
    assert edge_side(f.s, f.hex("5526")) == f.sc.ferry_side[0]
    assert edge_side(f.s, f.hex("3010")) == 6 * f.hex("3010")
    f.play("tactical SS-Pol", "to 5526")
    assert f.s.ferry_used[0] == 1


def test_engineers_are_free_again_in_the_next_turn() -> None:
    """H44-23.3.3: six steps, one of them of a vehicle, across any hexside."""
    f = Field({"RE-XXX": "3010", FOOT: "3010"}, water=RIVER).play(f"tactical {FOOT}", "to 3011", "halt")
    assert f.s.crossing[0] >= 0
    begin_turn(f.s)
    assert (f.s.crossing[0], f.s.crossed[0], f.s.crossed_vehicles[0]) == (-1, 0, 0)
    assert not f.marked("RE-XXX", CROSSED)
