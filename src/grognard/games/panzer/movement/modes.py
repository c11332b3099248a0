"""PZR-4.5.1.1.1, 6.6.4, 6.6.5: by which mode a unit moves, and with how many points."""

from __future__ import annotations

from typing import Final

from grognard.games.panzer.ground.cover import LEG, TOWED
from grognard.games.panzer.refusals import (
    COVER_NO_HALT,
    COVER_NO_MOVE,
    GUN_INDOORS,
    LEGAL,
    NO_HALT_LADEN,
    NO_HALT_TOWED,
)
from grognard.games.panzer.scenario import SECTION, PanzerScenario
from grognard.games.panzer.state import DAMAGED, MOVE, SHORT_HALT, SUP_NONE, TRACKS, PanzerState

from .costs import BICYCLE, CAVALRY, FOOT, GUN, LADEN, MOTORCYCLE
from .rates import HURT, SHAKEN, SHORT, Fractions

FRACTIONS: Final = Fractions()


def mode_of(s: PanzerState, u: int) -> int:
    """The mode of `costs` by which a unit moves."""
    sc: PanzerScenario = s.sc
    if sc.kind[u] == TOWED:
        return GUN
    if sc.mount[u]:
        return (MOTORCYCLE, BICYCLE, CAVALRY)[sc.mount[u] - 1]
    if sc.kind[u] == LEG:
        return LADEN if sc.leg_size[u] == SECTION and sc.weapons_of[u] else FOOT
    return sc.mode[u]


def shortened(s: PanzerState, u: int) -> int:
    """What shortens the move of the unit now (`rates`)."""
    state = SHORT if s.command[u] == SHORT_HALT else 0
    if s.hurt[u] & DAMAGED:
        state |= HURT
    return state | SHAKEN if s.sup[u] != SUP_NONE else state


def immobile(s: PanzerState, u: int) -> bool:
    """PZR-6.5.2.2.1: with a track hit it neither moves nor turns for the rest of the battle."""
    return s.hurt[u] & TRACKS != 0


def has_move_order(s: PanzerState, u: int) -> bool:
    """Whether its counter, as its owner knows it, is MOVE or SHORT HALT."""
    return s.command[u] in (MOVE, SHORT_HALT)


def order_refusal(s: PanzerState, u: int, command: int) -> int:
    """PZR-6.1.4.2, 6.6.4.1[7], 6.6.5: which moves leg and towed units may not be ordered to make."""
    kind = s.sc.kind[u]
    if kind == TOWED:
        if command == SHORT_HALT:
            return NO_HALT_TOWED
        if command == MOVE and s.inside[u]:
            return GUN_INDOORS
        return COVER_NO_MOVE if command == MOVE and s.cover[u] else LEGAL
    if kind != LEG:
        return LEGAL
    laden = s.sc.leg_size[u] == SECTION and bool(s.sc.weapons_of[u])
    if command == SHORT_HALT:
        return NO_HALT_LADEN if laden else COVER_NO_HALT if s.cover[u] else LEGAL
    return COVER_NO_MOVE if command == MOVE and laden and s.cover[u] else LEGAL
