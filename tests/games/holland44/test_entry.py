"""Chapter 19: entry areas. On the test map N lies along 1003 to 1007, A and B along the western edge."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.artillery import fire_refusal
from grognard.games.holland44.box import setup
from grognard.games.holland44.box.data_files import scenario_names
from grognard.games.holland44.entry import evict, place_reinforcements
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.kinds import MARCH, WAITING

from .cases import ORDERS, case
from .field import Field
from .fight import Rest

MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
FOE = "I-Hoffmann"


def test_entering_the_map_costs_the_first_hex() -> None:
    """H44-19.1: by road where one leads in."""
    f = Field({TANKS: "@N"}, terrain={"1004": "woods"}, roads=[["highway", "1003", "1103", "1003/0902"]])
    f.play(f"march {TANKS}")
    assert (f.price("to 1003"), f.price("to 1004"), f.price("to 1005")) == (1, 6, 2)
    f.play("to 1003", "to 1103")
    assert f.s.used[f.unit(TANKS)] == 2


def test_vehicles_come_into_polder_by_road_only() -> None:
    """H44-19.1, 8.6.2."""
    f = Field({TANKS: "@N"}, terrain={"1005": "polder"})
    assert f.refused(f"march {TANKS}", "to 1005") == "H44-8.6.2"


def test_entering_into_ezoc_stops() -> None:
    """H44-19.1."""
    f = Field({MOTOR: "@N", FOE: "1105"}).play(f"march {MOTOR}", "to 1005")
    assert f.where(MOTOR) == "1005"
    assert f.frame() == "Movement"


def test_leaving_the_map() -> None:
    """H44-19.3.1: 1 MP, and the unit stops."""
    f = Field({MOTOR: "1104"}).play(f"march {MOTOR}", "to 1004")
    assert f.price("to @N") == 2
    f.play("to @N")
    assert f.where(MOTOR) == "@N"
    assert f.frame() == "Movement"


def test_no_way_into_the_enemys_area() -> None:
    """H44-19.4."""
    f = Field({MOTOR: "2001"})
    assert f.refused(f"march {MOTOR}", "to @A") == "H44-19.4"
    f = Field({MOTOR: "2001"}, turn=7).play(f"march {MOTOR}", "to @A")
    assert f.where(MOTOR) == "@A"


def test_only_good_order_leaves_an_area() -> None:
    """H44-19.3.1."""
    f = Field({MOTOR: "@N disrupted"})
    assert f.allowed(f"tactical {MOTOR}") is not case("H44-C-394")["then"]["refused"]
    assert f.refused(f"tactical {MOTOR}") == "H44-19.3.1"


def test_from_area_to_area() -> None:
    """H44-19.6: the whole allowance, to one that touches it."""
    f = Field({FOE: "@B"}, player="german")
    f.play(f"march {FOE}", "to @C")
    assert f.where(FOE) == "@C"
    assert f.frame() == "Movement"


def test_areas_with_a_gap_between_them() -> None:
    """H44-19.6."""
    f = Field({FOE: "@H"}, player="german").play(f"march {FOE}")
    assert f.allowed("to @I") is not case("H44-C-391")["then"]["refused"]
    assert f.refused("to @I") == "H44-19.6"


def test_the_ferry_at_pannerden() -> None:
    """H44-8.5.5, 19.3.2: area H and 5526, by tactical movement of one step."""
    f = Field({"SS-Pol": "@H", FOE: "@H"}, player="german", turn=3)
    assert f.refused("march SS-Pol", "to 5526") == "H44-19.3.2"
    f.play("halt")
    assert f.refused(f"tactical {FOE}", "to 5526") == "H44-8.5.5"
    f = Field({"SS-Pol": "@H"}, player="german", turn=3).play("tactical SS-Pol")
    assert f.allowed("to 5526") is case("H44-C-538")["then"]["allowed"]
    assert f.play("to 5526").where("SS-Pol") == "5526"
    f = Field({"SS-Pol": "5526"}, player="german", turn=3).play("tactical SS-Pol", "to @H")
    assert f.where("SS-Pol") == "@H"


def test_no_crossing_of_a_river_at_the_edge() -> None:
    """H44-19.3.2."""
    sides = {"1005/0904": "major", "1005/0905": "major"}
    f = Field({MOTOR: "@N"}, water=sides)
    assert f.refused(f"march {MOTOR}", "to 1005") == "H44-19.3.2"


def test_first_day_areas() -> None:
    """H44-23.1.2: in turn 1 Germans enter no areas but A and L."""
    f = Field({FOE: "3001", "II-Hoffmann": "2001"}, player="german", turn=1)
    assert f.refused(f"tactical {FOE}", "to @B") == "H44-23.1.2"
    f.play("halt", "tactical II-Hoffmann", "to @A")
    assert f.where("II-Hoffmann") == "@A"


def test_reinforcements_stand_in_their_area() -> None:
    """H44-19.1: from their turn on, before the phase."""
    f = Field({}, frame=Rest())
    u = f.unit("4-7-DG")  # turn 2, area N
    f.s.put(u, f.sc.box + WAITING)
    f.s.steps[u] = 3
    f.s.turn = 2
    f.s.zoc.arrival_turn[u] = 2
    place_reinforcements(f.s, 0)
    assert f.where("4-7-DG") == "@N"
    assert f.s.began[u] == f.s.place[u]


@pytest.mark.parametrize(
    ("words", "order"), [("", ORDERS[case("H44-C-390")["then"]["marker"]]), (" disrupted", "routed")]
)
def test_germans_are_driven_from_areas_that_change_hands(words: str, order: str) -> None:
    """H44-19.2.2."""
    f = Field({FOE: f"@A{words}"}, turn=7, frame=Rest())
    evict(f.s)
    assert f.where(FOE) == "@B"
    assert f.order(FOE) == order


# -- fighting out of an area (19.7, 19.8) --------------------------------------------------------------


def test_an_attack_out_of_an_area() -> None:
    """H44-19.7: stacked at the edge within the limits; the attackers may come onto the map."""
    then = case("H44-C-568")["then"]
    units = (MOTOR, "3-Irish-Gds", "5-Coldm-Gds", "1-Welsh-Gds")
    f = Field({**dict.fromkeys(units, "@N"), FOE: "1005"}, phase="combat", rolls=[4])
    f.play("attack 1005")
    attackers = 0
    while attackers < len(units) and f.allowed(f"with {units[attackers]}"):
        f.play(f"with {units[attackers]}")
        attackers += 1
    assert attackers == then["max_attackers_from_one_position"]
    assert f.refused("with 5-Coldm-Gds") == "H44-19.7"
    f.play("commit")
    while f.frame() != "Advance":
        wanted = [o for o in f.options() if o in ("yield", "commit")]
        f.play(wanted[0] if wanted else f.options()[0])
    assert f.allowed("halt") is not then["must_advance"]
    f.play(f"with {MOTOR}")
    assert f.allowed("to 1005") is then["may_advance_onto_map"]
    assert f.play("to 1005").where(MOTOR) == "1005"


@pytest.mark.parametrize("name", scenario_names())
def test_hexes_open_on_one_area_for_all_purposes(name: str) -> None:
    """H44-19.3.1, 19.7: the area out of which one enters a hex is the one out of which it is attacked."""
    sc = setup.load(name, {"disengagement": "off", "isolation": "off"})
    for h in range(sc.n):
        beyond = [cell for cell in sc.neighbour[6 * h : 6 * h + 6] if cell >= sc.n]
        if sc.gate_of[h] < 0:
            assert sc.gate_side[h] < 0
        else:
            assert sc.gate_side[h] // 6 == h
            assert not beyond or sc.gate_of[h] in [sc.edge_area[cell] for cell in beyond]


@pytest.mark.parametrize(("target", "area"), [("6101", "@F"), ("2701", "@B"), ("4701", "@D"), ("6226", "@H")])
def test_attacks_where_two_areas_meet(target: str, area: str) -> None:
    """H44-19.7: only out of the area on which the hex opens."""
    for other in ("@B", "@D", "@E", "@F", "@G", "@H", "@A", "@C"):
        f = Field({FOE: other, MOTOR: target}, whole_map=True, player="german", phase="combat")
        assert (f"attack {target}" in f.options()) is (other == area)


def test_attacks_over_the_edge_of_a_part_of_the_map() -> None:
    """H44-19.7: a scenario's own gates are edge hexes like any others."""
    fields: dict[str, Any] = {
        "extent": [{"lines": [30, 40], "places": [5, 15]}],
        "gates": [{"area": "B", "hexes": ["3305", "3405"]}],
    }
    f = Field({FOE: "@B", MOTOR: "3405"}, player="german", phase="combat", **fields)
    assert "attack 3405" in f.options()
    f = Field({FOE: "@B", MOTOR: "3505"}, player="german", phase="combat", **fields)
    assert f.options() == []


@pytest.mark.parametrize(("number", "target", "attacker"), [(0, "1005", "@N"), (1, "1305", "1205")])
def test_artillery_in_an_area_supports(number: int, target: str, attacker: str) -> None:
    """H44-19.8: the first hex counts as 1, from the best place along the area; one combat in a phase."""
    then = case("H44-C-393")["then"]
    f = Field({MOTOR: attacker, "Gds-Div": "@N", FOE: target}, phase="combat", rolls=[1])
    f.play(f"attack {target}")
    assert f.allowed("support Gds-Div") is then["reachable"][number]
    f.play("support Gds-Div", "commit")
    assert len(f.told("supports")) == then["uses"]
    assert REFUSALS[fire_refusal(f.s, f.unit("Gds-Div"), f.hex(target))].name == "has-fired"


# -- the edge itself (19.1, 19.3.1, 19.3.2) ------------------------------------------------------------


def test_what_a_step_over_the_edge_costs() -> None:
    """H44-19.1, 19.3.1, 24.2: one hex of tactical movement either way; traffic beyond the edge counts."""
    f = Field({MOTOR: "@N"}, traffic=["1005"]).play(f"march {MOTOR}")
    assert (f.price("to 1004"), f.price("to 1005")) == (2, 2 + 4)
    f = Field({MOTOR: "@N"}, traffic=["1005"]).play(f"tactical {MOTOR}")
    assert f.price("to 1005") == 1
    assert Field({MOTOR: "1004"}).play(f"tactical {MOTOR}").price("to @N") == 1


def test_smaller_waters_at_the_edge() -> None:
    """H44-19.3.2, 8.5.1 to 8.5.3: as between two hexes; a road leads over them."""
    edge = ("1005/0904", "1005/0905")
    minor = dict.fromkeys(edge, "minor")
    assert Field({"1-Border": "@N"}, water=minor).play("march 1-Border").price("to 1005") == 2 + 2
    assert Field({TANKS: "@N"}, water=minor).refused(f"march {TANKS}", "to 1005") == "H44-8.5.2"
    road = [["1005", "1105", "1005/0904"]]
    assert Field({TANKS: "@N"}, water=minor, roads=road).play(f"march {TANKS}").price("to 1005") == 2
    canal = dict.fromkeys(edge, "canal")
    assert Field({MOTOR: "@N"}, water=canal).refused(f"march {MOTOR}", "to 1005") == "H44-8.5.3"


def test_another_area_takes_the_whole_move() -> None:
    """H44-19.6: nobody goes on to it who has come off the map."""
    f = Field({MOTOR: "@N"}).play(f"march {MOTOR}")
    assert f.price("to @M") == 10
    areas = f.sc.area_rules
    u, here, there = f.unit(MOTOR), f.sc.board.place("@N"), f.sc.board.place("@M")
    assert REFUSALS[-areas.transfer_price(f.s, u, MARCH, here, there, 2)].rule == "H44-19.6"


@pytest.mark.parametrize(("turn", "area"), [(6, "@A"), (8, "@B")])
def test_reinforcements_of_an_area_that_is_lost_come_by_the_next(turn: int, area: str) -> None:
    """H44-19.2.1."""
    arrivals = [{"key": FOE, "turn": 2, "area": "A"}]
    f = Field({FOE: "@waiting"}, turn=turn, arrivals=arrivals, frame=Rest())
    place_reinforcements(f.s, 1)
    assert f.where(FOE) == area
    assert f.told("arrives") == [(f.unit(FOE), f.s.place[f.unit(FOE)], 0, 0)]


def test_who_is_driven_out_is_told() -> None:
    """H44-19.2.2: those elsewhere stay as they are."""
    f = Field({FOE: "@A", "II-Hoffmann": "@C"}, turn=7, frame=Rest())
    evict(f.s)
    assert [unit for unit, *_ in f.told("becomes")] == [f.unit(FOE)]
    assert (f.where("II-Hoffmann"), f.order("II-Hoffmann")) == ("@C", "good")
