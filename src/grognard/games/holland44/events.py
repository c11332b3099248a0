"""The events and outcomes of Holland '44: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, SIDE, UNIT, Operand
from grognard.core.kernel.rules import Outcome
from grognard.games.zocbond.events import FAMILY, Told

from .scenario import WEATHERS

_TOLD: Final = Told(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _TOLD.events
OUTCOMES: Final[list[Outcome]] = _TOLD.outcomes

_UNIT: Final = Operand("unit", UNIT)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_N: Final = Operand("n", NUMBER)

# -- movement ------------------------------------------------------------------------------------
FERRIED: Final = _TOLD.event("ferried", _UNIT, _PLACE)
SCREENED: Final = _TOLD.event("screened", _UNIT)
LIMBERED: Final = _TOLD.event("limbered", _UNIT)
UNLIMBERED: Final = _TOLD.event("unlimbered", _UNIT)
ARRIVES: Final = _TOLD.event("arrives", _UNIT, _PLACE)
MERGED: Final = _TOLD.event("merged", _UNIT, Operand("giver", UNIT))
# -- supply --------------------------------------------------------------------------------------
CUT_OFF: Final = _TOLD.event("cut-off", _UNIT)
SUPPLIED: Final = _TOLD.event("supplied", _UNIT)
DISMOUNTED: Final = _TOLD.event("dismounted", _UNIT)
REMOUNTED: Final = _TOLD.event("remounted", _UNIT)
EXHAUSTED: Final = _TOLD.event("exhausted", _UNIT)
REAPPEARS: Final = _TOLD.event("reappears", _UNIT, _HEX)
ISOLATED: Final = _TOLD.event("isolated", _UNIT, _N, Operand("lost", NUMBER))
# -- bridges -------------------------------------------------------------------------------------
_SIDE: Final = Operand("side", SIDE)
_PLAYER: Final = Operand("player", PLAYER)
BLOWN: Final = _TOLD.event("blown", _SIDE, _N)
NOT_BLOWN: Final = _TOLD.event("not-blown", _SIDE, _N)
BRIDGE_SAFE: Final = _TOLD.event("bridge-safe", _SIDE)
MINED: Final = _TOLD.event("mined", _SIDE)
REPAIRING: Final = _TOLD.event("repairing", _SIDE, _PLAYER)
REPAIRED: Final = _TOLD.event("repaired", _SIDE, _PLAYER)
REPAIR_LOST: Final = _TOLD.event("repair-lost", _SIDE)
O_BLOWN: Final = _TOLD.outcome("blown", None, "good")
O_INTACT: Final = _TOLD.outcome("intact", None, "none")
# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _TOLD.event("weather", Operand("am", MODE, WEATHERS), Operand("pm", MODE, WEATHERS))
PLAYER_TURN: Final = _TOLD.event("player-turn", _PLAYER)
WAITS: Final = _TOLD.event("waits", _UNIT, _N)  # it does not arrive yet
REFITS: Final = _TOLD.event("refits", _UNIT, _N)
REBUILT: Final = _TOLD.event("rebuilt", _UNIT, _PLACE)
JAMMED: Final = _TOLD.event("jammed", _HEX, _N)
FLOWS: Final = _TOLD.event("flows", _HEX, _N)  # a traffic marker is gone
TRAFFIC_ROLL: Final = _TOLD.event("traffic-roll", _N, Operand("other", NUMBER))
LANDS: Final = _TOLD.event("lands", _UNIT, _HEX)
LANDING_ROLL: Final = _TOLD.event(
    "landing-roll", _UNIT, _N, Operand("result", MODE, ("none", "scattered", "scattered-1", "scattered-2"))
)
DROP_ROLL: Final = _TOLD.event("drop-roll", _HEX, _N)
REVEALED: Final = _TOLD.event("revealed", _UNIT, _HEX)
NOBODY_THERE: Final = _TOLD.event("nobody-there", _HEX)
REDEPLOYED: Final = _TOLD.event("redeployed", _UNIT, _HEX)
SCORE: Final = _TOLD.event(
    "score", Operand("allied", NUMBER), Operand("german", NUMBER), Operand("half", NUMBER)
)
CROSSED_STEPS: Final = _TOLD.event("crossed-steps", _N, Operand("needed", NUMBER))
WINS: Final = _TOLD.event("wins", _PLAYER, Operand("how", NUMBER))  # the ways of `victory`
DISENGAGES: Final = _TOLD.event("disengages", _UNIT, _N, Operand("result", MODE, ("no", "yes-1", "yes")))
O_SCATTERED: Final = _TOLD.outcome("scattered", _UNIT, "hit")
O_NOBODY: Final = _TOLD.outcome("nobody", _HEX, "good")
O_REVEALED: Final = _TOLD.outcome("revealed", _UNIT)
O_ASTRAY: Final = _TOLD.outcome("astray", _HEX, "hit")
O_UNHURT: Final = _TOLD.outcome("unhurt", None, "none")
O_ENDURES: Final = _TOLD.outcome("endures", _UNIT, "none")
O_AWAY: Final = _TOLD.outcome("away", _UNIT, "good")
O_NOT_AWAY: Final = _TOLD.outcome("not-away", _UNIT, "none")
