"""Battles with aircraft for tests: a flight on its way in a few words."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer import RULES
from grognard.games.panzer.air.flight import AT_FLY, Flight
from grognard.games.panzer.air.phase import AirPhase
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import with_cell
from grognard.games.panzer.verbs import ALTITUDES, SPEEDS

from .battle import Battle
from .stacks import again

GERMAN, SOVIET = 0, 1
IL2 = "S-IL2-1"
PLANES = ({"key": "S-IL2", "side": "soviet", "card": "SA-IL2M3"},)
PE2 = ({"key": "S-IL2", "side": "soviet", "card": "SA-PE2"},)
TWO = ({"key": "S-IL2", "side": "soviet", "card": "SA-IL2M3", "count": 2},)


def sky(units: dict[str, str], planes: Any = PLANES, **more: Any) -> Battle:
    """A battle with Soviet aircraft and no frames yet."""
    return Battle(units, [], layer="advanced", aircraft=planes, **more)


def phase(units: dict[str, str], planes: Any = PLANES, **more: Any) -> Battle:
    """The Soviet player is asked which aircraft flies in."""
    return again(sky(units, planes, **more), AirPhase(SOVIET))


def flying(
    b: Battle,
    entry: str,
    heading: str,
    speed: str = "low",
    altitude: str = "low",
    moves: int = 0,
    **fields: Any,
) -> Battle:
    """The aircraft has come in and flown so many hexes; nobody was asked on the way."""
    flight = Flight(SOVIET, b.unit(IL2), 15)
    flight.entry = b.hex(entry)
    flight.came = flight.heading = FACING_NAMES.index(heading)
    flight.speed = SPEEDS.index(speed)
    flight.altitude = ALTITUDES.index(altitude)
    flight.moves = moves
    for name, value in fields.items():
        setattr(flight, name, value)
    flight.hex = flight.course().points(b.sc)[-1].hex
    flight.step = AT_FLY
    return again(b, flight)


def load(b: Battle, kind: int) -> Battle:
    """Gives the aircraft a load."""
    b.s.load = with_cell(b.s.load, b.unit(IL2), kind)
    return b


def top(b: Battle) -> Flight:
    frame = next(frame for frame in b.s.lanes[0] if isinstance(frame, Flight))
    assert isinstance(frame, Flight)
    return frame


def lines(b: Battle, number: int = -1) -> dict[str, int]:
    """The modifiers of one GP roll, by default the last one."""
    fired = [e for e in b.game.events if RULES.events[e.kind].name == "gp-fire"]
    ledgers = fired[number].ledgers
    assert ledgers is not None
    return {line.name: line.value for line in ledgers[0].lines}
