"""The verbs of the game: everything a player can choose, and how it is written."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import CARD as K_CARD
from grognard.core.kinds import FACING, GROUP, HEX, MODE, NUMBER, PLAYER, ROW, UNIT, Operand
from grognard.core.option import ACT, BUILD, END, Verb

# How an action is paid for (COH-0.7).
BY_AP: Final = 0
BY_OPP: Final = 1
BY_CAP: Final = 2
BY_CARD: Final = 3
PAYMENTS: Final = ("ap", "opp", "cap", "card")

#: The kinds of mines by number, as one who lays one names them (COH-18.5(4)).
MINES: Final = ("mine-red", "mine-blue", "mine-black")

PASS: Final = 0
STALL: Final = 1
SPEND: Final = 2
ACTIVATE: Final = 3
AP: Final = 4
OPP: Final = 5
CAP: Final = 6
CARD: Final = 7
WITH: Final = 8
SUPPORT: Final = 9
MOVE: Final = 10
CREEP: Final = 11
FACE: Final = 12
PIVOT: Final = 13
FIRE: Final = 14
ASSAULT: Final = 15
RALLY: Final = 16
DIG: Final = 17
EXIT: Final = 18
AGAINST: Final = 19
COMMIT: Final = 20
LUCK: Final = 21
KEEP: Final = 22
BOOST: Final = 23
WEAPON: Final = 24
PAY: Final = 25
USE: Final = 26
DONE: Final = 27
INDIRECT: Final = 28
OCCUPY: Final = 29
LEAVE: Final = 30
LOAD: Final = 31
UNLOAD: Final = 32
SNEAK: Final = 33
HIDE: Final = 34
APPEAR: Final = 35
PLOT: Final = 36
PLACE: Final = 37
CONCEAL: Final = 38
SMOKE: Final = 39
SUSPECT: Final = 40
SCREEN: Final = 41
SENSE: Final = 42
VEIL: Final = 43
FORWARD: Final = 44
BANK: Final = 45
CLIMB: Final = 46
DIVE: Final = 47
LEVEL: Final = 48
STRAFE: Final = 49
BOMB: Final = 50
DROP: Final = 51
DOGFIGHT: Final = 52
AWAY: Final = 53
DEPART: Final = 54
FLAK: Final = 55
LAY: Final = 56
DEFUSE: Final = 57
STRIKE: Final = 58
MARK: Final = 59
STIR: Final = 60
VETERAN: Final = 61
REROLL: Final = 62
SACRIFICE: Final = 63
TARGET: Final = 64
LOWER: Final = 65

_UNIT = Operand("unit", UNIT)
_BOMB = Operand("bomb", MODE)  # the kinds of bombs come from the data files: `bomb_verbs`
_HEX = Operand("hex", HEX)
_FACING = Operand("facing", FACING)


def bomb_verbs(bomb_names: tuple[str, ...]) -> None:
    """Gives the verb that drops a bomb its words."""
    _BOMB.names = bomb_names


VERBS: Final = [
    Verb("pass", (), role=END, rule="COH-2.2"),
    Verb("stall", (Operand("payment", MODE, PAYMENTS),), rule="COH-2.2"),
    Verb("spend", (), role=BUILD, rule="COH-3.0"),
    Verb("activate", (_UNIT,), 0, BUILD, "unit", "COH-3.0"),
    Verb("ap", (_UNIT,), 0, BUILD, "unit", "COH-3.0"),
    Verb("opp", (_UNIT,), 0, BUILD, "unit", "COH-3.1"),
    Verb("cap", (_UNIT,), 0, BUILD, "unit", "COH-3.22"),
    Verb("card", (Operand("card", K_CARD),), 0, BUILD, "card", "COH-8.1"),
    Verb("with", (_UNIT,), 0, BUILD, "group", "COH-9.1"),
    Verb("support", (), role=BUILD, group="pay", rule="COH-3.21"),
    Verb("move", (_UNIT, _HEX), 1, ACT, "move", "COH-5.0"),
    Verb("creep", (_UNIT, _HEX), 1, ACT, "move", "COH-5.01"),
    Verb("face", (_UNIT, _FACING), 0, ACT, "facing", "COH-5.2"),
    Verb("pivot", (_UNIT, _FACING), 0, ACT, "facing", "COH-5.3"),
    Verb("fire", (_UNIT, _HEX), 1, ACT, "fire", "COH-7.0"),
    Verb("assault", (_UNIT,), 0, ACT, "fire", "COH-7.63"),
    Verb("rally", (_UNIT,), 0, ACT, "rally", "COH-7.5"),
    Verb("dig", (_UNIT,), 0, ACT, "dig", "COH-18.1"),
    Verb("exit", (_UNIT,), 0, ACT, "move", "COH-5.1"),
    Verb("against", (_UNIT,), 0, ACT, "target", "COH-7.7"),
    Verb("commit", (Operand("n", NUMBER),), -1, ACT, "roll", "COH-3.23"),
    Verb("luck", (), -1, ACT, "roll", "COH-C.12"),
    Verb("keep", (), -1, ACT, "roll", "COH-C.12"),
    Verb("boost", (), -1, BUILD, "card", "COH-C.9"),
    Verb("weapon", (_UNIT, Operand("card", K_CARD), _HEX), 2, ACT, "fire", "COH-8.2"),
    Verb("pay", (Operand("payment", MODE, PAYMENTS),), -1, BUILD, "pay", "COH-8.1"),
    Verb("use", (_UNIT,), 0, BUILD, "unit", "COH-8.1"),
    Verb("done", (), -1, END, "", "COH-9.1"),
    Verb("indirect", (_UNIT, _HEX), 1, ACT, "fire", "COH-12.0"),
    Verb("occupy", (_UNIT, Operand("fort", ROW)), 0, ACT, "fort", "COH-18.2"),
    Verb("leave", (_UNIT,), 0, ACT, "fort", "COH-18.2"),
    Verb("load", (_UNIT, Operand("carrier", UNIT)), 0, ACT, "transport", "COH-17.0"),
    Verb("unload", (_UNIT,), 0, ACT, "transport", "COH-17.0"),
    Verb("sneak", (_UNIT, _HEX), 1, ACT, "move", "COH-10.1", secret=True),
    Verb("hide", (_UNIT, _HEX), 1, ACT, "hide", "COH-10.2", secret=True),
    Verb("appear", (_UNIT, _FACING), 0, BUILD, "hide", "COH-10.0"),
    Verb("plot", (Operand("battery", GROUP), _HEX), 1, BUILD, "plot", "COH-12.3", secret=True),
    Verb("place", (_UNIT, _HEX), 1, BUILD, "place", "COH-1.0"),
    Verb("conceal", (_UNIT, _HEX), 1, BUILD, "place", "COH-1.0", secret=True),
    Verb("smoke", (_UNIT, _HEX), 1, ACT, "smoke", "COH-13.1"),
    Verb("suspect", (_UNIT, _HEX), 1, ACT, "suspect", "COH-10.0"),
    Verb("screen", (Operand("battery", GROUP), _HEX), 1, BUILD, "plot", "COH-13.1", secret=True),
    Verb("sense", (_UNIT,), 0, BUILD, "sense", "COH-C.V07"),
    Verb("veil", (_UNIT,), 0, BUILD, "hide", "COH-C.V13"),
    Verb("forward", (_UNIT, _HEX), 1, ACT, "fly", "COH-20.0"),
    Verb("bank", (_UNIT, _FACING), 0, ACT, "facing", "COH-20.0"),
    Verb("climb", (_UNIT,), 0, ACT, "fly", "COH-20.1"),
    Verb("dive", (_UNIT,), 0, ACT, "fly", "COH-20.1"),
    Verb("level", (_UNIT, Operand("n", NUMBER)), -1, ACT, "fly", "COH-20.0"),
    Verb("strafe", (_UNIT, _HEX), 1, ACT, "fire", "COH-20.2"),
    Verb("bomb", (_UNIT, _HEX), 1, BUILD, "fire", "COH-20.4"),
    Verb("drop", (_BOMB,), -1, BUILD, "fire", "COH-20.4"),
    Verb("dogfight", (_UNIT, Operand("target", UNIT)), 1, ACT, "fire", "COH-20.2"),
    Verb("away", (_UNIT,), 0, ACT, "fly", "COH-20.0"),
    Verb("depart", (_UNIT,), 0, ACT, "fly", "COH-20.0"),
    Verb("flak", (_UNIT, Operand("target", UNIT)), 1, ACT, "fire", "COH-20.0"),
    Verb("lay", (_UNIT, Operand("kind", MODE, MINES), _HEX), 1, ACT, "mine", "COH-C.40", secret=True),
    Verb("defuse", (_UNIT, Operand("fort", ROW)), 0, ACT, "mine", "COH-C.41"),
    Verb("strike", (Operand("fort", ROW),), -1, ACT, "target", "COH-18.6"),
    Verb("mark", (_HEX,), 0, BUILD, "place", "COH-21.2"),
    Verb("stir", (_HEX,), 0, BUILD, "hide", "COH-21.2"),
    Verb("veteran", (_UNIT, Operand("card", K_CARD)), 1, BUILD, "card", "COH-8.3"),
    Verb("reroll", (Operand("n", NUMBER),), -1, ACT, "roll", "COH-C.V14"),
    Verb("sacrifice", (_UNIT,), 0, ACT, "unit", "COH-C.V06"),
    Verb("target", (Operand("player", PLAYER),), -1, ACT, "target", "COH-C.13"),
    Verb("lower", (), -1, ACT, "roll", "COH-C.12"),
]
