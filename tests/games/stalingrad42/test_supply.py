"""Chapter 16: supply lines, their sources, isolation."""

from __future__ import annotations

import pytest

from grognard.core.kernel.reason import Ledger
from grognard.games.stalingrad42 import attrition, supply
from grognard.games.stalingrad42.show.overlays import LAYERS
from grognard.games.stalingrad42.units import remnant_fits
from grognard.games.zocbond.supply import supply_field
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

FOOT = "DE-ID-45"
TANKS = "DE-PZ-24"
RIFLES = ("SU-RD-1", "SU-RD-153", "SU-RD-197", "SU-RD-203")


def lines_to(f: Field, player: int, name: str):  # type: ignore[no-untyped-def]
    """The supply lines to one hex alone."""
    return supply_field(f.s, player, [f.hex(name)], supply.offroad_reach(f.s))


# -- lines (S42-16.3.1) ---------------------------------------------------------------------------------


@each("S42-T207")
def test_marsh_counts_two(case: Case) -> None:
    """S42-16.3.2."""
    ground = {f"20{11 + n}": kind for n, kind in enumerate(case["given"]["path"])}
    walls = {f"{column}{row}": "sea" for column in (19, 21) for row in range(9, 18)}
    f = Field({FOOT: "2010"}, terrain=ground | walls)
    lines = lines_to(f, 0, "2014")
    assert lines.length_from(f.hex("2010")) == case["then"]["length"]
    assert lines.reaches(f.hex("2010")) is case["then"]["legal"]
    assert not lines.reaches(f.hex("2009"))
    wet = Field({FOOT: "2010"}, terrain=ground | walls, weather="rain")
    assert not lines_to(wet, 0, "2014").reaches(wet.hex("2010"))


@each("S42-T211")
def test_the_example_of_four_units(case: Case) -> None:
    """S42-16.3.3: own units cancel EZOC in their hexes."""
    given = case["given"]
    units = dict(zip(RIFLES, given["soviet"].values(), strict=True))
    units |= dict(zip((FOOT, "DE-ID-95"), given["axis"], strict=True))
    f = Field(units, roads=[given["road"]], player="soviet")
    lines = lines_to(f, 1, given["road"][-1])
    for name, place in given["soviet"].items():
        assert lines.reaches(f.hex(place)) is (name in case["then"]["supplied"])
        assert lines.length_from(f.hex(place)) == case["then"]["off_road_hexes"][name]


def test_roads_that_meet_at_a_crossing_are_one() -> None:
    """S42-16.3.3: a pontoon or a bare river between them does not join them."""
    roads = [["2010", "2011", "2012", "2013"], ["2014", "2015", "2016", "2017", "2018", "2019"]]
    walls = {f"{column}{row}": "sea" for column in (19, 21) for row in range(9, 21)}
    water = {"2013/2014": "volga"}
    f = Field({FOOT: "2010"}, terrain=walls, roads=roads, water=water, bridges={"2013/2014": "crossing"})
    assert lines_to(f, 0, "2019").length_from(f.hex("2010")) == 0
    bare = Field({FOOT: "2010"}, terrain=walls, roads=roads, water=water)
    assert lines_to(bare, 0, "2019").length_from(bare.hex("2010")) == 4
    assert not lines_to(bare, 0, "2019").reaches(bare.hex("2008"))


def test_no_line_begins_through_an_empty_city_of_the_enemy() -> None:
    """S42-16.3.4: nor out of a hex in an EZOC that a unit could retreat into."""
    walls = {f"{column}{row}": "sea" for column in (19, 21) for row in (10, 12, 13, 14)}
    f = Field({FOOT: "2014", RIFLES[0]: "2111"}, terrain=walls, places={"2012": "minor_city"})
    assert not lines_to(f, 0, "2014").reaches(f.hex("2011"))
    f = Field(
        {FOOT: "2014", RIFLES[0]: "2111"},
        terrain=walls,
        places={"2012": "minor_city"},
        control={"2012": "axis"},
    )
    assert lines_to(f, 0, "2014").reaches(f.hex("2011"))


@each("S42-T212")
def test_a_road_in_an_ezoc_needs_an_own_unit(case: Case) -> None:
    """S42-16.3.3."""
    road = [f"20{n}" for n in range(10, 22)]
    f = Field({FOOT: "2010", RIFLES[0]: "2116"}, roads=[road])
    assert lines_to(f, 0, "2021").reaches(f.hex("2010")) is case["then"]["legal"]
    helped = Field({FOOT: "2010", "DE-ID-95": "2016", "DE-ID-299": "2015", RIFLES[0]: "2116"}, roads=[road])
    assert lines_to(helped, 0, "2021").reaches(helped.hex("2010"))


@each("S42-T373")
def test_an_empty_city_of_the_enemy(case: Case) -> None:
    """S42-16.3.4: no line goes through it, nor around it by the same hex."""
    road = [f"20{n}" for n in range(10, 22)]
    places = {"2016": "minor_city"}
    f = Field({FOOT: "2010"}, roads=[road], places=places, control={"2016": "soviet"})
    assert lines_to(f, 0, "2021").reaches(f.hex("2010")) is case["then"]["legal"]
    f = Field({FOOT: "2010"}, roads=[road], places=places, control={"2016": "axis"})
    assert lines_to(f, 0, "2021").reaches(f.hex("2010"))


@each("S42-T372")
def test_a_source_without_a_road(case: Case) -> None:
    """S42-16.3.1."""
    f = Field({RIFLES[0]: "2010"}, places={"2013": "town port=black"}, player="soviet")
    assert supply.in_supply(f.s, f.unit(RIFLES[0])) is case["then"]["supplied"]
    f = Field({RIFLES[0]: "2005"}, player="soviet")
    assert supply.in_supply(f.s, f.unit(RIFLES[0]))
    far = Field({RIFLES[0]: "2006"}, player="soviet")
    assert not supply.in_supply(far.s, far.unit(RIFLES[0]))


def test_rain_and_mud_shorten_lines() -> None:
    """S42-16.3.2, 23.2.3, 23.3.3."""
    for weather in ({"weather": "rain"}, {"weather": "clear", "mud": True}):
        f = Field({RIFLES[0]: "2003", RIFLES[1]: "2004"}, player="soviet", **weather)
        assert supply.in_supply(f.s, f.unit(RIFLES[0]))
        assert not supply.in_supply(f.s, f.unit(RIFLES[1]))


# -- sources (S42-16.2.1) ---------------------------------------------------------------------------------


@each("S42-T369")
def test_ports_of_the_black_sea(case: Case) -> None:
    f = Field({}, whole_map=True, control={"2956": "soviet", "2153": "axis"})
    assert (f.hex("2956") in supply.sources(f.s, 1)) is case["then"]["tuapse_for_soviet"]
    assert (f.hex("2153") in supply.sources(f.s, 0)) is case["then"]["novorossiysk_for_axis"]


@each("S42-T370")
def test_temryuk_rules_the_sea_of_azov(case: Case) -> None:
    f = Field({}, whole_map=True, control={"1949": "axis", "1549": "soviet", "1936": "axis"})
    assert supply.rules_azov(f.s, 0, supply.firm_sources(f.s, 0)) is case["then"]["axis"]
    f = Field({}, whole_map=True, control={"1949": "soviet", "1549": "soviet"})
    assert supply.rules_azov(f.s, 1, supply.firm_sources(f.s, 1))


@each("S42-T371")
def test_taman(case: Case) -> None:
    for control, is_source in zip(case["given"]["control"], case["then"]["is_source"], strict=True):
        f = Field({}, whole_map=True, control={"1549": control})
        player = ("axis", "soviet").index(control)
        assert (f.hex("1549") in supply.sources(f.s, player)) is is_source


# -- the supply phase (S42-16.1, 16.5) --------------------------------------------------------------------


@each("S42-T368")
def test_the_marker_comes_stays_and_goes(case: Case) -> None:
    units = {FOOT: "2015", "DE-ID-95": "2016 out", "DE-ID-299": "0905 out"}
    f = Field(units, phase="supply")
    told = {event[0]: name for name in ("cut-off", "supplied") for event in f.told(name)}
    words = {
        ("out", "cut-off"): "OOS marker",
        ("out", ""): "no further effect",
        ("supplied", "supplied"): "marker removed",
    }
    assert [words[f.supply(key), told.get(f.unit(key), "")] for key in units] == case["then"]["result"]


def pocket(units: dict[str, str], **given: object) -> Field:
    """German units within a ring of the enemy's units and bonds about 2014."""
    ring = dict(zip(RING, ("2011", "2212", "2216", "2017", "1816", "1812"), strict=True))
    ring |= {"SU-RD-49": "2112", "SU-RD-64": "2214", "SU-RD-99": "2116", "SU-RD-120": "1916"}
    ring |= {"SU-RD-141": "1814", "SU-RD-147": "1912"}
    return Field({**units, **ring}, phase="supply", **given)  # type: ignore[arg-type]


RING = ("SU-RD-1", "SU-RD-153", "SU-RD-174", "SU-RD-181", "SU-RD-184", "SU-RD-192")


@each("S42-T214", "S42-T374")
def test_isolated_units_beside_the_enemy_roll(case: Case) -> None:
    """S42-16.5.1 to 16.5.3: one roll for each of them."""
    units = dict.fromkeys((FOOT, "DE-ID-95", "DE-ID-299"), "2012")
    ground = {f"{column}{row}": "forest" for column in (19, 20, 21) for row in range(11, 18)}
    for face in range(1, 7):
        f = pocket(units, rolls=[face] * 3, terrain=ground)
        assert [f.supply(key) for key in units] == ["isolated"] * 3
        lost = face in case["then"].get("lose", [1, 2, 3, 4])
        assert len(f.told("attrition")) == case["then"].get("rolls", 3)
        assert f.steps(FOOT) == (2 if lost else 3)


@each("S42-T218", "S42-T219", "S42-T450")
def test_who_does_not_roll(case: Case) -> None:
    """S42-16.5.1, 19.2: who is not beside the enemy, artillery, non-combat units."""
    key, place = {
        "S42-T218": (FOOT, "2014"),
        "S42-T219": ("DE-HQ-6A", "2012"),
        "S42-T450": ("AX-SP-1", "2012"),
    }[case["id"]]
    f = pocket({key: place})
    assert f.supply(key) == "isolated"
    assert f.told("attrition") == []


@each("S42-T216", "S42-T375")
def test_what_helps_a_pocket(case: Case) -> None:
    """S42-16.5.4: airfield, city and headquarters; snow and the desert do not."""
    drm = case["given"]["drm"]
    soviet = "desert" in drm
    key, hq = (RIFLES[0], "SU-FR-DON") if soviet else (FOOT, "DE-HQ-6A")
    ground = {"2010": "desert"} if soviet else {}
    rails = [["2003", "2002", "2001", "2000/2001"], ["0808", "0708/0808"]]
    f = Field(
        {key: "2010 isolated", hq: "2012"},
        terrain=ground,
        places={"2012": "minor_city", "2014": "town"},
        control={"2012": "soviet" if soviet else "axis"},
        rails=rails,
        converted=["0808"],
        weather="clear" if soviet else "snow",
        turn=3 if soviet else 29,
        player="soviet" if soviet else "axis",
    )
    ledger = Ledger("attrition")
    assert attrition.modifier(f.s, f.unit(key), ledger) == sum(drm.values())


def test_a_city_behind_two_ezoc_helps_nobody() -> None:
    """S42-16.5.4, 16.3.2: the line goes from the unit to the city."""
    ground = {f"{column}{row:02}": "sea" for column in (19, 21) for row in range(8, 15)}
    ground |= {"2007": "sea", "2014": "sea", "2112": "clear"} | {
        f"20{row:02}": "forest" for row in range(8, 14)
    }
    units = {FOOT: "2009 isolated", RIFLES[0]: "2112"}
    for friends, drm in (({}, 0), ({"DE-ID-95": "2011"}, 1)):
        f = Field(units | friends, terrain=ground, places={"2012": "minor_city"}, control={"2012": "axis"})
        assert attrition.modifier(f.s, f.unit(FOOT), None) == drm


WOODS = {f"{column:02}{row:02}": "forest" for column in range(8, 35) for row in range(1, 31)}


@each("S42-T376")
def test_the_distance_of_the_railway_counts_from_the_airfield(case: Case) -> None:
    """S42-16.5.4."""
    given = case["given"]
    rails = [["0808", "0708/0808"]]
    f = Field(
        {FOOT: "2617 isolated"}, terrain=WOODS, rails=rails, converted=["0808"], places={"2315": "town"}
    )
    home = f.hex("0808")
    assert f.sc.board.distance_between(home, f.hex("2315")) == given["airfield_to_rnet"]
    assert f.sc.board.distance_between(home, f.hex("2617")) == given["unit_to_rnet"]
    assert attrition.modifier(f.s, f.unit(FOOT), None) == case["then"]["drm"]


@pytest.mark.parametrize(("near", "drm"), [("2315", 2), ("2416", 1)])
def test_an_airfield_far_from_the_railways_helps_less(near: str, drm: int) -> None:
    """S42-16.5.4: more than fifteen hexes away."""
    rails = [["0808", "0708/0808"]]
    f = Field({FOOT: "2617 isolated"}, terrain=WOODS, rails=rails, converted=["0808"], places={near: "town"})
    assert attrition.modifier(f.s, f.unit(FOOT), None) == drm


def test_cut_off_at_baku() -> None:
    """S42-24.1.2: as if beside an enemy, with an airfield."""
    shut = dict.fromkeys(("3036", "3136", "3236", "3336", "3436"), "sea")
    f = Field({FOOT: "@G"}, terrain=shut, phase="supply", rolls=[2])
    assert f.supply(FOOT) == "isolated"
    assert f.told("attrition") == [(f.unit(FOOT), 4, 1, 0)]
    near = Field({FOOT: "@G"}, phase="supply")
    assert near.supply(FOOT) == "out"
    led = Field({FOOT: "@G", "DE-HQ-1PZ": "@G"}, terrain=shut, phase="supply", rolls=[2])
    assert led.told("attrition") == [(led.unit(FOOT), 5, 0, 0)]  # the headquarters is there too (S42-16.5.4)


def test_no_line_reaches_baku_through_the_enemy() -> None:
    """S42-24.1.2: the only open edge hex is held, or lies beyond two EZOC; a replacement needs a line too."""
    shut = dict.fromkeys(("3036", "3136", "3336", "3436"), "sea")
    road = [
        ["0816/0716", *(f"{column:02}16" for column in range(8, 33))],
        [f"32{row}" for row in range(16, 37)],
    ]
    weak = {TANKS: "@G steps=2"}
    f = Field(weak, terrain=shut, roads=road, phase="supply")
    assert f.supply(TANKS) == "supplied"
    assert supply.in_supply(f.s, f.unit(TANKS))
    assert LAYERS.supply_line(f.s, f.unit(TANKS)).strokes[0].style == "supply"
    for enemies in (("3236", "3235"), ("3234", "3135")):
        units = weak | dict(zip(RIFLES, enemies, strict=False))
        f = Field(units, terrain=shut, roads=road, phase="supply", rolls=[6])
        assert f.supply(TANKS) == "isolated", enemies
        assert not supply.in_supply(f.s, f.unit(TANKS))
        assert LAYERS.supply_line(f.s, f.unit(TANKS)).says[0].id == "stalingrad42-says-isolated"


def test_a_remnant_does_not_roll_for_its_unit_again() -> None:
    """S42-16.5.3: one roll for each unit, also if it leaves a remnant."""
    around = dict(
        zip((*RIFLES, "SU-RD-4", "SU-RD-6"), ("1910", "2110", "2009", "2011", "1911", "2111"), strict=True)
    )
    f = Field({"DE-ID-45": "2010 steps=2", **around}, phase="supply", rolls=[1]).play("remnant DE-ID-45")
    assert len(f.told("attrition")) == 1
    assert f.where("DE-ID-45") == "@display"
    old = next(f.sc.unit_names[r] for r in f.sc.remnants[0] if remnant_fits(f.sc, r, f.unit("DE-ID-45")))
    f = Field({old: "2010 of=DE-ID-45", **around}, phase="supply", rolls=[6])
    assert len(f.told("attrition")) == 1  # an old one rolls


@pytest.mark.parametrize("roads", [[], [["2003", "2002", "2001", "2001/2000"]]], ids=["ground", "road"])
def test_no_line_goes_over_an_edge_that_is_sealed_by_a_bond(roads: list[list[str]]) -> None:
    """S42-16.3.2, 22.3.2: a bond on the hexside between 2001 and the area; a unit in the hex breaks it."""
    units = {RIFLES[0]: "2002", FOOT: "1901", "DE-ID-95": "2101"}
    f = Field(units, roads=roads, player="soviet")
    area = f.sc.board.place("@A")
    assert not supply_field(f.s, 1, [area], 3).reaches(f.hex("2002"))
    disrupted = Field(units | {FOOT: "1901 disrupted"}, roads=roads, player="soviet")
    assert supply_field(disrupted.s, 1, [area], 3).reaches(f.hex("2002"))
    broken = Field(units | {RIFLES[1]: "2001"}, roads=roads, player="soviet")
    assert supply_field(broken.s, 1, [area], 3).reaches(f.hex("2002"))
