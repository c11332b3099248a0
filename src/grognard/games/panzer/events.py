"""The events of the game (message `panzer-event-<name>`) and the outcomes that odds are told in."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.event import ATTEMPT, POINTS, EventKind
from grognard.core.kernel.kinds import CARD, FACING, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS, Operand
from grognard.core.kernel.rules import Outcome

from .state import COMMANDS, HULL_NAMES
from .verbs import ALTITUDES, AMMUNITION, ANGLES, EDGES, MISSIONS, RATES, SHEAFS, SPEEDS

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *operands: Operand, tells: str = "") -> int:
    EVENTS.append(EventKind(name, operands, tells))
    return len(EVENTS) - 1


_UNIT = Operand("unit", UNIT)
_TARGET = Operand("target", UNIT)
_PLAYER = Operand("player", PLAYER)
_N = Operand("n", NUMBER)
_HEX = Operand("hex", HEX)
_FACING = Operand("facing", FACING)
_COMMAND = Operand("command", MODE, COMMANDS)

# -- set-up and turn -------------------------------------------------------------------------------
DEPLOYED: Final = _event("deployed", _UNIT, _HEX, _FACING, tells=ATTEMPT)
TURN_BEGINS: Final = _event("turn-begins", _N, Operand("of", NUMBER))
DUE: Final = _event("due", _UNIT)
SPOTTED: Final = _event("spotted", _UNIT)
OUT_OF_SIGHT: Final = _event("out-of-sight", _UNIT)
INITIATIVE: Final = _event(
    "initiative", Operand("german", NUMBER), Operand("soviet", NUMBER), Operand("winner", PLAYER)
)
FIRST_PLAYER: Final = _event("first-player", _PLAYER)
SHOWN: Final = _event("shown", _UNIT, _COMMAND)
REVEALED: Final = _event("revealed", _UNIT, _COMMAND)
TURNS: Final = _event("turns", _UNIT, _FACING)
DESTROYED: Final = _event("destroyed", _UNIT)
CONTROLS: Final = _event("controls", _PLAYER, _HEX, _N, tells=POINTS)
ALARM: Final = _event("alarm", _UNIT)
RECOVERS: Final = _event("recovers", _UNIT, _N, Operand("number", NUMBER))
STAYS_SUPPRESSED: Final = _event("stays-suppressed", _UNIT, _N, Operand("number", NUMBER))

GAME_ENDS: Final = _event("game-ends", Operand("german", NUMBER), Operand("soviet", NUMBER))

# -- fire (PZR-4.4, 6.5.2) ---------------------------------------------------------------------------
_WEAPON = Operand("weapon", MODE, AMMUNITION)
_RESULT = Operand("result", MODE, ("nothing", "tk", "nd", "dm", "ko", "bu"))
AIMS: Final = _event("aims", _UNIT, _TARGET, _WEAPON, tells=ATTEMPT)
REACTS: Final = _event("reacts", _UNIT, _TARGET, _WEAPON, tells=ATTEMPT)
KEEPS_HIDDEN: Final = _event("keeps-hidden", _UNIT)
VOID: Final = _event("void", _UNIT, _COMMAND)
SPENT: Final = _event("spent", _UNIT, _TARGET)
AMMO_HOLDS: Final = _event("ammo-holds", _UNIT, _N, Operand("limit", NUMBER))
AMMO_SHORT: Final = _event("ammo-short", _UNIT, _N, Operand("limit", NUMBER))
MISSED: Final = _event("missed", _UNIT, _TARGET, _N, Operand("number", NUMBER))
HIT: Final = _event("hit", _UNIT, _TARGET, _N, Operand("number", NUMBER))
HITS: Final = _event("hits", _UNIT, _TARGET, _N, Operand("hits", NUMBER))
SPREADS: Final = _event("spreads", _UNIT, _TARGET)
ANGLE_CHOSEN: Final = _event("angle-chosen", _UNIT, Operand("angle", MODE, ANGLES))
STRUCK: Final = _event(
    "struck",
    _TARGET,
    Operand("angle", MODE, ANGLES),
    Operand("penetration", NUMBER),
    Operand("armour", NUMBER),
)
STRUCK_AT: Final = _event(
    "struck-at",
    _TARGET,
    Operand("place", MODE, ("tf", "ts", "tr", "hf", "hs", "hr", "tk", "dk")),
    Operand("penetration", NUMBER),
    Operand("armour", NUMBER),
)
COVERED: Final = _event("covered", _TARGET, _N)
NO_EFFECT: Final = _event("no-effect", _TARGET)
SHAKEN: Final = _event("shaken", _TARGET)
DAMAGED: Final = _event("damaged", _TARGET)
TRACKS_HIT: Final = _event("tracks-hit", _TARGET)
KNOCKED_OUT: Final = _event("knocked-out", _TARGET, _HEX)
BURNS: Final = _event("burns", _TARGET, _HEX)
SUPPRESSED: Final = _event("suppressed", _UNIT)
CREW_STAYS: Final = _event("crew-stays", _UNIT, _N, Operand("number", NUMBER))
CREW_LEAVES: Final = _event("crew-leaves", _UNIT, _N, Operand("number", NUMBER))
RIDER_STAYS: Final = _event("rider-stays", _UNIT, _N, Operand("number", NUMBER))
RIDER_LEAVES: Final = _event("rider-leaves", _UNIT, _N, Operand("number", NUMBER))
RIDER_FOLLOWS: Final = _event("rider-follows", _UNIT)
RIDER_SURVIVES: Final = _event("rider-survives", _UNIT, _N, Operand("number", NUMBER))
RIDER_LOST: Final = _event("rider-lost", _UNIT, _N, Operand("number", NUMBER))
HOLDS_FIRE: Final = _event("holds-fire", _PLAYER)
LETS_PASS: Final = _event("lets-pass", _PLAYER, _UNIT)
SMOKE_LAID: Final = _event("smoke-laid", _UNIT, _HEX, tells=ATTEMPT)
SMOKE_FAILS: Final = _event("smoke-fails", _UNIT, _HEX, tells=ATTEMPT)
SMOKE_GONE: Final = _event("smoke-gone", _HEX)
WATCH_LOST: Final = _event("watch-lost", _UNIT)
SHARES: Final = _event("shares", _UNIT, Operand("units", UNITS), _COMMAND)

# -- movement (PZR-4.5) ------------------------------------------------------------------------------
MOVES_OUT: Final = _event("moves-out", _UNIT, Operand("rate", MODE, RATES), Operand("left", NUMBER))
DRIVES: Final = _event("drives", _UNIT, _HEX, Operand("left", NUMBER), tells=ATTEMPT)
REVERSES: Final = _event("reverses", _UNIT, _HEX, Operand("left", NUMBER), tells=ATTEMPT)
PIVOTS: Final = _event("pivots", _UNIT, _FACING, Operand("left", NUMBER), tells=ATTEMPT)
ENTERS: Final = _event("enters", _UNIT, _HEX, _FACING, tells=ATTEMPT)
EXITS: Final = _event("exits", _UNIT, _HEX)
STAYS: Final = _event("stays", _UNIT, _HEX)
SLOWED: Final = _event("slowed", _UNIT, Operand("left", NUMBER))
STOPPED: Final = _event("stopped", _UNIT, _HEX)
PUT_BACK: Final = _event("put-back", _UNIT, _HEX)
WIRE_CRUSHED: Final = _event("wire-crushed", _UNIT, _HEX)
TAKES_POST: Final = _event("takes-post", _UNIT, _HEX)
LEAVES_POST: Final = _event("leaves-post", _UNIT)
LEAVES_HULL_DOWN: Final = _event("leaves-hull-down", _UNIT)
LETS_ALL_PASS: Final = _event("lets-all-pass", _PLAYER)

WALKS: Final = _event("walks", _UNIT, _HEX, Operand("left", NUMBER), tells=ATTEMPT)
CRAWLS: Final = _event("crawls", _UNIT, _HEX, tells=ATTEMPT)
LEAVES_COVER: Final = _event("leaves-cover", _UNIT)
GOES_UP: Final = _event("goes-up", _UNIT, _HEX)
COMES_DOWN: Final = _event("comes-down", _UNIT, _HEX)
MARCH_HOLDS: Final = _event("march-holds", _UNIT, _N, Operand("number", NUMBER))
MARCH_SHAKES: Final = _event("march-shakes", _UNIT, _N, Operand("number", NUMBER))
HULL_FOUND: Final = _event(
    "hull-found", _UNIT, _N, Operand("number", NUMBER), Operand("hull", MODE, HULL_NAMES)
)
HULL_NOT_FOUND: Final = _event("hull-not-found", _UNIT, _N, Operand("number", NUMBER))
HOUSE_ENTERED: Final = _event("house-entered", _UNIT, _HEX, Operand("left", NUMBER), tells=ATTEMPT)
HOUSE_LEFT: Final = _event("house-left", _UNIT, _HEX, Operand("left", NUMBER), tells=ATTEMPT)
HOUSE_HOLDS: Final = _event("house-holds", _UNIT, _N, Operand("number", NUMBER))
HOUSE_HITS: Final = _event("house-hits", _UNIT, _N, Operand("number", NUMBER))
MOUNTS: Final = _event("mounts", _UNIT, Operand("carrier", UNIT), tells=ATTEMPT)
DISMOUNTS: Final = _event("dismounts", _UNIT, _HEX, tells=ATTEMPT)
JUMPS_OFF: Final = _event("jumps-off", _UNIT, _HEX, tells=ATTEMPT)
TAKES_COVER: Final = _event("takes-cover", _UNIT)
DIGS: Final = _event("digs", _UNIT, _HEX, _N)
DUG_IN: Final = _event("dug-in", _UNIT, _HEX)

OUTCOMES: Final[list[Outcome]] = []


def _outcome(name: str, operand: Operand | None, kind: str) -> int:
    OUTCOMES.append(Outcome(name, operand, kind))
    return len(OUTCOMES) - 1


O_MISS: Final = _outcome("miss", _TARGET, "none")
O_NOTHING: Final = _outcome("nothing", _TARGET, "none")
O_DAMAGED: Final = _outcome("damaged", _TARGET, "hit")
O_KNOCKED_OUT: Final = _outcome("knocked-out", _TARGET, "kill")
O_BURNS: Final = _outcome("burns", _TARGET, "kill")
O_TRACKS: Final = _outcome("tracks-hit", _TARGET, "hit")
O_SHAKEN: Final = _outcome("shaken", _TARGET, "none")
O_CREW_LEAVES: Final = _outcome("crew-leaves", _TARGET, "kill")
O_CREW_STAYS: Final = _outcome("crew-stays", _TARGET, "none")
O_RIDER_LEAVES: Final = _outcome("rider-leaves", _TARGET, "hit")
O_RIDER_STAYS: Final = _outcome("rider-stays", _TARGET, "none")
O_RIDER_LOST: Final = _outcome("rider-lost", _TARGET, "kill")
O_RIDER_SURVIVES: Final = _outcome("rider-survives", _TARGET, "none")
O_AMMO_SHORT: Final = _outcome("ammo-short", None, "none")
O_AMMO_HOLDS: Final = _outcome("ammo-holds", None, "")
O_WINS: Final = _outcome("wins-initiative", _PLAYER, "")
O_MARCH_SHAKES: Final = _outcome("march-shakes", _UNIT, "hit")
O_MARCH_HOLDS: Final = _outcome("march-holds", _UNIT, "none")
O_HULL_FOUND: Final = _outcome("hull-found", _UNIT, "")
O_HULL_NOT_FOUND: Final = _outcome("hull-not-found", _UNIT, "none")
O_HOUSE_HOLDS: Final = _outcome("house-holds", _UNIT, "none")
O_HOUSE_DAMAGED: Final = _outcome("house-damaged", _UNIT, "hit")
O_HOUSE_TRACKS: Final = _outcome("house-tracks", _UNIT, "hit")
# -- GP fire (PZR-6.5.4) ----------------------------------------------------------------------------
GP_FIRE: Final = _event(
    "gp-fire", _UNIT, _TARGET, _N, Operand("result", MODE, ("no-effect", "suppressed", "effective"))
)
REDUCED: Final = _event("reduced", _UNIT)
SHAKES: Final = _event("shakes", _UNIT, _HEX, _N)
FALLS: Final = _event("falls", _HEX)

O_SUPPRESSED: Final = _outcome("suppressed", _TARGET, "hit")
O_REDUCED: Final = _outcome("reduced", _TARGET, "hit")
O_REMOVED: Final = _outcome("removed", _TARGET, "kill")
O_FALLS: Final = _outcome("falls", _HEX, "hit")
# -- close combat (PZR-6.6.1, 6.6.10) --------------------------------------------------------------------
ASSAULTS: Final = _event("assaults", _UNIT, _TARGET, tells=ATTEMPT)
APPROACHES: Final = _event("approaches", _UNIT, _HEX, tells=ATTEMPT)
ASSAULT_VOID: Final = _event("assault-void", _UNIT, _TARGET)
CLOSE_ASSAULT: Final = _event(
    "close-assault", _UNIT, _TARGET, _N, Operand("result", MODE, ("no-effect", "suppressed", "effective"))
)
FIGHTS: Final = _event("fights", _UNIT, _TARGET, _N, Operand("against", NUMBER), tells=ATTEMPT)
LEADS: Final = _event("leads", _UNIT)
ADVANCES: Final = _event("advances", _UNIT, _HEX, tells=ATTEMPT)
CHASES: Final = _event("chases", _UNIT, _TARGET, tells=ATTEMPT)
OVERRUNS: Final = _event("overruns", _UNIT, _TARGET, tells=ATTEMPT)
OVERRUN_FAILS: Final = _event("overrun-fails", _UNIT, _TARGET)

O_REPULSED: Final = _outcome("repulsed", _TARGET, "none")
# -- aircraft and anti-aircraft fire (PZR-6.7) --------------------------------------------------------
_EDGE = Operand("edge", MODE, EDGES)
FLIES_IN: Final = _event(
    "flies-in",
    _UNIT,
    _HEX,
    Operand("speed", MODE, SPEEDS),
    Operand("altitude", MODE, ALTITUDES),
    tells=ATTEMPT,
)
FLIES: Final = _event("flies", _UNIT, _HEX)
BANKS: Final = _event("banks", _UNIT, _FACING)
FLIES_OFF: Final = _event("flies-off", _UNIT, _EDGE)
GOES_HOME: Final = _event("goes-home", _UNIT)
STRAFES: Final = _event("strafes", _UNIT, _HEX, tells=ATTEMPT)
BOMBS: Final = _event("bombs", _UNIT, _HEX, tells=ATTEMPT)
DIVES: Final = _event("dives", _UNIT, _HEX, tells=ATTEMPT)
ROCKETS: Final = _event("rockets", _UNIT, _HEX, tells=ATTEMPT)
GUIDES: Final = _event("guides", _UNIT, _TARGET)
FLAK: Final = _event("flak", _UNIT, _TARGET, tells=ATTEMPT)
SHOT_DOWN: Final = _event("shot-down", _TARGET)
BREAKS_UP: Final = _event("breaks-up", _TARGET)
CRASHES: Final = _event("crashes", _UNIT, _HEX, _N)
CRASHES_OUTSIDE: Final = _event("crashes-outside", _UNIT, _N)

O_SHOT_DOWN: Final = _outcome("shot-down", _TARGET, "kill")
O_STANDS: Final = _outcome("stands", _HEX, "none")
# -- indirect fire (PZR-6.5.1) -------------------------------------------------------------------------
_SOURCE = Operand("source", CARD)
_NUMBER = Operand("number", NUMBER)
CALLS_FIRE: Final = _event("calls-fire", _UNIT, _HEX, tells=ATTEMPT)
KEEPS_FIRE: Final = _event("keeps-fire", _UNIT, _HEX, tells=ATTEMPT)
SHIFTS_FIRE: Final = _event("shifts-fire", _UNIT, _HEX, tells=ATTEMPT)
CHECKS_FIRE: Final = _event("checks-fire", _UNIT)
FIRE_LOST: Final = _event(
    "fire-lost", _UNIT, Operand("cause", MODE, ("observer-gone", "sight-lost", "danger-close"))
)
JOINS: Final = _event("joins", _SOURCE)
FALLS_OUT: Final = _event("falls-out", _SOURCE)
DECLARED: Final = _event("declared", _HEX, Operand("type", MODE, MISSIONS), Operand("sheaf", MODE, SHEAFS))
DECLARED_ROW: Final = _event("declared-row", _HEX, _FACING)
REGISTERED: Final = _event("registered", _SOURCE, _HEX)
RESPONDS: Final = _event("responds", _SOURCE, _N, _NUMBER)
FAILS: Final = _event("fails", _SOURCE, _N, _NUMBER)
DANGER_CLOSE: Final = _event("danger-close", _SOURCE)
DROPS: Final = _event("drops", _SOURCE, _UNIT, _HEX)
SHELLS_HOLD: Final = _event("shells-hold", _SOURCE, _N, Operand("limit", NUMBER))
SHELLS_SHORT: Final = _event("shells-short", _SOURCE, _N, Operand("limit", NUMBER))
IMPACT: Final = _event(
    "impact", _SOURCE, _HEX, Operand("type", MODE, MISSIONS), Operand("sheaf", MODE, SHEAFS)
)
SHELLED: Final = _event(
    "shelled", _SOURCE, _TARGET, _N, Operand("result", MODE, ("no-effect", "suppressed", "effective"))
)
SHELL_SHAKES: Final = _event("shell-shakes", _SOURCE, _HEX, _N)
PLOT_BEGINS: Final = _event("plot-begins", _SOURCE, _HEX)
PLOT_ENDS: Final = _event("plot-ends", _SOURCE)
INTO_BARRAGE: Final = _event("into-barrage", _UNIT, _HEX, _SOURCE)

O_RESPONDS: Final = _outcome("responds", _SOURCE, "hit")
O_FAILS: Final = _outcome("fails", _SOURCE, "none")
O_DANGER_CLOSE: Final = _outcome("danger-close", _SOURCE, "kill")
O_NO_SHELLS: Final = _outcome("no-shells", _SOURCE, "none")
O_SMOKE: Final = _outcome("smoke", _HEX, "hit")
