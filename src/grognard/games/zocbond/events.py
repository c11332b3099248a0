"""The events and outcomes that every game of the family tells, in the order in which it lists them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, UNIT, UNITS, Operand
from grognard.core.kernel.rules import Outcome

from .kinds import ORDERS
from .results import CODES, ODDS


class Told:
    """Events and outcomes in the order of their numbers: those of the family, then a game's own."""

    def __init__(self, events: list[EventKind], outcomes: list[Outcome]) -> None:
        self.events = list(events)
        self.outcomes = list(outcomes)

    def event(self, name: str, *operands: Operand) -> int:
        """Lists an event; its number."""
        self.events.append(EventKind(name, operands))
        return len(self.events) - 1

    def outcome(self, name: str, operand: Operand | None = None, kind: str = "") -> int:
        """Lists an outcome; its number."""
        self.outcomes.append(Outcome(name, operand, kind))
        return len(self.outcomes) - 1


FAMILY: Final = Told([], [])


_UNIT: Final = Operand("unit", UNIT)
_PLAYER: Final = Operand("player", PLAYER)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_N: Final = Operand("n", NUMBER)

TURN_BEGINS: Final = FAMILY.event("turn-begins", _N, Operand("of", NUMBER))
MOVES: Final = FAMILY.event("moves", _UNIT, _PLACE, Operand("from", PLACE))
BECOMES: Final = FAMILY.event("becomes", _UNIT, Operand("order", MODE, ORDERS))
STEP_LOST: Final = FAMILY.event("step-lost", _UNIT, _N)
ELIMINATED: Final = FAMILY.event("eliminated", _UNIT)
# -- combat --------------------------------------------------------------------------------------------
ATTACKS: Final = FAMILY.event("attacks", Operand("units", UNITS), _HEX)
SUPPORTS: Final = FAMILY.event("supports", _UNIT, _HEX)
AIR_SUPPORT: Final = FAMILY.event("air-support", _PLAYER, _HEX)
COMBAT: Final = FAMILY.event(
    "combat", _HEX, Operand("odds", MODE, ODDS), Operand("die", NUMBER), Operand("result", MODE, CODES)
)
CANCELLED: Final = FAMILY.event("cancelled", _PLAYER, _HEX)
REMNANT: Final = FAMILY.event("remnant", _UNIT, Operand("parent", UNIT))
STANDS: Final = FAMILY.event("stands", _UNIT, Operand("total", NUMBER))
HOLDS: Final = FAMILY.event("holds", _PLAYER, _HEX)  # the retreat is cancelled
GIVES_WAY: Final = FAMILY.event("gives-way", _PLAYER, _HEX)  # a determined defence has failed
IGNORES: Final = FAMILY.event("ignores", _PLAYER, _HEX)  # the retreat: the attack has spent itself
ENGAGES: Final = FAMILY.event("engages", _UNIT)  # it is marked as engaged
READIES: Final = FAMILY.event("readies", _UNIT)  # artillery is active again

O_RESULT: Final = FAMILY.outcome("result", Operand("result", MODE, CODES), "hit")
O_HOLDS: Final = FAMILY.outcome("holds", None, "none")
O_GIVES_WAY: Final = FAMILY.outcome("gives-way", None, "good")
O_STEP: Final = FAMILY.outcome("step", _UNIT, "hit")
O_ELIMINATED: Final = FAMILY.outcome("eliminated", _UNIT, "kill")
O_RETREATS: Final = FAMILY.outcome("retreats", _HEX, "good")

# -- movement ------------------------------------------------------------------------------------
SPLITS: Final = FAMILY.event("splits", _UNIT, Operand("part", UNIT))
ABSORBS: Final = FAMILY.event("absorbs", _UNIT, Operand("part", UNIT))
SHATTERS: Final = FAMILY.event("shatters", _HEX)
STAYS: Final = FAMILY.event("stays", _UNIT)  # it moves no more, and others go on
# -- retreat, advance, recovery ------------------------------------------------------------------
RETREATS: Final = FAMILY.event("retreats", _UNIT, _PLACE, Operand("from", PLACE))
ADVANCES: Final = FAMILY.event("advances", _UNIT, _PLACE, Operand("from", PLACE))
STRIKES: Final = FAMILY.event("strikes", Operand("units", UNITS), _HEX)
JOINS: Final = FAMILY.event("joins", Operand("units", UNITS), _HEX)
RECOVERY_ROLL: Final = FAMILY.event("recovery-roll", _UNIT, Operand("total", NUMBER))
