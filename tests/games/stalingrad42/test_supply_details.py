"""Chapter 16.2 and 16.3 in detail: what a line costs, where it ends, which places are sources."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import supply
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.zocbond.kinds import BOXES
from grognard.games.zocbond.supply import supply_field
from tests.games.stalingrad42.field import Field, place_of
from tests.games.stalingrad42.fight import Rest

FOOT = "DE-ID-45"
RIFLES = "SU-RD-1"


def to_hex(f: Field, player: int, name: str):  # type: ignore[no-untyped-def]
    """The supply lines of a player to one hex alone."""
    return supply_field(f.s, player, [f.hex(name)], supply.offroad_reach(f.s))


# -- what a line goes through (S42-16.3.2, 16.3.3) ---------------------------------------------------


def test_what_a_hex_costs() -> None:
    """S42-16.3.2: one, two for marsh and mountains, one along a road; nothing crosses lakes and peaks."""
    f = Field(
        {},
        terrain={"2009": "marsh", "2011": "mountain", "2110": "marsh"},
        water={"2010/1910": "lake", "2010/1911": "alpine", "2010/2111": "major"},
        roads=[["2010", "2110"]],
        frame=Rest(),
    )
    found = {}
    for name in ("2009", "2011", "2110", "2111", "1910", "1911"):
        h, d = divmod(f.side(f"2010/{name}"), 6)
        found[name] = f.sc.supply_rules.offroad_price(f.s, h, d, AXIS)
    assert found == {"2009": 2, "2011": 2, "2110": 1, "2111": 1, "1910": -1, "1911": -1}


@pytest.mark.parametrize(("turn", "opened"), [(20, True), (30, False)])
def test_passes_are_shut_in_winter(turn: int, opened: bool) -> None:
    """S42-16.3.3, 23.4: a road over a pass carries no line then; others do, and bare ground never."""
    roads = [["2009", "2010", "2011"]]
    f = Field({}, water={"2009/2010": "alpine"}, roads=roads, turn=turn, frame=Rest())
    found = []
    for side in ("2009/2010", "2010/2011", "2010/2110"):
        h, d = divmod(f.side(side), 6)
        found.append(f.sc.supply_rules.supply_road(f.s, h, d, AXIS))
    assert found == [opened, True, False]


def test_where_a_road_carries_no_line() -> None:
    """S42-16.3.3, 16.3.4: in an EZOC without an own unit, in a hostile city; each of them is enough."""
    units = {RIFLES: "2011", FOOT: "2110", "SU-RD-4": "2211"}
    f = Field(units, places={"1507": "minor_city"}, control={"1507": "soviet"}, frame=Rest())
    names = ("2010", "2110", "1507", "1515")  # EZOC; EZOC with an own unit; a city; neither
    found = [f.sc.supply_rules.supply_road_hex(f.s, f.hex(name), AXIS) for name in names]
    assert found == [False, True, False, True]


# -- where lines end (S42-16.3.2, 16.3.4, 24.1.2) --------------------------------------------------------


@pytest.mark.parametrize(("player", "enemies"), [(AXIS, (RIFLES, "SU-RD-4")), (SOVIET, (FOOT, "DE-ID-95"))])
def test_what_a_line_does_not_enter(player: int, enemies: tuple[str, str]) -> None:
    """S42-16.3.2, 16.3.4: a hex too far away, a bond of the enemy, his empty city; all else it does."""
    control = {"2016": ("soviet", "axis")[player]}
    places = {"2016": "minor_city"}
    f = Field({}, places=places, control=control, frame=Rest())
    lines = to_hex(f, player, "2014")
    far = [f.hex("2014"), f.hex("2009"), f.hex("2008"), f.hex("2016")]
    assert [supply.leads_to(f.s, lines, h) for h in far] == [True, True, False, False]
    f = Field(dict(zip(enemies, ("2109", "2111"), strict=True)), frame=Rest())
    lines = to_hex(f, player, "2014")
    assert [supply.leads_to(f.s, lines, f.hex(name)) for name in ("2110", "2012")] == [False, True]


def test_the_gate_through_which_a_line_leads() -> None:
    """S42-24.1.2, C1.3: over an edge hex that a line enters; the first hex of the map is one like others."""
    f = Field({}, frame=Rest())
    north, west = f.sc.board.place("@A"), f.sc.board.place("@Z")
    lines = to_hex(f, AXIS, "2003")
    gate = supply.gate_to(f.s, lines, north)
    assert gate in f.sc.gates[north - f.sc.size]
    assert f.sc.board.distance_between(gate, f.hex("2003")) <= 5
    assert supply.leads_over(f.s, lines, north)
    far = to_hex(f, AXIS, "2020")
    assert (supply.gate_to(f.s, far, north), supply.leads_over(f.s, far, north)) == (-1, False)
    corner = to_hex(f, SOVIET, "0803")
    assert f.hex("0801") == 0
    assert supply.leads_over(f.s, corner, west)


def test_which_places_have_a_line() -> None:
    """S42-16.2.2, 24.1.2: own areas are sources; the enemy's has a line that leads over its edge, or none."""
    f = Field({}, frame=Rest())
    north = f.sc.board.place("@A")
    near, far = to_hex(f, AXIS, "2003"), to_hex(f, AXIS, "2020")
    assert supply.is_reached(f.s, far, f.sc.board.place("@Z"))
    assert (supply.is_reached(f.s, near, north), supply.is_reached(f.s, far, north)) == (True, False)
    assert (supply.is_reached(f.s, far, f.hex("2020")), supply.is_reached(f.s, far, f.hex("2003"))) == (
        True,
        False,
    )


def test_over_which_edge_lines_lead() -> None:
    """S42-16.2.5, 16.3.2: from the hexes at the edge, by road or not; never by way of the strait."""
    road = ["0815", "0915"]
    f = Field({}, water={"0820/0821": "sea"}, roads=[[*road, "0815/0715"]], frame=Rest())
    rules, sc = f.sc.supply_rules, f.sc
    own = sc.board.place("@Y")
    assert rules.road_to_area(f.s, f.hex("0815"), own, AXIS)
    assert not rules.road_to_area(f.s, f.hex("0816"), own, AXIS)
    assert sc.strait_area >= 0
    assert not rules.road_to_area(f.s, f.hex("0815"), sc.strait_area, AXIS)
    assert rules.ground_to_area(f.s, f.hex("0815"), AXIS)
    f = Field({RIFLES: "0814", "SU-RD-4": "0816"}, frame=Rest())  # a bond (S42-22.3.2)
    assert not f.sc.supply_rules.ground_to_area(f.s, f.hex("0815"), AXIS)
    f = Field({}, whole_map=True, control={"1549": "axis"}, frame=Rest())
    assert f.sc.strait_hex == f.hex("1549")
    assert not f.sc.supply_rules.ground_to_area(f.s, f.sc.strait_hex, AXIS)


# -- control and sources (S42-16.2.3 to 16.2.5) ----------------------------------------------------------


def test_only_places_have_somebody_who_controls_them() -> None:
    """S42-16.2.3: each city, town and port is controlled by one side, bare ground by neither."""
    places = {"2010": "minor_city", "2012": "town port=black", "2014": "town"}
    f = Field({}, places=places, control={"2010": "axis"}, frame=Rest())
    rows = [h for h in range(f.sc.n) if f.sc.control_row[h] >= 0]
    assert f.hex("2010") in rows
    for h in range(f.sc.n):
        owners = [player for player in (AXIS, SOVIET) if supply.controls(f.s, h, player)]
        assert len(owners) == (1 if h in rows else 0)
    assert supply.controls(f.s, f.hex("2010"), AXIS)


@pytest.mark.parametrize(("temryuk", "rules"), [("axis", True), ("soviet", False)])
def test_ports_of_azov_are_sources_of_who_has_temryuk(temryuk: str, rules: bool) -> None:
    """S42-16.2.4: who controls it and has a line to it; for another his ports are none."""
    control = {"1949": temryuk, "1549": "axis", "1936": "axis"}
    f = Field({}, whole_map=True, control=control, frame=Rest())
    firm = supply.firm_sources(f.s, AXIS)
    assert supply.rules_azov(f.s, AXIS, firm) is rules
    assert (f.hex("1936") in supply.sources(f.s, AXIS)) is rules


def test_who_is_off_the_map_has_no_line() -> None:
    """S42-16.3.1: in an own entry area a unit is in supply, in a box of lost units it is not."""
    f = Field({RIFLES: "@A"}, frame=Rest())
    u = f.unit(RIFLES)
    assert supply.in_supply(f.s, u)
    for box in BOXES:
        f.s.place[u] = place_of(f.sc, box)
        assert not supply.in_supply(f.s, u), box


def test_a_contested_city_bars_lines() -> None:
    """S42-29.1.1: no line enters it, for its owner either."""
    f = Field(
        {}, places={"2010": "minor_city"}, control={"2010": "axis"}, options={"contested": "on"}, frame=Rest()
    )
    h = f.hex("2010")
    assert [supply.is_barred(f.s, h, player) for player in (AXIS, SOVIET)] == [False, True]
    for key in (FOOT, RIFLES):
        f.s.steps[f.unit(key)] = f.sc.steps[f.unit(key)]
        f.s.put(f.unit(key), h)
    f.s.set_contested(h, 0)
    assert [supply.is_barred(f.s, h, player) for player in (AXIS, SOVIET)] == [True, True]
