# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 13: retreats. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard.games.holland44.kinds import LIMBERED
from grognard.games.zocbond.kinds import CRAMMED, ENGAGED, FLED
from grognard.games.zocbond.retreat import APPROACH, SHATTER, doomed
from grognard.games.zocbond.strength import defence_total

from .cases import ORDERS, case
from .field import Field
from .fight import Rest, battle, bits, suffer
from .withdrawal import ends, retreat

FOOT = "1-501"  # parachute infantry, three steps
MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
WEAK = ("Ge-Inf-1", "Ge-Inf-2", "Ge-Inf-3", "Ge-Inf-4", "Ge-Inf-5", "Lw-6-zbV", "HG-Uden")  # one step each


def enemies(*places: str) -> dict[str, str]:
    """Germans of one step, who form no bonds."""
    return dict(zip(WEAK, places, strict=False))


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


# -- where to (13.1.3) ---------------------------------------------------------------------------------


def test_H44_C_527_the_ends_of_a_retreat() -> None:
    """H44-13.1.3: two hexes away, around EZOC."""
    f = field({FOOT: "3010", **enemies(*case("H44-C-527")["given"]["enemy"])})
    assert ends(retreat(f, FOOT), FOOT) == case("H44-C-527")["then"]["legal_ends"]


def test_H44_C_528_the_first_EZOC_may_be_ignored() -> None:
    """H44-13.1.3: if no way leads around EZOC."""
    f = field({FOOT: "3010", **enemies(*case("H44-C-528")["given"]["enemy"])})
    assert ends(retreat(f, FOOT), FOOT) == case("H44-C-528")["then"]["legal_ends_ignoring_first_ezoc"]


def test_H44_C_280_a_hex_with_a_friend_next_to_an_enemy_is_avoided() -> None:
    """H44-13.1.3."""
    f = field({FOOT: "3010", "2-501": "3008", **enemies("3011", "2910", "3007")})
    retreat(f, FOOT)
    open_ends = ends(f, FOOT)
    ways = {"A1": "3008", "A2": "2908"}
    assert [way for way, end in ways.items() if end in open_ends] == [case("H44-C-280")["then"]["must_use"]]
    assert f.refused("to 3009", "to 3008") == "H44-13.1.3"


@pytest.mark.parametrize(("water", "counts"), [("minor", False), ("major", False), ("canal", True)])
def test_enemies_across_an_unbridged_river_do_not_count(water: str, counts: bool) -> None:
    """H44-13.1.3."""
    units = {FOOT: "3010", "2-501": "3008", **enemies("3011", "2910", "3007")}
    f = field(units, water={"3007/3008": water})
    assert ("3008" in ends(retreat(f, FOOT), FOOT)) is not counts


def test_friends_who_have_not_retreated_cancel_EZOC() -> None:
    """H44-13.1.3, 13.2."""
    ring = enemies("3011", "3009", "2910", "2809", "3108", "3111", "3310")
    f = field({FOOT: "3010", "2-501": "3210", **ring})
    assert ends(retreat(f, FOOT), FOOT) == ["3210"]
    f = field({FOOT: "3010", "2-501": "3210 fled", **ring})
    assert ends(retreat(f, FOOT), FOOT) == ["@lost"]


def test_zigzag_only_if_nothing_else_survives() -> None:
    """H44-13.1.3: else the retreat ends two hexes away."""
    f = field({FOOT: "3010", **enemies("3011")})
    assert not {"3109", "3009", "2909"} & set(ends(retreat(f, FOOT), FOOT))
    shut = ("3010/3110", "3010/3011", "3010/2910", "3010/2909", "3010/3109")
    pocket = ("3009/3008", "3009/2908", "3009/2909", "3009/3108")
    f = field({FOOT: "3010"}, water=dict.fromkeys((*shut, *pocket), "canal"))
    assert ends(retreat(f, FOOT), FOOT) == ["3109"]


def test_a_supply_line_is_preferred() -> None:
    """H44-13.1.3: after EZOC and friends."""
    road = ["highway", *(f"30{place:02}" for place in range(8, 0, -1))]
    f = field({"KG-Seidel": "3012", "A-82": "3013"}, roads=[[*road, "3001/3000"]])
    found = ends(retreat(f, "KG-Seidel"), "KG-Seidel")
    lines = {"2811", "2911", "3010", "3110", "3211", "2910", "2810", "3210"}
    assert found
    assert set(found) <= lines


def test_overstacking_is_avoided_last() -> None:
    """H44-13.1.3, 13.1.4: allowed if there is nothing else."""
    crowd = {"1-502": "3210", "2-502": "3210"}
    f = field({FOOT: "3010", **crowd, **enemies("3011", "3009", "2910")})
    assert ends(retreat(f, FOOT), FOOT) == ["2809", "3209", "3211"]
    f = field({FOOT: "3010", **crowd, **enemies("3011", "3009", "2910", "2809", "3108", "3111", "3310")})
    assert ends(retreat(f, FOOT), FOOT) == ["3210"]
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.marked(FOOT, CRAMMED)


# -- the end in retreat (13.2) --------------------------------------------------------------------------


def test_H44_C_281_who_cannot_move_is_eliminated() -> None:
    """H44-13.2."""
    f = field({"Gar-Arnhem": "3010", "A-82": "3011"})
    retreat(f, "Gar-Arnhem")
    assert (f.where("Gar-Arnhem") == "@lost") is case("H44-C-281")["then"]["eliminated"]


def test_H44_C_282_two_EZOC_hexes_in_a_row() -> None:
    """H44-13.2: the armor must go over the bridge into EZOC and dies; infantry wades through the river."""
    ring = {"3010/3110": "minor", "3010/3109": "minor", "3010/3011": "minor", "3010/2910": "minor"}
    units = {TANKS: "3010", MOTOR: "3010", **enemies("2909", "3108", "2907")}
    f = field(units, water=ring, roads=[["3010", "3009"]])
    retreat(f, TANKS, MOTOR)
    assert (f.where(TANKS) == "@lost") is case("H44-C-282")["then"]["eliminated"]
    assert f.where(MOTOR) == "3010"
    assert f.refused("to 3009") == "H44-13.2"


def test_H44_C_283_infantry_across_a_minor_river() -> None:
    """H44-13.2."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    f = field({MOTOR: "3010", **enemies("2912")}, water={f"3010/{h}": "minor" for h in sides})
    assert retreat(f, MOTOR).allowed("to 3009") is case("H44-C-283")["then"]["allowed"]
    f = field({TANKS: "3010", **enemies("2912")}, water={f"3010/{h}": "minor" for h in sides})
    retreat(f, TANKS)
    assert f.where(TANKS) == "@lost"


def test_unbridged_canals_and_rivers() -> None:
    """H44-13.2: even for those who began beside them; bridges save all."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    for kind in ("canal", "major"):
        water = {f"3010/{h}": kind for h in sides}
        f = field({MOTOR: "3010"}, water=water)
        retreat(f, MOTOR)
        assert f.where(MOTOR) == "@lost"
        f = field({MOTOR: "3010"}, water=water, roads=[["3010", "3009"]], bridges={"3009/3010": "safe"})
        retreat(f, MOTOR)
        assert f.where(MOTOR) == "3009"  # the only way: nobody is asked
        f = field({MOTOR: "3010"}, water=water, roads=[["3010", "3009"]], bridges={"3009/3010": "blown"})
        retreat(f, MOTOR)
        assert f.where(MOTOR) == "@lost"


def test_H44_C_285_a_ferry_is_no_bridge() -> None:
    """H44-13.2."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    f = field({MOTOR: "3010"}, water={f"3010/{h}": "major" for h in sides}, ferries=["3009/3010"])
    retreat(f, MOTOR)
    assert (f.where(MOTOR) == "@lost") is case("H44-C-285")["then"]["eliminated"]


def test_bonds_are_the_end() -> None:
    """H44-7.4.2, 13.2: without the bond in 3009 the friend in 3008 could be reached."""
    f = field({FOOT: "3010", "2-501": "3008", "KG-Seidel": "3108", "KG-Dreyer": "2909"})
    retreat(f, FOOT)
    assert f.refused("to 3009") == "H44-13.2"
    f = field({FOOT: "3010", "2-501": "3008", **enemies("3108", "2909")})
    retreat(f, FOOT)
    assert f.refused("to 3009") == "H44-13.1.3"


def test_vehicles_leave_polder_by_road() -> None:
    """H44-13.2, 8.6.2: impassable ground."""
    f = field({TANKS: "3010"}, terrain={"3010": "polder"})
    retreat(f, TANKS)
    assert f.where(TANKS) == "@lost"
    f = field({TANKS: "3010"}, terrain={"3010": "polder"}, roads=[["3010", "3009"]])
    assert f.where(TANKS) == "3010"
    retreat(f, TANKS)
    assert f.where(TANKS) == "3009"


def test_H44_C_395_into_areas() -> None:
    """H44-19.5: an enemy area is the end, an own one shelters."""
    allies = {"A-82": "1103", "2-S-Staff-a": "1104", "21-Ind-Para": "1003", "RE-XXX": "1005"}
    f = field({"KG-Seidel": "1004", **allies})
    retreat(f, "KG-Seidel")
    assert (f.where("KG-Seidel") == "@lost") is case("H44-C-395")["then"]["eliminated"]
    f = field({FOOT: "1004", **enemies("1103", "1104", "1003", "1005")})
    retreat(f, FOOT)
    assert f.where(FOOT) == "@N"
    assert f.order(FOOT) == "disrupted"


# -- stacks (13.1.2) ------------------------------------------------------------------------------------


def test_a_stack_goes_together_or_apart() -> None:
    """H44-13.1.2."""
    f = field({FOOT: "3010", "2-501": "3010", **enemies("3011", "2910")})
    retreat(f, FOOT, "2-501")
    assert {"to 3009", "alone 1-501", "alone 2-501"} <= set(f.options())
    f.play("alone 1-501", "to 3009", "to 3008")
    assert (f.where(FOOT), f.where("2-501")) == ("3008", "3010")
    f.play("to 3109", "to 3209")
    assert f.where("2-501") == "3209"
    assert f.order(FOOT) == f.order("2-501") == "disrupted"
    assert f.marked(FOOT, FLED)


def test_a_stack_splits_on_the_way() -> None:
    """H44-13.1.2: at any point."""
    f = field({FOOT: "3010", "2-501": "3010", **enemies("3011", "2910")})
    retreat(f, FOOT, "2-501")
    f.play("to 3009", "alone 2-501", "to 2908", "to 3008")
    assert (f.where(FOOT), f.where("2-501")) == ("3008", "2908")


def test_who_must_go_another_way_goes_apart() -> None:
    """H44-13.1.3: each unit takes its best way."""
    water = {"3010/3009": "minor", "3010/3109": "minor", "3010/2909": "minor"}
    f = field({MOTOR: "3010", TANKS: "3010", **enemies("3011", "2910")}, water=water)
    retreat(f, MOTOR, TANKS)
    assert [key for key in f.options() if key.startswith("alone")] == [f"alone {TANKS}", f"alone {MOTOR}"]
    assert f.refused("to 3009") == "H44-13.2"


# -- distance (13.1.1) ------------------------------------------------------------------------------------


def test_two_or_three_hexes_are_the_owners_choice() -> None:
    """H44-13.1.1: DS and DMR; the units are routed however far they go."""
    f = field({FOOT: "3010", **enemies("3011", "2910")})
    retreat(f, FOOT, to=(2, 3), routed=1)
    f.play("to 3009", "to 3008")
    assert {"halt", "to 3007"} <= set(f.options())
    f.play("halt")
    assert (f.where(FOOT), f.order(FOOT)) == ("3008", "routed")


def test_H44_C_564_the_disrupted_are_routed() -> None:
    """H44-13.1.1, 14.1.2."""
    f = field({FOOT: "3010 disrupted", **enemies("3011", "2910")})
    retreat(f, FOOT)
    f.play("to 3009", "to 3008")
    assert f.order(FOOT) == ORDERS[case("H44-C-564")["then"]["marker"]]


def test_engaged_units_that_retreat_are_disrupted_instead() -> None:
    """H44-11.5.2."""
    f = field({FOOT: "3010 engaged", **enemies("3011", "2910")})
    retreat(f, FOOT)
    f.play("to 3009", "to 3008")
    assert (f.order(FOOT), f.marked(FOOT, ENGAGED)) == ("disrupted", False)


def test_artillery_loses_its_movement_marker() -> None:
    """H44-17.3."""
    f = field({"Gds-Div": "3010 limbered", **enemies("3011", "2910")})
    retreat(f, "Gds-Div")
    f.play("to 3009", "to 3008")
    assert not f.marked("Gds-Div", LIMBERED)


# -- one hex (13.3) ----------------------------------------------------------------------------------------


def test_H44_C_286_287_a_stop_in_a_village() -> None:
    """H44-13.3: at the price of a step, and not disrupted; not in plain clear ground."""
    then = case("H44-C-286")["then"]
    f = field({FOOT: "3010 engaged", **enemies("3011", "2910")}, villages=["3009"])
    retreat(f, FOOT)
    f.play("to 3109")
    assert f.allowed("halt") is not case("H44-C-287")["then"]["refused"]
    assert f.refused("halt") == "H44-13.3"
    f = field({FOOT: "3010 engaged", **enemies("3011", "2910")}, villages=["3009"])
    retreat(f, FOOT)
    f.play("to 3009")
    assert "to 3008" in f.options()
    assert f.allowed("halt") is then["allowed"]
    f.play("halt")
    assert (f.where(FOOT), f.steps(FOOT)) == ("3009", 3 - then["cost_steps"])
    assert f.order(FOOT) == ("disrupted" if then["disrupted"] else "good")
    assert f.marked(FOOT, ENGAGED)


@pytest.mark.parametrize(
    ("terrain", "allowed"),
    [("city", True), ("town", True), ("woods", True), ("polder", False), ("marsh", False), ("clear", False)],
)
def test_where_a_retreat_may_stop(terrain: str, allowed: bool) -> None:
    """H44-13.3."""
    f = field({FOOT: "3010", **enemies("3011", "2910")}, terrain={"3009": terrain})
    retreat(f, FOOT)
    f.play("to 3009")
    assert ("halt" in f.options()) is allowed


def test_friends_let_a_retreat_stop() -> None:
    """H44-13.3: those who have not retreated, and they cancel EZOC."""
    units = {FOOT: "3010", **enemies("3011", "2910", "2908")}  # the ZOC of the last covers 3009 and 3008
    f = retreat(field({**units, "2-501": "3009"}), FOOT)
    f.play("to 3009")  # there is no way on, so nobody is asked whether to stop
    assert (f.where(FOOT), f.steps(FOOT), f.order(FOOT)) == ("3009", 2, "good")
    f = retreat(field({**units, "2-501": "3009 fled"}), FOOT)
    assert f.refused("to 3009") == "H44-13.2"


def test_no_stop_in_EZOC() -> None:
    """H44-13.3."""
    city: dict[str, Any] = {"water": lanes("canal", WEST), "terrain": {"3009": "city"}}
    f = retreat(field({FOOT: "3010"}, **city), FOOT)
    assert (f.where(FOOT), f.options()) == ("3009", ["to 3008", "halt"])
    f = retreat(field({FOOT: "3010", **enemies("2909")}, **city), FOOT)  # the ZOC covers 3009 alone
    assert (f.where(FOOT), f.steps(FOOT)) == ("3008", 3)  # nothing was to be chosen


def test_the_last_step_does_not_buy_a_stop() -> None:
    """H44-13.3, 13.1.3: the first aim is to survive."""
    f = field({"A-82": "3010", **enemies("3011", "2910")}, terrain={"3009": "city"})
    retreat(f, "A-82")
    f.play("to 3009")
    assert f.refused("halt") == "H44-13.3"


def test_H44_C_554_a_stop_after_dmr() -> None:
    """H44-13.3: allowed, but the units are routed; the attackers advance as far as ever (H44-13.4)."""
    then = case("H44-C-554")["then"]
    f = Field({"KG-Knaust": "2010", MOTOR: "2009", TANKS: "2109"}, terrain={"2011": "town"}, phase="combat")
    suffer(f, MOTOR, TANKS, code="DMR")
    f.play("to 2011", "halt")
    assert f.steps("KG-Knaust") == 3 - then["cost_steps"]
    assert f.order("KG-Knaust") == ORDERS[then["marker"]]
    assert f.frame() == "Advance"
    assert f.s.top().facts(f.s)[0] == 2  # extended


def test_H44_C_289_a_full_advance_after_one_hex() -> None:
    """H44-13.4."""
    f = Field({"KG-Seidel": "2010", MOTOR: "2009", TANKS: "2109"}, terrain={"2011": "town"}, phase="combat")
    suffer(f, MOTOR, TANKS, code="DR")
    f.play("yield", "to 2011", "halt")
    assert f.frame() == "Advance"
    assert f.s.top().facts(f.s)[0] == case("H44-C-289")["then"]["hexes"]


def test_H44_C_555_no_stop_after_automatic_ds() -> None:
    """H44-13.3: retreats of a fixed length go to their end."""
    f = field({FOOT: "3010", **enemies("3011", "2910")}, terrain={"3009": "town"})
    retreat(f, FOOT, to=(3, 3), cause=SHATTER, routed=1)
    f.play("to 3009")
    then = case("H44-C-555")["then"]
    assert f.allowed("halt") is not then["refused"]
    assert f.refused("halt") == "H44-13.3"
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert len(f.told("retreats")) == then["retreat"]


# -- again (13.5) ------------------------------------------------------------------------------------------


def test_H44_C_290_attacked_again_after_a_retreat() -> None:
    """H44-13.5: they add nothing, and a second retreat is the end."""
    then = case("H44-C-290")["then"]
    f = Field(
        {"KG-Seidel": "2010 fled disrupted", "I-Hoffmann": "2010", MOTOR: "2009", TANKS: "2109"},
        phase="combat",
    )
    assert defence_total(f.s, battle(f, MOTOR, TANKS)) == 3 + then["adds_defense"]
    suffer(f, MOTOR, TANKS, code="DR")
    f.play("yield")
    assert f.where("KG-Seidel") == {"eliminated": "@lost"}[then["if_retreat"]]
    assert f.where("I-Hoffmann") != "@lost"


def test_H44_C_338_breakthrough_routs_those_who_retreat_again() -> None:
    """H44-16.4: even if they went only one hex before."""
    f = field({FOOT: "3010 fled", **enemies("3011", "2910")})
    retreat(f, FOOT)
    f.play("to 3009", "to 3008")
    then = case("H44-C-338")["then"]
    assert (f.where(FOOT) == "@lost") is then["eliminated"]
    assert f.order(FOOT) == ORDERS[then["marker"]]


# -- the desperate (12.4) and the routed (14.3.2) --------------------------------------------------


def test_doomed_if_nobody_survives() -> None:
    """H44-12.4."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    f = field({FOOT: "3010", "2-501": "3010"}, water={f"3010/{h}": "major" for h in sides})
    assert doomed(f.s, bits(f, FOOT, "2-501"), f.hex("3010"), 2, 2)
    f = field({FOOT: "3010", "2-501": "3010"})
    assert not doomed(f.s, bits(f, FOOT, "2-501"), f.hex("3010"), 2, 2)


def test_doomed_if_all_would_be_overstacked() -> None:
    """H44-12.4."""
    ring = enemies("3011", "3009", "2910", "2809", "3108", "3111", "3310")
    for crowd, lost in (({"1-502": "3210", "2-502": "3210"}, True), ({"1-502": "3210"}, False)):
        f = field({FOOT: "3010", **crowd, **ring})
        assert doomed(f.s, bits(f, FOOT), f.hex("3010"), 2, 2) is lost


def test_a_stop_saves_from_doom() -> None:
    """H44-12.4, 13.3."""
    shut = enemies("3011", "3110", "2910", "3108", "2908", "3007")
    f = field({FOOT: "3010", "2-501": "3009", **shut})
    assert not doomed(f.s, bits(f, FOOT), f.hex("3010"), 2, 2)


def test_H44_C_308_the_routed_run() -> None:
    """H44-14.3.2: two hexes at once; the enemy goes on."""
    then = case("H44-C-308")["then"]
    f = Field({MOTOR: "3007", "KG-Seidel": "3010 routed"})
    f.play(f"march {MOTOR}", "to 3008", "to 3009")
    assert (f.asked(), f.frame()) == ("german", "Retreat")
    f.play("to 3011", "to 3012")
    assert f.sc.board.distance_between(f.hex("3010"), f.hex(f.where("KG-Seidel"))) == then["retreat"]
    assert (f.asked(), f.frame()) == ("allied", "Move")
    assert f.allowed("to 3010") is then["enemy_continues"]


def test_H44_C_309_not_across_a_major_river() -> None:
    """H44-14.3.2."""
    f = Field({MOTOR: "3007", "KG-Seidel": "3010 routed"}, water={"3009/3010": "major"})
    f.play(f"march {MOTOR}", "to 3008", "to 3009")
    assert f.asked() == "allied"
    away = f.sc.board.distance_between(f.hex("3010"), f.hex(f.where("KG-Seidel")))
    assert away == case("H44-C-309")["then"]["retreat"]


def test_the_routed_do_not_stop_early() -> None:
    """H44-13.3."""
    f = field({FOOT: "3010 routed", **enemies("3011")}, terrain={"3009": "city"})
    retreat(f, FOOT, cause=APPROACH, routed=1)
    f.play("to 3009")
    assert f.refused("halt") == "H44-13.3"


def test_a_retreat_before_the_combat_phase_does_not_count_in_it() -> None:
    """H44-13.5: who ran from an encounter or a landing defends in the combat phase like anybody else."""
    f = Field({"KG-Seidel": "2010 fled disrupted", MOTOR: "2009"})
    f.play("done")
    assert not f.marked("KG-Seidel", FLED)


# -- the list in its order (13.1.3) -------------------------------------------------------------------------


def lanes(kind: str, *ways: list[str]) -> dict[str, str]:
    """Water on all sides of the hexes of some ways, but not where these lead."""
    board = Field(frame=Rest()).sc.board
    open_sides = {frozenset(pair) for way in ways for pair in pairwise(way)}
    water: dict[str, str] = {}
    for name in sorted({h for way in ways for h in way}):
        for to in board.neighbour[6 * board.hex(name) : 6 * board.hex(name) + 6]:
            other = board.book.names[to] if 0 <= to < board.n else name
            if other != name and frozenset((name, other)) not in open_sides:
                water["/".join(sorted((name, other)))] = kind
    return water


WEST, NORTH = ["3010", "3009", "3008"], ["3010", "3110", "3210"]
ROAD = [f"30{place:02}" for place in range(7, 0, -1)]  # to area B, out of reach from 3210
DRY = (WEST, NORTH, ["3008", *ROAD])


def test_distance_weighs_more_than_EZOC() -> None:
    """H44-13.1.3: two hexes away through an EZOC rather than a zigzag."""
    f = field({FOOT: "3010", **enemies("2909")}, water=lanes("canal", WEST, ["3010", "3110", "3109"]))
    assert ends(retreat(f, FOOT), FOOT) == ["3008"]


def test_EZOC_weighs_more_than_friends_next_to_enemies() -> None:
    """H44-13.1.3: to friends in contact rather than through an empty EZOC."""
    units = {FOOT: "3010", "2-501": "3008", **enemies("3007", "3111")}
    f = field(units, water=lanes("canal", WEST, NORTH))
    assert ends(retreat(f, FOOT), FOOT) == ["3008"]


def test_friends_next_to_enemies_weigh_more_than_supply() -> None:
    """H44-13.1.3: out of supply rather than to friends in contact."""
    units = {"I-Hoffmann": "3010", "KG-Seidel": "3008", "A-82": "3107"}
    f = field(units, water=lanes("major", *DRY, ["3008", "3107"]), roads=[[*ROAD, "3001/3000"]])
    assert ends(retreat(f, "I-Hoffmann"), "I-Hoffmann") == ["3210"]
    f = field({**units, "A-82": "5020"}, water=lanes("major", *DRY), roads=[[*ROAD, "3001/3000"]])
    assert ends(retreat(f, "I-Hoffmann"), "I-Hoffmann") == ["3008"]


def test_supply_weighs_more_than_room() -> None:
    """H44-13.1.3: overstacked in supply rather than with room and without it."""
    units = {"I-Hoffmann": "3010", "KG-Seidel": "3008", "KG-Dreyer": "3008"}
    f = field(units, water=lanes("major", *DRY), roads=[[*ROAD, "3001/3000"]])
    assert ends(retreat(f, "I-Hoffmann"), "I-Hoffmann") == ["3008"]
    f = field(units, water=lanes("major", *DRY))
    assert ends(retreat(f, "I-Hoffmann"), "I-Hoffmann") == ["3210"]


# -- the unknown (25.2.1), bridges, railways ---------------------------------------------------------------


def test_face_down_units_cancel_EZOC_and_let_Germans_stop() -> None:
    """H44-25.2.1, 13.3."""
    units = {"KG-Knaust": "3010", "A-82": "3108"}
    f = field({**units, "unknown-1": "3009"}, water=lanes("canal", WEST))
    retreat(f, "KG-Knaust")  # nothing is to be chosen
    assert (f.where("KG-Knaust"), f.steps("KG-Knaust"), f.order("KG-Knaust")) == ("3009", 2, "good")
    f = field(units, water=lanes("canal", WEST))
    assert retreat(f, "KG-Knaust").where("KG-Knaust") == "@lost"  # 3009 and 3008 are both in EZOC


def test_Allies_do_not_retreat_through_face_down_units() -> None:
    """H44-25.2.1."""
    f = field({FOOT: "3010", **enemies("3011"), "unknown-1": "3009"})
    assert retreat(f, FOOT).refused("to 3009") == "H44-13.2"


@pytest.mark.parametrize(("key", "where"), [(MOTOR, "3009"), (TANKS, "@lost")])
def test_railway_bridges_carry_infantry_only(key: str, where: str) -> None:
    """H44-13.2."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    f = field({key: "3010"}, water={f"3010/{h}": "major" for h in sides}, bridges={"3009/3010": "safe rail"})
    assert retreat(f, key).where(key) == where


@pytest.mark.parametrize("state", ["safe", "mined", "open"])
def test_vehicles_retreat_over_any_bridge_that_stands(state: str) -> None:
    """H44-13.2: without restrictions."""
    sides = ("3110", "3011", "2910", "2909", "3009", "3109")
    water = {f"3010/{h}": "major" for h in sides}
    f = field({TANKS: "3010"}, water=water, roads=[["3010", "3009"]], bridges={"3009/3010": state})
    assert retreat(f, TANKS).where(TANKS) == "3009"


# -- stops of stacks (13.3) and their price ------------------------------------------------------------------


def test_a_stack_pays_one_step_for_its_stop() -> None:
    """H44-13.3: of the owner's choice."""
    f = field({FOOT: "3010", "2-501": "3010", **enemies("3011", "2910")}, terrain={"3009": "woods"})
    retreat(f, FOOT, "2-501").play("to 3009", "halt")
    assert (f.asked(), f.options()) == ("allied", ["lose 1-501", "lose 2-501"])
    f.play("lose 2-501")
    assert (f.steps(FOOT), f.steps("2-501")) == (3, 2)
    assert f.order(FOOT) == f.order("2-501") == "good"


@pytest.mark.parametrize(("turn", "where"), [(6, "@A"), (7, "@lost")])
def test_areas_that_change_hands_shelter_their_owner_only(turn: int, where: str) -> None:
    """H44-19.2.2, 19.5."""
    ring = {"A-82": "2101", "2-S-Staff-a": "1901", "21-Ind-Para": "2002", "RE-XXX": "2102"}
    f = field({"KG-Seidel": "2001", **ring}, turn=turn)
    assert retreat(f, "KG-Seidel").where("KG-Seidel") == where


def test_the_price_may_make_a_remnant_that_stays() -> None:
    """H44-13.3, 11.4."""
    f = field({FOOT: "3010 steps=2", **enemies("3011", "2910")}, terrain={"3009": "city"})
    retreat(f, FOOT).play("to 3009", "halt")
    assert (f.where(FOOT), f.where("Rem-101-1"), f.order("Rem-101-1")) == ("@display", "3009", "good")
