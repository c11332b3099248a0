"""Chapter 4: weather, rolled for the day, and what it gives the Allies."""

from __future__ import annotations

from typing import Final

from grognard.core.chance import Die
from grognard.core.event import Event
from grognard.core.reason import Ledger

from . import events
from .scenario import AM
from .state import HollandState

D6: Final = Die(1, 6)


def roll_weather(s: HollandState) -> None:
    """At the start of each AM turn: one die for it, another for the PM turn after it (H44-4.1, 4.2, 4.3)."""
    fate = s.sc.fate
    drm = s.sc.weather_drm[s.turn]
    ledger = Ledger("weather")
    if drm:
        ledger.add("H44-4.2", "weather-day", drm)
    white = s.roll(D6, fate.weather_am.classes(drm))
    coloured = s.roll(D6, fate.weather_pm.classes(drm))
    s.weather_am = fate.weather_am.result(white + drm)
    s.weather_pm = fate.weather_pm.result(coloured + drm)
    if s.sink is not None:
        dice = [white, coloured]
        s.emit(Event(events.WEATHER, s.weather_am, s.weather_pm, ledgers=[ledger], dice=dice))


def is_rolled(s: HollandState) -> bool:
    """Not in PM and night turns, and not where a scenario begins after it (H44-3.0)."""
    if s.sc.turn_kind[s.turn] != AM:
        return False
    return s.turn != s.sc.first_turn or s.sc.first_phase == "weather"


def hand_out(s: HollandState) -> None:
    """Air units and airlanding points of the turn; they are not saved up (H44-4.4)."""
    weather = s.weather()
    s.air_left = s.sc.fate.air_units[weather]
    s.landings_left = s.sc.fate.landings[weather]
