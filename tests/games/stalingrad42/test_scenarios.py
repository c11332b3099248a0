"""Chapters C1 to C4: what the scenarios change in movement and at the start."""

from __future__ import annotations

import pytest

from grognard.core.kernel.state import advance
from grognard.core.referee.keys import key_of
from grognard.core.telling.catalogue import Catalogue
from grognard.games.stalingrad42 import reinforcements
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.box.data_files import load_box, load_scenario
from grognard.games.stalingrad42.refusals import CAUCASUS_WAITS
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.scenario import N_CAUCASUS, SMALL, WEATHERS, StalingradScenario
from grognard.games.stalingrad42.show.briefing import briefing
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.transport import rail
from grognard.games.stalingrad42.turn import PlayerTurn
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import EXTENDED, HELPER, MARCH, TACTICAL, WAITING
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

RULES = StalingradRules()
TANKS = "DE-PZ-24"
FOOT = "DE-ID-45"


def started(name: str) -> StalingradState:
    s = RULES.start(RULES.load(name, {}), b"x")
    advance(s)
    assert isinstance(s, StalingradState)
    return s


def offered(s: StalingradState) -> set[str]:
    """The verbs on offer with the units they are for."""
    return {key_of(RULES, s.sc, o) for o in s.top().options(s)}


@each("S42-T291", "S42-T464")
def test_the_axis_begins_tactically(case: Case) -> None:
    """S42-C1.2, C4.2: supply points have their whole movement."""
    part = case["section"][4:6]
    f = Field({TANKS: "2010", "AX-SP-1": "2010"}, turn=case["given"]["turn"], tactical="axis", part=part)
    assert f.refused(f"march {TANKS}") == case["section"]
    assert f.allowed("march AX-SP-1")
    assert f.allowed(f"tactical {TANKS}")


@each("S42-T293")
def test_the_northern_edge_of_the_caucasus(case: Case) -> None:
    """S42-C2.2."""
    caucasus = {"part": "C2", "first_turn": 10, "last_turn": 27, "track": "caucasus", "whole_map": True}
    for turn, rule in ((case["given"]["turn"], "S42-C2.2"), (11, "")):
        f = Field({FOOT: "@NORTH"}, turn=turn, **caucasus)  # type: ignore[arg-type]
        assert f.shut(FOOT, "4340") == rule


@each("S42-T294")
def test_no_extended_movement_before_the_first_turn(case: Case) -> None:
    """S42-C2.4."""
    s = started("caucasus")
    found = offered(s)
    verbs = {key.split()[0] for key in found}
    assert "march" in verbs
    assert not {"extend", "rail"} & verbs
    able = [u for u in s.on_map(1) if s.sc.movement_rules.gait_refusal(s, u, MARCH) == 0]
    rifles = next(u for u in able if s.sc.unit_names[u].startswith("SU-RD"))
    why = s.sc.movement_rules.gait_refusal(s, rifles, EXTENDED)
    assert (why != 0) is case["then"]["refused"]
    assert RULES.refusals[why].rule == case["section"]


@pytest.mark.parametrize(
    ("scenario", "waits"), [("fall-blau", True), ("caucasus", False), ("uranus", False), ("campaign", True)]
)
def test_where_the_north_caucasus_waits(scenario: str, waits: bool) -> None:
    """S42-20.6: in the campaign and Fall Blau only."""
    sc = setup.load(scenario, {})
    s = setup.set_up(sc, b"x")
    units = [u for u in sc.units_of[1] if sc.kind[u] & N_CAUCASUS and 0 <= s.place[u] < sc.n]
    assert units
    assert all((s.sc.movement_rules.gait_refusal(s, u, TACTICAL) == CAUCASUS_WAITS) == waits for u in units)


def test_soviet_reinforcements_of_fall_blau() -> None:
    """S42-C1.2: on foot from A or B, by rail from any edge of theirs, or to any own area."""
    s = started("fall-blau")
    sc = s.sc
    u = next(u for u in sc.units_of[1] if sc.areas_of[u] == [sc.board.place("@A"), sc.board.place("@B")])
    s.turn, s.active = 4, 1
    s.put(u, sc.board.place("@A"))
    s.steps[u] = sc.steps[u]
    areas = [sc.board.place("@" + letter) for letter in "BMNOPQR"]
    assert all(steps.step_price(s, u, MARCH, s.place[u], area, 0, 0) > 0 for area in areas)
    lines = rail.Lines(s, 1, s.place[u])
    assert lines.how(sc.board.hex("4209")) == lines.how(sc.board.hex("3139")) == rail.BY_LAND
    assert u in rail.passengers(s, 1)
    s.put(u, sc.board.place("@M"))
    price = steps.step_price(s, u, MARCH, s.place[u], sc.board.hex("4209"), 0, 0)
    assert RULES.refusals[-price].rule == "S42-C1.2"
    fifth = next(u for u in sc.units_of[1] if sc.areas_of[u] == [sc.board.place("@M")])
    s.put(fifth, sc.board.place("@M"))
    s.steps[fifth] = sc.steps[fifth]
    assert steps.step_price(s, fifth, MARCH, s.place[fifth], sc.board.hex("4209"), 0, 0) > 0
    assert sc.board.hex("4210") not in sc.gates[sc.board.place("@M") - sc.size]  # north of it


def test_reinforcements_find_the_caspian_box_full() -> None:
    """S42-C2.3, 22.6.4: a third combat unit waits."""
    sc = setup.load("caucasus", {})
    s = setup.set_up(sc, b"x")
    box = [u for u in sc.units_of[1] if sc.areas_of[u] == [sc.caspian_box] and not sc.traits[u] & HELPER]
    s.turn = max(s.due[u] for u in box)
    s.active = 1
    for u in box[:2]:
        reinforcements.arrive(s, u, sc.caspian_box)
    assert RULES.refusals[reinforcements.refusal(s, 1, box[2], sc.caspian_box)].rule == "S42-22.6.4"
    assert reinforcements.places(s, box[2]) == []
    s.put(box[0], sc.board.place("@G"))
    assert reinforcements.places(s, box[2]) == [sc.caspian_box]


def test_supply_points_come_with_their_headquarters() -> None:
    """S42-C2.4: on the first turn of the Caucasus they are on the northern edge."""
    sc = setup.load("caucasus", {})
    s = setup.set_up(sc, b"x")
    reinforcements.arrive_all(s, 0)
    north = sc.board.place("@NORTH")
    assert [s.place[u] for u in sc.stocks[0][:2]] == [north, north]


@each("S42-T438")
def test_unmarked_reinforcements_come_into_the_caspian_box(case: Case) -> None:
    """S42-C2.3."""
    sc = setup.load("caucasus", {})
    s = setup.set_up(sc, b"x")
    coming = {row.key: row.mark for row in load_box().cards["caucasus"] if row.turn}
    soviets = [u for u in sc.units_of[1] if s.place[u] == sc.box + WAITING and sc.arrival_turn[u]]
    unmarked = [u for u in soviets if coming[sc.unit_names[u]] == "" and not sc.pooled[u]]
    assert len(unmarked) > 2
    initial = {"Caspian box": [sc.caspian_box]}[case["then"]["initial"]]
    assert [sc.areas_of[u] for u in unmarked] == [initial] * len(unmarked)
    for area in ("@G", "@H", "@J", "@K", "@L"):
        assert sc.board.place(area) in sc.area_links[sc.caspian_box - sc.size]


@each("S42-T439")
def test_the_southern_edge_is_the_axis_in_uranus(case: Case) -> None:
    """S42-C3.1."""
    sc = setup.load("uranus", {})
    s = setup.set_up(sc, b"x")
    place = sc.board.place("@" + case["given"]["area"])
    assert s.sc.zone_rules.enters_area(s, place, 1) is not case["then"]["refused"]
    assert s.sc.zone_rules.enters_area(s, place, 0)


@each("S42-T440")
def test_the_first_turn_of_uranus(case: Case) -> None:
    """S42-C3.4: tactical movement and trains; the Axis has a mini-turn."""
    s = started("uranus")
    assert WEATHERS[s.weather] == case["then"]["weather"]
    found = offered(s)
    verbs = [any(key.startswith(word) for key in found) for word in ("march ", "tactical ", "rail ")]
    assert verbs == case["then"]["allowed"]
    game = s.lanes[0][0]
    game.step = 4
    s.lanes = [[game]]
    s.asked = [-1]
    advance(s)
    small = s.lanes[0][1]
    assert isinstance(small, PlayerTurn)
    assert (small.player, small.kind) == (0, SMALL)


@each("S42-T442")
def test_railways_at_the_start_of_the_campaign(case: Case) -> None:
    """S42-C4.1."""
    sc: StalingradScenario = setup.load("campaign", {})
    west = [h for h in sc.rail_hexes if sc.west[h]]
    green = [h for h in west if sc.green_hex[h]]
    plain = [h for h in west if not sc.green_hex[h]]
    east = [h for h in sc.rail_hexes if sc.green_hex[h] and not sc.west[h]]
    found = [{sc.start_gauge[h] != 0 for h in hexes} for hexes in (green, plain, east)]
    assert found == [{converted} for converted in case["then"]["converted"]]


def test_the_briefing_names_the_places_that_bring_points() -> None:
    """S42-24.1.1: whoever chooses a side knows what it is about."""
    (line,) = [m for m in briefing(load_scenario("fall-blau"))[0].lines if m.id.endswith("-hexes")]
    said, in_russian = (Catalogue(lang, [RULES.package]).render(line) for lang in ("en", "ru"))
    assert "Rostov (3134) – 2" in said
    assert "Kupyansk (1817) – 1" in said
    assert "Stalingrad" not in said, "it lies beyond the sheets of this scenario"
    assert "Ростов (3134) — 2" in in_russian
