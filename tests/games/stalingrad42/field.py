"""Small positions for tests: any ground, any counters, given rolls, and a phase of somebody's turn.

f = Field({"DE-ID-45": "2010", "SU-RD-1": "2012 disrupted"}, terrain={"2011": "forest"}, turn=3)
f.play("march DE-ID-45", "to 2111")
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from grognard.core.kernel.chance import Script
from grognard.core.kernel.ints import small
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.state import Frame
from grognard.games.stalingrad42 import kinds as own_kinds
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.stalingrad42.box.data_scenario import ScenarioFile
from grognard.games.stalingrad42.box.map_types import (
    Bridge,
    Crossing,
    EntryArea,
    Extent,
    HexRow,
    MapFile,
    Place,
    Railway,
    Road,
    ScenarioMap,
    Sheet,
    StartLine,
    Waterway,
)
from grognard.games.stalingrad42.campaign.maskirovka import ALL_BOXES
from grognard.games.stalingrad42.events import EVENTS, OUTCOMES
from grognard.games.stalingrad42.initial import Initial
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import FORTS, SIDES, WEATHERS, StalingradScenario
from grognard.games.stalingrad42.state import StalingradState, columns
from grognard.games.stalingrad42.supply_phase import SupplyPhase
from grognard.games.stalingrad42.verbs import VERBS
from grognard.games.zocbond import kinds, steps
from grognard.games.zocbond.kinds import BOXES, GONE, POOL, SUPPLIES
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
        "FIRED",
        "TRAIN",
        "CRAMMED",
        "AWAKE",
        "AT_HAND",
        "DUMP",
        "RESERVE",
        "FLEEING",
    )
}

STRONG = 7  # the attack of German infantry that is not of the later waves

#: The test map: sheet A to row 30, below it a strip of sheet C1, where rivers do not freeze.
COLUMNS = (8, 34)
NORTH = (1, 30)
SOUTH = (31, 36)


def _row(row: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{column:02}{row:02}" for column in range(first, last + 1))


def _column(column: int, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{column:02}{row:02}" for row in range(first, last + 1))


def _area(letter: str, side: str, hexes: tuple[str, ...], at: str = "") -> EntryArea:
    values = {
        "letter": letter,
        "side": side,
        "group": "",
        "real": letter,
        "scenarios": ["C1", "C2", "C3", "C4"],
        "hexes": hexes,
        "at": at,
    }
    return msgspec.convert(values, type=EntryArea)


#: Entry areas around the test map; in the order of the real ones, and of the same groups (S42-22.6.1).
AREAS = (
    _area("A", "soviet", _row(1, 16, 24)),
    _area("B", "soviet", _row(1, 25, 34)),
    _area("C", "soviet", _column(34, 2, 10)),
    _area("D", "soviet", _column(34, 11, 20)),
    _area("E", "soviet", _column(34, 21, 30)),
    _area("F", "soviet", (), "0801"),
    _area("G", "soviet", _row(36, 30, 34)),
    _area("H", "soviet", _row(36, 25, 29)),
    _area("J", "soviet", _row(36, 20, 24)),
    _area("K", "soviet", _row(36, 15, 19)),
    _area("L", "soviet", _row(36, 10, 14)),
    _area("W", "axis", (), "0801"),
    _area("X", "axis", _column(8, 21, 30)),
    _area("Y", "axis", _column(8, 11, 20)),
    _area("Z", "axis", (*_column(8, 1, 10), *_row(1, 9, 15))),
)


class Field(ZocField[StalingradScenario, StalingradState]):
    """A position in a phase, with given dice.

    `units` maps a unit's key to its place with words after it: an order (disrupted, routed), a supply status
    (out, isolated), a marker by its name (train, refitted ...), "steps=2", "from=2010" (where it was when the
    turn began), "due=5"; the place is a hex, "@A" or a box ("@lost"). All ground is clear.
    `water`: "2010/2011" -> minor, major, volga, lake, freezing (a lake), sea or alpine; `bridges`: hexside ->
    road, rail or crossing; `roads`: lists of hexes, "main" first makes it one (else secondary); `rails`: the
    same with green (else plain), "opens=20" makes it unfinished; a hexside at the edge at the end, as in
    "2001/2000", leads it off the map. `places`: hex -> "town", "minor_city", "major_city" or "landmark", then
    words: "port=azov", "points=2". `converted`: hexes with railways of the Axis' gauge. `forts`: hex -> axis
    `masks`: the boxes of the six reserve armies, in order; "@army-2" is a place for units.
    `frame`: what runs instead of the phase. `whole_map`: the real map of the campaign instead.
    """

    def __init__(
        self,
        units: dict[str, str] | None = None,
        *,
        terrain: dict[str, str] | None = None,
        water: dict[str, str] | None = None,
        roads: list[list[str]] | None = None,
        rails: list[list[str]] | None = None,
        bridges: dict[str, str] | None = None,
        places: dict[str, str] | None = None,
        flotilla_sides: list[str] | None = None,
        flotilla: str = "",
        control: dict[str, str] | None = None,
        converted: list[str] | None = None,
        railheads: list[str] | None = None,
        forts: dict[str, str] | None = None,
        turn: int = 3,
        weather: str = "clear",
        mud: bool = False,
        rained: bool = False,
        phase: str = "movement",
        player: str = "axis",
        rolls: list[int | list[int]] | None = None,
        options: dict[str, str] | None = None,
        frame: Frame | None = None,
        whole_map: bool = False,
        awake: bool = True,
        masks: list[int] | None = None,
        **fields: Any,
    ) -> None:
        chart = (
            None
            if whole_map
            else make_map(
                terrain or {},
                water or {},
                roads or [],
                rails or [],
                bridges or {},
                places or {},
                flotilla_sides or [],
            )
        )
        switches = {
            "reserves": "off",
            "plans": "off",
            "disengagement": "off",
            "commanders": "off",
            "contested": "off",
            **(options or {}),
        }
        self.sc: StalingradScenario = remembered(chart, switches, fields)
        s = setup.set_up(self.sc, b"test")
        self.s: StalingradState = s
        self.tables = tables()
        clear_away(s)
        s.turn = turn
        s.weather = WEATHERS.index(weather)
        s.mud = int(mud)
        s.rained = int(rained or weather == "rain" or mud)
        s.caucasus_awake = int(awake)
        s.activated = -1 if awake else 0
        for name, owner in (control or {}).items():
            s.control[self.sc.control_row[self.sc.board.hex(name)]] = SIDES.index(owner)
        s.set_gauge([self.sc.board.hex(name) for name in converted or []], 1)
        for marker, name in enumerate(railheads or []):
            s.railhead[marker] = self.sc.board.hex(name)
        for name, text in (forts or {}).items():
            s.set_fort(self.sc.board.hex(name), FORTS.index(text))
        if flotilla:
            s.flotilla = self.sc.board.side(flotilla)
        for key, text in (units or {}).items():
            self.place_unit(key, text, MARKS)
        if masks:
            s.mask = list(masks)
            s.mask_may = [ALL_BOXES] * len(masks)
        mover = SIDES.index(player)
        self.begin(mover, frame if frame is not None else phase_frame(phase, mover), Script(rolls or [], []))

    # -- looking -----------------------------------------------------------------------------------

    def shut(self, key: str, to: str, gait: int = kinds.MARCH) -> str:
        """The rule that forbids a unit its first step into a place; "" if it may take it."""
        u = self.unit(key)
        price = steps.step_price(self.s, u, gait, self.s.place[u], self.place_of(to), 0, 0)
        return REFUSALS[-price].rule if price < 0 else ""

    def side(self, text: str) -> int:
        """The hexside as one goes from the first hex to the second: 6 * hex + direction."""
        here, there = (self.hex(name) for name in text.split("/"))
        return 6 * here + self.sc.board.direction_to(here, there)

    def supply(self, key: str) -> str:
        return SUPPLIES[self.s.supply[self.unit(key)]]

    def place_of(self, text: str) -> int:
        return place_of(self.sc, text)

    def place_unit(self, key: str, text: str, marks: dict[str, int]) -> None:
        """Who has become a remnant lies on the display."""
        super().place_unit(key, text, marks)
        parent = self.s.parent[self.unit(key)]
        if parent >= 0:
            self.s.place[parent] = self.sc.box + kinds.DISPLAY

    def own_word(self, u: int, word: str) -> bool:
        if word in SUPPLIES:
            self.s.supply[u] = SUPPLIES.index(word)
        elif word.startswith("due="):
            self.s.due[u] = int(word[4:])
        else:
            return False
        return True


# -- making it -------------------------------------------------------------------------------------


@cache
def tables() -> Rules:
    """The tables of the game, as far as keys need them."""
    package = "grognard.games.stalingrad42"
    return Rules("stalingrad42", 1, package, VERBS, columns(), REFUSALS, EVENTS, OUTCOMES, [])


def phase_frame(phase: str, player: int) -> Frame:
    """The frame of a phase by its name."""
    own = {"initial": Initial, "supply": SupplyPhase}
    return own[phase](player) if phase in own else PHASES[phase](player)


_SCENARIOS: dict[str, StalingradScenario] = {}


def remembered(chart: MapFile | None, switches: dict[str, str], fields: dict[str, Any]) -> StalingradScenario:
    """A scenario with nobody set up; built once for each ground."""
    key = repr((chart and msgspec.json.encode(chart), sorted(switches.items()), sorted(fields.items())))
    if key not in _SCENARIOS:
        values: dict[str, Any] = {
            "id": "S42-C4",
            "name": "test",
            "title": "Test",
            "place": "anywhere",
            "intro": "stalingrad42-scenario-test-intro",
            "minutes": 10,
            "complexity": 1,
            "first_turn": 1,
            "last_turn": 36,
            "part": "C4",
            "card": "campaign",
            "track": "campaign",
            "air": {"german": 2, "romanian": 1},
            "victory": {"vp": 21},
            **fields,
        }
        file = msgspec.convert(values, type=ScenarioFile)
        _SCENARIOS[key] = setup.build(file, switches, "test", chart=chart)
        rate(_SCENARIOS[key])
    return _SCENARIOS[key]


def rate(sc: StalingradScenario) -> None:
    """German infantry as tests of rules count with it, whatever its ratings, which are ours, are tuned to."""
    for row in load_box().units.values():
        if row.nation == "german" and row.type == "infantry" and row.steps == 3:
            at = kinds.STRIDE * sc.unit_names.index(row.key)
            sc.attack[at + 3] = 5 if row.attack == STRONG else 4
            sc.attack[at + 2] = 3
            sc.defence[at + 3] = 6
            sc.defence[at + 2] = 4


def clear_away(s: StalingradState) -> None:
    """Every counter off the map: remnants and supply points into their pool, the rest gone."""
    sc = s.sc
    stocks = [*sc.stocks[0], *sc.stocks[1]]
    for u in range(sc.units):
        pooled = sc.traits[u] & kinds.REMNANT or u in stocks
        s.place[u] = sc.box + (POOL if pooled else GONE)
        s.parent[u] = -1
        s.marks[u] = 0
        s.due[u] = 0
    s.fort = small([0] * sc.n)
    s.forts_live = 0
    s.gauge = small([0] * sc.n)
    s.railhead = [-1] * sc.railheads


def place_of(sc: StalingradScenario, text: str) -> int:
    return sc.box + BOXES.index(text) if text in BOXES else sc.place_names.index(text)


def make_map(
    terrain: dict[str, str],
    water: dict[str, str],
    roads: list[list[str]],
    rails: list[list[str]],
    bridges: dict[str, str],
    places: dict[str, str],
    flotilla_sides: list[str],
) -> MapFile:
    """Clear ground with what is given."""
    rows = range(NORTH[0], SOUTH[1] + 1)
    names = [f"{column:02}{row:02}" for column in range(COLUMNS[0], COLUMNS[1] + 1) for row in rows]
    hexes = {name: HexRow("clear") for name in names}
    for name, kind in terrain.items():
        hexes[name] = HexRow(kind)  # type: ignore[arg-type]
    for name, text in places.items():
        size = text.split()[0]
        if size.endswith("city"):
            hexes[name] = HexRow(size)  # type: ignore[arg-type]
    waters = {side: kind for side, kind in water.items() if kind not in ("alpine", "sea")}
    strait = [side for side, kind in water.items() if kind == "sea"]
    return MapFile(
        extent=Extent(COLUMNS, (NORTH[0], SOUTH[1])),
        sheets=(Sheet("A", COLUMNS, NORTH), Sheet("C1", COLUMNS, SOUTH)),
        scenarios=tuple(ScenarioMap(key, ("A", "C1")) for key in ("C1", "C2", "C3", "C4")),
        hexes=hexes,
        places=tuple(make_place(name, text) for name, text in places.items()),
        waterways=tuple(make_water(side, kind) for side, kind in waters.items()),
        alpine=tuple(side for side, kind in water.items() if kind == "alpine"),
        passes=(),
        bridges=tuple(Bridge(side, side, kind) for side, kind in bridges.items() if kind != "crossing"),  # type: ignore[arg-type]
        crossings=tuple(Crossing(side, side, side) for side, kind in bridges.items() if kind == "crossing"),
        flotilla=tuple(flotilla_sides),
        links=tuple(make_strait(side) for side in strait),
        roads=tuple(make_road(road) for road in roads),
        railways=tuple(make_railway(rail) for rail in rails),
        areas=AREAS,
        forts=(),
        start_line=StartLine((), ()),
        lands=(),
    )


def make_place(name: str, text: str) -> Place:
    size, *words = text.split()
    values: dict[str, Any] = {"name": f"Place {name}", "hex": name, "size": size}
    for word in words:
        key, value = word.split("=")
        values["victory" if key == "points" else key] = int(value) if value.isdecimal() else value
    return msgspec.convert(values, type=Place)


def make_water(side: str, kind: str) -> Waterway:
    """A lake that freezes is "freezing"."""
    values: dict[str, Any] = {"key": side, "kind": kind, "label": side, "hexsides": [side]}
    if kind == "freezing":
        values |= {"kind": "lake", "freezes": True}
    return msgspec.convert(values, type=Waterway)


def make_strait(side: str) -> Any:
    from grognard.games.stalingrad42.box.map_types import SpecialLink

    values = {
        "kind": "strait",
        "name": side,
        "hexes": side.split("/"),
        "side": "axis",
        "per_turn": 1,
        "area": "W",
    }
    return msgspec.convert(values, type=SpecialLink)


def make_road(road: list[str]) -> Road:
    values = {
        "kind": "main" if road[0] == "main" else "secondary",
        "hexes": [part for part in road if part.isdecimal()],
        "exits": [part for part in road if "/" in part],
    }
    return msgspec.convert(values, type=Road)


def make_railway(rail: list[str]) -> Railway:
    opens = next((int(part[6:]) for part in rail if part.startswith("opens=")), 0)
    values = {
        "kind": "unfinished" if opens else "green" if rail[0] == "green" else "plain",
        "hexes": [part for part in rail if part.isdecimal()],
        "exits": [part for part in rail if "/" in part],
        "opens": opens,
    }
    return msgspec.convert(values, type=Railway)
