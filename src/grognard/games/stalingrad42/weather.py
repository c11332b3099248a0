"""Chapter 23: the weather of a turn, mud, and the coming of winter."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.event import Event

from . import evacuation, events
from .scenario import CLEAR_SKY, MUD_SEASON, RAIN, StalingradScenario
from .state import StalingradState

D6: Final = Die(1, 6)


def begin_turn(s: StalingradState) -> None:
    """The weather phase (S42-3.A); in winter rivers, lakes and passes change (S42-23.4)."""
    before = s.weather
    opening = s.turn == s.sc.first_turn
    if not opening:
        if s.turn < s.sc.weather_turn:
            s.weather = CLEAR_SKY
        else:
            roll_weather(s, before)
    if s.weather == RAIN:
        s.rained = 1
    s.mud = 1 if is_mud(s.sc, s.turn, before, s.weather) and not opening else 0
    s.forget_all_lines()
    if s.turn == s.sc.winter_turn:
        s.tell(events.FREEZES)
        s.derive()
        evacuation.winter(s)


def roll_weather(s: StalingradState, before: int) -> None:
    """One die, worse after rain or snow in the seasons of mud and winter (S42-23.1)."""
    sc = s.sc
    season = sc.season[s.turn]
    modifier = sc.again[before] if season >= MUD_SEASON else 0
    classes = bytes([0, *(sc.weather_table[season][face + modifier] for face in range(1, 7))])
    face = s.roll(D6, classes)
    s.weather = sc.weather_table[season][face + modifier]
    mud = is_mud(sc, s.turn, before, s.weather)
    if s.sink is not None:
        s.emit(Event(events.WEATHER, s.weather, int(mud), dice=[face]))


def is_mud(sc: StalingradScenario, turn: int, before: int, weather: int) -> bool:
    """Whether a turn without rain follows one of rain, in the season of mud (S42-23.3.1, 23.3.2)."""
    return sc.season[turn] == MUD_SEASON and before == RAIN and weather != RAIN
