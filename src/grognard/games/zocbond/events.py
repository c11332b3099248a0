"""The events and outcomes that every game of the family tells, in the order in which it lists them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import (
    A_HEX,
    A_PLACE,
    A_PLAYER,
    A_UNIT,
    MODE,
    NUMBER,
    PLACE,
    UNIT,
    UNITS,
    N,
    Operand,
)
from grognard.core.kernel.rules import Outcome

from .kinds import ORDERS
from .results import CODES, ODDS


class EventList:
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


FAMILY: Final = EventList([], [])


TURN_BEGINS: Final = FAMILY.event("turn-begins", N, Operand("of", NUMBER))
MOVES: Final = FAMILY.event("moves", A_UNIT, A_PLACE, Operand("from", PLACE))
BECOMES: Final = FAMILY.event("becomes", A_UNIT, Operand("order", MODE, ORDERS))
STEP_LOST: Final = FAMILY.event("step-lost", A_UNIT, N)
ELIMINATED: Final = FAMILY.event("eliminated", A_UNIT)
# -- combat --------------------------------------------------------------------------------------------
ATTACKS: Final = FAMILY.event("attacks", Operand("units", UNITS), A_HEX)
SUPPORTS: Final = FAMILY.event("supports", A_UNIT, A_HEX)
AIR_SUPPORT: Final = FAMILY.event("air-support", A_PLAYER, A_HEX)
COMBAT: Final = FAMILY.event(
    "combat", A_HEX, Operand("odds", MODE, ODDS), Operand("die", NUMBER), Operand("result", MODE, CODES)
)
CANCELLED: Final = FAMILY.event("cancelled", A_PLAYER, A_HEX)
REMNANT: Final = FAMILY.event("remnant", A_UNIT, Operand("parent", UNIT))
STANDS: Final = FAMILY.event("stands", A_UNIT, Operand("total", NUMBER))
HOLDS: Final = FAMILY.event("holds", A_PLAYER, A_HEX)  # the retreat is cancelled
GIVES_WAY: Final = FAMILY.event("gives-way", A_PLAYER, A_HEX)  # a determined defence has failed
IGNORES: Final = FAMILY.event("ignores", A_PLAYER, A_HEX)  # the retreat: the attack has spent itself
ENGAGES: Final = FAMILY.event("engages", A_UNIT)  # it is marked as engaged
READIES: Final = FAMILY.event("readies", A_UNIT)  # artillery is active again

O_RESULT: Final = FAMILY.outcome("result", Operand("result", MODE, CODES), "hit")
O_HOLDS: Final = FAMILY.outcome("holds", None, "none")
O_GIVES_WAY: Final = FAMILY.outcome("gives-way", None, "good")
O_STEP: Final = FAMILY.outcome("step", A_UNIT, "hit")
O_ELIMINATED: Final = FAMILY.outcome("eliminated", A_UNIT, "kill")
O_RETREATS: Final = FAMILY.outcome("retreats", A_HEX, "good")

# -- movement ------------------------------------------------------------------------------------
SPLITS: Final = FAMILY.event("splits", A_UNIT, Operand("part", UNIT))
ABSORBS: Final = FAMILY.event("absorbs", A_UNIT, Operand("part", UNIT))
SHATTERS: Final = FAMILY.event("shatters", A_HEX)
STAYS: Final = FAMILY.event("stays", A_UNIT)  # it moves no more, and others go on
# -- retreat, advance, recovery ------------------------------------------------------------------
RETREATS: Final = FAMILY.event("retreats", A_UNIT, A_PLACE, Operand("from", PLACE))
ADVANCES: Final = FAMILY.event("advances", A_UNIT, A_PLACE, Operand("from", PLACE))
STRIKES: Final = FAMILY.event("strikes", Operand("units", UNITS), A_HEX)
JOINS: Final = FAMILY.event("joins", Operand("units", UNITS), A_HEX)
RECOVERY_ROLL: Final = FAMILY.event("recovery-roll", A_UNIT, Operand("total", NUMBER))
