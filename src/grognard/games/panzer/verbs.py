"""The verbs of the game: everything that a player can choose, and how a record writes it.

A verb has one name and one row of operands in the whole game. New ones are added at the end of their part.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import CARD, FACING, HEX, MODE, NUMBER, PLAYER, UNIT, Operand
from grognard.core.kernel.option import ACT, BUILD, END, Verb

VERBS: Final[list[Verb]] = []


def _verb(
    name: str,
    *operands: Operand,
    anchor: int = -1,
    role: str = ACT,
    group: str = "",
    rule: str = "",
    secret: bool = False,
    sign: str = "",
) -> int:
    VERBS.append(Verb(name, operands, anchor, role, group, rule, secret, sign))
    return len(VERBS) - 1


A_UNIT: Final = Operand("unit", UNIT)
A_TARGET: Final = Operand("target", UNIT)
A_HEX: Final = Operand("hex", HEX)
A_FACING: Final = Operand("facing", FACING)

#: Weapons and ammunition of one shot; support weapons of a leg unit come after these.
AMMUNITION: Final = ("ap", "special", "gp", "smoke", "first", "second", "first-gp", "second-gp")
AP: Final = 0
SPECIAL: Final = 1  # APCR, HVAP or HEAT
GP: Final = 2
SMOKE_SHELL: Final = 3
FIRST_GP: Final = 6  # the GP row of a support weapon
SECOND_GP: Final = 7

#: Hit angles that the owner of a target may choose between (PZR-4.4.3.2.4, 6.5.2.2).
ANGLES: Final = ("front", "front_side", "rear_side", "rear")

#: How a unit moves (PZR-4.5.1.1.5, 6.6).
RATES: Final = ("cross-country", "way", "quickmarch", "crawl", "search", "partial-search", "stay")
CROSS_COUNTRY: Final = 0
BY_WAY: Final = 1  # trail or road rate
QUICKMARCH: Final = 2
CRAWL: Final = 3
SEARCH_HULL: Final = 4
SEARCH_PARTIAL: Final = 5
STAY: Final = 6

#: Of aircraft (PZR-6.7): loads, map edges, speed and altitude.
LOADS: Final = ("none", "bombs", "rockets")
EDGES: Final = ("north", "east", "south", "west")
SPEEDS: Final = ("low", "high")
ALTITUDES: Final = ("low", "medium", "high")

# -- set-up (R-45) -----------------------------------------------------------------------------------
TAKE: Final = _verb("unit", A_UNIT, anchor=0, role=BUILD, group="unit", rule="PZR-2.0")
PLACE: Final = _verb("place", A_HEX, anchor=0, role=BUILD, group="place", rule="PZR-2.0")
FACE: Final = _verb("face", A_FACING, anchor=0, role=ACT, group="facing", rule="PZR-3.3")
DONE: Final = _verb("done", role=END, rule="PZR-4.0")
# -- commands (PZR-4.2), in secret -------------------------------------------------------------------
ORDER: Final = _verb("order", A_UNIT, anchor=0, role=BUILD, group="unit", rule="PZR-4.2.1", secret=True)
FIRE_ORDER: Final = _verb("fire-order", role=BUILD, group="command", rule="PZR-4.2", secret=True)
MOVE_ORDER: Final = _verb("move-order", role=BUILD, group="command", rule="PZR-4.2", secret=True)
HALT_ORDER: Final = _verb("halt-order", role=BUILD, group="command", rule="PZR-4.2", secret=True)
WATCH_ORDER: Final = _verb("watch-order", role=BUILD, group="command", rule="PZR-4.2", secret=True)
WITH: Final = _verb("with", A_UNIT, anchor=0, role=BUILD, group="group", rule="PZR-6.2.1")
ENOUGH: Final = _verb("enough", role=BUILD, group="group", rule="PZR-6.2.1")
# -- initiative (PZR-4.3.1) ---------------------------------------------------------------------------
FIRST: Final = _verb("first", Operand("player", PLAYER), group="player", rule="PZR-4.3.1")
# -- fire (PZR-4.4, 6.5.2) ----------------------------------------------------------------------------
FIRE: Final = _verb("fire", A_UNIT, anchor=0, role=BUILD, group="unit", rule="PZR-4.4.1")
WEAPON: Final = _verb(
    "weapon", Operand("weapon", MODE, AMMUNITION), role=BUILD, group="weapon", rule="PZR-4.4.3"
)
AT: Final = _verb("at", A_TARGET, anchor=0, role=BUILD, group="target", rule="PZR-4.4.1")
SMOKE: Final = _verb("smoke", A_HEX, anchor=0, role=BUILD, group="target", rule="PZR-6.1.4.3.10")
RESOLVE: Final = _verb("resolve", A_TARGET, anchor=0, group="target", rule="PZR-4.4.1")
SHOW: Final = _verb("show", A_UNIT, anchor=0, group="show", rule="PZR-4.4.3.2.2")
KEEP: Final = _verb("keep", group="show", rule="PZR-4.4.3.2.2")
SPREAD: Final = _verb("spread", A_TARGET, anchor=0, group="target", rule="PZR-6.5.2.1")
ANGLE: Final = _verb("angle", Operand("angle", MODE, ANGLES), group="angle", rule="PZR-4.4.3.2.4")
# -- reaction fire (PZR-4.4.2) ------------------------------------------------------------------------
REACT: Final = _verb("react", A_UNIT, A_TARGET, anchor=1, role=BUILD, group="unit", rule="PZR-4.4.2")
HOLD: Final = _verb("hold", role=END, group="window", rule="PZR-4.4.2")
LET_PASS: Final = _verb("let-pass", role=END, group="window", rule="PZR-4.4.2")
LET_ALL_PASS: Final = _verb("let-all-pass", role=END, group="window", rule="PZR-4.4.2")
# -- movement (PZR-4.5, 6.6) ---------------------------------------------------------------------------
MOVE: Final = _verb("move", A_UNIT, anchor=0, role=BUILD, group="unit", rule="PZR-4.5")
RATE: Final = _verb("rate", Operand("rate", MODE, RATES), role=BUILD, group="rate", rule="PZR-4.5.1.1.5")
AHEAD: Final = _verb("ahead", group="step", rule="PZR-4.5.1.1")
BACK: Final = _verb("back", group="step", rule="PZR-4.5.1.1.7")
TURN: Final = _verb("turn", A_FACING, anchor=0, group="facing", rule="PZR-4.5.1.1.4")
GO: Final = _verb("go", A_FACING, anchor=0, group="step", rule="PZR-6.6.4")
ENTER: Final = _verb("enter", A_HEX, A_FACING, anchor=0, group="step", rule="PZR-4.5.1.1.9")
EXIT: Final = _verb("exit", group="step", rule="PZR-4.5.1.1.9")
STOP: Final = _verb("stop", role=END, group="step", rule="PZR-4.5.1.1")
UP: Final = _verb("up", group="step", rule="PZR-6.6.4.1")
DOWN: Final = _verb("down", group="step", rule="PZR-6.6.4.1")
INSIDE: Final = _verb("inside", group="step", rule="PZR-6.6.3")
OUTSIDE: Final = _verb("outside", group="step", rule="PZR-6.6.3")
AHEAD_INSIDE: Final = _verb("ahead-inside", group="step", rule="PZR-6.6.3")
MOUNT: Final = _verb("mount", A_UNIT, Operand("carrier", UNIT), anchor=1, group="load", rule="PZR-6.6.7.1.1")
DISMOUNT: Final = _verb("dismount", A_UNIT, A_HEX, anchor=1, group="load", rule="PZR-6.6.7.1.1")
EMERGENCY: Final = _verb("emergency", A_UNIT, anchor=0, group="load", rule="PZR-6.6.7.1.2")
# -- adjustment (PZR-6.8) ------------------------------------------------------------------------------
PIVOT: Final = _verb(
    "pivot", A_UNIT, A_FACING, anchor=0, role=BUILD, group="facing", rule="PZR-6.8.1", secret=True
)
COVER: Final = _verb("cover", A_UNIT, anchor=0, role=BUILD, group="cover", rule="PZR-6.8.2", secret=True)
RISE: Final = _verb("rise", A_UNIT, anchor=0, role=BUILD, group="cover", rule="PZR-6.8.2", secret=True)
DIG: Final = _verb("dig", A_UNIT, anchor=0, role=BUILD, group="cover", rule="PZR-6.6.8", secret=True)
# -- close combat (PZR-6.6.1, 6.6.10) --------------------------------------------------------------------
ASSAULT: Final = _verb("assault", A_UNIT, A_TARGET, anchor=1, role=BUILD, group="assault", rule="PZR-6.6.1.1")
APPROACH: Final = _verb("approach", A_UNIT, A_HEX, anchor=1, role=BUILD, group="assault", rule="PZR-6.6.1.1")
PRIMARY: Final = _verb("primary", A_UNIT, anchor=0, group="primary", rule="PZR-6.6.1.1")
ADVANCE: Final = _verb("advance", A_UNIT, anchor=0, group="advance", rule="PZR-6.6.1.1.3")
STAY_PUT: Final = _verb("stay", role=END, group="advance", rule="PZR-6.6.1.1.3")
OVERRUN: Final = _verb("overrun", A_UNIT, A_TARGET, anchor=1, role=BUILD, group="assault", rule="PZR-6.6.10")
# -- aircraft and anti-aircraft fire (PZR-6.4, 6.7) ------------------------------------------------------
LOAD: Final = _verb(
    "load",
    A_UNIT,
    Operand("load", MODE, LOADS),
    anchor=0,
    role=BUILD,
    group="load",
    rule="PZR-6.7.1",
    secret=True,
)
FLY_IN: Final = _verb("fly-in", A_UNIT, anchor=0, role=BUILD, group="unit", rule="PZR-6.7.2.1")
EDGE: Final = _verb("edge", Operand("edge", MODE, EDGES), role=BUILD, group="edge", rule="PZR-6.7.2.1")
OVER: Final = _verb("over", A_HEX, anchor=0, role=BUILD, group="place", rule="PZR-6.7.2")
HEADING: Final = _verb("heading", A_FACING, anchor=0, role=BUILD, group="facing", rule="PZR-6.7.2.3")
SPEED: Final = _verb("speed", Operand("speed", MODE, SPEEDS), role=BUILD, group="speed", rule="PZR-6.7.2.2")
ALTITUDE: Final = _verb(
    "altitude", Operand("altitude", MODE, ALTITUDES), role=BUILD, group="altitude", rule="PZR-6.7.2.2"
)
FLY: Final = _verb("fly", A_HEX, anchor=0, group="step", rule="PZR-6.7.2.3")
BANK: Final = _verb("bank", A_FACING, anchor=0, group="facing", rule="PZR-6.7.2.3.1")
STRAFE: Final = _verb("strafe", A_HEX, anchor=0, group="attack", rule="PZR-6.7.3.2")
BOMB: Final = _verb("bomb", A_HEX, anchor=0, group="attack", rule="PZR-6.7.3.3")
DIVE: Final = _verb("dive", A_HEX, anchor=0, group="attack", rule="PZR-6.7.2.3.2")
ROCKET: Final = _verb("rocket", A_HEX, anchor=0, group="attack", rule="PZR-6.7.3.4")
GUIDE: Final = _verb("guide", A_UNIT, A_TARGET, anchor=1, group="guide", rule="PZR-6.7.3.1.2")
LEAVE: Final = _verb("leave", role=END, group="step", rule="PZR-6.7.2")
FLAK: Final = _verb("flak", A_UNIT, anchor=0, group="unit", rule="PZR-6.7.4")
# -- indirect fire (PZR-6.5.1) ----------------------------------------------------------------------------
#: What a mission fires (PZR-6.5.1.6).
MISSIONS: Final = ("he", "smoke", "illumination")
HE: Final = 0
SMOKE_MISSION: Final = 1
ILLUMINATION: Final = 2

#: The area that it falls on (PZR-6.5.1.5), in the order of indirect.toml.
SHEAFS: Final = ("one-hex", "converged", "open", "linear")
ONE_HEX: Final = 0
CONVERGED: Final = 1
OPEN: Final = 2
LINEAR: Final = 3

#: One turn of a plot (PZR-6.5.1.11.1): what is fired, and the sheaf, LINEAR with its direction.
PLOT_PARTS: Final = (
    "he-converged",
    "he-open",
    "he-linear-n",
    "he-linear-ne",
    "he-linear-se",
    "he-linear-s",
    "he-linear-sw",
    "he-linear-nw",
    "smoke-converged",
    "smoke-open",
    "smoke-linear-n",
    "smoke-linear-ne",
    "smoke-linear-se",
    "smoke-linear-s",
    "smoke-linear-sw",
    "smoke-linear-nw",
)

A_SOURCE: Final = Operand("source", CARD)  # a battery, or a unit on the map that fires indirectly
REGISTER: Final = _verb(
    "register", A_SOURCE, A_HEX, anchor=1, role=BUILD, group="point", rule="PZR-6.5.1.4", secret=True
)
PLOT: Final = _verb(
    "plot", A_SOURCE, A_HEX, anchor=1, role=BUILD, group="plot", rule="PZR-6.5.1.11.1", secret=True
)
ON_TURN: Final = _verb(
    "on-turn", Operand("n", NUMBER), role=BUILD, group="plot", rule="PZR-6.5.1.11.1", secret=True
)
PART: Final = _verb(
    "part",
    Operand("part", MODE, PLOT_PARTS),
    role=BUILD,
    group="plot",
    rule="PZR-6.5.1.11.1",
    secret=True,
)
CALL: Final = _verb("call", A_UNIT, A_HEX, anchor=1, role=BUILD, group="mission", rule="PZR-6.5.1.7")
CONTINUE: Final = _verb("continue", A_UNIT, anchor=0, role=BUILD, group="mission", rule="PZR-6.5.1.8.1")
SHIFT: Final = _verb("shift", A_UNIT, A_HEX, anchor=1, role=BUILD, group="mission", rule="PZR-6.5.1.8.2")
CHECK: Final = _verb("check", A_UNIT, anchor=0, group="mission", rule="PZR-6.5.1.9")
SOURCE: Final = _verb("source", A_SOURCE, role=BUILD, group="source", rule="PZR-6.5.1.1")
TYPE: Final = _verb("type", Operand("type", MODE, MISSIONS), role=BUILD, group="type", rule="PZR-6.5.1.6")
SHEAF: Final = _verb("sheaf", Operand("sheaf", MODE, SHEAFS), role=BUILD, group="sheaf", rule="PZR-6.5.1.5")
WAY: Final = _verb("way", A_FACING, anchor=0, role=BUILD, group="sheaf", rule="PZR-6.5.1.5")
BEGIN: Final = _verb("begin", A_SOURCE, role=BUILD, group="plot", rule="PZR-6.5.1.11.2")
SHIFT_PLOT: Final = _verb("shift-plot", A_SOURCE, A_HEX, anchor=1, group="plot", rule="PZR-6.5.1.11.3")
DROP: Final = _verb("drop", A_UNIT, anchor=0, group="target", rule="PZR-6.5.1.12")
