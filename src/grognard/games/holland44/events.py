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
from grognard.games.zocbond.events import FAMILY, Told

from .scenario import WEATHERS

_TOLD: Final = Told(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _TOLD.events
OUTCOMES: Final[list[Outcome]] = _TOLD.outcomes


# -- movement ------------------------------------------------------------------------------------
FERRIED: Final = _TOLD.event("ferried", A_UNIT, A_PLACE)
SCREENED: Final = _TOLD.event("screened", A_UNIT)
LIMBERED: Final = _TOLD.event("limbered", A_UNIT)
UNLIMBERED: Final = _TOLD.event("unlimbered", A_UNIT)
ARRIVES: Final = _TOLD.event("arrives", A_UNIT, A_PLACE)
MERGED: Final = _TOLD.event("merged", A_UNIT, Operand("giver", UNIT))
# -- supply --------------------------------------------------------------------------------------
CUT_OFF: Final = _TOLD.event("cut-off", A_UNIT)
SUPPLIED: Final = _TOLD.event("supplied", A_UNIT)
DISMOUNTED: Final = _TOLD.event("dismounted", A_UNIT)
REMOUNTED: Final = _TOLD.event("remounted", A_UNIT)
EXHAUSTED: Final = _TOLD.event("exhausted", A_UNIT)
REAPPEARS: Final = _TOLD.event("reappears", A_UNIT, A_HEX)
ISOLATED: Final = _TOLD.event("isolated", A_UNIT, N, Operand("lost", NUMBER))
# -- bridges -------------------------------------------------------------------------------------
BLOWN: Final = _TOLD.event("blown", A_SIDE, N)
NOT_BLOWN: Final = _TOLD.event("not-blown", A_SIDE, N)
BRIDGE_SAFE: Final = _TOLD.event("bridge-safe", A_SIDE)
MINED: Final = _TOLD.event("mined", A_SIDE)
REPAIRING: Final = _TOLD.event("repairing", A_SIDE, A_PLAYER)
REPAIRED: Final = _TOLD.event("repaired", A_SIDE, A_PLAYER)
REPAIR_LOST: Final = _TOLD.event("repair-lost", A_SIDE)
O_BLOWN: Final = _TOLD.outcome("blown", None, "good")
O_INTACT: Final = _TOLD.outcome("intact", None, "none")
# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _TOLD.event("weather", Operand("am", MODE, WEATHERS), Operand("pm", MODE, WEATHERS))
PLAYER_TURN: Final = _TOLD.event("player-turn", A_PLAYER)
WAITS: Final = _TOLD.event("waits", A_UNIT, N)  # it does not arrive yet
REFITS: Final = _TOLD.event("refits", A_UNIT, N)
REBUILT: Final = _TOLD.event("rebuilt", A_UNIT, A_PLACE)
JAMMED: Final = _TOLD.event("jammed", A_HEX, N)
FLOWS: Final = _TOLD.event("flows", A_HEX, N)  # a traffic marker is gone
TRAFFIC_ROLL: Final = _TOLD.event("traffic-roll", N, Operand("other", NUMBER))
LANDS: Final = _TOLD.event("lands", A_UNIT, A_HEX)
LANDING_ROLL: Final = _TOLD.event(
    "landing-roll", A_UNIT, N, Operand("result", MODE, ("none", "scattered", "scattered-1", "scattered-2"))
)
DROP_ROLL: Final = _TOLD.event("drop-roll", A_HEX, N)
REVEALED: Final = _TOLD.event("revealed", A_UNIT, A_HEX)
NOBODY_THERE: Final = _TOLD.event("nobody-there", A_HEX)
REDEPLOYED: Final = _TOLD.event("redeployed", A_UNIT, A_HEX)
SCORE: Final = _TOLD.event(
    "score", Operand("allied", NUMBER), Operand("german", NUMBER), Operand("half", NUMBER)
)
CROSSED_STEPS: Final = _TOLD.event("crossed-steps", N, Operand("needed", NUMBER))
WINS: Final = _TOLD.event("wins", A_PLAYER, Operand("how", NUMBER))  # the ways of `victory`
DISENGAGES: Final = _TOLD.event("disengages", A_UNIT, N, Operand("result", MODE, ("no", "yes-1", "yes")))
O_SCATTERED: Final = _TOLD.outcome("scattered", A_UNIT, "hit")
O_NOBODY: Final = _TOLD.outcome("nobody", A_HEX, "good")
O_REVEALED: Final = _TOLD.outcome("revealed", A_UNIT)
O_ASTRAY: Final = _TOLD.outcome("astray", A_HEX, "hit")
O_UNHURT: Final = _TOLD.outcome("unhurt", None, "none")
O_ENDURES: Final = _TOLD.outcome("endures", A_UNIT, "none")
O_AWAY: Final = _TOLD.outcome("away", A_UNIT, "good")
O_NOT_AWAY: Final = _TOLD.outcome("not-away", A_UNIT, "none")
