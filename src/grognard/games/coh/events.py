"""The events of the game (message `coh-event-<name>`) and the outcomes that odds are told in."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import ATTEMPT, CONTEST, POINTS, EventKind
from grognard.core.kernel.kinds import CARD as K_CARD
from grognard.core.kernel.kinds import FACING, HEX, MODE, NUMBER, PLAYER, ROW, UNIT, UNITS, Operand
from grognard.core.kernel.rules import Outcome

from .verbs import PAYMENTS

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *operands: Operand, tells: str = "") -> int:
    EVENTS.append(EventKind(name, operands, tells))
    return len(EVENTS) - 1


_UNIT = Operand("unit", UNIT)
_PLAYER = Operand("player", PLAYER)
_N = Operand("n", NUMBER)
_HEX = Operand("hex", HEX)
_CARD = Operand("card", K_CARD)


def hit_events(hit_names: tuple[str, ...]) -> None:
    """Gives the events about hit counters the counters' names (they come from the data files)."""
    for kind in EVENTS:
        for operand in kind.operands:
            if operand.name == "hit":
                operand.names = hit_names


ROUND_BEGINS: Final = _event("round-begins", _N, Operand("of", NUMBER))
CAP_RESET: Final = _event("cap-reset", _PLAYER, _N)
ARRIVES: Final = _event("arrives", _UNIT)
COMMITS: Final = _event("commits", _PLAYER, _N)
INITIATIVE: Final = _event("initiative", _PLAYER, _N, Operand("other", NUMBER))
INITIATIVE_TIED: Final = _event("initiative-tied", _N)
PASSES: Final = _event("passes", _PLAYER)
STALLS: Final = _event("stalls", _PLAYER, Operand("payment", MODE, PAYMENTS))
SPENDS: Final = _event("spends", Operand("units", UNITS))
ACTIVATES: Final = _event("activates", _UNIT, _N)
JOINS: Final = _event("joins", Operand("units", UNITS), _N)
PAYS: Final = _event(
    "pays", _PLAYER, Operand("payment", MODE, PAYMENTS), Operand("ap", NUMBER), Operand("cap", NUMBER)
)
MOVES: Final = _event("moves", _UNIT, _HEX, tells=ATTEMPT)
ENTERS: Final = _event("enters", _UNIT, _HEX, tells=ATTEMPT)
WIRE_FLATTENED: Final = _event("wire-flattened", _HEX)
WIRE_STOPS: Final = _event("wire-stops", _UNIT, _HEX, tells=ATTEMPT)
OCCUPIES: Final = _event("occupies", _UNIT, Operand("fort", ROW))
LEAVES_FORT: Final = _event("leaves-fort", _UNIT)
LOADS: Final = _event("loads", _UNIT, Operand("carrier", UNIT))
UNLOADS: Final = _event("unloads", _UNIT)
SNEAKS: Final = _event("sneaks", _PLAYER)
HIDES: Final = _event("hides", _UNIT)
APPEARS: Final = _event("appears", _UNIT, _HEX, tells=ATTEMPT)
BARRAGE: Final = _event("barrage", _PLAYER, _HEX)
BOGS: Final = _event("bogs", _UNIT)
EXITS: Final = _event("exits", _UNIT, _HEX, tells=ATTEMPT)
TURNS: Final = _event("turns", _UNIT, Operand("facing", FACING))
FIRES: Final = _event("fires", _UNIT, _HEX, tells=ATTEMPT)
ASSAULTS: Final = _event("assaults", _UNIT, _HEX, tells=ATTEMPT)
SUPPORTED: Final = _event("supported", _UNIT, Operand("units", UNITS))
ROLLED: Final = _event(
    "rolled", _PLAYER, Operand("dice", NUMBER), Operand("cap", NUMBER), Operand("total", NUMBER)
)
LUCK_ROLLED: Final = _event("luck-rolled", _PLAYER, Operand("die", NUMBER), _N)
ATTACKED: Final = _event("attacked", _UNIT, Operand("av", NUMBER), Operand("dv", NUMBER), tells=CONTEST)
MISSED: Final = _event("missed", _UNIT)
HIT: Final = _event("hit", _UNIT)
HIT_KNOWN: Final = _event("hit-known", _UNIT, Operand("hit", MODE))
REVEALED: Final = _event("revealed", _UNIT, Operand("hit", MODE))
DESTROYED: Final = _event("destroyed", _UNIT)
SCORES: Final = _event("scores", _PLAYER, _N)
CAP_COVERED: Final = _event("cap-covered", _PLAYER, _N)
IGNORES_HIT: Final = _event("ignores-hit", _UNIT)
RALLIES: Final = _event("rallies", _UNIT, Operand("hit", MODE))
RALLY_FAILS: Final = _event("rally-fails", _UNIT, _N)
DIGS: Final = _event("digs", _UNIT)
LEAVES_HOLE: Final = _event("leaves-hole", _UNIT)
DRAWS: Final = _event("draws", _PLAYER, _N)
DRAWN: Final = _event("drawn", _PLAYER, _CARD)
PLAYS_CARD: Final = _event("plays-card", _PLAYER, _CARD)
USES_WEAPON: Final = _event("uses-weapon", _UNIT, _CARD, _HEX, tells=ATTEMPT)
MARKED_SPENT: Final = _event("marked-spent", _UNIT)
GAINS_AP: Final = _event("gains-ap", _PLAYER, _N)
GAINS_CAP: Final = _event("gains-cap", _PLAYER, _N)
LOSES_CAP: Final = _event("loses-cap", _PLAYER, _N)
CONTROLS: Final = _event("controls", _PLAYER, _HEX, _N, tells=POINTS)
ROUND_ENDS: Final = _event("round-ends", _N)
GAME_ENDS: Final = _event("game-ends", Operand("german", NUMBER), Operand("soviet", NUMBER))

DEPLOYED: Final = _event("deployed", _UNIT, _HEX, tells=ATTEMPT)
CONCEALED: Final = _event("concealed", _UNIT)

SMOKES: Final = _event("smokes", _UNIT, _HEX, tells=ATTEMPT)
SMOKE_LAID: Final = _event("smoke-laid", _HEX)
SMOKE_AGES: Final = _event("smoke-ages", _N)
SMOKE_BARRAGE: Final = _event("smoke-barrage", _PLAYER, _HEX)
SUSPECTS: Final = _event("suspects", _UNIT, _HEX, tells=ATTEMPT)
SHELLED: Final = _event("shelled", _PLAYER, _HEX)
NOBODY_FOUND: Final = _event("nobody-found", _HEX)
SHOT_FROM: Final = _event("shot-from", _UNIT, Operand("arc", NUMBER))
SNIPER_STAYS: Final = _event("sniper-stays", _UNIT)
SENSES: Final = _event("senses", _UNIT)
USES_VETERAN: Final = _event("uses-veteran", _UNIT, _CARD)
REROLLED: Final = _event("rerolled", _PLAYER, Operand("old", NUMBER), _N, Operand("total", NUMBER))
MARCHES: Final = _event("marches", _UNIT, _N)
AVENGED: Final = _event("avenged", _UNIT)
STUCK: Final = _event("stuck", _UNIT)
FREED: Final = _event("freed", _UNIT)
TASK_DONE: Final = _event("task-done", _PLAYER, _CARD, _N)
TASK_FAILED: Final = _event("task-failed", _PLAYER, _CARD)
TAKES_INITIATIVE: Final = _event("takes-initiative", _PLAYER)
FLIES: Final = _event("flies", _UNIT, _HEX, tells=ATTEMPT)
CLIMBS: Final = _event("climbs", _UNIT, Operand("metres", NUMBER))
DIVES: Final = _event("dives", _UNIT, Operand("metres", NUMBER))
COMES_IN: Final = _event("comes-in", _UNIT, _HEX, Operand("metres", NUMBER), tells=ATTEMPT)
FLIES_OFF: Final = _event("flies-off", _UNIT, _HEX, tells=ATTEMPT)
STRAFES: Final = _event("strafes", _UNIT, _HEX, tells=ATTEMPT)
BOMBS: Final = _event("bombs", _UNIT, _HEX, _N, tells=ATTEMPT)
FIRES_AT: Final = _event("fires-at", _UNIT, Operand("target", UNIT))
AIR_HIT: Final = _event("air-hit", _UNIT)

_FORT = Operand("fort", ROW)
MINE_FOUND: Final = _event("mine-found", _FORT, _HEX)
MINE_STRIKES: Final = _event("mine-strikes", _FORT, _UNIT)
MINE_MISSES: Final = _event("mine-misses", _UNIT, _N)
LAYS_MINE: Final = _event("lays-mine", _UNIT, _FORT, _HEX, tells=ATTEMPT)
LAYS_HIDDEN_MINE: Final = _event("lays-hidden-mine", _UNIT, _FORT, _HEX, tells=ATTEMPT)
LAYS_SOMEWHERE: Final = _event("lays-somewhere", _UNIT)
MINE_SCATTERED: Final = _event("mine-scattered", _FORT, _HEX)
MINE_DEFUSED: Final = _event("mine-defused", _UNIT, _FORT, _HEX, tells=ATTEMPT)
WORK_ATTACKED: Final = _event(
    "work-attacked", _FORT, _HEX, Operand("av", NUMBER), Operand("dv", NUMBER), tells=CONTEST
)
WORK_HOLDS: Final = _event("work-holds", _FORT, _HEX)
WORK_WRECKED: Final = _event("work-wrecked", _FORT, _HEX)
HEX_MARKED: Final = _event("hex-marked", _PLAYER, _HEX)
DUMMY: Final = _event("dummy", _PLAYER, _HEX)

OUTCOMES: Final[list[Outcome]] = []


def _outcome(name: str, operand: Operand, kind: str) -> int:
    OUTCOMES.append(Outcome(name, operand, kind))
    return len(OUTCOMES) - 1


O_MISS: Final = _outcome("miss", _UNIT, "none")
O_HIT: Final = _outcome("hit", _UNIT, "hit")
O_DESTROYED: Final = _outcome("destroyed", _UNIT, "kill")
O_RALLIED: Final = _outcome("rallied", _UNIT, "good")
O_NOT_RALLIED: Final = _outcome("not-rallied", _UNIT, "none")
O_GAINED: Final = _outcome("gained", _N, "good")
O_NOBODY: Final = _outcome("nobody", _HEX, "none")
O_WRECKED: Final = _outcome("wrecked", _FORT, "hit")
O_HOLDS: Final = _outcome("holds", _FORT, "none")
