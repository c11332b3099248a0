"""The events and outcomes of Holland '44: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import (
    A_HEX,
    A_PLACE,
    A_PLAYER,
    A_SIDE,
    A_UNIT,
    MODE,
    NUMBER,
    UNIT,
    N,
    Operand,
)
from grognard.core.kernel.rules import Outcome
from grognard.games.zocbond.events import FAMILY, EventList

from .scenario import WEATHERS

_LIST: Final = EventList(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _LIST.events
OUTCOMES: Final[list[Outcome]] = _LIST.outcomes


# -- movement ------------------------------------------------------------------------------------
FERRIED: Final = _LIST.event("ferried", A_UNIT, A_PLACE)
SCREENED: Final = _LIST.event("screened", A_UNIT)
LIMBERED: Final = _LIST.event("limbered", A_UNIT)
UNLIMBERED: Final = _LIST.event("unlimbered", A_UNIT)
ARRIVES: Final = _LIST.event("arrives", A_UNIT, A_PLACE)
MERGED: Final = _LIST.event("merged", A_UNIT, Operand("giver", UNIT))
# -- supply --------------------------------------------------------------------------------------
CUT_OFF: Final = _LIST.event("cut-off", A_UNIT)
SUPPLIED: Final = _LIST.event("supplied", A_UNIT)
DISMOUNTED: Final = _LIST.event("dismounted", A_UNIT)
REMOUNTED: Final = _LIST.event("remounted", A_UNIT)
EXHAUSTED: Final = _LIST.event("exhausted", A_UNIT)
REAPPEARS: Final = _LIST.event("reappears", A_UNIT, A_HEX)
ISOLATED: Final = _LIST.event("isolated", A_UNIT, N, Operand("lost", NUMBER))
# -- bridges -------------------------------------------------------------------------------------
BLOWN: Final = _LIST.event("blown", A_SIDE, N)
NOT_BLOWN: Final = _LIST.event("not-blown", A_SIDE, N)
BRIDGE_SAFE: Final = _LIST.event("bridge-safe", A_SIDE)
MINED: Final = _LIST.event("mined", A_SIDE)
REPAIRING: Final = _LIST.event("repairing", A_SIDE, A_PLAYER)
REPAIRED: Final = _LIST.event("repaired", A_SIDE, A_PLAYER)
REPAIR_LOST: Final = _LIST.event("repair-lost", A_SIDE)
O_BLOWN: Final = _LIST.outcome("blown", None, "good")
O_INTACT: Final = _LIST.outcome("intact", None, "none")
# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _LIST.event("weather", Operand("am", MODE, WEATHERS), Operand("pm", MODE, WEATHERS))
PLAYER_TURN: Final = _LIST.event("player-turn", A_PLAYER)
WAITS: Final = _LIST.event("waits", A_UNIT, N)  # it does not arrive yet
REFITS: Final = _LIST.event("refits", A_UNIT, N)
REBUILT: Final = _LIST.event("rebuilt", A_UNIT, A_PLACE)
JAMMED: Final = _LIST.event("jammed", A_HEX, N)
FLOWS: Final = _LIST.event("flows", A_HEX, N)  # a traffic marker is gone
TRAFFIC_ROLL: Final = _LIST.event("traffic-roll", N, Operand("other", NUMBER))
LANDS: Final = _LIST.event("lands", A_UNIT, A_HEX)
LANDING_ROLL: Final = _LIST.event(
    "landing-roll", A_UNIT, N, Operand("result", MODE, ("none", "scattered", "scattered-1", "scattered-2"))
)
DROP_ROLL: Final = _LIST.event("drop-roll", A_HEX, N)
REVEALED: Final = _LIST.event("revealed", A_UNIT, A_HEX)
NOBODY_THERE: Final = _LIST.event("nobody-there", A_HEX)
REDEPLOYED: Final = _LIST.event("redeployed", A_UNIT, A_HEX)
SCORE: Final = _LIST.event(
    "score", Operand("allied", NUMBER), Operand("german", NUMBER), Operand("half", NUMBER)
)
CROSSED_STEPS: Final = _LIST.event("crossed-steps", N, Operand("needed", NUMBER))
WINS: Final = _LIST.event("wins", A_PLAYER, Operand("how", NUMBER))  # the ways of `victory`
DISENGAGES: Final = _LIST.event("disengages", A_UNIT, N, Operand("result", MODE, ("no", "yes-1", "yes")))
O_SCATTERED: Final = _LIST.outcome("scattered", A_UNIT, "hit")
O_NOBODY: Final = _LIST.outcome("nobody", A_HEX, "good")
O_REVEALED: Final = _LIST.outcome("revealed", A_UNIT)
O_ASTRAY: Final = _LIST.outcome("astray", A_HEX, "hit")
O_UNHURT: Final = _LIST.outcome("unhurt", None, "none")
O_ENDURES: Final = _LIST.outcome("endures", A_UNIT, "none")
O_AWAY: Final = _LIST.outcome("away", A_UNIT, "good")
O_NOT_AWAY: Final = _LIST.outcome("not-away", A_UNIT, "none")
