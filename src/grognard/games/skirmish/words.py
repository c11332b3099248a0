"""What can be chosen, what forbids it, what happens: numbers for the rules, names for the texts."""

from grognard.core.kit import END, HEX, NUMBER, PLAYER, UNIT, EventKind, Operand, Outcome, Refusal, Verb

_UNIT, _TARGET, _HEX = Operand("unit", UNIT), Operand("target", UNIT), Operand("hex", HEX)
_PLAYER, _NUMBER = Operand("player", PLAYER), Operand("n", NUMBER)

# `anchor` is the operand that a player points at; a verb without one is a button.
END_TURN, MOVE, ATTACK, RETREAT = range(4)
VERBS = [
    Verb("end-turn", role=END, rule="SK-1.1"),
    Verb("move", (_UNIT, _HEX), anchor=1, rule="SK-2.1"),
    Verb("attack", (_UNIT, _TARGET), anchor=1, rule="SK-3.1"),
    Verb("retreat", (_UNIT, _HEX), anchor=1, rule="SK-3.5"),
]
LEGAL, NOT_NOW, NOT_YOURS, SPENT, NOT_NEXT, OCCUPIED, TOO_FAR, NO_TARGET, NOT_AWAY = range(9)
REFUSALS = [
    Refusal("", ""),  # 0: nothing forbids it
    Refusal("not-now", "SK-1.2", rank=0),  # rank 0: it says nothing about the thing that was pointed at
    Refusal("not-yours", "SK-1.2"),
    Refusal("spent", "SK-3.1"),
    Refusal("not-next", "SK-2.1"),
    Refusal("occupied", "SK-2.2"),
    Refusal("too-far", "SK-2.1"),
    Refusal("no-target", "SK-3.1"),
    Refusal("not-away", "SK-3.5"),
]
TURN_BEGINS, MOVES, TAKES, ATTACKS, IS_LOST, RETREATS = range(6)
EVENTS = [
    EventKind("turn", (_PLAYER, _NUMBER)),
    EventKind("moves", (_UNIT, _HEX)),
    EventKind("takes", (_PLAYER, _HEX)),
    EventKind("attacks", (_UNIT, _TARGET, _NUMBER)),
    EventKind("lost", (_UNIT,)),
    EventKind("retreats", (_UNIT, _HEX)),
]
NOTHING, PUSH, KILL = range(3)  # what may come of an attack: odds are told in these
OUTCOMES = [Outcome("nothing", kind="none"), Outcome("push", kind="hit"), Outcome("kill", kind="kill")]
