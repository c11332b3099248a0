"""The events of the game (message `coh-event-<name>`) and the outcomes that odds are told in."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import ATTEMPT, CONTEST, POINTS, EventKind
from grognard.core.kernel.kinds import (
    A_HEX,
    A_PLAYER,
    A_UNIT,
    FACING,
    MODE,
    NUMBER,
    ROW,
    UNIT,
    UNITS,
    N,
    Operand,
)
from grognard.core.kernel.kinds import CARD as K_CARD
from grognard.core.kernel.rules import Outcome

from .verbs import PAYMENTS

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *operands: Operand, tells: str = "") -> int:
    EVENTS.append(EventKind(name, operands, tells))
    return len(EVENTS) - 1


_CARD = Operand("card", K_CARD)


def hit_events(hit_names: tuple[str, ...]) -> None:
    """Gives the events about hit counters the counters' names (they come from the data files)."""
    for kind in EVENTS:
        for operand in kind.operands:
            if operand.name == "hit":
                operand.names = hit_names


ROUND_BEGINS: Final = _event("round-begins", N, Operand("of", NUMBER))
CAP_RESET: Final = _event("cap-reset", A_PLAYER, N)
ARRIVES: Final = _event("arrives", A_UNIT)
COMMITS: Final = _event("commits", A_PLAYER, N)
INITIATIVE: Final = _event("initiative", A_PLAYER, N, Operand("other", NUMBER))
INITIATIVE_TIED: Final = _event("initiative-tied", N)
PASSES: Final = _event("passes", A_PLAYER)
STALLS: Final = _event("stalls", A_PLAYER, Operand("payment", MODE, PAYMENTS))
SPENDS: Final = _event("spends", Operand("units", UNITS))
ACTIVATES: Final = _event("activates", A_UNIT, N)
JOINS: Final = _event("joins", Operand("units", UNITS), N)
PAYS: Final = _event(
    "pays", A_PLAYER, Operand("payment", MODE, PAYMENTS), Operand("ap", NUMBER), Operand("cap", NUMBER)
)
MOVES: Final = _event("moves", A_UNIT, A_HEX, tells=ATTEMPT)
ENTERS: Final = _event("enters", A_UNIT, A_HEX, tells=ATTEMPT)
WIRE_FLATTENED: Final = _event("wire-flattened", A_HEX)
WIRE_STOPS: Final = _event("wire-stops", A_UNIT, A_HEX, tells=ATTEMPT)
OCCUPIES: Final = _event("occupies", A_UNIT, Operand("fort", ROW))
LEAVES_FORT: Final = _event("leaves-fort", A_UNIT)
LOADS: Final = _event("loads", A_UNIT, Operand("carrier", UNIT))
UNLOADS: Final = _event("unloads", A_UNIT)
SNEAKS: Final = _event("sneaks", A_PLAYER)
HIDES: Final = _event("hides", A_UNIT)
APPEARS: Final = _event("appears", A_UNIT, A_HEX, tells=ATTEMPT)
BARRAGE: Final = _event("barrage", A_PLAYER, A_HEX)
BOGS: Final = _event("bogs", A_UNIT)
EXITS: Final = _event("exits", A_UNIT, A_HEX, tells=ATTEMPT)
TURNS: Final = _event("turns", A_UNIT, Operand("facing", FACING))
FIRES: Final = _event("fires", A_UNIT, A_HEX, tells=ATTEMPT)
ASSAULTS: Final = _event("assaults", A_UNIT, A_HEX, tells=ATTEMPT)
SUPPORTED: Final = _event("supported", A_UNIT, Operand("units", UNITS))
ROLLED: Final = _event(
    "rolled", A_PLAYER, Operand("dice", NUMBER), Operand("cap", NUMBER), Operand("total", NUMBER)
)
LUCK_ROLLED: Final = _event("luck-rolled", A_PLAYER, Operand("die", NUMBER), N)
ATTACKED: Final = _event("attacked", A_UNIT, Operand("av", NUMBER), Operand("dv", NUMBER), tells=CONTEST)
MISSED: Final = _event("missed", A_UNIT)
HIT: Final = _event("hit", A_UNIT)
HIT_KNOWN: Final = _event("hit-known", A_UNIT, Operand("hit", MODE))
REVEALED: Final = _event("revealed", A_UNIT, Operand("hit", MODE))
DESTROYED: Final = _event("destroyed", A_UNIT)
SCORES: Final = _event("scores", A_PLAYER, N)
CAP_COVERED: Final = _event("cap-covered", A_PLAYER, N)
IGNORES_HIT: Final = _event("ignores-hit", A_UNIT)
RALLIES: Final = _event("rallies", A_UNIT, Operand("hit", MODE))
RALLY_FAILS: Final = _event("rally-fails", A_UNIT, N)
DIGS: Final = _event("digs", A_UNIT)
LEAVES_HOLE: Final = _event("leaves-hole", A_UNIT)
DRAWS: Final = _event("draws", A_PLAYER, N)
DRAWN: Final = _event("drawn", A_PLAYER, _CARD)
PLAYS_CARD: Final = _event("plays-card", A_PLAYER, _CARD)
USES_WEAPON: Final = _event("uses-weapon", A_UNIT, _CARD, A_HEX, tells=ATTEMPT)
MARKED_SPENT: Final = _event("marked-spent", A_UNIT)
GAINS_AP: Final = _event("gains-ap", A_PLAYER, N)
GAINS_CAP: Final = _event("gains-cap", A_PLAYER, N)
LOSES_CAP: Final = _event("loses-cap", A_PLAYER, N)
CONTROLS: Final = _event("controls", A_PLAYER, A_HEX, N, tells=POINTS)
ROUND_ENDS: Final = _event("round-ends", N)
GAME_ENDS: Final = _event("game-ends", Operand("german", NUMBER), Operand("soviet", NUMBER))

DEPLOYED: Final = _event("deployed", A_UNIT, A_HEX, tells=ATTEMPT)
CONCEALED: Final = _event("concealed", A_UNIT)

SMOKES: Final = _event("smokes", A_UNIT, A_HEX, tells=ATTEMPT)
SMOKE_LAID: Final = _event("smoke-laid", A_HEX)
SMOKE_AGES: Final = _event("smoke-ages", N)
SMOKE_BARRAGE: Final = _event("smoke-barrage", A_PLAYER, A_HEX)
SUSPECTS: Final = _event("suspects", A_UNIT, A_HEX, tells=ATTEMPT)
SHELLED: Final = _event("shelled", A_PLAYER, A_HEX)
NOBODY_FOUND: Final = _event("nobody-found", A_HEX)
SHOT_FROM: Final = _event("shot-from", A_UNIT, Operand("arc", NUMBER))
SNIPER_STAYS: Final = _event("sniper-stays", A_UNIT)
SENSES: Final = _event("senses", A_UNIT)
USES_VETERAN: Final = _event("uses-veteran", A_UNIT, _CARD)
REROLLED: Final = _event("rerolled", A_PLAYER, Operand("old", NUMBER), N, Operand("total", NUMBER))
MARCHES: Final = _event("marches", A_UNIT, N)
AVENGED: Final = _event("avenged", A_UNIT)
STUCK: Final = _event("stuck", A_UNIT)
FREED: Final = _event("freed", A_UNIT)
TASK_DONE: Final = _event("task-done", A_PLAYER, _CARD, N)
TASK_FAILED: Final = _event("task-failed", A_PLAYER, _CARD)
TAKES_INITIATIVE: Final = _event("takes-initiative", A_PLAYER)
FLIES: Final = _event("flies", A_UNIT, A_HEX, tells=ATTEMPT)
CLIMBS: Final = _event("climbs", A_UNIT, Operand("metres", NUMBER))
DIVES: Final = _event("dives", A_UNIT, Operand("metres", NUMBER))
COMES_IN: Final = _event("comes-in", A_UNIT, A_HEX, Operand("metres", NUMBER), tells=ATTEMPT)
FLIES_OFF: Final = _event("flies-off", A_UNIT, A_HEX, tells=ATTEMPT)
STRAFES: Final = _event("strafes", A_UNIT, A_HEX, tells=ATTEMPT)
BOMBS: Final = _event("bombs", A_UNIT, A_HEX, N, tells=ATTEMPT)
FIRES_AT: Final = _event("fires-at", A_UNIT, Operand("target", UNIT))
AIR_HIT: Final = _event("air-hit", A_UNIT)

_FORT = Operand("fort", ROW)
MINE_FOUND: Final = _event("mine-found", _FORT, A_HEX)
MINE_STRIKES: Final = _event("mine-strikes", _FORT, A_UNIT)
MINE_MISSES: Final = _event("mine-misses", A_UNIT, N)
LAYS_MINE: Final = _event("lays-mine", A_UNIT, _FORT, A_HEX, tells=ATTEMPT)
LAYS_HIDDEN_MINE: Final = _event("lays-hidden-mine", A_UNIT, _FORT, A_HEX, tells=ATTEMPT)
LAYS_SOMEWHERE: Final = _event("lays-somewhere", A_UNIT)
MINE_SCATTERED: Final = _event("mine-scattered", _FORT, A_HEX)
MINE_DEFUSED: Final = _event("mine-defused", A_UNIT, _FORT, A_HEX, tells=ATTEMPT)
WORK_ATTACKED: Final = _event(
    "work-attacked", _FORT, A_HEX, Operand("av", NUMBER), Operand("dv", NUMBER), tells=CONTEST
)
WORK_HOLDS: Final = _event("work-holds", _FORT, A_HEX)
WORK_WRECKED: Final = _event("work-wrecked", _FORT, A_HEX)
HEX_MARKED: Final = _event("hex-marked", A_PLAYER, A_HEX)
DUMMY: Final = _event("dummy", A_PLAYER, A_HEX)

OUTCOMES: Final[list[Outcome]] = []


def _outcome(name: str, operand: Operand, kind: str) -> int:
    OUTCOMES.append(Outcome(name, operand, kind))
    return len(OUTCOMES) - 1


O_MISS: Final = _outcome("miss", A_UNIT, "none")
O_HIT: Final = _outcome("hit", A_UNIT, "hit")
O_DESTROYED: Final = _outcome("destroyed", A_UNIT, "kill")
O_RALLIED: Final = _outcome("rallied", A_UNIT, "good")
O_NOT_RALLIED: Final = _outcome("not-rallied", A_UNIT, "none")
O_GAINED: Final = _outcome("gained", N, "good")
O_NOBODY: Final = _outcome("nobody", A_HEX, "none")
O_WRECKED: Final = _outcome("wrecked", _FORT, "hit")
O_HOLDS: Final = _outcome("holds", _FORT, "none")
