"""The verbs of the game: everything a player can choose by number, and how what is no action is written.

The words of actions are with the actions (`actions`); `action_list.VERBS` has them all.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import (
    A_FACING,
    A_HEX,
    A_PLAYER,
    A_UNIT,
    GROUP,
    MODE,
    ROW,
    UNIT,
    N,
    Operand,
)
from grognard.core.kernel.kinds import CARD as K_CARD
from grognard.core.kernel.option import ACT, BUILD, END, Verb

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
COUNT: Final = 66

_BOMB = Operand("bomb", MODE)  # the kinds of bombs come from the data files: `bomb_verbs`


def bomb_verbs(bomb_names: tuple[str, ...]) -> None:
    """Gives the verb that drops a bomb its words."""
    _BOMB.names = bomb_names


#: How what is no action is written.
OTHER_VERBS: Final[dict[int, Verb]] = {
    PASS: Verb("pass", (), role=END, rule="COH-2.2"),
    STALL: Verb("stall", (Operand("payment", MODE, PAYMENTS),), rule="COH-2.2"),
    SPEND: Verb("spend", (), role=BUILD, rule="COH-3.0"),
    ACTIVATE: Verb("activate", (A_UNIT,), 0, BUILD, "unit", "COH-3.0"),
    AP: Verb("ap", (A_UNIT,), 0, BUILD, "unit", "COH-3.0"),
    OPP: Verb("opp", (A_UNIT,), 0, BUILD, "unit", "COH-3.1"),
    CAP: Verb("cap", (A_UNIT,), 0, BUILD, "unit", "COH-3.22"),
    CARD: Verb("card", (Operand("card", K_CARD),), 0, BUILD, "card", "COH-8.1"),
    WITH: Verb("with", (A_UNIT,), 0, BUILD, "group", "COH-9.1"),
    SUPPORT: Verb("support", (), role=BUILD, group="pay", rule="COH-3.21"),
    FACE: Verb("face", (A_UNIT, A_FACING), 0, ACT, "facing", "COH-5.2"),
    AGAINST: Verb("against", (A_UNIT,), 0, ACT, "target", "COH-7.7"),
    COMMIT: Verb("commit", (N,), -1, ACT, "roll", "COH-3.23"),
    LUCK: Verb("luck", (), -1, ACT, "roll", "COH-C.12"),
    KEEP: Verb("keep", (), -1, ACT, "roll", "COH-C.12"),
    BOOST: Verb("boost", (), -1, BUILD, "card", "COH-C.9"),
    PAY: Verb("pay", (Operand("payment", MODE, PAYMENTS),), -1, BUILD, "pay", "COH-8.1"),
    USE: Verb("use", (A_UNIT,), 0, BUILD, "unit", "COH-8.1"),
    DONE: Verb("done", (), -1, END, "", "COH-9.1"),
    APPEAR: Verb("appear", (A_UNIT, A_FACING), 0, BUILD, "hide", "COH-10.0"),
    PLOT: Verb("plot", (Operand("battery", GROUP), A_HEX), 1, BUILD, "plot", "COH-12.3", secret=True),
    PLACE: Verb("place", (A_UNIT, A_HEX), 1, BUILD, "place", "COH-1.0"),
    CONCEAL: Verb("conceal", (A_UNIT, A_HEX), 1, BUILD, "place", "COH-1.0", secret=True),
    SCREEN: Verb("screen", (Operand("battery", GROUP), A_HEX), 1, BUILD, "plot", "COH-13.1", secret=True),
    SENSE: Verb("sense", (A_UNIT,), 0, BUILD, "sense", "COH-C.V07"),
    VEIL: Verb("veil", (A_UNIT,), 0, BUILD, "hide", "COH-C.V13"),
    FORWARD: Verb("forward", (A_UNIT, A_HEX), 1, ACT, "fly", "COH-20.0"),
    BANK: Verb("bank", (A_UNIT, A_FACING), 0, ACT, "facing", "COH-20.0"),
    CLIMB: Verb("climb", (A_UNIT,), 0, ACT, "fly", "COH-20.1"),
    DIVE: Verb("dive", (A_UNIT,), 0, ACT, "fly", "COH-20.1"),
    LEVEL: Verb("level", (A_UNIT, N), -1, ACT, "fly", "COH-20.0"),
    STRAFE: Verb("strafe", (A_UNIT, A_HEX), 1, ACT, "fire", "COH-20.2"),
    BOMB: Verb("bomb", (A_UNIT, A_HEX), 1, BUILD, "fire", "COH-20.4"),
    DROP: Verb("drop", (_BOMB,), -1, BUILD, "fire", "COH-20.4"),
    DOGFIGHT: Verb("dogfight", (A_UNIT, Operand("target", UNIT)), 1, ACT, "fire", "COH-20.2"),
    AWAY: Verb("away", (A_UNIT,), 0, ACT, "fly", "COH-20.0"),
    DEPART: Verb("depart", (A_UNIT,), 0, ACT, "fly", "COH-20.0"),
    DEFUSE: Verb("defuse", (A_UNIT, Operand("fort", ROW)), 0, ACT, "mine", "COH-C.41"),
    STRIKE: Verb("strike", (Operand("fort", ROW),), -1, ACT, "target", "COH-18.6"),
    MARK: Verb("mark", (A_HEX,), 0, BUILD, "place", "COH-21.2"),
    STIR: Verb("stir", (A_HEX,), 0, BUILD, "hide", "COH-21.2"),
    VETERAN: Verb("veteran", (A_UNIT, Operand("card", K_CARD)), 1, BUILD, "card", "COH-8.3"),
    REROLL: Verb("reroll", (N,), -1, ACT, "roll", "COH-C.V14"),
    SACRIFICE: Verb("sacrifice", (A_UNIT,), 0, ACT, "unit", "COH-C.V06"),
    TARGET: Verb("target", (A_PLAYER,), -1, ACT, "target", "COH-C.13"),
    LOWER: Verb("lower", (), -1, ACT, "roll", "COH-C.12"),
}
