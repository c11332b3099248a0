"""The events and outcomes of Holland '44: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.event import EventKind
from grognard.core.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, SIDE, UNIT, Operand
from grognard.core.rules import Outcome
from grognard.games.zocbond.events import FAMILY_EVENTS, FAMILY_OUTCOMES

from .scenario import WEATHERS

EVENTS: Final[list[EventKind]] = list(FAMILY_EVENTS)
OUTCOMES: Final[list[Outcome]] = list(FAMILY_OUTCOMES)


def _event(name: str, *operands: Operand) -> int:
    EVENTS.append(EventKind(name, operands))
    return len(EVENTS) - 1


def _outcome(name: str, operand: Operand | None = None, kind: str = "") -> int:
    OUTCOMES.append(Outcome(name, operand, kind))
    return len(OUTCOMES) - 1


_UNIT: Final = Operand("unit", UNIT)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_N: Final = Operand("n", NUMBER)

# -- movement ------------------------------------------------------------------------------------
FERRIED: Final = _event("ferried", _UNIT, _PLACE)
SCREENED: Final = _event("screened", _UNIT)
LIMBERED: Final = _event("limbered", _UNIT)
UNLIMBERED: Final = _event("unlimbered", _UNIT)
ARRIVES: Final = _event("arrives", _UNIT, _PLACE)
MERGED: Final = _event("merged", _UNIT, Operand("giver", UNIT))
# -- supply --------------------------------------------------------------------------------------
CUT_OFF: Final = _event("cut-off", _UNIT)
SUPPLIED: Final = _event("supplied", _UNIT)
DISMOUNTED: Final = _event("dismounted", _UNIT)
REMOUNTED: Final = _event("remounted", _UNIT)
EXHAUSTED: Final = _event("exhausted", _UNIT)
REAPPEARS: Final = _event("reappears", _UNIT, _HEX)
ISOLATED: Final = _event("isolated", _UNIT, _N, Operand("lost", NUMBER))
# -- bridges -------------------------------------------------------------------------------------
_SIDE: Final = Operand("side", SIDE)
_PLAYER: Final = Operand("player", PLAYER)
BLOWN: Final = _event("blown", _SIDE, _N)
NOT_BLOWN: Final = _event("not-blown", _SIDE, _N)
BRIDGE_SAFE: Final = _event("bridge-safe", _SIDE)
MINED: Final = _event("mined", _SIDE)
REPAIRING: Final = _event("repairing", _SIDE, _PLAYER)
REPAIRED: Final = _event("repaired", _SIDE, _PLAYER)
REPAIR_LOST: Final = _event("repair-lost", _SIDE)
O_BLOWN: Final = _outcome("blown", None, "good")
O_INTACT: Final = _outcome("intact", None, "none")
# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _event("weather", Operand("am", MODE, WEATHERS), Operand("pm", MODE, WEATHERS))
PLAYER_TURN: Final = _event("player-turn", _PLAYER)
WAITS: Final = _event("waits", _UNIT, _N)  # it does not arrive yet
REFITS: Final = _event("refits", _UNIT, _N)
REBUILT: Final = _event("rebuilt", _UNIT, _PLACE)
JAMMED: Final = _event("jammed", _HEX, _N)
FLOWS: Final = _event("flows", _HEX, _N)  # a traffic marker is gone
TRAFFIC_ROLL: Final = _event("traffic-roll", _N, Operand("other", NUMBER))
LANDS: Final = _event("lands", _UNIT, _HEX)
LANDING_ROLL: Final = _event(
    "landing-roll", _UNIT, _N, Operand("result", MODE, ("none", "scattered", "scattered-1", "scattered-2"))
)
DROP_ROLL: Final = _event("drop-roll", _HEX, _N)
REVEALED: Final = _event("revealed", _UNIT, _HEX)
NOBODY_THERE: Final = _event("nobody-there", _HEX)
REDEPLOYED: Final = _event("redeployed", _UNIT, _HEX)
SCORE: Final = _event("score", Operand("allied", NUMBER), Operand("german", NUMBER), Operand("half", NUMBER))
CROSSED_STEPS: Final = _event("crossed-steps", _N, Operand("needed", NUMBER))
WINS: Final = _event("wins", _PLAYER, Operand("how", NUMBER))  # the ways of `victory`
DISENGAGES: Final = _event("disengages", _UNIT, _N, Operand("result", MODE, ("no", "yes-1", "yes")))
O_SCATTERED: Final = _outcome("scattered", _UNIT, "hit")
O_NOBODY: Final = _outcome("nobody", _HEX, "good")
O_REVEALED: Final = _outcome("revealed", _UNIT)
O_ASTRAY: Final = _outcome("astray", _HEX, "hit")
O_UNHURT: Final = _outcome("unhurt", None, "none")
O_ENDURES: Final = _outcome("endures", _UNIT, "none")
O_AWAY: Final = _outcome("away", _UNIT, "good")
O_NOT_AWAY: Final = _outcome("not-away", _UNIT, "none")
