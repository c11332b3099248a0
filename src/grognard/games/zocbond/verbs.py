"""What a player of the family's games can choose, in the order in which every game lists it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import A_HEX, A_PLACE, A_UNIT, GROUP, UNIT, Operand
from grognard.core.kernel.option import ACT, BUILD, END, Verb

_VERBS: Final[list[tuple[str, tuple[Operand, ...], int, str, str, str]]] = []


def _verb(
    name: str, *operands: Operand, anchor: int = 0, role: str = ACT, group: str = "", sign: str = ""
) -> int:
    _VERBS.append((name, operands, anchor if operands else -1, role, group, sign))
    return len(_VERBS) - 1


DONE: Final = _verb("done", role=END)  # ends a phase
MARCH: Final = _verb("march", A_UNIT, group="move")
EXTEND: Final = _verb("extend", A_UNIT, group="move")
TACTICAL: Final = _verb("tactical", A_UNIT, group="move")
WITH: Final = _verb(
    "with", A_UNIT, role=BUILD, sign="+"
)  # joins the stack that moves, the attack, the advance
TO: Final = _verb("to", A_PLACE, sign=">")  # the next hex or area of a move, retreat or advance
DROP: Final = _verb("drop", A_UNIT, role=BUILD)  # stays behind while the stack goes on
HALT: Final = _verb("halt", role=END)  # the move, retreat or advance ends here
ROUT: Final = _verb("rout", A_UNIT, group="regroup")  # goes into full retreat of its own will
SHATTER: Final = _verb("shatter", A_HEX)  # automatic DS
ATTACK: Final = _verb("attack", A_HEX)
COMMIT: Final = _verb("commit", role=END)  # the builder is complete
LEAD: Final = _verb("lead", Operand("formation", GROUP), role=BUILD)
ATTACH: Final = _verb("attach", A_UNIT, role=BUILD)
SUPPORT: Final = _verb("support", A_UNIT, role=BUILD)  # artillery
AIR: Final = _verb("air", role=BUILD)
CANCEL: Final = _verb("cancel", role=END)  # the attack, where the rules allow it
LOSE: Final = _verb("lose", A_UNIT)  # takes a step loss
STAND: Final = _verb("stand", A_UNIT)  # leads a determined defence
YIELD: Final = _verb("yield", role=END)  # no determined defence: retreat
STRIKE: Final = _verb("strike", A_HEX)  # breakthrough combat
SPLIT: Final = _verb("split", A_UNIT, Operand("part", UNIT), group="regroup")
ABSORB: Final = _verb("absorb", A_UNIT, Operand("part", UNIT), group="regroup")
HOLD: Final = _verb("hold", role=END)  # the retreat is ignored: the attack has spent itself (H44-12.6)
READY: Final = _verb("ready", A_UNIT)  # artillery is replenished
FOLLOW: Final = _verb("follow", A_HEX)  # those who shattered its defenders in the movement phase advance
ALONE: Final = _verb("alone", A_UNIT)  # it retreats by itself, before the others go on
JOIN: Final = _verb("join", A_HEX)  # a breakthrough group joins another attack (H44-16.5)


def family_verbs(rule_ids: dict[str, str]) -> list[Verb]:
    """The family's verbs with the rules of a game behind them: the beginning of its list."""
    return [
        Verb(name, operands, anchor, role, group, rule_ids[f"verb-{name}"], sign=sign)
        for name, operands, anchor, role, group, sign in _VERBS
    ]


def family_verb(number: int) -> str:
    """The word for a verb in keys."""
    return _VERBS[number][0]


def verb_names() -> list[str]:
    """The names of the family's verbs."""
    return [verb[0] for verb in _VERBS]
