"""Chapters 5 and 6: movement."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.stalingrad42.ground import is_impassable, water_at
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import ALPINE_SHUT, MAJOR, VOLGA
from grognard.games.zocbond.attackers import attacker_refusal
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import ARMOUR, AWAKE, EXTENDED, HELPER, MARCH, TACTICAL
from grognard.games.zocbond.zoc import in_zoc
from tests.games.stalingrad42.cases import ORDERS, Case, each
from tests.games.stalingrad42.field import Field

FOOT = "DE-ID-45"  # 5-6-3
TANKS = "DE-PZ-24"  # 10-8-6
ENEMY = "SU-RD-1"


def cost(f: Field, key: str, to: str) -> float:
    """What a unit that moves pays for its first step, in MP."""
    f.play(f"march {key}")
    return f.price(f"to {to}") / 2


# -- the map and its hexsides -----------------------------------------------------------------------


@each("S42-T002")
def test_an_impassable_hexside_separates(case: Case) -> None:
    """S42-2.2.3: no ZOC, nobody is adjacent, nobody crosses it."""
    f = Field({FOOT: "2010", ENEMY: "2011"}, water={"2010/2011": case["given"]["hexside"]})
    side = f.side("2010/2011")
    assert is_impassable(f.s, side)
    assert in_zoc(f.s, f.hex("2011"), 0) is case["then"]["zoc"]
    assert (f.s.near[f.sc.n + f.hex("2010")] > 0) is case["then"]["adjacent"]
    why = f.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex("2011"), NORMAL)
    assert (why == 0) is case["then"]["attack_allowed"]
    lone = Field({FOOT: "2010"}, water={"2010/2011": "sea"})
    assert lone.refused(f"march {FOOT}", "to 2011") == "S42-2.2.3"


@each("S42-T003")
def test_a_lake_that_covers_half_a_hexside_is_no_obstacle(case: Case) -> None:
    """S42-2.2.3: only what the map has as a hexside of a lake is impassable."""
    f = Field({FOOT: "2010"}, water={"2010/2011": "lake"})
    assert is_impassable(f.s, f.side("2010/2011"))
    assert is_impassable(f.s, f.side("2010/2110")) is case["then"]["impassable"]
    assert f.play(f"march {FOOT}").allowed("to 2110") is not case["then"]["impassable"]


@each("S42-T004", "S42-T005")
def test_who_is_a_combat_unit(case: Case) -> None:
    """S42-2.3.1: a defence strength, even one in brackets."""
    bracketed = "(" in str(case["given"]["units"][0]["stats"][1])
    key = "SU-UR-52" if bracketed else "AX-SP-1"
    f = Field({key: "2010"}, player="soviet" if bracketed else "axis")
    u = f.unit(key)
    assert (not f.sc.traits[u] & HELPER) == case["then"]["combat_unit"]
    owner = f.sc.owner[u]
    assert in_zoc(f.s, f.hex("2011"), owner) == case["then"].get("zoc", True)


@each("S42-T006")
def test_guards_are_elite(case: Case) -> None:
    """S42-2.3.2."""
    guards = [row for row in load_box().units.values() if row.branch == "guards"]
    assert guards
    assert {row.quality for row in guards} == {case["then"]["cls"]}


@each("S42-T445")
def test_tanks_are_known_by_their_dots(case: Case) -> None:
    """S42-2.3.3."""
    f = Field({FOOT: "2010"})
    dots = {"none": ""}
    for dot, tanks in zip(case["given"]["dots"], case["then"]["result"], strict=True):
        keys = [row.key for row in load_box().units.values() if row.dot == dots.get(dot, dot)]
        assert {f.sc.traits[f.unit(key)] & ARMOUR != 0 for key in keys} == {tanks}


# -- stacks (S42-5.1) -------------------------------------------------------------------------------


@each("S42-T019")
def test_a_stack_goes_as_its_slowest_and_pays_as_its_dearest(case: Case) -> None:
    f = Field({TANKS: "2010", FOOT: "2010"}, terrain={"2011": "rough"})
    f.play(f"march {TANKS}", f"with {FOOT}")
    assert f.s.top().facts(f.s)[0] == case["then"]["ma"]
    assert f.price("to 2011") == 2 * case["then"]["cost"]


@each("S42-T020")
def test_who_was_dropped_moves_no_more(case: Case) -> None:
    f = Field({TANKS: "2010", FOOT: "2010"})
    f.play(f"march {TANKS}", f"with {FOOT}", "to 2011", f"drop {FOOT}", "halt")
    assert f.allowed(f"march {FOOT}") is not case["then"]["refused"]
    assert f.refused(f"march {FOOT}") == "S42-5.1"


@each("S42-T300")
def test_only_combat_units_take_non_combat_units(case: Case) -> None:
    """S42-5.1, 19.3."""
    f = Field({"AX-SP-1": "2010", FOOT: "2010", "SU-SP-1": "2011"})
    assert f.refused("march AX-SP-1", "to 2011") == case["section"]
    f = Field({FOOT: "2010", "SU-SP-1": "2011"})
    f.play(f"march {FOOT}", "to 2011")
    assert f.where("SU-SP-1") == "@pool"
    assert f.told("captured")


def test_a_combat_unit_brings_non_combat_units_where_it_takes_others() -> None:
    """S42-5.1, 19.3: it is the combat unit that enters, and they are with it."""
    f = Field({FOOT: "2010", "AX-SP-1": "2010", "SU-SP-1": "2011"})
    f.play(f"march {FOOT}", "with AX-SP-1", "to 2011")
    assert (f.where("AX-SP-1"), f.where("SU-SP-1")) == ("2011", "@pool")
    f = Field({"AX-SP-2": "2010", "AX-SP-1": "2010", "SU-SP-1": "2011"})
    assert f.refused("march AX-SP-1", "with AX-SP-2", "to 2011") == "S42-5.1"


def test_non_combat_units_enter_the_map_no_more_than_they_move_on_it() -> None:
    """S42-5.1: out of an entry area, too, only a combat unit enters where enemy non-combat units are."""
    f = Field({"AX-SP-1": "@X", FOOT: "@X", "SU-SP-1": "0825"})
    assert f.refused("march AX-SP-1", "to 0825") == "S42-5.1"
    f.play(f"with {FOOT}", "to 0825")
    assert (f.where("AX-SP-1"), f.where("SU-SP-1")) == ("0825", "@pool")


def test_nobody_enters_a_hex_with_enemies() -> None:
    """S42-5.1."""
    assert Field({FOOT: "2010", ENEMY: "2011"}).refused(f"march {FOOT}", "to 2011") == "S42-5.1"


# -- roads (S42-5.2) --------------------------------------------------------------------------------

ROAD = ["2010", "2011", "2012", "2013", "2014", "2015", "2016", "2017", "2018"]


@each("S42-T021")
def test_vehicles_pay_half_a_point_on_roads(case: Case) -> None:
    f = Field({TANKS: "2010"}, roads=[ROAD])
    f.play(f"march {TANKS}", *(f"to {name}" for name in ROAD[1:]))
    assert f.s.used[f.unit(TANKS)] == 2 * case["then"]["mp_spent"]


def test_only_secondary_roads_suffer_from_rain() -> None:
    """S42-5.2, 23.2.3."""
    for kind, price in (("main", 0.5), ("secondary", 1)):
        f = Field({TANKS: "2010"}, roads=[[kind, *ROAD]], weather="rain")
        assert cost(f, TANKS, "2011") == price
    assert cost(Field({FOOT: "2010"}, roads=[ROAD], weather="rain"), FOOT, "2011") == 1


def test_the_road_rate_holds_in_an_ezoc() -> None:
    """S42-5.2: the price of leaving is added all the same."""
    f = Field({TANKS: "2010", ENEMY: "1910"}, roads=[ROAD])
    assert cost(f, TANKS, "2011") == 2.5


# -- extended and tactical movement (S42-5.3, 5.4) ------------------------------------------------------


@each("S42-T023", "S42-T024")
def test_extended_movement_keeps_away_from_the_enemy(case: Case) -> None:
    start = "2010" if case["given"].get("unit", {}).get("in_ezoc") is None else "2011"
    f = Field({FOOT: start, ENEMY: "2012"})
    target = "2011" if start == "2010" else "2112"
    assert f.refused(f"extend {FOOT}", f"to {target}") == case["section"]


@each("S42-T025")
def test_a_black_box_forbids_extended_movement(case: Case) -> None:
    f = Field({"SU-UR-52": "2010"}, player="soviet")
    assert f.allowed("extend SU-UR-52") is not case["then"]["refused"]
    assert f.refused("extend SU-UR-52") == "S42-2.3.2"


@each("S42-T298")
def test_who_went_far_does_not_attack(case: Case) -> None:
    """S42-5.3: whatever comes next to it afterwards."""
    f = Field({FOOT: "2010"})
    f.play(f"extend {FOOT}", "to 2011", "halt")
    assert f.s.gait[f.unit(FOOT)] == EXTENDED
    f.s.steps[f.unit(ENEMY)] = 2
    f.s.put(f.unit(ENEMY), f.hex("2012"))
    why = attacker_refusal(f.s, 0, f.unit(FOOT), f.hex("2012"), NORMAL)
    assert (why != 0) is case["then"]["refused"]
    assert REFUSALS[why].rule == "S42-5.3"


@each("S42-T299")
def test_extended_movement_out_of_an_ezoc_pays_for_it(case: Case) -> None:
    f = Field({FOOT: "2011", ENEMY: "2012"})
    f.play(f"extend {FOOT}")
    assert f.s.top().facts(f.s)[0] == case["then"]["max_mp"]
    assert f.price("to 2010") == 2 * case["then"]["first_hex_cost"]


@each("S42-T027")
def test_tactical_movement_stops_in_an_ezoc(case: Case) -> None:
    f = Field({FOOT: "2010", ENEMY: "2012"})
    f.play(f"tactical {FOOT}", "to 2011")
    assert f.frame() == "Movement"
    assert f.s.used[f.unit(FOOT)] == case["then"]["stops_after"]


@each("S42-T028")
def test_tactical_movement_does_not_cross_bonds(case: Case) -> None:
    ends = dict(zip(("SU-RD-1", "SU-RD-153"), case["given"]["bond"], strict=True))
    f = Field({FOOT: case["given"]["unit_at"], **ends})
    assert f.refused(f"tactical {FOOT}", f"to {case['given']['target']}") == "S42-7.2"


@each("S42-T029", "S42-T032")
def test_a_major_river_is_crossed_first(case: Case) -> None:
    """S42-5.4, 5.5.2: from beside it, unless there is a bridge."""
    gait = "tactical" if case["section"] == "S42-5.4" else "march"
    f = Field({TANKS: "2010"}, water={"2011/2012": "major"})
    assert f.play(f"{gait} {TANKS}", "to 2011").allowed("to 2012") is not case["then"]["refused"]
    assert f.refused("to 2012") == case["section"]


def test_tactical_movement_ignores_prices_but_not_ground() -> None:
    """S42-5.4."""
    f = Field({TANKS: "2010", ENEMY: "1909"}, terrain={"2011": "marsh", "2110": "mountain"})
    assert f.refused(f"tactical {TANKS}", "to 2110") == "S42-2.3.6"
    f.play("to 2011")
    assert f.s.used[f.unit(TANKS)] == 1


# -- rivers (S42-5.5.1) -------------------------------------------------------------------------------


@each("S42-T030")
def test_minor_rivers_cost_more_when_it_is_wet(case: Case) -> None:
    for name, price in case["then"].items():
        weather = {"weather": "clear", "mud": True} if name == "mud" else {"weather": name}
        f = Field({FOOT: "2010"}, water={"2010/2011": "minor"}, **weather)
        assert cost(f, FOOT, "2011") == price, name


@each("S42-T031", "S42-T036", "S42-T303")
def test_what_crossing_a_major_river_costs(case: Case) -> None:
    bridge = {"S42-T036": "rail", "S42-T303": "crossing"}.get(case["id"])
    for key, name in ((FOOT, "non_mech"), (TANKS, "mech")):
        f = Field(
            {key: "2010"},
            water={"2010/2011": "major"},
            bridges={"2010/2011": bridge} if bridge else {},
        )
        assert cost(f, key, "2011") == case["then"][name]


def test_a_bridge_need_not_be_crossed_first() -> None:
    """S42-5.5.4 to 5.5.6."""
    for bridge, price in (("rail", 2 + 4), ("crossing", 2 + 6)):
        f = Field({TANKS: "2009"}, water={"2010/2011": "major"}, bridges={"2010/2011": bridge})
        assert f.play(f"march {TANKS}", "to 2010").allowed("to 2011")
        assert f.price("to 2011") == price


@each("S42-T037")
def test_units_on_both_banks_make_a_pontoon(case: Case) -> None:
    """S42-5.5.5: it comes and goes with them, and need not be crossed first."""
    river = {"2010/2011": "major", "2010/2110": "major"}
    a, b, c, d = "DE-ID-45", "DE-ID-95", "DE-ID-299", TANKS
    f = Field({a: "2010", b: "2009", c: "2010", d: "2008"}, water=river)
    f.play(f"march {a}", "to 2011")
    f.play(f"tactical {b}", "to 2010", "to 2011")
    f.play(f"tactical {c}", "to 2009", "to 2010")
    f.play(f"march {d}", "to 2009", "to 2010", "to 2011")
    assert f.s.used[f.unit(d)] == 2 * case["then"]["D_mp"]


@each("S42-T033", "S42-T035")
def test_the_volga_is_closed_but_for_its_crossings(case: Case) -> None:
    f = Field({FOOT: "2010", "DE-ID-95": "2011"}, water={"2010/2011": "volga"})
    assert f.refused(f"march {FOOT}", "to 2011") == case["section"]
    f = Field({FOOT: "2010"}, water={"2010/2011": "volga"}, bridges={"2010/2011": "crossing"})
    assert cost(f, FOOT, "2011") == 3


@each("S42-T034", "S42-T301")
def test_the_flotilla_serves_one_hexside_north_of_stalingrad(case: Case) -> None:
    """S42-5.5.3."""
    volga = {"2010/2011": "volga", "2010/2110": "volga", "2020/2021": "volga"}
    sides = ["2010/2011", "2010/2110"]
    f = Field({ENEMY: "2010"}, water=volga, flotilla_sides=sides, player="soviet")
    if case["id"] == "S42-T034":
        assert f.refused("flotilla 2020/2021") == "S42-5.5.3"
    f.play("flotilla 2010/2011", f"march {ENEMY}")
    assert f.price("to 2011") == 6
    assert [to for to in ("2011", "2110") if f.allowed(f"to {to}")] == ["2011"]


def test_the_flotilla_moves_once_a_phase_and_serves_the_soviets() -> None:
    """S42-5.5.3."""
    volga = {"2010/2011": "volga", "2010/2110": "volga"}
    f = Field({ENEMY: "2010"}, water=volga, flotilla_sides=list(volga), player="soviet")
    assert f.refused("flotilla 2010/2011", "flotilla 2010/2110") == "S42-5.5.3"
    axis = Field({FOOT: "2010"}, water=volga, flotilla_sides=list(volga), flotilla="2010/2011")
    assert axis.refused(f"march {FOOT}", "to 2011") == "S42-5.5.3"


@each("S42-T302")
def test_the_railway_bridge_of_saratov_is_soviet(case: Case) -> None:
    """S42-5.5.3; on the real map."""
    then = case["then"]
    assert Field({TANKS: "5902"}, whole_map=True).refused(f"march {TANKS}", "to 6001") == case["section"]
    for key, name in ((ENEMY, "soviet_non_mech"), ("SU-TC-1", "soviet_mech")):
        f = Field({key: "5902"}, whole_map=True, player="soviet")
        ground = f.sc.hex_price[f.sc.cost_class[f.unit(key)]][f.sc.terrain[f.hex("6001")]] / 2
        assert cost(f, key, "6001") - ground == then[name] - 1


# -- ZOC (S42-6) ------------------------------------------------------------------------------------


@each("S42-T051")
def test_leaving_an_ezoc_costs_two_more(case: Case) -> None:
    f = Field({TANKS: "2011", ENEMY: "2012"})
    assert cost(f, TANKS, "2010") == case["then"]["mp_spent"]


def test_from_ezoc_to_ezoc() -> None:
    """S42-6.2: directly, and then it stops."""
    f = Field({TANKS: "2011", ENEMY: "2012"})
    f.play(f"march {TANKS}")
    assert f.price("to 2112") == 6
    f.play("to 2112")
    assert f.frame() == "Movement"


@each("S42-T053")
def test_no_zoc_crosses_the_volga(case: Case) -> None:
    f = Field({FOOT: "2010"}, water={"2010/2011": "volga"})
    assert in_zoc(f.s, f.hex("2011"), 0) is case["then"]["zoc"]
    assert in_zoc(f.s, f.hex("2110"), 0)


def test_who_is_on_a_train_or_routed_has_no_zoc() -> None:
    """S42-6.1, 5.6.4, 13.3.2."""
    for words, zoc in (("train", False), ("routed", False), ("disrupted", True), ("out", True)):
        f = Field({FOOT: f"2010 {words}"})
        assert in_zoc(f.s, f.hex("2011"), 0) is zoc


# -- winter (S42-23.4) ------------------------------------------------------------------------------


@each("S42-T409")
def test_what_freezes_and_what_does_not(case: Case) -> None:
    """Alpine hexsides are shut; the Volga and the rivers of the Caucasus stay open."""
    water = {"2010/2011": "alpine", "2032/2033": "major", "1010/1011": "volga"}
    f = Field({}, water=water, turn=case["given"]["turn"])
    assert water_at(f.s, f.side("2010/2011")) == ALPINE_SHUT
    assert is_impassable(f.s, f.side("2010/2011"))
    assert water_at(f.s, f.side("2032/2033")) == MAJOR
    assert water_at(f.s, f.side("1010/1011")) == VOLGA
    assert f.s.sc.zone_rules.bars_zoc(f.s, f.side("1010/1011"))


@each("S42-T262")
def test_frozen_rivers(case: Case) -> None:
    """S42-23.4: cheaper, and at any point of a move."""
    for key, name in ((FOOT, "non_mech"), (TANKS, "mech")):
        f = Field({key: "2009"}, water={"2010/2011": "major"}, turn=case["given"]["turn"])
        f.play(f"march {key}", "to 2010")
        assert f.price("to 2011") == 2 + 2 * case["then"]["surcharge"][name]


def test_lakes_of_the_desert_freeze() -> None:
    """S42-23.4: like major rivers; others do not."""
    water = {"2010/2011": "freezing", "2010/2110": "lake"}
    f = Field({FOOT: "2010"}, water=water, turn=28)
    f.play(f"march {FOOT}")
    assert f.price("to 2011") == 4
    assert f.refused("to 2110") == "S42-2.2.3"
    assert Field({FOOT: "2010"}, water=water, turn=27).refused(f"march {FOOT}", "to 2011") == "S42-2.2.3"


def test_only_mountain_divisions_cross_alpine_hexsides() -> None:
    """S42-9.6.2, 20.2: off the road, and not in winter."""
    water = {"2010/2011": "alpine", "2010/2110": "alpine"}
    mountain = "DE-MTN-1"
    f = Field({FOOT: "2010"}, water=water, roads=[["2010", "2110"]])
    assert f.refused(f"march {FOOT}", "to 2011") == "S42-9.6.2"
    assert f.allowed("to 2110")
    f = Field({mountain: "2010"}, water=water)
    assert f.play(f"march {mountain}").allowed("to 2011")
    for to in ("2011", "2110"):
        f = Field({mountain: "2010"}, water=water, roads=[["2010", "2110"]], turn=28)
        assert f.refused(f"march {mountain}", f"to {to}") == "S42-2.2.3"


def test_seasonal_marsh_is_marsh_after_the_first_rain() -> None:
    """S42-23.2.3: for the rest of the game."""
    ground = {"2011": "seasonal_marsh"}
    assert cost(Field({FOOT: "2010"}, terrain=ground), FOOT, "2011") == 1
    assert cost(Field({FOOT: "2010"}, terrain=ground, rained=True), FOOT, "2011") == 2


@each("S42-T407")
def test_snow_slows_all(case: Case) -> None:
    then = case["then"]
    f = Field({FOOT: "2010"}, weather="snow", turn=29)
    u = f.unit(FOOT)
    allowance = f.sc.movement_rules.allowance
    assert allowance(f.s, u, MARCH) == 2 * then["mp"]
    assert allowance(f.s, u, EXTENDED) == 2 * then["xm_mp"]
    assert allowance(f.s, u, TACTICAL) == then["tm_hexes"]


# -- order and supply --------------------------------------------------------------------------------


@each("S42-T213")
def test_vehicles_out_of_supply_move_tactically(case: Case) -> None:
    f = Field({TANKS: "2010 out", FOOT: "2010 out"})
    assert f.refused(f"march {TANKS}") == case["section"]
    assert f.allowed(f"tactical {TANKS}")
    assert f.allowed(f"march {FOOT}")


def test_the_disrupted_move_tactically() -> None:
    """S42-13.2.1."""
    f = Field({FOOT: "2010 disrupted"})
    assert f.refused(f"march {FOOT}") == "S42-13.2.1"
    assert f.allowed(f"tactical {FOOT}")


@each("S42-T447")
def test_one_may_pass_the_disrupted(case: Case) -> None:
    """S42-13.2.2."""
    f = Field({FOOT: "2010", "DE-ID-95": "2011 disrupted"})
    f.play(f"march {FOOT}", "to 2011", "to 2012", "halt")
    assert f.order(FOOT) == ORDERS[case["then"]["state"]]


@each("S42-T351")
def test_the_routed_enter_an_ezoc_only_with_steady_friends(case: Case) -> None:
    given = case["given"]["friend"]
    orders = {"none": None, "FR": "routed", "D": "disrupted", "GO": "good"}
    for friend, allowed in zip(given, case["then"]["allowed"], strict=True):
        units = {FOOT: "2010 routed", ENEMY: "2012"}
        if orders[friend]:
            units["DE-ID-95"] = f"2011 {orders[friend]}"
        f = Field(units).play(f"march {FOOT}")
        assert f.allowed("to 2011") == allowed, friend


def test_anybody_may_take_to_his_heels() -> None:
    """S42-13.1.3, 13.3.1: before he moves, and without the price of leaving an EZOC."""
    f = Field({TANKS: "2011", ENEMY: "2012"})
    f.play(f"rout {TANKS}", f"march {TANKS}")
    assert f.order(TANKS) == "routed"
    assert f.price("to 2010") == 2
    assert Field({"AX-SP-1": "2010"}).refused("rout AX-SP-1") == "S42-13.1.3"


@pytest.mark.parametrize(("hexes", "order"), [(2, "good"), (3, "disrupted")])
def test_support_units_that_go_far_are_disrupted(hexes: int, order: str) -> None:
    """S42-18.2.2."""
    hq = "DE-HQ-6A"
    f = Field({hq: "2010"})
    f.play(f"march {hq}", *(f"to 20{10 + n}" for n in range(1, hexes + 1)), "halt")
    assert f.order(hq) == order
    assert Field({hq: "2010"}).refused(f"extend {hq}") == "S42-18.2.2"


def test_refitted_units_go_one_hex() -> None:
    """S42-21.4."""
    f = Field({TANKS: "2010 refitted"})
    assert f.refused(f"march {TANKS}") == "S42-21.4"
    f.play(f"tactical {TANKS}", "to 2011")
    assert f.frame() == "Movement"


def test_the_first_turn_is_tactical() -> None:
    """S42-C4.2: for combat units of the Axis; supply points move freely."""
    f = Field({TANKS: "2010", "AX-SP-1": "2010"}, turn=1, tactical="axis")
    assert f.refused(f"march {TANKS}") == "S42-C4.2"
    assert f.allowed("march AX-SP-1")


# -- supply points (S42-18.6.1) --------------------------------------------------------------------------


def test_supply_points_change_their_mode_before_they_move() -> None:
    """S42-18.6.2, 18.6.3: once; a ready one moves tactically, an immobile one not at all."""
    sp = "AX-SP-1"
    f = Field({sp: "2010"})
    assert f.refused(f"unpack {sp}", f"pack {sp}") == "S42-18.6.2"
    assert f.refused(f"march {sp}") == "S42-18.6.3"
    f.play(f"tactical {sp}", "to 2011")
    f = Field({sp: "2010"}).play(f"store {sp}")
    assert f.refused(f"tactical {sp}") == "S42-18.6.8"
    assert Field({sp: "2010"}).refused(f"extend {sp}") == "S42-18.6.3"


def test_few_supply_points_are_mobile() -> None:
    """S42-18.6.8."""
    units = {f"SU-SP-{n}": "2010" for n in range(1, 5)}
    f = Field({**units, "SU-SP-5": "2010 dump", "SU-SP-6": "@A"}, player="soviet")
    assert f.refused("pack SU-SP-5") == "S42-18.6.8"
    assert f.refused("march SU-SP-6", "to 2001") == "S42-18.6.8"


# -- who waits -----------------------------------------------------------------------------------------


def test_garrisons_wait_for_the_enemy() -> None:
    """S42-20.4: an Axis combat unit within five hexes, once and for all."""
    garrison = "SU-GAR-ANAPA"
    f = Field({garrison: "2010"}, player="soviet")
    assert f.refused(f"march {garrison}") == "S42-20.4"
    f = Field({garrison: "2010", FOOT: "2016"})
    f.play(f"march {FOOT}", "to 2015", "to 2016", "halt")
    assert f.marked(garrison, AWAKE)


def test_who_is_near_from_the_start_wakes_them_too() -> None:
    """S42-20.4, 20.6, 30.0, 31.0: it does not matter how the Axis unit got there."""
    garrison = next(row.key for row in load_box().units.values() if row.garrison)
    for place, awake in (("2016", False), ("2015", True)):
        f = Field({garrison: "2010", FOOT: place}, player="soviet")
        assert f.allowed(f"march {garrison}") is awake
    f = Field({FOOT: "5021"}, player="soviet", whole_map=True, awake=False)
    assert f.s.caucasus_awake == 1
    f = Field({FOOT: "3041", "SU-GCC-4": "@waiting due=99"}, player="soviet", phase="initial", whole_map=True)
    assert f.allowed("arrive SU-GCC-4 @G")


@each("S42-T394")
def test_the_north_caucasus_waits(case: Case) -> None:
    """S42-20.6: until the Axis crosses the lower Don or comes near Stalingrad."""
    locked = next(row.key for row in load_box().units.values() if row.n_caucasus and row.type == "infantry")
    f = Field({locked: "3040", ENEMY: "3040"}, player="soviet", whole_map=True, awake=False)
    assert f.refused(f"march {locked}") == case["section"]
    assert f.allowed(f"march {ENEMY}")
    near = case["given"]["axis_cu_to_stalingrad"]
    f = Field({FOOT: "4921", locked: "3040"}, whole_map=True, awake=False)
    assert min(f.sc.board.distance_between(f.hex("4921"), h) for h in f.sc.stalingrad) == near
    f.play(f"march {FOOT}", "to 5021")
    assert f.s.caucasus_awake == 1


def test_crossing_the_lower_don_wakes_the_north_caucasus() -> None:
    """S42-20.6."""
    f = Field({FOOT: "3134"}, whole_map=True, awake=False)
    f.play(f"march {FOOT}", "to 3135")
    assert f.s.caucasus_awake == 1
    for end, crossed in (("3034", 0), ("3135", 1)):  # by train, too
        f = Field({FOOT: "3134"}, whole_map=True, awake=False, converted=["3034", "3134", "3135"])
        f.play(f"rail {FOOT}", f"to {end}")
        assert f.s.caucasus_awake == crossed


@each("S42-T282")
def test_the_eighth_reserve_army(case: Case) -> None:
    """S42-31.0: from turn 15 on, or when the Axis is near Saratov."""
    key = "SU-RD-49"
    army = {"army": 8, "turn": 15, "free": True, "near": "2010", "distance": 6, "keys": [key]}
    early = {"player": "soviet", "awake": False, "reserve_armies": [army]}
    f = Field({key: "2010"}, turn=case["given"]["turn"], **early)  # type: ignore[arg-type]
    assert f.refused(f"march {key}") == case["section"]
    assert Field({key: "2010"}, turn=15, **early).allowed(f"march {key}")  # type: ignore[arg-type]
    f = Field({key: "2010", FOOT: "2017"}, turn=14, awake=False, reserve_armies=[army])
    f.play(f"march {FOOT}", "to 2016")
    assert f.s.activated == 1


@each("S42-T425")
def test_one_reserve_army_a_turn(case: Case) -> None:
    """S42-31.0."""
    keys = {5: "SU-RD-1", 6: "SU-RD-141", 7: "SU-RD-147"}
    armies = [{"army": number, "turn": 2, "keys": [key]} for number, key in keys.items()]
    units = dict.fromkeys(keys.values(), "2010")
    fields = {"player": "soviet", "awake": False, "reserve_armies": armies}
    early = Field(units, turn=1, **fields)  # type: ignore[arg-type]
    assert early.refused("activate 5") == "S42-31.0"
    f = Field(units, turn=2, **fields)  # type: ignore[arg-type]
    allowed = [early.allowed("activate 5"), f.allowed("activate 5")]
    allowed.append(f.play("activate 5").allowed("activate 6"))
    assert allowed == case["then"]["allowed"]
    assert f.refused("activate 6") == "S42-31.0"
    assert f.allowed("march SU-RD-1")
    assert f.refused("march SU-RD-141") == "S42-31.0"
