# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 15: advance after combat. The neighbours of 3011 are 3111 3012 2911 2910 3010 3110."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond.kinds import AWAKE
from grognard.games.zocbond.results import LIMITED, LONG, NORMAL, code_named

from .cases import Case, case, each
from .field import Field
from .fight import Rest, suffer
from .withdrawal import ends, follow

FOOT = "1-501"
MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
ROAD = [["3012", "3011", "3010", "3009", "3008"]]


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def after(case_id: str, units: dict[str, str], key: str, **more: Any) -> list[str]:
    """Where a unit in 3012 may end, when a result of a case has emptied 3011."""
    f = field(units, **more)
    code = code_named(case(case_id)["given"]["result"])
    kind = f.sc.combat.advance_kind[code]
    return ends(
        follow(f, key, vacated="3011", hexes=f.sc.combat.advance[code], kind=kind).play(f"with {key}"), key
    )


def farthest(f: Field, places: list[str]) -> int:
    return max(f.sc.board.distance_between(f.hex("3012"), f.hex(h)) for h in places)


@each("H44-C-320", "H44-C-321", "H44-C-322", "H44-C-323", "H44-C-325")
def test_how_far(case: Case) -> None:
    """H44-15.2: one hex or two, and one more for mechanized units along a road."""
    given = case["given"]
    key = MOTOR if given["mech"] else FOOT
    units = {key: "3012 oos" if given.get("oos") else "3012"}
    roads = ROAD if given["road_all_the_way"] else []
    found = after(case["id"], units, key, roads=roads)
    assert farthest(field(units, roads=roads), found) == case["then"]["max_hexes"]


def test_H44_C_324_only_into_the_vacated_hex() -> None:
    """H44-15.2: a limited advance knows no road bonus."""
    f = field({MOTOR: "3012"}, roads=ROAD)
    code = code_named(case("H44-C-324")["given"]["result"])
    assert f.sc.combat.advance_kind[code] == LIMITED
    follow(f, MOTOR, vacated="3011", hexes=f.sc.combat.advance[code], kind=LIMITED)
    assert f.refused(f"with {MOTOR}", "to 3111") == "H44-15.2"
    f.play("to 3011")
    assert f.frame() == "Rest"
    assert f.where(MOTOR) == "3011"


def test_H44_C_529_around_one_enemy() -> None:
    """H44-15.5.2: not from EZOC to EZOC of the same enemy, but for the vacated hex."""
    f = follow(field({FOOT: "3012", "Ge-Inf-1": "3110"}), FOOT, vacated="3011", kind=LONG)
    found = ends(f.play(f"with {FOOT}"), FOOT)
    assert sorted({*found} - {"3012"}) == case("H44-C-529")["then"]["legal_ends"]


def test_H44_C_330_a_friend_in_the_second_hex() -> None:
    """H44-15.5.2."""
    units = {FOOT: "3012", "Ge-Inf-1": "3110"}
    f = follow(field(units), FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3011", "to 3010") == "H44-15.5.2"
    f = follow(field({**units, "2-501": "3010"}), FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011")
    assert f.allowed("to 3010") is case("H44-C-330")["then"]["allowed"]


def test_H44_C_327_328_bonds() -> None:
    """H44-15.5.1: only into the vacated hex, and never with the second hex."""
    bond = {"KG-Seidel": "3010", "KG-Dreyer": "3111"}  # two hexes off the rows: the side 3011/3110
    units = {FOOT: "2911", "KG-Seidel": "3010", "KG-Dreyer": "3012"}  # a hex bond in 3011
    f = follow(field(units), FOOT, vacated="3011", kind=LONG)
    assert f.play(f"with {FOOT}").allowed("to 3011") is case("H44-C-327")["then"]["allowed"]
    f = follow(field({FOOT: "2911", **bond}), FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011")
    assert f.allowed("to 3110") is not case("H44-C-328")["then"]["refused"]
    assert f.refused("to 3110") == "H44-15.5.1"


def test_H44_C_326_the_road_bonus_ends_alone() -> None:
    """H44-15.4: but for free units."""
    f = follow(field({MOTOR: "3012", "2-501": "3010"}, roads=ROAD), MOTOR, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", "to 3011")
    assert f.allowed("to 3010") is not case("H44-C-326")["then"]["refused"]
    assert f.refused("to 3010") == "H44-15.4"
    f = follow(field({MOTOR: "3012", "RE-XXX": "3010"}, roads=ROAD), MOTOR, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", "to 3011", "to 3010")
    assert f.where(MOTOR) == "3010"


def test_the_road_bonus_only_along_roads() -> None:
    """H44-15.2."""
    f = follow(field({MOTOR: "3012"}, roads=[["3011", "3010", "3009"]]), MOTOR, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", "to 3011")
    assert f.frame() == "Rest"


def test_two_units_have_no_bonus_together() -> None:
    """H44-15.4."""
    f = field({MOTOR: "3012", TANKS: "3012"}, roads=ROAD)
    follow(f, MOTOR, TANKS, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", f"with {TANKS}", "to 3011")
    assert f.refused("to 3010") == "H44-15.4"
    f.play(f"drop {TANKS}", "to 3010")
    assert (f.where(MOTOR), f.where(TANKS)) == ("3010", "3011")


def test_stacking_holds_at_the_end() -> None:
    """H44-15.1."""
    f = follow(field({FOOT: "3012", "1-502": "3011", "2-502": "3011"}), FOOT, vacated="3011", kind=NORMAL)
    assert f.refused(f"with {FOOT}", "to 3011") == "H44-15.1"
    f = follow(field({FOOT: "3012", "1-502": "3011", "2-502": "3011"}), FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3011", "halt") == "H44-15.1"


def test_the_hex_they_leave_holds_no_friend_for_them() -> None:
    """H44-15.1, 15.5.2: the only way on from a full hex would be back into their own, now empty one."""
    units = {FOOT: "3012", "1-502": "3011", "2-502": "3011", "Ge-Inf-1": "3110", "Ge-Inf-2": "2911"}
    f = follow(field(units), FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3011") == "H44-15.1"
    f = follow(field({**units, "3-502": "3012"}), FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011")
    assert f.options() == ["to 3012"]


def test_whose_way_is_shut_stay_though_there_are_too_many() -> None:
    """H44-6.4.1: what is too much is taken off at the end of the phase."""
    units = {FOOT: "3012", "2-501": "3012", "3-501": "3012", "1-502": "3011", "2-502": "3011"}
    units |= {"Ge-Inf-1": "3110", "Ge-Inf-2": "2511"}
    f = follow(field(units), FOOT, "2-501", vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "with 2-501", "to 3011")
    assert f.refused("halt") == "H44-15.1"
    f.s.put(f.unit("Ge-Inf-2"), f.hex("2911"))
    assert f.options() == ["halt"]
    f.play("halt")
    assert (f.where(FOOT), f.where("2-501")) == ("3011", "3011")


# -- ground and water (15.6) --------------------------------------------------------------------------------


def test_H44_C_331_minor_rivers_only_first() -> None:
    """H44-15.6."""
    f = follow(field({MOTOR: "3012"}, water={"3012/3011": "minor"}), MOTOR, vacated="3011", kind=LONG)
    assert f.play(f"with {MOTOR}", "to 3011").where(MOTOR) == "3011"
    f = follow(field({MOTOR: "3012"}, water={"3011/3010": "minor"}), MOTOR, vacated="3011", kind=LONG)
    f.play(f"with {MOTOR}", "to 3011")
    assert f.allowed("to 3010") is not case("H44-C-331")["then"]["refused"]
    assert f.refused("to 3010") == "H44-15.6"


def test_vehicles_need_bridges() -> None:
    """H44-15.6."""
    f = follow(field({TANKS: "3012"}, water={"3012/3011": "minor"}), TANKS, vacated="3011", kind=LONG)
    assert f.refused(f"with {TANKS}", "to 3011") == "H44-15.6"
    f = field({TANKS: "3012"}, water={"3012/3011": "minor"}, roads=ROAD)
    assert "to 3011" in follow(f, TANKS, vacated="3011", kind=LONG).play(f"with {TANKS}").options()


@pytest.mark.parametrize(
    ("water", "to", "legal"),
    [
        ({"3012/3011": "canal"}, "3011", True),
        ({"3012/3011": "canal Zuid", "3012/3111": "canal Zuid"}, "3111", True),
        ({"3012/3111": "canal"}, "3111", False),  # it did not attack across it
        ({"3012/3011": "major"}, "3011", True),
        ({"3012/3011": "major", "3012/3111": "major"}, "3111", False),  # first the vacated hex
        ({"3012/3011": "major"}, "3111", False),  # on one's own bank neither
        ({"3012/3011": "canal"}, "3111", True),
    ],
)
def test_canals_and_major_rivers(water: dict[str, str], to: str, legal: bool) -> None:
    """H44-15.3, 15.6, 9.5.3."""
    f = follow(field({FOOT: "3012"}, water=water), FOOT, vacated="3011", kind=LONG).play(f"with {FOOT}")
    assert (f"to {to}" in f.options()) is legal
    if not legal:
        assert f.refused(f"to {to}") == "H44-15.6"


def test_canals_not_with_the_second_hex() -> None:
    """H44-15.6."""
    f = field({FOOT: "3012"}, water={"3012/3011": "canal", "3011/3010": "canal"})
    follow(f, FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3011", "to 3010") == "H44-15.6"


def test_marsh_ends_an_advance() -> None:
    """H44-15.6: off the road; vehicles do not get in."""
    f = follow(field({FOOT: "3012"}, terrain={"3011": "marsh"}), FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011")
    assert f.frame() == "Rest"
    f = field({MOTOR: "3012"}, terrain={"3011": "marsh"}, roads=ROAD)
    assert "to 3010" in follow(f, MOTOR, vacated="3011", kind=LONG).play(f"with {MOTOR}", "to 3011").options()
    f = follow(field({TANKS: "3012"}, terrain={"3011": "marsh"}), TANKS, vacated="3011", kind=LONG)
    assert f.refused(f"with {TANKS}", "to 3011") == "H44-15.6"


def test_traffic_stops_allied_mechanized_units() -> None:
    """H44-24.2."""
    f = follow(field({MOTOR: "3012"}, traffic=["3011"]), MOTOR, vacated="3011", kind=LONG)
    assert f.play(f"with {MOTOR}", "to 3011").frame() == "Rest"
    f = follow(field({FOOT: "3012"}, traffic=["3011"]), FOOT, vacated="3011", kind=LONG)
    assert f.play(f"with {FOOT}", "to 3011").frame() == "Advance"


# -- who, and what follows -----------------------------------------------------------


def test_all_who_took_part_may_advance_or_stay() -> None:
    """H44-15.1, 15.3."""
    f = Field({MOTOR: "2009", TANKS: "2109", "KG-Seidel": "2010"}, phase="combat")
    suffer(f, MOTOR, TANKS, code="DR")
    f.play("yield", "to 2011", "to 2012")
    assert (f.asked(), f.frame()) == ("allied", "Advance")
    assert [key for key in f.options() if "split" not in key] == [f"with {TANKS}", f"with {MOTOR}", "halt"]
    f.play(f"with {MOTOR}", "to 2008")
    assert f.where(MOTOR) == "2008"
    f.play("halt")
    assert f.where(TANKS) == "2109"


def test_the_routed_run_from_an_advance() -> None:
    """H44-14.3.2."""
    f = field({FOOT: "3012", "KG-Seidel": "3010 routed"})
    follow(f, FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011")
    assert (f.asked(), f.frame()) == ("german", "Retreat")
    f.play("to 3009", "to 3008")
    assert (f.asked(), f.frame()) == ("allied", "Advance")


def test_H44_C_568_out_of_an_entry_area() -> None:
    """H44-19.7: over the attacked hexside, or not at all."""
    f = field({FOOT: "@N"})
    follow(f, FOOT, vacated="1004", kind=LONG)
    assert f.play(f"with {FOOT}").allowed("to 1004") is case("H44-C-568")["then"]["may_advance_onto_map"]
    assert f.options() == ["to 1004", "halt"]
    f.play("to 1004", "to 1104")
    assert f.where(FOOT) == "1104"


def test_into_an_own_area() -> None:
    """H44-19.3.1: there the advance ends."""
    f = follow(field({FOOT: "1005"}), FOOT, vacated="1004", kind=LONG)
    f.play(f"with {FOOT}", "to 1004", "to @N")
    assert (f.where(FOOT), f.frame()) == ("@N", "Rest")


def test_a_part_is_split_off_before_the_advance() -> None:
    """H44-21.1, 21.3: and both advance."""
    f = follow(field({MOTOR: "3012"}), MOTOR, vacated="3011", kind=NORMAL)
    split = next(key for key in f.options() if key.startswith("split"))
    part = split.split()[2]
    f.play(split, f"with {part}", "to 3011", f"with {MOTOR}", "to 3111")
    assert (f.where(part), f.where(MOTOR)) == ("3011", "3111")
    assert (f.steps(part), f.steps(MOTOR)) == (1, 2)


def test_an_advance_captures_bridges_and_wakes_garrisons() -> None:
    """H44-5.7, 23.6."""
    side = {"3011/3012": "major"}
    f = field({MOTOR: "3012", "Gar-Tiel": "3009"}, water=side, roads=ROAD, bridges={"3011/3012": "open"})
    follow(f, MOTOR, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", "to 3011")
    assert f.bridge("3011/3012") == "safe"
    assert f.marked("Gar-Tiel", AWAKE)


def test_the_dismounted_have_no_road_bonus() -> None:
    """H44-18.6, 15.2."""
    f = follow(field({MOTOR: "3012 dismounted"}, roads=ROAD), MOTOR, vacated="3011", kind=NORMAL)
    assert f.play(f"with {MOTOR}", "to 3011").frame() == "Rest"


def test_a_blown_bridge_is_no_road() -> None:
    """H44-15.2, 15.6."""
    f = field({TANKS: "3012"}, roads=ROAD, water={"3010/3011": "canal"}, bridges={"3010/3011": "blown"})
    follow(f, TANKS, vacated="3011", kind=LONG)
    assert f.refused(f"with {TANKS}", "to 3011", "to 3010") == "H44-15.6"


def test_Germans_drive_through_traffic() -> None:
    """H44-24.2: markers have no effect on them."""
    f = follow(field({"II-SS-Pz-10": "3012"}, traffic=["3011"]), "II-SS-Pz-10", vacated="3011", kind=LONG)
    assert f.play("with II-SS-Pz-10", "to 3011").frame() == "Advance"


def test_a_ferry_is_no_bridge_for_an_advance() -> None:
    """H44-15.6."""
    f = field({MOTOR: "3012"}, water={"3012/3111": "major"}, ferries=["3012/3111"])
    follow(f, MOTOR, vacated="3011", kind=LONG)
    assert f.refused(f"with {MOTOR}", "to 3111") == "H44-15.6"


def test_bond_hexes_stay_shut_with_the_first_hex_too() -> None:
    """H44-15.5.1: only the vacated hex may be entered through a bond."""
    units = {FOOT: "3012", "KG-Seidel": "3110", "KG-Dreyer": "3112"}  # a bond in 3111
    f = follow(field(units), FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3111") == "H44-15.5.1"


def test_an_engaged_unit_advances_like_others() -> None:
    """H44-11.5.1."""
    f = follow(field({MOTOR: "3012 engaged"}, roads=ROAD), MOTOR, vacated="3011", kind=LONG)
    f.play(f"with {MOTOR}", "to 3011", "to 3010", "to 3009")
    assert f.where(MOTOR) == "3009"


def test_a_group_advances_as_far_as_its_slowest() -> None:
    """H44-15.2: the bonus is for mechanized units only."""
    f = field({MOTOR: "3012", FOOT: "3012"}, roads=ROAD)
    follow(f, MOTOR, FOOT, vacated="3011", kind=NORMAL)
    f.play(f"with {MOTOR}", f"with {FOOT}", "to 3011")
    assert f.refused("to 3010") == "H44-15.2"


def test_the_second_hex_may_be_the_vacated_one() -> None:
    """H44-15.3, 15.5.2: any direction; the vacated hex is open even from EZOC to EZOC."""
    f = follow(field({FOOT: "3012", "Ge-Inf-1": "3010"}), FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3111")
    assert "to 3011" in f.options()


@each("H44-C-664")
def test_nobody_advances_out_of_an_area_beyond_the_boundary(case: Case) -> None:
    """H44-23.4, 19.7: one of XXX Corps out of the area of XII Corps, two hexes beyond the line."""
    line = {"XII/XXX": [f"{row}02/{row}03" for row in range(10, 20)]}
    for turn, allowed in zip(case["given"]["turn"], case["then"]["allowed"], strict=True):
        f = field({MOTOR: "@O"}, boundaries=line, turn=turn)
        follow(f, MOTOR, vacated="1401")
        if f.frame() == "Advance":
            f.play(f"with {MOTOR}")
        assert ("to 1401" in f.options()) == allowed


@each("H44-C-667")
def test_out_of_an_area_nobody_advances_onto_an_enemy(case: Case) -> None:
    """H44-15.6, 19.7: a breakthrough in between has driven another enemy unit into the vacated hex."""
    for enemies, allowed in zip(({}, {"I-FJR18-Kerutt": "1004"}), case["then"]["allowed"], strict=True):
        f = field({FOOT: "@N", "1-Hamps": "1005", **enemies})
        follow(f, FOOT, "1-Hamps", vacated="1004", kind=LONG)
        assert f.allowed(f"with {FOOT}") == allowed
        if not allowed:
            assert f.refused(f"with {FOOT}") == case["then"]["rule"]


@each("H44-C-666")
def test_a_group_takes_nobody_along_with_whom_it_could_neither_stay_nor_go_on(case: Case) -> None:
    """H44-15.1, 16.2: in a full hex, with room for one unit in every hex around it, and with room for two."""
    ring = ["3212", "3112", "3012", "3011", "3110", "3211"]
    others = ["1-Hamps", "1-Dorset", "2-Devon", "2-Warwicks", "2-KSLI", "1-KOSB"]
    for empty, allowed in zip(case["given"]["empty_hexes"], case["then"]["allowed"], strict=True):
        around = dict(zip(others[empty:], ring[empty:], strict=True))
        full = {TANKS: "3111", "2-E-Yorks": "3111", "2-Lincs": "3111"}
        f = follow(field({FOOT: "3012", **full, **around}), FOOT, TANKS, vacated="3011", kind=LONG)
        f.play(f"with {FOOT}", "to 3111")
        if allowed:
            f.play(f"with {TANKS}")
            assert f.options() == ["to 3212"]
        else:
            assert f"with {TANKS}" not in f.options()
            assert f.refused(f"with {TANKS}") == case["then"]["rule"]


@each("H44-C-683")
def test_a_traffic_jam_stops_the_mechanized_alone(case: Case) -> None:
    """H44-24.2, 16.2: those on foot leave them behind and go on, or break through."""
    f = field({FOOT: "3012", MOTOR: "3012", "I-Hoffmann": "3010"}, traffic=["3011"])
    follow(f, FOOT, MOTOR, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {MOTOR}", "to 3011")
    assert ("strike 3010" in f.options()) == case["then"]["may_strike"]
    assert f.refused(f"with {MOTOR}") == "H44-15.1"  # its advance is over
    f.play("to 2911")
    assert (f.where(FOOT), f.where(MOTOR)) == ("2911", "3011")


def test_who_comes_to_a_marsh_by_road_goes_on() -> None:
    """H44-15.6: a group forms in a marsh; those who came off the road end there."""
    roads = [["3012", "3011", "3010"]]
    f = field({FOOT: "3012", "2-501": "3111"}, terrain={"3011": "marsh"}, roads=roads)
    follow(f, FOOT, "2-501", vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "with 2-501", "to 3011", "to 3010")
    assert (f.where(FOOT), f.where("2-501")) == ("3010", "3011")
