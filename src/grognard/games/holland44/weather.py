"""Chapter 4: weather, rolled for the day, and what it gives the Allies."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.event import Event
from grognard.core.kernel.reason import Ledger

from . import events
from .scenario import AM
from .state import HollandState

D6: Final = Die(1, 6)


def roll_weather(s: HollandState) -> None:
    """At the start of each AM turn: one die for it, another for the PM turn after it (H44-4.1, 4.2, 4.3)."""
    tables = s.sc.turn_tables
    drm = s.sc.weather_drm[s.turn]
    ledger = Ledger("weather")
    if drm:
        ledger.add("H44-4.2", "weather-day", drm)
    white = s.roll(D6, tables.weather_am.classes(drm))
    coloured = s.roll(D6, tables.weather_pm.classes(drm))
    s.weather_am = tables.weather_am.result(white + drm)
    s.weather_pm = tables.weather_pm.result(coloured + drm)
    if s.sink is not None:
        dice = [white, coloured]
        s.emit(Event(events.WEATHER, s.weather_am, s.weather_pm, ledgers=[ledger], dice=dice))


def is_rolled(s: HollandState) -> bool:
    """Whether weather is rolled: not in PM and night turns, nor if a scenario begins later (H44-3.0)."""
    if s.sc.turn_kind[s.turn] != AM:
        return False
    return s.turn != s.sc.first_turn or s.sc.first_phase == "weather"


def hand_out(s: HollandState) -> None:
    """Air units and airlanding points of the turn; they are not saved up (H44-4.4)."""
    weather = s.weather()
    s.air_left = s.sc.turn_tables.air_units[weather]
    s.landings_left = s.sc.turn_tables.landings[weather]
