"""The events and outcomes of Stalingrad '42: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.event import EventKind
from grognard.core.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, SIDE, UNIT, UNITS, Operand
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
_PLAYER: Final = Operand("player", PLAYER)
_N: Final = Operand("n", NUMBER)

# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _event("weather", Operand("weather", MODE, WEATHERS), Operand("mud", NUMBER))
PLAYER_TURN: Final = _event("player-turn", _PLAYER)
SMALL_TURN: Final = _event("small-turn", _PLAYER)
SCORE: Final = _event("score", _N, Operand("benchmark", NUMBER))
WINS: Final = _event("wins", _PLAYER)
FREEZES: Final = _event("freezes")
# -- movement ------------------------------------------------------------------------------------
BY_RAIL: Final = _event("by-rail", _UNIT, _PLACE, Operand("from", PLACE))
BY_SEA: Final = _event("by-sea", _UNIT, _PLACE, Operand("from", PLACE))
UNLOADED: Final = _event("unloaded", _UNIT)
FLOTILLA: Final = _event("flotilla", Operand("side", SIDE))
CAPTURED: Final = _event("captured", _UNIT, _HEX)  # a non-combat unit is removed
STOCK_MODE: Final = _event("stock-mode", _UNIT, Operand("mode", MODE, ("mobile", "ready", "immobile")))
RESERVED: Final = _event("reserved", _UNIT)
RELEASED: Final = _event("released", _UNIT)  # with all reserves of its hex
ARMY_WAKES: Final = _event("army-wakes", Operand("army", NUMBER))
CAUCASUS_WAKES: Final = _event("caucasus-wakes")
ARRIVES: Final = _event("arrives", _UNIT, _PLACE)
LEFT_MAP: Final = _event("left-map", _UNIT, _PLACE)  # for good
# -- the initial phase ---------------------------------------------------------------------------
FORT_BEGUN: Final = _event("fort-begun", _PLAYER, _HEX)
FORT_DONE: Final = _event("fort-done", _PLAYER, _HEX)
FORT_GONE: Final = _event("fort-gone", _HEX)
BOUGHT: Final = _event("bought", _UNIT, _PLACE)
REFITS: Final = _event("refits", _UNIT, _N)
REBUILT: Final = _event("rebuilt", _UNIT, _PLACE)
SPENT: Final = _event("spent", _UNIT)
OFFENSIVE: Final = _event("offensive")
GRANTED_PLAN: Final = _event("granted-plan", _UNIT)
RECALLED: Final = _event("recalled", _UNIT)
UPGRADED: Final = _event("upgraded", _UNIT, Operand("before", UNIT))
# -- supply --------------------------------------------------------------------------------------
RAILHEAD: Final = _event("railhead", _HEX, Operand("from", HEX))
PUSHED_BACK: Final = _event("pushed-back", _HEX, Operand("from", HEX))
CONVERTED: Final = _event("converted", _N)
CUT_OFF: Final = _event("cut-off", _UNIT)
SUPPLIED: Final = _event("supplied", _UNIT)
ISOLATED: Final = _event("isolated", _UNIT)
ATTRITION: Final = _event("attrition", _UNIT, _N, Operand("lost", NUMBER))
O_ENDURES: Final = _outcome("endures", _UNIT, "none")
# -- combat --------------------------------------------------------------------------------------
CITY_BATTLE: Final = _event("city-battle", _HEX, _N)  # the marker is placed or turned over
CITY_QUIET: Final = _event("city-quiet", _HEX)  # it is taken off
FIRES_STOCK: Final = _event("fires-stock", _UNIT, Operand("stock", UNIT))
GUNS_GONE: Final = _event("guns-gone", _UNIT)  # an artillery division leaves the game
WITHDRAWS: Final = _event("withdraws", _PLAYER, _HEX)  # a fighting withdrawal
PLANNED: Final = _event("planned", _UNIT)
PLAN_READY: Final = _event("plan-ready", _UNIT)
PLAN_USED: Final = _event("plan-used", _UNIT, _HEX)
PLAN_LOST: Final = _event("plan-lost", _UNIT)
THROWN: Final = _event("thrown", _N)  # dice of which one is taken, or that may be rolled again
PICKED: Final = _event("picked", _PLAYER, Operand("face", NUMBER))
REROLLED: Final = _event("rerolled", _UNIT, Operand("face", NUMBER))
FORTS_FALL: Final = _event("forts-fall", _N)  # a group of printed forts serves no more
AWAY: Final = _event("away", Operand("units", UNITS), Operand("total", NUMBER), Operand("went", NUMBER))
O_AWAY: Final = _outcome("away", None, "good")
O_NOT_AWAY: Final = _outcome("not-away", None, "none")
# -- reserve armies --------------------------------------------------------------------------------
ASSIGNED: Final = _event("assigned", _UNIT, _PLACE)  # the Soviets alone are told
SWAPPED: Final = _event("swapped", _UNIT, Operand("other", UNIT))
CONCEALED: Final = _event("concealed", _UNIT, _PLACE, Operand("from", PLACE))
EMERGED: Final = _event("emerged", _UNIT, _PLACE, Operand("from", PLACE))
SHOWN: Final = _event("shown", _UNIT, _HEX)
ARMY_EMPTY: Final = _event("army-empty", _UNIT)  # all have seen that nobody is in its box
ARMY_HOLDS: Final = _event("army-holds", _UNIT, _HEX)  # ... that somebody is
ARMY_LEAVES: Final = _event("army-leaves", _UNIT, _PLACE)  # S42-34.7
O_WITHDRAWS: Final = _outcome("withdraws", _HEX, "good")  # a fighting withdrawal
