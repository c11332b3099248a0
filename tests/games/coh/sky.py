"""Battles with aircraft: each with its hex, heading, altitude and bombs."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from grognard.core.geometry.board import Board
from grognard.games.coh.air.aircraft import fly_over, set_altitude
from grognard.games.coh.box.data_types import Box, ScenarioFile
from grognard.games.coh.box.setup_map import make_board
from grognard.games.coh.scenario import FACING_NAMES, WAITING
from grognard.games.coh.state import CohState, derive

from . import battle
from .battle import BOARD
from .ground import Battle

BOMBS = ("bomb_50kg", "bomb_250kg", "cluster")
GROUND = {"G-INF-1": "G_INF A01 E", "S-RIF-1": "S_RIF L18 W"}
ENTRY = ("F01", "G01")


class Sky(Battle):
    """A battle with aircraft of either side: key -> "TYPE HEX FACING" with words after it.

    HEX may be "off": it waits beside the map. Words: active, spent, damaged, departing, alt3, and kinds of
    bombs (bomb_50kg). Everything else is as in `Battle`; somebody of both sides is on the ground.
    """

    def __init__(
        self,
        aircraft: dict[str, str],
        units: dict[str, str] | None = None,
        *,
        levels: dict[str, int] | None = None,
        entry: tuple[str, ...] = ENTRY,
        **fields: Any,
    ) -> None:
        words = {key: text.split() for key, text in aircraft.items()}
        fields["reinforcements"] = [
            {
                "side": "german" if key.startswith("G") else "soviet",
                "round": 1,
                "entry": [f"{BOARD}-{name}" for name in entry],
                "units": [{"key": key, "unit": text[0], "bombs": [w for w in text if w in BOMBS]}],
            }
            for key, text in words.items()
        ]
        levels = levels or {}
        gullies = {name: "large_gully" for name, level in levels.items() if level < 0}

        def placed(s: CohState) -> None:
            for key, text in words.items():
                take_off(s, s.sc.unit_names.index(key), text)
            derive(s)

        with (
            patch.object(battle, "remembered_board", raised(levels)),
            patch.object(battle, "derive", placed),
        ):
            super().__init__(
                {**GROUND, **(units or {})}, terrain={**fields.pop("terrain", {}), **gullies}, **fields
            )

    def over(self, key: str) -> str:
        """The hex below an aircraft; "" if it is not over the map."""
        h = self.s.over[self.unit(key)]
        return "" if h < 0 else self.sc.board.name(h).partition("-")[2]

    def altitude(self, key: str) -> int:
        return self.s.altitude[self.unit(key)]

    def bombs(self, key: str) -> list[str]:
        kinds = len(self.sc.bomb_names)
        row = self.unit(key) * kinds
        return [name for i, name in enumerate(self.sc.bomb_names) for _ in range(self.s.bombs[row + i])]


def take_off(s: CohState, u: int, words: list[str]) -> None:
    s.put(u, s.sc.off + WAITING)
    s.facing[u] = FACING_NAMES.index(words[2])
    if words[1] != "off":
        fly_over(s, u, s.sc.board.hex(f"{BOARD}-{words[1]}"))
    for word in words[3:]:
        if word == "active":
            s.active[s.sc.army[u]] |= 1 << u
        elif word == "spent":
            s.status[u] = 1
        elif word == "damaged":
            s.damaged[u] = 1
        elif word == "departing":
            s.departing[u] = 1
        elif word.startswith("alt"):
            set_altitude(s, u, int(word[3:]))
        else:
            assert word in BOMBS, word


_RAISED: dict[tuple[object, ...], Board] = {}


def raised(levels: dict[str, int]) -> Any:
    """Makes boards with the given levels, kept for the next battle on the same ground."""

    def board(file: ScenarioFile, box: Box) -> Board:
        key = (box.boards[BOARD], tuple(sorted(levels.items())))
        if key not in _RAISED:
            made = make_board(file, box)
            for name, level in levels.items():
                made.elevation[made.hex(f"{BOARD}-{name}")] = max(0, level)
            _RAISED[key] = made
        return _RAISED[key]

    return board
