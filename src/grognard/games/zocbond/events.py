"""The events and outcomes that every game of the family tells, in the order in which it lists them."""

from __future__ import annotations

from typing import Final

from grognard.core.event import EventKind
from grognard.core.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, UNIT, UNITS, Operand
from grognard.core.rules import Outcome

from .kinds import ORDERS
from .results import CODES, ODDS

FAMILY_EVENTS: Final[list[EventKind]] = []
FAMILY_OUTCOMES: Final[list[Outcome]] = []


def _event(name: str, *operands: Operand) -> int:
    FAMILY_EVENTS.append(EventKind(name, operands))
    return len(FAMILY_EVENTS) - 1


def _outcome(name: str, operand: Operand | None = None, kind: str = "") -> int:
    FAMILY_OUTCOMES.append(Outcome(name, operand, kind))
    return len(FAMILY_OUTCOMES) - 1


_UNIT: Final = Operand("unit", UNIT)
_PLAYER: Final = Operand("player", PLAYER)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_N: Final = Operand("n", NUMBER)

TURN_BEGINS: Final = _event("turn-begins", _N, Operand("of", NUMBER))
MOVES: Final = _event("moves", _UNIT, _PLACE, Operand("from", PLACE))
BECOMES: Final = _event("becomes", _UNIT, Operand("order", MODE, ORDERS))
STEP_LOST: Final = _event("step-lost", _UNIT, _N)
ELIMINATED: Final = _event("eliminated", _UNIT)
# -- combat --------------------------------------------------------------------------------------------
ATTACKS: Final = _event("attacks", Operand("units", UNITS), _HEX)
SUPPORTS: Final = _event("supports", _UNIT, _HEX)
AIR_SUPPORT: Final = _event("air-support", _PLAYER, _HEX)
COMBAT: Final = _event(
    "combat", _HEX, Operand("odds", MODE, ODDS), Operand("die", NUMBER), Operand("result", MODE, CODES)
)
CANCELLED: Final = _event("cancelled", _PLAYER, _HEX)
REMNANT: Final = _event("remnant", _UNIT, Operand("parent", UNIT))
STANDS: Final = _event("stands", _UNIT, Operand("total", NUMBER))
HOLDS: Final = _event("holds", _PLAYER, _HEX)  # the retreat is cancelled
GIVES_WAY: Final = _event("gives-way", _PLAYER, _HEX)  # a determined defence has failed
IGNORES: Final = _event("ignores", _PLAYER, _HEX)  # the retreat: the attack has spent itself
ENGAGES: Final = _event("engages", _UNIT)  # it is marked as engaged
READIES: Final = _event("readies", _UNIT)  # artillery is active again

O_RESULT: Final = _outcome("result", Operand("result", MODE, CODES), "hit")
O_HOLDS: Final = _outcome("holds", None, "none")
O_GIVES_WAY: Final = _outcome("gives-way", None, "good")
O_STEP: Final = _outcome("step", _UNIT, "hit")
O_ELIMINATED: Final = _outcome("eliminated", _UNIT, "kill")
O_RETREATS: Final = _outcome("retreats", _HEX, "good")

# -- movement ------------------------------------------------------------------------------------
SPLITS: Final = _event("splits", _UNIT, Operand("part", UNIT))
ABSORBS: Final = _event("absorbs", _UNIT, Operand("part", UNIT))
SHATTERS: Final = _event("shatters", _HEX)
STAYS: Final = _event("stays", _UNIT)  # it moves no more, and others go on
# -- retreat, advance, recovery ------------------------------------------------------------------
RETREATS: Final = _event("retreats", _UNIT, _PLACE, Operand("from", PLACE))
ADVANCES: Final = _event("advances", _UNIT, _PLACE, Operand("from", PLACE))
STRIKES: Final = _event("strikes", Operand("units", UNITS), _HEX)
JOINS: Final = _event("joins", Operand("units", UNITS), _HEX)
RECOVERY_ROLL: Final = _event("recovery-roll", _UNIT, Operand("total", NUMBER))
