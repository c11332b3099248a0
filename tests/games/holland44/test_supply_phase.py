# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 18: the supply phase, airborne sources, dismounted infantry; roads and bridges of supply lines."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44 import supply
from grognard.games.holland44.kinds import DISMOUNTED, EXHAUSTED, LANDED
from grognard.games.holland44.scenario import ALLIED, BRIDGES, GERMAN, ON_FOOT
from grognard.games.holland44.supply import Lines
from grognard.games.holland44.supply_phase import SupplyPhase
from grognard.games.holland44.units import cost_class
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.kinds import IN_SUPPLY, MARCH, STRIDE
from grognard.games.zocbond.supply import ANY_LENGTH

from .cases import Case, case, each
from .field import Field
from .fight import Rest
from .phases import offered, refusal, run

ROAD = ["1003/0903", *(f"{line}03" for line in range(10, 31))]  # from area N to the north
FOOT = "1-Dorset"
MOTOR = "1-Gren-Gds"
GERMANS = "I-Hoffmann"


def field(units: dict[str, str], **more: Any) -> Field:
    more.setdefault("roads", [ROAD])
    return Field(units, frame=Rest(), **more)


def checked(f: Field, player: int = ALLIED, *rolls: int) -> Field:
    return run(f, SupplyPhase(player), *rolls)


def in_supply(f: Field, unit: str) -> bool:
    return f.s.supply[f.unit(unit)] == IN_SUPPLY


def test_the_marker_comes_and_goes() -> None:
    """H44-18.1."""
    f = checked(field({FOOT: "2003 oos", "2-E-Yorks": "2009", "1-Hamps": "2010 oos"}))
    assert in_supply(f, FOOT)
    assert not in_supply(f, "2-E-Yorks")
    assert not in_supply(f, "1-Hamps")
    assert len(f.told("cut-off")) == 1
    assert len(f.told("supplied")) == 1


def test_own_areas_are_sources() -> None:
    """H44-18.2.1: A and L are German until turn 7."""
    f = Field({}, turn=6, frame=Rest())
    assert len(supply.own_areas(f.s, ALLIED)) == 3
    f.s.turn = 7
    assert len(supply.own_areas(f.s, ALLIED)) == 5


def test_H44_C_370() -> None:
    """H44-18.3.1: four hexes off the road, not five."""
    f = checked(field({FOOT: "2007", "2-E-Yorks": "2008"}))
    assert in_supply(f, FOOT)
    assert not in_supply(f, "2-E-Yorks")


def test_H44_C_530() -> None:
    """H44-18.3.1."""
    line = ["3401/3400", *(f"34{place:02}" for place in range(1, 27))]
    f = checked(Field({GERMANS: "3006", "II-Hoffmann": "2906"}, roads=[line], frame=Rest()), GERMAN)
    assert [in_supply(f, GERMANS), in_supply(f, "II-Hoffmann")] == case("H44-C-530")["then"]["supplied"]


def test_H44_C_373() -> None:
    """H44-18.3.2: an EZOC on the road stops the line even where a friend stands; so does a blown bridge."""
    units = {FOOT: "2003"}
    assert in_supply(checked(field(units)), FOOT)
    assert not in_supply(checked(field({**units, "2-E-Yorks": "1503", GERMANS: "1504"})), FOOT)
    blown = field(units, water={"1503/1603": "canal"}, bridges={"1503/1603": "blown"})
    assert not in_supply(checked(blown), FOOT)


def test_H44_C_374() -> None:
    """H44-18.3.2: Allied lines cross bridges that are safe."""
    water = {"1503/1603": "canal"}
    assert not in_supply(checked(field({FOOT: "2103"}, water=water, bridges={"1503/1603": "mined"})), FOOT)
    assert in_supply(checked(field({FOOT: "2103"}, water=water, bridges={"1503/1603": "safe"})), FOOT)


def test_H44_C_375() -> None:
    """H44-18.3.2: German lines cross them only while they are not."""
    line = ["3401/3400", *(f"34{place:02}" for place in range(1, 20))]
    for state, expected in (("safe", False), ("mined", True), ("blown", False)):
        f = Field(
            {GERMANS: "3412"},
            roads=[line],
            water={"3405/3406": "canal"},
            bridges={"3405/3406": state},
            frame=Rest(),
        )
        assert in_supply(checked(f, GERMAN), GERMANS) == expected


def test_H44_C_376() -> None:
    """H44-18.3.2: an empty city through which the enemy passed last."""
    for owner, expected in (("german", False), ("allied", True)):
        f = field({FOOT: "2103"}, terrain={"1503": "city"}, control={"1503": owner})
        assert in_supply(checked(f), FOOT) == expected


def test_H44_C_544() -> None:
    """H44-18.3.2, 5.7: the road bridge of Nijmegen carries German lines until Allies have crossed it."""
    f = Field({"2-Gren-Gds": "5321"}, whole_map=True, turn=9)
    side = f.side("5321/5421")
    assert f.s.sc.supply_rules.supply_road(f.s, side // 6, side % 6, GERMAN)
    assert not f.s.sc.supply_rules.supply_road(f.s, side // 6, side % 6, ALLIED)
    f.play("march 2-Gren-Gds", "to 5421")
    assert not f.s.sc.supply_rules.supply_road(f.s, side // 6, side % 6, GERMAN)
    assert f.s.sc.supply_rules.supply_road(f.s, side // 6, side % 6, ALLIED)
    assert f.bridge("5321/5421") == "safe"


def test_a_major_river_is_crossed_off_the_road_only_with_engineers() -> None:
    """H44-18.3.1, 23.3.1."""
    roads = [["1003/0903", *(f"{line}03" for line in range(10, 20))]]
    river = {f"20{a:02}/21{b:02}": "major" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
    assert not in_supply(checked(Field({FOOT: "2103"}, water=river, roads=roads, frame=Rest())), FOOT)
    engineers = "RE-XXX"
    f = checked(Field({FOOT: "2103", engineers: "2003"}, water=river, roads=roads, frame=Rest()))
    assert in_supply(f, FOOT)


# -- airborne units (H44-18.2.2, 18.2.3, 18.5) ---------------------------------------------------------------


def test_a_source_supplies_its_own_division_only() -> None:
    """H44-18.2.2."""
    f = checked(field({"82-ASS": "3010", "1-505": "3012", "1-506": "3011"}))
    assert in_supply(f, "1-505")
    assert not in_supply(f, "1-506")
    f = checked(field({"82-ASS": "3010 exhausted", "1-505": "3012"}))
    assert not in_supply(f, "1-505")


def test_who_landed_in_this_turn_does_not_check() -> None:
    """H44-18.5."""
    f = checked(field({"1-505": "4012 landed"}))
    assert in_supply(f, "1-505")
    assert not f.marked("1-505", LANDED)
    assert not in_supply(checked(f), "1-505")


def test_sources_are_exhausted_after_turn_5() -> None:
    """H44-18.2.2: after they have supplied once more."""
    f = checked(field({"82-ASS": "3010", "1-505": "3012"}, turn=4))
    assert not f.marked("82-ASS", EXHAUSTED)
    f = checked(field({"82-ASS": "3010", "1-505": "3012"}, turn=5))
    assert in_supply(f, "1-505")
    assert f.marked("82-ASS", EXHAUSTED)
    assert not in_supply(checked(f), "1-505")


def test_H44_C_381() -> None:
    """H44-18.2.3: a destroyed source returns, exhausted and disrupted, where its owner likes."""
    f = checked(field({"82-ASS": "@lost", "1-505": "3012", "2-505": "3014", "1-506": "3020"}))
    assert offered(f, "reappear") == ["reappear 82-ASS 3012", "reappear 82-ASS 3014"]
    assert refusal(f, "reappear 82-ASS 3020") == "H44-18.2.3"
    f.play("reappear 82-ASS 3014")
    assert (f.where("82-ASS"), f.order("82-ASS")) == ("3014", "disrupted")
    assert f.marked("82-ASS", EXHAUSTED)


def test_a_source_without_a_division_does_not_return() -> None:
    """H44-18.2.3."""
    f = checked(field({"82-ASS": "@lost", "1-506": "3020"}))
    assert f.where("82-ASS") == "@gone"


# -- dismounted infantry (H44-18.6) --------------------------------------------------------------------------

CANAL = {f"20{a:02}/21{b:02}": "canal" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
SOUTH = [["1003/0903", *(f"{line}03" for line in range(10, 20))]]


def test_H44_C_380() -> None:
    """H44-18.6: supplies that come across an unbridged canal leave the trucks behind."""
    f = checked(Field({MOTOR: "2103", "1-506": "2104"}, water=CANAL, roads=SOUTH, frame=Rest()))
    u = f.unit(MOTOR)
    assert in_supply(f, MOTOR)
    assert f.marked(MOTOR, DISMOUNTED)
    assert not f.marked("1-506", DISMOUNTED)
    assert f.s.sc.movement_rules.allowance(f.s, u, MARCH) == 2 * case("H44-C-380")["then"]["ma"]
    assert cost_class(f.s, u) == ON_FOOT


def test_a_bridge_gives_the_trucks_back_just_before_the_move() -> None:
    """H44-18.6."""
    f = Field({MOTOR: "2103 dismounted"}, water=CANAL, roads=SOUTH, bridges={"2003/2102": "safe"}).play(
        f"march {MOTOR}"
    )
    assert not f.marked(MOTOR, DISMOUNTED)


def test_who_is_out_of_supply_is_not_dismounted() -> None:
    """H44-18.6."""
    f = checked(Field({MOTOR: "2603 dismounted"}, water=CANAL, roads=SOUTH, frame=Rest()))
    assert not in_supply(f, MOTOR)
    assert not f.marked(MOTOR, DISMOUNTED)


# -- what cuts a line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "allied", "german"),
    [
        ("safe", True, False),
        ("mined", False, True),
        ("open", False, True),
        ("blown", False, False),
        ("repair", False, False),
        ("restore", False, False),
    ],
)
def test_bridges_in_every_state(state: str, allied: bool, german: bool) -> None:
    """H44-18.3.2, 5.8: a bridge under repair is not usable yet."""
    for player, expected, key in ((ALLIED, allied, FOOT), (GERMAN, german, GERMANS)):
        road = ROAD if player == ALLIED else ["3001/3000", *(f"30{place:02}" for place in range(1, 13))]
        side, where = ("1503/1603", "2103") if player == ALLIED else ("3003/3004", "3009")
        kind = "open" if state == "open" else "mined"
        f = field({key: where}, roads=[road], water={side: "canal"}, bridges={side: kind})
        f.s.set_bridge(f.sc.bridge_of[f.side(side)], BRIDGES.index(state))
        assert in_supply(checked(f, player), key) is expected


def test_a_road_over_a_minor_river_serves_both_sides() -> None:
    """H44-18.3.2."""
    assert in_supply(checked(field({FOOT: "2103"}, water={"1503/1603": "minor"})), FOOT)
    road = ["3001/3000", *(f"30{place:02}" for place in range(1, 13))]
    f = field({GERMANS: "3009"}, roads=[road], water={"3003/3004": "minor"})
    assert in_supply(checked(f, GERMAN), GERMANS)


def test_no_road_part_over_a_ferry() -> None:
    """H44-18.3.2: any ferry."""
    river = {f"20{a:02}/21{b:02}": "major" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
    f = checked(Field({FOOT: "2103"}, water=river, roads=[ROAD], ferries=["2003/2102"], frame=Rest()))
    assert not in_supply(f, FOOT)


def test_off_the_road_any_bridge_that_stands_will_do() -> None:
    """H44-18.3.1, 18.3.2: the markers bind the road part only."""
    river = {f"20{a:02}/21{b:02}": "major" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
    south = ["1003/0903", *(f"{line}03" for line in range(10, 20))]
    for state, expected in (("mined", True), ("safe", True), ("blown", False), ("mined rail", True)):
        f = Field({FOOT: "2103"}, water=river, roads=[south], bridges={"2003/2103": state}, frame=Rest())
        assert in_supply(checked(f), FOOT) is expected


def test_printed_ferries_carry_no_supplies() -> None:
    """H44-18.3.1: only those of engineers."""
    river = {f"20{a:02}/21{b:02}": "major" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
    south = ["1003/0903", *(f"{line}03" for line in range(10, 20))]
    f = Field({FOOT: "2103"}, water=river, roads=[south], ferries=["2003/2103"], frame=Rest())
    assert not in_supply(checked(f), FOOT)


@pytest.mark.parametrize("words", ["", "disrupted", "routed"])
def test_engineers_in_any_order_let_supplies_cross(words: str) -> None:
    """H44-23.3.1."""
    river = {f"20{a:02}/21{b:02}": "major" for a in range(1, 27) for b in (a - 1, a) if 1 <= b <= 26}
    south = ["1003/0903", *(f"{line}03" for line in range(10, 20))]
    f = Field({FOOT: "2103", "RE-XXX": f"2003 {words}"}, water=river, roads=[south], frame=Rest())
    assert in_supply(checked(f), FOOT)


def test_a_held_city_lets_the_road_through_but_not_in_EZOC() -> None:
    """H44-18.3.2."""
    city: dict[str, Any] = {"terrain": {"1503": "city"}, "control": {"1503": "german"}}
    assert not in_supply(checked(field({FOOT: "2103"}, **city)), FOOT)
    assert in_supply(checked(field({FOOT: "2103", "2-E-Yorks": "1503"}, **city)), FOOT)
    assert not in_supply(checked(field({FOOT: "2103", "2-E-Yorks": "1503", GERMANS: "1504"}, **city)), FOOT)


def test_routed_enemies_cut_no_road_beside_them() -> None:
    """H44-14.3.2, 18.3.2: they have no ZOC, but their own hex is closed."""
    assert in_supply(checked(field({FOOT: "2103", GERMANS: "1504 routed"})), FOOT)
    assert not in_supply(checked(field({FOOT: "2103", GERMANS: "1503 routed"})), FOOT)


def test_face_down_units_cut_roads() -> None:
    """H44-25.2.1: they have ZOC."""
    assert not in_supply(checked(field({FOOT: "2103", "unknown-1": "1504"})), FOOT)


def test_traffic_does_not_stop_supplies() -> None:
    """H44-24.2."""
    assert in_supply(checked(field({FOOT: "2103"}, traffic=["1503", "1703"])), FOOT)


def test_a_line_begins_out_of_EZOC_if_the_first_hex_is_free() -> None:
    """H44-18.3.1: the unit's own hex counts as held."""
    f = checked(field({FOOT: "2006", GERMANS: "2007"}))
    assert in_supply(f, FOOT)


def test_airborne_units_reach_a_source_by_road_as_well() -> None:
    """H44-18.2.2, 18.3."""
    road = [f"40{place:02}" for place in range(5, 20)]
    f = checked(field({"82-ASS": "4005", "1-505": "4019"}, roads=[road]))
    assert in_supply(f, "1-505")


def test_poles_and_glider_pilots_use_the_source_of_the_first_division() -> None:
    """H44-22.5.2, 18.2.2."""
    f = checked(field({"1Abn-ASS": "4005", "1-Pol": "4007", "Glider-Pilots": "4006"}))
    assert in_supply(f, "1-Pol")
    assert in_supply(f, "Glider-Pilots")


def test_airborne_remnants_and_parts_keep_their_source() -> None:
    """H44-18.2.2, 11.4, 21.1."""
    units = {"82-ASS": "4005", "Rem-82-1": "4007 of=1-505", "B-82": "4006 of=2-505", "2-505": "4006"}
    f = checked(field(units))
    assert in_supply(f, "Rem-82-1")
    assert in_supply(f, "B-82")


def test_out_of_supply_units_keep_their_defence_and_zoc() -> None:
    """H44-18.4: tactical movement only, until the marker is off."""
    f = Field({MOTOR: "2003 oos", GERMANS: "3010"}, roads=[ROAD])  # it could trace a line now
    assert f.refused(f"march {MOTOR}") == "H44-18.4"
    assert f.refused(f"extend {MOTOR}") == "H44-18.4"
    assert f.s.grip[f.hex("2004")] > 0
    assert (
        f.sc.strength_rules.defence_strength(f.s, f.unit(MOTOR)) == f.sc.defence[STRIDE * f.unit(MOTOR) + 3]
    )


def test_the_dismounted_move_as_foot_until_a_bridge_stands() -> None:
    """H44-18.6: a railway bridge is a bridge; a blown one is not."""
    for state, dismounted in (("safe", False), ("mined rail", False), ("blown", True)):
        f = checked(
            Field({MOTOR: "2103"}, water=CANAL, roads=SOUTH, bridges={"2003/2103": state}, frame=Rest())
        )
        assert f.marked(MOTOR, DISMOUNTED) is dismounted


def test_tanks_are_never_dismounted() -> None:
    """H44-18.6: mechanized infantry only."""
    f = checked(Field({"2-Gren-Gds": "2103", FOOT: "2104"}, water=CANAL, roads=SOUTH, frame=Rest()))
    assert not f.marked("2-Gren-Gds", DISMOUNTED)


def test_a_source_lost_in_one_turn_is_back_after_the_next_recovery() -> None:
    """H44-18.2.3, 14.4.1: it returns disrupted in the supply phase, after the recovery of that turn."""
    f = checked(field({"82-ASS": "@lost", "1-505": "3012"}))
    assert f.order("82-ASS") == "disrupted"
    assert run(f, Recovery(ALLIED)).order("82-ASS") == "good"
    assert f.marked("82-ASS", EXHAUSTED)


@each("H44-C-682")
def test_a_borrowed_counter_is_a_step_of_its_battalion(case: Case) -> None:
    """H44-8.5.7, 18.2.2: it draws supply from the source of that division, and brings it back."""
    border = {"1-Border": "4012 steps=2", "Br-Inf-1": "4011 of=1-Border"}
    f = checked(field({"1Abn-ASS": "4010", **border}, turn=4))
    assert in_supply(f, "1-Border")
    assert in_supply(f, "Br-Inf-1") == case["then"]["supplied"]
    assert not in_supply(checked(field({"82-ASS": "4010", **border}, turn=4)), "Br-Inf-1")
    f = field({"1Abn-ASS": "4010 exhausted", **border}, turn=4)
    lines = Lines(f.s, 0, ANY_LENGTH, roads=False, exhausted=True)
    assert lines.reaches_source(f.unit("Br-Inf-1"), f.hex("4011")) is not case["then"]["isolated"]
    f = checked(field({"1Abn-ASS": "@lost", "Br-Inf-1": "4011 of=1-Border"}, turn=4))
    assert (f.where("1Abn-ASS") == "4011") == case["then"]["source_returns"]
