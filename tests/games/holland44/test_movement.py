"""Chapters 7.2 and 8: movement on foot and on wheels, tactical and extended, roads, waters, infiltration.

The neighbours of 3010 are 3110 (NE), 3011, 2910, 2909, 3009, 3109 (NW).
"""

from __future__ import annotations

import pytest

from grognard.games.holland44.kinds import SPENT
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import MARCH, MOVED

from .cases import Case, case, each
from .field import Field

FOOT = "1-Border"  # MA 3
MOTOR = "1-Gren-Gds"  # mechanized infantry, MA 5
TANKS = "2-Gren-Gds"  # vehicles, MA 5
FRIEND = "7-KOSB"  # MA 3
FOE = "I-Hoffmann"  # German infantry of two steps
FOE_2 = "II-Hoffmann"


def walk(f: Field, key: str, gait: str, *hexes: str) -> Field:
    """A unit goes from hex to hex; a move that ends by itself needs no halt."""
    return f.play(f"{gait} {key}", *(f"to {h}" for h in hexes))


def left(f: Field, key: str) -> int:
    """Half MP used by a unit."""
    return f.s.used[f.unit(key)]


# -- 8.1, 2.3 ------------------------------------------------------------------------------------------


def test_a_unit_moves_as_far_as_its_allowance() -> None:
    """H44-2.3.4: three clear hexes for MA 3, then the move ends by itself."""
    f = walk(Field({FOOT: "3010"}), FOOT, "march", "3011", "3012", "3013")
    assert f.where(FOOT) == "3013"
    assert f.frame() == "Movement"
    assert f.marked(FOOT, MOVED)
    assert f.refused(f"march {FOOT}") == "H44-8.1"


def test_a_move_may_halt_at_once() -> None:
    """H44-8.1: unused MP are lost; the unit has had its move."""
    f = Field({FOOT: "3010"}).play(f"march {FOOT}", "to 3011", "halt")
    assert f.marked(FOOT, MOVED)
    assert f.refused(f"march {FOOT}") == "H44-8.1"
    assert f.allowed("done")


def test_a_stack_moves_at_the_slowest_and_dearest() -> None:
    """H44-8.1: foot MA 3 with mechanized infantry, which pays more in woods."""
    f = Field({FOOT: "3010", MOTOR: "3010"}, terrain={"3011": "woods"})
    f.play(f"march {FOOT}", f"with {MOTOR}")
    assert f.price("to 3011") == 6
    f.play("to 3011")
    assert f.where(FOOT) == f.where(MOTOR) == "3011"
    assert f.refused("to 3012") == "H44-2.3.4"
    f.play(f"drop {FOOT}", "to 3012", "to 3013")
    assert f.where(MOTOR) == "3013"
    assert f.told("stays") == [(f.unit(FOOT), 0, 0, 0)]  # the other side sees that it has moved


def test_a_stack_drops_units_on_the_way() -> None:
    """H44-8.1: who is dropped moves no more in this phase."""
    f = Field({FOOT: "3010", MOTOR: "3010"})
    assert f.refused(f"march {MOTOR}", f"with {FOOT}", f"drop {FOOT}") == "H44-8.1"
    f.play("to 3011", f"drop {FOOT}", "to 3012", "to 3013", "to 3014", "to 3015")
    assert f.where(FOOT) == "3011"
    assert f.where(MOTOR) == "3015"
    assert f.marked(FOOT, MOVED)


def test_only_units_that_began_together_move_together() -> None:
    """H44-8.1."""
    f = Field({FOOT: "3010", MOTOR: "3011"})
    assert f.refused(f"march {MOTOR}", "to 3010", f"with {FOOT}") == "H44-8.1"


def test_no_entry_into_an_enemy_hex() -> None:
    """H44-8.1."""
    f = Field({FOOT: "3010", FOE: "3011"})
    assert f.refused(f"tactical {FOOT}", "to 3011") == "H44-8.1"


def test_a_unit_without_allowance_never_moves() -> None:
    """H44-8.1: not even tactically; nor does a face-down unit (H44-25.2.1)."""
    f = Field({"alarm-company-1": "3010", "unknown-1": "3020"}, player="german")
    assert f.allowed("tactical alarm-company-1") is not case("H44-C-550")["then"]["refused"]
    assert f.refused("tactical alarm-company-1") == "H44-8.1"
    assert f.refused("tactical unknown-1") == "H44-25.2.1"


def test_who_is_not_there_does_not_move() -> None:
    f = Field({FOOT: "3010", FOE: "3020"})
    assert f.refused(f"march {FOE}") == "H44-8.1"
    assert f.refused(f"march {MOTOR}") == "H44-8.1"


# -- 7.2 -----------------------------------------------------------------------------------------------


def test_entering_an_ezoc_ends_the_move() -> None:
    """H44-7.2, no extra cost."""
    then = case("H44-C-520")["then"]
    f = walk(Field({FOOT: "3009", FOE: "3012"}), FOOT, "march", "3010", "3011")
    assert f.where(FOOT) == then["stops_at"]
    assert f.frame() == "Movement"
    assert left(f, FOOT) == 2 * then["mp"]


def test_leaving_an_ezoc_costs_two_more() -> None:
    """H44-7.2."""
    f = Field({FOOT: "3010", FOE: "3011"}).play(f"march {FOOT}")
    assert f.price("to 3009") == 2 + 4


def test_leaving_an_ezoc_can_be_too_dear() -> None:
    """H44-7.2: clear ground and the way out are 3 MP."""
    then = case("H44-C-522")["then"]
    f = Field({"82-ASS": "3010", FOE: "3011"})  # a supply source: MA 2, tactical movement only
    assert f.play("tactical 82-ASS").allowed("to 3009") is then["tac_legal"]
    f = Field({FOOT: "3010", FOE: "3011"}, terrain={"3009": "woods"}).play(f"march {FOOT}")
    assert f.allowed("to 3009") is not then["refused"]
    assert f.refused("to 3009") == "H44-2.3.4"


def test_from_one_ezoc_into_another() -> None:
    """H44-7.2: directly, if no bond is in the way, and there it must stop."""
    f = Field({FOOT: "3010", FOE: "3011"})
    f.play(f"march {FOOT}", "to 3110")
    assert f.where(FOOT) == "3110"
    assert f.frame() == "Movement"


def test_a_bond_is_no_way_through() -> None:
    """H44-7.4.2: neither into a bond hex nor across a bond hexside, by any way of moving."""
    f = Field({FOOT: "3010", FOE: "3110", FOE_2: "2910"})
    assert f.refused(f"tactical {FOOT}", "to 3011") == "H44-7.4.2"
    f = Field({FOOT: "3109", FOE: "3011", FOE_2: "3009"})
    assert f.refused(f"march {FOOT}", "to 3010") == "H44-7.4.2"
    f = Field({FOOT: "3109", FOE: "3011 disrupted", FOE_2: "3009"})
    assert walk(f, FOOT, "tactical", "3010").where(FOOT) == "3010"


# -- 8.2 -----------------------------------------------------------------------------------------------


def test_extended_movement_adds_two_points() -> None:
    """H44-8.2.1: five clear hexes for MA 3."""
    way = [f"30{10 + n}" for n in range(1, case("H44-C-110")["then"]["hexes"] + 1)]
    f = walk(Field({FOOT: "3010"}), FOOT, "extend", *way)
    assert (f.where(FOOT), f.frame()) == ("3015", "Movement")  # it has no points left


@pytest.mark.parametrize("foe", [FOE, "unknown-1"])
def test_extended_movement_keeps_away_from_the_enemy(foe: str) -> None:
    """H44-8.2.2: face-down units included."""
    f = Field({FOOT: "3010", foe: "3013"}).play(f"extend {FOOT}", "to 3011")
    assert f.allowed("to 3012") is not case("H44-C-112")["then"]["refused"]
    assert f.refused("to 3012") == "H44-8.2.2"


def test_extended_movement_heeds_enemies_across_a_river() -> None:
    """H44-8.2.2: although their ZOC does not cross it."""
    f = Field({FOOT: "3010", FOE: "3013"}, water={"3012/3013": "major"}).play(f"extend {FOOT}", "to 3011")
    assert f.allowed("to 3012") is not case("H44-C-115")["then"]["refused"]
    assert f.refused("to 3012") == "H44-8.2.2"
    f = Field({FOOT: "3010", FOE: "3013"}, water={"3012/3013": "major"})
    assert walk(f, FOOT, "march", "3011", "3012", "3112").where(FOOT) == "3112"


def test_extended_movement_begins_by_breaking_contact() -> None:
    """H44-8.2.2: the first hex is next to no enemy."""
    f = Field({FOOT: "3010", FOE: "3011"}).play(f"extend {FOOT}")
    assert f.allowed("to 3110") is not case("H44-C-114")["then"]["refused"]
    assert f.refused("to 3110") == "H44-8.2.2"
    assert f.allowed("to 3009") is case("H44-C-113")["then"]["allowed"]
    assert f.price("to 3009") == 6


def test_extended_movement_ends_alone() -> None:
    """H44-8.2.2: through a friend's hex, but not into it; and not as a stack."""
    f = Field({FOOT: "3010", MOTOR: "3012", TANKS: "3010"})
    assert f.refused(f"extend {FOOT}", f"with {TANKS}") == "H44-8.2.2"
    f.play("to 3011", "to 3012")
    assert f.refused("halt") == "H44-8.2.2"
    f.play("to 3013", "halt")
    assert f.where(FOOT) == "3013"


def test_extended_movement_does_not_run_into_a_dead_end() -> None:
    """H44-8.2.2: a friend's hex is not entered with the last points."""
    f = Field({FOOT: "3010", MOTOR: "3015"})
    assert f.refused(f"extend {FOOT}", "to 3011", "to 3012", "to 3013", "to 3014", "to 3015") == "H44-8.2.2"


def test_a_normal_mover_may_join_an_extended_one() -> None:
    """H44-8.2.2."""
    f = walk(Field({FOOT: "3010", MOTOR: "3016"}), FOOT, "extend", "3011", "3012", "3013", "3014", "3015")
    f.play(f"march {MOTOR}", "to 3015", "halt")
    assert f.where(MOTOR) == f.where(FOOT) == "3015"


# -- 8.3 -----------------------------------------------------------------------------------------------


def test_tactical_movement_ignores_cost() -> None:
    """H44-8.3.1, 8.3.2: two woods hexes out of an EZOC are 8 MP for a mechanized unit of MA 5."""
    given, then = case("H44-C-116")["given"], case("H44-C-116")["then"]
    ground = {"3009": "woods", "3008": "woods"}
    f = Field({MOTOR: "3010", FOE: "3011"}, terrain=ground).play(f"march {MOTOR}")
    assert f.price("to 3009") == 2 * given["cost_hex1"]
    f.play("to 3009")
    assert (f.frame() == "Movement") is then["refused"]  # no points are left
    f = walk(Field({MOTOR: "3010", FOE: "3011"}, terrain=ground), MOTOR, "tactical", "3009")
    assert f.allowed("to 3008") is then["tac_two_hexes_allowed"]
    assert f.play("to 3008").where(MOTOR) == "3008"


def test_tactical_movement_stops_in_an_ezoc() -> None:
    """H44-8.3.2."""
    hexes = {"hex1": "3011", "hex2": "3111"}
    f = walk(Field({FOOT: "3010", FOE: "3012"}), FOOT, "tactical", "3011")
    assert f.frame() == "Movement"
    assert f.where(FOOT) == hexes[case("H44-C-117")["then"]["stopped_at"]]


def test_infiltration_through_a_hex_that_others_hold_open() -> None:
    """H44-8.3.3: two steps in woods give up their move and are spent."""
    then = case("H44-C-118")["then"]
    f = Field({FOOT: "3010", MOTOR: "3011", FOE: "3012"}, terrain={"3011": "woods"})
    f.play(f"screen {MOTOR}")
    assert walk(f, FOOT, "tactical", "3011").allowed("to 3111") is then["allowed"]
    assert f.play("to 3111").where(FOOT) == "3111"
    assert f.marked(MOTOR, SPENT)
    why = attacker_refusal(f.s, f.player, f.unit(MOTOR), f.hex("3012"), NORMAL)
    assert (why == 0) is then["B_can_attack"]
    assert REFUSALS[why].rule == "H44-8.3.3"
    assert f.refused(f"tactical {MOTOR}") == "H44-8.1"


def test_one_step_holds_no_hex_open() -> None:
    """H44-8.3.3."""
    f = Field({FOOT: "3010", MOTOR: "3011 steps=1", FOE: "3012"}, terrain={"3011": "woods"})
    assert f.allowed(f"screen {MOTOR}") is not case("H44-C-119")["then"]["refused"]
    assert f.refused(f"screen {MOTOR}") == "H44-8.3.3"
    walk(f, FOOT, "tactical", "3011")
    assert f.frame() == "Movement"


def test_clear_ground_cannot_be_held_open() -> None:
    """H44-8.3.3."""
    f = Field({MOTOR: "3011", FOE: "3012"})
    assert f.refused(f"screen {MOTOR}") == "H44-8.3.3"


def test_cities_are_passed_without_help() -> None:
    """H44-8.3.3: by tactical movement only."""
    f = Field({FOOT: "3010", FOE: "3012"}, terrain={"3011": "city"})
    assert walk(f, FOOT, "tactical", "3011").allowed("to 3111") is case("H44-C-120")["then"]["allowed"]
    assert f.play("to 3111").where(FOOT) == "3111"
    f = Field({FOOT: "3010", FOE: "3012"}, terrain={"3011": "city"})
    assert walk(f, FOOT, "march", "3011").frame() == "Movement"


# -- 8.4 to 8.6 ----------------------------------------------------------------------------------------


def test_roads() -> None:
    """H44-8.4: the road's price on the hexside it crosses, also in a town and out of an EZOC."""
    road = [["highway", "3010", "3011"], ["3010", "3009"]]
    ground = {"3011": "woods", "3009": "town", "3110": "woods"}
    f = Field({TANKS: "3010"}, roads=road, terrain=ground).play(f"march {TANKS}")
    assert [f.price(f"to {h}") for h in ("3011", "3009", "3110")] == [1, 2, 6]
    f = Field({TANKS: "3010", FOE: "2910"}, roads=road, terrain=ground).play(f"march {TANKS}")
    assert f.price("to 3011") == 1 + 4


def test_minor_rivers() -> None:
    """H44-8.5.1, 8.5.2: costlier on foot, closed to vehicles, bridged by every road."""
    water = {"3010/3011": "minor", "3010/3110": "minor"}
    road = [["3010", "3110"]]
    for key, price in ((FOOT, 4), (MOTOR, 6)):
        f = Field({key: "3010"}, water=water, roads=road).play(f"march {key}")
        assert (f.price("to 3011"), f.price("to 3110")) == (price, 2)
    f = Field({TANKS: "3010"}, water=water, roads=road)
    assert f.refused(f"march {TANKS}", "to 3011") == "H44-8.5.2"
    assert f.price("to 3110") == 2


def test_canals() -> None:
    """H44-8.5.3: infantry next to it crosses first thing, tactically."""
    water = {"3010/3011": "canal"}
    f = Field({FOOT: "3010"}, water=water).play(f"tactical {FOOT}")
    assert f.allowed("to 3011") is case("H44-C-122")["then"]["allowed"]
    assert f.play("to 3011", "to 3012").where(FOOT) == "3012"
    assert Field({FOOT: "3010"}, water=water).refused(f"march {FOOT}", "to 3011") == "H44-8.5.3"
    assert Field({FOOT: "3009"}, water=water).refused(f"tactical {FOOT}", "to 3010", "to 3011") == "H44-8.5.3"
    f = Field({TANKS: "3010"}, water=water).play(f"tactical {TANKS}")
    assert f.allowed("to 3011") is not case("H44-C-124")["then"]["refused"]
    assert f.refused("to 3011") == "H44-8.5.2"


def test_bridges() -> None:
    """H44-8.5.2, 5.2: by road over what stands; a blown bridge is no bridge."""
    water, road = {"3010/3011": "canal"}, [["highway", "3010", "3011"]]
    f = Field({TANKS: "3010"}, water=water, roads=road, bridges={"3010/3011": "safe"})
    assert f.play(f"march {TANKS}").price("to 3011") == 1
    f = Field({TANKS: "3010"}, water=water, roads=road, bridges={"3010/3011": "blown"})
    assert f.refused(f"march {TANKS}", "to 3011") == "H44-8.5.2"


def test_railway_bridges_carry_men_on_foot() -> None:
    """H44-8.5.2 with ruling: a railway bridge is one for infantry alone."""
    water, bridge = {"3010/3011": "major"}, {"3010/3011": "safe rail"}
    f = Field({FOOT: "3010", TANKS: "3010"}, water=water, bridges=bridge).play(f"march {FOOT}")
    assert f.price("to 3011") == 2
    f.play("halt")
    assert f.refused(f"tactical {TANKS}", "to 3011") == "H44-8.5.2"


def test_woods_cost_more_from_the_third_on() -> None:
    """H44-8.6.1: 2, 2 and 3 MP on foot; by road they do not count."""
    ground = {"3011": "woods", "3012": "woods", "3013": "woods"}
    first, second = case("H44-C-129"), case("H44-C-130")
    f = walk(Field({FOOT: "3010"}, terrain=ground), FOOT, "extend", "3011", "3012")
    assert left(f, FOOT) == 2 * sum(second["then"]["cost_each"])
    assert f.allowed("to 3013") is first["then"]["allowed"]
    assert f.refused("to 3013") == "H44-2.3.4"
    f = Field({"2-Welsh-Gds": "3010"}, terrain={**ground, "3014": "woods"}, roads=[["3010", "3011"]])
    f.play("extend 2-Welsh-Gds", "to 3011")
    assert left(f, "2-Welsh-Gds") == 2
    assert f.price("to 3012") == 6
    f.play("to 3012")
    assert f.price("to 3013") == 6


def test_third_woods_hex_for_motor_troops() -> None:
    """H44-8.6.1: the surcharge is one MP for every unit."""
    f = Field({"Fus-59": "3010"}, terrain=dict.fromkeys(("3011", "3012", "3013"), "woods"), player="german")
    f.play("extend Fus-59", "to 3011", "to 3012")
    assert f.refused("to 3013") == "H44-2.3.4"  # 6 MP: 2 + 2 + 3


@pytest.mark.parametrize("ground", ["polder", "polder_woods", "marsh"])
def test_vehicles_need_roads_in_wet_ground(ground: str) -> None:
    """H44-8.6.2: to enter and to leave, tactically too."""
    f = Field({TANKS: "3010"}, terrain={"3011": ground, "3010": "clear"}).play(f"march {TANKS}")
    assert f.allowed("to 3011") is not case("H44-C-131")["then"]["refused"]
    assert f.refused("to 3011") == "H44-8.6.2"
    f = Field({TANKS: "3010"}, terrain={"3010": ground}, roads=[["3010", "3009"]])
    assert f.refused(f"tactical {TANKS}", "to 3011") == "H44-8.6.2"
    f.play("to 3009")
    assert f.where(TANKS) == "3009"


def test_bridging_columns_move_like_vehicles() -> None:
    """H44-2.3.14 with ruling."""
    f = Field({"XXX-Bridging": "3010"}, terrain={"3011": "polder"})
    assert f.refused("march XXX-Bridging", "to 3011") == "H44-8.6.2"


@pytest.mark.parametrize(
    ("ground", "foot", "motor", "tanks"),
    [
        ("clear", 2, 2, 2),
        ("woods", 4, 6, 6),
        ("town", 2, 2, 2),
        ("city", 2, 2, 2),
        ("marsh", 4, 6, 0),
        ("polder", 2, 4, 0),
    ],
)
def test_terrain_costs(ground: str, foot: int, motor: int, tanks: int) -> None:
    """H44-2.2.2: the terrain effects chart in half MP."""
    for key, price in ((FOOT, foot), (MOTOR, motor), (TANKS, tanks)):
        f = Field({key: "3010"}, terrain={"3011": ground}).play(f"march {key}")
        if price:
            assert f.price("to 3011") == price
        else:
            assert f.refused("to 3011") == "H44-8.6.2"


def test_nobody_joins_who_could_not_come_along() -> None:
    """H44-8.1, 8.6.2: a stack that could go nowhere is not formed."""
    ground = dict.fromkeys(("3010", "3110", "3011", "2910", "2909", "3009", "3109"), "polder")
    f = Field({FOOT: "3010", TANKS: "3010"}, terrain=ground)
    assert f.refused(f"march {FOOT}", f"with {TANKS}") == "H44-8.6.2"


# -- the real map --------------------------------------------------------------------------------------


def test_out_of_the_bridgehead() -> None:
    """H44-8.4, 8.5.2: tanks over Joe's Bridge along the highway, and nowhere else across the canal."""
    f = Field({"2-Irish-Gds": "1303"}, bridges={"1303/1404": "safe"}, whole_map=True)
    f.play("march 2-Irish-Gds")
    assert f.price("to 1404") == 1
    f = Field({"2-Irish-Gds": "1304"}, whole_map=True)
    assert f.refused("march 2-Irish-Gds", "to 1404") == "H44-8.5.2"


def test_from_leopoldsburg_onto_the_map() -> None:
    """H44-19.1: area N opens on the southern edge, by road."""
    f = Field({TANKS: "@N"}, whole_map=True).play(f"march {TANKS}")
    prices = {o: f.price(o) for o in f.options() if o.startswith("to 10")}
    assert prices == {"to 1003": 1, "to 1004": 6, "to 1005": 2, "to 1006": 2, "to 1007": 2}


# -- why a step costs what it does -----------------------------------------------------------------------


def why(f: Field, key: str) -> list[tuple[str, int]]:
    """The lines of the price of an option: rule and half MP."""
    (ledger,) = f.s.top().ledgers(f.s, f.option(key))
    assert ledger.total == f.price(key)
    return [(line.rule, line.value) for line in ledger.lines]


def test_a_step_tells_the_rules_of_its_price() -> None:
    """H44-2.2.2, 7.2, 8.4, 8.5.1, 24.2, 19.3.1, 8.3.1."""
    f = Field(
        {MOTOR: "3010", FOE: "3009"},
        terrain={"3011": "woods", "3110": "town"},
        water={"3010/3011": "minor"},
        roads=[["highway", "3010", "3110"]],
        traffic=["3110"],
    )
    f.play(f"march {MOTOR}")
    assert f.refused("to 3011") == "H44-2.3.4"  # 3, 2 and 2 are more than it has
    f.play("halt")
    f = Field({FOOT: "3010"}, terrain={"3011": "woods"}, water={"3010/3011": "minor"}).play(f"march {FOOT}")
    assert why(f, "to 3011") == [("H44-2.2.2", 4), ("H44-8.5.1", 2)]
    f = Field({MOTOR: "3010", FOE: "3009"}, roads=[["highway", "3010", "3110"]], traffic=["3110"])
    f.play(f"march {MOTOR}")
    assert why(f, "to 3110") == [("H44-8.4", 1), ("H44-24.2", 4), ("H44-7.2", 4)]
    f = Field({MOTOR: "3010", FOE: "3009"}).play(f"tactical {MOTOR}")
    assert why(f, "to 3011") == [("H44-8.3.1", 1)]
    f = Field({MOTOR: "1003"}).play(f"march {MOTOR}")
    assert why(f, "to @N") == [("H44-19.3.1", 2)]
    f = Field({MOTOR: "@N"}).play(f"march {MOTOR}")
    assert why(f, "to 1003") == [("H44-2.2.2", 2)]
    assert why(f, "to @M") == [("H44-19.6", 10)]


def test_the_third_woods_hex_tells_why_it_is_dearer() -> None:
    """H44-8.6.1; a stack pays what its costliest unit does (H44-8.1)."""
    woods = dict.fromkeys(("3011", "3012", "3013"), "woods")
    f = Field({"2-HCR": "3010"}, terrain=woods).play("march 2-HCR", "to 3011", "to 3012")
    assert f.frame() == "Movement"  # 6 MP are spent
    ledger = f.sc.movement_rules.step_ledger(f.s, f.unit(FOOT), MARCH, f.hex("3012"), f.hex("3013"), 0, 2)
    assert [(line.rule, line.value) for line in ledger.lines] == [("H44-2.2.2", 4), ("H44-8.6.1", 2)]
    f = Field({FOOT: "3010", MOTOR: "3010"}, terrain=woods).play(f"march {FOOT}", f"with {MOTOR}")
    assert why(f, "to 3011") == [("H44-2.2.2", 6)]


@each("H44-C-668")
def test_who_cannot_go_on_ends_extended_movement_among_friends(case: Case) -> None:
    """H44-5.4, 8.2.2: as when the bridge that was the only way on is blown; here no points are left."""
    for left, must_go_on in zip((4, 0), case["then"]["must_go_on"], strict=True):
        f = Field({FOOT: "3010", FRIEND: "3011"}).play(f"extend {FOOT}", "to 3011")
        f.s.used[f.unit(FOOT)] = (5 - left) * f.s.used[f.unit(FOOT)]  # the first hex was one point of five
        if must_go_on:
            assert f.refused("halt") == "H44-8.2.2"
        else:
            assert f.options() == ["halt"]
            assert f.play("halt").where(FOOT) == "3011"
