"""What limits movement beside the ground: order, supply, markers, traffic, boundaries, garrisons.

Chapters 11.5, 14.2, 14.3, 17.3, 18.4, 18.6, 20.2.5, 22.3.6, 23.1.2, 23.4, 23.6, 24.2.
"""

from __future__ import annotations

import pytest

from grognard.games.holland44.scenario import ON_FOOT
from grognard.games.holland44.units import cost_class
from grognard.games.zocbond.kinds import AWAKE, ENGAGED

from .cases import ORDERS, case
from .field import Field
from .test_movement import FOE, FOE_2, FOOT, MOTOR, walk

# -- what binds a unit to tactical movement ----------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("disrupted", "H44-14.2"),
        ("oos", "H44-18.4"),
        ("engaged", "H44-11.5.1"),
        ("scattered", "H44-22.3.6"),
        ("refitted", "H44-20.2.5"),
    ],
)
def test_only_tactical_movement(words: str, rule: str) -> None:
    """H44-14.2, 18.4, 11.5.1, 22.3.6, 20.2.5."""
    f = Field({FOOT: f"3010 {words}"})
    gaits = [gait for gait in ("march", "extend", "tactical") if f.allowed(f"{gait} {FOOT}")]
    assert gaits == {"TAC only": ["tactical"]}[case("H44-C-377")["then"]["movement"]]
    assert f.refused(f"march {FOOT}") == rule
    assert f.refused(f"extend {FOOT}") == rule
    f.play(f"tactical {FOOT}", "to 3011")
    assert f.where(FOOT) == "3011"


def test_a_replaced_unit_moves_one_hex() -> None:
    """H44-20.2.5."""
    f = walk(Field({FOOT: "3010 refitted"}), FOOT, "tactical", "3011")
    assert f.frame() == "Movement"


def test_an_engaged_unit_that_moves_two_hexes_is_disrupted() -> None:
    """H44-11.5.1: one hex leaves it engaged."""
    then = case("H44-C-236")["then"]
    f = Field({FOOT: "3010 engaged"}).play(f"tactical {FOOT}", "to 3011", "halt")
    assert f.marked(FOOT, ENGAGED)
    assert f.order(FOOT) == "good"
    f = walk(Field({FOOT: "3010 engaged"}), FOOT, "tactical", "3011", "3012")
    assert not f.marked(FOOT, ENGAGED)
    assert f.order(FOOT) == ORDERS[then["marker"]]


def test_voluntary_full_retreat() -> None:
    """H44-14.3.1: full allowance, no extended movement."""
    then = case("H44-C-310")["then"]
    f = Field({FOOT: "3010 disrupted"}).play(f"rout {FOOT}")
    assert f.order(FOOT) == ORDERS[then["marker"]]
    assert f.allowed(f"extend {FOOT}") is then["ext"]
    assert f.refused(f"extend {FOOT}") == "H44-14.3.2"
    assert f.play(f"march {FOOT}").s.top().facts(f.s) == [then["ma_available"], 0]
    assert f.play("to 3011", "to 3012", "to 3013").where(FOOT) == "3013"
    assert Field({FOOT: "3010"}).refused(f"rout {FOOT}") == "H44-14.3.1"


def test_a_routed_unit_keeps_out_of_ezoc() -> None:
    """H44-14.3.2: unless a friend who is not routed stands there."""
    f = Field({FOOT: "3010 routed", FOE: "3012"})
    assert f.refused(f"march {FOOT}", "to 3011") == "H44-14.3.2"
    f = Field({FOOT: "3010 routed", FOE: "3012", MOTOR: "3011"})
    assert walk(f, FOOT, "march", "3011").where(FOOT) == "3011"


def test_poor_disrupted_units_get_out_of_an_ezoc() -> None:
    """H44-14.2: if they can, before the phase ends, and not into another."""
    poor = "GR-1218"
    f = Field({poor: "3010 disrupted", FOOT: "3011"}, player="german")
    assert f.allowed("done") is not case("H44-C-307")["then"]["must_move"]
    assert f.refused("done") == "H44-14.2"
    assert f.refused(f"tactical {poor}", "to 3110") == "H44-14.2"
    assert f.refused("halt") == "H44-14.2"
    f.play("to 3009", "halt", "done")
    assert f.where(poor) == "3009"


def test_poor_disrupted_units_stay_if_they_must() -> None:
    """H44-14.2."""
    around = {"10-Para": "3011", FOOT: "3009", "2-Para": "3110", "3-Para": "2909"}
    f = Field({"GR-1218": "3010 disrupted", **around}, player="german")
    f.play("done")


# -- routed enemies (14.3.2) ---------------------------------------------------------------------------


def test_routed_enemies_run_from_who_comes_near() -> None:
    """H44-14.3.2: two hexes; the mover goes on."""
    then = case("H44-C-308")["then"]
    f = Field({FOOT: "3009", FOE: "3012 routed"}).play(f"march {FOOT}", "to 3010", "to 3011")
    while f.asked() == "german":
        f.play(f.options()[0])
    assert f.sc.board.distance_between(f.s.place[f.unit(FOE)], f.hex("3012")) == then["retreat"]
    assert (f.frame() == "Move") is then["enemy_continues"]


def test_routed_enemies_across_a_river_stay() -> None:
    """H44-14.3.2."""
    f = Field({FOOT: "3010", FOE: "3012 routed"}, water={"3011/3012": "major"})
    f.play(f"march {FOOT}", "to 3011")
    away = f.sc.board.distance_between(f.s.place[f.unit(FOE)], f.hex("3012"))
    assert away == case("H44-C-309")["then"]["retreat"]
    assert f.asked() == "allied"


def test_routed_enemies_with_steady_friends_stay() -> None:
    """H44-14.3.2."""
    f = Field({FOOT: "3010", FOE: "3012 routed", FOE_2: "3012"}).play(f"march {FOOT}", "to 3011")
    assert f.where(FOE) == "3012"
    assert f.where(FOOT) == "3011"


# -- artillery (17.3) ----------------------------------------------------------------------------------


def test_artillery_without_a_marker() -> None:
    """H44-17.3: tactical movement; one hex, or two and it is disrupted."""
    f = Field({"Gds-Div": "3010"})
    assert f.refused("march Gds-Div") == "H44-17.3"
    f.play("tactical Gds-Div", "to 3011", "halt")
    assert f.order("Gds-Div") == "good"
    f = walk(Field({"Gds-Div": "3010"}), "Gds-Div", "tactical", "3011", "3012")
    assert f.order("Gds-Div") == "disrupted"


def test_artillery_with_a_marker() -> None:
    """H44-17.3: 5 MP, roads, extended movement."""
    then = case("H44-C-359")["then"]
    f = Field({"Gds-Div": "3010"}, roads=[["highway", "3010", "3011"]]).play(
        "limber Gds-Div", "march Gds-Div"
    )
    assert f.s.top().facts(f.s) == [then["mp"], 0]
    assert (f.price("to 3011") == 1) is then["road"]
    f = Field({"101-Art": "3010 limbered"}).play("extend 101-Art")
    assert f.s.top().facts(f.s) == [7, 0]


def test_movement_markers_are_few() -> None:
    """H44-17.3: two for the Germans; a marker of an earlier turn may be given back."""
    guns = {"AR-185": "3010 limbered", "7-FJ-Art": "3012 limbered", "180-Art": "3014"}
    f = Field(guns, player="german")
    assert f.refused("limber 180-Art") == "H44-17.3"
    f.play("unlimber AR-185", "limber 180-Art")
    assert f.refused("limber AR-185") == "H44-17.3"
    assert f.refused("unlimber 180-Art") == "H44-17.3"
    assert f.refused("unlimber AR-185") == "H44-17.3"


# -- 18.6, 23.1.2, 23.4, 23.6, 24.2 ------------------------------------------------------------------


def test_dismounted_infantry_walks() -> None:
    """H44-18.6: MA 3, the costs of men on foot."""
    then = case("H44-C-380")["then"]
    f = Field({MOTOR: "3010 dismounted"}, terrain={"3011": "woods"}).play(f"march {MOTOR}")
    assert f.s.top().facts(f.s) == [then["ma"], 0]
    assert f.price("to 3011") == 4
    assert cost_class(f.s, f.unit(MOTOR)) == {"foot": ON_FOOT}[then["class"]]


def test_first_day_of_the_germans() -> None:
    """H44-23.1.2: only tactical movement."""
    f = Field({FOE: "3010"}, turn=1, player="german")
    assert f.refused(f"march {FOE}") == "H44-23.1.2"
    walk(f, FOE, "tactical", "3011", "3012")


def test_traffic_slows_allied_wheels() -> None:
    """H44-24.2: +2 MP, road or not; not on foot, not tactically, not for Germans."""
    then = case("H44-C-474")["then"]
    road = [["highway", "3010", "3011"]]
    f = Field({MOTOR: "3010", FOOT: "3010"}, roads=road, traffic=["3011"]).play(f"march {MOTOR}")
    assert f.price("to 3011") == 2 * then["mp"]
    f.play("halt", f"march {FOOT}")
    assert f.price("to 3011") == 1
    f = Field({"PzGr-2107": "3010"}, roads=road, traffic=["3011"], player="german").play("march PzGr-2107")
    assert f.price("to 3011") == 1
    f = Field({MOTOR: "3010"}, roads=road, traffic=["3011"]).play(f"tactical {MOTOR}")
    assert f.price("to 3011") == 1


@pytest.mark.parametrize(("near", "free"), [("5408", False), ("5507", True)])
def test_garrisons_wait_for_the_allies(near: str, free: bool) -> None:
    """H44-23.6: until one of them is within two hexes."""
    distances = case("H44-C-536")["then"]["distances"]
    f = Field({"Gar-Tiel": "5606", FOOT: near}, player="german")
    assert f.sc.board.distance_between(f.hex("5606"), f.hex(near)) == distances[free]
    assert f.allowed("tactical Gar-Tiel") is case("H44-C-452")["then"]["allowed"][free]
    if free:
        assert walk(f, "Gar-Tiel", "march", "5607").where("Gar-Tiel") == "5607"
    else:
        assert f.refused("tactical Gar-Tiel") == "H44-23.6"


def test_a_garrison_once_woken_stays_awake() -> None:
    """H44-23.6: afterwards normal."""
    f = Field({"Gar-Tiel": "5606", MOTOR: "5409"})
    f.play(f"march {MOTOR}", "to 5508", "to 5507", "to 5508", "halt")
    assert f.marked("Gar-Tiel", AWAKE)
    assert f.where(MOTOR) == "5508"  # and farther away again


def test_corps_boundaries() -> None:
    """H44-23.4: one hex beyond and no more; none after turn 6; Germans do not care."""
    line = {
        "XII/XXX": [f"{a}02/{a}03" for a in range(10, 20)],
        "XXX/VIII": [f"{a}07/{a}08" for a in range(10, 20)],
    }
    f = Field({MOTOR: "1506"}, boundaries=line)
    f.play(f"march {MOTOR}", "to 1507", "to 1508")
    assert f.refused("to 1509") == "H44-23.4"
    later = case("H44-C-456")
    f = Field({MOTOR: "1506"}, boundaries=line, turn=later["given"]["turn"])
    assert walk(f, MOTOR, "march", "1507", "1508").allowed("to 1509") is later["then"]["allowed"]
    assert f.play("to 1509", "to 1510").where(MOTOR) == "1510"
    f = Field({FOE: "1506"}, boundaries=line, player="german")
    walk(f, FOE, "march", "1507", "1508", "1509")


def test_who_was_carried_too_far_may_come_back() -> None:
    """H44-23.4."""
    line = {"XXX/VIII": [f"{a}07/{a}08" for a in range(10, 20)]}
    f = Field({MOTOR: "1511"}, boundaries=line)
    assert f.refused(f"march {MOTOR}", "to 1512") == "H44-23.4"
    f.play("to 1510", "to 1509", "to 1508", "to 1507")
    assert f.where(MOTOR) == "1507"


def test_no_way_round_the_end_of_a_boundary() -> None:
    """H44-23.4: free north of it, but not back south into another corps' zone."""
    line = {"XXX/VIII": [f"{a}07/{a}08" for a in range(10, 20)]}
    f = Field({MOTOR: "2009"}, boundaries=line)
    assert f.refused(f"march {MOTOR}", "to 2010", "to 1910") == "H44-23.4"
    assert "to 2011" in f.options()


# -- in combination ----------------------------------------------------------------------------------


def test_infiltration_is_for_tactical_movement_only() -> None:
    """H44-8.3.3, 7.2: a march stops in a city like anywhere else."""
    f = Field({FOOT: "3009", FOE: "3011"}, terrain={"3010": "city"})
    f.play(f"march {FOOT}", "to 3010")
    assert f.frame() == "Movement"  # it has stopped
    f = Field({FOOT: "3009", FOE: "3011"}, terrain={"3010": "city"})
    f.play(f"tactical {FOOT}", "to 3010", "to 3110")
    assert f.where(FOOT) == "3110"


def test_infiltration_does_not_break_a_bond() -> None:
    """H44-8.3.3, 7.4.6: a bond runs beside a city, and who comes out of it does not cross it."""
    units = {FOOT: "3109", FOE: "3010", FOE_2: "3210"}
    f = Field(units, terrain={"3109": "city"})
    assert f.refused(f"tactical {FOOT}", "to 3110") == "H44-7.4.2"


def test_a_screen_is_for_friends_and_lasts_the_phase() -> None:
    """H44-8.3.3: several pass; who screens neither moves nor attacks."""
    units = {MOTOR: "3010", FOOT: "3009", "7-KOSB": "3009", FOE: "3011"}
    f = Field(units, terrain={"3010": "town"})
    f.play(f"screen {MOTOR}")
    for key in (FOOT, "7-KOSB"):
        f.play(f"tactical {key}", "to 3010", "to 3110")
        assert f.where(key) == "3110"
    assert f.refused(f"tactical {MOTOR}") == "H44-8.1"


def test_two_units_of_one_step_screen_together() -> None:
    """H44-8.3.3: both must give up their move; a supply source does not help."""
    ones = {"A-82": "3010", "B-82": "3010 of=1-504"}
    f = Field({**ones, FOOT: "3009", FOE: "3011"}, terrain={"3010": "woods"})
    f.play("screen A-82", f"tactical {FOOT}", "to 3010")
    assert f.where(FOOT) == "3010"  # one step is not enough yet
    assert f.frame() == "Movement"
    f = Field({**ones, FOOT: "3009", FOE: "3011"}, terrain={"3010": "woods"})
    f.play("screen A-82", "screen B-82", f"tactical {FOOT}", "to 3010", "to 3110")
    f = Field({"A-82": "3010", "82-ASS": "3010", FOE: "3011"}, terrain={"3010": "woods"})
    assert f.refused("screen A-82") == "H44-8.3.3"
    assert f.refused("screen 82-ASS") == "H44-8.3.3"


def test_a_canal_is_crossed_with_the_first_hex_only() -> None:
    """H44-8.5.3: not after a hex along it; the dismounted cross too."""
    water = {"3010/3011": "canal"}
    f = Field({MOTOR: "3009"}, water=water)
    assert f.refused(f"tactical {MOTOR}", "to 3010", "to 3011") == "H44-8.5.3"
    f = Field({MOTOR: "3010 dismounted"}, water=water).play(f"tactical {MOTOR}", "to 3011", "to 3012")
    assert f.where(MOTOR) == "3012"
    f = Field({MOTOR: "3010", FOE: "3012"}, water=water)  # into an EZOC, where it stops
    assert f.play(f"tactical {MOTOR}", "to 3011").frame() == "Movement"


@pytest.mark.parametrize(
    ("state", "open_"), [("safe", True), ("mined", True), ("blown", False), ("repair", False)]
)
def test_wheels_and_the_states_of_a_bridge(state: str, open_: bool) -> None:
    """H44-8.5.2, 5.8."""
    f = Field(
        {"Pz-Mielke": "3010"},
        water={"3010/3011": "canal"},
        bridges={"3010/3011": state},
        roads=[["3010", "3011"]],
        player="german",
    )
    f.play("march Pz-Mielke")
    assert ("to 3011" in f.options()) is open_


def test_out_of_an_ezoc_by_road() -> None:
    """H44-8.4, 7.2: the road's price, and two more."""
    f = Field({MOTOR: "3010", FOE: "3009"}, roads=[["highway", "3010", "3011"]], terrain={"3011": "woods"})
    f.play(f"march {MOTOR}")
    assert f.price("to 3011") == 1 + 4


def test_guns_without_a_marker_need_roads_in_wet_ground() -> None:
    """H44-17.3, 8.6.2: tactically too."""
    f = Field({"Gds-Div": "3010"}, terrain={"3011": "polder", "3110": "marsh"}, roads=[["3010", "3011"]])
    assert f.refused("tactical Gds-Div", "to 3110") == "H44-8.6.2"
    f.play("to 3011")
    assert f.where("Gds-Div") == "3011"


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("engaged", "H44-11.5.1"),
        ("disrupted", "H44-14.2"),
        ("scattered", "H44-22.3.6"),
        ("oos", "H44-18.4"),
    ],
)
def test_what_binds_to_tactical_movement_binds_artillery_with_a_marker(words: str, rule: str) -> None:
    """H44-17.3, 11.5.1, 14.2, 22.3.6, 18.4."""
    f = Field({"Gds-Div": f"3010 limbered {words}"})
    assert f.refused("march Gds-Div") == rule
    f.play("tactical Gds-Div", "to 3011", "to 3012")
    assert f.order("Gds-Div") == ("routed" if words == "disrupted" else "disrupted")  # H44-14.3.1


def test_engaged_artillery_that_moves_two_hexes_is_disrupted_once() -> None:
    """H44-11.5.1, 17.3."""
    f = Field({"Gds-Div": "3010 engaged"}).play("tactical Gds-Div", "to 3011", "to 3012")
    assert f.order("Gds-Div") == "disrupted"
    assert not f.marked("Gds-Div", ENGAGED)
