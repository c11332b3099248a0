"""Options, the verbs they are built from, and decisions.

An Option is four ints, because playouts make millions of them. The verb table says what the
ints mean: from it come the record's text and its parser, what a client lights up and the
sentence a player reads.
"""

from __future__ import annotations

from typing import Final

from .kinds import Operand

# What choosing a verb does to the game, for clients: act, build (adds to a builder), end.
ACT: Final = "act"
BUILD: Final = "build"
END: Final = "end"


class Option:
    """One atomic choice: a verb with up to three operands."""

    def __init__(self, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def same(self, other: Option) -> bool:
        return self.verb == other.verb and self.a == other.a and self.b == other.b and self.c == other.c

    def operand(self, i: int) -> int:
        return self.a if i == 0 else self.b if i == 1 else self.c

    def numbers(self) -> tuple[int, int, int, int]:
        return (self.verb, self.a, self.b, self.c)

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b}, {self.c})"


class Verb:
    """A kind of choice, declared once per game."""

    def __init__(
        self,
        name: str,
        operands: tuple[Operand, ...] = (),
        anchor: int = -1,
        role: str = ACT,
        group: str = "",
        rule: str = "",
        secret: bool = False,
        sign: str = "",
    ) -> None:
        self.name = name
        self.operands = operands
        self.anchor = anchor  # the operand one clicks; -1: a button
        self.role = role
        self.group = group
        self.rule = rule
        self.secret = secret  # only its player knows what is chosen by it
        self.sign = sign  # the short form of it in records, where it comes up again and again


class Decision:
    """What somebody is asked. Player, lane and kind are public; the options are his own."""

    def __init__(
        self, player: int, lane: int, kind: str, options: list[Option], several: bool, default: int
    ) -> None:
        self.player = player
        self.lane = lane
        self.kind = kind
        self.options = options
        self.several = several
        self.default = default  # the option taken where nobody chooses: see `Frame.default`
