"""Chapters 3.A and 23: the weather, mud and winter."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import supply, weather
from grognard.games.stalingrad42.ground import is_wet
from grognard.games.stalingrad42.scenario import SEASONS, WEATHERS
from grognard.games.stalingrad42.turn import GameTurn
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field


def begun(turn: int, before: str, rolls: list[int]) -> Field:
    """A turn that has just begun."""
    return Field({}, turn=turn, weather=before, frame=GameTurn(), rolls=rolls)  # type: ignore[arg-type]


@each("S42-T007", "S42-T008")
def test_weather_is_rolled_from_turn_17_on(case: Case) -> None:
    """S42-3.A."""
    turn = case["given"]["turn"]
    f = begun(turn, "clear", [1] if case["then"]["roll"] else [])
    assert bool(f.told("weather")) is case["then"]["roll"]
    if "weather" in case["then"]:
        assert WEATHERS[f.s.weather] == case["then"]["weather"]


@each("S42-T252", "S42-T254", "S42-T255", "S42-T257")
def test_the_table(case: Case) -> None:
    """S42-23.1: by season; one more after rain or snow in the mud and in winter."""
    given = case["given"]
    season = SEASONS.index(given["season"])
    turn = {"september": 18, "mud": 22, "winter": 30}[given["season"]]
    before = {0: "clear", 1: "snow" if season == 3 else "rain"}[given["drm"]]
    f = begun(turn, before, [given["roll"]])
    assert f.sc.season[turn] == season
    assert WEATHERS[f.s.weather].replace("_w", "") == case["then"]["weather"]


@each("S42-T258", "S42-T458")
def test_mud_follows_rain(case: Case) -> None:
    """S42-23.3.1: in its season, if it does not rain again."""
    given = case["given"]
    for number, turn in enumerate(given.get("turns", [23])):
        face = {"overcast": 3, "clear": 5}[given["current"]]
        f = begun(turn, given["previous"], [face - f_modifier(turn)])
        expected = case["then"]["mud"][number] if "mud" in case["then"] else True
        assert bool(f.s.mud) is expected
        assert is_wet(f.s) is expected


def f_modifier(turn: int) -> int:
    """What rain adds to the roll of the turn after it."""
    return 1 if turn >= 20 else 0


@each("S42-T259")
def test_mud_lasts_a_turn_after_the_rain(case: Case) -> None:
    """S42-23.3.2."""
    first = case["given"]["rain_turn"]
    f = begun(first + 1, "rain", [4])
    assert f.s.turn == case["then"]["marker_turn"]
    assert f.s.mud == 1
    again = begun(first + 1, "rain", [1])
    assert WEATHERS[again.s.weather] == "rain"
    assert again.s.mud == 0
    later = begun(case["then"]["if_rain_again"], "rain", [4])
    assert later.s.mud == 1


@each("S42-T408")
def test_what_mud_does(case: Case) -> None:
    """S42-23.3.3: what rain does, on the ground."""
    then = case["then"]
    f = Field({"DE-PZ-24": "2010"}, roads=[["2010", "2011"]], water={"2010/2110": "minor"}, mud=True, turn=23)
    f.play("march DE-PZ-24")
    assert f.price("to 2011") == 2 * then["secondary_road_mech"]
    assert f.price("to 2110") == 2 + 2 * then["minor_river"]
    assert supply.offroad_reach(f.s) == then["offroad_los"]


def test_the_first_rain_makes_marshes() -> None:
    """S42-23.2.3."""
    assert begun(18, "clear", [1]).s.rained == 0
    assert begun(22, "clear", [1]).s.rained == 1


@pytest.mark.parametrize(("turn", "frozen"), [(27, False), (28, True)])
def test_winter_comes_with_turn_28(turn: int, frozen: bool) -> None:
    """S42-23.4."""
    f = begun(turn, "clear", [5])
    assert bool(f.told("freezes")) is frozen


def test_a_scenario_that_begins_later_has_its_weather() -> None:
    """S42-C3.4."""
    from grognard.core.kernel.state import advance
    from grognard.games.stalingrad42.rules import StalingradRules

    rules = StalingradRules()
    s = rules.start(rules.load("uranus", {}), b"x")
    advance(s)
    assert weather.is_mud(s.sc, s.turn, 3, 0) is False  # type: ignore[attr-defined]
    assert WEATHERS[s.weather] == "overcast"  # type: ignore[attr-defined]
