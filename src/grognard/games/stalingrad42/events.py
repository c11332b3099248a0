"""The events and outcomes of Stalingrad '42: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, SIDE, UNIT, UNITS, Operand
from grognard.core.kernel.rules import Outcome
from grognard.games.zocbond.events import FAMILY, Told

from .scenario import WEATHERS

_TOLD: Final = Told(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _TOLD.events
OUTCOMES: Final[list[Outcome]] = _TOLD.outcomes

_UNIT: Final = Operand("unit", UNIT)
_HEX: Final = Operand("hex", HEX)
_PLACE: Final = Operand("place", PLACE)
_PLAYER: Final = Operand("player", PLAYER)
_N: Final = Operand("n", NUMBER)

# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _TOLD.event("weather", Operand("weather", MODE, WEATHERS), Operand("mud", NUMBER))
PLAYER_TURN: Final = _TOLD.event("player-turn", _PLAYER)
SMALL_TURN: Final = _TOLD.event("small-turn", _PLAYER)
SCORE: Final = _TOLD.event("score", _N, Operand("benchmark", NUMBER))
WINS: Final = _TOLD.event("wins", _PLAYER)
FREEZES: Final = _TOLD.event("freezes")
# -- movement ------------------------------------------------------------------------------------
BY_RAIL: Final = _TOLD.event("by-rail", _UNIT, _PLACE, Operand("from", PLACE))
BY_SEA: Final = _TOLD.event("by-sea", _UNIT, _PLACE, Operand("from", PLACE))
UNLOADED: Final = _TOLD.event("unloaded", _UNIT)
FLOTILLA: Final = _TOLD.event("flotilla", Operand("side", SIDE))
CAPTURED: Final = _TOLD.event("captured", _UNIT, _HEX)  # a non-combat unit is removed
STOCK_MODE: Final = _TOLD.event("stock-mode", _UNIT, Operand("mode", MODE, ("mobile", "ready", "immobile")))
RESERVED: Final = _TOLD.event("reserved", _UNIT)
RELEASED: Final = _TOLD.event("released", _UNIT)  # with all reserves of its hex
ARMY_WAKES: Final = _TOLD.event("army-wakes", Operand("army", NUMBER))
CAUCASUS_WAKES: Final = _TOLD.event("caucasus-wakes")
ARRIVES: Final = _TOLD.event("arrives", _UNIT, _PLACE)
LEFT_MAP: Final = _TOLD.event("left-map", _UNIT, _PLACE)  # for good
# -- the initial phase ---------------------------------------------------------------------------
FORT_BEGUN: Final = _TOLD.event("fort-begun", _PLAYER, _HEX)
FORT_DONE: Final = _TOLD.event("fort-done", _PLAYER, _HEX)
FORT_GONE: Final = _TOLD.event("fort-gone", _HEX)
BOUGHT: Final = _TOLD.event("bought", _UNIT, _PLACE)
REFITS: Final = _TOLD.event("refits", _UNIT, _N)
REBUILT: Final = _TOLD.event("rebuilt", _UNIT, _PLACE)
SPENT: Final = _TOLD.event("spent", _UNIT)
OFFENSIVE: Final = _TOLD.event("offensive")
GRANTED_PLAN: Final = _TOLD.event("granted-plan", _UNIT)
RECALLED: Final = _TOLD.event("recalled", _UNIT)
UPGRADED: Final = _TOLD.event("upgraded", _UNIT, Operand("before", UNIT))
# -- supply --------------------------------------------------------------------------------------
RAILHEAD: Final = _TOLD.event("railhead", _HEX, Operand("from", HEX))
PUSHED_BACK: Final = _TOLD.event("pushed-back", _HEX, Operand("from", HEX))
CONVERTED: Final = _TOLD.event("converted", _N)
CUT_OFF: Final = _TOLD.event("cut-off", _UNIT)
SUPPLIED: Final = _TOLD.event("supplied", _UNIT)
ISOLATED: Final = _TOLD.event("isolated", _UNIT)
ATTRITION: Final = _TOLD.event("attrition", _UNIT, _N, Operand("lost", NUMBER))
O_ENDURES: Final = _TOLD.outcome("endures", _UNIT, "none")
# -- combat --------------------------------------------------------------------------------------
CITY_BATTLE: Final = _TOLD.event("city-battle", _HEX, _N)  # the marker is placed or turned over
CITY_QUIET: Final = _TOLD.event("city-quiet", _HEX)  # it is taken off
FIRES_STOCK: Final = _TOLD.event("fires-stock", _UNIT, Operand("stock", UNIT))
GUNS_GONE: Final = _TOLD.event("guns-gone", _UNIT)  # an artillery division leaves the game
WITHDRAWS: Final = _TOLD.event("withdraws", _PLAYER, _HEX)  # a fighting withdrawal
PLANNED: Final = _TOLD.event("planned", _UNIT)
PLAN_READY: Final = _TOLD.event("plan-ready", _UNIT)
PLAN_USED: Final = _TOLD.event("plan-used", _UNIT, _HEX)
PLAN_LOST: Final = _TOLD.event("plan-lost", _UNIT)
THROWN: Final = _TOLD.event("thrown", _N)  # dice of which one is taken, or that may be rolled again
PICKED: Final = _TOLD.event("picked", _PLAYER, Operand("face", NUMBER))
REROLLED: Final = _TOLD.event("rerolled", _UNIT, Operand("face", NUMBER))
FORTS_FALL: Final = _TOLD.event("forts-fall", _N)  # a group of printed forts is no longer in use
AWAY: Final = _TOLD.event("away", Operand("units", UNITS), Operand("total", NUMBER), Operand("went", NUMBER))
O_AWAY: Final = _TOLD.outcome("away", None, "good")
O_NOT_AWAY: Final = _TOLD.outcome("not-away", None, "none")
# -- reserve armies --------------------------------------------------------------------------------
ASSIGNED: Final = _TOLD.event("assigned", _UNIT, _PLACE)  # the Soviets alone are told
SWAPPED: Final = _TOLD.event("swapped", _UNIT, Operand("other", UNIT))
CONCEALED: Final = _TOLD.event("concealed", _UNIT, _PLACE, Operand("from", PLACE))
EMERGED: Final = _TOLD.event("emerged", _UNIT, _PLACE, Operand("from", PLACE))
SHOWN: Final = _TOLD.event("shown", _UNIT, _HEX)
ARMY_EMPTY: Final = _TOLD.event("army-empty", _UNIT)  # all have seen that nobody is in its box
ARMY_HOLDS: Final = _TOLD.event("army-holds", _UNIT, _HEX)  # ... that somebody is
ARMY_LEAVES: Final = _TOLD.event("army-leaves", _UNIT, _PLACE)  # S42-34.7
O_WITHDRAWS: Final = _TOLD.outcome("withdraws", _HEX, "good")  # a fighting withdrawal
