# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 26 and scenarios: who wins."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.ints import filled
from grognard.games.holland44.box.dice_tables import (
    BEYOND,
    BEYOND_RIJN,
    BEYOND_WAAL,
    BRIDGE,
    EXIT,
    POINTS,
    Award,
)
from grognard.games.holland44.rules import HollandRules
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.victory import (
    AUTOMATIC,
    allied_points,
    award_points,
    check_victory,
    in_region,
    missing_steps,
    side_points,
)
from grognard.games.zocbond.losses import eliminate, lose_step

from .cases import Case, case, each
from .field import Field
from .fight import Rest

NORTH = [f"{line}{place:02}" for line in range(62, 66) for place in range(1, 27)]
CITIES = ["2606", "2607", "2608", "5320", "5321"]
ALLIED, GERMAN = 1, 2  # outcomes


def field(units: dict[str, str], cities: int = 0, half: int = 0, turn: int = 5, **more: Any) -> Field:
    """`cities` hexes in Allied hands, and a road from area N to the far north."""
    road = ["1003/0903", *(f"{line}03" for line in range(10, 66))]
    f = Field(
        units,
        terrain=dict.fromkeys(CITIES, "city"),
        control=dict.fromkeys(CITIES[:cities], "allied"),
        roads=[road],
        north_of_neder_rijn=NORTH,
        north_of_waal=NORTH,
        turn=turn,
        frame=Rest(),
        **more,
    )
    f.s.half_points = half
    return f


def checked(f: Field) -> int:
    check_victory(f.s)
    return f.s.outcome


GROUND = {
    "1-Dorset": "6203",
    "2-E-Yorks": "6204",
    "1-Hamps": "6205",
    "7-SLI": "6203",
    "1-Gren-Gds": "6204",
}


def test_H44_C_490() -> None:
    """H44-26.5.1: five city hexes and five supplied units beyond the Neder Rijn."""
    f = field(GROUND, cities=5)
    assert allied_points(f.s) == case("H44-C-490")["then"]["allied_vp"]
    assert checked(f) == ALLIED


def test_airborne_and_cut_off_units_bring_no_points() -> None:
    """H44-26.5.1."""
    assert allied_points(field({"1-Para": "6203", "1-Dorset": "6220"}).s) == 0


def test_H44_C_491() -> None:
    """H44-26.3: ten points are not enough without ground troops beyond the river."""
    f = field({"1-Para": "6203"}, cities=5)
    f.sc.figures["victory.city_hex"] = 2
    assert allied_points(f.s) == 10
    assert checked(f) == -1
    f.sc.figures["victory.city_hex"] = 1


def test_H44_C_492() -> None:
    """H44-26.2: twelve points for the Germans."""
    assert checked(field({"1-Para": "6203"}, half=24)) == GERMAN
    assert checked(field({"1-Para": "6203"}, half=23)) == -1


def test_H44_C_493() -> None:
    """H44-26.2: Allied automatic victory comes first."""
    assert checked(field(GROUND, cities=5, half=24)) == ALLIED


def test_nobody_left_beyond_the_neder_rijn() -> None:
    """H44-26.1, 26.2: looked at after every turn."""
    f = field({"1-Dorset": "3003"})
    assert checked(f) == GERMAN
    assert f.told("wins")[0][1] == 3


def test_H44_C_494() -> None:
    """H44-26.5.2: a point for a unit of three steps, half a point for others."""
    f = field({"1-Dorset": "2003", "2-E-Yorks": "2004", "1-Pol": "2005", "A-82": "2006", "82-ASS": "2007"})
    for key in ("1-Dorset", "2-E-Yorks", "1-Pol", "A-82", "82-ASS"):
        eliminate(f.s, f.unit(key))
    assert f.s.half_points / 2 == case("H44-C-494")["then"]["german_vp"]


def test_H44_C_495() -> None:
    """H44-26.4: a tie is a German victory."""
    f = field({"1-Para": "6203"}, cities=3, half=6, turn=20)
    assert checked(f) == GERMAN
    assert checked(field({"1-Para": "6203"}, cities=3, half=5, turn=20)) == ALLIED


@pytest.mark.parametrize(("steps", "winner"), [(4, ALLIED), (3, GERMAN)])
def test_H44_C_496(steps: int, winner: int) -> None:
    """H44-S1.3: four steps of ground troops beyond the Waal."""
    victory = {"kind": "crossing", "region": "north_of_waal", "steps": 4}
    units = {"1-Dorset": "6203", "2-E-Yorks": f"6204 steps={steps - 3}", "1-Para": "6205"}
    if steps == 3:
        del units["2-E-Yorks"]
    f = field(units, turn=11, victory=victory, last_turn=11)
    assert checked(f) == winner


def start(name: str) -> HollandState:
    rules = HollandRules()
    s = rules.start(rules.load(name, {}), b"x")
    assert isinstance(s, HollandState)
    return s


def test_H44_C_534() -> None:
    """H44-26.5.1: the north side of the Neder Rijn."""
    s = start("campaign")
    found = [
        bool(s.sc.north_of_neder_rijn[s.sc.board.hex(name)]) for name in case("H44-C-534")["given"]["hexes"]
    ]
    assert found == case("H44-C-534")["then"]["north"]


def test_H44_C_535() -> None:
    """H44-S1.3: the north side of the Waal."""
    s = start("campaign")
    found = [bool(s.sc.north_of_waal[s.sc.board.hex(name)]) for name in case("H44-C-535")["given"]["hexes"]]
    assert found == case("H44-C-535")["then"]["north"]


@each("H44-C-002", "H44-C-003", "H44-C-004", "H44-C-005")
def test_printed_canal_bridges_join_neighbours(case: Case) -> None:
    """H44-S1.2."""
    sc = start("campaign").sc
    a, b = (sc.board.hex(name) for name in case["given"]["hexes"])
    assert (sc.board.distance_between(a, b) == 1) == case["then"]["adjacent"]


@each("H44-C-006", "H44-C-007")
def test_neighbours_by_number(case: Case) -> None:
    """H44-0.2."""
    sc = start("campaign").sc
    h = sc.board.hex(case["given"]["hex"])
    around = [sc.place_names[to] for to in sc.neighbour[6 * h : 6 * h + 6] if 0 <= to < sc.n]
    assert sorted(around) == case["then"]["neighbours"]


def test_short_scenario_lasts_eleven_turns_the_campaign_twenty() -> None:
    """H44-S1.1, S2.1, S1.2."""
    assert start("road-to-the-waal").sc.last_turn == 11
    s = start("campaign")
    assert (s.sc.first_turn, s.sc.last_turn) == (1, 20)
    sides = {side: s.bridge[s.sc.bridge_of[s.sc.board.side(side)]] for side in ("1402/1502", "1303/1404")}
    assert sides == {"1402/1502": 2, "1303/1404": 1}


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("the-first-day", [0, 0]),
        ("arnhem", [0, 4]),  # two hexes that the Germans hold
        ("nijmegen", [6, 0]),  # three hexes that the Allies hold
        ("the-island", [0, 0]),
    ],
)
def test_points_of_the_other_scenarios(name: str, points: list[int]) -> None:
    """At the start nobody has lost a step; whoever holds a hex of worth has its points."""
    s = start(name)
    assert [missing_steps(s, 0), missing_steps(s, 1)] == [0, 0]
    assert side_points(s) == points


def test_losses_are_counted_in_steps() -> None:
    s = start("nijmegen")
    u = s.sc.unit_names.index("2-Gren-Gds")
    assert side_points(s) == [6, 0]
    eliminate(s, u)
    assert missing_steps(s, 0) == 3
    assert side_points(s) == [6, 3]


@pytest.mark.parametrize(
    ("keys", "half"),
    [
        (["1-Dorset"], 2),  # three steps
        (["RE-XXX"], 1),
        (["1-Para-RE"], 1),
        (["82-Art"], 1),
        (["Gds-Div"], 1),
        (["82-ASS"], 0),
        (["B-82"], 0),
        (["I-Hoffmann", "KG-Knaust"], 0),  # Germans bring nobody points
    ],
)
def test_what_an_eliminated_unit_is_worth(keys: list[str], half: int) -> None:
    """H44-26.5.2."""
    f = field(dict.fromkeys(keys, "3010"))
    for key in keys:
        eliminate(f.s, f.unit(key))
    assert f.s.half_points == half


def test_a_unit_of_three_steps_counts_when_its_remnant_dies() -> None:
    """H44-26.5.2."""
    f = field({"1-Dorset": "3010 steps=2"})
    lose_step(f.s, f.unit("1-Dorset"))
    assert f.s.half_points == 0
    eliminate(f.s, f.unit("Rem-Br-Inf-1"))
    assert f.s.half_points == 2


@pytest.mark.parametrize(("half", "outcome"), [(23, -1), (24, GERMAN)])
def test_twelve_points_to_the_half(half: int, outcome: int) -> None:
    """H44-26.2."""
    assert checked(field({"1-Para": "6210"}, half=half)) == outcome


def test_remnants_count_beyond_the_river_but_no_parts() -> None:
    """H44-26.5.1: units that are no breakdown units, with a supply line."""
    units = {"Rem-Br-Inf-1": "6203 of=1-Dorset", "Br-Inf-1": "6204 of=7-SLI", "7-SLI": "3010"}
    assert allied_points(field(units).s) == 1


def test_a_part_is_enough_for_the_bridgehead() -> None:
    """H44-26.3: ten points, and any unit that is not airborne; it brings no point itself."""
    units = {"7-SLI": "3010", "1-Para": "6319"}
    for more, outcome in (({"Br-Inf-1": "6220 of=7-SLI"}, ALLIED), ({"A-1": "6220 of=1-Para"}, -1)):
        f = Field({**units, **more}, whole_map=True, frame=Rest(), turn=5)
        f.s.control = filled(len(f.s.control), 0)
        assert allied_points(f.s) == 12
        assert checked(f) == outcome


def test_control_goes_over_and_back() -> None:
    """H44-26.5.1: whoever passed last; points are lost with the hex."""
    f = Field({"1-Gren-Gds": "2506", "I-Hoffmann": "2709"}, terrain={"2606": "city"}, turn=5)
    before = allied_points(f.s)
    f.play("march 1-Gren-Gds", "to 2606", "to 2706", "halt")
    assert allied_points(f.s) == before + 1
    f.s.put(f.unit("1-Gren-Gds"), f.hex("2005"))
    f.s.put(f.unit("I-Hoffmann"), f.hex("2606"))
    assert allied_points(f.s) == before


def test_the_map_has_the_points_of_the_book() -> None:
    """H44-26.5.1: ten city hexes, Overloon and Venray, one each; nothing at the start."""
    f = Field({}, whole_map=True, frame=Rest(), turn=5)
    assert allied_points(f.s) == 0
    for number, name in enumerate(("3524", "3225", "5320", "5321"), 1):
        f.s.put(f.unit("1-Dorset"), f.hex(name))
        assert allied_points(f.s) == number


# -- what is told at the end, and points of scenarios of our own -------------------------------------------


@pytest.mark.parametrize(("half", "told"), [(6, (3, 3, 0, 0)), (5, (3, 2, 1, 0))])
def test_the_score_of_the_campaign_is_told_to_the_half_point(half: int, told: tuple[int, ...]) -> None:
    """H44-26.4, 26.5: three cities, and what the Germans have, with the half apart."""
    f = field({"1-Para": "6203"}, cities=3, half=half, turn=20)
    check_victory(f.s)
    assert f.told("score") == [told]


def test_an_automatic_victory_in_the_last_turn_is_told_once() -> None:
    """H44-26.1: the points are not counted again."""
    f = field({"1-Para": "6203"}, cities=3, half=24, turn=20)
    assert checked(f) == GERMAN
    assert f.told("wins") == [(1, AUTOMATIC, 0, 0)]


def test_the_two_rivers_are_told_apart() -> None:
    """H44-26.2, S1.3: beyond the Waal is not beyond the Neder Rijn."""
    f = Field({"1-Dorset": "5003"}, north_of_neder_rijn=NORTH, north_of_waal=[*NORTH, "5003"], frame=Rest())
    h = f.s.place[f.unit("1-Dorset")]
    assert (in_region(f.s, BEYOND_RIJN, h), in_region(f.s, BEYOND_WAAL, h)) == (False, True)


def beyond(ground_only: bool) -> Award:
    award = Award(BEYOND, 0, 2)
    award.region = BEYOND_RIJN
    award.ground_only = ground_only
    return award


def test_steps_beyond_a_river_bring_points_with_or_without_paratroopers() -> None:
    f = field({"1-Dorset": "6203 steps=2", "1-Para": "6205 steps=1", "2-E-Yorks": "3003"})
    assert award_points(f.s, beyond(True)) == 2 * 2
    assert award_points(f.s, beyond(False)) == 2 * (2 + 1)


@pytest.mark.parametrize(
    ("state", "units", "points"),
    [
        ("open", {"1-Dorset": "3003"}, 3),
        ("open", {}, 0),
        ("open", {"1-Dorset": "3003", "I-Hoffmann": "3004"}, 0),
        ("blown", {"1-Dorset": "3003"}, 0),
    ],
)
def test_a_bridge_brings_points_to_whoever_has_both_ends(
    state: str, units: dict[str, str], points: int
) -> None:
    """H44-5.7: a unit at one end, and no enemy and no EZOC at the other."""
    f = field({**units, "1-Para": "6203"}, bridges={"3003/3004": state}, water={"3003/3004": "major"})
    award = Award(BRIDGE, 0, 3)
    award.bridges = [f.sc.bridge_of[f.side("3003/3004")]]
    assert award_points(f.s, award) == points


def test_steps_that_left_bring_points() -> None:
    f = field({"1-Dorset": "6203 steps=2", "2-E-Yorks": "6204"})
    award = Award(EXIT, 0, 5)
    award.area = f.sc.box - 1
    assert award_points(f.s, award) == 0
    f.s.put(f.unit("1-Dorset"), award.area)
    assert award_points(f.s, award) == 2 * 5


@pytest.mark.pure
@pytest.mark.parametrize(("lead", "winner"), [(4, ALLIED), (5, GERMAN)])
def test_a_scenario_of_points_is_won_by_the_lead_it_asks_for(
    lead: int, winner: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    f = field({"1-Dorset": "6203 steps=2"}, turn=20)
    tables = f.sc.turn_tables
    monkeypatch.setattr(tables, "victory", POINTS)
    monkeypatch.setattr(tables, "awards", [beyond(True)])
    monkeypatch.setattr(tables, "lead", lead)
    assert checked(f) == winner
    assert f.told("score") == [(4, 0, 0, 0)]
