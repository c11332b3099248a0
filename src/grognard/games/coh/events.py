"""The events of the game (message `coh-event-<name>`) and the outcomes that odds are told in."""

from __future__ import annotations

from typing import Final

from grognard.core.event import EventKind
from grognard.core.kinds import CARD as K_CARD
from grognard.core.kinds import FACING, HEX, MODE, NUMBER, PLAYER, ROW, UNIT, UNITS, Operand
from grognard.core.rules import Outcome

from .verbs import PAYMENTS

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *operands: Operand) -> int:
    EVENTS.append(EventKind(name, operands))
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
MOVES: Final = _event("moves", _UNIT, _HEX)
ENTERS: Final = _event("enters", _UNIT, _HEX)
WIRE_FLATTENED: Final = _event("wire-flattened", _HEX)
WIRE_STOPS: Final = _event("wire-stops", _UNIT, _HEX)
OCCUPIES: Final = _event("occupies", _UNIT, Operand("fort", ROW))
LEAVES_FORT: Final = _event("leaves-fort", _UNIT)
LOADS: Final = _event("loads", _UNIT, Operand("carrier", UNIT))
UNLOADS: Final = _event("unloads", _UNIT)
SNEAKS: Final = _event("sneaks", _PLAYER)
HIDES: Final = _event("hides", _UNIT)
APPEARS: Final = _event("appears", _UNIT, _HEX)
BARRAGE: Final = _event("barrage", _PLAYER, _HEX)
BOGS: Final = _event("bogs", _UNIT)
EXITS: Final = _event("exits", _UNIT, _HEX)
TURNS: Final = _event("turns", _UNIT, Operand("facing", FACING))
FIRES: Final = _event("fires", _UNIT, _HEX)
ASSAULTS: Final = _event("assaults", _UNIT, _HEX)
SUPPORTED: Final = _event("supported", _UNIT, Operand("units", UNITS))
ROLLED: Final = _event(
    "rolled", _PLAYER, Operand("dice", NUMBER), Operand("cap", NUMBER), Operand("total", NUMBER)
)
LUCK_ROLLED: Final = _event("luck-rolled", _PLAYER, Operand("die", NUMBER), _N)
ATTACKED: Final = _event("attacked", _UNIT, Operand("av", NUMBER), Operand("dv", NUMBER))
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
USES_WEAPON: Final = _event("uses-weapon", _UNIT, _CARD, _HEX)
MARKED_SPENT: Final = _event("marked-spent", _UNIT)
GAINS_AP: Final = _event("gains-ap", _PLAYER, _N)
GAINS_CAP: Final = _event("gains-cap", _PLAYER, _N)
LOSES_CAP: Final = _event("loses-cap", _PLAYER, _N)
CONTROLS: Final = _event("controls", _PLAYER, _HEX, _N)
ROUND_ENDS: Final = _event("round-ends", _N)
GAME_ENDS: Final = _event("game-ends", Operand("german", NUMBER), Operand("soviet", NUMBER))

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
