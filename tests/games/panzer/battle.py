"""Small battles for tests: any terrain, any units, given rolls, and the game at any step of a turn."""

from __future__ import annotations

import datetime
import re
from typing import Any

import msgspec

from grognard.core.kernel.chance import Script
from grognard.core.kernel.state import IDLE, RUN, Frame
from grognard.core.referee.errors import Refused
from grognard.core.referee.game import Game, start
from grognard.core.telling.view import Reason
from grognard.games.panzer import RULES
from grognard.games.panzer.box.board_files import BoardPlace, joined
from grognard.games.panzer.box.board_types import BoardFile
from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.box.scenario_types import ScenarioFile
from grognard.games.panzer.box.setup import build, set_up
from grognard.games.panzer.ground.terrain import Land, land_of
from grognard.games.panzer.scenario import FACING_NAMES, SIDES, WAITING, PanzerScenario
from grognard.games.panzer.spotting.looking import spotters_of
from grognard.games.panzer.state import (
    ABANDONED,
    ACTED_NAMES,
    COMMANDS,
    DAMAGED,
    DONE,
    FRESH,
    HALF_DONE,
    IMPROVED,
    NO_COMMAND,
    TRACKS,
    WRECK_BU,
    WRECK_KO,
    PanzerState,
    derive,
    with_cell,
)
from grognard.games.panzer.turn import AT_BATTLE, AT_WALK, Setup, Turn

BOARD = 1
HEX = re.compile(r"^[A-Y]([0-9]|1[0-2])$")
ALL_MODULES = (
    "command_control",
    "leg_and_towed",
    "gp_fire",
    "advanced_ap",
    "ammo_limits",
    "indirect_fire",
    "close_combat",
    "transport",
    "hull_down",
    "buildings",
    "air",
)


class Battle:
    """A game with its frames given, and with given dice.

    `units` maps a unit key ("GA": the first letter is the side; no name of a hex) to "CARD HEX FACING"
    ("G-PZ4F2 C10 NE") with words after it: a command (`fire`, `move`, `short-halt`, `overwatch`), `fired` or
    `done` (its counter lies face up), `damaged`, `tracks`, `abandoned`, `spot-move`, `spot-fire`, `waiting`,
    `improved`, `w:CARD` (support weapon), `r:ROLE`, `g:GRADE` (of the unit).
    Hexes are those of one board, A0 to Y12, no board number.
    `frames` is the stack to begin with, the lowest first. Who spots whom is looked up as in the Spotting
    Phase. `may` names the commands that a face-down counter may be, for all units that are not exact: by
    default all five.
    """

    def __init__(
        self,
        units: dict[str, str],
        frames: list[Frame] | None = None,
        *,
        terrain: dict[str, str] | None = None,
        levels: dict[str, int] | None = None,
        sides: dict[str, str] | None = None,
        roads: list[list[str]] | None = None,
        trails: list[list[str]] | None = None,
        two_floors: list[str] | None = None,
        wrecks: dict[str, str] | None = None,
        grades: tuple[str, str] = ("seasoned", "seasoned"),
        layer: str = "basic",
        modules: tuple[str, ...] = (),
        first: str = "german",
        turn: int = 1,
        turns: int = 5,
        may: tuple[str, ...] = COMMANDS,
        rolls: list[int | list[int]] | None = None,
        **fields: Any,
    ) -> None:
        self.keys = sorted(units, key=lambda key: "GS".index(key[0]))
        land = make_land(
            terrain or {}, levels or {}, sides or {}, roads or [], trails or [], two_floors or []
        )
        file = make_file([units[key] for key in self.keys], self.keys, grades, layer, modules, turns, fields)
        self.sc: PanzerScenario = build(file, {}, land)
        self.keys += self.sc.unit_names[len(self.keys) :]  # aircraft (`aircraft` of the scenario file)
        self.sc.unit_names = self.keys
        for r, u in enumerate(self.sc.source_unit):
            if u >= 0:
                self.sc.source_names[r] = self.keys[u]
        s = set_up(self.sc, b"test")
        s.turn = turn
        s.first = SIDES.index(first)
        for key in self.keys[: len(units)]:
            place(s, self.keys.index(key), units[key].split()[1:])
        for name, kind in (wrecks or {}).items():
            s.wreck = with_cell(s.wreck, self.hex(name), WRECK_BU if kind == "bu" else WRECK_KO)
        derive(s)
        for u in range(len(units)):
            s.seen_by[u] = spotters_of(s, u)
            if s.acted[u] == FRESH:
                s.command_may[u] |= sum(1 << COMMANDS.index(name) for name in may)
        s.lanes = [list(frames or [])]
        s.shared = [0]
        s.asked = [RUN if frames else IDLE]
        self.script = Script(rolls or [], [])
        self.game: Game = start(RULES, s, self.script)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, *keys: str) -> None:
        """Plays keys for whoever is asked; hexes may be written without the board number."""
        for key in keys:
            self.game.play(full(key))

    def offers(self) -> list[str]:
        """The keys on offer, hexes without the board number."""
        if self.game.over or not any(asked >= 0 for asked in self.s.asked):
            return []
        return [short(self.game.key(o)) for o in self.game.decision.options]

    def refused(self, *keys: str) -> str:
        """Plays all keys but the last, which must be refused; the rule that forbids it."""
        self.play(*keys[:-1])
        before = self.game.hash()
        try:
            self.game.play(full(keys[-1]))
        except Refused as e:
            assert self.game.hash() == before, "a refusal must change nothing"
            return e.reason.rule
        raise AssertionError(f"'{keys[-1]}' was accepted")

    def verdict(self, *keys: str) -> tuple[bool, str]:
        """Plays all keys but the last: whether the last is legal, and the rule that forbids it."""
        self.play(*keys[:-1])
        if self.why(keys[-1]) is None:
            return True, ""
        return False, self.refused(keys[-1])

    def why(self, *keys: str) -> Reason | None:
        return self.game.seat(self.game.decision.player).why(*(full(k) for k in keys))

    # -- looking -----------------------------------------------------------------------------------

    @property
    def s(self) -> PanzerState:
        assert isinstance(self.game.state, PanzerState)
        return self.game.state

    def unit(self, key: str) -> int:
        return self.keys.index(key)

    def hex(self, name: str) -> int:
        return self.sc.board.hex(f"{BOARD}{name}")

    def where(self, key: str) -> str:
        """The hex of a unit without the board number, or a place like @lost."""
        return short(self.sc.name_of(5, self.s.place[self.unit(key)]))

    def facing(self, key: str) -> str:
        return FACING_NAMES[self.s.facing[self.unit(key)]]

    def acted(self, key: str) -> str:
        return ACTED_NAMES[self.s.acted[self.unit(key)]]

    def may(self, key: str) -> set[str]:
        """The commands that by open facts a unit may have."""
        bits = self.s.command_may[self.unit(key)]
        return {name for number, name in enumerate(COMMANDS) if bits >> number & 1}

    def events(self) -> list[str]:
        return [RULES.events[event.kind].name for event in self.game.events]

    def told(self, name: str) -> list[tuple[int, int, int, int]]:
        """The numbers of every event of that name, in order."""
        found = [event for event in self.game.events if RULES.events[event.kind].name == name]
        return [(event.a, event.b, event.c, event.d) for event in found]

    def asked(self) -> str:
        """Who is asked."""
        return self.sc.seats[self.game.decision.player]

    def kind(self) -> str:
        """What is asked, as `Frame.step`."""
        return self.game.decision.kind


def full(key: str) -> str:
    """A key with the board number before its hexes."""
    return " ".join(f"{BOARD}{word}" if HEX.match(word) else word for word in key.split())


def short(key: str) -> str:
    """A key without the board number."""
    words = [word[1:] if HEX.match(word[1:]) and word[0] == str(BOARD) else word for word in key.split()]
    return " ".join(words)


_LANDS: dict[str, Land] = {}


def make_land(
    terrain: dict[str, str],
    levels: dict[str, int],
    sides: dict[str, str],
    roads: list[list[str]],
    trails: list[list[str]],
    two_floors: list[str],
) -> Land:
    """A board of clear ground with the given hexes, hexsides and ways; the same ground is made once."""
    ground = repr(
        (sorted(terrain.items()), sorted(levels.items()), sorted(sides.items()), roads, trails, two_floors)
    )
    if ground not in _LANDS:
        kinds: dict[str, list[str]] = {}
        for name, kind in terrain.items():
            kinds.setdefault(kind, []).append(name)
        features: dict[str, list[str]] = {}
        for name, kind in sides.items():
            features.setdefault(kind, []).append(name)
        raised = {f"level_{n}": [name for name, level in levels.items() if level == n] for n in (1, 2, 3)}
        values = {
            "id": BOARD,
            "name": "test",
            "theme": "test",
            "roads": roads,
            "trails": trails,
            "terrain": kinds,
            "levels": raised,
            "sides": features,
            "two_floors": two_floors,
        }
        board = msgspec.convert(values, type=BoardFile)
        _LANDS[ground] = land_of(joined([BoardPlace(BOARD)], {BOARD: board}))
    return _LANDS[ground]


def make_file(
    texts: list[str],
    keys: list[str],
    grades: tuple[str, str],
    layer: str,
    modules: tuple[str, ...],
    turns: int,
    fields: dict[str, Any],
) -> ScenarioFile:
    """A scenario of these units: one formation a side; what is not given is as plain as can be."""
    groups: dict[str, list[dict[str, Any]]] = {"german": [], "soviet": []}
    for number, (key, text) in enumerate(zip(keys, texts, strict=True)):
        card = text.split()[0]
        assert card in {**load_cards().vehicles, **load_cards().towed, **load_cards().leg}, card
        side = "german" if key[0] == "G" else "soviet"
        groups[side].append(
            {
                "key": f"{key[0]}-U{number}",
                "card": card,
                "count": 1,
                "zone": side,
                "weapons": [word[2:] for word in text.split() if word.startswith("w:")],
                "roles": [word[2:] for word in text.split() if word.startswith("r:")],
                "mount": next((word[2:] for word in text.split() if word.startswith("m:")), ""),
                "grade": next((word[2:] for word in text.split() if word.startswith("g:")), None),
            }
        )
    if layer == "advanced" and not modules:
        modules = ALL_MODULES
    values: dict[str, Any] = {
        "id": "PZ-S99",
        "name": "test",
        "title": "Test",
        "date": datetime.date(1943, 7, 5),
        "place": "nowhere",
        "layer": layer,
        "boards": [{"board": BOARD}],
        "turns": turns,
        "set_up": ["german", "soviet"],
        "forces": {
            "german": {"grade": grades[0], "role": "meets"},
            "soviet": {"grade": grades[1], "role": "meets"},
        },
        "zones": [
            {"key": "german", "side": "german", "areas": [{"board": BOARD, "columns": "A-Y"}]},
            {"key": "soviet", "side": "soviet", "areas": [{"board": BOARD, "columns": "A-Y"}]},
        ],
        "formations": [
            {
                "key": f"{side}-company",
                "side": side,
                "name": side,
                "grade": grades[number],
                "units": groups[side],
            }
            for number, side in enumerate(SIDES)
            if groups[side]
        ],
        "victory": {"kills": {"german": 100, "soviet": 100}},
        "teaches": ["test"],
        "modules": list(modules),
    }
    if len(values["formations"]) == 1:  # the form asks for two
        values["formations"].append({**values["formations"][0], "key": "nobody"})
        values.update(fields)
        file = msgspec.convert(values, type=ScenarioFile)
        return msgspec.structs.replace(file, formations=file.formations[:1])
    values.update(fields)
    return msgspec.convert(values, type=ScenarioFile)


HURTS = {"damaged": DAMAGED, "tracks": TRACKS, "abandoned": ABANDONED}
SPOTS = {"spot-move": 1, "spot-fire": 2, "spot-small": 3}


def place(s: PanzerState, u: int, words: list[str]) -> None:
    """Puts a unit down as its text says."""
    h = s.sc.board.hex(f"{BOARD}{words[0]}")
    s.put(u, h)
    s.facing[u] = FACING_NAMES.index(words[1])
    s.command[u] = NO_COMMAND
    for word in words[2:]:
        if word in COMMANDS:
            s.command[u] = COMMANDS.index(word)
        elif word in HURTS:
            s.harm(u, HURTS[word])
        elif word in SPOTS:
            s.spot[u] = SPOTS[word]
        elif word in ("fired", "done"):
            s.acted[u] = HALF_DONE if word == "fired" else DONE
        elif word == "waiting":
            s.put(u, s.sc.off + WAITING)
        elif word == "improved":
            s.works = with_cell(s.works, h, s.works[h] | IMPROVED)
            s.works_facing = with_cell(s.works_facing, h, s.facing[u])
            s.post = with_cell(s.post, u, 1)
        elif not word.startswith(("w:", "m:", "r:", "g:")):
            raise ValueError(f"what is {word!r}?")
    s.command_may[u] = 1 << s.command[u]


def from_step(step: str, layer: str = "basic") -> list[Frame]:
    """The stack of a turn that is about to begin this step, for `Battle(frames=...)`."""
    sequence = load_tables().commands.sequence
    steps = [each.id for each in (sequence.advanced if layer == "advanced" else sequence.basic)]
    setup, turn = Setup(), Turn()
    setup.step, turn.step, turn.at = AT_BATTLE, AT_WALK, steps.index(step)
    return [setup, turn]
