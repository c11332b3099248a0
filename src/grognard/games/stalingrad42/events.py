"""The events and outcomes of Stalingrad '42: the family's, then the game's own."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import EventKind
from grognard.core.kernel.kinds import (
    A_HEX,
    A_PLACE,
    A_PLAYER,
    A_SIDE,
    A_UNIT,
    HEX,
    MODE,
    NUMBER,
    PLACE,
    UNIT,
    UNITS,
    N,
    Operand,
)
from grognard.core.kernel.rules import Outcome
from grognard.games.zocbond.events import FAMILY, Told

from .scenario import WEATHERS

_TOLD: Final = Told(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _TOLD.events
OUTCOMES: Final[list[Outcome]] = _TOLD.outcomes


# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _TOLD.event("weather", Operand("weather", MODE, WEATHERS), Operand("mud", NUMBER))
PLAYER_TURN: Final = _TOLD.event("player-turn", A_PLAYER)
SMALL_TURN: Final = _TOLD.event("small-turn", A_PLAYER)
SCORE: Final = _TOLD.event("score", N, Operand("benchmark", NUMBER))
WINS: Final = _TOLD.event("wins", A_PLAYER)
FREEZES: Final = _TOLD.event("freezes")
# -- movement ------------------------------------------------------------------------------------
BY_RAIL: Final = _TOLD.event("by-rail", A_UNIT, A_PLACE, Operand("from", PLACE))
BY_SEA: Final = _TOLD.event("by-sea", A_UNIT, A_PLACE, Operand("from", PLACE))
UNLOADED: Final = _TOLD.event("unloaded", A_UNIT)
FLOTILLA: Final = _TOLD.event("flotilla", A_SIDE)
CAPTURED: Final = _TOLD.event("captured", A_UNIT, A_HEX)  # a non-combat unit is removed
STOCK_MODE: Final = _TOLD.event("stock-mode", A_UNIT, Operand("mode", MODE, ("mobile", "ready", "immobile")))
RESERVED: Final = _TOLD.event("reserved", A_UNIT)
RELEASED: Final = _TOLD.event("released", A_UNIT)  # with all reserves of its hex
ARMY_WAKES: Final = _TOLD.event("army-wakes", Operand("army", NUMBER))
CAUCASUS_WAKES: Final = _TOLD.event("caucasus-wakes")
ARRIVES: Final = _TOLD.event("arrives", A_UNIT, A_PLACE)
LEFT_MAP: Final = _TOLD.event("left-map", A_UNIT, A_PLACE)  # for good
# -- the initial phase ---------------------------------------------------------------------------
FORT_BEGUN: Final = _TOLD.event("fort-begun", A_PLAYER, A_HEX)
FORT_DONE: Final = _TOLD.event("fort-done", A_PLAYER, A_HEX)
FORT_GONE: Final = _TOLD.event("fort-gone", A_HEX)
BOUGHT: Final = _TOLD.event("bought", A_UNIT, A_PLACE)
REFITS: Final = _TOLD.event("refits", A_UNIT, N)
REBUILT: Final = _TOLD.event("rebuilt", A_UNIT, A_PLACE)
SPENT: Final = _TOLD.event("spent", A_UNIT)
OFFENSIVE: Final = _TOLD.event("offensive")
GRANTED_PLAN: Final = _TOLD.event("granted-plan", A_UNIT)
RECALLED: Final = _TOLD.event("recalled", A_UNIT)
UPGRADED: Final = _TOLD.event("upgraded", A_UNIT, Operand("before", UNIT))
# -- supply --------------------------------------------------------------------------------------
RAILHEAD: Final = _TOLD.event("railhead", A_HEX, Operand("from", HEX))
PUSHED_BACK: Final = _TOLD.event("pushed-back", A_HEX, Operand("from", HEX))
CONVERTED: Final = _TOLD.event("converted", N)
CUT_OFF: Final = _TOLD.event("cut-off", A_UNIT)
SUPPLIED: Final = _TOLD.event("supplied", A_UNIT)
ISOLATED: Final = _TOLD.event("isolated", A_UNIT)
ATTRITION: Final = _TOLD.event("attrition", A_UNIT, N, Operand("lost", NUMBER))
O_ENDURES: Final = _TOLD.outcome("endures", A_UNIT, "none")
# -- combat --------------------------------------------------------------------------------------
CITY_BATTLE: Final = _TOLD.event("city-battle", A_HEX, N)  # the marker is placed or turned over
CITY_QUIET: Final = _TOLD.event("city-quiet", A_HEX)  # it is taken off
FIRES_STOCK: Final = _TOLD.event("fires-stock", A_UNIT, Operand("stock", UNIT))
GUNS_GONE: Final = _TOLD.event("guns-gone", A_UNIT)  # an artillery division leaves the game
WITHDRAWS: Final = _TOLD.event("withdraws", A_PLAYER, A_HEX)  # a fighting withdrawal
PLANNED: Final = _TOLD.event("planned", A_UNIT)
PLAN_READY: Final = _TOLD.event("plan-ready", A_UNIT)
PLAN_USED: Final = _TOLD.event("plan-used", A_UNIT, A_HEX)
PLAN_LOST: Final = _TOLD.event("plan-lost", A_UNIT)
THROWN: Final = _TOLD.event("thrown", N)  # dice of which one is taken, or that may be rolled again
PICKED: Final = _TOLD.event("picked", A_PLAYER, Operand("face", NUMBER))
REROLLED: Final = _TOLD.event("rerolled", A_UNIT, Operand("face", NUMBER))
FORTS_FALL: Final = _TOLD.event("forts-fall", N)  # a group of printed forts is no longer in use
AWAY: Final = _TOLD.event("away", Operand("units", UNITS), Operand("total", NUMBER), Operand("went", NUMBER))
O_AWAY: Final = _TOLD.outcome("away", None, "good")
O_NOT_AWAY: Final = _TOLD.outcome("not-away", None, "none")
# -- reserve armies --------------------------------------------------------------------------------
ASSIGNED: Final = _TOLD.event("assigned", A_UNIT, A_PLACE)  # the Soviets alone are told
SWAPPED: Final = _TOLD.event("swapped", A_UNIT, Operand("other", UNIT))
CONCEALED: Final = _TOLD.event("concealed", A_UNIT, A_PLACE, Operand("from", PLACE))
EMERGED: Final = _TOLD.event("emerged", A_UNIT, A_PLACE, Operand("from", PLACE))
SHOWN: Final = _TOLD.event("shown", A_UNIT, A_HEX)
ARMY_EMPTY: Final = _TOLD.event("army-empty", A_UNIT)  # all have seen that nobody is in its box
ARMY_HOLDS: Final = _TOLD.event("army-holds", A_UNIT, A_HEX)  # ... that somebody is
ARMY_LEAVES: Final = _TOLD.event("army-leaves", A_UNIT, A_PLACE)  # S42-34.7
O_WITHDRAWS: Final = _TOLD.outcome("withdraws", A_HEX, "good")  # a fighting withdrawal
