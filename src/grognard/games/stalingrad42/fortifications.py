"""Chapter 9.7: what forts do in combat, and when those printed on the map fall out of use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.zocbond.zoc import near_enemy

from . import events
from .scenario import AXIS, SOVIET
from .state import StalingradState
from .supply import controls

ROSTOV_GROUP: Final = 2  # the forts around Rostov fall only with the city (S42-9.7.7)
GROUPS: Final = 3


def is_printed(s: StalingradState, h: i64) -> bool:
    """Whether a fort printed on the map still serves (S42-9.7.6)."""
    group = s.sc.fort_group[h]
    return group >= 0 and s.forts_live >> group & 1 != 0


def has_fort(s: StalingradState, h: int, player: int) -> bool:
    """Whether a completed fort protects a player's units; printed ones serve Soviets (S42-9.7.1, 9.7.6)."""
    return s.fort[h] == player + 1 or (player == SOVIET and is_printed(s, h))


def is_building(s: StalingradState, h: int, player: int) -> bool:
    """Whether a fort of his is under construction: nobody attacks out of the hex (S42-9.7.2)."""
    return s.fort[h] == player + 3


def holds_back(s: StalingradState, h: int) -> bool:
    """Whether a fort under construction keeps units next to the enemy from attacking (S42-9.7.2)."""
    player = s.holder[h]
    return player >= 0 and is_building(s, h, player) and near_enemy(s, h, player)


def end_soviet_turn(s: StalingradState) -> None:
    """A group of printed forts in which no Soviet unit is left is no longer in use (S42-9.7.7)."""
    for group in range(GROUPS):
        if s.forts_live >> group & 1 and not is_manned(s, group):
            if group != ROSTOV_GROUP or s.sc.rostov < 0 or controls(s, s.sc.rostov, AXIS):
                s.forts_live &= ~(1 << group)
                s.tell(events.FORTS_FALL, group + 1)


def is_manned(s: StalingradState, group: int) -> bool:
    sc = s.sc
    for h in range(sc.n):
        if sc.fort_group[h] == group and any(sc.owner[u] == SOVIET for u in s.stack_at(h)):
            return True
    return False
