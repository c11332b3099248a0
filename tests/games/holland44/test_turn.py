# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 3, 4, 23.1, 23.5 and the start of turns: the sequence of play, weather, the 406th Division."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44 import weather
from grognard.games.holland44.rules import HollandRules
from grognard.games.holland44.scenario import ALLIED, GERMAN, WEATHERS
from grognard.games.holland44.special import roll_arrivals
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.turn import GameTurn, PlayerTurn, begin_turn
from grognard.games.zocbond.kinds import WAITING

from .cases import Case, case, each
from .field import Field
from .fight import Rest

NAMES = {
    "Replenish": "ARTILLERY_REPLENISH",
    "BridgePhase": "BRIDGE",
    "Airlanding": "AIRLANDING",
    "Movement": "MOVEMENT",
    "Combat": "COMBAT",
    "Recovery": "RECOVERY",
    "SupplyPhase": "SUPPLY",
    "TrafficPhase": "TRAFFIC",
}


def phases(f: Field, player: int) -> list[str]:
    """The phases that a player's turn pushes, in order; nothing happens in them."""
    turn = PlayerTurn(player)
    found: list[str] = []
    f.s.lanes = [[turn]]
    f.s.shared = [0]
    while f.s.lanes[0]:
        turn.run(f.s)
        if f.s.lanes[0] and f.s.lanes[0][-1] is not turn:
            found.append(NAMES[f.s.lanes[0].pop().NAME])
    return found


def empty(turn: int = 5, **fields: Any) -> Field:
    return Field({}, turn=turn, frame=Rest(), **fields)


def test_H44_C_011() -> None:
    """H44-3.0."""
    expected = case("H44-C-011")["then"]["phases"]
    assert phases(empty(), GERMAN) == expected
    assert phases(empty(), ALLIED) == [*expected[:2], "AIRLANDING", *expected[2:-1]]


def test_H44_C_014() -> None:
    """H44-22.1.1."""
    assert "AIRLANDING" not in phases(empty(), GERMAN)


def test_H44_C_013() -> None:
    """H44-23.1.1, S1.1: no weather roll, no replenishment, no bridge phase; the weather is clear."""
    f = empty(turn=1, first_phase="airlanding")
    assert phases(f, ALLIED)[0] == case("H44-C-013")["then"]["first_phase"]
    assert phases(f, GERMAN)[0] == "ARTILLERY_REPLENISH"
    assert not weather.is_rolled(f.s)
    s = HollandRules().start(HollandRules().load("campaign", {}), b"x")
    assert isinstance(s, HollandState)
    assert WEATHERS[s.weather()] == case("H44-C-013")["then"]["weather"].lower()


def test_the_turn_track_runs_PM_night_AM() -> None:
    """H44-3.0: turn 1 is the afternoon of 17 September, turn 20 a night."""
    sc = empty().sc
    words = ["AM", "PM", "Night"]
    assert [words[kind] for kind in sc.turn_kind[1:5]] == ["PM", "Night", "AM", "PM"]
    assert words[sc.turn_kind[20]] == "Night"


@each(
    "H44-C-021",
    "H44-C-022",
    "H44-C-023",
    "H44-C-024",
    "H44-C-025",
    "H44-C-026",
    "H44-C-027",
    "H44-C-028",
    "H44-C-029",
)
def test_weather(case: Case) -> None:
    """H44-4.1 to 4.3."""
    f = Field({}, turn=case["given"]["turn"], frame=Rest())
    f.script.rolls += [case["given"]["white"], case["given"]["coloured"]]
    weather.roll_weather(f.s)
    assert WEATHERS[f.s.weather_am] == case["then"]["AM"].lower()
    assert WEATHERS[f.s.weather_pm] == case["then"]["PM"].lower()


@pytest.mark.parametrize(("turn", "drm"), [(3, -1), (6, 2), (9, 0)])
def test_the_weather_tells_its_modifier(turn: int, drm: int) -> None:
    """H44-4.2."""
    f = Field({}, turn=turn, frame=Rest())
    f.script.rolls += [3, 3]
    weather.roll_weather(f.s)
    told = f.sink.events[-1]
    assert told.ledgers
    assert [(line.rule, line.value) for line in told.ledgers[0].lines] == ([("H44-4.2", drm)] if drm else [])


@each("H44-C-030", "H44-C-031", "H44-C-032", "H44-C-033")
def test_what_weather_gives(case: Case) -> None:
    """H44-4.4."""
    night = case["given"]["weather"] == "Night"
    sky = "clear" if night else case["given"]["weather"].lower()
    f = Field({}, turn=2 if night else 3, weather=sky, frame=Rest())
    weather.hand_out(f.s)
    assert f.s.landings_left == case["then"]["alp"]
    assert f.s.air_left == case["then"]["air_units"]
    flips = f.sc.fight.airborne_flips[f.s.weather()]
    expected = case["then"]["airborne_artillery_flips"]
    assert flips > 2 if expected == "all" else flips == expected


def test_H44_C_457() -> None:
    """H44-23.1.2: in turn 1 the Germans move only tactically."""
    f = Field({"I-Hoffmann": "2010"}, turn=1, player="german")
    assert f.refused("extend I-Hoffmann") == "H44-23.1.2"
    assert "tactical I-Hoffmann" in f.options()


def test_weather_is_rolled_only_in_AM_turns() -> None:
    """H44-4.1."""
    rolled = [turn for turn in range(1, 10) if weather.is_rolled(empty(turn=turn).s)]
    assert rolled == [3, 6, 9]


def test_areas_change_hands_at_the_start_of_turn_7() -> None:
    """H44-19.2.2."""
    f = Field({"I-Hoffmann": "@A", "II-Hoffmann": "@L disrupted"}, turn=7, frame=Rest())
    begin_turn(f.s)
    assert f.where("I-Hoffmann") == "@B"
    assert f.order("I-Hoffmann") == "disrupted"
    assert f.where("II-Hoffmann") == "@K"
    assert f.order("II-Hoffmann") == "routed"


def test_turn_follows_turn() -> None:
    """H44-3.0."""
    f = Field({"1-Para": "6316"}, turn=18, frame=Rest(), north_of_neder_rijn=["6316"])
    turn = GameTurn()
    turn.step = 3
    f.s.lanes = [[turn]]
    turn.run(f.s)
    assert (f.s.turn, turn.step, f.s.outcome) == (19, 0, -1)


# -- the 406th Division (H44-23.5) -------------------------------------------------------------------------

DIVISION = ["406-Stargard", "406-Fuerstenberg", "406-Greschick", "406-Goebel", "406-Clues", "406-MG-Flak"]


def waiting(turn: int, units: list[str]) -> Field:
    arrivals = [{"key": key, "turn": 1, "area": "I"} for key in DIVISION]
    return Field(dict.fromkeys(units, "@waiting"), turn=turn, frame=Rest(), arrivals=arrivals)


def test_H44_C_450() -> None:
    """H44-23.5: a die for each."""
    f = waiting(2, DIVISION)
    f.script.rolls += case("H44-C-450")["given"]["dice"]
    roll_arrivals(f.s)
    in_order = sorted(DIVISION, key=f.unit)
    assert [f.where(key) == "@I" for key in in_order] == case("H44-C-450")["then"]["arrive"]


def test_H44_C_451() -> None:
    """H44-23.5: in turn 4 all who are left."""
    units = DIVISION[: case("H44-C-451")["given"]["pending"]]
    f = waiting(4, units)
    roll_arrivals(f.s)
    assert len([key for key in units if f.where(key) == "@I"]) == case("H44-C-451")["then"]["arrive"]
    assert f.sc.box + WAITING not in f.s.place
