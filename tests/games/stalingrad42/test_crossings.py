"""Where two rules meet, on the way: bridges and pontoons, trains, ships, the Don, areas in winter."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42 import supply
from grognard.games.stalingrad42.campaign.winter_offensive import Offensive
from grognard.games.stalingrad42.scenario import AXIS, NO_FORT, SOVIET
from grognard.games.stalingrad42.transport import rail, railheads
from grognard.games.zocbond.kinds import AWAKE
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.retreat import CHOICE
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, follow, push, retreat
from tests.games.stalingrad42.test_rail import RAILS
from tests.games.stalingrad42.test_sea import MARINE, PORTS
from tests.games.stalingrad42.test_two_rules import LINE, WEST

FOOT, OTHERS = "DE-ID-45", "DE-ID-95"
PANZER = "DE-PZ-24"
RIFLES, MORE_RIFLES = "SU-RD-1", "SU-RD-153"
FRONT = "SU-FR-DON"
ARMY = "SU-HQ-5TA"
STORES = "SU-SP-1"
CLEAR = 2  # half MP of a clear hex


def extra(key: str, gait: str = "march", **ground: Any) -> int:
    """The MP that a step of a unit from 2009 to 2010 costs beside the hex."""
    f = Field({key: "2009", OTHERS: "2010"}, **ground).play(f"{gait} {key}")
    return (f.price("to 2010") - CLEAR) // 2


# -- rivers (S42-5.5.1, 23.4) ------------------------------------------------------------------------------


@each("S42-T604")
def test_a_railway_bridge_over_a_minor_river(case: Case) -> None:
    """S42-5.2, 5.5.1: a bridge as good as any in rain; what S42-5.5.4 asks is for major rivers."""
    given: dict[str, Any] = {"weather": "rain", "water": {"2009/2010": "minor"}}
    bridges: list[dict[str, Any]] = [{}, {"bridges": {"2009/2010": "rail"}}, {"roads": [["2009", "2010"]]}]
    assert [extra(FOOT, **given, **bridge) for bridge in bridges] == case["then"]["infantry_pays_more"]
    assert [extra(PANZER, **given, **bridge) for bridge in bridges] == case["then"]["tanks_pay_more"]


@pytest.mark.parametrize(("key", "more"), [(FOOT, 1), (PANZER, 2)])
def test_a_railway_bridge_over_a_major_river_is_not_free(key: str, more: int) -> None:
    """S42-5.5.4: in any weather."""
    given: dict[str, Any] = {"water": {"2009/2010": "major"}, "bridges": {"2009/2010": "rail"}}
    assert extra(key, **given) == more
    assert extra(key, weather="rain", **given) == more


@each("S42-T619")
def test_a_frozen_river_beside_a_pontoon(case: Case) -> None:
    """S42-5.5.5, 23.4: the ice is cheaper."""
    for key, name in ((FOOT, "infantry_pays_more"), (PANZER, "tanks_pay_more")):
        found = [extra(key, turn=turn, water={"2009/2010": "major"}) for turn in case["given"]["turn"]]
        assert found == case["then"][name]


@each("S42-T628")
def test_who_makes_a_pontoon_for_a_retreat(case: Case) -> None:
    """S42-5.5.5, 12.2: combat units of any state beyond the river, no others."""
    friends: list[dict[str, str]] = [
        {},
        {MORE_RIFLES: "2011"},
        {MORE_RIFLES: "2011 routed"},
        {MORE_RIFLES: "2011 train"},
        {ARMY: "2011"},
    ]
    found = []
    for friend in friends:
        f = Field({RIFLES: TARGET, **friend}, water={"2010/2011": "major"}, frame=Rest())
        d = f.side("2010/2011") % 6
        found.append(f.sc.retreat_rules.retreats_across(f.s, f.unit(RIFLES), f.hex(TARGET), d))
    assert found == case["then"]["survive"]


@each("S42-T607")
def test_however_the_axis_crosses_the_don(case: Case) -> None:
    """S42-20.6: the book names no kind of crossing."""
    on_foot = Field({FOOT: "3134"}, whole_map=True, awake=False)
    on_foot.play(f"march {FOOT}", "to 3135")
    by_rail = Field({FOOT: "3134"}, whole_map=True, awake=False, converted=["3134", "3135"])
    by_rail.play(f"rail {FOOT}", "to 3135")
    ahead = Field({FOOT: "3134"}, whole_map=True, awake=False, frame=Rest())
    follow(ahead, FOOT, vacated="3135", hexes=2).play(f"with {FOOT}", "to 3135")
    back = Field({FOOT: "3134"}, whole_map=True, awake=False, frame=Rest(), player="soviet")
    retreat(back, FOOT, to=(1, 2), cause=CHOICE).play("to 3135")
    found = [bool(f.s.caucasus_awake) for f in (on_foot, by_rail, ahead, back)]
    assert found == case["then"]["caucasus_awake"]
    stays = Field({FOOT: "3134"}, whole_map=True, awake=False, frame=Rest(), player="soviet")
    retreat(stays, FOOT, to=(1, 2), cause=CHOICE).play("to 3133")
    assert not stays.s.caucasus_awake


@each("S42-T608")
def test_a_granted_supply_point_crosses_the_river_it_begins_beside(case: Case) -> None:
    """S42-33.2.1, 5.5.2, 5.4: it is there when the movement phase begins."""
    found = []
    for place, way in (("2002", []), ("2001", ["to 2002"])):
        given = {"water": {"2002/2003": "major"}, "player": "soviet", "turn": 25}
        f = Field({FRONT: place}, frame=Rest(), **given)  # type: ignore[arg-type]
        push(f, Offensive(0, 1)).play(f"grant-stock {FRONT}")
        stock = next(f.sc.unit_names[u] for u in f.sc.stocks[SOVIET] if 0 <= f.s.place[u] < f.sc.n)
        push(f, Movement(SOVIET)).play(f"tactical {stock}", *way)
        found.append(f.allowed("to 2003"))
    assert found == case["then"]["allowed"]


# -- trains and railheads (S42-5.6.1, 17.2.1) ----------------------------------------------------------


def soviet_train(end: str, **more: Any) -> Field:
    """A Soviet train comes from the north, by an empty city and an empty fort of the Axis."""
    given: dict[str, Any] = {"places": {"2004": "minor_city"}, "control": {"2004": "axis"}, "rails": RAILS}
    f = Field({RIFLES: "@A"}, player="soviet", forts={"2006": "axis"}, **{**given, **more})
    return f.play(f"rail {RIFLES}", f"to {end}")


@each("S42-T609")
def test_a_train_passes_what_lies_on_its_way(case: Case) -> None:
    """S42-16.3.4, 9.7.5; ruling R-84."""
    fields = [soviet_train(end) for end in ("2003", "2005", "2007")]
    taken = [supply.controls(f.s, f.hex("2004"), SOVIET) for f in fields]
    assert taken == case["then"]["city_taken"]
    gone = [f.s.fort[f.hex("2006")] == NO_FORT for f in fields]
    assert gone == case["then"]["fort_removed"]
    assert [f.where(RIFLES) for f in fields] == ["2003", "2005", "2007"]


def test_a_train_takes_the_shortest_way() -> None:
    """S42-16.3.4, ruling R-84: what lies beside it has not been passed."""
    detour = ["2002", "2103", "2104", "2105", "2106", "2006"]
    cities = {"2004": "minor_city", "2104": "minor_city"}
    owned = dict.fromkeys(cities, "axis")
    f = soviet_train("2007", rails=[*RAILS, detour], places=cities, control=owned)
    assert supply.controls(f.s, f.hex("2004"), SOVIET)
    assert supply.controls(f.s, f.hex("2104"), AXIS)


def test_a_train_off_the_map_passes_cities_too() -> None:
    """S42-16.3.4, 5.6.1."""
    city = {"places": {"2004": "minor_city"}, "control": {"2004": "axis"}}
    f = Field({RIFLES: "2007"}, rails=RAILS, player="soviet", **city)  # type: ignore[arg-type]
    f.play(f"rail {RIFLES}", "to @A")
    assert supply.controls(f.s, f.hex("2004"), SOVIET)
    assert f.where(RIFLES) == "@A"


def test_a_train_wakes_garrisons_that_it_passes() -> None:
    """S42-20.4, ruling R-84: within five hexes of its way."""
    line = ["1120", *(f"10{row:02}" for row in range(20, 7, -1)), "0908", "0808"]
    garrison = "SU-GAR-ANAPA"
    for place, awake in (("1608", False), ("1511", True)):
        f = Field({FOOT: "0808", garrison: place}, rails=[[*line, "0708/0808"]], converted=line)
        f.play(f"rail {FOOT}", "to 1120")
        assert f.marked(garrison, AWAKE) is awake


def test_the_way_of_a_train() -> None:
    """S42-5.6.1: hex by hex, without the one it starts from; out of an area with the first."""
    f = Field({RIFLES: "@A", MORE_RIFLES: "2004"}, rails=RAILS, player="soviet")
    ways = {key: rail.way(f.s, f.unit(key), f.hex("2002"), False) for key in (RIFLES, MORE_RIFLES)}
    names = {key: [f.sc.place_names[h] for h in way] for key, way in ways.items()}
    assert names == {RIFLES: ["2001", "2002"], MORE_RIFLES: ["2003", "2002"]}


@each("S42-T622")
def test_own_units_do_not_open_an_ezoc_to_a_railhead(case: Case) -> None:
    """S42-17.2.1: there is no such clause, as S42-17.3.1 and 17.4 have one."""
    found = []
    for units in ({}, {RIFLES: "1508"}, {RIFLES: "1508", FOOT: "1408"}):
        f = Field(units, rails=WEST, railheads=["1309"], converted=LINE[:6], phase="supply")
        net = rail.network(f.s, AXIS)
        found.append(railheads.refusal(f.s, f.hex("1309"), f.hex("1408"), net) == LEGAL)
    assert found == case["then"]["allowed"]


# -- ships, areas (S42-5.7.1, 23.4) -------------------------------------------------------------------


@each("S42-T621")
def test_marines_who_land_in_ezoc(case: Case) -> None:
    """S42-5.7.1, 5.4, 6.2: they stop."""
    found = []
    for enemies in ({}, {FOOT: "2015"}):
        f = Field({MARINE: "2010", **enemies}, places=PORTS, player="soviet")
        f.play(f"sail {MARINE} 2014")
        found.append(f.frame() == "Move" and f.allowed("to 2013"))
    assert found == case["then"]["second_hex"]


@each("S42-T620")
def test_the_area_that_winter_closes(case: Case) -> None:
    """S42-23.4, 16.2.2, 22.5, 18.1: it is no source, no refuge and no depot."""
    found: dict[str, list[bool]] = {name: [] for name in case["then"]}
    for turn in case["given"]["turn"]:
        f = Field({RIFLES: "1736"}, turn=turn, player="soviet", phase="initial")
        area = f.sc.board.place("@K")
        found["own"].append(f.sc.zone_rules.own_area(f.s, area, SOVIET))
        found["in_supply"].append(area in supply.sources(f.s, SOVIET))
        found["supply_point_bought_there"].append(f.allowed("buy @K"))
        f = retreat(Field({RIFLES: "1736"}, turn=turn, frame=Rest(), player="axis"), RIFLES)
        found["retreat_into_it"].append("to @K" in f.options())
    assert found == case["then"]
