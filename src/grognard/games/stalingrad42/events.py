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
from grognard.games.zocbond.events import FAMILY, EventList

from .scenario import WEATHERS

_LIST: Final = EventList(FAMILY.events, FAMILY.outcomes)
EVENTS: Final[list[EventKind]] = _LIST.events
OUTCOMES: Final[list[Outcome]] = _LIST.outcomes


# -- the turn ------------------------------------------------------------------------------------
WEATHER: Final = _LIST.event("weather", Operand("weather", MODE, WEATHERS), Operand("mud", NUMBER))
PLAYER_TURN: Final = _LIST.event("player-turn", A_PLAYER)
SMALL_TURN: Final = _LIST.event("small-turn", A_PLAYER)
SCORE: Final = _LIST.event("score", N, Operand("benchmark", NUMBER))
WINS: Final = _LIST.event("wins", A_PLAYER)
FREEZES: Final = _LIST.event("freezes")
# -- movement ------------------------------------------------------------------------------------
BY_RAIL: Final = _LIST.event("by-rail", A_UNIT, A_PLACE, Operand("from", PLACE))
BY_SEA: Final = _LIST.event("by-sea", A_UNIT, A_PLACE, Operand("from", PLACE))
UNLOADED: Final = _LIST.event("unloaded", A_UNIT)
FLOTILLA: Final = _LIST.event("flotilla", A_SIDE)
CAPTURED: Final = _LIST.event("captured", A_UNIT, A_HEX)  # a non-combat unit is removed
STOCK_MODE: Final = _LIST.event("stock-mode", A_UNIT, Operand("mode", MODE, ("mobile", "ready", "immobile")))
RESERVED: Final = _LIST.event("reserved", A_UNIT)
RELEASED: Final = _LIST.event("released", A_UNIT)  # with all reserves of its hex
ARMY_WAKES: Final = _LIST.event("army-wakes", Operand("army", NUMBER))
CAUCASUS_WAKES: Final = _LIST.event("caucasus-wakes")
ARRIVES: Final = _LIST.event("arrives", A_UNIT, A_PLACE)
LEFT_MAP: Final = _LIST.event("left-map", A_UNIT, A_PLACE)  # for good
# -- the initial phase ---------------------------------------------------------------------------
FORT_BEGUN: Final = _LIST.event("fort-begun", A_PLAYER, A_HEX)
FORT_DONE: Final = _LIST.event("fort-done", A_PLAYER, A_HEX)
FORT_GONE: Final = _LIST.event("fort-gone", A_HEX)
BOUGHT: Final = _LIST.event("bought", A_UNIT, A_PLACE)
REFITS: Final = _LIST.event("refits", A_UNIT, N)
REBUILT: Final = _LIST.event("rebuilt", A_UNIT, A_PLACE)
SPENT: Final = _LIST.event("spent", A_UNIT)
OFFENSIVE: Final = _LIST.event("offensive")
GRANTED_PLAN: Final = _LIST.event("granted-plan", A_UNIT)
RECALLED: Final = _LIST.event("recalled", A_UNIT)
UPGRADED: Final = _LIST.event("upgraded", A_UNIT, Operand("before", UNIT))
# -- supply --------------------------------------------------------------------------------------
RAILHEAD: Final = _LIST.event("railhead", A_HEX, Operand("from", HEX))
PUSHED_BACK: Final = _LIST.event("pushed-back", A_HEX, Operand("from", HEX))
CONVERTED: Final = _LIST.event("converted", N)
CUT_OFF: Final = _LIST.event("cut-off", A_UNIT)
SUPPLIED: Final = _LIST.event("supplied", A_UNIT)
ISOLATED: Final = _LIST.event("isolated", A_UNIT)
ATTRITION: Final = _LIST.event("attrition", A_UNIT, N, Operand("lost", NUMBER))
O_ENDURES: Final = _LIST.outcome("endures", A_UNIT, "none")
# -- combat --------------------------------------------------------------------------------------
CITY_BATTLE: Final = _LIST.event("city-battle", A_HEX, N)  # the marker is placed or turned over
CITY_QUIET: Final = _LIST.event("city-quiet", A_HEX)  # it is taken off
FIRES_STOCK: Final = _LIST.event("fires-stock", A_UNIT, Operand("stock", UNIT))
GUNS_GONE: Final = _LIST.event("guns-gone", A_UNIT)  # an artillery division leaves the game
WITHDRAWS: Final = _LIST.event("withdraws", A_PLAYER, A_HEX)  # a fighting withdrawal
PLANNED: Final = _LIST.event("planned", A_UNIT)
PLAN_READY: Final = _LIST.event("plan-ready", A_UNIT)
PLAN_USED: Final = _LIST.event("plan-used", A_UNIT, A_HEX)
PLAN_LOST: Final = _LIST.event("plan-lost", A_UNIT)
THROWN: Final = _LIST.event("thrown", N)  # dice of which one is taken, or that may be rolled again
PICKED: Final = _LIST.event("picked", A_PLAYER, Operand("face", NUMBER))
REROLLED: Final = _LIST.event("rerolled", A_UNIT, Operand("face", NUMBER))
FORTS_FALL: Final = _LIST.event("forts-fall", N)  # a group of printed forts is no longer in use
AWAY: Final = _LIST.event("away", Operand("units", UNITS), Operand("total", NUMBER), Operand("went", NUMBER))
O_AWAY: Final = _LIST.outcome("away", None, "good")
O_NOT_AWAY: Final = _LIST.outcome("not-away", None, "none")
# -- reserve armies --------------------------------------------------------------------------------
ASSIGNED: Final = _LIST.event("assigned", A_UNIT, A_PLACE)  # the Soviets alone are told
SWAPPED: Final = _LIST.event("swapped", A_UNIT, Operand("other", UNIT))
CONCEALED: Final = _LIST.event("concealed", A_UNIT, A_PLACE, Operand("from", PLACE))
EMERGED: Final = _LIST.event("emerged", A_UNIT, A_PLACE, Operand("from", PLACE))
SHOWN: Final = _LIST.event("shown", A_UNIT, A_HEX)
ARMY_EMPTY: Final = _LIST.event("army-empty", A_UNIT)  # all have seen that nobody is in its box
ARMY_HOLDS: Final = _LIST.event("army-holds", A_UNIT, A_HEX)  # ... that somebody is
ARMY_LEAVES: Final = _LIST.event("army-leaves", A_UNIT, A_PLACE)  # S42-34.7
O_WITHDRAWS: Final = _LIST.outcome("withdraws", A_HEX, "good")  # a fighting withdrawal
