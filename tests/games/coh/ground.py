"""Battles on hills and in gullies: any level for any hex, with any terrain on it."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import SightRule
from grognard.games.coh.box.data_types import Box, ScenarioFile
from grognard.games.coh.box.setup_map import make_board
from grognard.games.coh.hills import HillSight
from grognard.games.coh.sight import fused_table, in_sight

from . import battle
from .battle import BOARD

_HILLS: dict[tuple[object, ...], Board] = {}
_TABLES: dict[tuple[int, ...], bytes] = {}


class Battle(battle.Battle):
    """A battle whose table of sight is kept for all boards with the same heights: it is most of the time."""

    def __init__(self, *args: Any, **fields: Any) -> None:
        with patch.object(battle, "remembered_table", table_of_heights):
            super().__init__(*args, **fields)


def table_of_heights(board: Board, rule: SightRule) -> bytes:
    assert isinstance(rule, HillSight)
    heights = (*rule.ground, *rule.top)
    if heights not in _TABLES:
        _TABLES[heights] = fused_table(board, rule)
    return _TABLES[heights]


def hilly(
    units: dict[str, str], levels: dict[str, int], terrain: dict[str, str] | None = None, **fields: Any
) -> Battle:
    """A battle on ground of the given levels; -1 is a large gully (COH-11.5), unnamed hexes are level 0.

    The overlays of the box are bare (G-16); here a wood may stand on a hill as the rules' figures have it.
    """
    ground = {**(terrain or {}), **{name: "large_gully" for name, level in levels.items() if level < 0}}

    def raised(file: ScenarioFile, box: Box) -> Board:
        key = (box.boards[BOARD], tuple(sorted(levels.items())))
        if key not in _HILLS:
            board = make_board(file, box)
            for name, level in levels.items():
                board.elevation[board.hex(f"{BOARD}-{name}")] = max(0, level)
            _HILLS[key] = board
        return _HILLS[key]

    with patch.object(battle, "remembered_board", raised):
        return Battle(units, terrain=ground, **fields)


def sees(b: battle.Battle, a: str, target: str) -> bool:
    """Whether there is a line of sight between two hexes (COH-6.0, 11.3)."""
    return in_sight(b.s, b.hex(a), b.hex(target))
