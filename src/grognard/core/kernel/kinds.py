"""The kinds of things that options, events, columns and messages speak of.

A value is always an int; its kind says what the int counts. Scenario.name() and
Scenario.parse() turn (kind, int) into the text a player reads and back.
"""

from __future__ import annotations

from typing import Final

UNIT: Final = 0
HEX: Final = 1
SIDE: Final = 2
VERTEX: Final = 3
AREA: Final = 4
PLACE: Final = 5
CARD: Final = 6
ROW: Final = 7
PLAYER: Final = 8
GROUP: Final = 9
FACING: Final = 10
MODE: Final = 11
NUMBER: Final = 12
BITS: Final = 13
UNITS: Final = 14  # a set of units, one bit each

KIND_NAMES: Final = (
    "unit",
    "hex",
    "side",
    "vertex",
    "area",
    "place",
    "card",
    "row",
    "player",
    "group",
    "facing",
    "mode",
    "number",
    "bits",
    "units",
)

PUBLIC: Final = -1  # as a reader: a spectator, who sees what everybody sees
EVERYBODY: Final = -2  # as a reader of a game that is over: nothing is hidden from him
ALL: Final = -1  # as a mask: every bit set, so every player sees it


class Operand:
    """One operand of a verb, event or frame field: its name in texts and what its int counts."""

    def __init__(self, name: str, kind: int, names: tuple[str, ...] = ()) -> None:
        self.name = name
        self.kind = kind
        self.names = names  # for MODE: the words of the values 0, 1, 2 ...


# The operands that verbs and events of most games have.
A_UNIT: Final = Operand("unit", UNIT)
A_HEX: Final = Operand("hex", HEX)
A_SIDE: Final = Operand("side", SIDE)
A_PLACE: Final = Operand("place", PLACE)
A_PLAYER: Final = Operand("player", PLAYER)
A_FACING: Final = Operand("facing", FACING)
N: Final = Operand("n", NUMBER)


def bit_list(bits: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    top = bits.bit_length() - 1
    if bits > 0 and bits == 1 << top:  # usually only one unit moves
        return [top]
    out: list[int] = []
    while bits > 0:  # a negative number is no set: it would never end
        top = bits.bit_length() - 1
        out.append(top)
        bits ^= 1 << top
    out.reverse()
    return out


def bits_of(positions: list[int]) -> int:
    """A set as bits, from what is in it: the way back from `bit_list`."""
    bits = 0
    for at in positions:
        bits |= 1 << at
    return bits
