"""Small positions for tests: any ground, any counters, given rolls, and a phase of somebody's turn.

f = Field({"2-Gren-Gds": "1203", "Ge-Inf-1": "1305 disrupted"}, terrain={"1204": "woods"}, turn=3)
f.play("march 2-Gren-Gds", "to 1204")
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from grognard.core.kernel.chance import Script
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import Frame
from grognard.games.holland44 import kinds as own_kinds
from grognard.games.holland44.box import setup
from grognard.games.holland44.box.data_scenario import ScenarioFile
from grognard.games.holland44.box.map_types import (
    Boundary,
    Bridge,
    EntryArea,
    Extent,
    Ferry,
    HexRow,
    MapFile,
    Region,
    Road,
    Waterway,
)
from grognard.games.holland44.events import EVENTS, OUTCOMES
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.scenario import BRIDGES, SIDES, WEATHERS, HollandScenario
from grognard.games.holland44.state import HollandState, columns
from grognard.games.holland44.verbs import VERBS
from grognard.games.zocbond import kinds
from grognard.games.zocbond.kinds import GONE, LOST, POOL
from tests.games.zocbond.field import PHASES, ZocField

#: Words that may stand behind a unit's place -> the marker they put on it.
MARKS = {
    name.lower(): getattr(kinds if hasattr(kinds, name) else own_kinds, name)
    for name in (
        "MOVED",
        "ATTACKED",
        "STRUCK",
        "FLED",
        "SHATTERED",
        "REFITTED",
        "ENGAGED",
        "SPENT",
        "SCATTERED",
        "DISMOUNTED",
        "LIMBERED",
        "FIRED",
        "LANDED",
        "CROSSED",
        "EXHAUSTED",
        "CRAMMED",
        "ADVANCED",
    )
}


def _row(line: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{line:02}{place:02}" for place in range(first, last + 1))


def _column(place: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{line:02}{place:02}" for line in range(first, last + 1))


# Entry areas around the test map; the real ones lie elsewhere but touch each other as these do (H44-19.6).
AREAS = (
    EntryArea("A", "german", "west", _column(1, 15, 25), allied_from=7),
    EntryArea("B", "german", "west", _column(1, 26, 40)),
    EntryArea("C", "german", "west", _column(1, 41, 55)),
    EntryArea("D", "german", "west", _column(1, 56, 69)),
    EntryArea("E", "german", "north", _row(69, 2, 13)),
    EntryArea("F", "german", "north", _row(69, 14, 26)),
    EntryArea("G", "german", "east", _column(26, 60, 68)),
    EntryArea("H", "german", "east", _column(26, 57, 59), ferry_only=("5526",)),
    EntryArea("I", "german", "east", _column(26, 48, 54)),
    EntryArea("J", "german", "east", _column(26, 38, 47)),
    EntryArea("K", "german", "east", _column(26, 25, 37)),
    EntryArea("L", "german", "east", _column(26, 12, 24), allied_from=7),
    EntryArea("M", "allied", "south", _row(10, 8, 11), corps="VIII"),
    EntryArea("N", "allied", "south", _row(10, 3, 7), corps="XXX"),
    EntryArea("O", "allied", "south", (*_row(10, 1, 2), *_column(1, 11, 14)), corps="XII"),
)
TOUCHING = tuple((a, b) for a, b in zip("ABCDEFGIJKLMNO", "BCDEFGHJKLMNOA", strict=True))
PANNERDEN = Ferry("5526/5627", "Pannerden", "Rhine", area="H")


class Field(ZocField[HollandScenario, HollandState]):
    """A position in a phase, with given dice.

    `units` maps a unit's key to its place with words after it: an order (disrupted, routed), a marker by its
    name (engaged, spent ...), "oos", "steps=2", "from=1203" (where it was when the turn began); the place is
    a hex, "@N" or "@lost". All ground is clear, no unknown units are there ("unknown-1": "1203" puts one).
    `water`: "1203/1303" -> minor, canal or major, and a name after it where several hexsides are one water;
    `bridges`: hexside -> mined, safe, blown, repair, open, and " rail" after it for a railway bridge;
    `roads`: lists of hexes, "highway" first makes it one; a hexside at the edge at the end ("1003/0903")
    leads it off the map.
    `frame`: what runs instead of the phase. `whole_map`: the real map instead of clear ground.
    """

    def __init__(
        self,
        units: dict[str, str] | None = None,
        *,
        terrain: dict[str, str] | None = None,
        water: dict[str, str] | None = None,
        roads: list[list[str]] | None = None,
        bridges: dict[str, str] | None = None,
        ferries: list[str] | None = None,
        villages: list[str] | None = None,
        boundaries: dict[str, list[str]] | None = None,
        north_of_waal: list[str] | None = None,
        north_of_neder_rijn: list[str] | None = None,
        traffic: list[str] | None = None,
        control: dict[str, str] | None = None,
        turn: int = 3,
        weather: str = "clear",
        phase: str = "movement",
        player: str = "allied",
        rolls: list[int | list[int]] | None = None,
        draws: list[int | str] | None = None,
        options: dict[str, str] | None = None,
        frame: Frame | None = None,
        whole_map: bool = False,
        **fields: Any,
    ) -> None:
        chart = (
            None
            if whole_map
            else make_map(
                terrain or {},
                water or {},
                roads or [],
                bridges or {},
                ferries or [],
                villages or [],
                boundaries or {},
                north_of_waal or [],
                north_of_neder_rijn or [],
            )
        )
        switches = {"disengagement": "off", "isolation": "off", **(options or {})}
        self.sc: HollandScenario = remembered(chart, switches, fields)
        s = setup.set_up(self.sc, b"test")
        self.s: HollandState = s
        self.tables = tables()
        clear_away(s)
        s.turn = turn
        s.weather_am = s.weather_pm = WEATHERS.index(weather)
        for side, text in (bridges or {}).items():
            number = self.sc.bridge_of[self.sc.board.side(side)]
            s.bridge[number] = BRIDGES.index(text.split()[0])
        for marker, name in enumerate(traffic or []):
            s.traffic[marker] = self.sc.board.hex(name)
        for name, owner in (control or {}).items():
            s.control[self.sc.control_row[self.sc.board.hex(name)]] = SIDES.index(owner)
        for key, text in (units or {}).items():
            self.place_unit(key, text, MARKS)
        mover = SIDES.index(player)
        script = Script(rolls or [], [self.draw_index(d) for d in draws or []])
        self.begin(mover, frame if frame is not None else phase_frame(phase, mover), script)

    # -- looking -----------------------------------------------------------------------------------

    def side(self, text: str) -> int:
        return self.sc.board.side(text)

    def bridge(self, side: str) -> str:
        return BRIDGES[self.s.bridge[self.sc.bridge_of[self.side(side)]]]

    def draw_index(self, draw: int | str) -> int:
        return self.sc.unknown_kinds.index(draw) if isinstance(draw, str) else draw

    def place_of(self, text: str) -> int:
        return self.sc.box + LOST if text == "@lost" else self.sc.place_names.index(text)

    def own_word(self, u: int, word: str) -> bool:
        if word == "oos":
            self.s.supply[u] = kinds.OUT_OF_SUPPLY
        return word == "oos"


# -- making it -------------------------------------------------------------------------------------


@cache
def tables() -> Rules:
    """The tables of the game, as far as keys need them."""
    package = "grognard.games.holland44"
    return Rules("holland44", 1, package, VERBS, columns(), REFUSALS, EVENTS, OUTCOMES, [])


def phase_frame(phase: str, player: int) -> Frame:
    """The frame of a phase by its name."""
    return PHASES[phase](player)


_SCENARIOS: dict[str, HollandScenario] = {}


def remembered(chart: MapFile | None, switches: dict[str, str], fields: dict[str, Any]) -> HollandScenario:
    """A scenario with nobody set up; built once for each ground."""
    key = repr((chart and msgspec.json.encode(chart), sorted(switches.items()), sorted(fields.items())))
    if key not in _SCENARIOS:
        values: dict[str, Any] = {
            "id": "H44-TEST",
            "name": "test",
            "title": "Test",
            "first_turn": 1,
            "last_turn": 20,
            "set_up": "listed",
            "unknown": [],
            "victory": {"kind": "campaign"},
            **fields,
        }
        file = msgspec.convert(values, type=ScenarioFile)
        _SCENARIOS[key] = setup.build(file, switches, "test", chart=chart)
    return _SCENARIOS[key]


def clear_away(s: HollandState) -> None:
    """Every counter off the map: parts and remnants into their pool, the rest lost but whole."""
    sc = s.sc
    for u in range(sc.units):
        part = sc.traits[u] & (kinds.PART | kinds.REMNANT)
        if s.place[u] != sc.box + own_kinds.CUP:
            s.place[u] = sc.box + (POOL if part else GONE)


def make_map(
    terrain: dict[str, str],
    water: dict[str, str],
    roads: list[list[str]],
    bridges: dict[str, str],
    ferries: list[str],
    villages: list[str],
    boundaries: dict[str, list[str]],
    north_of_waal: list[str],
    north_of_neder_rijn: list[str],
) -> MapFile:
    """Clear ground with what is given."""
    hexes = {f"{line}{place:02}": HexRow("clear") for line in range(10, 70) for place in range(1, 27)}
    for name, kind in terrain.items():
        hexes[name] = msgspec.structs.replace(hexes[name], terrain=kind)
    for name in villages:
        hexes[name] = msgspec.structs.replace(hexes[name], village=f"Village {name}")
    waters = make_waters(water)
    return MapFile(
        extent=Extent((10, 69), (1, 26)),
        hexes=hexes,
        waterways=waters,
        bridges=tuple(make_bridge(side, text) for side, text in bridges.items()),
        ferries=(PANNERDEN, *(Ferry(side, side, side) for side in ferries)),
        roads=tuple(make_road(road) for road in roads),
        railways=(),
        areas=AREAS,
        touching=TOUCHING,
        lands=(),
        boundaries=tuple(
            Boundary((pair.split("/")[0], pair.split("/")[1]), tuple(sides))
            for pair, sides in boundaries.items()
        ),
        drops=(),
        unknown_starts=(),
        regions=(
            Region("north_of_waal", tuple(north_of_waal)),
            Region("north_of_neder_rijn", tuple(north_of_neder_rijn)),
        ),
    )


def make_waters(water: dict[str, str]) -> tuple[Waterway, ...]:
    """Each hexside is a water of its own, but for those that bear one name."""
    sides: dict[tuple[str, str], list[str]] = {}
    for side, text in water.items():
        kind, *name = text.split()
        sides.setdefault((" ".join(name) or side, kind), []).append(side)
    found = [
        {"key": name, "kind": kind, "label": name, "hexsides": named} for (name, kind), named in sides.items()
    ]
    return msgspec.convert(found, type=tuple[Waterway, ...])


def make_road(road: list[str]) -> Road:
    values = {
        "kind": "highway" if road[0] == "highway" else "road",
        "hexes": [part for part in road if part.isdecimal()],
        "exits": [part for part in road if "/" in part],
    }
    return msgspec.convert(values, type=Road)


def make_bridge(side: str, text: str) -> Bridge:
    words = text.split()
    values = {
        "hexside": side,
        "name": side,
        "water": side,
        "kind": "rail" if "rail" in words else "road",
        "start": "OPEN" if "open" in words else "MINED",
        "never_blown": "open" in words,
        "spared_turn_1": "spared" in words,
    }
    return msgspec.convert(values, type=Bridge)
